#pragma once

#include <exception>
#include <stdexcept>

#include <unistd.h>

namespace pocketmars::test {

/// Tests may run as root, whom no permission stops: becomes an ordinary user for a while.
class OrdinaryUser {
public:
    OrdinaryUser() : m_wasRoot(::geteuid() == 0) {
        constexpr uid_t kNobody = 65534;
        if (m_wasRoot && ::seteuid(kNobody) != 0) {
            throw std::runtime_error("can't become an ordinary user");
        }
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;
    ~OrdinaryUser() {
        if (m_wasRoot && ::seteuid(0) != 0) {
            std::terminate();
        }
    }

private:
    bool m_wasRoot;
};

} // namespace pocketmars::test
