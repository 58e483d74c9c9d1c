#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// What the sheet leaves open, for the players to choose. The first word of each is the default.
namespace pocketmars::to_mars {

/// A question that the sheet leaves open.
enum class Choice : unsigned char {
    CornerPanels,   ///< is a section adjacent to a panel that it touches at a corner?
    AstronautSlots, ///< what must lie beside a slot?
    RoboticsPanel,  ///< where does Orbital Robotics build its free panel?
    Assembly,       ///< is a structure that is built straight onto the ship sent there?
    Retrieve,       ///< whose astronauts does Lunar Shuttle bring back?
    Tokens,         ///< may a corporation token be taken anew each round?
    Solo,           ///< who else is there in solo, whose reference card the sheet does not explain?
};
inline constexpr std::size_t kChoiceCount = 7;

struct ChoiceWords {
    std::string_view name;                   ///< of the field in files
    std::array<std::string_view, 2> answers; ///< the first is the default
};

/// By Choice.
inline constexpr std::array<ChoiceWords, kChoiceCount> kChoices{{
    {"corner_panels", {"apart", "adjacent"}},
    {"astronaut_slots", {"touching_module", "same_section"}},
    {"robotics_panel", {"anywhere", "at_module"}},
    {"assembly", {"sent", "built_only"}},
    {"retrieve", {"own", "any"}},
    {"tokens", {"once", "every_round"}},
    {"solo", {"alone", "rival"}},
}};

/// What the players chose; at first the defaults.
class Choices {
public:
    /// Whether a question is answered by its second word.
    [[nodiscard]] constexpr bool second(Choice choice) const {
        return m_second[static_cast<std::size_t>(choice)];
    }
    constexpr void set(Choice choice, bool second) {
        m_second[static_cast<std::size_t>(choice)] = second;
    }
    friend bool operator==(const Choices&, const Choices&) = default;

private:
    std::array<bool, kChoiceCount> m_second{};
};

/// Answers a question by the words of the format.
/// @return false, and nothing changed, where there is no such question or answer
[[nodiscard]] constexpr bool choose(Choices& choices, std::string_view name,
                                    std::string_view answer) {
    for (std::size_t i = 0; i < kChoiceCount; ++i) {
        const auto& words = kChoices[i];
        if (words.name == name && (answer == words.answers[0] || answer == words.answers[1])) {
            choices.set(static_cast<Choice>(i), answer == words.answers[1]);
            return true;
        }
    }
    return false;
}

} // namespace pocketmars::to_mars
