#include "app/pages/profiles/colour_names.h"

#include "app/support/item_text.h"
#include "app/support/player_colour.h"
#include "calibration/paints/colour_guess.h"
#include "calibration/paints/ship_match.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

namespace pocketmars::app {
namespace {

int indexOf(const std::vector<std::string>& names, const std::string& name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

/// Each name is there once.
bool areApart(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    return std::adjacent_find(names.begin(), names.end()) == names.end();
}

std::vector<std::string> colonistsOf(const std::vector<std::string>& pieceNames) {
    std::vector<std::string> names;
    std::copy_if(pieceNames.begin(), pieceNames.end(), std::back_inserter(names),
                 [](const std::string& name) { return !name.empty(); });
    return names;
}

bool fitPieces(const std::vector<std::string>& names, std::size_t pieces) {
    return names.size() == pieces && areApart(names) && colonistsOf(names).size() + 1 == pieces;
}

bool fitShips(const std::vector<std::string>& names, std::size_t ships,
              const std::vector<std::string>& pieceNames) {
    return names.size() == ships && areApart(names) &&
           std::all_of(names.begin(), names.end(), [&](const std::string& name) {
               return !name.empty() && indexOf(pieceNames, name) >= 0;
           });
}

/// Gives `names[at]` another name; who has it takes that of `names[at]`.
void rename(std::vector<std::string>& names, std::size_t at, const std::string& name) {
    const auto other = std::find(names.begin(), names.end(), name);
    if (other != names.end()) {
        std::swap(*other, names[at]);
    } else {
        names[at] = name;
    }
}

/// Indices of pieces: as they lie, where there are too many for more than a person to tell.
std::vector<std::size_t> piecesOfShips(const std::vector<calibration::CardFace>& ships,
                                       const std::vector<calibration::PieceFace>& people) {
    if (people.size() <= calibration::kMostMatched) {
        return calibration::matchShips(ships, people);
    }
    std::vector<std::size_t> inOrder(ships.size());
    std::iota(inOrder.begin(), inOrder.end(), 0);
    return inOrder;
}

} // namespace

ColourNames::ColourNames(std::shared_ptr<ImageStore> images, QObject* parent)
    : QObject(parent), m_images(std::move(images)) {}

ColourNames::~ColourNames() { clear(); }

void ColourNames::clear() {
    for (const auto& image : m_pieceImages + m_shipImages) {
        m_images->remove(image);
    }
    m_pieceImages.clear();
    m_shipImages.clear();
}

void ColourNames::set(std::vector<calibration::PieceFace> pieces,
                      std::vector<calibration::CardFace> ships, std::vector<std::string> pieceNames,
                      std::vector<std::string> shipNames) {
    clear();
    m_pieces = std::move(pieces);
    m_ships = std::move(ships);
    m_pieceNames = std::move(pieceNames);
    m_shipNames = std::move(shipNames);
    for (const auto& piece : m_pieces) {
        m_pieceImages << m_images->put(asImage(piece.image));
    }
    for (const auto& ship : m_ships) {
        m_shipImages << m_images->put(asImage(ship.image));
    }
    if (!m_pieces.empty()) {
        const std::vector<calibration::PieceFace> colonists(m_pieces.begin(), m_pieces.end() - 1);
        if (!fitPieces(m_pieceNames, m_pieces.size())) {
            m_pieceNames = calibration::guessColours(colonists);
            m_pieceNames.emplace_back();
        }
        if (!fitShips(m_shipNames, m_ships.size(), m_pieceNames)) {
            m_shipNames.clear();
            const auto named = namedPieces();
            const std::vector<calibration::PieceFace> people(named.begin(), named.end() - 1);
            if (m_ships.size() <= people.size()) {
                for (const auto piece : piecesOfShips(m_ships, people)) {
                    m_shipNames.push_back(people[piece].colour);
                }
            }
        }
    }
    emit changed();
}

std::vector<std::string> ColourNames::choices() const {
    auto all = calibration::usualColours();
    for (const auto& name : colonistsOf(m_pieceNames)) { // a folder's own names
        if (indexOf(all, name) < 0) {
            all.push_back(name);
        }
    }
    all.emplace_back(); // the energy marker
    return all;
}

QStringList ColourNames::pieceChoices() const {
    QStringList texts;
    for (const auto& name : choices()) {
        //: The energy marker, in a list of colours; short
        texts << (name.empty() ? tr("Energy") : colourText(name));
    }
    return texts;
}

QStringList ColourNames::shipChoices() const {
    QStringList texts;
    for (const auto& name : colonistsOf(m_pieceNames)) {
        texts << colourText(name);
    }
    return texts;
}

QList<NamedPiece> ColourNames::pieces() const {
    calibration::Profile looks;
    looks.colonists = namedPieces();
    const auto all = choices();
    QList<NamedPiece> pieces;
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const auto choice = indexOf(all, m_pieceNames[i]);
        pieces << NamedPiece{m_pieceImages[static_cast<int>(i)],
                             playerColour(&looks, m_pieceNames[i]), pieceChoices().value(choice),
                             choice};
    }
    return pieces;
}

QList<NamedPiece> ColourNames::ships() const {
    calibration::Profile looks;
    looks.colonists = namedPieces();
    const auto colonists = colonistsOf(m_pieceNames);
    QList<NamedPiece> ships;
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const auto name = i < m_shipNames.size() ? m_shipNames[i] : std::string();
        const auto choice = indexOf(colonists, name);
        ships << NamedPiece{m_shipImages[static_cast<int>(i)], playerColour(&looks, name),
                            shipChoices().value(choice), choice};
    }
    return ships;
}

std::vector<calibration::PieceFace> ColourNames::namedPieces() const {
    auto pieces = m_pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        pieces[i].colour = m_pieceNames[i];
    }
    std::stable_partition(pieces.begin(), pieces.end(),
                          [](const calibration::PieceFace& p) { return !p.colour.empty(); });
    return pieces;
}

void ColourNames::namePiece(int piece, int choice) {
    const auto all = choices();
    if (piece < 0 || piece >= static_cast<int>(m_pieceNames.size()) || choice < 0 ||
        choice >= static_cast<int>(all.size())) {
        return;
    }
    const auto at = static_cast<std::size_t>(piece);
    const auto& name = all[static_cast<std::size_t>(choice)];
    const auto old = m_pieceNames[at];
    const bool swaps = indexOf(m_pieceNames, name) >= 0;
    rename(m_pieceNames, at, name);
    if (!swaps) { // the ship goes with its pieces
        std::replace(m_shipNames.begin(), m_shipNames.end(), old, name);
    }
    emit changed();
    emit named();
}

void ColourNames::nameShip(int ship, int choice) {
    const auto all = colonistsOf(m_pieceNames);
    if (ship < 0 || ship >= static_cast<int>(m_shipNames.size()) || choice < 0 ||
        choice >= static_cast<int>(all.size())) {
        return;
    }
    rename(m_shipNames, static_cast<std::size_t>(ship), all[static_cast<std::size_t>(choice)]);
    emit changed();
    emit named();
}

void ColourNames::writeTo(session::NewProfile& made) const {
    made.pieces = namedPieces();
    made.layout.colonists = colonistsOf(m_pieceNames);
    made.layout.ships = m_shipNames;
    auto name = m_shipNames.begin();
    for (auto& face : made.faces) {
        auto* ship = std::get_if<calibration::ShipFace>(&face.kind);
        if (ship != nullptr && name != m_shipNames.end()) {
            ship->colour = *name++;
        }
    }
}

} // namespace pocketmars::app
