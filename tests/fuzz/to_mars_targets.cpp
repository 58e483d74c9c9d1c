#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/rules.h"

#include <algorithm>

namespace pocketmars::fuzz {

using namespace to_mars;

bool toMars(Bytes bytes) {
    auto game = gameFromJson(asText(bytes));
    if (!game) {
        promiseOneLine(game.error().toString());
        return false;
    }
    const auto text = gameToJson(*game);
    const auto again = gameFromJson(text);
    promise(again && gameToJson(*again) == text, "a game comes back the same");
    static_cast<void>(scoreToJson(score(game->table(), game->state()), game->state()));
    constexpr int kMoves = 50;
    for (int i = 0; i < kMoves; ++i) {
        const auto moves = legalMoves(game->table(), game->state());
        if (moves.empty()) {
            break;
        }
        const auto& move = moves[static_cast<std::size_t>(i) % moves.size()];
        promise(game->play(move).has_value(), "a legal move can be played");
    }
    return true;
}

bool marsShip(Bytes bytes) {
    const auto ship = shipFromJson(asText(bytes));
    if (!ship) {
        promiseOneLine(ship.error().toString());
        return false;
    }
    const auto text = shipToJson(*ship);
    const auto again = shipFromJson(text);
    promise(again && shipToJson(*again) == text, "a ship comes back the same");
    return true;
}

} // namespace pocketmars::fuzz
