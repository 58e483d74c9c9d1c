#include "vision/cards/feature_index.h"

#include "calibration/profile/card_features.h"
#include "calibration/support/parallel.h"
#include "vision/cards/tuning.h"

#include <opencv2/features2d.hpp>
#include <opencv2/flann/miniflann.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace pocketmars::vision {
namespace {

struct Features {
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors; ///< a row a point
};

/// Of a part of a picture's columns; each feature belongs to one part.
Features stripFeatures(const cv::Mat& grey, cv::Range columns, std::size_t atMost) {
    const cv::Range wide(std::max(0, columns.start - tuning::features.overlapPx()),
                         std::min(grey.cols, columns.end + tuning::features.overlapPx()));
    Features found;
    cv::SIFT::create(static_cast<int>(atMost), tuning::features.siftOctaveLayers(),
                     tuning::features.siftContrast(), tuning::features.siftEdge())
        ->detectAndCompute(grey.colRange(wide), {}, found.points, found.descriptors);
    Features out;
    for (std::size_t i = 0; i < found.points.size(); ++i) {
        auto point = found.points[i];
        point.pt.x += static_cast<float>(wide.start);
        if (point.pt.x >= static_cast<float>(columns.start) &&
            point.pt.x < static_cast<float>(columns.end)) {
            out.points.push_back(point);
            out.descriptors.push_back(found.descriptors.row(static_cast<int>(i)));
        }
    }
    return out;
}

/// The strongest features of each neighbourhood: cloth and noise have features without end, and a
/// pale card's are weaker than they.
Features strongest(Features all, cv::Size picture) {
    if (all.points.size() <= tuning::features.maxFeatures()) {
        return all;
    }
    std::vector<std::size_t> order(all.points.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return all.points[a].response > all.points[b].response;
    });
    const int columns = picture.width / tuning::features.cellPx() + 1;
    std::vector<int> taken(
        static_cast<std::size_t>(columns * (picture.height / tuning::features.cellPx() + 1)), 0);
    std::vector<int> rank(all.points.size()); // among those of its cell
    for (const auto i : order) {
        const cv::Point cell(static_cast<int>(all.points[i].pt.x) / tuning::features.cellPx(),
                             static_cast<int>(all.points[i].pt.y) / tuning::features.cellPx());
        const int index = cell.y * columns + cell.x;
        rank[i] = taken[static_cast<std::size_t>(index)]++;
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rank[a] < rank[b]; });
    order.resize(tuning::features.maxFeatures());
    std::sort(order.begin(), order.end());
    Features out;
    for (const auto i : order) {
        out.points.push_back(all.points[i]);
        out.descriptors.push_back(all.descriptors.row(static_cast<int>(i)));
    }
    return out;
}

Features findFeatures(const cv::Mat& grey) {
    const int strips =
        std::max(1, cvCeil(static_cast<double>(grey.cols) / tuning::features.stripPx()));
    Features out;
    for (int i = 0; i < strips; ++i) {
        const cv::Range columns(grey.cols * i / strips, grey.cols * (i + 1) / strips);
        auto more = stripFeatures(grey, columns, tuning::features.mostFoundInStrip());
        out.points.insert(out.points.end(), more.points.begin(), more.points.end());
        if (!more.descriptors.empty()) {
            out.descriptors.push_back(more.descriptors);
        }
    }
    return strongest(std::move(out), grey.size());
}

void toRootSift(cv::Mat& descriptors) {
    for (int r = 0; r < descriptors.rows; ++r) {
        cv::Mat row = descriptors.row(r);
        const double sum = cv::norm(row, cv::NORM_L1);
        if (sum > 0) {
            row *= 1.0 / sum;
        }
        cv::sqrt(row, row);
    }
}

double radians(float degrees) { return degrees * std::numbers::pi / 180.0; }

} // namespace

struct FeatureIndex::Data {
    std::vector<calibration::CardFeature> features;
    cv::Mat descriptors; ///< CV_32F, a row a feature; the index refers to it
    std::unique_ptr<cv::flann::Index> index;
};

FeatureIndex::~FeatureIndex() = default;
FeatureIndex::FeatureIndex(FeatureIndex&&) noexcept = default;
FeatureIndex& FeatureIndex::operator=(FeatureIndex&&) noexcept = default;

std::shared_ptr<const FeatureIndex::Data>
FeatureIndex::prepare(const calibration::Profile& profile) {
    auto data = std::make_shared<Data>();
    auto learnt = profile.features ? *profile.features : calibration::findFeatures(profile.faces);
    data->features = std::move(learnt.places);
    learnt.descriptors.convertTo(data->descriptors, CV_32F);
    if (!data->descriptors.empty()) {
        toRootSift(data->descriptors);
        // The index chooses its trees by random numbers; a fixed seed makes every read the same.
        cv::setRNGSeed(1);
        data->index =
            std::make_unique<cv::flann::Index>(data->descriptors, cv::flann::KDTreeIndexParams(4));
    }
    return data;
}

FeatureIndex::FeatureIndex(const calibration::Profile& profile)
    : m_data(std::async(std::launch::async, [&profile] { return prepare(profile); })) {}

std::vector<FeatureMatch> FeatureIndex::match(const cv::Mat& grey) const {
    return match(grey, {{}, grey.size()}, FeatureDetail::Fine);
}

std::vector<FeatureMatch> FeatureIndex::match(const cv::Mat& grey, cv::Rect part,
                                              FeatureDetail detail) const {
    std::vector<FeatureMatch> out;
    const int side = detail == FeatureDetail::Fine ? tuning::features.searchSide()
                                                   : tuning::features.searchSide() / 2;
    const double scale = std::min(1.0, static_cast<double>(side) / std::max(grey.cols, grey.rows));
    cv::Mat small = grey(part);
    if (scale < 1.0) {
        cv::resize(small, small, {}, scale, scale, cv::INTER_AREA);
    }
    auto features = findFeatures(small);
    const auto& points = features.points;
    cv::Mat& descriptors = features.descriptors;
    const auto& learnt = *m_data.get();
    if (points.empty() || learnt.index == nullptr) {
        return out;
    }
    toRootSift(descriptors);
    const int neighbours = std::min(tuning::features.neighbours(), learnt.descriptors.rows);
    cv::Mat nearest(descriptors.rows, neighbours, CV_32S);
    cv::Mat distances(descriptors.rows, neighbours, CV_32F); // squared
    const cv::flann::SearchParams params(detail == FeatureDetail::Fine
                                             ? tuning::features.fineChecks()
                                             : tuning::features.coarseChecks());
    const int parts =
        (descriptors.rows + tuning::features.searchRows() - 1) / tuning::features.searchRows();
    calibration::forEachInParallel(static_cast<std::size_t>(parts), [&](std::size_t p) {
        const int first = static_cast<int>(p) * tuning::features.searchRows();
        const cv::Range rows(first,
                             std::min(first + tuning::features.searchRows(), descriptors.rows));
        cv::Mat near = nearest.rowRange(rows);
        cv::Mat far = distances.rowRange(rows);
        learnt.index->knnSearch(descriptors.rowRange(rows), near, far, neighbours, params);
    });
    // SIFT's whole numbers are the middles of px, ours their corners.
    const cv::Point2d toCorner(0.5 - calibration::kSiftShiftPx, 0.5 - calibration::kSiftShiftPx);
    for (int i = 0; i < descriptors.rows; ++i) {
        for (int rank = 0; rank < neighbours; ++rank) {
            const int found = nearest.at<int>(i, rank);
            if (found < 0 || distances.at<float>(i, rank) >
                                 tuning::features.maxDistance() * tuning::features.maxDistance()) {
                break;
            }
            const auto& p = points[static_cast<std::size_t>(i)];
            const auto& f = learnt.features[static_cast<std::size_t>(found)];
            out.push_back({cv::Point2d(part.tl()) + (cv::Point2d(p.pt) + toCorner) / scale,
                           p.size / scale, radians(p.angle), i, rank, f.face, f.mm, f.sizeMm,
                           f.angle});
        }
    }
    return out;
}

} // namespace pocketmars::vision
