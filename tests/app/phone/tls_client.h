#pragma once

#include "tests/app/phone/raw_client.h"

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace pocketmars::phone {

/// A client of 127.0.0.1 that sends whatever it likes, encrypted; it believes any certificate.
class TlsClient {
public:
    explicit TlsClient(std::uint16_t port, const char* versions = "NORMAL") : m_plain(port) {
        gnutls_certificate_allocate_credentials(&m_credentials);
        gnutls_init(&m_session, GNUTLS_CLIENT | GNUTLS_NO_SIGNAL); // as RawClient
        gnutls_priority_set_direct(m_session, versions, nullptr);
        gnutls_credentials_set(m_session, GNUTLS_CRD_CERTIFICATE, m_credentials);
        gnutls_transport_set_int(m_session, m_plain.socket());
        gnutls_handshake_set_timeout(m_session, 5000);
        int result = GNUTLS_E_AGAIN;
        while (result < 0 && gnutls_error_is_fatal(result) == 0) {
            result = gnutls_handshake(m_session);
        }
        m_isConnected = m_plain.isConnected() && result == GNUTLS_E_SUCCESS;
    }
    ~TlsClient() {
        gnutls_deinit(m_session);
        gnutls_certificate_free_credentials(m_credentials);
    }
    TlsClient(const TlsClient&) = delete;
    TlsClient& operator=(const TlsClient&) = delete;

    [[nodiscard]] bool isConnected() const { return m_isConnected; }

    /// SHA-256 of the server's certificate, 64 hex digits in capitals.
    [[nodiscard]] std::string fingerprint() const {
        unsigned count = 0;
        const auto* chain = gnutls_certificate_get_peers(m_session, &count);
        std::array<unsigned char, 32> bytes{};
        std::size_t size = bytes.size();
        if (count == 0 ||
            gnutls_fingerprint(GNUTLS_DIG_SHA256, &chain[0], bytes.data(), &size) != 0) {
            return {};
        }
        constexpr std::string_view kHex = "0123456789ABCDEF";
        std::string text;
        for (const auto byte : bytes) {
            text += {kHex[byte / 16U], kHex[byte % 16U]};
        }
        return text;
    }

    /// @return whether all of it was taken
    bool send(std::string_view bytes) {
        while (m_isConnected && !bytes.empty()) {
            const auto sent = gnutls_record_send(m_session, bytes.data(), bytes.size());
            if (sent <= 0) {
                return false;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return m_isConnected;
    }

    /// Nothing more will be sent; what comes can still be received.
    void endSending() { gnutls_bye(m_session, GNUTLS_SHUT_WR); }

    /// What comes until the connection ends, or `end` has come, or for `patience` nothing more.
    std::string receive(std::string_view end = {},
                        std::chrono::milliseconds patience = std::chrono::seconds(5)) {
        m_plain.setPatience(patience);
        std::string out;
        std::array<char, 4096> part{};
        while (m_isConnected && (end.empty() || out.find(end) == std::string::npos)) {
            const auto size = gnutls_record_recv(m_session, part.data(), part.size());
            if (size == GNUTLS_E_REHANDSHAKE || size == GNUTLS_E_INTERRUPTED) {
                continue; // a session ticket of TLS 1.3
            }
            if (size <= 0) {
                break;
            }
            out.append(part.data(), static_cast<std::size_t>(size));
        }
        return out;
    }

private:
    RawClient m_plain;
    gnutls_certificate_credentials_t m_credentials = nullptr;
    gnutls_session_t m_session = nullptr;
    bool m_isConnected = false;
};

/// The answer to a request, in all.
inline std::string encryptedAnswerTo(std::uint16_t port, const std::string& request) {
    TlsClient client(port);
    client.send(request);
    return client.receive();
}

} // namespace pocketmars::phone
