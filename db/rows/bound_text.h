#pragma once

#include <SQLiteCpp/Statement.h>

#include <string>

namespace pocketmars::db {

/// Binds NULL where the text is empty: nobody told it.
inline void bindTextOrNull(SQLite::Statement& statement, int index, const std::string& text) {
    if (text.empty()) {
        statement.bind(index);
    } else {
        statement.bind(index, text);
    }
}

} // namespace pocketmars::db
