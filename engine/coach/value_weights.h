#pragma once

#include "engine/coach/value.h"

namespace pocketmars::engine {

extern const ValueWeights kSoloWeights;
extern const ValueWeights kVersusWeights;

} // namespace pocketmars::engine
