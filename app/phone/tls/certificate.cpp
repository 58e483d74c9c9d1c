#include "app/phone/tls/certificate.h"

#include "app/session/files/text_file.h"
#include "app/session/files/whole_file.h"
#include "app/session/support/log.h"
#include "engine/support/check.h"

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>

namespace pocketmars::phone {
namespace {

using Days = std::chrono::duration<int, std::ratio<86400>>;
using Time = std::chrono::system_clock::time_point;

// Apple's browsers take none that is good for more than 825 days.
constexpr Days kLife(800);
constexpr Days kRenewal(30);
constexpr Days kClocksDiffer(1); ///< a phone's may be slow
constexpr std::string_view kName = "Pocket Mars Table";
constexpr std::string_view kHost = "pocketmars.local"; ///< some browsers want one; it leads nowhere

struct Freed {
    void operator()(gnutls_x509_crt_t certificate) const { gnutls_x509_crt_deinit(certificate); }
    void operator()(gnutls_x509_privkey_t key) const { gnutls_x509_privkey_deinit(key); }
    void operator()(unsigned char* data) const { gnutls_free(data); }
};
using X509 = std::unique_ptr<std::remove_pointer_t<gnutls_x509_crt_t>, Freed>;
using PrivateKey = std::unique_ptr<std::remove_pointer_t<gnutls_x509_privkey_t>, Freed>;

/// Nothing of a new certificate depends on what comes from outside.
void must(int result) { engine::check(result >= 0, "GnuTLS can't make a certificate"); }

X509 newCertificate() {
    gnutls_x509_crt_t raw = nullptr;
    must(gnutls_x509_crt_init(&raw));
    return X509(raw);
}

PrivateKey newKey() {
    gnutls_x509_privkey_t raw = nullptr;
    must(gnutls_x509_privkey_init(&raw));
    return PrivateKey(raw);
}

std::string taken(const gnutls_datum_t& pem) {
    const std::unique_ptr<unsigned char, Freed> owner(pem.data);
    return {reinterpret_cast<const char*>(pem.data), pem.size};
}

std::string fingerprintOf(gnutls_x509_crt_t certificate) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::array<unsigned char, 32> bytes{};
    std::size_t size = bytes.size();
    must(gnutls_x509_crt_get_fingerprint(certificate, GNUTLS_DIG_SHA256, bytes.data(), &size));
    std::string text;
    for (const auto byte : bytes) {
        text += text.empty() ? "" : ":";
        text += {kHex[byte / 16U], kHex[byte % 16U]};
    }
    return text;
}

Certificate made(Time now) {
    const auto key = newKey();
    must(gnutls_x509_privkey_generate(key.get(), GNUTLS_PK_ECDSA,
                                      GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0));
    const auto crt = newCertificate();
    std::array<unsigned char, 16> serial{};
    must(gnutls_rnd(GNUTLS_RND_NONCE, serial.data(), serial.size()));
    serial[0] = static_cast<unsigned char>((serial[0] & 0x7FU) | 0x40U); // above 0, of full length
    must(gnutls_x509_crt_set_version(crt.get(), 3));
    must(gnutls_x509_crt_set_serial(crt.get(), serial.data(), serial.size()));
    must(gnutls_x509_crt_set_dn_by_oid(crt.get(), GNUTLS_OID_X520_COMMON_NAME, 0, kName.data(),
                                       static_cast<unsigned>(kName.size())));
    const auto seconds = [](Time time) { return std::chrono::system_clock::to_time_t(time); };
    must(gnutls_x509_crt_set_activation_time(crt.get(), seconds(now - kClocksDiffer)));
    must(gnutls_x509_crt_set_expiration_time(crt.get(), seconds(now + kLife)));
    must(gnutls_x509_crt_set_subject_alt_name(crt.get(), GNUTLS_SAN_DNSNAME, kHost.data(),
                                              static_cast<unsigned>(kHost.size()),
                                              GNUTLS_FSAN_SET));
    must(gnutls_x509_crt_set_basic_constraints(crt.get(), 0, -1));
    must(gnutls_x509_crt_set_key_usage(crt.get(), GNUTLS_KEY_DIGITAL_SIGNATURE));
    must(gnutls_x509_crt_set_key_purpose_oid(crt.get(), GNUTLS_KP_TLS_WWW_SERVER, 0));
    must(gnutls_x509_crt_set_key(crt.get(), key.get()));
    must(gnutls_x509_crt_sign2(crt.get(), crt.get(), key.get(), GNUTLS_DIG_SHA256, 0));
    gnutls_datum_t pem{};
    Certificate out;
    must(gnutls_x509_crt_export2(crt.get(), GNUTLS_X509_FMT_PEM, &pem));
    out.text = taken(pem);
    must(gnutls_x509_privkey_export2(key.get(), GNUTLS_X509_FMT_PEM, &pem));
    out.key = taken(pem);
    out.fingerprint = fingerprintOf(crt.get());
    return out;
}

/// Whether a key is a certificate's own.
bool fits(gnutls_x509_privkey_t key, gnutls_x509_crt_t certificate) {
    std::array<unsigned char, 64> ofKey{};
    std::array<unsigned char, 64> ofCertificate{};
    std::size_t keySize = ofKey.size();
    std::size_t certificateSize = ofCertificate.size();
    return gnutls_x509_privkey_get_key_id(key, GNUTLS_KEYID_USE_SHA256, ofKey.data(), &keySize) ==
               0 &&
           gnutls_x509_crt_get_key_id(certificate, GNUTLS_KEYID_USE_SHA256, ofCertificate.data(),
                                      &certificateSize) == 0 &&
           ofKey == ofCertificate;
}

/// Nothing: it can't be used, or not for long.
std::optional<Certificate> read(std::string pem, Time now) {
    const gnutls_datum_t datum{reinterpret_cast<unsigned char*>(pem.data()),
                               static_cast<unsigned>(pem.size())};
    const auto crt = newCertificate();
    const auto key = newKey();
    if (gnutls_x509_crt_import(crt.get(), &datum, GNUTLS_X509_FMT_PEM) < 0 ||
        gnutls_x509_privkey_import(key.get(), &datum, GNUTLS_X509_FMT_PEM) < 0 ||
        !fits(key.get(), crt.get())) {
        return std::nullopt;
    }
    const auto ends =
        std::chrono::system_clock::from_time_t(gnutls_x509_crt_get_expiration_time(crt.get()));
    if (ends < now + kRenewal) {
        return std::nullopt;
    }
    return Certificate{pem, pem, fingerprintOf(crt.get())}; // either is found in the whole
}

/// Nobody else may open it at any time, empty or not.
bool writePrivately(const std::filesystem::path& file, const std::string& text) {
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made < 0) {
        return false;
    }
    const auto written = ::write(made, text.data(), text.size());
    return ::close(made) == 0 && written == static_cast<ssize_t>(text.size());
}

} // namespace

tl::expected<Certificate, session::SessionError> keptCertificate(const std::filesystem::path& file,
                                                                 Time now) {
    namespace fs = std::filesystem;
    std::error_code failed;
    if (fs::exists(file, failed)) {
        if (auto kept = read(session::readText(file).value_or(""), now)) {
            // As it was made, whatever copied it since.
            fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write, failed);
            return *std::move(kept);
        }
        session::logWarning("the certificate in " + file.string() + " is made anew");
    }
    fs::create_directories(file.parent_path(), failed); // or writing says what is wrong
    auto fresh = made(now);
    return session::writeWhole(
               file,
               [&](const fs::path& part) { return writePrivately(part, fresh.text + fresh.key); })
        .map([&] { return std::move(fresh); });
}

} // namespace pocketmars::phone
