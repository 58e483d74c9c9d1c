#include "app/cli/commands/commands.h"
#include "app/cli/options/profile_choice.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/profiles/profile_check.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

/// `profile test`: how well the cards in photos agree with a profile.
namespace pocketmars::cli {
namespace {

using vision::CheckedCard;

struct TestOptions {
    std::string name;
    std::vector<std::string> photos;
    bool json = false;
};

int percent(const CheckedCard& card) { return static_cast<int>(std::lround(card.agreement * 100)); }

std::string nameOf(const CheckedCard& card) {
    return card.face == nullptr ? "?" : card.face->name();
}

/// Px of the photo as it is shown.
std::vector<cv::Point> cornersOf(const CheckedCard& card, double scale) {
    std::vector<cv::Point> corners;
    for (const auto& corner : card.outline) {
        corners.emplace_back(static_cast<int>(std::lround(corner.x / scale)),
                             static_cast<int>(std::lround(corner.y / scale)));
    }
    return corners;
}

nlohmann::ordered_json asJson(const session::CheckedPhoto& photo) {
    auto cards = nlohmann::ordered_json::array();
    for (const auto& card : photo.cards) {
        const bool isKnown = card.face != nullptr;
        auto corners = nlohmann::ordered_json::array();
        for (const auto& corner : cornersOf(card, photo.scale)) {
            corners.push_back({corner.x, corner.y});
        }
        constexpr const char* kVerdicts[] = {"good", "weak", "not_recognised"};
        cards.push_back(
            {{"card", isKnown ? nlohmann::ordered_json(nameOf(card)) : nlohmann::ordered_json()},
             {"corners", std::move(corners)},
             {"agreement", std::round(card.agreement * 1000) / 1000},
             {"verdict", kVerdicts[static_cast<int>(card.verdict)]}});
    }
    return {{"photo", photo.photo}, {"cards", std::move(cards)}};
}

void print(const session::CheckedPhoto& photo, std::ostream& out) {
    out << photo.photo << '\n';
    TextTable table({Align::Left, Align::Left, Align::Right, Align::Left});
    for (const auto& card : photo.cards) {
        cv::Point sum;
        const auto corners = cornersOf(card, photo.scale);
        for (const auto& corner : corners) {
            sum += corner;
        }
        const auto count = static_cast<int>(corners.size());
        table.addRow({nameOf(card),
                      "at " + std::to_string(sum.x / count) + ", " + std::to_string(sum.y / count),
                      card.face == nullptr ? "" : std::to_string(percent(card)) + " %",
                      session::verdictWord(card.verdict)});
    }
    table.print(out, 2);
}

Outcome test(const TestOptions& options, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto profile = chooseProfile(*store, options.name, {}, terminal);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    std::vector<session::CheckedPhoto> photos;
    std::vector<CheckedCard> all;
    for (const auto& file : options.photos) { // all before anything is printed
        auto photo = session::checkPhoto(*profile, file);
        if (!photo) {
            return tl::unexpected(photo.error());
        }
        all.insert(all.end(), photo->cards.begin(), photo->cards.end());
        photos.push_back(*std::move(photo));
    }
    if (options.json) {
        auto list = nlohmann::ordered_json::array();
        for (const auto& photo : photos) {
            list.push_back(asJson(photo));
        }
        terminal.out << jsonText(nlohmann::ordered_json{{"profile", profile->name},
                                                        {"photos", std::move(list)},
                                                        {"advice", session::adviceOn(all)}})
                     << '\n';
        return {};
    }
    for (const auto& photo : photos) {
        print(photo, terminal.out);
    }
    terminal.out << session::adviceOn(all) << '\n';
    return {};
}

} // namespace

void addProfileTestCommand(CLI::App& profile, const Choose& choose) {
    const auto options = std::make_shared<TestOptions>();
    auto* app = profile.add_subcommand(
        "test", "Say how well the cards in photos agree with a profile, card by card");
    app->add_option("NAME", options->name, "The profile")->required()->type_name("");
    app->add_option("PHOTO", options->photos, "Some of its cards as they are now, or a table")
        ->required()
        ->type_name("");
    app->add_flag("--json", options->json, "Print JSON");
    app->callback([=] { choose([=](Terminal& terminal) { return test(*options, terminal); }); });
}

} // namespace pocketmars::cli
