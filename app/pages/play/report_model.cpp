#include "app/pages/play/report_model.h"

#include <QDir>

#include <filesystem>

namespace pocketmars::app {

ReportModel::ReportModel(const PlayServices& services, const LiveTable& live, QObject* parent)
    : QObject(parent), m_saveBundle(services.saveBundle), m_live(&live) {
    connect(&live, &LiveTable::settledChanged, this, &ReportModel::possibleChanged);
}

void ReportModel::save(const QUrl& file) {
    const auto& job = m_live->job();
    if (!possible() || m_isBusy || !job) {
        return;
    }
    m_isBusy = true;
    m_message.clear();
    m_trouble.clear();
    emit changed();
    const auto path = file.toLocalFile();
    m_worker.run([save = m_saveBundle, path = std::filesystem::path(path.toStdString()),
                  profile = job->profile->name,
                  frames = m_live->settled()] { return save(path, profile, frames); },
                 [this, path](const tl::expected<void, session::SessionError>& saved) {
                     m_isBusy = false;
                     if (saved) {
                         //: After pictures were saved for a report; %1 the file
                         m_message = tr("Saved as %1. It goes nowhere by itself: attach it to a "
                                        "report, if you like.")
                                         .arg(QDir::toNativeSeparators(path));
                     } else {
                         m_trouble.tell(QString::fromStdString(saved.error().message));
                     }
                     emit changed();
                 });
}

void ReportModel::dismiss() {
    m_message.clear();
    m_trouble.clear();
    emit changed();
}

} // namespace pocketmars::app
