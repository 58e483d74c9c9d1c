#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace pocketmars::phone {

/// Gives the next piece of a reply that has no end; waits for it, some seconds at most.
/// @return nothing: it ends here
using NextPiece = std::function<std::optional<std::string>()>;

/// What a client is answered.
struct Reply {
    int status = 200;
    std::string type = "text/plain; charset=utf-8";
    std::string body{};
    /// The same for as long as the server runs, so that it need not be copied; instead of `body`.
    std::optional<std::string_view> constant{};
    NextPiece stream{};   ///< instead of `body`; empty: none
    std::string cookie{}; ///< Set-Cookie; empty: none
    bool isKept = false;  ///< may be kept by the browser: its path names its content
};

/// One line, as text.
[[nodiscard]] inline Reply refusal(int status, std::string line) {
    Reply reply;
    reply.status = status;
    reply.body = std::move(line) + "\n";
    return reply;
}

} // namespace pocketmars::phone
