#include "app/pages/to_mars/mars_editor_model.h"

#include "app/pages/to_mars/mars_items.h"
#include "app/pages/to_mars/mars_values.h"
#include "engine/to_mars/ship/ship_check.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

using namespace to_mars;

/// Gaps up to this count as touching: drawn by hand, nothing lies exactly.
constexpr double kReachMm = 6.0;
constexpr std::size_t kMostUndone = 100;

/// `A B (C)`: along the sides of A and B, at a corner of C.
QString besideText(const to_mars::Panel& panel) {
    QStringList words;
    for (std::size_t section = 0; section < kSectionCount; ++section) {
        const auto name = text(sectionName(section));
        if (panel.beside.at(section)) {
            words << name;
        } else if (panel.atCorner.at(section)) {
            words << QStringLiteral("(%1)").arg(name);
        }
    }
    return words.join(QLatin1Char(' '));
}

QString besideText(const AstronautSlot& slot) {
    QStringList words;
    for (const auto& space : slot.beside) {
        words << text(toText(space));
    }
    return words.join(QLatin1Char(' '));
}

QStringList wordsOf(const QString& words) {
    static const QRegularExpression gaps(QStringLiteral("[\\s,;]+"));
    return words.split(gaps, Qt::SkipEmptyParts);
}

bool readBeside(const QString& words, to_mars::Panel& panel) {
    panel.beside = {};
    panel.atCorner = {};
    for (const auto& word : wordsOf(words)) {
        const bool corner = word.startsWith(QLatin1Char('('));
        const auto letter = corner ? word.mid(1, word.size() - 2) : word;
        const auto place = QStringLiteral("ABC").indexOf(letter.toUpper());
        if (letter.size() != 1 || place < 0) {
            return false;
        }
        (corner ? panel.atCorner : panel.beside).at(static_cast<std::size_t>(place)) = true;
    }
    return true;
}

bool readBeside(const QString& words, AstronautSlot& slot) {
    slot.beside.clear();
    for (const auto& word : wordsOf(words)) {
        const auto space = spaceFromText(word.toStdString());
        if (!space) {
            return false;
        }
        slot.beside.push_back(*space);
    }
    return true;
}

/// A short id that none of the others has.
template <class Items> std::string freshId(const Items& items, char first) {
    for (char id = first;; ++id) {
        if (std::ranges::none_of(items,
                                 [id](const auto& one) { return one.id == std::string(1, id); })) {
            return std::string(1, id);
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
    : QObject(parent), m_services(services), m_images(std::move(images)) {}

MarsEditorModel::~MarsEditorModel() { m_images->remove(m_url); }

QString MarsEditorModel::name() const { return m_ship ? text(m_ship->name) : QString(); }

void MarsEditorModel::setName(const QString& name) {
    if (m_ship) {
        m_ship->name = name.simplified().toStdString();
        emit changed();
    }
}

QSizeF MarsEditorModel::boardSize() const {
    return m_ship ? QSizeF(m_ship->widthMm, m_ship->heightMm) : QSizeF();
}

QSizeF MarsEditorModel::photoSize() const { return QSizeF(m_photo.cols, m_photo.rows); }

QList<EditedPlace> MarsEditorModel::places() const {
    QList<EditedPlace> places;
    if (!m_ship) {
        return places;
    }
    for (const auto& space : spacesOf(*m_ship)) {
        const auto& one = m_ship->area(space.section, space.area)[space.place];
        places << EditedPlace{
            rect(one.box), QString::number(one.number), text(toText(space)), Space, one.number, {}};
    }
    for (const auto& panel : m_ship->panels) {
        //: A place of a board that is being entered; %1 its name
        places << EditedPlace{
            rect(panel.box),  text(panel.id), tr("Solar panel %1").arg(text(panel.id)), Panel, 0,
            besideText(panel)};
    }
    for (const auto& slot : m_ship->astronautSlots) {
        //: A place of a board that is being entered; %1 its name
        places << EditedPlace{rect(slot.box),
                              QString::number(slot.points),
                              tr("Astronaut slot %1").arg(text(slot.id)),
                              Slot,
                              slot.points,
                              besideText(slot)};
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
    if (ship.isMadeUp) {
        m_ship->isMadeUp = false;
        //: The name of a board that is being entered, to be changed
        m_ship->name = tr("My ship").toStdString();
    }
    m_before.clear();
    m_corners.clear();
    m_photo = cv::Mat();
    m_flat = cv::Mat();
    m_trouble.clear();
    show(m_services.picture(ship));
}

void MarsEditorModel::close() {
    m_ship.reset();
    m_corners.clear();
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
        m_trouble.tell(tr("There is no room for more of these."));
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
                          : readBeside(words, changedShip.astronautSlots[spot->item]);
    if (!read) {
        m_trouble.tell(spot->kind == Panel
                           ? tr("Name sections, as in A B, those at a corner as in (C).")
                           : tr("Name spaces, as in A.upper.1 A.upper.2."));
        return;
    }
    remember();
    m_ship = std::move(changedShip);
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
                     m_photo = *photo;
                     const double width = m_photo.cols;
                     const double height = m_photo.rows;
                     m_corners = {{0.1 * width, 0.1 * height},
                                  {0.9 * width, 0.1 * height},
                                  {0.9 * width, 0.9 * height},
                                  {0.1 * width, 0.9 * height}};
                     show(m_photo);
                 });
}

void MarsEditorModel::moveCorner(int corner, double x, double y) {
    if (corner >= 0 && corner < m_corners.size()) {
        m_corners[corner] = {std::clamp(x, 0.0, static_cast<double>(m_photo.cols)),
                             std::clamp(y, 0.0, static_cast<double>(m_photo.rows))};
        emit changed();
    }
}

void MarsEditorModel::flatten() {
    if (!m_ship || m_corners.size() != 4) {
        return;
    }
    vision::BoardCorners corners;
    std::ranges::transform(m_corners, corners.begin(),
                           [](const QPointF& at) { return cv::Point2d(at.x(), at.y()); });
    const auto flat = m_services.flatten(m_photo, corners, *m_ship);
    if (!flat) {
        m_trouble.tell(text(flat.error().message));
        return;
    }
    m_trouble.clear();
    m_flat = *flat;
    m_corners.clear();
    m_photo = cv::Mat();
    show(m_flat);
}

void MarsEditorModel::save() {
    if (!m_ship) {
        return;
    }
    if (const auto fault = firstFault(*m_ship)) {
        //: A board can't be kept yet; %1 what is wrong with it
        m_trouble.tell(tr("Not yet: %1").arg(text(fault->toString())));
        return;
    }
    if (const auto kept = m_services.saveShip(*m_ship, m_flat); !kept) {
        m_trouble.tell(text(kept.error().message));
        return;
    }
    const auto name = text(m_ship->name);
    close();
    emit saved(name);
}

void MarsEditorModel::show(const cv::Mat& picture) {
    m_images->remove(m_url);
    m_url = picture.empty() ? QString() : m_images->put(asImage(picture));
    emit changed();
}

} // namespace pocketmars::app
