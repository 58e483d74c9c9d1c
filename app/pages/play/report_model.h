#pragma once

#include "app/live/live_table.h"
#include "app/services/play_services.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// What the camera saw last, as a file with which somebody else can look into what was read wrong.
/// It is written where the player says, and goes nowhere by itself.
class ReportModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether there are pictures to save.
    Q_PROPERTY(bool possible READ possible NOTIFY possibleChanged)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// Where it was saved; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// Why it could not be saved.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    /// @param live  outlives this
    ReportModel(const PlayServices& services, const LiveTable& live, QObject* parent = nullptr);

    [[nodiscard]] bool possible() const { return !m_live->settled().empty(); }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// @param file  a zip archive; replaced where it is there
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void dismiss();

signals:
    void possibleChanged();
    void changed();

private:
    decltype(PlayServices::saveBundle) m_saveBundle;
    const LiveTable* m_live;
    bool m_isBusy = false;
    QString m_message;
    Trouble m_trouble;
    Worker m_worker;
};

} // namespace pocketmars::app
