#include "engine/inference/observation_model.h"

#include "engine/inference/slip_gains.h"
#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

#include <cmath>

namespace pocketmars::engine {
namespace {

TableBuilder table() {
    return TableBuilder(Mode::Solo, 2)
        .hand("? ?")
        .prep("?A ?")
        .prep("C1 C2", kDa)
        .stack('G', "G1 ~G3 G5")
        .stack('H', "H0a H0b")
        .discard("E1 E2")
        .deck("?G ? ?")
        .ship(2)
        .energy(3);
}

Observation seenSurely(const State& state, double confidence) {
    auto out = observe({state, kRedAndBlue});
    for (auto& player : out.players) {
        player.energy.setConfidence(confidence);
        player.ship.setConfidence(confidence);
        player.earth.setConfidence(confidence);
    }
    return out;
}

double known(const Observation& observation, const State& state) {
    return ObservationModel(observation, kRedAndBlue).logLikelihood(state).known;
}

TEST(ObservationModel, IsSurestOfWhatWasRead) {
    const auto state = table().build();
    const ObservationModel model(seenSurely(state, 0.9), kRedAndBlue);
    EXPECT_NEAR(model.logLikelihood(state).known, model.logLikelihoodAsRead(), 1e-9);
    for (const auto& other :
         {table().energy(4).build(), table().ship(3).build(), table().stack('G', "G6").build(),
          table().discard("E3").build(), table().oneStar('A', 1).build()}) {
        EXPECT_LT(model.logLikelihood(other).known, model.logLikelihoodAsRead() - 1);
    }
}

TEST(ObservationModel, TakesACountForOneOffRatherThanThree) {
    const auto observation = seenSurely(table().build(), 0.9);
    const double oneOff = known(observation, table().energy(4).build());
    EXPECT_GT(oneOff, known(observation, table().energy(5).build()));
    EXPECT_GT(known(observation, table().energy(5).build()),
              known(observation, table().energy(7).build()));
    EXPECT_NEAR(oneOff, known(observation, table().energy(2).build()), 0.5);
}

TEST(ObservationModel, NamesNothingThatIsSeenOnceAgainstAGlimpse) {
    const auto known = table().discard("E1 ?").build();
    auto glimpsed = table().discard("E1 E2").build();
    auto seen = seenSurely(known, 0.999);
    seen.discardTop = Reading<std::optional<CardId>>(*CardId::parse("C6"), 0.995);
    const ObservationModel model(seen, kRedAndBlue);
    model.nameGlimpsed(glimpsed, known, 0.99);
    EXPECT_FALSE(glimpsed.cards.in(Zone::discard()).back().id()) << "it was seen as E2 before";
    model.nameGlimpsed(glimpsed, known, 0.99);
    EXPECT_EQ(glimpsed.cards.in(Zone::discard()).back(), card("C6"));
}

TEST(ObservationModel, TrustsWhatIsSaidWithConfidence) {
    const auto other = table().energy(4).build();
    EXPECT_LT(known(seenSurely(table().build(), 0.99), other),
              known(seenSurely(table().build(), 0.6), other));
}

TEST(ObservationModel, LearnsNothingFromWhatWasNotSeen) {
    const auto state = table().build();
    auto observation = seenSurely(state, 0.9);
    observation.players[0].energy = Reading<int>::unread();
    observation.players[0].prep = {};
    observation.discardTop = {};
    observation.deckTop = {};
    observation.building(Suit::Greenhouse).stack = {};
    const auto other = table().energy(6).stack('G', "G7").discard("E4").deck("?H").build();
    EXPECT_NEAR(known(observation, state), known(observation, other), 1e-9);
}

TEST(ObservationModel, MissesAStripRatherThanReadsTheWholeStackWrong) {
    const auto state = TableBuilder(Mode::Solo, 2).stack('G', "G1 G3 G5").build();
    auto observation = observe({state, kRedAndBlue});
    auto& strips = observation.building(Suit::Greenhouse).stack.value();
    strips.erase(strips.begin() + 1);
    EXPECT_GT(known(observation, state),
              known(observation, TableBuilder(Mode::Solo, 2).stack('G', "G2 G4 G6").build()));
}

TEST(ObservationModel, HopesForCardsThatAreMissingStillButNotForThoseThatLieThereTooMany) {
    const ObservationModel model(seenSurely(table().stack('A', "A1 A6").build(), 0.99),
                                 kRedAndBlue);
    EXPECT_NEAR(model.logLikelihoodToCome(table().stack('A', "A1 A6").build()), 0, 1e-9);
    EXPECT_NEAR(model.logLikelihoodToCome(table().stack('A', "A1").build()), 0, 1e-9);
    EXPECT_LT(model.logLikelihoodToCome(table().stack('A', "A1 A6 A2").build()), -5);
    EXPECT_LT(model.logLikelihoodToCome(table().stack('A', "A3").build()), -4);
}

TEST(ObservationModel, HopesForWhatOneOverlookedCardHasMoved) {
    const auto state = table().stack('A', "A1 A6 A2 A4").build();
    for (std::size_t overlooked = 0; overlooked < 4; ++overlooked) {
        auto seen = seenSurely(state, 0.99);
        auto& strips = seen.building(Suit::Aqualab).stack.value();
        strips.erase(strips.begin() + static_cast<std::ptrdiff_t>(overlooked));
        const ObservationModel model(seen, kRedAndBlue);
        const double real = model.logLikelihood(state).known - model.logLikelihoodAsRead();
        EXPECT_GE(model.logLikelihoodToCome(state), real - 0.01) << overlooked;
        EXPECT_GT(model.logLikelihoodOnTheWay(state), real - 4) << overlooked;
    }
    auto seen = seenSurely(state, 0.99);
    auto& strips = seen.building(Suit::Aqualab).stack.value();
    strips.insert(strips.begin(), strips.back()); // a strip where no card lies
    const ObservationModel model(seen, kRedAndBlue);
    EXPECT_GE(model.logLikelihoodToCome(state),
              model.logLikelihood(state).known - model.logLikelihoodAsRead() - 0.01);
}

TEST(ObservationModel, ComparesBacksInAnyOrder) {
    const auto state = TableBuilder(Mode::Solo, 2).prep("A1 C1").build();
    auto observation = observe({state, kRedAndBlue});
    std::swap(observation.players[0].prep.value()[0], observation.players[0].prep.value()[1]);
    EXPECT_NEAR(known(observation, state), known(observe({state, kRedAndBlue}), state), 1e-9);
}

TEST(ObservationModel, CountsAnUnknownCardByWhatIsLeft) {
    // Six habitation cards lie about: the unknown back is rarely the seventh.
    const auto build = [](const char* discard) {
        return TableBuilder(Mode::Solo, 2).prep("?").discard(discard).build();
    };
    auto observation = observe({build("E1"), kRedAndBlue});
    observation.players[0].prep.value()[0] = Reading<Suit>(Suit::Habitation, 0.99);
    observation.discardTop = {};
    const ObservationModel model(observation, kRedAndBlue);
    const double usual = model.logLikelihood(build("E1")).unknown;
    EXPECT_LT(model.logLikelihood(build("H0a H0b H0c H0d H0e H0f")).unknown, usual - 1);
    // All seven: it can't be.
    EXPECT_LT(model.logLikelihood(build("H0a H0b H0c H0d H0e H0f H0g")).known, -3);
}

TEST(ObservationModel, SaysWhatWasSeenOfUnknownCards) {
    auto state = TableBuilder(Mode::Solo, 2).prep("? ?A").deck("? ?").discard("C1 ?").build();
    auto truth = TableBuilder(Mode::Solo, 2).prep("H0a A1").deck("G1 G2").discard("C1 E7").build();
    ObservationModel(observe({truth, kRedAndBlue}), kRedAndBlue).name(state);
    EXPECT_EQ(state.cards.in(Zone::prep(0))[0].toString(), "?H");
    EXPECT_EQ(state.cards.in(Zone::prep(0))[1].toString(), "?A");
    EXPECT_EQ(state.cards.in(Zone::deck())[0].toString(), "?G");
    EXPECT_EQ(state.cards.in(Zone::deck())[1].toString(), "?");
    EXPECT_EQ(state.cards.in(Zone::discard())[1].toString(), "E7");
}

TEST(ObservationModel, NamesNoCardThatLiesElsewhere) {
    auto state = TableBuilder(Mode::Solo, 2).stack('E', "E7").discard("?").build();
    const auto truth = TableBuilder(Mode::Solo, 2).discard("E7").build();
    ObservationModel(observe({truth, kRedAndBlue}), kRedAndBlue).name(state);
    EXPECT_EQ(state.cards.in(Zone::discard())[0].toString(), "?");
}

double knownAfter(const Observation& before, const State& then, const Observation& now,
                  const State& state) {
    const ObservationModel model(now, kRedAndBlue);
    return model.givenThat(ObservationModel(before, kRedAndBlue), then)
        .value_or(model)
        .logLikelihood(state)
        .known;
}

TEST(ObservationModel, WhatWasMisreadIsMisreadAgain) {
    const auto with = [](int energy, const char* stack) {
        return TableBuilder(Mode::Solo, 2).energy(energy).stack('A', stack).build();
    };
    const auto state = with(3, "A1 ~A3 A5");
    const auto misread = seenSurely(with(4, "A1 ~A3 A7"), 0.99);
    const double right = ObservationModel(misread, kRedAndBlue).logLikelihoodAsRead();
    EXPECT_LT(known(misread, state), right - 8) << "two items are wrong";
    EXPECT_GT(knownAfter(misread, state, misread, state), right - 5);
    EXPECT_LT(knownAfter(misread, state, misread, state), right - 0.1) << "but never for free";
}

TEST(ObservationModel, AnotherMisreadIsASurpriseAsEver) {
    const auto state = table().build();
    const auto before = seenSurely(table().energy(4).build(), 0.99);
    const auto now = seenSurely(table().energy(5).build(), 0.99);
    EXPECT_DOUBLE_EQ(knownAfter(before, state, now, state), known(now, state));
    const auto right = seenSurely(state, 0.99);
    EXPECT_DOUBLE_EQ(knownAfter(right, state, before, state), known(before, state));
    // What has changed since is read anew.
    const auto later = table().energy(2).build();
    EXPECT_DOUBLE_EQ(knownAfter(before, state, before, later), known(before, later));
}

State withA(const char* stack) { return TableBuilder(Mode::Solo, 2).stack('A', stack).build(); }

TEST(ObservationModel, WhatWasMiscountedIsMiscountedAgain) {
    const auto state = withA("A1 ~A3 A5");
    const auto misread = seenSurely(withA("A1 A5"), 0.99);
    EXPECT_GT(knownAfter(misread, state, misread, state), known(misread, state) + 3);
    // Nothing is made easier for a stack that did not lie there.
    const auto other = withA("A1 ~A3 A6");
    EXPECT_DOUBLE_EQ(knownAfter(misread, state, misread, other), known(misread, other));
    // What came upon it is read as ever.
    const auto later = seenSurely(withA("A1 A5 A2"), 0.99);
    EXPECT_GT(knownAfter(misread, state, later, withA("A1 ~A3 A5 A2")),
              known(later, withA("A1 ~A3 A5 A2")) + 3);
    // A stack that is read otherwise than it was is read anew.
    const auto better = seenSurely(withA("A1 ~A3 A5"), 0.99);
    EXPECT_DOUBLE_EQ(knownAfter(misread, state, better, state), known(better, state));
}

TEST(ObservationModel, AHiddenCardThatNobodyTouchedIsMisreadAgain) {
    const auto discard = [](const char* cards) {
        return TableBuilder(Mode::Solo, 2).discard(cards).deck("?G ?").build();
    };
    const auto state = discard("C1 E7");
    const auto misread = seenSurely(discard("C1 A4"), 0.99);
    const ObservationModel before(misread, kRedAndBlue);
    const ObservationModel again(misread, kRedAndBlue, &before);
    ObservationModel::Untouched untouched;
    EXPECT_DOUBLE_EQ(again.logLikelihood(state, untouched).known, known(misread, state));
    untouched.discard = true;
    EXPECT_GT(again.logLikelihood(state, untouched).known, known(misread, state) + 3);
}

TEST(SlipGains, AreWhatASlipExplains) {
    const auto state = table().build();
    auto wrong = state;
    wrong.players[0].energy = static_cast<std::uint8_t>(state.players[0].energy + 1);
    --wrong.players[0].earth;
    ++wrong.players[0].ship;
    const ObservationModel model(seenSurely(wrong, 0.99), kRedAndBlue);
    std::size_t slips = 0;
    forEachSlip(state, model, [&](const Slip& slip, double gain) {
        ++slips;
        auto slipped = state;
        make(slipped, slip);
        EXPECT_NEAR(known(seenSurely(wrong, 0.99), slipped) - known(seenSurely(wrong, 0.99), state),
                    gain, 1e-9);
        EXPECT_NEAR(gainOf(slip, state, model), gain, 1e-9);
    });
    EXPECT_GT(slips, 1U);
}

} // namespace
} // namespace pocketmars::engine
