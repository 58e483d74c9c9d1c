#include "app/pages/history/game_filter_model.h"

#include <QDate>
#include <QDateTime>

#include <chrono>
#include <optional>

namespace pocketmars::app {
namespace {

/// Local midnight of a day.
std::optional<std::chrono::sys_seconds> midnight(const QString& day, int daysLater) {
    const auto date = QDate::fromString(day.trimmed(), Qt::ISODate);
    if (!date.isValid()) {
        return std::nullopt;
    }
    const auto start = date.addDays(daysLater).startOfDay();
    return std::chrono::sys_seconds(std::chrono::seconds(start.toSecsSinceEpoch()));
}

bool fits(const QString& day) { return day.trimmed().isEmpty() || midnight(day, 0).has_value(); }

} // namespace

bool GameFilterModel::fromFits() const { return fits(m_from); }
bool GameFilterModel::untilFits() const { return fits(m_until); }

bool GameFilterModel::isActive() const {
    return m_mode != AnyMode || m_result != AnyResult || m_withoutAdvice || !m_level.isEmpty() ||
           !m_person.isEmpty() || !m_text.isEmpty() || !m_from.isEmpty() || !m_until.isEmpty();
}

void GameFilterModel::setPersons(const QStringList& persons) {
    if (persons != m_persons) {
        m_persons = persons;
        emit personsChanged();
    }
}

void GameFilterModel::clear() {
    if (!isActive()) {
        return;
    }
    m_mode = AnyMode;
    m_result = AnyResult;
    m_withoutAdvice = false;
    for (QString* each : {&m_level, &m_person, &m_text, &m_from, &m_until}) {
        each->clear();
    }
    emit changed();
}

db::GameFilter GameFilterModel::filter() const {
    db::GameFilter filter;
    if (m_mode != AnyMode) {
        filter.kind = m_mode == ToMars ? db::GameKind::ToMars : db::GameKind::PocketMars;
    }
    if (m_mode == Solo || m_mode == Versus) {
        filter.mode = m_mode == Solo ? engine::Mode::Solo : engine::Mode::Versus;
    }
    filter.level = m_level.toStdString();
    filter.person = m_person.toStdString();
    switch (m_result) {
    case AnyResult:
        break;
    case Won:
        filter.result = db::GameResult::Won;
        break;
    case Lost:
        filter.result = db::GameResult::Lost;
        break;
    case Drawn:
        filter.result = db::GameResult::Drawn;
        break;
    }
    filter.withoutAdvice = m_withoutAdvice;
    filter.text = m_text.trimmed().toStdString();
    filter.from = midnight(m_from, 0);
    filter.until = midnight(m_until, 1);
    return filter;
}

} // namespace pocketmars::app
