#pragma once

#include "app/session/game/choice_menu.h"
#include "app/session/game/hand_move.h"
#include "engine/state/action.h"
#include "engine/state/state.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// A cell of the cards to pick from.
struct PickCard {
    Q_GADGET
    QML_VALUE_TYPE(pickCard)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString suit MEMBER suit CONSTANT)
    Q_PROPERTY(bool possible MEMBER possible CONSTANT)

public:
    QString text;  ///< `G5`, `HC`: its suit's letter, and its value or letter
    QString title; ///< `Greenhouse 5`
    QString suit;  ///< as the formats name it
    bool possible = false;

    friend bool operator==(const PickCard&, const PickCard&) = default;
};

/// A phase or turn that the player tells decision by decision. Of many choices the card is picked
/// first, or the building, and then what is done with it.
class HandMoveModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether there is a phase or turn to tell.
    Q_PROPERTY(bool active READ active NOTIFY changed)
    /// Who decides, as at the head of a column; empty once all is decided.
    Q_PROPERTY(QString decider READ decider NOTIFY changed)
    /// Whether it is Devious Automatics who acts: the player only says what its card is.
    Q_PROPERTY(bool automaton READ isAutomaton NOTIFY changed)
    /// What can be decided now, in words, beside the cards; empty once all is decided.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    /// All cards, suit by suit, seven a suit, where one is to be picked; else empty.
    Q_PROPERTY(QList<pocketmars::app::PickCard> cards READ cards NOTIFY changed)
    /// What is to be picked: `Which card?`; empty where choices are told at once.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// What was decided so far, in words; empty at first.
    Q_PROPERTY(QString words READ words NOTIFY changed)
    /// What is to be moved for the automaton, step by step, once it is known; else empty.
    Q_PROPERTY(QStringList orders READ orders NOTIFY changed)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)

public:
    explicit HandMoveModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins to tell what is played from a settled state. The same state again changes nothing.
    void begin(const engine::NamedState& game);
    void clear();
    /// Puts the choices into the language of now.
    void retranslate();

    [[nodiscard]] bool active() const { return m_move.has_value(); }
    [[nodiscard]] QString decider() const;
    [[nodiscard]] bool isAutomaton() const;
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] QList<PickCard> cards() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QStringList orders() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] bool complete() const { return m_move && m_move->isComplete(); }
    /// Only while complete().
    [[nodiscard]] const std::vector<engine::Action>& actions() const { return m_move->actions(); }

    /// A choice that is not there changes nothing.
    Q_INVOKABLE void choose(int choice);
    /// @param card  its place in `cards`; one that is not possible changes nothing
    Q_INVOKABLE void pick(int card);
    /// The last pick or decision.
    Q_INVOKABLE void takeBack();

signals:
    void changed();

private:
    void decide(std::size_t choice);
    /// A pick that leaves one choice decides it.
    void follow(std::optional<std::size_t> only);

    std::optional<engine::NamedState> m_from;
    std::optional<session::HandMove> m_move;
    std::optional<session::ChoiceMenu> m_menu; ///< of its choices; there where it is
};

} // namespace pocketmars::app
