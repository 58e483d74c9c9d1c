#pragma once

#include "calibration/profile.h"
#include "vision/placed_card.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <vector>

namespace pocketmars::vision {

/// px per mm at which pictures of cards are compared: about what a table photo holds.
inline constexpr double kMatchPxPerMm = 2.0;

/// Which cards may be told apart from each other at a place: one probability a face.
struct Identity {
    int face = -1;           ///< index in profile.faces; -1: none
    double similarity = 0.0; ///< of that face to the picture, -1..1; 1 is the same picture
    double margin = 0.0;     ///< similarity above the next best of the faces that were compared
};

/// Compares what is seen at a place with the learnt faces, by photometry.
class FaceMatcher {
public:
    /// The profile outlives the matcher.
    explicit FaceMatcher(const calibration::Profile& profile);

    /// The card upright, as a reader holds it, at kMatchPxPerMm; outside the photo it is black.
    /// @param photo  CV_8UC3 BGR
    /// @return CV_32FC3 BGR, 0..255
    [[nodiscard]] cv::Mat patch(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                                cv::Size2d sizeMm) const;

    /// Robust against things that lie on the card and against uneven light: the card is compared
    /// in tiles, each by normalised correlation over all colour channels together, and the worst
    /// fifth of the tiles is left out.
    /// @param patch  of patch(); of the face's size, else the similarity is -1
    [[nodiscard]] double similarity(const cv::Mat& patch, int face) const;

    /// The most similar of some faces.
    [[nodiscard]] Identity identify(const cv::Mat& patch, const std::vector<int>& faces) const;

    /// Which of the seven project cards of a suit it is, compared only where those cards differ.
    /// @param region  the part of the card that is seen, mm from its upper left; empty: all of it
    /// @return one similarity a card of the suit, by rank
    [[nodiscard]] std::vector<double> rankSimilarities(const cv::Mat& patch, engine::Suit suit,
                                                       cv::Rect2d region = {}) const;

    [[nodiscard]] const cv::Mat& face(int index) const {
        return m_faces[static_cast<std::size_t>(index)].image;
    }
    /// Index in profile.faces; -1 if the profile has no such face.
    [[nodiscard]] int projectFace(engine::CardId card) const;
    [[nodiscard]] int backFace(engine::Suit suit) const;

private:
    struct Prepared {
        cv::Mat image; ///< CV_32FC3 at kMatchPxPerMm
    };
    const calibration::Profile* m_profile;
    std::vector<Prepared> m_faces;
    std::vector<cv::Mat> m_difference; ///< CV_32FC1 by suit: how much its project cards differ
};

} // namespace pocketmars::vision
