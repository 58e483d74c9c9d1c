#include "app/pages/to_mars/mars_place_text.h"

#include "app/pages/to_mars/mars_editor_model.h"
#include "app/pages/to_mars/mars_items.h"
#include "app/pages/to_mars/mars_values.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace pocketmars::app {
namespace {

using namespace to_mars;

QStringList wordsOf(const QString& words) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    return words.split(gaps, Qt::SkipEmptyParts);
}

/// The spaces' names that are parted by commas, each without needless gaps.
QStringList namesIn(const QString& words) {
    static const QRegularExpression commas(QStringLiteral("[,;\u3001\uff0c]"));
    QStringList names;
    for (const auto& name : words.split(commas)) {
        if (const auto plain = name.simplified(); !plain.isEmpty()) {
            names << plain;
        }
    }
    return names;
}

/// The space that goes by a name.
std::optional<SpaceId> spaceCalled(const QString& name, const Ship& ship) {
    if (const auto space = spaceFromText(name.toStdString())) {
        return space;
    }
    const auto isSame = [plain = QString(name).remove(QLatin1Char(' '))](QString other) {
        return plain.compare(other.remove(QLatin1Char(' ')), Qt::CaseInsensitive) == 0;
    };
    const auto spaces = spacesOf(ship);
    std::vector<SpaceId> byNumber;
    for (const auto& space : spaces) {
        if (isSame(spaceTitle(ship, space))) {
            return space;
        }
        const auto& printed = ship.area(space.section, space.area)[space.place];
        if (isSame(text(sectionName(space.section)) + QString::number(printed.number))) {
            byNumber.push_back(space);
        }
    }
    return byNumber.size() == 1 ? std::optional(byNumber.front()) : std::nullopt;
}

/// All spaces that a text names, in its order; nothing where one of them is none.
std::optional<std::vector<SpaceId>> spacesCalled(const QStringList& names, const Ship& ship) {
    std::vector<SpaceId> spaces;
    for (const auto& name : names) {
        const auto space = spaceCalled(name, ship);
        if (!space || !ship.has(*space)) {
            return std::nullopt;
        }
        if (std::ranges::find(spaces, *space) == spaces.end()) {
            spaces.push_back(*space);
        }
    }
    return spaces;
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

QString besideText(const Ship& ship, const AstronautSlot& slot) {
    QStringList words;
    for (const auto& space : slot.beside) {
        words << spaceTitle(ship, space);
    }
    return listed(words);
}

QString spaceTitle(const Ship& ship, const SpaceId& space) {
    const auto& area = ship.area(space.section, space.area);
    const int number = area[space.place].number;
    const auto before =
        std::count_if(area.begin(), area.begin() + static_cast<long>(space.place),
                      [number](const to_mars::Space& other) { return other.number == number; });
    const auto title =
        (space.area == AreaName::Upper
             //: A space of a board; %1 a section: A, B or C, %2 the number that is printed there
             ? MarsEditorModel::tr("%1 above %2")
             //: A space of a board; %1 a section: A, B or C, %2 the number that is printed there
             : MarsEditorModel::tr("%1 below %2"))
            .arg(text(sectionName(space.section)))
            .arg(number);
    return before == 0 ? title : QStringLiteral("%1 (%2)").arg(title).arg(before + 1);
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

bool readBeside(const QString& words, const Ship& ship, AstronautSlot& slot) {
    auto spaces = spacesCalled(namesIn(words), ship);
    if (!spaces) {
        spaces = spacesCalled(wordsOf(words), ship);
    }
    if (!spaces) {
        return false;
    }
    slot.beside = *std::move(spaces);
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
            const auto area =
                steps[2] == QLatin1String("upper") ? AreaName::Upper : AreaName::Lower;
            place = spaceTitle(ship, {number(1), area, number(3)});
        }
    } else if (steps[0] == QLatin1String("panels") && steps.size() > 1) {
        place = panelTitle(ship.panels.at(number(1)));
    } else if (steps[0] == QLatin1String("astronauts") && steps.size() > 1) {
        place = slotTitle(ship.astronautSlots.at(number(1)));
    } else if (steps[0] == QLatin1String("name")) {
        place = MarsEditorModel::tr("Name of the board");
    }
    const auto what = text(fault.message);
    return place.isEmpty() ? what : told(place, what);
}

} // namespace pocketmars::app
