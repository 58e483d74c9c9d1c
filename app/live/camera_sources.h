#pragma once

#include "app/support/choice.h"
#include "vision/cameras.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace pocketmars::app {

/// The cameras to choose from: those that are plugged in, phones that are one, and the address that
/// was typed last.
class CameraSources {
public:
    void setCameras(std::vector<vision::Camera> cameras) { m_cameras = std::move(cameras); }
    [[nodiscard]] const std::vector<vision::Camera>& cameras() const { return m_cameras; }
    /// @param names  of the phones that send their camera's pictures
    /// @return whether they are others than before
    bool setPhones(const QStringList& names);

    /// What the one in use is called by: `0`, `phone://NAME`, `http://…`, a file; empty: none.
    [[nodiscard]] const QString& address() const { return m_address; }
    /// @param address  as typed: what surrounds it does not count
    /// @return whether it is another one than before
    bool choose(const QString& address);

    /// For a list; that there may be none is not among them.
    [[nodiscard]] QList<Choice> choices() const;

private:
    std::vector<vision::Camera> m_cameras;
    QStringList m_phones;
    QString m_address;
    QString m_typed; ///< the last address that is no camera plugged in
};

} // namespace pocketmars::app
