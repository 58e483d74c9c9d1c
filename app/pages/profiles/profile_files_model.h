#pragma once

#include "app/services/services.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"
#include "calibration/profile/profile.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Card profiles on their way into files and back.
class ProfileFilesModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the profiles")

    /// What was done last: `mine was added.`; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    /// Whether a file is being written or read.
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)

public:
    /// @param trouble  where a failure is told; outlives this, as the worker does
    ProfileFilesModel(const ProfileServices& services, Worker& worker, Trouble& trouble,
                      QObject* parent = nullptr);

    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] bool isBusy() const { return m_busy > 0; }

    /// Writes a profile to a file for another owner of the same edition.
    Q_INVOKABLE void exportTo(const QString& profile, const QUrl& file);
    /// Adds the profile of such a file, beside one of the same name.
    Q_INVOKABLE void importFrom(const QUrl& file);
    /// What of a profile was in doubt has been looked at, and is right.
    Q_INVOKABLE void takeAsRight(const QString& profile);
    /// Whether a file is called as exported profiles are.
    Q_INVOKABLE [[nodiscard]] static bool isProfileFile(const QUrl& file);
    Q_INVOKABLE void dismiss() { setMessage({}); }

signals:
    void messageChanged();
    void busyChanged();
    /// A profile was stored.
    void stored(const pocketmars::calibration::Profile& profile);

private:
    template <class Task, class Done> void run(Task task, Done done);
    void setMessage(const QString& message);
    void addBusy(int jobs);

    ProfileServices m_services;
    Worker& m_worker;
    Trouble& m_trouble;
    QString m_message;
    int m_busy = 0;
};

} // namespace pocketmars::app
