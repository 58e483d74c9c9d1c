#pragma once

#include "calibration/support/tuned.h"

/// What reading/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// What is written down, and how sure.
struct Report {
    Tuned<double> worthMention{"reading.report.worth_mention", 0.9, "confidence", {0.1, 1},
        "A colour that is not there is left out, unless less sure.",
        "readings from 0.9 on count as sure"};
    Tuned<double> doubtfulCard{"reading.report.doubtful_card", 0.5, "similarity", {0.1, 0.9},
        "The least that is taken for a card at all.",
        "Placing::minSimilarity"};
    Tuned<double> doubtfulConfidence{"reading.report.doubtful_confidence",
        0.7, "confidence", {0.05, 0.99},
        "Of such a card.",
        "by eye"};
    Tuned<double> confidenceSlope{"reading.report.confidence_slope",
        1.2, "confidence / similarity", {0, 20},
        "How confidence rises with it.",
        "so that from a similarity of 0.75 on there is no doubt left; by eye"};
    Tuned<double> leastConfidence{"reading.report.least_confidence", 0.05, "confidence", {0, 0.6},
        "Of a card.",
        "by eye"};
    Tuned<double> mostConfidence{"reading.report.most_confidence", 0.995, "confidence", {0.6, 1},
        "Of a card.",
        "by eye"};
    Tuned<double> missingPrep{"reading.report.missing_prep", 0.85, "confidence", {0.05, 1},
        "Of less than two prep modules.",
        "a card that was not found looks like one that is not there; by eye"};
    Tuned<double> noDiscard{"reading.report.no_discard", 0.8, "confidence", {0.05, 1},
        "That there is no discard pile.",
        "a hidden one looks the same; by eye"};
};
extern Report report;

/// When a photo shows a table.
struct Table {
    Tuned<int> minCards{"reading.table.min_cards", 3, "cards", {1, 20},
        "Fewer are chance.",
        "by eye"};
    Tuned<double> likestCard{"reading.table.likest_card", 0.8, "similarity", {0, 0.9},
        "Of one card at least, or no table is in view.",
        "24 drawn and 7 rendered tables in hard light 0.94 to 0.99; a chequered cloth 0.71"};
    Tuned<double> mayPlay{"reading.table.may_play", 0.05, "confidence", {0.001, 0.5},
        "That a colour plays, with which its ship is a player's.",
        "another card that resembles a ship has no colonists; by eye"};
    Tuned<double> surelyShip{"reading.table.surely_ship", 0.9, "similarity", {0.3, 1},
        "From which on a ship without colonists is a player's whose pieces are not seen.",
        "a reference card was 0.74 and 0.79 like one, real ships 0.95 and more; by eye"};
    Tuned<double> besideShip{"reading.table.beside_ship", 0.75, "of its width", {0.1, 1.5},
        "By which the middle of prep modules is off its own, left or right of it.",
        "two above it, side by side, are off by less; by eye"};
    Tuned<int> doubledBuildings{"reading.table.doubled_buildings", 2, "buildings", {1, 5},
        "That lie twice, so that two tables are in view.",
        "of one that does, the cards of its suit may be the cause"};
    Tuned<double> mostChange{"reading.table.most_change", 0.3, "of the picture", {0.01, 1},
        "That may be another, to be read again in parts.",
        "only while a table is watched; by eye, f9c8fa3"};
    Tuned<double> mostExposure{"reading.table.most_exposure", 1.1, "factor", {1.005, 3},
        "That the picture may be brighter or darker, to be read again in parts.",
        "only while a table is watched; by eye, f9c8fa3"};
    Tuned<int> otherTable{"reading.table.other_table", 3, "items", {1, 20},
        "That two photos are sure of and have otherwise: not one table, or not at one time.",
        "one or two may be misread; by eye"};
    Tuned<double> furtherPhoto{"reading.table.further_photo", 0.25, "weight", {0, 1},
        "Of each further photo against the first.",
        "the cards and the reader are the same: what misleads it in one photo does in the next"};
};
extern Table table;

/// Reading again what changed; only while a table is watched.
struct Update {
    Tuned<double> pieceRoomMm{"reading.update.piece_room_mm", 8.0, "mm", {0, 40},
        "Beside a card that its colonists may change.",
        "they stand on a card, lean over its edge and throw shadows"};
    Tuned<double> pieceHighMm{"reading.update.piece_high_mm", 14.0, "mm", {4, 60},
        "Above a card that its colonists may change.",
        "by eye, f9c8fa3"};
    Tuned<double> leastChangeMm{"reading.update.least_change_mm", 10.0, "mm", {1, 60},
        "What changed less is no card.",
        "by eye, f9c8fa3"};
    Tuned<double> roundChangeMm{"reading.update.round_change_mm", 12.0, "mm", {0, 60},
        "Around what is sure to have changed, where a card that came may reach.",
        "by eye, 2e68e5e"};
    Tuned<double> roundCardMm{"reading.update.round_card_mm", 5.0, "mm", {0, 60},
        "Around a card that changed.",
        "features want some room"};
    Tuned<double> centreInsideMm{"reading.update.centre_inside_mm", 25.0, "mm", {0, 31},
        "So far inside such a place is the centre of a card that is seen whole there.",
        "a card is 63 mm wide"};
    Tuned<double> untouched{"reading.update.untouched", 0.01, "of a card", {0, 0.5},
        "A loose card of which more changed may be another.",
        "by eye, f9c8fa3"};
    Tuned<double> shadowGrowth{"reading.update.shadow_growth", 1.15, "times a card", {1, 2},
        "That a card changes beside itself.",
        "by eye, 3decc2a"};
    Tuned<double> cardShare{"reading.update.card_share", 0.35, "of a card", {0.01, 1},
        "That may be another without a card.",
        "by eye, 3decc2a"};
    Tuned<double> stackMs{"reading.update.stack_ms", 10.0, "ms of a laptop", {0.1, 1000},
        "A stack.",
        "measured; order of work only"};
    Tuned<double> energyMs{"reading.update.energy_ms", 0.7, "ms of a laptop", {0.01, 1000},
        "An energy track.",
        "measured; order of work only"};
    Tuned<double> searchMs{"reading.update.search_ms", 9e-5, "ms of a laptop a px²", {1e-07, 0.1},
        "A place that is searched for cards.",
        "measured; order of work only"};
};
extern Update update;

/// Several photos of one table.
struct Sharing {
    Tuned<double> sameMm{"reading.sharing.same_mm", 15.0, "mm", {1, 60},
        "Off the place where another photo has it, a card lies alike.",
        "planes of slanted photos err by some mm at the table's edge; by eye"};
    Tuned<double> sameTurn{"reading.sharing.same_turn", 0.17, "radians", {0.01, 0.8},
        "Likewise, that it is turned.",
        "by eye"};
    Tuned<double> leastShare{"reading.sharing.least_share", 0.6, "of the cards in common", {0.1, 1},
        "That lie alike on one table.",
        "one or two may be misread; by eye"};
};
extern Sharing sharing;

// clang-format on
} // namespace pocketmars::vision::tuning
