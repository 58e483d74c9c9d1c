#pragma once

#include <cstdlib>
#include <string>

namespace pocketmars::session {

/// Sets a variable of the environment for one test and puts it back afterwards.
class Variable {
public:
    /// @param value  null: not set at all
    Variable(const char* name, const char* value) : m_name(name) {
        if (const char* old = std::getenv(name)) {
            m_old = old;
            m_wasSet = true;
        }
        if (value == nullptr) {
            unsetenv(name);
        } else {
            setenv(name, value, 1);
        }
    }
    ~Variable() {
        if (m_wasSet) {
            setenv(m_name, m_old.c_str(), 1);
        } else {
            unsetenv(m_name);
        }
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
    std::string m_old;
    bool m_wasSet = false;
};

} // namespace pocketmars::session
