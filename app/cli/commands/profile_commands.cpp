#include "app/cli/commands/commands.h"
#include "app/cli/options/profile_choice.h"
#include "app/cli/output/json_text.h"
#include "app/session/files/data_folder.h"
#include "app/session/profiles/profiles.h"
#include "app/session/words/words.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <unistd.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::cli {
namespace {

using calibration::ProfileStore;
using session::SessionError;

/// Shows on a terminal how far learning is; a file or a pipe gets only what counts.
class ProgressLine {
public:
    explicit ProgressLine(std::ostream& err) : m_err(isatty(STDERR_FILENO) != 0 ? &err : nullptr) {}
    ~ProgressLine() { show(""); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const std::string& text) const {
        if (m_err != nullptr) {
            // Back to the start of the line, and wipe it (ECMA-48: EL).
            *m_err << "\r\x1b[K" << text << std::flush;
        }
    }

private:
    std::ostream* m_err;
};

/// An error of learning with the option that would help, in words.
SessionError withHint(SessionError error) {
    const auto option = std::exchange(error.options, {});
    if (option == session::kCornersOption) {
        error.message += "; or say where they lie with " + option +
                         " FILE, which 'outlines --json' prints to start from (docs/formats.md)";
    } else if (option == session::kTrustPagesOption) {
        error.message += "; if they are right as they are, learn them with " + option;
    }
    return error;
}

tl::expected<calibration::Profile, SessionError>
learnShowingProgress(const ProfileStore& store, const std::string& folder,
                     calibration::LearnOptions options, std::ostream& err) {
    const ProgressLine line(err);
    options.progress = [&line](int done, int total, const std::string& photo) {
        line.show("learning " + photo + " (" + std::to_string(done) + " of " +
                  std::to_string(total) + " done)");
        return true;
    };
    return session::learnProfile(store, folder, options).map_error(withHint);
}

/// Nothing is learnt in silence that was in doubt.
void tellDoubt(const calibration::Profile& profile, Terminal& terminal) {
    if (const auto doubt = session::doubtIn(profile); !doubt.empty()) {
        const auto folder = session::profilesFolder().value() / profile.name;
        terminal.err << withHint({doubt, session::kCornersOption}).message
                     << ". Their pictures: " << folder.string() << '\n';
    }
}

template <class Kind> std::size_t count(const calibration::Profile& profile) {
    return static_cast<std::size_t>(
        std::count_if(profile.faces.begin(), profile.faces.end(),
                      [](const auto& face) { return std::holds_alternative<Kind>(face.kind); }));
}

std::string faceCounts(const calibration::Profile& profile) {
    return std::to_string(count<calibration::BuildingFace>(profile)) + " building cards, " +
           std::to_string(count<calibration::ProjectFace>(profile)) + " project cards, " +
           std::to_string(count<calibration::BackFace>(profile)) + " backs, " +
           std::to_string(count<calibration::ShipFace>(profile)) + " spaceships" +
           (profile.earth() == nullptr ? "" : ", Earth");
}

struct LearningOptions {
    std::string folder;
    std::string name;
    std::string photo;
    std::string page;
    std::vector<std::string> corners;
    bool trustPages = false;
    bool json = false;
};

Outcome learn(const LearningOptions& options, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto corners = session::readCorners({options.corners.begin(), options.corners.end()});
    if (!corners) {
        return tl::unexpected(corners.error());
    }
    const auto before = store->list();
    const auto profile = learnShowingProgress(
        *store, options.folder,
        {.name = options.name, .corners = *corners, .trustPages = options.trustPages},
        terminal.err);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    terminal.out << "Learnt the card profile '" << profile->name << "': " << faceCounts(*profile)
                 << "; colonists in " << session::joined(profile->layout.colonists) << ".\n";
    if (std::find(before.begin(), before.end(), profile->name) != before.end()) {
        terminal.err << "It took the place of the one that was called so; --name gives another.\n";
    }
    tellDoubt(*profile, terminal);
    return {};
}

Outcome learnPage(const LearningOptions& options, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto corners = session::readCorners({options.corners.begin(), options.corners.end()});
    if (!corners) {
        return tl::unexpected(corners.error());
    }
    const auto profile = session::learnPage(*store, options.name, options.photo, options.page,
                                            {.corners = *corners, .trustPages = options.trustPages})
                             .map_error(withHint);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    terminal.out << "Learnt " << options.photo << " into the card profile '" << profile->name
                 << "'; its other cards are as they were.\n";
    tellDoubt(*profile, terminal);
    return {};
}

Outcome list(bool json, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto names = store->list();
    if (json) {
        terminal.out << jsonText(nlohmann::json{{"profiles", names}}) << '\n';
        return {};
    }
    if (names.empty()) {
        terminal.err << noProfileYet(terminal) << '\n';
    }
    for (const auto& name : names) {
        terminal.out << name << '\n';
    }
    return {};
}

nlohmann::json facesAsJson(const calibration::Profile& profile) {
    auto faces = nlohmann::json::array();
    for (const auto& face : profile.faces) {
        faces.push_back(face.name());
    }
    return faces;
}

Outcome show(const std::string& name, bool json, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto profile = chooseProfile(*store, name, {}, terminal);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    const auto folder = session::profilesFolder().value() / profile->name;
    const auto& layout = profile->layout;
    if (json) {
        terminal.out << jsonText(nlohmann::ordered_json{{"name", profile->name},
                                                        {"folder", folder.string()},
                                                        {"ships", layout.ships},
                                                        {"colonists", layout.colonists},
                                                        {"earth_card", layout.earthCard},
                                                        {"in_doubt", profile->inDoubt},
                                                        {"faces", facesAsJson(*profile)}})
                     << '\n';
        return {};
    }
    terminal.out << "Card profile  " << profile->name << '\n'
                 << "Folder        " << folder.string() << '\n'
                 << "Card size     " << layout.cardMm.width << " x " << layout.cardMm.height
                 << " mm\n"
                 << "Colonists     " << session::joined(layout.colonists) << '\n'
                 << "Ships         " << session::joined(layout.ships) << " on "
                 << (layout.landscapeShips ? "landscape" : "portrait") << " cards\n"
                 << "Earth         " << (layout.earthCard ? "a card" : "the table") << '\n'
                 << "Cards         " << faceCounts(*profile) << '\n';
    tellDoubt(*profile, terminal);
    return {};
}

Outcome remove(const std::string& name, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    if (const auto removed = session::removeProfile(*store, name); !removed) {
        return tl::unexpected(removed.error());
    }
    terminal.out << "Removed the card profile '" << name << "'.\n";
    return {};
}

/// What a person may say where photos leave doubt.
void addHelpOptions(CLI::App& app, LearningOptions& options) {
    app.add_option("--corners", options.corners,
                   "Where cards and pieces lie in some of the photos, for those that can't be "
                   "told; see docs/formats.md")
        ->type_name("FILE")
        ->allow_extra_args(false);
    app.add_flag("--trust-pages", options.trustPages,
                 "The photos show what their names say, though they seem to show others");
}

} // namespace

void addProfileCommands(CLI::App& app, const Choose& choose) {
    auto* profile = app.add_subcommand("profile", "Learn, show, test or exchange card profiles");
    profile->require_subcommand(1);
    const auto options = std::make_shared<LearningOptions>();

    auto* learnApp = profile->add_subcommand("learn", "Learn your cards from a folder of photos");
    learnApp->add_option("FOLDER", options->folder, "Nine photos and layout.json; see the README")
        ->required()
        ->type_name("");
    learnApp->add_option("--name", options->name, "Name of the profile (default: the folder's)")
        ->type_name("NAME");
    addHelpOptions(*learnApp, *options);
    learnApp->callback(
        [=] { choose([=](Terminal& terminal) { return learn(*options, terminal); }); });

    auto* pageApp = profile->add_subcommand(
        "learn-page", "Learn one photo of a profile again, as when its cards got sleeves");
    pageApp->add_option("NAME", options->name, "The profile")->required()->type_name("");
    pageApp->add_option("PHOTO", options->photo, "The new photo")->required()->type_name("");
    pageApp
        ->add_option("--page", options->page,
                     "What it shows: buildings, greenhouse, … (default: as the file is called)")
        ->type_name("PAGE");
    addHelpOptions(*pageApp, *options);
    pageApp->callback(
        [=] { choose([=](Terminal& terminal) { return learnPage(*options, terminal); }); });

    auto* listApp = profile->add_subcommand("list", "List the profiles");
    listApp->add_flag("--json", options->json, "Print JSON");
    listApp->callback(
        [=] { choose([=](Terminal& terminal) { return list(options->json, terminal); }); });

    auto* showApp = profile->add_subcommand("show", "Show what a profile holds");
    showApp->add_option("NAME", options->name, "The profile (default: the only one)")
        ->type_name("");
    showApp->add_flag("--json", options->json, "Print JSON");
    showApp->callback([=] {
        choose([=](Terminal& terminal) { return show(options->name, options->json, terminal); });
    });

    auto* removeApp = profile->add_subcommand("remove", "Remove a profile");
    removeApp->add_option("NAME", options->name, "The profile")->required()->type_name("");
    removeApp->callback(
        [=] { choose([=](Terminal& terminal) { return remove(options->name, terminal); }); });

    addProfileExchangeCommands(*profile, choose);
    addProfileTestCommand(*profile, choose);
}

} // namespace pocketmars::cli
