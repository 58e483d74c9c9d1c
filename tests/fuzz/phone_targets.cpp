#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "app/phone/phone_server.h"
#include "calibration/support/temporary_folder.h"
#include "tests/app/phone/raw_client.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

namespace pocketmars::fuzz {
namespace {

using namespace phone;

constexpr auto kPatience = std::chrono::seconds(2);
constexpr int kOk = 200;

void replaceAll(std::string& text, std::string_view what, const std::string& by) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
}

/// A server with one phone that is paired. Its program answers whatever it is asked, and counts.
class Home {
public:
    Home() {
        PhoneServerOptions options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.uploads = m_folder.path();
        const auto count = [this](const Call& call) {
            ++m_calls;
            return refusal(kOk, call.what);
        };
        m_server = *PhoneServer::start(options, {count, count, [] {}});
        const auto address = m_server->address(); // `http://127.0.0.1:PORT/`
        m_host = address.substr(7, address.size() - 8);
        m_port = static_cast<std::uint16_t>(std::stoi(m_host.substr(m_host.find(':') + 1)));
    }

    /// Puts in what nobody can guess: `@HOST@`, `@CODE@`, and `@KEY@` of the phone.
    [[nodiscard]] std::string filledIn(Bytes bytes) const {
        std::string text(asText(bytes));
        replaceAll(text, "@HOST@", m_host);
        replaceAll(text, "@CODE@", m_server->invitation().substr(m_server->address().size()));
        replaceAll(text, "@KEY@", m_key);
        return text;
    }

    [[nodiscard]] std::string answer(const std::string& request) {
        RawClient client(m_port);
        client.send(request);
        client.endSending();
        auto answer = client.receive("\r\n\r\n", kPatience);
        if (answer.find("text/event-stream") != std::string::npos) {
            m_key.clear(); // the phone is thrown out, which ends its stream
        } else {
            answer += client.receive({}, kPatience);
        }
        return answer;
    }

    /// As at the start, whoever came or went meanwhile.
    void tidy() {
        if (!m_key.empty() && m_server->phones().size() == 1) {
            return;
        }
        for (const auto& each : m_server->phones()) {
            m_server->throwOut(each.id);
        }
        const auto code = m_server->invitation().substr(m_server->address().size());
        const auto body = R"({"code": ")" + code + R"(", "name": "Kitchen"})";
        const auto paired =
            answerTo(m_port, "POST /api/pair HTTP/1.1\r\nHost: " + m_host + "\r\nOrigin: http://" +
                                 m_host + "\r\nConnection: close\r\n" + "Content-Length: " +
                                 std::to_string(body.size()) + "\r\n\r\n" + body);
        constexpr std::string_view kCookie = "Set-Cookie: pocketmars=";
        const auto at = paired.find(kCookie);
        promise(at != std::string::npos, "a phone with the code is paired");
        m_key = paired.substr(at + kCookie.size());
        m_key.resize(m_key.find(';'));
    }

    [[nodiscard]] int calls() const { return m_calls; }
    [[nodiscard]] const std::string& host() const { return m_host; }
    [[nodiscard]] const std::string& key() const { return m_key; }

private:
    calibration::TemporaryFolder m_folder = calibration::TemporaryFolder::make().value();
    std::atomic<int> m_calls = 0;
    std::unique_ptr<PhoneServer> m_server;
    std::string m_host;
    std::uint16_t m_port = 0;
    std::string m_key;
};

} // namespace

bool request(Bytes bytes) {
    static Home home;
    home.tidy();
    const auto text = home.filledIn(bytes);
    const bool isOfThePhone = text.find(home.key()) != std::string::npos;
    const bool isToUs = text.find(home.host()) != std::string::npos;
    const auto callsBefore = home.calls();
    const auto answer = home.answer(text);
    const auto status = statusOf(answer);
    promise(answer.empty() || status != 0, "an answer is HTTP");
    promise(status != kOk || isToUs, "who names another host is refused");
    promise(home.calls() == callsBefore || isOfThePhone, "only a paired phone is listened to");
    return status == kOk;
}

} // namespace pocketmars::fuzz
