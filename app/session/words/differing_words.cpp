#include "app/session/words/differing_words.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace pocketmars::session {
namespace {

/// Bytes of the UTF-8 letter that begins with this one.
std::size_t lengthOf(unsigned char first) {
    return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/// Letters and digits of the alphabets that put spaces between words.
bool isOfWord(std::string_view letter) {
    const auto c = static_cast<unsigned char>(letter.front());
    const bool isAscii =
        (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    return letter.size() == 1 ? isAscii : letter.size() == 2;
}

/// Words, and what stands between them letter by letter.
std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    bool wasOfWord = false;
    for (std::size_t i = 0; i < text.size();) {
        const auto size = lengthOf(static_cast<unsigned char>(text[i]));
        const auto letter = text.substr(i, size);
        const bool isWord = isOfWord(letter);
        if (isWord && wasOfWord) {
            words.back() += letter;
        } else {
            words.push_back(letter);
        }
        wasOfWord = isWord;
        i += size;
    }
    return words;
}

std::string joinedWords(const std::vector<std::string>& words, std::size_t from, std::size_t to) {
    std::string out;
    for (auto i = from; i < to; ++i) {
        out += words[i];
    }
    return out;
}

} // namespace

std::optional<DifferingWords> differingWords(const std::vector<std::string>& texts) {
    if (texts.size() < 2) {
        return std::nullopt;
    }
    std::vector<std::vector<std::string>> all;
    std::size_t shortest = SIZE_MAX;
    for (const auto& text : texts) {
        shortest = std::min(shortest, all.emplace_back(wordsOf(text)).size());
    }
    const auto& first = all.front();
    std::size_t before = 0;
    while (before < shortest && std::all_of(all.begin(), all.end(), [&](const auto& words) {
               return words[before] == first[before];
           })) {
        ++before;
    }
    std::size_t after = 0;
    while (before + after < shortest && std::all_of(all.begin(), all.end(), [&](const auto& words) {
               return words[words.size() - 1 - after] == first[first.size() - 1 - after];
           })) {
        ++after;
    }
    DifferingWords out{
        joinedWords(first, 0, before), {}, joinedWords(first, first.size() - after, first.size())};
    for (const auto& words : all) {
        if (before + after == words.size()) {
            return std::nullopt;
        }
        out.parts.push_back(joinedWords(words, before, words.size() - after));
    }
    return out;
}

} // namespace pocketmars::session
