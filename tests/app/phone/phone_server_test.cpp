#include "app/phone/phone_server.h"

#include "app/phone/site/page_files.h"
#include "tests/app/phone/raw_client.h"
#include "tests/app/phone/tls_client.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <mutex>
#include <thread>

namespace pocketmars::phone {
namespace {

using namespace std::chrono_literals;

/// A server whose program does nothing but note what it was told.
class PhoneServerTest : public testing::Test {
protected:
    void SetUp() override { start(); }

    void start() {
        PhoneServerOptions options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.phones = folder.path() / "phones.json";
        options.uploads = folder.path();
        options.certificate = folder.path() / "certificate.pem";
        auto started = PhoneServer::start(
            options, {[](const Call& call) { return refusal(200, "shown " + call.what); },
                      [this](const Call& call) {
                          const std::lock_guard lock(mutex);
                          done.push_back(call.what);
                          photoBytes = call.photo.empty() ? 0 : file_size(call.photo);
                          frameBytes = call.what == "frame" ? call.body.size() : 0;
                          return refusal(200, "done by " + call.phone.name);
                      },
                      [this] { ++changes; }});
        ASSERT_TRUE(started) << started.error().message;
        server = *std::move(started);
        host = server->address().substr(7, server->address().size() - 8);
        port = static_cast<std::uint16_t>(std::stoi(host.substr(host.find(':') + 1)));
    }

    struct Sent {
        std::string method = "GET";
        std::string path = "/";
        std::string host{};   ///< empty: the right one
        std::string origin{}; ///< empty: the right one of a POST, none of a GET
        std::string cookie{}; ///< of a phone; empty: none
        std::string body{};
        std::string more{}; ///< further headers
    };
    [[nodiscard]] std::string send(const Sent& sent) const {
        return answerTo(port, text(sent, "http://", host, "pocketmars"));
    }
    [[nodiscard]] static std::string text(const Sent& sent, const std::string& scheme,
                                          const std::string& host, const std::string& cookie) {
        const auto origin =
            sent.origin.empty() && sent.method == "POST" ? scheme + host : sent.origin;
        return sent.method + " " + sent.path +
               " HTTP/1.1\r\nHost: " + (sent.host.empty() ? host : sent.host) + "\r\n" +
               (origin.empty() ? "" : "Origin: " + origin + "\r\n") +
               (sent.cookie.empty() ? "" : "Cookie: " + cookie + "=" + sent.cookie + "\r\n") +
               sent.more + "Content-Length: " + std::to_string(sent.body.size()) +
               "\r\nConnection: close\r\n\r\n" + sent.body;
    }
    [[nodiscard]] int status(const Sent& sent) const { return statusOf(send(sent)); }

    [[nodiscard]] std::string code() const {
        return server->invitation().substr(server->address().size());
    }

    /// @return what its cookie holds
    [[nodiscard]] std::string pair(const std::string& name) const {
        const auto answer =
            send({.method = "POST",
                  .path = "/api/pair",
                  .body = "{\"code\": \"" + code() + "\", \"name\": \"" + name + "\"}"});
        EXPECT_EQ(statusOf(answer), 200) << answer;
        const std::string start = "Set-Cookie: pocketmars=";
        const auto at = answer.find(start);
        EXPECT_NE(at, std::string::npos) << answer;
        EXPECT_NE(answer.find("HttpOnly; SameSite=Strict"), std::string::npos);
        return answer.substr(at + start.size(), answer.find(';', at) - at - start.size());
    }

    calibration::test::TestFolder folder;
    std::mutex mutex;
    std::vector<std::string> done; ///< under the mutex
    std::size_t photoBytes = 0;
    std::size_t frameBytes = 0;
    std::atomic<int> changes = 0;
    std::string host;
    std::uint16_t port = 0;
    std::unique_ptr<PhoneServer> server;
};

TEST_F(PhoneServerTest, WhoIsNotPairedSeesNothing) {
    for (const auto* path : {"/", "/main.js", "/style.css", "/api/me", "/api/events",
                             "/api/picture/1", "/abcdefghjk", "/phones.json", "/../phones.json"}) {
        EXPECT_EQ(status({.path = path}), 403) << path;
        EXPECT_EQ(status({.path = path, .cookie = "guess"}), 403) << path;
    }
    for (const auto* path : {"/api/score/save", "/api/photo", "/api/leave", "/api/me"}) {
        EXPECT_EQ(status({.method = "POST", .path = path, .body = "{}"}), 403) << path;
    }
    EXPECT_TRUE(done.empty());
}

TEST_F(PhoneServerTest, ThePageBehindTheCodePairsOnce) {
    const auto used = code();
    const auto page = send({.path = "/" + used});
    EXPECT_EQ(statusOf(page), 200);
    EXPECT_NE(page.find("src=\"/" + used + "/pair.js\""), std::string::npos) << page;
    EXPECT_EQ(status({.path = "/" + used + "/pair.js"}), 200);
    EXPECT_EQ(status({.path = "/" + used + "/style.css"}), 200);
    EXPECT_EQ(status({.path = "/" + used + "/main.js"}), 403) << "before it is paired";
    const auto key = pair("Kitchen");
    EXPECT_EQ(status({.path = "/" + used}), 403) << "it was used";
    EXPECT_EQ(status({.path = "/", .cookie = key}), 200);
    EXPECT_EQ(bodyOf(send({.path = "/api/me", .cookie = key})),
              R"({"fingerprint":")" + server->fingerprint() + R"(","name":"Kitchen"})");
    EXPECT_EQ(bodyOf(send({.path = "/api/picture/3", .cookie = key})), "shown picture/3\n");
    EXPECT_GT(changes, 0);
}

TEST_F(PhoneServerTest, NothingIsDoneOutsideOfWhatPagesCall) {
    const auto key = pair("Kitchen");
    for (const auto* path : {"/x", "/", "/api", "*"}) {
        EXPECT_EQ(status({.method = "POST", .path = path, .cookie = key, .body = "{}"}), 404)
            << path;
    }
    EXPECT_TRUE(done.empty());
}

TEST_F(PhoneServerTest, APhoneThatIsPairedTakesNoSecondPlace) {
    const auto key = pair("Kitchen");
    const auto next = code();
    EXPECT_EQ(status({.method = "POST",
                      .path = "/api/pair",
                      .cookie = key,
                      .body = "{\"code\": \"" + next + "\"}"}),
              200);
    EXPECT_EQ(server->phones().size(), 1U);
    EXPECT_EQ(code(), next);
}

TEST_F(PhoneServerTest, AnotherNameThatLeadsHereIsRefused) {
    const auto key = pair("Kitchen");
    for (const auto& name : {"evil.example:" + std::to_string(port), std::string("127.0.0.1"),
                             "localhost:" + std::to_string(port), host + ".evil.example"}) {
        EXPECT_EQ(status({.path = "/", .host = name, .cookie = key}), 421) << name;
    }
}

TEST_F(PhoneServerTest, APageFromElsewhereCanDoNothing) {
    const auto key = pair("Kitchen");
    const Sent save{.method = "POST", .path = "/api/score/save", .cookie = key, .body = "{}"};
    for (const auto* origin : {"http://evil.example", "null", "https://127.0.0.1", "http://x"}) {
        auto sent = save;
        sent.origin = origin;
        EXPECT_EQ(status(sent), 403) << origin;
    }
    auto cross = save;
    cross.more = "Sec-Fetch-Site: cross-site\r\n";
    EXPECT_EQ(status(cross), 403);
    EXPECT_EQ(statusOf(answerTo(port, "POST /api/score/save HTTP/1.1\r\nHost: " + host +
                                          "\r\nCookie: pocketmars=" + key +
                                          "\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}")),
              403)
        << "without an origin";
    EXPECT_TRUE(done.empty());
    EXPECT_EQ(bodyOf(send(save)), "done by Kitchen\n");
}

TEST_F(PhoneServerTest, OtherMethodsAreNone) {
    const auto key = pair("Kitchen");
    for (const auto* method : {"PUT", "DELETE", "OPTIONS", "PROPFIND"}) {
        EXPECT_EQ(status({.method = method, .cookie = key}), 405) << method;
    }
}

TEST_F(PhoneServerTest, APhotoComesAsAFile) {
    const auto key = pair("Kitchen");
    EXPECT_EQ(status({.method = "POST",
                      .path = "/api/photo",
                      .cookie = key,
                      .body = std::string(300'000, 'p')}),
              200);
    EXPECT_EQ(done, std::vector<std::string>{"photo"});
    EXPECT_EQ(photoBytes, 300'000U);
}

TEST_F(PhoneServerTest, MoreThanAPhotoIsRefused) {
    const auto key = pair("Kitchen");
    const auto claim = [&](const std::string& path, std::size_t bytes) {
        RawClient client(port);
        client.send("POST " + path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                    "\r\nCookie: pocketmars=" + key +
                    "\r\nContent-Length: " + std::to_string(bytes) + "\r\n\r\n");
        return statusOf(client.receive("\r\n\r\n"));
    };
    EXPECT_EQ(claim("/api/photo", kMostPhotoBytes + 1), 413);
    EXPECT_EQ(claim("/api/score/answer", 100'000), 413);
}

TEST_F(PhoneServerTest, WhatIsShownComesAsEventsAndTheNewestAtOnce) {
    const auto key = pair("Kitchen");
    server->publish("score", "{\"old\":1}");
    server->publish("score", "{\"new\":1}");
    RawClient client(port);
    client.send("GET /api/events HTTP/1.1\r\nHost: " + host + "\r\nCookie: pocketmars=" + key +
                "\r\n\r\n");
    const auto first = client.receive("\n\n\r\n");
    EXPECT_NE(first.find("text/event-stream"), std::string::npos);
    EXPECT_NE(first.find("event: score\ndata: {\"new\":1}\n\n"), std::string::npos) << first;
    EXPECT_EQ(first.find("old"), std::string::npos);
    const auto begin = std::chrono::steady_clock::now();
    server->publish("game", "{\"order\":1}");
    EXPECT_NE(client.receive("{\"order\":1}\n\n").find("event: game"), std::string::npos);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s);
    EXPECT_EQ(server->phones().front().streams, 1);

    server->throwOut(server->phones().front().id);
    const std::string end = "\r\n0\r\n\r\n"; // of a body in chunks
    EXPECT_NE(("\r\n" + client.receive("0\r\n\r\n")).find(end), std::string::npos);
    EXPECT_EQ(status({.path = "/", .cookie = key}), 403);
}

TEST_F(PhoneServerTest, EndsThoughPhonesListen) {
    const auto key = pair("Kitchen");
    RawClient client(port);
    client.send("GET /api/events HTTP/1.1\r\nHost: " + host + "\r\nCookie: pocketmars=" + key +
                "\r\n\r\n");
    (void)client.receive("\r\n\r\n");
    const auto begin = std::chrono::steady_clock::now();
    server.reset();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 3s);
    EXPECT_FALSE(RawClient(port).isConnected());
}

TEST_F(PhoneServerTest, PhonesStayPairedWhenItWasKilled) {
    const auto key = pair("Kitchen");
    server.reset();
    start();
    EXPECT_EQ(status({.path = "/", .cookie = key}), 200);
}

TEST_F(PhoneServerTest, APhoneNamesItselfAndLeaves) {
    const auto key = pair("Android");
    EXPECT_EQ(
        bodyOf(send(
            {.method = "POST", .path = "/api/me", .cookie = key, .body = R"({"name": "Mine"})"})),
        R"({"fingerprint":")" + server->fingerprint() + R"(","name":"Mine"})");
    EXPECT_EQ(server->phones().front().name, "Mine");
    EXPECT_EQ(status({.method = "POST", .path = "/api/leave", .cookie = key, .body = "{}"}), 200);
    EXPECT_TRUE(server->phones().empty());
}

/// The encrypted door, as a phone comes to it that was paired at the plain one.
class PhoneCameraTest : public PhoneServerTest {
protected:
    void SetUp() override {
        PhoneServerTest::SetUp();
        key = pair("Kitchen");
        cross();
    }

    /// Asks for the address of the encrypted page.
    [[nodiscard]] std::string crossing() const {
        const auto answer =
            send({.method = "POST", .path = "/api/camera", .cookie = key, .body = "{}"});
        EXPECT_EQ(statusOf(answer), 200) << answer;
        const std::string start = "{\"address\":\"https://";
        const auto body = bodyOf(answer);
        EXPECT_EQ(body.substr(0, start.size()), start);
        return body.substr(start.size(), body.size() - start.size() - 2);
    }

    void cross() {
        const auto address = crossing();
        encryptedHost = address.substr(0, address.find('/'));
        encryptedPort = static_cast<std::uint16_t>(
            std::stoi(encryptedHost.substr(encryptedHost.find(':') + 1)));
        const auto answer = sendEncrypted(
            {.method = "POST",
             .path = "/api/pair",
             .body = R"({"code": ")" + address.substr(address.find('/') + 1) + R"("})"});
        const std::string start = "Set-Cookie: __Host-pocketmars=";
        const auto at = answer.find(start);
        ASSERT_NE(at, std::string::npos) << answer;
        EXPECT_NE(answer.find("HttpOnly; SameSite=Strict; Secure"), std::string::npos);
        encryptedKey = answer.substr(at + start.size(), answer.find(';', at) - at - start.size());
    }

    [[nodiscard]] std::string sendEncrypted(const Sent& sent) const {
        return encryptedAnswerTo(encryptedPort,
                                 text(sent, "https://", encryptedHost, "__Host-pocketmars"));
    }
    [[nodiscard]] int statusEncrypted(const Sent& sent) const {
        return statusOf(sendEncrypted(sent));
    }

    [[nodiscard]] Sent frame() const {
        return {.method = "POST",
                .path = "/api/frame",
                .cookie = encryptedKey,
                .body = std::string(300'000, 'j'),
                .more = "Content-Type: image/jpeg\r\n"};
    }

    std::string key;
    std::string encryptedKey;
    std::string encryptedHost;
    std::uint16_t encryptedPort = 0;
};

TEST_F(PhoneCameraTest, TheDoorShowsTheCertificateThatIsTold) {
    const TlsClient client(encryptedPort);
    ASSERT_TRUE(client.isConnected());
    auto told = server->fingerprint();
    told.erase(std::remove(told.begin(), told.end(), ':'), told.end());
    EXPECT_EQ(client.fingerprint(), told);
    EXPECT_FALSE(TlsClient(encryptedPort, "NORMAL:-VERS-ALL:+VERS-TLS1.1").isConnected());
}

TEST_F(PhoneCameraTest, ItsPicturesAreTakenFromAPairedPhoneOnly) {
    EXPECT_EQ(bodyOf(sendEncrypted(frame())), "done by Kitchen\n");
    EXPECT_EQ(done, std::vector<std::string>{"frame"});
    EXPECT_EQ(frameBytes, 300'000U);
    done.clear();
    auto strangers = frame();
    strangers.cookie.clear();
    EXPECT_EQ(statusEncrypted(strangers), 403);
    strangers.cookie = key;
    EXPECT_EQ(statusEncrypted(strangers), 403) << "the plain door's key";
    auto plain = frame();
    plain.cookie = key;
    EXPECT_EQ(status(plain), 403) << "where anybody may listen";
    server->throwOut(server->phones().front().id);
    EXPECT_EQ(statusEncrypted(frame()), 403) << "thrown out";
    EXPECT_TRUE(done.empty());
}

TEST_F(PhoneCameraTest, OtherPagesAndOtherThingsAreRefused) {
    auto sent = frame();
    sent.origin = "https://evil.example";
    EXPECT_EQ(statusEncrypted(sent), 403);
    sent.origin = "http://" + host;
    EXPECT_EQ(statusEncrypted(sent), 403) << "our own plain page";
    sent = frame();
    sent.host = host;
    EXPECT_EQ(statusEncrypted(sent), 421);
    sent = frame();
    sent.more = "Content-Type: image/png\r\n";
    EXPECT_EQ(statusEncrypted(sent), 415);
    sent.more.clear();
    EXPECT_EQ(statusEncrypted(sent), 415);
    sent = frame();
    sent.body.assign(kMostFrameBytes + 1, 'j');
    EXPECT_EQ(statusEncrypted(sent), 413);
    EXPECT_TRUE(done.empty());
}

TEST_F(PhoneCameraTest, AWayThereIsGoodOnce) {
    const auto older = crossing();
    const auto newer = crossing();
    const auto pairWith = [&](const std::string& address) {
        return statusEncrypted(
            {.method = "POST",
             .path = "/api/pair",
             .body = R"({"code": ")" + address.substr(address.find('/') + 1) + R"("})"});
    };
    EXPECT_EQ(pairWith(older), 403) << "a newer one was asked for";
    EXPECT_EQ(statusEncrypted({.path = newer.substr(newer.find('/'))}), 200);
    EXPECT_EQ(pairWith(newer), 200);
    EXPECT_EQ(pairWith(newer), 403);
    EXPECT_EQ(statusEncrypted({.path = newer.substr(newer.find('/'))}), 403);
    EXPECT_EQ(statusEncrypted({.path = "/" + code()}), 403) << "a new phone is paired plainly";
    EXPECT_EQ(statusEncrypted({.path = "/"}), 403);
}

TEST_F(PhoneCameraTest, APhoneThatHasCrossedComesBackByItself) {
    EXPECT_EQ(statusEncrypted({.path = "/", .cookie = encryptedKey}), 200);
    EXPECT_EQ(statusEncrypted({.path = "/usedcode", .cookie = encryptedKey}), 200);
    server.reset();
    EXPECT_FALSE(RawClient(encryptedPort).isConnected()) << "nothing listens when it is off";
    start();
    const auto fingerprint = server->fingerprint();
    const auto address = crossing();
    encryptedHost = address.substr(0, address.find('/'));
    encryptedPort =
        static_cast<std::uint16_t>(std::stoi(encryptedHost.substr(encryptedHost.find(':') + 1)));
    EXPECT_EQ(statusEncrypted(frame()), 200);
    EXPECT_EQ(server->fingerprint(), fingerprint);
}

TEST_F(PhoneServerTest, WithoutACertificateThereIsNoCamera) {
    server.reset();
    std::filesystem::remove(folder.path() / "certificate.pem");
    std::filesystem::create_directories(folder.path() / "certificate.pem" / "in its way");
    start();
    EXPECT_EQ(server->fingerprint(), "");
    const auto key = pair("Kitchen");
    EXPECT_EQ(bodyOf(send({.path = "/api/me", .cookie = key})), R"({"name":"Kitchen"})");
    EXPECT_EQ(status({.method = "POST", .path = "/api/camera", .cookie = key, .body = "{}"}), 404);
}

TEST(Pages, WeighLittleAndAskNobodyElse) {
    std::size_t bytes = 0;
    for (const auto& file : pageFiles()) {
        EXPECT_FALSE(file.text.empty()) << file.name;
        bytes += file.text.size();
        const bool namesOthers = file.text.find("https://") != std::string_view::npos ||
                                 file.text.find("src=\"//") != std::string_view::npos;
        EXPECT_FALSE(namesOthers) << file.name;
    }
    EXPECT_TRUE(pageFile("index.html"));
    EXPECT_GT(bytes, 50'000U) << "all of them are weighed";
    EXPECT_LE(bytes, 150'000U);
    EXPECT_FALSE(pageFile("../CMakeLists.txt"));
}

} // namespace
} // namespace pocketmars::phone
