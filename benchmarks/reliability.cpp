#include "benchmarks/reliability.h"

#include "app/cli/output/text_table.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::benchmarks {
namespace {

constexpr std::array<double, 8> kBounds{0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999, 1.0};

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

void printTable(std::ostream& out, std::string_view title, const std::vector<ComparedItem>& items) {
    using cli::Align;
    const auto bins = reliability(items);
    if (bins.empty()) {
        return;
    }
    out << '\n'
        << title << ": expected calibration error " << percent(expectedCalibrationError(bins))
        << '\n';
    cli::TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Left});
    for (const auto& bin : bins) {
        const auto interval = wilson(bin.right, bin.count);
        table.addRow(
            {fmt::format("{:.3f} to {:.3f}", bin.from, bin.to),
             fmt::format("{} readings", bin.count), fmt::format("{} wrong", bin.count - bin.right),
             percent(bin.share()),
             fmt::format("right ({} to {})", percent(interval.low), percent(interval.high))});
    }
    table.print(out, 2);
}

} // namespace

Interval wilson(std::size_t right, std::size_t count) {
    if (count == 0) {
        return {};
    }
    constexpr double z = 1.96;
    const auto n = static_cast<double>(count);
    const double p = static_cast<double>(right) / n;
    const double middle = p + z * z / (2 * n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    const double whole = 1 + z * z / n;
    return {std::max(0.0, (middle - half) / whole), std::min(1.0, (middle + half) / whole)};
}

std::vector<ReliabilityBin> reliability(const std::vector<ComparedItem>& items) {
    std::vector<ReliabilityBin> bins;
    for (std::size_t i = 0; i + 1 < kBounds.size(); ++i) {
        bins.push_back({kBounds[i], kBounds[i + 1]});
    }
    for (const auto& item : items) {
        if (item.read.empty() || item.read == "?" || !item.confidence) {
            continue;
        }
        const auto bin = std::find_if(bins.begin(), bins.end() - 1, [&](const ReliabilityBin& b) {
            return *item.confidence < b.to;
        });
        ++bin->count;
        bin->right += item.right ? 1U : 0U;
        bin->confidences += *item.confidence;
    }
    std::erase_if(bins, [](const ReliabilityBin& bin) { return bin.count == 0; });
    return bins;
}

double expectedCalibrationError(const std::vector<ReliabilityBin>& bins) {
    double sum = 0;
    double all = 0;
    for (const auto& bin : bins) {
        const auto count = static_cast<double>(bin.count);
        sum += count * std::abs(bin.confidence() - bin.share());
        all += count;
    }
    return all > 0 ? sum / all : 0;
}

void printReliability(std::ostream& out, const std::vector<PhotoResult>& photos) {
    std::vector<ComparedItem> all;
    std::size_t settled = 0;
    std::size_t settledRight = 0;
    std::size_t questions = 0;
    std::size_t read = 0;
    for (const auto& photo : photos) {
        all.insert(all.end(), photo.items.begin(), photo.items.end());
        if (!photo.read) {
            continue;
        }
        ++read;
        questions += photo.questions;
        if (photo.questions == 0) {
            ++settled;
            settledRight += photo.exact() ? 1U : 0U;
        }
    }
    for (const auto kind : kItemKinds) {
        std::vector<ComparedItem> items;
        std::copy_if(all.begin(), all.end(), std::back_inserter(items),
                     [kind](const ComparedItem& item) { return item.kind == kind; });
        printTable(out, name(kind), items);
    }
    printTable(out, "all", all);
    const auto interval = wilson(settledRight, settled);
    out << "\nSheets\n  " << read << " of " << photos.size() << " photos read, " << questions
        << " questions asked\n  " << settled << " without a question, " << settled - settledRight
        << " of them wrong";
    if (settled > 0) {
        out << ": " << percent(1 - static_cast<double>(settledRight) / static_cast<double>(settled))
            << " (" << percent(1 - interval.high) << " to " << percent(1 - interval.low) << ")";
    }
    out << '\n';
}

} // namespace pocketmars::benchmarks
