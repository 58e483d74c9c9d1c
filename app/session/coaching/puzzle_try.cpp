#include "app/session/coaching/puzzle_try.h"

#include "app/session/words/decision_words.h"
#include "app/session/words/words.h"
#include "engine/coach/forced.h"
#include "engine/coach/points.h"
#include "engine/rules/game.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

std::string standInWords(const engine::NamedState& game) {
    const auto rival = colourWord(game.colours[1]);
    const int lead = -engine::leadOf(game.state, 0);
    if (lead > 0) {
        //: How a puzzle stands; %1 a player's colour
        return phrase("Practice", "%1 leads by %n {point|points}", "", lead).with(rival);
    }
    if (lead == 0) {
        //: How a puzzle stands; %1 the colour of Devious Automatics
        return phrase("Practice", "both have as many points, and a tie is %1's").with(rival);
    }
    //: How a puzzle stands; %1 a player's colour
    return phrase("Practice", "%1 leads by %n {point|points}", "", -lead)
        .with(colourWord(game.colours[0]));
}

std::string deckInWords(const engine::State& state) {
    const auto cards = state.cards.count(engine::Zone::deck());
    if (cards == 0) {
        //: How a puzzle stands
        return phrase("Practice", "no card is left in the deck");
    }
    //: How a puzzle stands
    return phrase("Practice", "the deck has %n {card|cards} left", "", asCount(cards));
}

} // namespace

std::string puzzleInWords(const engine::NamedState& game) {
    //: A puzzle: %1 the round, %2 who leads, %3 the cards of the deck, %4 the player's colour
    return phrase("Practice", "Round %1: %2; %3. Which move wins for %4?")
        .with(game.state.round, standInWords(game), deckInWords(game.state),
              colourWord(game.colours[0]));
}

PuzzleTry::PuzzleTry(engine::NamedPuzzle puzzle)
    : m_puzzle(std::move(puzzle)), m_now(m_puzzle.game) {
    std::vector<engine::Action> forced;
    (void)engine::takeForced(m_now.state, forced);
    ask();
}

void PuzzleTry::ask() {
    m_choices.clear();
    if (isSolved()) {
        return;
    }
    const auto& decision = m_puzzle.decisions[m_found.size()];
    const auto seat = *engine::playerToDecide(m_now.state);
    for (const auto& move : engine::observedChoices(m_now.state, seat)) {
        const auto option = std::ranges::find(decision, move, &engine::PuzzleOption::move);
        m_choices.push_back({*option, decisionInWords(m_now, move), false});
    }
}

bool PuzzleTry::choose(std::size_t option) {
    const auto move = m_choices[option].option.move;
    if (move != m_puzzle.decisions[m_found.size()].front().move) {
        m_misses += m_choices[option].isTried ? 0 : 1;
        m_choices[option].isTried = true;
        return false;
    }
    m_before.push_back(m_now);
    m_found.push_back(move);
    // The last one may show what nobody can know yet: as far as it is known the board shows it.
    if (!engine::takeDecision(m_now.state, move) && engine::isLegal(m_now.state, move) &&
        !engine::assumes(m_now.state, move)) {
        engine::apply(m_now.state, move);
    }
    ask();
    return true;
}

std::string PuzzleTry::words() const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < m_found.size(); ++i) {
        words.push_back(decisionInWords(m_before[i], m_found[i]));
    }
    return joined(words);
}

double PuzzleTry::odds() const {
    return m_found.empty() ? 0 : m_puzzle.decisions[m_found.size() - 1].front().win;
}

void PuzzleTry::retell() {
    for (auto& choice : m_choices) {
        choice.words = decisionInWords(m_now, choice.option.move);
    }
}

} // namespace pocketmars::session
