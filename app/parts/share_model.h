#pragma once

#include "app/parts/score_sheet_model.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QImage>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace pocketmars::app {

/// A score sheet with its photo as one file to give away: a picture or a PDF. It is written where
/// the player says, and goes nowhere by itself.
class ShareModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Where it was saved; empty for nothing.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// Why it could not be saved.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    /// @param sheet  outlives this
    /// @param photo  of the table as it is shown; a null image: none
    ShareModel(const ScoreSheetModel& sheet, std::function<QImage()> photo,
               QObject* parent = nullptr);

    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// @param file  `.png`, `.jpg` or `.pdf`; replaced where it is there
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void dismiss();

signals:
    void changed();

private:
    const ScoreSheetModel& m_sheet;
    std::function<QImage()> m_photo;
    QString m_message;
    Trouble m_trouble;
    Worker m_worker;
};

} // namespace pocketmars::app
