#include "app/session/history/play_link.h"

#include "app/session/files/qr_code.h"
#include "calibration/tiles/qr_code.h"
#include "tests/app/session/written_games.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace pocketmars::session {
namespace {

using nlohmann::json;

constexpr const char* kUid = "6f1b0c1e5a0d4f5c9d3e2b7a81c4d590";
const std::string kAddress = "https://app.bgstatsapp.com/createPlay.html?data=";

/// What a browser makes of it.
std::string decoded(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            out += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

json playOf(const std::string& link) {
    EXPECT_EQ(link.rfind(kAddress, 0), 0U) << link;
    return json::parse(decoded(link.substr(kAddress.size())));
}

TEST(PlayLink, HasTheDocumentedFields) {
    auto game = soloGame();
    game.playedAt = std::chrono::sys_days(std::chrono::year(2026) / 3 / 1) + std::chrono::hours(9) +
                    std::chrono::minutes(5);
    game.durationMin = 45;
    game.names = {"Łucja & Bo", ""};
    game.note = "100 % luck";
    const auto play = playOf(playLink(game, kUid));
    EXPECT_EQ(play["sourceName"], "Pocket Mars Table");
    EXPECT_EQ(play["sourcePlayId"], kUid);
    EXPECT_EQ(play["playDate"], "2026-03-01 09:05:00");
    EXPECT_EQ(play["durationMin"], 45);
    EXPECT_EQ(play["comments"], "100 % luck");
    EXPECT_EQ(play["board"], "Android");
    EXPECT_EQ(play["game"]["name"], "Pocket Mars");
    EXPECT_EQ(play["game"]["bggId"], 223779);
    EXPECT_EQ(play["game"]["highestWins"], true);
    EXPECT_EQ(play["game"]["noPoints"], false);
    ASSERT_EQ(play["players"].size(), 2U);
    EXPECT_EQ(play["players"][0], json({{"name", "Łucja & Bo"},
                                        {"score", 18},
                                        {"winner", false},
                                        {"startPlayer", true},
                                        {"role", "Red"}}));
    EXPECT_EQ(play["players"][1], json({{"name", "Devious Automatics"},
                                        {"score", 18},
                                        {"winner", true},
                                        {"startPlayer", false},
                                        {"role", "Blue"}}));
    EXPECT_EQ(json::parse(playJson(game, kUid)), play);
}

TEST(PlayLink, TellsWhatLittleIsKnown) {
    const auto play = playOf(playLink(bareGame(), kUid));
    EXPECT_EQ(play["durationMin"], 0);
    EXPECT_FALSE(play.contains("comments"));
    EXPECT_FALSE(play.contains("board"));
    ASSERT_EQ(play["players"].size(), 3U);
    EXPECT_EQ(play["players"][0]["name"], "Red");
    EXPECT_EQ(play["players"][2]["score"], 21);
    EXPECT_EQ(play["players"][1]["winner"], true);
    EXPECT_EQ(play["players"][2]["winner"], true);
}

TEST(PlayLink, StaysShortEnoughForPhonesToRead) {
    auto game = bareGame();
    game.sheet.players.push_back({engine::Role::Human, "yellow"});
    game.bareTotals.push_back(3);
    game.note = std::string(5000, 'x');
    const std::string name = "火星上的第一位居民和她的所有朋友們以及他們的機器人";
    game.names = {name, name, name, name};
    const auto link = playLink(game, kUid);
    EXPECT_LE(link.size(), kMaxLinkBytes);
    const auto play = playOf(link); // names are cut between characters
    EXPECT_FALSE(play.contains("comments"));
    for (const auto& player : play["players"]) {
        EXPECT_EQ(name.rfind(player["name"].get<std::string>(), 0), 0U);
        EXPECT_FALSE(player["name"].get<std::string>().empty());
        EXPECT_TRUE(player.contains("winner"));
        EXPECT_TRUE(player.contains("startPlayer"));
    }
}

TEST(PlayLink, IsReadBackFromItsCode) {
    auto game = soloGame();
    game.note = std::string(280, 'x'); // nearly as long as it may be
    const auto link = playLink(game, kUid);
    EXPECT_GT(link.size(), 900U);
    EXPECT_LE(link.size(), kMaxLinkBytes);
    const auto code = qrCode(link, 4);
    ASSERT_EQ(code.rows, code.cols);
    EXPECT_EQ(code.at<unsigned char>(15, 15), 255); // the quiet zone
    EXPECT_EQ(code.at<unsigned char>(16, 16), 0);
    const auto read = calibration::readQrCode(code);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, link);
    const auto play = playOf(*read);
    EXPECT_EQ(play["game"]["bggId"], kBggId);
    EXPECT_EQ(play["players"].size(), 2U);
}

TEST(PlayLink, EncodesWhateverMeansSomethingInAnAddress) {
    EXPECT_EQ(percentEncoded("a-Z_0.9~:,"), "a-Z_0.9~:,");
    EXPECT_EQ(percentEncoded("{\"&=+ #%/?ł}"), "%7B%22%26%3D%2B%20%23%25%2F%3F%C5%82%7D");
}

} // namespace
} // namespace pocketmars::session
