#include "vision/capture_environment.h"

#include "vision/sources/ffmpeg_options.h"

namespace pocketmars::vision {

void setCaptureEnvironment() { setFfmpegOptions(); }

} // namespace pocketmars::vision
