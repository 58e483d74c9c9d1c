#pragma once

#include <string>

namespace pocketmars::session {

/// One line for people that says what to do next; the program ends with exit code 2.
struct SessionError {
    std::string message;
};

} // namespace pocketmars::session
