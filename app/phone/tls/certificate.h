#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <chrono>
#include <filesystem>
#include <string>

namespace pocketmars::phone {

/// What encrypted pages are known by.
struct Certificate {
    std::string text;        ///< PEM
    std::string key;         ///< PEM; private
    std::string fingerprint; ///< SHA-256 as browsers show it: `3F:0A:…`, 32 bytes
};

/// This program's certificate, signed by nobody but itself. It is made where there is none yet, or
/// the one that there is can't be used or ends within a month, and kept in a file that only its
/// owner may read.
/// @return an error where it can't be kept: browsers would warn anew each time
[[nodiscard]] tl::expected<Certificate, session::SessionError>
keptCertificate(const std::filesystem::path& file,
                std::chrono::system_clock::time_point now = std::chrono::system_clock::now());

} // namespace pocketmars::phone
