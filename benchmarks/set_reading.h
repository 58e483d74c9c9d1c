#pragma once

#include "benchmarks/accuracy_summary.h"
#include "vision/table_reader.h"

#include <filesystem>
#include <string>

namespace pocketmars::benchmarks {

/// How the photos of a set are read.
struct SetReading {
    std::filesystem::path set;
    /// A set whose photos show the same tables from other sides, to be read together; empty: none.
    std::filesystem::path second = {};
    bool noMode = false; ///< the reader is not told who plays
};

/// Reads one photo of a set and compares it with its truth.
[[nodiscard]] PhotoResult readPhoto(const std::filesystem::path& photo, const std::string& name,
                                    const vision::TableReader& reader, const SetReading& how);

} // namespace pocketmars::benchmarks
