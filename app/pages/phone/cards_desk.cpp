#include "app/pages/phone/cards_desk.h"

#include "app/pages/phone/model_json.h"

#include <QPointF>
#include <QUrl>

namespace pocketmars::app {
namespace {

QJsonArray outlinesOf(const FindingsModel& findings) {
    QJsonArray out;
    for (const auto& item : findings.items()) {
        QJsonArray outline;
        for (const auto& corner : item.outline) {
            outline << qRound(corner.x()) << qRound(corner.y());
        }
        out << QJsonObject{{"title", item.title},
                           {"label", item.label},
                           {"outline", outline},
                           {"certainty", static_cast<int>(item.certainty)}};
    }
    return out;
}

QPointF placeIn(const QJsonObject& said) { return {said["x"].toDouble(), said["y"].toDouble()}; }

} // namespace

CardsDesk::CardsDesk(WizardViewModel& wizard, QObject* parent) : Desk(parent), m_wizard(wizard) {
    const auto count = [this] {
        ++m_revision;
        emit changed();
    };
    connect(&wizard, &WizardViewModel::openedChanged, this, count);
    connect(&wizard, &WizardViewModel::stepChanged, this, count);
    connect(&wizard, &WizardViewModel::pictureChanged, this, count);
    connect(&wizard, &WizardViewModel::byHandChanged, this, count);
    connect(wizard.spaces(), &SpacesModel::cardChanged, this, count);
    connect(wizard.spaces(), &SpacesModel::changed, this, &Desk::changed);
    connect(&wizard, &WizardViewModel::picturesChanged, this, &Desk::changed);
    connect(&wizard, &WizardViewModel::notesChanged, this, &Desk::changed);
    connect(&wizard, &WizardViewModel::missingChanged, this, &Desk::changed);
    connect(&wizard, &WizardViewModel::savingChanged, this, &Desk::changed);
    connect(wizard.trouble(), &Trouble::changed, this, &Desk::changed);
    connect(wizard.marks(), &PageMarksModel::changed, this, &Desk::changed);
    connect(wizard.colours(), &ColourNames::changed, this, &Desk::changed);
}

QJsonObject CardsDesk::picture() const {
    auto out = toJson(m_wizard, {"state", "verdict", "problem", "doubt", "canPutRight", "sketch",
                                 "sketchNotes", "sketchColumns", "earthCard"});
    const auto size = m_wizard.pictureSize();
    out.insert("source", picturePath(m_wizard.picture()));
    out.insert("width", size.width());
    out.insert("height", size.height());
    out.insert("marks", outlinesOf(*m_wizard.found()));
    out.insert("hasEarth", m_wizard.step() == session::kShipsPicture);
    return out;
}

QJsonObject CardsDesk::marks() const {
    auto& marks = *m_wizard.marks();
    auto out = toJson(
        marks, {"pieces", "countText", "problem", "ready", "hint", "taps", "wanting", "canUndo"});
    out.insert("rows", rowsOf(marks));
    out.insert("source", picturePath(m_wizard.sharpPicture()));
    out.insert("width", marks.pictureSize().width());
    out.insert("height", marks.pictureSize().height());
    return out;
}

QJsonObject CardsDesk::spaces() const {
    auto& spaces = *m_wizard.spaces();
    auto out = toJson(spaces, {"cards", "card", "isShip", "moved"});
    out.insert("source", picturePath(spaces.picture()));
    out.insert("width", spaces.pictureSize().width());
    out.insert("height", spaces.pictureSize().height());
    out.insert("rows", rowsOf(spaces));
    return out;
}

QJsonObject CardsDesk::shown() const {
    auto out = toJson(m_wizard, {"opened", "begun", "done", "pictureCount", "saving", "missing"});
    out.insert("revision", m_revision);
    out.insert("trouble", m_wizard.trouble()->line());
    if (!m_wizard.opened()) {
        return out;
    }
    const auto fields =
        toJson(m_wizard, {"step", "stepCount", "title", "advice", "name", "nameTaken"});
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        out.insert(field.key(), field.value());
    }
    out.insert("steps", rowsOf(*m_wizard.steps()));
    if (m_wizard.byHand()) {
        out.insert("marks", marks());
    } else if (m_wizard.atPicture()) {
        out.insert("picture", picture());
    } else if (m_wizard.step() == WizardStepsModel::Spaces) {
        out.insert("spaces", spaces());
    } else if (m_wizard.step() == WizardStepsModel::Colours) {
        auto& colours = *m_wizard.colours();
        auto names = toJson(colours, {"pieces", "ships", "pieceChoices", "shipChoices"});
        for (const auto* list : {"pieces", "ships"}) {
            auto rows = names[QLatin1String(list)].toArray();
            for (auto&& row : rows) {
                auto piece = row.toObject();
                piece["image"] = picturePath(piece["image"].toString());
                row = piece;
            }
            names[QLatin1String(list)] = rows;
        }
        out.insert("colours", names);
    }
    return out;
}

std::optional<QString> CardsDesk::take(const QString& /*what*/, const QString& file) {
    if (!m_wizard.opened() || !m_wizard.atPicture()) {
        return stale();
    }
    m_wizard.choose({QUrl::fromLocalFile(file)});
    return std::nullopt;
}

std::optional<QString> CardsDesk::act(const QString& what, const QJsonObject& said,
                                      QJsonObject& /*answer*/) {
    if (what == "open") {
        m_wizard.open();
        return std::nullopt;
    }
    if (said["revision"].toInt(-1) != m_revision) {
        return stale();
    }
    const bool isDone = actOnProfile(what, said) || actOnPicture(what, said) ||
                        actOnMarks(what, said) || actOnSpaces(what, said);
    return isDone ? std::nullopt : std::optional(unknown());
}

bool CardsDesk::actOnProfile(const QString& what, const QJsonObject& said) {
    if (what == "step") {
        m_wizard.setStep(said["step"].toInt(-1));
    } else if (what == "next") {
        m_wizard.goOn();
    } else if (what == "earth") {
        m_wizard.setEarthCard(said["there"].toBool());
    } else if (what == "piece") {
        m_wizard.colours()->namePiece(said["number"].toInt(-1), said["choice"].toInt(-1));
    } else if (what == "ship") {
        m_wizard.colours()->nameShip(said["number"].toInt(-1), said["choice"].toInt(-1));
    } else if (what == "save") {
        m_wizard.setName(said["name"].toString());
        m_wizard.save();
    } else if (what == "over") {
        m_wizard.startOver();
    } else {
        return false;
    }
    return true;
}

bool CardsDesk::actOnPicture(const QString& what, const QJsonObject& /*said*/) {
    if (what == "retake") {
        m_wizard.retake();
    } else if (what == "confirm") {
        m_wizard.confirm();
    } else if (what == "right") {
        m_wizard.putRight();
    } else if (what == "turn") {
        m_wizard.turn();
    } else if (what == "use") {
        m_wizard.useMarks();
    } else if (what == "leave") {
        m_wizard.leaveMarks();
    } else {
        return false;
    }
    return true;
}

bool CardsDesk::actOnMarks(const QString& what, const QJsonObject& said) {
    auto& marks = *m_wizard.marks();
    const int row = said["row"].toInt(-1);
    if (what == "tap") {
        marks.tap(placeIn(said));
    } else if (what == "corner") {
        marks.moveCorner(row, said["corner"].toInt(-1), placeIn(said));
        marks.letGo();
    } else if (what == "move") {
        marks.move(row, placeIn(said));
        marks.letGo();
    } else if (what == "remove") {
        marks.remove(row);
    } else if (what == "undo") {
        marks.undo();
    } else {
        return false;
    }
    return true;
}

bool CardsDesk::actOnSpaces(const QString& what, const QJsonObject& said) {
    auto& spaces = *m_wizard.spaces();
    const int row = said["row"].toInt(-1);
    if (what == "spaces/card") {
        spaces.setCard(said["card"].toInt(-1));
    } else if (what == "spaces/move") {
        spaces.move(row, placeIn(said));
    } else if (what == "spaces/corner") {
        spaces.moveCorner(row, said["corner"].toInt(-1), placeIn(said));
    } else if (what == "spaces/level") {
        spaces.moveLevel(row, said["level"].toInt(-1), placeIn(said));
    } else if (what == "spaces/swap") {
        spaces.swapStars();
    } else if (what == "spaces/turn") {
        spaces.turn(row);
    } else if (what == "spaces/rearrange") {
        spaces.rearrange(row);
    } else if (what == "spaces/reset") {
        spaces.reset();
    } else {
        return false;
    }
    return true;
}

} // namespace pocketmars::app
