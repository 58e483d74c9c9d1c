#include "vision/table_reader.h"

#include "calibration/photo/photo.h"
#include "calibration/profile/profile_store.h"
#include "calibration/support/temporary_folder.h"
#include "engine/format/observation_json.h"
#include "tests/vision/sample_reading.h"
#include "tests/vision/samples.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

using benchmarks::ComparedItem;
using benchmarks::ItemKind;
using engine::Mode;
using engine::Observation;
using engine::Suit;

const std::vector<std::string> kEasy{"solo-1-easy", "solo-2-easy", "versus-3p-easy"};
const std::vector<std::string> kAll{"solo-1-easy", "solo-2-easy", "solo-3-mid", "versus-3p-easy"};

const TableReader& reader() { return sampleReader(); }

bool isOfStack(const ComparedItem& item) {
    return item.kind == ItemKind::StackValue || item.kind == ItemKind::StackLength;
}

/// Without a table the test has failed, and the observation is empty.
Observation readOf(const cv::Mat& photo, const ReadOptions& options) {
    const auto reading = reader().read(photo, options);
    if (!reading) {
        ADD_FAILURE() << "not read: error " << static_cast<int>(reading.error());
        return {};
    }
    return reading->observation;
}

TEST(TableReader, ReadsEachItemOfAnEasyPhoto) {
    for (const auto& name : kEasy) {
        const auto truth = sampleTruth(name);
        const auto& read = sampleTableReading(name).observation;
        EXPECT_EQ(wrongItems(read, truth), "") << name;
        EXPECT_EQ(read.mode, truth.mode) << name;
    }
}

TEST(TableReader, TellsWhoSitsThereWhoeverIsSaidTo) {
    for (const auto& name : kAll) {
        SCOPED_TRACE(name);
        const auto truth = sampleTruth(name);
        const auto seats = reader().whoSits(samplePhoto(name));
        ASSERT_EQ(seats.size(), truth.players.size());
        for (const auto& player : truth.players) {
            const auto seat = std::find_if(seats.begin(), seats.end(), [&](const auto& each) {
                return each.colour == player.colour;
            });
            ASSERT_NE(seat, seats.end()) << player.colour;
            EXPECT_GT(seat->confidence, 0.9) << player.colour;
            EXPECT_EQ(seat->ship.value_or(player.ship.value()), player.ship.value());
            // A person's own may lie anywhere about the ship: only both together tell DA's.
            const bool isOtherLeft = std::any_of(seats.begin(), seats.end(), [](const auto& each) {
                return each.prep == SeatSeen::Prep::Left;
            });
            if (truth.mode == Mode::Solo && isOtherLeft && seat->prep == SeatSeen::Prep::Right) {
                EXPECT_EQ(player.role, engine::Role::Da);
            }
        }
    }
    EXPECT_TRUE(reader().whoSits(cv::Mat(300, 400, CV_8UC3, cv::Scalar::all(90))).empty());
}

TEST(TableReader, IsNeverSureOfWhatIsWrong) {
    for (const auto& name : kAll) {
        const auto& read = sampleTableReading(name).observation;
        EXPECT_EQ(wrongItems(read, sampleTruth(name), claimedForSure), "") << name;
    }
}

TEST(TableReader, KeepsConfidencesInRange) {
    for (const auto& finding : sampleTableReading("solo-3-mid").findings) {
        EXPECT_GE(finding.confidence, 0.0) << finding.path;
        EXPECT_LE(finding.confidence, 1.0) << finding.path;
    }
}

class TableReaderTurned : public testing::TestWithParam<cv::RotateFlags> {};

TEST_P(TableReaderTurned, ReadsTheSameStacks) {
    for (const std::string name : {"solo-1-easy", "versus-3p-easy"}) {
        const auto truth = sampleTruth(name);
        cv::Mat turned;
        cv::rotate(samplePhoto(name), turned, GetParam());
        EXPECT_EQ(wrongItems(readOf(turned, optionsOf(truth)), truth, isOfStack), "") << name;
    }
}

INSTANTIATE_TEST_SUITE_P(By, TableReaderTurned,
                         testing::Values(cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180,
                                         cv::ROTATE_90_COUNTERCLOCKWISE),
                         [](const auto& i) {
                             return std::to_string(90 * (static_cast<int>(i.param) + 1));
                         });

TEST(TableReader, ReadsTheSameStacksInASmallerPhoto) {
    for (const auto& name : kEasy) {
        const auto truth = sampleTruth(name);
        cv::Mat small;
        cv::resize(samplePhoto(name), small, {}, 0.7, 0.7, cv::INTER_AREA);
        EXPECT_EQ(wrongItems(readOf(small, optionsOf(truth)), truth, isOfStack), "") << name;
    }
}

TEST(TableReader, ReadsTheSameTwiceThoughTheProfilesFolderIsDeleted) {
    std::optional<calibration::Profile> profile;
    const auto read = [&] {
        return TableReader(*profile)
            .read(samplePhoto("solo-3-mid"), optionsOf(sampleTruth("solo-3-mid")))
            .value();
    };
    std::optional<TableReading> first;
    {
        const auto folder = calibration::TemporaryFolder::make().value();
        const calibration::ProfileStore store(folder.path());
        ASSERT_TRUE(store.save(sampleProfile()));
        profile = store.load(sampleProfile().name).value();
        first = read();
    }
    const auto second = read();
    EXPECT_EQ(first->observation, second.observation);
    ASSERT_EQ(first->findings.size(), second.findings.size());
    for (std::size_t i = 0; i < second.findings.size(); ++i) {
        EXPECT_EQ(first->findings[i].path, second.findings[i].path);
        EXPECT_EQ(first->findings[i].outline, second.findings[i].outline);
    }
}

TEST(TableReader, StampsItsStagesAndLeavesThePhotoAsItIs) {
    const auto photo = samplePhoto("solo-2-easy");
    const auto before = photo.clone();
    Trace trace;
    (void)reader().read(photo, optionsOf(sampleTruth("solo-2-easy")), &trace);
    EXPECT_GE(trace.stages().size(), 4U);
    EXPECT_TRUE(trace.pictures().empty()); // nobody wants them
    EXPECT_EQ(cv::norm(photo, before, cv::NORM_INF), 0.0);
}

TEST(TableReader, DrawsItsStagesForWhoWantsThem) {
    const auto photo = samplePhoto("solo-2-easy");
    const auto options = optionsOf(sampleTruth("solo-2-easy"));
    Trace trace(Trace::Pictures::Wanted);
    const auto traced = reader().read(photo, options, &trace);
    std::vector<std::string> names;
    for (const auto& picture : trace.pictures()) {
        SCOPED_TRACE(picture.name);
        names.push_back(picture.name);
        EXPECT_EQ(picture.image.type(), CV_8UC3);
        EXPECT_EQ(picture.image.cols, photo.cols);
        EXPECT_GE(picture.image.rows, photo.rows); // there may be words above
    }
    std::vector<std::string> expected{"features", "plane",       "candidates",    "cards",
                                      "stacks",   "loose-cards", "expected-photo"};
    for (const auto& player : options.players) {
        expected.push_back("evidence-" + player);
    }
    expected.insert(expected.end(), {"pieces", "energy", "items"});
    std::sort(names.begin(), names.end());
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(names, expected);
    ASSERT_TRUE(traced);
    EXPECT_EQ(traced->observation, sampleTableReading("solo-2-easy").observation);
}

TEST(TableReader, DrawsHowFarItCameWhereItFindsNoTable) {
    const cv::Mat wood(900, 1200, CV_8UC3, cv::Scalar(60, 90, 130));
    Trace trace(Trace::Pictures::Wanted);
    EXPECT_FALSE(reader().read(wood, optionsOf(sampleTruth("solo-2-easy")), &trace));
    ASSERT_FALSE(trace.pictures().empty());
    EXPECT_EQ(trace.pictures().front().name, "features");
}

// -- findings -------------------------------------------------------------------------------------

TEST(TableReader, ShowsWhereEachItemLies) {
    const auto& findings = sampleTableReading("solo-1-easy").findings;
    const auto at = [&](const std::string& path) {
        const auto found = std::find_if(findings.begin(), findings.end(),
                                        [&](const Finding& f) { return f.path == path; });
        EXPECT_NE(found, findings.end()) << path;
        return found == findings.end() ? std::vector<cv::Point2f>{{0, 0}} : found->outline;
    };
    // Places that a person pointed at in the photo, px.
    const auto expectWithin = [&](const std::string& path, cv::Point2f place) {
        EXPECT_GT(cv::pointPolygonTest(at(path), place, true), 0.0) << path;
    };
    expectWithin("greenhouse.stack.0", {318, 327});
    expectWithin("greenhouse.stack.3", {316, 510});
    expectWithin("comms_center.stack.1", {640, 440});
    expectWithin("red.energy", {503, 781});
    expectWithin("yellow.energy", {887, 602});
    expectWithin("discard_top", {146, 440});
    expectWithin("deck_top", {155, 211});
    expectWithin("red.ship", {409, 778});
    expectWithin("energy_bank.two_star.yellow", {527, 249});
}

// -- out of view ----------------------------------------------------------------------------------

struct Crop {
    const char* name;
    cv::Rect2d part;                 ///< of the photo, as shares
    std::vector<std::string> photos; ///< each is a part of two or three of them
};

class TableReaderCropped : public testing::TestWithParam<Crop> {};

TEST_P(TableReaderCropped, ReadsNothingThatIsOutOfView) {
    for (const auto& name : GetParam().photos) {
        const auto truth = sampleTruth(name);
        const auto photo = samplePhoto(name);
        const auto& p = GetParam().part;
        const cv::Rect part(cvRound(p.x * photo.cols), cvRound(p.y * photo.rows),
                            cvRound(p.width * photo.cols), cvRound(p.height * photo.rows));
        const auto reading = reader().read(photo(part).clone(), optionsOf(truth));
        if (reading) { // what is left may be too little of a table
            EXPECT_EQ(wrongItems(reading->observation, truth, claimedForSure), "") << name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    To, TableReaderCropped,
    testing::Values(Crop{"TheLeftHalf", {0, 0, 0.5, 1}, {"solo-2-easy", "versus-3p-easy"}},
                    Crop{"TheRightHalf", {0.5, 0, 0.5, 1}, {"solo-1-easy", "solo-3-mid"}},
                    Crop{"TheUpperHalf", {0, 0, 1, 0.5}, {"solo-1-easy", "solo-3-mid"}},
                    Crop{"TheLowerHalf", {0, 0.5, 1, 0.5}, {"solo-2-easy", "versus-3p-easy"}},
                    Crop{"TheMiddle", {0.2, 0.2, 0.6, 0.6}, {"solo-3-mid", "versus-3p-easy"}}),
    [](const auto& i) { return std::string(i.param.name); });

TEST(TableReader, WhatLiesInTheOtherHalfIsUnseen) {
    const auto photo = samplePhoto("solo-1-easy");
    const auto truth = sampleTruth("solo-1-easy");
    // Up to the gap between the energy bank and the comms center.
    const auto left = readOf(photo(cv::Rect(0, 0, 560, photo.rows)).clone(), optionsOf(truth));
    for (const auto suit : {Suit::CommsCenter, Suit::Aqualab, Suit::Habitation}) {
        EXPECT_TRUE(left.building(suit).stack.isUnseen()) << engine::name(suit);
        EXPECT_TRUE(left.building(suit).oneStar.isUnseen()) << engine::name(suit);
        EXPECT_TRUE(left.building(suit).twoStar.isUnseen()) << engine::name(suit);
    }
    ASSERT_EQ(left.players.size(), 2U);
    EXPECT_TRUE(left.players[0].energy.isRead());
    EXPECT_TRUE(left.players[1].energy.isUnseen());
    EXPECT_TRUE(left.players[1].ship.isUnseen());
    EXPECT_TRUE(left.players[1].prep.isUnseen());
    EXPECT_TRUE(left.players[0].earth.isUnseen());
    EXPECT_TRUE(left.building(Suit::EnergyBank).stack.isRead());
}

TEST(TableReader, AModuleWhosePlaceIsCutOffIsNotEmpty) {
    // The yellow ship is in view, its prep cards to the right of it are not.
    const auto photo = samplePhoto("solo-1-easy");
    const auto truth = sampleTruth("solo-1-easy");
    const auto read = readOf(photo(cv::Rect(0, 0, 912, photo.rows)).clone(), optionsOf(truth));
    ASSERT_EQ(read.players.size(), 2U);
    EXPECT_TRUE(read.players[1].energy.isRead());
    const auto& prep = read.players[1].prep;
    EXPECT_TRUE(!prep.isRead() || prep.confidence().value_or(1.0) < 0.9);
}

TEST(TableReader, AStackThatIsCutOffIsNotEmpty) {
    // The photo ends within the first strip of the stacks.
    const auto photo = samplePhoto("solo-1-easy");
    const auto truth = sampleTruth("solo-1-easy");
    const auto read = readOf(photo(cv::Rect(0, 0, photo.cols, 320)).clone(), optionsOf(truth));
    for (const auto suit : engine::kSuits) {
        EXPECT_FALSE(read.building(suit).stack.isRead()) << engine::name(suit);
    }
}

// -- no table -------------------------------------------------------------------------------------

void expectNoTable(const cv::Mat& photo) {
    const ReadOptions options{Mode::Solo, {"red", "blue"}};
    const auto reading = reader().read(photo, options);
    ASSERT_FALSE(reading) << engine::observationToJson(reading->observation);
    EXPECT_EQ(reading.error(), ReadError::NoTable);
}

TEST(TableReader, FindsNoTableInNoise) {
    cv::Mat photo(900, 1200, CV_8UC3);
    cv::RNG(1).fill(photo, cv::RNG::UNIFORM, 0, 256);
    expectNoTable(photo);
}

TEST(TableReader, FindsNoTableInGrey) { expectNoTable({900, 1200, CV_8UC3, cv::Scalar::all(128)}); }

TEST(TableReader, FindsNoTableOnWood) {
    // Grain: noise drawn out along the boards, and seams between them.
    cv::Mat noise(900, 1200, CV_8UC1);
    cv::RNG(2).fill(noise, cv::RNG::UNIFORM, 0, 256);
    cv::Mat grain;
    cv::GaussianBlur(noise, grain, {}, 60, 1.5);
    cv::normalize(grain, grain, 60, 200, cv::NORM_MINMAX);
    for (int y = 100; y < grain.rows; y += 180) {
        grain.rowRange(y, y + 3) *= 0.4;
    }
    cv::Mat photo;
    cv::merge(std::vector<cv::Mat>{grain * 0.5, grain * 0.75, grain}, photo);
    expectNoTable(photo);
}

TEST(TableReader, FindsNoTableInATinyPicture) {
    expectNoTable({1, 1, CV_8UC3, cv::Scalar::all(128)});
}

TEST(TableReader, ProfilePhotosWithoutBuildingsAreNoTable) {
    for (const std::string name : {"backs", "ships", "aqualab"}) {
        SCOPED_TRACE(name);
        const auto photo =
            calibration::loadPhoto(std::string(POCKETMARS_SAMPLES) + "/profile/" + name + ".jpg");
        ASSERT_TRUE(photo);
        expectNoTable(photo->image);
    }
}

// -- who plays ------------------------------------------------------------------------------------

TEST(TableReader, ThreeShipsAroundTheTableTellWhoPlays) {
    const auto truth = sampleTruth("versus-3p-easy");
    const auto read = readOf(samplePhoto("versus-3p-easy"), {});
    EXPECT_EQ(read.mode, Mode::Versus);
    ASSERT_EQ(read.players.size(), truth.players.size());
    for (std::size_t i = 0; i < truth.players.size(); ++i) {
        EXPECT_EQ(read.players[i].colour, truth.players[i].colour);
        EXPECT_EQ(read.players[i].role, engine::Role::Human);
    }
    EXPECT_EQ(wrongItems(read, truth), "");
}

TEST(TableReader, WhoIsTheHumanInASoloGameCantBeTold) {
    for (const std::string name : {"solo-1-easy", "solo-2-easy"}) {
        const auto reading = reader().read(samplePhoto(name), {});
        ASSERT_FALSE(reading) << name;
        EXPECT_EQ(reading.error(), ReadError::PlayersUnclear) << name;
    }
}

TEST(TableReader, WhoSitsThereIsAskedForWhereTheShipsLeaveItOpen) {
    const auto truth = sampleTruth("solo-1-easy");
    const auto& human = truth.players[0].colour;
    const auto& da = truth.players[1].colour;
    int asked = 0;
    ReadOptions options;
    options.bySeats = [&](std::span<const SeatSeen> seats) {
        ++asked;
        EXPECT_EQ(seats.size(), 2U);
        return std::optional(Seating{Mode::Solo, {human, da}});
    };
    const auto read = readOf(samplePhoto("solo-1-easy"), options);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(wrongItems(read, truth), "");
    (void)readOf(samplePhoto("versus-3p-easy"), options);
    EXPECT_EQ(asked, 1) << "there the ships tell it";
    options.bySeats = [](std::span<const SeatSeen>) { return std::optional<Seating>(); };
    const auto unclear = reader().read(samplePhoto("solo-1-easy"), options);
    ASSERT_FALSE(unclear);
    EXPECT_EQ(unclear.error(), ReadError::PlayersUnclear);
}

TEST(TableReader, APlayerWhoseShipIsOutOfViewLeavesThePlayersUnclear) {
    // Green's ship, at the upper edge, is cut off; green colonists stand on the buildings.
    const auto photo = samplePhoto("versus-3p-easy");
    const auto reading =
        reader().read(photo(cv::Rect(0, 215, photo.cols, photo.rows - 215)).clone(), {});
    ASSERT_FALSE(reading) << engine::observationToJson(reading->observation);
    EXPECT_EQ(reading.error(), ReadError::PlayersUnclear);
}

} // namespace
} // namespace pocketmars::vision
