#include "engine/to_mars/rules/begin.h"

#include "engine/support/phrase.h"

#include <algorithm>
#include <utility>

namespace pocketmars::to_mars {

using engine::phrase;

tl::expected<Game, std::string> beginGame(const Ship& ship, const Choices& choices,
                                          std::vector<Player> players) {
    if (players.empty() || players.size() > kMaxSeats) {
        //: What to mend before a game begins
        return tl::unexpected<std::string>(phrase("ToMars", "Who plays? Give one to four names."));
    }
    if (players.size() == 1 && choices.second(Choice::Solo)) {
        players.emplace_back();
        //: The name of the second player in solo
        players.back().name = phrase("ToMars", "Rival");
    }
    for (auto player = players.begin(); player != players.end(); ++player) {
        if (!isPlayersName(player->name)) {
            return tl::unexpected<std::string>(
                //: What to mend before a game begins; %1 what was given as a player's name
                phrase("ToMars", "A name is short and without a colon: %1.").with(player->name));
        }
        if (std::find_if(players.begin(), player,
                         [&](const Player& one) { return one.name == player->name; }) != player) {
            return tl::unexpected<std::string>(
                //: What to mend before a game begins; %1 a player's name
                phrase("ToMars", "Two players are called %1; give one another name.")
                    .with(player->name));
        }
    }
    return Game({ship, choices}, startOf(ship, std::move(players)));
}

} // namespace pocketmars::to_mars
