#pragma once

#include "app/pages/play/game_setup.h"
#include "app/pages/play/table_lights.h"
#include "app/session/watching/proposed_players.h"
#include "vision/seat_seen.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pocketmars::app {

/// Who plays as the table shows it, beside what the player said of it.
class TablePlayersModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// `Solo: Red, DA Blue`; empty where the table does not say.
    Q_PROPERTY(QString text READ text NOTIFY changed)
    /// Why it can't be as it was said; empty where it can.
    Q_PROPERTY(QString contradiction READ contradiction NOTIFY changed)
    /// Whether it is as it was said.
    Q_PROPERTY(bool agrees READ agrees NOTIFY changed)

public:
    /// @param setup  what the player said; outlives this
    explicit TablePlayersModel(GameSetup& setup, QObject* parent = nullptr);

    /// What a table shows is taken by itself where the player has said nothing yet.
    /// @param seats  in the order of play; empty: nothing is known
    void see(std::span<const vision::SeatSeen> seats);
    void forget();

    [[nodiscard]] QString text() const;
    [[nodiscard]] QString contradiction() const;
    [[nodiscard]] bool contradicts() const;
    [[nodiscard]] bool agrees() const;
    /// That what was said agrees with the table; dark where that does not say.
    [[nodiscard]] TableLight light() const;
    [[nodiscard]] const std::optional<session::ProposedPlayers>& proposed() const {
        return m_proposed;
    }

    /// Those of the table play.
    Q_INVOKABLE void take();
    /// Those play who were said, whatever the table shows: nothing contradicts them from now on.
    void keepSaid();
    /// The table contradicts again.
    void forgetKept() { m_kept.reset(); }

    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    GameSetup& m_setup;
    std::optional<session::ProposedPlayers> m_proposed;
    std::optional<std::vector<std::string>> m_kept; ///< players who were said to be right
};

} // namespace pocketmars::app
