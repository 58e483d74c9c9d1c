#pragma once

#include "app/session/game/answer_steps.h"
#include "app/session/game/game_event.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>

namespace pocketmars::app {

/// The one open question of a game, asked in steps where there are several things to tell.
class GameQuestionModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Empty if there is none.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Likeliest first; no more of each than it differs in from the others.
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed)
    /// By answer, the card that it is (engine::CardId::index()), where each is one; else empty.
    Q_PROPERTY(QList<int> cards READ cards NOTIFY changed)
    /// What all answers have in common: `red plays … from the hand`; may be empty.
    Q_PROPERTY(QString frame READ frame NOTIFY changed)
    /// Whether a step of the answer was given already.
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)

public:
    explicit GameQuestionModel(QObject* parent = nullptr) : QObject(parent) {}

    /// @param isRetold  the same in other words
    void set(const std::optional<session::GameQuestion>& question, bool isRetold = false);

    [[nodiscard]] bool isOpen() const { return m_steps.has_value(); }
    /// Only while isOpen().
    [[nodiscard]] int id() const { return m_id; }
    /// How many steps of the answer were given; only while isOpen().
    [[nodiscard]] int picked() const { return static_cast<int>(m_steps->picked()); }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList answers() const;
    [[nodiscard]] QList<int> cards() const;
    [[nodiscard]] QString frame() const;
    [[nodiscard]] bool canGoBack() const { return m_steps && m_steps->picked() > 0; }

    /// @return the option of the question, where the answer is clear now
    std::optional<std::size_t> pick(int answer);
    /// Takes the last step of the answer back.
    Q_INVOKABLE void goBack();

signals:
    /// Another question or step, or none; the same with other answers says nothing.
    void changed();

private:
    int m_id = 0; ///< of the question; 0: none
    std::optional<session::AnswerSteps> m_steps;
};

} // namespace pocketmars::app
