#include "engine/support/check.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(Check, LetsPassWhatHolds) { EXPECT_NO_THROW(check(true, "the action is legal")); }

TEST(Check, ThrowsWhatOughtToHaveHeld) {
    try {
        check(false, "the action is legal");
        FAIL();
    } catch (const LogicError& error) {
        EXPECT_STREQ(error.what(), "the action is legal");
    }
}

} // namespace
} // namespace pocketmars::engine
