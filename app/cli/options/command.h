#pragma once

#include "app/session/support/session_error.h"
#include "calibration/support/print_sheet.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <memory>
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

/// How phones are served without a window.
struct ServeOptions {
    std::string address; ///< IPv4 of this computer; empty: the one of the home network
    int port = 0;        ///< 0: the usual one, or any that is free
    std::string profile; ///< name of the card profile to read with; empty: the one in use
};

/// Serves phones until somebody ends it.
using Serve = std::function<Outcome(const ServeOptions& options, Terminal& terminal)>;

/// A phone that is to be a camera.
struct PhoneCameraOptions {
    std::string name;    ///< as in `phone://NAME`
    std::string address; ///< IPv4 of this computer; empty: the one of the home network
};

/// Lets a phone in as a camera, and says in the terminal how, for as long as what it returns lives.
using AwaitPhone = std::function<tl::expected<std::shared_ptr<void>, session::SessionError>(
    const PhoneCameraOptions& options, Terminal& terminal)>;

/// Writes a sheet as a PDF.
using SaveSheet = std::function<tl::expected<void, session::SessionError>(
    const std::filesystem::path& file, const calibration::PrintSheet& sheet)>;

} // namespace pocketmars::cli
