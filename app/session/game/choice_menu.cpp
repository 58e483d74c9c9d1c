#include "app/session/game/choice_menu.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

namespace pocketmars::session {
namespace {

using engine::ActionKind;

bool namesBuilding(ActionKind kind) {
    switch (kind) {
    case ActionKind::SettleIn:
    case ActionKind::Upgrade:
    case ActionKind::Downgrade:
    case ActionKind::SwapColonists:
    case ActionKind::SwapTops:
    case ActionKind::TakeTop:
    case ActionKind::TurnTop:
    case ActionKind::RecallOneStar:
    case ActionKind::RecallTwoStar:
        return true;
    default:
        return false;
    }
}

std::optional<int> indexOf(engine::GameCard card) {
    const auto id = card.id();
    return id ? std::optional(id->index()) : std::nullopt;
}

} // namespace

ChoiceMenu::ChoiceMenu(const std::vector<HandMove::Choice>& choices) {
    for (const auto& choice : choices) {
        m_actions.push_back(choice.action);
    }
    std::vector<std::size_t> all(choices.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    m_levels.push_back(levelOf(std::move(all)));
}

std::optional<int> ChoiceMenu::keyOf(std::size_t choice, Asks asks) const {
    const auto& action = m_actions[choice];
    switch (asks) {
    case Asks::Card:
        return indexOf(action.card);
    case Asks::OtherCard:
        return indexOf(action.card2);
    case Asks::Building:
        return namesBuilding(action.kind) ? std::optional(static_cast<int>(index(action.suit)))
                                          : std::nullopt;
    case Asks::Choice:
        break;
    }
    return std::nullopt;
}

ChoiceMenu::Level ChoiceMenu::levelOf(std::vector<std::size_t> among) const {
    Level level;
    if (among.size() > kAtOnce) {
        for (const auto asks : {Asks::Card, Asks::OtherCard, Asks::Building}) {
            std::set<int> keys;
            for (const auto choice : among) {
                if (const auto key = keyOf(choice, asks)) {
                    keys.insert(*key);
                }
            }
            if (keys.size() > 1) {
                level.asks = asks;
                level.keys.assign(keys.begin(), keys.end());
                break;
            }
        }
    }
    std::copy_if(among.begin(), among.end(), std::back_inserter(level.direct),
                 [&](std::size_t choice) { return !keyOf(choice, level.asks); });
    level.among = std::move(among);
    return level;
}

std::vector<engine::CardId> ChoiceMenu::cards() const {
    const auto& level = m_levels.back();
    std::vector<engine::CardId> out;
    if (level.asks == Asks::Card || level.asks == Asks::OtherCard) {
        for (const int key : level.keys) {
            out.emplace_back(key);
        }
    }
    return out;
}

std::vector<engine::Suit> ChoiceMenu::buildings() const {
    const auto& level = m_levels.back();
    std::vector<engine::Suit> out;
    if (level.asks == Asks::Building) {
        for (const int key : level.keys) {
            out.push_back(engine::kSuits.at(static_cast<std::size_t>(key)));
        }
    }
    return out;
}

bool ChoiceMenu::pickKey(int key) {
    const auto& level = m_levels.back();
    if (!std::binary_search(level.keys.begin(), level.keys.end(), key)) {
        return false;
    }
    std::vector<std::size_t> left;
    std::copy_if(level.among.begin(), level.among.end(), std::back_inserter(left),
                 [&](std::size_t choice) { return keyOf(choice, level.asks) == key; });
    m_levels.push_back(levelOf(std::move(left)));
    return true;
}

std::optional<std::size_t> ChoiceMenu::onlyOne() const {
    const auto& left = m_levels.back().among;
    return left.size() == 1 ? std::optional(left.front()) : std::nullopt;
}

std::optional<std::size_t> ChoiceMenu::pick(engine::CardId card) {
    if (asks() == Asks::Building || !pickKey(card.index())) {
        return std::nullopt;
    }
    m_picked.push_back(card);
    return onlyOne();
}

std::optional<std::size_t> ChoiceMenu::pick(engine::Suit building) {
    if (asks() != Asks::Building || !pickKey(static_cast<int>(index(building)))) {
        return std::nullopt;
    }
    return onlyOne();
}

void ChoiceMenu::goBack() {
    if (!canGoBack()) {
        return;
    }
    m_levels.pop_back();
    if (m_levels.back().asks != Asks::Building) {
        m_picked.pop_back();
    }
}

} // namespace pocketmars::session
