#include "vision/reading/trace_pictures.h"

#include "calibration/support/median.h"
#include "vision/plane/tuning.h"
#include "vision/support/drawing.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>
#include <variant>

namespace pocketmars::vision {
namespace {

const cv::Scalar kGood(90, 220, 60); // BGR, as all here
const cv::Scalar kBad(60, 60, 240);
const cv::Scalar kPlain(220, 220, 220);

constexpr int kWorthALabel = 10; // features; most places have fewer

constexpr const char* kKinds = "building green, project magenta, back yellow, ship orange, Earth "
                               "blue";

cv::Scalar colourOf(const calibration::CardFace& face) {
    struct Colour {
        cv::Scalar operator()(const calibration::BuildingFace&) const { return {90, 220, 60}; }
        cv::Scalar operator()(const calibration::ProjectFace&) const { return {230, 90, 230}; }
        cv::Scalar operator()(const calibration::BackFace&) const { return {60, 230, 240}; }
        cv::Scalar operator()(const calibration::ShipFace&) const { return {40, 150, 250}; }
        cv::Scalar operator()(const calibration::EarthFace&) const { return {250, 160, 60}; }
    };
    return std::visit(Colour{}, face.kind);
}

std::string number(double value, int places = 2) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", places, value);
    return text;
}

std::string count(std::size_t number, const std::string& what) {
    return std::to_string(number) + " " + what;
}

/// A photo with outlines and labels, which get their size from the photo.
class Sheet {
public:
    explicit Sheet(cv::Mat photo)
        : m_picture(std::move(photo)), m_scale(drawingScale(m_picture.size())) {}

    void outline(const std::vector<cv::Point2f>& outline, const cv::Scalar& colour,
                 double width = 4) {
        drawOutline(m_picture, outline, colour, std::max(1, cvRound(width * m_scale)));
    }
    void label(const std::string& text, cv::Point2f at, const cv::Scalar& colour) {
        m_labels.push_back({text, at, colour});
    }
    /// Outlined and labelled at its upper left as it is seen.
    void card(const PlacedCard& card, const std::string& text, const cv::Scalar& colour) {
        const auto corners = photoOutline(card);
        outline(corners, colour);
        label(text, upperLeft(corners), colour);
    }
    void dot(cv::Point2d at, const cv::Scalar& colour) {
        cv::circle(m_picture, at, std::max(2, cvRound(7 * m_scale)), colour, cv::FILLED,
                   cv::LINE_AA);
    }
    [[nodiscard]] cv::Point2f upperLeft(const std::vector<cv::Point2f>& outline) const {
        const auto box = cv::boundingRect(outline);
        return cv::Point2f(box.tl()) + cv::Point2f(4.0F, static_cast<float>(40 * m_scale));
    }
    [[nodiscard]] cv::Mat under(const std::vector<std::string>& caption) {
        for (const auto& l : m_labels) {
            drawLabel(m_picture, l.text, l.at, m_scale, l.colour);
        }
        return captioned(m_picture, caption);
    }

private:
    struct Label {
        std::string text;
        cv::Point2f at;
        cv::Scalar colour;
    };
    cv::Mat m_picture;
    double m_scale;
    std::vector<Label> m_labels; // above all lines
};

std::vector<cv::Point2f> outlineOf(const TablePlane& plane, const TablePose& pose,
                                   cv::Size2d size) {
    std::vector<cv::Point2f> out;
    for (const cv::Point2d mm :
         {cv::Point2d(0, 0), cv::Point2d(size.width, 0), cv::Point2d(size.width, size.height),
          cv::Point2d(0, size.height)}) {
        out.emplace_back(project(plane.tableToPhoto, pose.toTable(mm, size)));
    }
    return out;
}

std::string shortText(const engine::Reading<engine::StackCard>& card) {
    if (!card.isRead()) {
        return "?";
    }
    if (std::holds_alternative<engine::FaceDown>(card.value())) {
        return "down";
    }
    const auto* id = std::get_if<engine::CardId>(&card.value());
    return id != nullptr ? id->toString() : std::to_string(std::get<int>(card.value()));
}

} // namespace

cv::Mat drawFeatures(const calibration::Profile& profile, const cv::Mat& photo,
                     const std::vector<FeatureMatch>& matches,
                     const std::vector<calibration::SeenTile>& tiles) {
    Sheet sheet(faded(photo));
    std::set<int> features;
    for (const auto& match : matches) {
        features.insert(match.feature);
        if (match.rank == 0) {
            sheet.dot(match.photo, colourOf(profile.faces[static_cast<std::size_t>(match.face)]));
        }
    }
    for (const auto& tile : tiles) {
        sheet.outline({tile.markerPx.begin(), tile.markerPx.end()}, kBad);
    }
    return sheet.under({count(features.size(), "features look like learnt ones; colour: of which "
                                               "card the nearest is"),
                        kKinds, count(tiles.size(), "corner tiles, red outlines")});
}

cv::Mat drawPlane(const cv::Mat& photo, const std::vector<CardSighting>& sightings,
                  const TablePlane& plane) {
    Sheet sheet(faded(photo));
    for (const auto& sighting : sightings) {
        const auto pose = fitPose(plane, sighting);
        std::vector<double> errors;
        for (std::size_t i = 0; i < sighting.cardMm.size(); ++i) {
            errors.push_back(cv::norm(pose.toTable(sighting.cardMm[i], sighting.sizeMm) -
                                      project(plane.photoToTable, sighting.photoPx[i])));
        }
        const double error = calibration::median(std::move(errors));
        const auto colour = error <= tuning::planeFit.maxMedianErrorMm() ? kGood : kBad;
        const auto outline = outlineOf(plane, pose, sighting.sizeMm);
        sheet.outline(outline, colour);
        sheet.label(count(sighting.cardMm.size(), "pts ") + number(error, 1) + " mm",
                    sheet.upperLeft(outline), colour);
        for (const auto& px : sighting.photoPx) {
            sheet.dot(px, colour);
        }
    }
    return sheet.under(
        {count(sightings.size(), "cards recognised before the table is known; the plane is fitted "
                                 "to them"),
         "features of each and their median error on the plane, whose own is " +
             number(plane.errorMm, 1) + " mm",
         "red: off the plane, so not used"});
}

cv::Mat drawCandidates(const calibration::Profile& profile, const cv::Mat& photo,
                       const TablePlane& plane, const std::vector<CardCandidate>& candidates) {
    Sheet sheet(faded(photo));
    for (const auto& candidate : candidates) {
        const auto& votes = candidate.votes;
        const auto best = std::max_element(votes.begin(), votes.end()) - votes.begin();
        const auto& face = profile.faces[static_cast<std::size_t>(best)];
        const auto outline = outlineOf(plane, candidate.pose, faceSizeMm(face, profile.layout));
        const bool isWeak = candidate.support < kWorthALabel;
        sheet.outline(outline, colourOf(face) * (isWeak ? 0.5 : 1.0), isWeak ? 2 : 4);
        if (isWeak) {
            continue;
        }
        sheet.label((candidate.isMarked ? "marked" : std::to_string(candidate.support)) + " " +
                        face.name(),
                    sheet.upperLeft(outline), colourOf(face));
    }
    return sheet.under({count(candidates.size(), "places where features agree on a card, with "
                                                 "their number and the face that most are of"),
                        kKinds,
                        "dark: fewer than " + std::to_string(kWorthALabel) +
                            " features; pictures decide next which of them are cards"});
}

cv::Mat drawCards(const cv::Mat& photo, const TableCards& cards) {
    Sheet sheet(photo.clone());
    std::size_t placed = 0;
    const auto draw = [&](const PlacedCard& card) {
        sheet.card(card, card.face->name() + "\n" + number(card.confidence), colourOf(*card.face));
        ++placed;
    };
    for (const auto& building : cards.buildings) {
        if (building) {
            draw(*building);
        }
    }
    if (cards.earth) {
        draw(*cards.earth);
    }
    for (const auto* list : {&cards.ships, &cards.projects, &cards.backs}) {
        std::for_each(list->begin(), list->end(), draw);
    }
    return sheet.under({count(placed, "cards lie whole on the table, with how much each looks "
                                      "like its learnt picture (1: the same)"),
                        kKinds});
}

cv::Mat drawStacks(const cv::Mat& photo, const FoundTable& table) {
    Sheet sheet(photo.clone());
    for (std::size_t s = 0; s < table.stacks.size(); ++s) {
        const auto& stack = table.stacks[s];
        const auto& building = table.cards.buildings[s];
        if (!building) {
            continue;
        }
        std::string about = std::string(engine::name(engine::kSuits[s]));
        if (stack.strips.empty()) {
            about += stack.inView ? " empty " + number(stack.emptyConfidence) : " out of view";
        }
        sheet.card(*building, about, kPlain);
        for (std::size_t i = 0; i < stack.strips.size(); ++i) {
            const auto& strip = stack.strips[i];
            const auto& edge = stack.edges[i];
            const double sure = strip.card.confidence().value_or(0.0);
            const auto colour = sure >= 0.9 ? kGood : kBad;
            sheet.outline(strip.outline, colour);
            sheet.label(shortText(strip.card) + " " + number(sure) + " edge " +
                            number(edge.score()),
                        sheet.upperLeft(strip.outline), colour);
        }
    }
    return sheet.under({"stacks: what each strip was read as and how sure, then how much its upper "
                        "edge looks like one of the suit",
                        "green: sure, at least 0.9; red: less"});
}

cv::Mat drawLooseCards(const cv::Mat& photo, const FoundTable& table) {
    Sheet sheet(faded(photo));
    const auto& cards = table.cards;
    const auto& zones = table.zones;
    std::set<const PlacedCard*> used;
    const auto draw = [&](const PlacedCard* card, const std::string& as) {
        used.insert(card);
        sheet.card(*card, as + "\n" + card->face->name() + " " + number(card->confidence), kGood);
    };
    for (std::size_t s = 0; s < cards.ships.size(); ++s) {
        const auto ship = cards.ships[s].face->name();
        sheet.card(cards.ships[s], ship, colourOf(*cards.ships[s].face));
        for (std::size_t i = 0; i < zones.prep[s].size(); ++i) {
            draw(zones.prep[s][i], "prep of " + ship + " " + number(zones.prepFit[s][i]));
        }
    }
    if (zones.deck != nullptr) {
        draw(zones.deck, "deck");
    }
    if (zones.discard != nullptr) {
        draw(zones.discard, "discard");
    }
    for (const auto* list : {&cards.projects, &cards.backs}) {
        for (const auto& card : *list) {
            if (!used.contains(&card)) {
                sheet.card(card, "none: " + card.face->name(), kPlain);
            }
        }
    }
    return sheet.under({"loose cards: prep modules with how surely they are their ship's, deck and "
                        "discard pile; then how much each looks like it",
                        "grey: taken for none of these, as in a stack or a hand"});
}

cv::Mat drawEnergies(const cv::Mat& photo, const FoundTable& table) {
    Sheet sheet(photo.clone());
    for (std::size_t s = 0; s < table.energies.size(); ++s) {
        const auto& energy = table.energies[s];
        const auto& ship = table.cards.ships[s];
        const bool read = energy.level.isRead();
        sheet.card(ship,
                   ship.face->name() +
                       (read ? "\nenergy " + std::to_string(energy.level.value()) + " " +
                                   number(energy.level.confidence().value_or(0.0))
                             : std::string("\nenergy not read")),
                   colourOf(*ship.face));
        sheet.outline(energy.outline, read ? kGood : kBad);
    }
    return sheet.under({"energy: the level that looks most like one with the marker, and how sure; "
                        "red: not enough like it"});
}

} // namespace pocketmars::vision
