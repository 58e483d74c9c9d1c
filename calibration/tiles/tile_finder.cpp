#include "calibration/tiles/tile_finder.h"

#include "calibration/tiles/qr_code.h"
#include "calibration/tiles/tile_markers.h"
#include "calibration/tiles/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

double shortestSide(const std::array<cv::Point2d, 4>& corners) {
    double shortest = cv::norm(corners[0] - corners[3]);
    for (std::size_t i = 1; i < corners.size(); ++i) {
        shortest = std::min(shortest, cv::norm(corners[i] - corners[i - 1]));
    }
    return shortest;
}

/// A marker's corners to a fraction of a px.
void refine(const cv::Mat& grey, std::vector<cv::Point2f>& corners) {
    double side = 1e9;
    for (std::size_t i = 0; i < 4; ++i) {
        side = std::min(side, cv::norm(corners[i] - corners[(i + 1) % 4]));
    }
    // Not as far as the first module inside, an eighth of the side away.
    const int reach = std::clamp(static_cast<int>(side / 8 * tuning::finder.refineShare()),
                                 tuning::finder.leastReach(), tuning::finder.mostReach());
    cv::cornerSubPix(grey, corners, {reach, reach}, {-1, -1},
                     {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, 30, 0.01});
}

// The marker's corners in shares of its side, whatever that is.
const std::array<cv::Point2f, 4> kMarker{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};

/// OpenCV's whole numbers are the middles of px, ours their corners.
const cv::Point2d kPxMiddle(0.5, 0.5);

/// As OpenCV counts px.
std::array<cv::Point2f, 4> seenMarker(const SeenTile& tile) {
    std::array<cv::Point2f, 4> out;
    std::transform(tile.markerPx.begin(), tile.markerPx.end(), out.begin(),
                   [](cv::Point2d corner) { return cv::Point2f(corner - kPxMiddle); });
    return out;
}

std::optional<TileCode> readCode(const cv::Mat& grey, const SeenTile& tile) {
    const double quiet = tuning::finder.quietShare();
    auto part = codeOfTile(1.0);
    part -= cv::Point2d(quiet, quiet);
    part += cv::Size2d(2 * quiet, 2 * quiet);
    const double pxOfSide = std::min(tuning::finder.enlarge() * shortestSide(tile.markerPx),
                                     tuning::finder.largestCode());
    std::array<cv::Point2f, 4> wanted;
    for (std::size_t i = 0; i < 4; ++i) {
        wanted[i] = (kMarker[i] - cv::Point2f(part.tl())) * static_cast<float>(pxOfSide);
    }
    cv::Mat upright;
    cv::warpPerspective(grey, upright, cv::getPerspectiveTransform(seenMarker(tile), wanted),
                        {cvRound(part.width * pxOfSide), cvRound(part.height * pxOfSide)},
                        cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    const auto text = readQrCode(upright);
    auto code = text ? tileCodeFrom(*text) : std::nullopt;
    return code && code->tile == tile.index ? code : std::nullopt;
}

} // namespace

std::vector<SeenTile> findTiles(const cv::Mat& photo) {
    cv::Mat grey = photo;
    if (photo.channels() == 3) {
        cv::cvtColor(photo, grey, cv::COLOR_BGR2GRAY);
    }
    std::vector<SeenTile> out;
    for (auto& marker : findTileMarkers(grey)) {
        refine(grey, marker.corners);
        SeenTile tile;
        tile.index = marker.index;
        std::transform(marker.corners.begin(), marker.corners.begin() + 4, tile.markerPx.begin(),
                       [](cv::Point2f corner) { return cv::Point2d(corner) + kPxMiddle; });
        tile.code = readCode(grey, tile);
        out.push_back(std::move(tile));
    }
    return out;
}

void coverTiles(cv::Mat& grey, const std::vector<SeenTile>& tiles) {
    for (const auto& tile : tiles) {
        const auto toPhoto = cv::getPerspectiveTransform(kMarker, seenMarker(tile));
        // Marker and code, and half of the white around them.
        const double edge = tuning::finder.quietShare() / 2;
        const auto code = codeOfTile(1.0);
        const std::vector<cv::Point2f> outline{
            {static_cast<float>(-edge), static_cast<float>(-edge)},
            {static_cast<float>(code.br().x + edge), static_cast<float>(-edge)},
            {static_cast<float>(code.br().x + edge), static_cast<float>(1.0 + edge)},
            {static_cast<float>(-edge), static_cast<float>(1.0 + edge)}};
        std::vector<cv::Point2f> inPhoto;
        cv::perspectiveTransform(outline, inPhoto, toPhoto);
        std::vector<cv::Point> whole;
        whole.reserve(inPhoto.size());
        for (const auto& p : inPhoto) {
            whole.emplace_back(cvRound(p.x), cvRound(p.y));
        }
        const cv::Rect box = cv::boundingRect(whole) & cv::Rect({}, grey.size());
        double paper = 0.0; // the lightest there
        cv::minMaxLoc(grey(box), nullptr, &paper);
        cv::fillConvexPoly(grey, whole, cv::Scalar(paper));
    }
}

std::optional<std::string> profileOf(const std::vector<SeenTile>& tiles) {
    std::optional<std::string> name;
    for (const auto& tile : tiles) {
        if (!tile.code || tile.code->profile.empty()) {
            continue;
        }
        if (name && *name != tile.code->profile) {
            return std::nullopt;
        }
        name = tile.code->profile;
    }
    return name;
}

} // namespace pocketmars::calibration
