#include "app/pages/phone/phone_view_model.h"

#include "app/pages/phone/model_json.h"
#include "app/pages/phone/phone_camera.h"
#include "app/pages/phone/phone_texts.h"
#include "app/pages/phone/play_desk.h"
#include "app/settings/translation.h"
#include "tests/app/phone/raw_client.h"
#include "tests/app/play_example.h"
#include "vision/open_source.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <future>
#include <memory>

namespace pocketmars::app {
namespace {

/// What a phone gets: a status and JSON.
struct Answer {
    int status = 0;
    QJsonObject json;
};

class PhoneViewModelTest : public testing::Test {
protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        ASSERT_TRUE(waitFor([this] { return profiles.profile() != nullptr; }));
        phone = std::make_unique<PhoneViewModel>(
            PhoneViewModel::Parts{scoring, profiles, play, wizard, settings}, images,
            PhoneViewModel::Files{folder.filePath("phones.json").toStdString(),
                                  folder.filePath("certificate.pem").toStdString()});
    }

    void start() {
        phone->startAt({"127.0.0.1", 0});
        ASSERT_TRUE(phone->running()) << qUtf8Printable(phone->trouble()->text());
        address = phone->invitation().section('/', 2, 2).toStdString();
    }

    /// From another thread, while the window's goes on.
    [[nodiscard]] std::string ask(const std::string& request) const {
        const auto port =
            static_cast<std::uint16_t>(std::stoi(address.substr(address.find(':') + 1)));
        auto asked = std::async(std::launch::async, [&] { return phone::answerTo(port, request); });
        EXPECT_TRUE(waitFor(
            [&] { return asked.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }));
        return asked.get();
    }

    [[nodiscard]] std::string post(const std::string& path, const std::string& key,
                                   const std::string& body) const {
        return ask("POST /api/" + path + " HTTP/1.1\r\nHost: " + address + "\r\nOrigin: http://" +
                   address + "\r\nCookie: pocketmars=" + key +
                   "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
                   "\r\n\r\n" + body);
    }

    [[nodiscard]] Answer say(const std::string& key, const std::string& what,
                             const QJsonObject& said) const {
        const auto answer =
            post(what, key, QJsonDocument(said).toJson(QJsonDocument::Compact).toStdString());
        return {phone::statusOf(answer),
                QJsonDocument::fromJson(QByteArray::fromStdString(phone::bodyOf(answer))).object()};
    }

    /// @return its key
    [[nodiscard]] std::string pair(const char* name) const {
        const auto code = phone->invitation().section('/', -1);
        const auto answer =
            post("pair", "",
                 QJsonDocument(QJsonObject{{"code", code}, {"name", name}}).toJson().toStdString());
        EXPECT_EQ(phone::statusOf(answer), 200) << answer;
        const std::string start = "Set-Cookie: pocketmars=";
        const auto at = answer.find(start) + start.size();
        return answer.substr(at, answer.find(';', at) - at);
    }

    void openPhoto(const std::string& key) {
        EXPECT_EQ(phone::statusOf(post("photo/score/new", key, "\xFF\xD8\xFF a photo")), 202);
        ASSERT_TRUE(waitFor([this] { return scoring.state() == ScoreViewModel::Ready; }));
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    ProfilesViewModel profiles{exampleProfileServices({"mine"}), images, settings};
    ScoreViewModel scoring{exampleTableServices(), images, profiles, settings};
    PlayViewModel play{examplePlayServices(), profiles, settings};
    WizardViewModel wizard{wizardServices(folder.filePath("profiles").toStdString()),
                           folder.filePath("draft").toStdString(), images, profiles};
    std::unique_ptr<PhoneViewModel> phone;
    std::string address;
};

TEST_F(PhoneViewModelTest, IsOffUntilItIsWanted) {
    EXPECT_FALSE(phone->running());
    EXPECT_EQ(phone->invitation(), "");
    start();
    EXPECT_TRUE(phone->invitation().startsWith("http://127.0.0.1:"));
    EXPECT_GT(phone->modules(), 20);
    EXPECT_EQ(images->image(phone->code().section('/', -1)).width(), phone->modules());
    phone->stop();
    EXPECT_EQ(phone->invitation(), "");
    EXPECT_EQ(ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n"), "");
}

TEST_F(PhoneViewModelTest, SaysWhyNoPhoneCanBeWaitedFor) {
    phone->startAt({"kitchen", 0});
    EXPECT_FALSE(phone->running());
    EXPECT_NE(phone->trouble()->text(), "");
}

TEST_F(PhoneViewModelTest, APhoneThatSendsItsCameraIsListedAsOne) {
    start();
    EXPECT_EQ(phone->fingerprint().size(), 95);
    (void)pair("Hall");
    QByteArray jpeg;
    QBuffer buffer(&jpeg);
    buffer.open(QIODevice::WriteOnly);
    QImage(80, 60, QImage::Format_RGB32).save(&buffer, "JPEG");
    const phone::PairedPhone hall{"id", "Hall", 0};
    EXPECT_EQ(takeFrame({hall, "frame", "no picture", {}}).status, 415);
    EXPECT_TRUE(phone->cameras().isEmpty());
    const auto taken = takeFrame({hall, "frame", jpeg.toStdString(), {}});
    EXPECT_EQ(taken.status, 200);
    EXPECT_EQ(taken.body, R"({"remark":"","watched":false})");
    ASSERT_TRUE(waitFor([this] { return phone->cameras() == QStringList{"Hall"}; }));
    EXPECT_TRUE(phone->phones().front().camera);

    const auto source = vision::openSource("phone://Hall");
    ASSERT_TRUE(source);
    (*source)->remark("too dark");
    ASSERT_TRUE(waitFor([&] {
        return takeFrame({hall, "frame", jpeg.toStdString(), {}}).body ==
               R"({"remark":"too dark","watched":true})";
    }));

    auto& setup = *play.newGame()->setup();
    setup.setPhones(phone->cameras());
    EXPECT_EQ(setup.sources().front(), (Choice{"phone://Hall", "Hall", false}));
    setup.setSource("phone://Hall");
    const auto chosen = setup.sources();
    EXPECT_EQ(chosen.front(), (Choice{"phone://Hall", "Hall", true}));
    setup.setPhones({});
    EXPECT_EQ(setup.sources(), chosen) << "it is chosen, though it is away";
    setup.setSource({});
}

TEST_F(PhoneViewModelTest, ListsThePhonesAndThrowsOneOut) {
    start();
    const auto before = phone->invitation();
    const auto key = pair("Kitchen");
    ASSERT_TRUE(waitFor([this] { return phone->phones().size() == 1; }));
    EXPECT_NE(phone->invitation(), before);
    EXPECT_EQ(phone->phones().front().name, "Kitchen");
    phone->throwOut(phone->phones().front().id);
    ASSERT_TRUE(waitFor([this] { return phone->phones().isEmpty(); }));
    EXPECT_EQ(say(key, "score/save", {}).status, 403);
}

TEST_F(PhoneViewModelTest, APhotoFromThePhoneIsTheWindowsTable) {
    start();
    const auto key = pair("Kitchen");
    const QSignalSpy arrived(phone.get(), &PhoneViewModel::photoArrived);
    openPhoto(key);
    EXPECT_EQ(arrived.count(), 1);
    EXPECT_TRUE(scoring.fileName().startsWith("phone-"));
    EXPECT_EQ(scoring.questions()->count(), 1);
    const QJsonObject answer{
        {"revision", scoring.revision()}, {"path", "greenhouse.two_star.red"}, {"value", "1"}};
    EXPECT_EQ(say(key, "score/answer", answer).status, 200);
    EXPECT_EQ(scoring.questions()->count(), 0);
    const auto late = say(key, "score/answer", answer);
    EXPECT_EQ(late.status, 409) << "it was made of what is not shown any more";
    EXPECT_NE(late.json["error"].toString(), "");
    EXPECT_EQ(say(key, "score/undo", {{"revision", scoring.revision()}}).status, 200);
    EXPECT_EQ(scoring.questions()->count(), 1);
}

TEST_F(PhoneViewModelTest, AnItemIsLookedAtWithoutTheWindowNoticing) {
    start();
    const auto key = pair("Kitchen");
    openPhoto(key);
    const auto item = say(key, "score/item",
                          {{"revision", scoring.revision()}, {"path", "greenhouse.two_star.red"}});
    EXPECT_EQ(item.json["items"].toArray().size(), 1);
    EXPECT_GT(item.json["items"][0]["choices"].toArray().size(), 1);
    const auto cell =
        say(key, "score/cell", {{"revision", scoring.revision()}, {"line", 2}, {"player", 0}});
    EXPECT_EQ(cell.json["items"].toArray().size(), 4);
    const auto nowhere =
        say(key, "score/cell", {{"revision", scoring.revision()}, {"line", 77}, {"player", -1}});
    EXPECT_EQ(nowhere.json["items"].toArray().size(), 0);
    EXPECT_EQ(scoring.correction()->count(), 0);
}

TEST_F(PhoneViewModelTest, AnotherPhotoIsReadWithTheFirst) {
    start();
    const auto key = pair("Kitchen");
    EXPECT_EQ(phone::statusOf(post("photo/score/more", key, "\xFF\xD8\xFF a photo")), 409)
        << "of no table";
    openPhoto(key);
    EXPECT_EQ(phone::statusOf(post("photo/score/more", key, "\xFF\xD8\xFF a photo")), 202);
    ASSERT_TRUE(waitFor([this] { return scoring.furtherPhotos().size() == 1; }));
    EXPECT_EQ(scoring.questions()->count(), 0);
}

TEST_F(PhoneViewModelTest, WhatIsNoPictureIsRefused) {
    start();
    const auto key = pair("Kitchen");
    EXPECT_EQ(phone::statusOf(post("photo/score/new", key, "GIF89a")), 415);
    EXPECT_EQ(phone::statusOf(post("photo/score/new", key, "")), 415);
    EXPECT_EQ(scoring.state(), ScoreViewModel::Empty);
}

TEST_F(PhoneViewModelTest, NonsenseChangesNothing) {
    start();
    const auto key = pair("Kitchen");
    openPhoto(key);
    const auto revision = scoring.revision();
    for (const auto* what :
         {"score/nothing", "nothing", "score", "game/undo", "cards/step", "photo/nothing/new"}) {
        EXPECT_GE(say(key, what, {{"revision", revision}}).status, 400) << what;
    }
    EXPECT_EQ(phone::statusOf(post("score/save", key, "[1")), 404);
    EXPECT_GE(
        say(key, "score/answer", {{"revision", revision}, {"path", "nowhere"}, {"value", "1"}})
            .status,
        400);
    EXPECT_EQ(scoring.revision(), revision);
}

TEST_F(PhoneViewModelTest, ATickOnThePhoneIsATickInTheWindow) {
    start();
    const auto key = pair("Kitchen");
    play.begin();
    ASSERT_TRUE(waitFor([this] { return play.steps()->count() == 1; }));
    play.orders()->setSteps({"one", "two"});
    const auto order = [&](int row, const QString& revision) {
        return say(key, "game/order", {{"revision", revision}, {"row", row}, {"done", true}})
            .status;
    };
    EXPECT_EQ(order(1, play.revision()), 200);
    EXPECT_EQ(play.orders()->open(), 1);
    EXPECT_TRUE(play.orders()->index(1).data(ChecklistModel::DoneRole).toBool());
    EXPECT_EQ(order(0, "0.0.0.0"), 409);
    EXPECT_EQ(play.orders()->open(), 1);
}

TEST_F(PhoneViewModelTest, TheCoachMayBeAskedFromThePhone) {
    start();
    const auto key = pair("Kitchen");
    play.begin();
    ASSERT_TRUE(waitFor([this] { return play.advice()->possible(); }));
    const PlayDesk desk(play, settings);
    EXPECT_FALSE(desk.shown()["advice"].toObject()["open"].toBool());
    EXPECT_EQ(say(key, "game/advice", {{"revision", play.revision()}}).status, 200);
    EXPECT_TRUE(play.advice()->open());
    ASSERT_TRUE(waitFor([this] { return play.advice()->moves().size() > 1; }));
    auto advice = desk.shown()["advice"].toObject();
    EXPECT_EQ(advice["headline"].toString(), play.advice()->headline());
    const auto move = advice["moves"].toArray()[0].toObject();
    EXPECT_FALSE(move["words"].toString().isEmpty());
    EXPECT_FALSE(move["odds"].toString().isEmpty());
    settings.setAdvice(Settings::OneMove);
    advice = desk.shown()["advice"].toObject();
    EXPECT_TRUE(advice["isSimple"].toBool());
    EXPECT_EQ(advice["moves"].toArray().size(), 1) << "one good move, and no odds";
    EXPECT_FALSE(advice["moves"].toArray()[0].toObject().contains("odds"));
    EXPECT_FALSE(advice.contains("odds"));
    EXPECT_EQ(say(key, "game/advice/close", {{"revision", play.revision()}}).status, 200);
    EXPECT_FALSE(play.advice()->open());
}

TEST_F(PhoneViewModelTest, NobodyIsAdvisedWhoNeverWantsIt) {
    settings.setAdvice(Settings::NoAdvice);
    start();
    const auto key = pair("Kitchen");
    play.begin();
    ASSERT_TRUE(waitFor([this] { return play.advice()->possible(); }));
    EXPECT_FALSE(PlayDesk(play, settings).shown().contains("advice"));
    EXPECT_GE(say(key, "game/advice", {{"revision", play.revision()}}).status, 400);
    EXPECT_FALSE(play.advice()->open());
}

TEST_F(PhoneViewModelTest, AMoveIsToldFromThePhoneOnce) {
    start();
    const auto key = pair("Kitchen");
    play.begin();
    ASSERT_TRUE(waitFor([this] { return play.move()->active(); }));
    const auto words = play.move()->words();
    const auto choose = [&] {
        return say(key, "game/move/choose",
                   {{"revision", play.revision()}, {"words", words}, {"choice", 0}})
            .status;
    };
    const auto pick = [&] {
        int card = 0;
        while (card < play.move()->cards().size() && !play.move()->cards()[card].possible) {
            ++card;
        }
        return say(key, "game/move/pick",
                   {{"revision", play.revision()}, {"words", words}, {"card", card}})
            .status;
    };
    EXPECT_EQ(play.move()->cards().isEmpty() ? choose() : pick(), 200);
    EXPECT_TRUE(play.move()->canTakeBack());
}

TEST_F(PhoneViewModelTest, TextsFollowTheLanguage) {
    const Translation translation(settings);
    settings.setLanguage("pl");
    EXPECT_EQ(phoneTexts()["language"].toString(), "pl");
    EXPECT_EQ(phoneTexts()["takePhoto"].toString(), "Zrób zdjęcie");
    settings.setLanguage("en");
    EXPECT_EQ(phoneTexts()["takePhoto"].toString(), "Take a photo");
}

TEST(ModelJson, SaysWhatQmlSees) {
    ChecklistModel list;
    list.setSteps({"one"});
    EXPECT_EQ(rowsOf(list),
              (QJsonArray{QJsonObject{{"text", "one"}, {"done", false}, {"seen", false}}}));
    EXPECT_EQ(toJson(list, {"count"}), (QJsonObject{{"count", 1}}));
    EXPECT_EQ(toJson(QVariant::fromValue(QList<Choice>{{"1", "one", true}})),
              (QJsonArray{QJsonObject{{"value", "1"}, {"text", "one"}, {"current", true}}}));
    EXPECT_EQ(toJson(QColor(255, 0, 16)), QJsonValue("#ff0010"));
    QJsonArray points; // its braces mean a copy to some compilers
    points.append(QJsonArray{1, 2});
    EXPECT_EQ(toJson(QVariant::fromValue(QList<QPointF>{QPointF(1, 2)})), points);
}

} // namespace
} // namespace pocketmars::app
