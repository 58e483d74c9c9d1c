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
#include <variant>

namespace pocketmars::cli {
namespace {

using calibration::ProfileStore;
using session::SessionError;

tl::expected<ProfileStore, SessionError> openStore() {
    return session::profilesFolder().map(
        [](const std::filesystem::path& folder) { return ProfileStore(folder); });
}

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

tl::expected<calibration::Profile, SessionError> learnShowingProgress(const ProfileStore& store,
                                                                      const std::string& folder,
                                                                      const std::string& name,
                                                                      std::ostream& err) {
    const ProgressLine line(err);
    return session::learnProfile(store, folder, name,
                                 [&line](int done, int total, const std::string& photo) {
                                     line.show("learning " + photo + " (" + std::to_string(done) +
                                               " of " + std::to_string(total) + " done)");
                                     return true;
                                 });
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

Outcome learn(const std::string& folder, const std::string& name, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto profile = learnShowingProgress(*store, folder, name, terminal.err);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    terminal.out << "Learnt the card profile '" << profile->name << "': " << faceCounts(*profile)
                 << "; colonists in " << session::joined(profile->layout.colonists) << ".\n";
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
                                                        {"faces", facesAsJson(*profile)}})
                     << '\n';
        return {};
    }
    terminal.out << "Card profile  " << profile->name << '\n'
                 << "Folder        " << folder.string() << '\n'
                 << "Card size     " << layout.cardMm.width << " x " << layout.cardMm.height
                 << " mm\n"
                 << "Colonists     " << session::joined(layout.colonists) << '\n'
                 << "Ships         " << session::joined(layout.ships)
                 << (layout.landscapeShips ? ", landscape" : ", portrait") << '\n'
                 << "Earth         " << (layout.earthCard ? "a card" : "the table") << '\n'
                 << "Cards         " << faceCounts(*profile) << '\n';
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

struct Options {
    std::string folder;
    std::string name;
    bool json = false;
};

} // namespace

void addProfileCommands(CLI::App& app, const Choose& choose) {
    auto* profile = app.add_subcommand("profile", "Learn, list, show or remove card profiles");
    profile->require_subcommand(1);
    const auto options = std::make_shared<Options>();

    auto* learnApp = profile->add_subcommand("learn", "Learn your cards from a folder of photos");
    learnApp->add_option("FOLDER", options->folder, "Nine photos and layout.json; see the README")
        ->required()
        ->type_name("");
    learnApp->add_option("--name", options->name, "Name of the profile (default: the folder's)")
        ->type_name("NAME");
    learnApp->callback([=] {
        choose([=](Terminal& terminal) { return learn(options->folder, options->name, terminal); });
    });

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
}

} // namespace pocketmars::cli
