#pragma once

#include "calibration/learning/page_marks.h"
#include "engine/json/json_cursor.h"

#include <nlohmann/json_fwd.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

namespace pocketmars::session {

/// What a player has at hand who sets right where the cards or pieces of a picture lie.
struct HandWork {
    bool isOpen = false;           ///< at it now; else it was left, to be gone on with
    calibration::PageMarks marks;  ///< as they are now
    std::vector<cv::Point2f> taps; ///< corners of a card that has fewer than four yet, px
    calibration::PageMarks found;  ///< as the program found them
};

/// What the player said of one picture.
struct PictureNotes {
    /// Quarter turns clockwise by which the picture is turned before anything is said of it; none:
    /// as the reading finds it.
    std::optional<int> turn;
    bool looksRight = false;                     ///< looked at, where the reading leaves a doubt
    std::optional<calibration::PageMarks> marks; ///< it is read with these; nothing is searched
    std::optional<HandWork> hand;

    [[nodiscard]] bool empty() const { return !turn && !looksRight && !marks && !hand; }
};

/// Turns the picture further, and all that was said of it with it.
/// @param picture  its size as it was turned before, px
/// @param by       quarter turns clockwise
void turnFurther(PictureNotes& notes, cv::Size picture, int by);

[[nodiscard]] nlohmann::json pictureNotesJson(const PictureNotes& notes);
[[nodiscard]] PictureNotes readPictureNotes(const engine::JsonCursor& json);

} // namespace pocketmars::session
