#include "app/pages/home/practice_model.h"

#include "app/support/item_text.h"
#include "app/support/percent_text.h"

#include <QFile>
#include <QVariantMap>

#include <cstddef>
#include <utility>

namespace pocketmars::app {

std::vector<engine::NamedPuzzle> PracticeModel::own() {
    QFile file(QStringLiteral(":/practice/puzzles.jsonl"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return engine::puzzlesFromLines(file.readAll().toStdString())
        .value_or(std::vector<engine::NamedPuzzle>());
}

PracticeModel::PracticeModel(std::vector<engine::NamedPuzzle> puzzles, Settings& settings,
                             std::function<QDate()> today, QObject* parent)
    : QObject(parent), m_puzzles(std::move(puzzles)), m_settings(settings),
      m_today(std::move(today)) {
    lay();
}

void PracticeModel::lay() {
    const auto today = m_today();
    if (m_puzzles.empty() || m_day == today) {
        return;
    }
    m_day = today;
    again();
}

void PracticeModel::again() {
    if (m_puzzles.empty()) {
        return;
    }
    const auto count = static_cast<qint64>(m_puzzles.size());
    m_try.emplace(m_puzzles[static_cast<std::size_t>(m_day.toJulianDay() % count)]);
    m_missed.clear();
    show();
}

void PracticeModel::show() {
    m_board.setGame(m_try->game(), nullptr);
    emit changed();
}

QString PracticeModel::task() const {
    if (m_puzzles.empty()) {
        return {};
    }
    const auto count = static_cast<qint64>(m_puzzles.size());
    const auto& puzzle = m_puzzles[static_cast<std::size_t>(m_day.toJulianDay() % count)];
    return QString::fromStdString(session::puzzleInWords(puzzle.game));
}

QList<BoardCard> PracticeModel::hand() const {
    QList<BoardCard> hand;
    if (m_try) {
        for (const auto card : m_try->game().state.cards.in(engine::Zone::hand(0))) {
            hand << boardCard(card);
        }
    }
    return hand;
}

QVariantList PracticeModel::choices() const {
    QVariantList choices;
    if (!m_try) {
        return choices;
    }
    for (const auto& choice : m_try->choices()) {
        choices.append(QVariantMap{
            {"words", sentenceText(choice.words)},
            {"wrong", choice.isTried},
            {"verdict", choice.isTried ? //: Beside a move that was not the answer; %1 in per cent
                            tr("wins with %1\u00a0%").arg(percentText(choice.option.win))
                                       : QString()}});
    }
    return choices;
}

QString PracticeModel::found() const { return m_try ? sentenceText(m_try->words()) : QString(); }

QString PracticeModel::verdict() const {
    if (!solved()) {
        return m_missed;
    }
    const auto odds = percentText(m_try->odds());
    if (m_try->misses() == 0) {
        //: A puzzle was solved; %1 the odds to win in per cent
        return tr("Found at the first try. It wins with %1\u00a0%.").arg(odds);
    }
    //: A puzzle was solved after some wrong tries; %1 the odds to win in per cent
    return tr("Found after %n wrong {try|tries}. It wins with %1\u00a0%.", "",
              static_cast<int>(m_try->misses()))
        .arg(odds);
}

bool PracticeModel::solvedToday() const { return m_settings.practiceDay() == m_today(); }

int PracticeModel::streak() const { return streakOn(m_today()); }

int PracticeModel::streakOn(QDate day) const {
    const auto last = m_settings.practiceDay();
    return last.isValid() && last.daysTo(day) <= 1 ? m_settings.practiceStreak() : 0;
}

void PracticeModel::choose(int option) {
    if (!m_try || option < 0 || static_cast<std::size_t>(option) >= m_try->choices().size()) {
        return;
    }
    const auto chosen = m_try->choices()[static_cast<std::size_t>(option)];
    if (m_try->choose(static_cast<std::size_t>(option))) {
        m_missed.clear();
    } else {
        //: A move that was not the answer of a puzzle; %1 the move, %2 the odds to win in per cent
        m_missed = tr("Not this: “%1” wins with %2\u00a0% only.")
                       .arg(QString::fromStdString(chosen.words), percentText(chosen.option.win));
    }
    // It may be past midnight by now: what was solved is the puzzle of the day on which it was
    // laid.
    if (solved() && m_settings.practiceDay() != m_day) {
        m_settings.setPractice(m_day, streakOn(m_day) + 1);
    }
    show();
}

void PracticeModel::retranslate() {
    if (m_try) {
        m_try->retell();
        m_missed.clear();
        show();
    }
}

} // namespace pocketmars::app
