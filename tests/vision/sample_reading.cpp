#include "tests/vision/sample_reading.h"

#include "tests/vision/samples.h"

#include <map>
#include <stdexcept>
#include <utility>

namespace pocketmars::vision {

const TableReader& sampleReader() {
    static const TableReader made(sampleProfile());
    return made;
}

ReadOptions optionsOf(const engine::Observation& truth) {
    ReadOptions out;
    out.mode = truth.mode;
    for (const auto& player : truth.players) {
        out.players.push_back(player.colour);
    }
    return out;
}

const TableReading& sampleTableReading(const std::string& name) {
    static std::map<std::string, TableReading> read;
    const auto known = read.find(name);
    if (known != read.end()) {
        return known->second;
    }
    auto reading = sampleReader().read(samplePhoto(name), optionsOf(sampleTruth(name)));
    if (!reading) {
        throw std::runtime_error(name + ": not read, error " +
                                 std::to_string(static_cast<int>(reading.error())));
    }
    return read.emplace(name, *std::move(reading)).first->second;
}

std::string wrongItems(const engine::Observation& read, const engine::Observation& truth,
                       const std::function<bool(const benchmarks::ComparedItem&)>& choice) {
    std::string out;
    for (const auto& item : benchmarks::compareTables(read, truth)) {
        if (!item.right && (!choice || choice(item))) {
            out += item.path + ": read '" + item.read + "', truly '" + item.truth +
                   "', confidence " +
                   (item.confidence ? std::to_string(*item.confidence) : "none") + "\n";
        }
    }
    return out;
}

bool claimedForSure(const benchmarks::ComparedItem& item) {
    constexpr double kSure = 0.9; // below this the program asks
    return !item.read.empty() && item.read != "?" && item.confidence.value_or(1.0) >= kSure;
}

} // namespace pocketmars::vision
