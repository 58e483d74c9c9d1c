#include "app/phone/pairing/phones.h"

#include "app/phone/pairing/secrets.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

namespace pocketmars::phone {
namespace {

TEST(Phones, ACodeIsGoodForOnePhone) {
    Phones phones;
    const auto code = phones.code();
    const auto first = phones.pair(code, "Kitchen");
    ASSERT_TRUE(first);
    EXPECT_EQ(phones.find(first->key), first->phone);
    EXPECT_NE(phones.code(), code);
    EXPECT_FALSE(phones.pair(code, "Again"));
    EXPECT_EQ(phones.list().size(), 1U);
}

TEST(Phones, HaveNamesOfTheirOwn) {
    Phones phones;
    const auto pair = [&](const std::string& name) {
        return phones.pair(phones.code(), name)->phone;
    };
    EXPECT_EQ(pair("Android").name, "Android");
    const auto second = pair("Android");
    EXPECT_EQ(second.name, "Android 2");
    EXPECT_EQ(pair("").name, "Phone");
    EXPECT_EQ(pair(" a\nb\x01 ").name, "ab");
    EXPECT_EQ(pair(std::string(39, 'x') + "ł").name, std::string(39, 'x')) << "no half letter";
    phones.rename(second.id, "Android");
    EXPECT_EQ(phones.list()[1].name, "Android 2") << "the first is called so";
    phones.rename(second.id, "Mine");
    EXPECT_EQ(phones.list()[1].name, "Mine");
    phones.rename("nobody", "Other");
    EXPECT_EQ(phones.list().size(), 5U);
}

TEST(Phones, OneThatIsThrownOutIsUnknown) {
    Phones phones;
    const auto welcome = *phones.pair(phones.code(), "Kitchen");
    phones.throwOut(welcome.phone.id);
    EXPECT_FALSE(phones.find(welcome.key));
    EXPECT_FALSE(phones.isPaired(welcome.phone.id));
    EXPECT_TRUE(phones.list().empty());
}

TEST(Phones, AreRememberedWithoutTheirKeys) {
    const calibration::test::TestFolder folder;
    const auto file = folder.path() / "phones.json";
    std::string key;
    {
        Phones phones(file);
        key = phones.pair(phones.code(), "Kitchen")->key;
    }
    std::ifstream stream(file);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(text.find(key), std::string::npos);
    const Phones again(file);
    ASSERT_TRUE(again.find(key));
    EXPECT_EQ(again.find(key)->name, "Kitchen");
}

TEST(Phones, AFileThatIsBrokenIsDoneWithout) {
    const calibration::test::TestFolder folder;
    const auto file = folder.path() / "phones.json";
    for (const auto* text : {"", "{", "{}", "[1, null, {\"id\": 3}]", "[{\"id\": \"a\"}]"}) {
        std::ofstream(file) << text;
        Phones phones(file);
        EXPECT_TRUE(phones.list().empty()) << text;
        EXPECT_TRUE(phones.pair(phones.code(), "Kitchen")) << text;
    }
}

TEST(Phones, WhoGuessesHasToPause) {
    Phones phones;
    const auto now = Phones::Clock::now();
    for (std::size_t i = 0; i < Phones::kGuesses; ++i) {
        EXPECT_FALSE(phones.isCode("guess", now));
    }
    EXPECT_FALSE(phones.isCode(phones.code(), now)) << "nor is the right one taken";
    EXPECT_TRUE(phones.isCode(phones.code(), now + Phones::kPause));
}

TEST(Phones, CrossToTheEncryptedDoorOnceAndForAWhile) {
    const calibration::test::TestFolder folder;
    const auto file = folder.path() / "phones.json";
    Phones phones(file);
    const auto now = Phones::Clock::now();
    const auto welcome = phones.pair(phones.code(), "Kitchen").value();
    const auto& id = welcome.phone.id;
    const auto first = phones.crossingCode(id, now);
    const auto code = phones.crossingCode(id, now);
    EXPECT_FALSE(phones.isCrossingCode(first, now)) << "the newest counts";
    EXPECT_FALSE(phones.isCrossingCode("", now));
    EXPECT_FALSE(phones.isCode(code, now)) << "it pairs nobody";
    EXPECT_TRUE(phones.isCrossingCode(code, now));
    const auto crossed = phones.cross(code, now);
    ASSERT_TRUE(crossed);
    EXPECT_EQ(crossed->phone, welcome.phone);
    EXPECT_FALSE(phones.cross(code, now));
    const auto late = phones.crossingCode(id, now);
    EXPECT_FALSE(phones.cross(late, now + Phones::kCrossing));

    const Phones again(file);
    EXPECT_TRUE(again.find(crossed->key, Door::Encrypted));
    EXPECT_FALSE(again.find(crossed->key, Door::Plain));
    EXPECT_FALSE(again.find(welcome.key, Door::Encrypted));
    phones.throwOut(id);
    EXPECT_FALSE(phones.find(crossed->key, Door::Encrypted));
}

TEST(Phones, TheOldestMakesRoom) {
    Phones phones;
    const auto first = *phones.pair(phones.code(), "first");
    for (std::size_t i = 0; i < Phones::kMost; ++i) {
        ASSERT_TRUE(phones.pair(phones.code(), "more"));
    }
    EXPECT_EQ(phones.list().size(), Phones::kMost);
    EXPECT_FALSE(phones.find(first.key));
}

TEST(Secrets, AreNeverTheSame) {
    std::set<std::string> seen;
    for (int i = 0; i < 1000; ++i) {
        EXPECT_TRUE(seen.insert(randomText(10)).second);
    }
    EXPECT_EQ(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

} // namespace
} // namespace pocketmars::phone
