#include "app/session/scoring/score_lines.h"

#include "app/session/scoring/table_scorer.h"
#include "engine/observation/item_number.h"
#include "engine/observation/question.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

using engine::Item;
using engine::ItemKind;

std::size_t index(ScoreLine line) { return static_cast<std::size_t>(line); }

} // namespace

int points(const engine::ScoreLines& player, ScoreLine line) {
    const std::array<int, kScoreLines> all{player.ship,    player.oneStar,   player.twoStar,
                                           player.allFour, player.fourInOne, player.energy};
    return all[index(line)];
}

std::vector<Item> itemsBehind(ScoreLine line, std::size_t player, std::size_t players) {
    std::vector<Item> items;
    const auto add = [&](ItemKind kind, std::size_t of) {
        Item item;
        item.kind = kind;
        item.player = of;
        items.push_back(item);
    };
    const auto addSpaces = [&](ItemKind kind) {
        for (const auto suit : engine::kScoringSuits) {
            add(kind, player);
            items.back().building = suit;
        }
    };
    switch (line) {
    case ScoreLine::Ship:
        add(ItemKind::Ship, player);
        break;
    case ScoreLine::OneStar:
        addSpaces(ItemKind::OneStar);
        break;
    case ScoreLine::TwoStar:
        addSpaces(ItemKind::TwoStar);
        break;
    case ScoreLine::AllFour:
    case ScoreLine::FourInOne:
        addSpaces(ItemKind::OneStar);
        addSpaces(ItemKind::TwoStar);
        break;
    case ScoreLine::Energy:
        // The highest level counts, so everybody's does.
        for (std::size_t each = 0; each < players; ++each) {
            add(ItemKind::Energy, each);
        }
        break;
    }
    return items;
}

bool SheetDoubts::isUnknown(std::size_t player, ScoreLine line) const {
    return player < unknown.size() && unknown[player][index(line)];
}

bool SheetDoubts::isUnknown(std::size_t player) const {
    return player < unknown.size() &&
           std::any_of(unknown[player].begin(), unknown[player].end(), [](bool u) { return u; });
}

bool SheetDoubts::anyUnknown() const {
    for (std::size_t player = 0; player < unknown.size(); ++player) {
        if (isUnknown(player)) {
            return true;
        }
    }
    return false;
}

SheetDoubts doubtsOf(const engine::Observation& table, const engine::ScoreSheet& sheet) {
    SheetDoubts doubts;
    doubts.open = !engine::openQuestions(table, kQuestionThreshold).empty();
    const auto players = std::min(table.players.size(), sheet.players.size());
    for (std::size_t player = 0; player < players; ++player) {
        auto& lines = doubts.unknown.emplace_back();
        for (std::size_t i = 0; i < kScoreLines; ++i) {
            const auto line = static_cast<ScoreLine>(i);
            // Either bonus, once reached, stays whatever else there is.
            const bool bonus = line == ScoreLine::AllFour || line == ScoreLine::FourInOne;
            const auto items = itemsBehind(line, player, players);
            lines[i] = !(bonus && points(sheet.players[player], line) > 0) &&
                       std::any_of(items.begin(), items.end(), [&table](const Item& item) {
                           return !numberAt(table, item).isRead();
                       });
        }
    }
    return doubts;
}

} // namespace pocketmars::session
