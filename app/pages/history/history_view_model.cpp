#include "app/pages/history/history_view_model.h"

#include "app/session/history/statistics.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "engine/to_mars/format/game_json.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace pocketmars::app {

HistoryViewModel::HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                                   QObject* parent)
    : QAbstractListModel(parent), m_services(std::move(services)),
      m_game(m_services, std::move(images), m_background),
      m_files(m_services, m_filter, m_background), m_usual(m_services, m_background) {
    connect(&m_filter, &GameFilterModel::changed, this, &HistoryViewModel::refresh);
    connect(&m_form, &GameFormModel::saveWanted, this, &HistoryViewModel::keep);
    connect(&m_files, &HistoryFilesModel::imported, this, &HistoryViewModel::refresh);
    connect(&m_usual, &UsualPlayersModel::renamed, this, &HistoryViewModel::refresh);
    refresh();
}

void HistoryViewModel::setCurrent(int row) {
    const int wanted = row >= 0 && row < count() ? row : -1;
    if (wanted == m_current) {
        return;
    }
    m_current = wanted;
    m_form.close();
    m_game.show(wanted < 0 ? std::nullopt
                           : std::optional(m_games[static_cast<std::size_t>(wanted)]));
    emit currentChanged();
}

void HistoryViewModel::remove(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    const auto id = m_games[static_cast<std::size_t>(row)].id;
    m_background.run([remove = m_services.remove, id] { return remove(id); },
                     [this, id](const auto& done) {
                         if (done) {
                             emit removed(id);
                         }
                         refresh();
                     });
}

void HistoryViewModel::edit() {
    if (const auto& game = m_game.game()) {
        // What a photo or a followed game was scored from also says its points.
        const bool scored = m_game.isToMars() || game->wasFollowed ||
                            !game->info.sourceName.empty() || game->hasPhoto;
        m_form.edit(game->id, game->info, scored);
    }
}

void HistoryViewModel::keep(std::optional<db::GameId> id, const db::GameInfo& info) {
    if (id) {
        m_background.run([amend = m_services.amend, id = *id, info] { return amend(id, info); },
                         [this](const auto&) {
                             m_form.close();
                             refresh();
                         });
    } else {
        m_background.run([write = m_services.write, info] { return write(info); },
                         [this](const auto& added) {
                             m_form.close();
                             m_wanted = *added;
                             refresh();
                         });
    }
}

void HistoryViewModel::save(const session::ScoredTable& table, std::optional<db::GameId> again) {
    m_background.worker().run([add = m_services.add, table, again] { return add(table, again); },
                              [this](const tl::expected<db::GameId, session::SessionError>& added) {
                                  if (added) {
                                      emit saved(*added);
                                      refresh();
                                  } else {
                                      emit saveFailed(
                                          QString::fromStdString(added.error().message));
                                  }
                              });
}

void HistoryViewModel::lookFor(const session::ScoredTable& table) {
    m_background.worker().run(
        [savedBefore = m_services.savedBefore, table] { return savedBefore(table); },
        [this, source = table.source](
            const tl::expected<std::optional<session::SavedBefore>, session::SessionError>& game) {
            // A history that can't be read says so when it is saved to.
            if (game && *game) {
                emit known(**game, source);
            }
        });
}

void HistoryViewModel::saveMars(const to_mars::Game& game, const std::filesystem::path& photo,
                                std::optional<db::GameId> again) {
    m_background.worker().run(
        [add = m_services.addMars, game, photo, again] { return add(game, photo, again); },
        [this](const tl::expected<db::GameId, session::SessionError>& added) {
            if (added) {
                emit marsSaved(*added);
                refresh();
            } else {
                emit marsSaveFailed(QString::fromStdString(added.error().message));
            }
        });
}

void HistoryViewModel::openMars() {
    const auto& game = m_game.game();
    if (!game || !m_game.isToMars()) {
        return;
    }
    m_background.run([record = m_services.record, id = game->id] { return record(id); },
                     [this, id = game->id](const auto& json) {
                         const auto read = to_mars::gameFromJson(json->value_or(std::string()));
                         if (read) {
                             emit marsWanted(*read, id);
                         } else {
                             trouble()->tell([] {
                                 //: Why a game of the history can't be opened
                                 return tr("The steps of this game are not there any more.");
                             });
                         }
                     });
}

void HistoryViewModel::retranslate() {
    m_files.dismiss(); // said in the language of before
    trouble()->retranslate();
    if (!trouble()->isEmpty() && !trouble()->hasWords()) {
        refresh(); // which says it again where it is still so
    }
    m_game.retranslate();
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
}

void HistoryViewModel::lookAt(db::GameId game) {
    m_wanted = game;
    refresh();
}

void HistoryViewModel::refresh() {
    struct Answer {
        tl::expected<GameList, session::SessionError> list;
        session::Statistics statistics;
    };
    const int asked = ++m_lists;
    m_background.worker().run(
        [list = m_services.list, filter = m_filter.filter()] {
            Answer answer{list(filter), {}};
            if (answer.list) {
                answer.statistics = session::statisticsOf(answer.list->games, filter.person);
            }
            return answer;
        },
        [this, asked](Answer answer) {
            if (asked != m_lists) {
                return; // the filter was changed meanwhile
            }
            if (!answer.list) {
                trouble()->tell(QString::fromStdString(answer.list.error().message));
            } else {
                trouble()->clear();
                m_total = static_cast<int>(answer.list->total);
                QStringList persons;
                for (const auto& person : answer.list->persons) {
                    persons << QString::fromStdString(person);
                }
                m_filter.setPersons(persons);
                m_statistics.setStatistics(answer.statistics);
                setGames(std::move(answer.list->games));
            }
            m_listed = true;
            emit listed();
        });
}

void HistoryViewModel::setGames(std::vector<db::Game> games) {
    if (games == m_games) {
        return;
    }
    // A game that was just written down is looked at.
    const auto before = m_game.game() ? m_game.game()->id.value() : 0;
    const auto wanted = m_wanted ? m_wanted->value() : before;
    m_wanted.reset();
    setCurrent(-1);
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
    const auto again = std::find_if(m_games.begin(), m_games.end(), [&](const db::Game& game) {
        return game.id.value() == wanted;
    });
    // The newest where the one that was looked at is gone.
    setCurrent(again == m_games.end() ? 0 : static_cast<int>(again - m_games.begin()));
}

int HistoryViewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryViewModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& game = m_games[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case DateRole:
        return dateText(localTime(game.info.playedAt).date());
    case TimeRole:
        return timeText(localTime(game.info.playedAt).time());
    case PlayersRole:
        return QVariant::fromValue(gamePlayers(game.info));
    case LevelRole:
        return game.info.kind == db::GameKind::ToMars
                   //: A game of the history, beside those of Pocket Mars; it is a name
                   ? tr("To Mars")
                   : levelText(game.info.level);
    case VerdictRole:
        return gameVerdict(game.info);
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryViewModel::roleNames() const {
    return {{DateRole, "date"},
            {TimeRole, "time"},
            {PlayersRole, "players"},
            {LevelRole, "level"},
            {VerdictRole, "verdict"}};
}

} // namespace pocketmars::app
