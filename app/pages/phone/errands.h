#pragma once

#include "app/phone/http/reply.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace pocketmars::app {

/// Has other threads' work done on the window's: a phone's tap is as good as a click.
class Errands : public QObject {
    Q_OBJECT
public:
    using Work = std::function<phone::Reply()>;

    explicit Errands(QObject* parent = nullptr) : QObject(parent) {}

    /// From another thread than the window's: waits until the work is done there, or nobody will do
    /// it any more.
    [[nodiscard]] phone::Reply run(Work work);

    /// Work may be sent, from here on.
    void open();
    /// Nothing that was sent is done any more; whoever waits for it is told so.
    void close();

private:
    struct Gate {
        std::mutex mutex;
        std::condition_variable changed;
        bool isOpen = false;
    };
    std::shared_ptr<Gate> m_gate = std::make_shared<Gate>();
};

} // namespace pocketmars::app
