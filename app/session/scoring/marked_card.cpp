#include "app/session/scoring/marked_card.h"

#include "engine/box/suit.h"

#include <cstddef>
#include <sstream>
#include <vector>

namespace pocketmars::session {
namespace {

std::string cardsOf(const calibration::Profile& profile) {
    std::string names;
    for (const auto suit : engine::kSuits) {
        names += std::string(engine::name(suit)) + ", ";
    }
    for (const auto& face : profile.faces) {
        if (const auto* ship = std::get_if<calibration::ShipFace>(&face.kind)) {
            names += ship->colour + ".ship, ";
        }
    }
    return names + "earth";
}

} // namespace

bool boundsACard(const std::array<cv::Point2f, 4>& corners) {
    constexpr double kLeast = 1e-6; // of the photo's area
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto a = corners[(i + 1) % corners.size()] - corners[i];
        const auto b = corners[(i + 2) % corners.size()] - corners[(i + 1) % corners.size()];
        if (static_cast<double>(a.cross(b)) < kLeast) {
            return false;
        }
    }
    return true;
}

tl::expected<void, SessionError> checkMarked(const vision::MarkedCard& marked,
                                             const calibration::Profile& profile) {
    if (vision::markedFace(profile, marked.card) == nullptr) {
        return tl::unexpected(SessionError{"profile '" + profile.name + "' has no card '" +
                                           marked.card + "'; choose from " + cardsOf(profile)});
    }
    if (!boundsACard(marked.corners)) {
        return tl::unexpected(SessionError{
            marked.card + ": these corners bound no card; give them clockwise, from the card's "
                          "own upper left on"});
    }
    return {};
}

tl::expected<vision::MarkedCard, SessionError> markedCardFrom(const std::string& text,
                                                              const calibration::Profile& profile) {
    const auto equals = text.rfind('=');
    const auto wrong = [&text] {
        return tl::unexpected(SessionError{
            "a marked card is written CARD=X,Y,X,Y,X,Y,X,Y, as in greenhouse=52,13,60,13,60,27,"
            "52,27 (percent of the photo's width and height), not '" +
            text + "'"});
    };
    if (equals == std::string::npos) {
        return wrong();
    }
    vision::MarkedCard marked{text.substr(0, equals), {}};
    std::istringstream numbers(text.substr(equals + 1));
    numbers.imbue(std::locale::classic());
    std::vector<float> values;
    for (std::string word; std::getline(numbers, word, ',');) {
        std::istringstream number(word);
        number.imbue(std::locale::classic());
        float value = 0;
        if (!(number >> value) || !(number >> std::ws).eof()) {
            return wrong();
        }
        values.push_back(value / 100);
    }
    if (values.size() != 2 * marked.corners.size()) {
        return wrong();
    }
    for (std::size_t i = 0; i < marked.corners.size(); ++i) {
        marked.corners[i] = {values[2 * i], values[2 * i + 1]};
    }
    if (auto checked = checkMarked(marked, profile); !checked) {
        return tl::unexpected(std::move(checked).error());
    }
    return marked;
}

} // namespace pocketmars::session
