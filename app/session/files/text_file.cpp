#include "app/session/files/text_file.h"

#include "app/session/files/whole_file.h"
#include "engine/support/phrase.h"

#include <fstream>
#include <system_error>

namespace pocketmars::session {
namespace {

using engine::phrase;

constexpr std::uintmax_t kMaxBytes = 1'000'000'000;

} // namespace

tl::expected<std::string, SessionError> readText(const std::filesystem::path& file) {
    const auto refuse = [&file](const std::string& why) {
        return tl::unexpected(SessionError{file.string() + ": " + why});
    };
    std::error_code failed;
    if (std::filesystem::is_directory(file, failed)) {
        return refuse( //: Why a file can't be read, behind its name
            phrase("Files", "that is a folder; name a file in it"));
    }
    if (const auto size = std::filesystem::file_size(file, failed); !failed && size > kMaxBytes) {
        return refuse( //: Why a file can't be read, behind its name
            phrase("Files", "larger than 1 GB, so surely not the file that you mean"));
    }
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) {
        return refuse( //: Why a file can't be read, behind its name
            phrase("Files", "there is no such file, or it may not be read; check the name"));
    }
    return text;
}

tl::expected<void, SessionError> writeText(const std::filesystem::path& file,
                                           const std::string& text) {
    return writeWhole(file, [&text](const std::filesystem::path& place) {
        std::ofstream out(place, std::ios::binary);
        out << text << '\n';
        return static_cast<bool>(out.flush());
    });
}

} // namespace pocketmars::session
