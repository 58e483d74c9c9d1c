#include "app/pages/history/history_files_model.h"

#include <utility>

namespace pocketmars::app {

HistoryFilesModel::HistoryFilesModel(const HistoryServices& services, const GameFilterModel& filter,
                                     Background& background, QObject* parent)
    : QObject(parent), m_services(services), m_filter(filter), m_background(background) {}

template <class Task, class Done> void HistoryFilesModel::run(Task task, Done done) {
    setMessage({});
    addBusy(1);
    m_background.worker().run(std::move(task), [this, done = std::move(done)](const auto& result) {
        addBusy(-1);
        if (result) {
            m_background.trouble().clear();
            done(*result);
        } else {
            m_background.trouble().tell(QString::fromStdString(result.error().message));
        }
    });
}

void HistoryFilesModel::exportTo(const QUrl& file) {
    run([exportTo = m_services.exportTo, path = file.toLocalFile().toStdString(),
         filter = m_filter.filter()] { return exportTo(path, filter); },
        [this, file](std::size_t count) {
            //: After games were exported; %1 the file's name
            setMessage(
                tr("%n game(s) written to %1.", "", static_cast<int>(count)).arg(file.fileName()));
        });
}

void HistoryFilesModel::importFrom(const QUrl& file) {
    run([importFrom = m_services.importFrom,
         path = file.toLocalFile().toStdString()] { return importFrom(path); },
        [this](const auto& count) {
            //: After games were imported: how many of the file's are new
            auto message = tr("%n game(s) added.", "", static_cast<int>(count.added));
            if (count.known > 0) {
                //: After games were imported: how many of the file's are not new
                message += QLatin1Char(' ') + tr("%n of the file had been there already.", "",
                                                 static_cast<int>(count.known));
            }
            setMessage(message);
            emit imported();
        });
}

void HistoryFilesModel::setMessage(const QString& message) {
    if (message != m_message) {
        m_message = message;
        emit messageChanged();
    }
}

void HistoryFilesModel::addBusy(int jobs) {
    m_busy += jobs;
    emit busyChanged();
}

} // namespace pocketmars::app
