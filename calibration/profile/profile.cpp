#include "calibration/profile/profile.h"

#include "engine/support/overloaded.h"

#include <algorithm>

namespace pocketmars::calibration {
namespace {

template <class Kind, class Matches>
const CardFace* find(const std::vector<CardFace>& faces, Matches matches) {
    const auto found = std::find_if(faces.begin(), faces.end(), [&](const CardFace& face) {
        const auto* kind = std::get_if<Kind>(&face.kind);
        return kind != nullptr && matches(*kind);
    });
    return found == faces.end() ? nullptr : &*found;
}

} // namespace

std::string CardFace::name() const {
    return std::visit(
        engine::Overloaded{
            [](const BuildingFace& f) { return "building-" + std::string(engine::name(f.suit)); },
            [](const ProjectFace& f) { return f.card.toString(); },
            [](const BackFace& f) { return "back-" + std::string(engine::name(f.suit)); },
            [](const ShipFace& f) { return "ship-" + f.colour; },
            [](const EarthFace&) { return std::string("earth"); },
        },
        kind);
}

const CardFace* Profile::building(engine::Suit suit) const {
    return find<BuildingFace>(faces, [&](const BuildingFace& f) { return f.suit == suit; });
}

const CardFace* Profile::project(engine::CardId card) const {
    return find<ProjectFace>(faces, [&](const ProjectFace& f) { return f.card == card; });
}

const CardFace* Profile::back(engine::Suit suit) const {
    return find<BackFace>(faces, [&](const BackFace& f) { return f.suit == suit; });
}

const CardFace* Profile::ship(const std::string& colour) const {
    return find<ShipFace>(faces, [&](const ShipFace& f) { return f.colour == colour; });
}

const CardFace* Profile::earth() const {
    return find<EarthFace>(faces, [](const EarthFace&) { return true; });
}

} // namespace pocketmars::calibration
