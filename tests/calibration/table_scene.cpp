#include "tests/calibration/table_scene.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <random>

namespace pocketmars::calibration::test {
namespace {

constexpr double kPxPerMm = 3.5; ///< of the drawn table; photos see it at 2 to 4

using Colour = cv::Scalar;

class Painter {
public:
    explicit Painter(const SceneOptions& options) : m_options(options), m_random(options.seed) {}

    TableScene scene();

private:
    double uniform(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    int below(int end) { return std::uniform_int_distribution<int>(0, end - 1)(m_random); }
    Colour colour(int low, int high) {
        return {uniform(low, high), uniform(low, high), uniform(low, high)};
    }

    cv::Mat table(cv::Size size);
    cv::Mat card();
    void picture(cv::Mat& card, cv::Rect area);
    /// Lays a drawn thing on the table, with rounded corners and a soft shadow.
    Quad lay(cv::Mat& table, const cv::Mat& thing, cv::Point2d middle, double degrees,
             double cornerMm);
    void dropDie(cv::Mat& table, cv::Point2d at);

    /// Where things lie on the table, mm from its upper left.
    struct Plan {
        cv::Size2d cellMm;  ///< of a card
        cv::Size2d laidMm;  ///< of all cards
        cv::Size2d seenMm;  ///< with what lies beside them
        cv::Size2d tableMm; ///< as far as a tilted camera sees
        cv::Point2d origin; ///< of what is seen
    };
    [[nodiscard]] Plan plan() const;
    [[nodiscard]] std::vector<Quad> layCards(cv::Mat& canvas, const Plan& plan);
    void layDecoys(cv::Mat& canvas, const Plan& plan);
    void addGlare(cv::Mat& canvas, const std::vector<Quad>& cards);
    /// @param view  px of the canvas to px of the photo
    [[nodiscard]] cv::Mat photograph(const cv::Mat& canvas, const cv::Matx33d& view);
    void addShade(cv::Mat& photo);
    cv::Matx33d camera(cv::Size2d tableMm) const;

    SceneOptions m_options;
    std::mt19937_64 m_random;
};

/// Noise, smoothed. Coarse noise is drawn coarsely and stretched.
cv::Mat grain(std::mt19937_64& random, cv::Size size, cv::Size2d blur, double strength) {
    const cv::Size2d step(std::max(1.0, blur.width), std::max(1.0, blur.height));
    const cv::Size coarse(cvCeil(size.width / step.width), cvCeil(size.height / step.height));
    cv::Mat noise(coarse, CV_32F);
    std::normal_distribution<float> normal(0, static_cast<float>(strength));
    for (auto& value : cv::Mat_<float>(noise)) {
        value = normal(random);
    }
    cv::resize(noise, noise, size, 0, 0, cv::INTER_CUBIC);
    return noise;
}

cv::Mat Painter::table(cv::Size size) {
    cv::Mat ground(size, CV_32FC3);
    cv::Mat light = grain(m_random, size, {3, 3}, 1.5);
    switch (m_options.table) {
    case TableKind::Wood:
        ground.setTo(Colour(70, 115, 165));
        light += grain(m_random, size, {120, 3}, 9) + grain(m_random, size, {500, 60}, 9);
        break;
    case TableKind::White:
        ground.setTo(Colour(232, 236, 238));
        break;
    case TableKind::Dark:
        ground.setTo(Colour(38, 34, 34));
        light += grain(m_random, size, {100, 3}, 3);
        break;
    case TableKind::Felt:
        ground.setTo(Colour(60, 95, 40));
        light += grain(m_random, size, {1, 1}, 6);
        break;
    case TableKind::Stripes:
    case TableKind::Checks: {
        ground.setTo(Colour(200, 205, 210));
        const int period = cvRound(uniform(25, 45) * kPxPerMm);
        for (int at = 0; at < size.width; at += period) {
            cv::Mat band = ground.colRange(at, std::min(at + period / 2, size.width));
            cv::multiply(band, Colour(0.85, 0.45, 0.5), band);
        }
        if (m_options.table == TableKind::Checks) {
            for (int at = 0; at < size.height; at += period) {
                cv::Mat band = ground.rowRange(at, std::min(at + period / 2, size.height));
                cv::multiply(band, Colour(0.85, 0.45, 0.5), band);
            }
        }
        light += grain(m_random, size, {1, 1}, 5);
        break;
    }
    }
    std::vector<cv::Mat> channels;
    cv::split(ground, channels);
    for (auto& channel : channels) {
        channel += light;
    }
    cv::merge(channels, ground);
    ground.convertTo(ground, CV_8U);
    return ground;
}

void Painter::picture(cv::Mat& card, cv::Rect area) {
    cv::Mat canvas = card(area);
    canvas.setTo(colour(60, 200));
    for (int i = 0; i < 7; ++i) {
        const cv::Point at(below(area.width), below(area.height));
        const int size = cvRound(area.width * uniform(0.08, 0.33));
        if (below(2) == 0) {
            cv::circle(canvas, at, size, colour(20, 240), cv::FILLED, cv::LINE_AA);
        } else {
            cv::rectangle(canvas, cv::Rect(at, cv::Size(size, size * 2 / 3)), colour(20, 240),
                          cv::FILLED);
        }
    }
}

cv::Mat Painter::card() {
    const cv::Size size(cvRound(m_options.cardMm.width * kPxPerMm),
                        cvRound(m_options.cardMm.height * kPxPerMm));
    cv::Mat card(size, CV_8UC3);
    const int rim = cvRound(3 * kPxPerMm);
    const cv::Rect inner(rim, rim, size.width - 2 * rim, size.height - 2 * rim);
    switch (m_options.style) {
    case CardStyle::DarkBorder:
        card.setTo(colour(15, 60));
        picture(card, inner);
        break;
    case CardStyle::WhiteBorder:
        card.setTo(Colour(240, 243, 244));
        picture(card, inner);
        break;
    case CardStyle::FullBleed:
        picture(card, {{0, 0}, size});
        break;
    case CardStyle::Plain:
        card.setTo(Colour(238, 242, 243));
        for (int i = 0; i < 2; ++i) {
            cv::ellipse(card, {size.width / 2, size.height * (i + 1) / 3},
                        {size.width / 4, size.height / 10}, uniform(0, 180), 0, 360,
                        colour(20, 160), 4, cv::LINE_AA);
        }
        return card;
    }
    // A box of text, as most cards have.
    const cv::Rect text(size.width / 10, size.height * 6 / 10, size.width * 8 / 10,
                        size.height * 3 / 10);
    cv::rectangle(card, text, Colour(225, 232, 235), cv::FILLED);
    for (int line = 0; line < 3; ++line) {
        cv::putText(card, "Settle two colonists", {text.x + 8, text.y + 28 * (line + 1)},
                    cv::FONT_HERSHEY_SIMPLEX, 0.55, Colour(30, 30, 30), 1, cv::LINE_AA);
    }
    return card;
}

/// CV_32F, 1 within a rectangle with rounded corners.
cv::Mat roundedShape(cv::Size size, int radius) {
    cv::Mat shape = cv::Mat::zeros(size, CV_32F);
    const int w = size.width;
    const int h = size.height;
    cv::rectangle(shape, cv::Rect(radius, 0, w - 2 * radius, h), 1.0, cv::FILLED);
    cv::rectangle(shape, cv::Rect(0, radius, w, h - 2 * radius), 1.0, cv::FILLED);
    for (const cv::Point corner :
         {cv::Point(radius, radius), cv::Point(w - 1 - radius, radius),
          cv::Point(w - 1 - radius, h - 1 - radius), cv::Point(radius, h - 1 - radius)}) {
        cv::circle(shape, corner, radius, 1.0, cv::FILLED, cv::LINE_8);
    }
    return shape;
}

Quad Painter::lay(cv::Mat& table, const cv::Mat& thing, cv::Point2d middle, double degrees,
                  double cornerMm) {
    const cv::Mat shape = roundedShape(thing.size(), cvRound(cornerMm * kPxPerMm));
    const int w = thing.cols;
    const int h = thing.rows;
    const cv::Point2d at = middle * kPxPerMm;
    const double reach = 8 * kPxPerMm + std::hypot(w, h) / 2;
    const cv::Rect box = cv::Rect(cvRound(at.x - reach), cvRound(at.y - reach), cvRound(2 * reach),
                                  cvRound(2 * reach)) &
                         cv::Rect({0, 0}, table.size());
    cv::Mat turn = cv::getRotationMatrix2D(
        cv::Point2f(static_cast<float>(w - 1) / 2, static_cast<float>(h - 1) / 2), -degrees, 1.0);
    turn.at<double>(0, 2) += at.x - (w - 1) / 2.0;
    turn.at<double>(1, 2) += at.y - (h - 1) / 2.0;
    cv::Mat inBox = turn.clone();
    inBox.at<double>(0, 2) -= box.x;
    inBox.at<double>(1, 2) -= box.y;
    cv::Mat mask;
    cv::Mat laid;
    cv::warpAffine(shape, mask, inBox, box.size(), cv::INTER_LINEAR);
    cv::warpAffine(thing, laid, inBox, box.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat ground;
    table(box).convertTo(ground, CV_32F);
    // Even in the softest light a card's own edge draws a fine line on the table.
    const auto darken = [&](const cv::Mat& where, double part) {
        cv::Mat factor = 1.0 - part * where;
        cv::merge(std::vector<cv::Mat>(3, factor), factor);
        ground = ground.mul(factor);
    };
    cv::Mat contact;
    cv::dilate(mask, contact, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
    darken(contact, 0.15);
    if (m_options.shadows) {
        cv::Mat shadow;
        cv::GaussianBlur(mask, shadow, {}, 1.5 * kPxPerMm);
        const cv::Matx23d shift(1, 0, 0.7 * kPxPerMm, 0, 1, 0.5 * kPxPerMm);
        cv::warpAffine(shadow, shadow, shift, shadow.size());
        darken(shadow, 0.45);
    }
    cv::Mat top;
    laid.convertTo(top, CV_32F);
    cv::Mat alpha;
    cv::merge(std::vector<cv::Mat>(3, mask), alpha);
    ground = ground.mul(cv::Scalar::all(1.0) - alpha) + top.mul(alpha);
    ground.convertTo(table(box), CV_8U);

    const auto corner = [&](double x, double y) {
        return cv::Point2f(static_cast<float>(turn.at<double>(0, 0) * x +
                                              turn.at<double>(0, 1) * y + turn.at<double>(0, 2)),
                           static_cast<float>(turn.at<double>(1, 0) * x +
                                              turn.at<double>(1, 1) * y + turn.at<double>(1, 2)));
    };
    return {corner(-0.5, -0.5), corner(w - 0.5, -0.5), corner(w - 0.5, h - 0.5),
            corner(-0.5, h - 0.5)};
}

void Painter::dropDie(cv::Mat& table, cv::Point2d at) {
    const int side = cvRound(14 * kPxPerMm);
    cv::Mat die(side, side, CV_8UC3, colour(20, 240));
    cv::circle(die, {side / 2, side / 2}, side / 8, Colour(250, 250, 250), cv::FILLED, cv::LINE_AA);
    lay(table, die, at, uniform(0, 90), 2);
}

/// A camera that looks at the table's middle; its picture holds the whole table's width.
cv::Matx33d Painter::camera(cv::Size2d tableMm) const {
    const double focal = 0.8 * m_options.photo.width;
    const double tilt = m_options.tiltDegrees * CV_PI / 180;
    const double azimuth = m_options.azimuthDegrees * CV_PI / 180;
    const cv::Matx33d turn(std::cos(azimuth), -std::sin(azimuth), 0, std::sin(azimuth),
                           std::cos(azimuth), 0, 0, 0, 1);
    const cv::Matx33d lean(1, 0, 0, 0, std::cos(tilt), -std::sin(tilt), 0, std::sin(tilt),
                           std::cos(tilt));
    const cv::Matx33d rotation = turn * lean * turn.t();
    const cv::Matx33d lens(focal, 0, m_options.photo.width / 2.0, 0, focal,
                           m_options.photo.height / 2.0, 0, 0, 1);
    // Far enough that every corner of the laid-out area is in the picture.
    for (double distance = 200;; distance *= 1.02) {
        const cv::Matx33d pose(rotation(0, 0), rotation(0, 1), 0, rotation(1, 0), rotation(1, 1), 0,
                               rotation(2, 0), rotation(2, 1), distance);
        const cv::Matx33d view = lens * pose;
        bool isInside = true;
        for (const auto& p :
             {cv::Point2d(-1, -1), cv::Point2d(1, -1), cv::Point2d(1, 1), cv::Point2d(-1, 1)}) {
            const auto seen =
                view * cv::Vec3d(p.x * tableMm.width / 2, p.y * tableMm.height / 2, 1);
            const double x = seen[0] / seen[2];
            const double y = seen[1] / seen[2];
            isInside = isInside && seen[2] > 0 && x > 20 && y > 20 &&
                       x < m_options.photo.width - 20 && y < m_options.photo.height - 20;
        }
        if (isInside) {
            return view;
        }
    }
}

Painter::Plan Painter::plan() const {
    const double gap = m_options.touching ? 0.0 : 14.0;
    const auto mm = m_options.cardMm;
    const double across = std::hypot(mm.width, mm.height);
    const bool anyWayRound = m_options.maxTurnDegrees > 20;
    Plan plan;
    plan.cellMm = {(anyWayRound ? across : mm.width) + gap,
                   (anyWayRound ? across : mm.height) + 14.0};
    plan.laidMm = {plan.cellMm.width * m_options.columns + 20,
                   plan.cellMm.height * m_options.rows + 20};
    plan.seenMm = {plan.laidMm.width + (m_options.decoys ? 130.0 : 0.0), plan.laidMm.height};
    plan.tableMm = {plan.seenMm.width + 700, plan.seenMm.height + 700};
    plan.origin = {(plan.tableMm.width - plan.seenMm.width) / 2,
                   (plan.tableMm.height - plan.seenMm.height) / 2};
    return plan;
}

std::vector<Quad> Painter::layCards(cv::Mat& canvas, const Plan& plan) {
    std::vector<Quad> drawn;
    for (int row = 0; row < m_options.rows; ++row) {
        for (int column = 0; column < m_options.columns; ++column) {
            const double turn = m_options.touching
                                    ? 0
                                    : uniform(-m_options.maxTurnDegrees, m_options.maxTurnDegrees);
            const cv::Point2d shake = m_options.touching
                                          ? cv::Point2d(0, 0)
                                          : cv::Point2d(uniform(-3, 3), uniform(-3, 3));
            const cv::Point2d at =
                plan.origin + cv::Point2d(10 + plan.cellMm.width * (column + 0.5),
                                          10 + plan.cellMm.height * (row + 0.5));
            drawn.push_back(lay(canvas, card(), at + shake, turn, 3));
        }
    }
    return drawn;
}

/// An envelope, a board with a picture and two tags: rectangles that are no cards.
void Painter::layDecoys(cv::Mat& canvas, const Plan& plan) {
    const double x = plan.origin.x + (plan.laidMm.width + plan.seenMm.width) / 2;
    cv::Mat envelope(cvRound(110 * kPxPerMm), cvRound(220 * kPxPerMm), CV_8UC3,
                     Colour(235, 235, 235));
    lay(canvas, envelope, {x + 30, plan.origin.y + 70}, 84, 0.5);
    cv::Mat board(cvRound(90 * kPxPerMm), cvRound(90 * kPxPerMm), CV_8UC3);
    picture(board, {{0, 0}, board.size()});
    lay(canvas, board, {x - 10, plan.origin.y + plan.laidMm.height + 40}, 12, 0.5);
    for (int i = 0; i < 2; ++i) {
        cv::Mat tag(cvRound(30 * kPxPerMm), cvRound(45 * kPxPerMm), CV_8UC3, Colour(240, 240, 240));
        lay(canvas, tag, {plan.origin.x + 40 + 70.0 * i, plan.origin.y - 25}, uniform(0, 180), 0.5);
    }
}

/// A lamp's reflection on every third card.
void Painter::addGlare(cv::Mat& canvas, const std::vector<Quad>& cards) {
    constexpr int kCoarse = 8;
    cv::Mat light = cv::Mat::zeros(canvas.size() / kCoarse, CV_8UC3);
    for (std::size_t i = 0; i < cards.size(); i += 3) {
        cv::circle(light, cards[i][static_cast<std::size_t>(below(4))] / kCoarse,
                   cvRound(22 * kPxPerMm / kCoarse), Colour(150, 160, 165), cv::FILLED);
    }
    cv::GaussianBlur(light, light, {}, 8 * kPxPerMm / kCoarse);
    cv::resize(light, light, canvas.size(), 0, 0, cv::INTER_LINEAR);
    canvas += light;
}

/// A shadow across the table, and light from one side.
void Painter::addShade(cv::Mat& photo) {
    cv::Mat light(m_options.photo, CV_32F, cv::Scalar(1));
    cv::line(light, {below(m_options.photo.width), 0},
             {below(m_options.photo.width), m_options.photo.height}, cv::Scalar(0.75),
             m_options.photo.width / 5);
    cv::GaussianBlur(light, light, {}, 12);
    for (int x = 0; x < light.cols; ++x) {
        light.col(x) *= 1.1 - 0.3 * x / light.cols;
    }
    cv::merge(std::vector<cv::Mat>(3, light), light);
    cv::multiply(photo, light, photo, 1, CV_8U);
}

cv::Mat Painter::photograph(const cv::Mat& canvas, const cv::Matx33d& view) {
    // Twice as fine and averaged down: what lies far away would flicker otherwise.
    cv::Mat fine;
    const cv::Matx33d twice(2, 0, 0.5, 0, 2, 0.5, 0, 0, 1);
    cv::warpPerspective(canvas, fine, twice * view, m_options.photo * 2, cv::INTER_LINEAR,
                        cv::BORDER_CONSTANT, Colour(60, 62, 66)); // the floor beyond
    cv::Mat photo;
    cv::resize(fine, photo, m_options.photo, 0, 0, cv::INTER_AREA);
    if (m_options.shadows) {
        addShade(photo);
    }
    cv::GaussianBlur(photo, photo, {}, 0.7);
    cv::Mat noise(photo.size(), CV_16SC3);
    cv::RNG(m_options.seed + 1)
        .fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(m_options.noise));
    cv::add(photo, noise, photo, cv::noArray(), CV_8U);
    return photo;
}

TableScene Painter::scene() {
    const Plan where = plan();
    const auto tableMm = where.tableMm;
    cv::Mat canvas =
        table(cv::Size(cvRound(tableMm.width * kPxPerMm), cvRound(tableMm.height * kPxPerMm)));
    const auto drawn = layCards(canvas, where);
    if (m_options.dice) {
        for (std::size_t i = 0; i < drawn.size(); i += 2) {
            const cv::Point2d middle = cv::Point2d(centre(drawn[i])) / kPxPerMm;
            dropDie(canvas, middle + cv::Point2d(uniform(-25, 25), uniform(-35, 35)));
        }
    }
    if (m_options.decoys) {
        layDecoys(canvas, where);
    }
    if (m_options.glare) {
        addGlare(canvas, drawn);
    }
    const cv::Matx33d toMm(1 / kPxPerMm, 0, -tableMm.width / 2, 0, 1 / kPxPerMm,
                           -tableMm.height / 2, 0, 0, 1);
    const cv::Matx33d view = camera(where.seenMm) * toMm;
    TableScene result;
    result.photo = photograph(canvas, view);
    for (const auto& quad : drawn) {
        result.cards.push_back(project(view, quad));
    }
    return result;
}

} // namespace

TableScene drawTable(const SceneOptions& options) { return Painter(options).scene(); }

} // namespace pocketmars::calibration::test
