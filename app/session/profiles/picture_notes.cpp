#include "app/session/profiles/picture_notes.h"

#include "calibration/learning/page_turn.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace pocketmars::session {
namespace {

using calibration::PageMarks;
using engine::JsonCursor;
using Json = nlohmann::json;

constexpr double kFar = 100000; // px: no photo is as large

Json pointJson(cv::Point2f point) { return {point.x, point.y}; }

Json marksJson(const PageMarks& marks) {
    auto cards = Json::array();
    for (const auto& quad : marks.cards) {
        auto corners = Json::array();
        for (const auto corner : quad) {
            corners.push_back(pointJson(corner));
        }
        cards.push_back(std::move(corners));
    }
    auto pieces = Json::array();
    for (const auto& piece : marks.pieces) {
        pieces.push_back({piece.middle.x, piece.middle.y, piece.radius});
    }
    return {{"cards", std::move(cards)}, {"pieces", std::move(pieces)}};
}

cv::Point2f readPoint(const JsonCursor& json) {
    const auto xy = json.numbers(2, -kFar, kFar, "x and y");
    return {static_cast<float>(xy[0]), static_cast<float>(xy[1])};
}

PageMarks readMarks(const JsonCursor& json) {
    PageMarks marks;
    for (const auto& card : json["cards"].elements()) {
        calibration::Quad quad;
        for (std::size_t corner = 0; corner < quad.size(); ++corner) {
            quad[corner] = readPoint(card[corner]);
        }
        marks.cards.push_back(quad);
    }
    for (const auto& piece : json["pieces"].elements()) {
        const auto circle = piece.numbers(3, -kFar, kFar, "x, y and radius");
        marks.pieces.push_back({{static_cast<float>(circle[0]), static_cast<float>(circle[1])},
                                static_cast<float>(circle[2])});
    }
    return marks;
}

} // namespace

void turnFurther(PictureNotes& notes, cv::Size picture, int by) {
    notes.turn = (notes.turn.value_or(0) + by) % 4;
    const auto turn = [&](const PageMarks& marks) {
        return calibration::turnedMarks(marks, picture, by);
    };
    if (notes.marks) {
        notes.marks = turn(*notes.marks);
    }
    if (notes.hand) {
        notes.hand->marks = turn(notes.hand->marks);
        notes.hand->found = turn(notes.hand->found);
        for (auto& tap : notes.hand->taps) {
            tap = calibration::turnedPoint(tap, picture, by);
        }
    }
}

Json pictureNotesJson(const PictureNotes& notes) {
    Json json{{"looks_right", notes.looksRight}};
    if (notes.turn) {
        json["turn"] = *notes.turn;
    }
    if (notes.marks) {
        json["marks"] = marksJson(*notes.marks);
    }
    if (notes.hand) {
        auto taps = Json::array();
        for (const auto tap : notes.hand->taps) {
            taps.push_back(pointJson(tap));
        }
        json["hand"] = {{"open", notes.hand->isOpen},
                        {"marks", marksJson(notes.hand->marks)},
                        {"taps", std::move(taps)},
                        {"found", marksJson(notes.hand->found)}};
    }
    return json;
}

PictureNotes readPictureNotes(const JsonCursor& json) {
    PictureNotes notes;
    notes.looksRight = json["looks_right"].boolean();
    if (json["turn"].exists()) {
        notes.turn = json["turn"].integer(0, 3);
    }
    if (json["marks"].exists()) {
        notes.marks = readMarks(json["marks"]);
    }
    if (const auto hand = json["hand"]; hand.exists()) {
        notes.hand = HandWork{
            hand["open"].boolean(), readMarks(hand["marks"]), {}, readMarks(hand["found"])};
        for (const auto& tap : hand["taps"].elements()) {
            notes.hand->taps.push_back(readPoint(tap));
        }
    }
    return notes;
}

} // namespace pocketmars::session
