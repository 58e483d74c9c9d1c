#pragma once

#include "engine/observation/observation.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// An item of a table that is not as it should be.
struct ItemDifference {
    Q_GADGET
    QML_VALUE_TYPE(itemDifference)
    Q_PROPERTY(QString path MEMBER path CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString expected MEMBER expected CONSTANT)
    Q_PROPERTY(QString seen MEMBER seen CONSTANT)

public:
    QString path;     ///< table/1 path
    QString title;    ///< `Greenhouse ★★, red`
    QString expected; ///< in words: `1`, `Greenhouse 5`, `none`
    QString seen;     ///< in words

    friend bool operator==(const ItemDifference&, const ItemDifference&) = default;
};

/// What two tables of the same players show that is not the same. What one of them does not show is
/// no difference.
[[nodiscard]] QList<ItemDifference> differences(const engine::Observation& expected,
                                                const engine::Observation& seen);

} // namespace pocketmars::app
