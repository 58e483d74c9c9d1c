#pragma once

#include "app/cli/program.h"

namespace pocketmars::app {

/// Serves the one page where a phone becomes a camera, and prints the code for it on standard
/// error, as long as what it returns lives. A phone that is paired there takes the name, unless
/// another one has it.
[[nodiscard]] tl::expected<std::shared_ptr<void>, session::SessionError>
awaitPhone(const cli::PhoneCameraOptions& wanted, cli::Terminal& terminal);

} // namespace pocketmars::app
