#pragma once

#include "app/live/camera_sources.h"
#include "app/live/live_table.h"
#include "app/services/wizard_services.h"
#include "app/support/choice.h"
#include "app/support/worker.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <opencv2/core/mat.hpp>

#include <memory>
#include <vector>

namespace pocketmars::app {

/// What a camera sees, and pictures that are taken with it.
class CameraView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The cameras that are plugged in, phones that are one, and the address that was typed last.
    Q_PROPERTY(QList<pocketmars::app::Choice> sources READ sources NOTIFY sourceChanged)
    /// Address of the camera: `0`, `phone://NAME`, `http://…`; empty: none.
    Q_PROPERTY(QString source READ source WRITE setSource NOTIFY sourceChanged)
    /// Its picture and its troubles.
    Q_PROPERTY(pocketmars::app::LiveTable* live READ live CONSTANT)
    /// Whether a picture is being taken: it waits for a moment in which nothing moves.
    Q_PROPERTY(bool taking READ taking NOTIFY takingChanged)

public:
    explicit CameraView(const WizardServices& services, QObject* parent = nullptr);
    ~CameraView() override;
    Q_DISABLE_COPY_MOVE(CameraView)

    [[nodiscard]] QList<Choice> sources() const { return m_sources.choices(); }
    [[nodiscard]] const QString& source() const { return m_sources.address(); }
    void setSource(const QString& address);
    /// @param names  of the phones that send their camera's pictures
    void setPhones(const QStringList& names);
    [[nodiscard]] LiveTable* live() { return &m_live; }
    [[nodiscard]] bool taking() const { return m_taking; }

    /// Looks for cameras, and takes the first if none was chosen.
    void find();
    /// Lets the camera's picture be seen, or lets go of the camera.
    void look(bool on);
    /// Takes a picture as soon as nothing moves, after two seconds whatever moves.
    Q_INVOKABLE void take();

signals:
    void sourceChanged();
    void takingChanged();
    /// @param image  CV_8UC3 BGR, of the camera's own size
    void taken(const cv::Mat& image);

private:
    struct Shutter;

    void follow();
    void deliver(const cv::Mat& image);
    void setTaking(bool taking);

    std::shared_ptr<Shutter> m_shutter; ///< shared with the camera's thread
    LiveTable m_live;
    std::function<std::vector<vision::Camera>()> m_list;
    CameraSources m_sources;
    bool m_on = false;
    bool m_taking = false;
    Worker m_finder; ///< last, so that its task ends before what it uses is gone
};

} // namespace pocketmars::app
