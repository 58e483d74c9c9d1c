#include "app/session/to_mars/mars_folder.h"

#include "app/session/to_mars/mars_files.h"
#include "engine/support/phrase.h"
#include "engine/to_mars/format/ship_json.h"

#include <algorithm>
#include <string>
#include <system_error>

namespace pocketmars::session {
namespace {

constexpr const char* kGame = "game.json";
constexpr const char* kRecord = "record.json";
constexpr const char* kShipEnding = ".ship.json";

/// A file's name without what file systems or people stumble over; different names stay different.
std::string fileName(const std::string& name) {
    std::string out;
    for (const char c : name) {
        const bool plain =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        constexpr const char* kDigits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        out +=
            plain ? std::string(1, c) : std::string{'_', kDigits[byte >> 4U], kDigits[byte & 0xFU]};
    }
    return out;
}

} // namespace

tl::expected<void, SessionError> MarsFolder::make() const {
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    if (error) {
        //: %1 a folder
        return tl::unexpected(SessionError{
            engine::phrase("ToMars", "the folder %1 can't be made; make room or choose another "
                                     "data folder")
                .with(m_folder.string())});
    }
    return {};
}

tl::expected<std::optional<to_mars::Game>, SessionError> MarsFolder::game() const {
    std::error_code ignored;
    if (!std::filesystem::exists(m_folder / kGame, ignored)) {
        return std::nullopt;
    }
    return loadMarsGame(m_folder / kGame).map([](to_mars::Game game) {
        return std::optional(std::move(game));
    });
}

tl::expected<void, SessionError>
MarsFolder::keepGame(const std::optional<to_mars::Game>& game) const {
    if (!game) {
        std::error_code ignored;
        std::filesystem::remove(m_folder / kGame, ignored);
        return {};
    }
    return make().and_then([&] { return saveMarsGame(m_folder / kGame, *game); });
}

MarsRecord MarsFolder::record() const { return loadMarsRecord(m_folder / kRecord); }

tl::expected<void, SessionError> MarsFolder::keepRecord(const MarsRecord& record) const {
    return make().and_then([&] { return saveMarsRecord(m_folder / kRecord, record); });
}

std::vector<to_mars::Ship> MarsFolder::ships() const {
    std::vector<to_mars::Ship> ships;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder, ignored)) {
        if (entry.path().string().ends_with(kShipEnding)) {
            if (auto ship = loadMarsShip(entry.path())) {
                ships.push_back(*std::move(ship));
            }
        }
    }
    std::ranges::sort(ships, {}, &to_mars::Ship::name);
    return ships;
}

tl::expected<void, SessionError> MarsFolder::keepShip(const to_mars::Ship& ship) const {
    return make().and_then(
        [&] { return saveMarsShip(m_folder / (fileName(ship.name) + kShipEnding), ship); });
}

tl::expected<void, SessionError> MarsFolder::removeShip(const to_mars::Ship& ship) const {
    std::error_code error;
    const auto file = m_folder / (fileName(ship.name) + kShipEnding);
    std::filesystem::remove(file, error);
    if (error) {
        //: %1 a file
        return tl::unexpected(SessionError{
            engine::phrase("ToMars", "%1 can't be removed; look at who may write there")
                .with(file.string())});
    }
    std::error_code ignored;
    std::filesystem::remove(pictureOf(ship), ignored);
    return {};
}

std::filesystem::path MarsFolder::pictureOf(const to_mars::Ship& ship) const {
    return m_folder / (fileName(ship.name) + ".png");
}

} // namespace pocketmars::session
