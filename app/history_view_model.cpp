#include "app/history_view_model.h"

#include "app/session/log.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

QDateTime localTime(const db::Game& game) {
    return QDateTime::fromSecsSinceEpoch(game.info.playedAt.time_since_epoch().count());
}

} // namespace

HistoryViewModel::HistoryViewModel(HistoryServices services, std::shared_ptr<ImageStore> images,
                                   QObject* parent)
    : QAbstractListModel(parent), m_services(std::move(services)), m_images(std::move(images)) {
    refresh();
}

HistoryViewModel::~HistoryViewModel() { m_images->remove(m_photo); }

void HistoryViewModel::setCurrent(int row) {
    const int wanted = row >= 0 && row < count() ? row : -1;
    if (wanted == m_current) {
        return;
    }
    m_current = wanted;
    setPhoto({});
    if (wanted < 0) {
        m_sheet.clear();
    } else {
        const auto& game = m_games[static_cast<std::size_t>(wanted)];
        m_sheet.setSheet(game.info.sheet, nullptr);
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
    const auto& info = m_games[static_cast<std::size_t>(m_current)].info;
    auto source = QString::fromStdString(info.sourceName);
    const auto profile = QString::fromStdString(info.profileName);
    if (source.isEmpty() || profile.isEmpty()) {
        return source;
    }
    //: Where a saved game came from; %1 a photo's file name, %2 the card profile it was read with
    return tr("From %1, read with the cards of “%2”").arg(source, profile);
}

bool HistoryViewModel::hasPhoto() const {
    return m_current >= 0 && m_games[static_cast<std::size_t>(m_current)].hasPhoto;
}

void HistoryViewModel::remove(int row) {
    if (row < 0 || row >= count()) {
        return;
    }
    const auto id = m_games[static_cast<std::size_t>(row)].id;
    m_worker.run([remove = m_services.remove, id] { return remove(id); },
                 [this](const tl::expected<void, session::SessionError>& removed) {
                     if (removed) {
                         refresh();
                     } else {
                         setError(QString::fromStdString(removed.error().message));
                     }
                 });
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

void HistoryViewModel::refresh() {
    m_worker.run(m_services.list,
                 [this](tl::expected<std::vector<db::Game>, session::SessionError> games) {
                     setError(games ? QString() : QString::fromStdString(games.error().message));
                     if (games) {
                         setGames(std::move(*games));
                     }
                     m_listed = true;
                     emit listed();
                 });
}

void HistoryViewModel::setGames(std::vector<db::Game> games) {
    if (games == m_games) {
        return;
    }
    const auto shown = m_current >= 0 ? m_games[static_cast<std::size_t>(m_current)].id.value() : 0;
    setCurrent(-1);
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
    const auto again = std::find_if(m_games.begin(), m_games.end(),
                                    [&](const db::Game& game) { return game.id.value() == shown; });
    // The newest where the one that was looked at is gone.
    setCurrent(again == m_games.end() ? 0 : static_cast<int>(again - m_games.begin()));
}

bool HistoryViewModel::isShown(db::GameId id) const {
    return m_current >= 0 && m_games[static_cast<std::size_t>(m_current)].id == id;
}

void HistoryViewModel::loadDoubts(const db::Game& game) {
    m_worker.run(
        [doubts = m_services.doubts, id = game.id] { return doubts(id); },
        [this, game](const tl::expected<session::SheetDoubts, session::SessionError>& doubts) {
            if (!isShown(game.id)) {
                return; // another game was chosen meanwhile
            }
            if (doubts) {
                m_sheet.setSheet(game.info.sheet, nullptr, *doubts);
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

int HistoryViewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant HistoryViewModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& game = m_games[static_cast<std::size_t>(index.row())];
    // Without a locale of the user's own Qt writes seconds.
    const auto locale = QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
    switch (role) {
    case Qt::DisplayRole:
    case DateRole:
        return locale.toString(localTime(game).date(), QLocale::LongFormat);
    case TimeRole:
        return locale.toString(localTime(game).time(), QLocale::ShortFormat);
    case PlayersRole:
        return QVariant::fromValue(sheetPlayers(game.info.sheet, nullptr));
    case VerdictRole:
        return verdictOf(game.info.sheet);
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryViewModel::roleNames() const {
    return {
        {DateRole, "date"}, {TimeRole, "time"}, {PlayersRole, "players"}, {VerdictRole, "verdict"}};
}

} // namespace pocketmars::app
