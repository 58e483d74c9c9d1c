#pragma once

#include "app/settings/settings.h"
#include "engine/box/readings.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// The doubtful cards, a row for each, and how they are read for the card profile in use.
class ReadingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Whether any is read in another way than usual.
    Q_PROPERTY(bool changed READ changed NOTIFY changedChanged)
    /// Name of the card profile that they are for; empty if none is in use.
    Q_PROPERTY(QString profile READ profile NOTIFY profileChanged)

public:
    enum Role {
        TopicRole = Qt::UserRole, ///< of the help: `card/G5`
        TitleRole,                ///< `Greenhouse 5`
        QuestionRole,             ///< what is in doubt
        OptionsRole,              ///< the ways to read it; the usual one is marked
        ChosenRole                ///< which of them counts
    };

    /// @param settings  outlives the model
    explicit ReadingsModel(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] bool changed() const;
    [[nodiscard]] QString profile() const;

    /// @param option  which of the row's options; one that is not there changes nothing
    Q_INVOKABLE void choose(int row, int option);
    /// Reads every card as usual again.
    Q_INVOKABLE void reset();
    /// The row of a topic of the help; -1 if nothing is in doubt there.
    [[nodiscard]] int rowOf(const QString& topic) const;
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changedChanged();
    void profileChanged();

private:
    void showAll();

    Settings* m_settings;
    engine::Readings m_readings;
};

} // namespace pocketmars::app
