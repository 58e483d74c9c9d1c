#include "app/cli/play/game_answers.h"

#include "app/session/files/text_file.h"
#include "engine/format/json_lines.h"
#include "engine/json/json_cursor.h"

#include <charconv>
#include <limits>
#include <utility>

namespace pocketmars::cli {
namespace {

using Answer = std::pair<int, std::size_t>;

/// Nothing where it is no answer.
std::optional<Answer> answerFrom(const engine::JsonValue& json) {
    std::optional<engine::JsonError> error;
    const engine::JsonCursor root(json, error);
    constexpr int kMost = std::numeric_limits<int>::max();
    const int question = root["answer"].integer(0, kMost);
    const int option = root["option"].integer(0, kMost);
    return error ? std::nullopt : std::optional(Answer{question, option});
}

std::optional<Answer> answerFrom(const std::string& line) {
    const auto json = engine::parseJson(line);
    return json ? answerFrom(*json) : std::nullopt;
}

} // namespace

tl::expected<void, session::SessionError> GameAnswers::load(const std::string& file) {
    const auto text = session::readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    const auto refuse = [&](const std::string& line) {
        return tl::unexpected(session::SessionError{
            file + ":" + line + ": expected a line such as {\"answer\": 1, \"option\": 0}"});
    };
    const auto lines = engine::parseJsonLines(*text);
    if (!lines) {
        return refuse(lines.error().path);
    }
    for (const auto& [number, object] : *lines) {
        const auto answer = answerFrom(object);
        if (!answer) {
            return refuse(std::to_string(number));
        }
        m_known.insert_or_assign(answer->first, answer->second);
    }
    return {};
}

std::optional<std::size_t> GameAnswers::known(int question, std::size_t options) const {
    const auto at = m_known.find(question);
    return at != m_known.end() && at->second < options ? std::optional(at->second) : std::nullopt;
}

std::optional<std::size_t> GameAnswers::from(std::string line, int question, std::size_t options) {
    if (const auto answer = answerFrom(line)) {
        m_known.insert_or_assign(answer->first, answer->second);
        return answer->first == question ? known(question, options) : std::nullopt;
    }
    const auto last = line.find_last_not_of(" \t\r");
    line.resize(last == std::string::npos ? 0 : last + 1);
    std::size_t number = 0; // as people type it, from 1
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    const bool isOption = error == std::errc{} && end == line.data() + line.size() && number >= 1 &&
                          number <= options;
    return isOption ? std::optional(number - 1) : std::nullopt;
}

std::optional<std::size_t> GameAnswers::to(int question, std::size_t options) {
    auto answer = known(question, options);
    for (std::string line; !answer && std::getline(*m_stream, line);) {
        answer = from(std::move(line), question, options);
    }
    return answer;
}

} // namespace pocketmars::cli
