#pragma once

#include "tests/qml/photographer.h"

#include "app/services/play_services.h"

#include <QString>

#include <atomic>
#include <memory>

namespace pocketmars {

/// What a camera is made to read wrong, so that there is something to ask.
enum class Misread {
    None,
    Pieces, ///< no piece of the second table is clear
    Energy, ///< from the third table on the energy of both is off
    Much    ///< from the third table on it is another table
};

/// Watches as these do, with misreadings.
/// @param misread  what is read wrong now
[[nodiscard]] app::PlayServices withMisreads(app::PlayServices services,
                                             std::shared_ptr<const std::atomic<Misread>> misread);

/// A running game that asks and warns.
/// @param game     the folder of the recorded game
/// @param misread  that of the services
void shootAsking(Photographer& camera, app::ViewModels& models, const QString& game,
                 std::atomic<Misread>& misread);

} // namespace pocketmars
