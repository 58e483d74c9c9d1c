#include "vision/sources/capture_source.h"

#include "vision/sources/tuning.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace pocketmars::vision {
namespace {

using std::chrono::milliseconds;

/// Of a picture's bits; of pixels every 16th row is enough to notice noise.
std::size_t signatureOf(const CaptureDevice::Picture& picture) {
    const auto hash = [](const void* bytes, std::size_t size) {
        return std::hash<std::string_view>{}({static_cast<const char*>(bytes), size});
    };
    if (const auto* jpeg = std::get_if<std::vector<std::uint8_t>>(&picture)) {
        return hash(jpeg->data(), jpeg->size());
    }
    const auto& image = std::get<cv::Mat>(picture);
    std::size_t sum = 0;
    for (int y = 0; y < image.rows; y += 16) {
        sum =
            sum * 31 + hash(image.ptr(y), static_cast<std::size_t>(image.cols) * image.elemSize());
    }
    return sum;
}

} // namespace

struct CaptureSource::Arrival {
    CaptureDevice::Picture picture;
    long long number = 0; ///< of the frame, from 0
    double seconds = 0.0;
};

/// What the thread and the source share. A device that does not answer may keep the thread longer
/// than the program lasts: it and its device read no tuned number, which are gone by then.
struct CaptureSource::Shared {
    enum class State {
        Opening, ///< for the first time
        Open,
        Lost, ///< could not be opened, or broke off
    };

    explicit Shared(std::unique_ptr<CaptureDevice> d) : device(std::move(d)) {}

    /// The thread's alone once it runs, but for remark().
    std::unique_ptr<CaptureDevice> device;
    const milliseconds framePeriod{tuning::capture.framePeriodMs()};
    const milliseconds retry{tuning::capture.retryMs()};

    std::mutex mutex;
    std::condition_variable changed;
    // Under the mutex:
    bool stop = false;
    bool done = false; ///< the thread has ended, at the end of a film as well
    State state = State::Opening;
    Clock::time_point lastGrab = Clock::now();
    bool wanted = false;
    std::optional<Arrival> arrival;

    /// @return false if it is to stop
    bool pause(milliseconds time) {
        std::unique_lock lock(mutex);
        return !changed.wait_for(lock, time, [&] { return stop; });
    }
    /// Waits until a frame is wanted, if it is to be waited for.
    /// @return nothing if it is to stop, else whether a frame is wanted
    std::optional<bool> askWanted(bool wait) {
        std::unique_lock lock(mutex);
        if (wait) {
            changed.wait(lock, [&] { return stop || (wanted && !arrival); });
        }
        return stop ? std::nullopt : std::optional(wanted && !arrival);
    }
    void set(State value) {
        const std::lock_guard lock(mutex);
        state = value;
    }
    void noteGrab() {
        const std::lock_guard lock(mutex);
        lastGrab = Clock::now();
    }
    void put(Arrival a) {
        {
            const std::lock_guard lock(mutex);
            arrival = std::move(a);
            wanted = false;
        }
        changed.notify_all();
    }
};

CaptureSource::CaptureSource(std::unique_ptr<CaptureDevice> device)
    : m_live(device->isLive()), m_isAwaited(device->isAwaited()) {
    m_shared = std::make_shared<Shared>(std::move(device));
    m_lastDelivery = m_sameSince = Clock::now();
    m_thread = std::thread([shared = m_shared] {
        work(shared);
        {
            const std::lock_guard lock(shared->mutex);
            shared->done = true;
        }
        shared->changed.notify_all();
    });
}

CaptureSource::~CaptureSource() {
    bool done = false;
    {
        std::unique_lock lock(m_shared->mutex);
        m_shared->stop = true;
        m_shared->changed.notify_all();
        done = m_shared->changed.wait_for(lock, milliseconds(tuning::capture.goodbyeMs()),
                                          [&] { return m_shared->done; });
    }
    if (done) {
        m_thread.join();
    } else {
        m_thread.detach();
    }
}

void CaptureSource::work(const std::shared_ptr<Shared>& shared) {
    auto& device = *shared->device;
    const bool live = device.isLive();
    const auto start = Clock::now();
    long long number = 0;
    double lastSeconds = 0.0;
    do {
        if (!device.open()) {
            shared->set(Shared::State::Lost);
            continue; // and again after a pause
        }
        shared->set(Shared::State::Open);
        while (true) {
            const auto wanted = shared->askWanted(!live);
            if (!wanted) {
                return;
            }
            if (!device.grab()) {
                break;
            }
            shared->noteGrab();
            const std::chrono::duration<double> sinceStart = Clock::now() - start;
            // A film that does not say how fast it is runs at the usual 25 frames a second.
            const double rate = device.framesPerSecond() > 0.0 ? device.framesPerSecond() : 25.0;
            const double seconds = live ? sinceStart.count() : static_cast<double>(number) / rate;
            const bool due = live || number == 0 ||
                             seconds - lastSeconds >=
                                 std::chrono::duration<double>(shared->framePeriod).count() - 1e-6;
            if (*wanted && due) {
                lastSeconds = seconds;
                shared->put({device.retrieve(), number, seconds});
            }
            ++number;
        }
        device.close();
        shared->set(Shared::State::Lost);
    } while (live && shared->pause(shared->retry));
}

void CaptureSource::remark(const std::string& text) { m_shared->device->remark(text); }

SourceReport CaptureSource::next(milliseconds patience) {
    auto& shared = *m_shared;
    const auto deadline = Clock::now() + patience;
    std::optional<Arrival> arrival;
    {
        std::unique_lock lock(shared.mutex);
        if (m_live) {
            const auto due =
                std::min(m_lastDelivery + milliseconds(tuning::capture.framePeriodMs()), deadline);
            shared.changed.wait_until(lock, due, [&] { return shared.done; });
        }
        shared.wanted = true;
        shared.changed.notify_all();
        shared.changed.wait_until(lock, deadline, [&] { return shared.arrival || shared.done; });
        if (!shared.arrival && shared.done) {
            return SourceEnded{};
        }
        std::swap(arrival, shared.arrival);
    }
    return arrival ? deliver(*arrival) : silence(Clock::now());
}

SourceReport CaptureSource::silence(Clock::time_point now) {
    if (!m_live) {
        return NothingYet{};
    }
    using State = Shared::State;
    std::unique_lock lock(m_shared->mutex);
    const auto state = m_shared->state;
    const auto silent = now - m_shared->lastGrab;
    lock.unlock();
    if (silent >= (state == State::Opening ? milliseconds(tuning::capture.beginningMs())
                                           : milliseconds(tuning::capture.silenceMs()))) {
        return trouble(state == State::Lost ? SourceTrouble::Kind::Gone
                                            : SourceTrouble::Kind::Frozen);
    }
    if (m_brokenSince && now - *m_brokenSince >= milliseconds(tuning::capture.silenceMs())) {
        return trouble(SourceTrouble::Kind::Broken);
    }
    return NothingYet{};
}

SourceReport CaptureSource::trouble(SourceTrouble::Kind kind) {
    if (std::exchange(m_inTrouble, true)) {
        return NothingYet{}; // said before
    }
    return SourceTrouble{kind, {}, {}};
}

SourceReport CaptureSource::deliver(const Arrival& arrival) {
    const auto now = Clock::now();
    m_lastDelivery = now;
    auto image = decode(arrival.picture);
    if (!image) {
        m_brokenSince = m_brokenSince.value_or(now);
        m_brokenScore += 1.0;
        return m_brokenScore >= tuning::capture.brokenLimit() ? trouble(SourceTrouble::Kind::Broken)
                                                              : silence(now);
    }
    m_brokenScore = std::max(0.0, m_brokenScore - tuning::capture.goodCredit());
    if (m_live && standsStill(arrival.picture, now)) {
        return trouble(SourceTrouble::Kind::Frozen);
    }
    m_brokenSince.reset();
    if (m_brokenScore < tuning::capture.brokenLimit() - 1.0) {
        m_inTrouble = false;
    }
    return Frame{*std::move(image), std::to_string(arrival.number), arrival.seconds, false};
}

bool CaptureSource::standsStill(const CaptureDevice::Picture& picture, Clock::time_point now) {
    const auto signature = signatureOf(picture);
    if (std::exchange(m_lastSignature, signature) != signature) {
        m_sameSince = now;
        m_noisy = ++m_differing >= tuning::capture.noisyRun() || m_noisy;
        return false;
    }
    m_differing = 0;
    // A source that repeats itself without noise, as a recording does, tells nothing by it.
    return m_noisy && now - m_sameSince >= milliseconds(tuning::capture.silenceMs());
}

} // namespace pocketmars::vision
