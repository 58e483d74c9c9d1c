#include "calibration/pages/page_by_edges.h"

#include "calibration/sides/page_table.h"
#include "calibration/support/median.h"
#include "calibration/support/shrunk.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace pocketmars::calibration {
namespace {

constexpr double kSearchSide = 960; // px, of the picture that is searched
constexpr double kSameMm = 1.5;     // corners that differ less are the same
constexpr double kLeastScore = 0.55;
constexpr double kLeastEdges = 1.5;
constexpr double kMostLeftOver = 0.5; // of the cards' area
constexpr double kSureEdges = 10.0;
constexpr double kLeastSureEdges = 7.0;
constexpr double kSurely = 0.72; // of the sides, on the cards' edges
constexpr double kMarginCounts = 1.5;
constexpr double kMostMargin = 2.5;
constexpr double kClearMargin = 0.5;
constexpr double kSureSupport = 0.92;
constexpr double kSureCurl = 0.62; // mm
constexpr double kClearWay = -0.05;
constexpr double kCountLeftOver = 0.12; // of the cards' area: there are more
constexpr double kCountSupport = 0.75;  // of a card's outline: it may be none
constexpr double kSureLeftOver = 0.05;

Quad grown(const Quad& quad, double factor) {
    const auto middle = centre(quad);
    Quad out = quad;
    for (auto& corner : out) {
        corner = middle + (corner - middle) * static_cast<float>(factor);
    }
    return out;
}

/// What looks like no table and is no card, over the cards' area.
double leftOver(const EdgeField& field, const std::vector<Quad>& cards) {
    std::vector<Quad> wider;
    double area = 0;
    for (const auto& card : cards) {
        wider.push_back(grown(card, 1.12));
        area += signedArea(card);
    }
    const PageTable table(field.lab, wider);
    const double scale = std::min(1.0, 240.0 / std::max(field.lab.cols, field.lab.rows));
    cv::Mat small;
    cv::resize(field.lab, small, {}, scale, scale, cv::INTER_AREA);
    cv::Mat bare(small.size(), CV_8U, cv::Scalar(255));
    for (const auto& card : wider) {
        std::vector<cv::Point> polygon;
        polygon.reserve(card.size());
        for (const auto& corner : card) {
            polygon.emplace_back(cvRound(corner.x * scale), cvRound(corner.y * scale));
        }
        cv::fillConvexPoly(bare, polygon, cv::Scalar(0));
    }
    cv::Mat strange(small.size(), CV_8U, cv::Scalar(0));
    for (int y = 0; y < small.rows; ++y) {
        for (int x = 0; x < small.cols; ++x) {
            if (bare.at<uchar>(y, x) != 0) {
                const auto unlike =
                    table.unlike(cv::Point2d(x, y) / scale, small.at<cv::Vec3f>(y, x));
                strange.at<uchar>(y, x) = unlike.colour > 0.6 ? 255 : 0;
            }
        }
    }
    cv::morphologyEx(strange, strange, cv::MORPH_OPEN,
                     cv::getStructuringElement(cv::MORPH_RECT, {5, 5}));
    return cv::countNonZero(strange) / (scale * scale) / area;
}

/// A way to explain a page.
struct Way {
    RefinedPage page;
    double score = 0;    ///< how well it explains the photo
    double curl = 0;     ///< mm, the farthest that a corner was moved from where it is drawn
    double leftOver = 0; ///< of the cards' area: what looks like neither card nor table
};

Way judged(const EdgeField& field, const PageModel& way, double minGradient,
           const PageQuestion& question) {
    Way found;
    found.page = refinedPage(field, way, minGradient, question.shape, question.look);
    found.leftOver = leftOver(field, found.page.cards);
    double sum = 0;
    double least = 1;
    for (const auto support : found.page.support) {
        sum += support / static_cast<double>(found.page.support.size());
        least = std::min(least, support);
    }
    for (std::size_t i = 0; i < found.page.cards.size(); ++i) {
        const auto drawn = found.page.model.inPicture(i, field.lab.size());
        for (std::size_t c = 0; c < 4; ++c) {
            found.curl = std::max(found.curl, cv::norm(drawn[c] - found.page.cards[i][c]) /
                                                  found.page.model.view.pxPerMm);
        }
    }
    found.score = found.page.edges.front().score / 7 * 0.5 + 0.5 * sum + 0.3 * least -
                  std::min(1.0, found.leftOver);
    return found;
}

/// @param otherScore  of the best way that differs in kind; 0 if there is none
Certainty certaintyOf(const Way& found, double otherScore) {
    const auto& edges = found.page.edges;
    const double margin = edges.size() > 1 ? edges[0].score - edges[1].score : kMostMargin;
    const double least = *std::min_element(found.page.support.begin(), found.page.support.end());
    if (found.score < kLeastScore || edges[0].score < kLeastEdges ||
        found.leftOver > kMostLeftOver) {
        return Certainty::None;
    }
    // Edges that show well make up for another way that is not far behind, and the other way round.
    const double sure = edges[0].score + kMarginCounts * std::min(margin, kMostMargin);
    const bool isCertain = edges[0].score > kLeastSureEdges && sure > kSureEdges &&
                           edges[0].sure > kSurely && margin > kClearMargin &&
                           least > kSureSupport && found.curl < kSureCurl &&
                           found.score - otherScore > kClearWay && found.leftOver < kSureLeftOver;
    return isCertain ? Certainty::Certain : Certainty::Doubtful;
}

} // namespace

std::optional<FoundPage> pageByEdges(const cv::Mat& photo, const MeasuredPhoto& fine,
                                     const PageQuestion& question) {
    const auto picture = shrunk(photo, kSearchSide);
    const auto field = edgeField(picture, 1.0);
    const double minGradient = leastGradient(field);
    const PageSearch search(picture, field, minGradient);
    std::vector<Way> ways;
    for (const auto& way : search.ways(question)) {
        ways.push_back(judged(field, way, minGradient, question));
    }
    if (ways.empty()) {
        return std::nullopt;
    }
    std::sort(ways.begin(), ways.end(),
              [](const Way& a, const Way& b) { return a.score > b.score; });
    const auto& first = ways.front().page;
    const auto best = judged(
        fine.field, scaled(first.model, static_cast<double>(fine.field.lab.cols) / picture.cols),
        fine.minGradient, question);
    double otherScore = 0;
    for (std::size_t i = 1; i < ways.size() && otherScore == 0; ++i) {
        if (farthestCorner(ways[i].page.cards, first.cards) > kSameMm * first.model.view.pxPerMm) {
            otherScore = ways[i].score;
        }
    }
    FoundPage found;
    found.page = best.page;
    found.certainty = certaintyOf(best, otherScore);
    found.countInDoubt =
        best.leftOver > kCountLeftOver ||
        *std::min_element(best.page.support.begin(), best.page.support.end()) < kCountSupport;
    return found;
}

} // namespace pocketmars::calibration
