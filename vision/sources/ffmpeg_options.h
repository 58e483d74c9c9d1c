#pragma once

#include <algorithm>
#include <sstream>
#include <string>

namespace pocketmars::vision {

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
    return out +
           "protocol_whitelist;file,http,https,tcp,tls,udp,rtp,rtsp"
           "|format_whitelist;mov,matroska,webm,avi,asf,flv,ogg,mpeg,mpegts,mpegvideo,h264,hevc,m4v"
           ",yuv4mpegpipe,mjpeg,mpjpeg,rtsp,rtp";
}

} // namespace pocketmars::vision
