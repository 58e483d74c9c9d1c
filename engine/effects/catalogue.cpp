#include "engine/effects/catalogue.h"

#include <array>
#include <cstddef>

namespace pocketmars::engine {
namespace {

constexpr Step step(Op op, int n = 1) { return {op, static_cast<std::uint8_t>(n)}; }
constexpr Step launch(int n) { return step(Op::Launch, n); }
constexpr Step gain(int n) { return step(Op::Gain, n); }
constexpr Step pay(int n) { return step(Op::Pay, n); }
constexpr Step draw(int n) { return step(Op::Draw, n); }

/// The rest needs this step to have happened.
constexpr Step first(Step one) {
    one.isCondition = true;
    return one;
}

constexpr Step optional(Step one) {
    one.isOptional = true;
    return one;
}

constexpr Step kIfNoneHere = step(Op::IfNoneHere);
constexpr Step kIfNoneOnShip = step(Op::IfNoneOnShip);
constexpr Step kIfHolding = step(Op::IfHolding);
constexpr Step kDiscardHeld = step(Op::DiscardHeld);
constexpr Step kSettle = step(Op::Settle);
constexpr Step kSettleAnywhere = step(Op::SettleAnywhere);
constexpr Step kUpgrade = step(Op::Upgrade);
constexpr Step kSwapColonists = step(Op::SwapColonists);
constexpr Step kTakeDiscard = step(Op::TakeDiscard);
constexpr Step kTakeTop = step(Op::TakeTop);
constexpr Step kSwapHand = step(Op::SwapHand);
constexpr Step kLook = step(Op::Look);
constexpr Step kKeep = step(Op::Keep);
constexpr Step kDrawAside = step(Op::DrawAside, 2);

// By CardId::index. The columns: top, bottom, the bottom's other reading.
constexpr std::array<ProjectCard, kCardCount> kCards{{
    {"G1", {launch(1), gain(1)}, {kIfNoneHere, launch(2)}, {}},
    {"G2", {kDrawAside, kKeep}, {launch(1)}, {}},
    {"G3", {kIfNoneOnShip, launch(2)}, {pay(1), launch(1)}, {}},
    {"G4", {kSettle}, {pay(3), step(Op::Shift)}, {}},
    {"G5", {kSwapColonists}, {kIfHolding, launch(1)}, {}},
    {"G6", {kSettleAnywhere}, {first(step(Op::Downgrade)), gain(4)}, {}},
    {"G7", {kSettleAnywhere}, {kIfHolding, launch(1)}, {}},

    {"E1", {launch(1), gain(1)}, {kIfNoneHere, launch(2)}, {}},
    {"E2", {kDrawAside, kKeep}, {gain(2)}, {}},
    {"E3", {kIfNoneOnShip, launch(2)}, {step(Op::IfOnShip, 2), gain(2)}, {}},
    {"E4", {kSettle}, {pay(2), launch(2)}, {}},
    {"E5", {kUpgrade, gain(2)}, {kIfHolding, launch(1)}, {}},
    {"E6", {pay(3), step(Op::Settle, 2)}, {pay(2), step(Op::TurnTop)}, {}},
    {"E7", {gain(2), step(Op::ActAgain)}, {kIfHolding, launch(1)}, {}},

    {"C1", {launch(1), gain(1)}, {kIfNoneHere, launch(2)}, {}},
    {"C2", {kDrawAside, kKeep}, {kTakeDiscard}, {}},
    {"C3", {kIfNoneOnShip, launch(2)}, {kDiscardHeld, launch(2)}, {}},
    {"C4", {kSettle}, {kSwapColonists}, {step(Op::SwapTops)}},
    {"C5", {kUpgrade, launch(1)}, {kIfHolding, launch(1)}, {}},
    {"C6", {launch(1), gain(2)}, {first(step(Op::Recall)), gain(2)}, {}},
    {"C7", {launch(2)}, {kIfHolding, launch(1)}, {}},

    {"A1", {launch(1), gain(1)}, {kIfNoneHere, launch(2)}, {}},
    {"A2", {kDrawAside, kKeep}, {kTakeTop}, {}},
    {"A3", {step(Op::SwapPrep)}, {kDiscardHeld, step(Op::Land)}, {}},
    {"A4", {kSettle}, {pay(2), step(Op::BuryHand, 2)}, {}},
    {"A5", {kUpgrade, optional(step(Op::BuryHand))}, {kIfHolding, launch(1)}, {}},
    {"A6", {draw(2)}, {kLook}, {}},
    {"A7", {draw(2)}, {kIfHolding, launch(1)}, {}},

    {"H0a", {gain(2)}, {pay(1), kLook}, {}},
    {"H0b", {gain(2)}, {pay(1), launch(1)}, {}},
    {"H0c", {kTakeDiscard}, {pay(3), kSettleAnywhere}, {}},
    {"H0d", {kSwapHand}, {pay(3), kSettleAnywhere}, {}},
    {"H0e", {kTakeTop}, {pay(1), kLook}, {}},
    {"H0f", {kTakeDiscard}, {pay(1), kLook}, {}},
    {"H0g", {kSwapHand}, {pay(1), launch(1)}, {}},
}};

// By kSuits.
constexpr std::array<Steps, kSuitCount> kAbilities{{
    {step(Op::Shift)},
    {gain(1)},
    {launch(1)},
    {step(Op::BuryCard)},
    {kSettleAnywhere},
}};

} // namespace

const ProjectCard& projectCard(CardId card) {
    return kCards[static_cast<std::size_t>(card.index())];
}

const Steps& bottomOf(CardId card, const Readings& readings) {
    const auto& known = projectCard(card);
    // C4 is the only card whose action itself is doubtful; elsewhere it is a suit.
    const bool other = !known.bottomOther.empty() && readings.c4Bottom == C4Bottom::Cards;
    return other ? known.bottomOther : known.bottom;
}

const Steps& abilityOf(Suit building) { return kAbilities[index(building)]; }

Suit heldSuit(CardId card, const Readings& readings) {
    const auto suit = card.suit();
    if (suit == Suit::Habitation) {
        return suit;
    }
    switch (card.value()) {
    case 5:
        return readings.heldFor5[index(suit)];
    case 7:
        return readings.heldFor7[index(suit)];
    default:
        return suit;
    }
}

std::optional<Suit> discardedSuit(CardId card, const Readings& readings) {
    switch (card.suit()) {
    case Suit::CommsCenter:
        return readings.discardedForC3;
    case Suit::Aqualab:
        return readings.discardedForA3;
    default:
        return card.suit();
    }
}

} // namespace pocketmars::engine
