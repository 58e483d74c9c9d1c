#pragma once

#include <opencv2/core/mat.hpp>

#include <mutex>
#include <string>
#include <thread>

namespace pocketmars::vision {

/// A camera app of a phone: serves MJPEG over HTTP on a free port of 127.0.0.1, 20 frames a second.
class MjpegServer {
public:
    enum class Mood {
        Sends,  ///< the picture, over and over
        Stalls, ///< connected, but silent
        Off,    ///< closes all connections and refuses new ones
    };

    MjpegServer();
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    [[nodiscard]] std::string url() const;

    void setMood(Mood mood);
    /// @param image  CV_8UC3 BGR
    void show(const cv::Mat& image);
    /// Bytes instead of a picture, say half a JPEG.
    void showBytes(std::string bytes);
    /// Adds noise as a sensor does, so that no two frames are the same.
    void setNoisy(bool noisy);

private:
    struct State {
        Mood mood = Mood::Sends;
        std::string bytes;
        bool noisy = false;
        bool stop = false;
    };

    void serve();
    [[nodiscard]] State state();

    int m_port = 0;
    std::mutex m_mutex;
    State m_state; ///< under the mutex
    std::thread m_thread;
};

[[nodiscard]] std::string jpegOf(const cv::Mat& image);

} // namespace pocketmars::vision
