#include "engine/format/notation.h"

#include "engine/rules/game.h"
#include "engine/support/json_error.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <optional>

namespace pocketmars::engine {
namespace {

/// How a kind of decision is written.
struct Word {
    ActionKind kind;
    std::string_view word;
    /// What stands behind the colon, separated by dots. b: a building's letter; c, d: card and
    /// card2; s, t: seat and seat2, from 1; n: a shuffle's seed. Empty: no colon.
    std::string_view fields;
};

// By ActionKind. Two kinds that share a word differ in their fields.
constexpr std::array kWords{
    Word{ActionKind::PlayHand, "hand", "c"},
    Word{ActionKind::PlayPrep, "prep", "c"},
    Word{ActionKind::PlayOther, "from", "s.c"},
    Word{ActionKind::Launch, "launch", "c"},
    Word{ActionKind::ConvertHand, "charge", "c"},
    Word{ActionKind::ConvertPrep, "charge-prep", "c"},
    Word{ActionKind::Pass, "pass", ""},
    Word{ActionKind::Settle, "settle", ""},
    Word{ActionKind::Bottom, "bottom", ""},
    Word{ActionKind::Ability, "ability", ""},
    Word{ActionKind::Pay, "pay", ""},
    Word{ActionKind::Skip, "-", ""},
    Word{ActionKind::SettleIn, "settle-in", "b"},
    Word{ActionKind::Upgrade, "up", "b.s"},
    Word{ActionKind::Downgrade, "down", "b.s"},
    Word{ActionKind::SwapColonists, "swap", "b.s.t"},
    Word{ActionKind::SwapTops, "swap-tops", "b"},
    Word{ActionKind::TakeDiscard, "take", "c"},
    Word{ActionKind::TakeTop, "take-top", "b"},
    Word{ActionKind::TurnTop, "turn", "b"},
    Word{ActionKind::RecallOneStar, "recall", "b"},
    Word{ActionKind::RecallTwoStar, "recall-2", "b"},
    Word{ActionKind::SwapPrep, "trade", "c.s.d"},
    Word{ActionKind::SwapHand, "trade-hand", "c.d"},
    Word{ActionKind::BuryHand, "bury", "c"},
    Word{ActionKind::BuryPrep, "bury-prep", "c"},
    Word{ActionKind::Look, "look", "s"},
    Word{ActionKind::Discard, "discard", "c"},
    Word{ActionKind::Keep, "keep", "c.d"},
    Word{ActionKind::DrawFromDa, "draw", "c"},
    Word{ActionKind::Prepare, "ready", "c"},
    Word{ActionKind::DraftKeep, "draft", "c"},
    Word{ActionKind::Failure, "failure", ""},
    Word{ActionKind::Activate, "da", "c"},
    Word{ActionKind::Shuffle, "shuffle", "n"},
};

const Word& wordOf(ActionKind kind) {
    return *std::find_if(kWords.begin(), kWords.end(),
                         [kind](const Word& word) { return word.kind == kind; });
}

/// Actions that may do without a card.
bool isBare(const Action& action) {
    return (action.kind == ActionKind::Launch || action.kind == ActionKind::Activate) &&
           action.card == GameCard();
}

std::string fieldText(const Action& action, char field) {
    switch (field) {
    case 'b':
        return {letter(action.suit)};
    case 'c':
        return action.card.toString();
    case 'd':
        return action.card2.toString();
    case 's':
        return std::to_string(action.seat + 1);
    case 't':
        return std::to_string(action.seat2 + 1);
    default:
        return action.seed == Action::kUnknownOrder ? "?" : std::to_string(action.seed);
    }
}

std::optional<std::uint32_t> numberFrom(std::string_view text, std::uint32_t most) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > most) {
        return std::nullopt;
    }
    return number;
}

bool readSeat(std::string_view text, std::uint8_t& seat) {
    const auto number = numberFrom(text, kMaxPlayers);
    if (!number || *number == 0) {
        return false;
    }
    seat = static_cast<std::uint8_t>(*number - 1);
    return true;
}

bool readCard(std::string_view text, GameCard& card) {
    const auto known = GameCard::parse(text);
    if (!known || known->isFaceDown()) {
        return false;
    }
    card = *known;
    return true;
}

bool readSeed(std::string_view text, std::uint32_t& seed) {
    if (text == "?") {
        seed = Action::kUnknownOrder;
        return true;
    }
    const auto number = numberFrom(text, Action::kUnknownOrder - 1);
    seed = number.value_or(0);
    return number.has_value();
}

bool readField(std::string_view text, char field, Action& action) {
    switch (field) {
    case 'b': {
        const auto suit = text.size() == 1 ? suitFromLetter(text.front()) : std::nullopt;
        action.suit = suit.value_or(action.suit);
        return suit.has_value();
    }
    case 'c':
        return readCard(text, action.card);
    case 'd':
        return readCard(text, action.card2);
    case 's':
        return readSeat(text, action.seat);
    case 't':
        return readSeat(text, action.seat2);
    default:
        return readSeed(text, action.seed);
    }
}

/// @param arguments  as many as there are fields, with dots between them
bool readFields(std::string_view arguments, std::string_view fields, Action& action) {
    for (std::size_t i = 0; i < fields.size(); i += 2) {
        const bool isLast = i + 1 == fields.size();
        const auto dot = isLast ? arguments.size() : arguments.find('.');
        if (dot == std::string_view::npos ||
            !readField(arguments.substr(0, dot), fields[i], action)) {
            return false;
        }
        arguments.remove_prefix(isLast ? dot : dot + 1);
    }
    return true;
}

/// `4.1>`: round and seat; `4.f>` and `4.d>`: the failure and the android phase; `0>`: set-up.
std::string headOf(const State& state) {
    switch (state.progress.stage) {
    case Stage::Draft:
    case Stage::Reshuffle:
    case Stage::Prepare:
        return "0>";
    default:
        break;
    }
    const auto round = std::to_string(state.round);
    switch (state.phase) {
    case Phase::Failure:
        return round + ".f>";
    case Phase::Android:
        return round + ".d>";
    default:
        return round + "." + std::to_string(state.toMove + 1) + ">";
    }
}

std::string_view nextToken(std::string_view& line) {
    const auto isSpace = [](char c) { return c == ' '; };
    line.remove_prefix(static_cast<std::size_t>(
        std::find_if_not(line.begin(), line.end(), isSpace) - line.begin()));
    const auto token = line.substr(0, line.find(' '));
    line.remove_prefix(token.size());
    return token;
}

NotationError refuse(std::string_view part, const std::string& why) {
    return {"'" + shownName(part) + "' " + why};
}

} // namespace

std::string notation(const Action& action) {
    const auto& word = wordOf(action.kind);
    std::string text(word.word);
    if (isBare(action)) {
        return text;
    }
    for (std::size_t i = 0; i < word.fields.size(); i += 2) {
        text += (i == 0 ? ":" : ".") + fieldText(action, word.fields[i]);
    }
    return text;
}

std::string notation(const State& before, std::span<const Action> actions) {
    auto text = headOf(before);
    for (const auto& action : actions) {
        text += " " + notation(action);
    }
    return text;
}

tl::expected<Action, NotationError> actionFromNotation(std::string_view text) {
    const auto colon = text.find(':');
    const auto name = text.substr(0, colon);
    const auto* const word = std::find_if(kWords.begin(), kWords.end(),
                                          [name](const Word& one) { return one.word == name; });
    if (word == kWords.end()) {
        return tl::unexpected(refuse(text, "is no decision; docs/notation.md lists them"));
    }
    Action action{.kind = word->kind};
    if (colon == std::string_view::npos) {
        if (word->fields.empty() || isBare(action)) {
            return action;
        }
    } else if (!word->fields.empty() && readFields(text.substr(colon + 1), word->fields, action)) {
        return action;
    }
    return tl::unexpected(refuse(text, "is not how '" + std::string(name) + "' is written"));
}

tl::expected<std::vector<Action>, NotationError> actionsFromNotation(const State& before,
                                                                     std::string_view line) {
    const auto head = nextToken(line);
    if (head != headOf(before)) {
        return tl::unexpected(refuse(head, "is not next: expected '" + headOf(before) + "'"));
    }
    std::vector<Action> actions;
    auto state = before;
    for (auto token = nextToken(line); !token.empty(); token = nextToken(line)) {
        const auto action = actionFromNotation(token);
        if (!action) {
            return tl::unexpected(action.error());
        }
        if (!isLegal(state, *action)) {
            return tl::unexpected(refuse(token, "is not possible here"));
        }
        apply(state, *action);
        actions.push_back(*action);
    }
    return actions;
}

} // namespace pocketmars::engine
