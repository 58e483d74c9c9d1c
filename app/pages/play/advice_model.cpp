#include "app/pages/play/advice_model.h"

#include "app/session/coaching/advice_words.h"
#include "app/session/coaching/table_moves.h"
#include "app/support/item_text.h"
#include "app/support/percent_text.h"
#include "engine/coach/hidden_cards.h"
#include "engine/coach/told_cards.h"
#include "engine/rules/game.h"

#include <QLocale>
#include <QVariantMap>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace std::chrono_literals;

/// When the advice so far is shown: something soon, then firmer.
constexpr std::array kShownAfter{250ms, 600ms, 1000ms, 2000ms, 4000ms};

/// The reader and the window want a core, too.
std::size_t coachThreads() { return std::max(1U, std::thread::hardware_concurrency() / 2); }

bool isTurn(const engine::State& state) {
    return engine::isSettled(state) && engine::isPlayersTurn(state.phase);
}

QVariantList drawn(const std::vector<session::TableMove>& moves) {
    QVariantList list;
    for (const auto& move : moves) {
        list.append(QVariantMap{{"from", QString::fromStdString(move.from)},
                                {"to", QString::fromStdString(move.to)}});
    }
    return list;
}

} // namespace

AdviceModel::~AdviceModel() { stop(); }

void AdviceModel::setGame(const engine::NamedState& game,
                          const std::vector<engine::CoachBelief>& beliefs) {
    m_beliefs = beliefs;
    if (m_game == game) {
        return;
    }
    const bool isOtherGame =
        m_game && (m_game->colours != game.colours || m_game->state.mode != game.state.mode);
    stop();
    m_game = game;
    m_open = false;
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        auto& told = m_told[seat];
        told = isOtherGame ? session::OwnCards() : session::stillOwnCards(game.state, seat, told);
    }
    emit cardsChanged();
    emit changed();
}

void AdviceModel::clear() {
    stop();
    m_game.reset();
    m_open = false;
    m_told = {};
    emit cardsChanged();
    emit changed();
}

bool AdviceModel::possible() const { return m_game && isTurn(m_game->state); }

QString AdviceModel::headline() const {
    if (!m_advice || m_advice->moves.empty()) {
        return {};
    }
    const auto& odds = m_advice->odds;
    //: The coach: %1 a player's colour, %2 odds in per cent, %3 by how much they may be wrong
    auto text = tr("%1 wins with %2\u00a0% (± %3)");
    if (odds.win != m_advice->moves.front().odds.win) {
        //: The same where nobody told which cards the player holds, so that each move below it has
        //: odds of its own, those of who has its card
        text = tr("%1 wins with %2\u00a0% (± %3), over all cards they may hold");
    }
    return text.arg(colourText(m_known.colours[m_advice->seat]), percentText(odds.win),
                    QLocale().toString(100 * odds.standardError, 'f', 1));
}

QVariantList AdviceModel::moves() const {
    QVariantList moves;
    if (!m_advice) {
        return moves;
    }
    for (const auto& move : m_advice->moves) {
        const bool isGuessed =
            !move.line.empty() &&
            engine::needsUntoldCard(m_known.state, move.line.front(), m_advice->seat);
        //: Odds to win; %1 in per cent
        auto odds = tr("%1\u00a0%");
        if (isGuessed) {
            //: Odds to win of who has the card of a move, where nobody told whether the player has
            //: it; %1 in per cent
            odds = tr("%1\u00a0% with this card");
        }
        moves.append(QVariantMap{
            {"words", sentenceText(session::adviceInWords(m_known, move.line))},
            {"reason", sentenceText(session::reasonInWords(m_known, m_advice->seat, move))},
            {"odds", odds.arg(percentText(move.odds.win))},
            {"arrows", drawn(session::tableMovesOf(m_known, move.line))}});
    }
    return moves;
}

int AdviceModel::unknownCards() const {
    if (!m_game) {
        return 0;
    }
    const bool isAsked = m_thinking || m_advice;
    return static_cast<int>(
        session::unknownOwnCards(isAsked ? m_known.state : m_game->state, m_game->state.toMove));
}

void AdviceModel::setHand(const QString& cards) {
    if (cards != hand()) {
        m_told[toMove()].hand = cards.toStdString();
        emit cardsChanged();
    }
}

void AdviceModel::setPrep(const QString& cards) {
    if (cards != prep()) {
        m_told[toMove()].prep = cards.toStdString();
        emit cardsChanged();
    }
}

tl::expected<engine::NamedState, session::SessionError>
AdviceModel::told(engine::NamedState game) const {
    const std::size_t seat = game.state.toMove;
    for (const auto& [zone, cards] : {std::pair(engine::Zone::hand(seat), m_told[seat].hand),
                                      std::pair(engine::Zone::prep(seat), m_told[seat].prep)}) {
        if (const auto fits = session::tellOwnCards(game, zone, cards); !fits) {
            return tl::unexpected(fits.error());
        }
    }
    return game;
}

void AdviceModel::ask() {
    if (!possible()) {
        return;
    }
    stop();
    m_open = true;
    const auto game = told(*m_game);
    if (!game) {
        m_trouble = sentenceText(game.error().message);
        emit changed();
        return;
    }
    std::vector<engine::CoachBelief> beliefs;
    for (const auto& belief : m_beliefs) {
        if (const auto other = told({belief.state, m_game->colours})) {
            beliefs.push_back({other->state, belief.weight});
        }
    }
    if (beliefs.empty() || !(beliefs.front().state == game->state)) {
        beliefs = {{game->state, 1}};
    }
    auto coach = engine::Coach::on(beliefs, {.threads = coachThreads()});
    if (!coach) {
        m_trouble = sentenceText(session::refusalInWords(coach.error()));
        emit changed();
        return;
    }
    m_known = {engine::knownTo(game->state, game->state.toMove), game->colours};
    m_thinking = true;
    emit changed();
    emit asked();
    m_thinker = std::jthread([this, question = m_question,
                              coach = std::move(*coach)](const std::stop_token& stopped) mutable {
        const auto start = std::chrono::steady_clock::now();
        for (const auto after : kShownAfter) {
            coach.think({.until = start + after, .stop = stopped});
            if (stopped.stop_requested()) {
                return;
            }
            QMetaObject::invokeMethod(
                this,
                [this, question, advice = coach.advice(), isLast = after == kShownAfter.back()] {
                    take(question, advice, isLast);
                },
                Qt::QueuedConnection);
        }
    });
}

void AdviceModel::take(std::uint64_t question, const engine::Advice& advice, bool isLast) {
    if (question != m_question) {
        return;
    }
    m_advice = advice;
    m_thinking = !isLast;
    emit changed();
}

void AdviceModel::close() {
    stop();
    m_open = false;
    emit changed();
}

void AdviceModel::stop() {
    m_thinker = {}; // asks it to stop and waits; it looks up every few milliseconds
    ++m_question;
    m_advice.reset();
    m_trouble.clear();
    m_thinking = false;
}

} // namespace pocketmars::app
