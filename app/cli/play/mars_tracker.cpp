#include "app/cli/play/mars_tracker.h"

#include "app/cli/output/mars_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/history/saved_game.h"
#include "app/session/to_mars/mars_files.h"
#include "app/session/to_mars/mars_history.h"
#include "db/support/utc.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/placement.h"
#include "engine/to_mars/state/move.h"

#include <string>
#include <utility>

namespace pocketmars::cli {
namespace {

using namespace to_mars;

constexpr const char* kHelp =
    "A step: NAME or the number of a player, then what that player does:\n"
    "  1 token                     a corporation token: a ticket\n"
    "  1 build laboratory          onto the main board\n"
    "  1 ship laboratory           to the ship, for a ticket; the place is found, or say "
    "A.upper.1\n"
    "  1 habitat, 1 launch dome, 1 assemble dome    by a project\n"
    "  1 panel 2                   solar panel 2\n"
    "  1 astronaut c, 1 swap c     to slot c, or swapped with one of the Lunar Gateway\n"
    "  1 fund robotic_arm          a project; 1 fund-other: of another corporation\n"
    "  1 retrieve c, 1 goal 2, 1 skip\n"
    "  round, end                  the next round; the end of the game\n"
    "Besides: legal, ship, score, undo, help, quit; log, or log photo.jpg (into your history; "
    "again "
    "takes\nthe place of before)\n";

/// `1 ship dome` and `Fabio ship dome` as the format has it, `Fabio: ship dome`. A first word that
/// is no player stands in the player's place, so that it is what is said to be wrong.
std::string withName(const std::string& line, const std::vector<Player>& players) {
    const auto firstGap = line.find(' ');
    if (line.find(':') != std::string::npos || firstGap == std::string::npos) {
        return line;
    }
    std::string name = line.substr(0, firstGap);
    std::size_t length = 0;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        for (const auto& called : {players[seat].name, std::to_string(seat + 1)}) {
            // The longest: of Anna and Anna B each can be meant.
            if (called.size() > length && line.starts_with(called + " ")) {
                name = players[seat].name;
                length = called.size();
            }
        }
    }
    return name + ": " + line.substr((length == 0 ? firstGap : length) + 1);
}

/// With the place where a structure goes, if it was left out and there is just one.
std::string withPlace(const std::string& line, const Game& game) {
    const auto behind = [&line](std::string_view words) {
        return line.ends_with(words) &&
               (line.size() == words.size() || line[line.size() - words.size() - 1] == ' ');
    };
    const auto appended = [&](Structure structure) {
        const auto places = placesFor(game.table().ship, game.state().modules, structure);
        return places.size() == 1 ? line + " " + toText(places.front()) : line;
    };
    if (behind("habitat")) {
        return appended(Structure::Dome);
    }
    for (const auto structure : kStructures) {
        for (const std::string verb : {"ship ", "launch ", "assemble "}) {
            if (behind(verb + std::string(name(structure)))) {
                return appended(structure);
            }
        }
    }
    return line;
}

std::string trimmed(const std::string& line) {
    const auto from = line.find_first_not_of(" \t\r");
    return from == std::string::npos ? std::string()
                                     : line.substr(from, line.find_last_not_of(" \t\r") + 1 - from);
}

} // namespace

void printLegalMoves(std::ostream& out, const Game& game) {
    TextTable rows({Align::Left, Align::Left});
    const auto& ship = game.table().ship;
    const auto& players = game.state().players;
    for (const auto& move : legalMoves(game.table(), game.state())) {
        rows.addRow({toText(move, ship, players), inWords(move, ship, players)});
    }
    rows.print(out, 0);
}

MarsTracker::MarsTracker(Game game, std::filesystem::path file)
    : m_game(std::move(game)), m_file(std::move(file)) {}

Outcome MarsTracker::run(std::istream& in, Terminal& terminal) {
    printShip(terminal.out, m_game.table(), m_game.state());
    terminal.out << "Type a step, or 'help'.\n> " << std::flush;
    std::string line;
    while (std::getline(in, line) && answer(trimmed(line), terminal)) {
        terminal.out << "> " << std::flush;
    }
    terminal.out << '\n';
    printMarsScore(terminal.out, m_game.table(), m_game.state());
    return m_file.empty() ? Outcome() : session::saveMarsGame(m_file, m_game);
}

bool MarsTracker::answer(const std::string& line, Terminal& terminal) {
    if (line == "quit") {
        return false;
    }
    if (line == "help") {
        terminal.out << kHelp;
    } else if (line == "legal") {
        printLegalMoves(terminal.out, m_game);
    } else if (line == "ship") {
        printShip(terminal.out, m_game.table(), m_game.state());
    } else if (line == "score") {
        printMarsScore(terminal.out, m_game.table(), m_game.state());
    } else if (line == "undo") {
        undo(terminal);
    } else if (line == "log" || line.starts_with("log ")) {
        log(trimmed(line.substr(3)), terminal);
    } else if (!line.empty()) {
        play(line, terminal);
    }
    return true;
}

void MarsTracker::play(const std::string& line, Terminal& terminal) {
    const auto& ship = m_game.table().ship;
    const auto move = moveFromText(withPlace(withName(line, m_game.state().players), m_game), ship,
                                   m_game.state().players);
    if (!move) {
        terminal.out << move.error() << "; 'help' tells what can be typed\n";
        return;
    }
    if (const auto played = m_game.play(*move); !played) {
        terminal.out << "Not now: " << played.error() << '\n';
        return;
    }
    const auto gave = inWords(m_game.effects(m_game.moves().size() - 1));
    terminal.out << inWords(*move, ship, m_game.state().players)
                 << (gave.empty() ? "" : "; " + gave) << '\n';
    if (!m_game.state().pending.empty()) {
        terminal.out << "Next: " << inWords(m_game.state().pending.back(), m_game.state()) << '\n';
    }
    keep(terminal);
}

void MarsTracker::undo(Terminal& terminal) {
    if (m_game.moves().empty()) {
        terminal.out << "There is nothing to undo\n";
        return;
    }
    const auto& ship = m_game.table().ship;
    terminal.out << "Undone: " << inWords(m_game.moves().back(), ship, m_game.state().players)
                 << '\n';
    (void)m_game.undo();
    keep(terminal);
}

void MarsTracker::log(const std::string& photo, Terminal& terminal) {
    const auto logged = session::openHistory().and_then([&](db::Database history) {
        return session::saveMarsGame(history, m_game, db::utcNow(), photo, m_logged);
    });
    if (!logged) {
        terminal.out << logged.error().message << '\n';
        return;
    }
    m_logged = *logged;
    terminal.out << "Logged as game " << logged->value() << '\n';
}

void MarsTracker::keep(Terminal& terminal) const {
    if (m_file.empty()) {
        return;
    }
    if (const auto saved = session::saveMarsGame(m_file, m_game); !saved) {
        terminal.err << saved.error().message << '\n'; // and again at the end
    }
}

} // namespace pocketmars::cli
