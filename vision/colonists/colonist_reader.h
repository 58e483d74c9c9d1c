#pragma once

#include "calibration/profile/profile.h"
#include "calibration/support/parallel.h"
#include "vision/cards/card_placer.h"
#include "vision/colonists/counted_table.h"
#include "vision/colonists/occupied.h"
#include "vision/light/expected_photo.h"
#include "vision/light/piece_colours.h"
#include "vision/pieces/colonist_place.h"
#include "vision/plane/table_motion.h"
#include "vision/plane/table_plane.h"
#include "vision/support/photo_change.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace pocketmars::vision {

class Trace;

/// One colonist, for overlays.
struct FoundColonist {
    std::string colour;
    ColonistPlace place;
    std::vector<cv::Point2f> outline; ///< px of the photo
    double confidence = 0.0;          ///< probability that it is one, 0..1
    std::size_t photo = 0;            ///< which of several photos
};

/// Is this colour in the game?
struct ColourSeen {
    std::string colour;
    int pieces = 0;          ///< seen in all
    double confidence = 0.0; ///< probability that the colour plays, 0..1
};

struct ColonistReading {
    std::vector<ColonistCount> counts; ///< places out of view have none
    std::vector<FoundColonist> pieces;
    std::vector<ColourSeen> colours;             ///< those that were looked for
    std::shared_ptr<const CountedTable> counted; ///< what the counts follow from
};

/// Counts the wooden colonists on ★ and ★★, the ships and Earth.
///
/// The picture is explained as the cards in the photo's own light, and as pieces that stand on
/// them: bodies of known shape, seen in perspective, that hide what is behind them. A piece belongs
/// where its base stands. That a colour has seven pieces in all is evidence like any other: counts
/// that contradict it are not bent to fit, their confidence falls. Before it does, the picture is
/// explained once more with the contrast of the profile's photos instead of a fitted one.
///
/// Keeps nothing between calls; one reader may serve several threads.
class ColonistReader {
public:
    /// What is known of a photo: zone by zone, so that a part of them can be looked at again.
    struct Scene;
    /// What of a photo is the same whoever plays: measured once, for all who look for colours.
    struct Survey;

    /// The profile outlives the reader.
    explicit ColonistReader(const calibration::Profile& profile);

    /// @param photo    CV_8UC3 BGR
    /// @param plane    of that photo
    /// @param cards    of that photo; a card that is missing counts as out of view. They
    ///                 outlive the survey and its scenes, and stay where they are.
    /// @param occupied where none of them stands
    [[nodiscard]] std::shared_ptr<Survey> survey(const cv::Mat& photo, const TablePlane& plane,
                                                 const TableCards& cards,
                                                 const Occupied& occupied) const;

    /// @param survey   one look at a time
    /// @param colours  who plays; empty: any colours of the profile
    [[nodiscard]] std::shared_ptr<Scene> look(Survey& survey,
                                              const std::vector<std::string>& colours) const;
    [[nodiscard]] static ColonistReading read(const Scene& scene);

    /// One of several photos of a table.
    struct View {
        std::shared_ptr<const Scene> scene;
        TableMotion toFirst; ///< from table mm of this photo to those of the first
    };
    /// Photos of one table: the same pieces must explain all of them.
    /// @param views  of scenes that were looked at for the same colours
    [[nodiscard]] static ColonistReading read(const std::vector<View>& views);

    /// Looks again where a later photo of the same view is another. The cards on which colonists
    /// stand are where they were.
    /// @param markers  of energy, as they lie now
    /// @param work     gets what is to be done; refers to `change` and `scene`
    /// @return false if all must be looked at anew, and the scene is of no use any more
    [[nodiscard]] static bool lookAgain(const cv::Mat& photo, const PhotoChange& change,
                                        std::vector<Outline> markers, Scene& scene,
                                        calibration::Work& work);

    /// Adds pictures of the light, the evidence and the pieces that explain it.
    static void draw(const Scene& scene, const cv::Mat& photo, Trace& trace);

    /// Whether nothing but the bare table is seen in a part of a later photo of the same view.
    /// @param where  CV_8UC1 of the part's size, other than 0 where it matters
    [[nodiscard]] static bool isTable(const Scene& scene, const cv::Mat& photo, cv::Rect part,
                                      const cv::Mat& where);

private:
    [[nodiscard]] std::shared_ptr<Scene>
    look(Survey& survey, const std::vector<std::string>& colours, Contrast contrast) const;

    const calibration::Profile* m_profile;
    std::vector<PieceLight> m_light; ///< of the colonists
    double m_longShare = 0.5;        ///< how likely the pieces are longer than wide
};

} // namespace pocketmars::vision
