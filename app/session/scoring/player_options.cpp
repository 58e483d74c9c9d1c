#include "app/session/scoring/player_options.h"

#include "app/session/words/words.h"

#include <algorithm>
#include <cstddef>

namespace pocketmars::session {
namespace {

tl::unexpected<SessionError> error(std::string message) {
    return tl::unexpected(SessionError{std::move(message)});
}

tl::expected<std::vector<std::string>, SessionError> soloPlayers(const PlayerOptions& said) {
    if (!said.players.empty()) {
        return error("--players belongs to --mode versus: name the solo players with --human "
                     "COLOUR and --da COLOUR");
    }
    if (said.human.empty()) {
        return error("--human COLOUR is missing: which colour did you play?");
    }
    if (said.da.empty()) {
        return error("--da COLOUR is missing: which colour did Devious Automatics play?");
    }
    return std::vector{said.human, said.da};
}

tl::expected<std::vector<std::string>, SessionError> versusPlayers(const PlayerOptions& said) {
    if (!said.human.empty() || !said.da.empty()) {
        return error("--human and --da belong to --mode solo: name the players with --players "
                     "COLOUR,COLOUR in seating order");
    }
    if (said.players.empty()) {
        return error("--players is missing: name the colours in seating order, as in --players "
                     "red,blue");
    }
    if (said.players.size() < 2 || said.players.size() > engine::kMaxPlayers) {
        return error("--players takes 2 to 4 colours, not " + std::to_string(said.players.size()));
    }
    return said.players;
}

} // namespace

bool fits(const PlayerOptions& said, const engine::Observation& table) {
    const bool solo = table.mode == engine::Mode::Solo;
    const auto saidOrNot = [](const std::string& word, const std::string& actual) {
        return word.empty() || word == actual;
    };
    if (!saidOrNot(said.mode, std::string(engine::name(table.mode)))) {
        return false;
    }
    std::vector<std::string> colours;
    for (const auto& player : table.players) {
        colours.push_back(player.colour);
    }
    if (!solo) {
        return said.human.empty() && said.da.empty() &&
               (said.players.empty() || said.players == colours);
    }
    return said.players.empty() && colours.size() == 2 && saidOrNot(said.human, colours[0]) &&
           saidOrNot(said.da, colours[1]);
}

tl::expected<vision::ReadOptions, SessionError> readOptions(const PlayerOptions& said,
                                                            const calibration::Profile& profile) {
    const bool soloSaid = !said.human.empty() || !said.da.empty();
    if (said.mode.empty() && !soloSaid && said.players.empty()) {
        return vision::ReadOptions{};
    }
    const auto mode = said.mode.empty()
                          ? std::optional(soloSaid ? engine::Mode::Solo : engine::Mode::Versus)
                          : engine::modeFromName(said.mode);
    if (!mode) {
        return error("--mode takes solo or versus, not '" + said.mode + "'");
    }
    auto players = *mode == engine::Mode::Solo ? soloPlayers(said) : versusPlayers(said);
    if (!players) {
        return tl::unexpected(players.error());
    }
    const auto& known = profile.layout.colonists;
    for (std::size_t i = 0; i < players->size(); ++i) {
        const auto& colour = (*players)[i];
        if (std::find(known.begin(), known.end(), colour) == known.end()) {
            return error("'" + colour + "' is no colour of the card profile '" + profile.name +
                         "', which has " + joined(known));
        }
        if (std::find(players->begin(), players->begin() + static_cast<std::ptrdiff_t>(i),
                      colour) != players->begin() + static_cast<std::ptrdiff_t>(i)) {
            return error("'" + colour + "' is named twice: give each player a colour of their own");
        }
    }
    return vision::ReadOptions{mode, *std::move(players)};
}

} // namespace pocketmars::session
