#pragma once

/// Stands between the program and the system's calls that put files into place (fsync, rename,
/// renameat2), so that a test can end a program between any two of them.
namespace pocketmars::calibration::test {

constexpr int kKilled = 86; ///< exit code of a program that interruptAt() has ended

/// Ends this program before such a call.
/// @param call  1 for the next one
void interruptAt(int call);

/// As a file system that can't exchange two folders: renameat2() fails with EINVAL.
void refuseExchange(bool refuse);

} // namespace pocketmars::calibration::test
