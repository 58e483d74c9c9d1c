#include "app/session/history/saved_before.h"

#include "db/history.h"
#include "engine/format/correction.h"
#include "engine/format/observation_json.h"
#include "engine/observation/item_path.h"

#include <cstddef>
#include <span>

namespace pocketmars::session {
namespace {

using engine::Item;
using engine::ItemKind;

/// Single items: no stack or prep module as a whole.
std::vector<Item> singleItems(const engine::Observation& table) {
    std::vector<Item> items;
    for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
        for (const auto kind : {ItemKind::Energy, ItemKind::Earth, ItemKind::Ship}) {
            items.push_back({.kind = kind, .player = seat});
        }
        const auto& prep = table.players[seat].prep;
        for (std::size_t i = 0; prep.isRead() && i < prep.value().size(); ++i) {
            items.push_back({.kind = ItemKind::CardInPrep, .player = seat, .place = i});
        }
    }
    for (const auto suit : engine::kSuits) {
        const auto& stack = table.building(suit).stack;
        for (std::size_t i = 0; stack.isRead() && i < stack.value().size(); ++i) {
            items.push_back({.kind = ItemKind::CardInStack, .building = suit, .place = i});
        }
    }
    for (const auto suit : engine::kScoringSuits) {
        for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
            items.push_back({.kind = ItemKind::OneStar, .player = seat, .building = suit});
            items.push_back({.kind = ItemKind::TwoStar, .player = seat, .building = suit});
        }
    }
    items.push_back({.kind = ItemKind::DiscardTop});
    items.push_back({.kind = ItemKind::DeckTop});
    return items;
}

/// Said again it changes nothing.
bool isSaid(const engine::Observation& table, const std::string& path, const std::string& value) {
    auto again = table;
    return engine::setItem(again, path, value) && again == table;
}

} // namespace

std::vector<SaidItem> saidOf(const engine::Observation& table) {
    std::vector<SaidItem> said;
    for (const auto& item : singleItems(table)) {
        const auto path = engine::pathOf(table, item);
        for (auto& value : engine::choices(table, item)) {
            if (isSaid(table, path, value)) {
                said.push_back({path, std::move(value)});
                break;
            }
        }
    }
    return said;
}

tl::expected<std::optional<SavedBefore>, SessionError> savedBefore(db::Database& history,
                                                                   const ScoredTable& table) {
    if (!table.photoFile) {
        return std::nullopt;
    }
    const db::History games(history);
    const auto bytes = std::as_bytes(std::span(*table.photoFile));
    const auto id = games.scoredFrom({bytes.begin(), bytes.end()});
    if (!id) {
        return tl::unexpected(asSessionError(id.error()));
    }
    if (!*id) {
        return std::nullopt;
    }
    const auto game = games.get(**id);
    if (!game) {
        return tl::unexpected(asSessionError(game.error()));
    }
    const auto json = games.tableJson(**id);
    if (!json) {
        return tl::unexpected(asSessionError(json.error()));
    }
    SavedBefore before{**id, game->info.sheet, {}};
    if (const auto saved = *json ? engine::observationFromJson(**json) : engine::Observation();
        saved) {
        before.said = saidOf(*saved);
    }
    return before;
}

} // namespace pocketmars::session
