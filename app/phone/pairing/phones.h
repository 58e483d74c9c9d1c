#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace pocketmars::phone {

struct PairedPhone {
    std::string id;   ///< for lists and for throwing it out; opens nothing
    std::string name; ///< as its owner knows it; no two are the same
    int streams = 0;  ///< pages that it has open now

    friend bool operator==(const PairedPhone&, const PairedPhone&) = default;
};

/// A phone that has just been paired.
struct Welcome {
    PairedPhone phone;
    std::string key; ///< for its cookie; kept nowhere
};

/// By which of the server's doors a phone comes. Each has a key of its own: one that was listened
/// to on its plain way does not open the encrypted one.
enum class Door { Plain, Encrypted };

/// Which phones may use the program, and the code by which the next one is let in. Safe to use from
/// any thread.
class Phones {
public:
    using Clock = std::chrono::steady_clock;

    /// @param file  in which they are remembered, by digests of their keys; empty: nowhere
    explicit Phones(std::filesystem::path file = {});

    /// The code of now: good for one phone, and then another one takes its place.
    [[nodiscard]] std::string code() const;
    /// Whether a text is the code of now. After kGuesses wrong ones none is for kPause.
    [[nodiscard]] bool isCode(const std::string& text, Clock::time_point now = Clock::now());
    /// Lets a phone in.
    /// @param name  cut where it is long; made another's where there is one of it
    /// @return nothing where that is not the code of now
    [[nodiscard]] std::optional<Welcome> pair(const std::string& code, const std::string& name,
                                              Clock::time_point now = Clock::now());

    /// A code by which a paired phone is known at the encrypted door as well: good once, for
    /// kCrossing; the newest of a phone counts.
    [[nodiscard]] std::string crossingCode(const std::string& id,
                                           Clock::time_point now = Clock::now());
    /// Whether a text is such a code. Wrong ones are guesses, as with isCode().
    [[nodiscard]] bool isCrossingCode(const std::string& text,
                                      Clock::time_point now = Clock::now());
    /// Takes such a code.
    [[nodiscard]] std::optional<Welcome> cross(const std::string& code,
                                               Clock::time_point now = Clock::now());

    /// @param key  as a cookie has it
    [[nodiscard]] std::optional<PairedPhone> find(const std::string& key,
                                                  Door door = Door::Plain) const;
    [[nodiscard]] bool isPaired(const std::string& id) const;
    [[nodiscard]] std::vector<PairedPhone> list() const;
    /// A phone that is not there changes nothing.
    void rename(const std::string& id, const std::string& name);
    void throwOut(const std::string& id);
    /// It has one page more open, or one less.
    void countStream(const std::string& id, int change);

    static constexpr std::size_t kGuesses = 20;
    static constexpr std::chrono::seconds kPause{60};
    static constexpr std::chrono::seconds kCrossing{600}; ///< time to read a browser's warning
    static constexpr std::size_t kMost = 32;              ///< phones; the oldest makes room
    static constexpr std::size_t kLongestName = 40;       ///< bytes

private:
    struct Entry {
        PairedPhone phone;
        std::string keyDigest;
        std::string encryptedKeyDigest{}; ///< empty: it did not come by that door yet
        std::string crossingDigest{};     ///< empty: no code was asked for
        Clock::time_point crossingEnds{};
    };

    // Under the mutex:
    [[nodiscard]] bool mayGuess(Clock::time_point now);
    [[nodiscard]] std::vector<Entry>::iterator crossing(const std::string& code,
                                                        Clock::time_point now);

    [[nodiscard]] std::string freeName(const std::string& wanted, const std::string& id) const;
    void load();
    /// What can't be written is done without: the phone pairs again after the next start.
    void store() const;

    std::filesystem::path m_file;
    mutable std::mutex m_mutex;
    std::vector<Entry> m_entries; ///< the oldest first
    std::string m_code;
    std::deque<Clock::time_point> m_wrong; ///< guesses
};

} // namespace pocketmars::phone
