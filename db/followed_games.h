#pragma once

#include "db/database.h"
#include "db/error.h"
#include "db/followed_game.h"
#include "db/game.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::db {

/// The games of a database that are being followed. Each call is one transaction: done in full when
/// it returns, or not at all when it returns an error.
class FollowedGames {
public:
    /// The database outlives this.
    explicit FollowedGames(Database& database);

    /// Begins a game with its first steps.
    [[nodiscard]] tl::expected<FollowedId, Error> begin(const FollowedInfo& info,
                                                        std::chrono::sys_seconds startedAt,
                                                        std::span<const FollowedStep> steps);

    /// The newest game of that kind that is open, or finished and not closed yet.
    [[nodiscard]] tl::expected<std::optional<FollowedGame>, Error>
    open(const FollowedInfo& info) const;

    /// The newest game of any kind that is open.
    [[nodiscard]] tl::expected<std::optional<FollowedGame>, Error> newestOpen() const;

    /// How a game of the history came about; nothing if it was not followed.
    [[nodiscard]] tl::expected<std::optional<FollowedGame>, Error> ofGame(GameId id) const;

    /// The picture of a step, a JPEG file's bytes; empty where there is none.
    /// @param number  of the step, from 0
    [[nodiscard]] tl::expected<std::string, Error> picture(FollowedId id, std::size_t number) const;

    /// Adds steps behind the first `kept`; those that stood there are gone.
    /// @param known  how the game ends as far as the caller knows; nothing: that does not matter
    /// @return Refused if the game is not open any more, or ends otherwise: another program ended
    ///         it, or goes on with it
    [[nodiscard]] tl::expected<void, Error> add(FollowedId id, std::size_t kept,
                                                std::span<const FollowedStep> steps,
                                                const std::optional<FollowedEnd>& known = {});

    /// Says at how many moves the coach was asked so far.
    [[nodiscard]] tl::expected<void, Error> setAdvisedMoves(FollowedId id, int moves);

    /// Adds the last steps and the game to the history; at a live camera with the time it took.
    /// @return as add() and History::add()
    [[nodiscard]] tl::expected<GameId, Error> finish(FollowedId id, std::size_t kept,
                                                     std::span<const FollowedStep> steps,
                                                     const NewGame& game,
                                                     const std::optional<FollowedEnd>& known = {});

    /// As add(), to a finished game: it is taken back out of the history and is open again.
    /// @return Refused if it is not finished, or closed already
    [[nodiscard]] tl::expected<void, Error> reopen(FollowedId id, std::size_t kept,
                                                   std::span<const FollowedStep> steps,
                                                   const std::optional<FollowedEnd>& known = {});

    /// The player was told of the end of a finished game.
    [[nodiscard]] tl::expected<void, Error> close(FollowedId id);

    /// The game will not be gone on with; its steps stay, without their pictures.
    [[nodiscard]] tl::expected<void, Error> abandon(FollowedId id);

private:
    [[nodiscard]] tl::expected<void, Error> setOutcome(FollowedId id, const char* from,
                                                       const char* to);

    Database* m_database;
};

} // namespace pocketmars::db
