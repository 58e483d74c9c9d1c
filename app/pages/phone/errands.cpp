#include "app/pages/phone/errands.h"

#include <optional>
#include <utility>

namespace pocketmars::app {

phone::Reply Errands::run(Work work) {
    const auto gate = m_gate;
    const auto answer = std::make_shared<std::optional<phone::Reply>>(); // under the mutex
    QMetaObject::invokeMethod(
        this,
        [gate, answer, work = std::move(work)] {
            {
                const std::lock_guard lock(gate->mutex);
                if (!gate->isOpen) {
                    return;
                }
            }
            auto reply = work();
            const std::lock_guard lock(gate->mutex);
            *answer = std::move(reply);
            gate->changed.notify_all();
        },
        Qt::QueuedConnection);
    std::unique_lock lock(gate->mutex);
    gate->changed.wait(lock, [&] { return !gate->isOpen || answer->has_value(); });
    return *answer ? std::move(**answer) : phone::refusal(503, "closing");
}

void Errands::open() {
    const std::lock_guard lock(m_gate->mutex);
    m_gate->isOpen = true;
}

void Errands::close() {
    const std::lock_guard lock(m_gate->mutex);
    m_gate->isOpen = false;
    m_gate->changed.notify_all();
}

} // namespace pocketmars::app
