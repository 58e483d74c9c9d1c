#include "vision/watching/table_fusion.h"

#include "vision/watching/tuning.h"
#include "vision/watching/value_fusion.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>
#include <utility>

namespace pocketmars::vision {
namespace {

using engine::ColonistCounts;
using engine::Observation;
using engine::Reading;
using engine::StackCard;
using engine::Suit;

// How many values items have.
constexpr std::size_t kCounts = 8;     // 0..7
constexpr std::size_t kStackCards = 9; // 0..7, face down
constexpr std::size_t kStackHeights = 8;
constexpr std::size_t kPrepSizes = 8;
constexpr std::size_t kDiscards = engine::kCardCount + 1; // or none
constexpr std::size_t kDecks = engine::kSuitCount + 1;    // or none

using Views = std::deque<std::vector<Observation>>;

/// Picks one item out of every reading.
template <class T, class Get> ItemViews<T> pick(const Views& views, Get get) {
    ItemViews<T> out;
    for (const auto& view : views) {
        auto& readings = out.emplace_back();
        for (const auto& observation : view) {
            readings.push_back(get(observation));
        }
    }
    return out;
}

/// How sure a list is of its length: as sure as it is of all it holds. One with unread items says 0
/// of that; they were seen at least.
template <class T> double lengthConfidence(const Reading<std::vector<Reading<T>>>& list) {
    const auto& items = list.value();
    if (std::all_of(items.begin(), items.end(), [](const auto& item) { return item.isRead(); })) {
        return list.confidence().value_or(tuning::fusing.surest());
    }
    double sum = 0.0;
    for (const auto& item : items) {
        sum += item.isRead()
                   ? item.confidence().value_or(list.confidence().value_or(tuning::fusing.surest()))
                   : tuning::fusing.unreadItem();
    }
    return sum / static_cast<double>(items.size());
}

/// First the length, then place by place among the readings of that length.
template <class T, class Same>
Reading<std::vector<Reading<T>>> fuseList(const ItemViews<std::vector<Reading<T>>>& views,
                                          std::size_t lengths, std::size_t values,
                                          const ItemFusion& options, Same same) {
    ItemViews<std::size_t> heights;
    for (const auto& view : views) {
        auto& readings = heights.emplace_back();
        for (const auto& list : view) {
            if (list.isRead()) {
                readings.emplace_back(list.value().size(), lengthConfidence(list));
            } else {
                readings.push_back(list.isUnread() ? Reading<std::size_t>::unread()
                                                   : Reading<std::size_t>());
            }
        }
    }
    const auto height = fuseItem(heights, lengths, options);
    if (!height.isRead()) {
        return height.isUnread() ? Reading<std::vector<Reading<T>>>::unread()
                                 : Reading<std::vector<Reading<T>>>();
    }
    std::vector<Reading<T>> items;
    double confidence = height.confidence().value_or(tuning::fusing.surest());
    for (std::size_t i = 0; i < height.value(); ++i) {
        ItemViews<T> places;
        for (const auto& view : views) {
            auto& readings = places.emplace_back();
            for (const auto& list : view) {
                if (list.isRead() && list.value().size() == height.value()) {
                    readings.push_back(list.value()[i]);
                }
            }
        }
        items.push_back(fuseItem(places, values, options, same));
        confidence =
            std::min(confidence, items.back().isRead()
                                     ? items.back().confidence().value_or(tuning::fusing.surest())
                                     : 0.0);
    }
    return Reading(std::move(items), confidence);
}

Reading<ColonistCounts> fuseSpace(const ItemViews<ColonistCounts>& views,
                                  const ItemFusion& options) {
    std::set<std::string> colours;
    bool read = false;
    bool unread = false;
    for (const auto& view : views) {
        for (const auto& space : view) {
            unread = unread || space.isUnread();
            if (space.isRead()) {
                read = true;
                for (const auto& [colour, count] : space.value()) {
                    colours.insert(colour);
                }
            }
        }
    }
    if (!read) {
        return unread ? Reading<ColonistCounts>::unread() : Reading<ColonistCounts>();
    }
    const auto fuseColour = [&](const std::string& colour) {
        ItemViews<int> counts;
        for (const auto& view : views) {
            auto& readings = counts.emplace_back();
            for (const auto& space : view) {
                readings.push_back(engine::colonists(space, colour));
            }
        }
        return fuseItem(counts, kCounts, options);
    };
    ColonistCounts out;
    // A colour that no reading lists: as sure as the space as a whole that it has none there.
    double confidence = fuseColour("").confidence().value_or(tuning::fusing.surest());
    for (const auto& colour : colours) {
        const auto count = fuseColour(colour);
        confidence = std::min(confidence, count.confidence().value_or(tuning::fusing.surest()));
        if (count.valueOr(0) > 0 ||
            count.confidence().value_or(tuning::fusing.surest()) < tuning::fusing.worthMention()) {
            out[colour] = count;
        }
    }
    return Reading(std::move(out), confidence);
}

/// The backs lie in any order; those that were not read come last.
Reading<std::vector<Reading<Suit>>> inOrder(Reading<std::vector<Reading<Suit>>> prep) {
    if (prep.isRead()) {
        std::stable_sort(prep.value().begin(), prep.value().end(),
                         [](const Reading<Suit>& a, const Reading<Suit>& b) {
                             return a.isRead() && (!b.isRead() || a.value() < b.value());
                         });
    }
    return prep;
}

template <class T, class Same = std::equal_to<T>>
bool agreeOn(const Reading<T>& a, const Reading<T>& b, Same same = {}) {
    return !a.isRead() || !b.isRead() || same(a.value(), b.value());
}

template <class T, class Same = std::equal_to<T>>
bool listsAgree(const Reading<std::vector<Reading<T>>>& a,
                const Reading<std::vector<Reading<T>>>& b, Same same = {}) {
    return agreeOn(a, b, [&](const auto& x, const auto& y) {
        return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                          [&](const auto& i, const auto& j) { return agreeOn(i, j, same); });
    });
}

bool spacesAgree(const Reading<ColonistCounts>& a, const Reading<ColonistCounts>& b) {
    const auto agreeOnColoursOf = [&](const Reading<ColonistCounts>& one) {
        return std::all_of(one.value().begin(), one.value().end(), [&](const auto& entry) {
            return agreeOn(engine::colonists(a, entry.first), engine::colonists(b, entry.first));
        });
    };
    return !a.isRead() || !b.isRead() || (agreeOnColoursOf(a) && agreeOnColoursOf(b));
}

bool samePlayers(const Observation& a, const Observation& b) {
    return a.mode == b.mode && std::equal(a.players.begin(), a.players.end(), b.players.begin(),
                                          b.players.end(), [](const auto& p, const auto& q) {
                                              return p.role == q.role && p.colour == q.colour;
                                          });
}

Observation fuse(const Views& views, const FusionOptions& how) {
    assert(!views.empty());
    if (views.size() == 1 && views.front().size() == 1) {
        return views.front().front();
    }
    const ItemFusion options{how.sameView, how.furtherView, how.change};
    const auto count = [&](auto get) { return fuseItem(pick<int>(views, get), kCounts, options); };
    auto out = views.back().back();
    for (std::size_t i = 0; i < out.players.size(); ++i) {
        auto& player = out.players[i];
        player.energy = count([i](const Observation& o) { return o.players[i].energy; });
        player.earth = count([i](const Observation& o) { return o.players[i].earth; });
        player.ship = count([i](const Observation& o) { return o.players[i].ship; });
        player.prep =
            fuseList(pick<std::vector<Reading<Suit>>>(
                         views, [i](const Observation& o) { return inOrder(o.players[i].prep); }),
                     kPrepSizes, engine::kSuitCount, options, std::equal_to<Suit>());
    }
    for (const auto suit : engine::kSuits) {
        auto& building = out.building(suit);
        building.stack =
            fuseList(pick<std::vector<Reading<StackCard>>>(
                         views, [suit](const Observation& o) { return o.building(suit).stack; }),
                     kStackHeights, kStackCards, options, engine::sameStackCard);
        building.oneStar =
            fuseSpace(pick<ColonistCounts>(
                          views, [suit](const Observation& o) { return o.building(suit).oneStar; }),
                      options);
        building.twoStar =
            fuseSpace(pick<ColonistCounts>(
                          views, [suit](const Observation& o) { return o.building(suit).twoStar; }),
                      options);
    }
    out.discardTop = fuseItem(pick<std::optional<engine::CardId>>(
                                  views, [](const Observation& o) { return o.discardTop; }),
                              kDiscards, options);
    out.deckTop =
        fuseItem(pick<std::optional<Suit>>(views, [](const Observation& o) { return o.deckTop; }),
                 kDecks, options);
    return out;
}

} // namespace

bool agree(const Observation& a, const Observation& b) {
    if (!samePlayers(a, b)) {
        return false;
    }
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        const auto& p = a.players[i];
        const auto& q = b.players[i];
        if (!agreeOn(p.energy, q.energy) || !agreeOn(p.earth, q.earth) ||
            !agreeOn(p.ship, q.ship) || !listsAgree(inOrder(p.prep), inOrder(q.prep))) {
            return false;
        }
    }
    for (const auto suit : engine::kSuits) {
        const auto& x = a.building(suit);
        const auto& y = b.building(suit);
        if (!listsAgree(x.stack, y.stack, engine::sameStackCard) ||
            !spacesAgree(x.oneStar, y.oneStar) || !spacesAgree(x.twoStar, y.twoStar)) {
            return false;
        }
    }
    return agreeOn(a.discardTop, b.discardTop) && agreeOn(a.deckTop, b.deckTop);
}

void TableFusion::add(const Observation& reading) {
    if (m_views.empty() || !samePlayers(m_views.back().front(), reading)) {
        m_views.clear();
        m_views.emplace_back();
    }
    m_views.back().push_back(reading);
}

void TableFusion::addView(const Observation& reading) {
    if (!m_views.empty() && !agree(fused(), reading)) {
        m_views.clear();
    }
    if (m_views.size() == m_options.maxViews) {
        m_views.pop_front();
    }
    m_views.push_back({reading});
}

Observation TableFusion::fused() const { return fuse(m_views, m_options); }

Observation fused(const std::vector<Observation>& readings, const FusionOptions& options) {
    Views views;
    for (const auto& reading : readings) {
        views.push_back({reading});
    }
    return fuse(views, options);
}

} // namespace pocketmars::vision
