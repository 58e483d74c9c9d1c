#include "benchmarks/learning_truth.h"

#include <nlohmann/json.hpp>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <fstream>

namespace pocketmars::benchmarks {
namespace {

using calibration::Quad;

/// A card's sleeve, as far around it as usual.
Quad sleeveOf(const Quad& card, double pxPerMm) {
    constexpr double kSleeve = 1.0; // mm
    const auto lengths = calibration::sideLengths(card);
    const auto w = static_cast<float>(lengths[0] / pxPerMm);
    const auto h = static_cast<float>(lengths[1] / pxPerMm);
    const auto s = static_cast<float>(kSleeve);
    const Quad flat{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}};
    const cv::Matx33d view = cv::getPerspectiveTransform(flat.data(), card.data());
    return calibration::project(
        view, Quad{cv::Point2f(-s, -s), {w + s, -s}, {w + s, h + s}, {-s, h + s}});
}

} // namespace

std::vector<std::filesystem::path> decksBelow(const std::filesystem::path& root) {
    namespace fs = std::filesystem;
    std::vector<fs::path> out;
    for (const auto& entry :
         fs::recursive_directory_iterator(root, fs::directory_options::follow_directory_symlink)) {
        if (entry.path().filename() == "truth.json") {
            out.push_back(entry.path().parent_path());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

LearningTruth readLearningTruth(const std::filesystem::path& file) {
    std::ifstream in(file);
    const auto json = nlohmann::json::parse(in);
    LearningTruth truth;
    for (const auto& [name, page] : json.at("pages").items()) {
        auto& out = truth[name];
        out.pxPerMm = page.value("px_per_mm", 0.0);
        out.isSleeved = json.value("sleeves", 0.0) != 0;
        for (const auto& card : page.value("cards", nlohmann::json::array())) {
            calibration::Quad quad;
            for (std::size_t i = 0; i < 4; ++i) {
                quad[i] = {card.at("corners").at(i).at(0).get<float>(),
                           card.at("corners").at(i).at(1).get<float>()};
            }
            out.cards.push_back(quad);
        }
        for (const auto& piece : page.value("pieces", nlohmann::json::array())) {
            out.pieces.emplace_back(piece.at("at").at(0).get<float>(),
                                    piece.at("at").at(1).get<float>());
        }
    }
    return truth;
}

PageScore scorePage(const calibration::PageReading& reading, const LearningTruth& truth,
                    const std::string& page, double scale, CutAt edge) {
    auto real = truth.at(page);
    for (auto& card : real.cards) {
        card = edge == CutAt::Sleeve ? sleeveOf(card, real.pxPerMm) : card;
    }
    PageScore score;
    score.wanted = static_cast<int>(std::max(real.cards.size(), real.pieces.size()));
    for (std::size_t i = 0; i < reading.outlines.size(); ++i) {
        auto outline = reading.outlines[i];
        for (auto& p : outline) {
            p /= scale;
        }
        if (i < real.cards.size() && outline.size() == 4) {
            double worst = 0;
            for (std::size_t c = 0; c < 4; ++c) {
                worst = std::max(worst, cv::norm(outline[c] - real.cards[i][c]) / real.pxPerMm);
            }
            for (std::size_t c = 0; c < 4; ++c) {
                const auto& card = real.cards[i];
                const auto along = card[(c + 1) % 4] - card[c];
                const auto out = cv::Point2f(along.y, -along.x) / cv::norm(along);
                score.outwardMm[c] += ((outline[c] - card[c]).dot(out) +
                                       (outline[(c + 1) % 4] - card[(c + 1) % 4]).dot(out)) /
                                      2 / real.pxPerMm / static_cast<double>(real.cards.size());
            }
            score.right += worst <= 1.5 ? 1 : 0;
            score.worstMm = std::max(score.worstMm, worst);
        } else if (i < real.pieces.size() && !outline.empty()) {
            // The truth is where the base's middle stands: pieces lean away from the picture's
            // middle.
            const bool isIn = cv::pointPolygonTest(outline, real.pieces[i], true) >
                              -0.15 * std::sqrt(cv::contourArea(outline));
            score.right += isIn ? 1 : 0;
        }
    }
    const auto n = reading.outlines.size();
    if (n > static_cast<std::size_t>(score.wanted)) {
        score.right = 0;
    }
    return score;
}

} // namespace pocketmars::benchmarks
