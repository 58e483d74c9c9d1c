#pragma once

#include "app/cli/program.h"

namespace pocketmars::app {

/// Serves phones in the terminal, without a window or a display: prints the code, and the next one
/// once it was used, until SIGINT, SIGTERM or `stop` on standard input. Other lines there: `phones`
/// lists those that are paired, `out NAME` throws one out, `code` prints the code again.
[[nodiscard]] cli::Outcome serve(const cli::ServeOptions& options, cli::Terminal& terminal);

} // namespace pocketmars::app
