#pragma once

#include "engine/box/readings.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// A paragraph of the help.
struct HelpBlock {
    Q_GADGET
    QML_VALUE_TYPE(helpBlock)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString text MEMBER text)
public:
    QString heading; ///< empty for none
    QString text;
};

/// One thing that the help explains.
struct HelpTopic {
    QString id;      ///< `card/G5`, `phase/failure`: the same in all languages
    QString section; ///< heading of its group in the list
    QString title;
    QString keywords; ///< further words to find it by
    QList<HelpBlock> blocks;
};

/// Everything that the help explains, in the language of now and in the order of the list.
[[nodiscard]] QList<HelpTopic> helpTopics(const engine::Readings& readings);

} // namespace pocketmars::app
