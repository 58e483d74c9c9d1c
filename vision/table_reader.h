#pragma once

#include "calibration/profile/profile.h"
#include "engine/observation/observation.h"
#include "vision/watching/registration.h"

#include <opencv2/core/mat.hpp>
#include <opencv2/core/types.hpp>
#include <tl/expected.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pocketmars::vision {

struct ReadingParts;
class Trace;

/// Why a photo could not be read at all. Items that can't be told are readings, not errors.
enum class ReadError {
    NoTable,        ///< too few cards of this profile were found to know where the table is
    TwoTables,      ///< the same buildings lie in two places, so another game is in view
    PlayersUnclear, ///< no mode was given, and who plays can't be told from the photo
};

/// A card that a person marked, where it was not found or in the wrong place.
struct MarkedCard {
    std::string card; ///< a building's suit, `earth`, or a colour and `.ship`: `red.ship`
    /// Clockwise from its own upper left; fractions of the photo's width and height.
    std::array<cv::Point2f, 4> corners;
};

/// The face that a marked card has; null where the profile has none of that name.
[[nodiscard]] const calibration::CardFace* markedFace(const calibration::Profile& profile,
                                                      std::string_view card);

struct ReadOptions {
    /// Nothing: tell the players from the ships and colonists that are seen, if beyond doubt.
    std::optional<engine::Mode> mode;
    /// Colours in seating order; solo: the human, then DA. Empty only without a mode.
    std::vector<std::string> players;
    /// What is known to lie where it was marked; it counts for the table's plane like any other
    /// card. Those that the profile does not know are left out.
    std::vector<MarkedCard> marked = {};
};

/// One thing that was found, for overlays and for correcting by touch.
struct Finding {
    /// The item's place in table/1, players by colour: `greenhouse.two_star.red`, `red.energy`,
    /// `greenhouse.stack.0`, `blue.prep.1`, `discard_top`. Empty for what is only shown.
    std::string path;
    std::string label;                ///< as read: `5`, `2 red`, `face down`, `?`
    std::vector<cv::Point2f> outline; ///< px of the photo given to read()
    double confidence = 0.0;          ///< 0..1
};

struct TableReading {
    engine::Observation observation;
    std::vector<Finding> findings;
    Registration registration;     ///< of the photo given to read()
    std::vector<PlacedTile> tiles; ///< corner tiles; those that don't fit the table, too
};

/// What a reading leaves behind, so that the next one of the same view costs little. It belongs to
/// the reader that made it.
class TableView {
public:
    TableView();
    ~TableView();
    TableView(TableView&&) noexcept;
    TableView& operator=(TableView&&) noexcept;

private:
    friend class TableReader;
    struct Data;
    std::unique_ptr<Data> m_data;
};

/// Reads a photo of a table: finds the cards by their learnt features, estimates one table plane
/// from all of them, rectifies the table and reads what lies where.
///
/// Keeps nothing between calls; one reader may serve several threads.
class TableReader {
public:
    /// Prepares the profile's features: costs some 0.4 s. The profile outlives the reader.
    explicit TableReader(const calibration::Profile& profile);
    ~TableReader();
    TableReader(TableReader&&) noexcept;
    TableReader& operator=(TableReader&&) noexcept;

    /// @param photo  CV_8UC3 BGR, any size; see calibration::loadPhoto
    /// @param trace  collects stage images and times when given
    /// @param view   keeps what readAgain() needs when given; empty after an error
    [[nodiscard]] tl::expected<TableReading, ReadError> read(const cv::Mat& photo,
                                                             const ReadOptions& options,
                                                             Trace* trace = nullptr,
                                                             TableView* view = nullptr) const;

    /// Reads a photo of the view that was read last: only what changed is looked at. The caller
    /// knows that the camera still stands; see RegistrationCheck.
    /// @param view  is kept up to date
    /// @return nothing where the whole photo must be read: the light or too much of the picture is
    ///         another, or a card on which colonists stand was moved; the view is empty then
    [[nodiscard]] std::optional<TableReading> readAgain(const cv::Mat& photo, TableView& view,
                                                        Trace* trace = nullptr) const;

private:
    std::unique_ptr<const ReadingParts> m_parts;
};

} // namespace pocketmars::vision
