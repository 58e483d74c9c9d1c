#include "calibration/profile_learner.h"

#include "calibration/card_outlines.h"
#include "calibration/card_rows.h"
#include "calibration/layout_json.h"
#include "calibration/photo.h"
#include "calibration/piece_finder.h"
#include "calibration/profile_json.h"
#include "calibration/px.h"
#include "calibration/quad_geometry.h"
#include "calibration/text_file.h"

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <optional>
#include <utility>

namespace pocketmars::calibration {
namespace {

/// One photo and what lies on it, in order.
struct Page {
    std::string photo;
    std::vector<FaceKind> kinds;
    bool landscape = false;
};

constexpr const char* kColonistsPhoto = "colonists.jpg";

std::vector<Page> pages(const Layout& layout) {
    std::vector<Page> pages;
    Page buildings{"buildings.jpg", {}};
    Page backs{"backs.jpg", {}};
    for (const auto suit : engine::kSuits) {
        buildings.kinds.emplace_back(BuildingFace{suit});
        backs.kinds.emplace_back(BackFace{suit});
    }
    pages.push_back(std::move(buildings));
    for (const auto suit : engine::kSuits) {
        Page page{std::string(engine::name(suit)) + ".jpg", {}};
        for (int rank = 0; rank < 7; ++rank) {
            page.kinds.emplace_back(ProjectFace{engine::CardId(suit, rank)});
        }
        pages.push_back(std::move(page));
    }
    pages.push_back(std::move(backs));
    Page ships{"ships.jpg", {}, layout.landscapeShips};
    for (const auto& colour : layout.ships) {
        ships.kinds.emplace_back(ShipFace{colour});
    }
    if (layout.earthCard) {
        ships.kinds.emplace_back(EarthFace{});
    }
    pages.push_back(std::move(ships));
    return pages;
}

tl::unexpected<LearnError> failed(const std::string& photo, const std::string& why) {
    return tl::unexpected(LearnError{photo + ": " + why});
}

cv::Mat rectified(const cv::Mat& photo, const CardQuad& card, cv::Size2d mm) {
    const cv::Size size(cvRound(mm.width * kReferencePxPerMm),
                        cvRound(mm.height * kReferencePxPerMm));
    // A photo much finer than the reference is warped at a multiple and then averaged down.
    const auto sides = sideLengths(card.corners);
    const int finer = std::clamp(cvFloor(sides[0] / size.width), 1, 4);
    const auto w = static_cast<float>(size.width * finer);
    const auto h = static_cast<float>(size.height * finer);
    // Px centres lie at whole numbers, so the card's edge lies half a px outside the first.
    const Quad target{cv::Point2f(-0.5F, -0.5F), cv::Point2f(w - 0.5F, -0.5F),
                      cv::Point2f(w - 0.5F, h - 0.5F), cv::Point2f(-0.5F, h - 0.5F)};
    cv::Mat image;
    cv::warpPerspective(photo, image,
                        cv::getPerspectiveTransform(card.corners.data(), target.data()),
                        size * finer, cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    if (finer > 1) {
        cv::resize(image, image, size, 0, 0, cv::INTER_AREA);
    }
    return image;
}

tl::expected<std::vector<CardFace>, LearnError> learnPage(const std::filesystem::path& folder,
                                                          const Page& page, const Layout& layout) {
    const auto photo = loadPhoto(folder / page.photo);
    if (!photo) {
        return failed(page.photo, std::string(describe(photo.error())));
    }
    OutlineOptions options;
    options.aspect = std::min(layout.cardMm.width, layout.cardMm.height) /
                     std::max(layout.cardMm.width, layout.cardMm.height);
    const auto outlines = findCardOutlines(photo->image, options);
    if (outlines.size() != page.kinds.size()) {
        return failed(page.photo, "found " + std::to_string(outlines.size()) + " cards, expected " +
                                      std::to_string(page.kinds.size()));
    }
    std::vector<CardFace> faces;
    const auto mm =
        page.landscape ? cv::Size2d(layout.cardMm.height, layout.cardMm.width) : layout.cardMm;
    for (const auto& row : rows(upright(outlines, page.landscape))) {
        for (const auto& card : row) {
            faces.push_back({page.kinds[faces.size()], rectified(photo->image, card, mm)});
        }
    }
    return faces;
}

tl::expected<std::vector<PieceFace>, LearnError> learnPieces(const std::filesystem::path& folder,
                                                             const Layout& layout) {
    const auto photo = loadPhoto(folder / kColonistsPhoto);
    if (!photo) {
        return failed(kColonistsPhoto, std::string(describe(photo.error())));
    }
    const auto expected = layout.colonists.size() + 1;
    const auto found = findPieces(photo->image, static_cast<int>(expected));
    if (found.size() != expected) {
        return failed(kColonistsPhoto, "found " + std::to_string(found.size()) +
                                           " pieces, expected " + std::to_string(expected));
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
        return failed(kLayoutFile, "there is no such file in " + folder.string());
    }
    auto layout = readLayout(*text);
    if (!layout) {
        return failed(kLayoutFile, layout.error().message);
    }
    return *std::move(layout);
}

std::string defaultName(const std::filesystem::path& folder) {
    std::error_code error;
    auto path = std::filesystem::weakly_canonical(folder, error);
    if (path.filename() == "profile") {
        path = path.parent_path();
    }
    return path.filename().string();
}

} // namespace

tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                               const std::string& name,
                                               const LearnProgress& progress) {
    auto layout = learnLayout(folder);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    Profile profile;
    profile.name = name.empty() ? defaultName(folder) : name;
    profile.layout = *std::move(layout);
    const auto all = pages(profile.layout);
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
