#include "calibration/outlines/card_outlines.h"

#include "calibration/outlines/outline_report.h"

namespace pocketmars::calibration {

std::vector<CardQuad> findCardOutlines(const cv::Mat& photo, const OutlineOptions& options) {
    return reportOutlines(photo, options).cards;
}

} // namespace pocketmars::calibration
