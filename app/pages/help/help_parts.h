#pragma once

#include "app/pages/help/help_topics.h"

#include <QList>
#include <QString>

#include <span>

/// The help's groups of topics that are about no single card or building.
namespace pocketmars::app {

/// A row of a group's table: a topic, or a paragraph of the topic above it. The texts are of the
/// context "Help", not yet translated.
struct HelpRow {
    const char* topic;   ///< HelpTopic::id; null for a paragraph
    const char* heading; ///< the topic's title; null for a paragraph without one
    const char* text;    ///< of the topic: further words to search for, or null
};

/// The topics of a table, in the language of now.
/// @param section  heading of the group, of the context "Help"
[[nodiscard]] QList<HelpTopic> topicsOf(const char* section, std::span<const HelpRow> rows);

[[nodiscard]] QList<HelpTopic> settingUpTopics();
[[nodiscard]] QList<HelpTopic> roundTopics();
[[nodiscard]] QList<HelpTopic> actionsTopics();
[[nodiscard]] QList<HelpTopic> rulesTopics();
[[nodiscard]] QList<HelpTopic> automatonTopics();
[[nodiscard]] QList<HelpTopic> scoringTopics();
[[nodiscard]] QList<HelpTopic> programTopics();
/// Of another game.
[[nodiscard]] QList<HelpTopic> toMarsTopics();

/// What the sheet of To Mars leaves open: HelpTopic::id.
inline constexpr auto kMarsChoicesTopic = "to-mars/choices";

} // namespace pocketmars::app
