#include "app/pages/help/help_parts.h"

#include <QCoreApplication>

#include <cassert>

namespace pocketmars::app {
namespace {

QString translated(const char* text) {
    return text == nullptr ? QString() : QCoreApplication::translate("Help", text);
}

} // namespace

QList<HelpTopic> topicsOf(const char* section, std::span<const HelpRow> rows) {
    QList<HelpTopic> topics;
    for (const auto& row : rows) {
        if (row.topic != nullptr) {
            topics << HelpTopic{QString::fromUtf8(row.topic),
                                translated(section),
                                translated(row.heading),
                                translated(row.text),
                                {}};
        } else {
            assert(!topics.isEmpty());
            topics.last().blocks << HelpBlock{translated(row.heading), translated(row.text)};
        }
    }
    return topics;
}

} // namespace pocketmars::app
