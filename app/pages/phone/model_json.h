#pragma once

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QVariant>

#include <initializer_list>

/// What QML shows, as JSON for the pages of a phone: these show the very same models.
namespace pocketmars::app {

/// Numbers, texts, colours (`#rrggbb`), points and sizes (`[x, y]`), gadgets by their properties,
/// and lists of all that.
[[nodiscard]] QJsonValue toJson(const QVariant& value);

/// Some of an object's properties.
[[nodiscard]] QJsonObject toJson(const QObject& object, std::initializer_list<const char*> names);

/// The rows of a model, by the names of its roles.
[[nodiscard]] QJsonArray rowsOf(const QAbstractItemModel& model);

} // namespace pocketmars::app
