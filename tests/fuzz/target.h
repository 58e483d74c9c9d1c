#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// Ways into the program for a stranger's bytes. `scripts/fuzz` lets libFuzzer loose on each;
/// without it, `CorpusTest` feeds each its corpus (`tests/data/fuzz/NAME/`) and damaged copies of
/// it.
namespace pocketmars::fuzz {

using Bytes = std::span<const std::uint8_t>;

struct Target {
    std::string_view name; ///< of its corpus's folder, too
    /// Must come back whatever the bytes are. What it promises of those that are right is asserted.
    /// @return whether they were taken
    bool (*run)(Bytes bytes);
};

/// All targets.
[[nodiscard]] std::span<const Target> targets();

/// Null if there is no target of that name.
[[nodiscard]] const Target* findTarget(std::string_view name);

// engine_targets.cpp
bool table(Bytes bytes);    ///< `pocketmars.table/1`
bool state(Bytes bytes);    ///< `pocketmars.state/1`
bool notation(Bytes bytes); ///< decisions in a line
bool itemPath(Bytes bytes); ///< a path, a line break, and what to set it to
bool jsonLines(Bytes bytes);

// calibration_targets.cpp
bool photo(Bytes bytes);   ///< a picture file, or a frame of a camera
bool layout(Bytes bytes);  ///< `pocketmars.layout/1`
bool corners(Bytes bytes); ///< `pocketmars.corners/1`
bool profile(Bytes bytes); ///< `profile.json` beside the pictures it names

// film_targets.cpp
/// A film's file, or what a camera in the network sends behind the HTTP header.
bool film(Bytes bytes);

// phone_targets.cpp
/// What a browser sends; `@HOST@`, `@CODE@` and `@KEY@` are filled in, and of the encrypted door
/// `@TLS_HOST@` and `@TLS_KEY@`.
bool request(Bytes bytes);

// session_targets.cpp
bool profileFile(Bytes bytes); ///< `.pmprofile`
bool bundle(Bytes bytes);      ///< `pocketmars.bundle/1`
bool history(Bytes bytes);     ///< `pocketmars.history/1`
bool recording(Bytes bytes);   ///< tables as text, a line each

// to_mars_targets.cpp
bool toMars(Bytes bytes);   ///< `pocketmars.to_mars/1`
bool marsShip(Bytes bytes); ///< `pocketmars.mars_ship/1`

} // namespace pocketmars::fuzz
