#include "vision/reading/first_look.h"

#include "calibration/support/parallel.h"
#include "calibration/tiles/tile_finder.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/card_placer.h"
#include "vision/cards/marked_cards.h"
#include "vision/cards/tuning.h"
#include "vision/reading/table_in_view.h"
#include "vision/reading/trace_pictures.h"
#include "vision/reading/tuning.h"
#include "vision/stacks/zone_reader.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

/// Cards of few features, as they can be told once the plane is known.
std::vector<CardSighting> sightingsOf(const calibration::Profile& profile,
                                      const std::vector<CardCandidate>& candidates) {
    std::vector<CardSighting> out;
    for (const auto& candidate : candidates) {
        if (candidate.support < tuning::candidates.minSupportOnTiles()) {
            continue;
        }
        const auto& votes = candidate.votes;
        const auto face = std::max_element(votes.begin(), votes.end()) - votes.begin();
        out.push_back(candidate.points);
        out.back().upright = std::holds_alternative<calibration::BuildingFace>(
            profile.faces[static_cast<std::size_t>(face)].kind);
    }
    return out;
}

// -- players --------------------------------------------------------------------------------------

/// The side of the table on which a ship stands upright: 0 near, 1 left, 2 far, 3 right.
int sideOf(const PlacedCard& ship) {
    const double quarters = ship.pose.angle / (std::numbers::pi / 2);
    return static_cast<int>(std::fmod(std::round(quarters) + 4.0, 4.0));
}

/// Ships clockwise from the near side of the table, where a ship stands upright: the order of play.
std::vector<const PlacedCard*> clockwise(const std::vector<PlacedCard>& ships) {
    std::vector<const PlacedCard*> out;
    out.reserve(ships.size());
    for (const auto& s : ships) {
        out.push_back(&s);
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const auto* a, const auto* b) { return sideOf(*a) < sideOf(*b); });
    return out;
}

bool sameSide(const PlacedCard& a, const PlacedCard& b) {
    return std::abs(std::remainder(a.pose.angle - b.pose.angle, 2 * std::numbers::pi)) <
           std::numbers::pi / 4;
}

/// Whose colour plays has seven colonists somewhere on the table.
/// @param colonists  of any colours
bool isPeopled(const PlacedCard& ship, const ColonistReading& colonists) {
    return std::none_of(
        colonists.colours.begin(), colonists.colours.end(), [&](const ColourSeen& seen) {
            return seen.colour == shipColour(ship) && seen.confidence < tuning::table.mayPlay();
        });
}

/// Another card may look a little like a ship. One beyond doubt is a ship, whoever is not seen on
/// the table.
bool isOtherCard(const PlacedCard& ship, const ColonistReading& colonists) {
    return ship.confidence < tuning::table.surelyShip() && !isPeopled(ship, colonists);
}

/// Who plays, told from the ships: beyond doubt only where ships face different sides, for then
/// nobody plays alone. A lone row of two ships may be solo, and who is the human can't be seen.
std::optional<Seating> playersFromShips(const std::vector<PlacedCard>& ships) {
    if (ships.size() < 2) {
        return std::nullopt;
    }
    const auto seats = clockwise(ships);
    if (seats.size() == 2 && sameSide(*seats[0], *seats[1])) {
        return std::nullopt;
    }
    Seating out{engine::Mode::Versus, {}};
    for (const auto* s : seats) {
        out.players.push_back(shipColour(*s));
    }
    return out;
}

/// Is there a colour on the table whose ship was not seen?
bool othersPlay(const ColonistReading& colonists, const std::vector<std::string>& players) {
    return std::any_of(colonists.colours.begin(), colonists.colours.end(), [&](const auto& c) {
        return c.confidence > 0.5 &&
               std::find(players.begin(), players.end(), c.colour) == players.end();
    });
}

SeatSeen::Prep prepOf(const PlacedCard& ship, const std::vector<const PlacedCard*>& cards) {
    if (cards.empty()) {
        return SeatSeen::Prep::NotSeen;
    }
    double right = 0; // of the ship's middle, mm
    for (const auto* card : cards) {
        right += ship.pose.toCard(card->pose.centre, ship.sizeMm).x - ship.sizeMm.width / 2;
    }
    right /= static_cast<double>(cards.size());
    if (std::abs(right) < tuning::table.besideShip() * ship.sizeMm.width) {
        return SeatSeen::Prep::Elsewhere;
    }
    return right > 0 ? SeatSeen::Prep::Right : SeatSeen::Prep::Left;
}

/// How many colonists of a colour stand at one place; nothing where that is not clear.
std::optional<int> countOf(const ColonistReading& colonists, const std::string& colour,
                           const ColonistPlace& place) {
    const auto found =
        std::find_if(colonists.counts.begin(), colonists.counts.end(),
                     [&](const auto& c) { return c.colour == colour && c.place == place; });
    return found == colonists.counts.end() || found->confidence < tuning::report.worthMention()
               ? std::nullopt
               : std::optional(found->count);
}

/// @param colonists  of any colours
std::vector<SeatSeen> seatsOf(const FoundTable& table, const ColonistReading& colonists) {
    std::vector<SeatSeen> out;
    for (const auto* ship : clockwise(table.cards.ships)) {
        if (isOtherCard(*ship, colonists)) {
            continue;
        }
        SeatSeen seat;
        seat.colour = shipColour(*ship);
        seat.side = sideOf(*ship);
        for (const auto& seen : colonists.colours) {
            seat.confidence = seen.colour == seat.colour ? seen.confidence : seat.confidence;
        }
        seat.ship = countOf(colonists, seat.colour,
                            {ColonistPlace::Kind::Ship, engine::Suit::Greenhouse, seat.colour});
        seat.earth = countOf(colonists, seat.colour, ColonistPlace());
        const auto index = static_cast<std::size_t>(ship - table.cards.ships.data());
        seat.prep = prepOf(*ship, table.zones.prep[index]);
        out.push_back(std::move(seat));
    }
    return out;
}

ColonistReading readAnyColours(const ReadingParts& parts, ColonistReader::Survey& survey) {
    return ColonistReader::read(*parts.colonists.look(survey, {}));
}

// -- cards ----------------------------------------------------------------------------------------

struct SeenPlane {
    TableFit fit;
    std::vector<CardCandidate> candidates;
};

/// The plane of the table, and where cards may lie on it.
std::optional<SeenPlane> findPlane(const ReadingParts& parts, const cv::Mat& photo,
                                   const ReadOptions& options,
                                   const std::vector<FeatureMatch>& matches,
                                   const std::vector<calibration::SeenTile>& tiles, Trace& trace) {
    const auto& profile = *parts.profile;
    auto sightings = markedSightings(profile, options.marked, photo.size());
    const auto seen = findSightings(profile, matches);
    sightings.insert(sightings.end(), seen.begin(), seen.end());
    auto fit = fitTable(sightings, tiles);
    if (!fit) {
        return std::nullopt;
    }
    trace.add("plane", [&] { return drawPlane(photo, sightings, fit->plane); });
    auto found = findCandidates(profile, matches, fit->plane);
    if (fit->isFromTilesAlone) {
        sightings = sightingsOf(profile, found);
        fit = fitTable(sightings, tiles);
        if (!fit || fit->isFromTilesAlone) {
            return std::nullopt;
        }
        trace.add("plane-mended", [&] { return drawPlane(photo, sightings, fit->plane); });
        found = findCandidates(profile, matches, fit->plane);
    }
    auto candidates = markedCandidates(profile, options.marked, photo.size(), fit->plane);
    candidates.insert(candidates.end(), found.begin(), found.end());
    return SeenPlane{*std::move(fit), std::move(candidates)};
}

} // namespace

tl::expected<SeenCards, ReadError> findCards(const ReadingParts& parts, const cv::Mat& photo,
                                             const ReadOptions& options, Trace& trace) {
    const auto& profile = *parts.profile;
    cv::Mat grey;
    cv::cvtColor(photo, grey, cv::COLOR_BGR2GRAY);
    const auto tiles = calibration::findTiles(grey);
    calibration::coverTiles(grey, tiles);
    trace.stamp("tiles");
    const auto matches = parts.index.match(grey);
    trace.stamp("features");
    trace.add("features", [&] { return drawFeatures(profile, photo, matches, tiles); });
    auto seen = findPlane(parts, photo, options, matches, tiles, trace);
    trace.stamp("plane");
    if (!seen) {
        return tl::unexpected(ReadError::NoTable);
    }
    const auto& plane = seen->fit.plane;
    trace.add("candidates",
              [&] { return drawCandidates(profile, photo, plane, seen->candidates); });
    auto cards =
        placeCards(profile, parts.matcher, photo, plane, seen->candidates, options.players);
    trace.stamp("cards");
    trace.add("cards", [&] { return drawCards(photo, cards); });
    // Who marks cards says which table is meant.
    const bool anyTable = options.marked.empty();
    if (!isTableInView(cards, anyTable)) {
        return tl::unexpected(ReadError::NoTable);
    }
    if (anyTable && cards.doubledBuildings >= tuning::table.doubledBuildings()) {
        return tl::unexpected(ReadError::TwoTables);
    }
    return SeenCards{plane, std::move(cards), std::move(seen->fit.tiles)};
}

void readStacks(const ReadingParts& parts, const cv::Mat& photo, FoundTable& table, Trace& trace) {
    calibration::forEachInParallel(engine::kSuitCount, [&](std::size_t i) {
        if (const auto& building = table.cards.buildings[i]) {
            table.stacks[i] =
                parts.stacks.read(photo, table.plane, *building, table.cards.light, table.cards);
        }
    });
    table.zones = findZones(table.cards, table.stacks);
    trace.stamp("stacks");
    trace.add("stacks", [&] { return drawStacks(photo, table); });
    trace.add("loose-cards", [&] { return drawLooseCards(photo, table); });
}

void readEnergies(const ReadingParts& parts, const cv::Mat& photo, FoundTable& table,
                  Trace& trace) {
    for (const auto& ship : table.cards.ships) {
        table.energies.push_back(readEnergy(*parts.profile, photo, ship));
    }
    trace.stamp("energy");
    trace.add("energy", [&] { return drawEnergies(photo, table); });
}

std::shared_ptr<ColonistReader::Survey>
surveyColonists(const ReadingParts& parts, const cv::Mat& photo, const FoundTable& table) {
    return parts.colonists.survey(photo, table.plane, table.cards, occupiedOf(table));
}

std::optional<ReadOptions> whoPlays(const ReadingParts& parts, const FoundTable& table,
                                    ColonistReader::Survey& survey, const ReadOptions& options) {
    auto out = options;
    out.bySeats = nullptr; // nobody is to be asked any more
    if (out.mode) {
        return out;
    }
    const auto colonists = readAnyColours(parts, survey);
    auto ships = table.cards.ships;
    std::erase_if(ships, [&](const auto& ship) { return isOtherCard(ship, colonists); });
    auto seating = playersFromShips(ships);
    const bool areAllSeen = std::all_of(
        ships.begin(), ships.end(), [&](const auto& ship) { return isPeopled(ship, colonists); });
    if (seating && (!areAllSeen || othersPlay(colonists, seating->players))) {
        seating.reset();
    }
    if (!seating && options.bySeats) {
        seating = options.bySeats(seatsOf(table, colonists));
    }
    if (!seating) {
        return std::nullopt;
    }
    out.mode = seating->mode;
    out.players = std::move(seating->players);
    return out;
}

std::vector<SeatSeen> whoSits(const ReadingParts& parts, const FoundTable& table,
                              ColonistReader::Survey& survey) {
    return seatsOf(table, readAnyColours(parts, survey));
}

} // namespace pocketmars::vision
