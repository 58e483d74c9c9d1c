#pragma once

namespace pocketmars::vision {

[[nodiscard]] constexpr float square(float v) { return v * v; }

} // namespace pocketmars::vision
