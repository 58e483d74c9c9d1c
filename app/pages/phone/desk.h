#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace pocketmars::app {

/// One part of the program as phones see it: what it shows as JSON, and what they can do there. It
/// lives on the window's thread, beside the window's own page of the same view-model.
class Desk : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// What a page needs to draw it. Its `revision` counts what was decided upon.
    [[nodiscard]] virtual QJsonObject shown() const = 0;

    /// Does what somebody tapped.
    /// @param said    with the `revision` that was looked at
    /// @param answer  for the one who asked, where it is an answer
    /// @return why not, for people; nothing: it is done
    [[nodiscard]] virtual std::optional<QString> act(const QString& what, const QJsonObject& said,
                                                     QJsonObject& answer) = 0;

    /// A photo has come.
    /// @param what  for: of those that this desk knows
    /// @return why it is not taken
    [[nodiscard]] virtual std::optional<QString> take(const QString& what, const QString& file);

signals:
    /// Something is shown otherwise.
    void changed();

protected:
    /// Why something is refused that was said of what has changed since.
    [[nodiscard]] static QString stale();
    /// Why something is refused that nobody can say.
    [[nodiscard]] static QString unknown();
};

/// A picture of the ImageStore, as phones ask for it: `api/picture/x3k-12`, another path for each
/// picture and each run of the program; empty for an empty URL.
[[nodiscard]] QString picturePath(const QString& url);
/// The way back: the picture's id in the store.
/// @param path  its end is enough
[[nodiscard]] QString pictureId(const std::string& path);

} // namespace pocketmars::app
