#pragma once

#include "tests/vision/test_picture.h"
#include "vision/colonists/colonist_reader.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <memory>
#include <string>
#include <vector>

/// Photos of tables with wooden cubes on them, for tests.
namespace pocketmars::vision {

inline const cv::Scalar kRedCube(40, 40, 200);
inline const cv::Scalar kBlueCube(190, 80, 40);

/// One photo of a table with four buildings in a row, and two ships and Earth below. Their centres:
/// buildings -120, -40, 40, 120 at -60; ships -120 and -40 at 60; Earth 40, 60.
class ColonistTable {
public:
    explicit ColonistTable(bool earthCard,
                           const TestCamera& camera = {.lookAt = {0, 0}, .distanceMm = 520});

    /// A cube of 9 mm. Those farther from the camera come first.
    void stand(cv::Point2d tableMm, const cv::Scalar& colour);
    /// What a camera would take for a cube there, printed flat on the table.
    void printLikeCube(cv::Point2d tableMm, const cv::Scalar& colour, const TestCamera& camera);

    [[nodiscard]] ColonistReading read(const std::vector<std::string>& colours = {"red",
                                                                                  "blue"}) const;
    /// What a reading with other photos of the table needs.
    [[nodiscard]] ColonistReader::View view() const;

    /// The outline of a square about a place of the table, px of the photo.
    [[nodiscard]] Outline around(cv::Point2d tableMm, double halfMm) const;

    TableCards cards;
    Occupied occupied;

private:
    PlacedCard lay(std::size_t face, cv::Point2d centre);
    [[nodiscard]] cv::Mat photo() const;

    calibration::Profile m_profile;
    TestCamera m_camera;
    TestPicture m_picture;
    cv::Mat m_photo;
};

/// @return null where there is none
[[nodiscard]] const ColonistCount* findCount(const ColonistReading& reading,
                                             const ColonistPlace& place, const std::string& colour);
/// @return -1 where there is none
[[nodiscard]] int countOf(const ColonistReading& reading, const ColonistPlace& place,
                          const std::string& colour);

} // namespace pocketmars::vision
