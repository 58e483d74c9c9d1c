#pragma once

#include "engine/box/player.h"
#include "engine/box/readings.h"
#include "engine/to_mars/ship/choices.h"

#include <QDate>
#include <QObject>
#include <QSettings>
#include <QSize>
#include <QString>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// What the program remembers between two starts, in the user's configuration folder.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// Whether the pages are dark now: as `theme` says, or as the system's palette is.
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    /// `en`, `pl` or `zh_TW`; at first what serves the system best.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// Factor of all sizes, 1 to kLargestText.
    Q_PROPERTY(double textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// Whether the program makes sounds; off at first.
    Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    /// Whether the window reads aloud what is new of a game; not at first.
    Q_PROPERTY(bool spoken READ spoken WRITE setSpoken NOTIFY spokenChanged)
    /// What the coach says when it is asked.
    Q_PROPERTY(Advice advice READ advice WRITE setAdvice NOTIFY adviceChanged)
    /// Where the dialog that opens a photo begins: where the last one was chosen, else the user's
    /// pictures, else the home folder.
    Q_PROPERTY(QUrl photoFolder READ photoFolder WRITE setPhotoFolder NOTIFY photoFolderChanged)
    /// Where a file other than a photo was last read or written, else the user's documents.
    Q_PROPERTY(QUrl fileFolder READ fileFolder WRITE setFileFolder NOTIFY fileFolderChanged)
    /// Whether the program runs on a desktop, whose dialogs for files Qt then shows.
    Q_PROPERTY(bool hasDesktop READ hasDesktop CONSTANT)
    /// Of the window when it was closed last, px of the screen.
    Q_PROPERTY(QSize windowSize READ windowSize WRITE setWindowSize NOTIFY windowSizeChanged)

public:
    enum Theme {
        FollowSystem, ///< as the system's palette is
        Light,
        Dark
    };
    Q_ENUM(Theme)

    enum Advice {
        NoAdvice,  ///< it can't be asked
        OneMove,   ///< one good move without odds, as for children
        FullAdvice ///< odds and three moves
    };
    Q_ENUM(Advice)

    /// @param file  of the settings, INI; empty: the program's own, under XDG_CONFIG_HOME
    explicit Settings(const QString& file = {}, QObject* parent = nullptr);

    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] bool dark() const;

    static constexpr double kLargestText = 1.25;

    [[nodiscard]] QString language() const;
    /// A language that there is not changes nothing.
    void setLanguage(const QString& language);

    [[nodiscard]] double textSize() const;
    void setTextSize(double factor);

    [[nodiscard]] bool sounds() const;
    void setSounds(bool on);

    [[nodiscard]] bool spoken() const;
    void setSpoken(bool on);

    [[nodiscard]] Advice advice() const;
    void setAdvice(Advice advice);

    /// The last day on which a puzzle was solved; none yet: not valid.
    [[nodiscard]] QDate practiceDay() const;
    /// How many days in a row it was up to then.
    [[nodiscard]] int practiceStreak() const;
    void setPractice(const QDate& day, int streak);

    /// Name of the card profile in use; empty if none was chosen yet.
    [[nodiscard]] QString profile() const;
    void setProfile(const QString& name);

    /// How the doubtful cards of a profile are read, for new games with it.
    /// @param profile  name of a card profile; empty: of those who have none
    [[nodiscard]] engine::Readings readings(const QString& profile) const;
    void setReadings(const QString& profile, const engine::Readings& readings);

    [[nodiscard]] QUrl photoFolder() const;
    void setPhotoFolder(const QUrl& folder);
    [[nodiscard]] QUrl fileFolder() const;
    void setFileFolder(const QUrl& folder);

    [[nodiscard]] static bool hasDesktop();

    [[nodiscard]] QSize windowSize() const;
    void setWindowSize(QSize size);

    [[nodiscard]] engine::Edition edition() const;
    void setEdition(engine::Edition edition);

    /// How the last game was begun, as GameSetup has it; empty if none was.
    [[nodiscard]] QVariantMap game() const;
    void setGame(const QVariantMap& game);

    /// How the last game of To Mars was begun: `names`, `colours` and `ship`; empty if none was.
    [[nodiscard]] QVariantMap marsGame() const;
    void setMarsGame(const QVariantMap& game);
    /// What its players chose where the sheet is silent, for new games.
    [[nodiscard]] to_mars::Choices marsChoices() const;
    void setMarsChoices(const to_mars::Choices& choices);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void darkChanged();
    void languageChanged();
    void textSizeChanged();
    void soundsChanged();
    void spokenChanged();
    void adviceChanged();
    /// Another card profile is in use.
    void profileChanged();
    /// The doubtful cards of a profile are read in another way.
    void readingsChanged(const QString& profile);
    void photoFolderChanged();
    void fileFolderChanged();
    void windowSizeChanged();

private:
    /// All values of a group, by their names in it.
    [[nodiscard]] QVariantMap group(const QString& prefix) const;
    void setGroup(const QString& prefix, const QVariantMap& values);

    QSettings m_store;
    Theme m_theme;
};

} // namespace pocketmars::app
