#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// One value that an item can be given with a tap.
struct Choice {
    Q_GADGET
    QML_VALUE_TYPE(choice)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(bool current MEMBER current CONSTANT)

public:
    QString value;        ///< as corrections take it: `1`, `G5`, `null`
    QString text;         ///< for people
    bool current = false; ///< what the sheet counts now

    friend bool operator==(const Choice&, const Choice&) = default;
};

} // namespace pocketmars::app
