#include "benchmarks/recorded_game.h"

#include "app/session/files/text_file.h"
#include "app/session/watching/table_watcher.h"
#include "app/session/words/messages.h"
#include "engine/format/json_lines.h"
#include "engine/format/state_json.h"
#include "engine/json/json_cursor.h"
#include "vision/open_source.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace pocketmars::benchmarks {
namespace {

constexpr const char* kRecord = "game.jsonl";

engine::GameOptions optionsOf(const engine::State& state) {
    engine::GameOptions options;
    options.mode = state.mode;
    options.edition = state.edition;
    options.level = state.level;
    options.players = state.playerCount;
    return options;
}

} // namespace

tl::expected<std::vector<session::TrueTable>, std::string>
recordedGame(const std::filesystem::path& folder) {
    const auto file = folder / kRecord;
    const auto text = session::readText(file);
    if (!text) {
        return tl::unexpected(text.error().message);
    }
    const auto lines = engine::parseJsonLines(*text);
    if (!lines) {
        return tl::unexpected(file.string() + ":" + lines.error().toString());
    }
    std::vector<session::TrueTable> tables;
    for (const auto& [number, object] : *lines) {
        std::optional<engine::JsonError> error;
        auto photo = engine::JsonCursor(object, error)["photo"].text();
        const auto* state = object.field("state");
        auto game = engine::stateFromJson(state != nullptr ? *state : engine::JsonValue());
        if (!error && !game) {
            error = game.error();
        }
        if (error) {
            return tl::unexpected(file.string() + ":" + std::to_string(number) + ": " +
                                  error->toString());
        }
        tables.push_back({std::move(photo), *std::move(game)});
    }
    if (tables.empty()) {
        return tl::unexpected(file.string() + " holds no table");
    }
    return tables;
}

GameResult playRecorded(const std::filesystem::path& folder, const calibration::Profile& profile) {
    GameResult result;
    result.name = folder.filename().string();
    const auto truth = recordedGame(folder);
    if (!truth) {
        result.error = truth.error();
        return result;
    }
    auto source = vision::openSource(folder.string());
    if (!source) {
        result.error = session::message(source.error(), folder.string()).message;
        return result;
    }
    const auto& first = truth->front().game;
    vision::ReadOptions options;
    options.mode = first.state.mode;
    options.players = first.colours;
    session::TableWatcher watcher(profile, options, *std::move(source));
    session::JudgedGame game(optionsOf(first.state), *truth);
    session::GameTally watched; // what the camera alone complained of
    const auto ended = watcher.run(
        [&](const session::WatchEvent& event) {
            if (const auto* table = std::get_if<session::TableSeen>(&event)) {
                game.see(table->observation, table->photo);
            } else {
                ++watched.warnings;
                watched.faults.push_back("warned: " + std::get<session::WatchWarning>(event).text);
            }
        },
        [] { return false; });
    if (!ended) {
        result.error = ended.error().message;
    }
    result.tally = game.end();
    result.tally.warnings += watched.warnings;
    result.tally.faults.insert(result.tally.faults.end(), watched.faults.begin(),
                               watched.faults.end());
    return result;
}

void printGames(std::ostream& out, const std::vector<GameResult>& games) {
    out << "\nGames played through the session\n";
    session::GameTally sum;
    int exact = 0;
    int mostQuestions = 0;
    for (const auto& [name, error, tally] : games) {
        out << "  " << name << ": ";
        if (!error.empty()) {
            out << error << '\n';
        } else {
            out << tally.right << " of " << tally.tables << " states, " << tally.questions
                << " questions, " << tally.wrong << " wrong acceptances, " << tally.warnings
                << " false alarms, final score " << (tally.scoreExact ? "exact" : "WRONG") << '\n';
        }
        for (const auto& fault : tally.faults) {
            out << "    " << fault << '\n';
        }
        sum.tables += tally.tables;
        sum.right += tally.right;
        sum.wrong += tally.wrong;
        sum.questions += tally.questions;
        sum.warnings += tally.warnings;
        exact += tally.scoreExact ? 1 : 0;
        mostQuestions = std::max(mostQuestions, tally.questions);
    }
    out << "  all: " << sum.right << " of " << sum.tables << " states, " << sum.questions
        << " questions (at most " << mostQuestions << " in a game), " << sum.wrong
        << " wrong acceptances, " << sum.warnings << " false alarms, final score exact in " << exact
        << " of " << games.size() << " games\n";
}

} // namespace pocketmars::benchmarks
