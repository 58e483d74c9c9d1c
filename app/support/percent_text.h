#pragma once

#include <QString>

namespace pocketmars::app {

/// A share in whole per cent, without the sign: `43`. What is neither nothing nor all is never told
/// as 0 or 100 but as `<1` and `>99`.
/// @param share  0..1
[[nodiscard]] QString percentText(double share);

} // namespace pocketmars::app
