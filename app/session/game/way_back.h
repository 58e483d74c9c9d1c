#pragma once

#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"
#include "engine/state/state.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::session {

/// How a table is laid back to what it was: physical steps, ticked off as they are seen done.
class WayBack {
public:
    struct Step {
        std::string text;                ///< one physical step in plain English
        std::vector<engine::Item> items; ///< that show it; empty: no camera sees it
        bool isDone = false;
    };

    /// @param from, to  the same game, later and earlier
    WayBack(const engine::NamedState& from, const engine::NamedState& to);

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    /// Whether all that a camera sees is as it was: what it does not see counts as done then,
    /// unless it is all that there is to do.
    [[nodiscard]] bool isBack() const;

    /// The way leads to another state from now on; what is done of it stays so.
    void leadTo(const engine::NamedState& to);

    /// The same steps in the language of now.
    void retell();

    /// Ticks off what a table shows; what it does not show stays as it was.
    void see(const engine::Observation& seen);
    /// By hand.
    void tick(std::size_t step, bool isDone = true);

private:
    void moveColonists(const engine::NamedState& from, const engine::NamedState& to);
    void moveCards(const engine::NamedState& from, const engine::NamedState& to);
    void setEnergy(const engine::NamedState& from, const engine::NamedState& to);

    void tellSteps();

    engine::NamedState m_from;
    engine::NamedState m_to;
    engine::Observation m_source;
    engine::Observation m_target;
    std::vector<Step> m_steps;
};

} // namespace pocketmars::session
