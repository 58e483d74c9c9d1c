#include "app/pages/help/help_view_model.h"

#include "app/pages/help/help_parts.h"
#include "engine/box/card.h"

#include <QStringList>

#include <algorithm>

namespace pocketmars::app {
namespace {

/// Letters without accents and capitals, as people type them.
QString plain(const QString& text) {
    QString out;
    for (const auto c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing) {
            // Unicode does not take the stroke of the Polish letter off.
            const bool isL = c == QChar(0x0142) || c == QChar(0x0141);
            out += isL ? QLatin1Char('l') : c;
        }
    }
    return out.toCaseFolded();
}

bool hasAll(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

QString textOf(const HelpTopic& topic) {
    auto text =
        topic.title + QLatin1Char('\n') + topic.keywords + QLatin1Char('\n') + topic.section;
    for (const auto& block : topic.blocks) {
        text += QLatin1Char('\n') + block.heading + QLatin1Char('\n') + block.text;
    }
    return plain(text);
}

} // namespace

HelpViewModel::HelpViewModel(Settings& settings, ReadingsModel& readings, QObject* parent)
    : QAbstractListModel(parent), m_settings(&settings), m_readings(&readings) {
    retranslate();
    m_topic = m_topics.first().id;
    // What a doubtful card does hangs on how it is read.
    connect(&readings, &QAbstractItemModel::dataChanged, this, &HelpViewModel::retranslate);
}

void HelpViewModel::setQuery(const QString& query) {
    if (query == m_query) {
        return;
    }
    m_query = query;
    list();
    // What was found first is what was meant, most often.
    if (!m_query.trimmed().isEmpty() && !m_rows.isEmpty() && currentRow() < 0) {
        m_topic = m_topics[m_rows.first()].id;
    }
    emit queryChanged();
    emit topicChanged();
}

int HelpViewModel::currentRow() const {
    for (int row = 0; row < count(); ++row) {
        if (m_topics[m_rows[row]].id == m_topic) {
            return row;
        }
    }
    return -1;
}

void HelpViewModel::setCurrentRow(int row) {
    if (row >= 0 && row < count() && m_topics[m_rows[row]].id != m_topic) {
        m_topic = m_topics[m_rows[row]].id;
        emit topicChanged();
    }
}

const HelpTopic& HelpViewModel::open() const {
    const auto found = std::find_if(m_topics.begin(), m_topics.end(),
                                    [this](const HelpTopic& t) { return t.id == m_topic; });
    Q_ASSERT(found != m_topics.end());
    return *found;
}

QString HelpViewModel::title() const { return open().title; }

QList<HelpBlock> HelpViewModel::blocks() const { return open().blocks; }

int HelpViewModel::reading() const { return m_readings->rowOf(m_topic); }

bool HelpViewModel::asksOfToMars() const { return m_topic == QLatin1String(kMarsChoicesTopic); }

QString HelpViewModel::card() const {
    const auto prefix = QStringLiteral("card/");
    return m_topic.startsWith(prefix) ? m_topic.mid(prefix.size()) : QString();
}

int HelpViewModel::cardIndex() const {
    const auto id = engine::CardId::parse(card().toStdString());
    return id ? id->index() : -1;
}

void HelpViewModel::openAt(const QString& topic) {
    if (std::none_of(m_topics.begin(), m_topics.end(),
                     [&](const HelpTopic& t) { return t.id == topic; })) {
        return;
    }
    m_topic = topic;
    if (currentRow() < 0) {
        m_query.clear();
        list();
        emit queryChanged();
    }
    emit topicChanged();
}

void HelpViewModel::retranslate() {
    m_topics = helpTopics(m_settings->readings(m_settings->profile()));
    list();
    emit topicChanged();
}

void HelpViewModel::list() {
    const auto words = plain(m_query).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<int> rows;
    for (int i = 0; i < m_topics.size(); ++i) {
        if (hasAll(textOf(m_topics[i]), words)) {
            rows << i;
        }
    }
    if (!words.isEmpty()) {
        // What is called so comes before what only mentions it.
        std::stable_partition(rows.begin(), rows.end(), [&](int i) {
            return hasAll(plain(m_topics[i].title + QLatin1Char(' ') + m_topics[i].keywords),
                          words);
        });
    }
    const bool same = rows == m_rows;
    if (same && !rows.isEmpty()) {
        emit dataChanged(index(0), index(count() - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit countChanged();
}

int HelpViewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HelpViewModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& topic = m_topics[m_rows[index.row()]];
    switch (role) {
    case TopicRole:
        return topic.id;
    case Qt::DisplayRole:
    case TitleRole:
        return topic.title;
    case SectionRole:
        return topic.section;
    default:
        return {};
    }
}

QHash<int, QByteArray> HelpViewModel::roleNames() const {
    return {{TopicRole, "topic"}, {TitleRole, "title"}, {SectionRole, "section"}};
}

} // namespace pocketmars::app
