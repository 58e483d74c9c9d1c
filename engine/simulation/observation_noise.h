#pragma once

#include "engine/observation/observation.h"
#include "engine/state/state.h"
#include "engine/support/random.h"

/// A camera that does not exist: tables as the reader would read them, its mistakes included.
namespace pocketmars::engine {

/// What the reader tells of a table. Each item gets a confidence as the reader gives them, and is
/// wrong about as often as the reader's are at that confidence; items are independent. How it was
/// fitted: engine/README.md.
/// @param rate  how often it errs, against the reader
[[nodiscard]] Observation observeNoisily(const NamedState& game, Random& random, double rate = 1);

} // namespace pocketmars::engine
