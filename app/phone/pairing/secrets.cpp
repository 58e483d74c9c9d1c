#include "app/phone/pairing/secrets.h"

#include "engine/support/check.h"

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>

#include <array>
#include <vector>

namespace pocketmars::phone {

std::string randomText(std::size_t letters) {
    constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz023456789"; // no i, l, o, 1
    static_assert(kLetters.size() == 32);
    std::vector<unsigned char> bytes(letters);
    engine::check(gnutls_rnd(GNUTLS_RND_KEY, bytes.data(), bytes.size()) == 0,
                  "the system has no random numbers");
    std::string text;
    for (const auto byte : bytes) {
        text += kLetters[byte % kLetters.size()];
    }
    return text;
}

std::string digest(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::array<unsigned char, 32> bytes{};
    engine::check(gnutls_hash_fast(GNUTLS_DIG_SHA256, text.data(), text.size(), bytes.data()) == 0,
                  "SHA-256 is missing");
    std::string hex;
    for (const auto byte : bytes) {
        hex += {kHex[byte / 16U], kHex[byte % 16U]};
    }
    return hex;
}

} // namespace pocketmars::phone
