#pragma once

#include "calibration/profile/profile.h"
#include "vision/table_reader.h"

#include <QAbstractListModel>
#include <QList>
#include <QPointF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <string>
#include <vector>

namespace pocketmars::app {

/// The cards that a person can mark on a photo, a row for each: buildings, ships, Earth.
class MarksModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// How many are marked.
    Q_PROPERTY(int marked READ marked NOTIFY changed)
    /// Why the marks are not used; empty if they are.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< `Greenhouse`, `Ship of red`
        MarkedRole,
        CornersRole ///< 4 points, clockwise from the card's own upper left; fractions of the photo
    };

    explicit MarksModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// @param profile  whose cards there are; null for none. Marks of the same profile stay.
    void setProfile(const calibration::Profile* profile);
    /// Puts the texts into the language of now.
    void retranslate();
    /// Another photo: nothing is marked.
    Q_INVOKABLE void clear();

    [[nodiscard]] int marked() const;
    [[nodiscard]] QString problem() const;
    /// The marks, once problem() is empty.
    [[nodiscard]] std::vector<vision::MarkedCard> cards() const;

    /// Marks a card somewhere in the middle, to be moved from there.
    /// @param aspect  width of the photo by its height
    Q_INVOKABLE void add(int row, qreal aspect);
    Q_INVOKABLE void remove(int row);
    /// @param place  fractions of the photo; kept within it
    Q_INVOKABLE void moveCorner(int row, int corner, QPointF place);
    /// Moves all four.
    Q_INVOKABLE void moveCard(int row, QPointF by);
    /// A quarter turn clockwise: the card's upper left is another corner.
    Q_INVOKABLE void turn(int row);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    struct Row {
        std::string card; ///< as vision::MarkedCard
        double widthByHeight = 0.7;
        bool isMarked = false;
        std::array<QPointF, 4> corners;
    };

    [[nodiscard]] static QString title(const std::string& card);
    [[nodiscard]] bool isRow(int row) const;
    void tell(int row);

    std::string m_profile;
    std::vector<Row> m_rows;
};

} // namespace pocketmars::app
