#include "app/session/whole_file.h"

#include <system_error>

namespace pocketmars::session {

tl::expected<void, SessionError>
writeWhole(const std::filesystem::path& file,
           const std::function<bool(const std::filesystem::path&)>& write) {
    auto part = file;
    part += ".part";
    std::error_code failed;
    if (write(part)) {
        std::filesystem::rename(part, file, failed);
        if (!failed) {
            return {};
        }
    }
    std::filesystem::remove(part, failed);
    return tl::unexpected(SessionError{
        file.string() +
        ": can't be written; name a folder that is there, that you may write to and has room"});
}

} // namespace pocketmars::session
