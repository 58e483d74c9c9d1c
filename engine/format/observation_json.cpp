#include "engine/format/observation_json.h"

#include "engine/format/table_fields.h"
#include "engine/json/json_cursor.h"
#include "engine/json/json_value.h"
#include "engine/observation/complaints.h"
#include "engine/support/phrase.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

// ---- reading: each reader takes the value and, at the same place, its confidence ----

/// Any part of the tree of confidences may be left out; a list says null for what it leaves out.
bool isStated(const JsonCursor& confidence) { return confidence.exists() && !confidence.isNull(); }

std::optional<double> confidenceFrom(const JsonCursor& confidence) {
    return isStated(confidence) ? std::optional(confidence.probability()) : std::nullopt;
}

void requireObjectIfStated(const JsonCursor& confidence) {
    if (isStated(confidence)) {
        confidence.requireObject();
    }
}

template <class ReadValue>
auto readingFrom(const JsonCursor& value, const JsonCursor& confidence, ReadValue readValue) {
    using Result = Reading<decltype(readValue(value))>;
    if (!value.exists()) {
        return Result();
    }
    if (value.isText(kUnread)) {
        return Result::unread(confidenceFrom(confidence));
    }
    return Result(readValue(value), confidenceFrom(confidence));
}

/// The confidence of a list or a space as a whole: a number there. Otherwise it is a list or
/// object of its items' confidences.
std::optional<double> wholeConfidence(const JsonCursor& confidence) {
    return confidence.isNumber() ? confidenceFrom(confidence) : std::nullopt;
}

bool statesItems(const JsonCursor& confidence) {
    return isStated(confidence) && !confidence.isNumber();
}

template <class ReadValue>
auto listFrom(const JsonCursor& value, const JsonCursor& confidence, ReadValue readValue) {
    using Item = decltype(readingFrom(value, confidence, readValue));
    using Result = Reading<std::vector<Item>>;
    if (!value.exists()) {
        return Result();
    }
    const auto stated = statesItems(confidence) ? confidence.elements().size() : 0;
    if (value.isText(kUnread)) {
        return Result::unread(wholeConfidence(confidence));
    }
    std::vector<Item> items;
    const auto elements = value.elements();
    for (std::size_t i = 0; i < elements.size(); ++i) {
        items.push_back(readingFrom(elements[i], confidence[i], readValue));
    }
    if (stated > items.size()) {
        confidence[items.size()].refuse( //: What is wrong with a file
            phrase("Json", "expected no more confidences than items"));
    }
    return Result(std::move(items), wholeConfidence(confidence));
}

Reading<ColonistCounts> spaceFrom(const JsonCursor& value, const JsonCursor& confidence) {
    if (!value.exists()) {
        return {};
    }
    const auto stated = statesItems(confidence) ? confidence.keys() : std::vector<std::string>();
    if (value.isText(kUnread)) {
        return Reading<ColonistCounts>::unread(wholeConfidence(confidence));
    }
    ColonistCounts counts;
    for (const auto& colour : value.keys()) {
        counts.emplace(colour, readingFrom(value[colour], confidence[colour], colonistsFrom));
    }
    for (const auto& colour : stated) {
        // An absent colour is 0, so its confidence is that of a 0.
        counts.emplace(colour, Reading<int>(0, confidenceFrom(confidence[colour])));
    }
    return Reading<ColonistCounts>(std::move(counts), wholeConfidence(confidence));
}

std::string colourFrom(const JsonCursor& colour) {
    auto text = colour.text();
    if (text.empty()) {
        colour.expected(nameOfAColour());
    }
    return text;
}

ObservedPlayer playerFrom(const JsonCursor& value, const JsonCursor& confidence) {
    value.requireObject();
    requireObjectIfStated(confidence);
    ObservedPlayer player;
    player.role =
        value["role"].oneOf({name(Role::Human), name(Role::Da)}) == 0 ? Role::Human : Role::Da;
    player.colour = colourFrom(value["colour"]);
    player.energy = readingFrom(value["energy"], confidence["energy"], energyFrom);
    player.earth = readingFrom(value["earth"], confidence["earth"], colonistsFrom);
    player.ship = readingFrom(value["ship"], confidence["ship"], colonistsFrom);
    player.prep = listFrom(value["prep"], confidence["prep"], suitFrom);
    return player;
}

ObservedBuilding buildingFrom(Suit suit, const JsonCursor& value, const JsonCursor& confidence) {
    if (!value.exists()) {
        return {};
    }
    value.requireObject();
    requireObjectIfStated(confidence);
    ObservedBuilding building;
    building.stack = listFrom(value["stack"], confidence["stack"],
                              suit == Suit::Habitation ? habitationCardFrom : stripFrom);
    if (suit != Suit::Habitation) {
        building.oneStar = spaceFrom(value["one_star"], confidence["one_star"]);
        building.twoStar = spaceFrom(value["two_star"], confidence["two_star"]);
    }
    return building;
}

Observation tableFrom(const JsonCursor& root) {
    root.requireObject();
    // The format first: a file of another kind would complain of fields that it need not have.
    (void)root["format"].oneOf({kTableFormat});
    const auto confidence = root["confidence"];
    requireObjectIfStated(confidence);
    requireObjectIfStated(confidence["buildings"]);
    if (isStated(confidence["players"])) {
        (void)confidence["players"].elements();
    }
    Observation table;
    table.mode =
        root["mode"].oneOf({name(Mode::Solo), name(Mode::Versus)}) == 0 ? Mode::Solo : Mode::Versus;
    const auto players = root["players"].elements();
    for (std::size_t i = 0; i < players.size(); ++i) {
        table.players.push_back(playerFrom(players[i], confidence["players"][i]));
    }
    const auto buildings = root["buildings"];
    if (buildings.exists()) {
        buildings.requireObject();
    }
    for (const auto suit : kSuits) {
        table.building(suit) =
            buildingFrom(suit, buildings[name(suit)], confidence["buildings"][name(suit)]);
    }
    table.discardTop = readingFrom(root["discard_top"], confidence["discard_top"], discardTopFrom);
    table.deckTop = readingFrom(root["deck_top"], confidence["deck_top"], deckTopFrom);
    return table;
}

// ---- writing: the value and the confidence trees grow side by side ----

/// What stands at one place of both trees; nothing where a tree leaves the place out.
struct Written {
    std::optional<JsonValue> value;
    std::optional<JsonValue> confidence;
};

/// An object in the value tree and the one at the same place in the confidence tree.
class WrittenObject {
public:
    void add(std::string_view key, JsonValue value) {
        m_values.push_back({std::string(key), std::move(value)});
    }
    void add(std::string_view key, Written written) {
        if (written.value) {
            add(key, std::move(*written.value));
        }
        if (written.confidence) {
            m_confidences.push_back({std::string(key), std::move(*written.confidence)});
        }
    }
    [[nodiscard]] Written take() {
        return {JsonValue(std::move(m_values)),
                m_confidences.empty() ? std::nullopt
                                      : std::optional(JsonValue(std::move(m_confidences)))};
    }

private:
    JsonObject m_values;
    JsonObject m_confidences;
};

JsonValue toJson(int number) { return JsonValue(number); }
JsonValue toJson(Suit suit) { return JsonValue(name(suit)); }
JsonValue toJson(CardId card) { return JsonValue(card.toString()); }
template <class T> JsonValue toJson(const std::optional<T>& value) {
    return value ? toJson(*value) : JsonValue();
}
JsonValue toJson(const StackCard& card) {
    if (const auto* id = std::get_if<CardId>(&card)) {
        return toJson(*id);
    }
    const auto* value = std::get_if<int>(&card);
    return value != nullptr ? toJson(*value) : JsonValue();
}

std::optional<JsonValue> toJson(const std::optional<double>& confidence) {
    return confidence ? std::optional(JsonValue(*confidence)) : std::nullopt;
}

template <class T> Written written(const Reading<T>& reading) {
    if (reading.isUnseen()) {
        return {};
    }
    return {reading.isUnread() ? JsonValue(kUnread) : toJson(reading.value()),
            toJson(reading.confidence())};
}

/// An item of a list or a space, which has no absent places.
template <class T> Written writtenItem(const Reading<T>& item) {
    return written(item.isUnseen() ? Reading<T>::unread() : item);
}

template <class T> Written written(const Reading<std::vector<Reading<T>>>& list) {
    if (!list.isRead()) {
        return list.isUnseen() ? Written() : Written{JsonValue(kUnread), toJson(list.confidence())};
    }
    JsonArray values;
    JsonArray confidences;
    std::size_t stated = 0; // up to the last item that has a confidence
    for (const auto& item : list.value()) {
        auto one = writtenItem(item);
        values.push_back(std::move(*one.value));
        confidences.push_back(one.confidence.value_or(JsonValue()));
        stated = one.confidence ? confidences.size() : stated;
    }
    confidences.resize(stated);
    return {JsonValue(std::move(values)), stated == 0
                                              ? toJson(list.confidence())
                                              : std::optional(JsonValue(std::move(confidences)))};
}

Written written(const Reading<ColonistCounts>& space) {
    if (!space.isRead()) {
        return space.isUnseen() ? Written()
                                : Written{JsonValue(kUnread), toJson(space.confidence())};
    }
    WrittenObject counts;
    for (const auto& [colour, count] : space.value()) {
        counts.add(colour, writtenItem(count));
    }
    auto result = counts.take();
    if (!result.confidence) {
        result.confidence = toJson(space.confidence());
    }
    return result;
}

Written written(const ObservedPlayer& player) {
    WrittenObject object;
    object.add("role", JsonValue(name(player.role)));
    object.add("colour", JsonValue(player.colour));
    object.add("energy", written(player.energy));
    object.add("earth", written(player.earth));
    object.add("ship", written(player.ship));
    object.add("prep", written(player.prep));
    return object.take();
}

Written written(const ObservedBuilding& building) {
    WrittenObject object;
    object.add("stack", written(building.stack));
    object.add("one_star", written(building.oneStar));
    object.add("two_star", written(building.twoStar));
    return object.take();
}

Written writtenPlayers(const Observation& table) {
    JsonArray values;
    JsonArray confidences;
    bool stated = false;
    for (const auto& player : table.players) {
        auto one = written(player);
        values.push_back(std::move(*one.value));
        stated = stated || one.confidence.has_value();
        confidences.push_back(one.confidence.value_or(JsonValue(JsonObject())));
    }
    return {JsonValue(std::move(values)),
            stated ? std::optional(JsonValue(std::move(confidences))) : std::nullopt};
}

Written writtenBuildings(const Observation& table) {
    WrittenObject object;
    for (const auto suit : kSuits) {
        if (table.building(suit) != ObservedBuilding()) {
            object.add(name(suit), written(table.building(suit)));
        }
    }
    return object.take();
}

} // namespace

tl::expected<Observation, JsonError> observationFromJson(std::string_view text) {
    return parseJson(text).and_then(
        [](const JsonValue& tree) { return observationFromJson(tree); });
}

tl::expected<Observation, JsonError> observationFromJson(const JsonValue& tree) {
    std::optional<JsonError> error;
    auto table = tableFrom(JsonCursor(tree, error));
    if (error) {
        return tl::unexpected(*error);
    }
    return table;
}

std::string observationToJson(const Observation& table) {
    WrittenObject object;
    object.add("format", JsonValue(kTableFormat));
    object.add("mode", JsonValue(name(table.mode)));
    object.add("players", writtenPlayers(table));
    object.add("buildings", writtenBuildings(table));
    object.add("discard_top", written(table.discardTop));
    object.add("deck_top", written(table.deckTop));
    auto both = object.take();
    auto& fields = *both.value->as<JsonObject>();
    if (both.confidence) {
        fields.push_back({"confidence", std::move(*both.confidence)});
    }
    return toText(*both.value);
}

} // namespace pocketmars::engine
