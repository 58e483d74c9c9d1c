#include "vision/table_reader.h"

#include "calibration/tiles/qr_code.h"
#include "calibration/tiles/tile_sheet.h"
#include "tests/calibration/laid_sheet.h"
#include "tests/vision/sample_reading.h"
#include "tests/vision/samples.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::vision {
namespace {

using calibration::PrintSheet;

/// Where a photo has room for a tile: the marker's upper left, px, and how it is turned.
struct Room {
    cv::Point2d px;
    double degrees = 0.0;
};

struct Sample {
    const char* photo;
    std::vector<Room> rooms; ///< of the four tiles
};

std::ostream& operator<<(std::ostream& out, const Sample& sample) { return out << sample.photo; }

const std::vector<Sample> kSamples{
    {"solo-1-easy", {{{1045, 130}}, {{1045, 330}, 3}, {{560, 815}, -2}, {{1115, 880}, 180}}},
    {"solo-2-easy", {{{60, 30}}, {{1206, 130}, 178}, {{800, 800}, 5}, {{200, 800}, -4}}},
    {"solo-3-mid", {{{30, 30}}, {{1230, 100}, 90}, {{500, 800}, 4}, {{900, 800}, 7}}},
};

const TableReader& reader() { return sampleReader(); }

class TableReaderTiles : public testing::TestWithParam<Sample> {
protected:
    TableReaderTiles()
        : m_photo(samplePhoto(GetParam().photo)), m_truth(sampleTruth(GetParam().photo)),
          m_plane(sampleTableReading(GetParam().photo).registration.plane) {}

    [[nodiscard]] tl::expected<TableReading, ReadError> read() const {
        return reader().read(m_photo, optionsOf(m_truth));
    }

    void lay(const PrintSheet& sheet, int tile, double printScale = 1.0) {
        const auto& room = GetParam().rooms[static_cast<std::size_t>(tile)];
        calibration::layTile(m_photo, sheet, tile, m_plane.tableToPhoto,
                             {project(m_plane.photoToTable, room.px), room.degrees, printScale});
    }

    cv::Mat m_photo;
    engine::Observation m_truth;
    TablePlane m_plane;
};

TEST_P(TableReaderTiles, HelpAndHideNothing) {
    EXPECT_TRUE(sampleTableReading(GetParam().photo).tiles.empty());
    const auto sheet = *calibration::tileSheet("mine", calibration::Paper::A4);
    for (int tile = 0; tile < 4; ++tile) {
        lay(sheet, tile);
    }
    const auto reading = read();
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, m_truth), "");
    ASSERT_EQ(reading->tiles.size(), 4U);
    for (const auto& placed : reading->tiles) {
        ASSERT_TRUE(placed.tile.code);
        EXPECT_EQ(placed.tile.code->profile, "mine");
        EXPECT_TRUE(placed.isFlat);
        EXPECT_FALSE(placed.sizeDisagrees()) << placed.measuredMm;
    }
}

TEST_P(TableReaderTiles, ThatLieDoNoHarm) {
    // Two honest ones, one that is smaller than it says, and one whose code is another's.
    const auto sheet = *calibration::tileSheet("mine", calibration::Paper::A4);
    lay(sheet, 0);
    lay(sheet, 1);
    lay(sheet, 2, 0.8);
    auto forged = sheet;
    const auto code =
        calibration::codeOfTile(calibration::kTileMm) + calibration::markerOnSheet(3).tl();
    auto& black = forged.black;
    black.erase(std::remove_if(black.begin(), black.end(),
                               [&](const auto& r) { return code.contains(r.tl()); }),
                black.end());
    calibration::addModules(forged, calibration::drawQrCode("https://example.org/menu"), code);
    lay(forged, 3);
    const auto reading = read();
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, m_truth), "");
    ASSERT_EQ(reading->tiles.size(), 4U);
    for (const auto& placed : reading->tiles) {
        EXPECT_EQ(placed.sizeDisagrees(), placed.tile.index == 2);
        EXPECT_EQ(placed.tile.code.has_value(), placed.tile.index != 3);
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, TableReaderTiles, testing::ValuesIn(kSamples));

/// How many buildings were found; each where it is.
int buildingsInPlace(const TableReading& reading, const TableReading& truth) {
    int found = 0;
    for (const auto suit : engine::kSuits) {
        const auto& seen = reading.registration.cards.buildings[engine::index(suit)];
        const auto& there = truth.registration.cards.buildings[engine::index(suit)];
        EXPECT_TRUE(there);
        if (!seen || !there) {
            continue;
        }
        ++found;
        const auto corners = photoCorners(*seen);
        const auto expected = photoCorners(*there);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            EXPECT_LT(cv::norm(corners[i] - expected[i]), 10.0) // px; a card is 100 wide
                << engine::name(suit);
        }
    }
    return found;
}

TEST(TableReaderTilesAlone, TellThePlaneOfATableThatIsOutOfFocus) {
    const cv::Mat sharp = samplePhoto("solo-2-easy");
    const auto options = optionsOf(sampleTruth("solo-2-easy"));
    const auto& truth = sampleTableReading("solo-2-easy");
    const auto& plane = truth.registration.plane;
    const auto sheet = *calibration::tileSheet("mine", calibration::Paper::A4);
    // Where a table without tiles stops being read depends on the cards that were learnt.
    constexpr std::array kBlurs{2.5, 2.6, 2.7, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3}; // px
    const auto blurred = [&](double blur) {
        cv::Mat photo;
        cv::GaussianBlur(sharp, photo, {}, blur);
        return photo;
    };
    const auto* firstUnread = std::partition_point(kBlurs.begin(), kBlurs.end(), [&](double blur) {
        return reader().read(blurred(blur), options).has_value();
    });
    for (const auto* blur = firstUnread; blur != kBlurs.end(); ++blur) {
        auto photo = blurred(*blur);
        for (int tile = 0; tile < 4; ++tile) {
            const auto& room = kSamples[1].rooms[static_cast<std::size_t>(tile)];
            calibration::layTile(photo, sheet, tile, plane.tableToPhoto,
                                 {project(plane.photoToTable, room.px), room.degrees});
        }
        const auto reading = reader().read(photo, options);
        if (reading && buildingsInPlace(*reading, truth) >= 2) {
            return;
        }
    }
    FAIL() << "tiles never made the difference";
}

} // namespace
} // namespace pocketmars::vision
