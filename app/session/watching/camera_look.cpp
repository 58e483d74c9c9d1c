#include "app/session/watching/camera_look.h"

#include "app/session/files/lenses.h"
#include "app/session/watching/watch_warnings.h"
#include "app/session/words/messages.h"
#include "vision/watching/settle_detector.h"

#include <chrono>
#include <optional>
#include <variant>

namespace pocketmars::session {

tl::expected<void, SessionError> lookThrough(const std::string& address, const LookCalls& calls) {
    constexpr std::chrono::milliseconds kPatience(200);
    const auto lens = chooseLens({}, address);
    if (!lens) {
        return tl::unexpected(lens.error());
    }
    std::optional<calibration::LensCorrection> correction;
    if (*lens) {
        correction.emplace(**lens);
    }
    const auto source = vision::openSource(address);
    if (!source) {
        return tl::unexpected(message(source.error(), address));
    }
    vision::SettleDetector detector;
    while (!calls.stopped()) {
        const auto report = (*source)->next(kPatience);
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            break;
        }
        if (const auto* trouble = std::get_if<vision::SourceTrouble>(&report)) {
            calls.warn(warningOf(*trouble));
        } else if (const auto* frame = std::get_if<vision::Frame>(&report)) {
            const bool isStill = frame->settled || detector.look(frame->image, frame->seconds) !=
                                                       vision::Scene::Moving;
            calls.show(correction && correction->fits(frame->image.size())
                           ? correction->apply(frame->image)
                           : frame->image,
                       isStill);
        }
    }
    return {};
}

} // namespace pocketmars::session
