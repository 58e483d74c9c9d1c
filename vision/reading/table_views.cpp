#include "vision/reading/table_views.h"

#include "vision/reading/first_look.h"
#include "vision/reading/shared_cards.h"
#include "vision/reading/tuning.h"
#include "vision/stacks/energy_reader.h"
#include "vision/stacks/zone_reader.h"
#include "vision/trace.h"
#include "vision/watching/table_fusion.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

namespace pocketmars::vision {
namespace {

using engine::Observation;
using engine::Reading;

std::vector<CardsInPhoto> cardsOf(std::vector<FoundTable>& tables,
                                  const std::vector<cv::Mat>& photos) {
    std::vector<CardsInPhoto> out;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        out.push_back({&tables[i].plane, &tables[i].cards, photos[i].size()});
    }
    return out;
}

/// The players: the first photo that can tell them does.
std::optional<ReadOptions>
whoPlays(const ReadingParts& parts, const std::vector<FoundTable>& tables,
         const std::vector<std::shared_ptr<ColonistReader::Survey>>& surveys,
         const ReadOptions& options) {
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (auto who = whoPlays(parts, tables[i], *surveys[i], options)) {
            return who;
        }
    }
    return std::nullopt;
}

template <class T> bool isSure(const Reading<T>& reading) {
    return reading.isRead() && reading.confidence().value_or(1.0) >= tuning::report.worthMention();
}

template <class T> int contradiction(const Reading<T>& a, const Reading<T>& b) {
    return isSure(a) && isSure(b) && !(a.value() == b.value()) ? 1 : 0;
}

/// How many items two photos are sure of and have otherwise.
int contradictions(const Observation& a, const Observation& b) {
    int out = 0;
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        out += contradiction(a.players[i].energy, b.players[i].energy);
    }
    for (const auto suit : engine::kSuits) {
        const auto& one = a.building(suit).stack;
        const auto& other = b.building(suit).stack;
        if (!isSure(one) || !isSure(other)) {
            continue;
        }
        if (one.value().size() != other.value().size()) {
            ++out;
            continue;
        }
        for (std::size_t i = 0; i < one.value().size(); ++i) {
            const auto& x = one.value()[i];
            const auto& y = other.value()[i];
            out += isSure(x) && isSure(y) && !engine::sameStackCard(x.value(), y.value()) ? 1 : 0;
        }
    }
    return out;
}

int contradictions(const ColonistReading& a, const ColonistReading& b) {
    int out = 0;
    for (const auto& one : a.counts) {
        const auto other = std::find_if(b.counts.begin(), b.counts.end(), [&](const auto& count) {
            return count.place == one.place && count.colour == one.colour;
        });
        if (other != b.counts.end()) {
            out += one.count != other->count && std::min(one.confidence, other->confidence) >=
                                                    tuning::report.worthMention()
                       ? 1
                       : 0;
        }
    }
    return out;
}

/// A card that was not found looks like one that is not there: where another photo shows it, that
/// counts.
void leaveToOthers(std::vector<Observation>& photos) {
    const bool anyDiscard = std::any_of(photos.begin(), photos.end(), [](const Observation& o) {
        return o.discardTop.isRead() && o.discardTop.value().has_value();
    });
    for (auto& photo : photos) {
        if (anyDiscard && photo.discardTop.isRead() && !photo.discardTop.value()) {
            photo.discardTop = {};
        }
        for (std::size_t i = 0; i < photo.players.size(); ++i) {
            auto& prep = photo.players[i].prep;
            const bool othersHaveMore =
                prep.isRead() && std::any_of(photos.begin(), photos.end(), [&](const auto& o) {
                    const auto& other = o.players[i].prep;
                    return other.isRead() && other.value().size() > prep.value().size();
                });
            if (othersHaveMore) {
                prep = {};
            }
        }
    }
}

/// Of the colonists every photo says the same: what all of them say.
void takeColonists(const Observation& from, Observation& to) {
    for (const auto suit : engine::kSuits) {
        to.building(suit).oneStar = from.building(suit).oneStar;
        to.building(suit).twoStar = from.building(suit).twoStar;
    }
    for (std::size_t i = 0; i < to.players.size(); ++i) {
        to.players[i].ship = from.players[i].ship;
        to.players[i].earth = from.players[i].earth;
    }
}

} // namespace

tl::expected<TableViews, PhotosError> lookTogether(const ReadingParts& parts,
                                                   const std::vector<cv::Mat>& photos,
                                                   const ReadOptions& options) {
    Trace trace;
    TableViews out;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        auto own = options;
        if (i > 0) {
            own.marked.clear();
        }
        auto seen = findCards(parts, photos[i], own, trace);
        if (!seen) {
            return tl::unexpected(PhotosError{seen.error(), i});
        }
        auto& table = out.tables.emplace_back();
        table.plane = seen->plane;
        table.cards = std::move(seen->cards);
        out.tiles.push_back(std::move(seen->tiles));
    }
    const auto cards = cardsOf(out.tables, photos);
    const auto motions = motionsToFirst(cards);
    if (!motions) {
        return tl::unexpected(PhotosError{ReadError::OtherTable, motions.error()});
    }
    shareCards(cards, *motions, [&](std::size_t photo, const PlacedCard& card) {
        return liesThere(parts.matcher, photos[photo], *parts.profile, card);
    });
    for (std::size_t i = 0; i < photos.size(); ++i) {
        readStacks(parts, photos[i], out.tables[i], trace);
        readEnergies(parts, photos[i], out.tables[i], trace);
    }
    std::vector<std::shared_ptr<ColonistReader::Survey>> surveys;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        surveys.push_back(surveyColonists(parts, photos[i], out.tables[i]));
    }
    const auto who = whoPlays(parts, out.tables, surveys, options);
    if (!who) {
        return tl::unexpected(PhotosError{ReadError::PlayersUnclear, 0});
    }
    out.who = *who;
    std::vector<ColonistReader::View> views;
    for (std::size_t i = 0; i < photos.size(); ++i) {
        views.push_back({parts.colonists.look(*surveys[i], who->players), (*motions)[i]});
        out.alone.push_back(ColonistReader::read(*views.back().scene));
    }
    const auto colonists = ColonistReader::read(views);
    for (auto& table : out.tables) {
        table.colonists = colonists;
    }
    return out;
}

tl::expected<TableReading, PhotosError> reportTogether(const TableViews& views) {
    std::vector<TableReading> own;
    std::vector<Observation> observations;
    std::vector<const TableCards*> cards;
    for (const auto& table : views.tables) {
        cards.push_back(&table.cards);
    }
    for (std::size_t i = 0; i < views.tables.size(); ++i) {
        own.push_back(reportTable(views.tables[i], views.who, i, cards));
        observations.push_back(own.back().observation);
        const int against = contradictions(observations.front(), observations.back()) +
                            contradictions(views.alone.front(), views.alone[i]);
        if (against >= tuning::table.otherTable()) {
            return tl::unexpected(PhotosError{ReadError::OtherTable, i});
        }
    }
    leaveToOthers(observations);
    FusionOptions options;
    options.change = 0.0;
    options.furtherView = tuning::table.furtherPhoto();
    auto out = own.front();
    out.observation = fused(observations, options);
    takeColonists(own.front().observation, out.observation);
    for (std::size_t i = 1; i < own.size(); ++i) {
        out.findings.insert(out.findings.end(), own[i].findings.begin(), own[i].findings.end());
    }
    out.tiles = views.tiles.front();
    return out;
}

} // namespace pocketmars::vision
