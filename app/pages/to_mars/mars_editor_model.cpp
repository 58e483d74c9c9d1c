#include "app/pages/to_mars/mars_editor_model.h"

#include "app/pages/to_mars/mars_items.h"
#include "app/pages/to_mars/mars_place_text.h"
#include "app/pages/to_mars/mars_values.h"
#include "engine/to_mars/ship/ship_check.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace to_mars;

/// Gaps up to this count as touching: drawn by hand, nothing lies exactly.
constexpr double kReachMm = 6.0;
constexpr std::size_t kMostUndone = 100;

/// A short id that none of the others has.
template <class Items> std::string freshId(const Items& items, char first) {
    for (char id = first;; ++id) {
        if (std::ranges::none_of(items,
                                 [id](const auto& one) { return one.id == std::string(1, id); })) {
            return std::string(1, id);
        }
    }
}

/// Which of the spaces, as they are listed, a slot touches.
QList<int> neighboursOf(const Ship& ship, const AstronautSlot& slot) {
    QList<int> neighbours;
    const auto spaces = spacesOf(ship);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        if (std::ranges::find(slot.beside, spaces[i]) != slot.beside.end()) {
            neighbours << static_cast<int>(i);
        }
    }
    return neighbours;
}

/// The spaces of the sections that a panel lies along.
QList<int> neighboursOf(const Ship& ship, const to_mars::Panel& panel) {
    QList<int> neighbours;
    const auto spaces = spacesOf(ship);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        if (panel.beside.at(spaces[i].section)) {
            neighbours << static_cast<int>(i);
        }
    }
    return neighbours;
}

/// A space is gone: what touched it does so no more, and those behind it have moved up.
void forgetSpace(Ship& ship, const SpaceId& gone) {
    for (auto& slot : ship.astronautSlots) {
        std::erase(slot.beside, gone);
        for (auto& space : slot.beside) {
            if (space.section == gone.section && space.area == gone.area &&
                space.place > gone.place) {
                --space.place;
            }
        }
    }
}

/// Within the board, and not too small to be taken hold of.
Box within(const Ship& ship, double x, double y, double width, double height) {
    constexpr double kLeastMm = 3.0;
    Box box;
    box.width = std::clamp(width, kLeastMm, ship.widthMm);
    box.height = std::clamp(height, kLeastMm, ship.heightMm);
    box.x = std::clamp(x, 0.0, ship.widthMm - box.width);
    box.y = std::clamp(y, 0.0, ship.heightMm - box.height);
    return box;
}

} // namespace

MarsEditorModel::MarsEditorModel(const MarsServices& services, std::shared_ptr<ImageStore> images,
                                 QObject* parent)
    : QObject(parent), m_services(services), m_images(std::move(images)), m_corners(m_images) {
    connect(&m_corners, &MarsCornersModel::marked, this, &MarsEditorModel::flatten);
}

MarsEditorModel::~MarsEditorModel() { m_images->remove(m_url); }

std::string MarsEditorModel::firstName() {
    //: The name of a board that is being entered, to be changed
    return tr("My ship").toStdString();
}

QString MarsEditorModel::name() const { return m_ship ? text(m_ship->name) : QString(); }

void MarsEditorModel::setName(const QString& name) {
    const auto wanted = name.simplified().toStdString();
    if (m_ship && m_ship->name != wanted) {
        remember();
        m_ship->name = wanted;
        emit changed();
    }
}

QSizeF MarsEditorModel::boardSize() const {
    return m_ship ? QSizeF(m_ship->widthMm, m_ship->heightMm) : QSizeF();
}

QList<EditedPlace> MarsEditorModel::places() const {
    QList<EditedPlace> places;
    if (!m_ship) {
        return places;
    }
    for (const auto& space : spacesOf(*m_ship)) {
        const auto& one = m_ship->area(space.section, space.area)[space.place];
        places << EditedPlace{rect(one.box),
                              text(sectionName(space.section)) + QString::number(one.number),
                              spaceTitle(*m_ship, space),
                              Space,
                              one.number,
                              {},
                              {}};
    }
    for (const auto& panel : m_ship->panels) {
        places << EditedPlace{rect(panel.box),
                              text(panel.id),
                              panelTitle(panel),
                              Panel,
                              0,
                              besideText(panel),
                              neighboursOf(*m_ship, panel)};
    }
    for (const auto& slot : m_ship->astronautSlots) {
        places << EditedPlace{rect(slot.box),
                              QString::number(slot.points),
                              slotTitle(slot),
                              Slot,
                              slot.points,
                              besideText(*m_ship, slot),
                              neighboursOf(*m_ship, slot)};
    }
    return places;
}

QList<int> MarsEditorModel::sizes() const {
    QList<int> sizes;
    for (std::size_t i = 0; m_ship && i < kStructureCount; ++i) {
        sizes << m_ship->structures.at(i).size;
    }
    return sizes;
}

QList<int> MarsEditorModel::counts() const {
    QList<int> counts;
    for (std::size_t i = 0; m_ship && i < kStructureCount; ++i) {
        counts << m_ship->structures.at(i).each;
    }
    return counts;
}

void MarsEditorModel::edit(const Ship& ship) {
    m_ship = ship;
    m_origin = ship.isMadeUp ? std::nullopt : std::optional(ship);
    if (ship.isMadeUp) {
        m_ship->isMadeUp = false;
        m_ship->name = m_firstName = firstName();
    }
    m_before.clear();
    m_corners.close();
    m_flat = cv::Mat();
    m_trouble.clear();
    show(m_services.picture(ship));
}

void MarsEditorModel::close() {
    m_ship.reset();
    m_corners.close();
    m_trouble.clear();
    show({});
}

void MarsEditorModel::remember() {
    m_trouble.clear();
    m_before.push_back(*m_ship);
    if (m_before.size() > kMostUndone) {
        m_before.erase(m_before.begin());
    }
}

void MarsEditorModel::undo() {
    if (canUndo()) {
        m_ship = m_before.back();
        m_before.pop_back();
        m_trouble.clear();
        emit changed();
    }
}

void MarsEditorModel::setBoardSize(double width, double height) {
    constexpr double kMostMm = 2000.0; // as the format has it
    if (m_ship && width >= 10.0 && height >= 10.0 && width <= kMostMm && height <= kMostMm) {
        remember();
        m_ship->widthMm = width;
        m_ship->heightMm = height;
        emit changed();
    }
}

void MarsEditorModel::setSize(int structure, int size) {
    if (m_ship && structure >= 0 && structure < 3 && size >= 1 &&
        size <= static_cast<int>(kMaxSpaces)) {
        remember();
        m_ship->structures.at(static_cast<std::size_t>(structure)).size = size;
        emit changed();
    }
}

void MarsEditorModel::setCount(int structure, int count) {
    if (m_ship && structure >= 0 && structure < 3 && count >= 0 && count <= 30) {
        remember();
        m_ship->structures.at(static_cast<std::size_t>(structure)).each = count;
        emit changed();
    }
}

std::optional<MarsEditorModel::Spot> MarsEditorModel::spotAt(int place) const {
    if (!m_ship || place < 0) {
        return std::nullopt;
    }
    auto item = static_cast<std::size_t>(place);
    const auto spaces = spacesOf(*m_ship);
    if (item < spaces.size()) {
        return Spot{Space, 0, spaces[item]};
    }
    item -= spaces.size();
    if (item < m_ship->panels.size()) {
        return Spot{Panel, item, {}};
    }
    item -= m_ship->panels.size();
    return item < m_ship->astronautSlots.size() ? std::optional(Spot{Slot, item, {}})
                                                : std::nullopt;
}

Box& MarsEditorModel::boxAt(const Spot& spot) {
    switch (spot.kind) {
    case Panel:
        return m_ship->panels[spot.item].box;
    case Slot:
        return m_ship->astronautSlots[spot.item].box;
    case Space:
        break;
    }
    auto& areas = m_ship->sections.at(spot.space.section);
    return areas.at(static_cast<std::size_t>(spot.space.area))[spot.space.place].box;
}

void MarsEditorModel::add(int kind, int section, bool lower) {
    if (!m_ship || section < 0 || section >= static_cast<int>(kSectionCount)) {
        return;
    }
    const auto middle = within(*m_ship, m_ship->widthMm / 2, m_ship->heightMm / 2, 18, 18);
    const bool full =
        kind == Panel ? m_ship->panels.size() >= kMaxPanels
        : kind == Slot
            ? m_ship->astronautSlots.size() >= kMaxSlots
            : m_ship->sections.at(static_cast<std::size_t>(section)).at(lower ? 1 : 0).size() >=
                  kMaxSpaces;
    if (full) {
        m_trouble.tell([] { return tr("There is no room for more of these."); });
        return;
    }
    remember();
    if (kind == Panel) {
        m_ship->panels.push_back({freshId(m_ship->panels, '1'), {}, {}, middle});
    } else if (kind == Slot) {
        m_ship->astronautSlots.push_back({freshId(m_ship->astronautSlots, 'a'), 2, {}, middle});
    } else {
        auto& area = m_ship->sections.at(static_cast<std::size_t>(section)).at(lower ? 1 : 0);
        const auto last = area.empty() ? to_mars::Space{0, middle} : area.back();
        const auto x = last.box.x + (area.empty() ? 0.0 : last.box.width);
        area.push_back(
            {last.number + 1, within(*m_ship, x, last.box.y, last.box.width, last.box.height)});
    }
    emit changed();
}

void MarsEditorModel::remove(int place) {
    const auto spot = spotAt(place);
    if (!spot) {
        return;
    }
    remember();
    if (spot->kind == Panel) {
        m_ship->panels.erase(m_ship->panels.begin() + static_cast<long>(spot->item));
    } else if (spot->kind == Slot) {
        m_ship->astronautSlots.erase(m_ship->astronautSlots.begin() +
                                     static_cast<long>(spot->item));
    } else {
        auto& area =
            m_ship->sections.at(spot->space.section).at(static_cast<std::size_t>(spot->space.area));
        area.erase(area.begin() + static_cast<long>(spot->space.place));
        forgetSpace(*m_ship, spot->space);
    }
    emit changed();
}

void MarsEditorModel::setBox(int place, double x, double y, double width, double height) {
    if (const auto spot = spotAt(place)) {
        const auto box = within(*m_ship, x, y, width, height);
        if (box != boxAt(*spot)) {
            remember();
            boxAt(*spot) = box;
        }
        emit changed(); // what was dragged too far comes back
    }
}

void MarsEditorModel::setNumber(int place, int number) {
    const auto spot = spotAt(place);
    if (!spot || spot->kind == Panel || number < 0) {
        return;
    }
    remember();
    if (spot->kind == Slot) {
        m_ship->astronautSlots[spot->item].points = std::min(number, 99);
    } else {
        auto& area =
            m_ship->sections.at(spot->space.section).at(static_cast<std::size_t>(spot->space.area));
        area[spot->space.place].number = std::clamp(number, 1, 999);
    }
    emit changed();
}

void MarsEditorModel::setBeside(int place, const QString& words) {
    const auto spot = spotAt(place);
    if (!spot || spot->kind == Space) {
        return;
    }
    auto changedShip = *m_ship;
    const bool read = spot->kind == Panel
                          ? readBeside(words, changedShip.panels[spot->item])
                          : readBeside(words, *m_ship, changedShip.astronautSlots[spot->item]);
    if (!read) {
        m_trouble.tell([isPanel = spot->kind == Panel] {
            return isPanel ? tr("Name sections, as in A B, those at a corner as in (C).")
                           : tr("Name spaces of the board, as in A above 1, A above 2.");
        });
        return;
    }
    remember();
    m_ship = std::move(changedShip);
    emit changed();
}

void MarsEditorModel::toggleBeside(int place, int space) {
    const auto spot = spotAt(place);
    const auto other = spotAt(space);
    if (!spot || spot->kind == Space || !other || other->kind != Space) {
        return;
    }
    remember();
    if (spot->kind == Panel) {
        auto& panel = m_ship->panels[spot->item];
        const auto section = other->space.section;
        const bool wasCorner = panel.atCorner.at(section);
        panel.atCorner.at(section) = panel.beside.at(section);
        panel.beside.at(section) = !panel.beside.at(section) && !wasCorner;
    } else if (auto& beside = m_ship->astronautSlots[spot->item].beside;
               std::erase(beside, other->space) == 0) {
        beside.push_back(other->space);
    }
    emit changed();
}

void MarsEditorModel::guessNeighbours() {
    if (m_ship) {
        remember();
        to_mars::guessNeighbours(*m_ship, kReachMm);
        emit changed();
    }
}

void MarsEditorModel::usePhoto(const QUrl& file) {
    if (!m_ship || m_busy) {
        return;
    }
    m_busy = true;
    m_trouble.clear();
    emit changed();
    m_worker.run([load = m_services.loadPhoto,
                  path = file.toLocalFile().toStdString()] { return load(path); },
                 [this](const tl::expected<cv::Mat, session::SessionError>& photo) {
                     m_busy = false;
                     if (!photo) {
                         m_trouble.tell(text(photo.error().message));
                         emit changed();
                         return;
                     }
                     emit changed();
                     if (m_ship) { // nobody closed it meanwhile
                         m_corners.begin(*photo);
                     }
                 });
}

void MarsEditorModel::flatten(const cv::Mat& photo, const vision::BoardCorners& corners) {
    if (!m_ship) {
        return;
    }
    const auto flat = m_services.flatten(photo, corners, *m_ship);
    if (!flat) {
        m_trouble.tell(text(flat.error().message));
        return;
    }
    m_trouble.clear();
    m_flat = *flat;
    m_corners.close();
    show(m_flat);
}

void MarsEditorModel::save() {
    if (!m_ship) {
        return;
    }
    if (firstFault(*m_ship)) {
        m_trouble.tell([ship = *m_ship] {
            //: A board can't be kept yet; %1 what is wrong with it, a place and a colon before it
            return tr("Not yet – %1.").arg(faultText(ship, *firstFault(ship)));
        });
        return;
    }
    const bool isRenamed = m_origin && m_origin->name != m_ship->name;
    const auto ships = m_services.ships();
    if ((!m_origin || isRenamed) &&
        std::ranges::find(ships, m_ship->name, &Ship::name) != ships.end()) {
        m_trouble.tell([name = text(m_ship->name)] {
            //: A board can't be kept yet; %1 the name of another board
            return tr("Not yet: another board is called %1.").arg(name);
        });
        return;
    }
    const auto picture = isRenamed && m_flat.empty() ? m_services.picture(*m_origin) : m_flat;
    auto kept = m_services.saveShip(*m_ship, picture);
    if (kept && isRenamed) {
        kept = m_services.removeShip(*m_origin);
    }
    if (!kept) {
        m_trouble.tell(text(kept.error().message));
        return;
    }
    close();
    emit shipsChanged();
}

void MarsEditorModel::removeShip() {
    if (!m_origin) {
        return;
    }
    if (const auto removed = m_services.removeShip(*m_origin); !removed) {
        m_trouble.tell(text(removed.error().message));
        return;
    }
    close();
    emit shipsChanged();
}

void MarsEditorModel::retranslate() {
    // The name that a new board begins with is no word of the player's.
    const auto renamed = [this](Ship& ship) {
        if (!m_origin && ship.name == m_firstName) {
            ship.name = firstName();
        }
    };
    if (m_ship) {
        renamed(*m_ship);
        std::ranges::for_each(m_before, renamed);
        m_firstName = firstName();
    }
    m_trouble.retranslate();
    emit changed();
}

void MarsEditorModel::show(const cv::Mat& picture) {
    m_images->remove(m_url);
    m_url = picture.empty() ? QString() : m_images->put(asImage(picture));
    emit changed();
}

} // namespace pocketmars::app
