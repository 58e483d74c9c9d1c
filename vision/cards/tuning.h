#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>
#include <numbers>

/// What cards/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// Features of the photo and their nearest learnt ones.
struct Features {
    Tuned<int> searchSide{"cards.features.search_side", 1200, "px of the longer side", {400, 2400},
        "The photo is searched at this size.",
        "measured on 24 table photos: 1200 px keep a card's features and cost 0.4 s, 1600 px "
        "cost 0.9 s and find no card more"};
    Tuned<int> neighbours{"cards.features.neighbours", 5, "learnt features", {1, 20},
        "Looked up for each feature of the photo.",
        "the seven cards of a suit share icons and frame, so the nearest few may all be right; "
        "their number by eye, c71142e"};
    Tuned<float> maxDistance{"cards.features.max_distance", 0.75F, "of unit vectors", {0.3, 1.0},
        "Farther ones do not count.",
        "unrelated RootSIFT vectors lie at about 1; by eye, c71142e"};
    Tuned<int> fineChecks{"cards.features.fine_checks", 64, "leaves of the trees", {1, 512},
        "That a search looks into, where all is to be found.",
        "by eye, 213f98a"};
    Tuned<int> coarseChecks{"cards.features.coarse_checks", 24, "leaves of the trees", {1, 512},
        "The same, where little changed.",
        "by eye, 213f98a"};
    Tuned<int> searchRows{"cards.features.search_rows", 500, "features", {50, 5000},
        "That one thread looks up at a time.",
        "speed only: results do not depend on it"};
    Tuned<int> cellPx{"cards.features.cell_px", 50, "px of the searched picture", {10, 400},
        "Each cell keeps its strongest features.",
        "cloth and noise have features without end, and those of a pale card are weaker; by eye, "
        "d457532"};
    Tuned<std::size_t> maxFeatures{"cards.features.max_features", 12000, "features", {1000, 100000},
        "Of the whole picture, spread over its cells.",
        "time of a reading"};
    Tuned<std::size_t> mostFoundInStrip{"cards.features.most_found_in_strip",
        20000, "features", {1000, 100000},
        "Of a strip, before the cells choose.",
        "time of a reading; a guard against noise"};
    Tuned<int> stripPx{"cards.features.strip_px", 1300, "px", {200, 4000},
        "Large pictures are searched in strips of about this width.",
        "SIFT holds some 130 bytes a pixel; two strips of 1200 px take a third longer than one"};
    Tuned<int> overlapPx{"cards.features.overlap_px", 200, "px", {40, 1000},
        "That strips overlap by.",
        "features up to a third of it are the same as in the whole"};
    Tuned<int> siftOctaveLayers{"cards.features.sift_octave_layers", 3, "layers", {1, 8},
        "Of an octave in SIFT.",
        "D. Lowe, IJCV 2004"};
    Tuned<double> siftContrast{"cards.features.sift_contrast",
        0.03, "of the range of grey", {0.005, 0.2},
        "Weaker features are dropped.",
        "below the usual 0.04; by eye"};
    Tuned<double> siftEdge{"cards.features.sift_edge", 15.0, "ratio of curvatures", {2, 50},
        "Features on longer edges are dropped.",
        "above the usual 10; by eye"};
};
extern Features features;

/// Cards found before the table is known: votes of features in the photo.
struct Sightings {
    Tuned<std::size_t> minPoints{"cards.sightings.min_points", 6, "features", {4, 40},
        "That must agree on a card.",
        "an affine fit has three; the rest are proof. By eye"};
    Tuned<double> affineToleranceMm{"cards.sightings.affine_tolerance_mm",
        1.5, "mm of the card", {0.3, 6},
        "How far a feature may lie from an affine fit.",
        "by eye, c71142e"};
    Tuned<double> octaves{"cards.sightings.octaves", 0.6, "octaves", {0.2, 2},
        "Width of a bin of size.",
        "by eye"};
    Tuned<double> placeShare{"cards.sightings.place_share", 0.35, "of a card's width", {0.1, 1},
        "Width of a bin of place.",
        "by eye"};
    Tuned<double> angleBin{"cards.sightings.angle_bin", std::numbers::pi / 6, "radians", {0.1, 1.5},
        "Width of a bin of direction.",
        "Lowe 2004 takes 30 degrees"};
    Tuned<std::size_t> maxBins{"cards.sightings.max_bins", 400, "bins", {20, 10000},
        "The fullest are tried.",
        "time of a reading"};
    Tuned<std::size_t> binsOfFace{"cards.sightings.bins_of_face", 8, "bins", {1, 1000},
        "Of each face, before another round of them where there are too many.",
        "a card's votes fill 16 bins about its place, and the fullest few hold nearly all; by eye"};
    Tuned<std::size_t> ransacRounds{"cards.sightings.ransac_rounds", 500, "rounds", {50, 5000},
        "Of the affine fit.",
        "by eye"};
    Tuned<double> maxStretch{"cards.sightings.max_stretch",
        3.0, "ratio of the axes of an affine fit", {1.2, 10},
        "More is no card seen from above.",
        "tilt up to 70 degrees"};
    Tuned<double> sameCardShare{"cards.sightings.same_card_share",
        0.25, "of a card's width", {0.05, 1},
        "Sightings whose centres are nearer are one card.",
        "by eye"};
};
extern Sightings sightings;

/// Poses of cards on a known table: votes of features in mm.
struct Candidates {
    Tuned<double> placeBinMm{"cards.candidates.place_bin_mm", 12.0, "mm", {3, 60},
        "Width of a bin of place.",
        "by eye, c71142e"};
    Tuned<double> angleBin{"cards.candidates.angle_bin",
        std::numbers::pi / 9, "radians", {0.05, 1.5},
        "Width of a bin of direction.",
        "by eye"};
    Tuned<int> minSupport{"cards.candidates.min_support", 4, "features", {3, 40},
        "That must agree on a pose.",
        "by eye, c71142e"};
    Tuned<double> inlierMm{"cards.candidates.inlier_mm", 2.5, "mm", {0.5, 10},
        "How far a feature may lie from where the pose has it.",
        "by eye, c71142e"};
    Tuned<double> samePlaceMm{"cards.candidates.same_place_mm", 6.0, "mm", {1, 30},
        "Poses that are nearer are one.",
        "strips of a stack lie at least 9 mm apart"};
    Tuned<double> sameAngle{"cards.candidates.same_angle",
        std::numbers::pi / 9, "radians", {0.05, 1.5},
        "Poses that are turned against each other by less are one.",
        "by eye"};
    Tuned<double> leastScale{"cards.candidates.least_scale",
        0.65, "seen size of a feature / learnt size", {0.2, 0.95},
        "Smaller ones do not vote.",
        "by eye"};
    Tuned<double> mostScale{"cards.candidates.most_scale",
        1.55, "seen size of a feature / learnt size", {1.05, 5},
        "Larger ones do not vote.",
        "by eye"};
    Tuned<double> firstToleranceMm{"cards.candidates.first_tolerance_mm", 8.0, "mm", {2, 40},
        "How far a feature may lie from the mean pose of its bin.",
        "by eye"};
    Tuned<double> toleranceStep{"cards.candidates.tolerance_step", 1.6, "factor", {1.05, 4},
        "That the tolerance shrinks by from round to round.",
        "by eye"};
    Tuned<int> rounds{"cards.candidates.rounds", 4, "rounds", {1, 12},
        "Of refining a pose.",
        "by eye"};
    Tuned<int> minSupportOnTiles{"cards.candidates.min_support_on_tiles", 6, "features", {3, 40},
        "Of a card that is to mend a plane that tiles alone gave.",
        "by eye, b994638"};
};
extern Candidates candidates;

/// Which candidates are cards, and which.
struct Placing {
    Tuned<int> minSupport{"cards.placing.min_support", 5, "features", {3, 40},
        "Candidates with fewer are not looked at.",
        "by eye, 880cccf"};
    Tuned<std::size_t> maxCandidates{"cards.placing.max_candidates", 120, "candidates", {10, 1000},
        "That are looked at.",
        "time of a reading"};
    Tuned<std::size_t> maxCrowdedOut{"cards.placing.max_crowded_out", 40, "candidates", {0, 1000},
        "That are looked at besides: buildings, ships, Earth.",
        "a back of hexagons left 85 of the first 136, and the greenhouse was the next"};
    Tuned<double> firstShape{"cards.placing.first_shape", 0.2, "similarity of shape", {-0.5, 0.9},
        "That a place must have for its fit to be refined.",
        "by eye"};
    Tuned<double> minShape{"cards.placing.min_shape", 0.55, "similarity of shape", {0.1, 0.95},
        "Of a card that is there.",
        "a face that is really there has its shape, even half covered; wood, cloth and other "
        "cards do not. Its value by eye"};
    Tuned<std::size_t> mostShips{"cards.placing.most_ships", 5, "ships", {4, 8},
        "That are told apart together.",
        "the box holds four; an echo may be among them"};
    Tuned<std::size_t> mostBuildings{"cards.placing.most_buildings", 7, "buildings", {5, 8},
        "That are told apart together.",
        "the box holds five; echoes may be among them"};
    Tuned<double> minSimilarity{"cards.placing.min_similarity", 0.5, "similarity", {0.1, 0.95},
        "Of a card that is there.",
        "by eye, 880cccf"};
    Tuned<double> surelyThere{"cards.placing.surely_there", 0.75, "similarity", {0.3, 0.99},
        "From here on a second building of a suit is another table.",
        "a stack's card may resemble its building by half; another building does by more"};
    Tuned<double> echoShare{"cards.placing.echo_share", 0.1, "of the smaller card", {0.01, 0.95},
        "A second building that overlaps another one by more is none of another table.",
        "two tables lie apart; echoes of half a card overlap by a quarter; by eye"};
    Tuned<double> samePlaceMm{"cards.placing.same_place_mm", 40.0, "mm", {5, 100},
        "Nearer to a sure card, a less supported candidate is its echo.",
        "no two cards that are seen whole lie closer"};
    Tuned<double> pileShare{"cards.placing.pile_share", 0.4, "of the smaller card", {0.05, 0.95},
        "Cards that overlap by more take the same place.",
        "piles and fans overlap by less; by eye, f9c8fa3"};
    Tuned<double> shipShare{"cards.placing.ship_share", 0.1, "of the smaller card", {0.01, 0.95},
        "The same for ships, which lie free.",
        "by eye"};
    Tuned<double> shipDifferenceSay{"cards.placing.ship_difference_say", 1.0, "weight", {0, 5},
        "Of the places where ships differ and nothing stands, against the whole card.",
        "what is left when pieces are left out is small, and clear: on 96 photos it agrees with "
        "the whole card but for one, where that was wrong"};
    Tuned<double> shipSharpness{"cards.placing.ship_sharpness", 100.0, "1 / similarity", {1, 1000},
        "Temperature of the softmax over whose ship it is.",
        "two ships that differ in an outline only were 0.036 apart and right; others 0.1 to 1"};
    Tuned<int> fewFeatures{"cards.placing.few_features", 4, "features", {2, 40},
        "Around which a missing card is looked for.",
        "by eye, 563fcef"};
    Tuned<int> mostSearches{"cards.placing.most_searches", 4, "searches", {0, 40},
        "For missing cards.",
        "some 0.1 s each"};
    Tuned<double> said{"cards.placing.said", 10.0, "similarity", {2, 1000},
        "Of a card that a person marked.",
        "beyond any similarity"};
    Tuned<double> sureShape{"cards.placing.sure_shape", 0.8, "similarity of shape", {0.3, 0.99},
        "From here on a card is beyond doubt.",
        "by eye"};
    Tuned<int> sureSupport{"cards.placing.sure_support", 10, "features", {3, 100},
        "Of a card that the light is measured on.",
        "by eye"};
    Tuned<double> bendToleranceMm{"cards.placing.bend_tolerance_mm", 1.0, "mm", {0.2, 5},
        "How far a feature may lie from a card's own small deviation.",
        "by eye, 880cccf"};
    Tuned<std::size_t> affinePoints{"cards.placing.affine_points", 16, "features", {6, 200},
        "That hold a full affine deviation.",
        "by eye"};
    Tuned<double> affineWidthMm{"cards.placing.affine_width_mm", 30.0, "mm", {5, 60},
        "Across which those features are spread.",
        "by eye"};
    Tuned<double> affineHeightMm{"cards.placing.affine_height_mm", 40.0, "mm", {5, 85},
        "Down which those features are spread.",
        "by eye"};
    Tuned<std::size_t> turnPoints{"cards.placing.turn_points", 6, "features", {3, 200},
        "That hold a turn, a shift and a scale.",
        "by eye"};
    Tuned<double> turnSpreadMm{"cards.placing.turn_spread_mm", 20.0, "mm", {5, 60},
        "Over which those features are spread.",
        "by eye"};
    Tuned<double> leastScale{"cards.placing.least_scale", 0.94, "factor", {0.7, 0.999},
        "A smaller deviation is none.",
        "by eye"};
    Tuned<double> mostScale{"cards.placing.most_scale", 1.1, "factor", {1.001, 1.5},
        "A larger deviation is none.",
        "the height of a pile of cards; by eye"};
    Tuned<double> mostStretch{"cards.placing.most_stretch", 1.1, "times the other way", {1, 2},
        "Of a card that is fitted to its own features.",
        "lenses bend a card by a few hundredths; a few wrong features sheared one by 0.3"};
    Tuned<double> supportWeight{"cards.placing.support_weight",
        0.005, "similarity a feature", {0, 0.1},
        "Features are evidence too.",
        "by eye"};
    Tuned<int> supportCounts{"cards.placing.support_counts", 20, "features", {1, 200},
        "As many as any card well seen has: more do not count.",
        "by eye"};
    Tuned<int> fewVotes{"cards.placing.few_votes", 4, "times the votes of a face", {1, 20},
        "Faces with less than that share of the best face's votes are not compared.",
        "by eye"};
    Tuned<double> sureBack{"cards.placing.sure_back", 0.92, "similarity", {0.5, 0.99},
        "A back that looks less like it is tried in other directions.",
        "speed: backs that lay across their place had 0.78 to 0.80; well seen ones have more than this"};
    Tuned<double> turnDegrees{"cards.placing.turn_degrees", 2.0, "degrees", {0.5, 6},
        "Steps in which a doubtful card is turned, two either way.",
        "by eye"};
    Tuned<double> rankReachMm{"cards.placing.rank_reach_mm", 0.5, "mm", {0, 3},
        "Around which a loose card's rank is compared.",
        "by eye"};
    Tuned<double> clearBack{"cards.placing.clear_back", 0.3, "similarity", {0.01, 0.9},
        "A back that is so far ahead of the next is not compared again.",
        "by eye, 0bc4e4f"};
};
extern Placing placing;

/// Cards that must be there and show no features.
struct HiddenCards {
    Tuned<double> aroundMm{"cards.hidden_cards.around_mm", 250.0, "mm", {50, 600},
        "Around the other cards that is searched.",
        "by eye, 34aadd7"};
    Tuned<double> besideMm{"cards.hidden_cards.beside_mm", 110.0, "mm", {30, 300},
        "Around the middles of the buildings that is searched for another one.",
        "as far as the next of a row whose cards lie their width apart"};
    Tuned<double> mostMm{"cards.hidden_cards.most_mm", 2000.0, "mm", {500, 5000},
        "A larger table is not searched.",
        "a card far off is an error, and all up to it would be cut out"};
    Tuned<double> leastMm{"cards.hidden_cards.least_mm", 30.0, "mm", {5, 60},
        "A smaller part of the table is not searched.",
        "no card of a game is narrower"};
    Tuned<double> touching{"cards.hidden_cards.touching", 0.15, "of a card", {0.01, 0.9},
        "That the card may share with another.",
        "by eye, 34aadd7"};
    Tuned<std::size_t> mostPlaces{"cards.hidden_cards.most_places", 3, "places", {1, 20},
        "That are searched finely.",
        "time of a reading"};
    Tuned<int> turns{"cards.hidden_cards.turns", 24, "directions", {4, 120},
        "That are tried.",
        "by eye, 34aadd7"};
    Tuned<double> pxPerMm{"cards.hidden_cards.px_per_mm", 0.5, "px/mm", {0.2, 2},
        "Of the picture that is searched.",
        "by eye, 34aadd7"};
    Tuned<double> softMm{"cards.hidden_cards.soft_mm", 2.5, "mm", {0.5, 10},
        "By which pictures are softened.",
        "so that the steps between places don't miss what is printed"};
    Tuned<double> stepMm{"cards.hidden_cards.step_mm", 6.0, "mm", {2, 20},
        "Between places.",
        "by eye, 34aadd7"};
    Tuned<double> sampleMm{"cards.hidden_cards.sample_mm", 6.0, "mm", {2, 20},
        "Between samples on the card.",
        "by eye, 34aadd7"};
    Tuned<float> sameColour{"cards.hidden_cards.same_colour",
        30.0F, "grey levels in each channel", {5, 100},
        "Samples that differ by less are the same.",
        "by eye, 34aadd7"};
    Tuned<double> leastShare{"cards.hidden_cards.least_share", 0.25, "of the samples", {0.05, 0.9},
        "That must be the same.",
        "by eye, 34aadd7"};
    Tuned<double> samePlaceMm{"cards.hidden_cards.same_place_mm", 20.0, "mm", {2, 60},
        "Places that are nearer are one.",
        "by eye, 34aadd7"};
    Tuned<double> lightStepMm{"cards.hidden_cards.light_step_mm", 50.0, "mm", {5, 200},
        "Between which light is taken as even.",
        "by eye"};
};
extern HiddenCards hiddenCards;

/// Stacks below their buildings.
struct Columns {
    Tuned<double> nearestMm{"cards.columns.nearest_mm", -10.0, "mm below the building", {-40, -1},
        "Where a stack's card begins at the nearest.",
        "as stacks.edges.first_low_mm"};
    Tuned<double> reachMm{"cards.columns.reach_mm", 150.0, "mm below the building", {60, 400},
        "Likewise, at the farthest.",
        "as stacks.edges.reach_mm"};
    Tuned<double> reachShare{"cards.columns.reach_share", 1.7, "of a card's height", {0.5, 4},
        "The same of large cards, if that is more.",
        "reach_mm of the usual card"};
    Tuned<double> sideMm{"cards.columns.side_mm", 16.0, "mm beside the building", {3, 60},
        "That a card of the stack lies off at most.",
        "as stacks.edges.side_mm"};
    Tuned<double> mostTurned{"cards.columns.most_turned", 0.25, "radians", {0.05, 1.5},
        "That it is turned at most.",
        "as stacks.edges.most_turned"};
    Tuned<double> say{"cards.columns.say", 0.25, "similarity", {0, 1},
        "That a building of the suit of the cards below is likelier, and one of another suit less.",
        "by eye; one misread card is not to outweigh the looks of two buildings"};
    Tuned<double> contradicted{"cards.columns.contradicted", 0.5, "factor", {0.01, 1},
        "On the confidence of a building with cards of another suit below.",
        "one of the two is misread"};
};
extern Columns columns;

/// Looking for backs that leave no features, by what of their colours is there.
struct PlainBacks {
    Tuned<std::size_t> mostPlaces{"cards.plain_backs.most_places", 8, "places of each back", {1, 40},
        "That are considered.",
        "eight prep modules of four players, and the deck, in five suits"};
    Tuned<std::size_t> mostBacks{"cards.plain_backs.most_backs", 10, "backs", {1, 40},
        "That are searched finely.",
        "eight prep modules of four players, the deck, and one more"};
    Tuned<double> coarseShare{"cards.plain_backs.coarse_share", 0.5, "of the samples", {0.05, 0.95},
        "That must be the same where half a step of the search may be missing.",
        "by eye"};
    Tuned<double> leastShare{"cards.plain_backs.least_share", 0.85, "of the samples", {0.05, 0.95},
        "That must be the same.",
        "nothing stands on a back: 0.88 or more where one lay, 0.80 or less elsewhere (three photos "
        "of one deck)"};
    Tuned<double> samePlaceMm{"cards.plain_backs.same_place_mm", 35.0, "mm", {2, 60},
        "Places that are nearer are one.",
        "backs of a prep module are laid side by side, or one upon half of the other"};
    Tuned<double> parallelAngle{"cards.plain_backs.parallel_angle", 0.35, "radians", {0.05, 1.6},
        "To another card, modulo half a turn, at most.",
        "as stacks.zones.parallel_angle: a prep module lies as its ship does"};
    Tuned<double> minShape{"cards.plain_backs.min_shape", 0.25, "similarity of shape", {0.0, 0.95},
        "Of a back that is there.",
        "blurred stripes have 0.29 to 0.52; wrong places of as much share 0.1 (three photos of one "
        "deck)"};
    Tuned<double> aroundMm{"cards.plain_backs.around_mm", 3.0, "mm", {1, 10},
        "Beyond its sides a back ends.",
        "pictures are softened by about so much"};
    Tuned<double> leastEnds{"cards.plain_backs.least_ends", 0.35, "of its sides", {0, 1},
        "Along which a back must end.",
        "between two of its suit both short sides are left: 0.4"};
    Tuned<double> sameColour{"cards.plain_backs.same_colour", 8.0, "grey levels", {1, 60},
        "Temperature of the softmax over how far colours are from the backs'.",
        "by eye: light is known to about so much"};
    Tuned<double> shiftMm{"cards.plain_backs.shift_mm", 1.0, "mm", {0.5, 4},
        "Between places that are tried around the coarse one.",
        "a third of how far off what lies around is looked at"};
    Tuned<int> shifts{"cards.plain_backs.shifts", 7, "steps each way", {1, 30},
        "Around the coarse place.",
        "one step of cards.hidden_cards.step_mm, and a little"};
    Tuned<double> turnStep{"cards.plain_backs.turn_step", 0.035, "radians", {0.005, 0.2},
        "Between directions that are tried around the coarse one.",
        "2 degrees: 1.5 mm at a card's end"};
    Tuned<int> turns{"cards.plain_backs.turns", 4, "steps each way", {0, 20},
        "Around the coarse direction.",
        "half a step of cards.hidden_cards.turns"};
};
extern PlainBacks plainBacks;

/// How much a place looks like a face.
struct Matching {
    Tuned<double> pxPerMm{"cards.matching.px_per_mm", 2.0, "px/mm", {1, 6},
        "At which pictures of cards are compared.",
        "about what a table photo holds"};
    Tuned<double> sharpness{"cards.matching.sharpness", 32.0, "1 / similarity", {1, 500},
        "Temperature of the softmax over similarities.",
        "fitted on photos with truths, so that the probability of the best face is about the "
        "share of best faces that are right"};
    Tuned<double> finePxPerMm{"cards.matching.fine_px_per_mm", 1.5, "px/mm", {0.3, 6},
        "A coarser photo makes similarities say less.",
        "a value is some ten px high then; of n independent pixels the chance in a correlation is "
        "1 / sqrt(n)"};
    Tuned<int> tileColumns{"cards.matching.tile_columns", 6, "tiles", {1, 20},
        "Across a card.",
        "by eye, 880cccf"};
    Tuned<int> tileRows{"cards.matching.tile_rows", 8, "tiles", {1, 20},
        "Down a card.",
        "by eye, 880cccf"};
    Tuned<double> coveredByPieces{"cards.matching.covered_by_pieces", 0.45, "of a card", {0, 0.9},
        "The worst tiles of so much of it are left out.",
        "fourteen colonists hide almost half of an Earth card"};
    Tuned<double> coveredByClutter{"cards.matching.covered_by_clutter", 0.2, "of a card", {0, 0.9},
        "The same of a card on which no piece stands.",
        "nothing but a die lies on a project card"};
    Tuned<double> weakContrast{"cards.matching.weak_contrast", 6.0, "grey levels", {0.5, 40},
        "Below which a tile says little.",
        "noise and shadows are of this size"};
    Tuned<double> shapeBlurPx{"cards.matching.shape_blur_px", 1.2, "px", {0.3, 6},
        "By which pictures are softened.",
        "a photo is a little out of focus, and a pose a fraction of a mm out of place; its value "
        "by eye"};
    Tuned<double> backReachMm{"cards.matching.back_reach_mm", 1.0, "mm", {0, 3},
        "A back is compared at its best place up to so far away.",
        "by eye, 0bc4e4f"};
    Tuned<double> frameMm{"cards.matching.frame_mm", 4.0, "mm", {1.5, 12},
        "Of a back's rim that is not compared.",
        "where a frame ends is a matter of how the card was cut out"};
    Tuned<double> misplacedMm{"cards.matching.misplaced_mm", 2.0, "mm", {0.5, 8},
        "That a card may lie from where it was thought to be.",
        "by eye"};
    Tuned<double> differenceSay{"cards.matching.difference_say", 0.3, "weight", {0, 3},
        "Of the places where backs, or buildings, differ, against the whole card.",
        "glare or a die may lie on what differs, so the whole card has more of a say; by eye, "
        "c766363"};
    Tuned<double> unlikeBack{"cards.matching.unlike_back", 0.3, "similarity", {0.02, 1},
        "So far behind, no difference makes a back the likeliest.",
        "by eye, 0bc4e4f"};
};
extern Matching matching;

/// Faces that share most of their print.
struct Kin {
    Tuned<double> farBehind{"cards.kin.far_behind", 0.3, "correlation", {0.02, 2},
        "A card so far behind is not tried at other places.",
        "more than a mm makes of a difference over the width of a card"};
    Tuned<double> printMm{"cards.kin.print_mm", 12.0, "mm", {2, 40},
        "What changes over more is light and shade, over less print.",
        "by eye, 00d3c79"};
    Tuned<float> likeLevels{"cards.kin.like_levels", 40.0F, "levels", {5, 200},
        "By which a bare card's print may differ from what was learnt.",
        "of pieces hardly anything is left; by eye, on two ships of 90 that are nearly alike"};
    Tuned<double> rimMm{"cards.kin.rim_mm", 1.0, "mm", {0, 5},
        "Around what stands on a card nothing is compared either.",
        "contact shadows, and what the softening of the photo reaches"};
};
extern Kin kin;

/// The light on the cards against that of the profile. It tells for cards in doubt: on no easy
/// still of the three sets does a fifth more or less of any of these change an item.
struct CardLight {
    Tuned<float> darkest{"cards.card_light.darkest", 80.0F, "levels of the face", {5, 200},
        "Darker print is not compared.",
        "ratios of dark values are noise"};
    Tuned<float> brightest{"cards.card_light.brightest", 245.0F, "levels of the photo", {150, 255},
        "Brighter pixels are not compared.",
        "what is white in the photo may be more than white"};
    Tuned<double> fewestShare{"cards.card_light.fewest_share", 0.15, "of a card's pixels", {0, 0.9},
        "That must be comparable.",
        "fewer are fringes of dark print"};
    Tuned<double> neighbourhoodMm{"cards.card_light.neighbourhood_mm", 80, "mm", {10, 500},
        "Over which a card's light counts half.",
        "light changes little over a card and its neighbours"};
    Tuned<double> mostLocal{"cards.card_light.most_local", 0.5, "natural logarithm", {0.02, 3},
        "That the light of a place may differ from the whole table's.",
        "a lamp's spot, but not a wrong card"};
};
extern CardLight cardLight;

/// Whether two photos show the cards where they were.
struct SameTable {
    Tuned<double> sameShare{"cards.same_table.same_share", 0.03, "of a distance", {0.001, 0.3},
        "Two cards' distance may be another by so much.",
        "a plane's scale is known to some percent"};
    Tuned<double> sameMm{"cards.same_table.same_mm", 5.0, "mm", {0.5, 30},
        "And by so much more.",
        "by eye, df70276"};
    Tuned<std::size_t> minShared{"cards.same_table.min_shared", 3, "cards", {2, 10},
        "That both photos must have.",
        "by eye, df70276"};
    Tuned<double> elsewherePx{"cards.same_table.elsewhere_px", 2.0, "px of the photo", {0.2, 30},
        "A card that is farther from where it was has moved.",
        "by eye, df70276"};
};
extern SameTable sameTable;

/// How well cards look as they were learnt.
struct Checking {
    Tuned<double> good{"cards.checking.good", 0.85, "similarity", {0.2, 0.98},
        "From which on a card is told good.",
        "cards on easy to hard tables of two sets have 0.90 to 0.98; those in a haze that leaves a "
        "third of the contrast 0.83 to 0.90"};
};
extern Checking checking;

// clang-format on
} // namespace pocketmars::vision::tuning
