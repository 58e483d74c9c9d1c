#pragma once

#include "app/pages/phone/desk.h"
#include "app/pages/play/play_view_model.h"
#include "app/settings/settings.h"

#include <QJsonObject>

namespace pocketmars::app {

/// The page Play for phones: the second screen of the game that the window follows.
class PlayDesk : public Desk {
    Q_OBJECT
public:
    /// @param play, settings  outlive it
    PlayDesk(PlayViewModel& play, const Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QJsonObject shown() const override;
    [[nodiscard]] std::optional<QString> act(const QString& what, const QJsonObject& said,
                                             QJsonObject& answer) override;

private:
    [[nodiscard]] QJsonObject move() const;
    [[nodiscard]] bool isAdviceWanted() const;
    [[nodiscard]] bool isAdvicePossible() const;
    /// What the coach says, or that it may be asked.
    [[nodiscard]] QJsonObject advice() const;
    /// What can be done while a game is played.
    [[nodiscard]] std::optional<QString> play(const QString& what, const QJsonObject& said);
    /// The phase or turn at hand, told decision by decision.
    [[nodiscard]] std::optional<QString> tellMove(const QString& what, const QJsonObject& said);

    PlayViewModel& m_play;
    const Settings& m_settings;
};

} // namespace pocketmars::app
