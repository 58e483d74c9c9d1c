#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace pocketmars::app {

/// The steps of the profile wizard, a row for each, and how far each has come.
class WizardStepsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

public:
    /// The nine pictures stand before these.
    enum Step { Spaces = 9, Colours, Name, kSteps };
    Q_ENUM(Step)
    enum State {
        Open,     ///< nothing there yet
        Busy,     ///< a picture is being read
        Done,     ///< as it should be
        Wrong,    ///< the picture can't be used
        Doubtful, ///< it can, once somebody looked at it
    };
    Q_ENUM(State)
    enum Role { TitleRole = Qt::UserRole, StateRole };

    explicit WizardStepsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// `Buildings`, `Greenhouse`, …
    [[nodiscard]] static QString title(int step);
    [[nodiscard]] State state(int step) const {
        return m_states.at(static_cast<std::size_t>(step));
    }
    void setState(int step, State state);
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::array<State, kSteps> m_states{};
};

} // namespace pocketmars::app
