#include "calibration/outlines/quad_support.h"

#include "calibration/outlines/tuning.h"

#include <algorithm>

namespace pocketmars::calibration {

double QuadSupport::score() const {
    const double share = tuning::outlineScore.meanShare();
    return (share * mean + (1 - share) * weakest) *
           (1.0 - tuning::outlineScore.overrunCost() * overrun);
}

QuadSupport support(const EdgeField& field, const Quad& quad, double reach, double minGradient) {
    QuadSupport result;
    result.weakest = 1;
    for (std::size_t i = 0; i < 4; ++i) {
        const double found = sideSupport(field, quad[i], quad[(i + 1) % 4], reach, minGradient);
        result.mean += found / 4;
        result.weakest = std::min(result.weakest, found);
    }
    result.overrun = overrun(field, quad, reach, minGradient);
    return result;
}

} // namespace pocketmars::calibration
