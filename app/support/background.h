#pragma once

#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QString>

#include <utility>

namespace pocketmars::app {

/// A page's thread for what takes long, and what goes wrong there: the parts of a page share one,
/// so that their tasks run one after the other and there is one place for trouble.
class Background {
public:
    Background() = default;
    /// What was asked for is done first: nobody who saves and closes the window is to lose it.
    ~Background() { m_worker.finish(); }
    Q_DISABLE_COPY_MOVE(Background)

    [[nodiscard]] Worker& worker() { return m_worker; }
    [[nodiscard]] Trouble& trouble() { return m_trouble; }

    /// @param task  gives a tl::expected with a SessionError, on the background thread
    /// @param done  takes it where it worked, on the window's; else it is told as trouble
    template <class Task, class Done> void run(Task task, Done done) {
        m_worker.run(std::move(task), [this, done = std::move(done)](auto result) {
            if (result) {
                done(std::move(result));
            } else {
                m_trouble.tell(QString::fromStdString(result.error().message));
            }
        });
    }

private:
    Trouble m_trouble;
    Worker m_worker;
};

} // namespace pocketmars::app
