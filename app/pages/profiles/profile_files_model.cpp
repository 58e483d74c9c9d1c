#include "app/pages/profiles/profile_files_model.h"

#include "app/session/profiles/profile_exchange.h"

#include <filesystem>
#include <utility>

namespace pocketmars::app {
namespace {

std::filesystem::path pathOf(const QUrl& file) { return file.toLocalFile().toStdString(); }

} // namespace

ProfileFilesModel::ProfileFilesModel(const ProfileServices& services, Worker& worker,
                                     Trouble& trouble, QObject* parent)
    : QObject(parent), m_services(services), m_worker(worker), m_trouble(trouble) {}

template <class Task, class Done> void ProfileFilesModel::run(Task task, Done done) {
    setMessage({});
    addBusy(1);
    m_worker.run(std::move(task), [this, done = std::move(done)](const auto& result) {
        addBusy(-1);
        if (!result) {
            m_trouble.tell(QString::fromStdString(result.error().message));
            return;
        }
        m_trouble.clear();
        done(result);
    });
}

void ProfileFilesModel::exportTo(const QString& profile, const QUrl& file) {
    run([exportTo = m_services.exportTo, name = profile.toStdString(),
         path = pathOf(file)] { return exportTo(name, path); },
        [this, profile, file](const auto& /*written*/) {
            //: After a card profile was exported; %1 its name, %2 the file's
            setMessage(tr("%1 was written to %2.").arg(profile, file.fileName()));
        });
}

void ProfileFilesModel::importFrom(const QUrl& file) {
    run([importFrom = m_services.importFrom, path = pathOf(file)] { return importFrom(path); },
        [this](const auto& profile) {
            emit stored(*profile);
            //: After a card profile was imported; %1 its name
            setMessage(
                tr("%1 was added and is in use.").arg(QString::fromStdString(profile->name)));
        });
}

void ProfileFilesModel::takeAsRight(const QString& profile) {
    run([takeAsRight = m_services.takeAsRight,
         name = profile.toStdString()] { return takeAsRight(name); },
        [this](const auto& looked) { emit stored(*looked); });
}

bool ProfileFilesModel::isProfileFile(const QUrl& file) {
    return file.isLocalFile() &&
           file.fileName().endsWith(QLatin1String(session::kProfileEnding), Qt::CaseInsensitive);
}

void ProfileFilesModel::setMessage(const QString& message) {
    if (message != m_message) {
        m_message = message;
        emit messageChanged();
    }
}

void ProfileFilesModel::addBusy(int jobs) {
    m_busy += jobs;
    emit busyChanged();
}

} // namespace pocketmars::app
