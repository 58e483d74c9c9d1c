#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace pocketmars::vision {

/// Which place shows which face, where each face is there at most once: the assignment whose
/// similarities add up to most, where a place that gets another face than it shows best counts for
/// much less: a place where hardly anything lies does not take a face from where it is. Places
/// without a face and faces without a place count for nothing.
/// @param similarity  by place, by face; at most eight of either
/// @return by place, its face
[[nodiscard]] std::vector<std::optional<std::size_t>>
assignFaces(const std::vector<std::vector<double>>& similarity);

} // namespace pocketmars::vision
