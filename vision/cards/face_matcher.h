#pragma once

#include "calibration/profile/profile.h"
#include "vision/cards/face_kin.h"
#include "vision/plane/placed_card.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace pocketmars::vision {

/// How much a place looks like a face, each -1..1; 1 is the same picture.
struct Similarity {
    double shape = -1;  ///< of the grey picture: wood and a plain card of its colour have none
    double colour = -1; ///< of all channels together

    [[nodiscard]] double both() const { return 0.5 * (shape + colour); }
};

struct Identity {
    int face = -1; ///< index in profile.faces; -1: none was to choose from
    Similarity similarity;
    double margin = 0.0; ///< of both() above the next best face
};

/// Probabilities of the faces behind some similarities of one picture, assuming that one of them is
/// right.
/// @param photoPxPerMm  how large the photo shows the card: the fewer pixels, the more of a
///                      similarity is chance
[[nodiscard]] std::vector<double> rankProbabilities(const std::vector<double>& similarities,
                                                    double photoPxPerMm);

/// Compares what is seen at a place with the learnt faces, by photometry.
class FaceMatcher {
public:
    /// The profile outlives the matcher.
    explicit FaceMatcher(const calibration::Profile& profile);

    /// The card upright, as a reader holds it, at tuning::Matching::pxPerMm; outside the photo it
    /// is black.
    /// @param photo  CV_8UC3 BGR
    /// @return CV_32FC3 BGR, 0..255
    [[nodiscard]] cv::Mat patch(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                                cv::Size2d sizeMm) const;

    /// How far a card lies from where it was thought to be, up to 2 mm a way.
    /// @return mm of the card: what to add to a place on the card to find it in the photo
    [[nodiscard]] cv::Point2d misplacement(const cv::Mat& photo, const cv::Matx33d& cardToPhoto,
                                           int face) const;

    /// Robust against things that lie on the card and against uneven light: the card is compared
    /// in tiles, each by normalised correlation over all colour channels together, and the worst
    /// tiles are left out: as many as pieces may cover of such a card.
    /// @param patch  of patch(); of the face's size, else -1, -1
    [[nodiscard]] Similarity similarity(const cv::Mat& patch, int face) const;

    /// The most similar of some faces.
    [[nodiscard]] Identity identify(const cv::Mat& patch, const std::vector<int>& faces) const;

    /// Which of the seven project cards of a suit it is, compared only where those cards differ.
    /// @param region  the part of the card that is seen, mm from its upper left; empty: all of it
    /// @param reachMm  each card is compared at its best place up to so far away
    /// @return one similarity a card of the suit, by rank
    [[nodiscard]] std::vector<double> rankSimilarities(const cv::Mat& patch, engine::Suit suit,
                                                       cv::Rect2d region = {},
                                                       double reachMm = 0.0) const;

    /// Which of some backs, or of some buildings, it is: similarities, with those of the places
    /// where the five differ on top where that is in doubt, since frame and ornament may be the
    /// same.
    /// @param faces  all backs or all buildings, at least one
    /// @return one a face, to be compared with each other only
    [[nodiscard]] std::vector<double> suitSimilarities(const cv::Mat& patch,
                                                       const std::vector<int>& faces) const;

    [[nodiscard]] const cv::Mat& face(int index) const {
        return m_faces[static_cast<std::size_t>(index)].picture.image;
    }
    /// Does the game put colonists or markers on this face?
    [[nodiscard]] bool holdsPieces(int index) const {
        return m_faces[static_cast<std::size_t>(index)].holdsPieces;
    }
    /// Is it the back of project cards?
    [[nodiscard]] bool isBack(int index) const;
    /// Index in profile.faces; -1 if the profile has no such face.
    [[nodiscard]] int projectFace(engine::CardId card) const;
    [[nodiscard]] int backFace(engine::Suit suit) const;
    [[nodiscard]] int buildingFace(engine::Suit suit) const;

    /// Of the values of a tile.
    struct TileSums {
        double sum = 0.0;
        double squares = 0.0;
    };

private:
    /// A picture of a card, ready to be compared tile by tile.
    struct Seen {
        explicit Seen(const cv::Mat& patch);

        cv::Mat image; ///< CV_32FC3 at tuning::Matching::pxPerMm
        cv::Mat grey;  ///< CV_32FC1, softened
        std::vector<TileSums> imageSums;
        std::vector<TileSums> greySums;
    };
    struct Prepared {
        Seen picture;
        bool holdsPieces = false;
    };
    [[nodiscard]] Similarity similarity(const Seen& seen, int face) const;
    /// Five cards of one kind, by suit.
    struct SuitKin {
        FaceKin colours;
        FaceKin shapes; ///< without colour
    };
    [[nodiscard]] SuitKin suitKin(const std::vector<int>& faces) const;
    [[nodiscard]] std::vector<cv::Mat> picturesOf(const std::vector<int>& faces) const;

    const calibration::Profile* m_profile;
    std::vector<Prepared> m_faces;
    std::array<FaceKin, engine::kSuitCount> m_projects; ///< by suit; its faces by rank
    SuitKin m_backs;
    SuitKin m_buildings;
};

} // namespace pocketmars::vision
