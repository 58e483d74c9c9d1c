#include <QGuiApplication>

#include <gtest/gtest.h>

/// View-models need an event loop and a palette, but neither window nor display.
int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication program(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
