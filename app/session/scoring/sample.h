#pragma once

#include "app/session/scoring/player_options.h"

#include <filesystem>
#include <optional>
#include <vector>

/// The sample table that the project ships: what a first start shows before there are cards of the
/// user's own.
namespace pocketmars::session {

/// The name under which the sample's card profile is stored among the user's.
inline constexpr const char* kSampleProfile = "sample";

struct SampleTable {
    std::filesystem::path photo;
    PlayerOptions players; ///< who plays on it
};

struct Sample {
    std::filesystem::path profilePhotos; ///< a folder to learn a profile from
    std::vector<SampleTable> tables;     ///< in the order of their names; at least one
};

/// Nothing where the program stands without its samples.
[[nodiscard]] std::optional<Sample> findSample();

/// The same in a folder of one's choice.
[[nodiscard]] std::optional<Sample> findSample(const std::filesystem::path& folder);

} // namespace pocketmars::session
