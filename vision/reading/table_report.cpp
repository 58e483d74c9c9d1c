#include "vision/reading/table_report.h"

#include "vision/pieces/tuning.h"
#include "vision/reading/count_report.h"
#include "vision/reading/tuning.h"
#include "vision/stacks/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <numeric>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

using engine::Reading;

std::string text(const Reading<engine::StackCard>& card) {
    if (!card.isRead()) {
        return "?";
    }
    if (std::holds_alternative<engine::FaceDown>(card.value())) {
        return "face down";
    }
    if (const auto* id = std::get_if<engine::CardId>(&card.value())) {
        return id->toString();
    }
    return std::to_string(std::get<int>(card.value()));
}

/// A similarity of 0.5 is the least that is taken for a card at all; from 0.75 on there is no
/// doubt left.
double asProbability(double similarity) {
    return std::clamp(tuning::report.doubtfulConfidence() +
                          (similarity - tuning::report.doubtfulCard()) *
                              tuning::report.confidenceSlope(),
                      tuning::report.leastConfidence(), tuning::report.mostConfidence());
}

bool allBuildings(const TableCards& cards) {
    return std::all_of(cards.buildings.begin(), cards.buildings.end(),
                       [](const auto& b) { return b.has_value(); });
}

/// The place of a count in table/1, players by colour.
std::string pathOf(const ColonistCount& c) {
    switch (c.place.kind) {
    case ColonistPlace::Kind::OneStar:
        return std::string(engine::name(c.place.suit)) + ".one_star." + c.colour;
    case ColonistPlace::Kind::TwoStar:
        return std::string(engine::name(c.place.suit)) + ".two_star." + c.colour;
    case ColonistPlace::Kind::Ship:
        return c.colour + ".ship";
    case ColonistPlace::Kind::Earth:
        return c.colour + ".earth";
    }
    assert(false);
    return {};
}

void writeStack(const FoundTable& table, engine::Suit suit, TableReading& out) {
    const auto& building = table.cards.buildings[engine::index(suit)];
    if (!building) {
        return; // unseen
    }
    const std::string name(engine::name(suit));
    out.findings.push_back({"", "", photoOutline(*building), asProbability(building->confidence)});
    const auto& stack = table.stacks[engine::index(suit)];
    if (stack.strips.empty() && !stack.inView) {
        return;
    }
    std::vector<Reading<engine::StackCard>> cards;
    // A card that was missed shifts all.
    const double start = table.zones.stackMayBePrep[engine::index(suit)]
                             ? std::min(stack.completeConfidence, tuning::zones.stackOrPrep())
                             : stack.completeConfidence;
    double confidence = stack.strips.empty() ? stack.emptyConfidence : start;
    for (std::size_t i = 0; i < stack.strips.size(); ++i) {
        const auto& strip = stack.strips[i];
        const double p = std::min(start, strip.card.confidence().value_or(0.0));
        cards.push_back(strip.card);
        cards.back().setConfidence(p);
        confidence = std::min(confidence, p);
        out.findings.push_back(
            {name + ".stack." + std::to_string(i), text(strip.card), strip.outline, p});
    }
    out.observation.building(suit).stack = Reading(std::move(cards), confidence);
}

void writePrep(const FoundTable& table, std::size_t ship, engine::ObservedPlayer& player,
               TableReading& out) {
    std::vector<Reading<engine::Suit>> backs;
    // A card that was not found looks like one that is not there.
    double confidence = table.zones.prep[ship].size() < 2 ? tuning::report.missingPrep() : 1.0;
    const auto& cards = table.zones.prep[ship];
    const auto suitOf = [&](std::size_t i) {
        return std::get<calibration::BackFace>(cards[i]->face->kind).suit;
    };
    // In one order, however they lie: other looks at the table may have them the other way round.
    std::vector<std::size_t> bySuit(cards.size());
    std::iota(bySuit.begin(), bySuit.end(), std::size_t{0});
    std::stable_sort(bySuit.begin(), bySuit.end(),
                     [&](std::size_t a, std::size_t b) { return suitOf(a) < suitOf(b); });
    for (const auto i : bySuit) {
        const auto* card = cards[i];
        const auto suit = suitOf(i);
        const double p = asProbability(card->confidence) * table.zones.prepFit[ship][i] *
                         table.cards.ships[ship].ofItsKind;
        confidence = std::min(confidence, p);
        out.findings.push_back({player.colour + ".prep." + std::to_string(backs.size()),
                                std::string(engine::name(suit)), photoOutline(*card), p});
        backs.emplace_back(suit, p);
    }
    player.prep = Reading(std::move(backs), confidence);
}

void writePlayer(const FoundTable& table, engine::ObservedPlayer& player, TableReading& out) {
    const auto& ships = table.cards.ships;
    const auto ship = std::find_if(ships.begin(), ships.end(), [&](const PlacedCard& s) {
        return shipColour(s) == player.colour;
    });
    if (ship == ships.end()) {
        return; // unseen
    }
    out.findings.push_back({"", "", photoOutline(*ship), asProbability(ship->confidence)});
    const auto index = static_cast<std::size_t>(ship - ships.begin());
    const auto& energy = table.energies[index];
    player.energy = energy.level;
    const double p = ship->ofItsKind * energy.level.confidence().value_or(0.0);
    if (energy.level.confidence()) {
        player.energy.setConfidence(p);
    }
    out.findings.push_back({player.colour + ".energy",
                            energy.level.isRead() ? std::to_string(energy.level.value()) : "?",
                            energy.outline, p});
    writePrep(table, index, player, out);
}

/// The card of a place; null where it was not found.
const PlacedCard* cardOf(const TableCards& cards, const ColonistPlace& place) {
    const auto found = [](const std::optional<PlacedCard>& card) {
        return card ? &*card : nullptr;
    };
    switch (place.kind) {
    case ColonistPlace::Kind::OneStar:
    case ColonistPlace::Kind::TwoStar:
        return found(cards.buildings[engine::index(place.suit)]);
    case ColonistPlace::Kind::Earth:
        return found(cards.earth);
    case ColonistPlace::Kind::Ship:
        break;
    }
    const auto ship = std::find_if(cards.ships.begin(), cards.ships.end(), [&](const auto& card) {
        return shipColour(card) == place.ship;
    });
    return ship == cards.ships.end() ? nullptr : &*ship;
}

/// That what stands at a place stands on the card that it belongs to.
struct PlaceConfidence {
    double any = 1.0;    ///< of any count
    double nobody = 1.0; ///< that nobody does
};

/// No more can be said of what stands on a building than of which building that is; the same of
/// nobody on a ship or Earth: what hardly looks like one may be a piece of the table, unless its
/// crew says that it is one.
/// @param photos  the first that shows the card counts
PlaceConfidence placeConfidence(const std::vector<const TableCards*>& photos,
                                const ColonistPlace& place) {
    const PlacedCard* card = nullptr;
    for (const auto* cards : photos) {
        card = card != nullptr ? card : cardOf(*cards, place);
    }
    if (card == nullptr) {
        return {};
    }
    const double is = asProbability(card->confidence) * card->ofItsKind;
    const bool onBuilding =
        place.kind == ColonistPlace::Kind::OneStar || place.kind == ColonistPlace::Kind::TwoStar;
    return {onBuilding ? is : card->ofItsKind, is};
}

/// What the counts follow from, to be weighed again.
std::shared_ptr<const CountedTable> countedOn(const FoundTable& table,
                                              const std::vector<const TableCards*>& photos) {
    if (table.colonists.counted == nullptr) {
        return nullptr;
    }
    auto out = std::make_shared<CountedTable>(*table.colonists.counted);
    for (auto& zone : out->zones) {
        const auto limit = placeConfidence(photos, zone.places.front());
        zone.cardConfidence = limit.any;
        zone.emptyConfidence = limit.nobody;
    }
    return out;
}

void writeColonists(const FoundTable& table, const std::vector<const TableCards*>& photos,
                    const ReadOptions& who, std::size_t photo, TableReading& out) {
    auto counts = table.colonists.counts;
    for (auto& c : counts) {
        const auto limit = placeConfidence(photos, c.place);
        c.confidence = std::min(c.confidence, c.count > 0 ? limit.any : limit.nobody);
    }
    writeCounts(counts, {}, out.observation);
    for (const auto& c : counts) {
        if (std::find(who.players.begin(), who.players.end(), c.colour) == who.players.end()) {
            continue;
        }
        // One outline a colour and place, around all its pieces.
        std::vector<cv::Point2f> points;
        for (const auto& piece : table.colonists.pieces) {
            if (piece.photo == photo && piece.colour == c.colour && piece.place == c.place) {
                points.insert(points.end(), piece.outline.begin(), piece.outline.end());
                out.findings.push_back({"", "", piece.outline, piece.confidence});
            }
        }
        if (!points.empty()) {
            std::vector<cv::Point2f> hull;
            cv::convexHull(points, hull);
            out.findings.push_back({pathOf(c), std::to_string(c.count) + " " + c.colour,
                                    std::move(hull), c.confidence});
        }
    }
}

void writePiles(const FoundTable& table, TableReading& out) {
    if (const auto* discard = table.zones.discard) {
        const auto card = std::get<calibration::ProjectFace>(discard->face->kind).card;
        const double p = asProbability(discard->confidence);
        out.observation.discardTop = Reading<std::optional<engine::CardId>>(card, p);
        out.findings.push_back({"discard_top", card.toString(), photoOutline(*discard), p});
    } else if (allBuildings(table.cards)) {
        // An empty pile is simply not there; a hidden one looks the same, and with a part of the
        // table out of view the pile may lie there.
        out.observation.discardTop =
            Reading<std::optional<engine::CardId>>(std::nullopt, tuning::report.noDiscard());
    }
    if (const auto* deck = table.zones.deck) {
        const auto suit = std::get<calibration::BackFace>(deck->face->kind).suit;
        const double p = asProbability(deck->confidence);
        out.observation.deckTop = Reading<std::optional<engine::Suit>>(suit, p);
        out.findings.push_back(
            {"deck_top", std::string(engine::name(suit)), photoOutline(*deck), p});
    }
}

} // namespace

Occupied occupiedOf(const FoundTable& table) {
    Occupied out;
    for (const auto& stack : table.stacks) {
        Outline all;
        for (const auto& strip : stack.strips) {
            all.insert(all.end(), strip.outline.begin(), strip.outline.end());
        }
        if (!all.empty()) {
            cv::convexHull(all, out.stacks.emplace_back());
        }
    }
    for (const auto& energy : table.energies) {
        if (energy.level.isRead() &&
            energy.level.confidence().value_or(0) >= tuning::counting.sureMarker()) {
            out.markers.push_back(energy.outline);
        }
    }
    return out;
}

std::vector<Outline> stackOutlines(const FoundTable& table) {
    std::vector<Outline> out;
    for (const auto& stack : table.stacks) {
        for (const auto& strip : stack.strips) {
            out.push_back(strip.outline);
        }
    }
    return out;
}

TableReading reportTable(const FoundTable& table, const ReadOptions& who, std::size_t photo,
                         const std::vector<const TableCards*>& further) {
    TableReading out;
    std::vector<const TableCards*> photos{&table.cards};
    photos.insert(photos.end(), further.begin(), further.end());
    out.observation.mode = *who.mode;
    for (const auto suit : engine::kSuits) {
        writeStack(table, suit, out);
    }
    for (std::size_t i = 0; i < who.players.size(); ++i) {
        engine::ObservedPlayer player;
        player.role =
            *who.mode == engine::Mode::Solo && i == 1 ? engine::Role::Da : engine::Role::Human;
        player.colour = who.players[i];
        writePlayer(table, player, out);
        out.observation.players.push_back(std::move(player));
    }
    writeColonists(table, photos, who, photo, out);
    out.counted = countedOn(table, photos);
    writePiles(table, out);
    for (auto& finding : out.findings) {
        finding.photo = photo;
    }
    out.registration = {table.plane, table.cards};
    return out;
}

} // namespace pocketmars::vision
