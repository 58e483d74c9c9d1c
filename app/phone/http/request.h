#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

namespace pocketmars::phone {

/// What a client asked for, as it came: nothing of it is to be believed.
struct Request {
    std::string method;  ///< `GET`, `POST`, …
    std::string path;    ///< `/`, decoded; without the query
    std::string host;    ///< header Host; empty: none
    std::string origin;  ///< header Origin; empty: none
    std::string site;    ///< header Sec-Fetch-Site; empty: none
    std::string cookies; ///< header Cookie; empty: none
    std::string type;    ///< header Content-Type; empty: none
    std::string agent;   ///< header User-Agent; empty: none
    std::string client;  ///< its address: `192.168.1.23`

    std::string body;               ///< where the site takes it into memory
    std::filesystem::path bodyFile; ///< where it takes it into a file; empty: none
};

/// What becomes of a request's body.
struct BodyRule {
    std::size_t mostBytes = 0;    ///< a larger one is refused; 0: any is
    std::filesystem::path file{}; ///< a new one, written as it comes; empty: into memory
};

/// The value of a cookie; nothing where there is none of that name.
/// @param cookies  header Cookie: `a=1; b=2`
[[nodiscard]] std::optional<std::string> cookie(const std::string& cookies,
                                                const std::string& name);

} // namespace pocketmars::phone
