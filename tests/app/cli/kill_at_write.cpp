// Loaded before the program's libraries (LD_PRELOAD), it ends the program at a given one of the
// calls with which SQLite changes the history: in the middle of a commit, of a checkpoint, of one
// write.
#include "tests/app/cli/kill_at_write.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using pocketmars::WriteCount;

WriteCount* counter() {
    static WriteCount* const shared = [] {
        const char* const name = std::getenv(WriteCount::kVariable);
        const int file = name == nullptr ? -1 : ::open(name, O_RDWR | O_CLOEXEC);
        if (file < 0) {
            std::abort(); // a test that kills nothing would pass
        }
        void* const memory =
            ::mmap(nullptr, sizeof(WriteCount), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        ::close(file);
        return memory == MAP_FAILED ? nullptr : static_cast<WriteCount*>(memory);
    }();
    return shared;
}

bool isHistory(std::string_view path) { return path.find("history.db") != std::string_view::npos; }

bool isHistory(int file) {
    std::array<char, 64> link{};
    (void)std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", file);
    std::array<char, 4096> path{};
    const auto length = ::readlink(link.data(), path.data(), path.size());
    return length > 0 && isHistory({path.data(), static_cast<std::size_t>(length)});
}

/// Counts a call.
/// @return whether it is the program's last
bool isLast() {
    const auto number = std::atomic_ref(counter()->done).fetch_add(1) + 1;
    return number == counter()->killAt;
}

[[noreturn]] void end() {
    ::kill(::getpid(), SIGKILL);
    for (;;) {
        ::pause();
    }
}

template <typename Call> Call next(const char* name) {
    return reinterpret_cast<Call>(::dlsym(RTLD_NEXT, name));
}

} // namespace

// SQLite's own names for them: what is 64 bits wide.
extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
    static const auto real = next<decltype(&pwrite64)>("pwrite64");
    if (isHistory(file) && isLast()) {
        (void)real(file, bytes, count / 2, at); // half of it arrives
        end();
    }
    return real(file, bytes, count, at);
}

int ftruncate64(int file, off64_t size) {
    static const auto real = next<decltype(&ftruncate64)>("ftruncate64");
    if (isHistory(file) && isLast()) {
        end();
    }
    return real(file, size);
}

int fdatasync(int file) {
    static const auto real = next<decltype(&fdatasync)>("fdatasync");
    if (isHistory(file) && isLast()) {
        end();
    }
    return real(file);
}

int unlink(const char* path) {
    static const auto real = next<decltype(&unlink)>("unlink");
    if (isHistory(std::string_view(path)) && isLast()) {
        end();
    }
    return real(path);
}
}
