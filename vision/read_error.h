#pragma once

#include <cstddef>

namespace pocketmars::vision {

/// Why a photo could not be read at all. Items that can't be told are readings, not errors.
enum class ReadError {
    NoTable,        ///< too few cards of this profile were found to know where the table is
    TwoTables,      ///< the same buildings lie in two places, so another game is in view
    PlayersUnclear, ///< no mode was given, and who plays can't be told from the photo
    OtherTable,     ///< a further photo does not show the table of the first, or at another time
};

/// Why several photos could not be read together.
struct PhotosError {
    ReadError error = ReadError::NoTable;
    std::size_t photo = 0; ///< index of the one that is to blame
};

} // namespace pocketmars::vision
