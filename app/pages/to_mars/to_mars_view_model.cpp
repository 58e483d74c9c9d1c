#include "app/pages/to_mars/to_mars_view_model.h"

#include "app/pages/to_mars/mars_values.h"
#include "app/support/item_text.h"
#include "app/support/usual_colours.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/begin.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/score.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace to_mars;
using Target = MarsAction::Target;

constexpr auto kNames = "names"; // of Settings::marsGame()
constexpr auto kColours = "colours";
constexpr auto kShip = "ship";

QString sentence(const QString& line) {
    //: %1 a sentence without its full stop, which other scripts write otherwise
    return ToMarsViewModel::tr("%1.").arg(line.left(1).toUpper() + line.mid(1));
}
QString sentence(const std::string& words) { return sentence(text(words)); }

} // namespace

ToMarsViewModel::ToMarsViewModel(MarsServices services, Settings& settings,
                                 std::shared_ptr<ImageStore> images, QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_settings(&settings), m_choices(settings),
      m_photo(m_services, images, m_trouble), m_editor(m_services, std::move(images)) {
    connect(&m_editor, &MarsEditorModel::shipsChanged, this, &ToMarsViewModel::listShips);
    connect(&m_photo, &MarsPhotoModel::cornersMarked, this,
            [this](const vision::BoardCorners& corners) {
                m_record.corners = corners;
                keepRecord();
            });
    const auto last = settings.marsGame().value(kColours).toStringList();
    for (qsizetype field = 0; field < static_cast<qsizetype>(kMaxSeats); ++field) {
        const auto known = usualColours().indexOf(last.value(field));
        m_colours << static_cast<int>(known < 0 ? field : known);
    }
    listShips();
    if (auto game = m_services.resume(); !game) {
        m_trouble.tell(text(game.error().message));
    } else if (*game) {
        m_keptRecord = m_services.record();
        follow(**std::move(game), m_keptRecord);
    }
    show();
}

void ToMarsViewModel::follow(std::optional<Game> game, session::MarsRecord record) {
    m_game = std::move(game);
    m_record = std::move(record);
    ++m_changes;
    m_seat = 0;
    m_inHand = -1;
    if (m_game && !m_record.photo.empty()) {
        m_photo.use(m_record.photo, m_game->table().ship, m_record.corners);
    } else {
        m_photo.clear();
    }
}

void ToMarsViewModel::listShips() {
    m_ships = m_services.ships();
    m_ships.insert(m_ships.begin(), madeUpShip());
    emit shipsChanged();
}

int ToMarsViewModel::lastShip() const {
    const auto name = m_settings->marsGame().value(kShip).toString().toStdString();
    const auto ship = std::ranges::find(m_ships, name, &Ship::name);
    return ship == m_ships.end() ? 0 : static_cast<int>(ship - m_ships.begin());
}

QStringList ToMarsViewModel::lastNames() const {
    return m_settings->marsGame().value(kNames).toStringList();
}

QStringList ToMarsViewModel::colourNames() const {
    QStringList names;
    for (const auto& colour : usualColours()) {
        names << colourText(colour.toStdString());
    }
    return names;
}

std::string ToMarsViewModel::colourOf(std::size_t field) const {
    return usualColours().at(m_colours.at(static_cast<qsizetype>(field))).toStdString();
}

void ToMarsViewModel::setColour(int field, int colour) {
    if (field < 0 || field >= m_colours.size() || colour < 0 || colour >= usualColours().size()) {
        return;
    }
    // Who had it gets the one that is free now: no two have the same.
    const auto other = m_colours.indexOf(colour);
    if (other >= 0) {
        m_colours[other] = m_colours[field];
    }
    m_colours[field] = colour;
    emit setupChanged();
}

void ToMarsViewModel::editShip(int ship) {
    if (ship >= 0 && static_cast<std::size_t>(ship) < m_ships.size()) {
        m_editor.edit(m_ships[static_cast<std::size_t>(ship)]);
    }
}

QStringList ToMarsViewModel::shipNames() const {
    QStringList names;
    for (const auto& ship : m_ships) {
        //: The board that comes with the program
        names << (ship.isMadeUp ? tr("Made-up ship") : text(ship.name));
    }
    return names;
}

bool ToMarsViewModel::madeUp() const { return m_game && m_game->table().ship.isMadeUp; }

QSizeF ToMarsViewModel::boardSize() const {
    return m_game ? QSizeF(m_game->table().ship.widthMm, m_game->table().ship.heightMm) : QSizeF();
}

const MarsAction* ToMarsViewModel::inHand(Target target) const {
    const bool isHeld = m_inHand >= 0 && m_inHand < m_actions.size();
    return isHeld && m_actions[m_inHand].target == target ? &m_actions[m_inHand] : nullptr;
}

IsLit ToMarsViewModel::litFor(Target target) const {
    return [this, action = inHand(target)](std::size_t item) {
        return action != nullptr && legalMoveAt(*action, *m_game, item).has_value();
    };
}

QList<MarsSpot> ToMarsViewModel::spaces() const {
    return m_game ? marsSpaces(*m_game, litFor(Target::Space)) : QList<MarsSpot>();
}

QList<MarsSpot> ToMarsViewModel::sectionSpots() const {
    return m_game ? marsSections(*m_game) : QList<MarsSpot>();
}

QList<MarsSpot> ToMarsViewModel::panels() const {
    return m_game ? marsPanels(*m_game, litFor(Target::Panel)) : QList<MarsSpot>();
}

QList<MarsSpot> ToMarsViewModel::berths() const {
    return m_game ? marsSlots(*m_game, litFor(Target::Slot)) : QList<MarsSpot>();
}

QList<MarsModule> ToMarsViewModel::modules() const {
    return m_game ? marsModules(*m_game) : QList<MarsModule>();
}

QList<MarsPlayer> ToMarsViewModel::players() const {
    return m_game ? marsPlayers(*m_game) : QList<MarsPlayer>();
}

QString ToMarsViewModel::possessions() const {
    return m_game ? marsPlayers(*m_game).at(seat()).has : QString();
}

void ToMarsViewModel::setSeat(int seat) {
    if (m_game && seat >= 0 && static_cast<std::size_t>(seat) < m_game->state().players.size()) {
        m_seat = static_cast<std::size_t>(seat);
        m_inHand = -1;
        m_trouble.clear();
        show();
    }
}

QList<MarsAction> ToMarsViewModel::actions() const {
    auto actions = m_actions;
    if (m_inHand >= 0 && m_inHand < actions.size()) {
        actions[m_inHand].chosen = true;
    }
    return actions;
}

QString ToMarsViewModel::due() const {
    return m_game && !m_game->state().pending.empty()
               ? sentence(inWords(m_game->state().pending.back(), m_game->state()))
               : QString();
}

bool ToMarsViewModel::canSkip() const {
    return m_game &&
           !whyNot(m_game->table(), m_game->state(), {.kind = MoveKind::Skip, .seat = m_seat});
}

QString ToMarsViewModel::stepText(std::size_t step) const {
    const auto& before = m_game->before(step);
    const auto what = text(inWords(m_game->moves()[step], m_game->table().ship, before.players));
    const auto gave = text(inWords(m_game->effects(step)));
    //: %1 a step of the game, in which a colon may stand, %2 what it gave
    return sentence(gave.isEmpty() ? what : tr("%1 – %2").arg(what, gave));
}

QString ToMarsViewModel::lastStep() const {
    return m_game && !m_game->moves().empty() ? stepText(m_game->moves().size() - 1) : QString();
}

QStringList ToMarsViewModel::steps() const {
    QStringList steps;
    for (auto step = m_game ? m_game->moves().size() : 0; step > 0; --step) {
        steps << stepText(step - 1);
    }
    return steps;
}

int ToMarsViewModel::round() const { return m_game ? m_game->state().round : 0; }

bool ToMarsViewModel::over() const { return m_game && m_game->state().isOver; }

QList<MarsLine> ToMarsViewModel::lines() const {
    return m_game ? marsLines(*m_game) : QList<MarsLine>();
}

QStringList ToMarsViewModel::sections() const {
    QStringList sections;
    for (std::size_t section = 0; m_game && section < kSectionCount; ++section) {
        const auto& state = m_game->state();
        const auto result = scoreSection(m_game->table(), state, section);
        sections << sentence(toWords(result, section, state.isOver));
    }
    return sections;
}

void ToMarsViewModel::begin(const QStringList& names, int ship) {
    if (ship < 0 || static_cast<std::size_t>(ship) >= m_ships.size()) {
        return;
    }
    std::vector<Player> players;
    for (std::size_t field = 0; field < kMaxSeats; ++field) {
        const auto name = names.value(static_cast<qsizetype>(field)).simplified();
        if (!name.isEmpty()) {
            players.emplace_back();
            players.back().name = name.toStdString();
            players.back().colour = colourOf(field);
        }
    }
    const auto& board = m_ships[static_cast<std::size_t>(ship)];
    auto game = beginGame(board, m_choices.choices(), players);
    if (!game) {
        m_trouble.tell([board, choices = m_choices.choices(), players] {
            return text(beginGame(board, choices, players).error());
        });
        return;
    }
    QStringList colours;
    for (std::size_t field = 0; field < kMaxSeats; ++field) {
        colours << text(colourOf(field));
    }
    m_settings->setMarsGame({{kNames, names}, {kColours, colours}, {kShip, text(board.name)}});
    m_trouble.clear();
    follow(*std::move(game), {});
    keep();
    show();
    emit setupChanged();
}

void ToMarsViewModel::act(int action) {
    if (!m_game || action < 0 || action >= m_actions.size()) {
        return;
    }
    const auto& wanted = m_actions[action];
    m_inHand = -1;
    m_trouble.clear();
    if (!wanted.legal) {
        m_trouble.tell([this, action] { return sentence(m_actions.value(action).why); });
    } else if (wanted.target == Target::None) {
        play(wanted.move);
        return;
    } else {
        m_inHand = action;
    }
    emit changed();
}

QList<MarsSpot> ToMarsViewModel::placesInReach() const {
    if (inHand(Target::Space) != nullptr) {
        return spaces();
    }
    return inHand(Target::Panel) != nullptr  ? panels()
           : inHand(Target::Slot) != nullptr ? berths()
                                             : QList<MarsSpot>();
}

void ToMarsViewModel::tapAt(double x, double y, double reach) {
    const auto places = placesInReach();
    if (m_game && places.isEmpty()) {
        m_trouble.tell([] { return tr("First choose beside the ship what goes there."); });
        return;
    }
    int best = -1;
    double nearest = reach;
    for (int i = 0; i < places.size(); ++i) {
        const auto& box = places[i].box;
        const double dx = std::max({box.left() - x, 0.0, x - box.right()});
        const double dy = std::max({box.top() - y, 0.0, y - box.bottom()});
        // A place that is lit is meant rather than one beside it that is not.
        const double distance = std::hypot(dx, dy) + (places[i].lit ? 0.0 : reach / 2);
        if (distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    tapPlace(best);
}

void ToMarsViewModel::tapPlace(int place) {
    if (!m_game || place < 0 || place >= placesInReach().size()) {
        return;
    }
    const auto action = m_actions[m_inHand];
    const auto item = static_cast<std::size_t>(place);
    if (const auto move = legalMoveAt(action, *m_game, item)) {
        play(*move);
        return;
    }
    refuse(moveAt(action, m_game->table().ship, item));
}

void ToMarsViewModel::refuse(const Move& move) {
    m_trouble.tell([this, move] {
        const auto& table = m_game->table();
        const auto refusal = whyNot(table, m_game->state(), move);
        return refusal ? sentence(toWords(*refusal, table, m_game->state(), move)) : QString();
    });
}

void ToMarsViewModel::skip() { play({.kind = MoveKind::Skip, .seat = m_seat}); }
void ToMarsViewModel::nextRound() { play({.kind = MoveKind::NextRound}); }
void ToMarsViewModel::endGame() { play({.kind = MoveKind::End}); }

void ToMarsViewModel::play(const Move& move) {
    if (!m_game) {
        return;
    }
    m_trouble.clear();
    m_inHand = -1;
    if (!m_game->play(move)) {
        refuse(move);
    } else {
        keep();
    }
    show();
}

void ToMarsViewModel::undo() {
    if (m_game && m_game->undo()) {
        m_inHand = -1;
        m_trouble.clear();
        keep();
        show();
    }
}

void ToMarsViewModel::setElsewhere(int seat, int points) {
    constexpr int kMost = 999; // as the format has it
    const auto place = static_cast<std::size_t>(seat);
    if (m_game && seat >= 0 && place < m_game->state().players.size() && points >= 0 &&
        points <= kMost && m_game->state().players[place].elsewhere != points) {
        m_game->setElsewhere(place, points);
        keep();
        show();
    }
}

void ToMarsViewModel::usePhoto(const QUrl& file) {
    if (!m_game) {
        return;
    }
    m_record.photo = file.toLocalFile().toStdString();
    m_record.corners.reset();
    m_record.isSaved = false;
    ++m_changes;
    m_trouble.clear();
    m_photo.use(m_record.photo, m_game->table().ship, std::nullopt);
    keepRecord();
    emit changed();
}

void ToMarsViewModel::save() {
    if (m_game && !m_record.isSaved) {
        m_trouble.clear();
        m_saving = m_changes;
        emit saveRequested(*m_game, m_record.photo, m_record.savedAs);
    }
}

void ToMarsViewModel::saved(db::GameId id) {
    if (m_game) {
        m_record.savedAs = id;
        m_record.isSaved = m_saving == m_changes; // nobody went on meanwhile
        keepRecord();
    }
    emit changed();
}

void ToMarsViewModel::saveFailed(const QString& error) { m_trouble.tell(error); }

void ToMarsViewModel::open(const Game& game, db::GameId id) {
    m_trouble.clear();
    follow(game, {});
    keep();
    m_record.savedAs = id;
    m_record.isSaved = true;
    keepRecord();
    show();
}

void ToMarsViewModel::close() {
    m_trouble.clear();
    follow(std::nullopt, {});
    keep();
    show();
}

void ToMarsViewModel::keep() {
    ++m_changes;
    m_record.isSaved = false;
    keepRecord(); // first: a game that is taken for unsaved loses nothing
    if (const auto kept = m_services.keep(m_game); !kept) {
        m_trouble.tell(text(kept.error().message));
    }
}

void ToMarsViewModel::keepRecord() {
    if (m_record == m_keptRecord) {
        return;
    }
    if (const auto kept = m_services.keepRecord(m_record); !kept) {
        m_trouble.tell(text(kept.error().message));
    } else {
        m_keptRecord = m_record;
    }
}

void ToMarsViewModel::show() {
    if (m_game && !m_game->state().pending.empty()) {
        m_seat = m_game->state().pending.back().seat;
    }
    m_actions = m_game ? marsActions(*m_game, m_seat) : QList<MarsAction>();
    emit changed();
}

void ToMarsViewModel::retranslate() {
    m_choices.retranslate();
    show();
    m_trouble.retranslate();
    m_editor.retranslate();
    emit shipsChanged();
}

} // namespace pocketmars::app
