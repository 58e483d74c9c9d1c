#include "app/pages/play/game_question_model.h"

#include "app/pages/play/shown_card_model.h"
#include "tests/app/example.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

session::GameQuestion twoThings() {
    session::GameQuestion question;
    question.id = 7;
    question.text = "What happened?";
    question.deeds = {{"red plays G2 from the hand", "passes"},
                      {"red plays H0c from the hand", "passes"},
                      {"red plays G2 from the hand", "launches 1"}};
    question.begins.assign(3, {0});
    question.options = {"a", "b", "c"};
    return question;
}

TEST(GameQuestionModel, AsksInStepsAndNamesCards) {
    GameQuestionModel model;
    const QSignalSpy changed(&model, &GameQuestionModel::changed);
    model.set(twoThings());
    EXPECT_EQ(model.answers(), (QStringList{"Greenhouse 2", "Habitation C"}));
    EXPECT_EQ(model.cards(), (QList<int>{engine::CardId::parse("G2")->index(),
                                         engine::CardId::parse("H0c")->index()}));
    EXPECT_EQ(model.pick(1), 1U);
    EXPECT_EQ(model.pick(-1), std::nullopt);
    EXPECT_FALSE(model.canGoBack());
    EXPECT_EQ(model.pick(0), std::nullopt) << "there is more to say";
    EXPECT_TRUE(model.canGoBack());
    EXPECT_TRUE(model.cards().isEmpty());
    EXPECT_EQ(model.answers(), (QStringList{"passes", "launches 1"}));
    const auto told = changed.count();
    model.set(twoThings());
    EXPECT_EQ(changed.count(), told) << "the same question";
    EXPECT_EQ(model.picked(), 1);
    model.goBack();
    EXPECT_FALSE(model.canGoBack());
    model.set({});
    EXPECT_FALSE(model.isOpen());
    EXPECT_EQ(model.text(), "");
}

TEST(ShownCardModel, WaitsUntilJustOneOfTheCardsIsSeen) {
    const auto g2 = *engine::CardId::parse("G2");
    const auto g5 = *engine::CardId::parse("G5");
    std::vector<engine::CardId> seen;
    auto services = examplePlayServices();
    services.cardsIn = [&](const calibration::Profile&, const cv::Mat&) { return seen; };
    ShownCardModel model(services);
    QSignalSpy found(&model, &ShownCardModel::found);
    QSignalSpy changed(&model, &ShownCardModel::changed);
    const auto profile = std::make_shared<const calibration::Profile>(exampleProfile("mine"));
    const cv::Mat image(30, 40, CV_8UC3, cv::Scalar(1, 2, 3));
    const auto look = [&] {
        changed.clear();
        model.look(profile, image);
        return changed.wait(1000);
    };
    EXPECT_FALSE(look()) << "nothing is wanted";
    model.start({g2.index(), g5.index()});
    seen = {*engine::CardId::parse("A7")};
    EXPECT_TRUE(look());
    EXPECT_TRUE(model.trouble().contains("lay it flat"));
    seen = {g5, g2};
    EXPECT_TRUE(look());
    EXPECT_TRUE(model.trouble().contains("take away"));
    EXPECT_EQ(found.count(), 0);
    seen = {*engine::CardId::parse("A7"), g5};
    EXPECT_TRUE(look());
    ASSERT_EQ(found.count(), 1);
    EXPECT_EQ(found.first().first().toInt(), 1);
    EXPECT_FALSE(model.isLooking());
}

} // namespace
} // namespace pocketmars::app
