#pragma once

#include "app/session/support/session_error.h"
#include "engine/state/state.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

/// A camera does not see the cards that a player holds; who asks for advice can say which they are.
namespace pocketmars::session {

/// How many cards of their hand and prep module a state does not know.
[[nodiscard]] std::size_t unknownOwnCards(const engine::State& state, std::size_t seat);

/// Says which cards lie in a player's hand or prep module: `A7,G5`. Those that are known already
/// may be named or left out.
/// @return why they can't lie there, and nothing has changed
[[nodiscard]] tl::expected<void, SessionError>
tellOwnCards(engine::NamedState& game, engine::Zone zone, std::string_view cards);

/// What a player said of their cards, each as of `tellOwnCards`.
struct OwnCards {
    std::string hand;
    std::string prep;
};

/// What of that still holds in a later state of the same game: a card that lies open by now, or may
/// have gone from the hand to the prep module unseen, has to be told anew.
[[nodiscard]] OwnCards stillOwnCards(const engine::State& later, std::size_t seat,
                                     const OwnCards& told);

} // namespace pocketmars::session
