#pragma once

#include "app/pages/phone/desk.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/score/score_view_model.h"

#include <QJsonObject>

namespace pocketmars::app {

/// The page Score for phones: the same table as in the window, its photos taken by either.
class ScoreDesk : public Desk {
    Q_OBJECT
public:
    /// Both outlive it.
    ScoreDesk(ScoreViewModel& scoring, ProfilesViewModel& profiles, QObject* parent = nullptr);

    [[nodiscard]] QJsonObject shown() const override;
    [[nodiscard]] std::optional<QString> act(const QString& what, const QJsonObject& said,
                                             QJsonObject& answer) override;

    /// @param what  `more`: one more photo of the table that is shown; else of a new one
    [[nodiscard]] std::optional<QString> take(const QString& what, const QString& file) override;

signals:
    /// A phone took a photo, which is read now.
    void photoArrived();

private:
    [[nodiscard]] QJsonArray photos() const;
    /// Who plays, and with what it is read.
    [[nodiscard]] std::optional<QString> choose(const QString& what, const QJsonObject& said);
    [[nodiscard]] QJsonObject choicesFor(const std::vector<std::string>& paths) const;

    ScoreViewModel& m_scoring;
    ProfilesViewModel& m_profiles;
};

} // namespace pocketmars::app
