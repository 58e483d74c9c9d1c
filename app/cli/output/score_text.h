#pragma once

#include "app/session/scoring/score_lines.h"
#include "engine/observation/question.h"
#include "engine/rules/score.h"

#include <ostream>
#include <string>
#include <vector>

namespace pocketmars::cli {

/// Who won, and why, in one sentence.
/// @param open  questions are: it says who is ahead so far instead
[[nodiscard]] std::string winnerSentence(const engine::ScoreSheet& sheet, bool open = false);

/// The score sheet as a table, a column a player and the lines of the score pad, and who won. Where
/// something that is not known counts as 0, a `?` follows the points.
void printSheet(std::ostream& out, const engine::ScoreSheet& sheet,
                const session::SheetDoubts& doubts = {});

/// The open questions, each with the option that answers it; nothing if there are none.
void printQuestions(std::ostream& out, const std::vector<engine::Question>& questions);

} // namespace pocketmars::cli
