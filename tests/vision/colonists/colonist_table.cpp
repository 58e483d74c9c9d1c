#include "tests/vision/colonists/colonist_table.h"

#include "vision/pieces/piece_shape.h"
#include "vision/plane/table_camera.h"

#include <opencv2/imgproc.hpp>

namespace pocketmars::vision {
namespace {

/// Irregular pale print: what a card looks like does not matter, only that it is known.
cv::Mat print(unsigned seed) {
    cv::Mat coarse(11, 8, CV_8UC3);
    cv::RNG random(seed);
    random.fill(coarse, cv::RNG::UNIFORM, cv::Scalar(120, 120, 120), cv::Scalar(235, 235, 235));
    cv::Mat out;
    cv::resize(coarse, out, {315, 440}, 0, 0, cv::INTER_CUBIC);
    return out;
}

calibration::PieceFace cubeFace(const std::string& colour, const cv::Scalar& bgr) {
    cv::Mat image(60, 60, CV_8UC3, cv::Scalar(90, 120, 150));
    cv::Mat mask = cv::Mat::zeros(60, 60, CV_8U);
    const cv::Rect piece(15, 15, 30, 30);
    image(piece).setTo(bgr);
    mask(piece).setTo(255);
    return {colour, image, mask};
}

calibration::Profile profile(bool earthCard) {
    calibration::Profile out;
    out.layout.ships = out.layout.colonists = {"red", "blue"};
    out.layout.earthCard = earthCard;
    out.layout.oneStar = {0.05, 0.6, 0.5, 0.35};
    out.layout.twoStar = {0.6, 0.6, 0.35, 0.35};
    out.layout.shipColonists = {0.05, 0.35, 0.7, 0.6};
    for (const auto suit : engine::kScoringSuits) {
        out.faces.push_back(
            {calibration::BuildingFace{suit}, print(static_cast<unsigned>(suit) + 1)});
    }
    out.faces.push_back({calibration::ShipFace{"red"}, print(11)});
    out.faces.push_back({calibration::ShipFace{"blue"}, print(12)});
    if (earthCard) {
        out.faces.push_back({calibration::EarthFace{}, print(13)});
    }
    out.colonists = {cubeFace("red", kRedCube), cubeFace("blue", kBlueCube)};
    return out;
}

/// px of a camera's picture
std::vector<cv::Point2f> cubeSeen(const TestCamera& camera, cv::Point2d tableMm) {
    const auto plane = TableCamera(camera.plane(), camera.picture).overTable();
    return silhouette(cubeShape(9).ways[0], {0, tableMm, 0.3}, plane);
}

void fill(cv::Mat& photo, const std::vector<cv::Point2f>& outline, const cv::Scalar& colour) {
    std::vector<cv::Point> corners;
    corners.reserve(outline.size());
    for (const auto& p : outline) {
        corners.emplace_back(cvRound(p.x), cvRound(p.y));
    }
    cv::fillConvexPoly(photo, corners, colour.mul({0.85, 0.9, 0.95}));
}

} // namespace

ColonistTable::ColonistTable(bool earthCard, const TestCamera& camera)
    : m_profile(profile(earthCard)), m_camera(camera), m_picture(camera) {
    for (std::size_t i = 0; i < 4; ++i) {
        cards.buildings[i] = lay(i, {-120.0 + 80 * static_cast<double>(i), -60});
    }
    cards.ships = {lay(4, {-120, 60}), lay(5, {-40, 60})};
    if (earthCard) {
        cards.earth = lay(6, {40, 60});
    }
    m_photo = m_picture.photo({.gain = {0.8, 0.85, 0.9}});
}

void ColonistTable::stand(cv::Point2d tableMm, const cv::Scalar& colour) {
    fill(m_photo, cubeSeen(m_camera, tableMm), colour);
}

void ColonistTable::printLikeCube(cv::Point2d tableMm, const cv::Scalar& colour,
                                  const TestCamera& camera) {
    std::vector<cv::Point2f> outline;
    for (const auto& px : cubeSeen(camera, tableMm)) {
        const auto mm = project(camera.plane().photoToTable, cv::Point2d(px));
        outline.emplace_back(project(m_camera.plane().tableToPhoto, mm));
    }
    fill(m_photo, outline, colour);
}

cv::Mat ColonistTable::photo() const {
    cv::Mat soft;
    cv::GaussianBlur(m_photo, soft, {0, 0}, 0.7);
    return soft;
}

ColonistReading ColonistTable::read(const std::vector<std::string>& colours) const {
    const ColonistReader reader(m_profile);
    return ColonistReader::read(
        *reader.look(*reader.survey(photo(), m_camera.plane(), cards, occupied), colours));
}

ColonistReader::View ColonistTable::view() const {
    const ColonistReader reader(m_profile);
    return {
        reader.look(*reader.survey(photo(), m_camera.plane(), cards, occupied), {"red", "blue"}),
        {}};
}

Outline ColonistTable::around(cv::Point2d tableMm, double halfMm) const {
    Outline out;
    for (const cv::Point2d corner : {cv::Point2d(-1, -1), {1, -1}, {1, 1}, {-1, 1}}) {
        out.emplace_back(project(m_camera.plane().tableToPhoto, tableMm + halfMm * corner));
    }
    return out;
}

PlacedCard ColonistTable::lay(std::size_t face, cv::Point2d centre) {
    return m_picture.lay(m_profile.faces[face], m_profile.layout, {centre, 0.02});
}

const ColonistCount* findCount(const ColonistReading& reading, const ColonistPlace& place,
                               const std::string& colour) {
    for (const auto& c : reading.counts) {
        if (c.place == place && c.colour == colour) {
            return &c;
        }
    }
    return nullptr;
}

int countOf(const ColonistReading& reading, const ColonistPlace& place, const std::string& colour) {
    const auto* found = findCount(reading, place, colour);
    return found == nullptr ? -1 : found->count;
}

} // namespace pocketmars::vision
