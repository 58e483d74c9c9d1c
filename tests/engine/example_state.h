#pragma once

#include "engine/format/state_json.h"

#include <string>

namespace pocketmars::engine {

/// The example of the format `pocketmars.state/1`.
inline constexpr const char* kExampleState = R"({
  "format": "pocketmars.state/1",
  "mode": "solo",
  "edition": "en",
  "level": "android",
  "round": 3,
  "phase": "architect",
  "to_move": 0,
  "players": [
    {"role": "human", "colour": "red",  "energy": 1, "earth": 5, "ship": 1, "hand": ["G1", "A7"], "prep": ["H0c", "E5"]},
    {"role": "da",    "colour": "blue", "energy": 1, "earth": 1, "ship": 5, "hand": [],           "prep": ["C3", "E1"]}
  ],
  "buildings": {
    "greenhouse":   {"stack": ["G5", "~G2"], "one_star": [1, 0], "two_star": [0, 1]},
    "energy_bank":  {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "comms_center": {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "aqualab":      {"stack": [], "one_star": [0, 0], "two_star": [0, 0]},
    "habitation":   {"stack": ["H0a"]}
  },
  "deck": ["E3", "A1"],
  "discard": ["C7"]
})";

/// Three in a Polish game, the last of them to move.
inline constexpr const char* kExampleVersus = R"({
  "format": "pocketmars.state/1", "mode": "versus", "edition": "pl", "round": 1, "phase": "turn",
  "to_move": 2,
  "players": [
    {"role": "human", "colour": "red", "energy": 0, "earth": 7, "ship": 0, "hand": [], "prep": []},
    {"role": "human", "colour": "blue", "energy": 7, "earth": 5, "ship": 0, "hand": [], "prep": []},
    {"role": "human", "colour": "light green", "energy": 2, "earth": 4, "ship": 0, "hand": ["?"], "prep": ["?H", "?"]}
  ],
  "buildings": {
    "greenhouse":   {"stack": ["~?", "?"], "one_star": [0, 0, 1], "two_star": [0, 1, 1]},
    "energy_bank":  {"stack": ["~?E"], "one_star": [0, 1, 1], "two_star": [0, 0, 0]},
    "comms_center": {"stack": [], "one_star": [0, 0, 0], "two_star": [0, 0, 0]},
    "aqualab":      {"stack": [], "one_star": [0, 0, 0], "two_star": [0, 0, 0]},
    "habitation":   {"stack": ["H0b", "?H", "~?", "?"]}
  },
  "deck": ["?A"], "discard": ["A1", "?"]
})";

/// A text with one piece replaced; the piece must be there.
inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto place = text.find(from);
    return place == std::string::npos ? "no such piece: " + from
                                      : text.replace(place, from.size(), to);
}

} // namespace pocketmars::engine
