#pragma once

#include "calibration/profile/profile.h"
#include "vision/read_error.h"
#include "vision/read_options.h"
#include "vision/seat_seen.h"
#include "vision/table_reading.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace pocketmars::vision {

struct ReadingParts;
class Trace;

/// What a reading leaves behind, so that the next one of the same view costs little. It belongs to
/// the reader that made it.
class ViewMemory {
public:
    ViewMemory();
    ~ViewMemory();
    ViewMemory(ViewMemory&&) noexcept;
    ViewMemory& operator=(ViewMemory&&) noexcept;

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
                                                             ViewMemory* view = nullptr) const;

    /// Reads photos of one table from different sides: cards that one shows are known in all, and
    /// the same pieces must explain every photo. Each finding says which photo it is of.
    /// @param photos  as for read(); one is read as read() does
    /// @param options  cards are marked in the first
    [[nodiscard]] tl::expected<TableReading, PhotosError>
    readTogether(const std::vector<cv::Mat>& photos, const ReadOptions& options) const;

    /// Reads a photo of the view that was read last: only what changed is looked at. The caller
    /// knows that the camera still stands; see RegistrationCheck.
    /// @param view  is kept up to date
    /// @return nothing where the whole photo must be read: the light or too much of the picture is
    ///         another, or a card on which colonists stand was moved; the view is empty then
    [[nodiscard]] std::optional<TableReading> readAgain(const cv::Mat& photo, ViewMemory& view,
                                                        Trace* trace = nullptr) const;

    /// Who sits at the table, in the order of play, whoever is said to: costs as much as read().
    /// @param photo  as for read()
    /// @return empty where no table is found
    [[nodiscard]] std::vector<SeatSeen> whoSits(const cv::Mat& photo) const;

private:
    std::unique_ptr<const ReadingParts> m_parts;
};

} // namespace pocketmars::vision
