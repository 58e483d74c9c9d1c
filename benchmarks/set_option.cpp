#include "benchmarks/set_option.h"

#include "calibration/tuning.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pocketmars::benchmarks {
namespace {

/// @param change  `pieces.clusters.positive=0.1`
void changeTuned(const std::string& change) {
    const auto at = change.find('=');
    const auto name = change.substr(0, at);
    const auto& all = calibration::tunedNumbers();
    const auto number = std::find_if(all.begin(), all.end(),
                                     [&](const auto* tuned) { return tuned->name() == name; });
    double value = 0.0;
    if (number == all.end() || at == std::string::npos ||
        !CLI::detail::lexical_cast(change.substr(at + 1), value) ||
        value < (*number)->range().least || value > (*number)->range().most) {
        throw CLI::ValidationError(
            "--set",
            "takes NAME=VALUE, of what scripts/sensitivity --list names, not '" + change + "'");
    }
    (*number)->set(value);
}

} // namespace

void addSetOption(CLI::App& app) {
    app.add_option_function<std::vector<std::string>>(
        "--set",
        [](const std::vector<std::string>& changes) {
            std::for_each(changes.begin(), changes.end(), changeTuned);
        },
        "Another value of a tuned number: NAME=VALUE");
}

} // namespace pocketmars::benchmarks
