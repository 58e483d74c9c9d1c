#include "app/pages/history/game_form_model.h"

#include "app/parts/score_sheet_model.h"
#include "app/session/history/written_game.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "app/support/usual_colours.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <numeric>

namespace pocketmars::app {
namespace {

constexpr std::size_t kTotal = session::kScoreLines;

/// -1 for what is no number of points.
int pointsOf(const QString& text) {
    bool fits = false;
    const int points = text.trimmed().toInt(&fits);
    return fits && points >= 0 && points <= session::kMostPoints ? points : -1;
}

QString dateOf(const db::GameInfo& info) {
    return localTime(info.playedAt).date().toString(Qt::ISODate);
}

QString timeOf(const db::GameInfo& info) {
    return localTime(info.playedAt).time().toString(QStringLiteral("HH:mm"));
}

/// Of what was typed; not valid where it is none.
QDateTime momentOf(const QString& date, const QString& time) {
    const auto day = QDate::fromString(date.trimmed(), Qt::ISODate);
    auto clock = QTime::fromString(time.trimmed(), QStringLiteral("H:mm"));
    if (time.trimmed().isEmpty()) {
        clock = QTime(12, 0); // nobody remembers
    }
    return day.isValid() && clock.isValid() ? QDateTime(day, clock) : QDateTime();
}

} // namespace

void GameFormModel::begin() {
    reset();
    show(true);
}

void GameFormModel::reset() {
    m_id.reset();
    m_origin = {};
    m_fixed = false;
    m_solo = true;
    m_players = 2;
    m_level.clear();
    m_note.clear();
    m_minutes.clear();
    m_polish = false;
    const auto now = QDateTime::currentDateTime();
    m_date = now.date().toString(Qt::ISODate);
    m_time = now.time().toString(QStringLiteral("HH:mm"));
    m_colours = usualColours();
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        m_seats.at(seat) = {};
        m_seats.at(seat).colour = usualColours().at(static_cast<qsizetype>(seat));
    }
}

void GameFormModel::edit(db::GameId id, const db::GameInfo& info, bool fixed) {
    reset();
    m_id = id;
    m_origin = info;
    m_fixed = fixed;
    fill(info);
    show(true);
}

void GameFormModel::fill(const db::GameInfo& info) {
    m_date = dateOf(info);
    m_time = timeOf(info);
    // Alone there is nobody else in To Mars.
    m_solo = info.kind == db::GameKind::PocketMars && info.sheet.mode == engine::Mode::Solo;
    m_detailed = info.bareTotals.empty();
    m_players = static_cast<int>(info.sheet.players.size());
    m_level = QString::fromStdString(info.level);
    m_polish = info.edition == engine::Edition::Polish;
    m_minutes = info.durationMin ? QString::number(*info.durationMin) : QString();
    m_note = QString::fromStdString(info.note);
    for (std::size_t i = 0; i < info.sheet.players.size(); ++i) {
        const auto& lines = info.sheet.players[i];
        auto& seat = m_seats.at(i);
        seat.colour = QString::fromStdString(lines.colour);
        seat.name = QString::fromStdString(db::nameOf(info, i));
        for (std::size_t line = 0; line < session::kScoreLines; ++line) {
            seat.points.at(line) =
                QString::number(session::points(lines, static_cast<session::ScoreLine>(line)));
        }
        seat.points.at(kTotal) = QString::number(db::totalOf(info, i));
        seat.winner = std::find(info.sheet.winners.begin(), info.sheet.winners.end(),
                                lines.colour) != info.sheet.winners.end();
        if (!m_colours.contains(seat.colour)) {
            m_colours << seat.colour;
        }
    }
}

void GameFormModel::show(bool open) {
    m_open = open;
    emit openChanged();
    emit changed();
}

void GameFormModel::close() {
    if (m_open) {
        show(false);
    }
}

void GameFormModel::save() {
    if (m_open && fault().isEmpty()) {
        emit saveWanted(m_id, info());
    }
}

void GameFormModel::setSolo(bool solo) {
    if (solo != m_solo) {
        m_solo = solo;
        m_players = 2;
        emit changed();
    }
}

void GameFormModel::setPlayers(int players) {
    if (!m_solo) {
        set(m_players, std::clamp(players, 2, engine::kMaxPlayers));
    }
}

QString GameFormModel::colour(int seat) const {
    return m_seats.at(static_cast<std::size_t>(seat)).colour;
}

void GameFormModel::setColour(int seat, const QString& colour) {
    set(m_seats.at(static_cast<std::size_t>(seat)).colour, colour);
}

QString GameFormModel::name(int seat) const {
    return m_seats.at(static_cast<std::size_t>(seat)).name;
}

void GameFormModel::setName(int seat, const QString& name) {
    set(m_seats.at(static_cast<std::size_t>(seat)).name, name);
}

QString GameFormModel::points(int seat, int line) const {
    return m_seats.at(static_cast<std::size_t>(seat)).points.at(static_cast<std::size_t>(line));
}

void GameFormModel::setPoints(int seat, int line, const QString& text) {
    set(m_seats.at(static_cast<std::size_t>(seat)).points.at(static_cast<std::size_t>(line)), text);
}

QString GameFormModel::colourName(const QString& colour) const {
    return colourText(colour.toStdString());
}

QString GameFormModel::lineTitle(int line) const { return ScoreSheetModel::lineText(line); }

void GameFormModel::toggleWinner(int seat) {
    auto& winner = m_seats.at(static_cast<std::size_t>(seat)).winner;
    set(winner, !winner);
}

int GameFormModel::total(const Seat& seat) const {
    if (!m_detailed) {
        return pointsOf(seat.points.at(kTotal));
    }
    int sum = 0;
    for (std::size_t line = 0; line < session::kScoreLines; ++line) {
        // A line that was left empty is one that counted nothing.
        const auto& text = seat.points.at(line);
        const int points = text.trimmed().isEmpty() ? 0 : pointsOf(text);
        if (points < 0) {
            return -1;
        }
        sum += points;
    }
    return sum <= session::kMostPoints ? sum : -1;
}

QList<int> GameFormModel::totals() const {
    QList<int> totals;
    for (int i = 0; i < m_players; ++i) {
        totals << total(m_seats.at(static_cast<std::size_t>(i)));
    }
    return totals;
}

QList<int> GameFormModel::tied() const {
    const auto all = totals();
    const int most = *std::max_element(all.begin(), all.end());
    QList<int> seats;
    for (int seat = 0; seat < m_players; ++seat) {
        if (all[seat] == most) {
            seats << seat;
        }
    }
    const bool open = !m_solo && !m_fixed && most >= 0 && !all.contains(-1) && seats.size() > 1;
    return open ? seats : QList<int>();
}

QList<int> GameFormModel::winners() const {
    const auto& winners = info().sheet.winners;
    QList<int> seats;
    for (int seat = 0; seat < m_players; ++seat) {
        if (std::find(winners.begin(), winners.end(), colour(seat).toStdString()) !=
            winners.end()) {
            seats << seat;
        }
    }
    return seats;
}

QString GameFormModel::fault() const {
    const auto moment = momentOf(m_date, m_time);
    if (!moment.isValid() || moment.date().year() < 1970 || moment.date().year() > 9999) {
        //: What to mend in the form of a game
        return tr("Give the date as 2026-03-01 and the time as 20:05.");
    }
    bool fits = false;
    const int minutes = m_minutes.trimmed().toInt(&fits);
    if (!m_minutes.trimmed().isEmpty() &&
        (!fits || minutes < 1 || minutes > session::kLongestMinutes)) {
        //: What to mend in the form of a game
        return tr("Give the duration in minutes, or leave it empty.");
    }
    if (m_fixed) {
        return {};
    }
    QStringList colours;
    for (int seat = 0; seat < m_players; ++seat) {
        if (colours.contains(colour(seat))) {
            //: What to mend in the form of a game
            return tr("Give each player a colour of their own.");
        }
        colours << colour(seat);
    }
    if (totals().contains(-1)) {
        //: What to mend in the form of a game; %1 the most points that a line can have
        return m_detailed ? tr("Points are whole numbers from 0 to %1.").arg(session::kMostPoints)
                          //: What to mend in the form of a game
                          : tr("Give the total of each player.");
    }
    const auto all = totals();
    if (std::all_of(all.begin(), all.end(), [](int points) { return points == 0; })) {
        //: What to mend in the form of a game
        return tr("Give the points of the players.");
    }
    if (!tied().isEmpty() && !m_polish && winners().isEmpty()) {
        //: What to mend in the form of a game
        return tr("The best have the same points: tap who won the tie.");
    }
    const auto checked = session::checkWritten(info());
    return checked ? QString() : QString::fromStdString(checked.error().message);
}

db::GameInfo GameFormModel::info() const {
    auto info = m_origin;
    // The form shows minutes: a moment that was left as it is keeps its seconds.
    if (!m_id || m_date != dateOf(m_origin) || m_time != timeOf(m_origin)) {
        const auto moment = momentOf(m_date, m_time);
        info.playedAt = std::chrono::sys_seconds(
            std::chrono::seconds(moment.isValid() ? moment.toSecsSinceEpoch() : 0));
    }
    info.level = m_solo ? m_level.toStdString() : std::string();
    info.note = m_note.trimmed().toStdString();
    const int minutes = m_minutes.trimmed().toInt();
    info.durationMin = minutes > 0 ? std::optional(minutes) : std::nullopt;
    info.names.clear();
    for (int seat = 0; seat < m_players; ++seat) {
        const bool automaton = m_solo && seat == 1;
        info.names.push_back(automaton ? std::string() : name(seat).trimmed().toStdString());
    }
    if (std::all_of(info.names.begin(), info.names.end(),
                    [](const std::string& name) { return name.empty(); })) {
        info.names.clear();
    }
    if (m_fixed) {
        return info;
    }
    info.edition = m_polish ? engine::Edition::Polish : engine::Edition::English;
    info.sheet = {};
    info.sheet.mode = m_solo ? engine::Mode::Solo : engine::Mode::Versus;
    info.bareTotals.clear();
    for (int i = 0; i < m_players; ++i) {
        const auto& seat = m_seats.at(static_cast<std::size_t>(i));
        engine::ScoreLines lines;
        lines.role = m_solo && i == 1 ? engine::Role::Da : engine::Role::Human;
        lines.colour = seat.colour.toStdString();
        if (m_detailed) {
            const auto of = [&](session::ScoreLine line) {
                return std::max(0, pointsOf(seat.points.at(static_cast<std::size_t>(line))));
            };
            lines.ship = of(session::ScoreLine::Ship);
            lines.oneStar = of(session::ScoreLine::OneStar);
            lines.twoStar = of(session::ScoreLine::TwoStar);
            lines.allFour = of(session::ScoreLine::AllFour);
            lines.fourInOne = of(session::ScoreLine::FourInOne);
            lines.energy = of(session::ScoreLine::Energy);
        } else {
            info.bareTotals.push_back(std::max(0, total(seat)));
        }
        info.sheet.players.push_back(std::move(lines));
    }
    info.sheet.winners = session::mayHaveWon(info);
    if (!tied().isEmpty()) {
        std::erase_if(info.sheet.winners, [this](const std::string& colour) {
            return std::none_of(m_seats.begin(), m_seats.begin() + m_players,
                                [&](const Seat& seat) {
                                    return seat.winner && seat.colour.toStdString() == colour;
                                });
        });
    }
    return info;
}

} // namespace pocketmars::app
