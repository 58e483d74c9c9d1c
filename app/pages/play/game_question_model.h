#pragma once

#include "app/session/game/game_event.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace pocketmars::app {

/// The one open question of a game.
class GameQuestionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Likeliest first; no more of each than it differs in from the others.
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed)
    /// What all answers have in common: `red plays … from the hand`; may be empty.
    Q_PROPERTY(QString frame READ frame NOTIFY changed)

public:
    explicit GameQuestionModel(QObject* parent = nullptr) : QObject(parent) {}

    /// @param isRetold  the same in other words
    void set(const std::optional<session::GameQuestion>& question, bool isRetold = false);

    [[nodiscard]] bool isOpen() const { return m_question.has_value(); }
    /// Only while isOpen().
    [[nodiscard]] int id() const { return m_question->id; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] QString frame() const;

signals:
    /// Another question, or none; the same with other answers says nothing.
    void changed();

private:
    std::optional<session::GameQuestion> m_question;
};

} // namespace pocketmars::app
