#pragma once

#include <string>

namespace pocketmars::session {

/// One line for people that says what to do next; the program ends with exit code 2.
struct SessionError {
    std::string message;
    /// Which options of the reading would mend it, as the command line names them; it adds them to
    /// the message, the window shows its own. Empty where none would.
    std::string options = {};
};

} // namespace pocketmars::session
