#include "true_pages.h"

#include "calibration/photo/photo.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace pocketmars::calibration::test {

std::vector<TruePage> truePages() {
    std::vector<TruePage> pages;
    const auto folder = std::filesystem::path(POCKETMARS_TEST_DATA) / "pages";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        std::ifstream in(entry.path());
        const auto json = nlohmann::json::parse(in);
        TruePage page;
        page.name = entry.path().stem();
        const auto photo = loadPhoto(folder / json.at("photo").get<std::string>());
        page.photo = photo ? photo->image : cv::Mat();
        page.pxPerMm = json.at("px_per_mm");
        page.question.size = {json.at("card_mm").at(0), json.at("card_mm").at(1)};
        for (const auto& card : json.at("cards")) {
            auto& quad = page.cards.emplace_back();
            for (std::size_t i = 0; i < 4; ++i) {
                quad[i] = {card.at("corners").at(i).at(0), card.at("corners").at(i).at(1)};
            }
        }
        page.question.count = page.cards.size();
        pages.push_back(std::move(page));
    }
    return pages;
}

} // namespace pocketmars::calibration::test
