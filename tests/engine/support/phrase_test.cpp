#include "engine/support/phrase.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace pocketmars::engine {
namespace {

/// A language of which two texts are known; puts English back at the end of the test.
class Phrases : public testing::Test {
protected:
    Phrases() = default;
    ~Phrases() override { translateWith(nullptr); }

    static void speakPolish() {
        translateWith([](const char* context, const char* source, int count) -> std::string {
            if (std::string_view(context) != "Test") {
                return {};
            }
            if (std::string_view(source) == "%1 beats %2") {
                return "%2 przegrywa z %1";
            }
            if (std::string_view(source) == "%n {card|cards} of %1") {
                return "%1: " + std::string(count == 1 ? "%n karta" : "%n kart");
            }
            return {};
        });
    }

public:
    Phrases(const Phrases&) = delete;
    Phrases& operator=(const Phrases&) = delete;
};

TEST_F(Phrases, AreEnglishAtFirst) {
    EXPECT_EQ(std::string(phrase("Test", "nothing happens")), "nothing happens");
    EXPECT_EQ(phrase("Test", "%1 beats %2").with("red", 7), "red beats 7");
}

TEST_F(Phrases, TakeTheWordsThatGoWithACount) {
    const auto cards = [](int count) {
        return phrase("Test", "%n {card|cards} of %1", "", count).with("red");
    };
    EXPECT_EQ(cards(1), "1 card of red");
    EXPECT_EQ(cards(0), "0 cards of red");
    EXPECT_EQ(cards(22), "22 cards of red");
}

TEST_F(Phrases, AreTranslatedWhereThereIsATranslation) {
    speakPolish();
    EXPECT_EQ(phrase("Test", "%1 beats %2").with("red", "blue"), "blue przegrywa z red");
    EXPECT_EQ(phrase("Test", "%n {card|cards} of %1", "", 5).with("red"), "red: 5 kart");
    EXPECT_EQ(std::string(phrase("Test", "passes")), "passes");
    EXPECT_EQ(phrase("Other", "%1 beats %2").with("a", "b"), "a beats b");
}

TEST_F(Phrases, LeaveTextsThatAreFilledInAsTheyAre) {
    EXPECT_EQ(phrase("Test", "%1: %2").with("%2 of 100 %", "{a|b}"), "%2 of 100 %: {a|b}");
    EXPECT_EQ(phrase("Test", "%1 and %3").with("one"), "one and %3");
}

} // namespace
} // namespace pocketmars::engine
