#include "calibration/pieces/piece_choice.h"

#include "calibration/pieces/tuning.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {
namespace {

using Blobs = std::vector<const PieceBlob*>;

double square(double x) { return x * x; }

/// A blob and what it counts for by itself, 0..1.
struct Candidate {
    const PieceBlob* blob = nullptr;
    double clarity = 0;
    double larger = 1; ///< what the larger of two has before the other
};

/// Places of a page and what stands there.
struct Explanation {
    Blobs pieces; ///< by place; null where none stands
    std::vector<double> worths;
    std::vector<cv::Point2f> places;
    double total = 0;
};

bool sameColour(const PieceBlob& a, const PieceBlob& b) {
    return cv::norm(a.colour - b.colour) < tuning::pieces.sameColour();
}

bool areAlike(const PieceBlob& a, const PieceBlob& b) {
    return sameColour(a, b) && std::abs(std::log(a.area / b.area)) < tuning::pieces.sameArea();
}

/// Best first, without those that are nearly one and the same.
std::vector<Candidate> distinct(const std::vector<PieceBlob>& blobs, std::size_t most) {
    Blobs sorted;
    for (const auto& blob : blobs) {
        sorted.push_back(&blob);
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const auto* a, const auto* b) { return worth(*a) > worth(*b); });
    std::vector<Candidate> kept;
    for (const auto* blob : sorted) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const Candidate& other) {
            const auto both = (blob->box & other.blob->box).area();
            return both > 0.85 * (blob->box | other.blob->box).area();
        });
        if (isNew && kept.size() < most) {
            kept.push_back({blob, std::min(1.0, blob->score / tuning::pieces.strongest()),
                            std::pow(blob->area, tuning::pieces.largerWins())});
        }
    }
    return kept;
}

/// The best of those that overlap.
std::vector<Candidate> apart(const std::vector<Candidate>& all) {
    std::vector<Candidate> kept;
    for (const auto& candidate : all) {
        if (std::none_of(kept.begin(), kept.end(), [&](const Candidate& other) {
                return meet(*candidate.blob, *other.blob);
            })) {
            kept.push_back(candidate);
        }
    }
    return kept;
}

/// Whether a thing might be no more than a shadow on the table around it.
bool isLikeShadow(const EdgeField& field, const PieceBlob& blob) {
    const int margin = std::max(blob.box.width, blob.box.height) / 2;
    const auto around = cv::Rect(blob.box.x - margin, blob.box.y - margin,
                                 blob.box.width + 2 * margin, blob.box.height + 2 * margin) &
                        cv::Rect({0, 0}, field.lab.size());
    cv::Mat table(around.size(), CV_8U, cv::Scalar(255));
    table(blob.box - around.tl()).setTo(0);
    const auto under = cv::mean(field.lab(around), table);
    const double light = (blob.colour[0] + 16) / (under[0] + 16); // see withoutTable()
    return light < 1 && light > tuning::tableColour.deepestShadow() &&
           std::hypot(blob.colour[1] - light * under[1], blob.colour[2] - light * under[2]) <
               tuning::pieces.shadowHue();
}

/// Every piece has a colour of its own, the squares of a cloth and the grain of wood have not.
void markPattern(const EdgeField& field, std::vector<Candidate>& all) {
    const auto places = apart(all);
    for (auto& candidate : all) {
        const auto alike = std::count_if(places.begin(), places.end(), [&](const Candidate& other) {
            return areAlike(*candidate.blob, *other.blob);
        });
        if (alike > tuning::pieces.mostAlike()) {
            candidate.clarity *= tuning::pieces.patterned();
        }
        if (isLikeShadow(field, *candidate.blob)) {
            candidate.clarity *= tuning::pieces.shadow();
        }
    }
}

/// Chooses the pieces of one page.
class Chooser {
public:
    Chooser(std::vector<Candidate> candidates, std::size_t expected)
        : m_all(std::move(candidates)), m_expected(expected) {}

    /// The best explanation in which certain things are no pieces.
    [[nodiscard]] Explanation best(const Blobs& without) const {
        std::vector<Candidate> usable;
        for (const auto& candidate : m_all) {
            if (std::none_of(without.begin(), without.end(), [&](const PieceBlob* other) {
                    return other && meet(*candidate.blob, *other);
                })) {
                usable.push_back(candidate);
            }
        }
        auto seeds = apart(usable);
        seeds.resize(std::min<std::size_t>(seeds.size(), 40));
        auto best = scattered(seeds);
        if (m_expected < 3) {
            return best;
        }
        for (const auto& p : seeds) {
            for (const auto& q : seeds) {
                tryRows(p, q, usable, best);
            }
        }
        return best;
    }

private:
    std::vector<Candidate> m_all;
    std::size_t m_expected;

    /// How well a thing's size suits a colonist's; the marker, which is the last, may be smaller.
    [[nodiscard]] double sizeFit(double area, double colonist, bool isLast) const {
        const double ratio = std::log(area / colonist);
        if (isLast && ratio < 0) {
            return area > tuning::pieces.smallest() * colonist ? 1.0 : 0.0;
        }
        return std::exp(-square(ratio / tuning::pieces.sizeSpread()) / 2);
    }

    /// What a thing adds to pieces that were chosen before.
    [[nodiscard]] double freshness(const Explanation& so, const PieceBlob& blob,
                                   bool isLast) const {
        double fresh = 1;
        for (const auto* other : so.pieces) {
            if (other && meet(*other, blob)) {
                return 0;
            }
            if (other && !isLast && sameColour(*other, blob)) {
                fresh = tuning::pieces.alike();
            }
        }
        return fresh;
    }

    /// All rows that have the first thing at one place and the second further to the right.
    void tryRows(const Candidate& p, const Candidate& q, const std::vector<Candidate>& usable,
                 Explanation& best) const {
        const cv::Point2f way = q.blob->middle - p.blob->middle;
        if (way.x <= 0 || std::abs(way.y) > way.x) {
            return;
        }
        for (std::size_t a = 0; a + 1 < m_expected; ++a) {
            for (std::size_t b = a + 1; b < m_expected; ++b) {
                const auto pitch = way / static_cast<float>(b - a);
                const bool toMarker = b + 1 == m_expected;
                const double size =
                    toMarker ? p.blob->area : std::sqrt(p.blob->area * q.blob->area);
                if (cv::norm(pitch) < 1.1 * std::sqrt(size) ||
                    cv::norm(pitch) > 12 * std::sqrt(size) ||
                    sizeFit(q.blob->area, p.blob->area, toMarker) < 0.1) {
                    continue;
                }
                auto row = filled(p, q, a, b, size, usable, best.total);
                if (row.total > best.total) {
                    best = std::move(row);
                }
            }
        }
    }

    [[nodiscard]] Explanation filled(const Candidate& p, const Candidate& q, std::size_t a,
                                     std::size_t b, double size,
                                     const std::vector<Candidate>& usable, double beat) const {
        const auto pitch = (q.blob->middle - p.blob->middle) / static_cast<float>(b - a);
        const double length = cv::norm(pitch);
        Explanation row;
        row.pieces.assign(m_expected, nullptr);
        row.worths.assign(m_expected, 0);
        for (std::size_t i = 0; i < m_expected; ++i) {
            row.places.push_back(p.blob->middle +
                                 pitch * (static_cast<float>(i) - static_cast<float>(a)));
        }
        const auto put = [&](std::size_t i, const PieceBlob* blob, double worthHere) {
            row.pieces[i] = blob;
            row.worths[i] = worthHere;
            row.total += worthHere;
        };
        put(a, p.blob, p.clarity * sizeFit(p.blob->area, size, false));
        put(b, q.blob,
            q.clarity * sizeFit(q.blob->area, size, b + 1 == m_expected) *
                freshness(row, *q.blob, b + 1 == m_expected));
        std::size_t left = m_expected - 2;
        for (std::size_t i = 0; i < m_expected; ++i) {
            if (i == a || i == b) {
                continue;
            }
            if (row.total + static_cast<double>(left--) <= beat) {
                return {};
            }
            const bool isLast = i + 1 == m_expected;
            const PieceBlob* here = nullptr;
            double most = 0;
            double preferred = 0;
            for (const auto& candidate : usable) {
                const double off = cv::norm(candidate.blob->middle - row.places[i]) / length;
                if (candidate.clarity * candidate.larger <= preferred || off > 0.5) {
                    continue;
                }
                const double fit = candidate.clarity * sizeFit(candidate.blob->area, size, isLast) *
                                   std::exp(-square(off / tuning::pieces.pitchSpread()) / 2);
                if (fit * candidate.larger <= preferred) {
                    continue;
                }
                const double worthHere = fit * freshness(row, *candidate.blob, isLast);
                if (worthHere * candidate.larger > preferred) {
                    preferred = worthHere * candidate.larger;
                    most = worthHere;
                    here = candidate.blob;
                }
            }
            if (most > tuning::pieces.leastWorth()) {
                put(i, here, most);
            }
        }
        return row;
    }

    /// The best that are of about one size, wherever they stand.
    [[nodiscard]] Explanation scattered(const std::vector<Candidate>& seeds) const {
        Explanation best;
        for (const auto& largest : seeds) {
            Explanation group;
            for (const auto& candidate : seeds) { // best first
                if (group.pieces.size() < m_expected &&
                    candidate.blob->area <= 1.01 * largest.blob->area &&
                    candidate.blob->area > tuning::pieces.smallest() * largest.blob->area) {
                    const double here =
                        candidate.clarity * freshness(group, *candidate.blob, false);
                    if (here <= tuning::pieces.leastWorth()) {
                        continue;
                    }
                    group.pieces.push_back(candidate.blob);
                    group.worths.push_back(tuning::pieces.scattered() * here);
                    group.total += group.worths.back();
                }
            }
            if (group.total > best.total) {
                best = std::move(group);
            }
        }
        return best;
    }
};

/// What most colonists fill, px; 0 where too few are known.
double colonistArea(const Explanation& row) {
    std::vector<double> areas;
    for (const auto* piece : row.pieces) {
        if (piece && piece != row.pieces.back()) { // the marker may be smaller
            areas.push_back(piece->area);
        }
    }
    return areas.size() < 2 ? 0 : median(std::move(areas));
}

/// A thing that hardly shows, and how well it suits its place in the row, 0..1.
struct FaintPiece {
    PieceBlob blob;
    double suits = 0;
};

/// The one of those near a place in the row that suits it best; its clarity counts for little.
std::optional<FaintPiece> faintPiece(const EdgeField& field, const Explanation& row,
                                     cv::Point2f place) {
    const double area = colonistArea(row);
    if (area <= 0) {
        return std::nullopt;
    }
    const bool isLast = !row.pieces.back();
    const double smallest = isLast ? tuning::pieces.smallest() : tuning::pieces.faintArea();
    std::optional<FaintPiece> best;
    double most = tuning::pieces.leastFaint();
    for (auto& blob : faintBlobs(field, place, std::sqrt(area), smallest)) {
        const bool isFree =
            std::none_of(row.pieces.begin(), row.pieces.end(),
                         [&](const auto* other) { return other && meet(*other, blob); });
        const double suits =
            std::min(1.0, blob.score / tuning::pieces.strongest()) *
            std::exp(-square(std::max(std::log(blob.area / area), isLast ? 0.0 : -9.0) /
                             tuning::pieces.sizeSpread()) /
                     2) *
            std::exp(-square(cv::norm(blob.middle - place) / std::sqrt(area)) / 2) *
            (isLikeShadow(field, blob) ? tuning::pieces.shadow() : 1.0);
        if (isFree && suits > most) {
            most = suits;
            best = FaintPiece{std::move(blob), suits};
        }
    }
    return best;
}

/// How well a thing shows on its table: as sharp as its outline is, beside what else there is
/// around it; above 1 it stands out from all that.
double distinctness(const EdgeField& field, const PieceBlob& blob) {
    const int margin = std::max(blob.box.width, blob.box.height) / 2;
    const auto around = cv::Rect(blob.box.x - margin, blob.box.y - margin,
                                 blob.box.width + 2 * margin, blob.box.height + 2 * margin) &
                        cv::Rect({0, 0}, field.lab.size());
    cv::Mat gradient;
    cv::magnitude(field.dx(around), field.dy(around), gradient);
    cv::dilate(gradient, gradient, cv::Mat());
    cv::Mat table(around.size(), CV_8U, cv::Scalar(255));
    cv::fillPoly(table, blob.contour, cv::Scalar(0), cv::LINE_8, 0, -around.tl());
    cv::erode(table, table, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
    std::vector<float> outside;
    for (int y = 0; y < around.height; ++y) {
        for (int x = 0; x < around.width; ++x) {
            if (table.at<uchar>(y, x)) {
                outside.push_back(gradient.at<float>(y, x));
            }
        }
    }
    std::vector<float> outline;
    for (const auto& p : blob.contour) {
        outline.push_back(gradient.at<float>(p - around.tl()));
    }
    const auto part = [](std::vector<float>& values, double which) {
        const auto at = values.begin() +
                        static_cast<std::ptrdiff_t>(which * static_cast<double>(values.size() - 1));
        std::nth_element(values.begin(), at, values.end());
        return static_cast<double>(*at);
    };
    return outside.empty() ? 0 : part(outline, 0.25) / std::max(part(outside, 0.9), 1e-3);
}

/// The same piece as it is outlined best: right on its edge.
const PieceBlob& sharpest(const std::vector<PieceBlob>& blobs, const PieceBlob& piece) {
    const auto* best = &piece;
    for (const auto& blob : blobs) {
        const auto both = (blob.box & piece.box).area();
        if (both > tuning::pieces.samePiece() * (blob.box | piece.box).area() &&
            std::abs(std::log(blob.area / piece.area)) < -std::log(tuning::pieces.samePiece()) &&
            blob.edge > best->edge) {
            best = &blob;
        }
    }
    return *best;
}

/// How much sharper the outline of a thing that counts for little is than what lies around it; 0 if
/// it is not as large as the colonists.
/// @param isLast  in the row: a marker may be smaller
double outlineOf(const EdgeField& field, const PieceBlob& blob, double colonist, bool isLast) {
    if (colonist <= 0) {
        return 0;
    }
    const double larger = std::log(blob.area / colonist);
    const double off = isLast ? std::max(larger, 0.0) : std::abs(larger);
    return off < tuning::pieces.clearSize() ? distinctness(field, blob) : 0;
}

/// The row with its gap at the other end, where it has one at an end: nothing else says at which.
std::optional<Explanation> shifted(const Explanation& row) {
    const auto count = row.pieces.size();
    if (count < 3 || (row.pieces.front() && row.pieces.back())) {
        return std::nullopt;
    }
    auto other = row;
    const auto pitch = (row.places.back() - row.places.front()) / static_cast<float>(count - 1);
    const bool isLastMissing = !row.pieces.back();
    const auto turn = [&](auto& each) {
        std::rotate(each.begin(), isLastMissing ? each.end() - 1 : each.begin() + 1, each.end());
    };
    turn(other.pieces);
    turn(other.worths);
    for (auto& place : other.places) {
        place += isLastMissing ? -pitch : pitch;
    }
    return other;
}

/// The piece that a row lacks, as far as it shows.
struct MissingPiece {
    FaintPiece piece;
    Explanation row;     ///< in which it stands
    bool isPlain = true; ///< nothing shows as well at the row's other end
};

std::optional<MissingPiece> missingPiece(const EdgeField& field, const Explanation& row) {
    const auto gapOf = [](const Explanation& each) {
        const auto gap = std::find(each.pieces.begin(), each.pieces.end(), nullptr);
        return each.places[static_cast<std::size_t>(gap - each.pieces.begin())];
    };
    std::optional<MissingPiece> best;
    if (auto here = faintPiece(field, row, gapOf(row))) {
        best = MissingPiece{*std::move(here), row};
    }
    const auto other = shifted(row);
    auto there = other ? faintPiece(field, *other, gapOf(*other)) : std::nullopt;
    if (there && (!best || there->suits > best->piece.suits)) {
        const bool isPlain = !best || best->piece.suits < tuning::pieces.otherEnd() * there->suits;
        return MissingPiece{*std::move(there), *other, isPlain};
    }
    if (there) {
        best->isPlain = there->suits < tuning::pieces.otherEnd() * best->piece.suits;
    }
    return best;
}

/// What is to be looked at most among the pieces that were chosen.
std::optional<cv::Point2f> mostDoubtful(const EdgeField& field, const Chooser& chooser,
                                        const Explanation& chosen) {
    std::optional<cv::Point2f> doubtful;
    double least = 1;
    const double colonist = colonistArea(chosen);
    for (std::size_t i = 0; i < chosen.pieces.size(); ++i) {
        const auto* piece = chosen.pieces[i];
        if (!piece) {
            continue;
        }
        if (isSliver(*piece)) {
            return piece->middle;
        }
        const double margin = chosen.total - chooser.best({piece}).total;
        const bool isOneOfMany = margin < std::min(tuning::pieces.clearMargin(),
                                                   tuning::pieces.clearPart() * chosen.worths[i]);
        const bool isFaint = chosen.worths[i] < tuning::pieces.clearWorth() &&
                             outlineOf(field, *piece, colonist, i + 1 == chosen.pieces.size()) <=
                                 tuning::pieces.clearOutline();
        if ((isOneOfMany || isFaint) && margin < least) {
            least = margin;
            doubtful = piece->middle;
        }
    }
    return doubtful;
}

/// The one of a row that looks least like a piece there; the row has one at least.
const PieceBlob* leastLike(const Explanation& row) {
    std::size_t least = row.pieces.size();
    for (std::size_t i = 0; i < row.pieces.size(); ++i) {
        if (row.pieces[i] && (least == row.pieces.size() || row.worths[i] < row.worths[least])) {
            least = i;
        }
    }
    return row.pieces.at(least);
}

} // namespace

PieceChoice choosePieces(const EdgeField& field, int expected) {
    const auto blobs = pieceBlobs(field);
    auto candidates = distinct(blobs, 160);
    markPattern(field, candidates);
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.clarity * a.larger > b.clarity * b.larger;
    });
    const Chooser chooser(candidates, static_cast<std::size_t>(expected));
    const auto best = chooser.best({});
    PieceChoice choice;
    for (const auto* piece : best.pieces) {
        if (piece) {
            choice.pieces.push_back(sharpest(blobs, *piece));
        }
    }
    for (std::size_t i = 0; i < best.places.size(); ++i) {
        if (!best.pieces[i]) {
            choice.missing.push_back(best.places[i]);
        }
    }
    if (choice.missing.size() == 1) {
        if (auto faint = missingPiece(field, best)) {
            auto& blob = faint->piece.blob;
            const double outline =
                faint->isPlain && !isSliver(blob)
                    ? outlineOf(field, blob, colonistArea(faint->row), !faint->row.pieces.back())
                    : 0;
            if (outline <= tuning::pieces.clearOutline()) {
                choice.doubtful = blob.middle;
                choice.isGuessed = outline <= tuning::pieces.likelyOutline();
            }
            choice.pieces.push_back(std::move(blob));
            choice.missing.clear();
        }
    } else {
        choice.doubtful = mostDoubtful(field, chooser, best);
        choice.isGuessed = std::any_of(best.pieces.begin(), best.pieces.end(),
                                       [](const auto& piece) { return piece && isSliver(*piece); });
    }
    // A printed cloth has rows of its own.
    const double rival = best.total > 0 ? chooser.best(best.pieces).total / best.total : 0;
    if (rival > tuning::pieces.rivalRow()) {
        if (!choice.doubtful) {
            choice.doubtful = leastLike(best)->middle;
        }
        choice.isGuessed = choice.isGuessed || rival > tuning::pieces.equalRow();
    }
    return choice;
}

} // namespace pocketmars::calibration
