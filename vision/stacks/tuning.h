#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>
#include <numbers>

/// What stacks/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// Top edges of a stack's cards.
struct Edges {
    Tuned<double> reachMm{"stacks.edges.reach_mm", 150.0, "mm below the building", {60, 400},
        "Of the last strip's top edge.",
        "seven cards and room"};
    Tuned<double> mostReach{"stacks.edges.most_reach", 1.6, "times reach_mm", {1, 4},
        "Where cards have a deep value, and so may lie far apart.",
        "time of a reading: seven cards 36 mm apart"};
    Tuned<double> sideMm{"stacks.edges.side_mm", 16.0, "mm beside the building", {3, 60},
        "That a stack may stand to the side.",
        "by eye, be5e54d"};
    Tuned<double> firstLowMm{"stacks.edges.first_low_mm", -10.0, "mm below the building", {-40, -1},
        "Where the oldest card may begin.",
        "it may be tucked under the building; by eye, 38c999e"};
    Tuned<double> surelyBack{"stacks.edges.surely_back", 0.8, "similarity", {0.56, 1},
        "Of a stack's last card that lies face down: less is a doubt whether it is there.",
        "checks of a cloth reach 0.6 to 0.75 of a plain back; by eye"};
    Tuned<double> leastBack{"stacks.edges.least_back", 0.3, "probability", {0, 1},
        "That such a card is there at the least.",
        "by eye"};
    Tuned<double> surelyLaid{"stacks.edges.surely_laid", 0.7, "similarity", {0.3, 1},
        "Of a project card that was found whole in the column: its edge counts as much.",
        "an edge of which little is to be seen may belong to a card that is beyond doubt; by eye"};
    Tuned<double> surelyForeign{"stacks.edges.surely_foreign", 0.8, "similarity", {0.3, 1},
        "Of a card that is none of the stack: no edge of a strip is looked for on it.",
        "cards that are there compare at 0.9 and more, crowded ships at 0.8; by eye"};
    Tuned<double> mostTurned{"stacks.edges.most_turned", 0.25, "radians", {0.05, 1.5},
        "Of such a card against its building.",
        "farther than any stack that was seen; by eye"};
    Tuned<double> alikeStrips{"stacks.edges.alike_strips", 0.8, "correlation", {0, 1},
        "Of each of a suit's edges to their mean, or each is looked for by itself.",
        "where the picture reaches up to the edge the mean is no card's; by eye"};
    Tuned<double> onBuildingMm{"stacks.edges.on_building_mm", 2.0, "mm", {0.5, 10},
        "A strip that lies on the building by more must look less like the building.",
        "a back's plain border looks much like a building's own; by eye"};
    Tuned<double> buildingOffMm{"stacks.edges.building_off_mm", 1.5, "mm", {0, 5},
        "How far off the plane may have the building.",
        "by eye"};
    Tuned<double> firstHighMm{"stacks.edges.first_high_mm", 20.0, "mm below the building", {2, 60},
        "Where the oldest card may begin at the latest.",
        "by eye, ddf66f6"};
    Tuned<double> farthestMm{"stacks.edges.farthest_mm", 24.0, "mm", {12, 60},
        "Between the top edges of neighbours.",
        "by eye, 38c999e"};
    Tuned<double> stripScore{"stacks.edges.strip_score", 0.55, "correlation", {0.1, 0.9},
        "Below it a place is not the edge of a card.",
        "edges compare at 0.7 to 0.95, anything else below 0.6: 120 stacks of photos at up to 33 "
        "degrees of tilt"};
    Tuned<double> weakStripScore{"stacks.edges.weak_strip_score", 0.45, "correlation", {0.1, 0.9},
        "The same between two edges that lie wide apart.",
        "a blurred or noisy one may be weaker; by eye, ea57f5d"};
    Tuned<double> surelyStrip{"stacks.edges.surely_strip", 0.8, "correlation", {0.56, 1},
        "Of a covered card's edge: less is a doubt, if its colours are off as well.",
        "see strip_score"};
    Tuned<double> otherColours{"stacks.edges.other_colours", 28.0, "levels", {2, 255},
        "Off the learnt strip in this photo's light: a doubt, where the edge is one as well.",
        "strips are off by 2 to 27, in glare by 34; two that were none by 32 and 35"};
    Tuned<double> usualColoursOff{"stacks.edges.usual_colours_off", 20.0, "levels", {0, 100},
        "That strips are off in light that was measured well: more, of cards that are sure, is the "
        "light's.",
        "by eye; white cards in warm light are off by 40 to 50, all alike"};
    Tuned<double> surelyWhole{"stacks.edges.surely_whole", 0.75, "similarity", {0.3, 1},
        "Of a top card that is one for sure.",
        "by eye; six top cards of white cards in warm light have 0.86 to 0.96"};
    Tuned<double> otherColoursCost{"stacks.edges.other_colours_cost",
        0.03, "correlation a level", {0, 0.5},
        "Of colours that are further off, where the edge is a doubt.",
        "a dark panel below a light strip looks like the border of a back at 0.64 with colours 37 "
        "off; an edge in glare is at 0.7 and more with 34"};
    Tuned<double> surelyOtherColours{"stacks.edges.surely_other_colours", 36.0, "levels", {2, 255},
        "The same of a strip that lies on the building: it is none, however much it looks like one.",
        "stripes across a back look like any gap between two cards: 43; strips in glare are off by "
        "34"};
    Tuned<double> colourReachMm{"stacks.edges.colour_reach_mm", 0.8, "mm", {0, 5},
        "That a strip may lie beside its place.",
        "by eye"};
    Tuned<double> allTable{"stacks.edges.all_table", 0.95, "of the px", {0.5, 1},
        "That look like the table: nothing lies there.",
        "where a card lies that is none of the suit, hardly half do; by eye"};
    Tuned<double> firstBackHighMm{"stacks.edges.first_back_high_mm",
        9.0, "mm below the building", {1, 60},
        "Where the oldest card may begin if it is a back.",
        "a back a little farther off may be a prep module that was laid below an empty stack"};
    Tuned<double> usualShareOfValue{"stacks.edges.usual_share_of_value",
        0.75, "of the strip down to the value's lower edge", {0.2, 2},
        "Neighbours are usually at least so far apart.",
        "a strip shows its value, or nobody could read it"};
    Tuned<double> nearestShareOfValue{"stacks.edges.nearest_share_of_value",
        0.6, "of the strip down to the value's lower edge", {0.1, 2},
        "Neighbours are never nearer.",
        "a strip shows its value, or nobody could read it"};
    Tuned<double> crowdingCost{"stacks.edges.crowding_cost", 0.2, "correlation", {0, 2},
        "Of an edge that lies nearer than usual.",
        "half-way between two edges there is often a weak one of neither; by eye, 930aef0"};
    Tuned<double> roomForTwo{"stacks.edges.room_for_two",
        1.5, "of the strip down to the value's lower edge", {1.2, 4},
        "Where a covered card shows more, another may lie on it whose edge was missed.",
        "cards lay up to 1.8 apart; two that were missed left 1.6 and 2.4"};
    Tuned<double> goesOn{"stacks.edges.goes_on", 0.5, "correlation", {-0.5, 0.95},
        "Of what shows there with the rest of the card: more, and none was missed.",
        "14 that lay so far apart compared at 0.7 to 0.96 and one at 0.2; with another upon them at 0.1 and 0.2"};
    Tuned<double> mayHideOne{"stacks.edges.may_hide_one", 0.6, "probability", {0.05, 1},
        "That none was missed where it does not look like that.",
        "by eye"};
    Tuned<double> wideShareOfValue{"stacks.edges.wide_share_of_value",
        1.5, "of the strip down to the value's lower edge", {0.8, 5},
        "A strip that seems wider has probably lost an edge.",
        "strips of a stack are about as wide as each other"};
    Tuned<double> farthestShareOfValue{"stacks.edges.farthest_share_of_value",
        2.0, "of the strip down to the value's lower edge", {1, 5},
        "Neighbours may be so far apart, if that is more than farthest_mm.",
        "as farthest_mm is for the usual value"};
    Tuned<double> gapCost{"stacks.edges.gap_cost", 0.12, "correlation", {0, 2},
        "Of such a strip.",
        "by eye, ea57f5d"};
    Tuned<double> sideStepMm{"stacks.edges.side_step_mm", 7.0, "mm", {1, 40},
        "That neighbours may stand to the side of each other.",
        "by eye, 38c999e"};
    Tuned<double> sureSideStepMm{"stacks.edges.sure_side_step_mm", 14.0, "mm", {1, 40},
        "The same where both are edges beyond doubt.",
        "cards that were laid in haste stood 9 mm off each other, turned by 6 degrees; a card that "
        "is none of the stack lies farther off"};
    Tuned<double> coarsePxPerMm{"stacks.edges.coarse_px_per_mm", 1.0, "px/mm", {0.5, 4},
        "Of the first search.",
        "by eye, 38c999e"};
    Tuned<double> coarseScore{"stacks.edges.coarse_score", 0.42, "correlation", {0.05, 0.9},
        "Of a place that is looked at finely.",
        "by eye, 38c999e"};
    Tuned<double> hopelessScore{"stacks.edges.hopeless_score", 0.38, "correlation", {0.05, 0.9},
        "A place with less does not become an edge when it is turned by a degree or two.",
        "by eye, 2e68e5e"};
    Tuned<double> farBehind{"stacks.edges.far_behind", 0.2, "correlation", {0.01, 2},
        "So far behind after a first look, a face or a back does not become the better one.",
        "by eye, 990c214"};
    Tuned<double> topSimilarity{"stacks.edges.top_similarity", 0.55, "similarity", {0.05, 0.95},
        "Of the last card of a stack, which is seen whole, to such a card.",
        "a picture that only resembles an edge is not a card; by eye, 7a5134c"};
    Tuned<std::size_t> maxPeaks{"stacks.edges.max_peaks", 24, "places", {8, 400},
        "That are looked at finely.",
        "time of a reading"};
    Tuned<double> marginMm{"stacks.edges.margin_mm", 3.0, "mm", {0.5, 10},
        "Around a place that is looked at finely.",
        "by eye, 38c999e"};
    Tuned<double> samePeakMm{"stacks.edges.same_peak_mm", 5.0, "mm along the stack", {1, 20},
        "Places that are nearer are one.",
        "by eye"};
    Tuned<double> samePeakSideMm{"stacks.edges.same_peak_side_mm",
        12.0, "mm across the stack", {1, 60},
        "Places that are nearer are one.",
        "by eye"};
};
extern Edges edges;

/// Whether the place below a building is the bare table.
struct BareTable {
    Tuned<double> nearMm{"stacks.bare_table.near_mm", 2.0, "mm", {0, 10},
        "Beside the building that is not looked at.",
        "a card's edge and its shadow; by eye"};
    Tuned<double> wideMm{"stacks.bare_table.wide_mm", 4.0, "mm", {1, 30},
        "Of the table that is looked at on either side.",
        "neighbours lie a finger's breadth apart"};
    Tuned<double> leastMm{"stacks.bare_table.least_mm", 4.0, "mm", {2, 20},
        "Of a place that is looked at.",
        "by eye"};
    Tuned<double> sameLevels{"stacks.bare_table.same_levels", 12.0, "levels", {2, 100},
        "That two px of one table differ by at most, light aside.",
        "grain differs in light; at 16 a purple back is green cloth, at 10 no bare gap of 42 stills "
        "is doubted"};
    Tuned<double> leastAlike{"stacks.bare_table.least_alike", 0.03, "of the table's px", {0, 0.5},
        "That look like a px which looks like the table.",
        "the joint of two boards takes a fiftieth, and a dark back looked like it"};
    Tuned<double> leastLight{"stacks.bare_table.least_light", 0.8, "of the light", {0.1, 1},
        "That is left of it in a shadow.",
        "by eye"};
    Tuned<double> surelyBare{"stacks.bare_table.surely_bare", 0.5, "of the px", {0, 1},
        "That look like the table where nothing lies.",
        "by eye"};
    Tuned<double> belowMm{"stacks.bare_table.below_mm", 12.0, "mm", {4, 40},
        "Of the place below a building that would be covered, if a stack lay there.",
        "stacks begin within 10 mm"};
    Tuned<double> allBare{"stacks.bare_table.all_bare", 0.9, "of the px", {0, 1},
        "That look like the table where nothing lies for sure.",
        "of 158 empty stacks on 65 stills 136 have it, of 247 others 5"};
    Tuned<double> unexplained{"stacks.bare_table.unexplained", 0.6, "probability", {0, 1},
        "That a stack is read whole although something else lies above its first card.",
        "shadows, mats and playing cards of other games"};
};
extern BareTable bareTable;

/// Cards of a stack.
struct Stacks {
    Tuned<double> notAsRead{"stacks.stacks.not_as_read", 0.02, "probability", {0, 1},
        "That a strip is none of the values that it looks like, however much, where another strip "
        "shows the same.",
        "a print that repeats looks like a card's edge; by eye"};
    Tuned<double> rankReachMm{"stacks.stacks.rank_reach_mm", 1.0, "mm", {0, 4},
        "Each card is compared at its best place up to so far away.",
        "learnt pictures may be cut out a little to the side"};
    Tuned<double> leastStripMm{"stacks.stacks.least_strip_mm", 6.0, "mm", {2, 10},
        "Of a strip that is compared.",
        "by eye"};
    Tuned<double> mostStripMm{"stacks.stacks.most_strip_mm", 10.5, "mm", {6, 20},
        "Of a strip that is compared.",
        "no further than a covered card is sure to show"};
    Tuned<double> visibleSideShare{"stacks.stacks.visible_side_share",
        0.2, "of a card's width", {0, 0.45},
        "Of a card that may be missing at either side.",
        "by eye"};
    Tuned<double> sameEdgeMm{"stacks.stacks.same_edge_mm", 6.0, "mm", {1, 20},
        "The last card of a stack that is read again may have moved by.",
        "only while a table is watched; by eye, be5e54d"};
    Tuned<double> mostNew{"stacks.stacks.most_new", 2.0, "cards", {1, 7},
        "That may have come since.",
        "only while a table is watched: a turn lays one"};
    Tuned<double> besideMm{"stacks.stacks.beside_mm", 6.0, "mm", {0, 40},
        "What lies farther to the side is no card of the stack.",
        "only while a table is watched; by eye, 2e68e5e"};
    Tuned<double> emptyFrom{"stacks.stacks.empty_from", 1.2, "confidence + score", {0.8, 2},
        "An empty stack is so sure, less the strongest edge where one could begin.",
        "by eye"};
    Tuned<double> bareFrom{"stacks.stacks.bare_from", 1.55, "confidence + score", {0.8, 2},
        "Likewise, where the bare table is seen.",
        "edges up to 0.65 are of no card there: 136 stacks on 65 stills"};
    Tuned<double> leastEmpty{"stacks.stacks.least_empty", 0.3, "confidence", {0.01, 0.9},
        "Of an empty stack.",
        "by eye"};
    Tuned<double> mostEmpty{"stacks.stacks.most_empty", 0.99, "confidence", {0.5, 1},
        "Of an empty stack.",
        "by eye"};
};
extern Stacks stacks;

/// What the loose cards are.
struct Zones {
    Tuned<double> prepGapMm{"stacks.zones.prep_gap_mm", 30.0, "mm", {5, 120},
        "From a ship to its prep module, or between the two.",
        "people lay them card beside card, 4 to 9 mm apart in the photos"};
    Tuned<double> farPrepGapMm{"stacks.zones.far_prep_gap_mm", 90.0, "mm", {30, 300},
        "From a ship to the far one of two, when the other was played.",
        "a card and two gaps"};
    Tuned<double> besideMm{"stacks.zones.beside_mm", 15.0, "mm", {2, 60},
        "A card this near surely belongs to the ship.",
        "by eye, 375f829"};
    Tuned<double> farFit{"stacks.zones.far_fit", 0.85, "confidence", {0.1, 1},
        "Of a card where the far one of two lies.",
        "by eye, 375f829"};
    Tuned<double> elsewhereFit{"stacks.zones.elsewhere_fit", 0.6, "confidence", {0.05, 1},
        "Of a card anywhere else near a ship.",
        "it may as well be the top of a hand"};
    Tuned<double> stackOrPrep{"stacks.zones.stack_or_prep", 0.5, "confidence", {0.05, 1},
        "Of a stack of backs that lies where a prep module lacks a card.",
        "either is as likely"};
    Tuned<double> parallelAngle{"stacks.zones.parallel_angle",
        std::numbers::pi / 9, "radians", {0.05, 0.75},
        "Cards that are turned against each other by less lie the same way.",
        "by eye"};
    Tuned<double> rowOffsetMm{"stacks.zones.row_offset_mm", 30.0, "mm", {5, 90},
        "The deck may lie off the row of buildings by.",
        "by eye"};
    Tuned<double> deckGapMm{"stacks.zones.deck_gap_mm", 110.0, "mm", {20, 400},
        "The deck may lie off a building by.",
        "by eye"};
    Tuned<double> fannedShare{"stacks.zones.fanned_share", 0.08, "of a card", {0.01, 0.9},
        "Backs that overlap by more are a hand.",
        "neighbours that touch overlap less"};
    Tuned<double> besideShare{"stacks.zones.beside_share", 0.4, "of a card's height", {0.05, 1},
        "A card off a ship's middle by less lies beside it.",
        "by eye"};
    Tuned<double> deckNotPrepMm{"stacks.zones.deck_not_prep_mm", 12.0, "mm", {1, 60},
        "A back so near to a ship is its prep module and no deck.",
        "by eye"};
    Tuned<double> inStackShare{"stacks.zones.in_stack_share",
        0.4, "of the smaller outline", {0.05, 0.95},
        "A card that overlaps a strip by more belongs to the stack.",
        "by eye"};
};
extern Zones zones;

/// The marker on a ship's energy track.
struct Energy {
    Tuned<double> pxPerMm{"stacks.energy.px_per_mm", 3.0, "px/mm", {1, 8},
        "At which the track is compared.",
        "by eye"};
    Tuned<double> windowShare{"stacks.energy.window_share",
        0.4, "of the distance between levels", {0.1, 0.9},
        "That is looked at around a level.",
        "so that a marker on the next level, seen at a slant, does not reach into it"};
    Tuned<double> largestWindowMm{"stacks.energy.largest_window_mm", 4.5, "mm", {1, 15},
        "The same at most.",
        "by eye"};
    Tuned<double> minDifference{"stacks.energy.min_difference", 0.4, "score", {0.05, 1.5},
        "How unlike the empty card a space must look to hold a marker.",
        "empty spaces stay below 0.35"};
    Tuned<double> faintDifference{"stacks.energy.faint_difference", 0.3, "score", {0.05, 1.5},
        "The same where all other spaces look a good deal emptier.",
        "green rings on dark rings of 8281 and 8293: 0.32 to 0.39"};
    Tuned<double> clearOfOthers{"stacks.energy.clear_of_others", 0.12, "score", {0.01, 1},
        "A good deal emptier: by that much.",
        "the same rings: 0.13 to 0.34"};
    Tuned<double> emptyDifference{"stacks.energy.empty_difference", 0.4, "score", {0.05, 1.5},
        "Where most spaces look less like the empty card, what is read is the less sure.",
        "2 of 14 such ships of 8281-8304 are read wrong, one of them at 1.00, and none of 297 others"};
    Tuned<double> sharpness{"stacks.energy.sharpness", 12.0, "1 / score", {0.5, 100},
        "Temperature of the softmax over levels.",
        "of 275 ships of 36 decks one is read wrong and 2.4 should be by this; by 9, 4.6"};
    Tuned<double> noise{"stacks.energy.noise", 4.0, "grey levels", {0.5, 30},
        "Contrast of noise and soft shadows.",
        "by eye"};
    Tuned<double> lightBlurMm{"stacks.energy.light_blur_mm", 0.5, "mm", {0.1, 3},
        "What is finer than this is not looked at where the light on the track is fitted.",
        "of 0.27 to 1 mm the best on 124 ships of a rendered and some drawn decks"};
    Tuned<double> glossPrice{"stacks.energy.gloss_price", 0.03, "share", {0, 1},
        "Of the square of light that the card mirrors, beside that of what the light does not explain.",
        "of 0.005 to 0.3 among the best on the same ships"};
    Tuned<double> differenceWeight{"stacks.energy.difference_weight", 0.6, "weight", {0, 3},
        "Of how unlike the picture of the empty level is.",
        "by eye"};
    Tuned<double> colourWeight{"stacks.energy.colour_weight", 0.8, "weight", {0, 3},
        "Of how much nearer the colour is to the marker than to the card.",
        "by eye"};
};
extern Energy energy;

// clang-format on
} // namespace pocketmars::vision::tuning
