// edge_samples FOLDER OUT: what the edges beside the cards of every deck below a folder look like,
// and which of them the cards end at; scripts/train-edges learns from it.
#include "app/session/files/text_file.h"
#include "benchmarks/learning_truth.h"
#include "calibration/pages/page_refinement.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/sides/edge_features.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>

namespace {

using namespace pocketmars;
using calibration::PageModel;
namespace fs = std::filesystem;

constexpr double kHere = 0.35; // mm: an edge so near is the card's
constexpr int kViews = 6;      // of each page, each drawn a little wrong

/// Cards drawn larger or smaller, and each a little off: as they are while a page is understood.
PageModel drawnWrong(const PageModel& model, std::mt19937& random) {
    std::normal_distribution<double> size(0, 1.2); // mm
    std::normal_distribution<double> off(0, 0.5);  // mm
    auto wrong = model;
    const double larger = size(random);
    wrong.size = {model.size.width + larger, model.size.height + larger};
    for (auto& card : wrong.cards) {
        card.pose.middle += cv::Point2d(off(random), off(random));
    }
    return wrong;
}

/// Mm outwards from a drawn side to where the card really ends.
double realEnd(const calibration::CardSide& side, const calibration::Quad& real, double pxPerMm) {
    const cv::Point2d from = real[side.side];
    const cv::Point2d to = real[(side.side + 1) % 4];
    const cv::Point2d outward = cv::Point2d(to.y - from.y, from.x - to.x) / cv::norm(to - from);
    return ((from + to) / 2 - side.profile.at(0.5, 0)).dot(outward) / pxPerMm;
}

/// Writes kEdgeFeatures floats and 1 or 0 for each edge.
void writePage(const cv::Mat& photo, const benchmarks::PageTruth& truth, cv::Size2d mm,
               std::mt19937& random, std::ostream& out) {
    constexpr double kSigma = 1.2;
    constexpr double kMargin = 3.5; // mm
    const auto field = calibration::edgeField(photo, kSigma);
    const double minGradient = 0.8 * calibration::leastGradient(field);
    const auto model = calibration::pageFrom(truth.cards, mm, photo.size());
    for (int view = 0; view < kViews; ++view) {
        const auto drawn = drawnWrong(model, random);
        const auto sides =
            calibration::cardSides(field, drawn, calibration::kSideReach, minGradient);
        auto wider = drawn;
        wider.size += cv::Size2d(2 * kMargin, 2 * kMargin);
        std::vector<calibration::Quad> cards;
        for (std::size_t c = 0; c < wider.cards.size(); ++c) {
            cards.push_back(wider.inPicture(c, photo.size()));
        }
        const calibration::PageTable table(field.lab, cards);
        const auto page = calibration::findEdges(sides, drawn.cards.size(), table, {});
        const auto around = calibration::surroundingsOf(page, table);
        const calibration::EdgeAppearance appearance(sides, page, table);
        for (const auto& side : sides) {
            const double end = realEnd(side, truth.cards[side.card], truth.pxPerMm);
            for (const auto& edge : page[side.card][side.kind].edges) {
                const auto features = appearance.of(side.card, side.kind, edge, around);
                const float isCards = std::abs(edge.mm - end) < kHere ? 1.0F : 0.0F;
                out.write(reinterpret_cast<const char*>(features.data()), sizeof features);
                out.write(reinterpret_cast<const char*>(&isCards), sizeof isCards);
            }
        }
    }
}

void writeDeck(const fs::path& deck, std::ostream& out) {
    const auto layout = calibration::readLayout(session::readText(deck / "layout.json").value());
    const auto truth = benchmarks::readLearningTruth(deck / "truth.json");
    const auto& mm = layout.value().cardMm;
    std::mt19937 random(1);
    for (const auto& [name, page] : truth) {
        const auto photo = calibration::loadPhoto(deck / (name + ".jpg"));
        if (photo && !page.cards.empty()) {
            writePage(photo->image, page,
                      {std::min(mm.width, mm.height), std::max(mm.width, mm.height)}, random, out);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: edge_samples FOLDER OUT\n";
        return 2;
    }
    try {
        std::ofstream out(argv[2], std::ios::binary);
        for (const auto& deck : benchmarks::decksBelow(argv[1])) {
            writeDeck(deck, out);
            std::cout << deck.string() << std::endl;
        }
        return out ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "edge_samples: " << error.what() << '\n';
        return 1;
    }
}
