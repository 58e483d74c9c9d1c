#pragma once

#include "engine/box/suit.h"

#include <string>

namespace pocketmars::vision {

/// The box holds seven colonists a colour.
inline constexpr int kColonistsPerColour = 7;

/// Where a colonist may stand.
struct ColonistPlace {
    enum class Kind { OneStar, TwoStar, Ship, Earth };
    Kind kind = Kind::Earth;
    engine::Suit suit = engine::Suit::Greenhouse; ///< of ★ and ★★
    std::string ship;                             ///< whose ship it is; empty elsewhere

    friend bool operator==(const ColonistPlace&, const ColonistPlace&) = default;
};

} // namespace pocketmars::vision
