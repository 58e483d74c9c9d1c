#include "app/pages/history/history_view_model.h"

#include "app/session/history/statistics.h"
#include "app/session/support/log.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "app/support/player_colour.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace pocketmars::app {

HistoryViewModel::HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                                   QObject* parent)
    : QAbstractListModel(parent), m_services(std::move(services)), m_images(std::move(images)),
      m_timeline(m_images), m_playLink(m_images) {
    connect(&m_filter, &GameFilterModel::changed, this, &HistoryViewModel::refresh);
    connect(&m_form, &GameFormModel::saveWanted, this, &HistoryViewModel::keep);
    connect(&m_timeline, &TimelineModel::photoWanted, this, &HistoryViewModel::loadStepPhoto);
    refresh();
}

HistoryViewModel::~HistoryViewModel() { m_images->remove(m_photo); }

template <class Task, class Done> void HistoryViewModel::run(Task task, Done done) {
    m_worker.run(std::move(task), [this, done = std::move(done)](auto result) {
        if (result) {
            done(std::move(result));
        } else {
            setError(QString::fromStdString(result.error().message));
        }
    });
}

const db::Game& HistoryViewModel::shown() const {
    return m_games[static_cast<std::size_t>(m_current)];
}

void HistoryViewModel::setCurrent(int row) {
    const int wanted = row >= 0 && row < count() ? row : -1;
    if (wanted == m_current) {
        return;
    }
    m_current = wanted;
    setPhoto({});
    m_timeline.clear();
    m_playLink.setLink({});
    m_form.close();
    if (wanted < 0) {
        m_sheet.clear();
    } else {
        const auto& game = shown();
        m_sheet.setGame(game.info);
        loadDoubts(game);
        if (game.hasPhoto) {
            loadPhoto(game);
        }
    }
    emit currentChanged();
}

QString HistoryViewModel::origin() const {
    if (m_current < 0) {
        return {};
    }
    const auto& info = shown().info;
    auto source = QString::fromStdString(info.sourceName);
    const auto profile = QString::fromStdString(info.profileName);
    if (source.isEmpty() || profile.isEmpty()) {
        return source;
    }
    //: Where a saved game came from; %1 a photo's file name, %2 the card profile it was read with
    return tr("From %1, read with the cards of “%2”").arg(source, profile);
}

QString HistoryViewModel::title() const {
    if (m_current < 0) {
        return {};
    }
    const auto row = index(m_current);
    //: A saved game in a line; %1 its date, %2 who won
    return tr("%1: %2").arg(data(row, DateRole).toString(), data(row, VerdictRole).toString());
}

QString HistoryViewModel::details() const {
    if (m_current < 0) {
        return {};
    }
    const auto& info = shown().info;
    QStringList lines;
    QStringList facts;
    if (const auto level = levelText(info.level); !level.isEmpty()) {
        facts << level;
    }
    if (info.durationMin) {
        //: How long a game took
        facts << tr("%n minute(s)", "", *info.durationMin);
    }
    if (!facts.isEmpty()) {
        lines << facts.join(QStringLiteral(", "));
    }
    if (!info.note.empty()) {
        lines << QString::fromStdString(info.note);
    }
    return lines.join(QLatin1Char('\n'));
}

bool HistoryViewModel::hasPhoto() const { return m_current >= 0 && shown().hasPhoto; }

bool HistoryViewModel::wasFollowed() const { return m_current >= 0 && shown().wasFollowed; }

void HistoryViewModel::remove(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    const auto id = m_games[static_cast<std::size_t>(row)].id;
    run([remove = m_services.remove, id] { return remove(id); },
        [this](const auto&) { refresh(); });
}

void HistoryViewModel::edit() {
    if (m_current >= 0) {
        // What a photo or a followed game was scored from also says its points.
        const auto& info = shown().info;
        const bool scored = shown().wasFollowed || !info.sourceName.empty() || shown().hasPhoto;
        m_form.edit(shown().id, info, scored);
    }
}

void HistoryViewModel::keep(std::optional<db::GameId> id, const db::GameInfo& info) {
    if (id) {
        run([amend = m_services.amend, id = *id, info] { return amend(id, info); },
            [this](const auto&) {
                m_form.close();
                refresh();
            });
    } else {
        run([write = m_services.write, info] { return write(info); },
            [this](const auto& added) {
                m_form.close();
                m_wanted = *added;
                refresh();
            });
    }
}

void HistoryViewModel::save(const session::ScoredTable& table) {
    m_worker.run([add = m_services.add, table] { return add(table); },
                 [this](const tl::expected<db::GameId, session::SessionError>& added) {
                     if (added) {
                         emit saved();
                         refresh();
                     } else {
                         emit saveFailed(QString::fromStdString(added.error().message));
                     }
                 });
}

void HistoryViewModel::showTimeline() {
    if (!wasFollowed() || m_timeline.count() > 0) {
        return;
    }
    run([steps = m_services.steps, id = shown().id] { return steps(id); },
        [this, id = shown().id](const auto& game) {
            if (isShown(id) && *game) {
                m_timeline.setGame(**game);
            }
        });
}

void HistoryViewModel::loadStepPhoto(db::FollowedId game, std::size_t step,
                                     const std::string& recording, const std::string& table) {
    const int asked = ++m_stepPhotos;
    m_worker.run([photo = m_services.stepPhoto, game, step, recording,
                  table] { return photo(game, step, recording, table); },
                 [this, asked](const cv::Mat& photo) {
                     if (asked == m_stepPhotos) { // nobody went on meanwhile
                         m_timeline.setPhoto(asImage(photo));
                     }
                 });
}

void HistoryViewModel::retranslate() {
    m_timeline.retranslate();
    setMessage({}); // said in the language of before
    if (m_current >= 0) {
        m_sheet.setGame(shown().info);
        loadDoubts(shown());
    }
    if (count() > 0) {
        emit dataChanged(index(0), index(count() - 1));
    }
    emit currentChanged();
}

void HistoryViewModel::showPlayLink() {
    if (m_current < 0) {
        return;
    }
    run([link = m_services.link, id = shown().id] { return link(id); },
        [this, id = shown().id](const auto& link) {
            if (isShown(id)) {
                m_playLink.setLink(QString::fromStdString(*link));
            }
        });
}

void HistoryViewModel::exportTo(const QUrl& file) {
    setMessage({});
    addBusy(1);
    m_worker.run([exportTo = m_services.exportTo, path = file.toLocalFile().toStdString(),
                  filter = m_filter.filter()] { return exportTo(path, filter); },
                 [this, file](const auto& count) {
                     addBusy(-1);
                     setError(count ? QString() : QString::fromStdString(count.error().message));
                     if (count) {
                         //: After games were exported; %1 the file's name
                         setMessage(tr("%n game(s) written to %1.", "", static_cast<int>(*count))
                                        .arg(file.fileName()));
                     }
                 });
}

void HistoryViewModel::importFrom(const QUrl& file) {
    setMessage({});
    addBusy(1);
    m_worker.run([importFrom = m_services.importFrom,
                  path = file.toLocalFile().toStdString()] { return importFrom(path); },
                 [this](const auto& count) {
                     addBusy(-1);
                     setError(count ? QString() : QString::fromStdString(count.error().message));
                     if (count) {
                         //: After games were imported: how many of the file's are new
                         auto message = tr("%n game(s) added.", "", static_cast<int>(count->added));
                         if (count->known > 0) {
                             //: After games were imported: how many of the file's are not new
                             message +=
                                 QLatin1Char(' ') + tr("%n of the file had been there already.", "",
                                                       static_cast<int>(count->known));
                         }
                         setMessage(message);
                         refresh();
                     }
                 });
}

void HistoryViewModel::loadUsualPlayers() {
    run(m_services.usualPlayers, [this](const auto& names) {
        m_usualPlayers.clear();
        for (const auto& colour : usualColours()) {
            UsualPlayer player;
            player.value = colour;
            player.title = colourText(colour.toStdString());
            player.colour = playerColour(nullptr, colour.toStdString());
            const auto name = names->find(colour.toStdString());
            player.name = name == names->end() ? QString() : QString::fromStdString(name->second);
            m_usualPlayers << player;
        }
        emit usualPlayersChanged();
    });
}

void HistoryViewModel::setUsualPlayer(const QString& colour, const QString& name) {
    const auto known = std::find_if(m_usualPlayers.begin(), m_usualPlayers.end(),
                                    [&](const auto& player) { return player.value == colour; });
    if (known != m_usualPlayers.end() && known->name == name.trimmed()) {
        return; // a field was left as it was
    }
    run([set = m_services.setUsualPlayer, colour = colour.toStdString(),
         name = name.trimmed().toStdString()] { return set(colour, name); },
        [this, colour, name](const auto&) {
            // Not told: the field that says so is the one that was typed into.
            for (auto& player : m_usualPlayers) {
                if (player.value == colour) {
                    player.name = name.trimmed();
                }
            }
            refresh();
        });
}

void HistoryViewModel::refresh() {
    struct Answer {
        tl::expected<GameList, session::SessionError> list;
        session::Statistics statistics;
    };
    const int asked = ++m_lists;
    m_worker.run(
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
            setError(answer.list ? QString() : QString::fromStdString(answer.list.error().message));
            if (answer.list) {
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
    const auto before = m_current >= 0 ? shown().id.value() : 0;
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

bool HistoryViewModel::isShown(db::GameId id) const { return m_current >= 0 && shown().id == id; }

void HistoryViewModel::loadDoubts(const db::Game& game) {
    m_worker.run(
        [doubts = m_services.doubts, id = game.id] { return doubts(id); },
        [this, game](const tl::expected<session::SheetDoubts, session::SessionError>& doubts) {
            if (!isShown(game.id)) {
                return; // another game was chosen meanwhile
            }
            if (doubts) {
                m_sheet.setGame(game.info, *doubts);
            } else {
                setError(QString::fromStdString(doubts.error().message));
            }
        });
}

void HistoryViewModel::loadPhoto(const db::Game& game) {
    m_worker.run([photo = m_services.photo, id = game.id] { return photo(id); },
                 [this, id = game.id](tl::expected<cv::Mat, session::SessionError> photo) {
                     if (!isShown(id)) {
                         return;
                     }
                     if (photo) {
                         setPhoto(asImage(*photo));
                     } else {
                         setError(QString::fromStdString(photo.error().message));
                     }
                 });
}

void HistoryViewModel::setPhoto(const QImage& photo) {
    m_images->remove(m_photo);
    m_photo = photo.isNull() ? QString() : m_images->put(photo);
    m_photoSize = photo.size();
    emit photoChanged();
}

void HistoryViewModel::setError(const QString& error) {
    if (error != m_error) {
        if (!error.isEmpty()) {
            session::logError(error.toStdString());
        }
        m_error = error;
        emit errorChanged();
    }
}

void HistoryViewModel::setMessage(const QString& message) {
    if (message != m_message) {
        m_message = message;
        emit messageChanged();
    }
}

void HistoryViewModel::addBusy(int jobs) {
    m_busy += jobs;
    emit busyChanged();
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
        return levelText(game.info.level);
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
