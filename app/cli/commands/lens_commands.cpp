#include "app/cli/commands/commands.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/text_table.h"
#include "app/session/files/lenses.h"
#include "app/session/words/messages.h"
#include "calibration/support/stored_name.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <string>

namespace pocketmars::cli {
namespace {

using session::SessionError;
using Json = nlohmann::ordered_json;

struct LensOptions {
    std::string source;
    std::string name;
    bool json = false;
};

std::string px(double value) { return fmt::format("{:.2f} px", value); }

Outcome learn(const LensOptions& options, Terminal& terminal) {
    const auto store = session::openLenses();
    if (!store) {
        return tl::unexpected(store.error());
    }
    const auto name = options.name.empty() ? session::lensNameOf(options.source) : options.name;
    if (auto why = calibration::objectionToName("lens", name); !why.empty()) {
        return tl::unexpected(SessionError{why});
    }
    const auto source = vision::openSource(options.source);
    if (!source) {
        return tl::unexpected(session::message(source.error(), options.source));
    }
    if ((*source)->isLive()) {
        terminal.err << "Hold the board before the camera, still for a moment, near and far, "
                        "tilted to each side and in each corner of the picture.\n";
    }
    const auto lens =
        session::learnLens(*store, **source, name, [&](const session::LensProgress& progress) {
            if (!progress.boardSeen) {
                terminal.err << progress.photo << ": no whole board\n";
            } else if (progress.photo.empty()) {
                terminal.err << "View " << progress.views << " taken.\n";
            }
        });
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    terminal.out << "Learnt the lens '" << lens->name << "' from " << lens->views
                 << " views; reprojection error " << px(lens->errorPx) << ".\n";
    return {};
}

Outcome list(const LensOptions& options, Terminal& terminal) {
    const auto store = session::openLenses();
    if (!store) {
        return tl::unexpected(store.error());
    }
    auto json = Json::array();
    TextTable table({Align::Left, Align::Right, Align::Right});
    for (const auto& name : store->list()) {
        const auto lens = store->load(name);
        if (!lens) {
            terminal.err << lens.error().message << '\n';
            continue;
        }
        json.push_back({{"name", name},
                        {"picture", {lens->picture.width, lens->picture.height}},
                        {"error_px", lens->errorPx},
                        {"views", lens->views}});
        table.addRow(
            {name,
             std::to_string(lens->picture.width) + " x " + std::to_string(lens->picture.height),
             px(lens->errorPx)});
    }
    if (options.json) {
        terminal.out << jsonText(Json{{"lenses", json}}) << '\n';
        return {};
    }
    if (json.empty()) {
        terminal.err << "No lens yet, and none is needed: '" << terminal.command
                     << " lens learn' is for cameras that bend the picture.\n";
    }
    table.print(terminal.out, 0);
    return {};
}

Outcome remove(const LensOptions& options) {
    const auto store = session::openLenses();
    if (!store) {
        return tl::unexpected(store.error());
    }
    return store->remove(options.name).map_error([](const calibration::StoreError& error) {
        return SessionError{error.message};
    });
}

} // namespace

void addLensCommands(CLI::App& app, const Choose& choose) {
    auto* lens = app.add_subcommand("lens", "Lenses that bend the picture: learn, list, remove");
    lens->require_subcommand(1);
    const auto options = std::make_shared<LensOptions>();

    auto* learnApp = lens->add_subcommand(
        "learn", "Learn a camera's lens from pictures of the board that 'print chessboard' makes");
    learnApp
        ->add_option("SOURCE", options->source,
                     "A folder of 10 to 20 photos, or a camera (0, /dev/video0, a URL)")
        ->required()
        ->type_name("");
    learnApp->add_option("--name", options->name, "Default: the camera's or the folder's name")
        ->type_name("NAME");
    learnApp->callback(
        [=] { choose([=](Terminal& terminal) { return learn(*options, terminal); }); });

    auto* listApp = lens->add_subcommand("list", "The lenses that were learnt");
    listApp->add_flag("--json", options->json, "Print JSON");
    listApp->callback(
        [=] { choose([=](Terminal& terminal) { return list(*options, terminal); }); });

    auto* removeApp = lens->add_subcommand("remove", "Forget a lens");
    removeApp->add_option("NAME", options->name, "Of the lens")->required()->type_name("");
    removeApp->callback([=] { choose([=](Terminal&) { return remove(*options); }); });
}

} // namespace pocketmars::cli
