#include "app/parts/correction_model.h"

#include "app/support/item_reading.h"
#include "app/support/item_text.h"
#include "engine/observation/item_path.h"

#include <algorithm>

namespace pocketmars::app {
namespace {

std::vector<std::string> asked(const session::ScoredTable& table, const std::string& path) {
    const auto question = std::find_if(table.questions.begin(), table.questions.end(),
                                       [&](const session::Question& q) { return q.path == path; });
    return question == table.questions.end() ? std::vector<std::string>() : question->options;
}

} // namespace

std::vector<CorrectionModel::Item> CorrectionModel::read(const std::vector<std::string>& paths,
                                                         const session::ScoredTable& table) {
    std::vector<Item> items;
    for (const auto& path : paths) {
        const auto found = engine::findItem(table.observation, path);
        if (!found || found->kind == engine::ItemKind::Stack ||
            found->kind == engine::ItemKind::Prep) {
            continue; // a list is corrected card by card
        }
        const auto reading = readingOf(table.observation, *found);
        Item item;
        item.path = QString::fromStdString(path);
        item.title = titleText(table.observation, *found);
        item.value = valueText(found->kind, reading.value);
        item.certainty = certaintyOf(reading);
        for (const auto& value : likelyChoices(table.observation, *found, asked(table, path))) {
            item.choices << Choice{QString::fromStdString(value), valueText(found->kind, value),
                                   value == reading.value};
        }
        items.push_back(std::move(item));
    }
    return items;
}

void CorrectionModel::open(const std::vector<std::string>& paths,
                           const session::ScoredTable& table) {
    beginResetModel();
    m_items = read(paths, table);
    endResetModel();
    emit pathsChanged();
}

std::vector<std::string> CorrectionModel::openPaths() const {
    std::vector<std::string> paths;
    for (const auto& item : m_items) {
        paths.push_back(item.path.toStdString());
    }
    return paths;
}

void CorrectionModel::retranslate(const session::ScoredTable& table) {
    if (!m_items.empty()) {
        open(openPaths(), table);
    }
}

void CorrectionModel::update(const session::ScoredTable& table) {
    if (m_items.empty()) {
        return;
    }
    auto items = read(openPaths(), table);
    for (std::size_t i = 0; i < items.size(); ++i) {
        // What was on offer stays where it was, else the buttons would change under the finger.
        auto& old = m_items[i];
        old.value = items[i].value;
        old.certainty = items[i].certainty;
        for (auto& choice : old.choices) {
            choice.current =
                std::any_of(items[i].choices.begin(), items[i].choices.end(),
                            [&](const Choice& c) { return c.current && c.value == choice.value; });
        }
    }
    emit dataChanged(index(0), index(count() - 1), {ValueRole, CertaintyRole, ChoicesRole});
}

void CorrectionModel::close() {
    if (!m_items.empty()) {
        beginResetModel();
        m_items.clear();
        endResetModel();
        emit pathsChanged();
    }
}

QStringList CorrectionModel::paths() const {
    QStringList all;
    for (const auto& item : m_items) {
        all << item.path;
    }
    return all;
}

int CorrectionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant CorrectionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PathRole:
        return item.path;
    case Qt::DisplayRole:
    case TitleRole:
        return item.title;
    case ValueRole:
        return item.value;
    case CertaintyRole:
        return QVariant::fromValue(item.certainty);
    case ChoicesRole:
        return QVariant::fromValue(item.choices);
    default:
        return {};
    }
}

QHash<int, QByteArray> CorrectionModel::roleNames() const {
    return {{PathRole, "path"},
            {TitleRole, "title"},
            {ValueRole, "value"},
            {CertaintyRole, "certainty"},
            {ChoicesRole, "choices"}};
}

} // namespace pocketmars::app
