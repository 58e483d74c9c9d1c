#pragma once

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

namespace pocketmars::vision {

/// What a film or a camera in the network may be made of, and come by.
inline constexpr std::string_view kFfmpegLists =
    "protocol_whitelist;file,http,https,tcp,tls,udp,rtp,rtsp"
    "|format_whitelist;mov,matroska,webm,avi,asf,flv,ogg,mpeg,mpegts,mpegvideo,h264,hevc,m4v"
    ",yuv4mpegpipe,mjpeg,mpjpeg,rtsp,rtp";

/// What OpenCV tells FFmpeg, `name;value|name;value`; of a name that stands twice, the last counts.
/// A film or a camera in the network may be made of these formats and come by these protocols: none
/// names other files or addresses, as playlists, `concat`, `subfile` or `sdp` do.
/// @param users  the user's own options, which stay but for these two; may be empty. What is no
///               option, or has a quote that reaches further, is left out
[[nodiscard]] inline std::string ffmpegOptions(const std::string& users) {
    std::string out = "rtsp_transport;tcp|"; // OpenCV's own choice, which any other would replace
    std::istringstream options(users);
    for (std::string option; std::getline(options, option, '|');) {
        const bool isOne = std::count(option.begin(), option.end(), ';') == 1 &&
                           option.front() != ';' && option.back() != ';';
        if (isOne && option.find_first_of("'\\") == std::string::npos) {
            out += option + "|";
        }
    }
    return out + std::string(kFfmpegLists);
}

/// Tells FFmpeg and OpenCV what is meant, by the environment. To be called while there is one
/// thread only; where it was, another call changes nothing.
inline void setFfmpegOptions() {
    constexpr const char* kOptions = "OPENCV_FFMPEG_CAPTURE_OPTIONS";
    const char* told = std::getenv(kOptions);
    const std::string users = told != nullptr ? told : "";
    if (!users.ends_with(kFfmpegLists)) {
        setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0); // AV_LOG_QUIET; a user's own setting stays
        setenv(kOptions, ffmpegOptions(users).c_str(), 1);
    }
}

} // namespace pocketmars::vision
