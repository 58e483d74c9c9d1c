#include "benchmarks/moved_number.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace pocketmars::benchmarks {
namespace {

bool isSame(const ComparedItem& a, const ComparedItem& b) {
    return a.path == b.path && a.read == b.read && a.confidence == b.confidence;
}

} // namespace

std::optional<double> movedValue(const calibration::TunedNumber& number, double factor) {
    const double now = number.value();
    double moved = now * factor;
    if (number.isWhole()) {
        const double step = std::max(1.0, std::round(std::abs(moved - now)));
        moved = factor > 1.0 ? now + step : now - step;
    }
    moved = std::clamp(moved, number.range().least, number.range().most);
    return moved == now ? std::nullopt : std::optional(moved);
}

int Readings::items() const {
    std::size_t out = 0;
    for (const auto& items : photos) {
        out += items.size();
    }
    return static_cast<int>(out);
}

int Readings::right() const {
    std::ptrdiff_t out = 0;
    for (const auto& items : photos) {
        out += std::count_if(items.begin(), items.end(), [](const auto& i) { return i.right; });
    }
    return static_cast<int>(out);
}

double Readings::logScore() const {
    constexpr double kSurest = 0.999; // one that is stated as certain must not decide alone
    double sum = 0.0;
    int count = 0;
    for (const auto& items : photos) {
        for (const auto& item : items) {
            if (item.confidence) {
                const double p = std::clamp(*item.confidence, 1.0 - kSurest, kSurest);
                sum += std::log(item.right ? p : 1.0 - p);
                ++count;
            }
        }
    }
    return count == 0 ? 0.0 : sum / count;
}

int Readings::changedFrom(const Readings& before) const {
    assert(photos.size() == before.photos.size());
    int out = 0;
    for (std::size_t p = 0; p < photos.size(); ++p) {
        const auto& now = photos[p];
        const auto& then = before.photos[p];
        const std::size_t both = std::min(now.size(), then.size());
        out += static_cast<int>(std::max(now.size(), then.size()) - both);
        for (std::size_t i = 0; i < both; ++i) {
            out += isSame(now[i], then[i]) ? 0 : 1;
        }
    }
    return out;
}

bool isSame(const std::vector<ComparedItem>& a, const std::vector<ComparedItem>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const ComparedItem& x, const ComparedItem& y) { return isSame(x, y); });
}

} // namespace pocketmars::benchmarks
