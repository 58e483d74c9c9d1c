#pragma once

#include "calibration/learning/page_marks.h"
#include "calibration/photo/photo.h"

#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Where cards and pieces lie in the photos of a profile, as a file says: `pocketmars.corners/1`.
namespace pocketmars::calibration {

/// Marks on one photo, in px of the photo as it is shown (EXIF rotation applied), at full size.
struct PageCorners {
    PageMarks marks;              ///< a radius of 0: a usual one
    std::optional<cv::Size> size; ///< of the photo that was marked
    std::string where;            ///< for messages: `corners.json: pages.greenhouse`
};

struct Corners {
    std::map<std::string, PageCorners> pages; ///< by the photo's name without an ending: `ships`

    /// Null where the file says nothing of a photo.
    /// @param photo  its file's name
    [[nodiscard]] const PageCorners* of(const std::string& photo) const;
};

/// Reads all pages of a file, or the one that it is of (`"photo": "greenhouse.jpg"`).
/// @param file  what it is called in messages
/// @return or what is wrong with it, for people: `corners.json: pages.ships.size: expected …`
[[nodiscard]] tl::expected<Corners, std::string> readCorners(std::string_view text,
                                                             const std::string& file);

/// The marks in px of a photo that may have been read smaller, radii filled in.
/// @return why they are of another photo, for people
[[nodiscard]] tl::expected<PageMarks, std::string> marksOn(const Photo& photo,
                                                           const PageCorners& corners);

} // namespace pocketmars::calibration
