#pragma once

#include "app/session/support/session_error.h"

#include <QColor>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <filesystem>

namespace pocketmars::app {

/// A score sheet as it is given away: one picture with all that belongs to it.
struct ScorePicture {
    struct Column {
        QString title; ///< `Red`
        QColor colour; ///< of the player's pieces
        QStringList points;
    };
    QString title;     ///< `Red wins, 23 to 17`
    QString remark;    ///< below it; may be empty
    QStringList lines; ///< of the score pad, the total last
    QList<Column> columns;
    QImage photo; ///< of the table; null: none
};

/// Draws it, the photo below the sheet; as wide as it is good to read on a phone.
[[nodiscard]] QImage drawn(const ScorePicture& sheet);

/// Writes it as a PDF of one page where the file is called so, else as a picture; replaces what is
/// there. Needs a QGuiApplication.
[[nodiscard]] tl::expected<void, session::SessionError>
savePicture(const std::filesystem::path& file, const ScorePicture& sheet);

} // namespace pocketmars::app
