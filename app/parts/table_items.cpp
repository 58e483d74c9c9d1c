#include "app/parts/table_items.h"

#include "app/support/item_reading.h"
#include "app/support/item_text.h"
#include "engine/observation/item_path.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::app {
namespace {

using engine::Item;
using engine::ItemKind;
using engine::Observation;

/// Gives the texts of this file their context for translators.
struct TableItems {
    Q_DECLARE_TR_FUNCTIONS(TableItems)
};

QString words(ItemKind kind, const std::string& value) {
    //: In place of a card, where there is none
    return value.empty() ? TableItems::tr("none") : valueText(kind, value);
}

class Differences {
public:
    Differences(const Observation& expected, const Observation& seen)
        : m_expected(&expected), m_seen(&seen) {}

    void add(const Item& item, const std::string& expected, const std::string& seen) {
        m_found << ItemDifference{QString::fromStdString(engine::pathOf(*m_expected, item)),
                                  titleText(*m_expected, item), words(item.kind, expected),
                                  words(item.kind, seen)};
    }
    /// An item that is always there.
    void compare(const Item& item) {
        const auto expected = readingOf(*m_expected, item).value;
        const auto seen = readingOf(*m_seen, item).value;
        if (isKnown(expected) && isKnown(seen) && expected != seen) {
            add(item, expected, seen);
        }
    }
    void compareStack(engine::Suit building) {
        const auto& should = m_expected->building(building).stack;
        const auto& is = m_seen->building(building).stack;
        if (!should.isRead() || !is.isRead()) {
            return;
        }
        const auto count = std::max(should.value().size(), is.value().size());
        for (std::size_t place = 0; place < count; ++place) {
            const Item item{ItemKind::CardInStack, 0, building, place};
            const bool isThere = place < should.value().size() && place < is.value().size();
            if (!isThere) {
                add(item, readingOf(*m_expected, item).value, readingOf(*m_seen, item).value);
            } else if (const auto& a = should.value()[place], &b = is.value()[place];
                       a.isRead() && b.isRead() && !engine::sameStackCard(a.value(), b.value())) {
                compare(item);
            }
        }
    }
    /// Backs in any order.
    void comparePrep(std::size_t player) {
        const auto& should = m_expected->players[player].prep;
        const auto& is = m_seen->players[player].prep;
        if (!should.isRead() || !is.isRead()) {
            return;
        }
        const auto a = suits(should.value());
        const auto b = suits(is.value());
        if (a.size() != b.size() || (!a.contains(QString()) && !b.contains(QString()) && a != b)) {
            const Item item{ItemKind::Prep, player};
            m_found << ItemDifference{QString::fromStdString(engine::pathOf(*m_expected, item)),
                                      titleText(*m_expected, item), joined(a), joined(b)};
        }
    }

    [[nodiscard]] QList<ItemDifference> found() && { return std::move(m_found); }

private:
    static bool isKnown(const std::string& value) { return !value.empty() && value != "?"; }
    /// Sorted; an empty text for a back that could not be read.
    static QStringList suits(const std::vector<engine::Reading<engine::Suit>>& backs) {
        QStringList all;
        for (const auto& back : backs) {
            all << (back.isRead() ? suitText(back.value()) : QString());
        }
        all.sort();
        return all;
    }
    static QString joined(const QStringList& suits) {
        if (suits.isEmpty()) {
            return words(ItemKind::Prep, {});
        }
        //: Cards in a prep module of which not all could be read; %1 how many they are
        return suits.contains(QString())
                   ? TableItems::tr("%n card(s)", nullptr, static_cast<int>(suits.size()))
                   : suits.join(QStringLiteral(", "));
    }

    const Observation* m_expected;
    const Observation* m_seen;
    QList<ItemDifference> m_found;
};

} // namespace

QList<ItemDifference> differences(const Observation& expected, const Observation& seen) {
    Differences all(expected, seen);
    const auto players = std::min(expected.players.size(), seen.players.size());
    for (std::size_t player = 0; player < players; ++player) {
        for (const auto kind : {ItemKind::Ship, ItemKind::Earth, ItemKind::Energy}) {
            all.compare({kind, player});
        }
        all.comparePrep(player);
    }
    for (const auto building : engine::kSuits) {
        all.compareStack(building);
        for (std::size_t player = 0; player < players && building != engine::Suit::Habitation;
             ++player) {
            all.compare({ItemKind::OneStar, player, building});
            all.compare({ItemKind::TwoStar, player, building});
        }
    }
    all.compare({ItemKind::DiscardTop});
    return std::move(all).found();
}

} // namespace pocketmars::app
