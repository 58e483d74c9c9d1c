#pragma once

#include <cmath>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace pocketmars::vision {

/// A number that reading photos is tuned with: what it means, where it comes from, and within what
/// bounds it makes sense. A benchmark may move it; a program that reads tables leaves it alone.
///
/// Written only while nothing is read: what is prepared from a number (a TableReader's pictures and
/// patterns) is not prepared again, and threads that read take no lock.
class TunedNumber {
public:
    struct Range {
        double least;
        double most;
    };

    TunedNumber(const TunedNumber&) = delete; // the list refers to it
    TunedNumber& operator=(const TunedNumber&) = delete;

    /// Folder, stage and number: `cards.features.neighbours`.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const std::string& unit() const { return m_unit; }
    /// Inclusive. Beyond it another value would be nonsense, or break what uses it.
    [[nodiscard]] Range range() const { return m_range; }
    [[nodiscard]] const std::string& meaning() const { return m_meaning; }
    /// What the value was taken from: a measurement, the box, a paper; or `by eye`, and the commit
    /// whose message says how.
    [[nodiscard]] const std::string& source() const { return m_source; }

    [[nodiscard]] virtual double value() const = 0;
    [[nodiscard]] virtual bool isWhole() const = 0;
    /// @param value  within the range; rounded where the number is whole
    virtual void set(double value) = 0;

protected:
    TunedNumber(std::string name, std::string unit, Range range, std::string meaning,
                std::string source);
    ~TunedNumber() = default;

private:
    std::string m_name;
    std::string m_unit;
    Range m_range;
    std::string m_meaning;
    std::string m_source;
};

/// Reading one is a load.
template <class T> class Tuned final : public TunedNumber {
public:
    Tuned(std::string name, T value, std::string unit, Range range, std::string meaning,
          std::string source)
        : TunedNumber(std::move(name), std::move(unit), range, std::move(meaning),
                      std::move(source)),
          m_value(value) {}

    [[nodiscard]] T operator()() const { return m_value; }

    [[nodiscard]] double value() const override { return static_cast<double>(m_value); }
    [[nodiscard]] bool isWhole() const override { return std::is_integral_v<T>; }
    void set(double value) override {
        m_value = static_cast<T>(isWhole() ? std::round(value) : value);
    }

private:
    T m_value;
};

/// All of them, in the order of their definitions.
[[nodiscard]] const std::vector<TunedNumber*>& tunedNumbers();

} // namespace pocketmars::vision
