#include "tests/calibration/support/interrupted_calls.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace pocketmars::calibration::test {
namespace {

std::atomic<int> s_callsLeft = 0;
std::atomic<bool> s_refusesExchange = false;

void count() {
    if (s_callsLeft > 0 && --s_callsLeft == 0) {
        ::_exit(kKilled);
    }
}

} // namespace

void interruptAt(int call) { s_callsLeft = call; }
void refuseExchange(bool refuse) { s_refusesExchange = refuse; }

} // namespace pocketmars::calibration::test

// A program's own functions take the place of the C library's, for the standard library too.
extern "C" {

int fsync(int file) {
    pocketmars::calibration::test::count();
    return static_cast<int>(::syscall(SYS_fsync, file));
}

int rename(const char* from, const char* to) noexcept {
    pocketmars::calibration::test::count();
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned int flags) noexcept {
    pocketmars::calibration::test::count();
    if (pocketmars::calibration::test::s_refusesExchange) {
        errno = EINVAL;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}
}
