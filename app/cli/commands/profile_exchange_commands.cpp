#include "app/cli/commands/commands.h"
#include "app/cli/options/profile_choice.h"
#include "app/session/profiles/profile_exchange.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <utility>

/// `profile export` and `import`: a profile for another owner of the same edition.
namespace pocketmars::cli {
namespace {

struct ExchangeOptions {
    std::string name;
    std::string file;
    bool replace = false;
};

Outcome exportTo(const ExchangeOptions& options, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    if (auto written = session::exportProfile(*store, options.name, options.file); !written) {
        return written;
    }
    terminal.out << "Wrote the card profile '" << options.name << "' to " << options.file << ".\n";
    return {};
}

Outcome importFrom(const ExchangeOptions& options, Terminal& terminal) {
    const auto store = openStore();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto profile = session::importProfile(
        *store, options.file,
        {.name = options.name, .replace = options.replace, .besideOthers = false});
    if (!profile) {
        auto error = profile.error();
        if (!std::exchange(error.options, {}).empty()) {
            error.message += "; give this one another name with --name, or let it take the other's "
                             "place with --replace";
        }
        return tl::unexpected(error);
    }
    terminal.out << "Added the card profile '" << profile->name << "'.\n";
    return {};
}

} // namespace

void addProfileExchangeCommands(CLI::App& profile, const Choose& choose) {
    const auto options = std::make_shared<ExchangeOptions>();
    auto* exportApp = profile.add_subcommand(
        "export", "Write a profile to a file, for another owner of the same edition");
    exportApp->add_option("NAME", options->name, "The profile")->required()->type_name("");
    exportApp->add_option("FILE", options->file, "By custom it ends in .pmprofile")
        ->required()
        ->type_name("");
    exportApp->callback(
        [=] { choose([=](Terminal& terminal) { return exportTo(*options, terminal); }); });

    auto* importApp = profile.add_subcommand("import", "Add the profile of an exported file");
    importApp->add_option("FILE", options->file, "What 'profile export' wrote")
        ->required()
        ->type_name("");
    importApp->add_option("--name", options->name, "What to call it (default: as it was called)")
        ->type_name("NAME");
    importApp->add_flag("--replace", options->replace, "Replace a profile of that name");
    importApp->callback(
        [=] { choose([=](Terminal& terminal) { return importFrom(*options, terminal); }); });
}

} // namespace pocketmars::cli
