#include "app/session/files/whole_file.h"

#include "calibration/support/whole_write.h"
#include "engine/support/phrase.h"

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

SessionError cannotBeWritten(const std::filesystem::path& file) {
    return SessionError{
        //: %1 a file
        phrase("Messages", "%1: can't be written; name a folder that is there, that you may write "
                           "to and has room")
            .with(file.string())};
}

} // namespace pocketmars::session
