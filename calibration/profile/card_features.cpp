#include "calibration/profile/card_features.h"

#include "calibration/profile/profile.h"
#include "calibration/profile/tuning.h"
#include "calibration/support/px.h"

#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

namespace pocketmars::calibration {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;

constexpr int kDescriptorSize = 128;
constexpr double kUnitsPerMm = 400.0;
constexpr double kUnitsPerTurn = 65536.0;
// Of a row: face, x, y, size and angle, two bytes each with the low one first; the descriptor.
constexpr std::size_t kNumbers = 5;
constexpr int kRowSize = 2 * static_cast<int>(kNumbers) + kDescriptorSize;

std::uint16_t asWord(double value) {
    return static_cast<std::uint16_t>(std::clamp(std::lround(value), 0L, 65535L));
}

cv::Point2d shift() { return {kSiftShiftPx, kSiftShiftPx}; }

/// What SIFT is wrong by, as it always was in profiles.
cv::Point2d shiftMm() { return shift() / tuning::features.pxPerMm(); }

} // namespace

CardFeatures findFeatures(const std::vector<CardFace>& faces) {
    CardFeatures out;
    const auto sift = cv::SIFT::create(tuning::features.most(), tuning::features.octaveLayers(),
                                       tuning::features.contrast(), tuning::features.edge(),
                                       tuning::features.sigma(), CV_8U);
    const double pxPerMm = tuning::features.pxPerMm();
    const double scale = pxPerMm / kReferencePxPerMm;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        cv::Mat grey;
        cv::cvtColor(faces[i].image, grey, cv::COLOR_BGR2GRAY);
        cv::resize(grey, grey, {}, scale, scale, cv::INTER_AREA);
        std::vector<cv::KeyPoint> points;
        cv::Mat descriptors;
        sift->detectAndCompute(grey, {}, points, descriptors);
        if (points.empty()) {
            continue;
        }
        out.descriptors.push_back(descriptors);
        for (const auto& p : points) {
            out.places.push_back({static_cast<int>(i),
                                  (cv::Point2d(p.pt) + cv::Point2d(0.5, 0.5) - shift()) / pxPerMm,
                                  p.size / pxPerMm, p.angle / 360.0 * kTurn});
        }
    }
    return out;
}

cv::Mat packed(const CardFeatures& features) {
    cv::Mat picture(static_cast<int>(features.places.size()), kRowSize, CV_8UC1);
    for (int r = 0; r < picture.rows; ++r) {
        const auto& place = features.places[static_cast<std::size_t>(r)];
        const cv::Point2d mm = place.mm + shiftMm();
        const double turns = place.angle / kTurn;
        const std::array<std::uint16_t, kNumbers> numbers{
            asWord(place.face), asWord(mm.x * kUnitsPerMm), asWord(mm.y * kUnitsPerMm),
            asWord(place.sizeMm * kUnitsPerMm),
            asWord(std::min((turns - std::floor(turns)) * kUnitsPerTurn, kUnitsPerTurn - 1))};
        auto* row = picture.ptr<std::uint8_t>(r);
        for (const auto number : numbers) {
            *row++ = static_cast<std::uint8_t>(number & 0xFFU);
            *row++ = static_cast<std::uint8_t>(number >> 8U);
        }
        const auto* descriptor = features.descriptors.ptr<std::uint8_t>(r);
        std::copy(descriptor, descriptor + kDescriptorSize, row);
    }
    return picture;
}

std::optional<CardFeatures> unpacked(const cv::Mat& picture, std::size_t faces) {
    if (picture.empty() || picture.type() != CV_8UC1 || picture.cols != kRowSize) {
        return std::nullopt;
    }
    CardFeatures out;
    out.descriptors = picture.colRange(kRowSize - kDescriptorSize, kRowSize).clone();
    for (int r = 0; r < picture.rows; ++r) {
        std::array<double, kNumbers> numbers{};
        const auto* row = picture.ptr<std::uint8_t>(r);
        for (auto& number : numbers) {
            number = row[0] + 256.0 * row[1];
            row += 2;
        }
        if (numbers[0] >= static_cast<double>(faces)) {
            return std::nullopt;
        }
        out.places.push_back({static_cast<int>(numbers[0]),
                              cv::Point2d(numbers[1], numbers[2]) / kUnitsPerMm - shiftMm(),
                              numbers[3] / kUnitsPerMm, numbers[4] / kUnitsPerTurn * kTurn});
    }
    return out;
}

} // namespace pocketmars::calibration
