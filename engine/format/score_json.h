#pragma once

#include "engine/observation/question.h"
#include "engine/rules/score.h"

#include <string>
#include <vector>

/// `pocketmars.score/1` as JSON: one line without spaces, fields in the order of the score pad.
namespace pocketmars::engine {

[[nodiscard]] std::string scoreToJson(const ScoreSheet& sheet);

/// With one field more, `questions`: what the sheet is not sure of; empty if nothing is open.
[[nodiscard]] std::string scoreToJson(const ScoreSheet& sheet,
                                      const std::vector<Question>& questions);

} // namespace pocketmars::engine
