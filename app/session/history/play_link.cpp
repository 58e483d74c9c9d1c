#include "app/session/history/play_link.h"

#include "app/session/words/player_words.h"

#include <fmt/chrono.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <string_view>

namespace pocketmars::session {
namespace {

using nlohmann::ordered_json;

constexpr std::string_view kAddress = "https://app.bgstatsapp.com/createPlay.html?data=";

/// What may be left out.
struct Detail {
    bool note = true;
    bool roles = true;
    std::size_t nameBytes = std::string::npos;
};

/// From all to as little as ever fits.
constexpr std::array kDetails{
    Detail{},
    Detail{.note = false},
    Detail{.note = false, .roles = false},
    Detail{.note = false, .roles = false, .nameBytes = 40},
    Detail{.note = false, .roles = false, .nameBytes = 20},
};

/// `2026-03-01 19:05:00`
std::string dateText(std::chrono::sys_seconds time) {
    // As whole seconds, as db::toIsoUtc.
    return fmt::format("{:%Y-%m-%d %H:%M:%S}",
                       fmt::gmtime(static_cast<std::time_t>(time.time_since_epoch().count())));
}

/// Cuts between characters.
std::string shortened(std::string text, std::size_t bytes) {
    if (text.size() > bytes) {
        while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) {
            --bytes;
        }
        text.resize(bytes);
    }
    return text;
}

ordered_json gameJson(db::GameKind kind) {
    ordered_json game{{"name", "Pocket Mars"},
                      {"sourceGameId", std::to_string(kBggId)},
                      {"bggId", kBggId},
                      {"highestWins", true},
                      {"noPoints", false}};
    if (kind == db::GameKind::ToMars) { // an add-on, which has no number of its own
        game["name"] = "To Mars";
        game["sourceGameId"] = db::name(kind);
        game.erase("bggId");
    }
    return game;
}

std::string json(const db::GameInfo& info, const std::string& uid, const Detail& detail) {
    const auto& sheet = info.sheet;
    auto players = ordered_json::array();
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
        const auto& lines = sheet.players[seat];
        const bool won = std::find(sheet.winners.begin(), sheet.winners.end(), lines.colour) !=
                         sheet.winners.end();
        ordered_json player{{"name", shortened(personOf(info, seat), detail.nameBytes)},
                            {"score", db::totalOf(info, seat)},
                            {"winner", won},
                            {"startPlayer", seat == 0}};
        if (detail.roles) {
            player["role"] = capitalised(lines.colour);
        }
        players.push_back(std::move(player));
    }
    ordered_json play{{"sourceName", "Pocket Mars Table"},
                      {"sourcePlayId", uid},
                      {"playDate", dateText(info.playedAt)},
                      {"durationMin", info.durationMin.value_or(0)}};
    if (const auto level = levelName(info.level); !level.empty()) {
        play["board"] = level;
    }
    if (detail.note && !info.note.empty()) {
        play["comments"] = info.note;
    }
    play["game"] = gameJson(info.kind);
    play["players"] = std::move(players);
    return play.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace

std::string playJson(const db::GameInfo& game, const std::string& uid) {
    return json(game, uid, kDetails.front());
}

std::string playLink(const db::GameInfo& game, const std::string& uid) {
    std::string link;
    for (const auto& detail : kDetails) {
        link = std::string(kAddress) + percentEncoded(json(game, uid, detail));
        if (link.size() <= kMaxLinkBytes) {
            break;
        }
    }
    return link;
}

std::string percentEncoded(const std::string& text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    constexpr std::string_view kPlain = "-._~:,";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (letter || (c >= '0' && c <= '9') || kPlain.find(c) != std::string_view::npos) {
            out += c;
        } else {
            out += '%';
            out += kHex[byte >> 4U];
            out += kHex[byte & 0xFU];
        }
    }
    return out;
}

} // namespace pocketmars::session
