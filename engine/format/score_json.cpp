#include "engine/format/score_json.h"

#include "engine/json/json_value.h"

#include <utility>

namespace pocketmars::engine {
namespace {

JsonArray texts(const std::vector<std::string>& list) {
    JsonArray array;
    for (const auto& text : list) {
        array.emplace_back(text);
    }
    return array;
}

JsonValue linesToJson(const ScoreLines& lines) {
    return JsonValue(JsonObject{
        {"role", JsonValue(name(lines.role))},
        {"colour", JsonValue(lines.colour)},
        {"ship", JsonValue(lines.ship)},
        {"one_star", JsonValue(lines.oneStar)},
        {"two_star", JsonValue(lines.twoStar)},
        {"all_four", JsonValue(lines.allFour)},
        {"four_in_one", JsonValue(lines.fourInOne)},
        {"energy", JsonValue(lines.energy)},
        {"total", JsonValue(lines.total())},
    });
}

JsonObject sheetToJson(const ScoreSheet& sheet) {
    JsonArray players;
    for (const auto& lines : sheet.players) {
        players.push_back(linesToJson(lines));
    }
    return {
        {"format", JsonValue("pocketmars.score/1")},
        {"players", JsonValue(std::move(players))},
        {"winners", JsonValue(texts(sheet.winners))},
    };
}

} // namespace

std::string scoreToJson(const ScoreSheet& sheet) { return toText(JsonValue(sheetToJson(sheet))); }

std::string scoreToJson(const ScoreSheet& sheet, const std::vector<Question>& questions) {
    JsonArray asked;
    for (const auto& question : questions) {
        asked.emplace_back(JsonObject{
            {"path", JsonValue(question.path)},
            {"text", JsonValue(question.text)},
            {"options", JsonValue(texts(question.options))},
        });
    }
    auto object = sheetToJson(sheet);
    object.push_back({"questions", JsonValue(std::move(asked))});
    return toText(JsonValue(std::move(object)));
}

} // namespace pocketmars::engine
