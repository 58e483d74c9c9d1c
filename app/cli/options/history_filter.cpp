#include "app/cli/options/history_filter.h"

#include "app/cli/output/local_time.h"
#include "engine/box/player.h"

#include <CLI/CLI.hpp>

#include <optional>

namespace pocketmars::cli {
namespace {

using session::SessionError;

std::optional<db::GameResult> resultFromName(const std::string& name) {
    if (name == "won") {
        return db::GameResult::Won;
    }
    if (name == "lost") {
        return db::GameResult::Lost;
    }
    return name == "drawn" ? std::optional(db::GameResult::Drawn) : std::nullopt;
}

tl::expected<std::optional<std::chrono::sys_seconds>, SessionError> dayFrom(const std::string& text,
                                                                            const char* option) {
    if (text.empty()) {
        return std::nullopt;
    }
    const auto day = fromLocalTime(text);
    if (!day) {
        return tl::unexpected(
            SessionError{"'" + text + "' is no day: " + option + " takes one such as 2026-03-01"});
    }
    return day;
}

} // namespace

std::shared_ptr<FilterOptions> addFilterOptions(CLI::App& command) {
    auto options = std::make_shared<FilterOptions>();
    command.add_option("--game", options->game, "Only games of Pocket Mars, or of To Mars")
        ->check(CLI::IsMember({"pocket_mars", "to_mars"}))
        ->type_name("pocket_mars|to_mars");
    command.add_option("--mode", options->mode, "Only solo or versus games")
        ->check(CLI::IsMember({"solo", "versus"}))
        ->type_name("solo|versus");
    command.add_option("--level", options->level, "Only solo games of this level")
        ->check(CLI::IsMember({"android", "super_droid", "cyborg"}))
        ->type_name("android|super_droid|cyborg");
    command
        .add_option("--player", options->player,
                    "Only games of this person: a name, or the colour of one without")
        ->type_name("NAME");
    command
        .add_option("--result", options->result,
                    "Only games with this result for the person, or for the human of solo games")
        ->check(CLI::IsMember({"won", "lost", "drawn"}))
        ->type_name("won|lost|drawn");
    command.add_option("--text", options->text, "Only games with this text in them")
        ->type_name("TEXT");
    command.add_option("--from", options->from, "Only games from this day on")->type_name("DATE");
    command.add_option("--to", options->to, "Only games up to this day")->type_name("DATE");
    command.add_flag("--no-advice", options->withoutAdvice,
                     "Only games in which the coach was not asked");
    return options;
}

tl::expected<db::GameFilter, SessionError> filterOf(const FilterOptions& options) {
    db::GameFilter filter;
    if (!options.game.empty()) {
        filter.kind = options.game == db::name(db::GameKind::ToMars) ? db::GameKind::ToMars
                                                                     : db::GameKind::PocketMars;
    }
    if (!options.mode.empty()) {
        filter.mode = engine::modeFromName(options.mode);
    }
    filter.level = options.level;
    filter.person = options.player;
    filter.result = resultFromName(options.result);
    filter.text = options.text;
    filter.withoutAdvice = options.withoutAdvice;
    const auto from = dayFrom(options.from, "--from");
    const auto to = dayFrom(options.to, "--to");
    if (!from || !to) {
        return tl::unexpected(from ? to.error() : from.error());
    }
    filter.from = *from;
    if (*to) {
        filter.until = nextMidnight(**to);
    }
    return filter;
}

} // namespace pocketmars::cli
