#pragma once

#include "app/support/image_store.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pocketmars::app {

/// The link that logs a game in the BG Stats app, and its QR code.
class PlayLinkModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    /// Empty while there is none.
    Q_PROPERTY(QString link READ link NOTIFY changed)
    /// The code, for Image.source: black on white with its quiet zone, a px a module.
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// Modules a side, quiet zone included.
    Q_PROPERTY(int modules READ modules NOTIFY changed)

public:
    explicit PlayLinkModel(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~PlayLinkModel() override;
    Q_DISABLE_COPY_MOVE(PlayLinkModel)

    [[nodiscard]] const QString& link() const { return m_link; }
    [[nodiscard]] const QString& code() const { return m_code; }
    [[nodiscard]] int modules() const { return m_modules; }

    /// @param link  empty: none
    void setLink(const QString& link);

    Q_INVOKABLE void copy() const;

signals:
    void changed();

private:
    std::shared_ptr<ImageStore> m_images;
    QString m_link;
    QString m_code;
    int m_modules = 0;
};

} // namespace pocketmars::app
