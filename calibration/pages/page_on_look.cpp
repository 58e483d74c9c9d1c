#include "calibration/pages/page_on_look.h"

#include "calibration/pages/page_sides.h"
#include "calibration/sides/card_sides.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace pocketmars::calibration {

LookAgreement moveOntoLook(RefinedPage& page, const EdgeField& field, double minGradient,
                           const PageLook& look) {
    const auto outwards = [&] {
        return PageLook(field, page.model, page.cards, minGradient, 1).outwards(look);
    };
    const auto moves = outwards();
    for (std::size_t c = 0; c < page.cards.size(); ++c) {
        const bool isWide = page.model.cards[c].isWide;
        auto px = pxPerMmAcross(page.cards[c], page.model.size, isWide);
        for (std::size_t s = 0; s < 4; ++s) {
            px[s] *= moves[kindOfSide(s, isWide)].value_or(0.0);
        }
        page.cards[c] = widened(page.cards[c], px);
    }
    const auto left = outwards();
    LookAgreement found;
    found.tellsSize = (left[0] && left[2]) || (left[1] && left[3]);
    for (const auto& mm : left) {
        found.farthestMm = std::max(found.farthestMm, std::abs(mm.value_or(0.0)));
    }
    found.aspect = aspectOf(page, field.lab.size());
    return found;
}

} // namespace pocketmars::calibration
