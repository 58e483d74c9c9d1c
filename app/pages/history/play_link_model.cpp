#include "app/pages/history/play_link_model.h"

#include "app/session/history/play_link.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

#include <opencv2/core.hpp>

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
        const cv::Mat code = session::playCode(link.toStdString(), 1);
        m_modules = code.cols;
        m_code = m_images->put(QImage(code.data, code.cols, code.rows,
                                      static_cast<qsizetype>(code.step), QImage::Format_Grayscale8)
                                   .copy());
    }
    emit changed();
}

void PlayLinkModel::copy() const { QGuiApplication::clipboard()->setText(m_link); }

} // namespace pocketmars::app
