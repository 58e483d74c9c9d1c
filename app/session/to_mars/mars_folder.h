#pragma once

#include "app/session/support/session_error.h"
#include "app/session/to_mars/mars_record.h"
#include "engine/to_mars/rules/game.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <optional>
#include <vector>

namespace pocketmars::session {

/// What To Mars keeps in the user's data folder: the game that is being followed, and boards.
class MarsFolder {
public:
    /// @param folder  made when something is first kept in it
    explicit MarsFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// The game that is being followed; nothing where none is.
    [[nodiscard]] tl::expected<std::optional<to_mars::Game>, SessionError> game() const;
    /// @param game  nothing: none is followed any more
    [[nodiscard]] tl::expected<void, SessionError>
    keepGame(const std::optional<to_mars::Game>& game) const;
    /// What belongs to it.
    [[nodiscard]] MarsRecord record() const;
    [[nodiscard]] tl::expected<void, SessionError> keepRecord(const MarsRecord& record) const;

    /// The user's boards by name; files that are none are passed over.
    [[nodiscard]] std::vector<to_mars::Ship> ships() const;
    /// Keeps a board in place of the one of that name.
    [[nodiscard]] tl::expected<void, SessionError> keepShip(const to_mars::Ship& ship) const;

    /// Removes a board with its picture; games that were begun on it keep theirs.
    [[nodiscard]] tl::expected<void, SessionError> removeShip(const to_mars::Ship& ship) const;

    /// Where a board's flat picture lies, if it has one; as keepShip() names its files.
    [[nodiscard]] std::filesystem::path pictureOf(const to_mars::Ship& ship) const;

private:
    [[nodiscard]] tl::expected<void, SessionError> make() const;

    std::filesystem::path m_folder;
};

} // namespace pocketmars::session
