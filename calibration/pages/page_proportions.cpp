#include "calibration/pages/page_proportions.h"

#include "calibration/pages/page_refinement.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
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

bool lieApart(const PageModel& model) {
    auto before = model;
    before.cards.clear();
    for (const auto& card : model.cards) {
        if (!hasRoom(before, card)) {
            return false;
        }
        before.cards.push_back(card);
    }
    return true;
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

std::vector<PageModel> uprightInstead(const PageModel& wide, cv::Size picture, KnownShape shape) {
    if (!std::all_of(wide.cards.begin(), wide.cards.end(),
                     [](const PageCard& card) { return card.isWide; })) {
        return {};
    }
    const auto aspect = static_cast<float>(wide.size.aspectRatio());
    const float by = 1 / (aspect * aspect) - 1;
    std::vector<PageModel> out;
    for (const bool isLowerHalf : {true, false}) {
        std::vector<Quad> cards;
        for (const auto& half : wide.inPicture(picture)) {
            cards.push_back(moved(half, isLowerHalf ? Moves{by, 0, 0, 0} : Moves{0, 0, by, 0}));
        }
        auto model = pageFrom(cards, wide.size, picture, shape);
        if (lieApart(model) && std::all_of(cards.begin(), cards.end(), [&](const Quad& card) {
                return isInside(card, picture);
            })) {
            out.push_back(std::move(model));
        }
    }
    return out;
}

} // namespace pocketmars::calibration
