#include "app/phone/phone_server.h"

#include "app/phone/http/addresses.h"
#include "app/phone/site/page_files.h"
#include "app/session/support/log.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace pocketmars::phone {
namespace {

constexpr std::size_t kMostCallBytes = 64UL * 1024;
constexpr const char* kJson = "application/json";
/// A phone stays paired for a year, or until it is thrown out.
constexpr const char* kCookieTerms = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict";

/// Browsers send a cookie to all ports of a host: each door has its own. That of the encrypted one
/// can be set and read by encrypted pages only, which is what `__Host-` stands for (RFC 6265bis).
const char* cookieName(Door door) {
    return door == Door::Plain ? "pocketmars" : "__Host-pocketmars";
}

std::string cookieOf(Door door, const std::string& key) {
    return std::string(cookieName(door)) + "=" + key + kCookieTerms +
           (door == Door::Plain ? "" : "; Secure");
}

Reply json(const nlohmann::json& value) {
    Reply reply;
    reply.type = kJson;
    reply.body = value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return reply;
}

Reply page(const PageFile& file) {
    Reply reply;
    reply.type = file.type();
    reply.constant = file.text;
    return reply;
}

/// What a person sees who comes without a code.
Reply strangersPage() {
    auto reply = page(*pageFile("stranger.html"));
    reply.status = 403;
    return reply;
}

std::string textOf(const std::string& body, const char* field) {
    const auto parsed = nlohmann::json::parse(body, nullptr, false);
    const bool isThere = parsed.is_object() && parsed.contains(field) && parsed[field].is_string();
    return isThere ? parsed[field].get<std::string>() : std::string();
}

bool startsWith(const std::string& text, std::string_view start) {
    return text.compare(0, start.size(), start) == 0;
}

} // namespace

std::string PhoneServer::Entrance::origin() const {
    return (door == Door::Plain ? "http://" : "https://") + host;
}

PhoneServer::PhoneServer(const PhoneServerOptions& options, PhoneCalls calls)
    : m_calls(std::move(calls)), m_options(options), m_phones(options.phones) {}

PhoneServer::~PhoneServer() {
    m_feed->close();
    m_encrypted.http.reset();
    m_plain.http.reset();
}

tl::expected<std::unique_ptr<PhoneServer>, session::SessionError>
PhoneServer::start(const PhoneServerOptions& options, PhoneCalls calls) {
    auto address = options.address;
    if (address.empty()) {
        const auto home = homeAddresses();
        if (home.empty()) {
            return tl::unexpected(session::SessionError{
                engine::phrase("PhoneServer", "this computer is in no home network; connect it to "
                                              "the one that the phone is in")});
        }
        address = home.front();
    }
    std::unique_ptr<PhoneServer> server(new PhoneServer(options, std::move(calls)));
    auto opened =
        server->open(server->m_plain, address, options.port, options.isPortFirm, std::nullopt);
    if (!opened) {
        return tl::unexpected(opened.error());
    }
    if (!options.certificate.empty()) {
        server->openEncrypted(address);
    }
    server->m_isReady = true;
    return server;
}

tl::expected<void, session::SessionError>
PhoneServer::open(Entrance& entrance, const std::string& address, std::uint16_t port,
                  bool isPortFirm, std::optional<Certificate> certificate) {
    const HttpSite site{
        [this, &entrance](const Request& request) { return admit(entrance, request); },
        [this, &entrance](const Request& request) { return answer(entrance, request); }};
    auto http = HttpServer::start(address, port, site, m_options.limits, certificate);
    if (!http && !isPortFirm && port != 0) {
        if (auto another =
                HttpServer::start(address, 0, site, m_options.limits, std::move(certificate))) {
            http = std::move(another);
        }
    }
    if (!http) {
        return tl::unexpected(http.error());
    }
    // Browsers leave it away.
    const int usual = entrance.door == Door::Plain ? 80 : 443;
    const int taken = (*http)->port();
    entrance.host = taken == usual ? address : address + ":" + std::to_string(taken);
    entrance.http = *std::move(http);
    return {};
}

void PhoneServer::openEncrypted(const std::string& address) {
    // Beside the plain one, so that a phone finds it again after the next start.
    const auto port = m_options.port == 0 ? 0 : m_plain.http->port() + 1;
    auto opened =
        keptCertificate(m_options.certificate).and_then([&](const Certificate& certificate) {
            m_fingerprint = certificate.fingerprint;
            return open(m_encrypted, address, static_cast<std::uint16_t>(port), false, certificate);
        });
    if (!opened) { // photos and the second screen do without
        m_fingerprint.clear();
        session::logWarning("no camera of a phone: " + opened.error().message);
    }
}

std::string PhoneServer::address() const { return m_plain.origin() + "/"; }

void PhoneServer::throwOut(const std::string& id) {
    m_phones.throwOut(id);
    m_feed->wake();
    m_calls.phonesChanged();
}

void PhoneServer::publish(const std::string& topic, std::string text) {
    m_feed->publish(topic, std::move(text));
}

std::optional<Reply> PhoneServer::refuseStranger(const Entrance& at, const Request& request) {
    // A name that leads here is another's who wants to read our answers (DNS rebinding).
    if (request.host != at.host) {
        return refusal(421, "this is " + at.host);
    }
    if (request.method == "POST") {
        // A page from elsewhere that has the browser send something (CSRF).
        const bool isOurs = request.origin == at.origin() &&
                            (request.site.empty() || request.site == "same-origin");
        return isOurs ? std::nullopt : std::optional(refusal(403, "from another page"));
    }
    if (request.method != "GET") {
        return refusal(405, "GET or POST");
    }
    return std::nullopt;
}

std::optional<PairedPhone> PhoneServer::phoneOf(const Entrance& at, const Request& request) const {
    const auto key = cookie(request.cookies, cookieName(at.door));
    return key ? m_phones.find(*key, at.door) : std::nullopt;
}

std::variant<BodyRule, Reply> PhoneServer::admit(const Entrance& at, const Request& request) {
    if (!m_isReady) {
        return refusal(503, "not yet");
    }
    if (auto refused = refuseStranger(at, request)) {
        return *std::move(refused);
    }
    if (request.method == "GET") {
        return BodyRule{};
    }
    if (request.path == "/api/pair") {
        return BodyRule{kMostCallBytes};
    }
    return phoneOf(at, request) ? admitPost(at, request) : refusal(403, "not paired");
}

std::variant<BodyRule, Reply> PhoneServer::admitPost(const Entrance& at, const Request& request) {
    if (request.path == "/api/frame") {
        // Who listens to the plain door must not be able to show us another table.
        if (at.door != Door::Encrypted) {
            return refusal(403, "over HTTPS only");
        }
        return request.type == "image/jpeg"
                   ? std::variant<BodyRule, Reply>(BodyRule{kMostFrameBytes})
                   : refusal(415, "image/jpeg");
    }
    if (!startsWith(request.path, "/api/photo")) {
        return BodyRule{kMostCallBytes};
    }
    return BodyRule{kMostPhotoBytes,
                    m_options.uploads / ("upload-" + std::to_string(++m_uploadCount))};
}

Reply PhoneServer::answer(const Entrance& at, const Request& request) {
    if (request.method == "POST" && request.path == "/api/pair") {
        return pair(at, request);
    }
    const auto phone = phoneOf(at, request);
    if (request.method == "GET" && !startsWith(request.path, "/api/")) {
        return showPage(at, request);
    }
    if (!phone) {
        return refusal(403, "not paired");
    }
    if (!startsWith(request.path, "/api/")) {
        return refusal(404, "no such page");
    }
    const Call call{*phone, request.path.substr(std::string_view("/api/").size()), request.body,
                    request.bodyFile};
    if (request.method == "GET") {
        return call.what == "events" ? listen(*phone)
               : call.what == "me"   ? showMe(*phone)
                                     : m_calls.show(call);
    }
    if (call.what == "me") {
        return rename(*phone, call.body);
    }
    if (call.what == "leave") {
        throwOut(phone->id);
        return json(nlohmann::json::object());
    }
    if (call.what == "camera") {
        return showCrossing(*phone);
    }
    return m_calls.act(call);
}

bool PhoneServer::isCode(const Entrance& at, const std::string& text) {
    return at.door == Door::Plain ? m_phones.isCode(text) : m_phones.isCrossingCode(text);
}

Reply PhoneServer::showPage(const Entrance& at, const Request& request) {
    auto name = request.path.substr(1);
    // Before it is paired a phone sees what hangs below its code, and nothing else.
    const auto code = name.substr(0, name.find('/'));
    const bool isKnown = phoneOf(at, request).has_value();
    const bool isCodeLike = !code.empty() && code.find('.') == std::string::npos;
    if (isKnown && at.door == Door::Encrypted && isCodeLike) {
        name.clear(); // it has crossed before: whether the code is still good does not matter
    } else if (!isKnown || m_phones.code() == code) {
        if (!isCodeLike || !isCode(at, code)) {
            return strangersPage();
        }
        name = name.size() > code.size() + 1 ? name.substr(code.size() + 1) : "pair.html";
        if (name != "pair.html" && name != "pair.js" && name != "style.css") {
            return strangersPage();
        }
    }
    const auto file = pageFile(name.empty() ? "index.html" : std::string_view(name));
    if (!file) {
        return refusal(404, "no such page");
    }
    auto reply = page(*file);
    if (name == "pair.html") { // its files hang below the code as well
        reply.body = std::string(file->text);
        reply.constant.reset();
        for (auto place = reply.body.find("CODE/"); place != std::string::npos;
             place = reply.body.find("CODE/", place + code.size())) {
            reply.body.replace(place, std::string_view("CODE").size(), "/" + code);
        }
    }
    return reply;
}

std::string PhoneServer::wantedName(const std::string& said) const {
    const auto phones = m_phones.list();
    const bool isTaken = std::any_of(phones.begin(), phones.end(), [&](const PairedPhone& phone) {
        return phone.name == m_options.nextName;
    });
    return m_options.nextName.empty() || isTaken ? said : m_options.nextName;
}

Reply PhoneServer::pair(const Entrance& at, const Request& request) {
    if (const auto known = phoneOf(at, request)) {
        return showMe(*known); // the code stays for another phone
    }
    const auto code = textOf(request.body, "code");
    const auto name = wantedName(textOf(request.body, "name"));
    const auto welcome = at.door == Door::Plain ? m_phones.pair(code, name) : m_phones.cross(code);
    if (!welcome) {
        auto refused =
            json({{"error", std::string(engine::phrase(
                                "PhoneServer", "This code is not the one of now. Scan the one that "
                                               "Pocket Mars Table shows."))}});
        refused.status = 403;
        return refused;
    }
    m_calls.phonesChanged();
    auto reply = json({{"name", welcome->phone.name}});
    reply.cookie = cookieOf(at.door, welcome->key);
    return reply;
}

Reply PhoneServer::showMe(const PairedPhone& phone) const {
    auto me = nlohmann::json{{"name", phone.name}};
    if (!m_fingerprint.empty()) {
        me["fingerprint"] = m_fingerprint;
    }
    return json(me);
}

Reply PhoneServer::showCrossing(const PairedPhone& phone) {
    return m_encrypted.http
               ? json({{"address", m_encrypted.origin() + "/" + m_phones.crossingCode(phone.id)}})
               : refusal(404, "no encrypted page");
}

Reply PhoneServer::rename(const PairedPhone& phone, const std::string& body) {
    m_phones.rename(phone.id, textOf(body, "name"));
    m_calls.phonesChanged();
    for (const auto& other : m_phones.list()) {
        if (other.id == phone.id) {
            return showMe(other);
        }
    }
    return refusal(403, "not paired");
}

Reply PhoneServer::listen(const PairedPhone& phone) {
    /// Counts the stream for as long as it is.
    struct Counted {
        PhoneServer* server;
        std::string id;
        Counted(PhoneServer* s, std::string i) : server(s), id(std::move(i)) { count(1); }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        ~Counted() { count(-1); }
        void count(int change) const {
            server->m_phones.countStream(id, change);
            server->m_calls.phonesChanged();
        }
    };
    Reply reply;
    reply.type = "text/event-stream";
    // The server waits for its streams before it goes.
    const auto counted = std::make_shared<Counted>(this, phone.id);
    reply.stream =
        m_feed->listen([counted] { return counted->server->m_phones.isPaired(counted->id); });
    return reply;
}

} // namespace pocketmars::phone
