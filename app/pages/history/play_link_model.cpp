#include "app/pages/history/play_link_model.h"

#include "app/support/qr_image.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

#include <utility>

namespace pocketmars::app {

PlayLinkModel::PlayLinkModel(std::shared_ptr<ImageStore> images, QObject* parent)
    : QObject(parent), m_images(std::move(images)) {}

PlayLinkModel::~PlayLinkModel() { m_images->remove(m_code); }

void PlayLinkModel::setLink(const QString& link) {
    if (link == m_link) {
        return;
    }
    m_images->remove(m_code);
    m_link = link;
    m_code.clear();
    m_modules = 0;
    if (!link.isEmpty()) {
        const auto code = qrImage(link);
        m_modules = code.width();
        m_code = m_images->put(code);
    }
    emit changed();
}

void PlayLinkModel::copy() const { QGuiApplication::clipboard()->setText(m_link); }

} // namespace pocketmars::app
