#pragma once

#include "calibration/support/tuned.h"

/// What sources/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// How long a camera or stream may be silent.
struct Capture {
    Tuned<int> timeOutMs{"sources.capture.time_out_ms", 3000, "ms", {100, 60000},
        "After which FFmpeg gives up opening or reading a stream.",
        "by eye, fc545e0"};
    Tuned<int> framePeriodMs{"sources.capture.frame_period_ms", 80, "ms", {1, 5000},
        "Between two frames.",
        "a table at rest does not need more than some 12 frames a second"};
    Tuned<int> silenceMs{"sources.capture.silence_ms", 1500, "ms", {100, 60000},
        "Without a good picture, until that is said.",
        "what is wrong is said within 2 s: this long, and the way to the player"};
    Tuned<int> beginningMs{"sources.capture.beginning_ms", 5000, "ms", {100, 120000},
        "The same at first.",
        "a camera may take longer to begin"};
    Tuned<int> retryMs{"sources.capture.retry_ms", 500, "ms", {1, 60000},
        "Until a lost camera is opened again.",
        "by eye"};
    Tuned<int> goodbyeMs{"sources.capture.goodbye_ms", 300, "ms", {0, 10000},
        "That a thread that hangs in a read is waited for at the end.",
        "by eye"};
    Tuned<double> goodCredit{"sources.capture.good_credit", 0.25, "broken pictures", {0, 5},
        "That a good one takes off.",
        "by eye, fc545e0"};
    Tuned<double> brokenLimit{"sources.capture.broken_limit", 3.0, "broken pictures", {1.1, 50},
        "From here on it is said.",
        "by eye, fc545e0"};
    Tuned<int> noisyRun{"sources.capture.noisy_run", 10, "pictures in a row", {2, 1000},
        "That differ, which shows that the sensor's noise comes through.",
        "by eye, fc545e0"};
};
extern Capture capture;

// clang-format on
} // namespace pocketmars::vision::tuning
