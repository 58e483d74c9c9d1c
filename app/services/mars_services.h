#pragma once

#include "app/session/support/session_error.h"
#include "app/session/to_mars/mars_record.h"
#include "engine/to_mars/rules/game.h"
#include "vision/boards/learnt_board.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What the page "To Mars" asks of the rooms below; called from background threads but where said.
struct MarsServices {
    /// The game that was left when the window was closed; nothing where there is none.
    std::function<tl::expected<std::optional<to_mars::Game>, session::SessionError>()> resume;
    /// What belongs to it.
    std::function<session::MarsRecord()> record;
    /// Keeps it for then; nothing: there is none any more. Quick, so it is called from the
    /// window's own thread, as are the next.
    std::function<tl::expected<void, session::SessionError>(const std::optional<to_mars::Game>&)>
        keep;
    std::function<tl::expected<void, session::SessionError>(const session::MarsRecord&)> keepRecord;
    /// The user's own boards.
    std::function<std::vector<to_mars::Ship>()> ships;
    /// @param flat  its new flat picture; empty: the one that it has stays
    std::function<tl::expected<void, session::SessionError>(const to_mars::Ship&,
                                                            const cv::Mat& flat)>
        saveShip;
    std::function<tl::expected<void, session::SessionError>(const to_mars::Ship&)> removeShip;
    /// A board's flat picture; empty where it has none. Quick as well.
    std::function<cv::Mat(const to_mars::Ship&)> picture;
    /// session::loadMarsPhoto
    std::function<tl::expected<cv::Mat, session::SessionError>(const std::filesystem::path&)>
        loadPhoto;
    /// session::flatBoard. Quick as well.
    std::function<tl::expected<cv::Mat, session::SessionError>(
        const cv::Mat& photo, const vision::BoardCorners& corners, const to_mars::Ship&)>
        flatten;
    /// session::findBoard
    std::function<tl::expected<cv::Mat, session::SessionError>(const to_mars::Ship&,
                                                               const std::filesystem::path& photo)>
        findBoard;
};

/// @param folder  of the user's data: games and boards lie below it
[[nodiscard]] MarsServices marsServices(const std::filesystem::path& folder);

} // namespace pocketmars::app
