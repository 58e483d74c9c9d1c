#pragma once

#include "app/parts/findings_model.h"

#include <QObject>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// A further photo of the table, from another side, with what was found in it.
class ShownPhoto : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(QString name READ name CONSTANT)
    /// For Image.source.
    Q_PROPERTY(QString source READ source CONSTANT)
    /// px: the frame of the findings.
    Q_PROPERTY(QSizeF size READ size CONSTANT)
    Q_PROPERTY(pocketmars::app::FindingsModel* findings READ findings CONSTANT)

public:
    ShownPhoto(QString name, QString source, QSizeF size, QObject* parent);

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const QString& source() const { return m_source; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] FindingsModel* findings() { return &m_findings; }

private:
    QString m_name;
    QString m_source;
    QSizeF m_size;
    FindingsModel m_findings;
};

} // namespace pocketmars::app
