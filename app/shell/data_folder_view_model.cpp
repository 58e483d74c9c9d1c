#include "app/shell/data_folder_view_model.h"

#include "app/session/files/data_folder.h"

#include <QDesktopServices>
#include <QDir>

#include <utility>

namespace pocketmars::app {

DataFolderViewModel::DataFolderViewModel(std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)) {}

QString DataFolderViewModel::path() const { return QString::fromStdString(m_folder.string()); }

bool DataFolderViewModel::isUsual() const { return session::usualDataFolder() == m_folder; }

void DataFolderViewModel::show() {
    QDir().mkpath(path()); // before the first game there is none
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path()))) {
        m_trouble.tell([] {
            //: There is no file manager
            return tr("No program is there to show folders: open it by hand.");
        });
    }
}

void DataFolderViewModel::use(const QUrl& folder) {
    m_trouble.clear();
    emit wanted(folder.toLocalFile().toStdString());
}

void DataFolderViewModel::useUsual() {
    if (const auto usual = session::usualDataFolder()) {
        m_trouble.clear();
        emit wanted(*usual);
    }
}

} // namespace pocketmars::app
