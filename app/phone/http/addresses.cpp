#include "app/phone/http/addresses.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace pocketmars::phone {
namespace {

struct Range {
    std::uint32_t first;
    int bits;
};

constexpr std::array kHome = {Range{0x0A000000, 8},  Range{0xAC100000, 12}, Range{0xC0A80000, 16},
                              Range{0xA9FE0000, 16}, Range{0x64400000, 10}, Range{0x7F000000, 8}};

std::string asText(const in_addr& address) {
    std::array<char, INET_ADDRSTRLEN> text{};
    ::inet_ntop(AF_INET, &address, text.data(), text.size());
    return text.data();
}

/// The machine's own address on its way out. Nothing is sent: a datagram socket only looks up the
/// route.
std::optional<std::string> addressOnTheWayOut() {
    const int probe = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (probe < 0) {
        return std::nullopt;
    }
    sockaddr_in far{};
    far.sin_family = AF_INET;
    far.sin_port = htons(9);
    far.sin_addr.s_addr = htonl(0xC0000201); // 192.0.2.1, of nobody (RFC 5737)
    sockaddr_in own{};
    socklen_t size = sizeof own;
    const bool known = ::connect(probe, reinterpret_cast<sockaddr*>(&far), sizeof far) == 0 &&
                       ::getsockname(probe, reinterpret_cast<sockaddr*>(&own), &size) == 0;
    ::close(probe);
    return known ? std::optional(asText(own.sin_addr)) : std::nullopt;
}

} // namespace

bool isOfHomeNetwork(std::uint32_t address) {
    return std::any_of(kHome.begin(), kHome.end(), [address](const Range& range) {
        return (address ^ range.first) >> (32 - range.bits) == 0;
    });
}

std::vector<std::string> homeAddresses() {
    ifaddrs* first = nullptr;
    if (::getifaddrs(&first) != 0) {
        return {};
    }
    const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> list(first, &::freeifaddrs);
    std::vector<std::string> out;
    for (const auto* entry = list.get(); entry != nullptr; entry = entry->ifa_next) {
        const bool isUp =
            (entry->ifa_flags & IFF_UP) != 0 && (entry->ifa_flags & IFF_LOOPBACK) == 0;
        if (!isUp || entry->ifa_addr == nullptr || entry->ifa_addr->sa_family != AF_INET) {
            continue;
        }
        const auto& address = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr)->sin_addr;
        if (isOfHomeNetwork(ntohl(address.s_addr))) {
            out.push_back(asText(address));
        }
    }
    if (const auto usual = addressOnTheWayOut()) {
        std::stable_partition(out.begin(), out.end(),
                              [&](const std::string& text) { return text == *usual; });
    }
    return out;
}

} // namespace pocketmars::phone
