#pragma once

#include "engine/box/readings.h"

class QSettings;
class QString;

namespace pocketmars::app {

/// How the doubtful cards of a profile are read, as the player said; the table's where nothing, or
/// nothing that is known, was said.
/// @param profile  name of a card profile; empty: of those who have none
[[nodiscard]] engine::Readings loadReadings(const QSettings& store, const QString& profile);

void storeReadings(QSettings& store, const QString& profile, const engine::Readings& readings);

} // namespace pocketmars::app
