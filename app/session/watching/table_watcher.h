#pragma once

#include "app/session/support/session_error.h"
#include "app/session/watching/settled_frame.h"
#include "app/session/watching/watch_event.h"
#include "calibration/lens/lens.h"
#include "calibration/profile/profile.h"
#include "vision/frame_source.h"
#include "vision/table_reader.h"
#include "vision/watching/registration_check.h"
#include "vision/watching/settle_detector.h"
#include "vision/watching/table_fusion.h"

#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::session {

/// Watches a table until its source ends: reads it whenever it comes to rest in another way, and
/// says so.
class TableWatcher {
public:
    using Tell = std::function<void(const WatchEvent&)>;
    using Record = std::function<void(const SettledFrame&)>;

    /// @param profile  outlives the watcher
    /// @param options  who plays; if that is not said, it is found out from each table
    TableWatcher(const calibration::Profile& profile, vision::ReadOptions options,
                 std::unique_ptr<vision::FrameSource> source);

    /// @param record  is called by run(), on its thread, with each settled frame that was looked at
    void setRecord(Record record) { m_record = std::move(record); }

    /// Who sits at each table is looked for as long as it is wanted; without this, never.
    /// @param wanted  is called by run(), on its thread
    void setSeatsWanted(std::function<bool()> wanted) { m_seatsWanted = std::move(wanted); }

    /// Settled frames are unbent before they are looked at; events and records have them so.
    void setLens(calibration::LensCorrection lens) { m_lens.emplace(std::move(lens)); }

    /// @param tell     is called on this thread with each event
    /// @param stopped  is asked some five times a second whether to end
    /// @return an error only where a camera or stream that is not awaited never gave a picture
    ///         within 10 s
    [[nodiscard]] tl::expected<void, SessionError> run(const Tell& tell,
                                                       const std::function<bool()>& stopped);

private:
    void look(const vision::Frame& frame);
    /// The frame as a perfect lens would show it.
    [[nodiscard]] vision::Frame unbent(vision::Frame frame);
    /// A table at rest.
    void lookAtRest(const vision::Frame& frame, vision::Scene scene);
    /// A settled table that is another than before, or is seen from elsewhere.
    void readNew(const vision::Frame& frame, bool cameraStands);
    /// One that has been read, and could get clearer.
    void readAgain(const vision::Frame& frame);
    [[nodiscard]] bool couldGetClearer(const vision::Frame& frame) const;
    [[nodiscard]] tl::expected<vision::TableReading, vision::ReadError>
    read(const vision::Frame& frame);
    /// Only what changed since the last reading, where that will do. A second later, while nobody
    /// plays, the whole is read to make sure.
    [[nodiscard]] tl::expected<vision::TableReading, vision::ReadError>
    readChange(const vision::Frame& frame);
    void tell(const vision::Frame& frame, const vision::TableReading& reading);
    void refuse(const vision::Frame& frame, const WatchWarning& warning);
    void record(const vision::Frame& frame, const vision::TableReading& reading, bool told);
    /// Each trouble with the tiles is told once, when it begins.
    void warnOfTiles(const std::vector<vision::PlacedTile>& tiles);
    void warn(const WatchWarning& warning);

    const calibration::Profile* m_profile;
    vision::ReadOptions m_options;
    std::optional<vision::Seating> m_lastPlayers; ///< of the last table that was read
    vision::ReadOptions m_readWith;               ///< the last reading
    std::unique_ptr<vision::FrameSource> m_source;
    vision::TableReader m_reader;
    vision::ViewMemory m_view; ///< of the last reading
    bool m_inPart = false;     ///< that was of what had changed only
    vision::SettleDetector m_detector;
    std::optional<calibration::LensCorrection> m_lens;
    bool m_lensFits = true; ///< the last frame
    Tell m_tell;
    Record m_record;
    std::function<bool()> m_seatsWanted;
    std::optional<vision::RegistrationCheck> m_registration; ///< of the last table that was read
    bool m_stood = false;    ///< the registration held for another frame
    bool m_readable = false; ///< the last settled table was read
    bool m_warned = false;   ///< of the last table that was looked at anew
    double m_lastRead = 0.0; ///< seconds of the frame
    vision::TableFusion m_fusion;
    cv::Size m_size;                    ///< of the last frame, px; empty before the first
    bool m_afterTrouble = false;        ///< the source was in trouble after the last frame
    std::set<std::string> m_tileFaults; ///< causes of the last table's warnings of its tiles
    std::string m_lastTableFault;       ///< cause of the warning that the last settled table led to
};

} // namespace pocketmars::session
