#pragma once

#include "tests/app/cli/run_program.h"

#include <filesystem>

namespace pocketmars::cli {

/// A program whose user has learnt the sample profile.
class SampleProfileTest : public ProgramTest {
protected:
    /// Copies the profile that CTest learnt before; by hand, without CTest, learns it anew.
    void learnSample() const {
        const std::filesystem::path learntBefore = POCKETMARS_SAMPLE_PROFILES;
        if (std::filesystem::exists(learntBefore / "samples")) {
            const auto data = m_folder / "data" / "pocketmars";
            std::filesystem::create_directories(data);
            std::filesystem::copy(learntBefore, data / "profiles",
                                  std::filesystem::copy_options::recursive);
            return;
        }
        const auto learnt = runProgram({"profile", "learn", POCKETMARS_SAMPLES "/profile"});
        ASSERT_EQ(learnt.code, 0) << learnt.err;
    }
};

} // namespace pocketmars::cli
