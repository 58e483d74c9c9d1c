#include "engine/inference/reconcile.h"
#include "engine/simulation/simulation.h"
#include "engine/state/public_view.h"
#include "engine/state/unknown_cards.h"
#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

#include <span>

namespace pocketmars::engine {
namespace {

/// Solo before an architect phase; red's hand is hidden from the camera.
TableBuilder belief() {
    return TableBuilder(Mode::Solo, 2)
        .hand("? ?")
        .prep("?A ?E")
        .prep("?C ?G", kDa)
        .stack('E', "E2")
        .deck("?H ? ? ? ? ? ? ?")
        .discard("C1")
        .ship(2)
        .ship(3, kDa)
        .energy(2)
        .energy(1, kDa);
}

/// Red has played A5 from the prep module and settled in its stack.
TableBuilder whereA5WasPlayed() {
    return TableBuilder(Mode::Solo, 2)
        .hand("? ?")
        .prep("?E ?C")
        .prep("?G", kDa)
        .stack('E', "E2")
        .stack('A', "A5")
        .deck("?H ? ? ? ? ? ? ?")
        .discard("C1")
        .oneStar('A', 1)
        .ship(1)
        .ship(3, kDa)
        .energy(2)
        .energy(1, kDa);
}

/// What a camera sees of a table that is certain.
Observation seenInDoubt(const TableBuilder& table) {
    auto out = observe({table.build(), kRedAndBlue});
    const auto doubt = [](Reading<int>& item) { item.setConfidence(0.999); };
    for (auto& player : out.players) {
        doubt(player.energy);
        doubt(player.ship);
        doubt(player.earth);
    }
    return out;
}

Reconciliation reconcileOne(const State& state, const Observation& observation) {
    const Belief one{state};
    return reconcile(std::span(&one, 1), kRedAndBlue, observation);
}

/// The first continuation in notation.
std::string moves(const Reconciliation& found) {
    std::string text;
    for (const auto& phase : found.continuations.front().phases) {
        text += (text.empty() ? "" : " | ") + notation(phase.before, phase.actions);
    }
    return text;
}

TEST(Reconcile, SeesThatNothingHappened) {
    const auto found = reconcileOne(belief().build(), seenInDoubt(belief()));
    EXPECT_EQ(found.verdict, Verdict::Unchanged);
    EXPECT_EQ(moves(found), "");
    EXPECT_GT(found.margin, 0.9);
}

TEST(Reconcile, OverrulesAGlimpseThatMisled) {
    // A card was glimpsed as one of the energy bank; it is A5 that red plays from there.
    auto state = belief().build();
    auto glimpsed = state;
    glimpsed.cards.replace(Zone::prep(0), 0, GameCard(Suit::EnergyBank));
    state.cards.replace(Zone::prep(0), 0, GameCard());
    const Belief one{state, 1.0, {}, glimpsed};
    const auto after = whereA5WasPlayed();
    const auto found = reconcile(std::span(&one, 1), kRedAndBlue, seenInDoubt(after));
    ASSERT_EQ(found.verdict, Verdict::Certain);
    EXPECT_EQ(moves(found).substr(0, 19), "1.1> prep:A5 settle");
}

TEST(Reconcile, OverrulesAGlimpseBeforeAnUnlikelierStoryIsBelieved) {
    // The same, and a round later, which nobody glimpsed anything of, it fits as it is.
    auto state = belief().build();
    auto glimpsed = state;
    glimpsed.cards.replace(Zone::prep(0), 0, GameCard(Suit::EnergyBank));
    state.cards.replace(Zone::prep(0), 0, GameCard());
    auto later = belief().discard("C2 C3 C1").build();
    later.round = 2;
    const std::vector<Belief> beliefs{{state, 0.9, {}, glimpsed}, {later, 0.1}};
    const auto found = reconcile(beliefs, kRedAndBlue, seenInDoubt(whereA5WasPlayed()));
    double ofTheFirst = 0;
    for (const auto& continuation : found.continuations) {
        ofTheFirst += continuation.belief == 0 ? continuation.posterior : 0;
    }
    EXPECT_GT(ofTheFirst, 0.02) << "one glimpse in some hundred misleads";
}

TEST(Reconcile, GlimpsesNothingThatManyUnlikelyWaysTogetherMakeDoubtful) {
    // Of what lies last in the deck one card is likelier than any other, and not than all others.
    const auto state = belief().build();
    const auto last = state.cards.count(Zone::deck()) - 1;
    std::vector<Belief> beliefs;
    const auto believe = [&](std::string_view card, double weight) {
        auto glimpsed = state;
        glimpsed.cards.replace(Zone::deck(), last, GameCard::parse(card).value());
        beliefs.push_back({state, weight, {}, glimpsed});
    };
    believe("E7", 0.6);
    for (const auto* card : {"E3", "E4", "E5", "E6", "C2", "C3", "C4", "C5", "C6", "C7"}) {
        believe(card, 0.02);
    }
    const auto likely = reconcile(std::span(beliefs).first(2), kRedAndBlue, seenInDoubt(belief()));
    const auto glimpsedLast = [last](const Reconciliation& found) {
        return found.continuations.front().glimpsed.cards.in(Zone::deck())[last].id();
    };
    EXPECT_EQ(glimpsedLast(likely), CardId::parse("E7"));
    const auto unsure = reconcile(beliefs, kRedAndBlue, seenInDoubt(belief()));
    EXPECT_FALSE(glimpsedLast(unsure));
}

TEST(Reconcile, NamesForCertainWhatIsAsGoodAsCertainHoweverOftenItWasSeen) {
    auto observation = seenInDoubt(belief());
    observation.discardTop = Reading<std::optional<CardId>>(*CardId::parse("C1"), 0.995);
    auto state = belief().build();
    state.cards.replace(Zone::discard(), 0, GameCard());
    const auto topOf = [](const State& of) { return of.cards.in(Zone::discard()).back().id(); };
    const Belief one{state};
    ReconcileOptions options;
    const auto once = reconcile(std::span(&one, 1), kRedAndBlue, observation, options);
    const auto& first = once.continuations.front();
    EXPECT_FALSE(topOf(first.state));
    EXPECT_EQ(topOf(first.glimpsed), CardId::parse("C1"));
    options.before = &observation;
    const Belief again{first.state, 1.0, {}, first.glimpsed};
    const auto twice = reconcile(std::span(&again, 1), kRedAndBlue, observation, options);
    EXPECT_FALSE(topOf(twice.continuations.front().state)) << "the same shadow lies on it";
    observation.discardTop.setConfidence(0.999);
    const auto surely = reconcile(std::span(&one, 1), kRedAndBlue, observation, {});
    EXPECT_EQ(topOf(surely.continuations.front().state), CardId::parse("C1"));
}

TEST(Reconcile, NamesACardThatWasPlayedFromTheHiddenHand) {
    const auto after = TableBuilder(Mode::Solo, 2)
                           .hand("? ?")
                           .prep("?A ?E")
                           .prep("?G", kDa)
                           .stack('E', "E2")
                           .deck("?H ? ? ? ? ? ? ?")
                           .discard("C1 G1")
                           .ship(3)
                           .ship(3, kDa)
                           .energy(3)
                           .energy(1, kDa);
    const auto found = reconcileOne(belief().build(), seenInDoubt(after));
    ASSERT_EQ(found.verdict, Verdict::Certain);
    EXPECT_EQ(moves(found), "1.1> hand:G1 draw:?C");
    const auto& state = found.continuations.front().state;
    EXPECT_EQ(state.phase, Phase::Failure);
    // The drawn card's back was seen in DA's prep module.
    EXPECT_TRUE(holdsExactly(state, Zone::hand(0), GameCard(Suit::CommsCenter)));
}

TEST(Reconcile, FollowsAWholeRoundAtOnce) {
    const auto after = TableBuilder(Mode::Solo, 2)
                           .hand("? ?")
                           .prep("?A ?E")
                           .prep("?G ?", kDa)
                           .stack('E', "E2")
                           .deck("? ? ? ? ?")
                           .discard("C1 G1 A3 A6")
                           .ship(3)
                           .ship(2, kDa)
                           .oneStar('G', 0, kDa)
                           .twoStar('G', 1, kDa)
                           .energy(3)
                           .energy(1, kDa);
    const auto found = reconcileOne(belief().build(), seenInDoubt(after));
    ASSERT_FALSE(found.continuations.empty());
    // The rest is a misread marker, and a second turn that has begun.
    EXPECT_GT(found.continuations.front().posterior, 0.98);
    EXPECT_EQ(moves(found), "1.1> hand:G1 draw:?C | 1.f> failure | 1.d> da:?G up:G.2");
    EXPECT_EQ(found.continuations.front().state.round, 2);
}

TEST(Reconcile, FollowsTwoTurnsOfVersusAtOnce) {
    GameOptions options;
    options.mode = Mode::Versus;
    std::vector<State> states;
    (void)simulate(options, Policy::Greedy, 3,
                   [&states](const State&, std::span<const Action>, const State& now) {
                       states.push_back(now);
                   });
    ASSERT_GT(states.size(), 8U);
    for (std::size_t i = 2; i < 8; i += 2) {
        const auto found = reconcileOne(states[i], observe({states[i + 2], kRedAndBlue}));
        EXPECT_NE(found.verdict, Verdict::Impossible);
        EXPECT_TRUE(std::any_of(
            found.continuations.begin(), found.continuations.end(),
            [&](const Continuation& each) { return differOnlyHidden(each.state, states[i + 2]); }))
            << i;
    }
}

TEST(Reconcile, OverrulesAMisreadItem) {
    auto observation = seenInDoubt(belief());
    observation.players[0].energy = Reading<int>(3, 0.6);
    const auto found = reconcileOne(belief().build(), observation);
    EXPECT_EQ(found.verdict, Verdict::Unchanged);
    EXPECT_EQ(found.continuations.front().state.players[0].energy, 2);
}

TEST(Reconcile, FindsATableImpossibleThatNoMoveExplains) {
    // Two of red's went from the ship to the greenhouse, and no card was played.
    const auto found =
        reconcileOne(belief().build(), seenInDoubt(belief().ship(0).oneStar('G', 2)));
    EXPECT_EQ(found.verdict, Verdict::Impossible);
    ASSERT_FALSE(found.continuations.empty()); // the nearest legal table
}

TEST(Reconcile, KnowsAMoveThatIsUnderWay) {
    // E5 lies on the stack and a colonist is in the building; the prep module is not filled yet.
    auto half = belief();
    auto state = half.build();
    const auto before = state;
    Action play;
    for (const auto* text : {"prep:E5", "settle", "-"}) {
        play = *actionFromNotation(text);
        if (isLegal(state, play)) {
            apply(state, play);
        }
    }
    ASSERT_FALSE(isSettled(state));
    const auto found = reconcileOne(before, observe({state, kRedAndBlue}));
    EXPECT_EQ(found.verdict, Verdict::InMove);
}

TEST(Reconcile, AsksWhereTheTableFitsSeveralMoves) {
    // A value that could not be read: E5 or any other energy bank card but E2.
    auto state = belief().build();
    for (const auto* text : {"prep:E5", "settle", "-", "draw:?C", "ready:?"}) {
        const auto action = *actionFromNotation(text);
        if (isLegal(state, action)) {
            apply(state, action);
        }
    }
    auto observation = observe({state, kRedAndBlue});
    observation.building(Suit::EnergyBank).stack.value().back() = Reading<StackCard>::unread();
    const auto found = reconcileOne(belief().build(), observation);
    EXPECT_EQ(found.verdict, Verdict::Ambiguous);
    EXPECT_GT(found.continuations.size(), 2U);
    double sum = 0;
    for (const auto& continuation : found.continuations) {
        sum += continuation.posterior;
    }
    EXPECT_GT(sum, 0.9);
    EXPECT_LE(sum, 1.0 + 1e-9);
}

TEST(Reconcile, DecidesBetweenBeliefsByALaterTable) {
    const std::vector<Belief> beliefs{{belief().energy(3).build(), 0.6},
                                      {belief().energy(2).build(), 0.4}};
    const auto found = reconcile(beliefs, kRedAndBlue, seenInDoubt(belief()));
    EXPECT_EQ(found.verdict, Verdict::Unchanged);
    EXPECT_EQ(found.continuations.front().belief, 1U);
}

TEST(Reconcile, DoesNotForgetAnUnlikelyBeliefOverATurnThatBothExplain) {
    const auto now = belief().build();
    const auto loaded = belief().energy(3).build();
    const std::vector<Belief> beliefs{{.state = now, .weight = 0.999, .past = {now}},
                                      {.state = now, .weight = 0.001, .past = {loaded}}};
    const auto after = whereA5WasPlayed();
    const auto found = reconcile(beliefs, kRedAndBlue, seenInDoubt(after));
    double ofTheUnlikely = 0;
    for (const auto& each : found.continuations) {
        ofTheUnlikely += each.belief == 1 ? each.posterior : 0;
    }
    EXPECT_NEAR(ofTheUnlikely, 0.001, 0.0002);
}

TEST(Reconcile, KeepsOfHiddenCardsOnlyWhatIsSure) {
    // The table is the same either way.
    const std::vector<Belief> two{{TableBuilder(Mode::Solo, 2).hand("A1 C7").build(), 0.5},
                                  {TableBuilder(Mode::Solo, 2).hand("A1 G2").build(), 0.5}};
    const auto found =
        reconcile(two, kRedAndBlue, observe({TableBuilder(Mode::Solo, 2).build(), kRedAndBlue}));
    const auto& state = found.continuations.front().state;
    EXPECT_TRUE(holdsExactly(state, Zone::hand(0), *GameCard::parse("A1")));
    EXPECT_FALSE(holdsExactly(state, Zone::hand(0), *GameCard::parse("C7")));
    EXPECT_FALSE(holdsExactly(state, Zone::hand(0), *GameCard::parse("G2")));
}

/// The table of NamesACardThatWasPlayedFromTheHiddenHand.
TableBuilder afterG1() {
    return TableBuilder(Mode::Solo, 2)
        .hand("? ?")
        .prep("?A ?E")
        .prep("?G", kDa)
        .stack('E', "E2")
        .deck("?H ? ? ? ? ? ? ?")
        .discard("C1 G1")
        .ship(3)
        .ship(3, kDa)
        .energy(3)
        .energy(1, kDa);
}

Observation doubtless(const TableBuilder& table) {
    auto out = seenInDoubt(table);
    out.discardTop.setConfidence(0.999);
    for (auto& building : out.buildings) {
        building.oneStar.setConfidence(0.999);
        building.twoStar.setConfidence(0.999);
    }
    return out;
}

TEST(Reconcile, NamesASlipThatShowsTwice) {
    const auto found = reconcileOne(belief().build(), doubtless(afterG1().ship(4)));
    ASSERT_EQ(found.verdict, Verdict::Impossible);
    const Slip launched{Slip::Kind::Colonist, 0, Spot::earth().index(), Spot::ship().index()};
    EXPECT_EQ(found.madeSlips, std::vector{launched});
    EXPECT_EQ(found.continuations.front().slip, launched);
    EXPECT_EQ(found.continuations.front().state.players[0].ship, 4);
    EXPECT_EQ(moves(found), "1.1> hand:G1 draw:?C");
}

TEST(Reconcile, KeepsASlipInMindThatMayBeAMisreadItem) {
    const auto once = reconcileOne(belief().build(), doubtless(afterG1().energy(2, kDa)));
    EXPECT_EQ(once.verdict, Verdict::Ambiguous);
    EXPECT_TRUE(once.madeSlips.empty());
    EXPECT_GT(once.slips, 0.01);
    std::vector<Belief> beliefs;
    for (const auto& each : once.continuations) {
        beliefs.push_back({each.state, each.posterior, each.slip});
    }
    const auto twice = reconcile(beliefs, kRedAndBlue, doubtless(afterG1().energy(2, kDa)));
    EXPECT_EQ(twice.madeSlips, (std::vector{Slip{Slip::Kind::Energy, kDa, 1, 2}}));
}

/// What is found where one of some slips was made, of red, each as likely as the others.
Reconciliation afterOneOf(const std::vector<Slip>& slips) {
    const auto lies = afterG1().oneStar('G', 1);
    std::vector<Belief> beliefs;
    beliefs.reserve(slips.size());
    for (const auto& slip : slips) {
        beliefs.push_back({lies.build(), 1.0, slip});
    }
    return reconcile(beliefs, kRedAndBlue, doubtless(lies));
}

TEST(Reconcile, NamesTwoSlipsOfWhichEitherLeftAPlaceWrong) {
    const auto earth = Spot::earth().index();
    const auto greenhouse = Spot::oneStar(index(Suit::Greenhouse)).index();
    const Slip launched{Slip::Kind::Colonist, 0, earth, Spot::ship().index()};
    const Slip settled{Slip::Kind::Colonist, 0, earth, greenhouse};
    const auto found = afterOneOf({launched, settled});
    EXPECT_EQ(found.verdict, Verdict::Impossible);
    EXPECT_EQ(found.madeSlips, (std::vector{launched, settled}));
    EXPECT_EQ(found.continuations.front().slip, launched);
}

TEST(Reconcile, NamesNoSlipsThatHaveNoPlaceInCommon) {
    const auto greenhouse = Spot::oneStar(index(Suit::Greenhouse)).index();
    const auto found = afterOneOf({{Slip::Kind::Colonist, 0, Spot::earth().index(), greenhouse},
                                   {Slip::Kind::Energy, 0, 2, 3}});
    EXPECT_TRUE(found.madeSlips.empty());
    EXPECT_EQ(found.verdict, Verdict::Ambiguous);
}

TEST(Reconcile, NamesASystemFailureThatWasLeftOut) {
    auto before = TableBuilder(Mode::Solo, 2)
                      .hand("E1 A1")
                      .prep("?A ?E")
                      .prep("?G", kDa)
                      .stack('E', "E2")
                      .deck("?H ? ? ? ? ? ? ?")
                      .discard("C1 G1")
                      .ship(3)
                      .ship(3, kDa)
                      .energy(3)
                      .energy(1, kDa)
                      .build();
    before.phase = Phase::Failure;
    // DA's only card is a greenhouse: it settles and moves up; then two cards come from the deck.
    auto table = TableBuilder(Mode::Solo, 2)
                     .prep("?A ?E")
                     .prep("?H ?", kDa)
                     .stack('E', "E2")
                     .deck("? ? ? ? ? ?")
                     .discard("C1 G1")
                     .ship(3)
                     .ship(2, kDa)
                     .twoStar('G', 1, kDa)
                     .energy(3)
                     .energy(1, kDa);
    const auto found = reconcileOne(before, doubtless(table));
    ASSERT_EQ(found.verdict, Verdict::Impossible);
    EXPECT_EQ(found.madeSlips, std::vector{Slip{}});
    EXPECT_EQ(moves(found), "1.d> da:?G up:G.2");
}

TEST(Reconcile, KeepsOfThePastWhatAllThatLeadHereHaveInCommon) {
    const auto begun = TableBuilder(Mode::Solo, 2).hand("A1");
    const auto another = TableBuilder(Mode::Solo, 2).hand("A2");
    const auto seen = observe({TableBuilder(Mode::Solo, 2).build(), kRedAndBlue});
    const std::vector<Belief> same{
        {.state = begun.build(), .weight = 0.7, .past = {begun.build()}},
        {.state = another.build(), .weight = 0.3, .past = {another.build()}}};
    const auto merged = reconcile(same, kRedAndBlue, seen);
    EXPECT_EQ(merged.continuations.front().past,
              std::vector{TableBuilder(Mode::Solo, 2).hand("?A").build()});
}

TEST(Reconcile, KeepsApartWhatCouldBeSeenToDifferInThePast) {
    const auto now = TableBuilder(Mode::Solo, 2).build();
    const auto loaded = TableBuilder(Mode::Solo, 2).energy(3).build();
    const std::vector<Belief> beliefs{{.state = now, .weight = 0.7, .past = {now}},
                                      {.state = now, .weight = 0.3, .past = {loaded}}};
    const auto found = reconcile(beliefs, kRedAndBlue, observe({now, kRedAndBlue}));
    ASSERT_GE(found.continuations.size(), 2U);
    EXPECT_EQ(found.verdict, Verdict::Ambiguous);
    EXPECT_NE(found.continuations[0].past, found.continuations[1].past);
}

TEST(Reconcile, KeepsApartInWhichOfTwoTurnsTheTableChanged) {
    // One of the two turns has shown nothing: the looks are the same, one after the other.
    const auto begun = TableBuilder(Mode::Solo, 2).build();
    auto now = TableBuilder(Mode::Solo, 2).energy(3).build();
    now.round = 3;
    auto late = begun;
    late.round = 2;
    auto early = now;
    early.round = 2;
    const std::vector<Belief> beliefs{{.state = now, .weight = 0.7, .past = {begun, early}},
                                      {.state = now, .weight = 0.3, .past = {begun, late}}};
    const auto found = reconcile(beliefs, kRedAndBlue, observe({now, kRedAndBlue}));
    ASSERT_GE(found.continuations.size(), 2U);
    EXPECT_EQ(found.verdict, Verdict::Ambiguous);
    EXPECT_EQ(found.continuations[0].past, beliefs[0].past);
    EXPECT_EQ(found.continuations[1].past, beliefs[1].past);
}

} // namespace
} // namespace pocketmars::engine
