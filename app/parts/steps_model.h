#pragma once

#include "app/session/game/game_session.h"

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <string>
#include <vector>

namespace pocketmars::app {

/// What happened in a game, step by step, the newest first.
class StepsModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< `Round 2, architect phase`
        WordsRole,                ///< `red plays A7 from the prep module`
        InferredRole,             ///< what it gave away of hidden cards; empty if nothing
        NumberRole,               ///< counts from 0, the set-up
        ProvisionalRole           ///< whether it only seems so
    };

    explicit StepsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void setSteps(const std::vector<session::StateAccepted>& steps);
    void add(const session::StateAccepted& step);
    /// Whether it shows the first of them: none of its rows was taken back since.
    [[nodiscard]] bool isBeginningOf(const std::vector<session::StateAccepted>& steps) const;
    void clear() { setSteps({}); }

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    struct Row {
        int round = 1;
        std::string phase; ///< that was played
        QString words;
        QString inferred;
        bool isProvisional = false;
        std::size_t takesBack = 0; ///< rows that were here
    };
    static Row rowOf(const session::StateAccepted& step, int round);

    std::vector<Row> m_rows; ///< the oldest first
    int m_round = 1;         ///< of the next step
};

/// What is being played, and in which round: `Round 2, architect phase`.
[[nodiscard]] QString phaseText(int round, const std::string& phase);

} // namespace pocketmars::app
