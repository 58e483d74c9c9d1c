#include "app/pages/history/game_review_model.h"

#include "app/session/coaching/advice_words.h"
#include "app/session/words/words.h"
#include "app/support/percent_text.h"
#include "app/support/player_colour.h"
#include "engine/coach/hidden_cards.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

constexpr std::size_t kShown = 3;

} // namespace

GameReviewModel::~GameReviewModel() { stop(); }

void GameReviewModel::setSteps(std::vector<session::GameStep> steps) {
    stop();
    m_steps = std::move(steps);
    emit changed();
}

void GameReviewModel::stop() {
    m_thinker = {}; // asks it to stop and waits
    ++m_question;
    m_review = {};
    m_thinking = false;
    m_progress = 0;
}

void GameReviewModel::look() {
    if (m_thinking || m_steps.empty()) {
        return;
    }
    stop();
    m_thinking = true;
    emit changed();
    m_thinker = std::jthread(
        [this, question = m_question, steps = m_steps](const std::stop_token& stopped) {
            const auto tell = [this, question](auto change) {
                QMetaObject::invokeMethod(
                    this,
                    [this, question, change = std::move(change)] {
                        if (question == m_question) {
                            change();
                            emit changed();
                        }
                    },
                    Qt::QueuedConnection);
            };
            session::ReviewOptions options;
            options.stop = stopped;
            options.onStep = [this, &tell](std::size_t done, std::size_t all) {
                tell([this, share = static_cast<double>(done) / static_cast<double>(all)] {
                    m_progress = share;
                });
            };
            auto review = session::reviewGame(steps, options);
            tell([this, review = std::move(review)] {
                m_review = review;
                m_thinking = false;
            });
        });
}

QVariantList GameReviewModel::curves() const {
    QVariantList curves;
    if (m_steps.empty()) {
        return curves;
    }
    const auto& colours = m_steps.front().game.colours;
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        const auto points = pointsOf(seat);
        if (points.isEmpty()) { // DA
            continue;
        }
        const auto look = namedColour(colours[seat]);
        curves.append(
            QVariantMap{{"title", QString::fromStdString(session::colourWord(colours[seat]))},
                        {"colour", look ? QVariant(*look) : QVariant()},
                        {"points", points}});
    }
    return curves;
}

QVariantList GameReviewModel::pointsOf(std::size_t seat) const {
    const auto turning = session::turningPoints(m_review, seat, kShown);
    const auto isTurning = [&turning](std::size_t turn) {
        return std::ranges::find(turning, turn) != turning.end();
    };
    QVariantList points;
    for (std::size_t i = 0; i < m_review.turns.size(); ++i) {
        const auto& turn = m_review.turns[i];
        if (turn.seat != seat) {
            continue;
        }
        points.append(
            QVariantMap{{"step", static_cast<int>(m_steps[turn.step].row)},
                        {"odds", turn.odds.win},
                        {"turning", isTurning(i)},
                        //: A point of the curve of odds; %1 a round, %2 the odds to win in per cent
                        {"words", tr("Round %1: %2\u00a0%")
                                      .arg(m_steps[turn.step].game.state.round)
                                      .arg(percentText(turn.odds.win))}});
    }
    if (m_review.shares && !points.isEmpty()) {
        points.append(QVariantMap{{"step", static_cast<int>(m_steps.back().row)},
                                  {"odds", (*m_review.shares)[seat]},
                                  {"turning", isTurning(m_review.turns.size())},
                                  //: The last point of the curve of odds
                                  {"words", tr("The end")}});
    }
    return points;
}

QVariantList GameReviewModel::mistakes() const {
    QVariantList mistakes;
    for (const auto& mistake : m_review.mistakes) {
        if (static_cast<std::size_t>(mistakes.size()) == kShown) {
            break;
        }
        const auto& colours = m_steps[mistake.step].game.colours;
        const engine::NamedState known{engine::knownTo(mistake.before, mistake.seat), colours};
        const auto played = QString::fromStdString(
            session::adviceInWords({mistake.before, colours}, {&mistake.played, 1}));
        const bool isSolo = mistake.before.mode == engine::Mode::Solo;
        const auto player = QString::fromStdString(session::colourWord(colours[mistake.seat]));
        const auto cost = percentText(mistake.cost());
        //: A decision that cost much: %1 the round, %2 what was done, %3 odds given away
        const auto alone = tr("Round %1, %2: %3\u00a0% given away");
        //: The same of one of several players: %4 their colour
        const auto ofMany = tr("Round %1, %4, %2: %3\u00a0% given away");
        mistakes.append(QVariantMap{
            {"step", static_cast<int>(m_steps[mistake.step].row)},
            {"words", isSolo ? alone.arg(mistake.before.round).arg(played, cost)
                             : ofMany.arg(mistake.before.round).arg(played, cost, player)},
            //: What would have been better; %1 a move
            {"better", tr("Better: %1")
                           .arg(QString::fromStdString(
                               session::adviceInWords(known, mistake.better.line)))}});
    }
    return mistakes;
}

} // namespace pocketmars::app
