#include "app/session/coaching/advice_words.h"

#include "app/session/words/decision_words.h"
#include "app/session/words/words.h"
#include "engine/coach/hidden_cards.h"
#include "engine/rules/game.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::phrase;

constexpr std::size_t kSources = 6;

int rounded(double value) { return static_cast<int>(std::lround(value)); }

std::string sourceInWords(std::size_t source, int points) {
    switch (source) {
    case 0:
        //: A source of points
        return phrase("Coach", "%1 from the ship").with(points);
    case 1:
        //: A source of points
        return phrase("Coach", "%1 on ★").with(points);
    case 2:
        //: A source of points
        return phrase("Coach", "%1 on ★★").with(points);
    case 3:
        //: A source of points
        return phrase("Coach", "%1 for all four buildings").with(points);
    case 4:
        //: A source of points
        return phrase("Coach", "%1 for four in one building").with(points);
    default:
        //: A source of points
        return phrase("Coach", "%1 for energy").with(points);
    }
}

/// The sources that bring the most, at most three.
std::string sourcesInWords(const engine::PointsBySource& points) {
    constexpr std::size_t kMost = 3;
    std::array<std::size_t, kSources> order{0, 1, 2, 3, 4, 5};
    std::ranges::stable_sort(order, [&points](auto a, auto b) { return points[a] > points[b]; });
    std::vector<std::string> words;
    for (const auto source : order) {
        if (words.size() < kMost && rounded(points[source]) > 0) {
            words.push_back(sourceInWords(source, rounded(points[source])));
        }
    }
    return joined(words);
}

/// Whose round the game ends in.
std::string endInWords(const engine::NamedState& game, std::size_t seat,
                       const engine::AdvisedMove& move) {
    const double neither = 1 - move.endedByMe - move.endedByRival;
    const int rounds = rounded(move.rounds) + 1; // this one, too
    const bool isMine = move.endedByMe >= move.endedByRival && move.endedByMe >= neither;
    if (!isMine && neither > move.endedByRival) {
        if (game.state.mode == engine::Mode::Solo) {
            return phrase("Coach",
                          "it ends {in this round|in %n rounds}, mostly as the deck runs out", "",
                          rounds);
        }
        return phrase("Coach", "the end is %n {round|rounds} or more away", "", rounds);
    }
    if (!isMine && game.colours.size() > 2) {
        return phrase("Coach",
                      "it ends {in this round|in %n rounds}, mostly as another player has all "
                      "seven in buildings",
                      "", rounds);
    }
    //: Of a game; %1 a player's colour
    return phrase("Coach",
                  "it ends {in this round|in %n rounds}, mostly as %1 has all seven in buildings",
                  "", rounds)
        .with(colourWord(game.colours[isMine ? seat : 1 - seat]));
}

} // namespace

std::string adviceInWords(const engine::NamedState& game, std::span<const engine::Action> line) {
    std::vector<std::string> words;
    auto now = game;
    for (std::size_t i = 0; i < line.size(); ++i) {
        words.push_back(decisionInWords(now, line[i]));
        if (i + 1 < line.size()) {
            engine::apply(now.state, line[i]);
        }
    }
    return joined(words);
}

std::string reasonInWords(const engine::NamedState& game, std::size_t seat,
                          const engine::AdvisedMove& move) {
    double best = 0;
    for (std::size_t other = 0; other < game.state.playerCount; ++other) {
        best = other == seat ? best : std::max(best, move.points[other]);
    }
    // Quick games are played worse than those the odds are from: where they say otherwise of who
    // wins, their points would only confuse.
    const double even = 1.0 / game.state.playerCount;
    if ((move.odds.win > even && move.points[seat] < best) ||
        (move.odds.win < even && move.points[seat] > best)) {
        //: Why a move is good; %1 where its points come from, %2 how the game ends
        return phrase("Coach", "points from there: %1; %2")
            .with(sourcesInWords(move.mine), endInWords(game, seat, move));
    }
    //: Why a move is good; %1, %2 points, %3 where the first ones come from, %4 how the game ends
    return phrase("Coach", "quick games from there end about %1 : %2 (%3); %4")
        .with(rounded(move.points[seat]), rounded(best), sourcesInWords(move.mine),
              endInWords(game, seat, move));
}

std::string refusalInWords(engine::CoachRefusal refusal) {
    switch (refusal) {
    case engine::CoachRefusal::Over:
        return phrase("Coach", "the game is over; there is nothing left to decide");
    case engine::CoachRefusal::DaPhase:
        return phrase("Coach",
                      "the phase that is next is Devious Automatics'; ask again in your own");
    case engine::CoachRefusal::Chance:
        return phrase("Coach", "a new deck is to be shuffled first; ask again after that");
    case engine::CoachRefusal::AtOdds:
        break;
    }
    return phrase("Coach", "it is not clear who plays next; ask again after the next table");
}

} // namespace pocketmars::session
