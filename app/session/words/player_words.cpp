#include "app/session/words/player_words.h"

#include "engine/state/state.h"

namespace pocketmars::session {

std::string personOf(const db::GameInfo& game, std::size_t seat) {
    const auto& lines = game.sheet.players[seat];
    if (lines.role == engine::Role::Da) {
        return "Devious Automatics";
    }
    auto name = db::nameOf(game, seat);
    return name.empty() ? capitalised(lines.colour) : name;
}

std::string levelName(const std::string& level) {
    const auto known = engine::levelFromName(level);
    if (!known) {
        return {};
    }
    switch (*known) {
    case engine::Level::Android:
        return "Android";
    case engine::Level::SuperDroid:
        return "Super Droid";
    case engine::Level::Cyborg:
        return "Cyborg";
    }
    return {};
}

std::string capitalised(std::string word) {
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
    return word;
}

} // namespace pocketmars::session
