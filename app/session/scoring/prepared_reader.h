#pragma once

#include "calibration/profile/profile.h"
#include "vision/table_reader.h"

#include <memory>
#include <mutex>

namespace pocketmars::session {

/// Keeps what tables are read with, of the card profile that was asked for last: one photo after
/// another, and not each anew. From any thread.
class PreparedReader {
public:
    /// @param profile  not null; kept as long as its reader is
    [[nodiscard]] std::shared_ptr<const vision::TableReader>
    of(const std::shared_ptr<const calibration::Profile>& profile);

private:
    struct Prepared;
    std::mutex m_mutex;
    std::shared_ptr<const Prepared> m_last;
};

} // namespace pocketmars::session
