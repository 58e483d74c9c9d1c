#pragma once

#include "calibration/support/tuned.h"

#include <cstddef>

/// What light/ is tuned with; see vision/tuning.h.
namespace pocketmars::vision::tuning {

using calibration::Tuned;

// clang-format off

/// The cards as the photo would show them with nothing upon.
struct CardsInPhoto {
    Tuned<int> columns{"light.cards_in_photo.columns", 14, "samples", {3, 100},
        "Across a card.",
        "by eye, 555d31e"};
    Tuned<int> rows{"light.cards_in_photo.rows", 20, "samples", {3, 100},
        "Down a card.",
        "by eye, 555d31e"};
    Tuned<int> rounds{"light.cards_in_photo.rounds", 6, "rounds", {1, 40},
        "Of the fit.",
        "by eye, 555d31e"};
    Tuned<float> tolerance{"light.cards_in_photo.tolerance", 0.05F, "root of light", {0.005, 1},
        "A sample that is further off counts little.",
        "differences of roots are those in which noise is even; of the size of shadows' edges"};
    Tuned<float> strayLight{"light.cards_in_photo.stray_light",
        0.25F, "natural logarithm of a gain", {0.02, 3},
        "A card whose light has a colour that is further off is fitted again.",
        "lamps differ less over a table"};
    Tuned<double> hold{"light.cards_in_photo.hold", 2.5, "weight", {0, 100},
        "Of the others' light on such a card.",
        "as 250 samples that reflect a tenth of the light"};
    Tuned<double> rim{"light.cards_in_photo.rim", 0.04, "of a card's side", {0, 0.3},
        "That is not sampled.",
        "there the card's fit to the photo shows most"};
    Tuned<double> blurPx{"light.cards_in_photo.blur_px", 0.7, "px", {0.2, 5},
        "By which the learnt picture is softened.",
        "about as a photo is; by eye"};
    Tuned<double> evenGain{"light.cards_in_photo.even_gain",
        0.02, "of the samples' weight", {0.0001, 10},
        "Light is held to be even.",
        "even light is likelier than a steep change; by eye"};
    Tuned<double> dull{"light.cards_in_photo.dull", 0.05, "of the samples' weight", {0.0001, 10},
        "Cards are held to be dull.",
        "a dull card is likelier than a shiny one; by eye"};
    Tuned<double> holdColours{"light.cards_in_photo.hold_colours",
        1e-3, "of the samples' weight", {1e-06, 10},
        "The photo's colours are held to what they were in the round before.",
        "so that a photo of few colours leaves no colour open"};
    Tuned<float> goodSample{"light.cards_in_photo.good_sample", 0.5F, "weight", {0.01, 0.99},
        "A card on which nothing stands shows its face in most samples of more.",
        "a card that was found by mistake is left out; no still of samples has one"};
};
extern CardsInPhoto cardsInPhoto;

/// What pieces, cards and table may look like.
struct Colours {
    Tuned<float> leastSigma{"light.colours.least_sigma", 3.5F, "levels", {0.5, 30},
        "That a bare card strays by.",
        "by eye"};
    Tuned<float> leastCardSigma{"light.colours.least_card_sigma", 5.0F, "levels", {0.5, 30},
        "The same over all cards.",
        "by eye"};
    Tuned<float> mostCardSigma{"light.colours.most_card_sigma", 14.0F, "levels", {4, 80},
        "The same over all cards at most.",
        "by eye"};
    Tuned<std::size_t> brightnessShare{"light.colours.brightness_share",
        6, "tenths of the pixels", {1, 9},
        "Of a piece that are darker than it is said to be.",
        "sides in the shade are part of a piece, and its sheen is small"};
    Tuned<float> clipped{"light.colours.clipped", 0.93F, "linear light", {0.5, 1},
        "From here on a channel counts as at its end.",
        "cameras bend the bright end long before it; 0.93 is level 247"};
    Tuned<double> smoothMm{"light.colours.smooth_mm", 7.0, "mm", {1, 60},
        "Over which the light on a card is measured once more.",
        "by eye, 2121e7e"};
    Tuned<double> maxLevels{"light.colours.max_levels", 20.0, "levels", {2, 120},
        "That it is corrected by.",
        "more is something that lies there"};
    Tuned<double> bareWeight{"light.colours.bare_weight", 0.001, "of the neighbourhood", {0.001, 1},
        "With less of it bare, the correction fades.",
        "as good as none, as it was in two colours of three: with 0.05 a photo is misread"};
    Tuned<float> edgeNoise{"light.colours.edge_noise", 0.4F, "of a pixel's noise", {0.05, 3},
        "That is left in a slope.",
        "slopes are taken over some pixels"};
    Tuned<double> mostEdge{"light.colours.most_edge", 3.0, "nats", {0, 20},
        "That an edge speaks against the bare card.",
        "shadows have edges as well; by eye, 683d802"};
    Tuned<double> printedEdges{"light.colours.printed_edges", 1.5, "times the print's", {0, 10},
        "A slope up to that is the print's own.",
        "by eye"};
    Tuned<double> thingWindowMm{"light.colours.thing_window_mm", 22.0, "mm", {5, 60},
        "Around a place, whose median is the table.",
        "more than twice a piece"};
    Tuned<double> standsOut{"light.colours.stands_out", 24.0, "levels", {4, 120},
        "What differs more from it may be a piece.",
        "by eye, b9179fc"};
    Tuned<float> compactWeight{"light.colours.compact_weight", 0.1F, "weight", {0.001, 1},
        "Of what may be pieces, for what the table looks like.",
        "or they would be usual; by eye, b9179fc"};
    Tuned<float> elsewhere{"light.colours.elsewhere", 0.1F, "weight", {0, 0.95},
        "Of the rest of the table, for what a part of it looks like.",
        "what is usual in one part, say a stack's strips, says little of the others"};
    Tuned<float> anyOnTable{"light.colours.any_on_table", 0.05F, "probability", {0.0005, 0.9},
        "Of any other colour on the table.",
        "by eye"};
    Tuned<float> shadeSigma{"light.colours.shade_sigma", 1.35F, "times a card's", {0.3, 10},
        "That shade strays by.",
        "shade has the colour of the light that is left, so it strays more"};
    Tuned<float> leastShadeSigma{"light.colours.least_shade_sigma", 7.0F, "levels", {1, 60},
        "The same at least.",
        "by eye"};
    Tuned<float> along{"light.colours.along", 110.0F, "levels", {10, 255},
        "Over which shade and sheen are spread.",
        "by eye, b9179fc"};
    Tuned<float> shade{"light.colours.shade", 0.12F, "probability", {0.001, 0.6},
        "That a pixel of a card is shaded.",
        "by eye, 555d31e"};
    Tuned<float> mostPaleLight{"light.colours.most_pale_light", 1.04F, "times the light", {0.8, 3},
        "That a card may be brighter, weighed against a pale piece.",
        "where the light is measured on the spot no card is brighter, but pale pieces are"};
    Tuned<float> mostLight{"light.colours.most_light", 1.2F, "times the light", {0.8, 3},
        "The same, weighed against other pieces.",
        "by eye"};
    Tuned<float> leastLight{"light.colours.least_light", 0.12F, "times the light", {0.01, 0.7},
        "That a card in shade has left.",
        "by eye"};
    Tuned<float> glare{"light.colours.glare", 0.02F, "probability", {0.0001, 0.3},
        "That a pixel of a card has a sheen.",
        "by eye, 555d31e"};
    Tuned<float> usualSheen{"light.colours.usual_sheen", 40.0F, "levels", {5, 1000},
        "Stronger sheens are rarer.",
        "a white piece on black print is no sheen; where print shows in one, litAsSeen() knows"};
    Tuned<float> any{"light.colours.any", 0.02F, "probability", {0.0001, 0.3},
        "Of any other colour on a card.",
        "by eye, 555d31e"};
    Tuned<float> rarelyFar{"light.colours.rarely_far", 0.1F, "of the pixels", {0.001, 0.9},
        "That stray three times as far as the others.",
        "by eye"};
    Tuned<float> noDeepShade{"light.colours.no_deep_shade", 0.1F, "times the light", {0, 0.6},
        "Shade as deep as that is rarest.",
        "rooms are never dark"};
    Tuned<float> deepShade{"light.colours.deep_shade", 0.25F, "times the light", {0.02, 1},
        "Above it, over which shade becomes usual.",
        "by eye"};
    Tuned<float> rareDeepShade{"light.colours.rare_deep_shade", 0.05F, "of the usual", {0.001, 1},
        "How rare the deepest is.",
        "by eye"};
    Tuned<float> usualExposure{"light.colours.usual_exposure",
        0.6F, "times the light of the cards", {0.1, 3},
        "On pieces, before some are measured.",
        "the pieces' photo is rather exposed longer than those of the cards"};
    Tuned<float> loneShade{"light.colours.lone_shade", 0.22F, "natural logarithm", {0.02, 2},
        "Standard deviation of the light on one lone piece, where all pieces' light is known.",
        "sides and sheen are most of it"};
    Tuned<float> loneChroma{"light.colours.lone_chroma", 0.05F, "of the light", {0.005, 0.5},
        "Standard deviation of its colour apart from that, as shares of the three channels.",
        "wood of one colour differs by about that"};
    Tuned<float> usualGloss{"light.colours.usual_gloss",
        0.02F, "linear light", {0.001, 0.2},
        "Standard deviation of the light that pieces of all colours throw back alike.",
        "varnish throws back a twentieth of the light, more or less of it than in their own photo"};
    Tuned<float> blackLight{"light.colours.black_light", 0.004F, "linear light", {0.0001, 0.1},
        "Darker differences are none.",
        "the black end of cameras bends, too"};
    Tuned<float> noPiece{"light.colours.no_piece", 6.0F, "standard deviations", {1, 10},
        "From every colour, at which a thing is rather none of the pieces.",
        "markers, and print taken for a piece"};
    Tuned<float> sureColour{"light.colours.sure_colour", 0.9F, "probability", {0.5, 1},
        "Of the colour of a lone piece that is learnt from.",
        "what is wrongly learnt makes all others of that colour wrong"};
    Tuned<float> exposureSpread{"light.colours.exposure_spread",
        0.7F, "natural logarithm", {0.05, 3},
        "Standard deviation of it.",
        "by eye"};
};
extern Colours colours;

/// Where the print shows whatever light lies on it.
struct ShownPrint {
    Tuned<double> windowMm{"light.shown_print.window_mm", 7.0, "mm", {2, 30},
        "Over which the photo is compared with the print.",
        "less than a piece, which hides what it stands on"};
    Tuned<float> leastContrast{"light.shown_print.least_contrast", 8.0F, "levels", {1, 60},
        "That the print must have there.",
        "by eye"};
    Tuned<float> leastOverNoise{"light.shown_print.least_over_noise", 1.5F, "times sigma", {0.2, 10},
        "The same, where levels stray more.",
        "by eye"};
    Tuned<float> leastCorrelation{"light.shown_print.least_correlation", 0.85F, "correlation",
        {0.3, 0.999},
        "From which on it is the print that is seen.",
        "by eye"};
    Tuned<float> leastSteepness{"light.shown_print.least_steepness", 0.25F, "of the print's",
        {0.02, 1},
        "Of the contrast that is left under a sheen.",
        "by eye"};
    Tuned<float> mostSteepness{"light.shown_print.most_steepness", 1.3F, "times the print's",
        {1, 4},
        "Of the contrast in a lamp's spot.",
        "by eye"};
};
extern ShownPrint shownPrint;

/// Light of a piece's colour that the piece throws on the card beside it.
struct Bounced {
    Tuned<float> share{"light.bounced.share", 0.1F, "probability", {0.0001, 0.6},
        "That a pixel of a card which resembles a piece lies in its light.",
        "by eye"};
    Tuned<float> along{"light.bounced.along", 70.0F, "levels", {10, 255},
        "Over which such light is spread, in strength and in colour.",
        "by eye"};
    Tuned<float> sigma{"light.bounced.sigma", 1.5F, "times a card's", {0.3, 10},
        "That such light strays by.",
        "as shade does; by eye"};
    Tuned<float> most{"light.bounced.most", 0.6F, "of the piece's own colour", {0.1, 1},
        "That such light has.",
        "beside yellow and pink cubes on paper; by eye"};
    Tuned<float> fades{"light.bounced.fades", 0.72F, "of how likely weak light is", {0, 0.999},
        "That the strongest light is rarer.",
        "it fades within some mm"};
    Tuned<float> leastLight{"light.bounced.least_light", 0.35F, "of the card's light", {0.05, 1},
        "That is left beside a piece.",
        "by eye"};
    Tuned<float> mostLight{"light.bounced.most_light", 1.2F, "times the card's light", {1, 3},
        "That a card has beside a piece.",
        "by eye"};
};
extern Bounced bounced;

// clang-format on
} // namespace pocketmars::vision::tuning
