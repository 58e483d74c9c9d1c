#pragma once

#include <stdexcept>

/// Checks of our own work that stay on whatever NDEBUG says: for what would otherwise be written
/// into the history as a wrong game. All else is an `assert`.
namespace pocketmars::engine {

/// A mistake in the program, never in what it was given: nobody catches it but `main`, which ends
/// the program with a clear message and exit code 1.
class LogicError : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

/// @param what  what ought to have held, in words
/// @throws LogicError  it does not
inline void check(bool holds, const char* what) {
    if (!holds) {
        throw LogicError(what);
    }
}

} // namespace pocketmars::engine
