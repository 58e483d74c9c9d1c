// page_swaps FOLDER: whether swapped pages and those that are upside down are told, and pages that
// are right left alone, of every deck below a folder. Cards are cut where they are known to lie.
#include "app/session/files/text_file.h"
#include "benchmarks/learning_truth.h"
#include "calibration/agreement/page_agreement.h"
#include "calibration/learning/page_reading.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/suit_alignment.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"

#include <fmt/core.h>

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;
using engine::Suit;

/// The faces of a deck's photos, as learning has them.
calibration::Profile profileOf(const fs::path& deck) {
    calibration::Profile profile;
    profile.layout =
        calibration::readLayout(session::readText(deck / "layout.json").value()).value();
    const auto truth = benchmarks::readLearningTruth(deck / "truth.json");
    for (const auto& page : calibration::profilePages(profile.layout)) {
        const auto photo = calibration::loadPhoto(deck / page.photo);
        if (!photo) {
            throw std::runtime_error(calibration::describe(photo.error()));
        }
        auto cards = truth.at(fs::path(page.photo).stem().string()).cards;
        for (auto& card : cards) {
            for (auto& corner : card) {
                corner *= photo->scale;
            }
        }
        auto reading = calibration::readCardsAt(photo->image, cards, page, profile.layout);
        if (!reading.problem.empty()) {
            throw std::runtime_error(page.photo + ": " + reading.problem);
        }
        std::move(reading.faces.begin(), reading.faces.end(), std::back_inserter(profile.faces));
    }
    calibration::alignSuits(profile.faces);
    const auto photo = calibration::loadPhoto(deck / calibration::kColonistsPhoto);
    auto pieces = photo ? calibration::readPieces(photo->image, profile.layout).pieces
                        : std::vector<calibration::PieceFace>();
    if (!pieces.empty()) {
        profile.marker = std::move(pieces.back());
        pieces.pop_back();
        profile.colonists = std::move(pieces);
    }
    return profile;
}

/// The same if the photo of such cards were upside down.
template <class Kind> calibration::Profile turned(calibration::Profile profile) {
    std::vector<calibration::CardFace*> cards;
    for (auto& face : profile.faces) {
        if (std::holds_alternative<Kind>(face.kind)) {
            cv::rotate(face.image, face.image, cv::ROTATE_180);
            cards.push_back(&face);
        }
    }
    for (std::size_t i = 0; i < cards.size() / 2; ++i) {
        std::swap(cards[i]->image, cards[cards.size() - 1 - i]->image);
    }
    return profile;
}

/// The same if that of the pieces were.
calibration::Profile turnedPieces(calibration::Profile profile) {
    auto all = profile.colonists;
    all.push_back(profile.marker);
    std::reverse(all.begin(), all.end());
    for (std::size_t i = 0; i < profile.colonists.size(); ++i) {
        all[i].colour = profile.colonists[i].colour;
    }
    profile.marker = std::move(all.back());
    all.pop_back();
    profile.colonists = std::move(all);
    return profile;
}

/// The same as if two photos of suits had each other's names.
calibration::Profile swapped(calibration::Profile profile, Suit a, Suit b) {
    for (auto& face : profile.faces) {
        if (auto* project = std::get_if<calibration::ProjectFace>(&face.kind)) {
            const auto suit = project->card.suit();
            const auto other = suit == a ? b : suit == b ? a : suit;
            project->card = engine::CardId(other, project->card.rank());
        }
    }
    return profile;
}

std::string photoOf(Suit suit) { return std::string(engine::name(suit)) + ".jpg"; }

struct Tally {
    int decks = 0;
    int refused = 0; ///< though nothing is wrong
    int swaps = 0;
    int told = 0;
    int toldWrongly = 0;             ///< as something else
    std::array<int, 4> upsideDown{}; ///< told: buildings, backs, ships, pieces
};

void tryDeck(const fs::path& deck, Tally& tally) {
    const auto profile = profileOf(deck);
    ++tally.decks;
    int told = 0;
    if (const auto said = calibration::pageDisagreement(profile).text; !said.empty()) {
        ++tally.refused;
        std::cout << fmt::format("{}: refused: {}\n", deck.string(), said);
    }
    for (const auto a : engine::kSuits) {
        for (const auto b : engine::kSuits) {
            if (engine::index(a) >= engine::index(b)) {
                continue;
            }
            ++tally.swaps;
            const auto said = calibration::pageDisagreement(swapped(profile, a, b)).text;
            const bool isRight = said.find(photoOf(a)) != std::string::npos &&
                                 said.find(photoOf(b)) != std::string::npos;
            told += isRight ? 1 : 0;
            if (!said.empty() && !isRight) {
                ++tally.toldWrongly;
                std::cout << fmt::format("{}: {} and {} swapped, but told: {}\n", deck.string(),
                                         photoOf(a), photoOf(b), said);
            }
        }
    }
    tally.told += told;
    const std::array turnedPages{turned<calibration::BuildingFace>(profile),
                                 turned<calibration::BackFace>(profile),
                                 turned<calibration::ShipFace>(profile), turnedPieces(profile)};
    const std::array photos{"buildings.jpg", "backs.jpg", "ships.jpg",
                            calibration::kColonistsPhoto};
    for (std::size_t i = 0; i < photos.size(); ++i) {
        const auto said = calibration::pageDisagreement(turnedPages[i]).text;
        const bool isRight = said.find(photos[i]) != std::string::npos;
        tally.upsideDown[i] += isRight ? 1 : 0;
        if (!said.empty() && !isRight) {
            ++tally.toldWrongly;
            std::cout << fmt::format("{}: {} upside down, but told: {}\n", deck.string(), photos[i],
                                     said);
        }
    }
    std::cout << fmt::format("{}: {} of 10 swaps told", deck.string(), told) << std::endl;
}

int run(const fs::path& root) {
    const auto decks = benchmarks::decksBelow(root);
    if (decks.empty()) {
        std::cerr << "page_swaps: " << root.string()
                  << ": there is no truth.json below it, beside nine photos and layout.json\n";
        return 2;
    }
    Tally tally;
    for (const auto& deck : decks) {
        tryDeck(deck, tally);
    }
    const auto& turned = tally.upsideDown;
    std::cout << fmt::format(
        "\n{} decks: {} refused though right; {} of {} swaps told; upside down "
        "told: {} buildings, {} backs, {} ships, {} pieces; {} told as something "
        "else\n",
        tally.decks, tally.refused, tally.told, tally.swaps, turned[0], turned[1], turned[2],
        turned[3], tally.toldWrongly);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "usage: page_swaps FOLDER\n";
        return 2;
    }
    try {
        return run(argv[1]);
    } catch (const std::exception& error) {
        std::cerr << "page_swaps: " << error.what() << '\n';
        return 1;
    }
}
