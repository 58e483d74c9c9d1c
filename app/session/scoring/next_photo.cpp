#include "app/session/scoring/next_photo.h"

#include <algorithm>

namespace pocketmars::session {
namespace {

cv::Point2d middleOf(const std::vector<cv::Point2f>& outline) {
    cv::Point2d sum(0, 0);
    for (const auto& corner : outline) {
        sum += cv::Point2d(corner) / static_cast<double>(outline.size());
    }
    return sum;
}

} // namespace

std::optional<vision::Side> sideOfNextPhoto(const ScoredTable& table) {
    if (!table.photoToTable || table.questions.empty() || missesAllMarkers(table)) {
        return std::nullopt;
    }
    const cv::Point2d photo(table.photo.cols, table.photo.rows);
    const auto found = std::find_if(
        table.findings.begin(), table.findings.end(), [&](const vision::Finding& finding) {
            return finding.photo == 0 && finding.path == table.questions.front().path &&
                   !finding.outline.empty();
        });
    // What was not found may lie anywhere.
    const auto item = found == table.findings.end() ? photo / 2 : middleOf(found->outline);
    return vision::otherSide(*table.photoToTable, table.photo.size(), item);
}

bool missesAllMarkers(const ScoredTable& table) {
    const auto& players = table.observation.players;
    return table.photoToTable && players.size() > 1 &&
           std::all_of(players.begin(), players.end(), [&](const auto& player) {
               const auto path = player.colour + ".energy";
               return std::any_of(table.questions.begin(), table.questions.end(),
                                  [&](const Question& each) { return each.path == path; });
           });
}

} // namespace pocketmars::session
