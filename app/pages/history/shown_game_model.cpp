#include "app/pages/history/shown_game_model.h"

#include "app/pages/history/statistics_model.h"
#include "app/support/date_text.h"
#include "app/support/item_text.h"
#include "engine/to_mars/format/game_json.h"

#include <QStringList>

#include <utility>

namespace pocketmars::app {
namespace {

/// What a game of To Mars scored and why, player by player; empty where it can't be read.
QStringList marsReasons(const std::string& json, const db::GameInfo& info) {
    QStringList reasons;
    const auto game = to_mars::gameFromJson(json);
    if (!game) {
        return reasons;
    }
    const auto result = to_mars::score(game->table(), game->state());
    for (std::size_t seat = 0; seat < result.players.size(); ++seat) {
        const auto named = db::nameOf(info, seat); // as it may have been edited since
        const auto& name = named.empty() ? game->state().players[seat].name : named;
        for (const auto& line : result.players[seat].lines) {
            //: Why a player has points; %1 the player, %2 the points, %3 the reason
            reasons << ShownGameModel::tr("%1, %2 VP: %3")
                           .arg(QString::fromStdString(name))
                           .arg(line.points)
                           .arg(QString::fromStdString(line.reason));
        }
    }
    for (std::size_t section = 0; section < result.sections.size(); ++section) {
        reasons << QString::fromStdString(
            to_mars::toWords(result.sections.at(section), section, game->state().isOver));
    }
    return reasons;
}

} // namespace

ShownGameModel::ShownGameModel(const HistoryServices& services, std::shared_ptr<ImageStore> images,
                               Background& background, QObject* parent)
    : QObject(parent), m_services(services), m_images(std::move(images)), m_background(background),
      m_timeline(m_images), m_playLink(m_images) {
    connect(&m_timeline, &TimelineModel::photoWanted, this, &ShownGameModel::loadStepPhoto);
}

ShownGameModel::~ShownGameModel() { m_images->remove(m_photo); }

void ShownGameModel::show(const std::optional<db::Game>& game) {
    m_game = game;
    setPhoto({});
    m_timeline.clear();
    m_playLink.setLink({});
    m_reasons.clear();
    emit reasonsChanged();
    if (!m_game) {
        m_sheet.clear();
    } else {
        m_sheet.setGame(m_game->info);
        loadDoubts();
        if (isToMars()) {
            loadReasons();
        }
        if (m_game->hasPhoto) {
            loadPhoto();
        }
    }
    emit changed();
}

QString ShownGameModel::origin() const {
    if (!m_game) {
        return {};
    }
    auto source = QString::fromStdString(m_game->info.sourceName);
    const auto profile = QString::fromStdString(m_game->info.profileName);
    if (source.isEmpty() || profile.isEmpty()) {
        return source;
    }
    //: Where a saved game came from; %1 a photo's file name, %2 the card profile it was read with
    return tr("From %1, read with the cards of “%2”").arg(source, profile);
}

QString ShownGameModel::title() const {
    if (!m_game) {
        return {};
    }
    const auto date = dateText(localTime(m_game->info.playedAt).date());
    //: A saved game in a line; %1 its date, %2 who won
    return tr("%1: %2").arg(date, gameVerdict(m_game->info));
}

QString ShownGameModel::details() const {
    if (!m_game) {
        return {};
    }
    const auto& info = m_game->info;
    QStringList lines;
    QStringList facts;
    if (isToMars()) {
        //: A game of the history, beside those of Pocket Mars; it is a name
        facts << tr("To Mars");
    }
    if (const auto level = levelText(info.level); !level.isEmpty()) {
        facts << level;
    }
    if (info.durationMin) {
        //: How long a game took
        facts << tr("%n minute(s)", "", *info.durationMin);
    }
    if (info.advisedMoves > 0) {
        //: Of a game of the history: at how many moves the coach was asked
        facts << tr("played with advice: %n move(s)", "", info.advisedMoves);
    }
    if (!facts.isEmpty()) {
        lines << facts.join(QStringLiteral(", "));
    }
    if (!info.note.empty()) {
        lines << QString::fromStdString(info.note);
    }
    return lines.join(QLatin1Char('\n'));
}

void ShownGameModel::showTimeline() {
    if (!wasFollowed() || m_timeline.count() > 0) {
        return;
    }
    m_background.run([steps = m_services.steps, id = m_game->id] { return steps(id); },
                     [this, id = m_game->id](const auto& game) {
                         if (isShown(id) && *game) {
                             m_timeline.setGame(**game);
                         }
                     });
}

void ShownGameModel::showPlayLink() {
    if (!m_game) {
        return;
    }
    m_background.run([link = m_services.link, id = m_game->id] { return link(id); },
                     [this, id = m_game->id](const auto& link) {
                         if (isShown(id)) {
                             m_playLink.setLink(QString::fromStdString(*link));
                         }
                     });
}

void ShownGameModel::loadStepPhoto(db::FollowedId game, std::size_t step,
                                   const std::string& recording, const std::string& table) {
    const int asked = ++m_stepPhotos;
    m_background.worker().run([photo = m_services.stepPhoto, game, step, recording,
                               table] { return photo(game, step, recording, table); },
                              [this, asked](const cv::Mat& photo) {
                                  if (asked == m_stepPhotos) { // nobody went on meanwhile
                                      m_timeline.setPhoto(asImage(photo));
                                  }
                              });
}

void ShownGameModel::loadDoubts() {
    m_background.run([doubts = m_services.doubts, id = m_game->id] { return doubts(id); },
                     [this, id = m_game->id](const auto& doubts) {
                         if (isShown(id)) {
                             m_sheet.setGame(m_game->info, *doubts);
                         }
                     });
}

void ShownGameModel::loadReasons() {
    m_background.run([record = m_services.record, id = m_game->id] { return record(id); },
                     [this, id = m_game->id](const auto& json) {
                         if (isShown(id) && *json) {
                             m_reasons = marsReasons(**json, m_game->info);
                             emit reasonsChanged();
                         }
                     });
}

void ShownGameModel::loadPhoto() {
    m_background.run([photo = m_services.photo, id = m_game->id] { return photo(id); },
                     [this, id = m_game->id](const auto& photo) {
                         if (isShown(id)) {
                             setPhoto(asImage(*photo));
                         }
                     });
}

void ShownGameModel::setPhoto(const QImage& photo) {
    m_images->remove(m_photo);
    m_photo = photo.isNull() ? QString() : m_images->put(photo);
    m_photoSize = photo.size();
    emit photoChanged();
}

void ShownGameModel::retranslate() {
    m_timeline.retranslate();
    if (m_game) {
        m_sheet.setGame(m_game->info);
        loadDoubts();
        if (isToMars()) {
            loadReasons();
        }
    }
    emit changed();
}

} // namespace pocketmars::app
