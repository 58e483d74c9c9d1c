#include "app/pages/phone/score_desk.h"

#include "app/pages/phone/model_json.h"

#include <QUrl>

#include <algorithm>

namespace pocketmars::app {
namespace {

/// The outlines of what was found, px of the photo, and what it was read as.
QJsonArray marksOf(const FindingsModel& findings) {
    QJsonArray out;
    for (const auto& item : findings.items()) {
        QJsonArray outline;
        for (const auto& corner : item.outline) {
            outline << qRound(corner.x()) << qRound(corner.y());
        }
        out << QJsonObject{{"path", item.path},
                           {"title", item.title},
                           {"label", item.first ? item.label : QString()},
                           {"certainty", static_cast<int>(item.certainty)},
                           {"outline", outline}};
    }
    return out;
}

QJsonObject photoJson(const QString& source, const QSizeF& size, const FindingsModel& findings) {
    return {{"source", picturePath(source)},
            {"width", size.width()},
            {"height", size.height()},
            {"marks", marksOf(findings)}};
}

const char* nameOf(ScoreViewModel::State state) {
    switch (state) {
    case ScoreViewModel::Empty:
        return "empty";
    case ScoreViewModel::Reading:
        return "reading";
    case ScoreViewModel::Ready:
        return "ready";
    case ScoreViewModel::Failed:
        break;
    }
    return "failed";
}

} // namespace

ScoreDesk::ScoreDesk(ScoreViewModel& scoring, ProfilesViewModel& profiles, QObject* parent)
    : Desk(parent), m_scoring(scoring), m_profiles(profiles) {
    connect(&scoring, &ScoreViewModel::stateChanged, this, &Desk::changed);
    connect(&scoring, &ScoreViewModel::tableChanged, this, &Desk::changed);
    connect(&scoring, &ScoreViewModel::furtherPhotosChanged, this, &Desk::changed);
    connect(&scoring, &ScoreViewModel::staleChanged, this, &Desk::changed);
    connect(&scoring, &ScoreViewModel::saveStateChanged, this, &Desk::changed);
    connect(&scoring, &ScoreViewModel::playersWantedChanged, this, &Desk::changed);
    connect(scoring.trouble(), &Trouble::changed, this, &Desk::changed);
    connect(scoring.options(), &TableOptions::changed, this, &Desk::changed);
    connect(&profiles, &ProfilesViewModel::namesChanged, this, &Desk::changed);
    connect(&profiles, &ProfilesViewModel::currentChanged, this, &Desk::changed);
    connect(&profiles, &ProfilesViewModel::profileChanged, this, &Desk::changed);
}

QJsonArray ScoreDesk::photos() const {
    if (m_scoring.photo().isEmpty()) {
        return {};
    }
    QJsonArray out{photoJson(m_scoring.photo(), m_scoring.photoSize(), *m_scoring.findings())};
    for (const auto& further : m_scoring.furtherPhotos()) {
        auto& photo = *further.value<ShownPhoto*>();
        out << photoJson(photo.source(), photo.size(), *photo.findings());
    }
    return out;
}

QJsonObject ScoreDesk::shown() const {
    const auto state = m_scoring.state();
    QJsonObject out{{"revision", m_scoring.revision()},
                    {"state", nameOf(state)},
                    {"trouble", m_scoring.trouble()->line()},
                    {"playersWanted", m_scoring.playersWanted()},
                    {"stale", m_scoring.stale()},
                    {"options", toJson(*m_scoring.options(),
                                       {"game", "colours", "polish", "summary", "missing"})},
                    {"profiles", toJson(m_profiles, {"names", "current", "loading", "listed"})}};
    if (state != ScoreViewModel::Ready) {
        return out;
    }
    auto sheet = toJson(*m_scoring.sheet(), {"players", "verdict", "remark", "open"});
    sheet.insert("rows", rowsOf(*m_scoring.sheet()));
    out.insert("sheet", sheet);
    out.insert("photos", photos());
    out.insert("questions", rowsOf(*m_scoring.questions()));
    out.insert("hint", m_scoring.photoHint());
    out.insert("canUndo", m_scoring.canUndo());
    out.insert("canAddPhoto", m_scoring.canAddPhoto());
    out.insert("saved", static_cast<int>(m_scoring.saveState()));
    return out;
}

QJsonObject ScoreDesk::choicesFor(const std::vector<std::string>& paths) const {
    CorrectionModel items;
    if (m_scoring.table()) {
        items.open(paths, *m_scoring.table());
    }
    return {{"items", rowsOf(items)}};
}

std::optional<QString> ScoreDesk::take(const QString& what, const QString& file) {
    const bool isFurther = what == QLatin1String("more");
    if (isFurther && !m_scoring.canAddPhoto()) {
        //: A phone's further photo while no table is shown
        return tr("There is no table that this photo could belong to.");
    }
    const auto url = QUrl::fromLocalFile(file);
    isFurther ? m_scoring.addPhoto(url) : m_scoring.open(url);
    emit photoArrived();
    return std::nullopt;
}

std::optional<QString> ScoreDesk::act(const QString& what, const QJsonObject& said,
                                      QJsonObject& answer) {
    if (said["revision"].toInt(-1) != m_scoring.revision()) {
        return stale();
    }
    if (what == "item") {
        answer = choicesFor({said["path"].toString().toStdString()});
    } else if (what == "cell") {
        answer = choicesFor(m_scoring.itemsOfCell(
            static_cast<ScoreSheetModel::Line>(said["line"].toInt()), said["player"].toInt()));
    } else if (what == "answer") {
        m_scoring.correct(said["path"].toString(), said["value"].toString());
        return m_scoring.trouble()->isEmpty() ? std::nullopt
                                              : std::optional(m_scoring.trouble()->line());
    } else if (what == "undo") {
        m_scoring.undo();
    } else if (what == "save") {
        m_scoring.save();
    } else if (what == "again") {
        m_scoring.readAgain();
    } else {
        return choose(what, said);
    }
    return std::nullopt;
}

std::optional<QString> ScoreDesk::choose(const QString& what, const QJsonObject& said) {
    auto& options = *m_scoring.options();
    if (what == "game") {
        options.setGame(static_cast<TableOptions::Game>(std::clamp(
            said["game"].toInt(), int(TableOptions::Automatic), int(TableOptions::Versus))));
    } else if (what == "seat") {
        options.toggle(said["colour"].toString());
    } else if (what == "edition") {
        options.setPolish(said["polish"].toBool());
    } else if (what == "profile") {
        m_profiles.setCurrent(said["name"].toString());
    } else {
        return unknown();
    }
    return std::nullopt;
}

} // namespace pocketmars::app
