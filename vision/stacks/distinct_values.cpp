#include "vision/stacks/distinct_values.h"

#include <cassert>
#include <cstddef>

namespace pocketmars::vision {

std::vector<std::vector<double>> distinctValues(const std::vector<std::vector<double>>& each) {
    if (each.size() < 2) {
        return each;
    }
    const std::size_t values = each.front().size();
    assert(values <= 8);
    const std::size_t sets = std::size_t{1} << values;
    // Of the cards so far, and of those still to come, by the set of values that the cards so far
    // show.
    std::vector<std::vector<double>> before(each.size() + 1, std::vector<double>(sets, 0.0));
    auto after = before;
    before.front()[0] = 1;
    after.back().assign(sets, 1.0);
    const auto forEach = [&](const auto& visit) {
        for (std::size_t set = 0; set < sets; ++set) {
            for (std::size_t value = 0; value < values; ++value) {
                if ((set >> value & 1U) == 0) {
                    visit(set, value, set | std::size_t{1} << value);
                }
            }
        }
    };
    for (std::size_t i = 0; i < each.size(); ++i) {
        forEach([&](std::size_t set, std::size_t value, std::size_t next) {
            before[i + 1][next] += before[i][set] * each[i][value];
        });
    }
    for (std::size_t i = each.size(); i-- > 0;) {
        forEach([&](std::size_t set, std::size_t value, std::size_t next) {
            after[i][set] += after[i + 1][next] * each[i][value];
        });
    }
    const double all = after.front()[0];
    if (!(all > 0)) {
        return each;
    }
    std::vector<std::vector<double>> out(each.size(), std::vector<double>(values, 0.0));
    for (std::size_t i = 0; i < each.size(); ++i) {
        forEach([&](std::size_t set, std::size_t value, std::size_t next) {
            out[i][value] += before[i][set] * each[i][value] * after[i + 1][next] / all;
        });
    }
    return out;
}

} // namespace pocketmars::vision
