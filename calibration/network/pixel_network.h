#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/dnn.hpp>

#include <mutex>

namespace pocketmars::calibration {

/// A small U-Net that tells of each px of a picture which of some classes it shows
/// (scripts/train-map). Several threads may ask at once; they wait for each other.
class PixelNetwork {
public:
    /// @param begin, end  an ONNX file in memory
    PixelNetwork(const char* begin, const char* end, int classes);

    /// @param picture  CV_8UC3 BGR
    /// @return CV_32F of its size, ln of the odds of the last class against all others
    [[nodiscard]] cv::Mat odds(const cv::Mat& picture);

private:
    [[nodiscard]] cv::Mat forward(const cv::Mat& picture);

    int m_classes;
    std::mutex m_mutex;
    cv::dnn::Net m_net;
};

} // namespace pocketmars::calibration
