#include "calibration/agreement/page_pictures.h"

#include "calibration/agreement/tuning.h"
#include "calibration/support/lab.h"
#include "calibration/support/px.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {
namespace {

cv::Mat small(const cv::Mat& face) {
    const double scale = tuning::agreement.pxPerMm() / kReferencePxPerMm;
    cv::Mat out;
    cv::resize(face, out, {}, scale, scale, cv::INTER_AREA);
    out.convertTo(out, CV_32F, 1.0 / 255);
    return out;
}

cv::Mat withoutRim(const cv::Mat& picture) {
    const int rim = cvRound(tuning::agreement.rimMm() * tuning::agreement.pxPerMm());
    return picture({rim, rim, picture.cols - 2 * rim, picture.rows - 2 * rim}).clone();
}

cv::Mat printOf(const cv::Mat& picture) {
    constexpr double kLetterMm = 0.6; // finer print is a matter of focus
    cv::Mat grey;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    cv::GaussianBlur(grey, grey, {}, kLetterMm * tuning::agreement.pxPerMm());
    cv::Mat light;
    cv::GaussianBlur(grey, light, {}, tuning::agreement.printMm() * tuning::agreement.pxPerMm());
    return withoutRim(grey - light);
}

} // namespace

PagePictures pagePictures(std::string photo, const std::vector<const CardFace*>& faces) {
    PagePictures page{std::move(photo), {}, {}};
    for (const auto* face : faces) {
        const auto picture = small(face->image);
        cv::Mat smooth;
        cv::GaussianBlur(picture, smooth, {}, 1.5);
        page.cards.push_back(withoutRim(toLab(smooth)));
        page.prints.push_back(printOf(picture));
    }
    return page;
}

double likeness(const cv::Mat& a, const cv::Mat& b) {
    const int reach = cvRound(tuning::agreement.reachMm() * tuning::agreement.pxPerMm());
    if (a.size() != b.size() || a.cols <= 2 * reach || a.rows <= 2 * reach) {
        return 0;
    }
    const auto part = b({reach, reach, b.cols - 2 * reach, b.rows - 2 * reach});
    cv::Mat correlation;
    cv::matchTemplate(a, part, correlation, cv::TM_CCOEFF_NORMED);
    double most = 0;
    cv::minMaxLoc(correlation, nullptr, &most);
    return std::isfinite(most) ? most : 0;
}

double colourDistance(const PagePictures& a, const PagePictures& b) {
    std::vector<cv::Vec2f> apart;
    for (std::size_t i = 0; i < a.cards.size(); ++i) {
        const cv::Mat difference = a.cards[i] - b.cards[i];
        for (const auto& lab : cv::Mat_<cv::Vec3f>(difference)) {
            apart.emplace_back(lab[1], lab[2]);
        }
    }
    const auto shift = cv::mean(apart);
    double sum = 0;
    for (const auto& ab : apart) {
        sum += std::hypot(ab[0] - shift[0], ab[1] - shift[1]);
    }
    return sum / std::max(1.0, static_cast<double>(apart.size()));
}

cv::Mat edgesOf(const cv::Mat& print) {
    cv::Mat across;
    cv::Mat down;
    cv::Sobel(print, across, CV_32F, 1, 0);
    cv::Sobel(print, down, CV_32F, 0, 1);
    cv::Mat edges;
    cv::magnitude(across, down, edges);
    cv::GaussianBlur(edges, edges, {}, 1.0);
    return edges;
}

cv::Mat commonPrint(const PagePictures& page) {
    cv::Mat sum;
    for (const auto& print : page.prints) {
        if (sum.empty()) {
            sum = print.clone();
        } else if (sum.size() == print.size()) {
            sum += print;
        }
    }
    return sum;
}

} // namespace pocketmars::calibration
