#include "app/session/scoring/prepared_reader.h"

#include <utility>

namespace pocketmars::session {

struct PreparedReader::Prepared {
    explicit Prepared(std::shared_ptr<const calibration::Profile> cards)
        : profile(std::move(cards)), reader(*profile) {}

    const std::shared_ptr<const calibration::Profile> profile;
    const vision::TableReader reader; // refers to the profile
};

std::shared_ptr<const vision::TableReader>
PreparedReader::of(const std::shared_ptr<const calibration::Profile>& profile) {
    const std::lock_guard lock(m_mutex);
    if (m_last == nullptr || m_last->profile != profile) {
        m_last = std::make_shared<const Prepared>(profile);
    }
    return {m_last, &m_last->reader};
}

} // namespace pocketmars::session
