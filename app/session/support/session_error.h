#pragma once

#include <tl/expected.hpp>

#include <string>
#include <utility>

namespace pocketmars::session {

/// One line for people that says what to do next.
struct SessionError {
    std::string message;
    /// Which options of the reading would mend it, as the command line names them; it adds them to
    /// the message, the window shows its own. Empty where none would.
    std::string options = {};
    /// How the program ends: 2, or 3 where the game leaves to chance what was asked for.
    int exitCode = 2;
};

/// What a function returns that gives up.
[[nodiscard]] inline tl::unexpected<SessionError> refuse(std::string message) {
    return tl::unexpected(SessionError{std::move(message)});
}

/// An error of a layer beneath, which has a message of its own.
inline constexpr auto asSessionError = [](const auto& error) {
    return SessionError{error.message};
};

} // namespace pocketmars::session
