#pragma once

#include <QPoint>
#include <QString>

#include <filesystem>

namespace pocketmars {

/// Where something stands in the program's window, by the name that a screen reader tells: the same
/// window on the same data is drawn offscreen and asked. An application is there, and no other
/// program has the data open.
/// @param home    whose folders `data` and `config` the program uses
/// @param width, height  of the window, px
/// @return the middle, px of the window
/// @throw std::runtime_error where nothing that can be clicked has that name
[[nodiscard]] QPoint placeInWindow(const std::filesystem::path& home, int width, int height,
                                   const QString& name);

} // namespace pocketmars
