#include "calibration/agreement/page_agreement.h"

#include "calibration/agreement/page_pictures.h"
#include "calibration/agreement/suit_colours.h"
#include "calibration/agreement/tuning.h"
#include "calibration/paints/colour_guess.h"
#include "calibration/paints/ship_match.h"
#include "calibration/support/median.h"
#include "engine/support/phrase.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

/// All pages of cards of a profile.
struct Pages {
    SuitPages suits;
    PagePictures buildings;
    PagePictures backs;
    PagePictures ships; ///< with Earth, if it is a card
};

template <class Kind> std::vector<const CardFace*> facesOf(const Profile& profile) {
    std::vector<const CardFace*> faces;
    for (const auto& face : profile.faces) {
        if (std::holds_alternative<Kind>(face.kind)) {
            faces.push_back(&face);
        }
    }
    return faces;
}

Pages pagesOf(const Profile& profile) {
    Pages pages;
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        std::vector<const CardFace*> faces;
        for (const auto* face : facesOf<ProjectFace>(profile)) {
            if (engine::index(std::get<ProjectFace>(face->kind).card.suit()) == s) {
                faces.push_back(face);
            }
        }
        pages.suits[s] = pagePictures(std::string(engine::name(engine::kSuits[s])) + ".jpg", faces);
    }
    pages.buildings = pagePictures("buildings.jpg", facesOf<BuildingFace>(profile));
    pages.backs = pagePictures("backs.jpg", facesOf<BackFace>(profile));
    auto ships = facesOf<ShipFace>(profile);
    for (const auto* earth : facesOf<EarthFace>(profile)) {
        ships.push_back(earth);
    }
    pages.ships = pagePictures("ships.jpg", ships);
    return pages;
}

/// Of different cards of one page, on average.
double likenessWithin(const PagePictures& page) {
    double sum = 0;
    int count = 0;
    for (std::size_t i = 1; i < page.prints.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j, ++count) {
            sum += likeness(page.prints[i], page.prints[j]);
        }
    }
    return count == 0 ? 1 : sum / count;
}

/// The cards of two pages are the same, one by one.
bool sameCards(const PagePictures& a, const PagePictures& b) {
    if (a.prints.size() != b.prints.size() || a.prints.size() < 2) {
        return false;
    }
    double sum = 0;
    double least = 1;
    for (std::size_t i = 0; i < a.prints.size(); ++i) {
        const double alike = likeness(a.prints[i], b.prints[i]);
        sum += alike;
        least = std::min(least, alike);
    }
    const double mean = sum / static_cast<double>(a.prints.size());
    // Frames of one template may agree card by card, by chance; not on all of them, and their suits
    // have other colours.
    if (mean < tuning::agreement.sameCard() || least < tuning::agreement.sameLeast() ||
        colourDistance(a, b) > tuning::agreement.sameColour()) {
        return false;
    }
    const double within = std::max(likenessWithin(a), likenessWithin(b));
    return 1 - mean < tuning::agreement.sameNearer() * (1 - within);
}

std::string sameCardsTwice(const Pages& pages) {
    std::vector<const PagePictures*> all{&pages.buildings};
    for (const auto& suit : pages.suits) {
        all.push_back(&suit);
    }
    all.push_back(&pages.backs);
    all.push_back(&pages.ships);
    for (std::size_t i = 1; i < all.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (sameCards(*all[j], *all[i])) {
                return //: %1, %2 photos of a profile: buildings.jpg
                    phrase("Agreement", "%1: it shows the same cards as %2; look which of the two "
                                        "is right, and photograph the other cards")
                        .with(all[i]->photo, all[j]->photo);
            }
        }
    }
    return {};
}

/// How alike the suits of a deck are in what all of their cards share.
class SharedPrint {
public:
    /// @param shared  of each suit
    explicit SharedPrint(const std::array<cv::Mat, engine::kSuitCount>& shared) {
        for (std::size_t i = 0; i < engine::kSuitCount; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                m_alike[i][j] = m_alike[j][i] = likeness(shared[i], shared[j]);
            }
        }
    }

    /// Of one suit with the one that is most like it.
    [[nodiscard]] double most(std::size_t suit) const {
        double most = -1;
        for (std::size_t i = 0; i < engine::kSuitCount; ++i) {
            most = i == suit ? most : std::max(most, m_alike[suit][i]);
        }
        return most;
    }

    /// Of those two of the other suits that are least alike.
    [[nodiscard]] double leastWithout(std::size_t suit) const {
        double least = 1;
        for (std::size_t i = 0; i < engine::kSuitCount; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                least = i == suit || j == suit ? least : std::min(least, m_alike[i][j]);
            }
        }
        return least;
    }

private:
    std::array<std::array<double, engine::kSuitCount>, engine::kSuitCount> m_alike{};
};

std::string foreignPage(const SuitPages& suits) {
    std::array<cv::Mat, engine::kSuitCount> common;
    std::transform(suits.begin(), suits.end(), common.begin(), commonPrint);
    const SharedPrint prints(common);
    // A suit may be printed light on dark where the others are dark on light.
    std::transform(common.begin(), common.end(), common.begin(), edgesOf);
    const SharedPrint edges(common);
    for (const auto suit : engine::kScoringSuits) { // habitation may have a template of its own
        const auto odd = engine::index(suit);
        if (prints.leastWithout(odd) >= tuning::agreement.shared() &&
            prints.most(odd) <= tuning::agreement.foreign() &&
            edges.most(odd) <= tuning::agreement.foreignEdges()) {
            return //: %1 a photo of a profile
                phrase("Agreement", "%1: its cards have nothing in common with those of the other "
                                    "suits; photograph those of this deck")
                    .with(suits[odd].photo);
        }
    }
    return {};
}

/// How much the values that are printed on a suit's cards differ: 0 where all are alike.
double differenceOfValues(const std::vector<cv::Mat>& values) {
    constexpr int kReach = 3; // px
    std::vector<double> differences;
    for (std::size_t i = 1; i < values.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto& value = values[j];
            const auto part =
                value({kReach, kReach, value.cols - 2 * kReach, value.rows - 2 * kReach});
            cv::Mat correlation;
            cv::matchTemplate(values[i], part, correlation, cv::TM_CCOEFF_NORMED);
            double most = 0;
            cv::minMaxLoc(correlation, nullptr, &most);
            differences.push_back(1 - most);
        }
    }
    return differences.empty() ? 0 : median(std::move(differences));
}

/// The suit whose values are clearly the only ones that are all alike.
/// @param rect  where they are printed
std::optional<std::size_t> suitOfOneValue(const Profile& profile, const CardRect& rect) {
    std::array<std::vector<cv::Mat>, engine::kSuitCount> values;
    for (const auto* face : facesOf<ProjectFace>(profile)) {
        constexpr int kRoomPx = 8; // beside what is compared, for a rectangle drawn tightly
        const auto size = face->image.size();
        const cv::Rect place(cvRound(rect.x * size.width), cvRound(rect.y * size.height),
                             cvRound(rect.width * size.width), cvRound(rect.height * size.height));
        const auto box = cv::Rect(place.x - kRoomPx, place.y - kRoomPx, place.width + 2 * kRoomPx,
                                  place.height + 2 * kRoomPx) &
                         cv::Rect({0, 0}, size);
        if (box.width < 3 * kRoomPx || box.height < 3 * kRoomPx) {
            return std::nullopt;
        }
        cv::Mat value;
        cv::cvtColor(face->image(box), value, cv::COLOR_BGR2GRAY);
        const double scale = tuning::agreement.pxPerMm() / 5;
        cv::resize(value, value, {}, scale, scale, cv::INTER_AREA);
        cv::GaussianBlur(value, value, {}, 0.8);
        if (value.cols < 9 || value.rows < 9) {
            return std::nullopt;
        }
        auto& suit = values[engine::index(std::get<ProjectFace>(face->kind).card.suit())];
        if (!suit.empty() && suit[0].size() != value.size()) {
            return std::nullopt;
        }
        suit.push_back(value);
    }
    std::array<double, engine::kSuitCount> differences{};
    std::transform(values.begin(), values.end(), differences.begin(), differenceOfValues);
    const auto least = std::min_element(differences.begin(), differences.end());
    const auto suit = static_cast<std::size_t>(least - differences.begin());
    for (std::size_t s = 0; s < engine::kSuitCount; ++s) {
        if (s != suit && *least > tuning::agreement.sameValue() * differences[s]) {
            return std::nullopt;
        }
    }
    return suit;
}

/// The suit that alone has one value on all its cards, where both corners say so: it must be
/// habitation.
std::optional<std::size_t> suitOfOneValue(const Profile& profile) {
    const auto left = suitOfOneValue(profile, profile.layout.valueLeft);
    const auto right = suitOfOneValue(profile, profile.layout.valueRight);
    return left == right ? left : std::nullopt;
}

/// By the colours of backs or buildings, where the others do not say the contrary.
std::optional<SuitPair> swappedByColour(const Pages& pages) {
    const auto byBacks = swappedByColour(pages.suits, pages.backs);
    const auto byBuildings = swappedByColour(pages.suits, pages.buildings);
    if (byBacks && byBuildings) {
        return byBacks == byBuildings ? byBacks : std::nullopt;
    }
    const auto swapped = byBacks ? byBacks : byBuildings;
    const auto& others = byBacks ? pages.buildings : pages.backs;
    return swapped && !speakAgainst(pages.suits, others, *swapped) ? swapped : std::nullopt;
}

/// Values and colours share nothing: where both say something they must agree.
std::optional<SuitPair> swappedSuits(const Profile& profile, const Pages& pages) {
    const auto habitation = engine::index(engine::Suit::Habitation);
    const auto byColour = swappedByColour(pages);
    const auto ofOneValue = suitOfOneValue(profile);
    if (!ofOneValue) {
        return byColour;
    }
    if (*ofOneValue == habitation) {
        const bool isMoved =
            byColour && (byColour->first == habitation || byColour->second == habitation);
        return isMoved ? std::nullopt : byColour;
    }
    const SuitPair byValue = std::minmax(*ofOneValue, habitation);
    const bool isContradicted = (byColour && *byColour != byValue) ||
                                speakAgainst(pages.suits, pages.backs, byValue) ||
                                speakAgainst(pages.suits, pages.buildings, byValue);
    return isContradicted ? std::nullopt : std::optional(byValue);
}

PageDisagreement swappedPages(const Profile& profile, const Pages& pages) {
    const auto swapped = swappedSuits(profile, pages);
    if (!swapped) {
        return {};
    }
    const auto& one = pages.suits[swapped->first].photo;
    const auto& other = pages.suits[swapped->second].photo;
    return {
        //: %1, %2 photos of a profile: greenhouse.jpg
        phrase("Agreement", "%1 and %2: each seems to show the cards of the other; swap the two "
                            "photos' names")
            .with(one, other),
        PageCure::Swap,
        {one, other}};
}

/// Two cards of a page with one card a suit, where the suits' pages and the other such page agree
/// as they are named.
std::string swappedCards(const Pages& pages) {
    for (const bool ofBuildings : {true, false}) {
        const auto& page = ofBuildings ? pages.buildings : pages.backs;
        const auto& other = ofBuildings ? pages.backs : pages.buildings;
        const auto swapped = swappedByColour(pages.suits, page);
        if (swapped && speakAgainst(pages.suits, other, *swapped)) {
            return //: %1 a photo of a profile: buildings.jpg; %2, %3 suits: greenhouse
                phrase("Agreement", "%1: the cards of %2 and %3 seem to lie in each other's place; "
                                    "swap the two and take the photo again")
                    .with(page.photo, engine::name(engine::kSuits[swapped->first]),
                          engine::name(engine::kSuits[swapped->second]));
        }
    }
    return {};
}

PageDisagreement upsideDown(const std::string& photo) {
    return {//: %1 a photo of a profile: ships.jpg
            phrase("Agreement", "%1: it seems to be upside down, since what it shows comes in "
                                "reverse; turn the photo half round")
                .with(photo),
            PageCure::TurnHalfRound,
            {photo}};
}

/// How many have the name that they should have by their colours.
std::size_t namedRight(const std::vector<PieceFace>& pieces,
                       const std::vector<std::string>& names) {
    const auto guessed = guessColours(pieces);
    std::size_t right = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        right += guessed[i] == names[i] ? 1 : 0;
    }
    return right;
}

/// The pieces have the colours that they are called by if the marker is the first, and the others
/// follow from the last.
bool comeReversed(const Profile& profile) {
    const auto& colonists = profile.colonists;
    const auto& names = profile.layout.colonists;
    if (colonists.size() != names.size() || colonists.size() > usualColours().size()) {
        return false;
    }
    std::vector<PieceFace> reversed{profile.marker};
    reversed.insert(reversed.end(), colonists.rbegin(), std::prev(colonists.rend()));
    return namedRight(reversed, names) == names.size() &&
           2 * namedRight(colonists, names) < names.size();
}

/// Each ship is of the colour that is called as the ship at the other end is.
bool shipsComeReversed(const Profile& profile) {
    constexpr std::size_t kLeast = 3; // two may be taken for each other
    const auto all = facesOf<ShipFace>(profile);
    const auto& names = profile.layout.ships;
    if (all.size() < kLeast || all.size() != names.size() ||
        all.size() > profile.colonists.size() || profile.colonists.size() > kMostMatched) {
        return false;
    }
    std::vector<CardFace> ships;
    std::transform(all.begin(), all.end(), std::back_inserter(ships),
                   [](const CardFace* face) { return *face; });
    const auto pieceOf = [&](const std::string& colour) {
        return static_cast<std::size_t>(
            std::find_if(profile.colonists.begin(), profile.colonists.end(),
                         [&](const PieceFace& piece) { return piece.colour == colour; }) -
            profile.colonists.begin());
    };
    std::vector<std::size_t> named;
    std::transform(names.begin(), names.end(), std::back_inserter(named), pieceOf);
    const std::vector<std::size_t> reversed(named.rbegin(), named.rend());
    if (std::count(named.begin(), named.end(), profile.colonists.size()) > 0 ||
        matchShips(ships, profile.colonists) != reversed) {
        return false;
    }
    // Where no ship shows whose it is, any order may be the best.
    return shownOwners(ships, profile.colonists, reversed) >=
           tuning::agreement.ownersClearly() * shownOwners(ships, profile.colonists, named);
}

PageDisagreement turnedPages(const Profile& profile, const Pages& pages) {
    for (const auto* page : {&pages.buildings, &pages.backs}) {
        if (isReversedByColour(pages.suits, *page)) {
            return upsideDown(page->photo);
        }
    }
    return comeReversed(profile)        ? upsideDown("colonists.jpg")
           : shipsComeReversed(profile) ? upsideDown(pages.ships.photo)
                                        : PageDisagreement();
}

bool isWhole(const Pages& pages) {
    return pages.backs.cards.size() == engine::kSuitCount &&
           pages.buildings.cards.size() == engine::kSuitCount &&
           std::all_of(pages.suits.begin(), pages.suits.end(),
                       [](const PagePictures& page) { return page.cards.size() > 1; });
}

} // namespace

PageDisagreement pageDisagreement(const Profile& profile) {
    const auto pages = pagesOf(profile);
    if (!isWhole(pages)) {
        return {};
    }
    for (auto complaint : {PageDisagreement{sameCardsTwice(pages)},
                           PageDisagreement{foreignPage(pages.suits)}, swappedPages(profile, pages),
                           PageDisagreement{swappedCards(pages)}, turnedPages(profile, pages)}) {
        if (!complaint.empty()) {
            return complaint;
        }
    }
    return {};
}

} // namespace pocketmars::calibration
