#include "db/game_filter.h"

#include "db/support/folded_text.h"
#include "db/support/utc.h"

#include <SQLiteCpp/Statement.h>

#include <string_view>

namespace pocketmars::db {
namespace {

class Conditions {
public:
    /// @param sql  `#` stands for the value wherever it is needed
    void add(std::string sql, std::string value) {
        m_out.texts.push_back(std::move(value));
        const std::string parameter = "?" + std::to_string(m_out.texts.size());
        for (auto at = sql.find('#'); at != std::string::npos; at = sql.find('#', at)) {
            sql.replace(at, 1, parameter);
        }
        add(sql);
    }
    void add(const std::string& sql) { m_out.where += " AND " + sql; }

    [[nodiscard]] FilterSql take() { return std::move(m_out); }

private:
    FilterSql m_out{"1", {}};
};

/// For LIKE … ESCAPE '\': the text anywhere.
std::string anywhere(std::string_view text) {
    std::string pattern = "%";
    for (const char c : text) {
        if (c == '%' || c == '_' || c == '\\') {
            pattern += '\\';
        }
        pattern += c;
    }
    return pattern + "%";
}

constexpr std::string_view kSomeoneWon =
    "EXISTS (SELECT 1 FROM player AS p WHERE p.game_id = game.id AND p.is_winner)";

/// @param who  a condition on the player `p`
std::string played(const std::string& who) {
    return "EXISTS (SELECT 1 FROM player AS p WHERE p.game_id = game.id AND " + who + ")";
}

std::string resultSql(GameResult result, const std::string& who) {
    switch (result) {
    case GameResult::Won:
        return played(who + " AND p.is_winner");
    case GameResult::Lost:
        return played(who + " AND NOT p.is_winner") + " AND " + std::string(kSomeoneWon);
    case GameResult::Drawn:
        return played(who) + " AND NOT " + std::string(kSomeoneWon);
    }
    return "0";
}

} // namespace

void FilterSql::bindTo(SQLite::Statement& statement) const {
    int index = 0;
    for (const auto& text : texts) {
        statement.bind(++index, text);
    }
}

FilterSql sqlOf(const GameFilter& filter) {
    Conditions all;
    if (filter.kind) {
        all.add("kind = #", std::string(name(*filter.kind)));
    }
    if (filter.mode) {
        all.add("mode = #", std::string(engine::name(*filter.mode)));
    }
    if (!filter.level.empty()) {
        all.add("level = #", filter.level);
    }
    if (filter.from) {
        all.add("played_at_utc >= #", toIsoUtc(*filter.from));
    }
    if (filter.until) {
        all.add("played_at_utc < #", toIsoUtc(*filter.until));
    }
    if (filter.withoutAdvice) {
        all.add("advised_moves = 0");
    }
    if (!filter.text.empty()) {
        const auto has = [](const std::string& column) {
            return "folded(" + column + ") LIKE # ESCAPE '\\'";
        };
        all.add("(" + has("note") + " OR " + has("source_name") + " OR " + has("profile_name") +
                    " OR " + played("(" + has("p.name") + " OR " + has("p.colour") + ")") + ")",
                anywhere(folded(filter.text)));
    }
    const bool named = !filter.person.empty();
    if (named || filter.result) {
        const std::string who = named ? "(p.role = 'human' AND ifnull(p.name, p.colour) = #)"
                                      : "(p.role = 'human' AND mode = 'solo')";
        const auto sql = filter.result ? resultSql(*filter.result, who) : played(who);
        if (named) {
            all.add(sql, filter.person);
        } else {
            all.add(sql);
        }
    }
    return all.take();
}

} // namespace pocketmars::db
