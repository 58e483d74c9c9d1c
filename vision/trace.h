#pragma once

#include <opencv2/core/mat.hpp>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::vision {

/// Gathers how long each stage of one reading took and, where they are wanted, pictures of what it
/// found: for somebody who asks why a photo is misread. Pictures that nobody wants are not drawn.
class Trace {
public:
    enum class Pictures { None, Wanted };

    struct Stage {
        std::string name;
        double elapsedMs = 0.0; ///< since the stage before, without drawing
    };
    struct Picture {
        std::string name; ///< words joined by '-', fit for a file's name
        cv::Mat image;    ///< CV_8UC3 BGR
    };

    explicit Trace(Pictures pictures = Pictures::None) : m_pictureWish(pictures) {}

    /// Ends a stage.
    void stamp(std::string name) {
        const auto now = Clock::now();
        const std::chrono::duration<double, std::milli> elapsed = now - m_last;
        m_stages.push_back({std::move(name), elapsed.count()});
        m_last = now;
    }
    /// @param draw  returns the picture; called only where pictures are wanted
    template <class Draw> void add(std::string name, const Draw& draw) {
        if (m_pictureWish == Pictures::Wanted) {
            const auto start = Clock::now();
            m_pictures.push_back({std::move(name), draw()});
            m_last += Clock::now() - start;
        }
    }

    [[nodiscard]] const std::vector<Stage>& stages() const { return m_stages; }
    [[nodiscard]] const std::vector<Picture>& pictures() const { return m_pictures; }

private:
    using Clock = std::chrono::steady_clock;

    Pictures m_pictureWish;
    std::vector<Stage> m_stages;
    std::vector<Picture> m_pictures;
    Clock::time_point m_last = Clock::now();
};

} // namespace pocketmars::vision
