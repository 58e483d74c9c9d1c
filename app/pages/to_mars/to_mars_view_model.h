#pragma once

#include "app/pages/to_mars/mars_actions.h"
#include "app/pages/to_mars/mars_choices_model.h"
#include "app/pages/to_mars/mars_editor_model.h"
#include "app/pages/to_mars/mars_items.h"
#include "app/pages/to_mars/mars_photo_model.h"
#include "app/services/mars_services.h"
#include "app/settings/settings.h"
#include "app/support/trouble.h"
#include "db/game.h"

#include <QObject>
#include <QSizeF>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// The page "To Mars": a Mars ship that is followed step by step and scored. What is in hand, a
/// structure say, lights up where it may go; each step can be undone, and is kept for the next
/// start before it is shown.
class ToMarsViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Whether a game is being followed; else one can be begun.
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    /// The boards that can be played on, the made-up one first.
    Q_PROPERTY(QStringList shipNames READ shipNames NOTIFY shipsChanged)
    /// The board of shipNames that the last game was begun on.
    Q_PROPERTY(int lastShip READ lastShip NOTIFY shipsChanged)
    /// Names in the last game, by field of the form.
    Q_PROPERTY(QStringList lastNames READ lastNames NOTIFY setupChanged)
    /// The colours that may be chosen, as people read them.
    Q_PROPERTY(QStringList colourNames READ colourNames NOTIFY shipsChanged)
    /// Which of them each field of the form has.
    Q_PROPERTY(QList<int> colours READ colours NOTIFY setupChanged)
    Q_PROPERTY(pocketmars::app::MarsChoicesModel* choices READ choices CONSTANT)
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)
    Q_PROPERTY(pocketmars::app::MarsEditorModel* editor READ editor CONSTANT)

    /// Whether the board was thought up.
    Q_PROPERTY(bool madeUp READ madeUp NOTIFY changed)
    /// mm; empty without a game, as is all below.
    Q_PROPERTY(QSizeF boardSize READ boardSize NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::MarsSpot> spaces READ spaces NOTIFY changed)
    /// The letters of the sections, with a mark on what is complete.
    Q_PROPERTY(QList<pocketmars::app::MarsSpot> sectionSpots READ sectionSpots NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::MarsSpot> panels READ panels NOTIFY changed)
    /// Where astronauts may stand: what the rules call slots means something else to Qt.
    Q_PROPERTY(QList<pocketmars::app::MarsSpot> berths READ berths NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::MarsModule> modules READ modules NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::MarsPlayer> players READ players NOTIFY changed)
    /// Who acts now: chosen by the players, since the rest of the game says whose turn it is.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::MarsAction> actions READ actions NOTIFY changed)
    /// What must be done first; empty where nothing must.
    Q_PROPERTY(QString due READ due NOTIFY changed)
    Q_PROPERTY(bool canSkip READ canSkip NOTIFY changed)
    /// What the last step was and gave.
    Q_PROPERTY(QString lastStep READ lastStep NOTIFY changed)
    /// All steps in words, the last one first.
    Q_PROPERTY(QStringList steps READ steps NOTIFY changed)
    Q_PROPERTY(int round READ round NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    /// Points with their reasons, as if the game ended now.
    Q_PROPERTY(QList<pocketmars::app::MarsLine> lines READ lines NOTIFY changed)
    /// What each section scores and why.
    Q_PROPERTY(QStringList sections READ sections NOTIFY changed)
    /// What the player who acts has of the ship: projects, goals, gains; may be empty.
    Q_PROPERTY(QString possessions READ possessions NOTIFY changed)
    /// The photo that is kept with the game.
    Q_PROPERTY(pocketmars::app::MarsPhotoModel* photo READ photo CONSTANT)
    /// Whether the game stands in the history as it is now.
    Q_PROPERTY(bool isSaved READ isSaved NOTIFY changed)
    /// Whether it stands there at all: saving again takes the place of before.
    Q_PROPERTY(bool wasSaved READ wasSaved NOTIFY changed)

public:
    /// @param settings  outlives the view-model
    ToMarsViewModel(MarsServices services, Settings& settings, std::shared_ptr<ImageStore> images,
                    QObject* parent = nullptr);

    [[nodiscard]] bool playing() const { return m_game.has_value(); }
    [[nodiscard]] QStringList shipNames() const;
    [[nodiscard]] int lastShip() const;
    [[nodiscard]] QStringList lastNames() const;
    [[nodiscard]] QStringList colourNames() const;
    [[nodiscard]] const QList<int>& colours() const { return m_colours; }
    [[nodiscard]] MarsChoicesModel* choices() { return &m_choices; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    [[nodiscard]] MarsEditorModel* editor() { return &m_editor; }
    [[nodiscard]] MarsPhotoModel* photo() { return &m_photo; }
    [[nodiscard]] bool madeUp() const;
    [[nodiscard]] QSizeF boardSize() const;
    [[nodiscard]] QList<MarsSpot> spaces() const;
    [[nodiscard]] QList<MarsSpot> sectionSpots() const;
    [[nodiscard]] QList<MarsSpot> panels() const;
    [[nodiscard]] QList<MarsSpot> berths() const;
    [[nodiscard]] QList<MarsModule> modules() const;
    [[nodiscard]] QList<MarsPlayer> players() const;
    [[nodiscard]] int seat() const { return static_cast<int>(m_seat); }
    void setSeat(int seat);
    [[nodiscard]] QList<MarsAction> actions() const;
    [[nodiscard]] QString due() const;
    [[nodiscard]] bool canSkip() const;
    [[nodiscard]] QString lastStep() const;
    [[nodiscard]] QStringList steps() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] bool over() const;
    [[nodiscard]] QList<MarsLine> lines() const;
    [[nodiscard]] QStringList sections() const;
    [[nodiscard]] QString possessions() const;
    [[nodiscard]] bool isSaved() const { return m_record.isSaved; }
    [[nodiscard]] bool wasSaved() const { return m_record.savedAs.has_value(); }

    /// Gives a field of the form a colour of colourNames().
    Q_INVOKABLE void setColour(int field, int colour);
    /// Begins a game.
    /// @param names  by field of the form: of those who play, empty ones left out
    /// @param ship   of shipNames()
    Q_INVOKABLE void begin(const QStringList& names, int ship);
    /// Takes an action into hand, or carries it out where it needs no place; one that is not legal
    /// says why.
    Q_INVOKABLE void act(int action);
    /// What is in hand goes to the place at that point of the board, or says why it may not.
    /// @param x, y   mm
    /// @param reach  mm: the nearest place counts, of several in reach one that is lit
    Q_INVOKABLE void tapAt(double x, double y, double reach);
    /// The same, by the place's number among its kind.
    Q_INVOKABLE void tapPlace(int place);
    Q_INVOKABLE void skip();
    Q_INVOKABLE void nextRound();
    Q_INVOKABLE void endGame();
    Q_INVOKABLE void undo();
    /// Points that the rest of the game gave a player, added to the score.
    Q_INVOKABLE void setElsewhere(int seat, int points);
    /// Opens the editor with a copy of a board of shipNames().
    Q_INVOKABLE void editShip(int ship);
    /// Chooses the photo of the ship that is kept with the game. Where the board was shown to the
    /// program before, it is found in the photo and drawn flat under the tracker.
    Q_INVOKABLE void usePhoto(const QUrl& file);
    /// Asks for the game to be kept in the history: saveRequested().
    Q_INVOKABLE void save();
    /// Takes a game of the history up again, in place of the one that is followed.
    void open(const to_mars::Game& game, pocketmars::db::GameId id);
    /// Gives the game up, or closes one that is over.
    Q_INVOKABLE void close();

    /// Puts the texts into the language of now.
    void retranslate();

    /// What became of saveRequested().
    void saved(pocketmars::db::GameId id);
    void saveFailed(const QString& error);

signals:
    /// @param photo  of the ship; empty: none, or the one that was kept before
    /// @param again  the game that it was saved as before; nothing: a new one
    void saveRequested(const pocketmars::to_mars::Game& game, const std::filesystem::path& photo,
                       std::optional<pocketmars::db::GameId> again);
    void changed();
    void shipsChanged();
    void setupChanged();

private:
    void show();
    void play(const to_mars::Move& move);
    /// Says why a move is not legal.
    void refuse(const to_mars::Move& move);
    /// Keeps the game for the next start; it is not the one of the history any more.
    void keep();
    void keepRecord();
    void follow(std::optional<to_mars::Game> game, session::MarsRecord record);
    [[nodiscard]] std::string colourOf(std::size_t field) const;
    /// The places of the kind that what is in hand goes to.
    [[nodiscard]] QList<MarsSpot> placesInReach() const;
    void listShips();
    /// What is in hand; null where nothing is, or nothing that goes to such a place.
    [[nodiscard]] const MarsAction* inHand(MarsAction::Target target) const;
    [[nodiscard]] IsLit litFor(MarsAction::Target target) const;
    [[nodiscard]] QString stepText(std::size_t step) const;

    const MarsServices m_services;
    Settings* m_settings;
    std::vector<to_mars::Ship> m_ships;
    QList<int> m_colours; ///< by field, of usualColours()
    MarsChoicesModel m_choices;
    Trouble m_trouble;
    std::optional<to_mars::Game> m_game;
    std::size_t m_seat = 0;
    int m_inHand = -1; ///< of m_actions
    session::MarsRecord m_record;
    session::MarsRecord m_keptRecord; ///< as it stands on the disk
    int m_changes = 0;                ///< of the game and its photo
    int m_saving = 0;                 ///< m_changes when the game was handed to the history
    MarsPhotoModel m_photo;
    MarsEditorModel m_editor;
    QList<MarsAction> m_actions;
};

} // namespace pocketmars::app
