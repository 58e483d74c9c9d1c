#pragma once

#include <QGuiApplication>
#include <QLoggingCategory>
#include <QString>

namespace pocketmars::app {

/// Qt's program where there is no desktop, and none is missed: to draw a sheet, to serve phones.
class WindowlessProgram {
public:
    WindowlessProgram() { QGuiApplication::setApplicationName(QStringLiteral("pocketmars")); }

private:
    /// Before the program is made, which looks for a desktop.
    struct Surroundings {
        Surroundings() {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            // What Qt says of a desktop that it misses is no matter here.
            QLoggingCategory::setFilterRules(QStringLiteral("*.warning=false"));
        }
    };

    Surroundings m_surroundings;
    char m_name[11] = "pocketmars";
    char* m_arguments[2] = {m_name, nullptr};
    int m_count = 1; // referred to as long as the program lives
    QGuiApplication m_program{m_count, m_arguments};
};

} // namespace pocketmars::app
