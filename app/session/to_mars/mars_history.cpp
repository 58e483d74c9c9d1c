#include "app/session/to_mars/mars_history.h"

#include "app/session/files/text_file.h"
#include "app/session/support/log.h"
#include "app/session/words/messages.h"
#include "calibration/photo/photo.h"
#include "db/history.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/rules/score.h"

#include <algorithm>
#include <array>
#include <span>

namespace pocketmars::session {
namespace {

/// For players whose colour nobody said.
constexpr std::array<const char*, to_mars::kMaxSeats> kColours{"red", "blue", "green", "yellow"};

tl::expected<db::Photo, SessionError> photoFrom(const std::filesystem::path& file) {
    if (const auto photo = calibration::loadPhoto(file); !photo) {
        return tl::unexpected(message(photo.error(), file));
    }
    return readText(file).map([&file](const std::string& text) {
        const auto bytes = std::as_bytes(std::span(text));
        return db::Photo{file.filename().string(), {bytes.begin(), bytes.end()}};
    });
}

tl::expected<db::GameId, SessionError> saveMarsGameAnew(db::Database& history,
                                                        const to_mars::Game& game,
                                                        std::chrono::sys_seconds playedAt,
                                                        const std::filesystem::path& photo) {
    const auto added = newMarsGame(game, playedAt, photo);
    if (!added) {
        return tl::unexpected(added.error());
    }
    auto id = db::History(history).add(*added).map_error(asSessionError);
    if (id) {
        logInfo("saved To Mars as game " + std::to_string(id->value()));
    }
    return id;
}

tl::expected<db::GameId, SessionError> saveMarsGameAgain(db::Database& history, db::GameId id,
                                                         const to_mars::Game& game,
                                                         std::chrono::sys_seconds now,
                                                         const std::filesystem::path& photo) {
    db::History games(history);
    const auto before = games.get(id);
    if (!before && before.error().code == db::ErrorCode::NotFound) {
        return saveMarsGameAnew(history, game, now, photo);
    }
    if (!before) {
        return tl::unexpected(asSessionError(before.error()));
    }
    auto again = newMarsGame(game, before->info.playedAt, photo);
    if (!again) {
        return tl::unexpected(again.error());
    }
    again->info.note = before->info.note;
    again->info.durationMin = before->info.durationMin;
    if (before->info.names.size() == again->info.names.size()) {
        again->info.names = before->info.names;
    }
    if (photo.empty()) {
        auto kept = games.photo(id).map_error(asSessionError);
        if (!kept) {
            return tl::unexpected(kept.error());
        }
        again->photo = *std::move(kept);
        again->info.sourceName = before->info.sourceName;
    }
    if (auto replaced = games.replace(id, *again).map_error(asSessionError); !replaced) {
        return tl::unexpected(replaced.error());
    }
    logInfo("saved To Mars again as game " + std::to_string(id.value()));
    return id;
}

} // namespace

std::vector<std::string> coloursOf(const to_mars::State& state) {
    std::vector<std::string> colours;
    const auto isFree = [&colours](const std::string& colour) {
        return !colour.empty() && std::ranges::find(colours, colour) == colours.end();
    };
    for (const auto& player : state.players) {
        const auto spare = std::ranges::find_if(kColours, [&](const char* colour) {
            return isFree(colour) &&
                   std::ranges::find(state.players, colour, &to_mars::Player::colour) ==
                       state.players.end();
        });
        colours.push_back(isFree(player.colour) || spare == kColours.end() ? player.colour
                                                                           : std::string(*spare));
    }
    return colours;
}

tl::expected<db::NewGame, SessionError> newMarsGame(const to_mars::Game& game,
                                                    std::chrono::sys_seconds playedAt,
                                                    const std::filesystem::path& photo) {
    const auto& state = game.state();
    const auto result = to_mars::score(game.table(), state);
    const auto colours = coloursOf(state);
    db::NewGame out;
    auto& info = out.info;
    info.kind = db::GameKind::ToMars;
    info.playedAt = playedAt;
    info.sheet.mode = state.players.size() == 1 ? engine::Mode::Solo : engine::Mode::Versus;
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        engine::ScoreLines lines;
        lines.colour = colours[seat];
        info.sheet.players.push_back(std::move(lines));
        info.names.push_back(state.players[seat].name);
        info.bareTotals.push_back(result.players[seat].total());
    }
    if (state.players.size() > 1) { // who plays alone neither wins nor loses
        for (const auto seat : result.leaders()) {
            info.sheet.winners.push_back(colours[seat]);
        }
    }
    out.tableJson = to_mars::gameToJson(game);
    if (!photo.empty()) {
        auto kept = photoFrom(photo);
        if (!kept) {
            return tl::unexpected(kept.error());
        }
        info.sourceName = kept->fileName;
        out.photo = *std::move(kept);
    }
    return out;
}

tl::expected<db::GameId, SessionError>
saveMarsGame(db::Database& history, const to_mars::Game& game, std::chrono::sys_seconds now,
             const std::filesystem::path& photo, std::optional<db::GameId> before) {
    return before ? saveMarsGameAgain(history, *before, game, now, photo)
                  : saveMarsGameAnew(history, game, now, photo);
}

} // namespace pocketmars::session
