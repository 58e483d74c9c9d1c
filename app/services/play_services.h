#pragma once

#include "app/session/game/kept_game.h"
#include "app/session/support/session_error.h"
#include "app/session/watching/bundle.h"
#include "app/session/watching/settled_frame.h"
#include "app/session/watching/watch_event.h"
#include "calibration/profile/profile.h"
#include "vision/cameras.h"
#include "vision/table_reader.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What is to be watched.
struct WatchJob {
    std::string address; ///< as vision::openSource takes it
    std::shared_ptr<const calibration::Profile> profile;
    vision::ReadOptions players;
    std::string after; ///< of a recording: the last picture that needs no looking at; empty: none

    friend bool operator==(const WatchJob& a, const WatchJob& b) {
        return a.address == b.address && a.profile == b.profile && a.after == b.after &&
               a.players.mode == b.players.mode && a.players.players == b.players.players;
    }
};

/// What a watch calls, on its own thread.
struct WatchCalls {
    std::function<void(const session::WatchEvent&)> tell;
    /// CV_8UC3 BGR; each picture, at rest or not; a camera's from a thread of its own.
    std::function<void(const cv::Mat&)> preview;
    /// Each picture at rest that was looked at; its pixels stay as they are.
    std::function<void(const session::SettledFrame&)> record;
    std::function<bool()> stopped; ///< asked some five times a second
    /// Whether to look who sits at each table; none: never.
    std::function<bool()> seatsWanted{};
};

/// What the pages of a game in progress ask of the rooms below, as functions: the program binds
/// them to the real ones, tests hand in their own. Called from background threads.
struct PlayServices {
    /// vision::listCameras
    std::function<std::vector<vision::Camera>()> cameras;
    /// Watches until the source ends or the watch is stopped.
    std::function<tl::expected<void, session::SessionError>(const WatchJob&, const WatchCalls&)>
        watch;
    /// session::KeptGame::start
    std::function<tl::expected<session::KeptGame, session::SessionError>(
        const session::KeptGameOptions&)>
        start;
    /// session::KeptGame::inProgress
    std::function<tl::expected<std::optional<session::GameInProgress>, session::SessionError>()>
        inProgress;
    /// session::writeBundle, of a profile of the user's
    std::function<tl::expected<void, session::SessionError>(
        const std::filesystem::path& file, const std::string& profile,
        const std::vector<session::PackedFrame>& frames)>
        saveBundle;
    /// The project cards that are recognised in a picture (CV_8UC3 BGR) of the table; takes
    /// seconds.
    std::function<std::vector<engine::CardId>(const calibration::Profile&, const cv::Mat&)> cardsIn;
};

[[nodiscard]] PlayServices playServices();

/// Whether an address is that of photos or a film, which wait until each picture was dealt with.
[[nodiscard]] bool isRecording(const std::string& address);

} // namespace pocketmars::app
