#include "app/score_sheet_model.h"

#include "app/item_text.h"
#include "app/player_colour.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace pocketmars::app {
namespace {

constexpr int kLines = ScoreSheetModel::TotalLine + 1;

int points(const engine::ScoreLines& lines, int line) {
    const std::array<int, kLines> all{lines.ship,      lines.oneStar, lines.twoStar, lines.allFour,
                                      lines.fourInOne, lines.energy,  lines.total()};
    return all[static_cast<std::size_t>(line)];
}

bool isWinner(const engine::ScoreSheet& sheet, const engine::ScoreLines& player) {
    return std::find(sheet.winners.begin(), sheet.winners.end(), player.colour) !=
           sheet.winners.end();
}

} // namespace

QList<SheetPlayer> sheetPlayers(const engine::ScoreSheet& sheet,
                                const calibration::Profile* profile) {
    QList<SheetPlayer> players;
    for (const auto& lines : sheet.players) {
        SheetPlayer player;
        player.title = colourText(lines.colour);
        player.subtitle = lines.role == engine::Role::Da
                              //: The automaton that plays in the solo game, over a column
                              ? ScoreSheetModel::tr("DA")
                              : QString();
        player.colour = playerColour(profile, lines.colour);
        player.winner = isWinner(sheet, lines);
        player.total = lines.total();
        players << player;
    }
    return players;
}

QString verdictOf(const engine::ScoreSheet& sheet) {
    if (sheet.players.empty()) {
        return {};
    }
    QStringList winners;
    for (const auto& lines : sheet.players) {
        const auto name = lines.role == engine::Role::Da
                              //: The automaton that plays in the solo game, as a winner
                              ? ScoreSheetModel::tr("Devious Automatics")
                              : colourText(lines.colour);
        if (isWinner(sheet, lines)) {
            winners << name;
        }
    }
    if (winners.isEmpty()) {
        return ScoreSheetModel::tr("A draw: play it again");
    }
    if (winners.size() > 1) {
        const auto last = winners.takeLast();
        //: Several players share the win; %1 all but the last, %2 the last: `Red, Blue and Green`
        return ScoreSheetModel::tr("%1 and %2 share the win")
            .arg(winners.join(QStringLiteral(", ")), last);
    }
    QList<int> totals;
    for (const auto& lines : sheet.players) {
        totals << lines.total();
    }
    std::sort(totals.rbegin(), totals.rend());
    if (totals[0] == totals[1]) {
        //: The best two have the same total; %1 is who wins the tie-break, %2 the points
        return ScoreSheetModel::tr("%1 wins the tie at\u00a0%2")
            .arg(winners.first())
            .arg(totals[0]);
    }
    //: %1 is the winner, %2 the winner's points, %3 those of the second
    return ScoreSheetModel::tr("%1 wins, %2\u00a0to\u00a0%3")
        .arg(winners.first())
        .arg(totals[0])
        .arg(totals[1]);
}

void ScoreSheetModel::setSheet(const engine::ScoreSheet& sheet,
                               const calibration::Profile* profile) {
    const auto players = sheetPlayers(sheet, profile);
    // The rows are always there; only their contents change, so a row in hand keeps its focus.
    const bool filled = m_players.isEmpty() != players.isEmpty();
    if (filled) {
        beginResetModel();
    }
    m_sheet = sheet;
    m_players = players;
    if (filled) {
        endResetModel();
    } else if (!m_players.isEmpty()) {
        emit dataChanged(index(0), index(kLines - 1));
    }
    emit playersChanged();
}

int ScoreSheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_players.isEmpty() ? 0 : kLines;
}

QVariant ScoreSheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
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
    const int line = index.row();
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titles[static_cast<std::size_t>(line)];
    case PointsRole: {
        QVariantList all;
        for (const auto& lines : m_sheet.players) {
            all << points(lines, line);
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
    return {{TitleRole, "title"}, {PointsRole, "points"}, {IsTotalRole, "isTotal"}};
}

std::vector<engine::Item> itemsBehind(ScoreSheetModel::Line line, std::size_t player,
                                      std::size_t players) {
    std::vector<engine::Item> items;
    const auto add = [&](engine::ItemKind kind, std::size_t of) {
        engine::Item item;
        item.kind = kind;
        item.player = of;
        items.push_back(item);
    };
    const auto addSpaces = [&](engine::ItemKind kind) {
        for (const auto suit : engine::kScoringSuits) {
            add(kind, player);
            items.back().building = suit;
        }
    };
    switch (line) {
    case ScoreSheetModel::ShipLine:
        add(engine::ItemKind::Ship, player);
        break;
    case ScoreSheetModel::OneStarLine:
        addSpaces(engine::ItemKind::OneStar);
        break;
    case ScoreSheetModel::TwoStarLine:
        addSpaces(engine::ItemKind::TwoStar);
        break;
    case ScoreSheetModel::AllFourLine:
    case ScoreSheetModel::FourInOneLine:
        addSpaces(engine::ItemKind::OneStar);
        addSpaces(engine::ItemKind::TwoStar);
        break;
    case ScoreSheetModel::EnergyLine:
        // The highest level counts, so everybody's does.
        for (std::size_t each = 0; each < players; ++each) {
            add(engine::ItemKind::Energy, each);
        }
        break;
    case ScoreSheetModel::TotalLine:
        break;
    }
    return items;
}

} // namespace pocketmars::app
