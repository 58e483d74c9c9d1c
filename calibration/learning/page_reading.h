#pragma once

#include "calibration/learning/page_marks.h"
#include "calibration/learning/page_turn.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/pages/page_evidence.h"
#include "calibration/profile/profile.h"
#include "calibration/sides/page_look.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <string>
#include <vector>

namespace pocketmars::calibration {

/// What one photo of a profile shows.
struct PageReading {
    /// Of the cards or pieces that were found, px of the photo; in the page's order where the
    /// photo can be used.
    std::vector<std::vector<cv::Point2f>> outlines;
    std::vector<CardFace> faces;   ///< of a usable photo of cards: one for each of the page's kinds
    std::vector<PieceFace> pieces; ///< of a usable photo of pieces: the energy marker is the last
    std::string problem;           ///< why it can't be used and what to do; empty if it can
    /// Of a usable photo: what a person should look at before it is learnt, and what to do; empty
    /// if there is no doubt.
    std::string doubt;
    bool isLikely = false; ///< in spite of the doubt: the cards lie there, give or take a mm or two
    /// Of a photo of cards of which nobody said how large they are: short side over long side.
    std::optional<double> aspect;
    PageLook look; ///< of a photo of cards: what the deck's other photos are compared with
    /// After which the photo may be upright; all that can be told from what lies where.
    std::vector<int> turns;
    /// By which it is taken to be, if nothing is left open; outlines stay where they are on the
    /// photo.
    std::optional<int> turn;
    std::optional<PageEvidence> evidence; ///< of cards that were found: what bears them out
};

/// What other photos of a deck tell of one.
struct DeckHints {
    PageLook look;           ///< of cards; not known where no other photo has such cards
    std::optional<int> turn; ///< by which all of those that tell it are to be turned
};

/// @param readings  of the pages, in the same order, as far as there are any; the pieces' may
/// follow
/// @param page      for which; its own reading does not count
[[nodiscard]] DeckHints hintsFor(const std::vector<ProfilePage>& pages,
                                 const std::vector<const PageReading*>& readings, std::size_t page);

/// Cuts the cards out of a photo.
/// @param photo  CV_8UC3 BGR
[[nodiscard]] PageReading readCards(const cv::Mat& photo, const ProfilePage& page,
                                    const Layout& layout,
                                    ShipsStand ships = ShipsStand::AsTheLayoutSays,
                                    const DeckHints& others = {});

/// Whether a photo is to be read again with what a deck's others tell: it is in doubt, or its cards
/// end elsewhere, or at sleeves, unlike the others', or those have to be turned.
[[nodiscard]] bool isToReadAgain(const PageReading& reading, const DeckHints& others);

/// Cuts them out where a person said that they lie: in no order, from any corner.
/// @param photo  CV_8UC3 BGR
/// @param cards  px of the photo
[[nodiscard]] PageReading readCardsAt(const cv::Mat& photo, const std::vector<Quad>& cards,
                                      const ProfilePage& page, const Layout& layout,
                                      ShipsStand ships = ShipsStand::AsTheLayoutSays,
                                      const DeckHints& others = {});

/// Cuts the wooden pieces out of the photo of colonists.
/// @param photo  CV_8UC3 BGR
[[nodiscard]] PageReading readPieces(const cv::Mat& photo, const Layout& layout,
                                     const DeckHints& others = {});

/// The same where a person said where the pieces stand: in no order.
/// @param photo   CV_8UC3 BGR
/// @param pieces  px of the photo
[[nodiscard]] PageReading readPiecesAt(const cv::Mat& photo, const std::vector<PieceCircle>& pieces,
                                       const Layout& layout, const DeckHints& others = {});

} // namespace pocketmars::calibration
