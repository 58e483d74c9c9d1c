#pragma once

#include "engine/box/player.h"
#include "engine/box/readings.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// End-game scoring (rulings, Scoring), 2–4 players and solo.
namespace pocketmars::engine {

/// What scoring needs to know of one player: all of it public.
struct ScoredPlayer {
    Role role = Role::Human;
    std::string colour;
    int energy = 0;
    int ship = 0;                 ///< colonists on the own ship
    std::array<int, 4> oneStar{}; ///< by kScoringSuits
    std::array<int, 4> twoStar{}; ///< by kScoringSuits
};

/// Points a line, in the order of the score pad.
struct ScoreLines {
    Role role = Role::Human;
    std::string colour;
    int ship = 0;
    int oneStar = 0;
    int twoStar = 0;
    int allFour = 0;   ///< at least 1 colonist in each of the 4 buildings
    int fourInOne = 0; ///< at least 4 colonists in one building, once
    int energy = 0;    ///< highest energy; a tie counts for all tied

    [[nodiscard]] int total() const {
        return ship + oneStar + twoStar + allFour + fourInOne + energy;
    }
    friend bool operator==(const ScoreLines&, const ScoreLines&) = default;
};

/// One player's lines.
/// @param highestEnergy  among all players
[[nodiscard]] ScoreLines scoreLines(const ScoredPlayer& player, int highestEnergy);

struct ScoreSheet {
    Mode mode = Mode::Solo;
    std::vector<ScoreLines> players;  ///< in seating order
    std::vector<std::string> winners; ///< colours; several share the win, none is a drawn game

    friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

/// Scores a table as if the game ended now.
/// @param players    in seating order, 2 to 4; solo: the human, then DA
/// @param polishTie  asked only in the Polish edition's versus game
[[nodiscard]] ScoreSheet score(Mode mode, Edition edition, const std::vector<ScoredPlayer>& players,
                               PolishTie polishTie = PolishTie::TwoStar);

/// The scored part of an observation. An item that is unseen or unread counts as 0 here; ask
/// engine/observation/question.h which those are before trusting the sheet.
[[nodiscard]] std::vector<ScoredPlayer> scoredPlayers(const Observation& table);

/// What scoring needs to know of one player, without a colour.
[[nodiscard]] ScoredPlayer scoredPlayer(const State& state, std::size_t seat);

[[nodiscard]] std::vector<ScoredPlayer> scoredPlayers(const NamedState& game);

/// The score as if the game ended now.
[[nodiscard]] ScoreSheet score(const NamedState& game);

} // namespace pocketmars::engine
