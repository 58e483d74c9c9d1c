#include "app/cli/output/score_text.h"

#include "app/cli/output/text_table.h"
#include "engine/support/json_error.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace pocketmars::cli {
namespace {

using engine::Mode;
using engine::Role;
using engine::ScoreLines;
using engine::ScoreSheet;
using engine::shownName;

/// By session::ScoreLine.
constexpr std::array<const char*, session::kScoreLines> kLines{
    "Spaceship",
    "Colonists on ★",
    "Colonists on ★★",
    "In all four buildings",
    "Four in one building",
    "Highest energy",
};

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) {
            text += i + 1 == words.size() ? " and " : ", ";
        }
        text += shownName(words[i]);
    }
    return text;
}

/// A sentence begins with a capital; a colour's name in another script stays as it is.
std::string sentence(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string soloSentence(const ScoreSheet& sheet) {
    const auto& human = sheet.players[0];
    const auto& da = sheet.players[1];
    const auto totals = [](const ScoreLines& more, const ScoreLines& less) {
        return std::to_string(more.total()) + " to " + std::to_string(less.total());
    };
    if (human.total() > da.total()) {
        return shownName(human.colour) + " beats Devious Automatics, " + totals(human, da) + ".";
    }
    return "Devious Automatics (" + shownName(da.colour) + ") wins, " + totals(da, human) +
           (human.total() == da.total() ? ": a tie is its own." : ".");
}

/// The players' totals, the highest first.
std::vector<int> totalsDown(const ScoreSheet& sheet) {
    std::vector<int> totals;
    for (const auto& player : sheet.players) {
        totals.push_back(player.total());
    }
    std::sort(totals.rbegin(), totals.rend());
    return totals;
}

std::string versusSentence(const ScoreSheet& sheet) {
    const auto totals = totalsDown(sheet);
    const std::string points = std::to_string(totals[0]) + " points";
    if (sheet.winners.empty()) {
        return "A draw at " + points + ": play again.";
    }
    if (sheet.winners.size() > 1) {
        return join(sheet.winners) + " share the win with " + points + ".";
    }
    return shownName(sheet.winners.front()) + " wins with " + points +
           (totals[0] == totals[1] ? ": ahead on the tie-break." : ".");
}

std::string openSentence(const ScoreSheet& sheet) {
    const auto totals = totalsDown(sheet);
    if (totals[0] == totals[1]) {
        return "so far it is level at " + std::to_string(totals[0]) + " points.";
    }
    const auto ahead =
        std::max_element(sheet.players.begin(), sheet.players.end(),
                         [](const auto& a, const auto& b) { return a.total() < b.total(); });
    return "so far " + shownName(ahead->colour) + (ahead->role == Role::Da ? " (DA)" : "") +
           " is ahead, " + std::to_string(totals[0]) + " to " + std::to_string(totals[1]) + ".";
}

} // namespace

std::string winnerSentence(const ScoreSheet& sheet, bool open) {
    return sentence(open                       ? openSentence(sheet)
                    : sheet.mode == Mode::Solo ? soloSentence(sheet)
                                               : versusSentence(sheet));
}

void printSheet(std::ostream& out, const ScoreSheet& sheet, const session::SheetDoubts& doubts) {
    std::vector<Align> columns(sheet.players.size() + 1, Align::Right);
    columns.front() = Align::Left;
    TextTable table(std::move(columns));
    const auto addRow = [&](const char* name, const auto& cell) {
        std::vector<std::string> row{name};
        for (std::size_t player = 0; player < sheet.players.size(); ++player) {
            row.push_back(cell(player));
        }
        table.addRow(std::move(row));
    };
    const auto shown = [](int points, bool unknown) {
        return std::to_string(points) + (unknown ? " ?" : "");
    };
    addRow("", [&](std::size_t player) {
        return shownName(sheet.players[player].colour) +
               (sheet.players[player].role == Role::Da ? " (DA)" : "");
    });
    table.addRule();
    for (std::size_t i = 0; i < kLines.size(); ++i) {
        const auto line = static_cast<session::ScoreLine>(i);
        addRow(kLines[i], [&](std::size_t player) {
            return shown(session::points(sheet.players[player], line),
                         doubts.isUnknown(player, line));
        });
    }
    table.addRule();
    addRow("Total", [&](std::size_t player) {
        return shown(sheet.players[player].total(), doubts.isUnknown(player));
    });
    table.print(out, 2);
    if (doubts.anyUnknown()) {
        out << "  ? counts as 0 what was not seen or could not be read\n";
    }
    out << '\n' << winnerSentence(sheet, doubts.open) << '\n';
}

void printQuestions(std::ostream& out, const std::vector<engine::Question>& questions) {
    if (questions.empty()) {
        return;
    }
    out << "\nNot certain yet: "
        << (questions.size() == 1
                ? "one item could not be told for sure. Add the option beside it with what lies "
                  "there for N:\n"
                : std::to_string(questions.size()) +
                      " items could not be told for sure. Add the options beside them with what "
                      "lies there for N:\n");
    TextTable table({Align::Left, Align::Left});
    for (const auto& question : questions) {
        table.addRow({question.text, "--set " + question.path + "=N"});
    }
    table.print(out, 2);
}

} // namespace pocketmars::cli
