#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::cli {

/// How many columns a UTF-8 text takes in a terminal, one for each character: enough for what the
/// program prints (Latin letters, digits, ★, lines).
[[nodiscard]] std::size_t displayWidth(std::string_view text);

enum class Align { Left, Right };

/// Rows of cells that stand under each other when printed.
class TextTable {
public:
    /// @param columns  one alignment a column
    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}

    /// @param cells  one a column
    void addRow(std::vector<std::string> cells);
    /// A line across the whole table.
    void addRule();

    /// @param indent  spaces before each row
    void print(std::ostream& out, std::size_t indent) const;

private:
    std::vector<Align> m_columns;
    std::vector<std::vector<std::string>> m_rows; ///< no cells: a rule
};

} // namespace pocketmars::cli
