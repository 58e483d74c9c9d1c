#include "calibration/pages/page_proportions.h"

#include "calibration/pages/page_refinement.h"

#include <opencv2/imgproc.hpp>

#include <array>

namespace pocketmars::calibration {
namespace {

/// How far the sides of a card move outwards, as parts of its width and height.
struct Moves {
    float top = 0;
    float right = 0;
    float bottom = 0;
    float left = 0;
};

Quad moved(const Quad& card, const Moves& by) {
    const Quad unit{cv::Point2f(0, 0), {1, 0}, {1, 1}, {0, 1}};
    const Quad grown{cv::Point2f(-by.left, -by.top),
                     {1 + by.right, -by.top},
                     {1 + by.right, 1 + by.bottom},
                     {-by.left, 1 + by.bottom}};
    return project(cv::Matx33d(cv::getPerspectiveTransform(unit.data(), card.data())), grown);
}

} // namespace

std::vector<PageModel> inProportion(const PageModel& model, double aspect, cv::Size picture) {
    const double ratio = model.size.aspectRatio() / aspect;
    const auto shortBy = static_cast<float>(1 / ratio - 1);
    const auto longBy = static_cast<float>(ratio - 1);
    std::vector<PageModel> out;
    const auto drawn = model.inPicture(picture);
    for (const float first : {0.0F, 0.5F, 1.0F}) {
        for (const bool isShort : {true, false}) {
            const float by = isShort ? shortBy : longBy;
            std::vector<Quad> cards;
            for (std::size_t c = 0; c < drawn.size(); ++c) {
                const bool isAcross = isShort != model.cards[c].isWide;
                cards.push_back(moved(drawn[c], isAcross
                                                    ? Moves{0, (1 - first) * by, 0, first * by}
                                                    : Moves{first * by, 0, (1 - first) * by, 0}));
            }
            const cv::Size2d size(model.size.width, model.size.width / aspect);
            out.push_back(pageFrom(cards, size, picture, KnownShape::Sure));
        }
    }
    return out;
}

} // namespace pocketmars::calibration
