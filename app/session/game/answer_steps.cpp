#include "app/session/game/answer_steps.h"

#include "app/session/words/differing_words.h"
#include "app/session/words/step_words.h"
#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <cassert>
#include <iterator>
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

/// Where texts differ in the last words of cards' names, these names as a whole: `Energy bank 7`
/// and `Energy bank 1` differ in more than a number.
DifferingWords inWholeCards(DifferingWords differing) {
    for (int i = 0; i < engine::kCardCount; ++i) {
        const auto name = cardWord(CardId(i));
        const auto& part = differing.parts.front();
        if (name.size() <= part.size() || !name.ends_with(part)) {
            continue;
        }
        const auto begin = name.substr(0, name.size() - part.size());
        const bool areCards =
            differing.before.ends_with(begin) &&
            std::all_of(differing.parts.begin(), differing.parts.end(),
                        [&](const std::string& each) { return cardOf(begin + each).has_value(); });
        if (areCards) {
            differing.before.resize(differing.before.size() - begin.size());
            for (auto& each : differing.parts) {
                each.insert(0, begin);
            }
            return differing;
        }
    }
    return differing;
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
    assert(m_question.deeds.size() == m_question.options.size());
    assert(m_question.begins.size() == m_question.options.size());
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

std::pair<std::size_t, std::size_t> AnswerSteps::turnAt(std::size_t option,
                                                        std::size_t place) const {
    const auto& begins = m_question.begins[option];
    const auto next = std::upper_bound(begins.begin(), begins.end(), place);
    const auto end = next == begins.end() ? m_question.deeds[option].size() : *next;
    // Before a turn that begins here somebody had another.
    const auto before = std::lower_bound(begins.begin(), begins.end(), place);
    return {before == begins.begin() ? 0 : *std::prev(before), end};
}

AnswerSteps::Step AnswerSteps::stepAt(std::size_t place,
                                      const std::vector<std::vector<std::size_t>>& groups,
                                      bool isSameAfter) const {
    const auto isLonger = [&](const auto& group) {
        return m_question.deeds[group[0]].size() > place;
    };
    const auto option = isLonger(groups[0]) ? groups[0][0] : groups[1][0];
    const auto& longer = m_question.deeds[option];
    const auto [begin, end] = turnAt(option, place);
    const auto deedAt = [&longer](std::size_t deed) {
        return longer.begin() + static_cast<std::ptrdiff_t>(deed);
    };
    std::vector<std::string> frame(deedAt(begin), deedAt(place));
    if (begin > 0) {
        frame.front().insert(0, "\u2026 ");
    }
    Step step;
    bool isEachSomething = true;
    for (const auto& group : groups) {
        const auto& deeds = m_question.deeds[group[0]];
        isEachSomething = isEachSomething && place < deeds.size();
        step.answers.push_back(place < deeds.size()
                                   ? deeds[place]
                                   : nothingInWords(place > 0 || m_question.isAfterMore));
    }
    if (auto differs = isEachSomething ? differingWords(step.answers) : std::nullopt) {
        const auto differing = inWholeCards(*std::move(differs));
        step.answers = differing.parts;
        if (!differing.before.empty() || !differing.after.empty()) {
            frame.push_back(differing.before + "\u2026" + differing.after);
        }
    }
    if (isSameAfter) {
        frame.insert(frame.end(), deedAt(place + 1), deedAt(end));
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
