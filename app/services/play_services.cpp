#include "app/services/play_services.h"

#include "app/session/files/data_folder.h"
#include "app/session/files/lenses.h"
#include "app/session/watching/previewed_source.h"
#include "app/session/watching/resumed_source.h"
#include "app/session/watching/table_watcher.h"
#include "app/session/words/messages.h"
#include "vision/profile_check.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::app {
namespace {

tl::expected<void, session::SessionError> watchSource(const WatchJob& job,
                                                      const WatchCalls& calls) {
    const auto lens = session::chooseLens({}, job.address);
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    auto source = vision::openSource(job.address);
    if (!source) {
        return tl::unexpected(session::message(source.error(), job.address));
    }
    if (!job.after.empty()) {
        source = std::make_unique<session::ResumedSource>(*std::move(source), job.after);
    }
    std::optional<calibration::LensCorrection> correction;
    if (*lens) {
        correction.emplace(**lens);
    }
    auto previewed =
        std::make_unique<session::PreviewedSource>(*std::move(source), calls.preview, correction);
    session::TableWatcher watcher(*job.profile, job.players, std::move(previewed));
    if (correction) {
        watcher.setLens(*std::move(correction));
    }
    watcher.setRecord(calls.record);
    watcher.setSeatsWanted(calls.seatsWanted);
    return watcher.run(calls.tell, calls.stopped);
}

tl::expected<void, session::SessionError>
saveBundle(const std::filesystem::path& file, const std::string& profile,
           const std::vector<session::PackedFrame>& frames) {
    return session::profilesFolder().and_then([&](const std::filesystem::path& profiles) {
        return session::writeBundle(file, profiles / profile, POCKETMARS_VERSION, frames);
    });
}

std::vector<engine::CardId> cardsIn(const calibration::Profile& profile, const cv::Mat& picture) {
    std::vector<engine::CardId> cards;
    for (const auto& card : vision::checkCards(profile, picture)) {
        if (card.face == nullptr) {
            continue;
        }
        if (const auto* project = std::get_if<calibration::ProjectFace>(&card.face->kind)) {
            cards.push_back(project->card);
        }
    }
    return cards;
}

} // namespace

PlayServices playServices() {
    return {[] { return vision::listCameras(); }, watchSource, session::KeptGame::start,
            session::KeptGame::inProgress,        saveBundle,  cardsIn};
}

bool isRecording(const std::string& address) {
    std::error_code ignored;
    const auto kind = std::filesystem::status(address, ignored).type();
    return kind == std::filesystem::file_type::directory ||
           kind == std::filesystem::file_type::regular;
}

} // namespace pocketmars::app
