#include "app/session/table_differences.h"

#include <algorithm>
#include <optional>

namespace pocketmars::session {
namespace {

using engine::Observation;
using engine::Reading;
using engine::Suit;

void compare(const std::string& what, const std::string& where, const Reading<int>& expected,
             const Reading<int>& seen, std::vector<std::string>& out) {
    if (expected.isRead() && seen.isRead() && expected.value() != seen.value()) {
        out.push_back(std::to_string(seen.value()) + " " + what + " " + where + " where " +
                      std::to_string(expected.value()) +
                      (expected.value() == 1 ? " belongs" : " belong"));
    }
}

std::string cardText(const Reading<engine::StackCard>& card) {
    if (!card.isRead()) {
        return "a card";
    }
    if (std::holds_alternative<engine::FaceDown>(card.value())) {
        return "a face-down card";
    }
    const auto* id = std::get_if<engine::CardId>(&card.value());
    return id != nullptr ? id->toString() : "a " + std::to_string(std::get<int>(card.value()));
}

void compareStacks(Suit suit, const Observation& expected, const Observation& seen,
                   std::vector<std::string>& out) {
    const auto& should = expected.building(suit).stack;
    const auto& is = seen.building(suit).stack;
    if (!should.isRead() || !is.isRead()) {
        return;
    }
    const auto& a = should.value();
    const auto& b = is.value();
    const auto where = "on the stack of " + std::string(engine::name(suit));
    if (a.size() != b.size()) {
        out.push_back(std::to_string(b.size()) + " cards " + where + " where " +
                      std::to_string(a.size()) + (a.size() == 1 ? " belongs" : " belong"));
        return;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].isRead() && b[i].isRead() && !engine::sameStackCard(a[i].value(), b[i].value())) {
            out.push_back(cardText(b[i]) + " " + where + " where " + cardText(a[i]) + " belongs");
        }
    }
}

std::optional<std::vector<Suit>> backs(const engine::ObservedPlayer& player) {
    if (!player.prep.isRead()) {
        return std::nullopt;
    }
    std::vector<Suit> out;
    for (const auto& back : player.prep.value()) {
        if (!back.isRead()) {
            return std::nullopt;
        }
        out.push_back(back.value());
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::string text(const std::vector<Suit>& suits) {
    std::string all;
    for (const auto suit : suits) {
        all += (all.empty() ? "" : " and ") + std::string(engine::name(suit));
    }
    return all.empty() ? "nothing" : all;
}

void comparePlayers(const engine::ObservedPlayer& expected, const engine::ObservedPlayer& seen,
                    std::vector<std::string>& out) {
    const auto& colour = expected.colour;
    compare(colour, "on the ship", expected.ship, seen.ship, out);
    compare(colour, "on Earth", expected.earth, seen.earth, out);
    compare("energy", "for " + colour, expected.energy, seen.energy, out);
    const auto should = backs(expected);
    const auto is = backs(seen);
    if (should && is && *should != *is) {
        out.push_back(text(*is) + " in " + colour + "'s prep module where " + text(*should) +
                      (should->size() > 1 ? " belong" : " belongs"));
    }
}

} // namespace

std::vector<std::string> differences(const engine::NamedState& expected, const Observation& seen) {
    const auto should = engine::observe(expected);
    std::vector<std::string> out;
    for (std::size_t i = 0; i < should.players.size() && i < seen.players.size(); ++i) {
        comparePlayers(should.players[i], seen.players[i], out);
    }
    for (const auto suit : engine::kSuits) {
        compareStacks(suit, should, seen, out);
        if (suit == Suit::Habitation) {
            continue;
        }
        const auto& a = should.building(suit);
        const auto& b = seen.building(suit);
        const auto building = std::string(engine::name(suit));
        for (const auto& colour : expected.colours) {
            compare(colour, "on " + building + " ★", engine::colonists(a.oneStar, colour),
                    engine::colonists(b.oneStar, colour), out);
            compare(colour, "on " + building + " ★★", engine::colonists(a.twoStar, colour),
                    engine::colonists(b.twoStar, colour), out);
        }
    }
    const auto& top = should.discardTop;
    if (top.isRead() && seen.discardTop.isRead() && top.value() != seen.discardTop.value()) {
        const auto name = [](const std::optional<engine::CardId>& card) {
            return card ? card->toString() : "nothing";
        };
        out.push_back(name(seen.discardTop.value()) + " on the discard pile where " +
                      name(top.value()) + " belongs");
    }
    return out;
}

} // namespace pocketmars::session
