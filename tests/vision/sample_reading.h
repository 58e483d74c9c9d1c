#pragma once

#include "benchmarks/table_comparison.h"
#include "engine/observation/observation.h"
#include "vision/table_reader.h"

#include <functional>
#include <string>

/// Reading the samples, and what came out wrong.
namespace pocketmars::vision {

/// Of the sample profile; made once a program.
[[nodiscard]] const TableReader& sampleReader();

/// Who plays, as the truth says.
[[nodiscard]] ReadOptions optionsOf(const engine::Observation& truth);

/// A sample photo as it is, read with sampleReader() and optionsOf() its truth: once a program.
/// One that is not read ends the test with an exception.
[[nodiscard]] const TableReading& sampleTableReading(const std::string& name);

/// A line for each item that is wrong; empty if none is.
/// @param choice  the items that count; all if left out
[[nodiscard]] std::string
wrongItems(const engine::Observation& read, const engine::Observation& truth,
           const std::function<bool(const benchmarks::ComparedItem&)>& choice = {});

/// Whether an item was read with so much confidence that the program does not ask.
[[nodiscard]] bool claimedForSure(const benchmarks::ComparedItem& item);

} // namespace pocketmars::vision
