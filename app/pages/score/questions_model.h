#pragma once

#include "app/support/choice.h"
#include "engine/observation/observation.h"
#include "engine/observation/question.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace pocketmars::app {

/// The open questions of a table, a row for each.
class QuestionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        PathRole = Qt::UserRole, ///< the item's table/1 path
        TitleRole,               ///< `Greenhouse ★★, red`
        ChoicesRole,             ///< list of Choice, likeliest first
        ReasonRole               ///< `counted in all: 6, not 7`; empty where it is simply in doubt
    };

    explicit QuestionsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// @param table  what the questions are about
    void setQuestions(const std::vector<engine::Question>& questions,
                      const engine::Observation& table);

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    struct Row {
        QString path;
        QString title;
        QList<Choice> choices;
        QString reason;
    };
    std::vector<Row> m_rows;
};

} // namespace pocketmars::app
