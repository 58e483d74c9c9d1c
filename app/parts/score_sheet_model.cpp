#include "app/parts/score_sheet_model.h"

#include "app/session/history/written_game.h"
#include "app/support/item_text.h"
#include "app/support/player_colour.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace pocketmars::app {
namespace {

constexpr int kLines = ScoreSheetModel::TotalLine + 1;

int points(const engine::ScoreLines& player, int row) {
    return row == ScoreSheetModel::TotalLine
               ? player.total()
               : session::points(player, static_cast<session::ScoreLine>(row));
}

bool isUnknown(const session::SheetDoubts& doubts, std::size_t player, int row) {
    return row == ScoreSheetModel::TotalLine
               ? doubts.isUnknown(player)
               : doubts.isUnknown(player, static_cast<session::ScoreLine>(row));
}

bool isWinner(const engine::ScoreSheet& sheet, const engine::ScoreLines& player) {
    return std::find(sheet.winners.begin(), sheet.winners.end(), player.colour) !=
           sheet.winners.end();
}

} // namespace

QList<SheetPlayer> sheetPlayers(const engine::ScoreSheet& sheet,
                                const calibration::Profile* profile, bool open) {
    QList<SheetPlayer> players;
    for (const auto& lines : sheet.players) {
        SheetPlayer player;
        player.title = colourText(lines.colour);
        player.subtitle = lines.role == engine::Role::Da
                              //: The automaton that plays in the solo game, over a column
                              ? ScoreSheetModel::tr("DA")
                              : QString();
        player.colour = playerColour(profile, lines.colour);
        player.winner = !open && isWinner(sheet, lines);
        player.total = lines.total();
        players << player;
    }
    return players;
}

QList<SheetPlayer> gamePlayers(const db::GameInfo& game, bool open) {
    auto players = sheetPlayers(session::totalsOf(game), nullptr, open);
    for (qsizetype seat = 0; seat < players.size(); ++seat) {
        const auto name = db::nameOf(game, static_cast<std::size_t>(seat));
        if (!name.empty()) {
            players[seat].title = QString::fromStdString(name);
        }
        players[seat].linesKnown = game.bareTotals.empty();
    }
    return players;
}

QString gameVerdict(const db::GameInfo& game, bool open) {
    return verdictOf(session::totalsOf(game), open, game.names);
}

QString verdictOf(const engine::ScoreSheet& sheet, bool open,
                  const std::vector<std::string>& names) {
    if (sheet.players.empty()) {
        return {};
    }
    QStringList winners;
    QList<int> totals;
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
        const auto& lines = sheet.players[seat];
        totals << lines.total();
        if (!isWinner(sheet, lines)) {
            continue;
        }
        if (lines.role == engine::Role::Da) {
            //: The automaton that plays in the solo game, as a winner
            winners << ScoreSheetModel::tr("Devious Automatics");
        } else if (seat < names.size() && !names[seat].empty()) {
            winners << QString::fromStdString(names[seat]);
        } else {
            winners << colourText(lines.colour);
        }
    }
    std::sort(totals.rbegin(), totals.rend());
    if (totals.size() == 1) {
        //: How a game ended that one played alone; %1 the points
        return ScoreSheetModel::tr("Alone, %1 points").arg(totals[0]);
    }
    if (open && totals[0] == totals[1]) {
        //: Not all is known yet, and the best two have the same total; %1 the points
        return ScoreSheetModel::tr("Level so far, at\u00a0%1").arg(totals[0]);
    }
    if (winners.isEmpty()) {
        //: Who won: nobody
        return ScoreSheetModel::tr("A draw: play it again");
    }
    if (winners.size() > 1) {
        const auto last = winners.takeLast();
        //: Several players share the win; %1 all but the last, %2 the last: `Red, Blue and Green`
        return ScoreSheetModel::tr("%1 and %2 share the win")
            .arg(winners.join(QStringLiteral(", ")), last);
    }
    if (totals[0] == totals[1]) {
        //: The best two have the same total; %1 is who wins the tie-break, %2 the points
        return ScoreSheetModel::tr("%1 wins the tie at\u00a0%2")
            .arg(winners.first())
            .arg(totals[0]);
    }
    //: %1 is the player, %2 that player's points, %3 those of the second
    return (open ? ScoreSheetModel::tr("%1 is ahead so far, %2\u00a0to\u00a0%3")
                 //: %1 is the winner, %2 the winner's points, %3 those of the second
                 : ScoreSheetModel::tr("%1 wins, %2\u00a0to\u00a0%3"))
        .arg(winners.first())
        .arg(totals[0])
        .arg(totals[1]);
}

QString ScoreSheetModel::remark() const {
    //: Below a score sheet with question marks behind some of the points
    return m_doubts.anyUnknown() ? tr("? counts as 0 what was not seen or could not be read.")
                                 : QString();
}

void ScoreSheetModel::setSheet(const engine::ScoreSheet& sheet, const calibration::Profile* profile,
                               const session::SheetDoubts& doubts) {
    show(sheet, doubts, sheetPlayers(sheet, profile, doubts.open), verdictOf(sheet, doubts.open));
}

void ScoreSheetModel::setGame(const db::GameInfo& game, const session::SheetDoubts& doubts) {
    show(session::totalsOf(game), doubts, gamePlayers(game, doubts.open),
         gameVerdict(game, doubts.open));
}

void ScoreSheetModel::show(const engine::ScoreSheet& sheet, const session::SheetDoubts& doubts,
                           const QList<SheetPlayer>& players, const QString& verdict) {
    // The rows are always there; only their contents change, so a row in hand keeps its focus.
    const bool filled = m_players.isEmpty() != players.isEmpty();
    if (filled) {
        beginResetModel();
    }
    m_sheet = sheet;
    m_doubts = doubts;
    m_players = players;
    m_verdict = verdict;
    if (filled) {
        endResetModel();
    } else if (!m_players.isEmpty()) {
        emit dataChanged(index(0), index(kLines - 1));
    }
    emit playersChanged();
}

QString ScoreSheetModel::lineText(int line) {
    const std::array<QString, kLines> titles{
        //: Line of the score sheet: colonists on the own spaceship
        tr("On the ship"),
        //: Line of the score sheet: colonists on one-star spaces
        tr("★ colonists"),
        //: Line of the score sheet: colonists on two-star spaces
        tr("★★ colonists"),
        //: Line of the score sheet: a colonist in each of the four buildings
        tr("All four buildings"),
        //: Line of the score sheet: four colonists in one building
        tr("Four in a building"),
        //: Line of the score sheet: the highest energy level
        tr("Most energy"),
        //: Last line of the score sheet
        tr("Total"),
    };
    return titles.at(static_cast<std::size_t>(line));
}

int ScoreSheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_players.isEmpty() ? 0 : kLines;
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int line = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return lineText(line);
    case PointsRole: {
        QVariantList all;
        for (const auto& lines : m_sheet.players) {
            all << points(lines, line);
        }
        return all;
    }
    case UnknownRole: {
        QVariantList all;
        for (std::size_t player = 0; player < m_sheet.players.size(); ++player) {
            all << isUnknown(m_doubts, player, line);
        }
        return all;
    }
    case IsTotalRole:
        return line == TotalLine;
    default:
        return {};
    }
}

QHash<int, QByteArray> ScoreSheetModel::roleNames() const {
    return {{TitleRole, "title"},
            {PointsRole, "points"},
            {UnknownRole, "unknown"},
            {IsTotalRole, "isTotal"}};
}

} // namespace pocketmars::app
