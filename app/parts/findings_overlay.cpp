#include "app/parts/findings_overlay.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace pocketmars::app {
namespace {

/// Under the lines and letters, so that they show on any photo.
constexpr QColor kHalo(0, 0, 0, 150);
constexpr QColor kLetters(255, 255, 255);

} // namespace

FindingsOverlay::FindingsOverlay(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &FindingsOverlay::lookChanged, this, [this] { update(); });
}

void FindingsOverlay::setModel(FindingsModel* model) {
    if (model == m_model) {
        return;
    }
    if (m_model != nullptr) {
        m_model->disconnect(this);
    }
    m_model = model;
    if (m_model != nullptr) {
        connect(m_model, &QAbstractItemModel::modelReset, this, [this] { update(); });
        connect(m_model, &QAbstractItemModel::dataChanged, this, [this] { update(); });
    }
    update();
    emit modelChanged();
}

void FindingsOverlay::setPhotoRect(const QRectF& rect) {
    if (rect != m_photoRect) {
        m_photoRect = rect;
        emit lookChanged();
    }
}

void FindingsOverlay::paint(QPainter* painter) {
    if (m_model == nullptr || m_photoSize.isEmpty()) {
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    const auto& items = m_model->items();
    const auto isCurrent = [&](std::size_t row) { return static_cast<int>(row) == m_currentRow; };
    for (std::size_t row = 0; row < items.size(); ++row) {
        paintOutline(*painter, items[row], isCurrent(row));
    }
    for (const auto& path : m_expectedPaths) {
        paintPlace(*painter, m_model->placeOf(path));
    }
    for (std::size_t row = 0; row < items.size(); ++row) {
        paintLabel(*painter, items[row], isCurrent(row));
    }
}

QColor FindingsOverlay::colour(Certainty certainty) const {
    switch (certainty) {
    case Certainty::Sure:
        return m_sureColor;
    case Certainty::Doubtful:
        return m_doubtfulColor;
    case Certainty::Unclear:
        break;
    }
    return m_unclearColor;
}

QPolygonF FindingsOverlay::onScreen(const QPolygonF& outline) const {
    QPolygonF mapped;
    mapped.reserve(outline.size());
    for (const auto& corner : outline) {
        mapped << QPointF(m_photoRect.x() + corner.x() * m_photoRect.width() / m_photoSize.width(),
                          m_photoRect.y() +
                              corner.y() * m_photoRect.height() / m_photoSize.height());
    }
    return mapped;
}

void FindingsOverlay::paintPlace(QPainter& painter, const QPolygonF& place) const {
    if (place.isEmpty()) {
        return;
    }
    const auto outline = onScreen(place);
    constexpr double kThick = 3.0;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kHalo, kThick + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
    painter.setPen(QPen(m_expectedColor, kThick, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
}

void FindingsOverlay::paintOutline(QPainter& painter, const FindingsModel::Item& item,
                                   bool current) const {
    const auto outline = onScreen(item.outline);
    const bool selected = !item.path.isEmpty() && m_selectedPaths.contains(item.path);
    const double thick = selected || current ? 3.5 : item.path.isEmpty() ? 1.0 : 2.0;
    // While some items are corrected the others step back.
    painter.setOpacity(m_selectedPaths.isEmpty() || selected || current ? 1.0 : 0.4);
    auto fill = colour(item.certainty);
    const auto isAmong = [&item](const QStringList& paths) {
        return !item.path.isEmpty() && paths.contains(item.path);
    };
    fill.setAlphaF(selected || isAmong(m_expectedPaths) ? 0.35F
                   : isAmong(m_changedPaths)            ? 0.25F
                                                        : 0.0F);
    painter.setBrush(fill);
    painter.setPen(QPen(kHalo, thick + 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(outline);
    QPen pen(current ? kLetters : colour(item.certainty), thick, Qt::SolidLine, Qt::RoundCap,
             Qt::RoundJoin);
    if (item.certainty == Certainty::Unclear) {
        pen.setDashPattern({1.0, 2.5});
    } else if (item.certainty == Certainty::Doubtful) {
        pen.setDashPattern({4.0, 2.5});
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPolygon(outline);
    painter.setOpacity(1.0);
}

void FindingsOverlay::paintLabel(QPainter& painter, const FindingsModel::Item& item,
                                 bool current) const {
    if (item.label.isEmpty() || item.path.isEmpty() || !item.first) {
        return;
    }
    auto font = painter.font();
    font.setPixelSize(m_labelSize);
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const auto bounds = onScreen(item.outline).boundingRect();
    if (!bounds.intersects(boundingRect())) {
        return; // of a zoomed photo; at the rim the labels of all that is out of view would pile up
    }
    const double pad = m_labelSize / 3.0;
    QRectF tag(0, 0, std::max(metrics.horizontalAdvance(item.label) + 2 * pad, metrics.height()),
               metrics.height());
    const bool selected = m_selectedPaths.contains(item.path);
    if (!m_selectedPaths.isEmpty() && !selected && !current) {
        return;
    }
    // Where everything is sure a crowd of labels only hides the photo.
    if (!m_everyLabel && tag.width() > bounds.width() * 0.8 && item.certainty == Certainty::Sure &&
        !current && !selected) {
        return;
    }
    tag.moveCenter({bounds.center().x(), bounds.top()});
    tag.moveLeft(std::clamp(tag.left(), 0.0, std::max(0.0, width() - tag.width())));
    tag.moveTop(std::max(tag.top(), 0.0));
    painter.setPen(QPen(kHalo, 1));
    painter.setBrush(colour(item.certainty).darker(150));
    painter.drawRoundedRect(tag, pad, pad);
    painter.setFont(font);
    painter.setPen(kLetters);
    painter.drawText(tag, Qt::AlignCenter, item.label);
}

} // namespace pocketmars::app
