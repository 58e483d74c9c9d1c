#include "app/session/files/lenses.h"

#include "app/session/files/data_folder.h"
#include "app/session/support/log.h"
#include "calibration/lens/lens_learner.h"
#include "vision/cameras.h"

#include <fmt/core.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <filesystem>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using calibration::BoardView;
using calibration::LensError;

// Of a camera's live picture.
constexpr std::size_t kEnoughViews = 15;
constexpr double kHeldStill = 0.003; // of the picture's width, between two looks
constexpr double kNewView = 0.08;    // from every view before

/// The mean distance of the corners, as a share of the picture's width.
double distance(const BoardView& a, const BoardView& b) {
    double sum = 0.0;
    for (std::size_t i = 0; i < a.corners.size(); ++i) {
        sum += cv::norm(a.corners[i] - b.corners[i]);
    }
    return sum / static_cast<double>(a.corners.size()) / a.picture.width;
}

/// Collects views until the source ends, or a camera has shown enough.
std::vector<BoardView> lookForBoards(vision::FrameSource& source,
                                     const std::function<void(const LensProgress&)>& tell,
                                     std::chrono::seconds patience) {
    std::vector<BoardView> views;
    std::optional<BoardView> last;
    auto end = std::chrono::steady_clock::now() + patience;
    while (!source.isLive() ||
           (views.size() < kEnoughViews && std::chrono::steady_clock::now() < end)) {
        const auto report = source.next(std::chrono::milliseconds(200));
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            break;
        }
        const auto* frame = std::get_if<vision::Frame>(&report);
        if (frame == nullptr) {
            continue;
        }
        auto view = calibration::findBoard(frame->image);
        if (frame->settled) { // a photo, taken to be used
            if (view) {
                views.push_back(*view);
            }
            tell({static_cast<int>(views.size()), frame->name, view.has_value()});
            continue;
        }
        const bool isStill =
            view && last && last->picture == view->picture && distance(*last, *view) < kHeldStill;
        const bool isNew =
            isStill && std::all_of(views.begin(), views.end(), [&](const BoardView& before) {
                return before.picture != view->picture || distance(before, *view) > kNewView;
            });
        if (isNew) {
            views.push_back(*view);
            tell({static_cast<int>(views.size()), {}, true});
            end = std::chrono::steady_clock::now() + patience;
        }
        last = std::move(view);
    }
    return views;
}

SessionError messageOf(const LensError& error, std::size_t views) {
    switch (error.kind) {
    case LensError::Kind::TooFewViews:
        return {"the chessboard was seen whole in " + std::to_string(views) +
                " pictures, and it takes " + std::to_string(calibration::kLeastViews) +
                ": take sharp ones with all of the board in view"};
    case LensError::Kind::SizesDiffer:
        return {"the pictures differ in size: take all with one camera, held the same way round"};
    case LensError::Kind::TooAlike:
        return {"the pictures are too much alike to learn from: take some with the board tilted to "
                "each side by some 30 degrees"};
    case LensError::Kind::TooInexact:
        break;
    }
    return {"the board's corners are off by " + fmt::format("{:.1f}", error.errorPx) +
            " px, and 1 px is the most: fix the page flat to a tray, hold the camera still, and "
            "take the pictures again"};
}

} // namespace

tl::expected<calibration::LensStore, SessionError> openLenses() {
    return lensesFolder().map(
        [](const std::filesystem::path& folder) { return calibration::LensStore(folder); });
}

std::string lensNameOf(const std::string& source) {
    for (const auto& camera : vision::listCameras()) {
        if (source == std::to_string(camera.number) || source == camera.device) {
            return camera.name;
        }
    }
    std::error_code error;
    auto name = std::filesystem::is_directory(source, error)
                    ? std::filesystem::weakly_canonical(source, error).filename().string()
                    : source;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '\\' || c == ':'; }, '_');
    return name;
}

tl::expected<std::optional<calibration::Lens>, SessionError> chooseLens(const std::string& name,
                                                                        const std::string& source) {
    const auto store = openLenses();
    if (!store) {
        return tl::unexpected(store.error());
    }
    std::error_code error;
    const bool isCamera = !std::filesystem::is_regular_file(source, error) &&
                          !std::filesystem::is_directory(source, error);
    const auto called = name.empty() && isCamera ? lensNameOf(source) : name;
    if (called.empty() || (name.empty() && !store->has(called))) {
        return std::nullopt;
    }
    logInfo("with the lens '" + called + "'");
    return store->load(called)
        .map([](calibration::Lens&& lens) { return std::optional(std::move(lens)); })
        .map_error(asSessionError);
}

tl::expected<calibration::Lens, SessionError>
learnLens(const calibration::LensStore& store, vision::FrameSource& source, const std::string& name,
          const std::function<void(const LensProgress&)>& tell, std::chrono::seconds patience) {
    const auto views = lookForBoards(source, tell, patience);
    auto lens = calibration::learnLens(views, name);
    if (!lens) {
        return tl::unexpected(messageOf(lens.error(), views.size()));
    }
    if (auto saved = store.save(*lens); !saved) {
        return tl::unexpected(asSessionError(saved.error()));
    }
    logInfo("learnt the lens '" + name + "'");
    return *std::move(lens);
}

} // namespace pocketmars::session
