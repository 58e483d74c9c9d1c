#include "app/settings/stored_readings.h"

#include <QSettings>
#include <QString>
#include <QUrl>

#include <cstddef>
#include <string>

namespace pocketmars::app {
namespace {

using engine::Readings;
using engine::Suit;

constexpr auto kAny = "any";
constexpr auto kCards = "cards";
constexpr auto kOneStar = "one_star";

QString text(std::string_view word) { return QString::fromStdString(std::string(word)); }

/// A profile's name may hold what separates groups.
QString key(const QString& profile, const QString& word) {
    const auto group = profile.isEmpty() ? QStringLiteral("-")
                                         : QString::fromLatin1(QUrl::toPercentEncoding(profile));
    return QStringLiteral("readings/%1/%2").arg(group, word);
}

QString held(int value, Suit suit) {
    return QStringLiteral("%1%2").arg(QChar::fromLatin1(engine::letter(suit))).arg(value);
}

} // namespace

Readings loadReadings(const QSettings& store, const QString& profile) {
    Readings readings;
    const auto word = [&](const QString& name) {
        return store.value(key(profile, name)).toString().toStdString();
    };
    for (std::size_t i = 0; i < engine::kScoringSuits.size(); ++i) {
        const auto own = engine::kScoringSuits.at(i);
        readings.heldFor5.at(i) = engine::suitFromName(word(held(5, own))).value_or(own);
        readings.heldFor7.at(i) = engine::suitFromName(word(held(7, own))).value_or(own);
    }
    if (word(QStringLiteral("C3")) == kAny) {
        readings.discardedForC3.reset();
    }
    if (word(QStringLiteral("A3")) == kAny) {
        readings.discardedForA3.reset();
    }
    if (word(QStringLiteral("C4")) == kCards) {
        readings.c4Bottom = engine::C4Bottom::Cards;
    }
    if (word(QStringLiteral("tie")) == kOneStar) {
        readings.polishTie = engine::PolishTie::OneStar;
    }
    return readings;
}

void storeReadings(QSettings& store, const QString& profile, const Readings& readings) {
    const Readings usual;
    // What is as usual is not stored: should the usual one change some day, it follows.
    const auto keep = [&](const QString& name, bool isUsual, std::string_view word) {
        if (isUsual) {
            store.remove(key(profile, name));
        } else {
            store.setValue(key(profile, name), text(word));
        }
    };
    for (std::size_t i = 0; i < engine::kScoringSuits.size(); ++i) {
        const auto own = engine::kScoringSuits.at(i);
        const auto five = readings.heldFor5.at(i);
        const auto seven = readings.heldFor7.at(i);
        keep(held(5, own), five == own, engine::name(five));
        keep(held(7, own), seven == own, engine::name(seven));
    }
    keep(QStringLiteral("C3"), readings.discardedForC3 == usual.discardedForC3, kAny);
    keep(QStringLiteral("A3"), readings.discardedForA3 == usual.discardedForA3, kAny);
    keep(QStringLiteral("C4"), readings.c4Bottom == usual.c4Bottom, kCards);
    keep(QStringLiteral("tie"), readings.polishTie == usual.polishTie, kOneStar);
}

} // namespace pocketmars::app
