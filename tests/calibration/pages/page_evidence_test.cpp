#include "calibration/pages/page_evidence.h"

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

/// A page that is plain to see.
PageEvidence plain() {
    PageEvidence page;
    page.onMap = {0.97, 0.95, 0.98, 0.95};
    page.sideSure = 0.99;
    page.allSure = 0.995;
    page.onPrints = {0.8, 0.2};
    page.apartMm = 0.4;
    page.shapeIsKnown = true;
    page.aspectOff = 0.002;
    return page;
}

/// One of which a side hardly shows, so that the cards come out too wide.
PageEvidence dim() {
    auto page = plain();
    page.sideSure = 0.75;
    page.allSure = 0.95;
    page.apartMm = 1.4;
    page.aspectOff = 0.02;
    return page;
}

TEST(PageEvidence, WhatIsPlainNeedsNoOtherWitness) {
    EXPECT_TRUE(bearsItOut(plain()));
    EXPECT_FALSE(bearsItOut(dim()));
}

TEST(PageEvidence, CardsOfOtherProportionsThanTheyAreKnownToHaveAreInDoubt) {
    auto page = plain();
    page.aspectOff = 0.02;
    EXPECT_FALSE(bearsItOut(page));
}

TEST(PageEvidence, CardsSeemToGoOnUnlessAllSayWhereTheCardboardEnds) {
    auto page = plain();
    EXPECT_FALSE(seemsToGoOn(page));
    page.unlikeBeside = 0.8;
    EXPECT_FALSE(seemsToGoOn(page)) << "a sleeve";
    page.aspectOff = 0.01;
    EXPECT_TRUE(seemsToGoOn(page)) << "a border of a mm left out has other proportions";
    page = plain();
    page.unlikeBeside = 0.8;
    page.shapeIsKnown = false;
    page.aspectOff = 0;
    EXPECT_TRUE(seemsToGoOn(page)) << "nobody said which proportions are right";
    page = dim();
    page.unlikeBeside = 0.8;
    EXPECT_TRUE(seemsToGoOn(page));
}

TEST(PageEvidence, BordersThatAreTheSameFromFurtherOutEndTheCards) {
    auto page = plain();
    page.unlikeBeside = 0.8;
    page.apartMm = 1.2;
    EXPECT_TRUE(seemsToGoOn(page)) << "nobody asked";
    page.backMm = 0.2;
    EXPECT_FALSE(seemsToGoOn(page));
    page.backMm = 0.9;
    EXPECT_TRUE(seemsToGoOn(page)) << "they follow where they are drawn";
    page.backMm = 0.2;
    page.wider = -0.01;
    EXPECT_TRUE(seemsToGoOn(page)) << "cards that are too narrow lie in no sleeves";
    page.wider = 0.01;
    EXPECT_FALSE(seemsToGoOn(page));
    page.sideSure = 0.9;
    EXPECT_TRUE(seemsToGoOn(page)) << "one is unsure";
}

TEST(PageEvidence, UnsureBordersMayNotGiveOtherProportions) {
    auto page = plain();
    page.sideSure = 0.95;
    ASSERT_TRUE(bearsItOut(page));
    for (const double wider : {0.012, -0.012}) {
        page.wider = wider;
        page.aspectOff = 0.004;
        EXPECT_TRUE(bearsItOut(page)) << "they are placed in the right ones";
        page.aspectOff = 0.0055;
        EXPECT_FALSE(bearsItOut(page));
        page.sideSure = 0.97;
        EXPECT_TRUE(bearsItOut(page)) << "they are sure of themselves";
        page.sideSure = 0.95;
    }
}

/// Three sure pages whose cards have these proportions.
PageLook threeOf(double aspect) {
    PageLook one({}, {}, {}, 1, 1);
    one.rememberAspect(aspect);
    PageLook others;
    others.rememberOthers({one, one, one});
    return others;
}

TEST(PageEvidence, CardsHaveTheProportionsOfTheOtherPages) {
    auto page = plain();
    page.shapeIsKnown = false;
    page.ownAspect = 0.7;
    EXPECT_FALSE(isOutOfProportion(page, threeOf(0.7)));
    EXPECT_TRUE(isOutOfProportion(page, threeOf(0.71))) << "however sure the borders are";
    EXPECT_FALSE(isOutOfProportion(page, threeOf(0.707)));
    page.sideSure = 0.95;
    EXPECT_TRUE(isOutOfProportion(page, threeOf(0.707))) << "unsure of one, and narrower";
    EXPECT_TRUE(isOutOfProportion(page, threeOf(0.693))) << "or wider";
    EXPECT_FALSE(isOutOfProportion(page, {})) << "there are no others";
    page.shapeIsKnown = true;
    EXPECT_FALSE(isOutOfProportion(page, threeOf(0.71))) << "they were said";
}

/// What a page tells the others of what lies beside its cards.
PageLook lookBeside(double unlike, double weight) {
    PageLook look({}, {}, {}, 1, weight);
    look.rememberBeside(unlike);
    return look;
}

TEST(PageEvidence, APageIsInDoubtThatEndsAtSleevesUnlikeTheOthers) {
    const auto page = plain();
    PageLook others;
    others.rememberOthers({lookBeside(0.7, 1), lookBeside(0.5, 1), lookBeside(0.6, 1)});
    EXPECT_TRUE(endsAtSleeves(page, others));
    auto same = page;
    same.unlikeBeside = 0.6;
    EXPECT_FALSE(endsAtSleeves(same, others)) << "its cards lie in sleeves as well";
    others.rememberOthers({lookBeside(0.7, 1), lookBeside(0.5, 0.15), lookBeside(0.6, 1)});
    EXPECT_FALSE(endsAtSleeves(page, others)) << "two pages that are sure are not enough";
    others.rememberOthers({lookBeside(0.1, 1), lookBeside(0.7, 1), lookBeside(0, 1)});
    EXPECT_FALSE(endsAtSleeves(page, others)) << "most have none";
    EXPECT_FALSE(endsAtSleeves(page, {})) << "there are no others";
}

TEST(PageEvidence, CardsGoOnUnlikeThoseOfOtherPages) {
    auto page = plain();
    page.unlikeBeside = 0.8;
    PageLook others;
    others.rememberOthers({lookBeside(0.1, 1), lookBeside(0, 1), lookBeside(0.05, 1)});
    EXPECT_TRUE(goesOnUnlikeOthers(page, others));
    EXPECT_FALSE(goesOnUnlikeOthers(plain(), others));
    others.rememberOthers({lookBeside(0.1, 1), lookBeside(0, 0.15), lookBeside(0.05, 1)});
    EXPECT_FALSE(goesOnUnlikeOthers(page, others)) << "two pages that are sure are not enough";
    others.rememberOthers({lookBeside(0.7, 1), lookBeside(0.5, 1), lookBeside(0.6, 1)});
    EXPECT_FALSE(goesOnUnlikeOthers(page, others)) << "all lie in sleeves";
    EXPECT_FALSE(goesOnUnlikeOthers(page, {})) << "there are no others";
}

TEST(PageEvidence, CardsThatAreTooNarrowLackBorders) {
    auto page = plain();
    page.wider = -0.017;
    EXPECT_TRUE(lacksBorders(page, -0.01));
    EXPECT_FALSE(lacksBorders(page, -0.003)) << "they were placed in the known proportions";
    page.wider = -0.009;
    EXPECT_FALSE(lacksBorders(page, -0.009)) << "right pages may be so, in poor light";
    page.wider = -0.017;
    page.shapeIsKnown = false;
    EXPECT_FALSE(lacksBorders(page, -0.01)) << "nobody said which proportions are right";
}

TEST(PageEvidence, CardsAreLikelyWhereOnlyMillimetresAreOpen) {
    EXPECT_TRUE(makesItLikely(dim()));
    auto page = dim();
    page.onMap.leastClear = 0.2;
    EXPECT_FALSE(makesItLikely(page)) << "hardly anything sets them off";
    page = dim();
    page.aspectOff = 0.08;
    EXPECT_FALSE(makesItLikely(page)) << "no card of this deck";
}

TEST(PageEvidence, EdgesBearOutOnlyWhatTheyAreCertainOf) {
    auto page = dim();
    EXPECT_FALSE(edgesAloneBearItOut(page)) << "nobody asked them";
    page.alone = EdgesAlone{true, 1.0, 0.001};
    EXPECT_TRUE(edgesAloneBearItOut(page));
    page.alone->isCertain = false;
    EXPECT_FALSE(edgesAloneBearItOut(page));
}

TEST(PageEvidence, EdgesFartherOffAreBelievedOnlyInTheKnownProportions) {
    auto page = dim();
    page.allSure = 0.85;
    page.alone = EdgesAlone{true, 2.2, 0.001};
    EXPECT_TRUE(edgesAloneBearItOut(page));
    page.alone->aspectOff = 0.009;
    EXPECT_FALSE(edgesAloneBearItOut(page));
    page.alone = EdgesAlone{true, 3.5, 0.001};
    EXPECT_FALSE(edgesAloneBearItOut(page));
}

TEST(PageEvidence, OtherPagesBearOutCardsThatTheyGiveTheirProportions) {
    auto page = dim();
    EXPECT_FALSE(otherPagesBearItOut(page)) << "there are none";
    page.onLook = LookAgreement{true, 0.1, 63.0 / 88};
    page.aspectOffOnLook = 0.001;
    EXPECT_TRUE(otherPagesBearItOut(page));
    page.aspectOffOnLook = 0.02;
    EXPECT_FALSE(otherPagesBearItOut(page)) << "moved there they are too wide still";
    page.aspectOffOnLook = 0.001;
    page.onLook->tellsSize = false;
    EXPECT_FALSE(otherPagesBearItOut(page));
}

} // namespace
} // namespace pocketmars::calibration
