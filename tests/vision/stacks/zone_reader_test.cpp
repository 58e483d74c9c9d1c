#include "vision/stacks/zone_reader.h"

#include "tests/vision/test_picture.h"
#include "vision/support/picture_warp.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <numbers>

namespace pocketmars::vision {
namespace {

using engine::Suit;

constexpr double kPi = std::numbers::pi;
constexpr double kCardGap = 7.0;            // mm between cards that lie side by side
constexpr double kBeside = 63.0 + kCardGap; // mm from middle to middle
constexpr double kAbove = 88.0 + kCardGap;  // mm from middle to middle
const cv::Size2d kCard(63, 88);

/// Cards by name on a table that is seen from above.
class ZoneScene {
public:
    ZoneScene() {
        for (const auto suit : engine::kSuits) {
            m_buildingFaces[engine::index(suit)].kind = calibration::BuildingFace{suit};
            m_backFaces[engine::index(suit)].kind = calibration::BackFace{suit};
        }
    }

    void layBuildings() {
        for (const auto suit : engine::kSuits) {
            const auto i = engine::index(suit);
            cards.buildings[i] =
                placed(m_buildingFaces[i], {{75.0 * static_cast<double>(i), 0}, 0});
        }
    }
    void layShip(const TablePose& pose) { cards.ships.push_back(placed(m_ship, pose)); }
    /// As if all cards that lie there were so large.
    void enlarge(cv::Size2d cardMm) {
        for (auto* cardsOfOneKind : {&cards.ships, &cards.backs}) {
            for (auto& card : *cardsOfOneKind) {
                card.sizeMm = cardMm;
            }
        }
    }
    void layBack(const TablePose& pose, Suit suit = Suit::Aqualab) {
        cards.backs.push_back(placed(m_backFaces[engine::index(suit)], pose));
    }
    void layProject(const TablePose& pose, double confidence = 0.9) {
        cards.projects.push_back(placed(m_project, pose));
        cards.projects.back().confidence = confidence;
    }
    /// A card that a stack's reading holds.
    void layStrip(Suit suit, const TablePose& pose, engine::StackCard card = 4) {
        const auto corners = photoCorners(placed(m_project, pose));
        stacks[engine::index(suit)].strips.push_back(
            {engine::Reading<engine::StackCard>(card, 0.9), {corners.begin(), corners.end()}});
    }

    [[nodiscard]] Zones find() const { return findZones(cards, stacks); }

    /// Which of the backs are a ship's prep module, by the order in which they were laid.
    [[nodiscard]] std::vector<long> prep(std::size_t ship) const {
        std::vector<long> out;
        const auto zones = find();
        for (const auto* card : zones.prep.at(ship)) {
            out.push_back(card - cards.backs.data());
        }
        std::sort(out.begin(), out.end());
        return out;
    }

    TableCards cards;
    std::array<StackReading, engine::kSuitCount> stacks;

private:
    static PlacedCard placed(const calibration::CardFace& face, const TablePose& pose) {
        PlacedCard card;
        card.face = &face;
        card.sizeMm = kCard;
        card.pose = pose;
        card.cardToPhoto =
            TestCamera{}.tableToPhoto() * rigid(pose.toTable({0, 0}, kCard), pose.angle);
        card.confidence = 0.9;
        return card;
    }

    std::array<calibration::CardFace, engine::kSuitCount> m_buildingFaces;
    std::array<calibration::CardFace, engine::kSuitCount> m_backFaces;
    calibration::CardFace m_ship{calibration::ShipFace{"red"}, {}};
    calibration::CardFace m_project{calibration::ProjectFace{engine::CardId(Suit::Greenhouse, 3)},
                                    {}};
};

/// The pose of a card that lies some mm right of and below another, as that one's reader sees it.
TablePose beside(const TablePose& other, double right, double down, double turn = 0) {
    return {other.toTable(cv::Point2d(31.5, 44) + cv::Point2d(right, down), kCard),
            other.angle + turn};
}

std::vector<cv::Point2f> cornersOf(cv::Size2f mm) {
    return {{0, 0}, {mm.width, 0}, {mm.width, mm.height}, {0, mm.height}};
}

using Cards = std::vector<long>;

class PrepBeside : public testing::TestWithParam<int> {};

// A ship at each side of the table, turned towards its player.
TEST_P(PrepBeside, TheShipIsItsPlayers) {
    const double angle = GetParam() * kPi / 180;
    const TablePose ship{{150, 300}, angle};
    for (const double side : {-1.0, 1.0}) {
        ZoneScene scene;
        scene.layShip(ship);
        scene.layBack(beside(ship, side * kBeside, 2, 0.05));
        scene.layBack(beside(ship, side * 2 * kBeside, -3, kPi)); // a back has no right way up
        EXPECT_EQ(scene.prep(0), (Cards{0, 1})) << "side " << side;
    }
}

TEST_P(PrepBeside, OnBothSidesIsOneModule) {
    const TablePose ship{{150, 300}, GetParam() * kPi / 180};
    ZoneScene scene;
    scene.layShip(ship);
    scene.layBack(beside(ship, -kBeside, 0));
    scene.layBack(beside(ship, kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{0, 1}));
}

TEST_P(PrepBeside, InARowAboveTheShip) {
    const TablePose ship{{150, 300}, GetParam() * kPi / 180};
    ZoneScene scene;
    scene.layShip(ship);
    scene.layBack(beside(ship, -5, -kAbove));
    scene.layBack(beside(ship, -5 + kBeside, -kAbove));
    EXPECT_EQ(scene.prep(0), (Cards{0, 1}));
}

INSTANTIATE_TEST_SUITE_P(Degrees, PrepBeside, testing::Values(0, 90, 180, -90));

TEST(ZoneReader, TwoShipsInOneRowKeepTheirOwn) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose left{{170, 260}, 0.02};
    const TablePose right{{350, 255}, -0.03};
    scene.layShip(right);
    scene.layShip(left);
    scene.layBack(beside(left, -2 * kBeside, 0));
    scene.layBack(beside(left, -kBeside, 0));
    scene.layBack(beside(right, kBeside, 0));
    scene.layBack(beside(right, 2 * kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{2, 3}));
    EXPECT_EQ(scene.prep(1), (Cards{0, 1}));
}

TEST(ZoneReader, NeighboursShareOutWhatLiesBetweenThem) {
    ZoneScene scene;
    const TablePose left{{0, 260}, 0};
    const TablePose right{{3 * kBeside + 10, 260}, 0};
    scene.layShip(left);
    scene.layShip(right);
    scene.layBack(beside(left, kBeside, 0));
    scene.layBack(beside(right, -kBeside, 0));
    scene.layBack(beside(left, -kBeside, 0));
    scene.layBack(beside(right, kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{0, 2}));
    EXPECT_EQ(scene.prep(1), (Cards{1, 3}));
}

/// A ship with one card of its module, and where the other would lie a back that was read as the
/// stack of the habitation.
ZoneScene backBelowBuilding(engine::StackCard first) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose below{{300, kAbove}, 0};
    const TablePose ship = beside(below, -2 * kBeside, 0);
    scene.layShip(ship);
    scene.layBack(beside(ship, kBeside, 0));
    scene.layBack(below);
    scene.layStrip(Suit::Habitation, beside(below, 0, -8), first);
    scene.layStrip(Suit::Habitation, below, engine::FaceDown());
    return scene;
}

TEST(ZoneReader, AStackOfBacksMayBeAModuleThatLacksACard) {
    const auto scene = backBelowBuilding(engine::FaceDown());
    EXPECT_EQ(scene.prep(0), Cards{0});
    for (const auto suit : engine::kSuits) {
        EXPECT_EQ(scene.find().stackMayBePrep[engine::index(suit)], suit == Suit::Habitation)
            << engine::name(suit);
    }
}

TEST(ZoneReader, AStackOfWhichNothingWasReadMayBeAModuleToo) {
    auto scene = backBelowBuilding(engine::FaceDown());
    scene.stacks[engine::index(Suit::Habitation)].strips.front().card =
        engine::Reading<engine::StackCard>::unread();
    EXPECT_TRUE(scene.find().stackMayBePrep[engine::index(Suit::Habitation)]);
}

TEST(ZoneReader, AStackWithACardFaceUpIsOne) {
    const auto mayBePrep = backBelowBuilding(4).find().stackMayBePrep;
    EXPECT_FALSE(mayBePrep[engine::index(Suit::Habitation)]);
}

TEST(ZoneReader, AStackBesideAWholeModuleIsOne) {
    auto scene = backBelowBuilding(engine::FaceDown());
    scene.layBack(beside(scene.cards.ships[0].pose, -kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{0, 2}));
    EXPECT_FALSE(scene.find().stackMayBePrep[engine::index(Suit::Habitation)]);
}

TEST(ZoneReader, OneCardIsAModuleToo) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack(beside(ship, kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{0}));
}

TEST(ZoneReader, AShipWithoutCardsHasNoModule) {
    ZoneScene scene;
    scene.layBuildings();
    scene.layShip({{150, 300}, 0});
    const auto zones = scene.find();
    ASSERT_EQ(zones.prep.size(), 1U);
    EXPECT_TRUE(zones.prep[0].empty());
    EXPECT_EQ(zones.deck, nullptr);
    EXPECT_EQ(zones.discard, nullptr);
}

TEST(ZoneReader, CardsAcrossTheShipAreNotItsModule) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack(beside(ship, kBeside + 12, 0, kPi / 2));
    EXPECT_EQ(scene.prep(0), Cards{});
}

TEST(ZoneReader, CardsFarOffAreNotItsModule) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack(beside(ship, 240, 0));
    scene.layBack(beside(ship, 0, -240));
    EXPECT_EQ(scene.prep(0), Cards{});
}

TEST(ZoneReader, AModuleHasTwoCardsAtMost) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack(beside(ship, 3 * kBeside, 0));
    scene.layBack(beside(ship, 2 * kBeside, 0));
    scene.layBack(beside(ship, kBeside, 0));
    EXPECT_EQ(scene.prep(0), (Cards{1, 2}));
}

TEST(ZoneReader, TheDeckLiesInTheRowOfTheBuildings) {
    for (const double x : {-80.0, 380.0}) {
        ZoneScene scene;
        scene.layBuildings();
        const TablePose ship{{150, 300}, 0};
        scene.layShip(ship);
        scene.layBack(beside(ship, kBeside, 0));
        scene.layBack({{x, 6}, 0.05});
        EXPECT_EQ(scene.find().deck, &scene.cards.backs[1]) << x;
        EXPECT_EQ(scene.prep(0), (Cards{0})) << x;
    }
}

TEST(ZoneReader, AFaceDownCardOfAStackIsNeitherDeckNorModule) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose top{{2 * 75.0, 130}, 0};
    scene.layStrip(Suit::CommsCenter, top);
    scene.layBack(top, Suit::CommsCenter);
    scene.layShip(beside(top, 0, kAbove));
    EXPECT_EQ(scene.prep(0), Cards{});
    EXPECT_EQ(scene.find().deck, nullptr);
}

TEST(ZoneReader, TheDiscardIsTheFaceUpCardOfNoStack) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose top{{75, 100}, 0};
    scene.layStrip(Suit::EnergyBank, top);
    scene.layProject(top, 0.95);
    scene.layProject({{-80, 100}, 0.1}, 0.8);
    EXPECT_EQ(scene.find().discard, &scene.cards.projects[1]);
}

// Outlines that are the same but for the last bits of their numbers.
TEST(ZoneReader, ACardThatLiesJustWhereAStripDoesIsNoDiscard) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose top{{75, 100}, 0};
    scene.layProject(top);
    scene.cards.projects[0].cardToPhoto = cv::getPerspectiveTransform(
        cornersOf(kCard), std::vector<cv::Point2f>{{869.185181F, 1173.43604F},
                                                   {711.685181F, 1173.50781F},
                                                   {711.585022F, 953.507751F},
                                                   {869.085022F, 953.436096F}});
    scene.layStrip(Suit::EnergyBank, top);
    scene.stacks[engine::index(Suit::EnergyBank)].strips[0].outline = {{869.18512F, 1173.43604F},
                                                                       {711.685181F, 1173.50769F},
                                                                       {711.585022F, 953.507812F},
                                                                       {869.084961F, 953.436096F}};
    EXPECT_EQ(scene.find().discard, nullptr);
}

TEST(ZoneReader, WithoutALooseFaceUpCardThePileIsEmpty) {
    ZoneScene scene;
    scene.layBuildings();
    const TablePose top{{75, 100}, 0};
    scene.layStrip(Suit::EnergyBank, top);
    scene.layProject(top);
    EXPECT_EQ(scene.find().discard, nullptr);
}

TEST(ZoneReader, ACardThatMayBelongToAStackOutOfViewIsNoDiscard) {
    ZoneScene missing;
    missing.layBuildings();
    missing.cards.buildings[engine::index(Suit::Greenhouse)].reset();
    missing.layProject({{-80, 100}, 0});
    EXPECT_EQ(missing.find().discard, nullptr);

    ZoneScene cut;
    cut.layBuildings();
    cut.stacks[engine::index(Suit::Greenhouse)].inView = false;
    cut.layProject({{-80, 100}, 0});
    EXPECT_EQ(cut.find().discard, nullptr);
}

// A small photo: the cards are known, the stack's edges are not.
TEST(ZoneReader, ACardBelowItsBuildingIsNoDiscardThoughTheStackWasNotRead) {
    ZoneScene scene;
    scene.layBuildings();
    scene.layProject({{2, kAbove}, 0});
    EXPECT_EQ(scene.find().discard, nullptr);
    scene.layProject({{75, kAbove}, 0}); // below another suit's
    EXPECT_EQ(scene.find().discard, &scene.cards.projects[1]);
}

TEST(ZoneReader, AFannedHandIsNoModule) {
    for (const double step : {14.0, 45.0}) {
        ZoneScene scene;
        const TablePose ship{{150, 300}, 0};
        scene.layShip(ship);
        for (int i = 0; i < 4; ++i) {
            scene.layBack(beside(ship, kBeside + 10 + step * i, 3 * i, 0.1 * i));
        }
        EXPECT_EQ(scene.prep(0), Cards{}) << step;
    }
}

TEST(ZoneReader, CardsOfAModuleMayTouch) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack(beside(ship, kBeside, 0));
    scene.layBack(beside(ship, kBeside + 61, 2));
    EXPECT_EQ(scene.prep(0), (Cards{0, 1}));
}

TEST(ZoneReader, IsLessSureOfACardThatLiesApart) {
    const TablePose ship{{150, 300}, 0};
    const auto fit = [&](double right, double down) {
        ZoneScene scene;
        scene.layShip(ship);
        scene.layBack(beside(ship, right, down));
        const auto zones = scene.find();
        return zones.prepFit[0].empty() ? 0.0 : zones.prepFit[0][0];
    };
    EXPECT_EQ(fit(kBeside, 0), 1.0);
    EXPECT_EQ(fit(0, 95), 1.0) << "right below the ship";
    const double far = fit(2 * kBeside, 0); // the near one of two was played
    const double elsewhere = fit(40, 115);  // the top of a hand, maybe
    EXPECT_LT(far, 0.9);
    EXPECT_LT(elsewhere, far);
    EXPECT_GT(elsewhere, 0.5);
}

TEST(ZoneReader, OfWideCardsTheFarOneLiesFartherOff) {
    ZoneScene scene;
    const TablePose ship{{150, 300}, 0};
    scene.layShip(ship);
    scene.layBack({ship.centre + cv::Point2d(2 * (80 + kCardGap), 0), 0});
    scene.enlarge({80, 120});
    EXPECT_EQ(scene.prep(0), (Cards{0}));
}

} // namespace
} // namespace pocketmars::vision
