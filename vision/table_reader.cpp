#include "vision/table_reader.h"

#include "calibration/tile_finder.h"
#include "vision/card_finder.h"
#include "vision/card_placer.h"
#include "vision/colonist_reader.h"
#include "vision/energy_reader.h"
#include "vision/face_matcher.h"
#include "vision/feature_index.h"
#include "vision/parallel.h"
#include "vision/stack_reader.h"
#include "vision/table_plane.h"
#include "vision/trace.h"
#include "vision/zone_reader.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>
#include <variant>

namespace pocketmars::vision {
namespace {

using engine::Reading;

// Fewer cards than this are chance.
constexpr int kMinCards = 3;

// A colour that is not there is left out, unless that is in doubt.
constexpr double kWorthMention = 0.9;

/// Everything that is known of one table before it is written down.
struct Table {
    TablePlane plane;
    TableCards cards;
    std::array<StackReading, engine::kSuitCount> stacks;
    Zones zones;
    ColonistReading colonists;
};

std::vector<cv::Point2f> outlineOf(const PlacedCard& card) {
    const auto corners = photoCorners(card);
    return {corners.begin(), corners.end()};
}

const std::string& colourOf(const PlacedCard& ship) {
    return std::get<calibration::ShipFace>(ship.face->kind).colour;
}

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
    return std::clamp(0.7 + (similarity - 0.5) * 1.2, 0.05, 0.995);
}

bool allBuildings(const TableCards& cards) {
    return std::all_of(cards.buildings.begin(), cards.buildings.end(),
                       [](const auto& b) { return b.has_value(); });
}

int countCards(const TableCards& cards) {
    const auto buildings = std::count_if(cards.buildings.begin(), cards.buildings.end(),
                                         [](const auto& b) { return b.has_value(); });
    return static_cast<int>(buildings) + static_cast<int>(cards.ships.size()) +
           static_cast<int>(cards.backs.size()) + static_cast<int>(cards.projects.size()) +
           (cards.earth ? 1 : 0);
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

// -- writing it down ------------------------------------------------------------------------------

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

void writeStack(const Table& table, engine::Suit suit, TableReading& out) {
    const auto& building = table.cards.buildings[engine::index(suit)];
    if (!building) {
        return; // unseen
    }
    const std::string name(engine::name(suit));
    out.findings.push_back({"", "", outlineOf(*building), asProbability(building->confidence)});
    const auto& stack = table.stacks[engine::index(suit)];
    if (stack.strips.empty() && !stack.inView) {
        return;
    }
    std::vector<Reading<engine::StackCard>> cards;
    double confidence = stack.strips.empty() ? stack.emptyConfidence : 1.0;
    for (std::size_t i = 0; i < stack.strips.size(); ++i) {
        const auto& strip = stack.strips[i];
        cards.push_back(strip.card);
        const double p = strip.card.confidence().value_or(0.0);
        confidence = std::min(confidence, p);
        out.findings.push_back(
            {name + ".stack." + std::to_string(i), text(strip.card), strip.outline, p});
    }
    out.observation.building(suit).stack = Reading(std::move(cards), confidence);
}

void writePrep(const Table& table, std::size_t ship, engine::ObservedPlayer& player,
               TableReading& out) {
    std::vector<Reading<engine::Suit>> backs;
    // A card that was not found looks like one that is not there.
    double confidence = table.zones.prep[ship].size() < 2 ? 0.85 : 1.0;
    for (const auto* card : table.zones.prep[ship]) {
        const auto suit = std::get<calibration::BackFace>(card->face->kind).suit;
        const double p = asProbability(card->confidence);
        confidence = std::min(confidence, p);
        out.findings.push_back({player.colour + ".prep." + std::to_string(backs.size()),
                                std::string(engine::name(suit)), outlineOf(*card), p});
        backs.emplace_back(suit, p);
    }
    player.prep = Reading(std::move(backs), confidence);
}

void writePlayer(const calibration::Profile& profile, const cv::Mat& photo, const Table& table,
                 engine::ObservedPlayer& player, TableReading& out) {
    const auto& ships = table.cards.ships;
    const auto ship = std::find_if(ships.begin(), ships.end(), [&](const PlacedCard& s) {
        return colourOf(s) == player.colour;
    });
    if (ship == ships.end()) {
        return; // unseen
    }
    out.findings.push_back({"", "", outlineOf(*ship), asProbability(ship->confidence)});
    auto energy = readEnergy(profile, photo, *ship);
    player.energy = energy.level;
    out.findings.push_back({player.colour + ".energy",
                            energy.level.isRead() ? std::to_string(energy.level.value()) : "?",
                            std::move(energy.outline), energy.level.confidence().value_or(0.0)});
    writePrep(table, static_cast<std::size_t>(ship - ships.begin()), player, out);
}

void writeColonists(const Table& table, TableReading& out) {
    auto& observation = out.observation;
    const auto player = [&](const std::string& colour) {
        return std::find_if(observation.players.begin(), observation.players.end(),
                            [&](const auto& p) { return p.colour == colour; });
    };
    // A star space holds the lowest confidence of what stands there, and so of what does not.
    const auto put = [](Reading<engine::ColonistCounts>& space, const ColonistCount& c) {
        if (!space.isRead()) {
            space = Reading(engine::ColonistCounts{}, 1.0);
        }
        space.setConfidence(std::min(space.confidence().value_or(1.0), c.confidence));
        if (c.count > 0 || c.confidence < kWorthMention) {
            space.value()[c.colour] = Reading<int>(c.count, c.confidence);
        }
    };
    for (const auto& c : table.colonists.counts) {
        const auto p = player(c.colour);
        if (p == observation.players.end()) {
            continue;
        }
        switch (c.place.kind) {
        case ColonistPlace::Kind::OneStar:
            put(observation.building(c.place.suit).oneStar, c);
            break;
        case ColonistPlace::Kind::TwoStar:
            put(observation.building(c.place.suit).twoStar, c);
            break;
        case ColonistPlace::Kind::Ship:
            if (c.place.ship == c.colour) {
                p->ship = Reading<int>(c.count, c.confidence);
            }
            break;
        case ColonistPlace::Kind::Earth:
            p->earth = Reading<int>(c.count, c.confidence);
            break;
        }
        // One outline a colour and place, around all its pieces.
        std::vector<cv::Point2f> points;
        for (const auto& piece : table.colonists.pieces) {
            if (piece.colour == c.colour && piece.place == c.place) {
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

void writePiles(const Table& table, TableReading& out) {
    if (const auto* discard = table.zones.discard) {
        const auto card = std::get<calibration::ProjectFace>(discard->face->kind).card;
        const double p = asProbability(discard->confidence);
        out.observation.discardTop = Reading<std::optional<engine::CardId>>(card, p);
        out.findings.push_back({"discard_top", card.toString(), outlineOf(*discard), p});
    } else if (allBuildings(table.cards)) {
        // An empty pile is simply not there; a hidden one looks the same, and with a part of the
        // table out of view the pile may lie there.
        out.observation.discardTop = Reading<std::optional<engine::CardId>>(std::nullopt, 0.8);
    }
    if (const auto* deck = table.zones.deck) {
        const auto suit = std::get<calibration::BackFace>(deck->face->kind).suit;
        const double p = asProbability(deck->confidence);
        out.observation.deckTop = Reading<std::optional<engine::Suit>>(suit, p);
        out.findings.push_back({"deck_top", std::string(engine::name(suit)), outlineOf(*deck), p});
    }
}

} // namespace

struct TableReader::Prepared {
    explicit Prepared(const calibration::Profile& profile)
        : index(profile), matcher(profile), stacks(profile, matcher), colonists(profile) {}

    FeatureIndex index;
    FaceMatcher matcher;
    StackReader stacks;
    ColonistReader colonists;
};

TableReader::TableReader(const calibration::Profile& profile)
    : m_profile(&profile), m_prepared(std::make_unique<Prepared>(profile)) {}
TableReader::~TableReader() = default;
TableReader::TableReader(TableReader&&) noexcept = default;
TableReader& TableReader::operator=(TableReader&&) noexcept = default;

tl::expected<TableReading, ReadError>
TableReader::read(const cv::Mat& photo, const ReadOptions& options, Trace* trace) const {
    const auto stamp = [&](const char* stage) {
        if (trace != nullptr) {
            trace->stamp(stage);
        }
    };
    cv::Mat grey;
    cv::cvtColor(photo, grey, cv::COLOR_BGR2GRAY);
    const auto tiles = calibration::findTiles(grey);
    calibration::coverTiles(grey, tiles);
    stamp("tiles");
    const auto matches = m_prepared->index.match(grey);
    stamp("features");
    Table table;
    auto fit = fitTable(findSightings(*m_profile, matches), tiles);
    if (!fit) {
        return tl::unexpected(ReadError::NoTable);
    }
    table.plane = fit->plane;
    stamp("plane");
    table.cards = placeCards(*m_profile, m_prepared->matcher, photo, table.plane,
                             findCandidates(*m_profile, matches, table.plane), options.players);
    stamp("cards");
    const bool anyBuilding = std::any_of(table.cards.buildings.begin(), table.cards.buildings.end(),
                                         [](const auto& b) { return b.has_value(); });
    if (!anyBuilding || countCards(table.cards) < kMinCards) {
        return tl::unexpected(ReadError::NoTable);
    }
    forEachInParallel(engine::kSuitCount, [&](std::size_t i) {
        if (const auto& building = table.cards.buildings[i]) {
            table.stacks[i] = m_prepared->stacks.read(photo, table.plane, *building);
        }
    });
    table.zones = findZones(table.cards, table.stacks);
    stamp("stacks");

    auto who = options;
    if (!who.mode) {
        const auto seen = playersFromShips(table.cards.ships);
        if (!seen || othersPlay(m_prepared->colonists.read(photo, table.plane, table.cards, {}),
                                seen->players)) {
            return tl::unexpected(ReadError::PlayersUnclear);
        }
        who = *seen;
    }
    table.colonists = m_prepared->colonists.read(photo, table.plane, table.cards, who.players);
    stamp("colonists");
    TableReading out;
    out.observation.mode = *who.mode;
    for (const auto suit : engine::kSuits) {
        writeStack(table, suit, out);
    }
    for (std::size_t i = 0; i < who.players.size(); ++i) {
        engine::ObservedPlayer player;
        player.role =
            *who.mode == engine::Mode::Solo && i == 1 ? engine::Role::Da : engine::Role::Human;
        player.colour = who.players[i];
        writePlayer(*m_profile, photo, table, player, out);
        out.observation.players.push_back(std::move(player));
    }
    writeColonists(table, out);
    writePiles(table, out);
    out.registration = {table.plane, std::move(table.cards)};
    out.tiles = std::move(fit->tiles);
    stamp("items");
    return out;
}

} // namespace pocketmars::vision
