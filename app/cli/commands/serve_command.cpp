#include "app/cli/commands/commands.h"
#include "app/cli/options/command.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace pocketmars::cli {

void addServeCommand(CLI::App& app, const Choose& choose, const Serve& serve) {
    auto* command = app.add_subcommand(
        "serve", "Phones of the home network as camera and second screen, without the window");
    const auto options = std::make_shared<ServeOptions>();
    command
        ->add_option("--address", options->address,
                     "Of this computer (default: the one in the home network)")
        ->type_name("IPV4");
    command
        ->add_option("--port", options->port, "Default: 8337, or any that is free if that is taken")
        ->check(CLI::Range(1, 65535))
        ->type_name("NUMBER");
    command
        ->add_option("--profile", options->profile,
                     "Your card profile (default: the one in use in the window)")
        ->type_name("NAME");
    command->callback(
        [=] { choose([=](Terminal& terminal) { return serve(*options, terminal); }); });
}

} // namespace pocketmars::cli
