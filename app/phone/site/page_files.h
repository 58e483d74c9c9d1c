#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace pocketmars::phone {

/// A file of the pages, as it is part of the program.
struct PageFile {
    std::string_view name; ///< `main.js`
    std::string_view text;

    /// MIME
    [[nodiscard]] const char* type() const;
};

/// All of them.
[[nodiscard]] std::span<const PageFile> pageFiles();

/// @return nothing where there is no such file
[[nodiscard]] std::optional<PageFile> pageFile(std::string_view name);

} // namespace pocketmars::phone
