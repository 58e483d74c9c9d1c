#include "benchmarks/learning_evidence.h"

#include <fmt/core.h>

namespace pocketmars::benchmarks {

std::string evidenceHeader() {
    return "deck,page,right,worst_mm,said,shape_known,map_along,map_clear,side_sure,all_sure,"
           "print_like,print_mm,apart_mm,aspect_off,alone,alone_certain,alone_mm,alone_aspect_off,"
           "look,look_tells_size,look_mm,look_aspect_off,unlike_beside,back_mm,wider,"
           "outward_mm\n";
}

std::string evidenceLine(const std::string& deck, const std::string& page,
                         const calibration::PageReading& reading, bool isRight, double worstMm,
                         double outwardMm) {
    if (!reading.evidence) {
        return "";
    }
    const auto& e = *reading.evidence;
    const auto alone = e.alone.value_or(calibration::EdgesAlone{});
    const auto look = e.onLook.value_or(calibration::LookAgreement{});
    const bool isSaid = !reading.doubt.empty() || !reading.problem.empty();
    return fmt::format(
        "{},{},{:d},{:.3f},{:d},{:d},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.3f},{:.3f},{:.5f},{:d},"
        "{:d},{:.3f},{:.5f},{:d},{:d},{:.3f},{:.5f},{:.3f},{:.3f},{:.5f},{:.3f}\n",
        deck, page, isRight, worstMm, isSaid, e.shapeIsKnown, e.onMap.leastAlong,
        e.onMap.leastClear, e.sideSure, e.allSure, e.onPrints.leastLike, e.onPrints.farthestMm,
        e.apartMm, e.aspectOff, e.alone.has_value(), alone.isCertain, alone.farthestMm,
        alone.aspectOff, e.onLook.has_value(), look.tellsSize, look.farthestMm, e.aspectOffOnLook,
        e.unlikeBeside, e.backMm.value_or(-1), e.wider, outwardMm);
}

} // namespace pocketmars::benchmarks
