#pragma once

#include "app/pages/help/help_topics.h"
#include "app/pages/settings/readings_model.h"
#include "app/settings/settings.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// The help: a list of topics that can be searched, a row for each, and the one that is open.
///
/// Topics have the same names in all languages: `card/G5`, `building/energy_bank`,
/// `da/greenhouse`, `phase/architect`, `phase/failure`, `phase/android`, `round/solo`,
/// `round/versus`, `action/hand`, `action/prep`, `action/other`, `action/launch`, `action/energy`,
/// `rule/four-cards`, `rule/deck`, `rule/costs`, `rule/words`, `score/lines`, `score/tie`,
/// `score/end`, `setup/solo`, `setup/versus`, `setup/draft`, `da/choices`, `app/camera`,
/// `app/without`, `app/keys`, `to-mars/play`, `to-mars/ship`, `to-mars/score`, `to-mars/projects`,
/// `to-mars/choices`, `to-mars/readings`.
class HelpViewModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// What is searched for: topics with all these words, or parts of them, are listed. Neither
    /// accents nor capitals matter. Empty: all topics.
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The topic that is open.
    Q_PROPERTY(QString topic READ topic NOTIFY topicChanged)
    /// Its row in the list; -1 while the search leaves it out.
    Q_PROPERTY(int currentRow READ currentRow WRITE setCurrentRow NOTIFY topicChanged)
    Q_PROPERTY(QString title READ title NOTIFY topicChanged)
    Q_PROPERTY(QList<pocketmars::app::HelpBlock> blocks READ blocks NOTIFY topicChanged)
    /// Row of the doubtful cards (ReadingsModel) that the topic is about; -1 for most.
    Q_PROPERTY(int reading READ reading NOTIFY topicChanged)
    /// Whether the topic is about what the sheet of To Mars leaves open (MarsChoicesModel).
    Q_PROPERTY(bool asksOfToMars READ asksOfToMars NOTIFY topicChanged)
    /// The id of the card that the topic is about; empty for others.
    Q_PROPERTY(QString card READ card NOTIFY topicChanged)
    /// Its engine::CardId::index(); -1 for others.
    Q_PROPERTY(int cardIndex READ cardIndex NOTIFY topicChanged)

public:
    enum Role {
        TopicRole = Qt::UserRole, ///< `card/G5`
        TitleRole,
        SectionRole ///< heading of the group that it belongs to
    };

    /// @param settings, readings  outlive the view-model
    HelpViewModel(Settings& settings, ReadingsModel& readings, QObject* parent = nullptr);

    [[nodiscard]] const QString& query() const { return m_query; }
    void setQuery(const QString& query);
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] const QString& topic() const { return m_topic; }
    [[nodiscard]] int currentRow() const;
    /// A row that is not there changes nothing.
    void setCurrentRow(int row);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QList<HelpBlock> blocks() const;
    [[nodiscard]] int reading() const;
    [[nodiscard]] bool asksOfToMars() const;
    [[nodiscard]] QString card() const;
    [[nodiscard]] int cardIndex() const;

    /// Opens a topic, for what is at hand elsewhere. A topic that there is not changes nothing.
    Q_INVOKABLE void openAt(const QString& topic);
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void queryChanged();
    void countChanged();
    void topicChanged();

private:
    /// The topic that is open, in m_topics.
    [[nodiscard]] const HelpTopic& open() const;
    void list();

    Settings* m_settings;
    ReadingsModel* m_readings;
    QList<HelpTopic> m_topics;
    QList<int> m_rows; ///< places in m_topics, as they are listed
    QString m_query;
    QString m_topic;
};

} // namespace pocketmars::app
