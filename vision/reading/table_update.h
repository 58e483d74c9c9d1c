#pragma once

#include "calibration/support/parallel.h"
#include "vision/reading/reading_parts.h"
#include "vision/reading/table_report.h"
#include "vision/support/photo_change.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace pocketmars::vision {

/// Whether the buildings, the ships and Earth lie where they lay. What comes to stand on them is no
/// matter.
/// @param photo  CV_8UC3 BGR, a later one of the same view
[[nodiscard]] bool lyingCardsStay(const ReadingParts& parts, const cv::Mat& photo,
                                  const PhotoChange& change, const TableCards& cards);

/// Reads the stacks again where the picture is another.
/// @param photo  CV_8UC3 BGR, a later one of the same view in which the lying cards stay
/// @param work   gets what is to be done, in any order; refers to all arguments
void updateStacks(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                  FoundTable& table, calibration::Work& work);

/// Reads the energy tracks again where the picture is another.
/// @param work  gets what is to be done, in any order; refers to all arguments
void updateEnergies(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                    FoundTable& table, calibration::Work& work);

/// Looks for the loose cards again where the picture is another.
class LooseCardUpdate {
public:
    /// Takes out what may be another.
    /// @param stacks  outlines before the change and after it
    /// @param scene   of that table before the change
    LooseCardUpdate(const ReadingParts& parts, const cv::Mat& photo, const PhotoChange& change,
                    const std::vector<Outline>& stacks, const ColonistReader::Scene& scene,
                    FoundTable& table);

    /// Whether any card may be another.
    [[nodiscard]] bool isNeeded() const { return !m_places.empty(); }
    /// What is to be done, in any order, before finish().
    void addWork(calibration::Work& work);
    /// Puts what was found on the table.
    void finish();

private:
    /// Of one place, with the features of one detail.
    [[nodiscard]] TableCards search(std::size_t place, FeatureDetail detail) const;
    /// Whether cards or the bare table are seen wherever the picture of the place is another, so
    /// that no other cards are there.
    [[nodiscard]] bool explain(std::size_t place, const TableCards& found) const;

    const ReadingParts* m_parts;
    const cv::Mat* m_photo;
    const PhotoChange* m_change;
    const ColonistReader::Scene* m_scene;
    FoundTable* m_table;
    double m_pxPerMm = 1.0;
    std::vector<Outline> m_known;      // where what changed is no loose card
    cv::Mat m_grey;                    // empty if there is nothing to search
    std::vector<cv::Rect> m_places;    // px of the photo
    std::vector<cv::Rect2d> m_middles; // where the cards' centres are
    std::vector<TableCards> m_found;
};

} // namespace pocketmars::vision
