#include "app/session/profiles/profile_check.h"

#include "app/session/words/messages.h"
#include "calibration/photo/photo.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;
using Verdict = vision::CheckedCard::Verdict;

int count(const std::vector<vision::CheckedCard>& cards, Verdict verdict) {
    return static_cast<int>(std::count_if(
        cards.begin(), cards.end(), [&](const auto& card) { return card.verdict == verdict; }));
}

std::string whatToDo(int cards, int good, int unknown) {
    if (good == cards) {
        //: What a photo says of a card profile
        return phrase("Check", "the profile fits these cards");
    }
    if (unknown == cards) {
        //: What a photo says of a card profile
        return phrase("Check", "none of them is of this profile: choose the right one, or learn "
                               "these cards");
    }
    constexpr double kMostWeak = 0.25;
    if (cards - good <= kMostWeak * cards) {
        //: What a photo says of a card profile
        return phrase("Check", "the profile fits most of these cards; look whether a reflection or "
                               "a shadow lies on the others");
    }
    //: What a photo says of a card profile
    return phrase("Check", "sleeves or light have changed too much: learn these pages again");
}

} // namespace

tl::expected<CheckedPhoto, SessionError> checkPhoto(const calibration::Profile& profile,
                                                    const std::filesystem::path& file) {
    auto photo = calibration::loadPhoto(file);
    if (!photo) {
        return tl::unexpected(message(photo.error(), file));
    }
    auto cards = vision::checkCards(profile, photo->image);
    return CheckedPhoto{file.filename().string(), std::move(photo->image), photo->scale,
                        std::move(cards)};
}

std::string adviceOn(const std::vector<vision::CheckedCard>& cards) {
    if (cards.empty()) {
        //: What a photo says of a card profile
        return phrase("Check", "no cards there: lay some of them flat, apart from each other");
    }
    const auto all = static_cast<int>(cards.size());
    const auto good = count(cards, Verdict::Good);
    const auto weak = count(cards, Verdict::Weak);
    const auto unknown = count(cards, Verdict::NotRecognised);
    //: %n cards in a photo, %1 how many agree well with a card profile, %2 how many hardly, %3 how
    //: many not at all, %4 what to do
    return phrase("Check", "%n {card|cards}: %1 good, %2 weak, %3 not recognised; %4", "", all)
        .with(good, weak, unknown, whatToDo(all, good, unknown));
}

std::string verdictWord(Verdict verdict) {
    switch (verdict) {
    case Verdict::Good:
        //: How well a card agrees with a card profile
        return phrase("Check", "good");
    case Verdict::Weak:
        //: How well a card agrees with a card profile
        return phrase("Check", "weak");
    case Verdict::NotRecognised:
        break;
    }
    //: How well a card agrees with a card profile
    return phrase("Check", "not recognised");
}

} // namespace pocketmars::session
