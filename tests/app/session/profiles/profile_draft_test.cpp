#include "app/session/profiles/profile_draft.h"

#include "calibration/learning/usual_layout.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <fstream>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;

class ProfileDraftTest : public testing::Test {
protected:
    void touch(const std::string& file) const { std::ofstream(folder.path() / file) << "x"; }

    calibration::test::TestFolder folder;
    ProfileDraft draft{folder.path() / "draft"};
};

TEST_F(ProfileDraftTest, BeginsAsAGameUsuallyIs) {
    const auto notes = draft.notes();
    EXPECT_EQ(notes.step, 0);
    EXPECT_EQ(notes.layout.colonists, calibration::usualLayout().colonists);
    EXPECT_TRUE(notes.pieces.empty());
    EXPECT_FALSE(draft.has(0));
    EXPECT_FALSE(fs::exists(folder.path() / "draft")) << "reading makes nothing";
}

TEST_F(ProfileDraftTest, KeepsWhatWasSaid) {
    ProfileNotes notes;
    notes.step = 10;
    notes.name = "mine";
    notes.note = "in sleeves \"x\"";
    notes.layout.earthCard = false;
    notes.layout.twoStar = {0.5, 0.25, 0.25, 0.5};
    notes.pieces = {"red", "", "blue", "green", "pink"};
    notes.ships = {"pink", "red", "blue", "green"};
    ASSERT_TRUE(draft.keep(notes));
    const auto again = draft.notes();
    EXPECT_EQ(again.step, 10);
    EXPECT_EQ(again.name, "mine");
    EXPECT_EQ(again.note, notes.note);
    EXPECT_FALSE(again.layout.earthCard);
    EXPECT_NEAR(again.layout.twoStar.height, 0.5, 1e-9);
    EXPECT_NEAR(again.learnt.twoStar.height, notes.learnt.twoStar.height, 1e-9);
    EXPECT_EQ(again.pieces, notes.pieces);
    EXPECT_EQ(again.ships, notes.ships);
}

TEST_F(ProfileDraftTest, KeepsWhatWasMarkedByHand) {
    const calibration::Quad card{{{1.5F, 2}, {61, 3}, {62, 90}, {0, 91}}};
    ProfileNotes notes;
    notes.pictures[1].looksRight = true;
    notes.pictures[3].turn = 3;
    notes.pictures[2].marks = calibration::PageMarks{{card, card}, {}};
    notes.pictures[kPiecesPicture].hand =
        HandWork{true, {{}, {{{10, 20}, 7.5F}}}, {{3, 4}, {5, 6.5F}}, {{card}, {}}};
    ASSERT_TRUE(draft.keep(notes));
    const auto again = draft.notes().pictures;
    EXPECT_TRUE(again[0].empty());
    EXPECT_TRUE(again[1].looksRight);
    EXPECT_FALSE(again[1].marks);
    EXPECT_FALSE(again[1].turn);
    EXPECT_EQ(again[3].turn, 3);
    ASSERT_TRUE(again[2].marks);
    EXPECT_EQ(again[2].marks->cards, (std::vector{card, card}));
    EXPECT_FALSE(again[2].hand);
    ASSERT_TRUE(again[kPiecesPicture].hand);
    const auto& hand = *again[kPiecesPicture].hand;
    EXPECT_TRUE(hand.isOpen);
    ASSERT_EQ(hand.marks.pieces.size(), 1U);
    EXPECT_EQ(hand.marks.pieces[0].middle, cv::Point2f(10, 20));
    EXPECT_EQ(hand.marks.pieces[0].radius, 7.5F);
    EXPECT_EQ(hand.taps, (std::vector<cv::Point2f>{{3, 4}, {5, 6.5F}}));
    EXPECT_EQ(hand.found.cards, std::vector{card});
}

TEST_F(ProfileDraftTest, ADamagedNoteIsNone) {
    ProfileNotes notes;
    notes.name = "mine";
    ASSERT_TRUE(draft.keep(notes));
    for (const auto* text : {"", "{", "[1]", R"({"format": "pocketmars.draft/1", "step": "x"})",
                             R"({"format": "other/1", "name": "mine"})",
                             R"({"format": "pocketmars.draft/1", "name": "mine",
                                 "pictures": {"backs.jpg": {"looks_right": true,
                                                            "marks": {"cards": [[[1, 2]]]}}}})",
                             R"({"format": 7})"}) {
        std::ofstream(folder.path() / "draft" / "draft.json") << text;
        EXPECT_EQ(draft.notes().name, "") << text;
    }
}

TEST_F(ProfileDraftTest, KeepsAndDropsPictures) {
    touch("any.png");
    ASSERT_TRUE(draft.keep(0, folder.path() / "any.png"));
    ASSERT_TRUE(draft.keep(kPiecesPicture, cv::Mat(80, 80, CV_8UC3, cv::Scalar(1, 2, 3))));
    EXPECT_TRUE(draft.has(0));
    EXPECT_TRUE(draft.has(kPiecesPicture));
    EXPECT_FALSE(draft.has(1));
    EXPECT_EQ(draft.file(0).filename(), "buildings.jpg");
    const auto missing = draft.keep(0, folder.path() / "none.png");
    EXPECT_FALSE(missing);
    EXPECT_TRUE(draft.has(0)) << "a failure leaves the one before";
    draft.drop(0);
    EXPECT_FALSE(draft.has(0));
    draft.dropAll();
    EXPECT_FALSE(draft.has(kPiecesPicture));
}

TEST_F(ProfileDraftTest, AFolderOfPicturesIsSortedByNames) {
    for (const auto* file : {"colonists.PNG", "buildings.jpg", "layout.json", "other.jpg"}) {
        touch(file);
    }
    const auto pictures = profilePicturesIn(folder.path());
    ASSERT_TRUE(pictures);
    EXPECT_EQ((*pictures)[0].filename(), "buildings.jpg");
    EXPECT_EQ((*pictures)[kPiecesPicture].filename(), "colonists.PNG");
    EXPECT_TRUE((*pictures)[1].empty());
}

TEST_F(ProfileDraftTest, NinePicturesWithoutNamesAreTakenInOrder) {
    for (int i = 1; i <= 9; ++i) {
        touch("IMG_" + std::to_string(i) + ".jpg");
    }
    const auto pictures = profilePicturesIn(folder.path());
    ASSERT_TRUE(pictures);
    EXPECT_EQ((*pictures)[0].filename(), "IMG_1.jpg");
    EXPECT_EQ((*pictures)[8].filename(), "IMG_9.jpg");
    touch("IMG_0.jpg");
    const auto tooMany = profilePicturesIn(folder.path());
    ASSERT_FALSE(tooMany);
    EXPECT_EQ(tooMany.error().message.substr(0, 17), "10 pictures there");
}

TEST(PictureNotes, TurnWithTheirPicture) {
    PictureNotes notes;
    notes.marks = calibration::PageMarks{{{{{1, 2}, {61, 2}, {61, 90}, {1, 90}}}}, {{{10, 20}, 7}}};
    turnFurther(notes, {400, 300}, 1);
    EXPECT_EQ(notes.turn, 1);
    EXPECT_EQ(notes.marks->cards[0][0], cv::Point2f(298, 1)) << "the upper left goes to the right";
    EXPECT_EQ(notes.marks->pieces[0].middle, cv::Point2f(280, 10));
    turnFurther(notes, {300, 400}, 3);
    EXPECT_EQ(notes.turn, 0) << "as it is, and said so";
    EXPECT_EQ(notes.marks->cards[0][0], cv::Point2f(1, 2));
}

TEST_F(ProfileDraftTest, APictureIsTurnedAsItsCardsHaveToBe) {
    const fs::path sample = fs::path(POCKETMARS_SAMPLES) / "profile" / "greenhouse.jpg";
    const auto upright = cv::imread(sample.string());
    ASSERT_FALSE(upright.empty());
    const auto file = folder.path() / "side.png";
    cv::imwrite(file.string(), calibration::turnedPhoto(upright, 1));
    const auto photo = readProfilePhoto(file, 1, calibration::usualLayout());
    EXPECT_EQ(photo.reading.problem, "");
    EXPECT_EQ(photo.turn, 3);
    EXPECT_EQ(photo.image.size(), upright.size());
    ASSERT_EQ(photo.reading.outlines.size(), 7U);
    EXPECT_LT(photo.reading.outlines[0][0].x, photo.reading.outlines[1][0].x) << "on the image";
    EXPECT_LT(photo.reading.outlines[0][0].y, photo.reading.outlines[4][0].y);
    PictureHints hints;
    hints.turn = 3;
    EXPECT_EQ(readProfilePhoto(file, 1, calibration::usualLayout(), hints).turn, 3);
}

TEST_F(ProfileDraftTest, WhatIsNoPictureSaysSo) {
    touch("a.jpg");
    const auto photo = readProfilePhoto(folder.path() / "a.jpg", 0, calibration::usualLayout());
    EXPECT_TRUE(photo.image.empty());
    EXPECT_NE(photo.reading.problem, "");
}

} // namespace
} // namespace pocketmars::session
