#pragma once

#include <string>
#include <vector>

namespace pocketmars::cli {

/// What somebody types while the program has other things to do: it never waits.
class TypedLines {
public:
    /// @param file  a descriptor to read from, such as STDIN_FILENO; stays open
    explicit TypedLines(int file) : m_file(file) {}

    /// The lines that have come since, without their ends.
    [[nodiscard]] std::vector<std::string> take();

private:
    int m_file;
    std::string m_begun; ///< of a line that has no end yet
    bool m_isAtEnd = false;
};

} // namespace pocketmars::cli
