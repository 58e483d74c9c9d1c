#pragma once

#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <istream>
#include <map>
#include <optional>
#include <string>

namespace pocketmars::cli {

/// Answers to a game's questions: from a file, or as somebody types them.
class GameAnswers {
public:
    /// @param stream  outlives this; asked only for what the file doesn't answer
    explicit GameAnswers(std::istream& stream) : m_stream(&stream) {}

    /// Reads lines of `{"answer": ID, "option": N}`, options from 0.
    [[nodiscard]] tl::expected<void, session::SessionError> load(const std::string& file);

    /// The answer to a question, if it is known by now.
    /// @param options  how many there are
    /// @return an option from 0
    [[nodiscard]] std::optional<std::size_t> known(int question, std::size_t options) const;

    /// What a line answers to a question; one that names another question is kept for that.
    [[nodiscard]] std::optional<std::size_t> from(std::string line, int question,
                                                  std::size_t options);

    /// Waits for an answer, up to the end of the stream.
    /// @param options  how many there are
    /// @return an option from 0; nothing if the question stays open
    [[nodiscard]] std::optional<std::size_t> to(int question, std::size_t options);

private:
    std::istream* m_stream;
    std::map<int, std::size_t> m_known; ///< by question
};

} // namespace pocketmars::cli
