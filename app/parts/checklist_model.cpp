#include "app/parts/checklist_model.h"

#include <algorithm>

namespace pocketmars::app {

void ChecklistModel::setSteps(const QStringList& steps) {
    const bool same =
        std::equal(steps.begin(), steps.end(), m_rows.begin(), m_rows.end(),
                   [](const QString& text, const Row& row) { return text == row.text; });
    if (same) {
        return;
    }
    beginResetModel();
    m_rows.clear();
    for (const auto& text : steps) {
        m_rows.push_back({text});
    }
    endResetModel();
    emit changed();
}

void ChecklistModel::retell(const QStringList& steps) {
    if (steps.size() != count()) {
        setSteps(steps);
        return;
    }
    for (int row = 0; row < count(); ++row) {
        m_rows[static_cast<std::size_t>(row)].text = steps[row];
    }
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1), {Qt::DisplayRole, TextRole});
    }
}

void ChecklistModel::setSeen(const std::vector<bool>& seen) {
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool now = i < seen.size() && seen[i];
        if (m_rows[i].seen != now) {
            m_rows[i].seen = now;
            const auto row = index(static_cast<int>(i));
            emit dataChanged(row, row, {DoneRole, SeenRole});
        }
    }
    emit changed();
}

void ChecklistModel::follow(const QStringList& steps, const std::vector<bool>& seen,
                            bool isRetold) {
    if (isRetold) {
        retell(steps);
    } else {
        setSteps(steps);
    }
    setSeen(seen);
}

void ChecklistModel::tick(int row, bool done) {
    if (row < 0 || row >= count()) {
        return;
    }
    auto& of = m_rows[static_cast<std::size_t>(row)];
    const auto now = std::chrono::steady_clock::now();
    if (!done && of.ticked && now - of.tickedAt < kAtOnce) {
        return;
    }
    of.ticked = done;
    if (done) {
        of.tickedAt = now;
    }
    emit dataChanged(index(row), index(row), {DoneRole});
    emit changed();
    emit ticked(row, done);
}

int ChecklistModel::open() const {
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [](const Row& row) { return !row.seen && !row.ticked; }));
}

int ChecklistModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant ChecklistModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return row.text;
    case DoneRole:
        return row.seen || row.ticked;
    case SeenRole:
        return row.seen;
    default:
        return {};
    }
}

QHash<int, QByteArray> ChecklistModel::roleNames() const {
    return {{TextRole, "text"}, {DoneRole, "done"}, {SeenRole, "seen"}};
}

} // namespace pocketmars::app
