#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Texts for people, in the language that they read.
namespace pocketmars::engine {

/// The translation of a text.
/// @param context  groups texts for translators
/// @param source   in English, as it stands in the code
/// @param count    chooses the plural form, where the text has any; -1: it has none
/// @return with the places for arguments still in it; empty where there is no translation
using Translate = std::string (*)(const char* context, const char* source, int count);

/// Asks for every text from now on, from any thread. Null, as at the start: texts stay English.
void translateWith(Translate translate);

/// A text with places for what belongs into it: `%1` .. `%9`, and `%n` for a count.
class Phrase {
public:
    explicit Phrase(std::string text) : m_text(std::move(text)) {}

    /// A text without places.
    // NOLINTNEXTLINE(google-explicit-constructor): it is nothing but a text
    operator std::string() const { return m_text; }

    /// Fills the places, the first text into `%1`.
    template <class... Texts> [[nodiscard]] std::string with(const Texts&... texts) const {
        return filled({asText(texts)...});
    }

private:
    static std::string asText(int number) { return std::to_string(number); }
    static std::string asText(std::string_view text) { return std::string(text); }

    [[nodiscard]] std::string filled(const std::vector<std::string>& texts) const;

    std::string m_text;
};

/// A text in the player's language. lupdate finds the calls by their name, so context and source
/// are literals and stand first; a `//:` comment above is for translators.
[[nodiscard]] Phrase phrase(const char* context, const char* source);

/// A text that hangs on a count: `phrase("Moves", "%n {card|cards}", "", count)`. English takes the
/// words before the bar for one, those behind it else; translations have a text for each of their
/// language's plural forms.
/// @param comment  for lupdate, which tells by it that there is a count
[[nodiscard]] Phrase phrase(const char* context, const char* source, const char* comment,
                            int count);

/// Marks a text for lupdate that phrase() is asked for elsewhere.
[[nodiscard]] constexpr const char* marked(const char* /*context*/, const char* source) {
    return source;
}

} // namespace pocketmars::engine
