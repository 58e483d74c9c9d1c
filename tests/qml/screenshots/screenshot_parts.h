#pragma once

#include "tests/qml/photographer.h"
#include "tests/qml/screenshots/screenshot_asking.h"

#include "app/session/scoring/sample.h"

#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <vector>

namespace pocketmars {

/// A group of pictures.
struct Part {
    QString name;
    QStringList needs; ///< names of parts that prepare what it shows
    std::function<void()> shoot;
};

/// All there are, in an order in which each finds what it shows.
/// @param camera, models, window  outlive the parts
/// @param folder                  for files that are shown
/// @param doubts                  whether pictures that are read leave doubts; outlives the parts
/// @param misread                 what cameras read wrong; outlives the parts
[[nodiscard]] std::vector<Part> screenshotParts(Photographer& camera, app::ViewModels& models,
                                                QQuickWindow& window, const session::Sample& sample,
                                                const QString& folder, std::atomic<bool>& doubts,
                                                std::atomic<Misread>& misread);

} // namespace pocketmars
