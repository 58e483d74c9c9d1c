#include "app/phone/http/http_server.h"

#include "app/phone/http/addresses.h"
#include "app/phone/http/slow_clients.h"
#include "app/session/support/log.h"
#include "engine/support/phrase.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace pocketmars::phone {
namespace {

/// Headers, and what libmicrohttpd needs for a connection besides.
constexpr std::size_t kConnectionBytes = std::size_t{32} * 1024;
constexpr std::size_t kStreamPiece = std::size_t{64} * 1024;

/// In GnuTLS's words. What came before 1.2 can be broken.
constexpr const char* kTlsVersions = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2";

/// Nothing but our own files runs or is fetched, and nobody shows our pages within theirs.
constexpr const char* kPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
    "media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string header(MHD_Connection* connection, const char* name) {
    const char* value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return value != nullptr ? value : "";
}

const MHD_ConnectionInfo* info(MHD_Connection* connection, MHD_ConnectionInfoType type) {
    return MHD_get_connection_info(connection, type);
}

int socketOf(MHD_Connection* connection) {
    const auto* fd = info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return fd != nullptr ? fd->connect_fd : -1;
}

std::string clientOf(MHD_Connection* connection) {
    const auto* address = info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (address == nullptr || address->client_addr->sa_family != AF_INET) {
        return {};
    }
    char text[INET_ADDRSTRLEN] = "";
    const auto* ipv4 = reinterpret_cast<const sockaddr_in*>(address->client_addr);
    ::inet_ntop(AF_INET, &ipv4->sin_addr, text, sizeof text);
    return text;
}

Request requestOf(MHD_Connection* connection, const char* path, const char* method) {
    Request request;
    request.method = method;
    request.path = path;
    request.host = header(connection, MHD_HTTP_HEADER_HOST);
    request.origin = header(connection, MHD_HTTP_HEADER_ORIGIN);
    request.site = header(connection, "Sec-Fetch-Site");
    request.cookies = header(connection, MHD_HTTP_HEADER_COOKIE);
    request.type = header(connection, MHD_HTTP_HEADER_CONTENT_TYPE);
    request.agent = header(connection, MHD_HTTP_HEADER_USER_AGENT);
    request.client = clientOf(connection);
    return request;
}

/// A request that is being taken in.
struct Exchange {
    Request request;
    BodyRule rule;
    std::size_t bytes = 0; ///< of the body, so far
    std::ofstream file;
    bool isTooMuch = false;
    bool isLost = false; ///< the disk is full

    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    /// Who answered the request has moved its file away, if anybody wanted it.
    ~Exchange() {
        file.close();
        if (!rule.file.empty()) {
            std::error_code ignored;
            std::filesystem::remove(rule.file, ignored);
        }
    }

    void take(const char* data, std::size_t size) {
        bytes += size;
        isTooMuch = bytes > rule.mostBytes;
        if (isTooMuch) {
            return;
        }
        if (rule.file.empty()) {
            request.body.append(data, size);
            return;
        }
        if (!file.is_open()) {
            file.open(rule.file, std::ios::binary | std::ios::trunc);
        }
        isLost = isLost || !file.write(data, static_cast<std::streamsize>(size));
    }

    /// All of the body has come.
    void finish() {
        if (file.is_open()) {
            file.close();
            isLost = isLost || file.fail();
            request.bodyFile = rule.file;
        }
    }
};

/// The rest of a stream's piece that libmicrohttpd did not take yet.
struct Stream {
    NextPiece next;
    std::string piece;
    std::size_t taken = 0;
};

ssize_t nextBytes(void* stream, std::uint64_t /*position*/, char* buffer, std::size_t most) {
    auto& self = *static_cast<Stream*>(stream);
    try {
        while (self.taken == self.piece.size()) {
            auto piece = self.next();
            if (!piece) {
                return MHD_CONTENT_READER_END_OF_STREAM;
            }
            self.piece = *std::move(piece);
            self.taken = 0;
        }
    } catch (const std::exception& error) { // not through C's frames
        session::logError(std::string("phone: ") + error.what());
        return MHD_CONTENT_READER_END_WITH_ERROR;
    }
    const auto size = std::min(most, self.piece.size() - self.taken);
    std::copy_n(self.piece.begin() + static_cast<std::ptrdiff_t>(self.taken), size, buffer);
    self.taken += size;
    return static_cast<ssize_t>(size);
}

void endStream(void* stream) { delete static_cast<Stream*>(stream); }

MHD_Response* responseOf(Reply& reply) {
    if (reply.stream) {
        return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, kStreamPiece, nextBytes,
                                                 new Stream{std::move(reply.stream), {}, 0},
                                                 endStream);
    }
    const std::string_view body = reply.constant.value_or(reply.body);
    return MHD_create_response_from_buffer(body.size(), const_cast<char*>(body.data()),
                                           reply.constant ? MHD_RESPMEM_PERSISTENT
                                                          : MHD_RESPMEM_MUST_COPY);
}

void addHeaders(MHD_Response* response, const Reply& reply) {
    const auto add = [&](const char* name, const char* value) {
        MHD_add_response_header(response, name, value);
    };
    add(MHD_HTTP_HEADER_CONTENT_TYPE, reply.type.c_str());
    add(MHD_HTTP_HEADER_CACHE_CONTROL,
        reply.isKept ? "private, max-age=86400, immutable" : "no-store");
    add("Content-Security-Policy", kPolicy);
    add("X-Content-Type-Options", "nosniff");
    add("Referrer-Policy", "no-referrer");
    add("Cross-Origin-Resource-Policy", "same-origin");
    add("Cross-Origin-Opener-Policy", "same-origin");
    if (!reply.cookie.empty()) {
        add(MHD_HTTP_HEADER_SET_COOKIE, reply.cookie.c_str());
    }
}

session::SessionError notStarted(const std::string& address, std::uint16_t port, int error) {
    if (error == EADDRNOTAVAIL) {
        //: %1 what was given as an address
        return {engine::phrase("PhoneServer", "%1 is no address of this computer; without one the "
                                              "address in the home network is taken")
                    .with(address)};
    }
    //: %1 an address of this computer, %2 a number, %3 why
    return {engine::phrase("PhoneServer", "no phone can be waited for at %1, port %2: %3; try "
                                          "another port")
                .with(address, static_cast<int>(port), std::generic_category().message(error))};
}

} // namespace

struct HttpServer::Daemon {
    HttpSite site;
    HttpLimits limits;
    Certificate certificate; ///< empty: none
    SlowClients slow;
    std::uint16_t port = 0;
    std::atomic<bool> isEnding = false;
    MHD_Daemon* daemon = nullptr;

    ~Daemon() {
        isEnding = true;
        if (daemon != nullptr) {
            MHD_stop_daemon(daemon);
        }
    }
    Daemon() = default;
    Daemon(const Daemon&) = delete;
    Daemon& operator=(const Daemon&) = delete;

    MHD_Result send(MHD_Connection* connection, Reply reply) {
        const bool isStream = static_cast<bool>(reply.stream);
        const auto status = static_cast<unsigned>(reply.status);
        MHD_Response* response = responseOf(reply);
        if (response == nullptr) {
            return MHD_NO;
        }
        addHeaders(response, reply);
        const auto queued = MHD_queue_response(connection, status, response);
        MHD_destroy_response(response);
        if (isStream) {
            slow.forget(socketOf(connection));
        } else {
            slow.allow(socketOf(connection), limits.answer);
        }
        return queued;
    }

    /// The headers are there.
    MHD_Result begin(MHD_Connection* connection, const char* path, const char* method,
                     void** state) {
        slow.allow(socketOf(connection), limits.body);
        auto exchange = std::make_unique<Exchange>();
        exchange->request = requestOf(connection, path, method);
        auto admitted = site.admit(exchange->request);
        if (auto* reply = std::get_if<Reply>(&admitted)) {
            return send(connection, std::move(*reply));
        }
        exchange->rule = std::get<BodyRule>(std::move(admitted));
        const auto length = header(connection, MHD_HTTP_HEADER_CONTENT_LENGTH);
        // libmicrohttpd has refused what is no number.
        if (!length.empty() && std::strtoull(length.c_str(), nullptr, 10) >
                                   static_cast<unsigned long long>(exchange->rule.mostBytes)) {
            return send(connection, refusal(413, "too large"));
        }
        *state = exchange.release();
        return MHD_YES;
    }

    MHD_Result goOn(MHD_Connection* connection, Exchange& exchange, const char* data,
                    std::size_t* size) {
        if (*size > 0) {
            exchange.take(data, *size);
            *size = 0;
            // Of a body without a length nobody knows whether it ever ends.
            return exchange.isTooMuch ? MHD_NO : MHD_YES;
        }
        exchange.finish();
        if (exchange.isLost) {
            return send(connection, refusal(507, "the disk is full"));
        }
        slow.forget(socketOf(connection)); // the answer takes as long as it takes
        return send(connection, site.answer(exchange.request));
    }

    static MHD_Result handle(void* self, MHD_Connection* connection, const char* path,
                             const char* method, const char* /*version*/, const char* data,
                             std::size_t* size, void** state) {
        auto& daemon = *static_cast<Daemon*>(self);
        try {
            return *state == nullptr
                       ? daemon.begin(connection, path, method, state)
                       : daemon.goOn(connection, *static_cast<Exchange*>(*state), data, size);
        } catch (const std::exception& error) { // not through C's frames
            session::logError(std::string("phone: ") + error.what());
            return MHD_NO;
        }
    }

    static void completed(void* self, MHD_Connection* connection, void** state,
                          MHD_RequestTerminationCode /*code*/) {
        delete static_cast<Exchange*>(*state);
        *state = nullptr;
        auto& daemon = *static_cast<Daemon*>(self);
        if (!daemon.isEnding) {
            daemon.slow.allow(socketOf(connection), daemon.limits.headers);
        }
    }

    static void connected(void* self, MHD_Connection* connection, void** /*state*/,
                          MHD_ConnectionNotificationCode code) {
        auto& daemon = *static_cast<Daemon*>(self);
        const int socket = socketOf(connection);
        if (code == MHD_CONNECTION_NOTIFY_STARTED) {
            daemon.slow.allow(socket, daemon.limits.headers);
        } else {
            daemon.slow.forget(socket);
        }
    }

    static MHD_Result accepts(void* /*self*/, const sockaddr* address, socklen_t size) {
        if (address->sa_family != AF_INET || size < sizeof(sockaddr_in)) {
            return MHD_NO;
        }
        const auto* ipv4 = reinterpret_cast<const sockaddr_in*>(address);
        return isOfHomeNetwork(ntohl(ipv4->sin_addr.s_addr)) ? MHD_YES : MHD_NO;
    }

    /// Malformed requests are nothing that anybody could do something about.
    static void log(void* /*self*/, const char* /*format*/, va_list /*values*/) {}
};

HttpServer::HttpServer(std::unique_ptr<Daemon> daemon) : m_daemon(std::move(daemon)) {}

HttpServer::~HttpServer() = default;

std::uint16_t HttpServer::port() const { return m_daemon->port; }

tl::expected<std::unique_ptr<HttpServer>, session::SessionError>
HttpServer::start(const std::string& address, std::uint16_t port, HttpSite site,
                  const HttpLimits& limits, std::optional<Certificate> certificate) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    if (::inet_pton(AF_INET, address.c_str(), &place.sin_addr) != 1) {
        return tl::unexpected(session::SessionError{
            //: %1 what was given as an address
            engine::phrase("PhoneServer", "'%1' is no address of a network; give one like "
                                          "192.168.1.20")
                .with(address)});
    }
    auto daemon = std::make_unique<Daemon>();
    daemon->site = std::move(site);
    daemon->limits = limits;
    daemon->certificate = std::move(certificate).value_or(Certificate());
    const bool isEncrypted = !daemon->certificate.text.empty();
    std::array tls = {
        MHD_OptionItem{MHD_OPTION_HTTPS_MEM_CERT, 0, daemon->certificate.text.data()},
        MHD_OptionItem{MHD_OPTION_HTTPS_MEM_KEY, 0, daemon->certificate.key.data()},
        MHD_OptionItem{MHD_OPTION_HTTPS_PRIORITIES, 0, const_cast<char*>(kTlsVersions)},
        MHD_OptionItem{MHD_OPTION_END, 0, nullptr}};
    errno = 0;
    daemon->daemon = MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL |
            MHD_USE_ERROR_LOG | (isEncrypted ? MHD_USE_TLS : MHD_NO_FLAG),
        port, &Daemon::accepts, nullptr, &Daemon::handle, daemon.get(),               //
        MHD_OPTION_EXTERNAL_LOGGER, &Daemon::log, nullptr,                            //
        MHD_OPTION_SOCK_ADDR, reinterpret_cast<const sockaddr*>(&place),              //
        MHD_OPTION_CONNECTION_LIMIT, limits.connections,                              //
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connectionsOfOne,                  //
        MHD_OPTION_CONNECTION_TIMEOUT, static_cast<unsigned>(limits.silence.count()), //
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, kConnectionBytes,                         //
        MHD_OPTION_STRICT_FOR_CLIENT, 1,                                              //
        MHD_OPTION_NOTIFY_COMPLETED, &Daemon::completed, daemon.get(),                //
        MHD_OPTION_NOTIFY_CONNECTION, &Daemon::connected, daemon.get(),               //
        MHD_OPTION_ARRAY, isEncrypted ? tls.data() : &tls.back(),                     //
        MHD_OPTION_END);
    if (daemon->daemon == nullptr) {
        return tl::unexpected(notStarted(address, port, errno));
    }
    daemon->port = MHD_get_daemon_info(daemon->daemon, MHD_DAEMON_INFO_BIND_PORT)->port;
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(daemon)));
}

} // namespace pocketmars::phone
