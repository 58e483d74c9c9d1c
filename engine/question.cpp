#include "engine/question.h"

#include "engine/item_path.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
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
    int max = kColonistsPerColour; ///< colonists of this colour that fit
};

std::string displayName(Suit suit) {
    std::string text(name(suit));
    std::ranges::replace(text, '_', ' ');
    return text;
}

/// Room on ★★ that other colours have not certainly taken.
int roomOnTwoStar(const Observation& table, Suit building, std::size_t player,
                  double minConfidence) {
    int room = twoStarCapacity(static_cast<int>(table.players.size()));
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto count = colonists(table.building(building).twoStar, table.players[i].colour);
        if (i != player && isCertain(count, minConfidence)) {
            room -= count.value();
        }
    }
    return std::max(room, 0);
}

/// The scored places of a colour, in the order of the score pad.
std::vector<Place> scoredPlaces(const Observation& table, std::size_t player,
                                double minConfidence) {
    const auto& seen = table.players[player];
    std::vector<Place> places{{{ItemKind::Ship, player}, seen.colour + " ship", seen.ship}};
    for (const auto suit : kScoringSuits) {
        places.push_back({{ItemKind::OneStar, player, suit},
                          displayName(suit) + " ★",
                          colonists(table.building(suit).oneStar, seen.colour)});
    }
    for (const auto suit : kScoringSuits) {
        places.push_back({{ItemKind::TwoStar, player, suit},
                          displayName(suit) + " ★★",
                          colonists(table.building(suit).twoStar, seen.colour),
                          roomOnTwoStar(table, suit, player, minConfidence)});
    }
    return places;
}

/// What the other places of a colour, Earth among them, say of one place.
struct Rest {
    bool othersCertain = true;      ///< those that were read
    bool othersRead = true;         ///< all of them
    int left = kColonistsPerColour; ///< colonists that the others don't hold
    int fitElsewhere = 0;           ///< at most so many could be in others that were not read
};

Rest restOf(const std::vector<Place>& places, const Place& asked, const Reading<int>& earth,
            double minConfidence) {
    Rest rest;
    const auto add = [&rest, minConfidence](const Reading<int>& other, int max) {
        if (other.isRead()) {
            rest.othersCertain = rest.othersCertain && isCertain(other, minConfidence);
            rest.left -= other.value();
        } else {
            rest.othersRead = false;
            rest.fitElsewhere += max;
        }
    };
    add(earth, kColonistsPerColour);
    for (const auto& place : places) {
        if (&place != &asked) {
            add(place.reading, place.max);
        }
    }
    return rest;
}

void addOption(std::vector<int>& options, int value, int min, int max) {
    if (value >= min && value <= max && std::ranges::find(options, value) == options.end()) {
        options.push_back(value);
    }
}

/// What an item may be, the likeliest first.
std::vector<int> optionsOf(const Place& place, const Rest& rest) {
    int min = 0;
    int max = place.max;
    if (rest.othersCertain && rest.left >= 0) {
        const int least = std::max(0, rest.left - rest.fitElsewhere);
        const int most = std::min(place.max, rest.left);
        if (least <= most) { // else the certain ones contradict each other, and say nothing
            min = least;
            max = most;
        }
    }
    const bool implied = rest.othersRead && rest.left >= 0 && rest.left <= place.max;
    std::vector<int> options;
    if (implied && (rest.othersCertain || !place.reading.isRead())) {
        options.push_back(rest.left);
    }
    if (place.reading.isRead()) {
        const int read = std::min(place.reading.value(), place.max);
        addOption(options, read, 0, place.max);
        if (implied) {
            addOption(options, rest.left, 0, place.max);
        }
        if (options.size() == 1) {
            addOption(options, read - 1, min, max);
            addOption(options, read + 1, min, max);
        }
        return options;
    }
    if (implied) {
        if (!rest.othersCertain) {
            addOption(options, rest.left - 1, min, max);
            addOption(options, rest.left + 1, min, max);
        }
        return options;
    }
    for (int count = min; count <= max; ++count) {
        addOption(options, count, min, max);
    }
    return options;
}

// ---- words ----

/// `1`, `1 or 2`, `1, 2 or 3`, `0 to 5`.
std::string numbersInWords(std::vector<int> numbers) {
    std::ranges::sort(numbers);
    if (numbers.size() > 3 &&
        numbers.back() - numbers.front() + 1 == static_cast<int>(numbers.size())) {
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

Question askColonists(const Observation& table, const Place& place, const Rest& rest) {
    const auto& colour = table.players[place.item.player].colour;
    const auto options = optionsOf(place, rest);
    auto text = place.label + ": " + numbersInWords(options) +
                (place.item.kind == ItemKind::Ship ? " colonists?" : " " + colour + "?");
    if (!place.reading.isRead()) {
        text += " (" + why(place.reading);
        if (options.size() == 1 && rest.othersRead) {
            text +=
                "; the other " + std::to_string(kColonistsPerColour - rest.left) + " lie elsewhere";
        }
        text += ")";
    }
    return {pathOf(table, place.item), std::move(text), asTexts(options)};
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
    auto text = table.players[player].colour + " energy: " + numbersInWords(options) + "?";
    if (!energy.isRead()) {
        text += " (" + why(energy) + ")";
    }
    return {pathOf(table, {ItemKind::Energy, player}), std::move(text), asTexts(options)};
}

/// The least certain of places that are all certain and yet hold other than seven; null where they
/// do hold seven, or where nothing is known of how certain they are.
const Place* mostDoubtful(const std::vector<Place>& places, const Reading<int>& earth,
                          double minConfidence) {
    if (!isCertain(earth, minConfidence)) {
        return nullptr;
    }
    int total = earth.value();
    const Place* doubtful = nullptr;
    double lowest = 1.0;
    for (const auto& place : places) {
        total += place.reading.value();
        const double confidence = place.reading.confidence().value_or(1.0);
        if (confidence < lowest) {
            lowest = confidence;
            doubtful = &place;
        }
    }
    return total == kColonistsPerColour ? nullptr : doubtful;
}

} // namespace

std::vector<Question> openQuestions(const Observation& table, double minConfidence) {
    std::vector<Question> questions;
    for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto& player = table.players[i];
        const auto places = scoredPlaces(table, i, minConfidence);
        const auto ask = [&](const Place& place) {
            const auto rest = restOf(places, place, player.earth, minConfidence);
            questions.push_back(askColonists(table, place, rest));
        };
        bool allCertain = true;
        for (const auto& place : places) {
            if (!isCertain(place.reading, minConfidence)) {
                allCertain = false;
                ask(place);
            }
        }
        if (const auto* place =
                allCertain ? mostDoubtful(places, player.earth, minConfidence) : nullptr) {
            ask(*place);
        }
        if (!isCertain(player.energy, minConfidence)) {
            questions.push_back(askEnergy(table, i));
        }
    }
    return questions;
}

} // namespace pocketmars::engine
