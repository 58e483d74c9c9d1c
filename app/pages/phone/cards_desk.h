#pragma once

#include "app/pages/phone/desk.h"
#include "app/pages/profiles/wizard_view_model.h"

#include <QJsonObject>

namespace pocketmars::app {

/// The wizard that learns a card profile, for phones: its nine pictures are taken one after the
/// other, each with its outlines back to be looked at and put right, then the spaces are marked and
/// the colours named.
class CardsDesk : public Desk {
    Q_OBJECT
public:
    /// @param wizard  outlives it
    explicit CardsDesk(WizardViewModel& wizard, QObject* parent = nullptr);

    [[nodiscard]] QJsonObject shown() const override;
    [[nodiscard]] std::optional<QString> act(const QString& what, const QJsonObject& said,
                                             QJsonObject& answer) override;
    /// The picture of the step that is shown.
    [[nodiscard]] std::optional<QString> take(const QString& what, const QString& file) override;

private:
    [[nodiscard]] QJsonObject picture() const;
    [[nodiscard]] QJsonObject marks() const;
    [[nodiscard]] QJsonObject spaces() const;
    /// What is said of the profile as a whole.
    [[nodiscard]] bool actOnProfile(const QString& what, const QJsonObject& said);
    /// What is said of the step's picture.
    [[nodiscard]] bool actOnPicture(const QString& what, const QJsonObject& said);
    /// What is dragged or tapped on it.
    [[nodiscard]] bool actOnMarks(const QString& what, const QJsonObject& said);

    /// Where spaces are on the cards.
    [[nodiscard]] bool actOnSpaces(const QString& what, const QJsonObject& said);

    WizardViewModel& m_wizard;
    int m_revision = 0; ///< counts steps and pictures
};

} // namespace pocketmars::app
