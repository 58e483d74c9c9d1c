#include "engine/box/suit.h"

#include <algorithm>

namespace pocketmars::engine {
namespace {

constexpr std::array<std::string_view, kSuitCount> kNames{"greenhouse", "energy_bank",
                                                          "comms_center", "aqualab", "habitation"};
constexpr std::string_view kLetters = "GECAH";

} // namespace

std::string_view name(Suit suit) { return kNames[index(suit)]; }

char letter(Suit suit) { return kLetters[index(suit)]; }

std::optional<Suit> suitFromName(std::string_view text) {
    const auto found = std::find(kNames.begin(), kNames.end(), text);
    if (found == kNames.end()) {
        return std::nullopt;
    }
    return kSuits[static_cast<std::size_t>(found - kNames.begin())];
}

std::optional<Suit> suitFromLetter(char text) {
    const auto found = kLetters.find(text);
    if (found == std::string_view::npos) {
        return std::nullopt;
    }
    return kSuits[found];
}

} // namespace pocketmars::engine
