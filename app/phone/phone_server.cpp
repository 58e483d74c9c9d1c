#include "app/phone/phone_server.h"

#include "app/phone/http/addresses.h"
#include "app/phone/site/page_files.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace pocketmars::phone {
namespace {

constexpr std::size_t kMostCallBytes = 64UL * 1024;
constexpr const char* kCookie = "pocketmars";
constexpr const char* kJson = "application/json";
/// A phone stays paired for a year, or until it is thrown out.
constexpr const char* kCookieTerms = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict";

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

PhoneServer::PhoneServer(const PhoneServerOptions& options, PhoneCalls calls)
    : m_calls(std::move(calls)), m_uploads(options.uploads), m_phones(options.phones) {}

PhoneServer::~PhoneServer() {
    m_feed->close();
    m_http.reset();
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
    const HttpSite site{
        [self = server.get()](const Request& request) { return self->admit(request); },
        [self = server.get()](const Request& request) { return self->answer(request); }};
    auto http = HttpServer::start(address, options.port, site, options.limits);
    if (!http && !options.isPortFirm && options.port != 0) {
        if (auto another = HttpServer::start(address, 0, site, options.limits)) {
            http = std::move(another);
        }
    }
    if (!http) {
        return tl::unexpected(http.error());
    }
    constexpr int kHttpPort = 80; // browsers leave it away
    const int port = (*http)->port();
    server->m_host = port == kHttpPort ? address : address + ":" + std::to_string(port);
    server->m_http = *std::move(http);
    server->m_isReady = true;
    return server;
}

std::string PhoneServer::address() const { return "http://" + m_host + "/"; }

void PhoneServer::throwOut(const std::string& id) {
    m_phones.throwOut(id);
    m_feed->wake();
    m_calls.phonesChanged();
}

void PhoneServer::publish(const std::string& topic, std::string text) {
    m_feed->publish(topic, std::move(text));
}

std::optional<Reply> PhoneServer::refuseStranger(const Request& request) const {
    // A name that leads here is another's who wants to read our answers (DNS rebinding).
    if (request.host != m_host) {
        return refusal(421, "this is " + m_host);
    }
    if (request.method == "POST") {
        // A page from elsewhere that has the browser send something (CSRF).
        const bool isOurs = request.origin == "http://" + m_host &&
                            (request.site.empty() || request.site == "same-origin");
        return isOurs ? std::nullopt : std::optional(refusal(403, "from another page"));
    }
    if (request.method != "GET") {
        return refusal(405, "GET or POST");
    }
    return std::nullopt;
}

std::optional<PairedPhone> PhoneServer::phoneOf(const Request& request) const {
    const auto key = cookie(request.cookies, kCookie);
    return key ? m_phones.find(*key) : std::nullopt;
}

std::variant<BodyRule, Reply> PhoneServer::admit(const Request& request) {
    if (!m_isReady) {
        return refusal(503, "not yet");
    }
    if (auto refused = refuseStranger(request)) {
        return *std::move(refused);
    }
    if (request.method == "GET") {
        return BodyRule{};
    }
    if (request.path == "/api/pair") {
        return BodyRule{kMostCallBytes};
    }
    if (!phoneOf(request)) {
        return refusal(403, "not paired");
    }
    if (!startsWith(request.path, "/api/photo")) {
        return BodyRule{kMostCallBytes};
    }
    return BodyRule{kMostPhotoBytes, m_uploads / ("upload-" + std::to_string(++m_uploadCount))};
}

Reply PhoneServer::answer(const Request& request) {
    if (request.method == "POST" && request.path == "/api/pair") {
        return pair(request);
    }
    const auto phone = phoneOf(request);
    if (request.method == "GET" && !startsWith(request.path, "/api/")) {
        return showPage(request);
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
    return m_calls.act(call);
}

Reply PhoneServer::showPage(const Request& request) {
    auto name = request.path.substr(1);
    // Before it is paired a phone sees what hangs below its code, and nothing else.
    const auto code = name.substr(0, name.find('/'));
    const bool isGuest = !phoneOf(request) || m_phones.code() == code;
    if (isGuest) {
        if (code.empty() || code.find('.') != std::string::npos || !m_phones.isCode(code)) {
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
        for (auto at = reply.body.find("CODE/"); at != std::string::npos;
             at = reply.body.find("CODE/", at + code.size())) {
            reply.body.replace(at, std::string_view("CODE").size(), "/" + code);
        }
    }
    return reply;
}

Reply PhoneServer::pair(const Request& request) {
    if (const auto known = phoneOf(request)) {
        return showMe(*known); // the code stays for another phone
    }
    const auto welcome = m_phones.pair(textOf(request.body, "code"), textOf(request.body, "name"));
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
    reply.cookie = std::string(kCookie) + "=" + welcome->key + kCookieTerms;
    return reply;
}

Reply PhoneServer::showMe(const PairedPhone& phone) const { return json({{"name", phone.name}}); }

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
