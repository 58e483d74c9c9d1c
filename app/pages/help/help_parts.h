#pragma once

#include "app/pages/help/help_topics.h"

#include <QList>

/// The help's groups of topics that are about no single card or building.
namespace pocketmars::app {

[[nodiscard]] QList<HelpTopic> settingUpTopics();
[[nodiscard]] QList<HelpTopic> roundTopics();
[[nodiscard]] QList<HelpTopic> actionsTopics();
[[nodiscard]] QList<HelpTopic> rulesTopics();
[[nodiscard]] QList<HelpTopic> automatonTopics();
[[nodiscard]] QList<HelpTopic> scoringTopics();
[[nodiscard]] QList<HelpTopic> programTopics();

} // namespace pocketmars::app
