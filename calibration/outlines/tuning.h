#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>

/// What outlines/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// How edges are measured.
struct Edges {
    Tuned<double> sigma{"outlines.edges.sigma", 1.0, "px", {0.3, 4},
        "Smoothing of a picture before its gradients are taken.",
        "by eye, b0c6d39"};
    Tuned<double> cornerPart{"outlines.edges.corner_part", 0.09, "of the side", {0.02, 0.25},
        "Part of a side left out at either end, where corners are rounded.",
        "a radius of up to 5 mm on a side of 57 mm or more"};
    Tuned<double> minCosine{"outlines.edges.min_cosine", 0.866, "ratio", {0.5, 0.99},
        "Of the angle between a gradient and a line's normal, below which the edge is another "
        "Between a gradient and a line's normal: less, and the edge belongs to something else.",
        "by eye, b0c6d39: 30°"};
    Tuned<double> pxASample{"outlines.edges.px_a_sample", 3.0, "px", {1, 12},
        "A line is tried for an edge once in so many px.",
        "by eye, b0c6d39"};
    Tuned<int> leastSamples{"outlines.edges.least_samples", 8, "places", {2, 40},
        "So many places of a line at least are tried, however short it is.",
        "by eye, 36b640b"};
    Tuned<int> mostSamples{"outlines.edges.most_samples", 60, "places", {40, 200},
        "So many places of a line at most, however long it is.",
        "by eye, 36b640b"};
    Tuned<float> overrunFrom{"outlines.edges.overrun_from", 0.04F, "of the side", {0, 0.15},
        "Where, beyond a corner, a side that goes on is looked for: from here.",
        "by eye, 36b640b"};
    Tuned<float> overrunTo{"outlines.edges.overrun_to", 0.2F, "of the side", {0.16, 0.6},
        "Where, beyond a corner, a side that goes on is looked for: to here.",
        "by eye, 36b640b"};
    Tuned<double> pxARefinedSample{"outlines.edges.px_a_refined_sample", 4.0, "px", {1, 12},
        "A side is fitted at one place in so many px.",
        "by eye, b0c6d39"};
    Tuned<int> leastRefinedSamples{"outlines.edges.least_refined_samples", 16, "places", {8, 40},
        "A side is fitted at so many places at least.",
        "by eye, b0c6d39"};
    Tuned<int> mostRefinedSamples{"outlines.edges.most_refined_samples", 48, "places", {40, 200},
        "A side is fitted at so many places at most: the fit tries their pairs.",
        "by eye, b0c6d39"};
    Tuned<double> strongest{"outlines.edges.strongest", 10.0, "L units per px", {2, 60},
        "A place with a stronger gradient weighs no more in the fit of a side.",
        "by eye, b0c6d39"};
    Tuned<double> lineTolerance{"outlines.edges.line_tolerance", 0.75, "px", {0.2, 3},
        "How far off a line a place still agrees with it.",
        "by eye, b0c6d39"};
};
extern Edges edges;

/// How well a quad's outline is borne out.
struct OutlineScore {
    Tuned<double> meanShare{"outlines.outline_score.mean_share", 0.6, "of the score", {0, 1},
        "How much the mean of the four sides counts; the weakest side is the rest.",
        "by eye, 36b640b"};
    Tuned<double> overrunCost{"outlines.outline_score.overrun_cost", 0.4, "of the score", {0, 1},
        "What an outline loses whose sides all go on beyond their corners.",
        "by eye, 36b640b"};
    Tuned<int> samples{"outlines.outline_score.samples", 14, "places", {5, 60},
        "Places tried on a side, where many quads are tried in a hurry.",
        "by eye, 36b640b"};
};
extern OutlineScore outlineScore;

/// What has four sides.
struct QuadCandidates {
    Tuned<double> minArea{"outlines.quad_candidates.min_area",
        0.0015, "of the picture", {0.0001, 0.02},
        "The smallest card that is looked for.",
        "by eye, b0c6d39"};
    Tuned<double> maxArea{"outlines.quad_candidates.max_area", 0.7, "of the picture", {0.1, 0.99},
        "The largest card that is looked for.",
        "by eye, b0c6d39"};
    Tuned<double> bend{"outlines.quad_candidates.bend",
        0.004, "of the hull's length", {0.0005, 0.03},
        "How far a contour may bend and still be one side.",
        "by eye, b0c6d39"};
    Tuned<double> fullness{"outlines.quad_candidates.fullness",
        0.92, "of the quad's area", {0.6, 0.99},
        "How much of a quad its contour must fill: rounded corners take little.",
        "by eye, b0c6d39"};
    Tuned<double> sigma{"outlines.quad_candidates.sigma", 1.2, "px", {0.3, 4},
        "Smoothing of the picture before Canny and the thresholds.",
        "by eye, b0c6d39"};
    Tuned<int> levels{"outlines.quad_candidates.levels", 14, "steps", {3, 60},
        "Thresholds that each channel's range is cut at.",
        "by eye, b0c6d39"};
};
extern QuadCandidates quadCandidates;

/// The view and the size that most candidates share.
struct Consensus {
    Tuned<double> horizon{"outlines.consensus.horizon", 0.05, "ratio", {0.005, 0.3},
        "Cosine between the line of sight and the table's normal, below which nothing lies on "
        "Cosine between the line of sight and the table's normal: less, and a px shows no table.",
        "by eye, 36b640b"};
    Tuned<std::size_t> mostQuads{"outlines.consensus.most_quads", 300, "quads", {50, 2000},
        "Quads that vote for view and size, the best first.",
        "by eye, 36b640b: more change nothing but the time"};
    Tuned<std::size_t> mostVoters{"outlines.consensus.most_voters", 15, "quads", {5, 100},
        "Quads of one size that count at most: hundreds of weak ones are a checked tablecloth.",
        "by eye, 36b640b"};
    Tuned<double> worstSkew{"outlines.consensus.worst_skew", 0.25, "ratio", {0.05, 1},
        "How far from a rectangle a quad on the table may be and still vote.",
        "by eye, 36b640b"};
    Tuned<double> samePlace{"outlines.consensus.same_place", 0.6, "of the short side", {0.2, 1},
        "Quads whose middles are nearer are one card.",
        "by eye, 36b640b"};
    Tuned<double> usualFocal{"outlines.consensus.usual_focal", 0.8, "of the longer side", {0.4, 2},
        "The likeliest focal length.",
        "by eye, 36b640b: phones have about 0.75"};
    Tuned<double> focalSpread{"outlines.consensus.focal_spread", 0.6, "ln", {0.1, 2},
        "How far from it other focal lengths are likely, too.",
        "by eye, 36b640b"};
    Tuned<double> leanCost{"outlines.consensus.lean_cost", 0.1, "per square radian", {0, 2},
        "How much less likely a view is, the more it leans: people look down on a table.",
        "by eye, 36b640b"};
    Tuned<double> largerWins{"outlines.consensus.larger_wins", 0.15, "exponent", {0, 1},
        "Of the area in a vote's worth: a frame printed on every card agrees as well as the "
        "How much a larger card wins: a frame printed on every card agrees as well as the cards "
        "do.",
        "by eye, 36b640b"};
    Tuned<double> leastGrowth{"outlines.consensus.least_growth", 1.06, "of the area", {1.01, 2},
        "How much larger an outline around a rectangle is than it, at least.",
        "by eye, 36b640b"};
    Tuned<double> mostGrowth{"outlines.consensus.most_growth", 8.0, "of the area", {2, 20},
        "How much larger an outline around a rectangle is than it, at most.",
        "by eye, 36b640b"};
    Tuned<double> outerVotes{"outlines.consensus.outer_votes", 0.5, "of the inner votes", {0.1, 1},
        "How many votes the outlines around the rectangles need, against theirs.",
        "by eye, 36b640b"};
    Tuned<double> leastLikely{"outlines.consensus.least_likely", 0.3, "ratio", {0.01, 0.9},
        "How usual the shape of a larger card must be (1: most usual), for a rectangle to be "
        "printed on it.",
        "by eye, 36b640b"};
    Tuned<double> worstLean{"outlines.consensus.worst_lean", 1.3, "radians", {0.8, 1.5},
        "No table is seen flatter.",
        "by eye, 36b640b"};
    Tuned<double> priorWeight{"outlines.consensus.prior_weight", 0.15, "of a card", {0, 2},
        "How much a usual view and a usual shape weigh against the cards that are seen.",
        "by eye, 36b640b"};
    Tuned<double> knownSpread{"outlines.consensus.known_spread", 0.04, "ln", {0.005, 0.3},
        "How far off the shape of the cards may be, where the game is known.",
        "by eye, 36b640b"};
    Tuned<double> usualRatio{"outlines.consensus.usual_ratio", 0.38, "ln", {0.1, 0.7},
        "The usual shape, long side to short one, where the game isn't known.",
        "ln 1.46: between 63 x 88 and 57 x 88"};
    Tuned<double> usualWithin{"outlines.consensus.usual_within", 0.06, "ln", {0, 0.3},
        "Shapes that are no further from the usual one are all as likely.",
        "by eye, 36b640b"};
    Tuned<double> usualSpread{"outlines.consensus.usual_spread", 0.17, "ln", {0.02, 0.6},
        "How far beyond that shapes are likely, too.",
        "44 x 68 and 70 x 120 within about one"};
    Tuned<double> twins{"outlines.consensus.twins", 2.5, "px", {0.5, 10},
        "Quads whose corners all are nearer are one.",
        "by eye, 36b640b"};
    Tuned<double> coarse{"outlines.consensus.coarse", 0.08, "ln", {0.01, 0.3},
        "How far the sizes of equal cards may differ while views are tried.",
        "by eye, 36b640b"};
    Tuned<double> fine{"outlines.consensus.fine", 0.025, "ln", {0.005, 0.1},
        "How far they may differ once a view is settled.",
        "by eye, 36b640b"};
    Tuned<double> settled{"outlines.consensus.settled", 0.015, "ln", {0.003, 0.1},
        "How far they may differ where view and size are measured on cards that were found.",
        "by eye, 36b640b"};
    Tuned<std::size_t> starts{"outlines.consensus.starts", 6, "views", {1, 60},
        "Views of the grid that are settled, the best first.",
        "by eye, 36b640b"};
    Tuned<int> rounds{"outlines.consensus.rounds", 400, "rounds", {50, 5000},
        "Rounds of the simplex that settles a view.",
        "by eye, 36b640b"};
};
extern Consensus consensus;

/// A card of known size moved onto the edges.
struct Pose {
    Tuned<int> rounds{"outlines.pose.rounds", 4, "rounds", {1, 20},
        "Rounds of moving a card onto its edges, at most.",
        "by eye, 36b640b"};
    Tuned<int> samples{"outlines.pose.samples", 14, "places", {5, 60},
        "Places on a side at which its edge is looked for.",
        "by eye, 36b640b"};
    Tuned<double> corner{"outlines.pose.corner", 0.1, "of the side", {0.02, 0.3},
        "Part of a side left out at either end.",
        "by eye, 36b640b: corners are rounded"};
    Tuned<double> strongest{"outlines.pose.strongest", 8.0, "L units per px", {2, 60},
        "A place with a stronger gradient weighs no more.",
        "by eye, 36b640b"};
    Tuned<double> stillEnough{"outlines.pose.still_enough", 0.02, "px", {0.001, 0.5},
        "A card that moves less has found its place.",
        "by eye, 36b640b"};
};
extern Pose pose;

/// Every card of the size and view that was agreed on.
struct Search {
    Tuned<float> slack{"outlines.search.slack", 2.0F, "px", {0, 20},
        "How far a card may reach out of the picture.",
        "by eye, 36b640b"};
    Tuned<double> maxSlant{"outlines.search.max_slant", 0.1, "ratio", {0.02, 0.4},
        "Cosine of an angle that still is a right one.",
        "by eye, 36b640b: 6°"};
    Tuned<double> contrast{"outlines.search.contrast", 3.0, "ratio", {1, 20},
        "CLAHE's limit of contrast, before lines are looked for.",
        "by eye, 36b640b"};
    Tuned<double> leastLine{"outlines.search.least_line", 0.12, "of the short side", {0.02, 0.6},
        "The shortest line that may be part of a card's side.",
        "by eye, 36b640b"};
    Tuned<double> cornerGap{"outlines.search.corner_gap", 0.15, "of the short side", {0.02, 0.5},
        "How far from where two lines meet they may end and still make a corner.",
        "by eye, 36b640b"};
    Tuned<int> edgeReach{"outlines.search.edge_reach", 2, "px", {0, 10},
        "How far off an edge may be where guesses are tried in a hurry.",
        "by eye, 36b640b"};
    Tuned<double> rough{"outlines.search.rough", 0.55, "of the outline", {0.2, 0.95},
        "How much of a guess must have an edge then, to be looked at.",
        "by eye, 36b640b"};
    Tuned<double> twins{"outlines.search.twins", 1.5, "px", {0.5, 10},
        "Guesses whose corners all are nearer are one.",
        "by eye, 36b640b"};
    Tuned<double> farReach{"outlines.search.far_reach", 2.5, "px", {1, 8},
        "How far off a guess its edges are looked for.",
        "by eye, 36b640b"};
    Tuned<double> nearReach{"outlines.search.near_reach", 1.2, "px", {0.5, 4},
        "How far they are looked for as well: a weak edge beside a strong one is missed by far "
        "reaching.",
        "by eye, 36b640b"};
    Tuned<double> supportReach{"outlines.search.support_reach", 1.5, "px", {0.5, 6},
        "How far off an edge may be where a card in its place is scored.",
        "by eye, 36b640b"};
    Tuned<double> rigidScore{"outlines.search.rigid_score", 0.97, "of the score", {0.7, 1},
        "What the score of a card moved as a whole counts, against one whose sides were moved "
        "singly.",
        "by eye, 36b640b"};
    Tuned<double> bentSpread{"outlines.search.bent_spread", 0.02, "ln", {0.003, 0.1},
        "How far the size of such a card usually is off.",
        "by eye, 36b640b"};
    Tuned<double> bentWorst{"outlines.search.bent_worst", 3.0, "spreads", {1, 10},
        "How far it may be off.",
        "by eye, b90a81e"};
    Tuned<double> bentCost{"outlines.search.bent_cost",
        0.02, "of the score, per square spread", {0, 0.2},
        "What such a card loses for being off.",
        "by eye, 36b640b"};
    Tuned<double> bentReach{"outlines.search.bent_reach", 1.5, "px", {0.5, 6},
        "How far off a side its edge is looked for, where sides are moved singly.",
        "by eye, b90a81e"};
    Tuned<double> bentSupportReach{"outlines.search.bent_support_reach", 1.0, "px", {0.3, 4},
        "How far off an edge may be where such a card is scored.",
        "by eye, 36b640b"};
    Tuned<double> mostOverlap{"outlines.search.most_overlap", 0.12, "of a card", {0, 0.5},
        "How much two cards may overlap and both lie there.",
        "by eye, 36b640b"};
    Tuned<double> cutMost{"outlines.search.cut_most", 0.9, "of the outline", {0.5, 1},
        "A card that is cut off has no more of its outline in the picture.",
        "by eye, a7c84c4"};
    Tuned<double> cutLeast{"outlines.search.cut_least", 0.45, "of the outline", {0.1, 0.49},
        "A card of which less is in the picture is not told of.",
        "by eye, a7c84c4"};
    Tuned<double> cutFound{"outlines.search.cut_found", 0.85, "of that", {0.4, 1},
        "How much of that part must have an edge.",
        "by eye, a7c84c4"};
    Tuned<double> cutTwins{"outlines.search.cut_twins", 3.0, "px", {0.5, 12},
        "Such cards whose corners all are nearer are one.",
        "by eye, a7c84c4"};
    Tuned<float> cutGrown{"outlines.search.cut_grown", 1.1F, "of its size", {1, 1.5},
        "How much such a card is grown to see whether it shares a side with a found one.",
        "by eye, f9fabb7"};
    Tuned<double> cutOverlap{"outlines.search.cut_overlap", 0.1, "of a card", {0, 0.5},
        "How much such a card may overlap with another such.",
        "by eye, a7c84c4"};
    Tuned<double> cutCardOverlap{"outlines.search.cut_card_overlap", 0.02, "of a card", {0, 0.3},
        "How much it may overlap, when grown, with a card that was found.",
        "by eye, f9fabb7"};
};
extern Search search;

/// The card around what turned out to be printed on it.
struct Growth {
    Tuned<double> gradientPart{"outlines.growth.gradient_part",
        0.7, "of the least gradient", {0.2, 1},
        "How strong an edge around printed frames must be: weak ones count.",
        "by eye, 36b640b"};
    Tuned<double> significant{"outlines.growth.significant", 0.35, "of the sides", {0.05, 0.8},
        "How much of the sides must have an edge, to be more than grain.",
        "by eye, 36b640b"};
    Tuned<double> significantUsual{"outlines.growth.significant_usual",
        1.2, "times the usual", {1, 3},
        "How much more than grain shows along any line beside them.",
        "by eye, 36b640b"};
    Tuned<double> significantFew{"outlines.growth.significant_few", 0.15, "of the sides", {0, 1},
        "How much more for a single card; less by the root of their number.",
        "by eye, 36b640b"};
    Tuned<double> neighbour{"outlines.growth.neighbour", 0.06, "of the width", {0, 0.3},
        "A side that is nearer to another card lies on that card's edge.",
        "by eye, 36b640b"};
    Tuned<double> profileReach{"outlines.growth.profile_reach", 1.5, "px", {0.5, 6},
        "How far off a line an edge may be while sides are moved outwards.",
        "by eye, 36b640b"};
    Tuned<double> step{"outlines.growth.step", 0.01, "of the width", {0.002, 0.05},
        "How far the sides are moved at a time.",
        "a border of 1 mm on a card of 44 mm is 2 % of it"};
    Tuned<double> leastStep{"outlines.growth.least_step", 0.6, "table units", {0.2, 3},
        "How far they are moved at a time, at least: some px of a small card.",
        "px of a small card; by eye, 36b640b"};
    Tuned<double> farthest{"outlines.growth.farthest", 1.6, "of the height", {0.3, 4},
        "How far they are moved in all.",
        "by eye, 36b640b"};
    Tuned<int> ownEdge{"outlines.growth.own_edge", 3, "steps", {1, 10},
        "An edge that is nearer is the printed frame's own.",
        "by eye, 36b640b"};
    Tuned<std::size_t> mostPeaks{"outlines.growth.most_peaks", 3, "edges", {1, 6},
        "Edges beyond each side that are tried, the clearest first.",
        "by eye, 36b640b"};
    Tuned<double> overlap{"outlines.growth.overlap", 0.06, "of a card", {0, 0.4},
        "Cards that overlap more have grown too far.",
        "by eye, 36b640b"};
    Tuned<float> shortest{"outlines.growth.shortest", 0.12F, "of the side", {0.1, 0.4},
        "How far a side must go on beyond the printed frame to be looked at there.",
        "rounded corners take up to 0.09"};
    Tuned<float> corner{"outlines.growth.corner", 0.06F, "of the side", {0.01, 0.1},
        "Part of it left out, at the rounded corner.",
        "by eye, 36b640b"};
    Tuned<double> near{"outlines.growth.near", 0.15, "of the height or width", {0.02, 0.5},
        "A line that is nearer, beside one side only, may be a shadow or a plank.",
        "by eye, 36b640b"};
    Tuned<double> fitReach{"outlines.growth.fit_reach", 2.5, "px", {1, 8},
        "How far off a grown card its edges are looked for.",
        "by eye, 36b640b"};
    Tuned<double> supportReach{"outlines.growth.support_reach", 1.2, "px", {0.5, 6},
        "How far off an edge may be where a grown card is scored.",
        "by eye, 36b640b"};
    Tuned<double> lineReach{"outlines.growth.line_reach", 1.5, "px", {0.5, 6},
        "How far off an edge may be along what goes on beyond the printed frame.",
        "by eye, 36b640b"};
    Tuned<double> overrunCost{"outlines.growth.overrun_cost", 0.4, "of the evidence", {0, 1},
        "What a grown card loses whose sides all go on beyond their corners.",
        "by eye, 36b640b"};
};
extern Growth growth;

/// The edge of the cardboard, not of its shadow or sleeve.
struct PrintedEdge {
    Tuned<double> outward{"outlines.printed_edge.outward", 0.045, "of the width", {0.01, 0.15},
        "How far outside of a side the cardboard's edge is looked for: borders are up to 3 mm "
        "wide.",
        "by eye, 0ed2412: 3 mm of 63"};
    Tuned<double> inward{"outlines.printed_edge.inward", 0.035, "of the width", {0.01, 0.15},
        "How far inside it is looked for: sleeves stand out by up to 1.5 mm.",
        "by eye, 0ed2412"};
    Tuned<double> seen{"outlines.printed_edge.seen", 0.55, "of the side", {0.2, 0.95},
        "How much of a side must have an edge there.",
        "by eye, 0ed2412"};
    Tuned<double> step{"outlines.printed_edge.step", 0.5, "px", {0.2, 2},
        "Distance between two places across a side.",
        "by eye, 0ed2412"};
    Tuned<int> samples{"outlines.printed_edge.samples", 48, "places", {10, 200},
        "Places along a side.",
        "by eye, 0ed2412"};
    Tuned<double> corner{"outlines.printed_edge.corner", 0.1, "of the side", {0.02, 0.3},
        "Part of a side left out at either end.",
        "by eye, 0ed2412: corners are rounded"};
    Tuned<double> darkest{"outlines.printed_edge.darkest", 0.72, "cube root of light", {0.3, 0.98},
        "How much light a contact shadow leaves on the table: a darker strip is not table.",
        "by eye, 0ed2412"};
    Tuned<double> brightest{"outlines.printed_edge.brightest",
        1.15, "cube root of light", {1.01, 2},
        "How much brighter a strip of table may be than the table beyond.",
        "by eye, 0ed2412"};
    Tuned<double> colour{"outlines.printed_edge.colour", 4.0, "Lab units of a and b", {1, 30},
        "How far the colour of such a strip may be off.",
        "by eye, 0ed2412"};
    Tuned<double> beyond{"outlines.printed_edge.beyond", 0.02, "of the width", {0.005, 0.1},
        "How far beyond an edge the table is looked at.",
        "by eye, 0ed2412"};
    Tuned<double> beyondLeast{"outlines.printed_edge.beyond_least", 3.0, "px", {1, 15},
        "How far beyond it at least.",
        "by eye, 0ed2412"};
    Tuned<double> ownEdge{"outlines.printed_edge.own_edge", 1.5, "px", {0.5, 6},
        "An edge that is nearer is the one that the side lies on.",
        "by eye, 0ed2412"};
    Tuned<double> ownEdgeShare{"outlines.printed_edge.own_edge_share",
        0.006, "of the width", {0.001, 0.03},
        "The same, on large cards.",
        "by eye, 0ed2412"};
    Tuned<double> sleeved{"outlines.printed_edge.sleeved", 0.6, "of all sides", {0.2, 1},
        "How many sides must lie on a sleeve, for all cards to be sleeved: nobody sleeves single "
        "ones.",
        "by eye, 0ed2412"};
};
extern PrintedEdge printedEdge;

/// What is told of a photo.
struct Report {
    Tuned<int> workingSide{"outlines.report.working_side", 1600, "px", {600, 4000},
        "Longest side of the picture that is searched: forty cards on it are still 100 px long "
        "each.",
        "by eye, 36b640b"};
    Tuned<double> edgeOfMedian{"outlines.report.edge_of_median",
        2.5, "times the median gradient", {1, 8},
        "How strong an edge must be, to stand out of texture and noise.",
        "by eye, f9fabb7"};
    Tuned<double> leastEdge{"outlines.report.least_edge", 0.6, "L units per px", {0.1, 3},
        "How strong it must be at least.",
        "by eye, f9fabb7"};
    Tuned<double> mostEdge{"outlines.report.most_edge", 2.5, "L units per px", {0.6, 10},
        "No stronger edge is asked for.",
        "by eye, f9fabb7"};
    Tuned<double> noise{"outlines.report.noise", 4.0, "L units per px", {1.5, 20},
        "A picture whose median gradient is stronger is noise: every outline in it has edges all "
        "along.",
        "photos have 0.4 to 1.2, f9fabb7"};
    Tuned<double> twins{"outlines.report.twins", 2.0, "px", {0.5, 10},
        "Candidates whose corners all are nearer are one.",
        "by eye, 36b640b"};
    Tuned<double> firstReach{"outlines.report.first_reach", 3.0, "px", {1, 10},
        "How far off a candidate its edges are looked for.",
        "by eye, 36b640b"};
    Tuned<double> supportReach{"outlines.report.support_reach", 1.5, "px", {0.5, 6},
        "How far off an edge may be where an outline is scored.",
        "by eye, 36b640b"};
    Tuned<double> strong{"outlines.report.strong", 0.6, "score", {0.3, 0.9},
        "Candidates of a higher score vote for view and size.",
        "by eye, 36b640b"};
    Tuned<double> sure{"outlines.report.sure", 0.7, "score", {0.4, 0.95},
        "Cards of a higher score are good enough to measure view and size on again.",
        "by eye, 36b640b"};
    Tuned<double> leastScore{"outlines.report.least_score", 0.6, "score", {0.3, 0.9},
        "The least score at which a card is as likely as not.",
        "by eye, 36b640b"};
    Tuned<double> scoreOfMedian{"outlines.report.score_of_median", 0.74, "of the median", {0.4, 1},
        "That score, where the sure cards are seen well.",
        "by eye, 36b640b"};
    Tuned<double> doubtful{"outlines.report.doubtful", 0.2, "score", {0.02, 0.5},
        "How far below that score cards are still told of as doubtful.",
        "by eye, a7c84c4"};
    Tuned<double> pairScore{"outlines.report.pair_score", 0.7, "score", {0.3, 0.95},
        "Outlines of a higher score may be two cards that touch.",
        "by eye, a7c84c4"};
    Tuned<double> pairSize{"outlines.report.pair_size", 0.06, "of the size", {0.01, 0.2},
        "How far their size may be off that of two cards.",
        "by eye, a7c84c4"};
    Tuned<double> pairSkew{"outlines.report.pair_skew", 0.06, "ratio", {0.01, 0.3},
        "How far they may be from a rectangle.",
        "by eye, a7c84c4"};
    Tuned<double> pairOverlap{"outlines.report.pair_overlap", 0.3, "of the smaller", {0, 1},
        "Outlines that overlap more with a found card are no pair.",
        "by eye, a7c84c4"};
    Tuned<double> grownReach{"outlines.report.grown_reach", 2.0, "px", {0.5, 8},
        "How far off a card that has grown its edges are looked for.",
        "by eye, 36b640b"};
    Tuned<double> confidenceSpread{"outlines.report.confidence_spread", 0.06, "score", {0.005, 0.3},
        "Over how many points of score a chance find turns into a card.",
        "by eye, a7c84c4: their scores overlap within some hundredths"};
};
extern Report report;

// clang-format on
} // namespace pocketmars::calibration::tuning
