#include "calibration/learning/profile_pages.h"

namespace pocketmars::calibration {

std::vector<ProfilePage> profilePages(const Layout& layout) {
    ProfilePage buildings{"buildings.jpg", {}};
    ProfilePage backs{"backs.jpg", {}};
    for (const auto suit : engine::kSuits) {
        buildings.kinds.emplace_back(BuildingFace{suit});
        backs.kinds.emplace_back(BackFace{suit});
    }
    std::vector<ProfilePage> pages{std::move(buildings)};
    for (const auto suit : engine::kSuits) {
        ProfilePage page{std::string(engine::name(suit)) + ".jpg", {}};
        for (int rank = 0; rank < 7; ++rank) {
            page.kinds.emplace_back(ProjectFace{engine::CardId(suit, rank)});
        }
        pages.push_back(std::move(page));
    }
    pages.push_back(std::move(backs));
    ProfilePage ships{"ships.jpg", {}};
    for (const auto& colour : layout.ships) {
        ships.kinds.emplace_back(ShipFace{colour});
    }
    if (layout.earthCard) {
        ships.kinds.emplace_back(EarthFace{});
    }
    pages.push_back(std::move(ships));
    return pages;
}

} // namespace pocketmars::calibration
