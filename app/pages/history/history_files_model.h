#pragma once

#include "app/pages/history/game_filter_model.h"
#include "app/services/services.h"
#include "app/support/background.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Games on their way into files and back.
class HistoryFilesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    /// What was done last: `12 games added.`; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// Whether a file is being written or read.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    /// @param filter      which games are shown; outlives this
    /// @param background  of the page; outlives this
    HistoryFilesModel(const HistoryServices& services, const GameFilterModel& filter,
                      Background& background, QObject* parent = nullptr);

    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] bool isBusy() const { return m_busy > 0; }

    /// Writes the games that are shown to a file, .csv or .json.
    Q_INVOKABLE void exportTo(const QUrl& file);
    /// Adds the games of an exported JSON file that are not there yet.
    Q_INVOKABLE void importFrom(const QUrl& file);
    Q_INVOKABLE void dismiss() { setMessage({}); }

signals:
    void messageChanged();
    void busyChanged();
    void imported();

private:
    /// Says what came of a file: trouble, or nothing any more.
    template <class Task, class Done> void run(Task task, Done done);
    void setMessage(const QString& message);
    void addBusy(int jobs);

    HistoryServices m_services;
    const GameFilterModel& m_filter;
    Background& m_background;
    QString m_message;
    int m_busy = 0;
};

} // namespace pocketmars::app
