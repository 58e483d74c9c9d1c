#pragma once

#include "app/session/scoring/score_lines.h"
#include "calibration/profile/profile.h"
#include "db/game.h"
#include "engine/rules/score.h"

#include <QAbstractListModel>
#include <QColor>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

namespace pocketmars::app {

/// The head of a column of the score sheet.
struct SheetPlayer {
    Q_GADGET
    QML_VALUE_TYPE(sheetPlayer)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString subtitle MEMBER subtitle CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(bool winner MEMBER winner CONSTANT)
    Q_PROPERTY(int total MEMBER total CONSTANT)
    Q_PROPERTY(bool linesKnown MEMBER linesKnown CONSTANT)

public:
    QString title;    ///< `Red`, or the person's name
    QString subtitle; ///< `Devious Automatics`; empty for people
    QColor colour;    ///< of the player's pieces
    bool winner = false;
    int total = 0;
    bool linesKnown = true; ///< false: only the total is

    friend bool operator==(const SheetPlayer&, const SheetPlayer&) = default;
};

/// The columns of a sheet.
/// @param profile  lends its pieces' colours; may be null
/// @param open     questions are: nobody has won yet
[[nodiscard]] QList<SheetPlayer> sheetPlayers(const engine::ScoreSheet& sheet,
                                              const calibration::Profile* profile,
                                              bool open = false);

/// The columns of a game of the history, with people by name.
[[nodiscard]] QList<SheetPlayer> gamePlayers(const db::GameInfo& game, bool open = false);

/// Who won and how: `Red wins, 23 to 17`; empty without players.
/// @param open   questions are: who is ahead so far
/// @param names  by seat; empty ones go by their colours
[[nodiscard]] QString verdictOf(const engine::ScoreSheet& sheet, bool open = false,
                                const std::vector<std::string>& names = {});

/// As verdictOf() has it, of a game of the history.
[[nodiscard]] QString gameVerdict(const db::GameInfo& game, bool open = false);

/// A score sheet as on the score pad: a row a line, a column a player.
class ScoreSheetModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The columns, in seating order.
    Q_PROPERTY(QList<pocketmars::app::SheetPlayer> players READ players NOTIFY playersChanged)
    /// As verdictOf() has it.
    Q_PROPERTY(QString verdict READ verdict NOTIFY playersChanged)
    /// What the question marks behind points mean; empty where there are none.
    Q_PROPERTY(QString remark READ remark NOTIFY playersChanged)
    /// Whether the winner may yet be another.
    Q_PROPERTY(bool open READ isOpen NOTIFY playersChanged)

public:
    /// The lines of the score pad, in its order: session::ScoreLine and the total. Each is its
    /// row's number.
    enum Line {
        ShipLine,
        OneStarLine,
        TwoStarLine,
        AllFourLine,
        FourInOneLine,
        EnergyLine,
        TotalLine
    };
    Q_ENUM(Line)

    enum Role {
        TitleRole = Qt::UserRole, ///< `All four buildings`
        PointsRole,               ///< list of int, by column
        UnknownRole,              ///< list of bool, by column: something unknown counts as 0
        IsTotalRole
    };

    /// What a line counts: `All four buildings`.
    [[nodiscard]] static QString lineText(int line);

    explicit ScoreSheetModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// @param profile  lends the columns its pieces' colours; may be null
    void setSheet(const engine::ScoreSheet& sheet, const calibration::Profile* profile,
                  const session::SheetDoubts& doubts = {});
    /// A game of the history, with people by name.
    void setGame(const db::GameInfo& game, const session::SheetDoubts& doubts = {});
    void clear() { setSheet({}, nullptr); }

    [[nodiscard]] const QList<SheetPlayer>& players() const { return m_players; }
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] QString remark() const;
    [[nodiscard]] bool isOpen() const { return m_doubts.open; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void playersChanged();

private:
    void show(const engine::ScoreSheet& sheet, const session::SheetDoubts& doubts,
              const QList<SheetPlayer>& players, const QString& verdict);

    engine::ScoreSheet m_sheet;
    QString m_verdict;
    session::SheetDoubts m_doubts;
    QList<SheetPlayer> m_players;
};

} // namespace pocketmars::app
