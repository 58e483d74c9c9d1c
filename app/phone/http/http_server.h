#pragma once

#include "app/phone/http/reply.h"
#include "app/phone/http/request.h"
#include "app/phone/tls/certificate.h"
#include "app/session/support/session_error.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace pocketmars::phone {

/// What a server bears from its clients.
struct HttpLimits {
    unsigned connections = 32;
    unsigned connectionsOfOne = 8; ///< of one client's address
    /// To say what it wants: from the connection, or the last answer, to the end of the headers.
    std::chrono::milliseconds headers{10'000};
    std::chrono::milliseconds body{120'000};   ///< to send the whole of it
    std::chrono::milliseconds answer{120'000}; ///< to take it; not of a stream
    std::chrono::seconds silence{15};          ///< without a byte in between
};

/// What a server serves. Called from the connections' threads, several at once.
struct HttpSite {
    /// Looks at the headers, before the body is taken.
    /// @return what becomes of the body; or the answer, at once
    std::function<std::variant<BodyRule, Reply>(const Request&)> admit;
    /// Answers a request that was admitted, its body read.
    std::function<Reply(const Request&)> answer;
};

/// An HTTP/1.1 server, plain or encrypted, on one address and port, a thread a connection
/// (libmicrohttpd). It knows nothing of what it serves. Clients of the internet are not let in;
/// those that are slow, silent or endless are dropped.
class HttpServer {
public:
    /// @param address  IPv4 of this machine: `192.168.1.20`, `127.0.0.1`
    /// @param port     0: any that is free
    /// @param certificate  for HTTPS, TLS 1.2 or later; nothing: plain HTTP
    /// @return an error where the port is taken, or the address not this machine's
    [[nodiscard]] static tl::expected<std::unique_ptr<HttpServer>, session::SessionError>
    start(const std::string& address, std::uint16_t port, HttpSite site,
          const HttpLimits& limits = {}, std::optional<Certificate> certificate = std::nullopt);

    /// Ends all connections. Whatever the site waits for in its calls must have been woken before.
    ~HttpServer();
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    [[nodiscard]] std::uint16_t port() const;

private:
    struct Daemon;
    explicit HttpServer(std::unique_ptr<Daemon> daemon);

    std::unique_ptr<Daemon> m_daemon;
};

} // namespace pocketmars::phone
