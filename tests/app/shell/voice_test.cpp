#include "app/shell/voice.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

TEST(Voice, SaysWhatHelpsWhereNothingSpeaks) {
    Voice voice("no such engine");
    EXPECT_EQ(voice.trouble()->text(), "");
    voice.say("Move one white colonist to Earth.", "en");
    ASSERT_TRUE(waitFor([&] { return !voice.trouble()->isEmpty(); }));
    EXPECT_TRUE(voice.trouble()->line().contains("speech-dispatcher"))
        << qUtf8Printable(voice.trouble()->line());
    voice.hush();
    EXPECT_EQ(voice.trouble()->text(), "") << "nothing is wrong with being silent";
    voice.say("Once more.", "en");
    EXPECT_TRUE(waitFor([&] { return !voice.trouble()->isEmpty(); })) << "it is tried anew";
}

} // namespace
} // namespace pocketmars::app
