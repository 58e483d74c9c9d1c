#include "engine/state/state_hash.h"

#include <type_traits>

namespace pocketmars::engine {
namespace {

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
class Hash {
public:
    void add(std::uint8_t byte) {
        m_value ^= byte;
        m_value *= 0x0000'0100'0000'01B3U;
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void add(Enum value) { add(static_cast<std::uint8_t>(value)); }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF2'9CE4'8422'2325U;
};

void addReadings(const Readings& readings, Hash& hash) {
    constexpr std::uint8_t kAny = 0xFF;
    for (const auto suit : readings.heldFor5) {
        hash.add(suit);
    }
    for (const auto suit : readings.heldFor7) {
        hash.add(suit);
    }
    for (const auto& suit : {readings.discardedForC3, readings.discardedForA3}) {
        hash.add(suit ? static_cast<std::uint8_t>(*suit) : kAny);
    }
    hash.add(readings.c4Bottom);
    hash.add(readings.polishTie);
}

void addPlayer(const PlayerState& player, Hash& hash) {
    hash.add(player.energy);
    hash.add(player.earth);
    hash.add(player.ship);
    for (std::size_t i = 0; i < player.oneStar.size(); ++i) {
        hash.add(player.oneStar[i]);
        hash.add(player.twoStar[i]);
    }
}

void addProgress(const Progress& progress, Hash& hash) {
    hash.add(progress.stage);
    hash.add(progress.next);
    hash.add(progress.part);
    hash.add(progress.suit);
    for (const auto value : {progress.card, progress.actor, progress.step, progress.left}) {
        hash.add(value);
    }
}

void addCards(CardZones cards, Hash& hash) {
    cards.sortUnordered();
    for (const auto end : cards.ends()) {
        hash.add(end);
    }
    for (const auto card : cards.all()) {
        hash.add(card.code());
    }
}

} // namespace

std::uint64_t hashOf(const State& state) {
    Hash hash;
    hash.add(state.mode);
    hash.add(state.edition);
    hash.add(state.level);
    hash.add(state.phase);
    hash.add(state.toMove);
    hash.add(state.playerCount);
    for (unsigned shift = 0; shift < 32; shift += 8) {
        hash.add(static_cast<std::uint8_t>(static_cast<std::uint32_t>(state.round) >> shift));
    }
    addReadings(state.readings, hash);
    for (const auto& player : state.players) {
        addPlayer(player, hash);
    }
    addCards(state.cards, hash);
    addProgress(state.progress, hash);
    return hash.value();
}

} // namespace pocketmars::engine
