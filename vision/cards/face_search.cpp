#include "vision/cards/face_search.h"

#include "calibration/support/median.h"
#include "calibration/support/parallel.h"
#include "vision/cards/face_matcher.h"
#include "vision/cards/tuning.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <random>
#include <span>

namespace pocketmars::vision {
namespace {

/// What a place of the card looks like.
struct Sample {
    cv::Point2d fromCentre; ///< mm
    cv::Vec3f colour;
};

std::vector<Sample> samplesOf(const cv::Mat& face) {
    cv::Mat soft;
    cv::GaussianBlur(face, soft, {}, tuning::hiddenCards.softMm() * tuning::matching.pxPerMm());
    const cv::Point2d size(face.cols / tuning::matching.pxPerMm(),
                           face.rows / tuning::matching.pxPerMm());
    std::vector<Sample> out;
    const double step = tuning::hiddenCards.sampleMm();
    for (int row = 0; (row + 0.5) * step < size.y; ++row) {
        for (int column = 0; (column + 0.5) * step < size.x; ++column) {
            const cv::Point2d mm((column + 0.5) * step, (row + 0.5) * step);
            const cv::Point at(static_cast<int>(mm.x * tuning::matching.pxPerMm()),
                               static_cast<int>(mm.y * tuning::matching.pxPerMm()));
            out.push_back({mm - size / 2, soft.at<cv::Vec3f>(at)});
        }
    }
    return out;
}

/// In the channel in which they differ most.
float distance(const cv::Vec3f& a, const cv::Vec3f& b) {
    const cv::Vec3f d = a - b;
    return std::max({std::abs(d[0]), std::abs(d[1]), std::abs(d[2])});
}

/// What a face has along its sides, a little beyond them: what lies there on the table should not
/// look like it.
std::vector<Sample> samplesAround(const std::vector<Sample>& samples, cv::Size2d sizeMm) {
    const double beyond = tuning::plainBacks.aroundMm();
    const cv::Point2d half(sizeMm.width / 2, sizeMm.height / 2);
    const double rim = tuning::hiddenCards.sampleMm();
    std::vector<Sample> out;
    for (const auto& s : samples) {
        if (std::abs(s.fromCentre.x) > half.x - rim) {
            out.push_back(
                {{std::copysign(half.x + beyond, s.fromCentre.x), s.fromCentre.y}, s.colour});
        }
        if (std::abs(s.fromCentre.y) > half.y - rim) {
            out.push_back(
                {{s.fromCentre.x, std::copysign(half.y + beyond, s.fromCentre.y)}, s.colour});
        }
    }
    return out;
}

cv::Mat lightOver(const LightField& light, cv::Rect2d area) {
    cv::Mat gain(static_cast<int>(std::ceil(area.height / tuning::hiddenCards.lightStepMm())),
                 static_cast<int>(std::ceil(area.width / tuning::hiddenCards.lightStepMm())),
                 CV_32FC3);
    for (int y = 0; y < gain.rows; ++y) {
        for (int x = 0; x < gain.cols; ++x) {
            const cv::Point2d step((x + 0.5) / gain.cols * area.width,
                                   (y + 0.5) / gain.rows * area.height);
            gain.at<cv::Vec3f>(y, x) = cv::Vec3f(light.gain(area.tl() + step));
        }
    }
    return gain;
}

/// Samples of a face on a picture of the table.
class OnTable {
public:
    OnTable(const cv::Mat& table, double pxPerMm, cv::Point2d origin)
        : m_table(&table), m_pxPerMm(pxPerMm), m_origin(origin) {}

    /// @return nothing outside the picture
    [[nodiscard]] const cv::Vec3f* at(const TablePose& pose, cv::Point2d fromCentre) const {
        const cv::Point2d mm =
            pose.centre + project(rigid({0, 0}, pose.angle), fromCentre) - m_origin;
        const cv::Point px(cvFloor(mm.x * m_pxPerMm), cvFloor(mm.y * m_pxPerMm));
        return cv::Rect({}, m_table->size()).contains(px) ? &m_table->at<cv::Vec3f>(px) : nullptr;
    }

    /// How much the samples look as they should: 1 as learnt, 0 if they all differ by as much as
    /// two colours may.
    [[nodiscard]] double likeness(const TablePose& pose, const std::vector<Sample>& samples) const {
        const double sameColour = tuning::hiddenCards.sameColour();
        const double sum =
            std::accumulate(samples.begin(), samples.end(), 0.0, [&](double all, const Sample& s) {
                const auto* seen = at(pose, s.fromCentre);
                return all + (seen == nullptr
                                  ? 0.0
                                  : std::max(0.0, 1.0 - distance(*seen, s.colour) / sameColour));
            });
        return sum / static_cast<double>(samples.size());
    }

    /// Of the samples, that look as they should.
    [[nodiscard]] double share(const TablePose& pose, const std::vector<Sample>& samples) const {
        const float sameColour = tuning::hiddenCards.sameColour();
        const auto same = std::count_if(samples.begin(), samples.end(), [&](const Sample& s) {
            const auto* seen = at(pose, s.fromCentre);
            return seen != nullptr && distance(*seen, s.colour) < sameColour;
        });
        return static_cast<double>(same) / static_cast<double>(samples.size());
    }

private:
    const cv::Mat* m_table;
    double m_pxPerMm;
    cv::Point2d m_origin; ///< mm
};

/// A sample of a turned face, as it is looked up from the pixel in its middle.
struct Step {
    std::ptrdiff_t offset; ///< floats, in a picture with rims
    cv::Vec3f colour;
};

/// A picture of the table with a rim that looks like nothing, so that no step leads out of it.
struct Rimmed {
    cv::Mat table; ///< CV_32FC3
    int rim;       ///< px
};

Rimmed withRim(const cv::Mat& table, const std::vector<Sample>& samples) {
    constexpr double kNoColour = 1e9;
    double reach = 0;
    for (const auto& sample : samples) {
        reach = std::max(reach, cv::norm(sample.fromCentre));
    }
    Rimmed out{{}, cvCeil(reach * tuning::hiddenCards.pxPerMm()) + 1};
    cv::copyMakeBorder(table, out.table, out.rim, out.rim, out.rim, out.rim, cv::BORDER_CONSTANT,
                       cv::Scalar::all(kNoColour));
    return out;
}

std::vector<Step> stepsAt(const cv::Mat& table, const std::vector<Sample>& samples, double angle) {
    std::vector<Step> out;
    for (const auto& sample : samples) {
        const cv::Point2d mm = project(rigid({0, 0}, angle), sample.fromCentre);
        const std::ptrdiff_t x = cvRound(mm.x * tuning::hiddenCards.pxPerMm());
        const std::ptrdiff_t y = cvRound(mm.y * tuning::hiddenCards.pxPerMm());
        out.push_back({y * static_cast<std::ptrdiff_t>(table.step1()) + x * 3, sample.colour});
    }
    // Neighbours look alike: those of far apart places tell sooner that the face isn't there.
    constexpr unsigned kOrder = 1;
    std::shuffle(out.begin(), out.end(), std::minstd_rand(kOrder));
    return out;
}

/// How many of the first so many steps may lead to another colour: of all, those that the share
/// allows; of few, what chance allows as well, to five standard deviations.
std::vector<std::size_t> mostMissing(std::size_t steps, double leastShare) {
    constexpr double kDeviations = 5.0;
    const double missing = 1.0 - leastShare;
    const auto all = static_cast<std::size_t>(missing * static_cast<double>(steps));
    std::vector<std::size_t> out;
    for (std::size_t i = 1; i <= steps; ++i) {
        const auto n = static_cast<double>(i);
        const double chance = kDeviations * std::sqrt(n * missing * leastShare);
        out.push_back(std::min(all, static_cast<std::size_t>(n * missing + chance)));
    }
    return out;
}

/// Steps to another colour, if they are no more than may be.
/// @param most  of the first so many
std::optional<std::size_t> missingAt(const float* middle, const std::vector<Step>& steps,
                                     float sameColour, const std::vector<std::size_t>& most) {
    std::size_t missing = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& step = steps[i];
        const float* at = middle + step.offset;
        missing += static_cast<std::size_t>(std::abs(at[0] - step.colour[0]) >= sameColour ||
                                            std::abs(at[1] - step.colour[1]) >= sameColour ||
                                            std::abs(at[2] - step.colour[2]) >= sameColour);
        if (missing > most[i]) {
            return std::nullopt;
        }
    }
    return missing;
}

std::vector<FacePlace> placesAt(const Rimmed& rimmed, cv::Rect2d area,
                                const std::vector<Sample>& samples, double angle,
                                double leastShare) {
    const auto& [table, rim] = rimmed;
    const auto steps = stepsAt(table, samples, angle);
    std::vector<FacePlace> out;
    const auto most = mostMissing(steps.size(), leastShare);
    const float sameColour = tuning::hiddenCards.sameColour();
    const int stepPx =
        static_cast<int>(tuning::hiddenCards.stepMm() * tuning::hiddenCards.pxPerMm());
    for (int y = 0; y < table.rows - 2 * rim; y += stepPx) {
        const auto* row = table.ptr<float>(y + rim) + static_cast<std::ptrdiff_t>(rim) * 3;
        for (int x = 0; x < table.cols - 2 * rim; x += stepPx) {
            if (const auto missing =
                    missingAt(row + static_cast<std::ptrdiff_t>(x) * 3, steps, sameColour, most)) {
                out.push_back(
                    {{area.tl() + cv::Point2d(x, y) / tuning::hiddenCards.pxPerMm(), angle},
                     1.0 - static_cast<double>(*missing) / static_cast<double>(steps.size()),
                     0.0});
            }
        }
    }
    return out;
}

} // namespace

FaceSearch::FaceSearch(const cv::Mat& photo, const TablePlane& plane, const LightField& light,
                       cv::Rect2d area)
    : m_area(area) {
    cv::Mat table = cutOut(photo, plane.tableToPhoto, area, 2 * tuning::hiddenCards.pxPerMm());
    cv::GaussianBlur(table, table, {},
                     tuning::hiddenCards.softMm() * 2 * tuning::hiddenCards.pxPerMm());
    cv::Mat gain;
    cv::resize(lightOver(light, area), gain, table.size());
    m_fine = table / gain;
    cv::resize(m_fine, m_table, {}, 0.5, 0.5, cv::INTER_AREA);
}

std::vector<double> FaceSearch::allTurns() {
    std::vector<double> out;
    out.reserve(static_cast<std::size_t>(tuning::hiddenCards.turns()));
    for (int i = 0; i < tuning::hiddenCards.turns(); ++i) {
        out.push_back(2 * std::numbers::pi * i / tuning::hiddenCards.turns());
    }
    return out;
}

std::vector<FacePlace> FaceSearch::places(const cv::Mat& face, const std::vector<double>& turns,
                                          double leastShare,
                                          const std::function<bool(const TablePose&)>& isFree,
                                          std::size_t most) const {
    const auto samples = samplesOf(face);
    const auto rimmed = withRim(m_table, samples);
    std::vector<std::vector<FacePlace>> found(turns.size());
    calibration::forEachInParallel(found.size(), [&](std::size_t i) {
        found[i] = placesAt(rimmed, m_area, samples, turns[i], leastShare);
    });
    std::vector<FacePlace> places;
    for (const auto& some : found) {
        places.insert(places.end(), some.begin(), some.end());
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const auto& a, const auto& b) { return a.share > b.share; });
    std::vector<FacePlace> out;
    for (const auto& place : places) {
        const bool known = std::any_of(out.begin(), out.end(), [&](const FacePlace& other) {
            return cv::norm(other.pose.centre - place.pose.centre) <
                   tuning::hiddenCards.samePlaceMm();
        });
        if (!known && isFree(place.pose)) {
            out.push_back(place);
            if (out.size() == most) {
                break;
            }
        }
    }
    return out;
}

FacePlace FaceSearch::settled(const cv::Mat& face, const FacePlace& place) const {
    const auto samples = samplesOf(face);
    const auto around = samplesAround(
        samples, {face.cols / tuning::matching.pxPerMm(), face.rows / tuning::matching.pxPerMm()});
    const OnTable table(m_fine, 2 * tuning::hiddenCards.pxPerMm(), m_area.tl());
    const int shifts = tuning::plainBacks.shifts();
    const int turns = tuning::plainBacks.turns();
    FacePlace out;
    double best = -1.0;
    for (int turn = -turns; turn <= turns; ++turn) {
        for (int x = -shifts; x <= shifts; ++x) {
            for (int y = -shifts; y <= shifts; ++y) {
                auto pose = place.pose;
                pose.angle += turn * tuning::plainBacks.turnStep();
                pose.centre += tuning::plainBacks.shiftMm() * cv::Point2d(x, y);
                const double score = table.likeness(pose, samples) - table.likeness(pose, around);
                if (score > best) {
                    best = score;
                    out.pose = pose;
                }
            }
        }
    }
    out.share = table.share(out.pose, samples);
    out.ends = 1.0 - table.likeness(out.pose, around);
    return out;
}

double FaceSearch::colourDistance(const cv::Mat& face, const TablePose& pose) const {
    const OnTable table(m_fine, 2 * tuning::hiddenCards.pxPerMm(), m_area.tl());
    std::vector<float> distances;
    for (const auto& s : samplesOf(face)) {
        if (const auto* seen = table.at(pose, s.fromCentre)) {
            distances.push_back(distance(*seen, s.colour));
        }
    }
    return distances.empty() ? std::numeric_limits<double>::infinity()
                             : calibration::medianInPlace(std::span(distances));
}

} // namespace pocketmars::vision
