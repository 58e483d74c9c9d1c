#include "app/parts/share_model.h"

#include "app/support/date_text.h"
#include "app/support/score_picture.h"

#include <QDateTime>
#include <QDir>

#include <filesystem>
#include <utility>

namespace pocketmars::app {
namespace {

ScorePicture pictureOf(const ScoreSheetModel& sheet) {
    ScorePicture picture;
    picture.title = sheet.verdict();
    picture.remark = dateText(QDate::currentDate());
    for (const auto& player : sheet.players()) {
        picture.columns << ScorePicture::Column{player.title, player.colour, {}};
    }
    for (int row = 0; row < sheet.rowCount(); ++row) {
        const auto line = sheet.index(row);
        picture.lines << line.data(ScoreSheetModel::TitleRole).toString();
        const auto points = line.data(ScoreSheetModel::PointsRole).toList();
        for (int i = 0; i < picture.columns.size(); ++i) {
            picture.columns[i].points << points.value(i).toString();
        }
    }
    return picture;
}

} // namespace

ShareModel::ShareModel(const ScoreSheetModel& sheet, std::function<QImage()> photo, QObject* parent)
    : QObject(parent), m_sheet(sheet), m_photo(std::move(photo)) {}

void ShareModel::save(const QUrl& file) {
    dismiss();
    auto picture = pictureOf(m_sheet);
    picture.photo = m_photo();
    const auto path = file.toLocalFile();
    m_worker.run(
        [path, picture = std::move(picture)] { return savePicture(path.toStdString(), picture); },
        [this, path](const tl::expected<void, session::SessionError>& saved) {
            if (saved) {
                //: After a score sheet was saved as a picture; %1 the file
                m_message = tr("Saved as %1").arg(QDir::toNativeSeparators(path));
            } else {
                m_trouble.tell(QString::fromStdString(saved.error().message));
            }
            emit changed();
        });
}

void ShareModel::dismiss() {
    m_message.clear();
    m_trouble.clear();
    emit changed();
}

} // namespace pocketmars::app
