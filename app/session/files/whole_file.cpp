#include "app/session/files/whole_file.h"

#include "calibration/support/whole_write.h"
#include "engine/support/phrase.h"

#include <fcntl.h>

#include <cstdio>
#include <system_error>

namespace pocketmars::session {

using engine::phrase;

tl::expected<void, SessionError>
writeWhole(const std::filesystem::path& file,
           const std::function<bool(const std::filesystem::path&)>& write) {
    if (calibration::writeWholeFile(file, write)) {
        return {};
    }
    return tl::unexpected(cannotBeWritten(file));
}

tl::expected<void, SessionError> exchangeFiles(const std::filesystem::path& one,
                                               const std::filesystem::path& other) {
    if (::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE) == 0) {
        return {};
    }
    auto between = one;
    between += ".other";
    std::error_code failed;
    std::filesystem::rename(one, between, failed);
    if (!failed) {
        std::filesystem::rename(other, one, failed);
    }
    if (!failed) {
        std::filesystem::rename(between, other, failed);
    }
    return failed ? tl::expected<void, SessionError>(tl::unexpected(cannotBeWritten(one)))
                  : tl::expected<void, SessionError>();
}

SessionError cannotBeWritten(const std::filesystem::path& file) {
    return SessionError{
        //: %1 a file
        phrase("Messages", "%1: can't be written; name a folder that is there, that you may write "
                           "to and has room")
            .with(file.string())};
}

} // namespace pocketmars::session
