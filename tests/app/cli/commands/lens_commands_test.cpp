#include "calibration/lens/lens.h"
#include "tests/app/cli/sample_profile.h"
#include "tests/calibration/bent_board.h"
#include "tests/vision/samples.h"

#include <opencv2/imgcodecs.hpp>

namespace pocketmars::cli {
namespace {

class LensCommands : public SampleProfileTest {
protected:
    /// A folder of photos of the board.
    [[nodiscard]] std::string boardPhotos(std::size_t count) const {
        const auto folder = m_folder / "webcam";
        std::filesystem::create_directories(folder);
        auto poses = calibration::boardPoses();
        poses.resize(count);
        for (std::size_t i = 0; i < poses.size(); ++i) {
            cv::imwrite((folder / (std::to_string(i) + ".png")).string(),
                        calibration::bentPhoto(poses[i]));
        }
        return folder.string();
    }
};

TEST_F(LensCommands, LearnListAndRemove) {
    const auto learnt = runProgram({"lens", "learn", boardPhotos(8)});
    EXPECT_EQ(learnt.code, 0) << learnt.err;
    EXPECT_EQ(learnt.out.rfind("Learnt the lens 'webcam' from 8 views; reprojection error 0.", 0),
              0U)
        << learnt.out;
    EXPECT_NE(runProgram({"lens", "list"}).out.find("webcam"), std::string::npos);
    EXPECT_NE(runProgram({"lens", "list", "--json"}).out.find(R"("picture":[800,600])"),
              std::string::npos);
    EXPECT_EQ(runProgram({"lens", "remove", "webcam"}).code, 0);
    EXPECT_EQ(runProgram({"lens", "list"}).out, "");
    expectOneLineError(runProgram({"lens", "remove", "webcam"}));
}

TEST_F(LensCommands, RefuseTooFewPhotos) {
    const auto result = runProgram({"lens", "learn", boardPhotos(3)});
    expectOneLineError(result);
    EXPECT_NE(result.err.find("seen whole in 3 pictures"), std::string::npos) << result.err;
    EXPECT_EQ(runProgram({"lens", "list"}).out, "");
}

TEST_F(LensCommands, RefuseALensThatIsNotThereOrDoesNotFit) {
    learnSample();
    const std::vector<std::string> score{
        "score", POCKETMARS_SAMPLES "/stills/solo-1-easy.jpg", "--human", "red", "--da", "yellow"};
    auto unknown = score;
    unknown.insert(unknown.end(), {"--lens", "webcam"});
    expectOneLineError(runProgram(unknown));
}

TEST_F(LensCommands, StraightenATableBeforeItIsRead) {
    learnSample();
    ASSERT_EQ(runProgram({"lens", "learn", boardPhotos(10)}).code, 0);
    const auto photo = (m_folder / "bent.png").string();
    cv::imwrite(photo, calibration::bend(vision::samplePhoto("solo-1-easy")));
    const auto score =
        runProgram({"score", photo, "--human", "red", "--da", "yellow", "--lens", "webcam"});
    EXPECT_EQ(score.code, 0) << score.err;
    EXPECT_NE(score.out.find("19            24"), std::string::npos) << score.out;
    const auto watch =
        runProgram({"watch", photo, "--human", "red", "--da", "yellow", "--lens", "webcam"});
    EXPECT_EQ(watch.code, 0) << watch.err;
    EXPECT_EQ(watch.out.find("! "), std::string::npos) << watch.out;
}

} // namespace
} // namespace pocketmars::cli
