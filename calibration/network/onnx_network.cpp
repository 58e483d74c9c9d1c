#include "calibration/network/onnx_network.h"

#include <cstddef>

namespace pocketmars::calibration {

OnnxNetwork::OnnxNetwork(const char* begin, const char* end)
    : m_net(cv::dnn::readNetFromONNX(begin, static_cast<std::size_t>(end - begin))) {
    m_net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    m_net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
}

cv::Mat OnnxNetwork::answer(const cv::Mat& inputs) {
    const std::lock_guard guard(m_mutex);
    m_net.setInput(inputs);
    return m_net.forward().clone();
}

} // namespace pocketmars::calibration
