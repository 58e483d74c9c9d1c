#pragma once

#include "app/session/support/session_error.h"
#include "engine/to_mars/ship/ship.h"
#include "vision/boards/learnt_board.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <filesystem>

/// Pictures of one's own Mars ship: learnt once, found again in photos.
namespace pocketmars::session {

/// Reads a photo to mark a board's corners in.
/// @return CV_8UC3 BGR
[[nodiscard]] tl::expected<cv::Mat, SessionError> loadMarsPhoto(const std::filesystem::path& photo);

/// The board as it lies in a photo, seen straight from above and as large as the ship says.
/// @param corners  px of the photo, clockwise from the board's own upper left
[[nodiscard]] tl::expected<cv::Mat, SessionError>
flatBoard(const cv::Mat& photo, const vision::BoardCorners& corners, const to_mars::Ship& ship);

/// Keeps a board's flat picture beside the ship.
[[nodiscard]] tl::expected<void, SessionError> keepBoardPicture(const std::filesystem::path& file,
                                                                const cv::Mat& flat);

/// Finds a learnt board in a photo.
/// @param learnt  the flat picture as it was kept
/// @return the board of the photo, flat
[[nodiscard]] tl::expected<cv::Mat, SessionError> findBoard(const std::filesystem::path& learnt,
                                                            const std::filesystem::path& photo,
                                                            const to_mars::Ship& ship);

} // namespace pocketmars::session
