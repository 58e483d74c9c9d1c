#pragma once

#include "calibration/profile/profile.h"
#include "engine/box/player.h"
#include "vision/seat_seen.h"

#include <opencv2/core/types.hpp>

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a person knows of a table before its photo is read.
namespace pocketmars::vision {

/// A card that a person marked, where it was not found or in the wrong place.
struct MarkedCard {
    std::string card; ///< a building's suit, `earth`, or a colour and `.ship`: `red.ship`
    /// Clockwise from its own upper left; fractions of the photo's width and height.
    std::array<cv::Point2f, 4> corners;
};

/// The face that a marked card has; null where the profile has none of that name.
[[nodiscard]] const calibration::CardFace* markedFace(const calibration::Profile& profile,
                                                      std::string_view card);

/// Who plays.
struct Seating {
    engine::Mode mode = engine::Mode::Solo;
    std::vector<std::string> players; ///< in seating order; solo: the human, then DA
};

struct ReadOptions {
    /// Nothing: tell the players from the ships and colonists that are seen, if beyond doubt.
    std::optional<engine::Mode> mode;
    /// Colours in seating order; solo: the human, then DA. Empty only without a mode.
    std::vector<std::string> players;
    /// What is known to lie where it was marked; it counts for the table's plane like any other
    /// card. Those that the profile does not know are left out.
    std::vector<MarkedCard> marked = {};
    /// Asked where no mode is given and the ships leave it open, with who sits there in the order
    /// of play: it may know more of how tables are laid. Null: nobody is asked.
    std::function<std::optional<Seating>(std::span<const SeatSeen>)> bySeats = {};
};

} // namespace pocketmars::vision
