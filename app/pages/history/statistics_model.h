#pragma once

#include "app/session/history/statistics.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// A number with what it counts.
struct StatisticTile {
    Q_GADGET
    QML_VALUE_TYPE(statisticTile)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)

public:
    QString title;
    QString value;

    friend bool operator==(const StatisticTile&, const StatisticTile&) = default;
};

/// A bar of the chart of win rates.
struct LevelBar {
    Q_GADGET
    QML_VALUE_TYPE(levelBar)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(int games MEMBER games CONSTANT)
    Q_PROPERTY(int won MEMBER won CONSTANT)
    Q_PROPERTY(double percent MEMBER percent CONSTANT)

public:
    QString title; ///< `Android`
    int games = 0;
    int won = 0;
    double percent = 0.0; ///< won of all, 0..100

    friend bool operator==(const LevelBar&, const LevelBar&) = default;
};

/// A line of the chart of scores.
struct ScoreLine {
    Q_GADGET
    QML_VALUE_TYPE(scoreLine)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(QList<QPointF> points MEMBER points CONSTANT)
    Q_PROPERTY(QList<QPointF> means MEMBER means CONSTANT)

public:
    QString title;         ///< `Anna`, `Devious Automatics`
    QColor colour;         ///< of who is known by a colour; else not valid
    QList<QPointF> points; ///< x: the game, from 1, the oldest; y: points
    QList<QPointF> means;  ///< likewise, each with the four games before it

    friend bool operator==(const ScoreLine&, const ScoreLine&) = default;
};

/// A pair of bars of the chart of points by source.
struct SourceBar {
    Q_GADGET
    QML_VALUE_TYPE(sourceBar)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(double people MEMBER people CONSTANT)
    Q_PROPERTY(double automaton MEMBER automaton CONSTANT)

public:
    QString title;          ///< a line of the score pad
    double people = 0.0;    ///< points a game
    double automaton = 0.0; ///< points a game

    friend bool operator==(const SourceBar&, const SourceBar&) = default;
};

/// What the games that are shown say together, for charts.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    Q_PROPERTY(int games READ games NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::StatisticTile> tiles READ tiles NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::LevelBar> levels READ levels NOTIFY changed)
    /// Those with most games first, the automaton last; of many games, means of some each.
    Q_PROPERTY(QList<pocketmars::app::ScoreLine> scores READ scores NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::SourceBar> sources READ sources NOTIFY changed)
    /// Whether the people's points are known line by line; likewise the automaton's.
    Q_PROPERTY(bool peopleKnown READ peopleKnown NOTIFY changed)
    Q_PROPERTY(bool automatonKnown READ automatonKnown NOTIFY changed)

public:
    /// A line has no more points than that.
    static constexpr int kMostPoints = 150;

    explicit StatisticsModel(QObject* parent = nullptr) : QObject(parent) {}

    void setStatistics(const session::Statistics& statistics);

    [[nodiscard]] int games() const { return m_statistics.games; }
    [[nodiscard]] QList<StatisticTile> tiles() const;
    [[nodiscard]] QList<LevelBar> levels() const;
    [[nodiscard]] QList<ScoreLine> scores() const;
    [[nodiscard]] QList<SourceBar> sources() const;
    [[nodiscard]] bool peopleKnown() const { return m_statistics.people.games > 0; }
    [[nodiscard]] bool automatonKnown() const { return m_statistics.automaton.games > 0; }

signals:
    void changed();

private:
    session::Statistics m_statistics;
};

/// `Android`, `Super droid`, `Cyborg`; empty where the level is not known.
[[nodiscard]] QString levelText(const std::string& level);

} // namespace pocketmars::app
