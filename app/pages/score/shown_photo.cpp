#include "app/pages/score/shown_photo.h"

namespace pocketmars::app {

ShownPhoto::ShownPhoto(QString name, QString source, QSizeF size, QObject* parent)
    : QObject(parent), m_name(std::move(name)), m_source(std::move(source)), m_size(size) {}

} // namespace pocketmars::app
