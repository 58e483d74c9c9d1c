#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace pocketmars::app {

/// One background thread: a page hands it what takes long and gets the result back on its own
/// thread, so the window never stands still. Tasks run one after the other.
class Worker : public QObject {
    Q_OBJECT
public:
    explicit Worker(QObject* parent = nullptr) : QObject(parent) { m_pool.setMaxThreadCount(1); }

    /// Waits for the task that runs; the result of an unfinished task is dropped.
    ~Worker() override {
        m_pool.clear();
        m_pool.waitForDone();
    }
    Q_DISABLE_COPY_MOVE(Worker)

    /// Waits for all tasks, also those that did not begin yet.
    void finish() { m_pool.waitForDone(); }

    /// @param task  runs on the background thread and returns its result; does not throw
    /// @param done  takes the result, on the thread that the worker lives in
    template <class Task, class Done> void run(Task task, Done done) {
        m_pool.start([this, task = std::move(task), done = std::move(done)] {
            auto result = std::make_shared<decltype(task())>(task());
            QMetaObject::invokeMethod(
                this, [result, done] { done(std::move(*result)); }, Qt::QueuedConnection);
        });
    }

private:
    QThreadPool m_pool;
};

} // namespace pocketmars::app
