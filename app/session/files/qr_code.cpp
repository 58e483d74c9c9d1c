#include "app/session/files/qr_code.h"

#include "calibration/tiles/qr_code.h"

namespace pocketmars::session {

cv::Mat qrCode(const std::string& text, int modulePx) {
    constexpr int kQuietModules = 4;
    // On a screen nothing is soiled or hidden: larger modules help more than redundancy.
    const cv::Mat modules = calibration::drawQrCode(text, calibration::QrStrength::Low);
    const int side = modulePx * (modules.rows + 2 * kQuietModules);
    cv::Mat code(side, side, CV_8UC1, cv::Scalar(255));
    const int from = modulePx * kQuietModules;
    const int inner = modulePx * modules.rows;
    cv::Mat target = code(cv::Rect(from, from, inner, inner));
    for (int y = 0; y < target.rows; ++y) {
        for (int x = 0; x < target.cols; ++x) {
            target.at<uchar>(y, x) = modules.at<uchar>(y / modulePx, x / modulePx);
        }
    }
    return code;
}

std::string qrText(const std::string& text) {
    const cv::Mat code = qrCode(text, 1);
    const auto isLight = [&](int y, int x) { return y >= code.rows || code.at<uchar>(y, x) != 0; };
    std::string out;
    for (int y = 0; y < code.rows; y += 2) {
        for (int x = 0; x < code.cols; ++x) {
            const bool above = isLight(y, x);
            const bool below = isLight(y + 1, x);
            out += above && below ? "\u2588" : above ? "\u2580" : below ? "\u2584" : " ";
        }
        out += '\n';
    }
    return out;
}

} // namespace pocketmars::session
