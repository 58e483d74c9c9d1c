#include "engine/box/card.h"

namespace pocketmars::engine {

std::optional<CardId> CardId::parse(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    const auto suit = suitFromLetter(text.front());
    if (!suit) {
        return std::nullopt;
    }
    if (*suit == Suit::Habitation) {
        if (text.size() != 3 || text[1] != '0' || text[2] < 'a' || text[2] > 'g') {
            return std::nullopt;
        }
        return CardId(*suit, text[2] - 'a');
    }
    if (text.size() != 2 || text[1] < '1' || text[1] > '7') {
        return std::nullopt;
    }
    return CardId(*suit, text[1] - '1');
}

std::string CardId::toString() const {
    if (suit() == Suit::Habitation) {
        return std::string("H0") + static_cast<char>('a' + rank());
    }
    return std::string{letter(suit()), static_cast<char>('1' + rank())};
}

} // namespace pocketmars::engine
