#include "app/session/history/written_game.h"

#include "app/session/scoring/score_lines.h"
#include "engine/state/state.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cstddef>
#include <set>

namespace pocketmars::session {
namespace {

using engine::phrase;

tl::unexpected<SessionError> mend(std::string what) {
    return tl::unexpected(SessionError{std::move(what)});
}

bool pointsFit(const db::GameInfo& game, std::size_t seat) {
    const auto fits = [](int points) { return points >= 0 && points <= kMostPoints; };
    bool all = fits(db::totalOf(game, seat));
    for (std::size_t line = 0; line < kScoreLines; ++line) {
        all = all && fits(points(game.sheet.players[seat], static_cast<ScoreLine>(line)));
    }
    return all;
}

tl::expected<void, SessionError> checkPlayers(const db::GameInfo& game) {
    const auto& players = game.sheet.players;
    const bool solo = game.sheet.mode == engine::Mode::Solo;
    if (players.size() < 2 || players.size() > (solo ? 2U : engine::kMaxPlayers)) {
        return mend(solo ? phrase("WrittenGame", "a solo game has one human and Devious Automatics")
                         : phrase("WrittenGame", "2 to 4 people play: name their colours"));
    }
    std::set<std::string> colours;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto role = solo && seat == 1 ? engine::Role::Da : engine::Role::Human;
        if (players[seat].role != role) {
            return mend(phrase("WrittenGame", "a solo game has one human and Devious Automatics"));
        }
        if (players[seat].colour.empty() || !colours.insert(players[seat].colour).second) {
            return mend(phrase("WrittenGame", "give each player a colour of their own"));
        }
        if (!pointsFit(game, seat)) {
            return mend(phrase("WrittenGame", "points go from 0 to %1").with(kMostPoints));
        }
    }
    return {};
}

} // namespace

std::vector<std::string> mayHaveWon(const db::GameInfo& game) {
    int most = -1;
    std::vector<std::string> leaders;
    for (std::size_t seat = 0; seat < game.sheet.players.size(); ++seat) {
        const int total = db::totalOf(game, seat);
        if (total > most) {
            most = total;
            leaders.clear();
        }
        if (total == most) {
            leaders.push_back(game.sheet.players[seat].colour);
        }
    }
    // Ruled so in both editions: the human wins with more points only.
    if (game.sheet.mode == engine::Mode::Solo && leaders.size() > 1) {
        return {game.sheet.players.back().colour};
    }
    return leaders;
}

engine::ScoreSheet totalsOf(const db::GameInfo& game) {
    auto sheet = game.sheet;
    for (std::size_t seat = 0; seat < game.bareTotals.size(); ++seat) {
        sheet.players[seat].ship = game.bareTotals[seat];
    }
    return sheet;
}

tl::expected<void, SessionError> checkWritten(const db::GameInfo& game) {
    if (auto players = checkPlayers(game); !players) {
        return players;
    }
    const auto leaders = mayHaveWon(game);
    for (const auto& winner : game.sheet.winners) {
        if (std::find(leaders.begin(), leaders.end(), winner) == leaders.end()) {
            return mend(phrase("WrittenGame",
                               "who wins has the most points: check the points and the winner"));
        }
    }
    if (leaders.size() == 1 && game.sheet.winners != leaders) {
        return mend(
            phrase("WrittenGame", "who has the most points wins: check the points and the winner"));
    }
    if (!game.level.empty() &&
        (game.sheet.mode != engine::Mode::Solo || !engine::levelFromName(game.level))) {
        return mend(
            phrase("WrittenGame", "the level of a solo game is android, super_droid or cyborg"));
    }
    if (game.durationMin && (*game.durationMin < 1 || *game.durationMin > kLongestMinutes)) {
        return mend(
            phrase("WrittenGame", "a game takes from 1 to %1 minutes").with(kLongestMinutes));
    }
    return {};
}

} // namespace pocketmars::session
