// kill_test PROGRAM [N]: kills the program at random moments while it follows games, starts it
// again, and checks that nothing that it had told is lost. The tables are simulated, with the
// reader's mistakes (engine/simulation/observation_noise.h): all else is the program as it ships.
#include "calibration/support/temporary_folder.h"
#include "engine/format/observation_json.h"
#include "engine/simulation/observation_noise.h"
#include "engine/simulation/simulation.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace pocketmars;
using Clock = std::chrono::steady_clock;
using nlohmann::json;
namespace fs = std::filesystem;

const std::vector<std::string> kColours{"red", "blue"};

/// A game's tables, as a recording that the program watches.
void record(std::uint64_t game, const fs::path& file) {
    std::ofstream out(file);
    engine::Random random(engine::seedOf(2, game));
    (void)engine::simulate(
        {}, engine::Policy::Random, engine::seedOf(1, game),
        [&](const engine::State&, std::span<const engine::Action>, const engine::State& after) {
            out << engine::observationToJson(engine::observeNoisily({after, kColours}, random))
                << '\n';
        });
}

struct Run {
    std::vector<json> events; ///< whole lines only
    bool killed = false;
    int code = 0; ///< where it ended by itself
    Clock::duration took{};
};

/// Runs the program on a recording.
/// @param patience  kill it after so long
Run run(const std::string& program, const fs::path& recording,
        std::optional<Clock::duration> patience) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        throw std::runtime_error("no pipe");
    }
    const auto start = Clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
        ::dup2(nothing, STDIN_FILENO);
        ::dup2(nothing, STDERR_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::execl(program.c_str(), program.c_str(), "watch", recording.c_str(), "--play", "solo",
                "--json", nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    Run result;
    std::string text;
    std::array<char, 4096> part{};
    for (;;) {
        int waitMs = -1;
        if (patience && !result.killed) {
            const auto left = start + *patience - Clock::now();
            if (left <= Clock::duration::zero()) {
                ::kill(child, SIGKILL);
                result.killed = true;
            } else {
                waitMs =
                    static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(left).count());
            }
        }
        pollfd wanted{ends[0], POLLIN, 0};
        if (::poll(&wanted, 1, waitMs) == 0) {
            continue;
        }
        const auto count = ::read(ends[0], part.data(), part.size());
        if (count <= 0) {
            break;
        }
        text.append(part.data(), static_cast<std::size_t>(count));
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    result.killed = WIFSIGNALED(status);
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    result.took = Clock::now() - start;
    for (std::size_t from = 0, end = 0; (end = text.find('\n', from)) != std::string::npos;
         from = end + 1) {
        result.events.push_back(json::parse(text.substr(from, end - from)));
    }
    return result;
}

/// What a run told of the game, by the number of the step.
struct Told {
    json table;
    json state;
    friend bool operator==(const Told&, const Told&) = default;
};

class KillTest {
public:
    KillTest(std::string program, fs::path folder)
        : m_program(std::move(program)), m_folder(std::move(folder)),
          m_history(m_folder / "data" / "pocketmars" / "history.db") {
        ::setenv("XDG_DATA_HOME", (m_folder / "data").c_str(), 1);
        ::setenv("XDG_STATE_HOME", (m_folder / "state").c_str(), 1);
    }

    /// @return whether all is well
    bool runAll(int kills) {
        nextGame();
        (void)run(m_program, recording(), std::nullopt); // now all is in memory
        m_whole = run(m_program, recording(), std::nullopt).took;
        fs::remove_all(m_folder / "data");
        int done = 0;
        while (done < kills && m_good) {
            const auto result = run(m_program, recording(), within(m_whole));
            check(result);
            done += result.killed ? 1 : 0;
            if (!result.killed) {
                ended(result);
            } else if (isClosed()) {
                nextGame(); // it was told all, and killed at the very end
            }
        }
        if (m_good) { // the last one is played to its end
            const auto result = run(m_program, recording(), std::nullopt);
            check(result);
            ended(result);
        }
        std::cout << done << " kills in " << m_finished + 1 << " games, " << m_steps
                  << " steps told; every one was in the database, which was sound each time: "
                  << (m_good ? "yes" : "NO") << '\n';
        return m_good;
    }

private:
    [[nodiscard]] fs::path recording() const {
        return m_folder / (std::to_string(m_game) + ".jsonl");
    }

    void nextGame() {
        ++m_game;
        record(static_cast<std::uint64_t>(m_game), recording());
        m_told.clear();
    }

    Clock::duration within(Clock::duration most) {
        return Clock::duration(
            std::uniform_int_distribution<Clock::rep>(0, most.count())(m_random));
    }

    bool isClosed() {
        if (!fs::exists(m_history)) {
            return false;
        }
        SQLite::Database history(m_history, SQLite::OPEN_READWRITE);
        if (history.execAndGet("PRAGMA user_version").getInt() == 0) {
            return false; // killed before there was a table in it
        }
        SQLite::Statement closed(
            history, "SELECT 1 FROM followed_game WHERE source_path = ? AND outcome = 'closed'");
        closed.bind(1, fs::canonical(recording()).string());
        return closed.executeStep();
    }

    void fail(const std::string& what) {
        m_good = false;
        std::cout << "game " << m_game << ": " << what << '\n';
    }

    /// What was told is what the database holds, and what was told by the runs before.
    void check(const Run& result) {
        std::vector<Told> told;
        bool resumed = false;
        // A program that is killed while it still tells the steps of before tells not all of them.
        const bool toldAll =
            !result.killed || (!result.events.empty() && !result.events.back().contains("resumed"));
        for (const auto& event : result.events) {
            if (event["event"] != "state" || event.contains("provisional")) {
                continue;
            }
            told.push_back({event["photo"], event["state"]});
            resumed = resumed || event.contains("resumed");
            m_steps += event.contains("resumed") ? 0 : 1;
        }
        if (resumed && toldAll && told.size() < m_told.size()) {
            fail("the resumed game lacks steps");
        }
        for (std::size_t i = 0; i < std::min(told.size(), m_told.size()); ++i) {
            if (told[i] != m_told[i]) {
                fail("step " + std::to_string(i) + " is another than was told before");
            }
        }
        if (told.size() > m_told.size()) {
            m_told = std::move(told);
        }
        if (!fs::exists(m_history)) {
            if (!m_told.empty()) {
                fail("the database is gone");
            }
            return;
        }
        // Read-write, as a program that starts next: the log that was left behind is taken in.
        SQLite::Database history(m_history, SQLite::OPEN_READWRITE);
        if (const auto found = history.execAndGet("PRAGMA integrity_check").getString();
            found != "ok") {
            fail("damaged: " + found);
        }
        if (m_told.empty()) {
            return;
        }
        SQLite::Statement steps(history,
                                "SELECT table_name, state_json FROM followed_step WHERE "
                                "followed_game_id = (SELECT max(id) FROM followed_game WHERE "
                                "source_path = ?) ORDER BY number");
        steps.bind(1, fs::canonical(recording()).string());
        for (std::size_t i = 0; i < m_told.size(); ++i) {
            if (!steps.executeStep()) {
                fail("step " + std::to_string(i) + " was told and is not in the database");
                return;
            }
            if (steps.getColumn(0).getString() != m_told[i].table ||
                json::parse(steps.getColumn(1).getString()) != m_told[i].state) {
                fail("step " + std::to_string(i) + " is another in the database");
            }
        }
    }

    /// A game that came to its end is saved, and saved once.
    void ended(const Run& result) {
        if (result.code != 0) {
            fail("exit code " + std::to_string(result.code) + " after " +
                 std::to_string(result.events.size()) + " lines");
            return;
        }
        SQLite::Database history(m_history, SQLite::OPEN_READONLY);
        const int saved = history.execAndGet("SELECT count(*) FROM game").getInt();
        const int finished =
            history.execAndGet("SELECT count(*) FROM followed_game WHERE game_id IS NOT NULL")
                .getInt();
        const int games = history.execAndGet("SELECT count(*) FROM followed_game").getInt();
        if (saved != finished || games != m_game) {
            fail(std::to_string(saved) + " games saved and " + std::to_string(finished) +
                 " finished of " + std::to_string(games));
        }
        m_finished = finished;
        nextGame();
    }

    std::string m_program;
    fs::path m_folder;
    fs::path m_history;
    std::mt19937 m_random{20260301};
    Clock::duration m_whole{}; ///< of a game that nobody kills
    int m_game = 0;
    int m_finished = 0;
    int m_steps = 0;
    std::vector<Told> m_told; ///< of the game at hand
    bool m_good = true;
};

} // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (argc < 2) {
        std::cerr << "kill_test PROGRAM [KILLS]\n";
        return 2;
    }
    const auto folder = calibration::TemporaryFolder::make();
    if (!folder) {
        std::cerr << "kill_test: " << folder.error().message << '\n';
        return 2;
    }
    int code = 1;
    try {
        const int kills = argc > 2 ? std::stoi(arguments[2]) : 200;
        code = KillTest(arguments[1], folder->path()).runAll(kills) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "kill_test: " << error.what() << '\n';
    }
    return code;
}
