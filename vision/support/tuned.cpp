#include "vision/support/tuned.h"

#include <cassert>

namespace pocketmars::vision {
namespace {

// Numbers are defined before main() in whatever order; the list is there when the first is.
std::vector<TunedNumber*>& list() {
    static std::vector<TunedNumber*> numbers;
    return numbers;
}

} // namespace

TunedNumber::TunedNumber(std::string name, std::string unit, Range range, std::string meaning,
                         std::string source)
    : m_name(std::move(name)), m_unit(std::move(unit)), m_range(range),
      m_meaning(std::move(meaning)), m_source(std::move(source)) {
    assert(range.least < range.most);
    list().push_back(this);
}

const std::vector<TunedNumber*>& tunedNumbers() { return list(); }

} // namespace pocketmars::vision
