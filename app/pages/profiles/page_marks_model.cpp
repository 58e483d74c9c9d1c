#include "app/pages/profiles/page_marks_model.h"

#include "app/session/words/player_words.h"
#include "calibration/support/median.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::app {
namespace {

using calibration::PageMarks;
using calibration::PieceCircle;
using calibration::Quad;

QPointF asPoint(cv::Point2f point) { return {point.x, point.y}; }

bool isSame(const PageMarks& a, const PageMarks& b) {
    return a.cards == b.cards &&
           std::equal(a.pieces.begin(), a.pieces.end(), b.pieces.begin(), b.pieces.end(),
                      [](const PieceCircle& x, const PieceCircle& y) {
                          return x.middle == y.middle && x.radius == y.radius;
                      });
}

/// Four points in turn around their middle, whatever order they came in.
Quad around(const std::vector<cv::Point2f>& points) {
    Quad quad;
    std::copy_n(points.begin(), quad.size(), quad.begin());
    // Not calibration::centre(), which takes the corners to be in turn.
    const auto middle = (quad[0] + quad[1] + quad[2] + quad[3]) / 4;
    const auto angle = [middle](cv::Point2f p) {
        return std::atan2(p.y - middle.y, p.x - middle.x);
    };
    std::sort(quad.begin(), quad.end(),
              [&](cv::Point2f a, cv::Point2f b) { return angle(a) < angle(b); });
    return calibration::fromUpperLeft(quad);
}

double longestSide(const Quad& quad) {
    const auto sides = calibration::sideLengths(quad);
    return *std::max_element(sides.begin(), sides.end());
}

} // namespace

void PageMarksModel::begin(Page page, const session::HandWork& work) {
    beginResetModel();
    m_page = std::move(page);
    m_found = work.found;
    m_now = {work.marks, work.taps};
    m_past.clear();
    m_future.clear();
    m_oneTap = true;
    m_reachedOut = false;
    m_held = kNothing;
    m_warned = false;
    endResetModel();
    emit changed();
}

session::HandWork PageMarksModel::work() const { return {false, m_now.marks, m_now.taps, m_found}; }

int PageMarksModel::count() const {
    return static_cast<int>(pieces() ? m_now.marks.pieces.size() : m_now.marks.cards.size());
}

QString PageMarksModel::countText() const {
    //: How many cards or pieces are marked on a picture, and how many there should be
    return tr("%1 of %2 marked").arg(count()).arg(expected());
}

QString PageMarksModel::problem() const {
    const auto checked = calibration::checkMarks(m_now.marks, m_now.marks.cards.size(),
                                                 m_now.marks.pieces.size(), m_page.size);
    if (!checked) {
        return QString::fromStdString(session::capitalised(checked.error()));
    }
    const auto strange = odd();
    if (strange.empty()) {
        return {};
    }
    const auto crowded = calibration::crowdedCards(m_now.marks.cards);
    const auto text = crowded.empty()
                          ? //: A card that was marked by hand; %1 counts the cards
                          tr("Card %1 has not the shape of those around it: drag its corners onto "
                             "its own.")
                              .arg(strange.front() + 1)
                          : //: Cards that were marked by hand; %1 and %2 count the cards
                          tr("Cards %1 and %2 lie partly on each other: drag each frame onto its "
                             "own card.")
                              .arg(crowded.front().first + 1)
                              .arg(crowded.front().second + 1);
    //: Below what is odd with the marks, once they were to be used
    return m_warned ? text + QLatin1Char(' ') + tr("If it is right so, press the button once more.")
                    : text;
}

bool PageMarksModel::ready() const {
    return count() == expected() && m_now.taps.empty() &&
           calibration::checkMarks(m_now.marks, m_now.marks.cards.size(), m_now.marks.pieces.size(),
                                   m_page.size)
               .has_value();
}

bool PageMarksModel::use() {
    const bool isUsed = ready() && (m_warned || odd().empty());
    m_warned = ready();
    emit changed();
    return isUsed;
}

std::vector<std::size_t> PageMarksModel::odd() const {
    if (pieces()) {
        return {};
    }
    auto rows = calibration::oddCards(m_now.marks.cards);
    for (const auto& [one, other] : calibration::crowdedCards(m_now.marks.cards)) {
        rows.insert(rows.end(), {one, other});
    }
    return rows;
}

QString PageMarksModel::hint() const {
    if (!m_now.taps.empty()) {
        //: While a card is marked by its corners; %n are missing
        return tr("Tap the other %n corner(s) of this card.", nullptr,
                  4 - static_cast<int>(m_now.taps.size()));
    }
    if (count() > expected()) {
        return pieces() ? //: More pieces are marked on a picture than there should be
                   tr("Take away what is no piece: tap it, then “Take away”.")
                        : //: More cards are marked on a picture than there should be
                   tr("Take away what is no card: tap it, then “Take away”.");
    }
    if (count() == expected()) {
        return pieces() ? //: All pieces are marked on a picture
                   tr("Does each circle lie just around its piece? Drag it, or the dot beside it "
                      "to resize it.")
                        : //: All cards are marked on a picture
                   tr("Does each frame lie on the edges of its card? Drag a corner to put it "
                      "right.");
    }
    if (pieces()) {
        //: How pieces are marked by hand
        return tr("Tap the middle of each piece that is not marked.");
    }
    if (oneTap()) {
        //: How cards are marked by hand, once one is
        return tr("Tap the middle of each card that is not marked.");
    }
    return m_reachedOut ? //: How cards are marked by hand, where a tap in the middle was not enough
               tr("A card around that place would reach out of the picture. Tap its four corners.")
                        : //: How cards are marked by hand
               tr("Tap the four corners of a card that is not marked, in any order.");
}

QList<QPointF> PageMarksModel::taps() const {
    QList<QPointF> places;
    for (const auto tap : m_now.taps) {
        places << asPoint(tap);
    }
    return places;
}

bool PageMarksModel::oneTap() const {
    return m_oneTap && !m_reachedOut && oneTapPossible() && (count() > 0 || m_firstByTap);
}

void PageMarksModel::setOneTap(bool one) {
    if (one != oneTap()) {
        m_oneTap = one;
        m_firstByTap = count() == 0 ? one : m_firstByTap;
        m_reachedOut = false;
        emit changed();
    }
}

bool PageMarksModel::moved() const { return !m_now.taps.empty() || !isSame(m_now.marks, m_found); }

QSizeF PageMarksModel::pictureSize() const { return QSizeF(m_page.size.width, m_page.size.height); }

cv::Point2f PageMarksModel::within(QPointF place) const {
    return {static_cast<float>(std::clamp(place.x(), 0.0, m_page.size.width - 1.0)),
            static_cast<float>(std::clamp(place.y(), 0.0, m_page.size.height - 1.0))};
}

void PageMarksModel::keep(int held) {
    if (held == kNothing || held != m_held) {
        m_past.push_back(m_now);
        m_future.clear();
    }
    m_held = held;
}

void PageMarksModel::tell() {
    m_warned = false;
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit changed();
    emit edited();
}

void PageMarksModel::tap(QPointF place) {
    const auto at = within(place);
    if (!m_now.taps.empty()) {
        keep();
        m_now.taps.push_back(at);
        if (m_now.taps.size() == Quad().size()) {
            closeCard();
        }
        tell();
    } else if (!wanting()) {
        return;
    } else if (pieces()) {
        keep();
        addPiece(at);
        tell();
    } else if (!oneTap()) {
        keep();
        m_now.taps = {at};
        tell();
    } else if (const auto card =
                   m_page.cardAround(at, count() > 0 ? m_now.marks.cards : m_page.elsewhere)) {
        keep();
        addCard(*card);
        tell();
    } else {
        m_reachedOut = true;
        emit changed();
    }
}

void PageMarksModel::addCard(const Quad& card) {
    beginInsertRows({}, count(), count());
    m_now.marks.cards.push_back(card);
    endInsertRows();
}

void PageMarksModel::addPiece(cv::Point2f middle) {
    // As large as the others are, or as pieces of a usual picture.
    constexpr float kOfPicture = 1.0F / 32;
    auto radius = static_cast<float>(std::min(m_page.size.width, m_page.size.height)) * kOfPicture;
    if (!m_now.marks.pieces.empty()) {
        std::vector<float> known;
        for (const auto& piece : m_now.marks.pieces) {
            known.push_back(piece.radius);
        }
        radius = calibration::median(std::move(known));
    }
    beginInsertRows({}, count(), count());
    m_now.marks.pieces.push_back({middle, radius});
    endInsertRows();
}

void PageMarksModel::closeCard() {
    auto card = around(std::exchange(m_now.taps, {}));
    // A finger is a mm or two beside the corner; edges that far away are the card's.
    constexpr double kNear = 0.04;
    if (const auto snapped = calibration::isConvex(card)
                                 ? m_page.cardAround(calibration::centre(card), {card})
                                 : std::nullopt) {
        const bool isNear = std::equal(
            card.begin(), card.end(), snapped->begin(), [&](cv::Point2f tapped, cv::Point2f edge) {
                return cv::norm(tapped - edge) <= kNear * longestSide(card);
            });
        card = isNear ? *snapped : card;
    }
    m_reachedOut = false;
    addCard(card);
}

void PageMarksModel::dropTaps() {
    if (!m_now.taps.empty()) {
        keep();
        m_now.taps.clear();
        tell();
    }
}

void PageMarksModel::moveTap(int index, QPointF place) {
    if (index >= 0 && index < static_cast<int>(m_now.taps.size())) {
        keep(8 * index + kTap);
        m_now.taps[static_cast<std::size_t>(index)] = within(place);
        tell();
    }
}

void PageMarksModel::moveCorner(int row, int corner, QPointF place) {
    if (isRow(row) && !pieces() && corner >= 0 && corner < 4) {
        keep(8 * row + corner);
        m_now.marks.cards[static_cast<std::size_t>(row)][static_cast<std::size_t>(corner)] =
            within(place);
        tell();
    }
}

void PageMarksModel::move(int row, QPointF by) {
    if (!isRow(row)) {
        return;
    }
    keep(8 * row + kWhole);
    const auto at = static_cast<std::size_t>(row);
    if (pieces()) {
        auto& middle = m_now.marks.pieces[at].middle;
        middle = within(asPoint(middle) + by);
    } else {
        auto& card = m_now.marks.cards[at];
        for (const auto corner : card) {
            by = asPoint(within(asPoint(corner) + by)) - asPoint(corner);
        }
        for (auto& corner : card) {
            corner += cv::Point2f(static_cast<float>(by.x()), static_cast<float>(by.y()));
        }
    }
    tell();
}

void PageMarksModel::resize(int row, qreal radius) {
    if (isRow(row) && pieces()) {
        keep(8 * row + kSize);
        const double most = std::min(m_page.size.width, m_page.size.height) / 2.0;
        m_now.marks.pieces[static_cast<std::size_t>(row)].radius =
            static_cast<float>(std::clamp(radius, kLeastRadius, std::max(kLeastRadius, most)));
        tell();
    }
}

void PageMarksModel::remove(int row) {
    if (!isRow(row)) {
        return;
    }
    keep();
    beginRemoveRows({}, row, row);
    if (pieces()) {
        m_now.marks.pieces.erase(m_now.marks.pieces.begin() + row);
    } else {
        m_now.marks.cards.erase(m_now.marks.cards.begin() + row);
    }
    endRemoveRows();
    tell();
}

void PageMarksModel::removeAll() {
    if (count() > 0 || !m_now.taps.empty()) {
        keep();
        show({});
    }
}

void PageMarksModel::undo() {
    if (canUndo()) {
        m_future.push_back(m_now);
        auto before = std::move(m_past.back());
        m_past.pop_back();
        letGo();
        show(std::move(before));
    }
}

void PageMarksModel::redo() {
    if (canRedo()) {
        m_past.push_back(m_now);
        auto after = std::move(m_future.back());
        m_future.pop_back();
        letGo();
        show(std::move(after));
    }
}

void PageMarksModel::reset() {
    if (moved()) {
        keep();
        show({m_found, {}});
    }
}

void PageMarksModel::show(Marks marks) {
    m_reachedOut = false;
    const bool isOther = marks.marks.cards.size() != m_now.marks.cards.size() ||
                         marks.marks.pieces.size() != m_now.marks.pieces.size();
    if (isOther) {
        beginResetModel();
    }
    m_now = std::move(marks);
    if (isOther) {
        endResetModel();
    }
    tell();
}

PageMarks PageMarksModel::only(std::initializer_list<int> rows) const {
    PageMarks marks;
    for (const int row : rows) {
        const auto at = static_cast<std::size_t>(row);
        if (pieces()) {
            marks.pieces.push_back(m_now.marks.pieces[at]);
        } else {
            marks.cards.push_back(m_now.marks.cards[at]);
        }
    }
    return marks;
}

bool PageMarksModel::isWrong(int row) const {
    const auto holds = [this](const PageMarks& marks) {
        return calibration::checkMarks(marks, marks.cards.size(), marks.pieces.size(), m_page.size)
            .has_value();
    };
    if (!holds(only({row}))) {
        return true;
    }
    for (int other = 0; other < count(); ++other) {
        if (other != row && holds(only({other})) && !holds(only({row, other}))) {
            return true;
        }
    }
    const auto strange = odd();
    return std::ranges::find(strange, static_cast<std::size_t>(row)) != strange.end();
}

int PageMarksModel::rowAt(QPointF place, qreal reach) const {
    int best = -1;
    double least = 0;
    for (int row = 0; row < count(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        bool isHere = false;
        double size = 0;
        if (pieces()) {
            const auto& piece = m_now.marks.pieces[at];
            size = std::hypot(place.x() - piece.middle.x, place.y() - piece.middle.y);
            isHere = size <= std::max<double>(piece.radius, reach);
        } else {
            QPolygonF outline;
            for (const auto corner : m_now.marks.cards[at]) {
                outline << asPoint(corner);
            }
            isHere = outline.containsPoint(place, Qt::OddEvenFill);
            size = std::abs(calibration::signedArea(m_now.marks.cards[at]));
        }
        if (isHere && (best < 0 || size < least)) {
            best = row;
            least = size;
        }
    }
    return best;
}

int PageMarksModel::cornerAt(QPointF place, qreal reach, int row) const {
    int best = -1;
    double least = reach;
    for (int at = 0; at < static_cast<int>(m_now.marks.cards.size()); ++at) {
        const auto& card = m_now.marks.cards[static_cast<std::size_t>(at)];
        for (int corner = 0; corner < 4; ++corner) {
            const auto point = card[static_cast<std::size_t>(corner)];
            // What is chosen already is what is meant, where two are about as near.
            const double favour = at == row ? 0.5 : 1.0;
            const double away = std::hypot(place.x() - point.x, place.y() - point.y);
            if (away <= reach && favour * away <= least) {
                least = favour * away;
                best = 4 * at + corner;
            }
        }
    }
    return best;
}

int PageMarksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant PageMarksModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto at = static_cast<std::size_t>(index.row());
    switch (role) {
    case HandlesRole: {
        QList<QPointF> handles;
        if (!pieces()) {
            for (const auto corner : m_now.marks.cards[at]) {
                handles << asPoint(corner);
            }
        }
        return QVariant::fromValue(handles);
    }
    case MiddleRole:
        return asPoint(pieces() ? m_now.marks.pieces[at].middle
                                : calibration::centre(m_now.marks.cards[at]));
    case RadiusRole:
        return pieces() ? m_now.marks.pieces[at].radius : 0;
    case WrongRole:
        return isWrong(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> PageMarksModel::roleNames() const {
    return {{HandlesRole, "handles"},
            {MiddleRole, "middle"},
            {RadiusRole, "radius"},
            {WrongRole, "wrong"}};
}

} // namespace pocketmars::app
