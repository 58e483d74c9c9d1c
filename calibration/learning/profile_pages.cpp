#include "calibration/learning/profile_pages.h"

#include <variant>

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

PageLook lookFor(const std::vector<ProfilePage>& pages, const std::vector<PageLook>& looks,
                 std::size_t page) {
    // The suits share a design; buildings, backs and ships each have their own.
    const auto isOfSuit = [&](std::size_t index) {
        return index < pages.size() &&
               std::holds_alternative<ProjectFace>(pages[index].kinds.front());
    };
    std::vector<PageLook> others;
    std::vector<PageLook> suits;
    for (std::size_t other = 0; other < looks.size(); ++other) {
        if (other == page || !looks[other].isKnown()) {
            continue;
        }
        others.push_back(looks[other]);
        if (isOfSuit(page) && isOfSuit(other)) {
            suits.push_back(looks[other]);
        }
    }
    auto look = PageLook::together(suits);
    look.rememberOthers(others);
    return look;
}

} // namespace pocketmars::calibration
