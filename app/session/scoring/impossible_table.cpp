#include "app/session/scoring/impossible_table.h"

#include "app/session/scoring/table_scorer.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

namespace pocketmars::session {
namespace {

using engine::phrase;
using engine::Reading;

/// A count; 0 where it is doubtful.
int certain(const Reading<int>& count) {
    return count.confidence().value_or(1.0) >= kQuestionThreshold ? count.valueOr(0) : 0;
}

} // namespace

std::optional<std::string> impossibility(const engine::Observation& table) {
    const auto capacity = engine::twoStarCapacity(static_cast<int>(table.players.size()));
    for (const auto suit : engine::kScoringSuits) {
        int total = 0;
        for (const auto& player : table.players) {
            total += certain(engine::colonists(table.building(suit).twoStar, player.colour));
        }
        if (total > capacity) {
            //: Why a table can't be saved; %1 a building, %2 and %3 numbers
            return phrase("Score",
                          "%1 \u2605\u2605 has room for %2, not for %3: correct one of them")
                .with(buildingWord(suit), capacity, total);
        }
    }
    for (const auto& player : table.players) {
        int total = certain(player.earth) + certain(player.ship);
        for (const auto suit : engine::kScoringSuits) {
            total += certain(engine::colonists(table.building(suit).oneStar, player.colour)) +
                     certain(engine::colonists(table.building(suit).twoStar, player.colour));
        }
        if (total > engine::kColonistsPerColour) {
            //: Why a table can't be saved; %1 a colour, %2 and %3 numbers
            return phrase("Score",
                          "%1 has at least %2 colonists, and the box holds %3: one of the counts "
                          "is too high")
                .with(colourWord(player.colour), total, engine::kColonistsPerColour);
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::session
