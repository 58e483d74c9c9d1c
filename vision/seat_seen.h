#pragma once

#include <optional>
#include <string>

/// Who sits at a table, as it shows without a word from anybody.
namespace pocketmars::vision {

/// A ship, and what lies there of its colour.
struct SeatSeen {
    /// Where the prep module lies, as its ship's player looks at it.
    enum class Prep {
        NotSeen,
        Left,
        Right,
        Elsewhere ///< above or below it
    };

    std::string colour;
    int side = 0;             ///< of the table: quarter turns clockwise from the near one, 0..3
    double confidence = 0.0;  ///< probability that colonists of this colour are seen, 0..1
    std::optional<int> ship;  ///< its colonists on it; nothing where that is not clear
    std::optional<int> earth; ///< likewise on Earth
    Prep prep = Prep::NotSeen;

    friend bool operator==(const SeatSeen&, const SeatSeen&) = default;
};

} // namespace pocketmars::vision
