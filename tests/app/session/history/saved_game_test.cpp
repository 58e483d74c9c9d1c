#include "app/session/history/saved_game.h"

#include "app/session/history/saved_before.h"

#include "db/history.h"
#include "tests/temp_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

namespace pocketmars::session {
namespace {

TEST(SavedGame, KeepsThePhotoThatWasScoredThoughItsFileIsGone) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    table->source = "/nowhere/any more.jpg";
    table->photoFile = std::make_shared<const std::string>("a photo");

    const test::TempFolder folder;
    auto history = db::Database::open(folder / "history.db");
    ASSERT_TRUE(history) << history.error().message;
    const auto id = saveGame(*history, *table, {});
    ASSERT_TRUE(id) << id.error().message;
    const auto photo = db::History(*history).photo(*id);
    ASSERT_TRUE(photo) << photo.error().message;
    ASSERT_TRUE(photo->has_value());
    EXPECT_EQ((*photo)->fileName, "any more.jpg");
    EXPECT_EQ((*photo)->bytes.size(), 7U);
}

TEST(SavedGame, RefusesAClaimThatContradictsItself) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    ASSERT_TRUE(table->claimed);
    table->observation.players.front().earth = engine::Reading<int>(7);

    auto history = db::Database::openInMemory();
    ASSERT_TRUE(history) << history.error().message;
    EXPECT_FALSE(saveGame(*history, *table, {}));
    const auto games = db::History(*history).list();
    ASSERT_TRUE(games) << games.error().message;
    EXPECT_TRUE(games->empty());
}

TEST(SavedGame, TakesThePlaceOfWhatWasSavedBeforeItWasCorrected) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    table->claimed = false;
    auto history = db::Database::openInMemory();
    ASSERT_TRUE(history) << history.error().message;
    db::History games(*history);
    const std::chrono::sys_seconds then{std::chrono::hours(24 * 20000)};
    const auto id = saveGame(*history, *table, then);
    ASSERT_TRUE(id) << id.error().message;
    auto info = games.get(*id)->info;
    info.names = {"Anna", ""};
    info.note = "rain";
    ASSERT_TRUE(games.amend(*id, info));

    ASSERT_TRUE(correct(*table, "red.ship", "0"));
    const auto again = saveGame(*history, *table, {}, *id);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again, *id);
    EXPECT_EQ(games.count().value(), 1U);
    const auto saved = games.get(*id)->info;
    EXPECT_EQ(saved.sheet, table->sheet);
    EXPECT_NE(saved.sheet, info.sheet);
    EXPECT_EQ(saved.playedAt, then);
    EXPECT_EQ(saved.names, info.names);
    EXPECT_EQ(saved.note, "rain");

    ASSERT_TRUE(removeGame(*history, *id));
    EXPECT_TRUE(saveGame(*history, *table, then, *id)) << "it is added anew";
    EXPECT_EQ(games.count().value(), 1U);
}

TEST(SavedGame, IsKnownAgainByItsPhoto) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    auto history = db::Database::openInMemory();
    ASSERT_TRUE(history) << history.error().message;
    ASSERT_TRUE(saveGame(*history, *table, {})); // a table without a photo
    table->photoFile = std::make_shared<const std::string>("a photo");
    EXPECT_FALSE(savedBefore(*history, *table).value());
    const auto id = saveGame(*history, *table, {});
    ASSERT_TRUE(id) << id.error().message;

    auto renamed = *table;
    renamed.source = "/elsewhere/copy.jpg";
    EXPECT_EQ(savedBefore(*history, renamed).value().value().game, *id);
    auto other = *table;
    other.photoFile = std::make_shared<const std::string>("b photo");
    EXPECT_FALSE(savedBefore(*history, other).value()) << "as long, but another";
    other.photoFile = nullptr;
    EXPECT_FALSE(savedBefore(*history, other).value());
    ASSERT_TRUE(removeGame(*history, *id));
    EXPECT_FALSE(savedBefore(*history, *table).value());
}

TEST(SavedGame, WhatWasCorrectedIsKnownAgain) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    // As a photo is read: nothing is as sure as what a person says.
    auto& seen = table->observation;
    for (auto& player : seen.players) {
        player.energy.setConfidence(0.999);
        player.earth.setConfidence(0.999);
        player.ship.setConfidence(0.999);
    }
    table->claimed = false;
    table->photoFile = std::make_shared<const std::string>("a photo");
    const auto fresh = *table;
    const auto before = saidOf(fresh.observation);
    const auto colour = seen.players.front().colour;
    const auto level = std::to_string(seen.players.front().energy.value() == 3 ? 4 : 3);
    ASSERT_TRUE(correct(*table, colour + ".energy", level));

    auto history = db::Database::openInMemory();
    ASSERT_TRUE(history) << history.error().message;
    ASSERT_TRUE(saveGame(*history, *table, {}));
    const auto known = savedBefore(*history, fresh).value();
    ASSERT_TRUE(known);
    EXPECT_EQ(known->sheet, table->sheet);
    auto said = known->said;
    std::erase_if(said, [&](const SaidItem& item) {
        return std::find(before.begin(), before.end(), item) != before.end();
    });
    EXPECT_EQ(said, (std::vector<SaidItem>{{colour + ".energy", level}}));
}

TEST(SavedGame, RemembersWhatWasLeftOpen) {
    auto table = scoreFile(POCKETMARS_SAMPLES "/stills/solo-1-easy.json");
    ASSERT_TRUE(table) << table.error().message;
    table->claimed = false;
    ASSERT_TRUE(correct(*table, "red.ship", "?"));

    auto history = db::Database::openInMemory();
    ASSERT_TRUE(history) << history.error().message;
    const auto id = saveGame(*history, *table, {});
    ASSERT_TRUE(id) << id.error().message;
    const auto doubts = savedDoubts(*history, *id);
    ASSERT_TRUE(doubts) << doubts.error().message;
    EXPECT_TRUE(doubts->open);
    EXPECT_TRUE(doubts->isUnknown(0, ScoreLine::Ship));
    ASSERT_TRUE(removeGame(*history, *id));
    EXPECT_FALSE(savedDoubts(*history, *id));
}

} // namespace
} // namespace pocketmars::session
