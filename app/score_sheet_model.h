#pragma once

#include "calibration/profile.h"
#include "engine/item_path.h"
#include "engine/score.h"

#include <QAbstractListModel>
#include <QColor>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
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

public:
    QString title;    ///< `Red`
    QString subtitle; ///< `Devious Automatics`; empty for people
    QColor colour;    ///< of the player's pieces
    bool winner = false;
    int total = 0;

    friend bool operator==(const SheetPlayer&, const SheetPlayer&) = default;
};

/// The columns of a sheet.
/// @param profile  lends its pieces' colours; may be null
[[nodiscard]] QList<SheetPlayer> sheetPlayers(const engine::ScoreSheet& sheet,
                                              const calibration::Profile* profile);

/// Who won and how: `Red wins, 23 to 17`; empty without players.
[[nodiscard]] QString verdictOf(const engine::ScoreSheet& sheet);

/// A score sheet as on the score pad: a row a line, a column a player.
class ScoreSheetModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The columns, in seating order.
    Q_PROPERTY(QList<pocketmars::app::SheetPlayer> players READ players NOTIFY playersChanged)
    /// As verdictOf() has it.
    Q_PROPERTY(QString verdict READ verdict NOTIFY playersChanged)

public:
    /// The lines of the score pad, in its order; each is its row's number.
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
        IsTotalRole
    };

    explicit ScoreSheetModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// @param profile  lends the columns its pieces' colours; may be null
    void setSheet(const engine::ScoreSheet& sheet, const calibration::Profile* profile);
    void clear() { setSheet({}, nullptr); }

    [[nodiscard]] const QList<SheetPlayer>& players() const { return m_players; }
    [[nodiscard]] QString verdict() const { return verdictOf(m_sheet); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void playersChanged();

private:
    engine::ScoreSheet m_sheet;
    QList<SheetPlayer> m_players;
};

/// The items that a cell of the sheet counts.
/// @param player  column
[[nodiscard]] std::vector<engine::Item> itemsBehind(ScoreSheetModel::Line line, std::size_t player,
                                                    std::size_t players);

} // namespace pocketmars::app
