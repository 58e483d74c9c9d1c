#include "app/session/to_mars/mars_files.h"

#include "app/session/files/text_file.h"
#include "engine/to_mars/format/game_json.h"
#include "engine/to_mars/format/ship_json.h"

#include <string>

namespace pocketmars::session {
namespace {

template <class Value>
tl::expected<Value, SessionError>
load(const std::filesystem::path& file,
     tl::expected<Value, engine::JsonError> (*read)(std::string_view)) {
    const auto text = readText(file);
    if (!text) {
        return tl::unexpected(text.error());
    }
    return read(*text).map_error([&file](const engine::JsonError& error) {
        return SessionError{file.string() + ": " + error.toString()};
    });
}

} // namespace

tl::expected<to_mars::Game, SessionError> loadMarsGame(const std::filesystem::path& file) {
    return load(file, to_mars::gameFromJson);
}

tl::expected<void, SessionError> saveMarsGame(const std::filesystem::path& file,
                                              const to_mars::Game& game) {
    return writeText(file, to_mars::gameToJson(game));
}

tl::expected<to_mars::Ship, SessionError> loadMarsShip(const std::filesystem::path& file) {
    return load(file, to_mars::shipFromJson);
}

tl::expected<void, SessionError> saveMarsShip(const std::filesystem::path& file,
                                              const to_mars::Ship& ship) {
    return writeText(file, to_mars::shipToJson(ship));
}

} // namespace pocketmars::session
