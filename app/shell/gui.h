#pragma once

#include "app/session/support/session_error.h"
#include "calibration/support/print_sheet.h"

#include <tl/expected.hpp>

#include <filesystem>

/// The window.
namespace pocketmars::app {

/// Makes the view-models' types known to QML as the module PocketMars.App. Once a process, before
/// the first QML engine; runGui() does it by itself.
void registerTypes();

struct GuiOptions {
    /// Loads and draws every page without a display and without the user's data, then quits: fails
    /// where a page has an error.
    bool selfTest = false;
};

/// Opens the window and runs it until it is closed. The program that calls it links the QML module
/// PocketMars (target pocketmars::qml).
/// @param argc, argv  of main(); live as long as the program. Qt takes its own options out.
/// @return the exit code; an error where the user's data have no place
[[nodiscard]] tl::expected<int, session::SessionError> runGui(int& argc, char** argv,
                                                              const GuiOptions& options = {});

/// saveSheet() (app/support/sheet_pdf.h) for a program that opens no window and needs no display.
[[nodiscard]] tl::expected<void, session::SessionError>
saveSheetWithoutWindow(const std::filesystem::path& file, const calibration::PrintSheet& sheet);

} // namespace pocketmars::app
