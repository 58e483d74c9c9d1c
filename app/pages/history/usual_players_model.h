#pragma once

#include "app/services/services.h"
#include "app/support/background.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// A colour, and who usually plays it.
struct UsualPlayer {
    Q_GADGET
    QML_VALUE_TYPE(usualPlayer)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)

public:
    QString value; ///< as the formats name the colour
    QString title; ///< `Red`
    QColor colour;
    QString name; ///< empty: nobody in particular

    friend bool operator==(const UsualPlayer&, const UsualPlayer&) = default;
};

/// Who usually plays which colour.
class UsualPlayersModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the history")

    /// The colours of all games, and who usually plays them; empty until load().
    Q_PROPERTY(QList<pocketmars::app::UsualPlayer> players READ players NOTIFY changed)

public:
    /// @param background  of the page; outlives this
    UsualPlayersModel(const HistoryServices& services, Background& background,
                      QObject* parent = nullptr);

    [[nodiscard]] const QList<UsualPlayer>& players() const { return m_players; }

    Q_INVOKABLE void load();
    /// @param name  empty: nobody in particular
    Q_INVOKABLE void setName(const QString& colour, const QString& name);

signals:
    void changed();
    /// The games of a colour have another player.
    void renamed();

private:
    HistoryServices m_services;
    Background& m_background;
    QList<UsualPlayer> m_players;
};

} // namespace pocketmars::app
