#include "app/phone/http/http_server.h"

#include "app/phone/http/addresses.h"
#include "tests/app/phone/raw_client.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <random>
#include <thread>
#include <vector>

namespace pocketmars::phone {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kMost = 100'000;

/// A site that takes bodies into memory at `/text`, into a file at `/file`, and says how long they
/// were.
class HttpServerTest : public testing::Test {
protected:
    void start(const HttpLimits& limits = {}) {
        auto started = HttpServer::start(
            "127.0.0.1", 0,
            {[this](const Request& request) -> std::variant<BodyRule, Reply> {
                 if (request.path == "/refused") {
                     return refusal(403, "no");
                 }
                 return request.path == "/file"
                            ? BodyRule{kMost, folder.path() / std::to_string(++files)}
                            : BodyRule{kMost};
             },
             [this](const Request& request) { return answer(request); }},
            limits);
        ASSERT_TRUE(started) << started.error().message;
        server = *std::move(started);
    }

    Reply answer(const Request& request) {
        ++answered;
        Reply reply;
        reply.body =
            std::to_string(request.bodyFile.empty() ? request.body.size()
                                                    : std::filesystem::file_size(request.bodyFile));
        return reply;
    }

    [[nodiscard]] std::string get(const std::string& path) const {
        return answerTo(server->port(),
                        "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    }

    [[nodiscard]] std::string post(const std::string& path, std::size_t size) const {
        return answerTo(server->port(), "POST " + path +
                                            " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                                            "Content-Length: " +
                                            std::to_string(size) + "\r\n\r\n" +
                                            std::string(size, 'a'));
    }

    [[nodiscard]] std::size_t filesLeft() const {
        const std::filesystem::directory_iterator all(folder.path());
        return static_cast<std::size_t>(std::distance(begin(all), end(all)));
    }

    calibration::test::TestFolder folder;
    std::atomic<int> files = 0;
    std::atomic<int> answered = 0;
    std::unique_ptr<HttpServer> server;
};

TEST_F(HttpServerTest, AnswersWithALeashOnWhatPagesMayDo) {
    start();
    const auto answer = get("/text");
    EXPECT_EQ(statusOf(answer), 200);
    EXPECT_EQ(bodyOf(answer), "0");
    for (const auto* part : {"Content-Security-Policy: default-src 'none'",
                             "frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
                             "Referrer-Policy: no-referrer", "Cache-Control: no-store"}) {
        EXPECT_NE(answer.find(part), std::string::npos) << part;
    }
}

TEST_F(HttpServerTest, NothingListensOnceItIsGone) {
    start();
    const auto port = server->port();
    EXPECT_TRUE(RawClient(port).isConnected());
    server.reset();
    EXPECT_FALSE(RawClient(port).isConnected());
}

TEST_F(HttpServerTest, SaysThatAPortIsTaken) {
    start();
    const auto second = HttpServer::start("127.0.0.1", server->port(), {});
    ASSERT_FALSE(second);
    EXPECT_NE(second.error().message.find("try another port"), std::string::npos);
    const auto nowhere = HttpServer::start("kitchen", 0, {});
    ASSERT_FALSE(nowhere);
    EXPECT_NE(nowhere.error().message.find("'kitchen' is no address"), std::string::npos);
}

TEST_F(HttpServerTest, BodiesGoToMemoryOrToAFileThatGoesAway) {
    start();
    EXPECT_EQ(bodyOf(post("/text", 70'000)), "70000");
    EXPECT_EQ(bodyOf(post("/file", 70'000)), "70000");
    server.reset();
    EXPECT_EQ(filesLeft(), 0U);
}

TEST_F(HttpServerTest, ARefusedRequestSendsItsBodyToNobody) {
    start();
    EXPECT_EQ(statusOf(post("/refused", 1000)), 403);
    EXPECT_EQ(answered, 0);
}

TEST_F(HttpServerTest, WhatIsTooLargeIsRefusedBeforeItComes) {
    start();
    RawClient client(server->port());
    client.send("POST /file HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999999999\r\n\r\n");
    EXPECT_EQ(statusOf(client.receive("\r\n\r\n")), 413);
    EXPECT_EQ(answered, 0);
}

TEST_F(HttpServerTest, AnEndlessBodyIsCutOff) {
    start();
    RawClient client(server->port());
    client.send("POST /file HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
    const auto chunk = "2000\r\n" + std::string(0x2000, 'a') + "\r\n";
    int sent = 0;
    while (sent < 2000 && client.send(chunk)) {
        ++sent;
    }
    EXPECT_LT(sent, 2000) << "16 MB were taken of at most 100 kB";
    EXPECT_EQ(answered, 0);
    server.reset();
    EXPECT_EQ(filesLeft(), 0U);
}

TEST_F(HttpServerTest, GiantHeadersAreCutOff) {
    start();
    RawClient client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: x\r\n");
    const auto header = "X-Much: " + std::string(8000, 'a') + "\r\n";
    int sent = 0;
    while (sent < 1000 && client.send(header)) {
        ++sent;
    }
    EXPECT_LT(sent, 1000);
    EXPECT_EQ(answered, 0);
}

TEST_F(HttpServerTest, ASlowClientIsDroppedThoughItSaysSomethingNowAndThen) {
    HttpLimits limits;
    limits.headers = 300ms;
    start(limits);
    RawClient client(server->port());
    const auto begin = std::chrono::steady_clock::now();
    while (client.send("G") && std::chrono::steady_clock::now() - begin < 5s) {
        std::this_thread::sleep_for(50ms);
    }
    const auto lasted = std::chrono::steady_clock::now() - begin;
    EXPECT_GT(lasted, 250ms);
    EXPECT_LT(lasted, 4s);
}

TEST_F(HttpServerTest, ASlowBodyIsDropped) {
    HttpLimits limits;
    limits.body = 300ms;
    start(limits);
    RawClient client(server->port());
    client.send("POST /text HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
    const auto begin = std::chrono::steady_clock::now();
    while (client.send("a") && std::chrono::steady_clock::now() - begin < 5s) {
        std::this_thread::sleep_for(50ms);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 4s);
    EXPECT_EQ(answered, 0);
}

TEST_F(HttpServerTest, OneClientHasNoMoreThanItsShareOfConnections) {
    HttpLimits limits;
    limits.connectionsOfOne = 3;
    start(limits);
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<RawClient>(server->port()));
        clients.back()->send("GET /text HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(statusOf(clients.back()->receive("\r\n\r\n0")), 200);
    }
    EXPECT_EQ(statusOf(get("/text")), 0) << "a fourth one";
    clients.clear();
    // The server hears a little later that a client is gone, the one that asked last included.
    int status = 0;
    for (int i = 0; i < 100 && status != 200; ++i) {
        std::this_thread::sleep_for(20ms);
        status = statusOf(get("/text"));
    }
    EXPECT_EQ(status, 200) << "the others are gone";
}

TEST_F(HttpServerTest, AStreamGivesPieceByPiece) {
    auto started = HttpServer::start("127.0.0.1", 0,
                                     {[](const Request&) { return BodyRule{}; },
                                      [](const Request&) {
                                          Reply reply;
                                          reply.stream = [left = 3]() mutable {
                                              return left-- > 0
                                                         ? std::optional(std::string("piece\n"))
                                                         : std::nullopt;
                                          };
                                          return reply;
                                      }});
    ASSERT_TRUE(started);
    const auto answer =
        answerTo((*started)->port(), "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(statusOf(answer), 200);
    EXPECT_NE(answer.find("piece\n", answer.find("piece\n") + 1), std::string::npos);
}

/// Requests with some of their bytes changed, cut or doubled.
TEST_F(HttpServerTest, NonsenseBreaksNothing) {
    HttpLimits limits;
    limits.headers = 150ms;
    limits.body = 150ms;
    start(limits);
    const std::string sound = "POST /file?a=%20b HTTP/1.1\r\nHost: x\r\nCookie: a=b; c\r\n"
                              "Content-Length: 5\r\nConnection: close\r\n\r\nhello";
    std::mt19937 random(21); // NOLINT(cert-msc51-cpp): the same nonsense each time
    for (int i = 0; i < 300; ++i) {
        RawClient client(server->port());
        client.send(spoilt(sound, 1 + static_cast<std::size_t>(i % 5), random));
        if (i % 10 == 0) {
            (void)client.receive({}, 200ms); // the others hang up
        }
    }
    // Those that hung up are gone in a moment.
    int status = 0;
    for (int i = 0; i < 100 && status != 200; ++i) {
        std::this_thread::sleep_for(20ms);
        status = statusOf(post("/file", 5));
    }
    EXPECT_EQ(status, 200);
}

TEST(Addresses, KnowsThoseOfHomes) {
    EXPECT_TRUE(isOfHomeNetwork(0xC0A80114)); // 192.168.1.20
    EXPECT_TRUE(isOfHomeNetwork(0x0AFFFFFF));
    EXPECT_TRUE(isOfHomeNetwork(0xAC1F0001)); // 172.31.0.1
    EXPECT_TRUE(isOfHomeNetwork(0x7F000001));
    EXPECT_FALSE(isOfHomeNetwork(0xAC200001)); // 172.32.0.1
    EXPECT_FALSE(isOfHomeNetwork(0x08080808));
    EXPECT_FALSE(isOfHomeNetwork(0xC0A70101));
}

TEST(Cookie, IsFoundAmongOthers) {
    EXPECT_EQ(cookie("a=1; pocketmars=xyz; b=2", "pocketmars"), "xyz");
    EXPECT_EQ(cookie("pocketmars=", "pocketmars"), "");
    EXPECT_EQ(cookie("xpocketmars=1; pocketmar=2", "pocketmars"), std::nullopt);
    EXPECT_EQ(cookie("", "pocketmars"), std::nullopt);
    EXPECT_EQ(cookie(";;; =; pocketmars", "pocketmars"), std::nullopt);
}

} // namespace
} // namespace pocketmars::phone
