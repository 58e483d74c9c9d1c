#pragma once

#include "app/phone/feed/feed.h"
#include "app/phone/http/http_server.h"
#include "app/phone/pairing/phones.h"
#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Phones of the home network as camera and second screen: pages for their browsers, and what these
/// ask for. No Qt, no rules.
namespace pocketmars::phone {

/// What a page asks for.
struct Call {
    PairedPhone phone;
    std::string what;            ///< `photo`, `score/answer`, `picture/12`
    std::string body;            ///< as it came: a few kB of JSON
    std::filesystem::path photo; ///< a file of its own, to be moved away by who wants it; or empty
};

struct PhoneServerOptions {
    std::string address{};           ///< IPv4; empty: the first of homeAddresses()
    std::uint16_t port = kUsualPort; ///< 0: any that is free
    bool isPortFirm = false;         ///< where it is taken: false: any that is free
    std::filesystem::path phones{};  ///< the file of Phones; empty: none
    std::filesystem::path uploads{}; ///< an existing folder for photos on their way
    HttpLimits limits{};

    static constexpr std::uint16_t kUsualPort = 8337;
};

/// What the server calls, from its own threads.
struct PhoneCalls {
    /// GET of a paired phone: a picture.
    std::function<Reply(const Call&)> show;
    /// POST of a paired phone. Waits for the answer, but never for one that does not come.
    std::function<Reply(const Call&)> act;
    /// A phone came or went, or the code is another.
    std::function<void()> phonesChanged;
};

/// A photo may be this large.
inline constexpr std::size_t kMostPhotoBytes = 25UL * 1024 * 1024;

/// Serves the pages while it lives; nothing listens before or after.
///
/// Every request needs this machine's own address as its Host, those that change something a page
/// of ours as their Origin, and all but the pairing itself the cookie of a phone
/// (docs/decisions/0022-a-phone-in-the-home-network.md).
class PhoneServer {
public:
    [[nodiscard]] static tl::expected<std::unique_ptr<PhoneServer>, session::SessionError>
    start(const PhoneServerOptions& options, PhoneCalls calls);

    ~PhoneServer();
    PhoneServer(const PhoneServer&) = delete;
    PhoneServer& operator=(const PhoneServer&) = delete;

    /// `http://192.168.1.20:8337/`
    [[nodiscard]] std::string address() const;
    /// The same with the code of now: what a phone opens to be paired.
    [[nodiscard]] std::string invitation() const { return address() + m_phones.code(); }

    [[nodiscard]] std::vector<PairedPhone> phones() const { return m_phones.list(); }
    void throwOut(const std::string& id);

    /// See Feed.
    void publish(const std::string& topic, std::string text);

private:
    PhoneServer(const PhoneServerOptions& options, PhoneCalls calls);

    [[nodiscard]] std::variant<BodyRule, Reply> admit(const Request& request);
    [[nodiscard]] Reply answer(const Request& request);
    /// What everybody is refused who is not on a page of ours; nothing: go on.
    [[nodiscard]] std::optional<Reply> refuseStranger(const Request& request) const;
    [[nodiscard]] std::optional<PairedPhone> phoneOf(const Request& request) const;
    [[nodiscard]] Reply showPage(const Request& request);
    [[nodiscard]] Reply pair(const Request& request);
    [[nodiscard]] Reply showMe(const PairedPhone& phone) const;
    [[nodiscard]] Reply rename(const PairedPhone& phone, const std::string& body);
    [[nodiscard]] Reply listen(const PairedPhone& phone);

    PhoneCalls m_calls;
    std::filesystem::path m_uploads;
    std::atomic<unsigned> m_uploadCount = 0;
    std::shared_ptr<Feed> m_feed = std::make_shared<Feed>();
    Phones m_phones;
    std::string m_host;                  ///< `192.168.1.20:8337`
    std::atomic<bool> m_isReady = false; ///< m_host is known
    std::unique_ptr<HttpServer> m_http;
};

} // namespace pocketmars::phone
