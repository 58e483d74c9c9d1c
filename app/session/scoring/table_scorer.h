#pragma once

#include "app/session/support/session_error.h"
#include "app/session/watching/proposed_players.h"
#include "calibration/lens/lens.h"
#include "calibration/profile/profile.h"
#include "engine/box/player.h"
#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/observation/question.h"
#include "engine/rules/score.h"
#include "engine/state/state.h"
#include "vision/table_reader.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// From a photo or a file to a score sheet with its open questions: what the command line and the
/// window both use. No Qt.
namespace pocketmars::session {

using engine::Question;

/// A further photo of a table, from another side.
struct FurtherPhoto {
    std::filesystem::path source;
    cv::Mat picture; ///< CV_8UC3 BGR as read
};

/// A table on its way to the history: what was seen, what the player corrected, what it scores.
/// A value: copy it to undo.
struct ScoredTable {
    std::filesystem::path source; ///< the photo or the JSON file
    std::string profileName;      ///< of the card profile; empty for a JSON file
    cv::Mat photo;                ///< CV_8UC3 BGR as read; empty for a JSON file
    /// The photo's file as it was then, for the history; null for a JSON file.
    std::shared_ptr<const std::string> photoFile;
    std::vector<FurtherPhoto> furtherPhotos;
    std::vector<vision::Finding> findings; ///< px of `photo`, or of the further one they are of
    /// Homography, px of `photo` to mm of the table; nothing for a JSON file.
    std::optional<cv::Matx33d> photoToTable;
    engine::Observation observation; ///< with corrections applied
    std::vector<engine::Item> said;  ///< those that the player corrected
    /// What the counts of colonists follow from; null for a JSON file.
    std::shared_ptr<const vision::CountedTable> counted;
    bool claimed = false; ///< by a file without confidences: see checkClaims
    engine::Edition edition = engine::Edition::English;
    engine::PolishTie polishTie = engine::PolishTie::TwoStar;
    std::string level; ///< solo: `android`, …; empty if not known
    /// A solo game's players, where nobody said them and they were told by where the prep modules
    /// lie: to be shown.
    std::optional<ProposedPlayers> proposed;
    engine::ScoreSheet sheet;
    std::vector<Question> questions;
};

/// Confidence below which an item is asked about; 0..1.
inline constexpr double kQuestionThreshold = 0.8;

/// Whether a file is JSON text and no photo, told by its name or by what it begins with.
[[nodiscard]] bool isJsonFile(const std::filesystem::path& file);

/// Reads and scores a photo. Where nobody says who plays and two ships leave it open, a solo game
/// is told by where its prep modules lie (proposePlayers); an error where these leave it open as
/// well.
[[nodiscard]] tl::expected<ScoredTable, SessionError>
scorePhoto(const std::filesystem::path& photo, const calibration::Profile& profile,
           const vision::ReadOptions& options, engine::Edition edition);

/// What reading a photo may need beside its profile.
struct PhotoAid {
    const calibration::Lens* lens = nullptr; ///< of the camera, where it bends the photo
    vision::Trace* trace = nullptr; ///< collects stage images and times of a single photo, of
                                    ///< failures too
    const vision::TableReader* reader = nullptr; ///< prepared from the same profile
};

/// Scores a table from photos of it from different sides, which are read together.
/// @param photos  at least one; cards are marked in the first
[[nodiscard]] tl::expected<ScoredTable, SessionError>
scorePhotos(const PhotoAid& aid, const std::vector<std::filesystem::path>& photos,
            const calibration::Profile& profile, const vision::ReadOptions& options,
            engine::Edition edition);

/// Scores a whole game at one moment, as if it ended now.
[[nodiscard]] ScoredTable scoreState(const engine::NamedState& game);

/// Scores a `pocketmars.table/1` or `pocketmars.state/1` file. Refuses what can't be scored;
/// whether a table contradicts itself is for checkClaims, once corrections are in.
/// @param edition  nothing: a state's own, English for a table
[[nodiscard]] tl::expected<ScoredTable, SessionError>
scoreFile(const std::filesystem::path& json, std::optional<engine::Edition> edition = {});

/// Refuses a file without confidences that still contradicts itself, corrections applied: 8
/// colonists of a colour, a card twice. What a camera saw, and what a correction is at odds with,
/// is asked about instead.
[[nodiscard]] tl::expected<void, SessionError> checkClaims(const ScoredTable& table);

/// Sets one item to what the player says (its confidence becomes 1), weighs what else was read of
/// the colonists with it, and scores anew. A refused correction leaves the table as it was.
/// @param path   table/1 path, players by colour: `greenhouse.two_star.red`, `red.energy`
/// @param value  as the formats write it: `1`, `?`, `G5`, `null`
[[nodiscard]] tl::expected<void, SessionError> correct(ScoredTable& table, const std::string& path,
                                                       const std::string& value);

} // namespace pocketmars::session
