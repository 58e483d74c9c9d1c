#pragma once

#include "app/session/coaching/review.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace pocketmars::app {

/// A game of the history looked at again by the coach, on a thread of its own.
class GameReviewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    /// How much of the game was looked at, 0..1.
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /// A line for each player who decides: `title` (`red`), `colour` (of the pieces; invalid if its
    /// name says nothing), `points`: `step` (a row of the timeline), `odds` (0..1), `turning`
    /// (whether the odds turned most there), `words` (`Round 3: 43 %`). The end is a point, too.
    Q_PROPERTY(QVariantList curves READ curves NOTIFY changed)
    /// What cost most of all players' decisions, at most three: `step`, `words`, `better`.
    Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed)

public:
    explicit GameReviewModel(QObject* parent = nullptr) : QObject(parent) {}
    /// Stops looking.
    ~GameReviewModel() override;
    Q_DISABLE_COPY_MOVE(GameReviewModel)

    /// Another game: nothing is known of it.
    void setSteps(std::vector<session::GameStep> steps);

    [[nodiscard]] bool thinking() const { return m_thinking; }
    [[nodiscard]] double progress() const { return m_progress; }
    [[nodiscard]] QVariantList curves() const;
    [[nodiscard]] QVariantList mistakes() const;

    Q_INVOKABLE void look();

signals:
    void changed();

private:
    void stop();
    [[nodiscard]] QVariantList pointsOf(std::size_t seat) const;

    std::vector<session::GameStep> m_steps;
    session::Review m_review;
    bool m_thinking = false;
    double m_progress = 0;
    std::uint64_t m_question = 0; ///< counts them; answers to older ones are dropped
    std::jthread m_thinker;
};

} // namespace pocketmars::app
