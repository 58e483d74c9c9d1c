#include "calibration/learning/profile_learner.h"
#include "calibration/profile/profile_store.h"

#include <iostream>

/// learn_sample_profile PHOTOS FOLDER: learns the profile `samples` and stores it under FOLDER, for
/// tests to load.
int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: learn_sample_profile PHOTOS FOLDER\n";
        return 2;
    }
    const auto profile = pocketmars::calibration::learnProfile(argv[1], {.name = "samples"});
    if (!profile) {
        std::cerr << profile.error().message << '\n';
        return 1;
    }
    const auto saved = pocketmars::calibration::ProfileStore(argv[2]).save(*profile);
    if (!saved) {
        std::cerr << saved.error().message << '\n';
        return 1;
    }
    return 0;
}
