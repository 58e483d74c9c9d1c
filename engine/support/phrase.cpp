#include "engine/support/phrase.h"

#include <atomic>
#include <cassert>
#include <cstddef>

namespace pocketmars::engine {
namespace {

std::atomic<Translate> translator{nullptr};

std::string translated(const char* context, const char* source, int count) {
    const auto translate = translator.load();
    return translate == nullptr ? std::string() : translate(context, source, count);
}

/// `{card|cards}` becomes either.
std::string inEnglish(std::string_view source, int count) {
    std::string text;
    while (!source.empty()) {
        const auto open = source.find('{');
        text += source.substr(0, open);
        if (open == std::string_view::npos) {
            break;
        }
        const auto bar = source.find('|', open);
        const auto close = source.find('}', open);
        assert(bar < close && close != std::string_view::npos);
        text += count == 1 ? source.substr(open + 1, bar - open - 1)
                           : source.substr(bar + 1, close - bar - 1);
        source.remove_prefix(close + 1);
    }
    return text;
}

void replaceCount(std::string& text, int count) {
    if (const auto place = text.find("%n"); place != std::string::npos) {
        text.replace(place, 2, std::to_string(count));
    }
}

} // namespace

void translateWith(Translate translate) { translator.store(translate); }

Phrase phrase(const char* context, const char* source) {
    auto text = translated(context, source, -1);
    return Phrase(text.empty() ? std::string(source) : std::move(text));
}

Phrase phrase(const char* context, const char* source, const char* /*comment*/, int count) {
    auto text = translated(context, source, count);
    if (text.empty()) {
        text = inEnglish(source, count);
    }
    replaceCount(text, count);
    return Phrase(std::move(text));
}

std::string Phrase::filled(const std::vector<std::string>& texts) const {
    std::string out;
    for (std::size_t i = 0; i < m_text.size(); ++i) {
        const bool isPlace = m_text[i] == '%' && i + 1 < m_text.size() && m_text[i + 1] >= '1' &&
                             m_text[i + 1] <= '9';
        const auto place = isPlace ? static_cast<std::size_t>(m_text[i + 1] - '1') : texts.size();
        if (place < texts.size()) {
            out += texts[place];
            ++i;
        } else {
            out += m_text[i];
        }
    }
    return out;
}

} // namespace pocketmars::engine
