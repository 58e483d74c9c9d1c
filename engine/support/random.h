#pragma once

#include <cstddef>
#include <cstdint>

namespace pocketmars::engine {

/// Numbers that look random and are the same on every machine: SplitMix64 (Steele, Lea, Flood 2014,
/// "Fast splittable pseudorandom number generators"). The distributions of the standard library
/// differ from one implementation to the next, and its good generators take long to set up.
class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : m_state(seed) {}

    constexpr std::uint64_t next() {
        std::uint64_t z = (m_state += 0x9E37'79B9'7F4A'7C15U);
        z = (z ^ (z >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
        z = (z ^ (z >> 27U)) * 0x94D0'49BB'1331'11EBU;
        return z ^ (z >> 31U);
    }

    /// One of 0 .. end - 1, each as likely but for 1 in 2^32.
    /// @param end  1 .. 2^32 - 1
    constexpr std::size_t below(std::size_t end) {
        return static_cast<std::size_t>(((next() >> 32U) * end) >> 32U);
    }

private:
    std::uint64_t m_state;
};

} // namespace pocketmars::engine
