#include "engine/observation/question.h"

#include "engine/observation/item_path.h"
#include "engine/support/json_error.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace pocketmars::engine {
namespace {

bool isCertain(const Reading<int>& reading, double minConfidence) {
    return reading.isRead() && reading.confidence().value_or(1.0) >= minConfidence;
}

// ---- where the seven colonists of a colour can be ----

struct Place {
    Item item;
    std::string label; ///< `greenhouse ★★`
    Reading<int> reading;
    int capacity = kColonistsPerColour; ///< colonists that it holds
    int room = kColonistsPerColour;     ///< those that other colours have not certainly taken
};

std::string displayName(Suit suit) {
    std::string text(name(suit));
    std::ranges::replace(text, '_', ' ');
    return text;
}

int capacityOfTwoStar(const Observation& table) {
    return twoStarCapacity(static_cast<int>(table.players.size()));
}

int roomOnTwoStar(const Observation& table, Suit building, std::size_t player,
                  double minConfidence) {
    int room = capacityOfTwoStar(table);
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto count = colonists(table.building(building).twoStar, table.players[i].colour);
        if (i != player && isCertain(count, minConfidence)) {
            room -= count.value();
        }
    }
    return std::max(room, 0);
}

/// The places of a colour: what scores in the order of the score pad, then Earth.
std::vector<Place> placesOf(const Observation& table, std::size_t player, double minConfidence) {
    const auto& seen = table.players[player];
    const auto colour = shownName(seen.colour);
    std::vector<Place> places{{{ItemKind::Ship, player}, colour + " ship", seen.ship}};
    for (const auto suit : kScoringSuits) {
        places.push_back({{ItemKind::OneStar, player, suit},
                          displayName(suit) + " ★",
                          colonists(table.building(suit).oneStar, seen.colour)});
    }
    for (const auto suit : kScoringSuits) {
        places.push_back({{ItemKind::TwoStar, player, suit},
                          displayName(suit) + " ★★",
                          colonists(table.building(suit).twoStar, seen.colour),
                          capacityOfTwoStar(table),
                          roomOnTwoStar(table, suit, player, minConfidence)});
    }
    places.push_back({{ItemKind::Earth, player}, colour + " on Earth", seen.earth});
    return places;
}

/// What the other places of a colour say of one place.
struct Rest {
    int left = kColonistsPerColour; ///< colonists that the certain ones don't hold
    int fitElsewhere = 0;           ///< at most so many could be in those that are not certain
    bool allRead = true;
    int leftAsRead = kColonistsPerColour; ///< colonists that those read don't hold
};

Rest restOf(const std::vector<Place>& places, const Place& asked, double minConfidence) {
    Rest rest;
    for (const auto& place : places) {
        if (&place == &asked) {
            continue;
        }
        if (isCertain(place.reading, minConfidence)) {
            rest.left -= place.reading.value();
        } else {
            rest.fitElsewhere += place.room;
        }
        rest.allRead = rest.allRead && place.reading.isRead();
        rest.leftAsRead -= place.reading.valueOr(0);
    }
    return rest;
}

void addOption(std::vector<int>& options, int value, int min, int max) {
    if (value >= min && value <= max && std::ranges::find(options, value) == options.end()) {
        options.push_back(value);
    }
}

/// What an item may be: all that the certain places leave possible, and what was read; the
/// likeliest first.
/// @param sumIsWrong  as read, and this is the least certain place
std::vector<int> optionsOf(const Place& place, const Rest& rest, bool sumIsWrong) {
    int min = std::max(0, rest.left - rest.fitElsewhere);
    int max = std::min(place.room, rest.left);
    if (min > max) { // the certain ones contradict each other, and say nothing
        min = 0;
        max = place.capacity;
    }
    std::vector<int> options;
    if (sumIsWrong && rest.allRead) {
        addOption(options, rest.leftAsRead, min, max);
    }
    if (place.reading.isRead()) {
        const int read = std::min(place.reading.value(), place.capacity);
        addOption(options, std::clamp(read, min, max), min, max);
        addOption(options, read, 0, place.capacity);
        min = std::min(min, read);
        max = std::max(max, read);
    }
    if (rest.allRead) {
        addOption(options, rest.leftAsRead, min, max);
    }
    // Certain places may be wrong as well: what was read in doubt is never the only answer.
    if (place.reading.isRead() && min == max) {
        min = std::max(min - 1, 0);
        max = std::min(max + 1, place.capacity);
    }
    const int likeliest = options.empty() ? min : options.front();
    for (int step = 0; step <= max - min; ++step) {
        addOption(options, likeliest - step, min, max);
        addOption(options, likeliest + step, min, max);
    }
    return options;
}

// ---- certain items that can't be right together ----

/// A certain item is asked about after all: it is the least certain of those that contradict.
struct Contradiction {
    Item item;
    std::string text;                        ///< `8 red colonists in all, not 7`
    std::optional<int> total = std::nullopt; ///< where that is wrong
};

/// What a person said outweighs what a camera is as sure of, or what nobody stated.
bool isLessCertain(const Reading<int>& a, const Reading<int>& b) {
    const auto rank = [](const Reading<int>& reading) {
        return std::pair(reading.confidence().value_or(1.0), reading.confidence().has_value());
    };
    return rank(a) < rank(b);
}

/// The ★★ spaces on which more colonists certainly stand than it holds.
std::vector<Contradiction> overfilledSpaces(const Observation& table, double minConfidence) {
    std::vector<Contradiction> found;
    for (const auto suit : kScoringSuits) {
        int total = 0;
        std::size_t doubtful = 0;
        std::optional<Reading<int>> lowest;
        for (std::size_t i = 0; i < table.players.size(); ++i) {
            const auto count = colonists(table.building(suit).twoStar, table.players[i].colour);
            if (!isCertain(count, minConfidence) || count.value() == 0) {
                continue;
            }
            total += count.value();
            if (!lowest || isLessCertain(count, *lowest)) {
                lowest = count;
                doubtful = i;
            }
        }
        const int capacity = capacityOfTwoStar(table);
        if (total > capacity) {
            found.push_back({{ItemKind::TwoStar, doubtful, suit},
                             "holds " + std::to_string(capacity) +
                                 (capacity == 1 ? " colonist, not " : " colonists, not ") +
                                 std::to_string(total)});
        }
    }
    return found;
}

std::string sumInWords(int total, const std::string& colour) {
    return std::to_string(total) + " " + shownName(colour) + " colonists in all, not " +
           std::to_string(kColonistsPerColour);
}

/// Places of a colour that certainly hold more than seven, or all are certain and hold fewer.
std::optional<Contradiction> wrongSum(const std::vector<Place>& places, const std::string& colour,
                                      double minConfidence) {
    int total = 0;
    bool allCertain = true;
    for (const auto& place : places) {
        const bool certain = isCertain(place.reading, minConfidence);
        allCertain = allCertain && certain;
        total += certain ? place.reading.value() : 0;
    }
    const bool tooMany = total > kColonistsPerColour;
    if (!tooMany && !(allCertain && total < kColonistsPerColour)) {
        return std::nullopt;
    }
    const Place* lowest = nullptr;
    for (const auto& place : places) {
        if (isCertain(place.reading, minConfidence) && (!tooMany || place.reading.value() > 0) &&
            (lowest == nullptr || isLessCertain(place.reading, lowest->reading))) {
            lowest = &place;
        }
    }
    return Contradiction{lowest->item, sumInWords(total, colour), total};
}

/// Whether the score depends on a place that is not certain.
bool anyDoubtful(const std::vector<Place>& places, double minConfidence) {
    return std::ranges::any_of(places, [&](const Place& place) {
        return place.item.kind != ItemKind::Earth && !isCertain(place.reading, minConfidence);
    });
}

int totalOf(const std::vector<Place>& places) {
    int total = 0;
    for (const auto& place : places) {
        total += place.reading.valueOr(0);
    }
    return total;
}

/// @return the least certain of several doubtful places that were read and yet don't hold seven
///         with the others, else null
const Place* leastOfWrongSum(const std::vector<Place>& places, double minConfidence) {
    const bool allRead =
        std::ranges::all_of(places, [](const Place& place) { return place.reading.isRead(); });
    const auto doubtful = std::ranges::count_if(
        places, [&](const Place& place) { return !isCertain(place.reading, minConfidence); });
    if (!allRead || doubtful < 2 || totalOf(places) == kColonistsPerColour) {
        return nullptr;
    }
    return &*std::ranges::min_element(
        places, [](const Place& a, const Place& b) { return isLessCertain(a.reading, b.reading); });
}

// ---- words ----

/// Longer lists are shortened to their ends.
constexpr std::size_t kMaxListed = 3;

/// `1`, `1 or 2`, `1, 2 or 3`, `0 to 5`.
std::string numbersInWords(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    if (numbers.size() > kMaxListed) { // options leave no gaps
        return std::to_string(numbers.front()) + " to " + std::to_string(numbers.back());
    }
    std::string text;
    for (const auto& number : numbers) {
        text += &number == &numbers.front() ? "" : &number == &numbers.back() ? " or " : ", ";
        text += std::to_string(number);
    }
    return text;
}

std::string why(const Reading<int>& reading) {
    return reading.isUnseen() ? "out of view" : "unread";
}

std::vector<std::string> asTexts(const std::vector<int>& numbers) {
    std::vector<std::string> texts;
    texts.reserve(numbers.size());
    for (const int number : numbers) {
        texts.push_back(std::to_string(number));
    }
    return texts;
}

/// @param contradiction  null: the item itself is in doubt
Question askColonists(const Observation& table, const Place& place, const Rest& rest,
                      const Contradiction* contradiction) {
    const auto& colour = table.players[place.item.player].colour;
    const bool named = place.item.kind == ItemKind::Ship || place.item.kind == ItemKind::Earth;
    const auto options = optionsOf(place, rest, contradiction != nullptr);
    auto text = place.label + ": " + numbersInWords(options) + " " +
                (named ? "colonists" : shownName(colour));
    if (options.size() > kMaxListed && (place.reading.isRead() || rest.allRead)) {
        text += ", probably " + std::to_string(options.front());
    }
    text += "?";
    if (contradiction != nullptr) {
        text += " (" + contradiction->text + ")";
    } else if (!place.reading.isRead()) {
        text += " (" + why(place.reading);
        if (options.size() == 1 && rest.allRead) {
            text += "; the other " + std::to_string(kColonistsPerColour - rest.leftAsRead) +
                    " lie elsewhere";
        }
        text += ")";
    }
    return {pathOf(table, place.item), std::move(text), asTexts(options),
            contradiction == nullptr ? std::nullopt : contradiction->total};
}

Question askEnergy(const Observation& table, std::size_t player) {
    const auto& energy = table.players[player].energy;
    std::vector<int> options;
    if (energy.isRead()) {
        for (const int step : {0, -1, 1}) { // a marker is most easily taken for its neighbour
            addOption(options, energy.value() + step, 0, kMaxEnergy);
        }
    } else {
        for (int level = 0; level <= kMaxEnergy; ++level) {
            addOption(options, level, 0, kMaxEnergy);
        }
    }
    auto text =
        shownName(table.players[player].colour) + " energy: " + numbersInWords(options) + "?";
    if (!energy.isRead()) {
        text += " (" + why(energy) + ")";
    }
    return {pathOf(table, {ItemKind::Energy, player}), std::move(text), asTexts(options)};
}

void askPlaces(const Observation& table, std::size_t player, double minConfidence,
               std::vector<Contradiction> contradictions, std::vector<Question>& questions) {
    const auto places = placesOf(table, player, minConfidence);
    std::erase_if(contradictions,
                  [player](const auto& found) { return found.item.player != player; });
    // An overfilled space may explain a wrong sum; if not, that is asked next.
    if (contradictions.empty()) {
        if (auto wrong = wrongSum(places, table.players[player].colour, minConfidence)) {
            contradictions.push_back(*std::move(wrong));
        }
    }
    // Places read that can't be right together are asked about one by one, the least certain first:
    // its answer may settle the rest.
    const auto* first = contradictions.empty() && anyDoubtful(places, minConfidence)
                            ? leastOfWrongSum(places, minConfidence)
                            : nullptr;
    if (first != nullptr) {
        contradictions.push_back({first->item,
                                  sumInWords(totalOf(places), table.players[player].colour),
                                  totalOf(places)});
    }
    for (const auto& place : places) {
        const auto found = std::ranges::find(contradictions, place.item, &Contradiction::item);
        const bool doubtful = first == nullptr && place.item.kind != ItemKind::Earth &&
                              !isCertain(place.reading, minConfidence);
        if (found != contradictions.end() || doubtful) {
            questions.push_back(askColonists(table, place, restOf(places, place, minConfidence),
                                             found == contradictions.end() ? nullptr : &*found));
        }
    }
}

} // namespace

std::vector<Question> openQuestions(const Observation& table, double minConfidence) {
    std::vector<Question> questions;
    const auto overfilled = overfilledSpaces(table, minConfidence);
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        askPlaces(table, i, minConfidence, overfilled, questions);
        if (!isCertain(table.players[i].energy, minConfidence)) {
            questions.push_back(askEnergy(table, i));
        }
    }
    return questions;
}

} // namespace pocketmars::engine
