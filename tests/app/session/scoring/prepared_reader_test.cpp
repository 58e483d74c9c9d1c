#include "app/session/scoring/prepared_reader.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace pocketmars::session {
namespace {

std::shared_ptr<const calibration::Profile> cards(const char* name) {
    calibration::Profile profile;
    profile.name = name;
    return std::make_shared<const calibration::Profile>(std::move(profile));
}

TEST(PreparedReader, IsMadeOnceForAProfile) {
    PreparedReader readers;
    const auto profile = cards("One");
    const auto first = readers.of(profile);
    EXPECT_EQ(readers.of(profile), first);
}

// The same name may stand for cards that were learnt again.
TEST(PreparedReader, IsMadeAnewForOtherCards) {
    PreparedReader readers;
    const auto before = readers.of(cards("One"));
    EXPECT_NE(readers.of(cards("One")), before);
}

TEST(PreparedReader, HoldsTheProfileWhileItIsInUse) {
    PreparedReader readers;
    auto profile = cards("One");
    const std::weak_ptr<const calibration::Profile> held = profile;
    auto reader = readers.of(profile);
    profile.reset();
    EXPECT_NE(readers.of(cards("Two")), nullptr);
    EXPECT_FALSE(held.expired());
    reader.reset();
    EXPECT_TRUE(held.expired());
}

} // namespace
} // namespace pocketmars::session
