#pragma once

#include "app/session/support/session_error.h"
#include "db/game_filter.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace pocketmars::cli {

/// Which games a command is about, as typed.
struct FilterOptions {
    std::string game;
    std::string mode;
    std::string level;
    std::string player;
    std::string result;
    std::string text;
    std::string from;
    std::string to;
    bool withoutAdvice = false;
};

/// Adds the options to a command; they are filled in when it runs.
[[nodiscard]] std::shared_ptr<FilterOptions> addFilterOptions(CLI::App& command);

[[nodiscard]] tl::expected<db::GameFilter, session::SessionError>
filterOf(const FilterOptions& options);

} // namespace pocketmars::cli
