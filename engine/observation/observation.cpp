#include "engine/observation/observation.h"

namespace pocketmars::engine {
namespace {

int valueOf(const StackCard& card) {
    const auto* id = std::get_if<CardId>(&card);
    return id != nullptr ? id->value() : std::get<int>(card);
}

} // namespace

bool sameStackCard(const StackCard& a, const StackCard& b) {
    const bool bothFaceDown =
        std::holds_alternative<FaceDown>(a) && std::holds_alternative<FaceDown>(b);
    if (bothFaceDown || std::holds_alternative<FaceDown>(a) ||
        std::holds_alternative<FaceDown>(b)) {
        return bothFaceDown;
    }
    if (std::holds_alternative<CardId>(a) && std::holds_alternative<CardId>(b)) {
        return a == b;
    }
    return valueOf(a) == valueOf(b);
}

Reading<int> colonists(const Reading<ColonistCounts>& space, const std::string& colour) {
    if (space.isUnseen()) {
        return {};
    }
    if (space.isUnread()) {
        return Reading<int>::unread(space.confidence());
    }
    const auto found = space.value().find(colour);
    if (found == space.value().end()) {
        return Reading<int>(0, space.confidence());
    }
    auto count = found->second;
    if (!count.confidence()) {
        count.setConfidence(space.confidence());
    }
    return count;
}

} // namespace pocketmars::engine
