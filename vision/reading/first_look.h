#pragma once

#include "vision/cards/card_placer.h"
#include "vision/colonists/colonist_reader.h"
#include "vision/plane/table_plane.h"
#include "vision/plane/tile_plane.h"
#include "vision/read_error.h"
#include "vision/read_options.h"
#include "vision/reading/reading_parts.h"
#include "vision/reading/table_report.h"
#include "vision/seat_seen.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace pocketmars::vision {

class Trace;

/// The table's plane and the cards on it.
struct SeenCards {
    TablePlane plane;
    TableCards cards;
    std::vector<PlacedTile> tiles;
};

/// Finds the cards of a photo, without knowing anything of the table.
[[nodiscard]] tl::expected<SeenCards, ReadError> findCards(const ReadingParts& parts,
                                                           const cv::Mat& photo,
                                                           const ReadOptions& options,
                                                           Trace& trace);

/// Reads the stacks under the buildings, and tells what the loose cards are.
void readStacks(const ReadingParts& parts, const cv::Mat& photo, FoundTable& table, Trace& trace);

/// Reads the energy tracks of all ships.
void readEnergies(const ReadingParts& parts, const cv::Mat& photo, FoundTable& table, Trace& trace);

/// @param table   but for its colonists; outlives the survey, and stays where it is
[[nodiscard]] std::shared_ptr<ColonistReader::Survey>
surveyColonists(const ReadingParts& parts, const cv::Mat& photo, const FoundTable& table);

/// @param table   but for its colonists
/// @param survey  of that table
/// @return the options with who plays; nothing if it can't be told from the photo
[[nodiscard]] std::optional<ReadOptions> whoPlays(const ReadingParts& parts,
                                                  const FoundTable& table,
                                                  ColonistReader::Survey& survey,
                                                  const ReadOptions& options);

/// Who sits there, in the order of play.
/// @param table   but for its colonists
/// @param survey  of that table
[[nodiscard]] std::vector<SeatSeen> whoSits(const ReadingParts& parts, const FoundTable& table,
                                            ColonistReader::Survey& survey);

} // namespace pocketmars::vision
