#pragma once

namespace pocketmars::vision {

/// Tells OpenCV and FFmpeg by the environment which formats and protocols are meant, and to be
/// silent (sources/ffmpeg_options.h). For main(), before any thread starts: others read the
/// environment later on. A camera or film that is opened without it sets it then.
void setCaptureEnvironment();

} // namespace pocketmars::vision
