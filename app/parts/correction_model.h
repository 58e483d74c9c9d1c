#pragma once

#include "app/session/scoring/table_scorer.h"
#include "app/support/certainty.h"
#include "app/support/choice.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// The items that are open for correction: one that was tapped on the photo, or those that a cell
/// of the sheet counts. A row for each, with the values that it can have.
class CorrectionModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(int count READ count NOTIFY pathsChanged)
    /// The items' table/1 paths, for marking them on the photo.
    Q_PROPERTY(QStringList paths READ paths NOTIFY pathsChanged)

public:
    enum Role {
        PathRole = Qt::UserRole,
        TitleRole, ///< `Greenhouse ★★, red`
        ValueRole, ///< as it counts now, in words
        CertaintyRole,
        ChoicesRole ///< list of Choice, likeliest first
    };

    explicit CorrectionModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Opens items, in this order; those that name no single item of the table are left
    /// out.
    void open(const std::vector<std::string>& paths, const session::ScoredTable& table);
    /// Reads the open items anew after the table changed.
    void update(const session::ScoredTable& table);
    void close();

    [[nodiscard]] int count() const { return static_cast<int>(m_items.size()); }
    /// Puts the texts into the language of now.
    void retranslate(const session::ScoredTable& table);

    [[nodiscard]] QStringList paths() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void pathsChanged();

private:
    struct Item {
        QString path;
        QString title;
        QString value;
        Certainty certainty = Certainty::Sure;
        QList<Choice> choices;
    };
    [[nodiscard]] std::vector<std::string> openPaths() const;
    static std::vector<Item> read(const std::vector<std::string>& paths,
                                  const session::ScoredTable& table);

    std::vector<Item> m_items;
};

} // namespace pocketmars::app
