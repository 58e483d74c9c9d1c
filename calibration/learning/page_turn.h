#pragma once

#include "calibration/learning/page_marks.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/profile/profile.h"
#include "calibration/support/card_quad.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <vector>

/// Photos that are not upright: a phone held flat above the table does not know which side of a
/// picture is up. A turn is a number of quarter turns clockwise, 0..3, by which a photo has to be
/// turned until its cards stand upright.
namespace pocketmars::calibration {

/// How the spaceship cards of a photo stand.
enum class ShipsStand {
    AsTheLayoutSays, ///< else it is a problem
    AsTheyLie,       ///< the layout is not known yet
};

/// What a face of this kind measures as it stands, mm.
/// @param isWide  how it lies in the photo, where the layout does not say how it stands
[[nodiscard]] cv::Size2d standingMm(const FaceKind& kind, bool isWide, const Layout& layout,
                                    ShipsStand ships);

/// The cards as they lie once the photo is turned: upright, row by row. Their corners stay where
/// they are on the photo.
/// @param cards  clockwise, from any corner
[[nodiscard]] std::vector<CardQuad> readTurned(std::vector<CardQuad> cards, int turn);

/// Turns after which the cards stand as the page's do, and the last row is not longer than the
/// first: seven cards in rows of four and three tell the turn, a single row leaves two.
/// @param cards  as many as the page has, clockwise
/// @return ascending; empty: they lie otherwise than they should, however they are turned
[[nodiscard]] std::vector<int> possibleTurns(const std::vector<CardQuad>& cards,
                                             const ProfilePage& page, const Layout& layout,
                                             ShipsStand ships);

/// Which of the possible turns a photo is taken to need: the one that is known, if it is possible,
/// else the only one, else none at all.
/// @param known  of the deck's other photos: they were taken in one go
/// @return nothing where a person has to say it
[[nodiscard]] std::optional<int> chosenTurn(const std::vector<int>& possible,
                                            std::optional<int> known);

/// What the photos of a deck agree on that each leave one turn, if they are three or more.
/// @param possible  of each photo
[[nodiscard]] std::optional<int> commonTurn(const std::vector<std::vector<int>>& possible);

/// Where a point of a photo lies once the photo is turned, px.
[[nodiscard]] cv::Point2f turnedPoint(cv::Point2f point, cv::Size photo, int turn);

/// Where what was marked lies once the photo is turned, px.
[[nodiscard]] PageMarks turnedMarks(PageMarks marks, cv::Size photo, int turn);

/// @param photo  of any kind; shared where there is nothing to turn
[[nodiscard]] cv::Mat turnedPhoto(const cv::Mat& photo, int turn);

} // namespace pocketmars::calibration
