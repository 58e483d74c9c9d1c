// evening_test PROGRAM PROFILES GAME [COLOURS]: starts the program under Xvfb as a player would,
// plays the recorded game through its window by clicks and keys, and compares the history with the
// truth. COLOURS, `green, yellow`, played the evening before; those of the game play now, and the
// power holds. PROFILES holds one card profile; GAME is the folder of the recorded game. Ends with
// 77, for CTest to skip, where there is no Xvfb.
#include "tests/qml/evening/window_twin.h"
#include "tests/qml/evening/x_player.h"

#include "app/shell/gui.h"
#include "calibration/support/temporary_folder.h"
#include "calibration/support/text_file.h"
#include "engine/format/json_lines.h"
#include "engine/format/state_json.h"
#include "engine/rules/score.h"

#include <QApplication>
#include <QQuickWindow>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;
using nlohmann::json;

constexpr int kSkipped = 77;
constexpr int kWidth = 1280;
constexpr int kHeight = 720;
constexpr std::uint32_t kReturn = 0xff0d; // XK_Return

/// A program that ends with this.
class Child {
public:
    explicit Child(pid_t id) : m_id(id) {}
    ~Child() {
        if (m_id > 0) {
            ::kill(m_id, SIGTERM);
            ::waitpid(m_id, nullptr, 0);
        }
    }
    Child(Child&& other) noexcept : m_id(std::exchange(other.m_id, 0)) {}
    Child& operator=(Child&& other) noexcept {
        std::swap(m_id, other.m_id);
        return *this;
    }

    [[nodiscard]] bool isRunning() const { return ::waitpid(m_id, nullptr, WNOHANG) == 0; }
    /// As the desktop does at the end of an evening, or a power cut.
    void kill(int signal) {
        ::kill(m_id, signal);
        ::waitpid(m_id, nullptr, 0);
        m_id = 0;
    }

private:
    pid_t m_id;
};

struct Display {
    Child server;
    std::string name;
};

/// Starts a display of the window's size on a number that is free.
std::optional<Display> startDisplay() {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
        throw std::runtime_error("no pipe");
    }
    const pid_t id = ::fork();
    if (id == 0) {
        ::close(ends[0]);
        const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
        ::dup2(nothing, STDERR_FILENO);
        const auto fd = std::to_string(ends[1]);
        const auto screen = std::to_string(kWidth) + "x" + std::to_string(kHeight) + "x24";
        ::execlp("Xvfb", "Xvfb", "-displayfd", fd.c_str(), "-screen", "0", screen.c_str(),
                 "-nolisten", "tcp", nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    Child server(id);
    std::string number;
    for (char digit = 0; ::read(ends[0], &digit, 1) == 1 && digit != '\n';) {
        number += digit;
    }
    ::close(ends[0]);
    if (number.empty()) {
        return std::nullopt;
    }
    return Display{std::move(server), ":" + number};
}

Child startProgram(const std::string& program) {
    const pid_t id = ::fork();
    if (id == 0) {
        ::execl(program.c_str(), program.c_str(), nullptr);
        ::_exit(127);
    }
    return Child(id);
}

// Of the program for each thing, and for what can't be seen from outside; longer under sanitizers.
constexpr std::chrono::seconds kPatience(POCKETMARS_PATIENCE_S);
constexpr std::chrono::milliseconds kBeat = std::chrono::milliseconds(kPatience) / 240;

template <class Condition> void waitFor(const char* what, const Child& program, Condition holds) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!holds()) {
        if (!program.isRunning()) {
            throw std::runtime_error(std::string("the program ended before ") + what);
        }
        if (std::chrono::steady_clock::now() > end) {
            throw std::runtime_error(std::string("waited in vain for ") + what);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
}

/// A number of the history; -1 while there is none.
int number(const fs::path& history, const std::string& query) {
    if (!fs::exists(history)) {
        return -1;
    }
    try {
        const SQLite::Database database(history.string(), SQLite::OPEN_READONLY, 2000);
        SQLite::Statement statement(database, query);
        return statement.executeStep() ? statement.getColumn(0).getInt() : -1;
    } catch (const SQLite::Exception&) {
        return -1; // being made
    }
}

/// The states of a recorded game, a line each.
std::vector<engine::JsonLine> recordOf(const fs::path& game) {
    return engine::parseJsonLines(calibration::readText(game / "game.jsonl").value()).value();
}

void expect(bool holds, const std::string& what) {
    if (!holds) {
        throw std::runtime_error(what);
    }
    std::cout << "ok: " << what << '\n';
}

bool logSays(const fs::path& home, const std::string& line) {
    std::ifstream log(home / "state" / "pocketmars" / "pocketmars.log");
    return std::string(std::istreambuf_iterator<char>(log), {}).find(line) != std::string::npos;
}

void playEvening(const std::string& program, const std::string& profiles, const fs::path& game,
                 const std::string& lastColours, const fs::path& home) {
    const auto data = home / "data" / "pocketmars";
    fs::create_directories(data);
    fs::copy(profiles, data / "profiles", fs::copy_options::recursive);
    fs::create_directories(home / "config" / "pocketmars");
    std::ofstream(home / "config" / "pocketmars" / "pocketmars.ini")
        << "[game]\nsolo=true\ncolours=" << (lastColours.empty() ? "red, blue" : lastColours)
        << "\n"; // as an earlier evening left it
    const auto history = data / "history.db";
    auto display = startDisplay();
    if (!display) {
        std::cout << "skipped: there is no Xvfb\n";
        std::exit(kSkipped);
    }
    ::setenv("DISPLAY", display->name.c_str(), 1);
    ::setenv("QT_QPA_PLATFORM", "xcb", 1);
    XPlayer player(display->name);
    const auto click = [&](const char* name, const QPoint& place) {
        std::cout << "click: " << name << " at " << place.x() << ", " << place.y() << '\n';
        player.click(place.x(), place.y());
    };
    const auto place = [&](const char* name) {
        return placeInWindow(home, kWidth, kHeight, QString::fromUtf8(name));
    };

    const auto playPage = place("Play");
    auto running = startProgram(program);
    expect(player.waitForWindow(kWidth, kHeight, std::chrono::seconds(60)), "the window opens");
    std::this_thread::sleep_for(2 * kBeat); // the profile is loaded
    click("Play", playPage);
    std::this_thread::sleep_for(kBeat); // keys that come too early go elsewhere
    player.press('l', true);            // to the camera's address
    player.type(game.string());
    player.press(kReturn);
    std::this_thread::sleep_for(kBeat);
    if (!lastColours.empty()) {
        waitFor("who plays", running,
                [&] { return logSays(home, "the table shows who plays: red, blue"); });
        std::cout << "ok: the players are those of the table\n";
    }
    player.press(kReturn, true); // Begin
    const auto steps = [&] { return number(history, "SELECT count(*) FROM followed_step"); };
    waitFor("five steps", running, [&] { return steps() >= 5; });
    const int before = steps();
    if (lastColours.empty()) {
        running.kill(SIGKILL);
        expect(before >= 5, "the power fails in the middle of the game");
        const auto goOn = place("Go on with the game");
        running = startProgram(program);
        expect(player.waitForWindow(kWidth, kHeight, std::chrono::seconds(60)),
               "the window opens again");
        std::this_thread::sleep_for(2 * kBeat);
        click("Go on with the game", goOn);
    }
    waitFor("the end of the game", running,
            [&] { return number(history, "SELECT count(*) FROM game") == 1; });
    expect(steps() > before, "the game goes on where it was");

    const auto record = recordOf(game);
    const auto ended = engine::stateFromJson(*record.back().value.field("state")).value();
    const auto sheet = engine::score(ended);
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
        const auto total =
            number(history, "SELECT total_points FROM player WHERE seat = " + std::to_string(seat));
        expect(number(history, "SELECT count(*) FROM player WHERE colour = '" +
                                   sheet.players[seat].colour + "'") == 1,
               sheet.players[seat].colour + " played");
        expect(total == sheet.players[seat].total(),
               sheet.players[seat].colour + " has " + std::to_string(total) + " points");
    }
    const auto phases = static_cast<int>(record.size());
    expect(steps() == phases, "each phase is kept: " + std::to_string(steps()));
    expect(number(history, "SELECT count(*) FROM photo") == 1, "and the last picture");
    expect(running.isRunning(), "the score sheet is shown");
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4 && argc != 5) {
        std::cerr << "usage: evening_test PROGRAM PROFILES GAME [COLOURS]\n";
        return 2;
    }
    const auto folder = calibration::TemporaryFolder::make();
    if (!folder) {
        std::cerr << folder.error().message << '\n';
        return 2;
    }
    const auto& home = folder->path();
    for (const auto& [variable, value] :
         {std::pair{"LC_ALL", std::string("C.UTF-8")},
          {"QT_QUICK_BACKEND", "software"},
          {"QT_XCB_NO_XI2", "1"}, // else clicks that another program sends are not heard
          {"XDG_DATA_HOME", (home / "data").string()},
          {"XDG_CONFIG_HOME", (home / "config").string()},
          {"XDG_STATE_HOME", (home / "state").string()},
          {"XDG_CACHE_HOME", (home / "cache").string()},
          {"QT_QPA_PLATFORM", "offscreen"}}) { // this program's own; the other's is a display
        ::setenv(variable, value.c_str(), 1);
    }
    const QApplication application(argc, argv);
    app::registerTypes();
    int code = 0;
    try {
        playEvening(argv[1], argv[2], argv[3], argc == 5 ? argv[4] : "", home);
    } catch (const std::exception& failed) {
        std::cerr << "failed: " << failed.what() << '\n';
        std::cerr << std::ifstream(home / "state" / "pocketmars" / "pocketmars.log").rdbuf()
                  << '\n';
        code = 1;
    }
    return code;
}
