#include "calibration/profile_learner.h"

#include "calibration/card_rows.h"
#include "calibration/layout_json.h"
#include "calibration/page_cards.h"
#include "calibration/photo.h"
#include "calibration/piece_finder.h"
#include "calibration/profile_json.h"
#include "calibration/profile_pages.h"
#include "calibration/rectify.h"
#include "calibration/suit_alignment.h"
#include "calibration/text_file.h"
#include "engine/phrase.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

tl::unexpected<LearnError> failed(const std::string& photo, const std::string& why) {
    return tl::unexpected(LearnError{photo + ": " + why});
}

/// What a face of this kind measures as it stands.
cv::Size2d standingMm(const FaceKind& kind, const CardQuad& card, const Layout& layout) {
    const auto [least, most] = std::minmax(layout.cardMm.width, layout.cardMm.height);
    // The layout says how ships and other cards stand, but not Earth: it stands as it lies.
    const bool wide = std::holds_alternative<ShipFace>(kind) ? layout.landscapeShips
                      : std::holds_alternative<EarthFace>(kind)
                          ? isWide(card)
                          : layout.cardMm.width > layout.cardMm.height;
    return wide ? cv::Size2d(most, least) : cv::Size2d(least, most);
}

tl::expected<std::vector<CardFace>, LearnError>
learnPage(const std::filesystem::path& folder, const ProfilePage& page, const Layout& layout) {
    const auto photo = loadPhoto(folder / page.photo);
    if (!photo) {
        return failed(page.photo, describe(photo.error()));
    }
    OutlineOptions options;
    options.aspect = std::min(layout.cardMm.width, layout.cardMm.height) /
                     std::max(layout.cardMm.width, layout.cardMm.height);
    const auto cards =
        pageCards(reportOutlines(photo->image, options), page.kinds.size(), photo->image.size());
    if (!cards) {
        return failed(page.photo, cards.error());
    }
    std::vector<CardFace> faces;
    for (const auto& card : *cards) {
        const auto& kind = page.kinds[faces.size()];
        const auto mm = standingMm(kind, card, layout);
        if (isWide(card) != (mm.width > mm.height)) {
            return failed(
                page.photo,
                //: About a photo of cards
                phrase("Page",
                       "the cards lie on their sides; turn the photo until they stand upright"));
        }
        faces.push_back({kind, rectifiedCard(photo->image, card, mm)});
    }
    return faces;
}

tl::expected<std::vector<PieceFace>, LearnError> learnPieces(const std::filesystem::path& folder,
                                                             const Layout& layout) {
    const auto photo = loadPhoto(folder / kColonistsPhoto);
    if (!photo) {
        return failed(kColonistsPhoto, describe(photo.error()));
    }
    const auto expected = layout.colonists.size() + 1;
    const auto found = findPieces(photo->image, static_cast<int>(expected));
    if (found.size() != expected) {
        return failed(kColonistsPhoto, //: %1 pieces on a photo, %2 how many there should be
                      phrase("Page", "found %1 pieces, expected %2; stand them apart from each "
                                     "other, with the table around each")
                          .with(static_cast<int>(found.size()), static_cast<int>(expected)));
    }
    std::vector<PieceFace> pieces;
    for (const auto& piece : found) {
        const int margin = std::max(piece.box.width, piece.box.height) / 3;
        const auto box = cv::Rect(piece.box.x - margin, piece.box.y - margin,
                                  piece.box.width + 2 * margin, piece.box.height + 2 * margin) &
                         cv::Rect({0, 0}, photo->image.size());
        cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
        piece.mask.copyTo(mask(piece.box - box.tl()));
        const auto index = pieces.size();
        pieces.push_back({index < layout.colonists.size() ? layout.colonists[index] : std::string(),
                          photo->image(box).clone(), mask});
    }
    return pieces;
}

tl::expected<Layout, LearnError> learnLayout(const std::filesystem::path& folder) {
    const auto text = readText(folder / kLayoutFile);
    if (!text) {
        return failed(kLayoutFile, //: A file is missing; %1 a folder
                      phrase("Page", "there is no such file in %1").with(folder.string()));
    }
    auto layout = readLayout(*text);
    if (!layout) {
        return failed(kLayoutFile, layout.error().message);
    }
    return *std::move(layout);
}

/// Told before anything is learnt: learning takes seconds a photo.
tl::expected<void, LearnError> checkFiles(const std::filesystem::path& folder,
                                          const std::vector<ProfilePage>& pages) {
    std::vector<std::string> photos{kColonistsPhoto};
    std::transform(pages.begin(), pages.end(), std::back_inserter(photos),
                   [](const ProfilePage& page) { return page.photo; });
    for (const auto& photo : photos) {
        std::error_code error;
        if (!std::filesystem::is_regular_file(folder / photo, error)) {
            return failed(
                photo, //: A photo is missing; %1 a folder
                phrase("Page", "there is no such photo in %1; take it as the others were taken")
                    .with(folder.string()));
        }
    }
    return {};
}

} // namespace

std::string defaultProfileName(const std::filesystem::path& folder) {
    std::error_code error;
    auto path = std::filesystem::weakly_canonical(folder, error);
    if (path.filename() == "profile") {
        path = path.parent_path();
    }
    return path.filename().string();
}

tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                               const std::string& name,
                                               const LearnProgress& progress) {
    auto layout = learnLayout(folder);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    Profile profile;
    profile.name = name.empty() ? defaultProfileName(folder) : name;
    profile.layout = *std::move(layout);
    const auto all = profilePages(profile.layout);
    if (const auto complete = checkFiles(folder, all); !complete) {
        return tl::unexpected(complete.error());
    }
    const int total = static_cast<int>(all.size()) + 1;
    int done = 0;
    const auto goOn = [&](const std::string& photo) {
        return !progress || progress(done, total, photo);
    };
    for (const auto& page : all) {
        if (!goOn(page.photo)) {
            return tl::unexpected(LearnError{"stopped"});
        }
        auto faces = learnPage(folder, page, profile.layout);
        if (!faces) {
            return tl::unexpected(faces.error());
        }
        std::move(faces->begin(), faces->end(), std::back_inserter(profile.faces));
        ++done;
    }
    if (!goOn(kColonistsPhoto)) {
        return tl::unexpected(LearnError{"stopped"});
    }
    alignSuits(profile.faces);
    profile.features = findFeatures(profile.faces);
    auto pieces = learnPieces(folder, profile.layout);
    if (!pieces) {
        return tl::unexpected(pieces.error());
    }
    profile.marker = std::move(pieces->back());
    pieces->pop_back();
    profile.colonists = *std::move(pieces);
    ++done;
    goOn(kColonistsPhoto);
    return profile;
}

} // namespace pocketmars::calibration
