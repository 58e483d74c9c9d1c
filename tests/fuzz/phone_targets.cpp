#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

#include "app/phone/phone_server.h"
#include "calibration/support/temporary_folder.h"
#include "tests/app/phone/raw_client.h"
#include "tests/app/phone/tls_client.h"
#include "vision/frame_mailbox.h"

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
        options.certificate = m_folder.path() / "certificate.pem";
        const auto count = [this](const Call& call) {
            ++m_calls;
            return call.what == "frame" ? takeFrame(call) : refusal(kOk, call.what);
        };
        m_server = *PhoneServer::start(options, {count, count, [] {}});
        const auto address = m_server->address(); // `http://127.0.0.1:PORT/`
        m_host = address.substr(7, address.size() - 8);
        m_port = portOf(m_host);
    }

    /// Puts in what nobody can guess: `@HOST@`, `@CODE@`, and `@KEY@` of the phone; of the
    /// encrypted door `@TLS_HOST@` and `@TLS_KEY@`.
    [[nodiscard]] std::string filledIn(Bytes bytes) const {
        std::string text(asText(bytes));
        replaceAll(text, "@HOST@", m_host);
        replaceAll(text, "@CODE@", m_server->invitation().substr(m_server->address().size()));
        replaceAll(text, "@KEY@", m_key);
        replaceAll(text, "@TLS_HOST@", m_tlsHost);
        replaceAll(text, "@TLS_KEY@", m_tlsKey);
        return text;
    }

    /// By the encrypted door, where the request names that.
    [[nodiscard]] std::string answer(const std::string& request) {
        if (request.find(m_tlsHost) != std::string::npos) {
            TlsClient client(portOf(m_tlsHost));
            return answer(client, request);
        }
        RawClient client(m_port);
        return answer(client, request);
    }

    template <class Client>
    [[nodiscard]] std::string answer(Client& client, const std::string& request) {
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
        m_key =
            valueOf("Set-Cookie: pocketmars=", ';',
                    answerTo(m_port, post("http://", m_host, "pair", "",
                                          R"({"code": ")" + code + R"(", "name": "Kitchen"})")));
        const auto way = valueOf(
            "{\"address\":\"https://", '"',
            answerTo(m_port, post("http://", m_host, "camera", "pocketmars=" + m_key, "{}")));
        m_tlsHost = way.substr(0, way.find('/'));
        m_tlsKey = valueOf(
            "Set-Cookie: __Host-pocketmars=", ';',
            encryptedAnswerTo(portOf(m_tlsHost),
                              post("https://", m_tlsHost, "pair", "",
                                   R"({"code": ")" + way.substr(way.find('/') + 1) + R"("})")));
    }

    [[nodiscard]] bool isOfThePhone(const std::string& text) const {
        return text.find(m_key) != std::string::npos || text.find(m_tlsKey) != std::string::npos;
    }
    [[nodiscard]] bool isToUs(const std::string& text) const {
        return text.find(m_host) != std::string::npos || text.find(m_tlsHost) != std::string::npos;
    }
    [[nodiscard]] int calls() const { return m_calls; }

private:
    static std::uint16_t portOf(const std::string& host) {
        return static_cast<std::uint16_t>(std::stoi(host.substr(host.find(':') + 1)));
    }

    static std::string post(const std::string& scheme, const std::string& host,
                            const std::string& what, const std::string& cookie,
                            const std::string& body) {
        return "POST /api/" + what + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " + scheme + host +
               (cookie.empty() ? "" : "\r\nCookie: " + cookie) +
               "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
               "\r\n\r\n" + body;
    }

    /// What an answer has between a start and an end.
    static std::string valueOf(std::string_view start, char end, const std::string& answer) {
        const auto at = answer.find(start);
        promise(at != std::string::npos, "a phone with the code is paired");
        const auto begin = at + start.size();
        return answer.substr(begin, answer.find(end, begin) - begin);
    }

    Reply takeFrame(const Call& call) {
        const bool isTaken = m_box.put({call.body.begin(), call.body.end()});
        promise(call.body.size() <= kMostFrameBytes, "a picture is of bounded size");
        return isTaken ? refusal(kOk, "taken") : refusal(415, "no JPEG");
    }

    vision::FrameMailbox m_box;
    calibration::TemporaryFolder m_folder = calibration::TemporaryFolder::make().value();
    std::atomic<int> m_calls = 0;
    std::unique_ptr<PhoneServer> m_server;
    std::string m_host;
    std::uint16_t m_port = 0;
    std::string m_key;
    std::string m_tlsHost;
    std::string m_tlsKey;
};

} // namespace

bool request(Bytes bytes) {
    static Home home;
    home.tidy();
    const auto text = home.filledIn(bytes);
    const bool isOfThePhone = home.isOfThePhone(text);
    const bool isToUs = home.isToUs(text);
    const auto callsBefore = home.calls();
    const auto answer = home.answer(text);
    const auto status = statusOf(answer);
    promise(answer.empty() || status != 0, "an answer is HTTP");
    promise(status != kOk || isToUs, "who names another host is refused");
    promise(home.calls() == callsBefore || isOfThePhone, "only a paired phone is listened to");
    return status == kOk;
}

} // namespace pocketmars::fuzz
