#include "app/cli/output/text_table.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace pocketmars::cli {
namespace {

constexpr std::size_t kGap = 3; ///< spaces between columns

void printCell(std::ostream& out, const std::string& cell, std::size_t width, Align align,
               bool last) {
    const std::string blanks(width - displayWidth(cell), ' ');
    if (align == Align::Right) {
        out << blanks << cell;
    } else {
        out << cell << (last ? "" : blanks); // nothing trails at the end of a line
    }
}

} // namespace

std::size_t displayWidth(std::string_view text) {
    // Bytes 10xxxxxx go on with a character that has begun (UTF-8).
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

void TextTable::addRow(std::vector<std::string> cells) {
    assert(cells.size() == m_columns.size());
    m_rows.push_back(std::move(cells));
}

void TextTable::addRule() { m_rows.emplace_back(); }

void TextTable::print(std::ostream& out, std::size_t indent) const {
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    }
    std::size_t whole = widths.empty() ? 0 : kGap * (widths.size() - 1);
    for (const auto width : widths) {
        whole += width;
    }
    for (const auto& row : m_rows) {
        out << std::string(indent, ' ');
        if (row.empty()) {
            for (std::size_t i = 0; i < whole; ++i) {
                out << "─";
            }
        }
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool last = i + 1 == row.size();
            printCell(out, row[i], widths[i], m_columns[i], last);
            out << (last ? "" : std::string(kGap, ' '));
        }
        out << '\n';
    }
}

} // namespace pocketmars::cli
