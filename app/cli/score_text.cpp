#include "app/cli/score_text.h"

#include "app/cli/text_table.h"
#include "engine/json_error.h"

#include <algorithm>

namespace pocketmars::cli {
namespace {

using engine::Mode;
using engine::Role;
using engine::ScoreLines;
using engine::ScoreSheet;
using engine::shownName;

struct Line {
    const char* name;
    int ScoreLines::*points;
};

constexpr Line kLines[]{
    {"Spaceship", &ScoreLines::ship},
    {"Colonists on ★", &ScoreLines::oneStar},
    {"Colonists on ★★", &ScoreLines::twoStar},
    {"In all four buildings", &ScoreLines::allFour},
    {"Four in one building", &ScoreLines::fourInOne},
    {"Highest energy", &ScoreLines::energy},
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

std::string versusSentence(const ScoreSheet& sheet) {
    int best = 0;
    for (const auto& player : sheet.players) {
        best = std::max(best, player.total());
    }
    const std::string points = std::to_string(best) + " points";
    if (sheet.winners.empty()) {
        return "A draw at " + points + ": play again.";
    }
    if (sheet.winners.size() > 1) {
        return join(sheet.winners) + " share the win with " + points + ".";
    }
    const auto atBest = std::count_if(sheet.players.begin(), sheet.players.end(),
                                      [best](const auto& p) { return p.total() == best; });
    return shownName(sheet.winners.front()) + " wins with " + points +
           (atBest > 1 ? ": ahead on the tie-break." : ".");
}

} // namespace

std::string winnerSentence(const ScoreSheet& sheet) {
    return sentence(sheet.mode == Mode::Solo ? soloSentence(sheet) : versusSentence(sheet));
}

void printSheet(std::ostream& out, const ScoreSheet& sheet) {
    std::vector<Align> columns(sheet.players.size() + 1, Align::Right);
    columns.front() = Align::Left;
    TextTable table(std::move(columns));
    const auto addRow = [&](const char* name, const auto& cell) {
        std::vector<std::string> row{name};
        for (const auto& player : sheet.players) {
            row.push_back(cell(player));
        }
        table.addRow(std::move(row));
    };
    addRow("", [](const ScoreLines& player) {
        return shownName(player.colour) + (player.role == Role::Da ? " (DA)" : "");
    });
    table.addRule();
    for (const auto& line : kLines) {
        addRow(line.name,
               [&](const ScoreLines& player) { return std::to_string(player.*line.points); });
    }
    table.addRule();
    addRow("Total", [](const ScoreLines& player) { return std::to_string(player.total()); });
    table.print(out, 2);
    out << '\n' << winnerSentence(sheet) << '\n';
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
