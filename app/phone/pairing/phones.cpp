#include "app/phone/pairing/phones.h"

#include "app/phone/pairing/secrets.h"
#include "app/session/files/text_file.h"
#include "app/session/files/whole_file.h"
#include "app/session/support/log.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <utility>

namespace pocketmars::phone {
namespace {

constexpr std::size_t kCodeLetters = 10;     ///< 50 bits, and few guesses at them
constexpr std::size_t kCrossingLetters = 20; ///< 100 bits: nobody types it
constexpr std::size_t kKeyLetters = 32;      ///< 160 bits
constexpr std::size_t kIdLetters = 8;

/// Without what no list can show, and not cut within a letter.
std::string tidied(const std::string& name) {
    std::string out;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7F) {
            out += c;
        }
    }
    if (out.size() > Phones::kLongestName) {
        auto end = Phones::kLongestName;
        while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        out.resize(end);
    }
    const auto first = out.find_first_not_of(' ');
    const auto last = out.find_last_not_of(' ');
    return first == std::string::npos ? "" : out.substr(first, last - first + 1);
}

} // namespace

Phones::Phones(std::filesystem::path file)
    : m_file(std::move(file)), m_code(randomText(kCodeLetters)) {
    load();
}

std::string Phones::code() const {
    const std::lock_guard lock(m_mutex);
    return m_code;
}

bool Phones::mayGuess(Clock::time_point now) {
    while (!m_wrong.empty() && now - m_wrong.front() >= kPause) {
        m_wrong.pop_front();
    }
    return m_wrong.size() < kGuesses;
}

bool Phones::isCode(const std::string& text, Clock::time_point now) {
    const std::lock_guard lock(m_mutex);
    if (!mayGuess(now)) {
        return false;
    }
    // Compared by digest, so that the time it takes tells nothing.
    if (digest(text) == digest(m_code)) {
        return true;
    }
    m_wrong.push_back(now);
    return false;
}

std::string Phones::crossingCode(const std::string& id, Clock::time_point now) {
    auto code = randomText(kCrossingLetters);
    const std::lock_guard lock(m_mutex);
    for (auto& entry : m_entries) {
        if (entry.phone.id == id) {
            entry.crossingDigest = digest(code);
            entry.crossingEnds = now + kCrossing;
        }
    }
    return code;
}

std::vector<Phones::Entry>::iterator Phones::crossing(const std::string& code,
                                                      Clock::time_point now) {
    if (!mayGuess(now)) {
        return m_entries.end();
    }
    const auto wanted = digest(code);
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.crossingDigest == wanted && now < entry.crossingEnds;
    });
    if (found == m_entries.end()) {
        m_wrong.push_back(now);
    }
    return found;
}

bool Phones::isCrossingCode(const std::string& text, Clock::time_point now) {
    const std::lock_guard lock(m_mutex);
    return crossing(text, now) != m_entries.end();
}

std::optional<Welcome> Phones::cross(const std::string& code, Clock::time_point now) {
    const std::lock_guard lock(m_mutex);
    const auto entry = crossing(code, now);
    if (entry == m_entries.end()) {
        return std::nullopt;
    }
    Welcome welcome{entry->phone, randomText(kKeyLetters)};
    entry->crossingDigest.clear();
    entry->encryptedKeyDigest = digest(welcome.key);
    store();
    return welcome;
}

std::optional<Welcome> Phones::pair(const std::string& code, const std::string& name,
                                    Clock::time_point now) {
    if (!isCode(code, now)) {
        return std::nullopt;
    }
    const std::lock_guard lock(m_mutex);
    if (code != m_code) {
        return std::nullopt; // another phone was quicker
    }
    m_code = randomText(kCodeLetters);
    if (m_entries.size() >= kMost) {
        m_entries.erase(m_entries.begin());
    }
    const auto id = randomText(kIdLetters);
    Welcome welcome{{id, freeName(name, id), 0}, randomText(kKeyLetters)};
    m_entries.push_back({welcome.phone, digest(welcome.key)});
    store();
    session::logInfo("a phone was paired: " + welcome.phone.name);
    return welcome;
}

std::optional<PairedPhone> Phones::find(const std::string& key, Door door) const {
    const auto keyDigest = digest(key);
    const std::lock_guard lock(m_mutex);
    const auto entry = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& other) {
        return (door == Door::Plain ? other.keyDigest : other.encryptedKeyDigest) == keyDigest;
    });
    return entry != m_entries.end() ? std::optional(entry->phone) : std::nullopt;
}

bool Phones::isPaired(const std::string& id) const {
    const std::lock_guard lock(m_mutex);
    return std::any_of(m_entries.begin(), m_entries.end(),
                       [&](const Entry& entry) { return entry.phone.id == id; });
}

std::vector<PairedPhone> Phones::list() const {
    const std::lock_guard lock(m_mutex);
    std::vector<PairedPhone> out;
    for (const auto& entry : m_entries) {
        out.push_back(entry.phone);
    }
    return out;
}

void Phones::rename(const std::string& id, const std::string& name) {
    const std::lock_guard lock(m_mutex);
    for (auto& entry : m_entries) {
        if (entry.phone.id == id) {
            entry.phone.name = freeName(name, id);
            store();
        }
    }
}

void Phones::throwOut(const std::string& id) {
    const std::lock_guard lock(m_mutex);
    const auto before = m_entries.size();
    m_entries.erase(std::remove_if(m_entries.begin(), m_entries.end(),
                                   [&](const Entry& entry) { return entry.phone.id == id; }),
                    m_entries.end());
    if (m_entries.size() != before) {
        store();
        session::logInfo("a phone was thrown out");
    }
}

void Phones::countStream(const std::string& id, int change) {
    const std::lock_guard lock(m_mutex);
    for (auto& entry : m_entries) {
        if (entry.phone.id == id) {
            entry.phone.streams += change;
        }
    }
}

std::string Phones::freeName(const std::string& wanted, const std::string& id) const {
    auto base = tidied(wanted);
    if (base.empty()) {
        base = "Phone";
    }
    auto name = base;
    const auto isTaken = [&](const std::string& text) {
        return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
            return entry.phone.id != id && entry.phone.name == text;
        });
    };
    for (int number = 2; isTaken(name); ++number) {
        name = base + " " + std::to_string(number);
    }
    return name;
}

void Phones::load() {
    std::error_code none;
    if (m_file.empty() || !std::filesystem::exists(m_file, none)) {
        return;
    }
    const auto text = session::readText(m_file);
    const auto stored = nlohmann::json::parse(text.value_or(""), nullptr, false);
    if (!stored.is_array()) {
        session::logWarning("which phones were paired can't be read from " + m_file.string());
        return;
    }
    for (const auto& entry : stored) {
        const auto field = [&](const char* name) {
            return entry.is_object() && entry.contains(name) && entry[name].is_string()
                       ? entry[name].get<std::string>()
                       : std::string();
        };
        if (m_entries.size() < kMost && !field("id").empty() && !field("key").empty()) {
            m_entries.push_back({{field("id"), freeName(field("name"), field("id")), 0},
                                 field("key"),
                                 field("encrypted_key")});
        }
    }
}

void Phones::store() const {
    if (m_file.empty()) {
        return;
    }
    auto out = nlohmann::json::array();
    for (const auto& entry : m_entries) {
        out.push_back(
            {{"id", entry.phone.id}, {"name", entry.phone.name}, {"key", entry.keyDigest}});
        if (!entry.encryptedKeyDigest.empty()) {
            out.back()["encrypted_key"] = entry.encryptedKeyDigest;
        }
    }
    const auto text = out.dump(1, ' ', false, nlohmann::json::error_handler_t::replace);
    const auto written = session::writeWhole(m_file, [&](const std::filesystem::path& file) {
        std::ofstream stream(file, std::ios::binary);
        stream << text << '\n';
        return static_cast<bool>(stream.flush());
    });
    if (!written) {
        session::logWarning(written.error().message);
    }
}

} // namespace pocketmars::phone
