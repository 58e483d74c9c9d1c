#include "benchmarks/learnt_profile.h"

#include "calibration/learning/profile_learner.h"
#include "calibration/profile/profile_store.h"
#include "calibration/support/temporary_folder.h"

#include <utility>

namespace pocketmars::benchmarks {

tl::expected<calibration::Profile, std::string> learnAsStored(const std::filesystem::path& folder) {
    const auto learnt = calibration::learnProfile(folder, {.name = "learnt"});
    if (!learnt) {
        return tl::unexpected(learnt.error().message);
    }
    const auto kept = calibration::TemporaryFolder::make();
    if (!kept) {
        return tl::unexpected(kept.error().message);
    }
    const calibration::ProfileStore store(kept->path());
    if (const auto saved = store.save(*learnt); !saved) {
        return tl::unexpected(saved.error().message);
    }
    auto profile = store.load("learnt");
    if (!profile) {
        return tl::unexpected(profile.error().message);
    }
    return *std::move(profile);
}

} // namespace pocketmars::benchmarks
