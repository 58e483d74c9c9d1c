#include "app/cli/commands/commands.h"
#include "app/cli/options/history_filter.h"
#include "app/cli/output/local_time.h"
#include "app/cli/output/text_table.h"
#include "app/session/history/saved_game.h"
#include "app/session/history/statistics.h"
#include "app/session/history/written_game.h"
#include "app/session/words/player_words.h"
#include "db/history.h"
#include "db/support/utc.h"
#include "engine/support/json_error.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <vector>

/// `history add`, `name` and `stats`: games that were played without the program, who played, and
/// what all of them say.
namespace pocketmars::cli {
namespace {

using session::SessionError;

struct EntryOptions {
    std::string date;
    std::string human;
    std::string da;
    std::vector<std::string> players;
    std::vector<std::string> points;
    std::vector<std::string> names;
    std::vector<std::string> winners;
    std::string level;
    std::string edition = "en";
    std::string note;
    int minutes = 0;
};

std::vector<std::string> split(const std::string& text, char at) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == at) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

/// Reads `18`, or `1+6+8+2+0+1` in the order of the score pad.
/// @return false if it is neither
bool readPoints(const std::string& text, engine::ScoreLines& lines, std::optional<int>& bareTotal) {
    std::vector<int> numbers;
    for (const auto& part : split(text, '+')) {
        int number = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
        if (error != std::errc() || end != part.data() + part.size() || part.empty() ||
            number < 0 || number > session::kMostPoints) {
            return false;
        }
        numbers.push_back(number);
    }
    if (numbers.size() == 1) {
        bareTotal = numbers.front();
        return true;
    }
    if (numbers.size() != session::kScoreLines) {
        return false;
    }
    lines = {lines.role, lines.colour, numbers[0], numbers[1],
             numbers[2], numbers[3],   numbers[4], numbers[5]};
    return true;
}

tl::expected<void, SessionError> readSheet(const EntryOptions& options, db::GameInfo& info) {
    auto& sheet = info.sheet;
    const bool solo = options.players.empty();
    sheet.mode = solo ? engine::Mode::Solo : engine::Mode::Versus;
    const auto colours = solo ? std::vector{options.human, options.da} : options.players;
    if (options.points.size() != colours.size()) {
        return tl::unexpected(SessionError{"say who played and with how many points, in the same "
                                           "order: --human red --da blue --points 18,17"});
    }
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        engine::ScoreLines lines;
        lines.role = solo && seat == 1 ? engine::Role::Da : engine::Role::Human;
        lines.colour = colours[seat];
        std::optional<int> bareTotal;
        if (!readPoints(options.points[seat], lines, bareTotal)) {
            return tl::unexpected(
                SessionError{"'" + engine::shownName(options.points[seat]) +
                             "' are no points: give a total, 18, or the six lines of the score "
                             "pad, 1+6+8+2+0+1, none above " +
                             std::to_string(session::kMostPoints)});
        }
        if (bareTotal) {
            info.bareTotals.push_back(*bareTotal);
        }
        sheet.players.push_back(std::move(lines));
    }
    if (!info.bareTotals.empty() && info.bareTotals.size() != colours.size()) {
        return tl::unexpected(SessionError{"give the lines of all players, or all totals"});
    }
    return {};
}

tl::expected<void, SessionError> readNames(const EntryOptions& options, db::GameInfo& info) {
    for (const auto& each : options.names) {
        const auto parts = split(each, '=');
        const auto& players = info.sheet.players;
        const auto seat = std::find_if(players.begin(), players.end(), [&](const auto& lines) {
            return lines.colour == parts.front();
        });
        if (parts.size() != 2 || seat == players.end()) {
            return tl::unexpected(SessionError{"'" + engine::shownName(each) +
                                               "' names nobody: --name takes COLOUR=NAME, of a "
                                               "colour that plays"});
        }
        info.names.resize(players.size());
        info.names[static_cast<std::size_t>(seat - players.begin())] = parts[1];
    }
    return {};
}

tl::expected<db::GameInfo, SessionError> infoOf(const EntryOptions& options) {
    db::GameInfo info;
    const auto date = options.date.empty()
                          ? db::utcNow()
                          : fromLocalTime(options.date).value_or(std::chrono::sys_seconds::max());
    if (date == std::chrono::sys_seconds::max()) {
        return tl::unexpected(SessionError{"'" + engine::shownName(options.date) +
                                           "' is no date: --date takes 2026-03-01 or \"2026-03-01 "
                                           "20:05\""});
    }
    info.playedAt = date;
    info.edition = engine::editionFromName(options.edition).value_or(engine::Edition::English);
    info.level = options.level;
    info.note = options.note;
    if (options.minutes != 0) {
        info.durationMin = options.minutes;
    }
    return readSheet(options, info)
        .and_then([&] { return readNames(options, info); })
        .and_then([&]() -> tl::expected<db::GameInfo, SessionError> {
            info.sheet.winners =
                options.winners.empty() ? session::mayHaveWon(info) : options.winners;
            if (options.winners.empty() && info.sheet.winners.size() > 1) {
                return tl::unexpected(SessionError{
                    "the best have the same points: say who won the tie with --winner COLOUR"});
            }
            return session::checkWritten(info).map([&] { return info; });
        });
}

Outcome add(const EntryOptions& options, Terminal& terminal) {
    const auto info = infoOf(options);
    if (!info) {
        return tl::unexpected(info.error());
    }
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto id = session::writeGame(*history, *info);
    if (!id) {
        return tl::unexpected(id.error());
    }
    terminal.out << "Added game " << id->value() << ".\n";
    return {};
}

Outcome name(const std::string& colour, const std::string& person, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    if (auto set = db::History(*history).setUsualPlayer(colour, person); !set) {
        return tl::unexpected(SessionError{set.error().message});
    }
    if (person.empty()) {
        terminal.out << "Nobody in particular plays " << colour << " any more.\n";
    } else {
        terminal.out << person << " usually plays " << colour << ".\n";
    }
    return {};
}

std::string percent(const session::Tally& tally) {
    const int games = std::max(1, tally.games());
    return fmt::format("{} %", (100 * tally.won + games / 2) / games);
}

std::string fixed(double value) { return fmt::format("{:.1f}", value); }

void print(const session::Statistics& all, std::ostream& out) {
    out << all.games << (all.games == 1 ? " game" : " games");
    if (all.tally.games() > 0) {
        out << ", " << all.tally.won << " won, " << all.tally.lost << " lost";
        if (all.tally.drawn > 0) {
            out << ", " << all.tally.drawn << " drawn";
        }
        out << " (" << percent(all.tally) << "); longest streak " << all.longestStreak;
    }
    out << "\n\n";
    TextTable levels({Align::Left, Align::Right, Align::Right, Align::Right});
    levels.addRow({"level", "games", "won", ""});
    levels.addRule();
    for (const auto& each : all.levels) {
        const auto level = session::levelName(each.level);
        levels.addRow({each.kind == db::GameKind::ToMars ? "To Mars"
                       : each.versus                     ? "2 to 4 players"
                       : level.empty()                   ? "not known"
                                                         : level,
                       std::to_string(each.tally.games()), std::to_string(each.tally.won),
                       percent(each.tally)});
    }
    levels.print(out, 2);
    out << '\n';
    constexpr std::array<const char*, session::kScoreLines> kLines{"Spaceship",
                                                                   "Colonists on ★",
                                                                   "Colonists on ★★",
                                                                   "In all four buildings",
                                                                   "Four in one building",
                                                                   "Highest energy"};
    TextTable lines({Align::Left, Align::Right, Align::Right});
    lines.addRow({"points a game", "people", "DA"});
    lines.addRule();
    for (std::size_t line = 0; line < kLines.size(); ++line) {
        lines.addRow({kLines.at(line), fixed(all.people.points.at(line)),
                      fixed(all.automaton.points.at(line))});
    }
    lines.print(out, 2);
}

Outcome statistics(const FilterOptions& options, Terminal& terminal) {
    const auto filter = filterOf(options);
    if (!filter) {
        return tl::unexpected(filter.error());
    }
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto games = db::History(*history).list(*filter);
    if (!games) {
        return tl::unexpected(SessionError{games.error().message});
    }
    print(session::statisticsOf(*games, filter->person), terminal.out);
    return {};
}

void addEntry(CLI::App& history, const Choose& choose) {
    const auto entry = std::make_shared<EntryOptions>();
    auto* app = history.add_subcommand("add", "Write down a game that was played without a photo");
    app->add_option("--date", entry->date, "When, in local time; else now")
        ->type_name("\"2026-03-01 20:05\"");
    app->add_option("--human", entry->human, "Solo: your colour")->type_name("COLOUR");
    app->add_option("--da", entry->da, "Solo: the colour of Devious Automatics")
        ->type_name("COLOUR");
    app->add_option("--players", entry->players, "Versus: the colours in seating order")
        ->delimiter(',')
        ->type_name("COLOUR,COLOUR");
    app->add_option("--points", entry->points,
                    "In the same order: totals (18,17), or the six lines of the score pad "
                    "(1+6+8+2+0+1,0+8+4+4+0+1)")
        ->delimiter(',')
        ->required()
        ->type_name("POINTS,POINTS");
    app->add_option("--winner", entry->winners, "Who won a tie")
        ->delimiter(',')
        ->type_name("COLOUR");
    app->add_option("--name", entry->names, "Who played a colour; as often as needed")
        ->type_name("COLOUR=NAME");
    app->add_option("--level", entry->level, "Solo: the level")
        ->check(CLI::IsMember({"android", "super_droid", "cyborg"}))
        ->type_name("android|super_droid|cyborg");
    app->add_option("--edition", entry->edition, "Edition of the rules")
        ->check(CLI::IsMember({"en", "pl"}))
        ->type_name("en|pl");
    app->add_option("--minutes", entry->minutes, "How long it took")->type_name("N");
    app->add_option("--note", entry->note, "Anything you want to remember")->type_name("TEXT");
    app->callback([=] { choose([=](Terminal& terminal) { return add(*entry, terminal); }); });
}

} // namespace

void addHistoryEntryCommands(CLI::App& history, const Choose& choose) {
    addEntry(history, choose);

    const auto colour = std::make_shared<std::string>();
    const auto person = std::make_shared<std::string>();
    auto* nameApp = history.add_subcommand("name", "Say who usually plays a colour");
    nameApp->add_option("COLOUR", *colour, "As your card profile names it")
        ->required()
        ->type_name("");
    nameApp->add_option("NAME", *person, "Who; nobody if left out")->type_name("");
    nameApp->callback(
        [=] { choose([=](Terminal& terminal) { return name(*colour, *person, terminal); }); });

    auto* statsApp = history.add_subcommand("stats", "Show what all games say together");
    const auto filter = addFilterOptions(*statsApp);
    statsApp->callback(
        [=] { choose([=](Terminal& terminal) { return statistics(*filter, terminal); }); });
}

} // namespace pocketmars::cli
