#pragma once

#include "app/phone/feed/feed.h"
#include "app/phone/http/http_server.h"
#include "app/phone/pairing/phones.h"
#include "app/phone/tls/certificate.h"
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
    std::string what;            ///< `photo`, `score/answer`, `picture/12`; `frame`: of its camera
    std::string body;            ///< as it came: a few kB of JSON; of `frame`: claims to be a JPEG
    std::filesystem::path photo; ///< a file of its own, to be moved away by who wants it; or empty
};

struct PhoneServerOptions {
    std::string address{};           ///< IPv4; empty: the first of homeAddresses()
    std::uint16_t port = kUsualPort; ///< 0: any that is free
    bool isPortFirm = false;         ///< where it is taken: false: any that is free
    std::filesystem::path phones{};  ///< the file of Phones; empty: none
    /// The file of keptCertificate(); empty: there is no encrypted door, and no camera.
    std::filesystem::path certificate{};
    std::string nextName{};          ///< of the next phone, if it is free; empty: it says
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
/// A picture of a camera, of which there are several a second.
inline constexpr std::size_t kMostFrameBytes = 4UL * 1024 * 1024;

/// Serves the pages while it lives; nothing listens before or after.
///
/// Every request needs this machine's own address as its Host, those that change something a page
/// of ours as their Origin, and all but the pairing itself the cookie of a phone
/// (docs/decisions/0022-a-phone-in-the-home-network.md). The same pages stand behind a second,
/// encrypted door, as browsers give their camera to such pages only
/// (docs/decisions/0029-a-phones-camera-behind-its-own-certificate.md).
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

    /// Of the encrypted door's certificate: `3F:0A:…`; empty: there is no such door.
    [[nodiscard]] const std::string& fingerprint() const { return m_fingerprint; }

    [[nodiscard]] std::vector<PairedPhone> phones() const { return m_phones.list(); }
    void throwOut(const std::string& id);

    /// See Feed.
    void publish(const std::string& topic, std::string text);

private:
    /// Where requests come in.
    struct Entrance {
        Door door = Door::Plain;
        std::string host{}; ///< `192.168.1.20:8337`; empty: it is shut
        std::unique_ptr<HttpServer> http{};

        [[nodiscard]] std::string origin() const;
    };

    PhoneServer(const PhoneServerOptions& options, PhoneCalls calls);

    [[nodiscard]] tl::expected<void, session::SessionError>
    open(Entrance& entrance, const std::string& address, std::uint16_t port, bool isPortFirm,
         std::optional<Certificate> certificate);
    void openEncrypted(const std::string& address);

    [[nodiscard]] std::variant<BodyRule, Reply> admit(const Entrance& at, const Request& request);
    [[nodiscard]] std::variant<BodyRule, Reply> admitPost(const Entrance& at,
                                                          const Request& request);
    [[nodiscard]] Reply answer(const Entrance& at, const Request& request);
    /// What everybody is refused who is not on a page of ours; nothing: go on.
    [[nodiscard]] static std::optional<Reply> refuseStranger(const Entrance& at,
                                                             const Request& request);
    [[nodiscard]] std::optional<PairedPhone> phoneOf(const Entrance& at,
                                                     const Request& request) const;
    [[nodiscard]] bool isCode(const Entrance& at, const std::string& text);
    [[nodiscard]] Reply showPage(const Entrance& at, const Request& request);
    /// What the next phone is called.
    [[nodiscard]] std::string wantedName(const std::string& said) const;
    [[nodiscard]] Reply pair(const Entrance& at, const Request& request);
    [[nodiscard]] Reply showMe(const PairedPhone& phone) const;
    /// Where the phone's own encrypted page is, to be opened once.
    [[nodiscard]] Reply showCrossing(const PairedPhone& phone);
    [[nodiscard]] Reply rename(const PairedPhone& phone, const std::string& body);
    [[nodiscard]] Reply listen(const PairedPhone& phone);

    PhoneCalls m_calls;
    PhoneServerOptions m_options;
    std::atomic<unsigned> m_uploadCount = 0;
    std::shared_ptr<Feed> m_feed = std::make_shared<Feed>();
    Phones m_phones;
    std::string m_fingerprint;
    std::atomic<bool> m_isReady = false; ///< hosts are known
    // Last, so that they end before what they call.
    Entrance m_plain{Door::Plain};
    Entrance m_encrypted{Door::Encrypted};
};

} // namespace pocketmars::phone
