#include "calibration/pages/found_page.h"

#include "calibration/support/shrunk.h"

namespace pocketmars::calibration {
namespace {

constexpr double kMeasuredSide = 1600; // px
constexpr double kSmoothing = 1.2;     // px
constexpr double kFaint = 0.8;         // of what stands out at first sight

double lookWeight(Certainty certainty) {
    constexpr double kDoubtful = 0.15;
    return certainty == Certainty::Certain ? 1.0 : certainty == Certainty::None ? 0.0 : kDoubtful;
}

} // namespace

MeasuredPhoto measured(const cv::Mat& photo) {
    const auto picture = shrunk(photo, kMeasuredSide);
    MeasuredPhoto out{edgeField(picture, kSmoothing), 0,
                      static_cast<double>(picture.cols) / photo.cols};
    out.minGradient = leastGradient(out.field) * kFaint;
    return out;
}

PageModel scaled(PageModel model, double factor) {
    model.view.pxPerMm *= factor;
    return model;
}

FoundPage inPhoto(FoundPage found, const MeasuredPhoto& photo) {
    found.look = PageLook(photo.field, found.page.model, found.page.cards, photo.minGradient,
                          lookWeight(found.certainty));
    if (found.evidence) {
        found.look.rememberBeside(found.evidence->unlikeBeside);
        found.look.rememberAspect(found.evidence->ownAspect);
    }
    for (auto& card : found.page.cards) {
        for (auto& corner : card) {
            const cv::Point2f half(0.5F, 0.5F); // px centres lie at whole numbers
            corner = (corner + half) / static_cast<float>(photo.scale) - half;
        }
    }
    found.page.model = scaled(found.page.model, 1 / photo.scale);
    return found;
}

} // namespace pocketmars::calibration
