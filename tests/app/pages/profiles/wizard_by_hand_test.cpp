#include "tests/app/pages/profiles/wizard_test.h"

namespace pocketmars::app {
namespace {

/// Of WizardViewModelTest: a picture on which nothing was found, being marked.
class WizardByHandTest : public WizardViewModelTest {
protected:
    WizardByHandTest() {
        wizard->choose({file("bad.jpg", kBadPicture.data())});
        EXPECT_TRUE(waitFor([this] { return wizard->canPutRight(); }));
        putRight();
        wizard->marks()->removeAll();
    }
    void putRight() {
        wizard->putRight();
        EXPECT_TRUE(waitFor([this] { return wizard->byHand(); }));
    }
    /// One by its corners, the others by their middles.
    void markFive() {
        for (const QPointF corner : {QPointF(10, 10), {70, 10}, {70, 100}, {10, 100}}) {
            wizard->marks()->tap(corner);
        }
        for (const double x : {110, 180, 250, 320}) {
            wizard->marks()->tap({x, 55});
        }
    }
};

TEST_F(WizardByHandTest, BeginsWithWhatWasFound) {
    EXPECT_EQ(wizard->marks()->expected(), 5);
    EXPECT_EQ(wizard->marks()->pictureSize(), QSizeF(400, 300));
    EXPECT_FALSE(wizard->sharpPicture().isEmpty());
    wizard->marks()->reset();
    ASSERT_EQ(wizard->marks()->count(), 1);
    EXPECT_EQ(wizard->marks()->work().marks.cards[0][2], cv::Point2f(60, 90));
    wizard->useMarks();
    EXPECT_TRUE(wizard->byHand()) << "one is not enough";
}

TEST_F(WizardByHandTest, ReadsThePictureWithTheMarks) {
    markFive();
    wizard->useMarks();
    EXPECT_FALSE(wizard->byHand());
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    EXPECT_EQ(wizard->found()->count(), 5);
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; })) << "the marks are kept";
    EXPECT_FALSE(wizard->byHand());
    wizard->setStep(0);
    putRight();
    EXPECT_EQ(wizard->marks()->count(), 5);
    wizard->marks()->reset();
    EXPECT_EQ(wizard->marks()->count(), 1) << "what was found is kept as well";
    wizard->leaveMarks();
    EXPECT_EQ(wizard->state(), WizardStepsModel::Done) << "it is as it was read";
}

TEST_F(WizardByHandTest, APictureIsTurnedWithWhatWasMarkedOnIt) {
    markFive();
    wizard->turn();
    EXPECT_TRUE(wizard->byHand()) << "not while it is being marked";
    wizard->useMarks();
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    wizard->turn();
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    EXPECT_EQ(wizard->pictureSize(), QSizeF(300, 400));
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; })) << "that is kept";
    wizard->setStep(0);
    EXPECT_EQ(wizard->pictureSize(), QSizeF(300, 400));
    putRight();
    EXPECT_EQ(wizard->marks()->pictureSize(), QSizeF(300, 400));
    EXPECT_LT(cv::norm(wizard->marks()->work().marks.cards[0][0] - cv::Point2f(290, 10)), 0.1)
        << "what was the upper left is at the right";
    wizard->leaveMarks();
    for (int i = 0; i < 3; ++i) {
        wizard->turn();
        ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    }
    EXPECT_EQ(wizard->pictureSize(), QSizeF(400, 300));
    wizard->choose({file("another.jpg")});
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    EXPECT_FALSE(wizard->hasHandWork());
}

TEST_F(WizardByHandTest, WhatWasOnlyLookedAtIsNoWork) {
    wizard->marks()->reset();
    wizard->leaveMarks();
    EXPECT_FALSE(wizard->hasHandWork());
    EXPECT_EQ(wizard->lossBy({file("another.jpg")}), WizardViewModel::Nothing);
    putRight();
    wizard->marks()->setOneTap(false);
    wizard->marks()->tap({290, 10});
    wizard->leaveMarks();
    EXPECT_TRUE(wizard->hasHandWork()) << "a corner is work";
    EXPECT_EQ(wizard->lossBy({file("another.jpg")}), WizardViewModel::HandWork);
    wizard->setStep(1);
    EXPECT_EQ(wizard->lossBy({file("another.jpg")}), WizardViewModel::Nothing)
        << "it is for another step";
}

TEST_F(WizardByHandTest, GoesOnWhereTheProgramEnded) {
    markFive();
    wizard->marks()->remove(4);
    wizard->marks()->setOneTap(false);
    wizard->marks()->tap({290, 10});
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->byHand(); }));
    EXPECT_EQ(wizard->marks()->count(), 4);
    EXPECT_EQ(wizard->marks()->taps(), QList<QPointF>{QPointF(290, 10)});
    wizard->setStep(1);
    EXPECT_FALSE(wizard->byHand());
    wizard->putRight();
    EXPECT_FALSE(wizard->byHand()) << "there is no picture";
    wizard->setStep(0);
    EXPECT_FALSE(wizard->byHand()) << "it was left";
    putRight();
    EXPECT_EQ(wizard->marks()->count(), 4);
}

TEST_F(WizardByHandTest, AFileThatCannotBeTakenLeavesTheMarks) {
    markFive();
    wizard->useMarks();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    wizard->choose({QUrl::fromLocalFile("/nowhere/a.jpg")});
    ASSERT_TRUE(waitFor([this] { return !wizard->trouble()->text().isEmpty(); }));
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    EXPECT_EQ(wizard->found()->count(), 5) << "the picture is the one they were drawn on";
    start();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    wizard->setStep(0);
    putRight();
    EXPECT_EQ(wizard->marks()->count(), 5);
}

TEST_F(WizardByHandTest, AnotherPictureHasOtherMarks) {
    markFive();
    wizard->useMarks();
    ASSERT_TRUE(waitFor([this] { return wizard->done() == 1; }));
    putRight();
    EXPECT_TRUE(wizard->hasHandWork());
    wizard->retake();
    EXPECT_FALSE(wizard->byHand());
    EXPECT_FALSE(wizard->hasHandWork()) << "it goes with the picture";
    EXPECT_EQ(wizard->state(), WizardStepsModel::Open);
    wizard->keepPicture();
    EXPECT_TRUE(wizard->hasHandWork()) << "no other has come";
    wizard->retake();
    wizard->choose({file("again.jpg", kBadPicture.data())});
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Wrong; }));
    putRight();
    EXPECT_EQ(wizard->marks()->count(), 1);
    wizard->choose({file("good.jpg")});
    EXPECT_FALSE(wizard->byHand());
    ASSERT_TRUE(waitFor([this] { return wizard->state() == WizardStepsModel::Done; }));
    EXPECT_EQ(wizard->found()->count(), 1) << "nothing was marked on this one";
    putRight();
    wizard->startOver();
    EXPECT_FALSE(wizard->byHand());
}
} // namespace
} // namespace pocketmars::app
