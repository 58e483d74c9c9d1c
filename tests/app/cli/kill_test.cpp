// kill_test PROGRAM LIBRARY [N]: kills the program while it follows games, starts it again, and
// checks that nothing that it had told is lost. Every other kill comes at a random moment, the
// others in the middle of a random one of the calls that write the history (LIBRARY:
// kill_at_write.cpp). The tables are simulated, with the reader's mistakes
// (engine/simulation/observation_noise.h): all else is the program as it ships.
#include "calibration/support/temporary_folder.h"
#include "engine/format/observation_json.h"
#include "engine/simulation/observation_noise.h"
#include "engine/simulation/simulation.h"
#include "tests/app/cli/kill_at_write.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
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

/// Counts the program's writes to its history, and ends it within one.
class Writes {
public:
    Writes(std::string library, const fs::path& file)
        : m_library(std::move(library)), m_file(file) {
        std::ofstream(file) << std::string(sizeof(WriteCount), '\0');
        const int shared = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
        void* const memory =
            ::mmap(nullptr, sizeof(WriteCount), PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0);
        ::close(shared);
        if (memory == MAP_FAILED) {
            throw std::runtime_error("no memory is shared");
        }
        m_count = static_cast<WriteCount*>(memory);
    }
    Writes(const Writes&) = delete;
    Writes& operator=(const Writes&) = delete;
    ~Writes() { ::munmap(m_count, sizeof(WriteCount)); }

    /// @param killAt  the write that ends the next run; 0: none does
    void begin(std::uint64_t killAt) { *m_count = {0, killAt}; }
    /// Of the last run.
    [[nodiscard]] std::uint64_t done() const { return m_count->done; }

    /// To be called in the child, before the program takes its place.
    void watchThisProcess() const {
        ::setenv("LD_PRELOAD", m_library.c_str(), 1);
        ::setenv(WriteCount::kVariable, m_file.c_str(), 1);
        // Where the program has a sanitizer, that wants to be first otherwise.
        const char* const options = std::getenv("ASAN_OPTIONS");
        const std::string others = options == nullptr ? "" : std::string(options) + ":";
        ::setenv("ASAN_OPTIONS", (others + "verify_asan_link_order=0").c_str(), 1);
    }

private:
    std::string m_library;
    fs::path m_file;
    WriteCount* m_count = nullptr;
};

/// Runs the program on a recording.
/// @param patience  kill it after so long
Run run(const std::string& program, const fs::path& recording,
        std::optional<Clock::duration> patience, const Writes& writes) {
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
        writes.watchThisProcess();
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
    KillTest(std::string program, std::string library, fs::path folder)
        : m_program(std::move(program)), m_folder(std::move(folder)),
          m_writes(std::move(library), m_folder / "writes"),
          m_history(m_folder / "data" / "pocketmars" / "history.db") {
        ::setenv("XDG_DATA_HOME", (m_folder / "data").c_str(), 1);
        ::setenv("XDG_STATE_HOME", (m_folder / "state").c_str(), 1);
    }

    /// @return whether all is well
    bool runAll(int kills) {
        nextGame();
        (void)runWhole(); // now all is in memory
        fs::remove_all(m_folder / "data");
        const auto whole = runWhole();
        const auto writes = m_writes.done();
        fs::remove_all(m_folder / "data");
        if (writes == 0) {
            fail("no write to the history was seen");
        }
        int done = 0;
        int within = 0;
        while (done < kills && m_good) {
            const bool atWrite = done % 2 == 1;
            const auto result = atWrite ? runUntil(random(writes)) : runUntil(random(whole.took));
            check(result);
            done += result.killed ? 1 : 0;
            within += result.killed && atWrite ? 1 : 0;
            if (!result.killed) {
                ended(result);
            } else if (isClosed()) {
                nextGame(); // it was told all, and killed at the very end
            }
        }
        if (m_good) { // the last one is played to its end
            const auto result = runWhole();
            check(result);
            ended(result);
        }
        std::cout << done << " kills (" << within << " within a write) in " << m_finished + 1
                  << " games, " << m_steps
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

    Run runWhole() {
        m_writes.begin(0);
        return run(m_program, recording(), std::nullopt, m_writes);
    }
    Run runUntil(Clock::duration moment) {
        m_writes.begin(0);
        return run(m_program, recording(), moment, m_writes);
    }
    Run runUntil(std::uint64_t write) {
        m_writes.begin(write);
        return run(m_program, recording(), std::nullopt, m_writes);
    }

    Clock::duration random(Clock::duration most) {
        return Clock::duration(
            std::uniform_int_distribution<Clock::rep>(0, most.count())(m_random));
    }
    std::uint64_t random(std::uint64_t most) {
        return std::uniform_int_distribution<std::uint64_t>(1, most)(m_random);
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
            if (steps.getColumn(0).getString() != m_told[i].table.get<std::string>() ||
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
    Writes m_writes;
    fs::path m_history;
    std::mt19937 m_random{20260301};
    int m_game = 0;
    int m_finished = 0;
    int m_steps = 0;
    std::vector<Told> m_told; ///< of the game at hand
    bool m_good = true;
};

} // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (argc < 3) {
        std::cerr << "kill_test PROGRAM LIBRARY [KILLS]\n";
        return 2;
    }
    const auto folder = calibration::TemporaryFolder::make();
    if (!folder) {
        std::cerr << "kill_test: " << folder.error().message << '\n';
        return 2;
    }
    int code = 1;
    try {
        const int kills = argc > 3 ? std::stoi(arguments[3]) : 1000;
        code = KillTest(arguments[1], arguments[2], folder->path()).runAll(kills) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "kill_test: " << error.what() << '\n';
    }
    return code;
}
