#pragma once

#include "engine/observation/observation.h"
#include "vision/frame_source.h"
#include "vision/table_reader.h"

#include <optional>
#include <string>

namespace pocketmars::session {

/// A settled frame with all that was made of it, for looking into what went wrong.
struct SettledFrame {
    vision::Frame frame;
    vision::ReadOptions options;                 ///< that it was read with
    std::optional<vision::TableReading> reading; ///< of this frame alone; nothing if refused
    std::optional<engine::Observation> told;     ///< what was told of it; nothing if nothing was
    std::string cause;                           ///< why it was refused, as in WatchWarning
};

} // namespace pocketmars::session
