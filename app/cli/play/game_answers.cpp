#include "app/cli/play/game_answers.h"

#include "app/session/files/text_file.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <sstream>
#include <utility>

namespace pocketmars::cli {
namespace {

using Answer = std::pair<int, std::size_t>;

std::optional<Answer> answerFrom(const std::string& line) {
    const auto json = nlohmann::json::parse(line, nullptr, false);
    if (!json.is_object() || !json.contains("answer") || !json.contains("option") ||
        !json["answer"].is_number_unsigned() || !json["option"].is_number_unsigned()) {
        return std::nullopt;
    }
    return Answer{json["answer"].get<int>(), json["option"].get<std::size_t>()};
}

} // namespace

tl::expected<void, session::SessionError> GameAnswers::load(const std::string& file) {
    const auto text = session::readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    std::istringstream lines(*text);
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto answer = answerFrom(line);
        if (!answer) {
            return tl::unexpected(
                session::SessionError{file + ":" + std::to_string(number) +
                                      ": expected a line such as {\"answer\": 1, \"option\": 0}"});
        }
        m_known.insert_or_assign(answer->first, answer->second);
    }
    return {};
}

std::optional<std::size_t> GameAnswers::to(int question, std::size_t options) {
    if (const auto known = m_known.find(question);
        known != m_known.end() && known->second < options) {
        return known->second;
    }
    for (std::string line; std::getline(*m_stream, line);) {
        if (const auto answer = answerFrom(line)) {
            m_known.insert_or_assign(answer->first, answer->second);
            if (answer->first == question && answer->second < options) {
                return answer->second;
            }
            continue;
        }
        const auto last = line.find_last_not_of(" \t\r");
        line.resize(last == std::string::npos ? 0 : last + 1);
        std::size_t number = 0; // as people type it, from 1
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (error == std::errc{} && end == line.data() + line.size() && number >= 1 &&
            number <= options) {
            return number - 1;
        }
    }
    return std::nullopt;
}

} // namespace pocketmars::cli
