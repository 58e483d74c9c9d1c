#include "app/support/certainty.h"

#include "app/session/scoring/table_scorer.h"

namespace pocketmars::app {

Certainty certaintyOf(std::optional<double> confidence) {
    if (!confidence || *confidence >= session::kQuestionThreshold) {
        return Certainty::Sure;
    }
    return *confidence >= 0.5 ? Certainty::Doubtful : Certainty::Unclear;
}

Certainty certaintyOf(const ItemReading& reading) {
    return reading.value.empty() || reading.value == "?" ? Certainty::Unclear
                                                         : certaintyOf(reading.confidence);
}

} // namespace pocketmars::app
