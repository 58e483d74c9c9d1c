#include "calibration/pieces/table_distance.h"

#include "calibration/pieces/tuning.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// The colour of the table under each px: the median of a wide surrounding, which no piece fills.
cv::Mat tableColour(const cv::Mat& lab) {
    cv::Mat small;
    const double scale = tuning::tableColour.side() / std::max(lab.cols, lab.rows);
    cv::resize(lab, small, {}, scale, scale, cv::INTER_AREA);
    cv::Mat bytes;
    small.convertTo(bytes, CV_8U, 1.0, 128.0); // a and b are signed; medianBlur wants bytes
    cv::Mat padded;
    const int half = tuning::tableColour.halfWindow();
    cv::copyMakeBorder(bytes, padded, half, half, half, half, cv::BORDER_REFLECT);
    cv::medianBlur(padded, padded, 2 * half + 1);
    bytes = padded({half, half, bytes.cols, bytes.rows});
    bytes.convertTo(small, CV_32F, 1.0, -128.0);
    cv::GaussianBlur(small, small, {}, tuning::tableColour.sigma());
    cv::Mat table;
    cv::resize(small, table, lab.size(), 0, 0, cv::INTER_LINEAR);
    return table;
}

/// What is left of each px when the table's colour is taken away, as dark as a shadow makes it.
/// Light that falls off by the factor k scales L + 16, a and b by the cube root of k.
cv::Mat withoutTable(const cv::Mat& lab, const cv::Mat& table) {
    const float deepestShadow = tuning::tableColour.deepestShadow();
    cv::Mat rest(lab.size(), CV_32FC3);
    for (int y = 0; y < lab.rows; ++y) {
        const auto* seen = lab.ptr<cv::Vec3f>(y);
        const auto* under = table.ptr<cv::Vec3f>(y);
        auto* out = rest.ptr<cv::Vec3f>(y);
        for (int x = 0; x < lab.cols; ++x) {
            const float k = std::clamp((seen[x][0] + 16) / (under[x][0] + 16), deepestShadow, 1.0F);
            const cv::Vec3f shaded((under[x][0] + 16) * k - 16, under[x][1] * k, under[x][2] * k);
            out[x] = seen[x] - shaded;
        }
    }
    return rest;
}

/// Distance of each px from the table in standard deviations of the table's own pattern.
cv::Mat distances(const cv::Mat& rest) {
    cv::Mat distance(rest.size(), CV_32F, cv::Scalar(0));
    const float standsOut = tuning::tableColour.standsOut();
    const cv::Vec3d grain(tuning::tableColour.grainL(), tuning::tableColour.grainColour(),
                          tuning::tableColour.grainColour());
    for (int round = 0; round < tuning::tableColour.rounds(); ++round) {
        cv::Matx33d spread = cv::Matx33d::zeros();
        cv::Vec3d mean(0, 0, 0);
        double count = 0;
        for (int pass = 0; pass < 2; ++pass) {
            for (int y = 0; y < rest.rows; y += 2) {
                for (int x = 0; x < rest.cols; x += 2) {
                    if (round > 0 && distance.at<float>(y, x) > standsOut) {
                        continue;
                    }
                    const cv::Vec3d r = rest.at<cv::Vec3f>(y, x);
                    if (pass == 0) {
                        mean += r;
                        count += 1;
                    } else {
                        spread += (r - mean) * (r - mean).t();
                    }
                }
            }
            mean = pass == 0 ? mean * (1.0 / count) : mean;
        }
        // Even a plain table has grain and noise that this picture may not show everywhere.
        const cv::Matx33d inverse = (spread * (1.0 / count) + cv::Matx33d::diag(grain)).inv();
        for (int y = 0; y < rest.rows; ++y) {
            for (int x = 0; x < rest.cols; ++x) {
                const cv::Vec3d r = cv::Vec3d(rest.at<cv::Vec3f>(y, x)) - mean;
                distance.at<float>(y, x) = static_cast<float>(std::sqrt(r.dot(inverse * r)));
            }
        }
    }
    return distance;
}

} // namespace

cv::Mat tableDistance(const cv::Mat& lab) { return distances(withoutTable(lab, tableColour(lab))); }

} // namespace pocketmars::calibration
