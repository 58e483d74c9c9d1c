#include "engine/rules/score.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <utility>

namespace pocketmars::engine {
namespace {

constexpr int kShipPoints = 1;
constexpr int kOneStarPoints = 2;
constexpr int kTwoStarPoints = 4;
constexpr int kFourInOneColonists = 4;

/// The lines on which a human and DA differ (rulings, Scoring).
struct Bonuses {
    int allFour;
    int fourInOne;
    int energy;
};

constexpr Bonuses bonusesOf(Role role) {
    return role == Role::Human ? Bonuses{2, 3, 1} : Bonuses{4, 5, 2};
}

int sum(const std::array<int, 4>& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

int inBuilding(const ScoredPlayer& player, std::size_t building) {
    return player.oneStar.at(building) + player.twoStar.at(building);
}

/// What decides between players, the weightiest first: points, then each edition's tie-break.
using Rank = std::array<int, 3>;

Rank rankOf(const ScoredPlayer& player, int total, Edition edition, PolishTie polishTie) {
    const int oneStar = sum(player.oneStar);
    const int twoStar = sum(player.twoStar);
    const int inBuildings = oneStar + twoStar;
    if (edition == Edition::English) {
        return {total, inBuildings, 0};
    }
    return {total, polishTie == PolishTie::TwoStar ? twoStar : oneStar, inBuildings};
}

std::vector<std::string> versusWinners(const ScoreSheet& sheet, Edition edition, PolishTie tie,
                                       const std::vector<ScoredPlayer>& players) {
    std::vector<std::string> winners;
    Rank best{};
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto rank = rankOf(players[i], sheet.players[i].total(), edition, tie);
        if (winners.empty() || rank > best) {
            best = rank;
            winners = {players[i].colour};
        } else if (rank == best) {
            winners.push_back(players[i].colour);
        }
    }
    // English: what is still tied is a shared win. Polish: the game is drawn and replayed.
    if (edition == Edition::Polish && winners.size() > 1) {
        winners.clear();
    }
    return winners;
}

/// The human wins only with more points than DA; a tie is DA's, in both editions.
std::vector<std::string> soloWinners(const ScoreSheet& sheet) {
    const auto& human = sheet.players.front();
    const auto& da = sheet.players.back();
    return {human.total() > da.total() ? human.colour : da.colour};
}

} // namespace

ScoreLines scoreLines(const ScoredPlayer& player, int highestEnergy) {
    const auto bonuses = bonusesOf(player.role);
    bool allFour = true;
    bool fourInOne = false;
    for (std::size_t i = 0; i < kScoringSuits.size(); ++i) {
        allFour = allFour && inBuilding(player, i) >= 1;
        fourInOne = fourInOne || inBuilding(player, i) >= kFourInOneColonists;
    }
    ScoreLines lines;
    lines.role = player.role;
    lines.colour = player.colour;
    lines.ship = kShipPoints * player.ship;
    lines.oneStar = kOneStarPoints * sum(player.oneStar);
    lines.twoStar = kTwoStarPoints * sum(player.twoStar);
    lines.allFour = allFour ? bonuses.allFour : 0;
    lines.fourInOne = fourInOne ? bonuses.fourInOne : 0;
    // ruling 13: a tie counts for all tied, at 0 too
    lines.energy = player.energy == highestEnergy ? bonuses.energy : 0;
    return lines;
}

ScoreSheet score(Mode mode, Edition edition, const std::vector<ScoredPlayer>& players,
                 PolishTie polishTie) {
    assert(players.size() >= 2 && players.size() <= kMaxPlayers);
    assert(mode == Mode::Versus ||
           (players.size() == 2 && players[0].role == Role::Human && players[1].role == Role::Da));

    int highestEnergy = 0;
    for (const auto& player : players) {
        highestEnergy = std::max(highestEnergy, player.energy);
    }
    ScoreSheet sheet;
    sheet.mode = mode;
    for (const auto& player : players) {
        sheet.players.push_back(scoreLines(player, highestEnergy));
    }
    sheet.winners =
        mode == Mode::Solo ? soloWinners(sheet) : versusWinners(sheet, edition, polishTie, players);
    return sheet;
}

std::vector<ScoredPlayer> scoredPlayers(const Observation& table) {
    std::vector<ScoredPlayer> players;
    for (const auto& seen : table.players) {
        ScoredPlayer player;
        player.role = table.mode == Mode::Versus ? Role::Human : seen.role;
        player.colour = seen.colour;
        player.energy = seen.energy.valueOr(0);
        player.ship = seen.ship.valueOr(0);
        for (std::size_t i = 0; i < kScoringSuits.size(); ++i) {
            const auto& building = table.building(kScoringSuits.at(i));
            player.oneStar.at(i) = colonists(building.oneStar, seen.colour).valueOr(0);
            player.twoStar.at(i) = colonists(building.twoStar, seen.colour).valueOr(0);
        }
        players.push_back(std::move(player));
    }
    return players;
}

ScoredPlayer scoredPlayer(const State& state, std::size_t seat) {
    const auto& from = state.players[seat];
    ScoredPlayer player;
    player.role = roleOf(state, seat);
    player.energy = from.energy;
    player.ship = from.ship;
    std::copy(from.oneStar.begin(), from.oneStar.end(), player.oneStar.begin());
    std::copy(from.twoStar.begin(), from.twoStar.end(), player.twoStar.begin());
    return player;
}

std::vector<ScoredPlayer> scoredPlayers(const NamedState& game) {
    assert(game.colours.size() == game.state.playerCount);
    std::vector<ScoredPlayer> players;
    for (std::size_t seat = 0; seat < game.state.playerCount; ++seat) {
        players.push_back(scoredPlayer(game.state, seat));
        players.back().colour = game.colours[seat];
    }
    return players;
}

ScoreSheet score(const NamedState& game) {
    return score(game.state.mode, game.state.edition, scoredPlayers(game),
                 game.state.readings.polishTie);
}

} // namespace pocketmars::engine
