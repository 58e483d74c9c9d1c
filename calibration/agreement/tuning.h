#pragma once

#include "calibration/support/tuned.h"

/// What agreement/ is tuned with; see calibration/tuning.h.
namespace pocketmars::calibration::tuning {
// clang-format off

/// Pages of a profile compared with each other. All of it says something only where it is clear:
/// moved until no swap of sixteen random decks (seeds 101 to 116) named wrong pages and none of
/// them was refused as it was; again where 5 of 60 right sets (8801 to 8830) were refused as
/// they were. Since then none of those is, and of their 600 swaps none is told as another.
struct Agreement {
    Tuned<double> pxPerMm{"agreement.px_per_mm", 2.0, "px/mm", {0.5, 5},
        "At which cards are compared.",
        "what is printed larger than a letter shows"};
    Tuned<double> rimMm{"agreement.rim_mm", 3.5, "mm", {0.5, 12},
        "Of a card's rim that is left out.",
        "where a card was cut is a matter of half a mm"};
    Tuned<double> printMm{"agreement.print_mm", 6.0, "mm", {1, 30},
        "What changes over more is light and shade, over less print.",
        "by eye"};
    Tuned<double> reachMm{"agreement.reach_mm", 1.5, "mm", {0.5, 5},
        "Cards are compared at their best place up to so far away.",
        "as far as outlines may be amiss"};
    Tuned<double> sameCard{"agreement.same_card", 0.9, "correlation", {0.5, 0.99},
        "Of cards that are the same, on average over a page.",
        "another photo of the same cards has 0.98 and more on 74 of 75 pages (seeds 8801 to 8815), "
        "another suit's up to 0.93 where all cards look alike"};
    Tuned<double> sameLeast{"agreement.same_least", 0.7, "correlation", {0.3, 0.99},
        "Of the card of a page that is least like its namesake.",
        "another photo of the same cards has 0.97 and more (as above), a suit whose pictures have the "
        "same frames by chance 0.32 (8814)"};
    Tuned<double> sameColour{"agreement.same_colour", 8.0, "Lab units", {1, 50},
        "How far the colours of the same cards are apart.",
        "4.6 at most in another photo, in other light, of 80 pages (seeds 8801 to 8815, 8818); 10.7 "
        "and more between suits whose frames are alike by chance (8814, 8818)"};
    Tuned<double> sameNearer{"agreement.same_nearer", 0.4, "of a distance", {0.1, 0.9},
        "How much nearer they are than different cards of one page.",
        "cards that all look alike say nothing"};
    Tuned<double> shared{"agreement.shared", 0.6, "correlation", {0.3, 0.95},
        "Of what all cards of a suit have in common, between suits of a deck that share a template.",
        "0.59 and more where they do, 0.34 and less where they don't"};
    Tuned<double> foreign{"agreement.foreign", 0.3, "correlation", {0, 0.6},
        "A page that shares less with all others is of another deck.",
        "see shared"};
    Tuned<double> foreignEdges{"agreement.foreign_edges", 0.35, "correlation", {0, 0.8},
        "And shares no more edges with them.",
        "0.51 and more between suits of 20 decks (seeds 6801 to 6829, 8801 to 8815), also where one is "
        "printed light on dark (6827); 0.22 at most with pages of other decks"};
    Tuned<double> suitColours{"agreement.suit_colours", 0.9, "correlation", {0.6, 0.99},
        "Between the colours of suits on two pages, that they tell suits apart.",
        "at 0.85 wrong pages were named in 3 of 160 swaps, at 0.9 in none"};
    Tuned<double> coloursNearer{"agreement.colours_nearer", 0.15, "correlation", {0.02, 0.6},
        "How much better they agree with two pages swapped.",
        "by eye"};
    Tuned<double> partNearer{"agreement.part_nearer", 0.03, "correlation", {-0.5, 0.6},
        "The same at least, whatever third or half of the cards is left out.",
        "by eye"};
    Tuned<double> coloursAgainst{"agreement.colours_against", 0.05, "correlation", {0, 0.6},
        "By how much colours of backs agree better as they are named to speak against a swap that "
        "buildings show, and the other way round.",
        "by eye"};
    Tuned<double> partsAsNamed{"agreement.parts_as_named", 0.2, "share", {0, 1},
        "Of the parts of suits' cards that tell suits: where so many agree as they are named, no swap "
        "is believed.",
        "0 in all 91 checks of 80 swaps (seeds 8521, 8525, 8529, 8531); 0.34 and more on a deck whose "
        "figures have the colours of other suits' grounds (8581)"};
    Tuned<double> colourSpread{"agreement.colour_spread", 12.0, "Lab units", {2, 60},
        "Suits whose colours differ less in all can't be told by them.",
        "by eye"};
    Tuned<double> sameValue{"agreement.same_value", 0.5, "of a difference", {0.1, 0.9},
        "Habitation's values are all 0: how much less they differ than those of other suits.",
        "0.1 to 0.5 on decks with values of their own on all other suits"};
    Tuned<double> ownersClearly{"agreement.owners_clearly", 1.5, "times", {1, 100},
        "So much more of the ships must show their owners in reverse than as they are named.",
        "as they are named 1.9 to 13 times on seven of eight decks and 1.01 on one; 0.98 to 1.02 on "
        "three whose ships were made grey"};
};
extern Agreement agreement;

// clang-format on
} // namespace pocketmars::calibration::tuning
