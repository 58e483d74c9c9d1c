#pragma once

#include "app/parts/findings_model.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// Draws what was found over a photo: outlines, and labels where there is room, coloured and dashed
/// by certainty. It covers the part of the window that shows the photo, not the photo, so lines and
/// letters keep their size at any zoom.
class FindingsOverlay : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(pocketmars::app::FindingsModel* model READ model WRITE setModel NOTIFY modelChanged)
    /// Where the whole photo lies, in px of this item; may reach beyond it.
    Q_PROPERTY(QRectF photoRect MEMBER m_photoRect WRITE setPhotoRect NOTIFY lookChanged)
    /// Size of the photo, in its own px: those of the outlines.
    Q_PROPERTY(QSizeF photoSize MEMBER m_photoSize NOTIFY lookChanged)
    /// Paths of the items that are being corrected: drawn filled.
    Q_PROPERTY(QStringList selectedPaths MEMBER m_selectedPaths NOTIFY lookChanged)
    /// Paths of the items that are not as they were: drawn filled lightly.
    Q_PROPERTY(QStringList changedPaths MEMBER m_changedPaths NOTIFY lookChanged)
    /// Paths of the items that should be otherwise: their places are drawn as outlines, what is
    /// seen there filled.
    Q_PROPERTY(QStringList expectedPaths MEMBER m_expectedPaths NOTIFY lookChanged)
    Q_PROPERTY(QColor expectedColor MEMBER m_expectedColor NOTIFY lookChanged)
    /// The row that the keyboard is on; -1: none.
    Q_PROPERTY(int currentRow MEMBER m_currentRow NOTIFY lookChanged)
    Q_PROPERTY(QColor sureColor MEMBER m_sureColor NOTIFY lookChanged)
    Q_PROPERTY(QColor doubtfulColor MEMBER m_doubtfulColor NOTIFY lookChanged)
    Q_PROPERTY(QColor unclearColor MEMBER m_unclearColor NOTIFY lookChanged)
    /// Whether every item keeps its label, where it would crowd the photo too.
    Q_PROPERTY(bool everyLabel MEMBER m_everyLabel NOTIFY lookChanged)
    /// Size of the labels' letters, px.
    Q_PROPERTY(int labelSize MEMBER m_labelSize NOTIFY lookChanged)

public:
    explicit FindingsOverlay(QQuickItem* parent = nullptr);

    [[nodiscard]] FindingsModel* model() const { return m_model; }
    void setModel(FindingsModel* model);
    void setPhotoRect(const QRectF& rect);

    void paint(QPainter* painter) override;

signals:
    void modelChanged();
    void lookChanged();

private:
    [[nodiscard]] QColor colour(Certainty certainty) const;
    [[nodiscard]] QPolygonF onScreen(const QPolygonF& outline) const;
    void paintPlace(QPainter& painter, const QPolygonF& place) const;
    void paintOutline(QPainter& painter, const FindingsModel::Item& item, bool current) const;
    void paintLabel(QPainter& painter, const FindingsModel::Item& item, bool current) const;

    QPointer<FindingsModel> m_model;
    QRectF m_photoRect;
    QSizeF m_photoSize;
    QStringList m_selectedPaths;
    QStringList m_changedPaths;
    QStringList m_expectedPaths;
    QColor m_expectedColor;
    int m_currentRow = -1;
    QColor m_sureColor;
    QColor m_doubtfulColor;
    QColor m_unclearColor;
    bool m_everyLabel = false;
    int m_labelSize = 12;
};

} // namespace pocketmars::app
