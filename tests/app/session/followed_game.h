#pragma once

#include "app/session/game/game_session.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::session {

inline const std::vector<std::string> kRedAndBlue{"red", "blue"};

/// The events of one kind.
template <class Event> std::vector<Event> only(const std::vector<GameEvent>& events) {
    std::vector<Event> out;
    for (const auto& event : events) {
        if (const auto* one = std::get_if<Event>(&event)) {
            out.push_back(*one);
        }
    }
    return out;
}

inline void append(std::vector<GameEvent>& to, const std::vector<GameEvent>& events) {
    to.insert(to.end(), events.begin(), events.end());
}

/// A session that has followed a game of known moves up to one of its states.
class Followed {
public:
    explicit Followed(std::size_t last, std::uint64_t game = 0)
        : m_truth(playedGame({}, kRedAndBlue, game)) {
        for (std::size_t t = 0; t <= last; ++t) {
            append(m_events, session.see(seenWell(m_truth.at(t)), std::to_string(t)));
        }
        EXPECT_TRUE(agrees(session.game().state, m_truth.at(last).state));
    }

    [[nodiscard]] const engine::NamedState& truth(std::size_t t) const { return m_truth.at(t); }
    [[nodiscard]] const std::vector<GameEvent>& events() const { return m_events; }

    GameSession session{engine::GameOptions{}, kRedAndBlue};

private:
    std::vector<engine::NamedState> m_truth;
    std::vector<GameEvent> m_events;
};

} // namespace pocketmars::session
