#include "app/session/game/game_beliefs.h"
#include "engine/state/public_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

/// What was told is thought over where the tables behind it make no sense
/// (docs/decisions/0042-second-thoughts.md).
namespace pocketmars::session {
namespace {

// So many of the last tables are followed once more, from one of so many at which something was
// told; and only while it is news that they make no sense.
constexpr std::size_t kMostLooks = 4;
constexpr int kMostStarts = 2;
constexpr int kNews = 4;
// What is less likely by then is taken back.
constexpr double kHardlySo = 0.1;

std::size_t sharedStart(const std::vector<Happened>& told, const std::vector<Happened>& anew) {
    const auto [end, other] = std::mismatch(told.begin(), told.end(), anew.begin(), anew.end(),
                                            [](const Happened& a, const Happened& b) {
                                                return engine::differOnlyHidden(a.after, b.after);
                                            });
    return static_cast<std::size_t>(end - told.begin());
}

} // namespace

Learnt GameBeliefs::see(const engine::Observation& seen, const std::string& table) {
    m_table = table;
    if (m_branches.empty()) {
        return setUp(seen);
    }
    auto before = *this;
    before.m_looks.clear(); // or each would hold all before it
    auto learnt = follow(seen);
    m_looks.push_back(
        {std::make_shared<const GameBeliefs>(std::move(before)), seen, table, learnt.happened});
    if (m_looks.size() > kMostLooks) {
        m_looks.pop_front();
    }
    if (isAtALoss(learnt)) {
        if (auto again = thinkAgain()) {
            return *std::move(again);
        }
    }
    return learnt;
}

bool GameBeliefs::isAtALoss(const Learnt& learnt) {
    const bool makesNoSense = learnt.isRefused || learnt.doubt == Learnt::Doubt::TooLarge;
    m_atALoss = makesNoSense ? m_atALoss + 1 : 0;
    return makesNoSense && m_atALoss <= kNews;
}

std::optional<Learnt> GameBeliefs::thinkAgain() {
    int starts = 0;
    for (std::size_t i = m_looks.size() - 1; i-- > 0 && starts < kMostStarts;) {
        if (!m_looks[i].told.empty()) {
            ++starts;
            if (auto again = thinkAgainFrom(i)) {
                return again;
            }
        }
    }
    return std::nullopt;
}

std::optional<Learnt> GameBeliefs::thinkAgainFrom(std::size_t first) {
    std::vector<Happened> told;
    std::vector<Happened> anew;
    auto again = *m_looks[first].before;
    const auto before = again.game().state;
    Learnt last;
    for (auto i = first; i < m_looks.size(); ++i) {
        const auto& look = m_looks[i];
        if (i + 1 < m_looks.size()) { // what the last one tells is for nobody to hear yet
            told.insert(told.end(), look.told.begin(), look.told.end());
        }
        again.m_takesNothing = i == first;
        again.m_atALoss = kNews; // it does not think again itself
        last = again.see(look.seen, look.table);
        std::move(last.happened.begin(), last.happened.end(), std::back_inserter(anew));
    }
    again.m_atALoss = 0;
    const auto shared = sharedStart(told, anew);
    const auto wrong = std::span<const Happened>(told).subspan(shared);
    const double likely = shared < anew.size() ? 0 : again.agreeingWith(wrong);
    if (wrong.empty() || last.isRefused || likely > kHardlySo) {
        return std::nullopt;
    }
    const auto from = static_cast<std::ptrdiff_t>(shared);
    last.happened.assign(anew.begin() + from, anew.end());
    last.happened.insert(last.happened.begin(),
                         {Happened::Kind::TakenBack, shared > 0 ? told[shared - 1].after : before,
                          wrong.front().table, wrong.front().phase, 1 - likely, false,
                          wrong.size()});
    last.isMended = true;
    *this = std::move(again);
    return last;
}

double GameBeliefs::agreeingWith(std::span<const Happened> told) {
    double sum = 0;
    for (auto& branch : m_branches) {
        std::size_t same = 0;
        while (same < told.size() && same < branch.steps.size() &&
               engine::differOnlyHidden(stateAfter(branch, same), told[same].after)) {
            ++same;
        }
        sum += same == told.size() ? branch.belief.weight : 0;
    }
    return sum;
}

} // namespace pocketmars::session
