#include "app/pages/profiles/spaces_model.h"

#include "calibration/learning/usual_layout.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

#include <cmath>

namespace pocketmars::app {
namespace {

class SpacesModelTest : public testing::Test {
protected:
    SpacesModelTest() {
        const cv::Mat upright(88, 63, CV_8UC3, cv::Scalar());
        model.setCards({{calibration::BuildingFace{engine::Suit::Greenhouse}, upright},
                        {calibration::BuildingFace{engine::Suit::Habitation}, upright},
                        {calibration::ShipFace{"red"}, upright},
                        {calibration::EarthFace{}, upright}},
                       layout, layout);
    }
    [[nodiscard]] QRectF area(int row) const {
        return model.index(row).data(SpacesModel::AreaRole).toRectF();
    }
    [[nodiscard]] calibration::Layout written() const {
        calibration::Layout out;
        model.writeTo(out);
        return out;
    }

    const calibration::Layout layout = calibration::usualLayout();
    SpacesModel model{std::make_shared<ImageStore>()};
};

TEST_F(SpacesModelTest, ShowsTheCardsThatHaveSpaces) {
    const QAbstractItemModelTester tester(&model);
    EXPECT_EQ(model.cards(), (QStringList{"Greenhouse", "Ship: Red"}));
    EXPECT_FALSE(model.isShip());
    EXPECT_EQ(model.index(1).data(SpacesModel::TitleRole).toString(), "★★");
    model.setCard(1);
    EXPECT_TRUE(model.isShip());
    EXPECT_EQ(model.index(1).data(SpacesModel::TitleRole).toString(), "Energy");
    EXPECT_EQ(model.index(1).data(SpacesModel::LevelsRole).value<QList<QPointF>>().size(), 8);
    model.setCard(2);
    EXPECT_EQ(model.card(), 1) << "there is none";
}

TEST_F(SpacesModelTest, TurnsToTheShipsOnce) {
    EXPECT_TRUE(model.turnToShips());
    EXPECT_TRUE(model.isShip());
    EXPECT_FALSE(model.turnToShips());
    SpacesModel empty{std::make_shared<ImageStore>()};
    EXPECT_FALSE(empty.turnToShips());
}

TEST_F(SpacesModelTest, WritesWhatItWasGiven) {
    const auto same = written();
    EXPECT_NEAR(same.twoStar.x, layout.twoStar.x, 1e-9);
    ASSERT_EQ(same.energyLevels.size(), 8U);
    for (std::size_t level = 0; level < 8; ++level) {
        EXPECT_NEAR(same.energyLevels[level].x, layout.energyLevels[level].x, 1e-9);
        EXPECT_NEAR(same.energyLevels[level].y, layout.energyLevels[level].y, 1e-9);
    }
    EXPECT_FALSE(model.moved());
}

TEST_F(SpacesModelTest, MovesASpaceAsFarAsTheCardGoes) {
    QSignalSpy marked(&model, &SpacesModel::marked);
    const auto before = area(1);
    model.move(1, {-0.1, 0.01});
    EXPECT_NEAR(area(1).x(), before.x() - 0.1, 1e-9);
    EXPECT_NEAR(area(1).width(), before.width(), 1e-9);
    EXPECT_TRUE(model.moved());
    model.move(1, {5, 5});
    EXPECT_NEAR(area(1).right(), 1, 1e-9);
    EXPECT_NEAR(area(1).bottom(), 1, 1e-9);
    EXPECT_NEAR(area(1).width(), before.width(), 1e-9);
    EXPECT_EQ(marked.count(), 2);
    model.move(7, {0.1, 0});
    EXPECT_EQ(marked.count(), 2);
}

TEST_F(SpacesModelTest, StarsMayBeTheOtherWayRound) {
    QSignalSpy marked(&model, &SpacesModel::marked);
    const auto one = area(0);
    const auto two = area(1);
    model.swapStars();
    EXPECT_EQ(area(0), two);
    EXPECT_EQ(area(1), one);
    EXPECT_EQ(marked.count(), 1);
    EXPECT_TRUE(model.moved());
    EXPECT_NEAR(written().oneStar.x, layout.twoStar.x, 1e-9);
    model.swapStars();
    EXPECT_FALSE(model.moved());
    model.setCard(1);
    model.swapStars();
    EXPECT_FALSE(model.moved()) << "a ship has none";
}

TEST_F(SpacesModelTest, ACornerLeavesTheOppositeOneWhereItIs) {
    const auto before = area(0);
    model.moveCorner(0, 0, {0.2, 0.7});
    EXPECT_EQ(area(0).topLeft(), QPointF(0.2, 0.7));
    EXPECT_NEAR(area(0).right(), before.right(), 1e-9);
    EXPECT_NEAR(area(0).bottom(), before.bottom(), 1e-9);
    model.moveCorner(0, 0, {0.99, 0.99});
    EXPECT_NEAR(area(0).width(), SpacesModel::kLeast, 1e-9) << "it never turns inside out";
    model.stretch(0, {0.1, -1});
    EXPECT_NEAR(area(0).width(), SpacesModel::kLeast + 0.1, 1e-9);
    EXPECT_NEAR(area(0).height(), SpacesModel::kLeast, 1e-9);
}

TEST_F(SpacesModelTest, TheLevelsGoWithTheEnergyTrack) {
    model.setCard(1);
    model.move(1, {-0.2, 0});
    const auto moved = written();
    for (std::size_t level = 0; level < 8; ++level) {
        EXPECT_NEAR(moved.energyLevels[level].x, layout.energyLevels[level].x - 0.2, 1e-9);
        EXPECT_NEAR(moved.energyLevels[level].y, layout.energyLevels[level].y, 1e-9);
    }
    EXPECT_NEAR(moved.shipColonists.x, layout.shipColonists.x, 1e-9);
}

TEST_F(SpacesModelTest, ATrackMayRunInAZigzag) {
    model.setCard(1);
    const auto line = written().energyLevels;
    for (const bool isFirstLeft : {false, true}) {
        model.rearrange(1);
        const auto levels = written().energyLevels;
        ASSERT_EQ(levels.size(), line.size());
        for (std::size_t i = 0; i < levels.size(); ++i) {
            EXPECT_NEAR(levels[i].y, line[i].y, 1e-9) << "as far along as before";
            EXPECT_EQ(levels[i].x < line[i].x, (i % 2 == 0) == isFirstLeft);
        }
    }
    model.stretch(1, {0.2, 0});
    model.rearrange(1);
    const auto rows = written().energyLevels;
    EXPECT_NEAR(rows[0].y, rows[3].y, 1e-9) << "wider or not, two rows come after it";
}

TEST_F(SpacesModelTest, ATrackMayHaveTwoRows) {
    model.setCard(1);
    model.rearrange(1);
    model.rearrange(1); // zigzags come first
    for (const bool isBack : {false, true}) {
        for (const bool isAbove : {false, true}) {
            SCOPED_TRACE(std::string(isBack ? "counted back, " : "") +
                         (isAbove ? "above" : "below"));
            model.rearrange(1);
            EXPECT_TRUE(model.moved());
            const auto levels = written().energyLevels;
            ASSERT_EQ(levels.size(), 8U);
            for (std::size_t i = 0; i < 8; ++i) {
                EXPECT_TRUE(levels[i].x > 0 && levels[i].x < 1 && levels[i].y > 0 &&
                            levels[i].y < 1);
                EXPECT_NEAR(levels[i].y, levels[i < 4 ? 0 : 4].y, 1e-9) << "in its row";
            }
            EXPECT_LT(levels[0].x, levels[3].x);
            EXPECT_NEAR(levels[4].x, levels[isBack ? 3 : 0].x, 1e-9);
            EXPECT_NEAR(levels[7].x, levels[isBack ? 0 : 3].x, 1e-9);
            EXPECT_EQ(levels[4].y < levels[0].y, isAbove);
        }
    }
    model.rearrange(1);
    const auto line = written().energyLevels;
    for (const auto& level : line) {
        EXPECT_NEAR(level.y, line.front().y, 1e-9) << "and in one line again";
    }
}

TEST_F(SpacesModelTest, ATrackThatThePlayerDrewStaysWhereItIsHoweverItsLevelsRun) {
    model.setCard(1);
    const auto learnt = area(1);
    model.rearrange(1);
    EXPECT_NE(area(1), learnt) << "nobody has drawn it yet";
    model.moveCorner(1, 2, {0.9, 0.9});
    model.move(1, {-0.05, 0});
    const auto drawn = area(1);
    for (int i = 0; i < 7; ++i) {
        model.rearrange(1);
        EXPECT_EQ(area(1), drawn);
    }
    model.turn(1);
    const auto turned = area(1);
    EXPECT_NE(turned, drawn);
    model.rearrange(1);
    EXPECT_EQ(area(1), turned) << "it is the player's still";
}

TEST_F(SpacesModelTest, RowsThatWereTurnedStayTurned) {
    model.setCard(1);
    for (int i = 0; i < 5; ++i) {
        model.rearrange(1); // back, below
    }
    const auto before = written().energyLevels;
    ASSERT_NEAR(before[0].y, before[3].y, 1e-9);
    model.turn(1);
    for (int i = 0; i < 2; ++i) { // as it is, and above
        SCOPED_TRACE(i);
        const auto levels = written().energyLevels;
        for (std::size_t level = 0; level < 8; ++level) {
            EXPECT_NEAR(levels[level].x, levels[level < 4 ? 0 : 4].x, 1e-9) << "in its row";
        }
        EXPECT_GT(std::abs(levels[3].y - levels[0].y), 0.1) << "with room for each";
        EXPECT_GT(std::abs(levels[4].x - levels[0].x), 0.02);
        model.rearrange(1);
    }
    const auto line = written().energyLevels;
    for (const auto& level : line) {
        EXPECT_NEAR(level.x, line.front().x, 1e-9) << "and in one line again";
    }
}

TEST_F(SpacesModelTest, ALevelMayLieAnywhere) {
    model.setCard(1);
    const auto before = written().energyLevels;
    model.moveLevel(1, 3, {0.25, 0.4});
    const auto levels = written().energyLevels;
    ASSERT_EQ(levels.size(), before.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        EXPECT_NEAR(levels[i].x, i == 3 ? 0.25 : before[i].x, 1e-9);
        EXPECT_NEAR(levels[i].y, i == 3 ? 0.4 : before[i].y, 1e-9);
        EXPECT_TRUE(area(1).contains(QPointF(levels[i].x, levels[i].y)))
            << "the frame is around it";
    }
    EXPECT_TRUE(model.moved());
    model.moveLevel(1, 3, {-1, 2});
    EXPECT_NEAR(written().energyLevels[3].x, 0, 1e-9) << "as far as the card goes";
    EXPECT_NEAR(written().energyLevels[3].y, 1, 1e-9);

    const QSignalSpy marked(&model, &SpacesModel::marked);
    model.moveLevel(0, 3, {0.5, 0.5});
    model.moveLevel(1, 8, {0.5, 0.5});
    model.moveLevel(1, -1, {0.5, 0.5});
    EXPECT_TRUE(marked.isEmpty()) << "there are no such levels";
}

TEST_F(SpacesModelTest, ATurnedTrackRunsAcross) {
    model.setCard(1);
    model.turn(1);
    const auto turned = written();
    EXPECT_LT(turned.energyLevels[0].x, turned.energyLevels[7].x) << "up becomes right";
    EXPECT_NEAR(turned.energyLevels[0].y, turned.energyLevels[7].y, 1e-9);
    for (const auto& level : turned.energyLevels) {
        EXPECT_TRUE(level.x > 0 && level.x < 1 && level.y > 0 && level.y < 1);
    }
    model.turn(0);
    EXPECT_NEAR(written().shipColonists.width, turned.shipColonists.width, 1e-9) << "no track";
}

TEST_F(SpacesModelTest, ATrackIsAsLongAndWhereItWasOnceItStandsAgain) {
    model.setCard(1);
    const auto before = area(1);
    model.turn(1);
    EXPECT_LT(area(1).width() * 63, before.height() * 88) << "the card is narrower";
    model.turn(1);
    EXPECT_NEAR(area(1).height(), before.height(), 1e-9);
    EXPECT_NEAR(area(1).width(), before.width(), 1e-9);
    EXPECT_NEAR(area(1).x(), before.x(), 1e-9) << "and where it was";
    const auto levels = written().energyLevels;
    EXPECT_LT(levels.front().y, levels.back().y) << "upside down";

    model.turn(1);
    model.stretch(1, {-0.2, 0});
    const double width = area(1).width() * 63;
    model.turn(1);
    EXPECT_NEAR(area(1).height() * 88, width, 1e-6) << "the player has made it shorter";
}

TEST_F(SpacesModelTest, ResetsTheCardInHandOnly) {
    model.move(1, {-0.1, 0});
    model.setCard(1);
    model.move(0, {0.1, 0});
    model.turn(1);
    EXPECT_TRUE(model.moved());
    model.reset();
    EXPECT_FALSE(model.moved());
    EXPECT_EQ(written().shipColonists, layout.shipColonists);
    EXPECT_NEAR(written().energyLevels[7].y, layout.energyLevels[7].y, 1e-9);
    EXPECT_NE(written().twoStar, layout.twoStar) << "that is on buildings";
}

} // namespace
} // namespace pocketmars::app
