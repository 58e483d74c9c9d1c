#pragma once

#include "app/cli/options/command.h"

namespace pocketmars::cli {

/// Whether a window can be opened: there is an X11 or Wayland display, or Qt was told what to use.
[[nodiscard]] bool hasDisplay();

/// The main job on the sample table that the project ships: learns its card profile, unless that
/// was done before, and scores a photo of it.
[[nodiscard]] Outcome runSampleJob(Terminal& terminal);

} // namespace pocketmars::cli
