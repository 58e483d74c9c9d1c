#pragma once

#include "app/pages/to_mars/mars_corners_model.h"
#include "app/services/mars_services.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <memory>
#include <optional>

namespace pocketmars::app {

/// The photo of a Mars ship that is followed. Its board is found by itself, or marked by hand, and
/// drawn flat; until then the photo is shown as it is.
class MarsPhotoModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The file's name; empty: no photo was chosen.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    /// For Image.source; empty while it is being read, or where it can't be.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    /// Whether the picture is the board alone, seen straight from above.
    Q_PROPERTY(bool isFlat READ isFlat NOTIFY changed)
    /// Whether the board is being looked for.
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    /// Its corners, while they are being marked: markCorners().
    Q_PROPERTY(pocketmars::app::MarsCornersModel* corners READ corners CONSTANT)

public:
    /// @param services, trouble  of the page; outlive this
    MarsPhotoModel(const MarsServices& services, std::shared_ptr<ImageStore> images,
                   Trouble& trouble, QObject* parent = nullptr);
    ~MarsPhotoModel() override;
    Q_DISABLE_COPY_MOVE(MarsPhotoModel)

    [[nodiscard]] QString name() const;
    [[nodiscard]] const QString& picture() const { return m_url; }
    [[nodiscard]] bool isFlat() const { return m_isFlat; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    [[nodiscard]] MarsCornersModel* corners() { return &m_corners; }

    /// Shows a photo and looks for the board in it.
    /// @param marked  its corners, where somebody marked them before
    void use(const std::filesystem::path& file, const to_mars::Ship& ship,
             const std::optional<vision::BoardCorners>& marked);
    void clear();
    Q_INVOKABLE void markCorners();

signals:
    void changed();
    /// A person marked the board's corners in the photo.
    void cornersMarked(const pocketmars::vision::BoardCorners& corners);

private:
    void showFlat(const cv::Mat& photo, const vision::BoardCorners& corners);
    void show(const cv::Mat& picture, bool isFlat);

    const MarsServices& m_services;
    std::shared_ptr<ImageStore> m_images;
    Trouble& m_trouble;
    std::filesystem::path m_file;
    to_mars::Ship m_ship;
    cv::Mat m_photo;
    QString m_url;
    bool m_isFlat = false;
    bool m_isBusy = false;
    int m_looks = 0; ///< how often a photo was looked at: only the last answer counts
    MarsCornersModel m_corners;
    Worker m_worker;
};

} // namespace pocketmars::app
