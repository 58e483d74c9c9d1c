#include "app/session/history/game_export.h"
#include "app/session/scoring/score_lines.h"
#include "db/support/utc.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

/// Quoted where it must be (RFC 4180).
std::string cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string quoted = "\"";
    for (const char c : text) {
        quoted += c;
        if (c == '"') {
            quoted += c;
        }
    }
    return quoted + "\"";
}

class Row {
public:
    explicit Row(std::string& out) : m_out(out) {}
    Row(const Row&) = delete;
    Row& operator=(const Row&) = delete;
    ~Row() { m_out += "\r\n"; }

    Row& add(const std::string& text) {
        m_out += m_first ? "" : ",";
        m_out += cell(text);
        m_first = false;
        return *this;
    }
    Row& add(int number) { return add(std::to_string(number)); }

private:
    std::string& m_out;
    bool m_first = true;
};

void addPlayer(const db::ArchivedGame& game, std::size_t seat, std::string& out) {
    const auto& info = game.game.info;
    const auto& lines = info.sheet.players[seat];
    const auto& winners = info.sheet.winners;
    const bool won = std::find(winners.begin(), winners.end(), lines.colour) != winners.end();
    Row row(out);
    row.add(game.game.uid).add(db::toIsoUtc(info.playedAt));
    row.add(std::string(engine::name(info.sheet.mode)));
    row.add(std::string(engine::name(info.edition))).add(info.level);
    row.add(info.durationMin ? std::to_string(*info.durationMin) : "");
    row.add(static_cast<int>(seat) + 1).add(std::string(engine::name(lines.role)));
    row.add(lines.colour).add(db::nameOf(info, seat));
    for (std::size_t line = 0; line < kScoreLines; ++line) {
        row.add(info.bareTotals.empty()
                    ? std::to_string(points(lines, static_cast<ScoreLine>(line)))
                    : "");
    }
    row.add(db::totalOf(info, seat)).add(won ? 1 : 0);
    row.add(info.profileName).add(info.sourceName).add(info.note);
    row.add(std::string(db::name(info.kind))).add(info.advisedMoves);
}

} // namespace

std::string gamesAsCsv(std::span<const db::ArchivedGame> games) {
    std::string out = "game,played_at_utc,mode,edition,level,duration_min,seat,role,colour,name,"
                      "ship,one_star,two_star,all_four,four_in_one,energy,total,winner,profile,"
                      "source,note,kind,advised_moves\r\n";
    for (const auto& game : games) {
        for (std::size_t seat = 0; seat < game.game.info.sheet.players.size(); ++seat) {
            addPlayer(game, seat, out);
        }
    }
    return out;
}

} // namespace pocketmars::session
