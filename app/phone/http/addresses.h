#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// IPv4 addresses, and which of them belong to a home.
namespace pocketmars::phone {

/// Whether an address is one of those that no router of the internet hands on: 10/8, 172.16/12,
/// 192.168/16, 169.254/16, 100.64/10, 127/8.
/// @param address  in the machine's byte order
[[nodiscard]] bool isOfHomeNetwork(std::uint32_t address);

/// This machine's addresses in home networks, the one by which it reaches the others first; without
/// 127.0.0.1. Empty where it is in no such network.
[[nodiscard]] std::vector<std::string> homeAddresses();

} // namespace pocketmars::phone
