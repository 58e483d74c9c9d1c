#include "app/session/slip_words.h"

#include "app/session/table_differences.h"
#include "app/session/words.h"

namespace pocketmars::session {
namespace {

using engine::Slip;
using engine::Spot;

std::string spotInWords(Spot spot) {
    if (spot == Spot::earth()) {
        return "Earth";
    }
    if (spot == Spot::ship()) {
        return "the ship";
    }
    for (const auto suit : engine::kScoringSuits) {
        const auto b = engine::index(suit);
        if (spot == Spot::oneStar(b) || spot == Spot::twoStar(b)) {
            return std::string(engine::name(suit)) + (spot == Spot::oneStar(b) ? " ★" : " ★★");
        }
    }
    return {};
}

const std::string& colourOf(const engine::NamedState& table, const Slip& slip) {
    return table.colours.at(slip.seat);
}

} // namespace

std::string slipInWords(const engine::NamedState& table, const Slip& slip) {
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        return "the system failure is left out";
    case Slip::Kind::Colonist:
        return "one " + colourOf(table, slip) + " colonist is on " +
               spotInWords(Spot::at(slip.is)) + " and belongs on " +
               spotInWords(Spot::at(slip.belongs));
    case Slip::Kind::Energy:
        return colourOf(table, slip) + "'s energy is " + std::to_string(slip.is) + " instead of " +
               std::to_string(slip.belongs);
    }
    return {};
}

std::string wrongInWords(const engine::NamedState& table, const Slip& slip) {
    if (slip.kind == Slip::Kind::FailureLeftOut) {
        return "It seems that the system failure was left out: nothing was discarded";
    }
    return "I see " + joined(differences({engine::mended(table.state, slip), table.colours},
                                         engine::observe(table)));
}

std::string mendingInWords(const engine::NamedState& table, const Slip& slip) {
    switch (slip.kind) {
    case Slip::Kind::FailureLeftOut:
        return "put the top 2 cards of the deck face up on the discard pile";
    case Slip::Kind::Colonist:
        return "move one " + colourOf(table, slip) + " colonist from " +
               spotInWords(Spot::at(slip.is)) + " to " + spotInWords(Spot::at(slip.belongs));
    case Slip::Kind::Energy: {
        const auto right = engine::mended(table.state, slip);
        return "set " + colourOf(table, slip) + "'s energy to " +
               std::to_string(right.players.at(slip.seat).energy);
    }
    }
    return {};
}

} // namespace pocketmars::session
