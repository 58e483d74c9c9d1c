#pragma once

#include <opencv2/core/mat.hpp>

#include <atomic>
#include <mutex>
#include <string>
#include <thread>

namespace pocketmars::vision {

/// A camera app of a phone: serves MJPEG over HTTP on a free port of 127.0.0.1, 20 frames a second
/// unless told otherwise.
class MjpegServer {
public:
    enum class Mood {
        Sends,     ///< the picture, over and over
        Stalls,    ///< connected, but silent
        Off,       ///< closes all connections and refuses new ones
        Babbles,   ///< sends what is no picture at all
        Drips,     ///< the picture, a byte a frame
        BreaksOff, ///< closes each connection in the middle of a picture
        SendsAway, ///< answers that the picture is at another address
        HangsUp,   ///< takes each connection and closes it without a word
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
    void setFramesPerSecond(int frames);
    /// Of SendsAway.
    void setOtherAddress(std::string url);
    /// Adds noise as a sensor does, so that no two frames are the same.
    void setNoisy(bool noisy);
    /// Connections that came, whatever the mood.
    [[nodiscard]] int connections() const { return m_connections; }

private:
    struct State {
        Mood mood = Mood::Sends;
        std::string bytes;
        int periodMs = 50;
        std::string otherAddress;
        bool noisy = false;
        bool stop = false;
    };

    void serve();
    /// What the clients are sent next; empty: nothing.
    [[nodiscard]] static std::string nextPiece(const State& now, unsigned number);
    [[nodiscard]] State state();

    int m_port = 0;
    std::atomic<int> m_connections = 0;
    std::mutex m_mutex;
    State m_state; ///< under the mutex
    std::thread m_thread;
};

[[nodiscard]] std::string jpegOf(const cv::Mat& image);

} // namespace pocketmars::vision
