#include "benchmarks/accuracy_summary.h"

#include "app/cli/output/text_table.h"

#include <fmt/core.h>

#include <cstddef>
#include <map>

namespace pocketmars::benchmarks {
namespace {

/// From here on a reading counts as sure: none of those should be wrong.
constexpr double kSure = 0.9;

constexpr std::size_t kNameWidth = 26; ///< columns: names of a set stand under each other

std::string totals(const engine::ScoreSheet& sheet) {
    std::string text;
    for (const auto& player : sheet.players) {
        text += (text.empty() ? "" : ":") + std::to_string(player.total());
    }
    return text;
}

std::string wrongItem(const ComparedItem& item) {
    return item.path + " is " + item.truth + ", read " +
           (item.read.empty() ? "unseen" : item.read) +
           (item.confidence ? fmt::format(" ({:.2f})", *item.confidence) : "");
}

constexpr const char* kOther = "other";
constexpr const char* kDifficulties[]{"easy", "mid", "hard", kOther};

std::string difficultyOf(const std::string& name) {
    for (const auto* difficulty : kDifficulties) {
        const std::string end = std::string("-") + difficulty;
        if (name.size() > end.size() && name.ends_with(end)) {
            return difficulty;
        }
    }
    return kOther;
}

struct Tally {
    int right = 0;
    int all = 0;

    void add(bool isRight) {
        right += isRight ? 1 : 0;
        ++all;
    }
};

void addRow(cli::TextTable& table, std::string_view label, const Tally& tally) {
    const std::string share =
        tally.all == 0 ? "" : fmt::format("{:.1f} %", 100.0 * tally.right / tally.all);
    table.addRow({std::string(label), std::to_string(tally.right) + " of",
                  std::to_string(tally.all), share});
}

cli::TextTable emptyTable() {
    using cli::Align;
    return cli::TextTable({Align::Left, Align::Right, Align::Right, Align::Right});
}

void printConfidence(std::ostream& out, const std::vector<PhotoResult>& results) {
    double sum = 0.0;
    int wrong = 0;
    int unread = 0;
    Tally sure;
    for (const auto& result : results) {
        for (const auto& item : result.items) {
            const bool value = !item.read.empty() && item.read != "?";
            if (!value) {
                ++unread;
            } else if (!item.right && item.confidence) {
                sum += *item.confidence;
                ++wrong;
            }
            if (value && item.confidence.value_or(0.0) >= kSure) {
                sure.add(item.right);
            }
        }
    }
    out << "\nConfidence\n"
        << "  mean of wrong values: "
        << (wrong == 0 ? "none is wrong" : fmt::format("{:.2f} ({} values)", sum / wrong, wrong))
        << "\n  unread or unseen: " << unread << " items\n  at least "
        << fmt::format("{:.1f}", kSure) << ": " << sure.all << " items, " << sure.all - sure.right
        << " of them wrong\n";
}

} // namespace

void printPhoto(std::ostream& out, const PhotoResult& result) {
    const auto name = cli::displayWidth(result.name);
    out << result.name << std::string(name < kNameWidth ? kNameWidth - name : 0, ' ')
        << (result.exact() ? "  exact " : "  WRONG ")
        << fmt::format("{:6.0f} ms  ", result.elapsedMs);
    if (!result.error.empty()) {
        out << result.error << '\n';
        return;
    }
    out << totals(*result.read);
    if (!result.exact()) {
        out << ", should be " << totals(result.truth);
    }
    for (const auto& item : result.items) {
        if (!item.right) {
            out << "; " << wrongItem(item);
        }
    }
    out << '\n';
}

void printSummary(std::ostream& out, const std::vector<PhotoResult>& results) {
    std::map<std::string, Tally> exact;
    std::map<ItemKind, Tally> byKind;
    Tally photos;
    Tally items;
    for (const auto& result : results) {
        photos.add(result.exact());
        exact[difficultyOf(result.name)].add(result.exact());
        for (const auto& item : result.items) {
            byKind[item.kind].add(item.right);
            items.add(item.right);
        }
    }
    auto table = emptyTable();
    for (const auto* difficulty : kDifficulties) {
        if (exact.contains(difficulty)) {
            addRow(table, difficulty, exact[difficulty]);
        }
    }
    addRow(table, "all", photos);
    out << "\nPhotos whose whole score is exact\n";
    table.print(out, 2);

    table = emptyTable();
    for (const auto kind : kItemKinds) {
        addRow(table, name(kind), byKind[kind]);
    }
    addRow(table, "all", items);
    out << "\nItems right\n";
    table.print(out, 2);
    printConfidence(out, results);
}

} // namespace pocketmars::benchmarks
