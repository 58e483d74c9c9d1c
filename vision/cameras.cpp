#include "vision/cameras.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <optional>
#include <system_error>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostDigits = 4; // the kernel has at most 256 of them

/// @param entry  `video12`
std::optional<int> numberOf(const std::string& entry) {
    const std::string prefix = "video";
    if (entry.rfind(prefix, 0) != 0) {
        return std::nullopt;
    }
    const auto digits = entry.substr(prefix.size());
    const bool isNumber = std::all_of(digits.begin(), digits.end(), [](char c) {
        return std::isdigit(static_cast<unsigned char>(c)) != 0;
    });
    if (digits.empty() || digits.size() > kMostDigits || !isNumber) {
        return std::nullopt;
    }
    return std::stoi(digits);
}

std::string firstLine(const fs::path& file) {
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    return line;
}

} // namespace

std::vector<Camera> listCameras(const fs::path& sysfs) {
    std::vector<Camera> cameras;
    std::error_code error;
    for (fs::directory_iterator it(sysfs, error), end; !error && it != end; it.increment(error)) {
        const auto number = numberOf(it->path().filename().string());
        const auto index = firstLine(it->path() / "index"); // which of its device's, from 0
        if (number && (index.empty() || index == "0")) {
            cameras.push_back({*number, "/dev/" + it->path().filename().string(),
                               firstLine(it->path() / "name")});
        }
    }
    std::sort(cameras.begin(), cameras.end(),
              [](const Camera& a, const Camera& b) { return a.number < b.number; });
    return cameras;
}

} // namespace pocketmars::vision
