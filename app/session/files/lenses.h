#pragma once

#include "app/session/support/session_error.h"
#include "calibration/lens/lens.h"
#include "calibration/lens/lens_store.h"
#include "vision/open_source.h"

#include <tl/expected.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <string>

/// The lenses of the user's cameras.
namespace pocketmars::session {

[[nodiscard]] tl::expected<calibration::LensStore, SessionError> openLenses();

/// What a camera's lens is called if nobody gives it a name: as the camera calls itself; a stream
/// by its address; photos by their folder.
[[nodiscard]] std::string lensNameOf(const std::string& source);

/// The lens to read a source with.
/// @param name    empty: the one that was learnt for this camera, if any
/// @param source  a photo's file, or what vision::openSource takes
/// @return the error says which lenses there are
[[nodiscard]] tl::expected<std::optional<calibration::Lens>, SessionError>
chooseLens(const std::string& name, const std::string& source);

struct LensProgress {
    int views = 0;         ///< of the board, so far
    std::string photo;     ///< that was looked at last; empty for a camera
    bool boardSeen = true; ///< in that photo
};

/// Learns a lens from all photos of a folder or film, or from a camera until it has seen the board
/// from enough sides, and stores it; a lens of that name is replaced.
/// @param tell      is called with each photo, and with each view that a camera adds
/// @param patience  with a camera: how long it may show nothing new
[[nodiscard]] tl::expected<calibration::Lens, SessionError>
learnLens(const calibration::LensStore& store, vision::FrameSource& source, const std::string& name,
          const std::function<void(const LensProgress&)>& tell,
          std::chrono::seconds patience = std::chrono::seconds(60));

} // namespace pocketmars::session
