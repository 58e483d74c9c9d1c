#include "vision/read_options.h"

namespace pocketmars::vision {

const calibration::CardFace* markedFace(const calibration::Profile& profile,
                                        std::string_view card) {
    if (const auto suit = engine::suitFromName(card)) {
        return profile.building(*suit);
    }
    if (card == "earth") {
        return profile.earth();
    }
    constexpr std::string_view kShip = ".ship";
    return card.ends_with(kShip)
               ? profile.ship(std::string(card.substr(0, card.size() - kShip.size())))
               : nullptr;
}

} // namespace pocketmars::vision
