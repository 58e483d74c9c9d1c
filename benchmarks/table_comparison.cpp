#include "benchmarks/table_comparison.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace pocketmars::benchmarks {
namespace {

using engine::Reading;
using engine::StackCard;

std::string text(int number) { return std::to_string(number); }

std::string text(const StackCard& card) {
    if (std::holds_alternative<engine::FaceDown>(card)) {
        return "null";
    }
    const auto* id = std::get_if<engine::CardId>(&card);
    return id != nullptr ? id->toString() : text(std::get<int>(card));
}

std::string text(const std::optional<engine::CardId>& card) {
    return card ? card->toString() : "null";
}

template <class T> std::string textOf(const Reading<T>& reading) {
    if (reading.isUnseen()) {
        return "";
    }
    return reading.isUnread() ? "?" : text(reading.value());
}

using Prep = std::vector<Reading<engine::Suit>>;

std::string textOf(const Reading<Prep>& prep) {
    if (!prep.isRead()) {
        return prep.isUnread() ? "?" : "";
    }
    std::vector<std::string> words;
    for (const auto& back : prep.value()) {
        words.push_back(back.isRead() ? std::string(engine::name(back.value())) : "?");
    }
    std::sort(words.begin(), words.end());
    std::string whole;
    for (const auto& word : words) {
        whole += (whole.empty() ? "" : "+") + word;
    }
    return whole.empty() ? "none" : whole;
}

std::optional<double> lowestConfidence(const Reading<Prep>& prep) {
    auto lowest = prep.confidence();
    if (prep.isRead()) {
        for (const auto& back : prep.value()) {
            if (back.confidence()) {
                lowest = std::min(lowest.value_or(1.0), *back.confidence());
            }
        }
    }
    return lowest;
}

class Comparison {
public:
    template <class T>
    void add(ItemKind kind, std::string path, const Reading<T>& read, const Reading<T>& truth) {
        if (truth.isRead()) {
            add(kind, std::move(path), read, truth, read.isRead() && read.value() == truth.value());
        }
    }

    template <class T>
    void add(ItemKind kind, std::string path, const Reading<T>& read, const Reading<T>& truth,
             bool right) {
        m_items.push_back(
            {kind, std::move(path), textOf(truth), textOf(read), right, read.confidence()});
    }

    void addPrep(std::string path, const Reading<Prep>& read, const Reading<Prep>& truth) {
        if (truth.isRead()) {
            const auto is = textOf(read);
            const auto was = textOf(truth);
            m_items.push_back(
                {ItemKind::Prep, std::move(path), was, is, is == was, lowestConfidence(read)});
        }
    }

    std::vector<ComparedItem> take() { return std::move(m_items); }

private:
    std::vector<ComparedItem> m_items;
};

void compareStacks(const std::string& path, const engine::ObservedBuilding& read,
                   const engine::ObservedBuilding& truth, Comparison& comparison) {
    if (!truth.stack.isRead()) {
        return;
    }
    const auto length = [](const Reading<std::vector<Reading<StackCard>>>& stack) {
        if (!stack.isRead()) {
            return stack.isUnread() ? Reading<int>::unread(stack.confidence()) : Reading<int>();
        }
        return Reading<int>(static_cast<int>(stack.value().size()), stack.confidence());
    };
    comparison.add(ItemKind::StackLength, path, length(read.stack), length(truth.stack));
    for (std::size_t i = 0; i < truth.stack.value().size(); ++i) {
        const auto& was = truth.stack.value()[i];
        const bool there = read.stack.isRead() && i < read.stack.value().size();
        const auto is = there ? read.stack.value()[i] : Reading<StackCard>();
        if (was.isRead()) {
            comparison.add(ItemKind::StackValue, path + "." + std::to_string(i), is, was,
                           is.isRead() && engine::sameStackCard(is.value(), was.value()));
        }
    }
}

/// Every player's colonists, and those of colours that do not play: none of them is there.
std::vector<std::string> coloursOf(const engine::Observation& read,
                                   const engine::Observation& truth) {
    std::vector<std::string> colours;
    const auto add = [&colours](const engine::Observation& table) {
        for (const auto& player : table.players) {
            if (std::find(colours.begin(), colours.end(), player.colour) == colours.end()) {
                colours.push_back(player.colour);
            }
        }
    };
    add(truth);
    add(read);
    return colours;
}

} // namespace

std::string_view name(ItemKind kind) {
    switch (kind) {
    case ItemKind::StackValue:
        return "stack value";
    case ItemKind::StackLength:
        return "stack length";
    case ItemKind::OneStar:
        return "★";
    case ItemKind::TwoStar:
        return "★★";
    case ItemKind::Ship:
        return "ship";
    case ItemKind::Energy:
        return "energy";
    case ItemKind::Earth:
        return "Earth";
    case ItemKind::Prep:
        return "prep";
    case ItemKind::Discard:
        return "discard";
    }
    return "";
}

std::vector<ComparedItem> compareTables(const engine::Observation& read,
                                        const engine::Observation& truth) {
    Comparison comparison;
    const auto colours = coloursOf(read, truth);
    for (const auto suit : engine::kSuits) {
        const std::string path(engine::name(suit));
        const auto& is = read.building(suit);
        const auto& was = truth.building(suit);
        compareStacks(path + ".stack", is, was, comparison);
        if (suit == engine::Suit::Habitation) {
            continue;
        }
        const auto oneStar = path + ".one_star.";
        const auto twoStar = path + ".two_star.";
        for (const auto& colour : colours) {
            comparison.add(ItemKind::OneStar, oneStar + colour,
                           engine::colonists(is.oneStar, colour),
                           engine::colonists(was.oneStar, colour));
            comparison.add(ItemKind::TwoStar, twoStar + colour,
                           engine::colonists(is.twoStar, colour),
                           engine::colonists(was.twoStar, colour));
        }
    }
    for (const auto& was : truth.players) {
        const auto found =
            std::find_if(read.players.begin(), read.players.end(),
                         [&was](const auto& player) { return player.colour == was.colour; });
        const engine::ObservedPlayer is =
            found == read.players.end() ? engine::ObservedPlayer{} : *found;
        comparison.add(ItemKind::Ship, was.colour + ".ship", is.ship, was.ship);
        comparison.add(ItemKind::Energy, was.colour + ".energy", is.energy, was.energy);
        comparison.add(ItemKind::Earth, was.colour + ".earth", is.earth, was.earth);
        comparison.addPrep(was.colour + ".prep", is.prep, was.prep);
    }
    comparison.add(ItemKind::Discard, "discard_top", read.discardTop, truth.discardTop);
    return comparison.take();
}

} // namespace pocketmars::benchmarks
