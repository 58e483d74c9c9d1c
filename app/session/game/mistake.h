#pragma once

#include "engine/state/state.h"
#include "engine/support/random.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Moves against the rules, as people make them: what the session must notice.
namespace pocketmars::session {

enum class Mistake : std::uint8_t {
    TooManyColonists, ///< one more launched than the card allows
    WrongBuilding,    ///< settled in another building
    Energy,           ///< a marker one off
    TwoStar,          ///< one colonist more on ★★ than it holds
    SystemFailure,    ///< forgotten before DA's phase
    DaStep            ///< what DA does was left out, or done once too often
};

inline constexpr std::array kMistakes{Mistake::TooManyColonists, Mistake::WrongBuilding,
                                      Mistake::Energy,           Mistake::TwoStar,
                                      Mistake::SystemFailure,    Mistake::DaStep};

/// `too-many-colonists`, …
[[nodiscard]] std::string_view name(Mistake mistake);
[[nodiscard]] std::optional<Mistake> mistakeFromName(std::string_view text);

/// A table after a phase in which a mistake was made.
struct MistakenTable {
    engine::State state; ///< as it lies; the game can go on from it
    /// Words of a warning any of which names the mistake: `red on the ship`.
    std::vector<std::string> named;
};

/// Makes a mistake in a solo phase, where that phase gives room for it.
/// @param before  the state in which the phase began, every card known
/// @param after   what it led to
[[nodiscard]] std::optional<MistakenTable> makeMistake(Mistake mistake,
                                                       const engine::NamedState& before,
                                                       const engine::NamedState& after,
                                                       engine::Random& random);

} // namespace pocketmars::session
