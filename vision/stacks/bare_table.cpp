#include "vision/stacks/bare_table.h"

#include "vision/stacks/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kPxPerMm = 0.5; // a few hundred px tell, and each is compared with each

/// As far as colours are apart that differ in light alone, levels.
float differenceInShadow(const cv::Vec3f& one, const cv::Vec3f& other) {
    const float light =
        std::clamp((one[0] + one[1] + one[2] + 1) / (other[0] + other[1] + other[2] + 1),
                   static_cast<float>(tuning::bareTable.leastLight()), 1.0F);
    const cv::Vec3f off = one - light * other;
    return std::max({std::abs(off[0]), std::abs(off[1]), std::abs(off[2])});
}

} // namespace

std::optional<double> tableShare(const cv::Mat& photo, const cv::Matx33d& toPhoto,
                                 cv::Size2d building, const cv::Rect2d& place) {
    const double near = tuning::bareTable.nearMm();
    const double wide = tuning::bareTable.wideMm();
    std::vector<cv::Vec3f> table;
    for (const double x : {-near - wide, building.width + near}) {
        const cv::Rect2d beside(x, 0, wide, building.height);
        if (insidePhoto(photo, toPhoto, beside)) {
            const cv::Mat seen = cutOut(photo, toPhoto, beside, kPxPerMm);
            table.insert(table.end(), seen.begin<cv::Vec3f>(), seen.end<cv::Vec3f>());
        }
    }
    if (table.empty() || !insidePhoto(photo, toPhoto, place)) {
        return std::nullopt;
    }
    const cv::Mat here = cutOut(photo, toPhoto, place, kPxPerMm);
    const auto enough = static_cast<std::ptrdiff_t>(tuning::bareTable.leastAlike() *
                                                    static_cast<double>(table.size()));
    const auto likeTable =
        std::count_if(here.begin<cv::Vec3f>(), here.end<cv::Vec3f>(), [&](const cv::Vec3f& seen) {
            // A few px of another colour, as of a joint between boards, say little of what lies
            // there.
            auto rare = enough;
            return std::any_of(table.begin(), table.end(), [&](const cv::Vec3f& known) {
                return differenceInShadow(seen, known) <
                           static_cast<float>(tuning::bareTable.sameLevels()) &&
                       --rare <= 0;
            });
        });
    return static_cast<double>(likeTable) / static_cast<double>(here.total());
}

} // namespace pocketmars::vision
