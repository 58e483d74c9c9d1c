#pragma once

#include <cassert>
#include <optional>
#include <utility>

namespace pocketmars::engine {

/// One item of an observation: unseen (not looked for, or out of view), unread (looked for, but it
/// could not be told: "?" in the formats) or a value; with the probability that it is right.
template <class T> class Reading {
public:
    /// Unseen.
    Reading() = default;

    /// @param confidence  probability in 0..1 that the value is right; nothing if not stated
    explicit Reading(T value, std::optional<double> confidence = std::nullopt)
        : m_state(State::Read), m_value(std::move(value)), m_confidence(confidence) {}

    [[nodiscard]] static Reading unread(std::optional<double> confidence = std::nullopt) {
        Reading r;
        r.m_state = State::Unread;
        r.m_confidence = confidence;
        return r;
    }

    [[nodiscard]] bool isUnseen() const { return m_state == State::Unseen; }
    [[nodiscard]] bool isUnread() const { return m_state == State::Unread; }
    [[nodiscard]] bool isRead() const { return m_state == State::Read; }

    /// Only of a reading that isRead().
    [[nodiscard]] const T& value() const {
        assert(isRead());
        return m_value;
    }
    [[nodiscard]] T& value() {
        assert(isRead());
        return m_value;
    }
    [[nodiscard]] T valueOr(T other) const { return isRead() ? m_value : std::move(other); }

    [[nodiscard]] std::optional<double> confidence() const { return m_confidence; }
    void setConfidence(std::optional<double> confidence) { m_confidence = confidence; }

    friend bool operator==(const Reading&, const Reading&) = default;

private:
    enum class State { Unseen, Unread, Read };
    State m_state = State::Unseen;
    T m_value{};
    std::optional<double> m_confidence;
};

} // namespace pocketmars::engine
