#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>

/// What pieces/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// How much a pixel speaks for a piece of a colour.
struct Evidence {
    Tuned<float> colourSigma{"pieces.evidence.colour_sigma", 12.0F, "levels", {2, 60},
        "That a piece's colour strays by.",
        "by eye, 555d31e"};
    Tuned<float> clip{"pieces.evidence.clip", 6.0F, "nats", {0.5, 40},
        "That one pixel may speak for or against a piece.",
        "neighbours are not independent; by eye, 555d31e"};
    Tuned<float> unknown{"pieces.evidence.unknown", 0.004F, "probability", {1e-06, 0.5},
        "Of any other colour of a piece.",
        "an unknown thing is likelier none of ours than an odd piece"};
    Tuned<float> leastPale{"pieces.evidence.least_pale", 0.4F, "linear light", {0.05, 1},
        "Grey pieces that are lighter in the profile are pale.",
        "between a grey of half the levels and white"};
    Tuned<float> leastWhite{"pieces.evidence.least_white", 0.7F, "linear light", {0.1, 1},
        "Grey pieces that are lighter in the profile look, in the shade, like a shadow on paper.",
        "a light grey that lost what lay in shadows was counted wrongly, white ones were not"};
    Tuned<float> lightHere{"pieces.evidence.light_here", 0.75F, "of those two", {0, 1.5},
        "The share of the palest print's light below which a grey piece is not pale, or white, here.",
        "white ones of six decks throw back 0.58 and more of it, greys of two 0.27 and 0.37"};
    Tuned<float> knownSpread{"pieces.evidence.known_spread", 0.45F, "natural logarithm", {0.02, 3},
        "Standard deviation of the light on pieces, where some were measured.",
        "by eye, e9d09b1"};
    Tuned<float> generalShare{"pieces.evidence.general_share",
        0.25F, "of a colour's density", {0.01, 0.99},
        "That is not learnt from this photo.",
        "pieces that were not learnt from may stand in other light"};
    Tuned<std::size_t> enoughBlobs{"pieces.evidence.enough_blobs", 3, "lone pieces", {1, 40},
        "That the light on pieces is measured by.",
        "by eye, e9d09b1"};
    Tuned<float> fewPixels{"pieces.evidence.few_pixels", 600.0F, "px", {10, 20000},
        "Of a colour that make its own look count half.",
        "about one piece"};
    Tuned<float> leaning{"pieces.evidence.leaning", -1.0F, "nats", {-20, -0.01},
        "Of a pixel on a card, for a piece on the table beside it.",
        "a piece beside a card leans over it"};
    Tuned<float> surelyNone{"pieces.evidence.surely_none", -0.2F, "of the clip", {-1, -0.01},
        "Below it surely nothing stands.",
        "by eye, 2121e7e"};
    Tuned<float> noise{"pieces.evidence.noise", 15.0F, "levels", {1, 80},
        "That brightness counts for more, as dark pixels are noisy.",
        "by eye, e4c22c5"};
    Tuned<float> faintEdge{"pieces.evidence.faint_edge", 0.05F, "of the brightness", {0.001, 0.19},
        "A smaller change from px to px is no edge.",
        "a rounded face changes less"};
    Tuned<float> clearEdge{"pieces.evidence.clear_edge", 0.20F, "of the brightness", {0.06, 2},
        "A larger change is an edge for sure.",
        "by eye, e4c22c5"};
    Tuned<float> mostChroma{"pieces.evidence.most_chroma", 0.35F, "of the light", {0, 1},
        "Of a grey piece: how far its channels are apart.",
        "white, grey and black wood is meant; by eye"};
    Tuned<int> printedEdgePx{"pieces.evidence.printed_edge_px", 5, "px", {1, 15},
        "Width in which an edge of the photo is taken for the print's.",
        "cards are placed to about 1 px; by eye"};
    Tuned<double> softPx{"pieces.evidence.soft_px", 1.0, "px", {0.3, 6},
        "By which the photo is softened.",
        "pieces are many px wide: noise can be traded for sharpness; by eye"};
    Tuned<double> pieceMm{"pieces.evidence.piece_mm", 8.0, "mm", {2, 30},
        "A bare place that is narrower may lie in a piece of the card's own colour.",
        "such a piece shows its rim only; by eye"};
    Tuned<float> typical{"pieces.evidence.typical", 3.0F, "nats above any colour", {0.1, 12},
        "A pixel with more is the bare table.",
        "only while a table is watched; by eye, 259b7ae"};
    Tuned<double> mostTable{"pieces.evidence.most_table", 0.9, "of the px", {0.2, 1},
        "That must be, for a place to be the bare table.",
        "only while a table is watched; prints have all kinds of colours"};
};
extern Evidence evidence;

/// Where colonists may stand.
struct PlacesOfPieces {
    Tuned<double> cardMarginMm{"pieces.places_of_pieces.card_margin_mm", 5.0, "mm", {0, 30},
        "Beside a card that a base may be.",
        "a piece that hangs over a card's edge by half its width has its base on the edge"};
    Tuned<double> earthMarginMm{"pieces.places_of_pieces.earth_margin_mm", 16.0, "mm", {0, 60},
        "The same beside Earth.",
        "a crowd may not find room on the card"};
    Tuned<double> bareMarginMm{"pieces.places_of_pieces.bare_margin_mm", 2.0, "mm", {0, 30},
        "The same where bases off the cards mean Earth.",
        "by eye, 555d31e"};
    Tuned<double> cardCostPerMm{"pieces.places_of_pieces.card_cost_per_mm",
        0.06, "pieces a mm", {0, 1},
        "Of a base beside a card.",
        "far from it only a clear piece counts; by eye, 555d31e"};
    Tuned<double> earthCostPerMm{"pieces.places_of_pieces.earth_cost_per_mm",
        0.02, "pieces a mm", {0, 1},
        "Of a base beside Earth.",
        "by eye, 555d31e"};
    Tuned<double> besideCardMm{"pieces.places_of_pieces.beside_card_mm", 3.5, "mm", {0, 10},
        "From a card that holds none, in which no base is on the bare table.",
        "half a small piece, less the error of a pose"};
    Tuned<double> bareCost{"pieces.places_of_pieces.bare_cost", 0.05, "pieces", {0, 1},
        "Of a base on the bare table.",
        "it holds more that may look like a piece; by eye, 98357b4"};
    Tuned<double> raggedMm{"pieces.places_of_pieces.ragged_mm", 14.0, "mm", {1, 40},
        "Around a card that holds none, where others of its pile may stick out.",
        "a discard pile that was laid in haste showed corners 10 mm off its top card"};
    Tuned<double> raggedCost{"pieces.places_of_pieces.ragged_cost", 0.5, "pieces", {0, 1},
        "Of a base at such a card's edge; less farther off.",
        "a printed value in such a corner was taken for a piece"};
    Tuned<double> rimPx{"pieces.places_of_pieces.rim_px", 20.0, "px of the photo", {0, 200},
        "Where no base is looked for on the bare table.",
        "what the photo's rim cuts off may be anything"};
    Tuned<double> aroundCardsMm{"pieces.places_of_pieces.around_cards_mm", 150.0, "mm", {20, 600},
        "How far off the cards Earth's colonists may lie.",
        "by eye, b9179fc"};
    Tuned<double> rimMm{"pieces.places_of_pieces.rim_mm", 3.0, "mm", {0, 20},
        "Of a card that may be out of view.",
        "no base finds room there"};
};
extern PlacesOfPieces placesOfPieces;

/// Shape and size of the pieces in this photo.
struct PieceLooks {
    Tuned<float> positive{"pieces.piece_looks.positive", 0.3F, "of the clip", {0.02, 0.95},
        "Evidence of a pixel of a lone piece.",
        "by eye, bca40f3"};
    Tuned<double> smallestMm2{"pieces.piece_looks.smallest_mm2", 40.0, "mm² on the plane", {5, 150},
        "Seen area of a lone piece.",
        "a cube of 7 mm"};
    Tuned<double> largestMm2{"pieces.piece_looks.largest_mm2",
        420.0, "mm² on the plane", {150, 2000},
        "The same at most.",
        "a large helmet"};
    Tuned<std::size_t> maxBlobs{"pieces.piece_looks.max_blobs", 16, "pieces", {1, 200},
        "That are measured.",
        "time of a reading"};
    Tuned<double> goodFit{"pieces.piece_looks.good_fit", 0.8, "overlap", {0.2, 0.99},
        "With its patch, of a silhouette whose size counts.",
        "by eye, bca40f3"};
    Tuned<double> helmetMm{"pieces.piece_looks.helmet_mm", 15.0, "mm", {8, 25},
        "Usual width of a helmet.",
        "by eye, bca40f3"};
    Tuned<double> smallestHelmetMm{"pieces.piece_looks.smallest_helmet_mm", 11.0, "mm", {4, 14},
        "Least width of one.",
        "by eye, bca40f3"};
    Tuned<double> largestHelmetMm{"pieces.piece_looks.largest_helmet_mm", 19.0, "mm", {16, 40},
        "Largest width of one.",
        "by eye, bca40f3"};
    Tuned<double> cubeMm{"pieces.piece_looks.cube_mm", 9.0, "mm", {7, 12},
        "Usual side of a cube.",
        "by eye, bca40f3"};
    Tuned<double> smallestCubeMm{"pieces.piece_looks.smallest_cube_mm", 6.5, "mm", {3, 8.5},
        "Least side of one.",
        "by eye, bca40f3"};
    Tuned<double> largestCubeMm{"pieces.piece_looks.largest_cube_mm", 12.5, "mm", {10, 30},
        "Largest side of one.",
        "by eye, bca40f3"};
    Tuned<double> helmetDepth{"pieces.piece_looks.helmet_depth", 0.55, "of its width", {0.2, 1.5},
        "Of a helmet.",
        "by eye, 555d31e"};
    Tuned<double> helmetHeight{"pieces.piece_looks.helmet_height", 0.933, "of its width", {0.4, 2},
        "Of a helmet.",
        "by eye, 555d31e"};
    Tuned<double> meepleDepth{"pieces.piece_looks.meeple_depth", 0.58, "of its width", {0.2, 1.5},
        "Of a meeple.",
        "as on drawn tables; real ones were not measured"};
    Tuned<double> meepleHeight{"pieces.piece_looks.meeple_height", 0.95, "of its width", {0.4, 2},
        "Of a meeple.",
        "as on drawn tables; real ones were not measured"};
    Tuned<double> pawnHeight{"pieces.piece_looks.pawn_height", 1.65, "of its foot", {0.8, 3},
        "Of a pawn.",
        "the middle of drawn ones; real ones were not measured"};
    Tuned<double> pawnHead{"pieces.piece_looks.pawn_head", 0.62, "of its foot", {0.2, 1},
        "Width of a pawn's head.",
        "as on drawn tables; real ones were not measured"};
    Tuned<double> pawnFoot{"pieces.piece_looks.pawn_foot", 0.16, "of its foot", {0, 1},
        "Height of the rim of a pawn's foot.",
        "as on drawn tables; real ones were not measured"};
    Tuned<double> lyingCost{"pieces.piece_looks.lying_cost", 0.05, "pieces", {0, 1},
        "Of a helmet that lies.",
        "by eye, 555d31e"};
    Tuned<double> decidingOverlap{"pieces.piece_looks.deciding_overlap",
        0.05, "overlap", {0.005, 0.9},
        "That decides between shapes as much as the profile does between long ones and others.",
        "by eye"};
    Tuned<double> oddShape{"pieces.piece_looks.odd_shape", 0.01, "overlap", {0, 0.5},
        "That shapes other than helmets and cubes need more.",
        "those come with the game; by eye"};
    Tuned<double> surelyNotLong{"pieces.piece_looks.surely_not_long",
        0.02, "probability", {0, 0.4},
        "With less for long pieces, or for others, those are not tried.",
        "time of a reading"};
    Tuned<double> longAspect{"pieces.piece_looks.long_aspect", 1.35, "length / width", {1.05, 3},
        "Of pieces that are as likely long (helmets, meeples) as not.",
        "seen from above, a leaning cube is at most some 1.35 as long as it is wide"};
    Tuned<double> aspectSpread{"pieces.piece_looks.aspect_spread",
        0.05, "length / width", {0.005, 1},
        "That makes it e times as likely.",
        "by eye"};
    Tuned<double> surelyOnePiece{"pieces.piece_looks.surely_one_piece",
        0.85, "overlap", {0.2, 0.99},
        "Of a patch and a piece, for its colours to be learnt from.",
        "by eye, bca40f3"};
    Tuned<double> likelyOnePiece{"pieces.piece_looks.likely_one_piece",
        0.7, "overlap", {0.2, 0.99},
        "The same where those are too few to tell how pieces are lit.",
        "a shadow that is taken for a part of it leaves that of a pawn"};
};
extern PieceLooks pieceLooks;

/// Pieces that stand near each other are explained together.
struct Clusters {
    Tuned<std::size_t> maxOptions{"pieces.clusters.max_options", 80, "explanations", {1, 5000},
        "Of all clusters of a zone together, best first.",
        "time of a reading"};
    Tuned<float> positive{"pieces.clusters.positive", 0.12F, "of the clip", {0.02, 0.95},
        "Evidence of a pixel that counts.",
        "by eye, 555d31e"};
    Tuned<double> minShare{"pieces.clusters.min_share", 0.25, "of a piece's px", {0.01, 0.95},
        "Smaller specks are none.",
        "by eye, 555d31e"};
    Tuned<double> mostPieces{"pieces.clusters.most_pieces", 11.0, "pieces of a colour", {7, 50},
        "Larger patches are something else.",
        "seven, seen from a flat angle, and shadows"};
    Tuned<double> apartFactor{"pieces.clusters.apart_factor", 0.7, "of a piece's size", {0.05, 3},
        "Nearer clusters are explained together.",
        "by eye, 555d31e"};
    Tuned<float> ofAnother{"pieces.clusters.of_another", -0.5F, "of the clip", {-1, 0},
        "Evidence of what belongs to another cluster.",
        "by eye"};
};
extern Clusters clusters;

/// What speaks for a piece at a place.
struct Fit {
    Tuned<double> slackMm{"pieces.fit.slack_mm", 1.2, "mm", {0, 6},
        "That neighbours may overlap by.",
        "bevels and errors of the shape"};
    Tuned<double> pieceCost{"pieces.fit.piece_cost", 0.2, "pieces", {0, 1},
        "Of any piece.",
        "less explains an error of the shape; by eye, 555d31e"};
    Tuned<double> rim{"pieces.fit.rim", 1.22, "times a piece", {1.01, 3},
        "How far the rim around it reaches.",
        "by eye, 555d31e"};
    Tuned<double> rimGain{"pieces.fit.rim_gain", 0.9, "pieces", {0, 3},
        "For a grey piece's outline on edges all around, where the colour says nothing.",
        "shade has such edges in the hardest light only; by eye on seeds 5121 to 5128"};
    Tuned<double> usualRim{"pieces.fit.usual_rim", 0.4, "of the outline", {0, 0.95},
        "On edges by chance, or by other pieces.",
        "by eye"};
    Tuned<double> inner{"pieces.fit.inner", 0.72, "of a piece", {0.2, 0.99},
        "In which only its own edges should be.",
        "by eye, 555d31e"};
    Tuned<double> edgeCost{"pieces.fit.edge_cost", 1.0, "px", {0, 10},
        "Of a px of another edge inside a piece.",
        "by eye, e4c22c5"};
    Tuned<double> rimWeight{"pieces.fit.rim_weight", 0.6, "weight", {0, 5},
        "Of the rim, for the order in which pieces are set down.",
        "inside a cluster a piece seems to fit anywhere; so clusters fill from their edges"};
    Tuned<float> unexplained{"pieces.fit.unexplained", 0.5F, "of the clip", {0, 1},
        "Evidence up to that may go unexplained.",
        "by eye"};
};
extern Fit fit;

/// Shadows of pieces on cards.
struct Shadows {
    Tuned<double> surePiece{"pieces.shadows.sure_piece", 0.6, "pieces", {0.1, 1},
        "That a piece's evidence is worth, to learn from its shadow.",
        "by eye"};
    Tuned<int> leastPieces{"pieces.shadows.least_pieces", 3, "pieces", {1, 28},
        "To learn shadows from.",
        "by eye"};
    Tuned<double> leastSeen{"pieces.shadows.least_seen", 0.4, "of the pieces", {0, 1},
        "Where fewer show the card, its darkness says nothing.",
        "by eye"};
    Tuned<double> leastDark{"pieces.shadows.least_dark", 0.3, "natural logarithm", {0.02, 2},
        "That a shadow is darkest.",
        "by eye"};
    Tuned<double> clearShare{"pieces.shadows.clear_share", 0.5, "of the darkest", {0.05, 1},
        "What is darker is the shadow.",
        "by eye"};
    Tuned<double> shadedShare{"pieces.shadows.shaded_share", 0.15, "of the darkest", {0.02, 1},
        "What is darker looks like white wood in the shade.",
        "by eye"};
    Tuned<double> likeShadow{"pieces.shadows.like_shadow", 0.7, "of the darkest", {0.1, 10},
        "What is darker tells nothing of white wood.",
        "of 60 photos with white pieces 54 are exact, 52 without; 0.5 takes the shaded sides of cubes"};
    Tuned<double> leastInView{"pieces.shadows.least_in_view", 0.5, "of a shadow", {0, 1},
        "If less is seen, it says nothing.",
        "by eye"};
    Tuned<double> usualShare{"pieces.shadows.usual_share", 0.5, "of a shadow", {0, 1},
        "That neither speaks for a piece nor against it.",
        "by eye"};
    Tuned<double> cost{"pieces.shadows.cost", 0.8, "pieces", {0, 5},
        "Of a pale piece without a shadow against one with it.",
        "by eye"};
    Tuned<float> covered{"pieces.shadows.covered", 0.3F, "of the clip", {0, 1},
        "What speaks more for a piece of a clear colour is no bare card.",
        "by eye"};
};
extern Shadows shadows;

/// Setting down pieces until the evidence is explained.
struct Search {
    Tuned<int> mostPieces{"pieces.search.most_pieces", 40, "pieces", {7, 200},
        "Of all colours in one cluster.",
        "time of a reading; 28 are in the box"};
    Tuned<int> moreThanSeen{"pieces.search.more_than_seen", 7, "pieces", {0, 10},
        "That hardly show, tried for each colour.",
        "by eye, e9cf418"};
    Tuned<int> fewerThanSeen{"pieces.search.fewer_than_seen", 4, "pieces", {0, 10},
        "That are left out one after the other, each time the one that is seen least.",
        "light that pieces throw on paper has made up to two more of them"};
    Tuned<double> clearlySeen{"pieces.search.clearly_seen", 0.7, "pieces", {0.1, 1},
        "Of evidence for the one that is seen least: none is left out then.",
        "speed: such options weigh nothing"};
    Tuned<double> nearMm{"pieces.search.near_mm", 19.0, "mm", {6, 80},
        "Neighbours that are set down anew together.",
        "by eye"};
    Tuned<double> troubleFree{"pieces.search.trouble_free", 0.1, "pieces", {0.001, 1},
        "Evidence that may go unexplained around a piece.",
        "by eye, 555d31e"};
    Tuned<int> tries{"pieces.search.tries", 24, "tries", {0, 1000},
        "To set down one neighbourhood anew.",
        "time of a reading"};
    Tuned<int> sweeps{"pieces.search.sweeps", 2, "rounds", {0, 20},
        "Over all pieces.",
        "time of a reading"};
    Tuned<double> stepMm{"pieces.search.step_mm", 1.0, "mm", {0.1, 5},
        "In which a piece is first moved.",
        "by eye"};
    Tuned<double> turnStep{"pieces.search.turn_step", 0.2, "radians", {0.02, 1},
        "In which a piece is first turned.",
        "by eye"};
    Tuned<int> refineRounds{"pieces.search.refine_rounds", 3, "rounds", {1, 10},
        "Each with half the step.",
        "by eye"};
    Tuned<double> leastGainPx{"pieces.search.least_gain_px", 0.5, "px", {0, 50},
        "That a move must bring.",
        "by eye"};
    Tuned<double> leastBetter{"pieces.search.least_better", 0.01, "pieces", {0, 0.5},
        "That setting down anew must bring.",
        "by eye"};
    Tuned<double> innerShare{"pieces.search.inner_share", 0.7, "of the neighbourhood", {0.2, 1.5},
        "Of every other try.",
        "by eye"};
    Tuned<double> lean{"pieces.search.lean", 0.4, "of a piece over the neighbourhood", {0, 1},
        "How strongly a shuffled try prefers one side.",
        "by eye"};
    Tuned<double> roomForTwo{"pieces.search.room_for_two", 0.12, "pieces", {0.05, 5},
        "Evidence that goes unexplained around a piece, from where on two are tried in its place.",
        "0.35 were missing where one stood for two meeples, less than 0.25 where three did for four in a heap"};
    Tuned<std::size_t> mostHalves{"pieces.search.most_halves", 80, "poses", {2, 1000},
        "Of which two are tried in one's place.",
        "time of a reading"};
    Tuned<double> gridMm{"pieces.search.grid_mm", 1.6, "mm", {0.4, 6},
        "Between places that are tried.",
        "by eye, 555d31e"};
    Tuned<double> gridAngle{"pieces.search.grid_angle", 0.27, "radians", {0.05, 1.6},
        "Between directions that are tried.",
        "by eye, 555d31e"};
    Tuned<double> minCoarse{"pieces.search.min_coarse", 0.08, "pieces", {0, 0.9},
        "Hypotheses with less evidence are not kept.",
        "by eye, e9cf418"};
    Tuned<double> hopeless{"pieces.search.hopeless", -0.45, "pieces", {-1, -0.01},
        "With less, none of any colour is about.",
        "speed: other directions are not tried"};
};
extern Search search;

/// One more piece than is seen, where it would be noticed least.
struct Unseen {
    Tuned<double> leastEvidence{"pieces.unseen.least_evidence", -0.35, "pieces", {-1, 0.5},
        "With less, one would be noticed.",
        "by eye"};
    Tuned<std::size_t> most{"pieces.unseen.most", 12, "poses", {1, 1000},
        "Of a colour at a place that are looked at closely.",
        "time of a reading"};
    Tuned<int> mostNear{"pieces.unseen.most_near", 3, "poses", {1, 100},
        "Of them within half a piece.",
        "with 12 all lay about the rim of one of four black pieces on a black ship"};
    Tuned<double> ownRim{"pieces.unseen.own_rim", 1.25, "times a piece", {1, 3},
        "Rims within belong to the piece that was found there.",
        "by eye: a piece's own rim says nothing of another"};
    Tuned<double> cost{"pieces.unseen.cost", 0.05, "pieces", {0, 1},
        "Of a piece that was not found where it was looked for.",
        "of 0.05 to 0.25 what reads seed 8583 best"};
    Tuned<double> leastGain{"pieces.unseen.least_gain", -0.45, "pieces", {-2, 0},
        "With less, that one was overlooked is not held possible.",
        "those that were overlooked on seed 8583 gain -0.4 to -0.05"};
};
extern Unseen unseen;

/// From explanations to counts and confidences.
struct Counting {
    Tuned<double> overCapacity{"pieces.counting.over_capacity", 0.2, "pieces", {0, 2},
        "For each that ★★ should not hold.",
        "the rule; the table may break it. By eye"};
    Tuned<double> silhouetteMm{"pieces.counting.silhouette_mm", 18.0, "mm", {8, 60},
        "Around bases that pieces may be seen in.",
        "a piece, and what it leans out"};
    Tuned<double> highMm{"pieces.counting.high_mm", 12.0, "mm", {4, 40},
        "Of a piece.",
        "only while a table is watched; by eye, f9c8fa3"};
    Tuned<double> uncheckedNeighbour{"pieces.counting.unchecked_neighbour",
        0.9, "probability", {0.3, 1},
        "That a piece beside others hides no further one, where the seven can't tell.",
        "by eye, 07903d7"};
    Tuned<double> contradiction{"pieces.counting.contradiction", 0.5, "probability", {0, 1},
        "That the totals fit: with less, the cards' light is fitted in another way as well.",
        "by eye, ccc0dba"};
    Tuned<double> wrongTotal{"pieces.counting.wrong_total", 0.5, "of the confidence", {0, 1},
        "That is left where the total can't be.",
        "it says that some count is wrong, but not which"};
    Tuned<double> fewPieces{"pieces.counting.few_pieces", 2.0, "pieces", {0.5, 6},
        "Of a colour that plays as likely as not.",
        "of a colour that plays seven are about; a few may be something else"};
    Tuned<double> pieceSpeaks{"pieces.counting.piece_speaks", 2.5, "nats", {0.2, 20},
        "That each more speaks for a colour.",
        "by eye"};
    Tuned<double> markerSize{"pieces.counting.marker_size", 1.4, "times its level's space", {0.5, 3},
        "What an energy marker covers.",
        "one is seldom set down in the middle; by eye"};
    Tuned<double> onMarker{"pieces.counting.on_marker", -0.5, "of the clip", {-1, 0},
        "Evidence of a colonist where a marker lies.",
        "as of what belongs to another cluster"};
    Tuned<double> sureMarker{"pieces.counting.sure_marker", 0.9, "probability", {0.5, 1},
        "Of a level whose marker is no colonist.",
        "one less sure may be a colonist itself"};
    Tuned<int> heap{"pieces.counting.heap", 4, "pieces", {1, 20},
        "From here on, one may be hidden.",
        "by eye, 49146d3"};
    Tuned<double> hidden{"pieces.counting.hidden", 0.75, "pieces", {0.05, 3},
        "Of evidence that a hidden piece lacks.",
        "measured on photos with truths"};
    Tuned<double> hiddenInHeap{"pieces.counting.hidden_in_heap", 0.02, "pieces", {0, 0.5},
        "Less for each piece of the heap.",
        "measured on photos with truths"};
    Tuned<double> temperature{"pieces.counting.temperature", 0.12, "pieces", {0.005, 3},
        "Of evidence that make a reading e times as likely.",
        "measured on photos with truths"};
    Tuned<double> maxDifference{"pieces.counting.max_difference", 0.75, "pieces", {0.05, 10},
        "A difference counts for no more.",
        "however clear the picture is, it may be read wrongly"};
    Tuned<double> otherTotal{"pieces.counting.other_total", 0.0005, "probability", {1e-09, 0.9},
        "Of any other total than seven.",
        "a piece may be lost, in a hand, or hidden; by eye, e26e178"};
    Tuned<double> furtherTotal{"pieces.counting.further_total", 0.1, "probability", {1e-06, 1},
        "Of each piece more that lacks, once one does.",
        "several lost ones are no single accident"};
    Tuned<double> stray{"pieces.counting.stray", 0.002, "probability", {1e-09, 0.5},
        "Of counts that nothing speaks for.",
        "by eye, 555d31e"};
};
extern Counting counting;

/// Several photos of one table.
struct Shared {
    Tuned<double> withinMm{"pieces.shared.within_mm", 2.5, "mm", {0, 10},
        "That a piece may stand elsewhere in another photo.",
        "cards and planes are placed to about 1 mm; by eye"};
    Tuned<double> within{"pieces.shared.within", 1.5, "pieces", {0.1, 10},
        "Less than the best reading of a photo: such readings are tried in the others, too.",
        "twice what a difference counts at most"};
    Tuned<double> apartCost{"pieces.shared.apart_cost", 0.06, "pieces / mm²", {0, 2},
        "Of a piece whose base a photo sees apart from where all see it.",
        "cards are placed to about 1 mm; by eye"};
    Tuned<double> stain{"pieces.shared.stain", 0.25, "pieces", {0, 5},
        "That something flat costs more than a piece: it must lie flat in all photos.",
        "rare where the card is known; from the same side both explain as much"};
    Tuned<std::size_t> most{"pieces.shared.most", 12, "readings", {1, 100},
        "Of a photo that are tried in the others.",
        "time of a reading"};
};
extern Shared shared;

/// How long work is about to take, so that the longest begins.
struct Times {
    Tuned<double> zoneMs{"pieces.times.zone_ms", 4.0, "ms of a laptop", {0.1, 1000},
        "A zone.",
        "measured, 5c2793f; order of work only, results do not depend on it"};
    Tuned<double> pieceMs{"pieces.times.piece_ms", 2.7, "ms of a laptop", {0.1, 1000},
        "A piece in it.",
        "measured, 5c2793f; order of work only, results do not depend on it"};
};
extern Times times;

// clang-format on
} // namespace pocketmars::vision::tuning
