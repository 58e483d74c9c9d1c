#include "app/pages/score/questions_model.h"

#include "app/support/item_text.h"
#include "engine/observation/item_path.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

/// Why an item is asked about; empty where it is simply in doubt.
QString reasonOf(const engine::Question& question) {
    //: Below an item that is asked about: the player's colonists on the whole table; %1 how many
    return question.total ? QuestionsModel::tr("counted in all: %1, not 7").arg(*question.total)
                          : QString();
}

QList<Choice> choicesOf(const engine::Question& question, engine::ItemKind kind) {
    QList<Choice> choices;
    for (const auto& value : question.options) {
        choices << Choice{QString::fromStdString(value), valueText(kind, value), false};
    }
    return choices;
}

} // namespace

void QuestionsModel::setQuestions(const std::vector<engine::Question>& questions,
                                  const engine::Observation& table) {
    std::vector<Row> rows;
    for (const auto& question : questions) {
        if (const auto item = engine::findItem(table, question.path)) {
            rows.push_back({QString::fromStdString(question.path), titleText(table, *item),
                            choicesOf(question, item->kind), reasonOf(question)});
        }
    }
    const int before = count();
    const auto samePath = [](const Row& a, const Row& b) { return a.path == b.path; };
    // An answer most often takes one question away: that row goes, the others stay in place.
    for (int row = before - 1; row >= 0; --row) {
        const auto& old = m_rows[static_cast<std::size_t>(row)];
        if (std::none_of(rows.begin(), rows.end(),
                         [&](const Row& r) { return samePath(r, old); })) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    }
    if (std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), samePath)) {
        m_rows = std::move(rows);
        if (!m_rows.empty()) {
            emit dataChanged(index(0), index(count() - 1));
        }
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    if (count() != before) {
        emit countChanged();
    }
}

int QuestionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant QuestionsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PathRole:
        return row.path;
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case ChoicesRole:
        return QVariant::fromValue(row.choices);
    case ReasonRole:
        return row.reason;
    default:
        return {};
    }
}

QHash<int, QByteArray> QuestionsModel::roleNames() const {
    return {
        {PathRole, "path"}, {TitleRole, "title"}, {ChoicesRole, "choices"}, {ReasonRole, "reason"}};
}

} // namespace pocketmars::app
