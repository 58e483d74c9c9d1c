#include "vision/table_reader.h"

#include "calibration/tiles/tile_finder.h"
#include "vision/cards/card_finder.h"
#include "vision/cards/card_placer.h"
#include "vision/cards/marked_cards.h"
#include "vision/cards/tuning.h"
#include "vision/plane/table_plane.h"
#include "vision/reading/reading_parts.h"
#include "vision/reading/table_report.h"
#include "vision/reading/table_update.h"
#include "vision/reading/tuning.h"
#include "vision/stacks/zone_reader.h"
#include "vision/support/parallel.h"
#include "vision/support/photo_change.h"
#include "vision/support/small_picture.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <variant>

namespace pocketmars::vision {
namespace {

const std::string& colourOf(const PlacedCard& ship) {
    return std::get<calibration::ShipFace>(ship.face->kind).colour;
}

int countCards(const TableCards& cards) {
    const auto buildings = std::count_if(cards.buildings.begin(), cards.buildings.end(),
                                         [](const auto& b) { return b.has_value(); });
    return static_cast<int>(buildings) + static_cast<int>(cards.ships.size()) +
           static_cast<int>(cards.backs.size()) + static_cast<int>(cards.projects.size()) +
           (cards.earth ? 1 : 0);
}

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

/// Ships clockwise from the near side of the table, where a ship stands upright: the order of play.
std::vector<const PlacedCard*> clockwise(const std::vector<PlacedCard>& ships) {
    std::vector<const PlacedCard*> out;
    out.reserve(ships.size());
    for (const auto& s : ships) {
        out.push_back(&s);
    }
    const auto turn = [](const PlacedCard* s) {
        // near 0, left a quarter turn, far a half, right three quarters
        const double quarters = s->pose.angle / (std::numbers::pi / 2);
        return std::fmod(std::round(quarters) + 4.0, 4.0);
    };
    std::stable_sort(out.begin(), out.end(),
                     [&](const auto* a, const auto* b) { return turn(a) < turn(b); });
    return out;
}

bool sameSide(const PlacedCard& a, const PlacedCard& b) {
    return std::abs(std::remainder(a.pose.angle - b.pose.angle, 2 * std::numbers::pi)) <
           std::numbers::pi / 4;
}

/// Who plays, told from the ships: beyond doubt only where ships face different sides, for then
/// nobody plays alone. A lone row of two ships may be solo, and who is the human can't be seen.
std::optional<ReadOptions> playersFromShips(const std::vector<PlacedCard>& ships) {
    if (ships.size() < 2) {
        return std::nullopt;
    }
    const auto seats = clockwise(ships);
    if (seats.size() == 2 && sameSide(*seats[0], *seats[1])) {
        return std::nullopt;
    }
    ReadOptions out;
    out.mode = engine::Mode::Versus;
    for (const auto* s : seats) {
        out.players.push_back(colourOf(*s));
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

} // namespace

TableReader::TableReader(const calibration::Profile& profile)
    : m_parts(std::make_unique<ReadingParts>(profile)) {}
TableReader::~TableReader() = default;
TableReader::TableReader(TableReader&&) noexcept = default;
TableReader& TableReader::operator=(TableReader&&) noexcept = default;

struct ViewMemory::Data {
    SmallPicture picture;
    ReadOptions who;
    FoundTable table;
    std::shared_ptr<ColonistReader::Scene> colonists; ///< of the table's cards
    std::vector<PlacedTile> tiles;
};

ViewMemory::ViewMemory() = default;
ViewMemory::~ViewMemory() = default;
ViewMemory::ViewMemory(ViewMemory&&) noexcept = default;
ViewMemory& ViewMemory::operator=(ViewMemory&&) noexcept = default;

tl::expected<TableReading, ReadError> TableReader::read(const cv::Mat& photo,
                                                        const ReadOptions& options, Trace* trace,
                                                        ViewMemory* view) const {
    const auto stamp = [&](const char* stage) {
        if (trace != nullptr) {
            trace->stamp(stage);
        }
    };
    if (view != nullptr) {
        view->m_data.reset(); // before memory is needed for the next
    }
    cv::Mat grey;
    cv::cvtColor(photo, grey, cv::COLOR_BGR2GRAY);
    const auto tiles = calibration::findTiles(grey);
    calibration::coverTiles(grey, tiles);
    stamp("tiles");
    const auto matches = m_parts->index.match(grey);
    stamp("features");
    // The scene of the colonists refers to the table's cards, so it stays where it is.
    auto data = std::unique_ptr<ViewMemory::Data>(
        new ViewMemory::Data{SmallPicture(photo), options, {}, nullptr, {}});
    auto& table = data->table;
    auto sightings = markedSightings(*m_parts->profile, options.marked, photo.size());
    const auto seen = findSightings(*m_parts->profile, matches);
    sightings.insert(sightings.end(), seen.begin(), seen.end());
    auto fit = fitTable(sightings, tiles);
    if (!fit) {
        return tl::unexpected(ReadError::NoTable);
    }
    auto found = findCandidates(*m_parts->profile, matches, fit->plane);
    if (fit->isFromTilesAlone) {
        fit = fitTable(sightingsOf(*m_parts->profile, found), tiles);
        if (!fit || fit->isFromTilesAlone) {
            return tl::unexpected(ReadError::NoTable);
        }
        found = findCandidates(*m_parts->profile, matches, fit->plane);
    }
    table.plane = fit->plane;
    stamp("plane");
    auto candidates =
        markedCandidates(*m_parts->profile, options.marked, photo.size(), table.plane);
    candidates.insert(candidates.end(), found.begin(), found.end());
    table.cards = placeCards(*m_parts->profile, m_parts->matcher, photo, table.plane, candidates,
                             options.players);
    stamp("cards");
    const bool anyBuilding = std::any_of(table.cards.buildings.begin(), table.cards.buildings.end(),
                                         [](const auto& b) { return b.has_value(); });
    if (!anyBuilding || countCards(table.cards) < tuning::table.minCards()) {
        return tl::unexpected(ReadError::NoTable);
    }
    // Who marks cards says which table is meant.
    if (options.marked.empty() &&
        table.cards.doubledBuildings >= tuning::table.doubledBuildings()) {
        return tl::unexpected(ReadError::TwoTables);
    }
    forEachInParallel(engine::kSuitCount, [&](std::size_t i) {
        if (const auto& building = table.cards.buildings[i]) {
            table.stacks[i] = m_parts->stacks.read(photo, table.plane, *building);
        }
    });
    table.zones = findZones(table.cards, table.stacks);
    stamp("stacks");

    auto& who = data->who;
    if (!who.mode) {
        const auto players = playersFromShips(table.cards.ships);
        if (!players || othersPlay(m_parts->colonists.read(photo, table.plane, table.cards, {}),
                                   players->players)) {
            return tl::unexpected(ReadError::PlayersUnclear);
        }
        who = *players;
    }
    data->colonists = m_parts->colonists.look(photo, table.plane, table.cards, who.players);
    table.colonists = ColonistReader::read(*data->colonists);
    stamp("colonists");
    for (const auto& ship : table.cards.ships) {
        table.energies.push_back(readEnergy(*m_parts->profile, photo, ship));
    }
    stamp("energy");
    auto out = reportTable(table, who);
    out.tiles = std::move(fit->tiles);
    data->tiles = out.tiles;
    stamp("items");
    if (view != nullptr) {
        view->m_data = std::move(data);
    }
    return out;
}

std::optional<TableReading> TableReader::readAgain(const cv::Mat& photo, ViewMemory& view,
                                                   Trace* trace) const {
    const auto stamp = [&](const char* stage) {
        if (trace != nullptr) {
            trace->stamp(stage);
        }
    };
    auto data = std::move(view.m_data);
    if (data == nullptr) {
        return std::nullopt;
    }
    const SmallPicture now(photo);
    const double exposure = data->picture.exposureOf(now);
    const PhotoChange change(data->picture, now);
    if (now.size() != data->picture.size() || change.share() > tuning::table.mostChange() ||
        std::max(exposure, 1.0 / exposure) > tuning::table.mostExposure()) {
        return std::nullopt;
    }
    stamp("change");
    auto& table = data->table;
    if (!lyingCardsStay(*m_parts, photo, change, table.cards)) {
        return std::nullopt;
    }
    stamp("lying cards");
    auto stacks = stackOutlines(table);
    Work stackWork;
    updateStacks(*m_parts, photo, change, table, stackWork);
    doInParallel(std::move(stackWork));
    stamp("stacks");
    const auto after = stackOutlines(table);
    stacks.insert(stacks.end(), after.begin(), after.end());
    LooseCardUpdate loose(*m_parts, photo, change, stacks, *data->colonists, table);
    Work rest;
    loose.addWork(rest);
    bool seen = ColonistReader::lookAgain(photo, change, *data->colonists, rest);
    updateEnergies(*m_parts, photo, change, table, rest);
    doInParallel(std::move(rest));
    loose.finish();
    table.zones = findZones(table.cards, table.stacks);
    stamp("loose cards, colonists and energies");
    // Where no card says Earth, the colonists' scene is made of the loose cards as well.
    seen = seen && (!loose.isNeeded() || m_parts->profile->layout.earthCard);
    if (!seen) {
        data->colonists =
            m_parts->colonists.look(photo, table.plane, table.cards, data->who.players);
    }
    table.colonists = ColonistReader::read(*data->colonists);
    stamp("weighing");
    auto out = reportTable(table, data->who);
    out.tiles = data->tiles;
    stamp("items");
    data->picture = now;
    view.m_data = std::move(data);
    return out;
}

} // namespace pocketmars::vision
