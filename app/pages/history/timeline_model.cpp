#include "app/pages/history/timeline_model.h"

#include "app/parts/steps_model.h"
#include "app/session/coaching/game_states.h"
#include "app/session/words/step_words.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "engine/format/state_json.h"

#include <QStringList>

#include <utility>

namespace pocketmars::app {

TimelineModel::TimelineModel(std::shared_ptr<ImageStore> images, QObject* parent)
    : QAbstractListModel(parent), m_images(std::move(images)) {}

TimelineModel::~TimelineModel() { m_images->remove(m_photo); }

void TimelineModel::setGame(const db::FollowedGame& game) {
    beginResetModel();
    m_steps = game.steps;
    m_game = game.id;
    m_recording = game.info.sourcePath;
    m_rounds.clear();
    m_states.clear();
    int round = 1;
    for (const auto& step : m_steps) {
        m_rounds.push_back(round);
        auto& after = m_states.emplace_back();
        if (auto state = engine::stateFromJson(step.stateJson)) {
            round = state->state.round; // the next step's
            after = *std::move(state);
        }
    }
    tellSteps();
    endResetModel();
    m_review.setSteps(session::stepsOf(game));
    emit countChanged();
    show(m_steps.empty() ? -1 : 0);
}

void TimelineModel::clear() {
    beginResetModel();
    m_steps.clear();
    m_rounds.clear();
    m_states.clear();
    endResetModel();
    m_review.setSteps({});
    emit countChanged();
    show(-1);
}

void TimelineModel::retranslate() {
    tellSteps();
    showBoard();
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit currentChanged();
}

void TimelineModel::tellSteps() {
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        auto& step = m_steps[i];
        const bool isKnown = m_states[i] && (i == 0 || m_states[i - 1]);
        if (!isKnown) {
            continue;
        }
        if (auto words = session::stepInWords(i == 0 ? std::nullopt : m_states[i - 1], *m_states[i],
                                              step.moves, step.margin)) {
            step.words = std::move(words->did);
            step.inferred = std::move(words->inferred);
        }
    }
}

void TimelineModel::setPhoto(const QImage& photo) {
    m_images->remove(m_photo);
    m_photo = photo.isNull() ? QString() : m_images->put(photo);
    m_photoSize = photo.size();
    emit photoChanged();
}

void TimelineModel::setCurrent(int row) {
    if (row >= 0 && row < count() && row != m_current) {
        show(row);
    }
}

void TimelineModel::show(int row) {
    m_current = row;
    setPhoto({});
    if (row >= 0) {
        const auto& step = m_steps[static_cast<std::size_t>(row)];
        showBoard();
        emit photoWanted(*m_game, static_cast<std::size_t>(row), m_recording, step.table);
    }
    emit currentChanged();
}

void TimelineModel::showBoard() {
    if (m_current < 0) {
        return;
    }
    if (const auto& game = m_states[static_cast<std::size_t>(m_current)]) {
        m_board.setGame(*game, nullptr);
    }
}

QString TimelineModel::playableState() const {
    if (m_current < 0) {
        return {};
    }
    const auto& game = m_states[static_cast<std::size_t>(m_current)];
    return game && game->state.phase != engine::Phase::Over
               ? QString::fromStdString(engine::stateToJson(*game))
               : QString();
}

QString TimelineModel::text(int role) const {
    return m_current < 0 ? QString() : data(index(m_current), role).toString();
}

int TimelineModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant TimelineModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const auto& step = m_steps[row];
    switch (role) {
    case TitleRole:
        return phaseText(m_rounds[row], step.played);
    case Qt::DisplayRole:
    case WordsRole:
        return sentenceText(step.words);
    case InferredRole: {
        QStringList inferred;
        for (const auto& known : step.inferred) {
            inferred << QString::fromStdString(known);
        }
        return inferred.join(QStringLiteral("; "));
    }
    case TimeRole:
        return timeText(localTime(step.toldAt).time());
    case ProvisionalRole:
        return step.provisional;
    default:
        return {};
    }
}

QHash<int, QByteArray> TimelineModel::roleNames() const {
    return {{TitleRole, "title"},
            {WordsRole, "words"},
            {InferredRole, "inferred"},
            {TimeRole, "time"},
            {ProvisionalRole, "provisional"}};
}

} // namespace pocketmars::app
