#include "app/cli/commands/commands.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/cli/play/watched_game.h"
#include "app/session/files/data_folder.h"
#include "app/session/files/lenses.h"
#include "app/session/profiles/tile_profile.h"
#include "app/session/scoring/table_scorer.h"
#include "app/session/watching/bundle.h"
#include "app/session/watching/resumed_source.h"
#include "app/session/watching/table_recording.h"
#include "app/session/watching/table_watcher.h"
#include "app/session/words/messages.h"
#include "app/session/words/words.h"
#include "engine/format/observation_json.h"
#include "engine/observation/question.h"
#include "vision/cameras.h"
#include "vision/frame_mailbox.h"
#include "vision/open_source.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <iomanip>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::cli {
namespace {

// Fields come out in the order in which they are set.
using Json = nlohmann::ordered_json;

struct WatchOptions {
    std::string source;
    ReadingOptions read;
    WatchedGameOptions game;
    std::string record;  ///< a folder; empty: don't
    std::string address; ///< of a phone's page; see PhoneCameraOptions
    bool json = false;
};

volatile std::sig_atomic_t interrupted = 0;

/// While it lives, Ctrl-C and SIGTERM end the watch and not the program.
class Interrupts {
public:
    Interrupts() {
        interrupted = 0;
        for (std::size_t i = 0; i < kSignals.size(); ++i) {
            struct sigaction action {};
            action.sa_handler = [](int) { interrupted = 1; };
            sigemptyset(&action.sa_mask);
            sigaction(kSignals[i], &action, &m_before[i]);
        }
    }
    ~Interrupts() {
        for (std::size_t i = 0; i < kSignals.size(); ++i) {
            sigaction(kSignals[i], &m_before[i], nullptr);
        }
    }
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;

private:
    static constexpr std::array kSignals{SIGINT, SIGTERM};
    std::array<struct sigaction, kSignals.size()> m_before{};
};

std::string jsonOf(const session::TableSeen& seen) {
    return jsonText(Json{{"event", "table"},
                         {"photo", seen.photo},
                         {"t", seen.seconds},
                         {"table", Json::parse(engine::observationToJson(seen.observation))}});
}

std::string jsonOf(const session::WatchWarning& warning) {
    return jsonText(Json{{"event", "warning"},
                         {"cause", warning.cause},
                         {"text", warning.text},
                         {"fix", warning.fix}});
}

std::string lineOf(const session::TableSeen& seen) {
    std::vector<std::string> open;
    for (const auto& question :
         engine::openQuestions(seen.observation, session::kQuestionThreshold)) {
        open.push_back(question.path);
    }
    return seen.photo + ": table read" +
           (open.empty() ? "" : "; not certain of " + session::joined(open));
}

std::string lineOf(const session::WatchWarning& warning) {
    return "! " + warning.text + ": " + warning.fix;
}

/// Nothing where no bundle is to be kept.
tl::expected<std::optional<session::BundleRecorder>, session::SessionError>
openRecorder(const std::string& folder, const std::string& profile) {
    if (folder.empty()) {
        return std::nullopt;
    }
    const auto profiles = session::profilesFolder();
    if (!profiles) {
        return tl::unexpected(profiles.error());
    }
    return session::BundleRecorder::open(folder, "watch.zip", *profiles / profile,
                                         POCKETMARS_VERSION)
        .map([](session::BundleRecorder recorder) { return std::optional(std::move(recorder)); });
}

/// Who plays, as it was said or, where it was not, as the tables say.
tl::expected<std::vector<std::string>, session::SessionError>
playersOf(const session::PlayerOptions& said, const engine::Observation& table) {
    if (!session::fits(said, table)) {
        return tl::unexpected(session::SessionError{
            "others play at the recorded tables; leave out --human, --da and --players"});
    }
    std::vector<std::string> colours;
    for (const auto& player : table.players) {
        colours.push_back(player.colour);
    }
    return colours;
}

/// Nothing where no game is to be followed.
tl::expected<std::optional<WatchedGame>, session::SessionError>
startGame(const WatchOptions& options, const WatchedTable& table, Terminal& terminal) {
    std::optional<WatchedGame> game;
    if (!options.game.play.empty()) {
        auto started = WatchedGame::start(options.game, table, options.json);
        if (!started) {
            return tl::unexpected(started.error());
        }
        game = *std::move(started);
        game->begin(terminal);
    }
    return game;
}

/// Tables that were read before need neither camera nor profile.
Outcome watchTables(const WatchOptions& options, Terminal& terminal) {
    if (!options.record.empty()) {
        return tl::unexpected(
            session::SessionError{"--record keeps pictures, and tables have none; leave it out"});
    }
    const auto tables = session::readTables(options.source);
    if (!tables) {
        return tl::unexpected(tables.error());
    }
    const auto colours = playersOf(options.read.players, tables->front().observation);
    if (!colours) {
        return tl::unexpected(colours.error());
    }
    auto game = startGame(options, {*colours, "", options.source}, terminal);
    if (!game) {
        return tl::unexpected(game.error());
    }
    auto last = *game ? (*game)->lastSeen().value_or("") : "";
    const Interrupts interrupts;
    for (const auto& table : *tables) {
        if (interrupted != 0) {
            break;
        }
        if (!last.empty()) {
            last = table.photo == last ? "" : last;
            continue;
        }
        terminal.out << (options.json ? jsonOf(table) : lineOf(table)) << std::endl;
        if (*game) {
            (*game)->see(table, terminal);
        }
    }
    return *game ? (*game)->end(terminal) : Outcome();
}

/// Opens the source once more: what it shows first is read later, too.
std::optional<std::string> profileOnTiles(const std::string& address) {
    constexpr std::chrono::minutes kUntilAPhoneIsThere(10);
    const auto source = vision::openSource(address);
    if (!source) {
        return std::nullopt;
    }
    return (*source)->isAwaited() ? session::profileOnTiles(**source, kUntilAPhoneIsThere)
                                  : session::profileOnTiles(**source);
}

/// For as long as it lives a phone is let in, where the source is one.
tl::expected<std::shared_ptr<void>, session::SessionError>
letPhoneIn(const WatchOptions& options, const AwaitPhone& awaitPhone, Terminal& terminal) {
    const auto phone = vision::phoneOf(options.source);
    if (!phone) {
        return nullptr;
    }
    if (phone->empty() || !awaitPhone) {
        return tl::unexpected(
            session::SessionError{"give the phone a name, as in 'phone://Kitchen'"});
    }
    return awaitPhone({*phone, options.address}, terminal);
}

std::string textOf(const session::WatchEvent& event, bool json) {
    return std::visit([json](const auto& e) { return json ? jsonOf(e) : lineOf(e); }, event);
}

Outcome watch(const WatchOptions& options, const AwaitPhone& awaitPhone, Terminal& terminal) {
    if (session::isTableRecording(options.source)) {
        return watchTables(options, terminal);
    }
    const auto phone = letPhoneIn(options, awaitPhone, terminal);
    if (!phone) {
        return tl::unexpected(phone.error());
    }
    auto reading = chooseReading(
        options.read, [&] { return profileOnTiles(options.source); }, terminal);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    const auto lens = session::chooseLens(options.read.lens, options.source);
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    auto source = vision::openSource(options.source);
    if (!source) {
        return tl::unexpected(session::message(source.error(), options.source));
    }
    auto game = startGame(options,
                          {reading->options.players, reading->profile.name,
                           (*source)->isLive() ? "" : options.source},
                          terminal);
    if (!game) {
        return tl::unexpected(game.error());
    }
    if (const auto last = *game ? (*game)->lastSeen() : std::nullopt) {
        source = std::make_unique<session::ResumedSource>(*std::move(source), *last);
    }
    session::TableWatcher watcher(reading->profile, reading->options, *std::move(source));
    if (*lens) {
        watcher.setLens(calibration::LensCorrection(**lens));
    }
    auto recorder = openRecorder(options.record, reading->profile.name);
    if (!recorder) {
        return tl::unexpected(recorder.error());
    }
    Outcome recorded;
    if (*recorder) {
        watcher.setRecord([&](const session::SettledFrame& frame) {
            if (recorded) { // a full disk does not end the watch
                recorded = (*recorder)->add(frame);
            }
        });
    }
    const Interrupts interrupts;
    const auto watched = watcher.run(
        [&](const session::WatchEvent& event) {
            // Whoever reads it acts on it now.
            terminal.out << textOf(event, options.json) << std::endl;
            const auto* table = std::get_if<session::TableSeen>(&event);
            if (*game && table != nullptr) {
                (*game)->see(*table, terminal);
            }
        },
        [&] {
            if (*game) {
                (*game)->hear(terminal);
            }
            return interrupted != 0;
        });
    const auto kept = *game ? (*game)->end(terminal) : Outcome();
    return !watched ? watched : !kept ? kept : recorded;
}

Outcome cameras(bool json, Terminal& terminal) {
    const auto found = vision::listCameras();
    if (json) {
        auto list = Json::array();
        for (const auto& camera : found) {
            list.push_back(
                {{"number", camera.number}, {"device", camera.device}, {"name", camera.name}});
        }
        terminal.out << jsonText(Json{{"cameras", list}}) << '\n';
        return {};
    }
    if (found.empty()) {
        terminal.err << "No camera is plugged in. A phone will do: '" << terminal.command
                     << " watch phone://NAME' shows the code that it scans.\n";
    }
    TextTable table({Align::Right, Align::Left, Align::Left});
    for (const auto& camera : found) {
        table.addRow({std::to_string(camera.number), camera.device, camera.name});
    }
    table.print(terminal.out, 0);
    return {};
}

} // namespace

void addWatchCommands(CLI::App& app, const Choose& choose, const AwaitPhone& awaitPhone) {
    const auto options = std::make_shared<WatchOptions>();
    auto* watchApp = app.add_subcommand("watch", "Watch a table and say what lies on it");
    watchApp
        ->add_option("SOURCE", options->source,
                     "A camera (0, /dev/video0), a phone (phone://NAME), the URL of a stream, a "
                     "video file, a folder of photos, or tables that were read before (FILE.jsonl)")
        ->required()
        ->type_name("");
    addReadingOptions(*watchApp, options->read);
    watchApp
        ->add_option("--play", options->game.play,
                     "Follow a game from its set-up to its score by the rules")
        ->type_name("solo|versus");
    watchApp
        ->add_option("--level", options->game.level,
                     "Solo: of Devious Automatics (default: android)")
        ->type_name("android|super_droid|cyborg");
    watchApp->add_option("--edition", options->game.edition, "Whose rules (default: en)")
        ->type_name("en|pl");
    watchApp
        ->add_option("--answers", options->game.answers,
                     "Answers to questions, one JSON object a line (default: typed)")
        ->type_name("FILE");
    watchApp->add_flag("--new", options->game.fresh,
                       "Begin a game, though one of that kind is in progress");
    watchApp
        ->add_option("--record", options->record,
                     "Keep the last settled pictures and their readings in FOLDER/watch.zip")
        ->type_name("FOLDER");
    watchApp
        ->add_option("--address", options->address,
                     "phone://NAME: of this computer (default: the one in the home network)")
        ->type_name("IPV4");
    watchApp->add_flag("--json", options->json, "Print one JSON object a line");
    watchApp->callback(
        [=] { choose([=](Terminal& terminal) { return watch(*options, awaitPhone, terminal); }); });

    const auto json = std::make_shared<bool>(false);
    auto* camerasApp = app.add_subcommand("cameras", "List the cameras that are plugged in");
    camerasApp->add_flag("--json", *json, "Print JSON");
    camerasApp->callback(
        [=] { choose([=](Terminal& terminal) { return cameras(*json, terminal); }); });
}

} // namespace pocketmars::cli
