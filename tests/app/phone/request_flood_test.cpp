#include "app/phone/phone_server.h"

#include "tests/app/phone/raw_client.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

namespace pocketmars::phone {
namespace {

using namespace std::chrono_literals;

constexpr int kRequests = 10'000;
/// With a silent one each, a client's share of connections is not used up.
constexpr int kThreads = 3;

/// How much memory the program may take for them, MB.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double kMostMemory = 400; // much of it is the sanitizers' own
#else
constexpr double kMostMemory = 64;
#endif

/// Now, and the most that it ever was, MB.
struct Memory {
    double now = 0;
    double most = 0;
};

Memory memory() {
    Memory out;
    std::ifstream status("/proc/self/status");
    constexpr double kKbPerMb = 1024;
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmRSS:", 0) == 0) {
            out.now = std::stod(line.substr(6)) / kKbPerMb;
        } else if (line.rfind("VmHWM:", 0) == 0) {
            out.most = std::stod(line.substr(6)) / kKbPerMb;
        }
    }
    return out;
}

/// A program's server on this machine, with one phone that is paired.
class RequestFloodTest : public testing::Test {
protected:
    void SetUp() override {
        PhoneServerOptions options;
        options.address = "127.0.0.1";
        options.uploads = folder.path();
        options.certificate = folder.path() / "certificate.pem";
        const auto answer = [](const Call& call) { return refusal(200, call.what); };
        auto started = PhoneServer::start(options, {answer, answer, [] {}});
        ASSERT_TRUE(started) << started.error().message;
        server = *std::move(started);
        const auto address = server->address(); // `http://127.0.0.1:PORT/`
        host = address.substr(7, address.size() - 8);
        port = static_cast<std::uint16_t>(std::stoi(host.substr(host.find(':') + 1)));
        const auto answered =
            answerTo(port, request("POST /api/pair", "",
                                   R"({"code": ")" + server->invitation().substr(address.size()) +
                                       R"(", "name": "Kitchen"})"));
        const std::string before = "Set-Cookie: pocketmars=";
        const auto at = answered.find(before) + before.size();
        ASSERT_GT(at, before.size()) << answered;
        key = answered.substr(at, answered.find(';', at) - at);
    }

    [[nodiscard]] std::string headers(const std::string& what, const std::string& cookie) const {
        return what + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host + "\r\n" +
               (cookie.empty() ? "" : "Cookie: pocketmars=" + cookie + "\r\n") +
               "Connection: close\r\n";
    }
    [[nodiscard]] std::string request(const std::string& what, const std::string& cookie,
                                      const std::string& body) const {
        return headers(what, cookie) + "Content-Length: " + std::to_string(body.size()) +
               "\r\n\r\n" + body;
    }

    /// Whether the phone is served as ever, once the others are gone.
    [[nodiscard]] bool isServed() const {
        for (int i = 0; i < 200; ++i) {
            if (statusOf(answerTo(port, request("GET /api/me", key, ""))) == 200) {
                return true;
            }
            std::this_thread::sleep_for(50ms);
        }
        return false;
    }

    [[nodiscard]] std::ptrdiff_t files() const {
        const std::filesystem::directory_iterator all(folder.path());
        return std::distance(begin(all), end(all));
    }

    calibration::test::TestFolder folder;
    std::unique_ptr<PhoneServer> server;
    std::string host;
    std::uint16_t port = 0;
    std::string key;
};

/// One who means ill, or whose phone is broken. Each request is of one of these kinds.
class Attacker {
public:
    using Headers = std::function<std::string(const std::string& what)>;

    Attacker(std::uint16_t port, Headers headers, unsigned seed)
        : m_port(port), m_headers(std::move(headers)), m_random(seed) {}

    /// @return whether it was answered
    bool malformed() {
        static constexpr std::array kWhat = {"POST /api/photo",      "POST /api/frame",
                                             "POST /api/score/save", "POST /api/pair",
                                             "GET /api/me",          "GET /api/picture/1"};
        const std::string body = R"({"revision": "1.2.3", "option": 0})";
        const auto text = m_headers(kWhat.at(m_random() % kWhat.size())) +
                          "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
        RawClient client(m_port);
        client.send(spoilt(text, 1 + m_random() % 5, m_random));
        client.endSending();
        return statusOf(client.receive({}, 100ms)) != 0;
    }

    void giantHeaders() {
        RawClient client(m_port);
        client.send(m_headers("GET /api/me"));
        const auto header = "X-Much: " + std::string(8000, 'a') + "\r\n";
        for (int i = 0; i < 200 && client.send(header); ++i) {
        }
    }

    void giantBody() {
        RawClient client(m_port);
        client.send(m_headers("POST /api/score/save") + "Content-Length: 99999999999\r\n\r\n");
        sendBlocks(client, 40);
    }

    /// Of a photo, whose bodies may be large: it goes on until it is cut off.
    void endlessBody(int blocks) {
        RawClient client(m_port);
        client.send(m_headers("POST /api/photo") + "Transfer-Encoding: chunked\r\n\r\n");
        sendBlocks(client, blocks);
    }

    /// Says half of what it wants, and stays.
    void silence() {
        m_silent = std::make_unique<RawClient>(m_port);
        m_silent->send(m_headers("POST /api/photo") + "Content-Length: 1000\r\n\r\nhalf");
    }

private:
    void sendBlocks(RawClient& client, int count) {
        static const auto kBlock = "10000\r\n" + std::string(0x10000, 'a') + "\r\n";
        for (int i = 0; i < count && client.send(kBlock); ++i) {
        }
    }

    std::uint16_t m_port;
    Headers m_headers;
    std::mt19937 m_random;
    std::unique_ptr<RawClient> m_silent;
};

TEST_F(RequestFloodTest, TenThousandBadRequestsCostNoMemoryAndLeaveNothing) {
    ASSERT_TRUE(isServed());
    const auto filesBefore = files();
    const auto before = memory();
    std::atomic<int> sent = 0;
    std::atomic<int> answered = 0;
    std::vector<std::thread> threads;
    threads.reserve(kThreads);
    for (unsigned thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([&, thread] {
            // Half of them come from the phone that is paired, and so are listened to further.
            Attacker attacker(
                port,
                [&](const std::string& what) { return headers(what, thread % 2 == 0 ? key : ""); },
                thread);
            for (int number = sent++; number < kRequests; number = sent++) {
                if (number % 1000 == 0) {
                    attacker.endlessBody(1000); // 65 MB, if nobody stops it
                } else if (number % 10 == 0) {
                    attacker.giantHeaders();
                } else if (number % 10 == 1) {
                    attacker.giantBody();
                } else if (number % 10 == 2) {
                    attacker.endlessBody(4);
                } else if (number % 100 == 3) {
                    attacker.silence();
                } else {
                    answered += attacker.malformed() ? 1 : 0;
                }
            }
        });
    }
    for (auto& thread : threads) {
        thread.join();
    }
    EXPECT_TRUE(isServed());
    EXPECT_GT(answered, kRequests / 4) << "hardly any got as far as the server";
    EXPECT_LT(memory().most - before.now, kMostMemory);
    EXPECT_EQ(server->phones().size(), 1U);
    server.reset();
    EXPECT_LE(files(), filesBefore) << "what was uploaded is gone";
}

} // namespace
} // namespace pocketmars::phone
