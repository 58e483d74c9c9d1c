#pragma once

#include "app/support/certainty.h"
#include "engine/observation/observation.h"
#include "vision/item_places.h"
#include "vision/table_reader.h"

#include <QAbstractListModel>
#include <QHash>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// What was found on a photo, for the overlay: a row for each item, outlines in px of the photo.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// How many items there are.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// Whether any of them is not sure.
    Q_PROPERTY(bool doubtful READ doubtful NOTIFY doubtfulChanged)

public:
    struct Item {
        QString path;      ///< table/1 path; empty for what is only shown
        QString title;     ///< `Greenhouse ★★, red`
        QString label;     ///< as read: `2`, `face down`, `?`
        bool first = true; ///< the others of its path, if any, come later and need no label
        QPolygonF outline; ///< px of the photo
        Certainty certainty = Certainty::Sure;

        friend bool operator==(const Item&, const Item&) = default;
    };

    enum Role { PathRole = Qt::UserRole, TitleRole, LabelRole, BoundsRole, CertaintyRole };

    explicit FindingsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// @param table  what the findings were read as: names their items
    void setFindings(const std::vector<vision::Finding>& findings,
                     const engine::Observation& table);

    /// Where items have their places, whether anything lies there or not.
    void setPlaces(const std::vector<vision::ItemPlace>& places);
    /// The place of an item, px of the photo; empty where it is not known.
    [[nodiscard]] QPolygonF placeOf(const QString& path) const;

    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    [[nodiscard]] bool doubtful() const { return m_doubtful; }
    [[nodiscard]] int count() const { return static_cast<int>(m_items.size()); }

    /// The smallest item whose outline holds a point; -1 if none does.
    /// @param x, y   px of the photo
    /// @param reach  px of the photo; an item that ends nearer than this counts as well, so that a
    ///               finger hits small ones
    Q_INVOKABLE int itemAt(double x, double y, double reach) const;

    /// The item to go to from `row` with an arrow key; `row` where there is none that way.
    /// @param dx, dy  -1, 0 or 1; y down
    Q_INVOKABLE int neighbour(int row, int dx, int dy) const;

    /// The item's place in the table/1 format; empty for what is only shown.
    Q_INVOKABLE QString pathAt(int row) const;

    /// The box around an item, px of the photo.
    Q_INVOKABLE QRectF boundsAt(int row) const;

    /// The box around all items of these paths, and the places of those that were not found, px of
    /// the photo; empty if there are none.
    Q_INVOKABLE QRectF boundsOf(const QStringList& paths) const;

    /// The first item with that path; -1 if there is none.
    Q_INVOKABLE int rowOf(const QString& path) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void doubtfulChanged();

private:
    std::vector<Item> m_items;
    QHash<QString, QPolygonF> m_places; ///< by path
    bool m_doubtful = false;
};

} // namespace pocketmars::app
