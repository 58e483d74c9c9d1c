#pragma once

#include "engine/state/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// What people do wrong: a legal continuation, but for one thing.
namespace pocketmars::engine {

/// Where a colonist can be: Earth, the own ship, ★ and ★★ of each building.
class Spot {
public:
    [[nodiscard]] static constexpr Spot earth() { return Spot(0); }
    [[nodiscard]] static constexpr Spot ship() { return Spot(1); }
    /// @param building  by kScoringSuits
    [[nodiscard]] static constexpr Spot oneStar(std::size_t building) { return Spot(2 + building); }
    [[nodiscard]] static constexpr Spot twoStar(std::size_t building) { return Spot(6 + building); }
    static constexpr std::size_t kCount = 10;
    /// @param index  0 .. kCount - 1
    [[nodiscard]] static constexpr Spot at(std::size_t index) { return Spot(index); }

    [[nodiscard]] constexpr std::size_t index() const { return m_index; }

    friend constexpr bool operator==(Spot, Spot) = default;

private:
    constexpr explicit Spot(std::size_t index) : m_index(static_cast<std::uint8_t>(index)) {}
    std::uint8_t m_index;
};

/// A player's colonists at a spot.
[[nodiscard]] std::uint8_t& countAt(PlayerState& player, Spot spot);
[[nodiscard]] std::uint8_t countAt(const PlayerState& player, Spot spot);

/// One thing on the table that no rule puts there.
struct Slip {
    enum class Kind : std::uint8_t {
        FailureLeftOut, ///< solo: the system failure was forgotten
        Colonist,       ///< one colonist of a seat is at one spot, and belongs at another
        Energy          ///< the energy marker of a seat stands at another number
    };
    Kind kind = Kind::FailureLeftOut;
    std::uint8_t seat = 0;
    std::uint8_t belongs = 0; ///< Spot::index, or energy
    std::uint8_t is = 0;      ///< Spot::index, or energy

    friend bool operator==(const Slip&, const Slip&) = default;
};

/// A slip of Kind::Colonist or Energy on a table that is as it should be.
void make(State& state, const Slip& slip);

/// The table after its player has put a slip right, some phases later perhaps. Where the colonist
/// has gone on meanwhile, as it is.
[[nodiscard]] State mended(State state, const Slip& slip);

/// Whether something lies wrong whichever of several slips was made: all leave another number of
/// one player's colonists at the same spot, or the energy of one, than belongs there.
[[nodiscard]] bool shareAPlace(std::span<const Slip> slips);

/// How likely just this slip is while a phase is played, against the phase without it.
[[nodiscard]] double prior(const Slip& slip);

} // namespace pocketmars::engine
