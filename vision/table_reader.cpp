#include "vision/table_reader.h"

#include "calibration/support/parallel.h"
#include "vision/overlay.h"
#include "vision/reading/first_look.h"
#include "vision/reading/reading_parts.h"
#include "vision/reading/table_report.h"
#include "vision/reading/table_update.h"
#include "vision/reading/table_views.h"
#include "vision/reading/trace_pictures.h"
#include "vision/reading/tuning.h"
#include "vision/stacks/zone_reader.h"
#include "vision/support/photo_change.h"
#include "vision/support/small_picture.h"
#include "vision/trace.h"

#include <algorithm>
#include <utility>

namespace pocketmars::vision {

TableReader::TableReader(const calibration::Profile& profile)
    : m_parts(std::make_unique<ReadingParts>(profile)) {}
TableReader::~TableReader() = default;
TableReader::TableReader(TableReader&&) noexcept = default;
TableReader& TableReader::operator=(TableReader&&) noexcept = default;

struct ViewMemory::Data {
    SmallPicture picture;
    ReadOptions who;
    FoundTable table;
    std::shared_ptr<ColonistReader::Scene> colonists; ///< of the table's cards
    std::vector<PlacedTile> tiles;
};

ViewMemory::ViewMemory() = default;
ViewMemory::~ViewMemory() = default;
ViewMemory::ViewMemory(ViewMemory&&) noexcept = default;
ViewMemory& ViewMemory::operator=(ViewMemory&&) noexcept = default;

tl::expected<TableReading, ReadError> TableReader::read(const cv::Mat& photo,
                                                        const ReadOptions& options, Trace* trace,
                                                        ViewMemory* view) const {
    Trace unasked;
    Trace& stages = trace != nullptr ? *trace : unasked;
    if (view != nullptr) {
        view->m_data.reset(); // before memory is needed for the next
    }
    auto cards = findCards(*m_parts, photo, options, stages);
    if (!cards) {
        return tl::unexpected(cards.error());
    }
    // The scene of the colonists refers to the table's cards, so it stays where it is.
    auto data = std::unique_ptr<ViewMemory::Data>(
        new ViewMemory::Data{SmallPicture(photo), {}, {}, nullptr, std::move(cards->tiles)});
    auto& table = data->table;
    table.plane = cards->plane;
    table.cards = std::move(cards->cards);
    readStacks(*m_parts, photo, table, stages);
    readEnergies(*m_parts, photo, table, stages);
    const auto survey = surveyColonists(*m_parts, photo, table);
    auto who = whoPlays(*m_parts, table, *survey, options);
    stages.stamp("players");
    if (!who) {
        return tl::unexpected(ReadError::PlayersUnclear);
    }
    data->who = *std::move(who);
    data->colonists = m_parts->colonists.look(*survey, data->who.players);
    table.colonists = ColonistReader::read(*data->colonists);
    stages.stamp("colonists");
    ColonistReader::draw(*data->colonists, photo, stages);
    auto out = reportTable(table, data->who);
    out.tiles = data->tiles;
    stages.stamp("items");
    stages.add("items", [&] { return drawOverlay(photo, out.findings); });
    if (view != nullptr) {
        view->m_data = std::move(data);
    }
    return out;
}

tl::expected<TableReading, PhotosError>
TableReader::readTogether(const std::vector<cv::Mat>& photos, const ReadOptions& options) const {
    if (photos.size() == 1) {
        return read(photos.front(), options).map_error([](ReadError error) {
            return PhotosError{error, 0};
        });
    }
    const auto views = lookTogether(*m_parts, photos, options);
    if (!views) {
        return tl::unexpected(views.error());
    }
    return reportTogether(*views);
}

std::vector<SeatSeen> TableReader::whoSits(const cv::Mat& photo) const {
    Trace unasked;
    auto cards = findCards(*m_parts, photo, {}, unasked);
    if (!cards) {
        return {};
    }
    FoundTable table;
    table.plane = cards->plane;
    table.cards = std::move(cards->cards);
    readStacks(*m_parts, photo, table, unasked);
    readEnergies(*m_parts, photo, table, unasked);
    return vision::whoSits(*m_parts, table, *surveyColonists(*m_parts, photo, table));
}

std::optional<TableReading> TableReader::readAgain(const cv::Mat& photo, ViewMemory& view,
                                                   Trace* trace) const {
    Trace unasked;
    Trace& stages = trace != nullptr ? *trace : unasked;
    auto data = std::move(view.m_data);
    if (data == nullptr) {
        return std::nullopt;
    }
    const SmallPicture now(photo);
    const double exposure = data->picture.exposureOf(now);
    const PhotoChange change(data->picture, now);
    if (now.size() != data->picture.size() || change.share() > tuning::table.mostChange() ||
        std::max(exposure, 1.0 / exposure) > tuning::table.mostExposure()) {
        return std::nullopt;
    }
    stages.stamp("change");
    auto& table = data->table;
    if (!lyingCardsStay(*m_parts, photo, change, table.cards)) {
        return std::nullopt;
    }
    stages.stamp("lying cards");
    auto stacks = stackOutlines(table);
    calibration::Work first;
    updateStacks(*m_parts, photo, change, table, first);
    updateEnergies(*m_parts, photo, change, table, first);
    calibration::doInParallel(std::move(first));
    stages.stamp("stacks and energies");
    const auto after = stackOutlines(table);
    stacks.insert(stacks.end(), after.begin(), after.end());
    LooseCardUpdate loose(*m_parts, photo, change, stacks, *data->colonists, table);
    calibration::Work rest;
    loose.addWork(rest);
    bool seen =
        ColonistReader::lookAgain(photo, change, occupiedOf(table).markers, *data->colonists, rest);
    calibration::doInParallel(std::move(rest));
    loose.finish();
    table.zones = findZones(table.cards, table.stacks);
    stages.stamp("loose cards and colonists");
    // Where no card says Earth, the colonists' scene is made of the loose cards as well.
    seen = seen && (!loose.isNeeded() || m_parts->profile->layout.earthCard);
    if (!seen) {
        data->colonists =
            m_parts->colonists.look(*surveyColonists(*m_parts, photo, table), data->who.players);
    }
    table.colonists = ColonistReader::read(*data->colonists);
    stages.stamp("weighing");
    auto out = reportTable(table, data->who);
    out.tiles = data->tiles;
    stages.stamp("items");
    data->picture = now;
    view.m_data = std::move(data);
    return out;
}

} // namespace pocketmars::vision
