#include "vision/cards/marked_cards.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <limits>
#include <variant>

namespace pocketmars::vision {
namespace {

constexpr int kSteps = 3; // points along a side of a card

CardSighting sighting(const calibration::CardFace& face, const calibration::Layout& layout,
                      const MarkedCard& marked, cv::Size photo) {
    CardSighting out;
    out.sizeMm = faceSizeMm(face, layout);
    out.upright = std::holds_alternative<calibration::BuildingFace>(face.kind);
    const auto width = static_cast<float>(out.sizeMm.width);
    const auto height = static_cast<float>(out.sizeMm.height);
    const std::array<cv::Point2f, 4> card{
        {{0.0F, 0.0F}, {width, 0.0F}, {width, height}, {0.0F, height}}};
    std::array<cv::Point2f, 4> px;
    for (std::size_t i = 0; i < px.size(); ++i) {
        px[i] = {marked.corners[i].x * static_cast<float>(photo.width),
                 marked.corners[i].y * static_cast<float>(photo.height)};
    }
    const cv::Matx33d cardToPhoto = cv::getPerspectiveTransform(card.data(), px.data());
    for (int y = 0; y < kSteps; ++y) {
        for (int x = 0; x < kSteps; ++x) {
            out.cardMm.emplace_back(out.sizeMm.width * x / (kSteps - 1),
                                    out.sizeMm.height * y / (kSteps - 1));
            out.photoPx.push_back(project(cardToPhoto, out.cardMm.back()));
        }
    }
    return out;
}

} // namespace

std::vector<CardSighting> markedSightings(const calibration::Profile& profile,
                                          const std::vector<MarkedCard>& marked, cv::Size photo) {
    std::vector<CardSighting> out;
    for (const auto& each : marked) {
        if (const auto* face = markedFace(profile, each.card)) {
            out.push_back(sighting(*face, profile.layout, each, photo));
        }
    }
    return out;
}

std::vector<CardCandidate> markedCandidates(const calibration::Profile& profile,
                                            const std::vector<MarkedCard>& marked, cv::Size photo,
                                            const TablePlane& plane) {
    std::vector<CardCandidate> out;
    for (const auto& each : marked) {
        const auto* face = markedFace(profile, each.card);
        if (face == nullptr) {
            continue;
        }
        CardCandidate candidate;
        candidate.points = sighting(*face, profile.layout, each, photo);
        candidate.pose = fitPose(plane, candidate.points);
        candidate.votes.assign(profile.faces.size(), 0);
        candidate.votes[static_cast<std::size_t>(face - profile.faces.data())] = 1;
        candidate.support = std::numeric_limits<int>::max();
        candidate.isMarked = true;
        out.push_back(std::move(candidate));
    }
    return out;
}

} // namespace pocketmars::vision
