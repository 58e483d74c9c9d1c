#include "app/pages/to_mars/mars_place_text.h"

#include "app/pages/to_mars/mars_editor_model.h"
#include "app/pages/to_mars/mars_values.h"

#include <QRegularExpression>
#include <QStringList>

namespace pocketmars::app {
namespace {

using namespace to_mars;

QStringList wordsOf(const QString& words) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    return words.split(gaps, Qt::SkipEmptyParts);
}

} // namespace

QString besideText(const to_mars::Panel& panel) {
    QStringList words;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const auto name = text(sectionName(section));
        if (panel.beside.at(section)) {
            words << name;
        } else if (panel.atCorner.at(section)) {
            words << QStringLiteral("(%1)").arg(name);
        }
    }
    return words.join(QLatin1Char(' '));
}

QString besideText(const AstronautSlot& slot) {
    QStringList words;
    for (const auto& space : slot.beside) {
        words << text(toText(space));
    }
    return words.join(QLatin1Char(' '));
}

QString panelTitle(const to_mars::Panel& panel) {
    //: A place of a board that is being entered; %1 its name
    return MarsEditorModel::tr("Solar panel %1").arg(text(panel.id));
}

QString slotTitle(const AstronautSlot& slot) {
    //: A place of a board that is being entered; %1 its name
    return MarsEditorModel::tr("Astronaut slot %1").arg(text(slot.id));
}

bool readBeside(const QString& words, to_mars::Panel& panel) {
    panel.beside = {};
    panel.atCorner = {};
    for (const auto& word : wordsOf(words)) {
        const bool corner = word.startsWith(QLatin1Char('('));
        const auto letter = corner ? word.mid(1, word.size() - 2) : word;
        const auto place = QStringLiteral("ABC").indexOf(letter.toUpper());
        if (letter.size() != 1 || place < 0) {
            return false;
        }
        (corner ? panel.atCorner : panel.beside).at(static_cast<std::size_t>(place)) = true;
    }
    return true;
}

bool readBeside(const QString& words, AstronautSlot& slot) {
    slot.beside.clear();
    for (const auto& word : wordsOf(words)) {
        const auto space = spaceFromText(word.toStdString());
        if (!space) {
            return false;
        }
        slot.beside.push_back(*space);
    }
    return true;
}

QString faultText(const Ship& ship, const engine::JsonError& fault) {
    const auto steps = text(fault.path).split(QLatin1Char('.'));
    const auto number = [&steps](qsizetype step) {
        return static_cast<std::size_t>(steps.value(step).toInt());
    };
    QString place;
    if (steps[0] == QLatin1String("sections")) {
        place = text(sectionName(number(1)));
        if (steps.size() > 3) {
            place = text(toText(SpaceId{
                number(1), steps[2] == QLatin1String("upper") ? AreaName::Upper : AreaName::Lower,
                number(3)}));
        }
    } else if (steps[0] == QLatin1String("panels") && steps.size() > 1) {
        place = panelTitle(ship.panels.at(number(1)));
    } else if (steps[0] == QLatin1String("astronauts") && steps.size() > 1) {
        place = slotTitle(ship.astronautSlots.at(number(1)));
    } else if (steps[0] == QLatin1String("name")) {
        place = MarsEditorModel::tr("Name of the board");
    }
    const auto what = text(fault.message);
    return place.isEmpty() ? what : place + QStringLiteral(": ") + what;
}

} // namespace pocketmars::app
