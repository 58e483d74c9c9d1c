#pragma once

#include "vision/support/small_picture.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace pocketmars::vision {

/// What a frame of a camera over the table shows.
enum class Scene {
    Moving,     ///< a hand, a card on its way, a passing shadow; or not at rest for long enough
    SettledNew, ///< at rest, and not as it was when it was last at rest
    Unchanged,  ///< at rest, and as it was
};

struct SettleOptions {
    double settleSeconds = 0.4;   ///< how long nothing may move
    double reachingSeconds = 3.0; ///< and how long if something new reaches in from the edge
};

/// Tells tables at rest from what moves, frame by frame, on a small grey picture: some 2 ms for
/// 1600 x 1200.
///
/// A frame is compared with one from the time of rest so far, and at rest with the last settled
/// one; both follow the light, so that daylight may drift. The camera's exposure is evened out. An
/// edge may tremble by a fraction of a small picture's pixel.
///
/// A hand that pauses does not move either. What is new and hangs together with the picture's edge
/// may be an arm, and has to lie there for longer.
class SettleDetector {
public:
    explicit SettleDetector(SettleOptions options = {}) : m_options(options) {}

    /// @param image    CV_8UC3 BGR, any size
    /// @param seconds  of the frame, by any clock; not before the last one's
    [[nodiscard]] Scene look(const cv::Mat& image, double seconds);

    /// Lets the next settled table be new, whatever it shows.
    void forget() { m_settled.reset(); }

private:
    SettleOptions m_options;
    std::optional<SmallPicture> m_rest;    ///< since when nothing moves
    std::optional<SmallPicture> m_settled; ///< the last settled table
    double m_restSince = 0.0;              ///< seconds
    double m_restTaken = 0.0;              ///< seconds
};

} // namespace pocketmars::vision
