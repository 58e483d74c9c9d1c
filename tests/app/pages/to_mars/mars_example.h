#pragma once

#include "app/pages/to_mars/to_mars_view_model.h"
#include "app/services/mars_services.h"
#include "app/settings/settings.h"
#include "app/support/image_store.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <memory>

namespace pocketmars::app {

/// The page of To Mars on a data folder of its own, which is empty at first.
class MarsExample : public testing::Test {
protected:
    MarsExample() { restart(); }

    /// As if the window was closed and opened again.
    void restart() {
        m_model.reset();
        m_model = std::make_unique<ToMarsViewModel>(
            marsServices(m_folder.filePath("to_mars").toStdString()), m_settings, m_images);
    }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    std::shared_ptr<ImageStore> m_images = std::make_shared<ImageStore>();
    std::unique_ptr<ToMarsViewModel> m_model;
};

} // namespace pocketmars::app
