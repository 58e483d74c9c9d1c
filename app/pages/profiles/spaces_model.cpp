#include "app/pages/profiles/spaces_model.h"

#include "app/support/item_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::app {
namespace {

QRectF asArea(const calibration::CardRect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

calibration::CardRect asRect(const QRectF& area) {
    return {area.x(), area.y(), area.width(), area.height()};
}

/// Habitation has no room for colonists.
bool hasSpaces(const calibration::FaceKind& kind) {
    const auto* building = std::get_if<calibration::BuildingFace>(&kind);
    return std::holds_alternative<calibration::ShipFace>(kind) ||
           (building != nullptr && building->suit != engine::Suit::Habitation);
}

/// Around all levels, with half a step beyond the first and the last, and as much beside them.
QRectF trackArea(const std::vector<cv::Point2d>& levels) {
    if (levels.size() < 2) {
        return {0, 0, 1, 1};
    }
    double left = 1;
    double right = 0;
    double top = 1;
    double bottom = 0;
    for (const auto& level : levels) {
        left = std::min(left, level.x);
        right = std::max(right, level.x);
        top = std::min(top, level.y);
        bottom = std::max(bottom, level.y);
    }
    const auto along = levels.back() - levels.front();
    const double margin = std::max(
        std::hypot(along.x, along.y) / (2.0 * static_cast<double>(levels.size() - 1)), 0.02);
    const QRectF area(QPointF(left - margin, top - margin),
                      QPointF(right + margin, bottom + margin));
    return area & QRectF(0, 0, 1, 1);
}

/// How the levels of an energy track may be arranged: as fractions of its area. Lines and zigzags
/// run to the right, or turned by quarters.
enum class Track { Line, ZigZag, ZagZig, HigherBelow, HigherAbove, BackBelow, BackAbove, kTracks };

bool isZigZag(Track track) { return track == Track::ZigZag || track == Track::ZagZig; }

QList<QPointF> levelsOf(Track track) {
    constexpr int kLevels = 8;
    constexpr int kInRow = 4;
    QList<QPointF> out;
    for (int i = 0; i < kLevels; ++i) {
        if (track == Track::Line || isZigZag(track)) {
            const bool isUp = (i % 2 == 0) == (track == Track::ZagZig);
            const double across = track == Track::Line ? 0.5 : isUp ? 0.25 : 0.75;
            out << QPointF((i + 0.5) / kLevels, across);
            continue;
        }
        const bool isHigher = i >= kInRow;
        const bool isBack = track == Track::BackBelow || track == Track::BackAbove;
        const bool isAbove = track == Track::HigherAbove || track == Track::BackAbove;
        const int column = isHigher && isBack ? kInRow - 1 - i % kInRow : i % kInRow;
        out << QPointF((column + 0.5) / kInRow, isHigher == isAbove ? 0.25 : 0.75);
    }
    return out;
}

/// Turned clockwise.
QList<QPointF> turned(QList<QPointF> levels, int quarters) {
    for (; quarters > 0; --quarters) {
        for (auto& level : levels) {
            level = QPointF(1 - level.y(), level.x());
        }
    }
    return levels;
}

/// How often a line to the right was turned clockwise to run as these levels do from first to last.
int quartersOf(const QList<QPointF>& levels) {
    const auto along = levels.back() - levels.front();
    if (std::abs(along.x()) >= std::abs(along.y())) {
        return along.x() >= 0 ? 0 : 2;
    }
    return along.y() >= 0 ? 1 : 3;
}

/// Whether they are those of an arrangement. How far a zigzag goes to its sides is not looked at.
bool areOf(Track track, const QList<QPointF>& levels) {
    constexpr double kSame = 0.08;
    constexpr double kLeastAside = 0.04;
    const auto wanted = levelsOf(track);
    return std::equal(levels.begin(), levels.end(), wanted.begin(), wanted.end(),
                      [&](QPointF a, QPointF b) {
                          const bool isAcross =
                              isZigZag(track) ? (a.y() - 0.5) * (b.y() > 0.5 ? 1 : -1) > kLeastAside
                                              : std::abs(a.y() - b.y()) < kSame;
                          return std::abs(a.x() - b.x()) < kSame && isAcross;
                      });
}

/// An arrangement, and how often it was turned clockwise.
struct Arrangement {
    Track track = Track::Line;
    int quarters = 0;
};

/// Of which these levels are; a line if of none.
Arrangement arrangementOf(const QList<QPointF>& levels) {
    for (int t = 1; t < static_cast<int>(Track::kTracks); ++t) {
        const auto track = static_cast<Track>(t);
        // Where a track in two rows ends tells not how it lies.
        const int first = isZigZag(track) ? quartersOf(levels) : 0;
        const int last = isZigZag(track) ? first : 3;
        for (int quarters = first; quarters <= last; ++quarters) {
            if (areOf(track, turned(levels, (4 - quarters) % 4))) {
                return {track, quarters};
            }
        }
    }
    return {Track::Line, quartersOf(levels)};
}

} // namespace

SpacesModel::SpacesModel(std::shared_ptr<ImageStore> images, QObject* parent)
    : QAbstractListModel(parent), m_images(std::move(images)) {}

SpacesModel::~SpacesModel() { clear(); }

void SpacesModel::clear() {
    for (const auto& card : m_cards) {
        m_images->remove(card.picture);
    }
    m_cards.clear();
}

SpacesModel::Marks SpacesModel::marksOf(const calibration::Layout& layout) {
    Marks marks;
    marks.areas = {asArea(layout.oneStar), asArea(layout.twoStar), asArea(layout.shipColonists),
                   QRectF()};
    setTrack(marks, layout.energyLevels);
    return marks;
}

void SpacesModel::setTrack(Marks& marks, const std::vector<cv::Point2d>& levels) {
    const auto track = trackArea(levels);
    marks.areas[Energy] = track;
    marks.levels.clear();
    for (const auto& level : levels) {
        marks.levels << QPointF((level.x - track.x()) / track.width(),
                                (level.y - track.y()) / track.height());
    }
}

std::vector<cv::Point2d> SpacesModel::levels() const {
    const auto& track = m_marks.areas[Energy];
    std::vector<cv::Point2d> out;
    for (const auto& level : m_marks.levels) {
        out.emplace_back(track.x() + level.x() * track.width(),
                         track.y() + level.y() * track.height());
    }
    return out;
}

void SpacesModel::setCards(const std::vector<calibration::CardFace>& faces,
                           const calibration::Layout& layout, const calibration::Layout& learnt) {
    beginResetModel();
    clear();
    for (const auto& face : faces) {
        if (hasSpaces(face.kind) && !face.image.empty()) {
            m_cards.push_back({face.kind, m_images->put(asImage(face.image)),
                               QSizeF(face.image.cols, face.image.rows)});
        }
    }
    m_card = std::clamp(m_card, 0, std::max(0, static_cast<int>(m_cards.size()) - 1));
    m_marks = marksOf(layout);
    m_learnt = marksOf(learnt);
    endResetModel();
    emit cardsChanged();
    emit cardChanged();
    emit changed();
}

void SpacesModel::writeTo(calibration::Layout& layout) const {
    layout.oneStar = asRect(m_marks.areas[OneStar]);
    layout.twoStar = asRect(m_marks.areas[TwoStar]);
    layout.shipColonists = asRect(m_marks.areas[Crew]);
    layout.energyLevels = levels();
}

void SpacesModel::retranslate() {
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1), {TitleRole});
    }
    emit cardsChanged();
}

QStringList SpacesModel::cards() const {
    QStringList names;
    for (const auto& card : m_cards) {
        const auto* ship = std::get_if<calibration::ShipFace>(&card.kind);
        //: A spaceship card; %1 a colour
        names << (ship != nullptr ? tr("Ship: %1").arg(colourText(ship->colour))
                                  : suitText(std::get<calibration::BuildingFace>(card.kind).suit));
    }
    return names;
}

void SpacesModel::setCard(int card) {
    if (card != m_card && card >= 0 && card < static_cast<int>(m_cards.size())) {
        const bool wasShip = isShip();
        m_card = card;
        if (isShip() != wasShip) {
            beginResetModel();
            endResetModel();
        }
        emit cardChanged();
        emit changed();
    }
}

bool SpacesModel::turnToShips() {
    const auto ship = std::find_if(m_cards.begin(), m_cards.end(), [](const Card& card) {
        return std::holds_alternative<calibration::ShipFace>(card.kind);
    });
    if (isShip() || ship == m_cards.end()) {
        return false;
    }
    setCard(static_cast<int>(ship - m_cards.begin()));
    return true;
}

QString SpacesModel::picture() const {
    return m_cards.empty() ? QString() : m_cards[static_cast<std::size_t>(m_card)].picture;
}

QSizeF SpacesModel::pictureSize() const {
    return m_cards.empty() ? QSizeF() : m_cards[static_cast<std::size_t>(m_card)].size;
}

bool SpacesModel::isShip() const {
    return !m_cards.empty() && std::holds_alternative<calibration::ShipFace>(
                                   m_cards[static_cast<std::size_t>(m_card)].kind);
}

bool SpacesModel::moved() const {
    if (isShip() && m_marks.levels != m_learnt.levels) {
        return true;
    }
    for (int row = 0; row < rowCount(); ++row) {
        if (m_marks.areas[spaceOf(row)] != m_learnt.areas[spaceOf(row)]) {
            return true;
        }
    }
    return false;
}

SpacesModel::Space SpacesModel::spaceOf(int row) const {
    return static_cast<Space>((isShip() ? Crew : OneStar) + row);
}

void SpacesModel::setArea(int row, const QRectF& area) {
    m_marks.areas[spaceOf(row)] = area;
    emit dataChanged(index(row), index(row));
    emit changed();
    emit marked();
}

void SpacesModel::move(int row, QPointF by) {
    if (!isRow(row)) {
        return;
    }
    const auto area = m_marks.areas[spaceOf(row)];
    const auto moved = area.translated(std::clamp(by.x(), -area.left(), 1 - area.right()),
                                       std::clamp(by.y(), -area.top(), 1 - area.bottom()));
    if (spaceOf(row) == Energy && area == m_sized) {
        m_sized = moved;
    }
    setArea(row, moved);
}

void SpacesModel::moveCorner(int row, int corner, QPointF place) {
    if (!isRow(row) || corner < 0 || corner > 3) {
        return;
    }
    auto area = m_marks.areas[spaceOf(row)];
    const bool isRight = corner == 1 || corner == 2;
    const bool isLower = corner >= 2;
    if (isRight) {
        area.setRight(std::clamp(place.x(), area.left() + kLeast, 1.0));
    } else {
        area.setLeft(std::clamp(place.x(), 0.0, area.right() - kLeast));
    }
    if (isLower) {
        area.setBottom(std::clamp(place.y(), area.top() + kLeast, 1.0));
    } else {
        area.setTop(std::clamp(place.y(), 0.0, area.bottom() - kLeast));
    }
    if (spaceOf(row) == Energy) {
        m_sized = area;
    }
    setArea(row, area);
}

void SpacesModel::stretch(int row, QPointF by) {
    if (isRow(row)) {
        constexpr int kLowerRight = 2;
        moveCorner(row, kLowerRight, m_marks.areas[spaceOf(row)].bottomRight() + by);
    }
}

void SpacesModel::moveLevel(int row, int level, QPointF place) {
    if (!isRow(row) || spaceOf(row) != Energy || level < 0 || level >= m_marks.levels.size()) {
        return;
    }
    auto track = levels();
    track[static_cast<std::size_t>(level)] = {std::clamp(place.x(), 0.0, 1.0),
                                              std::clamp(place.y(), 0.0, 1.0)};
    setTrack(m_marks, track);
    setArea(row, m_marks.areas[Energy]);
}

void SpacesModel::turn(int row) {
    if (!isRow(row) || spaceOf(row) != Energy) {
        return;
    }
    m_marks.levels = turned(m_marks.levels, 1);
    // As long and as wide as before on the card itself; also where a card in between was too
    // narrow.
    const auto size = pictureSize();
    const auto& area = m_marks.areas[Energy];
    const bool isSized = area == m_sized;
    auto now = m_turned && m_turned->put == area
                   ? *m_turned
                   : Turned{area.center(),
                            {area.width() * size.width(), area.height() * size.height()},
                            area};
    now.size.transpose();
    putTrack(now.middle, now.size.width() / size.width(), now.size.height() / size.height());
    now.put = area;
    m_turned = now;
    if (isSized) {
        m_sized = area;
    }
}

void SpacesModel::rearrange(int row) {
    if (!isRow(row) || spaceOf(row) != Energy) {
        return;
    }
    const auto [now, quarters] = arrangementOf(m_marks.levels);
    const auto next =
        static_cast<Track>((static_cast<int>(now) + 1) % static_cast<int>(Track::kTracks));
    // Two rows lie as they are read, until somebody turns them.
    const bool staysTurned = isZigZag(next) || !isZigZag(now);
    m_marks.levels = turned(levelsOf(next), staysTurned ? quarters : 0);
    const auto area = m_marks.areas[Energy];
    if (area == m_sized) { // by the player: there they lie, however they run
        setArea(row, area);
        return;
    }
    // A level has about as much room as before.
    const bool isUpright = quarters % 2 == 1;
    if (now == Track::Line) {
        isUpright ? resizeTrack(area.width() * 2, area.height())
                  : resizeTrack(area.width(), area.height() * 2);
    } else if (isZigZag(now) && !isZigZag(next)) {
        // What ran upwards is turned first.
        const auto size = pictureSize();
        const double width =
            isUpright ? area.height() * size.height() / size.width() : area.width();
        const double height =
            isUpright ? area.width() * size.width() / size.height() : area.height();
        resizeTrack(width / 2, height);
    } else if (next == Track::Line) {
        isUpright ? resizeTrack(area.width() / 2, area.height() * 2)
                  : resizeTrack(area.width() * 2, area.height() / 2);
    } else {
        resizeTrack(area.width(), area.height());
    }
}

void SpacesModel::resizeTrack(double width, double height) {
    putTrack(m_marks.areas[Energy].center(), width, height);
}

void SpacesModel::putTrack(QPointF middle, double width, double height) {
    constexpr int kTrackRow = 1; // of a ship's two spaces
    width = std::clamp(width, kLeast, 1.0);
    height = std::clamp(height, kLeast, 1.0);
    setArea(kTrackRow, QRectF(std::clamp(middle.x() - width / 2, 0.0, 1 - width),
                              std::clamp(middle.y() - height / 2, 0.0, 1 - height), width, height));
}

void SpacesModel::swapStars() {
    if (isShip() || m_cards.empty()) {
        return;
    }
    std::swap(m_marks.areas[OneStar], m_marks.areas[TwoStar]);
    emit dataChanged(index(0), index(rowCount() - 1));
    emit changed();
    emit marked();
}

void SpacesModel::reset() {
    for (int row = 0; row < rowCount(); ++row) {
        m_marks.areas[spaceOf(row)] = m_learnt.areas[spaceOf(row)];
    }
    if (isShip()) {
        m_marks.levels = m_learnt.levels;
    }
    if (rowCount() > 0) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
    emit changed();
    emit marked();
}

int SpacesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_cards.empty() ? 0 : 2;
}

QVariant SpacesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto space = spaceOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        switch (space) {
        case OneStar:
            return QStringLiteral("★");
        case TwoStar:
            return QStringLiteral("★★");
        case Crew:
            //: The space of a spaceship card on which colonists stand
            return tr("Colonists");
        default:
            //: The space of a spaceship card along which the energy marker moves
            return tr("Energy");
        }
    case AreaRole:
        return m_marks.areas[space];
    case LevelsRole:
        return QVariant::fromValue(space == Energy ? m_marks.levels : QList<QPointF>());
    default:
        return {};
    }
}

QHash<int, QByteArray> SpacesModel::roleNames() const {
    return {{TitleRole, "title"}, {AreaRole, "area"}, {LevelsRole, "levels"}};
}

} // namespace pocketmars::app
