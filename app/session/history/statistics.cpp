#include "app/session/history/statistics.h"

#include "engine/box/player.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace pocketmars::session {
namespace {

constexpr std::array<std::string_view, 4> kLevels{"android", "super_droid", "cyborg", ""};

bool isHuman(const db::GameInfo& info, std::size_t seat) {
    return info.sheet.players[seat].role == engine::Role::Human;
}

/// A name, or the colour of people without one.
std::string personAt(const db::GameInfo& info, std::size_t seat) {
    auto name = db::nameOf(info, seat);
    return name.empty() ? info.sheet.players[seat].colour : name;
}

/// Whose results count.
std::optional<std::size_t> heroOf(const db::GameInfo& info, const std::string& person) {
    for (std::size_t seat = 0; seat < info.sheet.players.size(); ++seat) {
        if (isHuman(info, seat) && (person.empty() ? info.sheet.mode == engine::Mode::Solo
                                                   : personAt(info, seat) == person)) {
            return seat;
        }
    }
    return std::nullopt;
}

void count(Tally& tally, const engine::ScoreSheet& sheet, std::size_t seat) {
    const auto& winners = sheet.winners;
    if (winners.empty()) {
        ++tally.drawn;
    } else if (std::find(winners.begin(), winners.end(), sheet.players[seat].colour) !=
               winners.end()) {
        ++tally.won;
    } else {
        ++tally.lost;
    }
}

LevelTally& levelOf(std::vector<LevelTally>& levels, const db::GameInfo& info) {
    const bool versus = info.sheet.mode == engine::Mode::Versus;
    const bool other = info.kind != db::GameKind::PocketMars;
    const auto found = std::find_if(levels.begin(), levels.end(), [&](const LevelTally& each) {
        return each.kind == info.kind &&
               (other || (each.versus == versus && (versus || each.level == info.level)));
    });
    return *found;
}

/// Points and lines of many players of one kind.
class Sums {
public:
    void add(const db::GameInfo& info, std::size_t seat) {
        const int total = db::totalOf(info, seat);
        m_total += total;
        m_best = std::max(m_best, total);
        ++m_players;
        if (info.bareTotals.empty()) {
            ++m_lines.games;
            for (std::size_t line = 0; line < kScoreLines; ++line) {
                m_lines.points.at(line) +=
                    points(info.sheet.players[seat], static_cast<ScoreLine>(line));
            }
        }
    }

    [[nodiscard]] LineMeans means() const {
        LineMeans means = m_lines;
        for (double& each : means.points) {
            each /= std::max(1, means.games);
        }
        return means;
    }
    [[nodiscard]] std::optional<double> meanPoints() const {
        return m_players > 0 ? std::optional(static_cast<double>(m_total) / m_players)
                             : std::nullopt;
    }
    [[nodiscard]] std::optional<int> bestPoints() const {
        return m_players > 0 ? std::optional(m_best) : std::nullopt;
    }

private:
    LineMeans m_lines; ///< sums, not means
    int m_total = 0;
    int m_best = 0;
    int m_players = 0;
};

/// Who has most games first, then by name; the automaton last.
std::vector<ScoreSeries> chosenSeries(const std::map<std::string, std::vector<ScoredAt>>& people,
                                      std::vector<ScoredAt> automaton) {
    std::vector<ScoreSeries> all;
    all.reserve(people.size());
    for (const auto& [person, scores] : people) {
        all.push_back({person, scores});
    }
    std::stable_sort(all.begin(), all.end(), [](const ScoreSeries& a, const ScoreSeries& b) {
        return a.scores.size() > b.scores.size();
    });
    all.resize(std::min(all.size(), kMaxSeries));
    if (!automaton.empty()) {
        all.push_back({"", std::move(automaton)});
    }
    return all;
}

/// The game whose points are compared: those of two games say nothing of each other.
db::GameKind comparedKind(std::span<const db::Game> games) {
    return std::ranges::all_of(
               games, [](const db::Game& game) { return game.info.kind == db::GameKind::ToMars; })
               ? db::GameKind::ToMars
               : db::GameKind::PocketMars;
}

} // namespace

std::vector<double> movingMeans(std::span<const ScoredAt> scores, std::size_t window) {
    std::vector<double> means;
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        sum += scores[i].points;
        if (i >= window) {
            sum -= scores[i - window].points;
        }
        means.push_back(sum / static_cast<double>(std::min(i + 1, window)));
    }
    return means;
}

Statistics statisticsOf(std::span<const db::Game> games, const std::string& person) {
    std::vector<const db::GameInfo*> ordered;
    for (const auto& game : games) {
        ordered.push_back(&game.info);
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto* a, const auto* b) { return a->playedAt < b->playedAt; });

    Statistics out;
    out.games = static_cast<int>(games.size());
    for (const auto level : kLevels) {
        out.levels.push_back({std::string(level), false, {}});
    }
    out.levels.push_back({"", true, {}});
    out.levels.push_back({"", true, {}, db::GameKind::ToMars});
    const auto compared = comparedKind(games);
    std::map<std::string, std::vector<ScoredAt>> people;
    std::vector<ScoredAt> automaton;
    Sums human;
    Sums machine;
    int number = 0;
    for (const auto* info : ordered) {
        ++number;
        out.minutes += info->durationMin.value_or(0);
        for (std::size_t seat = 0; info->kind == compared && seat < info->sheet.players.size();
             ++seat) {
            const ScoredAt scored{number, db::totalOf(*info, seat)};
            if (!isHuman(*info, seat)) {
                automaton.push_back(scored);
                machine.add(*info, seat);
            } else if (const auto who = personAt(*info, seat); person.empty() || who == person) {
                people[who].push_back(scored);
                human.add(*info, seat);
            }
        }
        const bool isAlone = info->sheet.players.size() == 1; // neither won nor lost
        if (const auto hero = heroOf(*info, person); hero && !isAlone) {
            const int wonBefore = out.tally.won;
            auto& level = levelOf(out.levels, *info);
            count(out.tally, info->sheet, *hero);
            count(level.tally, info->sheet, *hero);
            if (out.tally.won > wonBefore) {
                ++out.currentStreak;
                out.firstWin = out.firstWin.value_or(info->playedAt);
                level.firstWin = level.firstWin.value_or(info->playedAt);
            } else {
                out.currentStreak = 0;
            }
            out.longestStreak = std::max(out.longestStreak, out.currentStreak);
        }
    }
    std::erase_if(out.levels, [](const LevelTally& each) { return each.tally.games() == 0; });
    out.scores = chosenSeries(people, std::move(automaton));
    out.people = human.means();
    out.automaton = machine.means();
    out.meanPoints = human.meanPoints();
    out.bestPoints = human.bestPoints();
    return out;
}

} // namespace pocketmars::session
