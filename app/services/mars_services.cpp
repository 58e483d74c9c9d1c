#include "app/services/mars_services.h"

#include "app/session/to_mars/mars_folder.h"
#include "app/session/to_mars/mars_pictures.h"

namespace pocketmars::app {

MarsServices marsServices(const std::filesystem::path& folder) {
    const session::MarsFolder mars(folder);
    return {
        .resume = [mars] { return mars.game(); },
        .record = [mars] { return mars.record(); },
        .keep = [mars](const std::optional<to_mars::Game>& game) { return mars.keepGame(game); },
        .keepRecord = [mars](const session::MarsRecord& record) { return mars.keepRecord(record); },
        .ships = [mars] { return mars.ships(); },
        .saveShip = [mars](const to_mars::Ship& ship,
                           const cv::Mat& flat) -> tl::expected<void, session::SessionError> {
            if (auto kept = mars.keepShip(ship); !kept || flat.empty()) {
                return kept;
            }
            return session::keepBoardPicture(mars.pictureOf(ship), flat);
        },
        .removeShip = [mars](const to_mars::Ship& ship) { return mars.removeShip(ship); },
        .picture =
            [mars](const to_mars::Ship& ship) {
                return session::loadMarsPhoto(mars.pictureOf(ship)).value_or(cv::Mat());
            },
        .loadPhoto = session::loadMarsPhoto,
        .flatten = session::flatBoard,
        .findBoard =
            [mars](const to_mars::Ship& ship, const std::filesystem::path& photo) {
                return session::findBoard(mars.pictureOf(ship), photo, ship);
            },
    };
}

} // namespace pocketmars::app
