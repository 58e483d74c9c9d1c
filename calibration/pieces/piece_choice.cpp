#include "calibration/pieces/piece_choice.h"

#include "calibration/pieces/piece_rows.h"
#include "calibration/pieces/tuning.h"
#include "calibration/support/median.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::calibration {
namespace {

/// What most colonists fill, px; 0 where too few are known.
double colonistArea(const PieceRow& row) {
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
std::optional<FaintPiece> faintPiece(const EdgeField& field, const PieceRow& row,
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
        const double suits = std::min(1.0, blob.score / tuning::pieces.strongest()) *
                             gaussian(std::max(std::log(blob.area / area), isLast ? 0.0 : -9.0) /
                                      tuning::pieces.sizeSpread()) *
                             gaussian(cv::norm(blob.middle - place) / std::sqrt(area)) *
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
std::optional<PieceRow> shifted(const PieceRow& row) {
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
    PieceRow row;        ///< in which it stands
    bool isPlain = true; ///< nothing shows as well at the row's other end
};

std::optional<MissingPiece> missingPiece(const EdgeField& field, const PieceRow& row) {
    const auto gapOf = [](const PieceRow& each) {
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
std::optional<cv::Point2f> mostDoubtful(const EdgeField& field, const RowFinder& rows,
                                        const PieceRow& chosen) {
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
        const double margin = chosen.total - rows.best({piece}).total;
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
const PieceBlob* leastLike(const PieceRow& row) {
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
    const RowFinder rows(pieceCandidates(field, blobs), static_cast<std::size_t>(expected));
    const auto best = rows.best({});
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
    choice.doubtful = mostDoubtful(field, rows, best);
    choice.isGuessed = std::any_of(best.pieces.begin(), best.pieces.end(),
                                   [](const auto& piece) { return piece && isSliver(*piece); });
    if (choice.missing.size() == 1) {
        if (auto faint = missingPiece(field, best)) {
            auto& blob = faint->piece.blob;
            const double outline =
                faint->isPlain && !isSliver(blob)
                    ? outlineOf(field, blob, colonistArea(faint->row), !faint->row.pieces.back())
                    : 0;
            if (outline <= tuning::pieces.clearOutline()) {
                choice.doubtful = blob.middle;
                choice.isGuessed = choice.isGuessed || outline <= tuning::pieces.likelyOutline();
            }
            choice.pieces.push_back(std::move(blob));
            choice.missing.clear();
        }
    }
    // A printed cloth has rows of its own.
    const double rival = best.total > 0 ? rows.best(best.pieces).total / best.total : 0;
    if (rival > tuning::pieces.rivalRow()) {
        if (!choice.doubtful) {
            choice.doubtful = leastLike(best)->middle;
        }
        choice.isGuessed = choice.isGuessed || rival > tuning::pieces.equalRow();
    }
    return choice;
}

} // namespace pocketmars::calibration
