#pragma once

#include "db/error.h"

#include <SQLiteCpp/Exception.h>
#include <tl/expected.hpp>

#include <filesystem>
#include <string_view>
#include <type_traits>
#include <utility>

/// From SQLite's exceptions to the words of this folder. Only for the .cpp files here.
namespace pocketmars::db {

/// @param file  the database that was at work
[[nodiscard]] Error toError(const SQLite::Exception& exception, const std::filesystem::path& file);

[[nodiscard]] Error readOnly(const std::filesystem::path& file);

[[nodiscard]] Error notAHistory(const std::filesystem::path& file);

/// The error for a file that is no sound database.
/// @param detail  what is broken, a few words
[[nodiscard]] Error damaged(const std::filesystem::path& file, std::string_view detail);

/// Runs work that returns a `tl::expected<…, Error>`; an SQLite exception out of it becomes an
/// error.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> guarded(const std::filesystem::path& file, Work&& work) {
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected(toError(exception, file));
    }
}

} // namespace pocketmars::db
