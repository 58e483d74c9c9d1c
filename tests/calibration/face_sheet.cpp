#include "tests/calibration/face_sheet.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::calibration::test {
namespace {

constexpr int kColumns = 10;
const cv::Size kThumbnail(21, 29); // px: a fifteenth of a reference image

cv::Rect place(std::size_t index) {
    const int at = static_cast<int>(index);
    return {{at % kColumns * kThumbnail.width, at / kColumns * kThumbnail.height}, kThumbnail};
}

cv::Mat sheetOf(const std::vector<CardFace>& faces) {
    const int rows = (static_cast<int>(faces.size()) + kColumns - 1) / kColumns;
    cv::Mat sheet = cv::Mat::zeros(rows * kThumbnail.height, kColumns * kThumbnail.width, CV_8UC3);
    for (std::size_t i = 0; i < faces.size(); ++i) {
        cv::resize(faces[i].image, sheet(place(i)), kThumbnail, 0, 0, cv::INTER_AREA);
    }
    return sheet;
}

/// Mean difference of a channel, levels.
double difference(const cv::Mat& a, const cv::Mat& b) {
    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
}

} // namespace

void expectLikeSheet(const std::vector<CardFace>& faces, const std::filesystem::path& sheet) {
    constexpr double kSame = 4.0; // levels; a card cut out 1 mm off differs by 5 to 9
    const auto seen = sheetOf(faces);
    const auto approved = cv::imread(sheet.string());
    bool isLike = seen.size() == approved.size();
    for (std::size_t i = 0; isLike && i < faces.size(); ++i) {
        std::vector<double> differences;
        for (std::size_t j = 0; j < faces.size(); ++j) {
            differences.push_back(difference(seen(place(i)), approved(place(j))));
        }
        const auto nearest = std::min_element(differences.begin(), differences.end());
        EXPECT_EQ(nearest - differences.begin(), static_cast<std::ptrdiff_t>(i))
            << faces[i].name() << " looks like another";
        EXPECT_LT(differences[i], kSame) << faces[i].name();
        isLike = !testing::Test::HasFailure();
    }
    if (!isLike) {
        const auto fail = sheet.stem().string() + ".fail.png";
        cv::imwrite(fail, seen);
        ADD_FAILURE() << "compare " << std::filesystem::absolute(fail) << " with " << sheet;
    }
}

} // namespace pocketmars::calibration::test
