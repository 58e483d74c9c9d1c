#pragma once

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::vision {

/// Gathers how long each stage of one reading took, and pictures of the stages where asked for.
class Trace {
public:
    struct Stage {
        std::string name;
        double elapsedMs = 0.0; ///< since the stage before
    };
    struct Picture {
        std::string name;
        cv::Mat image; ///< CV_8UC3 BGR
    };

    /// Ends a stage.
    void stamp(std::string name) {
        const auto now = std::chrono::steady_clock::now();
        const std::chrono::duration<double, std::milli> elapsed = now - m_last;
        m_stages.push_back({std::move(name), elapsed.count()});
        m_last = now;
    }
    void add(std::string name, cv::Mat image) {
        m_pictures.push_back({std::move(name), std::move(image)});
    }

    [[nodiscard]] const std::vector<Stage>& stages() const { return m_stages; }
    [[nodiscard]] const std::vector<Picture>& pictures() const { return m_pictures; }

private:
    std::vector<Stage> m_stages;
    std::vector<Picture> m_pictures;
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

} // namespace pocketmars::vision
