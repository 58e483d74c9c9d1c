#include "app/pages/to_mars/to_mars_view_model.h"

#include "app/pages/to_mars/mars_values.h"
#include "engine/to_mars/format/ship_json.h"
#include "engine/to_mars/rules/game_words.h"
#include "engine/to_mars/rules/score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace to_mars;
using Target = MarsAction::Target;

constexpr std::array kColours{"red", "blue", "green", "yellow"};

QString sentence(const std::string& words) {
    const auto line = text(words);
    return line.left(1).toUpper() + line.mid(1) + QStringLiteral(".");
}

} // namespace

ToMarsViewModel::ToMarsViewModel(MarsServices services, std::shared_ptr<ImageStore> images,
                                 QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_images(std::move(images)),
      m_editor(m_services, m_images) {
    connect(&m_editor, &MarsEditorModel::saved, this, &ToMarsViewModel::listShips);
    listShips();
    if (auto game = m_services.resume(); !game) {
        m_trouble.tell(text(game.error().message));
    } else if (*game) {
        m_game = **std::move(game);
        m_choices.setChoices(m_game->table().choices);
    }
    show();
}

ToMarsViewModel::~ToMarsViewModel() { m_images->remove(m_flatPhoto); }

void ToMarsViewModel::listShips() {
    m_ships = m_services.ships();
    m_ships.insert(m_ships.begin(), madeUpShip());
    emit shipsChanged();
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

QString ToMarsViewModel::shipName() const {
    return m_game ? text(m_game->table().ship.name) : QString();
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
    const auto what = inWords(m_game->moves()[step], m_game->table().ship, before.players);
    const auto gave = inWords(m_game->effects(step));
    return sentence(what + (gave.empty() ? "" : ": " + gave));
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
        sections << sentence(
            toWords(scoreSection(m_game->table(), m_game->state(), section), section));
    }
    return sections;
}

void ToMarsViewModel::begin(const QStringList& names, int ship) {
    std::vector<Player> players;
    QStringList known;
    for (const auto& name : names) {
        const auto plain = name.simplified().remove(QLatin1Char(':'));
        if (plain.isEmpty() || players.size() == kMaxSeats) {
            continue;
        }
        if (known.contains(plain)) {
            //: %1 a player's name
            m_trouble.tell(tr("Two players are called %1; give one another name.").arg(plain));
            return;
        }
        known << plain;
        players.emplace_back();
        players.back().name = plain.toStdString();
        players.back().colour = kColours.at(players.size() - 1);
    }
    if (players.size() == 1 && m_choices.choices().second(Choice::Solo)) {
        players.emplace_back();
        //: The name of the second player in solo
        players.back().name = tr("Rival").toStdString();
        players.back().colour = kColours[1];
    }
    if (players.empty() || ship < 0 || static_cast<std::size_t>(ship) >= m_ships.size()) {
        m_trouble.tell(tr("Who plays? Give one to four names."));
        return;
    }
    const auto& board = m_ships[static_cast<std::size_t>(ship)];
    m_game.emplace(Table{board, m_choices.choices()}, startOf(board, std::move(players)));
    m_seat = 0;
    m_inHand = -1;
    m_trouble.clear();
    keep();
    show();
}

void ToMarsViewModel::act(int action) {
    if (!m_game || action < 0 || action >= m_actions.size()) {
        return;
    }
    const auto& wanted = m_actions[action];
    m_inHand = -1;
    m_trouble.clear();
    if (!wanted.legal) {
        m_trouble.tell(sentence(wanted.why.toStdString()));
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
        m_trouble.tell(tr("First choose beside the ship what goes there."));
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
    const auto wanted = moveAt(action, m_game->table().ship, item);
    if (const auto refusal = whyNot(m_game->table(), m_game->state(), wanted)) {
        m_trouble.tell(sentence(toWords(*refusal, m_game->table(), m_game->state(), wanted)));
    }
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
    if (const auto played = m_game->play(move); !played) {
        m_trouble.tell(sentence(played.error()));
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

QString ToMarsViewModel::photoName() const { return text(m_photo.filename().string()); }

void ToMarsViewModel::usePhoto(const QUrl& file) {
    if (!m_game) {
        return;
    }
    m_photo = file.toLocalFile().toStdString();
    m_isSaved = false;
    m_trouble.clear();
    setFlatPhoto({});
    if (m_game->table().ship.isMadeUp) {
        return; // nobody has a photo of it
    }
    m_worker.run([find = m_services.findBoard, ship = m_game->table().ship,
                  photo = m_photo] { return find(ship, photo); },
                 [this, asked = ++m_photos](const auto& flat) {
                     if (asked != m_photos) {
                         return;
                     }
                     if (flat) {
                         setFlatPhoto(m_images->put(asImage(*flat)));
                     } else {
                         m_trouble.tell(text(flat.error().message));
                     }
                 });
}

void ToMarsViewModel::setFlatPhoto(const QString& url) {
    m_images->remove(m_flatPhoto);
    m_flatPhoto = url;
    emit changed();
}

void ToMarsViewModel::save() {
    if (m_game && !m_isSaved) {
        m_trouble.clear();
        emit saveRequested(*m_game, m_photo);
    }
}

void ToMarsViewModel::saved() {
    m_isSaved = m_game.has_value();
    emit changed();
}

void ToMarsViewModel::saveFailed(const QString& error) { m_trouble.tell(error); }

void ToMarsViewModel::close() {
    m_game.reset();
    m_photo.clear();
    ++m_photos;
    setFlatPhoto({});
    m_inHand = -1;
    m_trouble.clear();
    keep();
    show();
}

void ToMarsViewModel::keep() {
    m_isSaved = false;
    if (const auto kept = m_services.keep(m_game); !kept) {
        m_trouble.tell(text(kept.error().message));
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
    emit shipsChanged();
}

} // namespace pocketmars::app
