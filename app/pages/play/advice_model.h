#pragma once

#include "app/session/coaching/own_cards.h"
#include "app/session/support/session_error.h"
#include "engine/coach/coach.h"
#include "engine/state/state.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <tl/expected.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

namespace pocketmars::app {

/// What the coach says of the turn at hand, once it is asked: it thinks on a thread of its own, and
/// what it says firms up meanwhile.
class AdviceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether a player's turn is at hand.
    Q_PROPERTY(bool possible READ possible NOTIFY changed)
    /// Whether advice was asked for; over when the game goes on.
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// Odds that the player wins, 0..1.
    Q_PROPERTY(double odds READ odds NOTIFY changed)
    /// `Red wins with 43 % (± 2)`; empty until the coach has thought a little.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    /// Best first, at most three, each with `words`, `reason` and `odds`, in words, and `arrows`,
    /// what it does on the table: `from` and `to`, paths of items; `from` may be empty.
    Q_PROPERTY(QVariantList moves READ moves NOTIFY changed)
    /// Why there is no advice; empty where there is.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// How many of the player's own cards nobody told yet: the advice guesses them.
    Q_PROPERTY(int unknownCards READ unknownCards NOTIFY changed)
    /// What the player whose turn it is says of their cards: `A7, G5`. They count for advice only,
    /// and stay told until they are played, or may lie elsewhere.
    Q_PROPERTY(QString hand READ hand WRITE setHand NOTIFY cardsChanged)
    Q_PROPERTY(QString prep READ prep WRITE setPrep NOTIFY cardsChanged)

public:
    explicit AdviceModel(QObject* parent = nullptr) : QObject(parent) {}
    /// Stops thinking.
    ~AdviceModel() override;
    Q_DISABLE_COPY_MOVE(AdviceModel)

    /// What the game has come to; what was advised before is over, unless it is the same.
    /// @param beliefs  all that it may have come to, likeliest first; empty: just the game
    void setGame(const engine::NamedState& game,
                 const std::vector<engine::CoachBelief>& beliefs = {});
    void clear();

    [[nodiscard]] bool possible() const;
    [[nodiscard]] bool open() const { return m_open; }
    [[nodiscard]] bool thinking() const { return m_thinking; }
    [[nodiscard]] double odds() const { return m_advice ? m_advice->odds.win : 0; }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QVariantList moves() const;
    [[nodiscard]] const QString& trouble() const { return m_trouble; }
    [[nodiscard]] int unknownCards() const;
    [[nodiscard]] QString hand() const { return QString::fromStdString(m_told[toMove()].hand); }
    [[nodiscard]] QString prep() const { return QString::fromStdString(m_told[toMove()].prep); }
    void setHand(const QString& cards);
    void setPrep(const QString& cards);

    /// Thinks about the turn at hand, for some seconds; once more with other cards.
    Q_INVOKABLE void ask();
    Q_INVOKABLE void close();

signals:
    void changed();
    /// The coach is thinking about the turn at hand.
    void asked();
    void cardsChanged();

private:
    [[nodiscard]] std::size_t toMove() const { return m_game ? m_game->state.toMove : 0; }
    /// Drops what is being thought.
    void stop();
    /// A state with the cards that the player told; or why they can't lie there.
    [[nodiscard]] tl::expected<engine::NamedState, session::SessionError>
    told(engine::NamedState game) const;
    void take(std::uint64_t question, const engine::Advice& advice, bool isLast);

    std::optional<engine::NamedState> m_game;
    std::vector<engine::CoachBelief> m_beliefs;
    engine::NamedState m_known; ///< of which the moves are told
    std::optional<engine::Advice> m_advice;
    QString m_trouble;
    std::array<session::OwnCards, engine::kMaxPlayers> m_told; ///< by seat
    bool m_open = false;
    bool m_thinking = false;
    std::uint64_t m_question = 0; ///< counts them; answers to older ones are dropped
    std::jthread m_thinker;
};

} // namespace pocketmars::app
