#include "app/parts/findings_model.h"

#include "app/support/item_reading.h"
#include "app/support/item_text.h"
#include "engine/observation/item_path.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace pocketmars::app {
namespace {

QPolygonF asPolygon(const std::vector<cv::Point2f>& outline) {
    QPolygonF polygon;
    for (const auto& corner : outline) {
        polygon << QPointF(corner.x, corner.y);
    }
    return polygon;
}

FindingsModel::Item asItem(const vision::Finding& finding, const engine::Observation& table) {
    FindingsModel::Item item;
    item.path = QString::fromStdString(finding.path);
    item.label = QString::fromStdString(finding.label);
    item.title = item.label;
    item.certainty = certaintyOf(finding.confidence);
    const auto found = engine::findItem(table, finding.path);
    if (found && found->kind != engine::ItemKind::Stack && found->kind != engine::ItemKind::Prep) {
        // What the table says now: the player may have corrected what was found.
        const auto reading = readingOf(table, *found);
        item.title = titleText(table, *found);
        item.label =
            reading.value == "?" ? QStringLiteral("?") : valueText(found->kind, reading.value);
        item.certainty = certaintyOf(reading);
    }
    item.outline = asPolygon(finding.outline);
    return item;
}

double distanceToSegment(const QPointF& p, const QPointF& a, const QPointF& b) {
    const auto ab = b - a;
    const double length2 = QPointF::dotProduct(ab, ab);
    const double along =
        length2 > 0 ? std::clamp(QPointF::dotProduct(p - a, ab) / length2, 0.0, 1.0) : 0.0;
    const auto away = p - (a + ab * along);
    return std::hypot(away.x(), away.y());
}

/// 0 inside.
double distanceTo(const QPolygonF& outline, const QPointF& p) {
    if (outline.containsPoint(p, Qt::OddEvenFill)) {
        return 0;
    }
    double nearest = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i < outline.size(); ++i) {
        nearest =
            std::min(nearest, distanceToSegment(p, outline[i], outline[(i + 1) % outline.size()]));
    }
    return nearest;
}

double area(const QPolygonF& outline) {
    double twice = 0;
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const auto& a = outline[i];
        const auto& b = outline[(i + 1) % outline.size()];
        twice += a.x() * b.y() - b.x() * a.y();
    }
    return std::abs(twice) / 2;
}

} // namespace

void FindingsModel::setFindings(const std::vector<vision::Finding>& findings,
                                const engine::Observation& table) {
    std::vector<Item> items;
    items.reserve(findings.size());
    QSet<QString> seen;
    for (const auto& finding : findings) {
        auto item = asItem(finding, table);
        item.first = !seen.contains(item.path);
        seen.insert(item.path);
        items.push_back(std::move(item));
    }
    const bool doubtful = std::any_of(items.begin(), items.end(), [](const Item& item) {
        return !item.path.isEmpty() && item.certainty != Certainty::Sure;
    });
    if (doubtful != m_doubtful) {
        m_doubtful = doubtful;
        emit doubtfulChanged();
    }
    const auto sameOutlines = [](const Item& a, const Item& b) {
        return a.path == b.path && a.outline == b.outline;
    };
    if (std::equal(items.begin(), items.end(), m_items.begin(), m_items.end(), sameOutlines)) {
        // A correction: the rows stay, so the one in hand keeps its focus.
        m_items = std::move(items);
        if (!m_items.empty()) {
            emit dataChanged(index(0), index(count() - 1));
        }
        return;
    }
    beginResetModel();
    m_items = std::move(items);
    endResetModel();
    emit countChanged();
}

void FindingsModel::setPlaces(const std::vector<vision::ItemPlace>& places) {
    m_places.clear();
    for (const auto& place : places) {
        m_places.insert(QString::fromStdString(place.path), asPolygon(place.outline));
    }
}

QPolygonF FindingsModel::placeOf(const QString& path) const {
    const auto found = m_places.constFind(path);
    if (found != m_places.constEnd()) {
        return *found;
    }
    // A card of a stack or a prep module, `greenhouse.stack.2`, lies where all of them do.
    return m_places.value(path.section(QLatin1Char('.'), 0, 1));
}

int FindingsModel::itemAt(double x, double y, double reach) const {
    int best = -1;
    double bestDistance = std::numeric_limits<double>::infinity();
    double bestArea = bestDistance;
    for (int row = 0; row < count(); ++row) {
        const auto& item = m_items[static_cast<std::size_t>(row)];
        const double distance = distanceTo(item.outline, {x, y});
        if (item.path.isEmpty() || distance > reach || distance > bestDistance) {
            continue;
        }
        const double itemArea = area(item.outline);
        if (distance < bestDistance || itemArea < bestArea) {
            best = row;
            bestDistance = distance;
            bestArea = itemArea;
        }
    }
    return best;
}

int FindingsModel::neighbour(int row, int dx, int dy) const {
    if (row < 0 || row >= count()) {
        const auto first = std::find_if(m_items.begin(), m_items.end(),
                                        [](const Item& item) { return !item.path.isEmpty(); });
        return first == m_items.end() ? -1 : static_cast<int>(first - m_items.begin());
    }
    const auto from = boundsAt(row).center();
    int best = row;
    double bestCost = std::numeric_limits<double>::infinity();
    for (int other = 0; other < count(); ++other) {
        const auto step = boundsAt(other).center() - from;
        const double ahead = step.x() * dx + step.y() * dy;
        const double aside = std::abs(step.x() * dy) + std::abs(step.y() * dx);
        // Within 60 degrees of the arrow; what lies aside counts double, as the eye has it.
        if (pathAt(other).isEmpty() || ahead <= 0 || aside > 1.75 * ahead) {
            continue;
        }
        const double cost = ahead + 2 * aside;
        if (cost < bestCost) {
            best = other;
            bestCost = cost;
        }
    }
    return best;
}

QString FindingsModel::pathAt(int row) const {
    return row >= 0 && row < count() ? m_items[static_cast<std::size_t>(row)].path : QString();
}

QRectF FindingsModel::boundsAt(int row) const {
    return row >= 0 && row < count() ? m_items[static_cast<std::size_t>(row)].outline.boundingRect()
                                     : QRectF();
}

QRectF FindingsModel::boundsOf(const QStringList& paths) const {
    QRectF all;
    QSet<QString> missing(paths.begin(), paths.end());
    for (const auto& item : m_items) {
        if (!item.path.isEmpty() && paths.contains(item.path)) {
            all |= item.outline.boundingRect();
            missing.remove(item.path);
        }
    }
    for (const auto& path : missing) {
        all |= placeOf(path).boundingRect();
    }
    return all;
}

int FindingsModel::rowOf(const QString& path) const {
    const auto found = std::find_if(m_items.begin(), m_items.end(),
                                    [&](const Item& item) { return item.path == path; });
    return found == m_items.end() ? -1 : static_cast<int>(found - m_items.begin());
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PathRole:
        return item.path;
    case Qt::DisplayRole:
    case TitleRole:
        return item.title;
    case LabelRole:
        return item.label;
    case BoundsRole:
        return item.outline.boundingRect();
    case CertaintyRole:
        return QVariant::fromValue(item.certainty);
    default:
        return {};
    }
}

QHash<int, QByteArray> FindingsModel::roleNames() const {
    return {{PathRole, "path"},
            {TitleRole, "title"},
            {LabelRole, "label"},
            {BoundsRole, "bounds"},
            {CertaintyRole, "certainty"}};
}

} // namespace pocketmars::app
