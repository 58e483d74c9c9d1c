#pragma once

#include "engine/box/card.h"
#include "engine/observation/item_path.h"
#include "engine/observation/observation.h"

#include <QString>

#include <string>

/// The words for people that QML shows: of items, values, buildings and colours.
namespace pocketmars::app {

/// A text as it begins a sentence: `Red plays A7`; as it is where it begins with the name of a
/// file.
[[nodiscard]] QString sentenceText(QString text);
[[nodiscard]] QString sentenceText(const std::string& text);

/// `Greenhouse`, `Energy bank`, …
[[nodiscard]] QString suitText(engine::Suit suit);

/// `Greenhouse 5`, `Habitation C`.
[[nodiscard]] QString cardText(engine::CardId card);

/// A colour's name as it stands at the head of a column: `Red`.
[[nodiscard]] QString colourText(const std::string& colour);

/// `Greenhouse ★★, red`, `Energy of red`, `Aqualab stack, card 2`, …
[[nodiscard]] QString titleText(const engine::Observation& table, const engine::Item& item);

/// A value as the formats write it, in words where it is no number: `face down`, `Greenhouse 5`,
/// `not seen`.
[[nodiscard]] QString valueText(engine::ItemKind kind, const std::string& value);

} // namespace pocketmars::app
