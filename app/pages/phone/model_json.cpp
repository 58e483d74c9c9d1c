#include "app/pages/phone/model_json.h"

#include <QColor>
#include <QMetaProperty>
#include <QPointF>
#include <QRectF>
#include <QSequentialIterable>
#include <QSizeF>

namespace pocketmars::app {

QJsonValue toJson(const QVariant& value) {
    const auto type = value.metaType();
    if (type == QMetaType::fromType<QColor>()) {
        return value.value<QColor>().name();
    }
    if (type == QMetaType::fromType<QPointF>()) {
        const auto point = value.toPointF();
        return QJsonArray{point.x(), point.y()};
    }
    if (type == QMetaType::fromType<QSizeF>()) {
        const auto size = value.toSizeF();
        return QJsonArray{size.width(), size.height()};
    }
    if (type == QMetaType::fromType<QRectF>()) {
        const auto area = value.toRectF();
        return QJsonArray{area.x(), area.y(), area.width(), area.height()};
    }
    if ((type.flags() & QMetaType::IsEnumeration) != 0) {
        return value.toInt();
    }
    if ((type.flags() & QMetaType::IsGadget) != 0) {
        const auto& meta = *type.metaObject();
        QJsonObject out;
        for (int i = 0; i < meta.propertyCount(); ++i) {
            out.insert(QLatin1String(meta.property(i).name()),
                       toJson(meta.property(i).readOnGadget(value.constData())));
        }
        return out;
    }
    if (type != QMetaType::fromType<QString>() && value.canConvert<QSequentialIterable>()) {
        QJsonArray out;
        for (const auto& element : value.value<QSequentialIterable>()) {
            out << toJson(element);
        }
        return out;
    }
    return QJsonValue::fromVariant(value);
}

QJsonObject toJson(const QObject& object, std::initializer_list<const char*> names) {
    QJsonObject out;
    for (const auto* name : names) {
        const auto value = object.property(name);
        Q_ASSERT(value.isValid());
        out.insert(QLatin1String(name), toJson(value));
    }
    return out;
}

QJsonArray rowsOf(const QAbstractItemModel& model) {
    const auto roles = model.roleNames();
    QJsonArray out;
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject fields;
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            fields.insert(QString::fromUtf8(role.value()),
                          toJson(model.index(row, 0).data(role.key())));
        }
        out << fields;
    }
    return out;
}

} // namespace pocketmars::app
