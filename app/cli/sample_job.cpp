#include "app/cli/sample_job.h"

#include "app/cli/output/score_text.h"
#include "app/session/files/data_folder.h"
#include "app/session/profiles/profiles.h"
#include "app/session/scoring/sample.h"
#include "app/session/scoring/score_lines.h"
#include "app/session/scoring/table_scorer.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace pocketmars::cli {
namespace {

using session::SessionError;

constexpr const char* kDisplayVariables[]{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};

tl::expected<calibration::Profile, SessionError> sampleProfile(const session::Sample& sample,
                                                               Terminal& terminal) {
    const auto folder = session::profilesFolder();
    if (!folder) {
        return tl::unexpected(folder.error());
    }
    const calibration::ProfileStore store(*folder);
    const auto names = store.list();
    if (std::find(names.begin(), names.end(), session::kSampleProfile) != names.end()) {
        return session::loadProfile(store, session::kSampleProfile);
    }
    terminal.out << "Learning the sample's cards: " << terminal.command << " profile learn "
                 << sample.profilePhotos.string() << " --name " << session::kSampleProfile << "\n"
                 << std::flush;
    return session::learnProfile(store, sample.profilePhotos, {.name = session::kSampleProfile});
}

std::string asOptions(const session::PlayerOptions& players) {
    if (players.players.empty()) {
        return " --human " + players.human + " --da " + players.da;
    }
    std::string colours;
    for (const auto& colour : players.players) {
        colours += (colours.empty() ? "" : ",") + colour;
    }
    return " --players " + colours;
}

} // namespace

bool hasDisplay() {
    return std::any_of(std::begin(kDisplayVariables), std::end(kDisplayVariables),
                       [](const char* variable) {
                           const char* value = std::getenv(variable);
                           return value != nullptr && *value != '\0';
                       });
}

Outcome runSampleJob(Terminal& terminal) {
    const auto sample = session::findSample();
    if (!sample) {
        return tl::unexpected(SessionError{
            "there is no display for the window, and the sample table is gone from the samples "
            "folder; score a photo of yours with '" +
            terminal.command + " score PHOTO'"});
    }
    terminal.out << "There is no display for the window, so here is the sample table in the "
                    "terminal.\n\n";
    const auto profile = sampleProfile(*sample, terminal);
    if (!profile) {
        return tl::unexpected(profile.error());
    }
    const auto& table = sample->tables.front();
    terminal.out << "Scoring a photo of it: " << terminal.command << " score "
                 << table.photo.string() << " --profile " << session::kSampleProfile
                 << asOptions(table.players) << "\n\n"
                 << std::flush;
    const auto options = session::readOptions(table.players, *profile);
    if (!options) {
        return tl::unexpected(options.error());
    }
    const auto scored =
        session::scorePhoto(table.photo, *profile, *options, engine::Edition::English);
    if (!scored) {
        return tl::unexpected(scored.error());
    }
    printSheet(terminal.out, scored->sheet, session::doubtsOf(scored->observation, scored->sheet));
    printQuestions(terminal.out, scored->questions);
    terminal.out << "\nNext, learn your own cards: '" << terminal.command
                 << " profile learn FOLDER'; the README says which photos it takes.\n";
    return {};
}

} // namespace pocketmars::cli
