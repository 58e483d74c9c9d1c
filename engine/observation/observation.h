#pragma once

#include "engine/box/card.h"
#include "engine/box/player.h"
#include "engine/box/reading.h"
#include "engine/box/suit.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What a camera can see of a table: `pocketmars.table/1`. An item that is not in view is unseen,
/// one that could not be told is unread; neither is ever zero.
namespace pocketmars::engine {

/// A card of a stack that lies face down.
struct FaceDown {
    friend bool operator==(const FaceDown&, const FaceDown&) = default;
};

/// A card of a stack as it shows: face down, a value strip (1..7; 0 on habitation), or, for
/// habitation cards whose face can be told, the card itself. An id and 0 compare as equal there
/// (`sameStackCard`).
using StackCard = std::variant<FaceDown, int, CardId>;

/// Whether two readings of a card on one stack agree.
[[nodiscard]] bool sameStackCard(const StackCard& a, const StackCard& b);

/// Colonists of each colour; a colour that is absent has none there.
using ColonistCounts = std::map<std::string, Reading<int>>;

/// One colour's colonists on a space: 0 where the space was read and lists none of that colour,
/// unread or unseen where the space as a whole is. The space's confidence stands in where the
/// colour has none of its own.
[[nodiscard]] Reading<int> colonists(const Reading<ColonistCounts>& space,
                                     const std::string& colour);

struct ObservedBuilding {
    /// From the oldest card to the top one; unseen if the building or its stack is out of view.
    Reading<std::vector<Reading<StackCard>>> stack;
    Reading<ColonistCounts> oneStar; ///< never on habitation
    Reading<ColonistCounts> twoStar; ///< never on habitation

    friend bool operator==(const ObservedBuilding&, const ObservedBuilding&) = default;
};

struct ObservedPlayer {
    Role role = Role::Human;
    std::string colour;
    Reading<int> energy;                      ///< 0..7
    Reading<int> earth;                       ///< this player's colonists on Earth, 0..7
    Reading<int> ship;                        ///< on the own ship, 0..7
    Reading<std::vector<Reading<Suit>>> prep; ///< suits on the backs, in any order

    friend bool operator==(const ObservedPlayer&, const ObservedPlayer&) = default;
};

struct Observation {
    Mode mode = Mode::Solo;
    std::vector<ObservedPlayer> players; ///< in seating order; solo: human, DA
    std::array<ObservedBuilding, kSuitCount> buildings;
    Reading<std::optional<CardId>> discardTop; ///< nothing inside: an empty pile
    Reading<std::optional<Suit>> deckTop;      ///< suit on the back; nothing inside: empty deck

    [[nodiscard]] ObservedBuilding& building(Suit suit) { return buildings[index(suit)]; }
    [[nodiscard]] const ObservedBuilding& building(Suit suit) const {
        return buildings[index(suit)];
    }

    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace pocketmars::engine
