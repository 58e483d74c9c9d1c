#include "calibration/support/text_file.h"

#include <fstream>
#include <sstream>
#include <system_error>

namespace pocketmars::calibration {

std::optional<std::string> readText(const std::filesystem::path& file) {
    std::error_code error;
    std::ifstream in(file, std::ios::binary);
    if (!std::filesystem::is_regular_file(file, error) || !in) {
        return std::nullopt;
    }
    std::ostringstream text;
    text << in.rdbuf();
    return in.bad() ? std::nullopt : std::optional(text.str());
}

bool writeText(const std::filesystem::path& file, std::string_view text) {
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    return out.good();
}

} // namespace pocketmars::calibration
