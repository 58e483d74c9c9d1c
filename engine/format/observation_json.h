#pragma once

#include "engine/json/json_value.h"
#include "engine/observation/observation.h"
#include "engine/support/json_error.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

/// `pocketmars.table/1` as JSON.
namespace pocketmars::engine {

inline constexpr std::string_view kTableFormat = "pocketmars.table/1";

/// Reads a table with its tree of confidences. Fields that the format does not know are ignored;
/// what it does know must be right. Whether the values go together is `firstContradiction`'s
/// (engine/observation/table_check.h).
[[nodiscard]] tl::expected<Observation, JsonError> observationFromJson(std::string_view text);
[[nodiscard]] tl::expected<Observation, JsonError> observationFromJson(const JsonValue& tree);

/// Writes one line without spaces, fields in the order of the format. An unseen item within a
/// stack, a prep module or a space is written as unread, since a list has no absent places. The
/// confidence of a list or space as a whole is written only where none of its items has its own.
[[nodiscard]] std::string observationToJson(const Observation& table);

} // namespace pocketmars::engine
