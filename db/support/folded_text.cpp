#include "db/support/folded_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cwctype>

#include <locale.h>
#include <wctype.h>

namespace pocketmars::db {
namespace {

/// A locale whose letters are those of Unicode, whatever the user's is; part of the C library.
locale_t unicode() {
    static const locale_t locale = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return locale;
}

std::uint32_t lower(std::uint32_t code) {
    if (unicode() != nullptr) {
        return static_cast<std::uint32_t>(::towlower_l(static_cast<wint_t>(code), unicode()));
    }
    return code >= 'A' && code <= 'Z' ? code + ('a' - 'A') : code;
}

/// How many bytes a character has that begins so; 0: none begins so.
std::size_t lengthFrom(unsigned char first) {
    if (first < 0x80) {
        return 1;
    }
    constexpr std::array kStarts{0xC0, 0xE0, 0xF0, 0xF8};
    for (std::size_t length = 2; length <= 4; ++length) {
        if (first >= kStarts.at(length - 2) && first < kStarts.at(length - 1)) {
            return length;
        }
    }
    return 0;
}

void append(std::string& out, std::uint32_t code) {
    const auto tail = [&](int shift) {
        out += static_cast<char>(0x80U | ((code >> static_cast<unsigned>(shift)) & 0x3FU));
    };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0U | (code >> 6U));
        tail(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0U | (code >> 12U));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | (code >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

} // namespace

std::string folded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto length = lengthFrom(first);
        bool isWhole = length > 0 && i + length <= text.size();
        std::uint32_t code = length <= 1 ? first : first & (0xFFU >> (length + 1));
        for (std::size_t k = 1; isWhole && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            isWhole = (next & 0xC0U) == 0x80U;
            code = (code << 6U) | (next & 0x3FU);
        }
        if (isWhole) {
            append(out, lower(code));
            i += length;
        } else {
            out += text[i++];
        }
    }
    return out;
}

} // namespace pocketmars::db
