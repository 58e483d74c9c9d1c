#include "engine/state/state_check.h"

#include "tests/engine/example_state.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

State checkedExample() { return stateFromJson(kExampleState).value().state; }

template <class Change> std::string complaintAfter(Change change) {
    auto state = checkedExample();
    change(state);
    const auto wrong = firstInconsistency(state);
    EXPECT_EQ(isConsistent(state), !wrong);
    return wrong ? wrong->path : "none";
}

// What JSON cannot say either way is tested with it (state_json_test.cpp); a state that was made
// in memory can go wrong in a few ways more.
TEST(FirstInconsistency, FindsWhatOnlyAProgramCanDo) {
    EXPECT_EQ(complaintAfter([](State&) {}), "none");
    EXPECT_EQ(complaintAfter([](State& s) { s.playerCount = 1; }), "players");
    EXPECT_EQ(complaintAfter([](State& s) {
                  s.mode = Mode::Versus;
                  s.phase = Phase::Turn;
                  s.playerCount = 5;
              }),
              "players");
    EXPECT_EQ(complaintAfter([](State& s) { s.toMove = 2; }), "to_move");
    EXPECT_EQ(complaintAfter([](State& s) { s.phase = Phase::Turn; }), "phase");
    EXPECT_EQ(complaintAfter([](State& s) { s.players[1].energy = 8; }), "players.1.energy");
    EXPECT_EQ(complaintAfter([](State& s) { --s.players[0].ship; }), "players.0");
    EXPECT_EQ(complaintAfter([](State& s) {
                  s.cards.append(Zone::stack(Suit::Aqualab), GameCard(Suit::Greenhouse));
              }),
              "buildings.aqualab.stack.0");
    EXPECT_EQ(complaintAfter([](State& s) {
                  s.cards.append(Zone::prep(1), GameCard(CardId::parse("G5").value()));
              }),
              "buildings.greenhouse.stack.0");
}

} // namespace
} // namespace pocketmars::engine
