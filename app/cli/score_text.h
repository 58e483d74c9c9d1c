#pragma once

#include "engine/question.h"
#include "engine/score.h"

#include <ostream>
#include <string>
#include <vector>

namespace pocketmars::cli {

/// Who won, and why, in one sentence.
[[nodiscard]] std::string winnerSentence(const engine::ScoreSheet& sheet);

/// The score sheet as a table, a column a player and the lines of the score pad, and who won.
void printSheet(std::ostream& out, const engine::ScoreSheet& sheet);

/// The open questions, each with the option that answers it; nothing if there are none.
void printQuestions(std::ostream& out, const std::vector<engine::Question>& questions);

} // namespace pocketmars::cli
