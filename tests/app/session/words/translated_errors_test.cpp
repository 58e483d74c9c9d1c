#include "app/session/files/text_file.h"
#include "app/session/history/game_export.h"
#include "app/session/words/messages.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/lens/lens_store.h"
#include "calibration/profile/layout_json.h"
#include "calibration/profile/profile_store.h"
#include "db/database.h"
#include "db/rows/game_insert.h"
#include "engine/format/correction.h"
#include "engine/format/observation_json.h"
#include "engine/format/state_json.h"
#include "engine/observation/table_check.h"
#include "engine/support/phrase.h"
#include "tests/app/session/written_games.h"
#include "tests/calibration/test_folder.h"
#include "tests/engine/example_state.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// What goes wrong is said in the language of the window, wherever it goes wrong.
namespace pocketmars::session {
namespace {

using engine::exampleTable;
using nlohmann::json;

/// ENGLISH IN CAPITALS is the language here: what is left in small letters was not translated.
class TranslatedErrors : public testing::Test {
protected:
    TranslatedErrors() {
        engine::translateWith([](const char* /*context*/, const char* source, int /*count*/) {
            std::string text(source);
            for (std::size_t i = 0; i < text.size(); ++i) {
                const bool isPlace = i > 0 && text[i - 1] == '%';
                if (!isPlace && text[i] >= 'a' && text[i] <= 'z') {
                    text[i] = static_cast<char>(text[i] - 'a' + 'A');
                }
            }
            return text;
        });
    }
    ~TranslatedErrors() override { engine::translateWith(nullptr); }

    /// Words of the formats and names stay as they are, but no two of them follow each other.
    static void expectTranslated(const std::string& message) {
        EXPECT_FALSE(message.empty());
        EXPECT_FALSE(std::regex_search(message, std::regex("[a-z]{2,} [a-z]{2,}"))) << message;
        EXPECT_TRUE(std::regex_search(message, std::regex("[A-Z]{2}"))) << message;
    }

    calibration::test::TestFolder folder;

public:
    TranslatedErrors(const TranslatedErrors&) = delete;
    TranslatedErrors& operator=(const TranslatedErrors&) = delete;
};

using Refusal = std::function<std::optional<std::string>(const std::string& text)>;

/// Every value of a file in turn is left out or replaced by others.
/// @return how many different complaints there were, numbers aside
std::size_t checkEachValue(const json& file, const Refusal& refusalOf,
                           const std::function<void(const std::string&)>& expectTranslated) {
    std::set<std::string> kinds;
    const auto flat = file.flatten();
    const auto look = [&](const json& changed) {
        if (const auto refusal = refusalOf(changed.dump())) {
            expectTranslated(*refusal);
            const auto message = refusal->substr(refusal->find(": ") + 1);
            kinds.insert(std::regex_replace(message, std::regex("[0-9]+"), ""));
        }
    };
    for (const auto& [path, value] : flat.items()) {
        for (json::json_pointer place(path); !place.empty(); place = place.parent_pointer()) {
            for (const auto& other :
                 {json(nullptr), json("x"), json(""), json("G5"), json(-1), json(3), json(0.5),
                  json::array(), json::object(), json(std::vector<int>(8, 5)),
                  json(std::vector<int>(200, 1)), json(std::string(100, 'x'))}) {
                auto changed = file;
                changed[place] = other;
                look(changed);
            }
            auto without = file;
            if (auto& parent = without[place.parent_pointer()]; parent.is_object()) {
                parent.erase(place.back());
                look(without);
            }
        }
    }
    return kinds.size();
}

TEST_F(TranslatedErrors, OfTables) {
    const auto kinds = checkEachValue(
        json::parse(engine::observationToJson(exampleTable())),
        [](const std::string& text) -> std::optional<std::string> {
            const auto table = engine::observationFromJson(text);
            if (!table) {
                return table.error().toString();
            }
            const auto impossible = engine::firstImpossibility(*table);
            const auto wrong = impossible ? impossible : engine::firstContradiction(*table);
            return wrong ? std::optional(wrong->toString()) : std::nullopt;
        },
        expectTranslated);
    EXPECT_GT(kinds, 50U);
}

TEST_F(TranslatedErrors, OfStates) {
    for (const auto* file : {engine::kExampleState, engine::kExampleVersus}) {
        const auto kinds = checkEachValue(
            json::parse(file),
            [](const std::string& text) -> std::optional<std::string> {
                const auto state = engine::stateFromJson(text);
                return state ? std::nullopt : std::optional(state.error().toString());
            },
            expectTranslated);
        EXPECT_GT(kinds, 50U);
    }
}

TEST_F(TranslatedErrors, OfImportedGames) {
    db::ArchivedGame lines;
    lines.game.info = soloGame();
    lines.game.info.durationMin = 45;
    lines.game.uid = "solo";
    db::FollowedStep step;
    step.played = "setup";
    step.stateJson = "{}";
    lines.followed = db::ArchivedSteps{{}, {}, {step}};
    db::ArchivedGame totals;
    totals.game.info = bareGame();
    totals.game.uid = "versus";
    const auto kinds = checkEachValue(
        json::parse(gamesAsJson(std::vector{lines, totals}, {})),
        [](const std::string& text) -> std::optional<std::string> {
            const auto games = gamesFromJson(text);
            return games ? std::nullopt : std::optional(games.error().message);
        },
        expectTranslated);
    EXPECT_GT(kinds, 50U);
}

TEST_F(TranslatedErrors, OfLayouts) {
    const auto kinds = checkEachValue(
        json::parse(calibration::writeLayout(calibration::usualLayout())),
        [](const std::string& text) -> std::optional<std::string> {
            const auto layout = calibration::readLayout(text);
            return layout ? std::nullopt : std::optional(layout.error().toString());
        },
        expectTranslated);
    EXPECT_GT(kinds, 10U);
}

TEST_F(TranslatedErrors, OfTextsThatAreNoJson) {
    const std::vector<std::string> texts = {"", "{", R"({"a":1,"a":2})", std::string(100, '['),
                                            std::string(2'000'000, ' ')};
    for (const auto& text : texts) {
        expectTranslated(engine::stateFromJson(text).error().toString());
        expectTranslated(gamesFromJson(text).error().message);
    }
}

TEST_F(TranslatedErrors, OfCorrections) {
    for (const auto* path :
         {"", "red", "red.x", "red.prep.9", "greenhouse", "greenhouse.x", "greenhouse.one_star",
          "greenhouse.two_star.green", "greenhouse.stack.9", "aqualab.stack.0", "habitation.x",
          "red.energy", "red.prep", "red.prep.0", "greenhouse.stack", "habitation.stack.0",
          "greenhouse.two_star.red", "discard_top", "deck_top"}) {
        auto table = exampleTable();
        const auto set = engine::setItem(table, path, "nonsense");
        ASSERT_FALSE(set) << path;
        expectTranslated(set.error().message);
    }
    engine::Observation nobody;
    expectTranslated(engine::setItem(nobody, "x", "1").error().message);
    expectTranslated(engine::setItem(nobody, "aqualab.stack.0", "1").error().message);
}

TEST_F(TranslatedErrors, OfFiles) {
    expectTranslated(readText(folder.path()).error().message);
    expectTranslated(readText(folder.path() / "none").error().message);
    const calibration::LensStore lenses(folder.path());
    expectTranslated(lenses.load("none").error().message);
    expectTranslated(lenses.save({}).error().message);
    folder.write("broken.json", "{}");
    expectTranslated(lenses.load("broken").error().message);
    expectTranslated(lenses.load("none").error().message);
    const calibration::ProfileStore profiles(folder.path() / "profiles");
    expectTranslated(profiles.load("none").error().message);
    expectTranslated(calibration::loadProfile(folder.path()).error().message);
}

TEST_F(TranslatedErrors, OfTheHistory) {
    expectTranslated(db::Database::open("/").error().message);
    expectTranslated(db::Database::open(folder.path()).error().message);
    expectTranslated(db::Database::open(folder.write("text.db", "text")).error().message);
    auto game = soloGame();
    game.sheet.winners = {"green"};
    expectTranslated(db::checkNew(game).error().message);
    game.sheet.players.clear();
    expectTranslated(db::checkNew(game).error().message);
    game = bareGame();
    game.bareTotals.pop_back();
    expectTranslated(db::checkNew(game).error().message);
}

TEST_F(TranslatedErrors, OfPhotosAndCameras) {
    using enum calibration::PhotoError;
    for (const auto error : {NotFound, NotAPicture, Damaged, TooLarge, TooSmall}) {
        expectTranslated(message(error, "photo.jpg").message);
    }
    using enum vision::ReadError;
    for (const auto error : {NoTable, TwoTables, PlayersUnclear}) {
        expectTranslated(message(error, "photo.jpg", "mine").message);
    }
    for (const auto error : {vision::SourceError::NotFound, vision::SourceError::NoPhotos,
                             vision::SourceError::Unreadable, vision::SourceError::NoCapture}) {
        expectTranslated(message(error, "0").message);
    }
}

} // namespace
} // namespace pocketmars::session
