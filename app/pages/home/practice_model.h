#pragma once

#include "app/parts/board_model.h"
#include "app/session/coaching/puzzle_try.h"
#include "app/settings/settings.h"

#include <QDate>
#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// The puzzle of the day: a moment of a game in which one move wins.
class PracticeModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(bool available READ available CONSTANT)
    /// How it stands and what is looked for.
    Q_PROPERTY(QString task READ task NOTIFY changed)
    Q_PROPERTY(pocketmars::app::BoardModel* board READ board CONSTANT)
    /// The player's hand.
    Q_PROPERTY(QList<pocketmars::app::BoardCard> hand READ hand NOTIFY changed)
    /// What can be decided, each with `words`, `wrong` (whether it was tried) and `verdict` (what
    /// it is worth, once it was tried).
    Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
    /// What was found so far; empty at first.
    Q_PROPERTY(QString found READ found NOTIFY changed)
    /// Once it is solved: how well; else what the last try came to, or nothing.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool solved READ solved NOTIFY changed)
    /// Whether today's was solved, now or earlier.
    Q_PROPERTY(bool solvedToday READ solvedToday NOTIFY changed)
    /// Days in a row with a puzzle solved, up to today or yesterday.
    Q_PROPERTY(int streak READ streak NOTIFY changed)

public:
    /// The puzzles that come with the program.
    [[nodiscard]] static std::vector<engine::NamedPuzzle> own();

    /// @param settings  outlive the model
    PracticeModel(std::vector<engine::NamedPuzzle> puzzles, Settings& settings,
                  std::function<QDate()> today = QDate::currentDate, QObject* parent = nullptr);

    [[nodiscard]] bool available() const { return !m_puzzles.empty(); }
    [[nodiscard]] QString task() const;
    [[nodiscard]] BoardModel* board() { return &m_board; }
    [[nodiscard]] QList<BoardCard> hand() const;
    [[nodiscard]] QVariantList choices() const;
    [[nodiscard]] QString found() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool solved() const { return m_try && m_try->isSolved(); }
    [[nodiscard]] bool solvedToday() const;
    [[nodiscard]] int streak() const;

    /// Lays today's puzzle out; one that is being solved stays.
    Q_INVOKABLE void lay();
    /// From the beginning.
    Q_INVOKABLE void again();
    /// @param option  into `choices`
    Q_INVOKABLE void choose(int option);

    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void changed();

private:
    void show();
    [[nodiscard]] int streakOn(QDate day) const;

    std::vector<engine::NamedPuzzle> m_puzzles;
    Settings& m_settings;
    std::function<QDate()> m_today;
    QDate m_day; ///< of the puzzle that is laid out
    std::optional<session::PuzzleTry> m_try;
    QString m_missed; ///< what the last decision came to, where it was wrong
    BoardModel m_board;
};

} // namespace pocketmars::app
