#include "app/session/data_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

namespace pocketmars::session {
namespace {

/// Sets a variable for one test and puts it back afterwards.
class Variable {
public:
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

TEST(DataFolder, IsWhereXdgSays) {
    const Variable data("XDG_DATA_HOME", "/somewhere/data");
    EXPECT_EQ(dataFolder(), "/somewhere/data/pocketmars");
}

TEST(DataFolder, IsInTheHomeFolderOtherwise) {
    const Variable data("XDG_DATA_HOME", nullptr);
    const Variable home("HOME", "/home/ann");
    EXPECT_EQ(dataFolder(), "/home/ann/.local/share/pocketmars");
}

TEST(DataFolder, IgnoresARelativeXdgPathAsTheSpecificationSays) {
    const Variable data("XDG_DATA_HOME", "data");
    const Variable home("HOME", "/home/ann");
    EXPECT_EQ(dataFolder(), "/home/ann/.local/share/pocketmars");
}

TEST(DataFolder, SaysWhatToSetWhereThereIsNoHome) {
    const Variable data("XDG_DATA_HOME", nullptr);
    const Variable home("HOME", nullptr);
    const auto folder = dataFolder();
    ASSERT_FALSE(folder);
    EXPECT_NE(folder.error().message.find("XDG_DATA_HOME"), std::string::npos);
}

} // namespace
} // namespace pocketmars::session
