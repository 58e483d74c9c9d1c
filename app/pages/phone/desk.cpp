#include "app/pages/phone/desk.h"

#include <QRandomGenerator>

namespace pocketmars::app {

std::optional<QString> Desk::take(const QString& /*what*/, const QString& /*file*/) {
    return unknown();
}

QString Desk::stale() {
    //: A phone's tap on what has changed meanwhile; the new is on the screen already
    return tr("Somebody was quicker: look again, and tap once more.");
}

QString Desk::unknown() {
    //: A phone asks for what this version does not know
    return tr("This page is of another version; load it again.");
}

QString picturePath(const QString& url) {
    static const auto run = QString::number(QRandomGenerator::global()->generate(), 36);
    return url.isEmpty() ? QString()
                         : QStringLiteral("api/picture/%1-%2").arg(run, url.section('/', -1));
}

QString pictureId(const std::string& path) { return QString::fromStdString(path).section('-', -1); }

} // namespace pocketmars::app
