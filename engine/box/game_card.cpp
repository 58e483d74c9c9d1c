#include "engine/box/game_card.h"

namespace pocketmars::engine {

std::optional<GameCard> GameCard::parse(std::string_view text) {
    if (text.starts_with('~')) {
        const auto card = parse(text.substr(1));
        return card && !card->isFaceDown() ? std::optional(card->faceDown()) : std::nullopt;
    }
    if (text == "?") {
        return GameCard();
    }
    if (text.size() == 2 && text.front() == '?') {
        const auto suit = suitFromLetter(text.back());
        return suit ? std::optional(GameCard(*suit)) : std::nullopt;
    }
    const auto id = CardId::parse(text);
    return id ? std::optional(GameCard(*id)) : std::nullopt;
}

std::string GameCard::toString() const {
    std::string text(isFaceDown() ? "~" : "");
    if (const auto card = id()) {
        return text + card->toString();
    }
    text += '?';
    if (const auto back = suit()) {
        text += letter(*back);
    }
    return text;
}

} // namespace pocketmars::engine
