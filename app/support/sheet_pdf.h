#pragma once

#include "app/session/support/session_error.h"
#include "calibration/support/print_sheet.h"

#include <tl/expected.hpp>

#include <filesystem>

class QPainter;

namespace pocketmars::app {

/// Draws a sheet, its mm as the painter's units. Texts need a QGuiApplication.
void drawSheet(QPainter& painter, const calibration::PrintSheet& sheet);

/// Writes a sheet as a PDF of one page, all of it as shapes and letters. Needs a QGuiApplication.
[[nodiscard]] tl::expected<void, session::SessionError>
saveSheet(const std::filesystem::path& file, const calibration::PrintSheet& sheet);

} // namespace pocketmars::app
