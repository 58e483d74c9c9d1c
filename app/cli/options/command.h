#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <functional>
#include <ostream>
#include <string>

namespace pocketmars::cli {

using Outcome = tl::expected<void, session::SessionError>;

/// Where a command writes.
struct Terminal {
    std::ostream& out; ///< what was asked for
    std::ostream& err; ///< progress; an error line is printed by the caller
    /// How the program was called, for hints at other commands: `scripts/run`.
    std::string command = "pocketmars";
};

/// A command with its options filled in.
using Command = std::function<Outcome(Terminal&)>;

} // namespace pocketmars::cli
