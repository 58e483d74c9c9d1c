#include "app/cli/commands/commands.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/output/score_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/files/lenses.h"
#include "app/session/files/picture_file.h"
#include "app/session/files/whole_file.h"
#include "app/session/history/saved_before.h"
#include "app/session/history/saved_game.h"
#include "app/session/profiles/tile_profile.h"
#include "app/session/scoring/marked_card.h"
#include "app/session/scoring/next_photo.h"
#include "app/session/scoring/score_lines.h"
#include "app/session/scoring/table_scorer.h"
#include "app/session/watching/bundle.h"
#include "app/session/words/messages.h"
#include "db/support/utc.h"
#include "engine/format/observation_json.h"
#include "engine/format/score_json.h"
#include "vision/overlay.h"
#include "vision/rectified_table.h"
#include "vision/trace.h"

#include <CLI/CLI.hpp>

#include <cassert>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace pocketmars::cli {
namespace {

using session::ScoredTable;
using session::SessionError;

struct TableOptions {
    std::vector<std::string> files; ///< photos of one table, or a JSON file
    ReadingOptions read;
    std::string overlay;
    std::string rectified;
    std::string trace; ///< a folder
    std::string bundle;
    std::string edition; ///< empty: not said
    std::vector<std::string> corrections;
    std::vector<std::string> marked;
    bool json = false;
    bool save = false;
};

tl::expected<ScoredTable, SessionError> scoreFile(const TableOptions& options,
                                                  std::optional<engine::Edition> edition) {
    const auto& file = options.files.front();
    auto table = session::scoreFile(file, edition);
    if (table && !session::fits(options.read.players, table->observation)) {
        return tl::unexpected(SessionError{file + ": says itself who plays, and that is "
                                                  "not what the options say; leave them out"});
    }
    return table;
}

/// Nobody said it, so it is to be seen what the score stands on.
void tellWhoPlays(const session::ProposedPlayers& players, const Terminal& terminal) {
    terminal.err << "By where the prep modules lie, " << players.colours[0]
                 << " plays against Devious Automatics in " << players.colours[1]
                 << "; if not so, say it with --human and --da, or --players.\n";
}

tl::expected<ScoredTable, SessionError> scorePhoto(const TableOptions& options,
                                                   engine::Edition edition,
                                                   const Terminal& terminal,
                                                   vision::Trace* trace = nullptr) {
    for (const auto& file : options.files) {
        std::error_code unknown; // of a folder that may not be looked into; reading it will say
        if (!std::filesystem::exists(file, unknown) && !unknown) {
            return tl::unexpected(session::message(calibration::PhotoError::NotFound, file));
        }
        if (options.files.size() > 1 && session::isJsonFile(file)) {
            return tl::unexpected(
                SessionError{file + ": is no photo; several files are photos of one table"});
        }
    }
    for (const auto& picture : {options.overlay, options.rectified}) {
        if (auto can = picture.empty() ? Outcome{} : session::canSavePicture(picture); !can) {
            return tl::unexpected(can.error());
        }
    }
    const std::filesystem::path first = options.files.front();
    auto reading = chooseReading(
        options.read, [&] { return session::profileOnTiles(first); }, terminal);
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    for (const auto& text : options.marked) {
        auto marked = session::markedCardFrom(text, reading->profile);
        if (!marked) {
            return tl::unexpected(SessionError{"--card: " + marked.error().message});
        }
        reading->options.marked.push_back(*std::move(marked));
    }
    const auto lens = session::chooseLens(options.read.lens, first);
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    auto table = session::scorePhotos({*lens ? &**lens : nullptr, trace},
                                      {options.files.begin(), options.files.end()},
                                      reading->profile, reading->options, edition);
    if (table && table->proposed) {
        tellWhoPlays(*table->proposed, terminal);
    }
    return table;
}

/// @param correction  `PATH=VALUE`
Outcome correct(ScoredTable& table, const std::string& correction) {
    const auto equals = correction.rfind('='); // a colour's name may hold one, a value can't
    if (equals == std::string::npos) {
        return tl::unexpected(SessionError{
            "--set takes PATH=VALUE, as in --set red.energy=3, not '" + correction + "'"});
    }
    const auto done =
        session::correct(table, correction.substr(0, equals), correction.substr(equals + 1));
    return done.map_error(
        [](const SessionError& error) { return SessionError{"--set " + error.message}; });
}

/// What was found in one of the photos, drawn on it.
cv::Mat drawn(const ScoredTable& table, std::size_t photo) {
    auto findings = table.findings;
    std::erase_if(findings, [&](const auto& finding) { return finding.photo != photo; });
    const auto& picture = photo == 0 ? table.photo : table.furtherPhotos[photo - 1].picture;
    return vision::drawOverlay(picture, findings);
}

Outcome saveOverlay(const TableOptions& options, const ScoredTable& table) {
    if (options.overlay.empty()) {
        return {};
    }
    auto saved = session::savePicture(options.overlay, drawn(table, 0));
    for (std::size_t i = 1; saved && i <= table.furtherPhotos.size(); ++i) {
        auto file = std::filesystem::path(options.overlay);
        file.replace_filename(file.stem().string() + "-" + std::to_string(i + 1) +
                              file.extension().string());
        saved = session::savePicture(file, drawn(table, i));
    }
    return saved;
}

Outcome saveRectified(const TableOptions& options, const ScoredTable& table) {
    if (options.rectified.empty()) {
        return {};
    }
    assert(table.photoToTable.has_value()); // it comes from a photo
    auto findings = table.findings;
    std::erase_if(findings, [](const auto& finding) { return finding.photo != 0; });
    const auto seen = vision::rectifyTable(table.photo, findings, *table.photoToTable);
    return session::savePicture(options.rectified,
                                vision::drawOverlay(seen.picture, seen.findings));
}

/// Writes what a reading went through: numbered pictures, and `times.txt`.
Outcome saveTrace(const std::filesystem::path& folder, const vision::Trace& trace) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) {
        return tl::unexpected(
            SessionError{"--trace: can't make the folder " + folder.string() + "; choose another"});
    }
    const auto& pictures = trace.pictures();
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const std::string number = (i < 9 ? "0" : "") + std::to_string(i + 1);
        const auto file = folder / (number + "-" + pictures[i].name + ".jpg");
        if (auto saved = session::savePicture(file, pictures[i].image); !saved) {
            return saved;
        }
    }
    TextTable times({Align::Left, Align::Right, Align::Left});
    for (const auto& stage : trace.stages()) {
        times.addRow({stage.name, std::to_string(std::lround(stage.elapsedMs)), "ms"});
    }
    return session::writeWhole(folder / "times.txt", [&](const std::filesystem::path& file) {
        std::ofstream stream(file);
        times.print(stream, 0);
        return stream.flush().good();
    });
}

/// Reads the pictures of a bundle again: a line each, of those that can be read.
Outcome readBundle(const TableOptions& options, Terminal& terminal) {
    const auto bundle = session::readBundle(options.bundle);
    if (!bundle) {
        return tl::unexpected(bundle.error());
    }
    const vision::TableReader reader(bundle->profile);
    for (const auto& frame : bundle->frames) {
        const auto reading = reader.read(frame.image, frame.options);
        if (reading) {
            terminal.out << engine::observationToJson(reading->observation) << '\n';
        } else {
            const auto error = session::message(reading.error(), frame.photo, bundle->profile.name);
            terminal.err << error.message << '\n';
        }
    }
    return {};
}

Outcome read(const TableOptions& options, Terminal& terminal) {
    if (options.files.empty() == options.bundle.empty()) {
        return tl::unexpected(SessionError{"read takes either photos or --bundle FILE"});
    }
    if (options.files.size() > 1 && !options.trace.empty()) {
        return tl::unexpected(SessionError{"--trace takes one photo, not several"});
    }
    if (!options.bundle.empty()) {
        return options.trace.empty()
                   ? readBundle(options, terminal)
                   : tl::unexpected(SessionError{"--trace takes a photo, not a bundle"});
    }
    vision::Trace trace(options.trace.empty() ? vision::Trace::Pictures::None
                                              : vision::Trace::Pictures::Wanted);
    const auto table = scorePhoto(options, engine::Edition::English, terminal, &trace);
    // Of a photo that can't be read as well: then it is wanted most.
    if (!options.trace.empty() && !trace.stages().empty()) {
        if (auto saved = saveTrace(options.trace, trace); !saved) {
            return saved;
        }
    }
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (auto saved = saveOverlay(options, *table); !saved) {
        return saved;
    }
    if (auto saved = saveRectified(options, *table); !saved) {
        return saved;
    }
    terminal.out << engine::observationToJson(table->observation) << '\n';
    return {};
}

Outcome save(const ScoredTable& table, Terminal& terminal) {
    auto history = session::openHistory();
    if (!history) {
        return tl::unexpected(history.error());
    }
    const auto before = session::savedBefore(*history, table);
    if (!before) {
        return tl::unexpected(before.error());
    }
    const auto id =
        session::saveGame(*history, table, db::utcNow(),
                          *before ? std::optional((*before)->game) : std::optional<db::GameId>());
    if (!id) {
        return tl::unexpected(id.error());
    }
    terminal.err << (*before ? "Saved again as game " : "Saved as game ") << id->value() << ".\n";
    return {};
}

std::string nameOf(vision::Side side) {
    switch (side) {
    case vision::Side::Left:
        return "left";
    case vision::Side::Right:
        return "right";
    case vision::Side::Near:
        return "near side";
    case vision::Side::Far:
        return "far side";
    }
    assert(false);
    return {};
}

Outcome score(const TableOptions& options, Terminal& terminal) {
    const auto edition = engine::editionFromName(options.edition);
    if (!edition && !options.edition.empty()) {
        return tl::unexpected(
            SessionError{"--edition takes en or pl, not '" + options.edition + "'"});
    }
    auto table = options.files.size() == 1 && session::isJsonFile(options.files.front())
                     ? scoreFile(options, edition)
                     : scorePhoto(options, edition.value_or(engine::Edition::English), terminal);
    if (!table) {
        return tl::unexpected(table.error());
    }
    for (const auto& correction : options.corrections) {
        if (auto done = correct(*table, correction); !done) {
            return done;
        }
    }
    if (auto checked = session::checkClaims(*table); !checked) {
        return checked;
    }
    if (options.json) {
        terminal.out << engine::scoreToJson(table->sheet, table->questions) << '\n';
    } else {
        printSheet(terminal.out, table->sheet, session::doubtsOf(table->observation, table->sheet));
        printQuestions(terminal.out, table->questions);
        if (session::missesAllMarkers(*table)) {
            terminal.out << "\nNo energy marker was found: does the track lie where the profile's "
                            "layout has it?\n";
        }
        if (const auto side = session::sideOfNextPhoto(*table)) {
            terminal.out << "\nOne more photo from the " << nameOf(*side)
                         << " may answer this: add it behind the first.\n";
        }
    }
    // Last, so that the score is not lost where it can't be saved.
    return options.save ? save(*table, terminal) : Outcome{};
}

void addMarked(CLI::App& command, TableOptions& options) {
    command
        .add_option("--card", options.marked,
                    "Where a card lies that was not found: a building, earth or COLOUR.ship, and "
                    "its corners in percent of the photo, clockwise from its own upper left; may "
                    "be repeated")
        ->allow_extra_args(false)
        ->type_name("CARD=X,Y,X,Y,X,Y,X,Y");
}

} // namespace

void addTableCommands(CLI::App& app, const Choose& choose) {
    const auto options = std::make_shared<TableOptions>();

    auto* readApp = app.add_subcommand("read", "Print what lies on the table in a photo, as JSON");
    readApp
        ->add_option("PHOTO", options->files,
                     "A photo of the table; further ones, from other sides, are read with it")
        ->type_name("");
    addReadingOptions(*readApp, options->read);
    addMarked(*readApp, *options);
    readApp
        ->add_option("--overlay", options->overlay,
                     "Draw what was found on the photo and save that as FILE")
        ->type_name("FILE");
    readApp
        ->add_option("--rectified", options->rectified,
                     "Draw what was found on the table as seen from above, and save that as FILE")
        ->type_name("FILE");
    readApp
        ->add_option("--trace", options->trace,
                     "Save in FOLDER how the photo was read: a numbered picture of each stage, and "
                     "how long it took")
        ->type_name("FOLDER");
    readApp
        ->add_option("--bundle", options->bundle,
                     "Instead of a photo: read again what 'watch --record' has kept")
        ->type_name("FILE");
    readApp->callback(
        [=] { choose([=](Terminal& terminal) { return read(*options, terminal); }); });

    auto* scoreApp = app.add_subcommand("score", "Score a game from a photo of the table");
    scoreApp
        ->add_option("FILE", options->files,
                     "A photo of the table and further ones of it from other sides, or a JSON "
                     "file that says what lies on it")
        ->required()
        ->type_name("");
    addReadingOptions(*scoreApp, options->read);
    addMarked(*scoreApp, *options);
    scoreApp
        ->add_option("--edition", options->edition,
                     "Whose tie-break counts (default: a state's own, else en)")
        ->type_name("en|pl");
    scoreApp
        ->add_option("--set", options->corrections,
                     "Correct an item, as in greenhouse.two_star.red=1; may be repeated")
        ->allow_extra_args(false)
        ->type_name("PATH=VALUE");
    scoreApp->add_flag("--json", options->json, "Print JSON");
    scoreApp->add_flag("--save", options->save, "Log the game in the history");
    scoreApp->callback(
        [=] { choose([=](Terminal& terminal) { return score(*options, terminal); }); });
}

} // namespace pocketmars::cli
