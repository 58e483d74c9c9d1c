#include "app/session/words/step_words.h"

#include "app/session/words/inferred_cards.h"
#include "app/session/words/move_words.h"
#include "engine/format/notation.h"
#include "engine/support/phrase.h"

namespace pocketmars::session {

using engine::phrase;

std::string setUpInWords() {
    //: In the list of what happened in a game
    return phrase("Game", "the game is set up");
}

std::string vouchedInWords() {
    //: In the list of what happened in a game
    return phrase("Game", "the table is as the player says");
}

std::string takenBackInWords() {
    //: In the list of what happened in a game, in the place of steps that were told wrongly
    return phrase("Game", "taken back: a table was misread; what happened since is told anew");
}

std::string nothingInWords(bool isAfterSomething) {
    return isAfterSomething
               //: Answer to: What happened? Nothing but what is certain
               ? phrase("Game", "nothing else")
               //: Answer to: What happened?
               : phrase("Game", "nothing yet");
}

std::optional<StepWords> stepInWords(const std::optional<engine::NamedState>& before,
                                     const engine::NamedState& after, const std::string& moves,
                                     double margin) {
    if (!before) {
        return StepWords{setUpInWords(), {}};
    }
    if (moves.empty()) {
        return StepWords{margin < 1 ? takenBackInWords() : vouchedInWords(), {}};
    }
    const auto actions = engine::actionsFromNotation(before->state, moves);
    if (!actions) {
        return std::nullopt;
    }
    return StepWords{movesInWords(*before, *actions, after.state), inferredCards(*before, after)};
}

} // namespace pocketmars::session
