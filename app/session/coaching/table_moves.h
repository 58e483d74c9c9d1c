#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

#include <span>
#include <string>
#include <vector>

/// What a move does on the table, to be drawn there.
namespace pocketmars::session {

/// Something goes from one item of the table to another; paths as in
/// engine/observation/item_path.h.
struct TableMove {
    std::string from; ///< empty: from a hand, or the item changes where it is
    std::string to;
    friend bool operator==(const TableMove&, const TableMove&) = default;
};

/// In the order of the line, each once. What hangs on cards that are only seen then is left out.
/// @param known  as the player may know it, before the move
[[nodiscard]] std::vector<TableMove> tableMovesOf(const engine::NamedState& known,
                                                  std::span<const engine::Action> line);

} // namespace pocketmars::session
