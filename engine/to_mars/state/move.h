#pragma once

#include "engine/to_mars/state/state.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::to_mars {

/// One step of a game. In brackets: the fields of Move that it uses besides seat.
enum class MoveKind : unsigned char {
    Token,      ///< a corporation token
    Build,      ///< [structure] onto the main board, as the rest of the game has it
    BuildOnto,  ///< [structure, at] Orbital Assembly: onto the ship
    Ship,       ///< [structure, at] the corporation's action
    Habitat,    ///< [at] Habitat Module: a dome of the player board
    Launch,     ///< [structure, at] Launch Pad
    BuildPanel, ///< [item: panel] by the game's action, or free where that is due
    Astronaut,  ///< [item: slot, swap]
    Fund,       ///< [item: project]
    FundOther,  ///< a project of another corporation
    Retrieve,   ///< [item: slot] Lunar Shuttle
    Goal,       ///< [item: goal, from 0]
    Skip,       ///< not what is due
    NextRound,  ///< of nobody
    End,        ///< of nobody
};

struct Move {
    MoveKind kind = MoveKind::Token;
    std::size_t seat = 0;
    Structure structure = Structure::Dome;
    SpaceId at{};
    std::size_t item = 0;
    bool swap = false; ///< with an astronaut of the Lunar Gateway, before it is sent

    friend bool operator==(const Move&, const Move&) = default;
};

/// `Fabio: ship laboratory A.lower.1`; `round` and `end` are nobody's (docs/formats.md).
[[nodiscard]] std::string toText(const Move& move, const Ship& ship,
                                 const std::vector<Player>& players);

/// @return or why this is no move, in words
[[nodiscard]] tl::expected<Move, std::string> moveFromText(std::string_view text, const Ship& ship,
                                                           const std::vector<Player>& players);

} // namespace pocketmars::to_mars
