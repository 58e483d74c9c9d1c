#pragma once

#include "app/session/support/session_error.h"

#include <QString>

#include <filesystem>

namespace pocketmars::app {

/// That a file can't be written, and what helps.
/// @param why  the system's word for it
[[nodiscard]] inline session::SessionError cannotWrite(const std::filesystem::path& file,
                                                       const QString& why) {
    return {"cannot write " + file.string() + ": " + why.toStdString() +
            "; choose another place or free some space"};
}

} // namespace pocketmars::app
