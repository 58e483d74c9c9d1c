#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

/// What a person says of a table that a camera saw.
namespace pocketmars::engine {

/// What the item may be set to, as setItem takes it, `?` last. Empty for a stack or a prep module
/// as a whole, which take lists.
[[nodiscard]] std::vector<std::string> choices(const Observation& table, const Item& item);

/// Sets one item to what a person says; its confidence becomes 1. A refused value leaves the table
/// as it was. Where a space was not known as a whole, its other colours stay unread.
/// @param value  as the formats write it: `1`, `?`, `H0a`, `aqualab`, `null` for a face-down card
///               or an empty pile; a whole stack or prep module as a list: `5,null,?`, or nothing
///               for an empty one
[[nodiscard]] tl::expected<void, ItemError> setItem(Observation& table, std::string_view path,
                                                    std::string_view value);

} // namespace pocketmars::engine
