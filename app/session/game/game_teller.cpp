#include "app/session/game/game_teller.h"

#include "app/session/game/orders.h"
#include "app/session/words/inferred_cards.h"
#include "app/session/words/move_words.h"
#include "app/session/words/slip_words.h"
#include "app/session/words/step_words.h"
#include "app/session/words/table_differences.h"
#include "app/session/words/words.h"
#include "engine/format/notation.h"
#include "engine/observation/differing_items.h"
#include "engine/rules/score.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::phrase;

// What is wrong at once is named up to here; more is one finding.
constexpr std::size_t kMostFindings = 5;
// A margin of 1 is what a player says.
constexpr double kMostRead = 0.9999;

/// What was played before a table that the player vouched for. Nothing follows the end: such a
/// table belongs to what ended the game.
engine::Phase vouchedIn(const engine::State& state) {
    if (state.phase != engine::Phase::Over) {
        return state.phase;
    }
    return state.mode == engine::Mode::Versus ? engine::Phase::Turn : engine::Phase::Android;
}

/// How many phases all begin with; none where they do not differ.
std::size_t sharedStart(const std::vector<std::vector<std::vector<std::string>>>& lists) {
    std::size_t shared = 0;
    const auto goesOn = [&](const auto& list) {
        return shared < list.size() && list[shared] == lists.front()[shared];
    };
    while (std::all_of(lists.begin(), lists.end(), goesOn)) {
        ++shared;
    }
    const auto ends = [&](const auto& list) { return list.size() == shared; };
    return std::all_of(lists.begin(), lists.end(), ends) ? 0 : shared;
}

std::vector<MadeSlip> slipsOf(const RefusedTable& refused,
                              const std::vector<std::string>& colours) {
    std::vector<MadeSlip> slips;
    slips.reserve(refused.slipped.size());
    for (const auto& belief : refused.slipped) {
        slips.push_back({{belief.state, colours}, *belief.slip});
    }
    return slips;
}

/// That what lies wrong is to stay so, as an answer.
/// @param branches  of which some may tell how it should lie
std::string asItLiesInWords(const Branch& broken, const std::vector<Branch>& branches,
                            const std::vector<std::string>& colours) {
    const auto& lies = broken.belief.state;
    const auto legal = std::find_if(branches.begin(), branches.end(), [&](const Branch& each) {
        const auto& state = each.belief.state;
        return !each.isBroken && !each.belief.slip && state.round == lies.round &&
               state.phase == lies.phase && state.toMove == lies.toMove;
    });
    const auto wrong = legal == branches.end() ? std::vector<std::string>{}
                                               : differences({legal->belief.state, colours},
                                                             engine::observe({lies, colours}));
    return wrong.empty() || wrong.size() > kMostFindings
               //: Answer to: What happened? Nothing that the rules know, but the table is right so
               ? std::string(phrase("Game", "the table is right as it lies"))
               //: Answer to: What happened? %1 is what is against the rules: 4 energy for red where
               //: 3 belong
               : phrase("Game", "right as it lies: %1").with(joined(wrong));
}

std::string question(bool isLast) {
    return isLast
               //: Asked where the game may be over and the camera left doubt; the answers are moves
               ? phrase("Game", "What was played last in this game?")
               //: Asked where the camera left doubt; the answers are moves
               : phrase("Game", "What happened?");
}

} // namespace

GameTeller::GameTeller(std::vector<std::string> colours) : m_colours(std::move(colours)) {}

std::vector<GameEvent> GameTeller::tell(const std::vector<Happened>& happened) const {
    std::vector<GameEvent> events;
    events.reserve(happened.size());
    for (const auto& each : happened) {
        events.emplace_back(inWords(each));
    }
    return events;
}

StateAccepted GameTeller::inWords(const Happened& happened) const {
    StateAccepted told;
    told.game = {happened.after, m_colours};
    told.table = happened.table;
    told.margin = happened.margin;
    told.provisional = happened.provisional;
    switch (happened.kind) {
    case Happened::Kind::SetUp:
        told.after = "setup";
        told.did = setUpInWords();
        break;
    case Happened::Kind::Vouched:
        told.after = std::string(engine::name(vouchedIn(happened.after)));
        told.did = vouchedInWords();
        break;
    case Happened::Kind::TakenBack:
        told.after = std::string(engine::name(vouchedIn(happened.after)));
        told.margin = std::min(happened.margin, kMostRead);
        told.did = takenBackInWords();
        told.takesBack = happened.steps;
        break;
    case Happened::Kind::Played:
        const auto& [before, actions, after, glimpsedBefore] = happened.phase;
        told.after = std::string(engine::name(before.phase));
        told.moves = engine::notation(before, actions);
        told.did = movesInWords({before, m_colours}, actions, happened.after);
        told.inferred = inferredCards({before, m_colours}, told.game);
        break;
    }
    return told;
}

GameEvent GameTeller::score(const engine::State& state) const {
    return GameScored{engine::score(engine::NamedState{state, m_colours})};
}

std::vector<GameEvent> GameTeller::order(const engine::NamedState& likeliest) {
    auto steps = ordersFor(likeliest);
    std::vector<GameEvent> events;
    if (!steps.empty() && steps != m_lastOrders) {
        events.emplace_back(Orders{steps});
    }
    m_lastOrders = std::move(steps);
    return events;
}

void GameTeller::goOn(const engine::NamedState& game, std::size_t steps) {
    constexpr int kMostAStep = 1000; // questions
    m_lastOrders = ordersFor(game);
    m_questions = kMostAStep * static_cast<int>(steps);
}

GameQuestion GameTeller::questionOf(const std::vector<Branch>& offered) const {
    GameQuestion question;
    question.text = session::question(m_asksAtEnd);
    std::vector<std::vector<std::vector<std::string>>> did; // by option and phase
    for (const auto& branch : offered) {
        auto& phases = did.emplace_back();
        for (const auto& step : branch.steps) {
            phases.push_back(deedsInWords({step.phase.before, m_colours}, step.phase.actions));
        }
        if (branch.belief.slip) {
            phases.push_back({slipInWords({branch.belief.state, m_colours}, *branch.belief.slip)});
        }
        if (branch.isBroken) {
            phases.push_back({asItLiesInWords(branch, offered, m_colours)});
        }
        question.outcomes.push_back(branch.belief.state);
    }
    // What all of them begin with is not in question.
    const auto shared = sharedStart(did);
    question.isAfterMore = shared > 0;
    for (auto& phases : did) {
        phases.erase(phases.begin(), phases.begin() + static_cast<std::ptrdiff_t>(shared));
        auto& deeds = question.deeds.emplace_back();
        auto& begins = question.begins.emplace_back();
        for (const auto& phase : phases) {
            begins.push_back(deeds.size());
            deeds.insert(deeds.end(), phase.begin(), phase.end());
        }
        question.options.push_back(deeds.empty() ? nothingInWords(shared > 0) : joined(deeds));
    }
    return question;
}

std::vector<GameEvent> GameTeller::ask(const std::vector<Branch>& offered, bool isLast) {
    m_asksAtEnd = isLast;
    const auto apart = toldApart(offered);
    auto question = questionOf(apart);
    if (question.options.size() < 2) {
        dropQuestion();
        return {};
    }
    m_offered = apart;
    if (m_question) {
        keepOrder(question);
    }
    if (m_question && m_question->options == question.options) {
        m_question->outcomes = std::move(question.outcomes);
        return {}; // asked already
    }
    question.id = ++m_questions;
    m_question = question;
    return {std::move(question)};
}

std::vector<Branch> GameTeller::toldApart(const std::vector<Branch>& offered) const {
    const auto told = questionOf(offered).options;
    std::vector<Branch> apart;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const auto first = std::find(told.begin(), told.end(), told[i]) - told.begin();
        if (static_cast<std::size_t>(first) == i) {
            apart.push_back(offered[i]);
        }
    }
    return apart;
}

void GameTeller::keepOrder(GameQuestion& question) {
    const auto placeThen = [this](const std::string& option) {
        const auto& then = m_question->options;
        return std::find(then.begin(), then.end(), option) - then.begin();
    };
    std::vector<std::size_t> order(question.options.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return placeThen(question.options[a]) < placeThen(question.options[b]);
    });
    auto ordered = question;
    auto branches = m_offered;
    for (std::size_t i = 0; i < order.size(); ++i) {
        ordered.options[i] = question.options[order[i]];
        ordered.outcomes[i] = question.outcomes[order[i]];
        ordered.deeds[i] = question.deeds[order[i]];
        ordered.begins[i] = question.begins[order[i]];
        branches[i] = m_offered[order[i]];
    }
    question = std::move(ordered);
    m_offered = std::move(branches);
}

std::vector<std::string> GameTeller::wrongWith(const RefusedTable& refused) const {
    if (!refused.slipped.empty()) {
        return slipsInDifferences(slipsOf(refused, m_colours));
    }
    return differences({refused.nearest.belief.state, m_colours}, refused.seen);
}

RuleBroken GameTeller::warningOf(const RefusedTable& refused) const {
    const std::string rule = refused.isSetUp ? "setup" : std::string(engine::name(refused.phase));
    if (!refused.slipped.empty()) {
        const auto slips = slipsOf(refused, m_colours);
        return {m_warnings, rule, wrongInWords(slips),
                //: What to do about what is wrong on the table; %1 does it
                phrase("Game", "%1, or tell me what I missed").with(mendingInWords(slips)),
                slips.size() > 1};
    }
    const auto wrong = wrongWith(refused);
    if (wrong.size() > kMostFindings) {
        return otherTable(refused);
    }
    return {m_warnings, rule,
            wrong.empty()
                //: The camera sees what can't have come about
                ? std::string(phrase("Game", "I see a table that no rule allows"))
                //: The camera sees what can't have come about; %1 a list of what is wrong
                : phrase("Game", "I see %1").with(joined(wrong)),
            wrong.empty()
                //: What to do about a table that no rule allows
                ? phrase("Game", "look at the table again")
                //: What to do about what is wrong on the table
                : phrase("Game", "put it right, or tell me what I missed"),
            false};
}

RuleBroken GameTeller::otherTable(const RefusedTable& refused) const {
    RuleBroken warning{m_warnings, std::string(engine::name(refused.phase)), {}, {}, true};
    if (refused.isSetUp) {
        warning.rule = "setup";
        //: Said where a game is to begin on a table that has much else than a set-up
        warning.text = phrase("Game", "a game seems to be under way on this table");
        //: What to do about a table on which a game seems to be under way
        warning.fix = phrase("Game", "set it up, or say that the game begins from here");
        return warning;
    }
    const auto items = engine::differingItems(
        engine::observe({refused.nearest.belief.state, m_colours}), refused.seen);
    const auto cards = std::count_if(items.begin(), items.end(), [](const engine::Item& item) {
        using Kind = engine::ItemKind;
        return item.kind == Kind::Stack || item.kind == Kind::CardInStack ||
               item.kind == Kind::Prep || item.kind == Kind::DiscardTop;
    });
    if (2 * static_cast<std::size_t>(cards) > items.size()) {
        //: Said during a game where most of what differs are cards
        warning.text = phrase("Game", "cards seem to have been moved together");
        //: What to do about cards that were moved together
        warning.fix = phrase("Game", "lay the stacks out again; the game waits");
    } else {
        //: Said during a game where much differs at once
        warning.text = phrase("Game", "this looks like another table");
        //: What to do about a table that looks like another one
        warning.fix = phrase("Game", "lay it back, or say that it is right so; the game waits");
    }
    return warning;
}

std::vector<GameEvent> GameTeller::warn(const RefusedTable& refused) {
    auto warning = warningOf(refused);
    auto wrong = wrongWith(refused);
    // As a part of more that was wrong it may have been said before.
    const bool isSaid =
        m_warning &&
        (warning.text == m_warning->text ||
         (!wrong.empty() && std::all_of(wrong.begin(), wrong.end(), [this](const auto& each) {
             return std::find(m_said.begin(), m_said.end(), each) != m_said.end();
         })));
    if (isSaid) {
        return {};
    }
    warning.id = ++m_warnings;
    m_warning = warning;
    m_said = std::move(wrong);
    return {std::move(warning)};
}

std::vector<GameEvent> GameTeller::retell(const std::optional<RefusedTable>& refused) {
    if (m_question) {
        auto again = questionOf(m_offered);
        m_question->text = std::move(again.text);
        m_question->options = std::move(again.options);
        m_question->deeds = std::move(again.deeds);
        m_question->outcomes = std::move(again.outcomes);
    }
    m_said.clear(); // in words of before
    if (!m_warning || !refused) {
        return {};
    }
    m_warning = warningOf(*refused);
    return {*m_warning};
}

} // namespace pocketmars::session
