#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/files/picture_file.h"
#include "app/session/words/messages.h"
#include "calibration/outlines/card_outlines.h"
#include "calibration/photo/photo.h"
#include "vision/overlay.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

struct OutlineOptions {
    std::string photo;
    std::string overlay;
    bool json = false;
};

/// px of the photo as it is shown, to a tenth: finer is noise.
nlohmann::ordered_json cornersAsJson(const calibration::CardQuad& card, double scale) {
    auto corners = nlohmann::ordered_json::array();
    for (const auto& corner : card.corners) {
        const auto rounded = [scale](float px) {
            return std::round(static_cast<double>(px) / scale * 10.0) / 10.0;
        };
        corners.push_back({rounded(corner.x), rounded(corner.y)});
    }
    return corners;
}

/// `pocketmars.corners/1` of one photo: what `profile learn --corners` takes.
std::string asJson(const std::vector<calibration::CardQuad>& cards, const std::string& file,
                   const calibration::Photo& photo) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& card : cards) {
        list.push_back({{"corners", cornersAsJson(card, photo.scale)},
                        {"confidence", std::round(card.confidence * 1000.0) / 1000.0}});
    }
    const auto full = [&](int px) { return std::lround(px / photo.scale); };
    return jsonText(
        nlohmann::ordered_json{{"format", "pocketmars.corners/1"},
                               {"photo", std::filesystem::path(file).filename().string()},
                               {"size", {full(photo.image.cols), full(photo.image.rows)}},
                               {"cards", std::move(list)}});
}

void print(const std::vector<calibration::CardQuad>& cards, double scale, std::ostream& out) {
    out << cards.size() << (cards.size() == 1 ? " card\n" : " cards\n");
    TextTable table({Align::Right, Align::Right, Align::Left});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        std::string corners;
        for (const auto& corner : cards[i].corners) {
            corners += (corners.empty() ? "(" : " (") +
                       std::to_string(std::lround(static_cast<double>(corner.x) / scale)) + ", " +
                       std::to_string(std::lround(static_cast<double>(corner.y) / scale)) + ")";
        }
        table.addRow({std::to_string(i + 1),
                      std::to_string(std::lround(cards[i].confidence * 100.0)) + " %", corners});
    }
    table.print(out, 2);
}

std::vector<vision::Finding> asFindings(const std::vector<calibration::CardQuad>& cards) {
    std::vector<vision::Finding> findings;
    findings.reserve(cards.size());
    for (const auto& card : cards) {
        findings.push_back({"",
                            std::to_string(findings.size() + 1),
                            {card.corners.begin(), card.corners.end()},
                            card.confidence});
    }
    return findings;
}

Outcome outlines(const OutlineOptions& options, Terminal& terminal) {
    if (!options.overlay.empty()) {
        if (auto can = session::canSavePicture(options.overlay); !can) {
            return can;
        }
    }
    const auto photo = calibration::loadPhoto(options.photo);
    if (!photo) {
        return tl::unexpected(session::message(photo.error(), options.photo));
    }
    const auto cards = calibration::findCardOutlines(photo->image);
    if (!options.overlay.empty()) {
        auto saved = session::savePicture(options.overlay,
                                          vision::drawOverlay(photo->image, asFindings(cards)));
        if (!saved) {
            return saved;
        }
    }
    if (options.json) {
        terminal.out << asJson(cards, options.photo, *photo) << '\n';
    } else {
        print(cards, photo->scale, terminal.out);
    }
    return {};
}

} // namespace

void addOutlinesCommand(CLI::App& app, const Choose& choose) {
    auto* command = app.add_subcommand("outlines", "Find the outlines of flat cards in a photo");
    const auto options = std::make_shared<OutlineOptions>();
    command->add_option("PHOTO", options->photo, "A photo of cards on a table")
        ->required()
        ->type_name("");
    command->add_flag("--json", options->json, "Print the corners as JSON");
    command
        ->add_option("--overlay", options->overlay,
                     "Draw the outlines on the photo and save that as FILE")
        ->type_name("FILE");
    command->callback(
        [=] { choose([=](Terminal& terminal) { return outlines(*options, terminal); }); });
}

} // namespace pocketmars::cli
