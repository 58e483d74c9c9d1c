#include "calibration/agreement/page_agreement.h"

#include "calibration/learning/usual_layout.h"
#include "tests/calibration/paints/painted_pieces.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::calibration {
namespace {

const cv::Size kCard(315, 440);

/// A card with a rim of its suit's colour, a value, and a picture of its own.
cv::Mat card(const cv::Scalar& colour, const std::string& value, std::uint64_t seed) {
    cv::Mat out(kCard, CV_8UC3, cv::Scalar(225, 230, 235));
    cv::rectangle(out, {0, 0, kCard.width, 90}, colour, cv::FILLED);
    cv::rectangle(out, {0, 300, kCard.width, 140}, colour * 0.8, cv::FILLED);
    cv::rectangle(out, {20, 310, kCard.width - 40, 50}, cv::Scalar(240, 240, 240), cv::FILLED);
    if (!value.empty()) {
        for (const int x : {14, 268}) {
            cv::circle(out, {x + 18, 38}, 28, cv::Scalar(250, 250, 250), cv::FILLED, cv::LINE_AA);
            cv::putText(out, value, {x, 55}, cv::FONT_HERSHEY_SIMPLEX, 1.6, cv::Scalar(20, 20, 20),
                        4, cv::LINE_AA);
        }
    }
    cv::RNG random(seed);
    for (int i = 0; i < 12; ++i) {
        const cv::Point at(random.uniform(30, 290), random.uniform(110, 280));
        cv::circle(out, at, random.uniform(8, 30),
                   cv::Scalar::all(static_cast<double>(random.uniform(20, 200))), cv::FILLED,
                   cv::LINE_AA);
    }
    return out;
}

const std::array<cv::Scalar, engine::kSuitCount> kColours{
    cv::Scalar(70, 150, 60), cv::Scalar(40, 190, 220), cv::Scalar(50, 60, 190),
    cv::Scalar(190, 120, 50), cv::Scalar(120, 120, 120)};
const std::array<cv::Scalar, engine::kSuitCount> kNoColours{
    cv::Scalar(120, 120, 120), cv::Scalar(120, 120, 120), cv::Scalar(120, 120, 120),
    cv::Scalar(120, 120, 120), cv::Scalar(120, 120, 120)};

Profile deck(const std::array<cv::Scalar, engine::kSuitCount>& colours = kColours) {
    Profile profile;
    profile.layout = usualLayout();
    profile.layout.valueLeft = {0.02, 0.02, 0.2, 0.15};
    profile.layout.valueRight = {0.8, 0.02, 0.18, 0.15};
    std::uint64_t seed = 1;
    for (const auto suit : engine::kSuits) {
        const auto& colour = colours[engine::index(suit)];
        profile.faces.push_back({BuildingFace{suit}, card(colour, "", seed++)});
        for (int rank = 0; rank < 7; ++rank) {
            const auto value = suit == engine::Suit::Habitation ? "0" : std::to_string(rank + 1);
            profile.faces.push_back(
                {ProjectFace{engine::CardId(suit, rank)}, card(colour, value, seed++)});
        }
        profile.faces.push_back({BackFace{suit}, card(colour, "", seed++)});
    }
    return profile;
}

std::vector<cv::Mat*> page(Profile& profile, engine::Suit suit) {
    std::vector<cv::Mat*> pictures;
    for (auto& face : profile.faces) {
        const auto* project = std::get_if<ProjectFace>(&face.kind);
        if (project != nullptr && project->card.suit() == suit) {
            pictures.push_back(&face.image);
        }
    }
    return pictures;
}

void swapPages(Profile& profile, engine::Suit a, engine::Suit b) {
    auto first = page(profile, a);
    auto second = page(profile, b);
    for (std::size_t i = 0; i < first.size(); ++i) {
        std::swap(*first[i], *second[i]);
    }
}

/// Buildings and backs of two suits as if each were of the other.
void giveOthersColours(Profile& profile, engine::Suit a, engine::Suit b) {
    for (auto& face : profile.faces) {
        const auto* building = std::get_if<BuildingFace>(&face.kind);
        const auto* back = std::get_if<BackFace>(&face.kind);
        if (!building && !back) {
            continue;
        }
        const auto suit = building ? building->suit : back->suit;
        if (suit == a || suit == b) {
            const auto like = suit == a ? b : a;
            face.image = card(kColours[engine::index(like)], "", 90 + engine::index(suit));
        }
    }
}

/// Another photo of a card: other light, a little out of place, noise.
cv::Mat photographedAgain(const cv::Mat& card, std::uint64_t seed) {
    cv::RNG random(seed);
    const cv::Matx23d shift(1, 0, random.uniform(-2.0, 2.0), 0, 1, random.uniform(-2.0, 2.0));
    cv::Mat out;
    cv::warpAffine(card, out, shift, card.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat noise(out.size(), CV_16SC3);
    random.fill(noise, cv::RNG::NORMAL, 0, 5);
    cv::add(out * random.uniform(0.85, 1.0), noise, out, cv::noArray(), CV_8U);
    return out;
}

TEST(PageDisagreement, IsSilentOnARightDeck) {
    EXPECT_EQ(pageDisagreement(deck()).text, "");
    EXPECT_EQ(pageDisagreement(deck(kNoColours)).text, "");
}

TEST(PageDisagreement, SaysWhichSuitsAreSwapped) {
    auto profile = deck();
    swapPages(profile, engine::Suit::Greenhouse, engine::Suit::CommsCenter);
    EXPECT_EQ(pageDisagreement(profile).text,
              "greenhouse.jpg and comms_center.jpg: each seems to show the cards of the other; "
              "swap the two photos' names");
}

TEST(PageDisagreement, KnowsHabitationByItsValues) {
    auto profile = deck(kNoColours);
    swapPages(profile, engine::Suit::Aqualab, engine::Suit::Habitation);
    EXPECT_EQ(pageDisagreement(profile).text.substr(0, 31), "aqualab.jpg and habitation.jpg:");
    profile = deck(kNoColours);
    swapPages(profile, engine::Suit::Aqualab, engine::Suit::CommsCenter);
    EXPECT_EQ(pageDisagreement(profile).text, "") << "nothing tells these suits apart";
}

/// A building whose picture has a strong colour, and all else on it a tint.
cv::Mat illustrated(const cv::Scalar& suit, const cv::Scalar& picture) {
    auto out = card(suit * 0.3 + cv::Scalar::all(150), "", 77);
    cv::rectangle(out, {0, 147, kCard.width, 146}, picture, cv::FILLED);
    return out;
}

TEST(PageDisagreement, TakesNoPictureForASign) {
    using engine::Suit;
    auto profile = deck();
    for (auto& face : profile.faces) {
        if (const auto* building = std::get_if<BuildingFace>(&face.kind)) {
            const auto suit = building->suit; // two pictures happen to be in each other's colours
            const auto like = suit == Suit::Aqualab      ? Suit::EnergyBank
                              : suit == Suit::EnergyBank ? Suit::Aqualab
                                                         : suit;
            face.image = illustrated(kColours[engine::index(suit)], kColours[engine::index(like)]);
        } else if (std::holds_alternative<BackFace>(face.kind)) {
            face.image = card(cv::Scalar::all(120), "", 78); // tells nothing
        }
    }
    EXPECT_EQ(pageDisagreement(profile).text, "");
    swapPages(profile, Suit::Greenhouse, Suit::CommsCenter);
    EXPECT_EQ(pageDisagreement(profile).text.find("aqualab"), std::string::npos);
}

/// Cards of a suit on grounds of any colour, with a figure of their own.
void lieOnGrounds(Profile& profile, engine::Suit suit, const cv::Scalar& ground) {
    std::uint64_t seed = 300 + 10 * engine::index(suit);
    int value = 1;
    for (auto* picture : page(profile, suit)) {
        *picture = card(ground, std::to_string(value++), seed++);
        cv::rectangle(*picture, {0, 95, kCard.width, 50}, kColours[engine::index(suit)],
                      cv::FILLED);
    }
}

TEST(PageDisagreement, ASmallFigureTellsASuitWhoseGroundHasAnothersColour) {
    using engine::Suit;
    auto profile = deck();
    for (const auto suit : {Suit::Greenhouse, Suit::CommsCenter}) {
        lieOnGrounds(profile, suit, kColours[engine::index(suit)]);
    }
    lieOnGrounds(profile, Suit::EnergyBank, kColours[engine::index(Suit::Aqualab)]);
    lieOnGrounds(profile, Suit::Aqualab, kColours[engine::index(Suit::EnergyBank)]);
    EXPECT_EQ(pageDisagreement(profile).text, "");
    // The same grounds without the figures are what swapped photos look like.
    auto swapped = deck();
    swapPages(swapped, Suit::EnergyBank, Suit::Aqualab);
    EXPECT_EQ(pageDisagreement(swapped).text.substr(0, 34), "energy_bank.jpg and aqualab.jpg: e");
}

TEST(PageDisagreement, SaysWhichCardsOfAPageLieInEachOthersPlace) {
    auto profile = deck();
    auto* greenhouse = profile.building(engine::Suit::Greenhouse);
    auto* comms = profile.building(engine::Suit::CommsCenter);
    ASSERT_TRUE(greenhouse && comms);
    std::swap(const_cast<CardFace*>(greenhouse)->image, const_cast<CardFace*>(comms)->image);
    EXPECT_EQ(pageDisagreement(profile).text,
              "buildings.jpg: the cards of greenhouse and comms_center seem to lie in each other's "
              "place; swap the two and take the photo again");
}

/// What they would be on a photo that is upside down.
template <class Kind> void turnHalfRound(Profile& profile) {
    std::vector<CardFace*> cards;
    for (auto& face : profile.faces) {
        if (std::holds_alternative<Kind>(face.kind)) {
            cv::rotate(face.image, face.image, cv::ROTATE_180);
            cards.push_back(&face);
        }
    }
    for (std::size_t i = 0; i < cards.size() / 2; ++i) {
        std::swap(cards[i]->image, cards[cards.size() - 1 - i]->image);
    }
}

TEST(PageDisagreement, SaysWhichPhotoIsUpsideDown) {
    auto profile = deck();
    turnHalfRound<BuildingFace>(profile);
    EXPECT_EQ(
        pageDisagreement(profile).text,
        "buildings.jpg: it seems to be upside down, since what it shows comes in reverse; turn "
        "the photo half round");
    profile = deck();
    turnHalfRound<BackFace>(profile);
    EXPECT_EQ(pageDisagreement(profile).text.substr(0, 29), "backs.jpg: it seems to be ups");
    profile = deck(kNoColours);
    turnHalfRound<BackFace>(profile);
    EXPECT_EQ(pageDisagreement(profile).text, "") << "nothing tells their order";
}

/// With pieces and ships of these colours.
Profile withPlayers(const std::vector<std::pair<std::string, cv::Scalar>>& players) {
    auto profile = deck();
    profile.layout.colonists.clear();
    for (const auto& [name, colour] : players) {
        cv::Mat ship(kCard, CV_8UC3, cv::Scalar(40, 30, 30));
        ship(cv::Rect(30, 150, 200, 100)).setTo(colour);
        profile.faces.push_back({ShipFace{name}, ship});
        profile.colonists.push_back(piece(colour));
        profile.colonists.back().colour = name;
        profile.layout.colonists.push_back(name);
    }
    profile.layout.ships = profile.layout.colonists;
    profile.marker = piece({110, 170, 205});
    return profile;
}

const std::vector<std::pair<std::string, cv::Scalar>> kPlayers{
    {"red", kRed}, {"yellow", kYellow}, {"green", kGreen}, {"blue", kBlue}};

TEST(PageDisagreement, ShipsWithoutColourComeInAnyOrder) {
    std::vector<int> greys{60, 110, 160, 210};
    do {
        auto profile = withPlayers(kPlayers);
        auto grey = greys.begin();
        for (auto& face : profile.faces) {
            if (std::holds_alternative<ShipFace>(face.kind)) {
                face.image.setTo(cv::Scalar::all(*grey++));
            }
        }
        EXPECT_EQ(pageDisagreement(profile).text, "") << testing::PrintToString(greys);
    } while (std::next_permutation(greys.begin(), greys.end()));
}

TEST(PageDisagreement, SaysThatShipsOrPiecesComeInReverse) {
    EXPECT_EQ(pageDisagreement(withPlayers(kPlayers)).text, "");
    auto profile = withPlayers(kPlayers);
    turnHalfRound<ShipFace>(profile);
    EXPECT_EQ(pageDisagreement(profile).text.substr(0, 29), "ships.jpg: it seems to be ups");
    profile = withPlayers(kPlayers);
    std::swap(profile.marker.image, profile.colonists[0].image); // the marker comes first
    std::swap(profile.colonists[1].image, profile.colonists[3].image);
    EXPECT_EQ(pageDisagreement(profile).text.substr(0, 29), "colonists.jpg: it seems to be");
}

TEST(PageDisagreement, OwnNamesOfColoursAreNoSign) {
    auto named = kPlayers;
    named[0].first = "blue";
    named[3].first = "red";
    EXPECT_EQ(pageDisagreement(withPlayers(named)).text, "");
}

TEST(PageDisagreement, BelievesValuesRatherThanColours) {
    auto profile = deck();
    giveOthersColours(profile, engine::Suit::Aqualab, engine::Suit::Habitation);
    EXPECT_EQ(pageDisagreement(profile).text, "") << "habitation's values are all alike";
}

TEST(PageDisagreement, DoubtsValuesThatColoursContradict) {
    auto profile = deck();
    profile.layout.valueRight = profile.layout.valueLeft;
    for (const auto suit : {engine::Suit::CommsCenter, engine::Suit::Habitation}) {
        std::uint64_t seed = 700 + 50 * engine::index(suit);
        for (auto* picture : page(profile, suit)) { // under glare, in print that is hard to read
            const bool isComms = suit == engine::Suit::CommsCenter;
            const auto value = isComms ? "4" : std::to_string(seed % 7 + 1);
            *picture = card(kColours[engine::index(suit)], value, seed++);
        }
    }
    EXPECT_EQ(pageDisagreement(profile).text, "");
}

TEST(PageDisagreement, DoubtsColoursThatValuesInOneCornerContradict) {
    auto profile = deck();
    profile.layout.valueRight = profile.layout.valueLeft;
    giveOthersColours(profile, engine::Suit::CommsCenter, engine::Suit::Habitation);
    EXPECT_EQ(pageDisagreement(profile).text, "") << "habitation's values are all alike";
}

TEST(PageDisagreement, SaysThatAPageIsThereTwice) {
    auto profile = deck();
    const auto from = page(profile, engine::Suit::EnergyBank);
    const auto to = page(profile, engine::Suit::Aqualab);
    for (std::size_t i = 0; i < from.size(); ++i) {
        *to[i] = photographedAgain(*from[i], 100 + i);
    }
    EXPECT_EQ(pageDisagreement(profile).text,
              "aqualab.jpg: it shows the same cards as energy_bank.jpg; look which of the two is "
              "right, and photograph the other cards");
}

TEST(PageDisagreement, TakesCardsThatAreAlikeByChanceForWhatTheyAre) {
    auto profile = deck();
    const auto from = page(profile, engine::Suit::EnergyBank);
    const auto to = page(profile, engine::Suit::Aqualab);
    for (std::size_t i = 1; i < from.size(); ++i) {
        *to[i] = photographedAgain(*from[i], 100 + i);
    }
    EXPECT_EQ(pageDisagreement(profile).text, "") << "one card of it is another";
}

TEST(PageDisagreement, SaysThatBacksAreBuildings) {
    auto profile = deck();
    for (auto& back : profile.faces) {
        if (const auto* face = std::get_if<BackFace>(&back.kind)) {
            back.image = photographedAgain(profile.building(face->suit)->image, 7);
        }
    }
    EXPECT_EQ(pageDisagreement(profile).text.substr(0, 45),
              "backs.jpg: it shows the same cards as buildin");
}

TEST(PageDisagreement, SaysThatAPageIsOfAnotherDeck) {
    auto profile = deck();
    std::uint64_t seed = 500;
    for (auto* picture : page(profile, engine::Suit::CommsCenter)) {
        cv::RNG random(seed++);
        cv::Mat rough(11, 8, CV_8UC3);
        random.fill(rough, cv::RNG::UNIFORM, 0, 256);
        cv::resize(rough, *picture, kCard, 0, 0, cv::INTER_CUBIC);
    }
    EXPECT_EQ(pageDisagreement(profile).text,
              "comms_center.jpg: its cards have nothing in common with those of the other suits; "
              "photograph those of this deck");
}

TEST(PageDisagreement, TakesASuitInNegativeForOneOfTheDeck) {
    auto profile = deck(kNoColours);
    for (auto* picture : page(profile, engine::Suit::CommsCenter)) {
        cv::bitwise_not(*picture, *picture);
    }
    EXPECT_EQ(pageDisagreement(profile).text, "");
}

TEST(PageDisagreement, SaysNothingOfAPartOfADeck) {
    auto profile = deck();
    profile.faces.resize(20);
    EXPECT_EQ(pageDisagreement(profile).text, "");
    EXPECT_EQ(pageDisagreement(Profile()).text, "");
}

} // namespace
} // namespace pocketmars::calibration
