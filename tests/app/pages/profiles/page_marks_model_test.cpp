#include "app/pages/profiles/page_marks_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace pocketmars::app {
namespace {

using calibration::Quad;

Quad card(float x, float y) { return {{{x, y}, {x + 60, y}, {x + 60, y + 84}, {x, y + 84}}}; }

class PageMarksModelTest : public testing::Test {
protected:
    void begin(std::vector<Quad> found, int expected = 3, session::HandWork work = {}) {
        work.found.cards = std::move(found);
        if (work.marks.cards.empty()) {
            work.marks = work.found;
        }
        marks.begin({false,
                     expected,
                     {800, 600},
                     [](cv::Point2f tap, const std::vector<Quad>& known) -> std::optional<Quad> {
                         if (tap.x > 700) {
                             return std::nullopt;
                         }
                         // As the first that is known, the tap in its middle.
                         auto quad = known.front();
                         const auto by = tap - calibration::centre(quad);
                         for (auto& corner : quad) {
                             corner += by;
                         }
                         return quad;
                     }},
                    work);
    }
    void beginPieces(std::vector<calibration::PieceCircle> found, int expected = 3) {
        session::HandWork work;
        work.found.pieces = std::move(found);
        work.marks = work.found;
        marks.begin({true, expected, {800, 600}, {}}, work);
    }
    [[nodiscard]] Quad at(int row) const {
        return marks.work().marks.cards.at(static_cast<std::size_t>(row));
    }
    [[nodiscard]] bool isWrong(int row) const {
        return marks.index(row).data(PageMarksModel::WrongRole).toBool();
    }

    PageMarksModel marks;
    QAbstractItemModelTester tester{&marks};
};

TEST_F(PageMarksModelTest, FourTapsInAnyOrderAreACard) {
    begin({}, 1);
    EXPECT_EQ(marks.countText(), "0 of 1 marked");
    EXPECT_FALSE(marks.oneTap()) << "no card is known";
    std::array<int, 4> order{0, 1, 2, 3};
    do {
        marks.removeAll();
        for (const int corner : order) {
            EXPECT_FALSE(marks.ready());
            const auto place = card(100, 100)[static_cast<std::size_t>(corner)];
            marks.tap({place.x, place.y});
        }
        EXPECT_EQ(at(0), card(100, 100)) << "clockwise from the upper left";
    } while (std::next_permutation(order.begin(), order.end()));
    EXPECT_TRUE(marks.taps().isEmpty());
    EXPECT_TRUE(marks.ready());
    EXPECT_EQ(marks.countText(), "1 of 1 marked");
    marks.tap({400, 400});
    EXPECT_TRUE(marks.taps().isEmpty()) << "enough is marked";
}

TEST_F(PageMarksModelTest, OnceOneIsKnownATapInTheMiddleIsEnough) {
    begin({card(100, 100)});
    EXPECT_TRUE(marks.oneTap());
    marks.tap({330, 142});
    EXPECT_EQ(at(1), card(300, 100));
    marks.tap({790, 142});
    EXPECT_EQ(marks.count(), 2) << "it would reach out of the picture";
    EXPECT_FALSE(marks.oneTap()) << "so its corners are asked for";
    EXPECT_TRUE(marks.hint().contains("four corners"));
    for (const auto corner : card(730, 100)) {
        marks.tap({corner.x, corner.y});
    }
    EXPECT_EQ(at(2), card(730, 100));
    EXPECT_TRUE(marks.oneTap()) << "that was for this one";
}

TEST_F(PageMarksModelTest, CardsOfAnotherPictureHelpWhereThatIsAskedFor) {
    const auto beginAnew = [this](std::vector<Quad> elsewhere) {
        marks.begin({false,
                     3,
                     {800, 600},
                     [](cv::Point2f tap, const std::vector<Quad>& known) -> std::optional<Quad> {
                         return card(tap.x - 30, tap.y - 42 + (known.size() == 2 ? 1.0F : 0.0F));
                     },
                     std::move(elsewhere)},
                    {});
    };
    beginAnew({});
    EXPECT_FALSE(marks.oneTapPossible());
    beginAnew({card(10, 10), card(100, 10)});
    EXPECT_TRUE(marks.oneTapPossible());
    EXPECT_FALSE(marks.oneTap()) << "the camera may have moved";
    marks.setOneTap(true);
    marks.tap({330, 142});
    EXPECT_EQ(at(0), card(300, 101)) << "from the two elsewhere";
    marks.tap({530, 142});
    EXPECT_EQ(at(1), card(500, 100)) << "from the one here";
    beginAnew({card(10, 10)});
    EXPECT_TRUE(marks.oneTap()) << "as on the picture before";
    marks.setOneTap(false);
    beginAnew({card(10, 10)});
    EXPECT_FALSE(marks.oneTap());
}

TEST_F(PageMarksModelTest, EdgesNearTheTapsAreTheCardsAndFarOnesAreNot) {
    float off = 2;
    marks.begin({false,
                 1,
                 {800, 600},
                 [&](cv::Point2f, const std::vector<Quad>& known) -> std::optional<Quad> {
                     return card(known.front()[0].x + off, known.front()[0].y);
                 }},
                {});
    const auto tapCard = [this] {
        for (const auto corner : card(100, 100)) {
            marks.tap({corner.x, corner.y});
        }
    };
    tapCard();
    EXPECT_EQ(at(0), card(102, 100));
    marks.removeAll();
    off = 20;
    tapCard();
    EXPECT_EQ(at(0), card(100, 100));
}

TEST_F(PageMarksModelTest, ADragIsUndoneAsAWhole) {
    begin({card(100, 100), card(300, 100), card(500, 100)});
    EXPECT_FALSE(marks.canUndo());
    marks.moveCorner(1, 2, {362, 184});
    marks.moveCorner(1, 2, {364, 186});
    marks.letGo();
    marks.moveCorner(1, 2, {370, 190});
    marks.undo();
    EXPECT_EQ(at(1)[2], cv::Point2f(364, 186));
    marks.undo();
    EXPECT_EQ(at(1), card(300, 100));
    EXPECT_FALSE(marks.canUndo());
    EXPECT_FALSE(marks.moved());
    marks.redo();
    EXPECT_EQ(at(1)[2], cv::Point2f(364, 186));
    EXPECT_TRUE(marks.canRedo());
    marks.remove(0);
    EXPECT_FALSE(marks.canRedo()) << "it went another way";
    EXPECT_EQ(marks.count(), 2);
    marks.reset();
    EXPECT_EQ(at(1), card(300, 100));
    EXPECT_EQ(marks.count(), 3);
    marks.undo();
    EXPECT_EQ(marks.count(), 2) << "even that can be undone";
}

TEST_F(PageMarksModelTest, TapsAreUndoneOneByOne) {
    begin({});
    for (const auto corner : card(100, 100)) {
        marks.tap({corner.x, corner.y});
    }
    EXPECT_EQ(marks.count(), 1);
    marks.undo();
    EXPECT_EQ(marks.count(), 0);
    EXPECT_EQ(marks.taps().size(), 3);
    marks.moveTap(0, {90, 95});
    EXPECT_EQ(marks.taps()[0], QPointF(90, 95));
    marks.dropTaps();
    EXPECT_TRUE(marks.taps().isEmpty());
}

TEST_F(PageMarksModelTest, SaysWhichMarksAreWrong) {
    begin({card(100, 100), card(300, 100), card(310, 110)});
    EXPECT_EQ(marks.problem(), "Cards 2 and 3 lie on each other; mark each once");
    EXPECT_FALSE(isWrong(0));
    EXPECT_TRUE(isWrong(1));
    EXPECT_TRUE(isWrong(2));
    EXPECT_FALSE(marks.ready());
    marks.remove(2);
    EXPECT_EQ(marks.problem(), "") << "that one is missing says the count";
    EXPECT_FALSE(marks.ready());
    marks.moveCorner(0, 0, {150, 200});
    EXPECT_TRUE(isWrong(0));
    EXPECT_FALSE(isWrong(1));
    EXPECT_EQ(marks.problem(), "The corners of card 1 cross; name them in turn around the card");
}

TEST_F(PageMarksModelTest, TooManyAreToBeTakenAway) {
    begin({card(100, 100), card(300, 100)}, 1);
    EXPECT_EQ(marks.countText(), "2 of 1 marked");
    EXPECT_TRUE(marks.hint().contains("Take away"));
    EXPECT_FALSE(marks.wanting());
    marks.removeAll();
    EXPECT_EQ(marks.count(), 0);
}

TEST_F(PageMarksModelTest, NothingLeavesThePicture) {
    begin({card(100, 100)});
    marks.move(0, {-500, 2000});
    EXPECT_EQ(at(0)[0], cv::Point2f(0, 599 - 84));
    marks.moveCorner(0, 2, {5000, -3});
    EXPECT_EQ(at(0)[2], cv::Point2f(799, 0));
    marks.moveCorner(5, 0, {1, 1});
    marks.move(-1, {1, 1});
    marks.remove(9);
    marks.moveTap(0, {1, 1});
    EXPECT_EQ(marks.count(), 1);
}

TEST_F(PageMarksModelTest, PiecesAreCircles) {
    beginPieces({{{100, 100}, 20}});
    marks.tap({300, 100});
    ASSERT_EQ(marks.count(), 2);
    EXPECT_EQ(marks.index(1).data(PageMarksModel::RadiusRole).toDouble(), 20) << "as the others";
    marks.resize(1, 31);
    marks.move(1, {5, -5});
    const auto circle = marks.work().marks.pieces[1];
    EXPECT_EQ(circle.middle, cv::Point2f(305, 95));
    EXPECT_EQ(circle.radius, 31);
    marks.resize(1, 0);
    EXPECT_EQ(marks.work().marks.pieces[1].radius, PageMarksModel::kLeastRadius);
    EXPECT_EQ(marks.rowAt({112, 100}, 3), 0);
    EXPECT_EQ(marks.rowAt({330, 95}, 3), -1);
    EXPECT_EQ(marks.rowAt({330, 95}, 30), 1);
    EXPECT_TRUE(marks.hint().contains("piece"));
}

TEST_F(PageMarksModelTest, FindsWhatAFingerMeans) {
    begin({card(100, 100), card(175, 100)});
    EXPECT_EQ(marks.rowAt({130, 140}, 0), 0);
    EXPECT_EQ(marks.rowAt({168, 140}, 0), -1) << "between two cards";
    EXPECT_EQ(marks.cornerAt({166, 102}, 20, -1), 1) << "the nearer corner";
    EXPECT_EQ(marks.cornerAt({166, 102}, 20, 1), 4 + 0) << "the picked card's";
    EXPECT_EQ(marks.cornerAt({130, 140}, 20, -1), -1);
}

TEST_F(PageMarksModelTest, GoesOnWithWhatWasKept) {
    session::HandWork work;
    work.marks.cards = {card(300, 100)};
    work.taps = {{10, 20}};
    begin({card(100, 100)}, 3, work);
    EXPECT_EQ(at(0), card(300, 100));
    EXPECT_EQ(marks.taps(), QList<QPointF>{QPointF(10, 20)});
    EXPECT_FALSE(marks.canUndo());
    QSignalSpy edited(&marks, &PageMarksModel::edited);
    marks.reset();
    EXPECT_EQ(at(0), card(100, 100));
    EXPECT_EQ(edited.count(), 1);
}

TEST_F(PageMarksModelTest, ACardOfAnotherShapeIsUsedAtTheSecondTime) {
    begin({card(100, 100), card(200, 100), card(300, 100), card(400, 100)}, 4);
    EXPECT_TRUE(marks.problem().isEmpty());
    EXPECT_TRUE(marks.use());
    marks.moveCorner(1, 2, QPointF(at(1)[2].x + 25, at(1)[2].y + 30));
    EXPECT_EQ(marks.problem(),
              "Card 2 has not the shape of those around it: drag its corners onto its own.");
    EXPECT_TRUE(isWrong(1));
    EXPECT_FALSE(isWrong(0));
    EXPECT_TRUE(marks.ready());
    EXPECT_FALSE(marks.use());
    EXPECT_TRUE(marks.problem().endsWith("press the button once more."));
    EXPECT_TRUE(marks.use());
    marks.letGo();
    marks.moveCorner(1, 2, QPointF(at(1)[2].x + 1, at(1)[2].y));
    EXPECT_FALSE(marks.use()); // something else is odd now
}

TEST_F(PageMarksModelTest, ACardShiftedOntoAnotherIsUsedAtTheSecondTime) {
    begin({card(100, 100), card(200, 100), card(300, 100), card(400, 100)}, 4);
    for (int corner = 0; corner < 4; ++corner) {
        const auto place = at(1)[static_cast<std::size_t>(corner)];
        marks.moveCorner(1, corner, QPointF(place.x + 50, place.y));
    }
    EXPECT_EQ(marks.problem(),
              "Cards 2 and 3 lie partly on each other: drag each frame onto its own card.");
    EXPECT_TRUE(isWrong(1));
    EXPECT_TRUE(isWrong(2));
    EXPECT_FALSE(isWrong(0));
    EXPECT_FALSE(marks.use());
    EXPECT_TRUE(marks.use());
}

} // namespace
} // namespace pocketmars::app
