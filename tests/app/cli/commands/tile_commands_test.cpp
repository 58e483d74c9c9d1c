#include "calibration/tiles/tile_sheet.h"
#include "tests/app/cli/sample_profile.h"
#include "tests/calibration/laid_sheet.h"
#include "tests/vision/samples.h"
#include "vision/table_reader.h"

#include <opencv2/imgcodecs.hpp>

namespace pocketmars::cli {
namespace {

/// A user with several profiles, and a table with corner tiles.
class TileCommands : public SampleProfileTest {
protected:
    void SetUp() override {
        learnSample();
        const auto profiles = m_folder / "data" / "pocketmars" / "profiles";
        for (const auto& entry : std::filesystem::directory_iterator(profiles)) {
            m_profile = entry.path().filename();
        }
        std::filesystem::copy(profiles / m_profile, profiles / "other",
                              std::filesystem::copy_options::recursive);
    }

    /// A photo with two tiles that name a profile.
    [[nodiscard]] std::string photoWithTiles(const std::string& profile, double printScale) const {
        auto photo = vision::samplePhoto("solo-1-easy");
        const auto sheet = *calibration::tileSheet(profile, calibration::Paper::A4);
        const auto reading = vision::TableReader(vision::sampleProfile())
                                 .read(photo, {engine::Mode::Solo, {"red", "yellow"}});
        const auto& plane = reading->registration.plane;
        calibration::layTile(photo, sheet, 0, plane.tableToPhoto,
                             {vision::project(plane.photoToTable, {1045, 130})});
        calibration::layTile(photo, sheet, 1, plane.tableToPhoto,
                             {vision::project(plane.photoToTable, {1045, 330}), 4.0, printScale});
        const auto folder = m_folder / "photos";
        std::filesystem::create_directories(folder);
        auto file = (folder / "000.png").string();
        cv::imwrite(file, photo);
        return file;
    }

    static Result onTable(const std::string& command, const std::string& source) {
        return runProgram({command, source, "--human", "red", "--da", "yellow"});
    }

    std::string m_profile;
};

TEST_F(TileCommands, TakeTheProfileThatTheTilesName) {
    const auto photo = photoWithTiles(m_profile, 1.0);
    const auto score = onTable("score", photo);
    EXPECT_EQ(score.code, 0) << score.err;
    EXPECT_NE(score.out.find("19            24"), std::string::npos) << score.out;
    const auto watch = onTable("watch", std::filesystem::path(photo).parent_path());
    EXPECT_EQ(watch.code, 0) << watch.err;
    EXPECT_EQ(watch.out.rfind("000.png: table read", 0), 0U) << watch.out;
}

TEST_F(TileCommands, AskForTheProfileWhereTheTilesNameNone) {
    for (const std::string name : {"", "nobody's"}) {
        const auto result = onTable("score", photoWithTiles(name, 1.0));
        expectOneLineError(result);
        EXPECT_NE(result.err.find("--profile NAME is missing"), std::string::npos) << result.err;
    }
}

TEST_F(TileCommands, WarnOfTilesThatDoNotFit) {
    const auto photo = photoWithTiles("other", 0.85);
    const auto result =
        runProgram({"watch", std::filesystem::path(photo).parent_path(), "--profile", m_profile,
                    "--human", "red", "--da", "yellow", "--json"});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find(R"("cause":"tile_size")"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find(R"("cause":"tile_profile")"), std::string::npos) << result.out;
    EXPECT_NE(result.out.find(R"("event":"table")"), std::string::npos) << result.out;
}

} // namespace
} // namespace pocketmars::cli
