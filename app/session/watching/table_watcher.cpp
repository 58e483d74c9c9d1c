#include "app/session/watching/table_watcher.h"

#include "app/session/support/log.h"
#include "app/session/watching/proposed_players.h"
#include "app/session/watching/watch_warnings.h"
#include "engine/observation/question.h"
#include "engine/support/phrase.h"
#include "vision/watching/frame_check.h"

#include <chrono>
#include <cstddef>
#include <span>
#include <utility>
#include <variant>

namespace pocketmars::session {
namespace {

constexpr std::chrono::milliseconds kFramePatience(200);

// A phone's camera app may be started just after the watch; an address that is wrong is not.
constexpr std::chrono::seconds kPatienceAtStart(10);

// A table that leaves doubts is read again, but the same picture again proves little.
constexpr std::size_t kReadingsOfView = 3;
constexpr double kReadAgainSeconds = 1.0;
constexpr double kSure = 0.9;

std::size_t doubts(const engine::Observation& table) {
    return engine::openQuestions(table, kSure).size();
}

vision::Seating playersOf(const engine::Observation& table) {
    vision::Seating out{table.mode, {}};
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
        const auto report = m_source->next(kFramePatience);
        if (std::holds_alternative<vision::SourceEnded>(report)) {
            break;
        }
        if (const auto* frame = std::get_if<vision::Frame>(&report)) {
            anyFrame = true;
            look(*frame);
        } else if (const auto* trouble = std::get_if<vision::SourceTrouble>(&report)) {
            m_afterTrouble = true;
            if (anyFrame || !m_source->isAwaited()) { // else it was not there yet
                warn(warningOf(*trouble));
            }
        }
        if (!anyFrame && m_source->isLive() && !m_source->isAwaited() &&
            std::chrono::steady_clock::now() - start > kPatienceAtStart) {
            return tl::unexpected(SessionError{engine::phrase(
                "Watch", "the camera sends no picture; check its address and that it "
                         "is switched on, and start the watch again")});
        }
    }
    return {};
}

void TableWatcher::look(const vision::Frame& frame) {
    auto scene = vision::Scene::SettledNew;
    if (!frame.settled) {
        const auto size = frame.image.size();
        if (!m_size.empty() && size != m_size) {
            warn(resizedWarning(m_size, size));
            m_registration.reset(); // px of the old size
            m_stood = false;
        }
        m_size = size;
        if (std::exchange(m_afterTrouble, false)) {
            m_detector.forget(); // it is told that the camera is back by what it sees
        }
        scene = m_detector.look(frame.image, frame.seconds);
    }
    if (scene != vision::Scene::Moving) {
        lookAtRest(m_lens ? unbent(frame) : frame, scene);
    }
}

vision::Frame TableWatcher::unbent(vision::Frame frame) {
    const bool fits = m_lens->fits(frame.image.size());
    if (fits) {
        frame.image = m_lens->apply(frame.image);
    }
    if (std::exchange(m_lensFits, fits) && !fits) {
        warn(lensWarning(m_lens->lens(), frame.image.size()));
    }
    return frame;
}

void TableWatcher::lookAtRest(const vision::Frame& frame, vision::Scene scene) {
    const bool stands = m_registration && m_registration->holds(frame.image);
    m_stood = m_stood || stands;
    if (scene == vision::Scene::SettledNew || (m_readable && !stands)) {
        readNew(frame, stands);
    } else if (m_readable && couldGetClearer(frame)) {
        readAgain(frame);
    }
}

tl::expected<vision::TableReading, vision::ReadError>
TableWatcher::read(const vision::Frame& frame) {
    m_readWith = m_options;
    auto asking = m_options;
    asking.bySeats = [this](std::span<const vision::SeatSeen> seats) {
        // An arm over a ship makes nobody leave the game.
        auto seating = m_lastPlayers ? m_lastPlayers : seatingOf(proposeSoloPlayers(seats));
        if (seating) {
            m_readWith.mode = seating->mode;
            m_readWith.players = seating->players;
        }
        return seating;
    };
    auto reading = m_reader.read(frame.image, asking, nullptr, &m_view);
    m_inPart = false;
    return reading;
}

tl::expected<vision::TableReading, vision::ReadError>
TableWatcher::readChange(const vision::Frame& frame) {
    if (auto reading = m_reader.readAgain(frame.image, m_view)) {
        m_inPart = true;
        return std::move(*reading);
    }
    return read(frame);
}

void TableWatcher::readNew(const vision::Frame& frame, bool cameraStands) {
    m_readable = false;
    m_warned = false;
    if (const auto fault = vision::findFault(frame.image)) {
        refuse(frame, warningOf(*fault, frame.image.size()));
        return;
    }
    // Photos by hand come one by one: there is time to look at the whole of each.
    auto reading = cameraStands && !frame.settled ? readChange(frame) : read(frame);
    if (!reading) {
        refuse(frame, warningOf(reading.error(), m_profile->name));
        return;
    }
    m_readable = true;
    m_lastTableFault.clear();
    m_lastPlayers = playersOf(reading->observation);
    if (m_registration && !cameraStands) {
        // Photos taken by hand are from elsewhere each time: only who stood can be bumped.
        if (m_stood && vision::cameraMoved(m_registration->registration(), reading->registration)) {
            warn(movedWarning());
        }
        m_stood = false;
    }
    warnOfTiles(reading->tiles);
    m_lastRead = frame.seconds;
    m_fusion.addView(reading->observation);
    record(frame, *reading, true);
    tell(frame, *reading);
    if (!m_warned) {
        m_source->remark({});
    }
    if (!m_inPart) {
        m_registration.emplace(std::move(reading->registration), frame.image);
    }
}

bool TableWatcher::couldGetClearer(const vision::Frame& frame) const {
    return frame.seconds - m_lastRead >= kReadAgainSeconds &&
           (m_inPart ||
            (m_fusion.readingsOfView() < kReadingsOfView && doubts(m_fusion.fused()) > 0));
}

void TableWatcher::readAgain(const vision::Frame& frame) {
    m_lastRead = frame.seconds;
    const bool wasInPart = m_inPart;
    auto reading = read(frame);
    if (!reading) {
        return; // it was read before, so noise is to blame
    }
    const auto before = m_fusion.fused();
    if (wasInPart && !vision::agree(before, reading->observation)) {
        m_fusion.addView(reading->observation); // the whole is better than a part
    } else {
        m_fusion.add(reading->observation);
    }
    const auto now = m_fusion.fused();
    const bool clearer = !vision::agree(before, now) || doubts(now) < doubts(before);
    record(frame, *reading, clearer);
    if (clearer) {
        tell(frame, *reading);
    }
    m_registration.emplace(std::move(reading->registration), frame.image);
}

void TableWatcher::tell(const vision::Frame& frame, const vision::TableReading& reading) {
    m_tell(TableSeen{
        frame.name, frame.seconds, m_fusion.fused(), reading.findings,
        vision::itemPlaces(reading.registration.cards, m_profile->layout, reading.observation),
        frame.image, reading.registration.plane.photoToTable,
        m_seatsWanted && m_seatsWanted() ? m_reader.whoSits(frame.image)
                                         : std::vector<vision::SeatSeen>()});
}

void TableWatcher::refuse(const vision::Frame& frame, const WatchWarning& warning) {
    if (m_record) {
        m_record({frame, m_options, std::nullopt, std::nullopt, warning.cause});
    }
    if (std::exchange(m_lastTableFault, warning.cause) != warning.cause) {
        warn(warning);
    }
}

void TableWatcher::record(const vision::Frame& frame, const vision::TableReading& reading,
                          bool told) {
    if (m_record) {
        m_record({frame,
                  m_readWith,
                  reading,
                  told ? std::optional(m_fusion.fused()) : std::nullopt,
                  {}});
    }
}

void TableWatcher::warnOfTiles(const std::vector<vision::PlacedTile>& tiles) {
    std::set<std::string> causes;
    for (const auto& warning : tileWarnings(tiles, m_profile->name)) {
        causes.insert(warning.cause);
        if (m_tileFaults.count(warning.cause) == 0) {
            warn(warning);
        }
    }
    m_tileFaults = std::move(causes);
}

void TableWatcher::warn(const WatchWarning& warning) {
    logWarning("watch: " + warning.cause + ": " + warning.text);
    m_warned = true;
    m_source->remark(warning.text + "; " + warning.fix);
    m_tell(warning);
}

} // namespace pocketmars::session
