#pragma once

#include <string>
#include <vector>

namespace pocketmars::engine {

/// An item that the score depends on and that could not be told for sure.
struct Question {
    std::string path; ///< table/1 path, players by colour: `greenhouse.two_star.red`
    std::string text; ///< `greenhouse ★★: 1 or 2 red?`
    std::vector<std::string> options; ///< likeliest first; as item_path.h takes them

    friend bool operator==(const Question&, const Question&) = default;
};

} // namespace pocketmars::engine
