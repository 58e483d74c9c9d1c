#include "app/timeline_model.h"

#include "app/steps_model.h"
#include "engine/state_json.h"

#include <QDateTime>
#include <QLocale>
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
    int round = 1;
    for (const auto& step : m_steps) {
        m_rounds.push_back(round);
        if (const auto state = engine::stateFromJson(step.stateJson)) {
            round = state->state.round; // the next step's
        }
    }
    endResetModel();
    emit countChanged();
    show(m_steps.empty() ? -1 : 0);
}

void TimelineModel::clear() {
    beginResetModel();
    m_steps.clear();
    m_rounds.clear();
    endResetModel();
    emit countChanged();
    show(-1);
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
        if (const auto game = engine::stateFromJson(step.stateJson)) {
            m_board.setGame(*game, nullptr);
        }
        emit photoWanted(*m_game, static_cast<std::size_t>(row), m_recording, step.table);
    }
    emit currentChanged();
}

QString TimelineModel::moves() const {
    return m_current < 0
               ? QString()
               : QString::fromStdString(m_steps[static_cast<std::size_t>(m_current)].moves);
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
        return QString::fromStdString(step.words);
    case InferredRole: {
        QStringList inferred;
        for (const auto& known : step.inferred) {
            inferred << QString::fromStdString(known);
        }
        return inferred.join(QStringLiteral("; "));
    }
    case TimeRole: {
        // Without a locale of the user's own Qt writes seconds.
        const auto locale =
            QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
        return locale.toString(
            QDateTime::fromSecsSinceEpoch(step.toldAt.time_since_epoch().count()).time(),
            QLocale::ShortFormat);
    }
    default:
        return {};
    }
}

QHash<int, QByteArray> TimelineModel::roleNames() const {
    return {
        {TitleRole, "title"}, {WordsRole, "words"}, {InferredRole, "inferred"}, {TimeRole, "time"}};
}

} // namespace pocketmars::app
