#include "app/session/table_watcher.h"

#include "app/session/log.h"
#include "app/session/watch_warnings.h"
#include "vision/frame_check.h"

#include <chrono>
#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

constexpr std::chrono::milliseconds kPatience(200);

// A phone's camera app may be started just after the watch; an address that is wrong is not.
constexpr std::chrono::seconds kPatienceAtStart(10);

vision::ReadOptions playersOf(const engine::Observation& table) {
    vision::ReadOptions out{table.mode, {}};
    for (const auto& player : table.players) {
        out.players.push_back(player.colour);
    }
    return out;
}

} // namespace

TableWatcher::TableWatcher(const calibration::Profile& profile, vision::ReadOptions options,
                           std::unique_ptr<vision::FrameSource> source)
    : m_profile(&profile), m_options(std::move(options)), m_source(std::move(source)),
      m_reader(profile) {}

tl::expected<void, SessionError> TableWatcher::run(const Tell& tell,
                                                   const std::function<bool()>& stopped) {
    m_tell = tell;
    const auto start = std::chrono::steady_clock::now();
    bool anyFrame = false;
    while (!stopped()) {
        const auto report = m_source->next(kPatience);
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            break;
        }
        if (const auto* frame = std::get_if<vision::Frame>(&report)) {
            anyFrame = true;
            look(*frame);
        } else if (const auto* trouble = std::get_if<vision::SourceTrouble>(&report)) {
            m_afterTrouble = true;
            warn(warningOf(*trouble));
        }
        if (!anyFrame && m_source->isLive() &&
            std::chrono::steady_clock::now() - start > kPatienceAtStart) {
            return tl::unexpected(SessionError{
                "the camera sends no picture; check its address and that it is switched on, and "
                "start the watch again"});
        }
    }
    return {};
}

void TableWatcher::look(const vision::Frame& frame) {
    if (!frame.settled) {
        const auto size = frame.image.size();
        if (!m_size.empty() && size != m_size) {
            warn(resizedWarning(m_size, size));
        }
        m_size = size;
        if (std::exchange(m_afterTrouble, false)) {
            m_detector.forget(); // it is told that the camera is back by what it sees
        }
        if (m_detector.look(frame.image, frame.seconds) != vision::Scene::SettledNew) {
            return;
        }
    }
    read(frame);
}

void TableWatcher::read(const vision::Frame& frame) {
    const auto refuse = [this](const WatchWarning& warning) {
        if (std::exchange(m_lastTableFault, warning.cause) != warning.cause) {
            warn(warning);
        }
    };
    if (const auto fault = vision::findFault(frame.image)) {
        refuse(warningOf(*fault, frame.image.size()));
        return;
    }
    auto reading = m_reader.read(frame.image, m_options);
    if (!reading && reading.error() == vision::ReadError::PlayersUnclear && m_lastPlayers.mode) {
        // An arm over a ship makes nobody leave the game.
        reading = m_reader.read(frame.image, m_lastPlayers);
    }
    if (!reading) {
        refuse(warningOf(reading.error(), m_profile->name));
        return;
    }
    m_lastTableFault.clear();
    m_lastPlayers = playersOf(reading->observation);
    m_tell(TableSeen{frame.name, frame.seconds, std::move(reading->observation),
                     std::move(reading->findings), frame.image});
}

void TableWatcher::warn(const WatchWarning& warning) {
    logWarning("watch: " + warning.cause + ": " + warning.text);
    m_tell(warning);
}

} // namespace pocketmars::session
