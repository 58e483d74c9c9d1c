#include "app/pages/phone/play_desk.h"

#include "app/pages/phone/model_json.h"

#include <QLocale>

namespace pocketmars::app {
namespace {

/// So many of the last steps go to the phones: what happened just now, not the whole evening.
constexpr int kShownSteps = 12;

const char* nameOf(PlayViewModel::State state) {
    switch (state) {
    case PlayViewModel::NoGame:
    case PlayViewModel::Watching:
        return "none";
    case PlayViewModel::Starting:
        return "starting";
    case PlayViewModel::Playing:
        return "playing";
    case PlayViewModel::Over:
        break;
    }
    return "over";
}

} // namespace

PlayDesk::PlayDesk(PlayViewModel& play, const Settings& settings, QObject* parent)
    : Desk(parent), m_play(play), m_settings(settings) {
    connect(&play, &PlayViewModel::stateChanged, this, &Desk::changed);
    connect(&play, &PlayViewModel::gameChanged, this, &Desk::changed);
    connect(&play, &PlayViewModel::busyChanged, this, &Desk::changed);
    connect(play.trouble(), &Trouble::changed, this, &Desk::changed);
    connect(play.question(), &GameQuestionModel::changed, this, &Desk::changed);
    connect(play.warning(), &GameWarningModel::changed, this, &Desk::changed);
    connect(play.orders(), &ChecklistModel::changed, this, &Desk::changed);
    connect(play.wayBack(), &ChecklistModel::changed, this, &Desk::changed);
    connect(play.move(), &HandMoveModel::changed, this, &Desk::changed);
    connect(play.advice(), &AdviceModel::changed, this, &Desk::changed);
    connect(&settings, &Settings::adviceChanged, this, &Desk::changed);
    connect(play.newGame(), &NewGameModel::inProgressChanged, this, &Desk::changed);
}

QJsonObject PlayDesk::move() const {
    auto& move = *m_play.move();
    auto out =
        toJson(move, {"decider", "choices", "hint", "words", "orders", "canTakeBack", "complete"});
    out.insert("cards", toJson(move.property("cards")));
    return out;
}

bool PlayDesk::isAdviceWanted() const {
    return m_settings.advice() != Settings::NoAdvice && m_play.state() == PlayViewModel::Playing;
}

bool PlayDesk::isAdvicePossible() const { return m_play.advice()->possible() && !m_play.busy(); }

QJsonObject PlayDesk::advice() const {
    const auto& advice = *m_play.advice();
    const bool isSimple = m_settings.advice() == Settings::OneMove;
    QJsonObject out{{"possible", isAdvicePossible()}, {"open", advice.open()}};
    if (!advice.open()) {
        return out;
    }
    QJsonArray moves;
    for (const auto& each : advice.moves()) {
        const auto told = each.toMap();
        QJsonObject move{{"words", told["words"].toString()},
                         {"reason", told["reason"].toString()}};
        if (!isSimple) {
            move.insert("odds", told["odds"].toString());
        }
        moves.append(move);
        if (isSimple) {
            break;
        }
    }
    out.insert("isSimple", isSimple);
    out.insert("thinking", advice.thinking());
    out.insert("moves", moves);
    out.insert("trouble", advice.trouble());
    out.insert("unknownCards", advice.unknownCards());
    if (!isSimple) {
        out.insert("headline", advice.headline());
        out.insert("odds", advice.odds());
    }
    return out;
}

QJsonObject PlayDesk::shown() const {
    QJsonObject out{{"language", QLocale().bcp47Name()},
                    {"revision", m_play.revision()},
                    {"state", nameOf(m_play.state())},
                    {"trouble", m_play.trouble()->line()},
                    {"inProgress", m_play.newGame()->inProgress()}};
    if (m_play.state() != PlayViewModel::Playing && m_play.state() != PlayViewModel::Over) {
        return out;
    }
    auto steps = rowsOf(*m_play.steps());
    while (steps.size() > kShownSteps) {
        steps.removeLast();
    }
    out.insert("phase", m_play.phase());
    out.insert("steps", steps);
    out.insert("canUndo", m_play.canUndo());
    out.insert("orders", rowsOf(*m_play.orders()));
    out.insert("wayBack", rowsOf(*m_play.wayBack()));
    out.insert("toBeTold", m_play.isToBeTold());
    out.insert("question", toJson(*m_play.question(), {"text", "frame", "answers"}));
    out.insert("warning", toJson(*m_play.warning(), {"text", "remedy", "differences"}));
    if (m_play.state() == PlayViewModel::Over) {
        auto sheet = toJson(*m_play.sheet(), {"players", "verdict", "remark", "open"});
        sheet.insert("rows", rowsOf(*m_play.sheet()));
        out.insert("sheet", sheet);
        out.insert("saved", m_play.saved());
    } else if (m_play.move()->active()) {
        out.insert("move", move());
    }
    if (isAdviceWanted()) {
        out.insert("advice", advice());
    }
    return out;
}

std::optional<QString> PlayDesk::act(const QString& what, const QJsonObject& said,
                                     QJsonObject& /*answer*/) {
    if (said["revision"].toString() != m_play.revision()) {
        return stale();
    }
    if (what == "resume") {
        m_play.resume();
        return std::nullopt;
    }
    if (m_play.state() != PlayViewModel::Playing && m_play.state() != PlayViewModel::Over) {
        return stale();
    }
    return what.startsWith("move/") ? tellMove(what, said) : play(what, said);
}

std::optional<QString> PlayDesk::play(const QString& what, const QJsonObject& said) {
    if (what == "order") {
        m_play.orders()->tick(said["row"].toInt(-1), said["done"].toBool());
    } else if (what == "back") {
        m_play.wayBack()->tick(said["row"].toInt(-1), said["done"].toBool());
    } else if (what == "lies") {
        m_play.endWayBack();
    } else if (what == "answer") {
        m_play.answer(said["option"].toInt(-1));
    } else if (what == "decline") {
        m_play.declineAnswers();
    } else if (what == "follow") {
        m_play.followAgain();
    } else if (what == "overrule") {
        m_play.overrule();
    } else if (what == "undo") {
        m_play.undo();
    } else if (what == "advice" && isAdviceWanted() && isAdvicePossible()) {
        m_play.advice()->ask();
    } else if (what == "advice/close") {
        m_play.advice()->close();
    } else {
        return unknown();
    }
    return std::nullopt;
}

std::optional<QString> PlayDesk::tellMove(const QString& what, const QJsonObject& said) {
    auto& move = *m_play.move();
    // Two phones, or a phone and the window, may tell the same move.
    if (said["words"].toString() != move.words()) {
        return stale();
    }
    if (what == "move/choose") {
        move.choose(said["choice"].toInt(-1));
    } else if (what == "move/pick") {
        move.pick(said["card"].toInt(-1));
    } else if (what == "move/back") {
        move.takeBack();
    } else if (what == "move/play") {
        m_play.playMove();
    } else {
        return unknown();
    }
    return std::nullopt;
}

} // namespace pocketmars::app
