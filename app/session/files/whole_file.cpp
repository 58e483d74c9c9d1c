#include "app/session/files/whole_file.h"

#include "engine/support/phrase.h"

#include <system_error>

namespace pocketmars::session {

using engine::phrase;

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
        //: %1 a file
        phrase("Messages", "%1: can't be written; name a folder that is there, that you may write "
                           "to and has room")
            .with(file.string())});
}

} // namespace pocketmars::session
