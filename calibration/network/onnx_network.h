#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/dnn.hpp>

#include <mutex>

namespace pocketmars::calibration {

/// A network of which the weights lie in memory. Several threads may ask at once; they wait for
/// each other.
class OnnxNetwork {
public:
    /// @param begin, end  an ONNX file
    OnnxNetwork(const char* begin, const char* end);

    /// @param inputs  CV_32F (n, planes, rows, columns)
    /// @return what it answers, a copy
    [[nodiscard]] cv::Mat answer(const cv::Mat& inputs);

private:
    std::mutex m_mutex;
    cv::dnn::Net m_net;
};

/// The answers of a network that works at half the size, px by px: four px of a plane lie behind
/// each other, as (n, planes · 2 · 2, rows / 2, columns / 2) (Shi et al. 2016, pixel shuffle).
class ShuffledPlanes {
public:
    /// @param all  outlives this
    ShuffledPlanes(const cv::Mat& all, int picture) : m_all(&all), m_picture(picture) {}

    [[nodiscard]] float at(int plane, int x, int y) const {
        return m_all->ptr<float>(m_picture, 4 * plane + 2 * (y % 2) + x % 2, y / 2)[x / 2];
    }

private:
    const cv::Mat* m_all;
    int m_picture;
};

} // namespace pocketmars::calibration
