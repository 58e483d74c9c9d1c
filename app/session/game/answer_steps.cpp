#include "app/session/game/answer_steps.h"

#include "app/session/words/differing_words.h"
#include "app/session/words/step_words.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::CardId;
using engine::phrase;

std::optional<CardId> cardOf(const std::string& word) {
    for (int i = 0; i < engine::kCardCount; ++i) {
        if (cardWord(CardId(i)) == word) {
            return CardId(i);
        }
    }
    return std::nullopt;
}

bool isBuilding(const std::string& word) {
    return std::any_of(engine::kSuits.begin(), engine::kSuits.end(),
                       [&](engine::Suit suit) { return buildingWord(suit) == word; });
}

bool isNumber(const std::string& word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
}

/// Asked where answers differ in one place.
std::string questionFor(const std::vector<std::string>& answers, const std::string& otherwise) {
    const auto areAll = [&answers](auto is) {
        return std::all_of(answers.begin(), answers.end(), is);
    };
    if (areAll([](const std::string& word) { return cardOf(word).has_value(); })) {
        //: Asked where the camera left doubt; the answers are cards: `G2`
        return phrase("Game", "Which card?");
    }
    if (areAll(isBuilding)) {
        //: Asked where the camera left doubt; the answers are buildings
        return phrase("Game", "In which building?");
    }
    if (areAll(isNumber)) {
        //: Asked where the camera left doubt; the answers are numbers
        return phrase("Game", "How many?");
    }
    return otherwise;
}

} // namespace

AnswerSteps::AnswerSteps(GameQuestion question) : m_question(std::move(question)) {
    std::vector<std::size_t> all(m_question.options.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    m_levels.push_back(levelOf(all));
}

AnswerSteps::Level AnswerSteps::levelOf(const std::vector<std::size_t>& among) const {
    const auto& deeds = m_question.deeds;
    const auto deedOf = [&](std::size_t option, std::size_t place) -> const std::string* {
        return place < deeds[option].size() ? &deeds[option][place] : nullptr;
    };
    const auto isSame = [&](std::size_t a, std::size_t b, std::size_t place) {
        const auto* one = deedOf(a, place);
        const auto* other = deedOf(b, place);
        return one == nullptr || other == nullptr ? one == other : *one == *other;
    };
    const auto areSame = [&](std::size_t place) {
        return std::all_of(among.begin(), among.end(),
                           [&](std::size_t option) { return isSame(option, among[0], place); });
    };
    std::size_t longest = 0;
    for (const auto option : among) {
        longest = std::max(longest, deeds[option].size());
    }
    std::size_t place = 0;
    while (place < longest && areSame(place)) {
        ++place;
    }
    Level level;
    if (place == longest) { // told in the same words
        level.step.text = m_question.text;
        for (const auto option : among) {
            level.options.push_back({option});
            level.step.answers.push_back(m_question.options[option]);
        }
        return level;
    }
    for (const auto option : among) {
        const auto group =
            std::find_if(level.options.begin(), level.options.end(),
                         [&](const auto& has) { return isSame(has[0], option, place); });
        if (group == level.options.end()) {
            level.options.push_back({option});
        } else {
            group->push_back(option);
        }
    }
    bool isSameAfter = true;
    for (auto later = place + 1; later < longest; ++later) {
        isSameAfter = isSameAfter && areSame(later);
    }
    level.step = stepAt(place, level.options, isSameAfter);
    return level;
}

AnswerSteps::Step AnswerSteps::stepAt(std::size_t place,
                                      const std::vector<std::vector<std::size_t>>& groups,
                                      bool isSameAfter) const {
    const auto& first = m_question.deeds[groups[0][0]];
    const auto at = static_cast<std::ptrdiff_t>(place);
    std::vector<std::string> frame;
    const auto& longer = first.size() > place ? first : m_question.deeds[groups[1][0]];
    frame.assign(longer.begin(), longer.begin() + at);
    Step step;
    bool isEachSomething = true;
    for (const auto& group : groups) {
        const auto& deeds = m_question.deeds[group[0]];
        isEachSomething = isEachSomething && place < deeds.size();
        step.answers.push_back(place < deeds.size()
                                   ? deeds[place]
                                   : nothingInWords(place > 0 || m_question.isAfterMore));
    }
    const auto differing =
        isEachSomething ? differingWords(step.answers) : std::optional<DifferingWords>();
    if (differing) {
        step.answers = differing->parts;
        if (!differing->before.empty() || !differing->after.empty()) {
            frame.push_back(differing->before + "\u2026" + differing->after);
        }
    }
    if (isSameAfter) {
        frame.insert(frame.end(), longer.begin() + at + 1, longer.end());
    }
    step.frame = joined(frame);
    step.text = questionFor(step.answers, place > 0
                                              //: Asked where the camera left doubt, once it is
                                              //: clear what happened first
                                              ? std::string(phrase("Game", "And then?"))
                                              : m_question.text);
    for (const auto& answer : step.answers) {
        if (const auto card = cardOf(answer)) {
            step.cards.push_back(*card);
        }
    }
    if (step.cards.size() != step.answers.size()) {
        step.cards.clear();
    }
    return step;
}

std::optional<std::size_t> AnswerSteps::pick(std::size_t answer) {
    if (answer >= m_levels.back().options.size()) {
        return std::nullopt;
    }
    const auto left = m_levels.back().options[answer];
    if (left.size() == 1) {
        return left.front();
    }
    m_levels.push_back(levelOf(left));
    return std::nullopt;
}

void AnswerSteps::goBack() {
    if (picked() > 0) {
        m_levels.pop_back();
    }
}

} // namespace pocketmars::session
