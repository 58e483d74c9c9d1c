#pragma once

#include "app/session/scoring/score_lines.h"
#include "db/game.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// A game that is written down by hand, or what is said anew of one of the history. Texts are kept
/// as they are typed; what is wrong with them is said meanwhile.
class GameFormModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    /// Whether the form is shown.
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    /// Whether the game is a new one.
    Q_PROPERTY(bool isNew READ isNew NOTIFY openChanged)
    /// Whether it was scored from a table, which says who played and with which points.
    Q_PROPERTY(bool pointsFixed READ pointsFixed NOTIFY openChanged)

    Q_PROPERTY(bool solo READ isSolo WRITE setSolo NOTIFY changed)
    /// Whether points are given line by line; else only totals.
    Q_PROPERTY(bool detailed READ isDetailed WRITE setDetailed NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    /// `android`, …; empty: not known.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    Q_PROPERTY(bool polish READ isPolish WRITE setPolish NOTIFY changed)
    /// `2026-03-01`, local.
    Q_PROPERTY(QString date READ date WRITE setDate NOTIFY changed)
    /// `20:05`, local.
    Q_PROPERTY(QString time READ time WRITE setTime NOTIFY changed)
    Q_PROPERTY(QString minutes READ minutes WRITE setMinutes NOTIFY changed)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY changed)

    /// The colours that may be chosen, as the formats name them.
    Q_PROPERTY(QStringList colours READ colours NOTIFY openChanged)
    /// By seat; -1 while it can't be told.
    Q_PROPERTY(QList<int> totals READ totals NOTIFY changed)
    /// The seats among which the player says who won; empty where the points say it.
    Q_PROPERTY(QList<int> tied READ tied NOTIFY changed)
    /// The seats that win.
    Q_PROPERTY(QList<int> winners READ winners NOTIFY changed)
    /// What to mend before the game can be saved; empty: nothing.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

public:
    explicit GameFormModel(QObject* parent = nullptr) : QObject(parent) {}

    /// Opens the form for a new game, played now.
    Q_INVOKABLE void begin();
    /// Opens it for one of the history.
    /// @param fixed  see pointsFixed
    void edit(db::GameId id, const db::GameInfo& info, bool fixed);
    Q_INVOKABLE void close();
    /// Asks for the game to be kept, unless something is to be mended.
    Q_INVOKABLE void save();

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isNew() const { return !m_id; }
    [[nodiscard]] bool pointsFixed() const { return m_fixed; }
    [[nodiscard]] bool isSolo() const { return m_solo; }
    void setSolo(bool solo);
    [[nodiscard]] bool isDetailed() const { return m_detailed; }
    void setDetailed(bool detailed) { set(m_detailed, detailed); }
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] const QString& level() const { return m_level; }
    void setLevel(const QString& level) { set(m_level, level); }
    [[nodiscard]] bool isPolish() const { return m_polish; }
    void setPolish(bool polish) { set(m_polish, polish); }
    [[nodiscard]] const QString& date() const { return m_date; }
    void setDate(const QString& date) { set(m_date, date); }
    [[nodiscard]] const QString& time() const { return m_time; }
    void setTime(const QString& time) { set(m_time, time); }
    [[nodiscard]] const QString& minutes() const { return m_minutes; }
    void setMinutes(const QString& minutes) { set(m_minutes, minutes); }
    [[nodiscard]] const QString& note() const { return m_note; }
    void setNote(const QString& note) { set(m_note, note); }
    [[nodiscard]] const QStringList& colours() const { return m_colours; }

    /// Of a seat, from 0.
    Q_INVOKABLE [[nodiscard]] QString colour(int seat) const;
    Q_INVOKABLE void setColour(int seat, const QString& colour);
    Q_INVOKABLE [[nodiscard]] QString name(int seat) const;
    Q_INVOKABLE void setName(int seat, const QString& name);
    /// As typed; of the score pad's lines, then of the total alone: ScoreSheetModel::Line.
    Q_INVOKABLE [[nodiscard]] QString points(int seat, int line) const;
    Q_INVOKABLE void setPoints(int seat, int line, const QString& text);
    /// `Red`
    Q_INVOKABLE [[nodiscard]] QString colourName(const QString& colour) const;
    /// `All four buildings`; ScoreSheetModel::Line
    Q_INVOKABLE [[nodiscard]] QString lineTitle(int line) const;
    Q_INVOKABLE void toggleWinner(int seat);

    [[nodiscard]] QList<int> totals() const;
    [[nodiscard]] QList<int> tied() const;
    [[nodiscard]] QList<int> winners() const;
    [[nodiscard]] QString fault() const;

signals:
    void openChanged();
    void changed();
    /// @param id  of the game that is said anew; nothing: a new one
    void saveWanted(std::optional<pocketmars::db::GameId> id, const pocketmars::db::GameInfo& info);

private:
    struct Seat {
        QString colour;
        QString name;
        std::array<QString, session::kScoreLines + 1> points; ///< lines, then the total alone
        bool winner = false;
    };

    template <class Value> void set(Value& member, const Value& value) {
        if (member != value) {
            member = value;
            emit changed();
        }
    }
    void reset();
    void fill(const db::GameInfo& info);
    void show(bool open);
    [[nodiscard]] int total(const Seat& seat) const;
    /// What is known of the game so far, with the winners that the points leave.
    [[nodiscard]] db::GameInfo info() const;

    bool m_open = false;
    std::optional<db::GameId> m_id;
    db::GameInfo m_origin; ///< of the game that is said anew
    bool m_fixed = false;
    bool m_solo = true;
    bool m_detailed = true;
    int m_players = 2;
    QString m_level;
    bool m_polish = false;
    QString m_date;
    QString m_time;
    QString m_minutes;
    QString m_note;
    QStringList m_colours;
    std::array<Seat, engine::kMaxPlayers> m_seats;
};

} // namespace pocketmars::app
