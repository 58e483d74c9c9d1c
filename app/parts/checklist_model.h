#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <vector>

namespace pocketmars::app {

/// Things to do at the table, each ticked off by the camera or by hand.
class ChecklistModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many are not done yet.
    Q_PROPERTY(int open READ open NOTIFY changed)

public:
    enum Role {
        TextRole = Qt::UserRole, ///< `Move one blue colonist from Earth to blue's ship`
        DoneRole,                ///< by the camera or by hand
        SeenRole                 ///< by the camera
    };

    explicit ChecklistModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// The same steps again keep their ticks.
    void setSteps(const QStringList& steps);
    /// The same steps in other words: ticks stay.
    void retell(const QStringList& steps);
    /// What the camera sees done, by row; what was ticked by hand stays so.
    void setSeen(const std::vector<bool>& seen);
    /// Steps with what the camera sees of them: retell where they are told in other words, else
    /// setSteps, and then setSeen.
    void follow(const QStringList& steps, const std::vector<bool>& seen, bool isRetold);
    /// By hand. A row that is not there changes nothing; nor does what takes away a tick that is
    /// younger than kAtOnce: two screens were ticked at once, and who tapped last still saw it
    /// open.
    Q_INVOKABLE void tick(int row, bool done);
    static constexpr std::chrono::milliseconds kAtOnce{400};

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int open() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// By hand.
    void ticked(int row, bool done);

private:
    struct Row {
        QString text;
        bool seen = false;
        bool ticked = false;
        std::chrono::steady_clock::time_point tickedAt{}; ///< the last time
    };
    std::vector<Row> m_rows;
};

} // namespace pocketmars::app
