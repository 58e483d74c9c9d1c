#pragma once

#include "app/live/frame_feed.h"
#include "app/parts/findings_model.h"
#include "app/services/play_services.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace pocketmars::app {

/// A table that a camera looks at: its newest picture, what was found on it, and what is wrong with
/// the camera. Watching runs on a thread of its own.
class LiveTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    /// Why there is no picture, or what the player can mend.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    /// Whether a picture was shown since the watch began.
    Q_PROPERTY(bool hasPicture READ hasPicture NOTIFY pictureChanged)
    /// What the camera sees.
    Q_PROPERTY(pocketmars::app::FrameFeed* feed READ feed CONSTANT)
    /// `feed`, or the last table at rest as seen from straight above.
    Q_PROPERTY(pocketmars::app::FrameFeed* shown READ shown NOTIFY shownChanged)
    /// Whether the table is wanted as seen from straight above; it is there a moment later.
    Q_PROPERTY(bool rectified READ rectified WRITE setRectified NOTIFY rectifiedChanged)
    /// Of the last table at rest; px of what is shown.
    Q_PROPERTY(pocketmars::app::FindingsModel* findings READ findings CONSTANT)
    /// Paths of what is not as it was on the table before.
    Q_PROPERTY(QStringList changedPaths READ changedPaths NOTIFY seenChanged)

public:
    enum State {
        Off,      ///< no camera
        Opening,  ///< no table was seen yet
        Watching, ///< tables come
        Ended,    ///< the last picture of a recording was given
        Failed    ///< `trouble` says why
    };
    Q_ENUM(State)

    explicit LiveTable(PlayServices services, QObject* parent = nullptr);
    /// Waits for the watch to end.
    ~LiveTable() override;
    Q_DISABLE_COPY_MOVE(LiveTable)

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] bool hasPicture() const { return !m_feed.sourceSize().isEmpty(); }
    [[nodiscard]] FrameFeed* feed() { return &m_feed; }
    [[nodiscard]] FrameFeed* shown() { return m_isAbove ? &m_above : &m_feed; }
    [[nodiscard]] bool rectified() const { return m_rectified; }
    void setRectified(bool rectified);
    [[nodiscard]] FindingsModel* findings() { return &m_findings; }
    [[nodiscard]] const QStringList& changedPaths() const { return m_changed; }

    /// Watches something else, or the same with other players. What was seen is forgotten.
    void watch(const WatchJob& job);
    void stop();
    /// What is watched; nothing if nothing is.
    [[nodiscard]] const std::optional<WatchJob>& job() const { return m_job; }

    /// The table that was seen last; null before the first.
    [[nodiscard]] const std::shared_ptr<const session::TableSeen>& seen() const { return m_seen; }

    /// The pictures at rest that were looked at last, the oldest first, with all that was made of
    /// them; at most session::kBundledFrames.
    [[nodiscard]] const std::vector<session::PackedFrame>& settled() const { return m_settled; }

    /// Whether it is looked who sits at each table (session::TableSeen::seats): costs as much as
    /// reading it.
    void setSeatsWanted(bool wanted) { m_seatsWanted->store(wanted); }

    /// Puts the findings into the language of now.
    void retranslate() { showTable(); }

    /// A recording waits after each table: lets it go on. A camera never waits.
    void goOn();

signals:
    void stateChanged();
    void pictureChanged();
    void shownChanged();
    void rectifiedChanged();
    void seenChanged();
    void settledChanged();

private:
    /// What the watch's thread and the window share.
    struct Run;

    void begin();
    void finish(const std::shared_ptr<Run>& run, tl::expected<void, session::SessionError> result);
    void take(std::shared_ptr<const session::TableSeen> seen);
    void warn(const session::WatchWarning& warning);
    void keep(session::PackedFrame frame);
    void showTable();
    void showFindings(const std::vector<vision::Finding>& findings,
                      const std::vector<vision::ItemPlace>& places, bool isAbove);
    void setState(State state);

    PlayServices m_services;
    FrameFeed m_feed;
    FrameFeed m_above; ///< the last table, rectified
    bool m_rectified = false;
    bool m_isAbove = false; ///< whether that is there and shown
    FindingsModel m_findings;
    std::optional<WatchJob> m_job;
    std::shared_ptr<const session::TableSeen> m_seen;
    std::vector<session::PackedFrame> m_settled;
    QStringList m_changed;
    State m_state = Off;
    Trouble m_trouble;
    std::shared_ptr<std::atomic<bool>> m_seatsWanted = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<Run> m_run; ///< the newest; null: none was begun
    std::thread m_thread;       ///< of the run that is not finished yet, perhaps an older one
    Worker m_packer;            ///< of settled frames
    Worker m_rectifier;
};

} // namespace pocketmars::app
