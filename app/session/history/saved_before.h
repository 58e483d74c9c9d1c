#pragma once

#include "app/session/scoring/table_scorer.h"
#include "db/database.h"
#include "db/game.h"
#include "engine/observation/observation.h"
#include "engine/rules/score.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::session {

/// What a person said of an item of a table, as correct() takes it.
struct SaidItem {
    std::string path;
    std::string value;

    friend bool operator==(const SaidItem&, const SaidItem&) = default;
};

/// All that a person said of single items of a table: those whose confidence is 1.
[[nodiscard]] std::vector<SaidItem> saidOf(const engine::Observation& table);

/// A game that was saved from the same photo.
struct SavedBefore {
    db::GameId game;
    engine::ScoreSheet sheet;
    std::vector<SaidItem> said; ///< what was corrected then
};

/// The game that was saved from the same photo before, maybe on another evening; nothing if there
/// is none, or the table has no photo.
[[nodiscard]] tl::expected<std::optional<SavedBefore>, SessionError>
savedBefore(db::Database& history, const ScoredTable& table);

} // namespace pocketmars::session
