#include "db/database.h"
#include "db/history.h"
#include "tests/db/test_files.h"
#include "tests/db/test_games.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <functional>
#include <random>
#include <thread>

/// A program that is killed in the middle of its work loses nothing that it had reported as done.
namespace pocketmars::db {
namespace {

/// A child process that runs some work until it is killed. It tells of each thing done by a
/// number on a pipe.
class Child {
public:
    using Tell = std::function<void(std::int64_t)>;

    explicit Child(const std::function<void(const Tell&)>& work) {
        int ends[2];
        if (::pipe(ends) != 0) {
            throw std::runtime_error("no pipe");
        }
        m_pid = ::fork();
        if (m_pid == 0) {
            ::close(ends[0]);
            work([out = ends[1]](std::int64_t number) {
                if (::write(out, &number, sizeof number) != sizeof number) {
                    ::_exit(1);
                }
            });
            ::_exit(0);
        }
        ::close(ends[1]);
        m_told = ends[0];
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() { ::close(m_told); }

    /// The next number told; nothing when the child is gone.
    std::optional<std::int64_t> next() {
        std::int64_t number = 0;
        if (::read(m_told, &number, sizeof number) != sizeof number) {
            return std::nullopt;
        }
        return number;
    }

    void kill() {
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
    }

private:
    pid_t m_pid = -1;
    int m_told = -1;
};

using Clock = std::chrono::steady_clock;

/// How long some work takes here, so that the kills fall all over it on slow disks and fast ones.
Clock::duration timeOf(const std::function<void()>& work) {
    const auto start = Clock::now();
    work();
    return Clock::now() - start;
}

/// Waits for a random part of a while.
void waitWithin(Clock::duration most, std::mt19937& random) {
    std::this_thread::sleep_for(
        Clock::duration(std::uniform_int_distribution<Clock::rep>(0, most.count())(random)));
}

NewGame numbered(unsigned number) {
    NewGame game = soloGame();
    game.info.sourceName = std::to_string(number) + ".jpg";
    game.photo = photoOf(10'000 + number % 7 * 20'000, number);
    return game;
}

/// Adds games of its own for ever, removing every third again; tells each id once it is in, the
/// negated id once it is out.
void addForEver(const std::filesystem::path& file, unsigned first, const Child::Tell& tell) {
    Database database = Database::open(file).value();
    History history(database);
    for (unsigned number = first;; ++number) {
        const GameId id = history.add(numbered(number)).value();
        tell(id.value());
        if (number % 3 == 0) {
            tell(0); // from here on nobody can know whether the game is still there
            if (!history.remove(id)) {
                ::_exit(1);
            }
            tell(-id.value());
        }
    }
}

/// What such a child has told by the time that it is killed.
std::vector<std::int64_t> toldUntilKilled(const std::filesystem::path& file, unsigned first,
                                          Clock::duration oneGame, std::mt19937& random) {
    Child child([&](const Child::Tell& tell) { addForEver(file, first, tell); });
    const auto tellings = std::uniform_int_distribution<int>(1, 12)(random);
    std::vector<std::int64_t> told;
    told.reserve(static_cast<std::size_t>(tellings));
    for (int i = 0; i < tellings; ++i) {
        told.push_back(child.next().value());
    }
    waitWithin(oneGame, random);
    child.kill();
    while (const auto more = child.next()) {
        told.push_back(*more);
    }
    return told;
}

/// Every game that was told of is as it was written. What the child did not come to report is there
/// in full or not at all, and is taken away.
/// @param present  id to number
void expectWholeGames(History& history, const std::map<std::int64_t, unsigned>& present) {
    for (const auto& [id, which] : present) {
        const auto game = history.get(GameId(id));
        ASSERT_TRUE(game) << game.error().message;
        ASSERT_EQ(game->info, numbered(which).info);
        ASSERT_EQ(history.photo(GameId(id)).value(), numbered(which).photo);
    }
    const std::vector<Game> all = history.list().value();
    for (const Game& game : all) {
        ASSERT_EQ(game.info.sheet, soloGame().info.sheet);
        ASSERT_TRUE(game.hasPhoto);
        ASSERT_EQ(history.tableJson(game.id).value(), soloGame().tableJson);
        if (!present.contains(game.id.value())) {
            ASSERT_TRUE(history.remove(game.id));
        }
    }
}

TEST(Crash, KilledWhileWritingEveryGameThatWasReportedIsThere) {
    const TempFolder folder;
    const auto file = folder / "history.sqlite";
    std::mt19937 random(20260301);
    const auto oneGame = timeOf([&] {
        Database database = Database::open(folder / "other.sqlite").value();
        History(database).add(numbered(1)).value();
    });
    std::map<std::int64_t, unsigned> present; // id to number
    unsigned number = 0;

    for (int round = 0; round < 25; ++round) {
        bool lastInDoubt = false;
        std::int64_t last = 0;
        for (const std::int64_t id : toldUntilKilled(file, number, oneGame, random)) {
            lastInDoubt = id == 0;
            if (id > 0) {
                present[id] = number++;
                last = id;
            } else if (id < 0) {
                present.erase(-id);
            }
        }
        number += 2; // the game that the child was about to add, and one for good measure

        Database database = Database::open(file).value();
        ASSERT_EQ(database.outcome(), OpenOutcome::Current);
        ASSERT_EQ(database.connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        History history(database);
        if (lastInDoubt) {
            if (const auto removed = history.remove(GameId(last)); !removed) {
                ASSERT_EQ(removed.error().code, ErrorCode::NotFound);
            }
            present.erase(last);
        }
        ASSERT_NO_FATAL_FAILURE(expectWholeGames(history, present));
    }
}

TEST(Crash, KilledWhileMakingTheFileItOpensTheNextTime) {
    std::mt19937 random(7);
    const TempFolder trial;
    const auto opening = timeOf([&] { ASSERT_TRUE(Database::open(trial / "history.sqlite")); });
    for (int round = 0; round < 30; ++round) {
        const TempFolder folder;
        const auto file = folder / "history.sqlite";
        Child child([&](const Child::Tell& tell) {
            tell(0);
            const auto database = Database::open(file);
            tell(database ? 1 : 2);
            ::pause();
        });
        ASSERT_EQ(child.next(), 0);
        waitWithin(opening, random);
        child.kill();

        auto database = Database::open(file);
        ASSERT_TRUE(database) << database.error().message;
        ASSERT_EQ(database->connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        ASSERT_TRUE(History(*database).add(soloGame()));
    }
}

TEST(Crash, KilledWhileMigratingItIsOfOneVersionOrTheOther) {
    const std::string fill = "-- next\n"
                             "CREATE TABLE more (x BLOB) STRICT;"
                             "INSERT INTO more SELECT content FROM photo;"
                             "UPDATE game SET profile_name = 'migrated';";
    const auto shipped = shippedSchema();
    std::vector<SchemaFile> schema(shipped.begin(), shipped.end());
    schema.push_back({"next.sql", fill});

    std::mt19937 random(11);
    const TempFolder source;
    {
        Database database = Database::open(source / "history.sqlite").value();
        for (unsigned i = 0; i < 4; ++i) {
            ASSERT_TRUE(History(database).add(numbered(i)));
        }
    }
    std::filesystem::copy(source / "history.sqlite", source / "trial.sqlite");
    const auto migrating =
        timeOf([&] { ASSERT_TRUE(Database::open(source / "trial.sqlite", {.schema = schema})); });
    for (int round = 0; round < 15; ++round) {
        const TempFolder folder;
        const auto file = folder / "history.sqlite";
        std::filesystem::copy(source / "history.sqlite", file);
        Child child([&](const Child::Tell& tell) {
            tell(0);
            const auto database = Database::open(file, {.schema = schema});
            tell(database ? 1 : 2);
            ::pause();
        });
        ASSERT_EQ(child.next(), 0);
        waitWithin(migrating, random);
        child.kill();

        auto database = Database::open(file, {.schema = schema});
        ASSERT_TRUE(database) << database.error().message;
        SQLite::Database& connection = database->connection();
        ASSERT_EQ(connection.execAndGet("PRAGMA integrity_check").getString(), "ok");
        ASSERT_EQ(connection.execAndGet("SELECT count(*) FROM more").getInt(), 4);
        const std::vector<Game> all = History(*database).list().value();
        for (const Game& game : all) {
            ASSERT_EQ(game.info.profileName, "migrated");
        }
    }
}

} // namespace
} // namespace pocketmars::db
