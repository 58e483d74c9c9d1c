#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

namespace pocketmars::phone {

/// A client of 127.0.0.1 that sends whatever it likes.
class RawClient {
public:
    explicit RawClient(std::uint16_t port) : m_socket(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_port = htons(port);
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_isConnected = ::connect(m_socket, reinterpret_cast<sockaddr*>(&place), sizeof place) == 0;
    }
    ~RawClient() { ::close(m_socket); }
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    [[nodiscard]] bool isConnected() const { return m_isConnected; }

    /// @return whether all of it was taken
    bool send(std::string_view bytes) {
        while (!bytes.empty()) {
            const auto sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) {
                return false;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    [[nodiscard]] int socket() const { return m_socket; }
    /// How long to wait for more, whoever receives.
    void setPatience(std::chrono::milliseconds patience) const {
        const auto ms = patience.count();
        const timeval limit{static_cast<time_t>(ms / 1000),
                            static_cast<suseconds_t>(ms % 1000 * 1000)};
        ::setsockopt(m_socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    }

    /// Nothing more will be sent; what comes can still be received.
    void endSending() { ::shutdown(m_socket, SHUT_WR); }

    /// What comes until the connection ends, or `end` has come, or for `patience` nothing more.
    std::string receive(std::string_view end = {},
                        std::chrono::milliseconds patience = std::chrono::seconds(5)) {
        setPatience(patience);
        std::string out;
        std::array<char, 4096> part{};
        while (end.empty() || out.find(end) == std::string::npos) {
            const auto size = ::recv(m_socket, part.data(), part.size(), 0);
            if (size <= 0) {
                break;
            }
            out.append(part.data(), static_cast<std::size_t>(size));
        }
        return out;
    }

private:
    int m_socket;
    bool m_isConnected = false;
};

/// The answer to a request, in all.
inline std::string answerTo(std::uint16_t port, const std::string& request) {
    RawClient client(port);
    client.send(request);
    return client.receive();
}

/// With some of its bytes changed, cut or doubled.
inline std::string spoilt(std::string request, std::size_t changes, std::mt19937& random) {
    for (; changes > 0 && !request.empty(); --changes) {
        const auto at = random() % request.size();
        switch (random() % 3) {
        case 0:
            request[at] = static_cast<char>(random());
            break;
        case 1:
            request.erase(at, random() % 8);
            break;
        default:
            request.insert(at, request.substr(at, random() % 40));
        }
    }
    return request;
}

/// 0: no answer.
inline int statusOf(const std::string& answer) {
    const bool isHttp = answer.rfind("HTTP/1.1 ", 0) == 0 || answer.rfind("HTTP/1.0 ", 0) == 0;
    return isHttp ? std::stoi(answer.substr(9, 3)) : 0;
}

inline std::string bodyOf(const std::string& answer) {
    const auto end = answer.find("\r\n\r\n");
    return end == std::string::npos ? "" : answer.substr(end + 4);
}

} // namespace pocketmars::phone
