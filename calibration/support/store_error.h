#pragma once

#include <string>

namespace pocketmars::calibration {

/// One line for people that says what to do next.
struct StoreError {
    std::string message;
};

} // namespace pocketmars::calibration
