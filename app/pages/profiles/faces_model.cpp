#include "app/pages/profiles/faces_model.h"

#include "app/support/item_text.h"
#include "engine/support/overloaded.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

QString shipsTitle() {
    //: Heading over the spaceship cards and the Earth card
    return FacesModel::tr("Spaceships and Earth");
}

QString groupTitle(const calibration::FaceKind& kind) {
    return std::visit(
        engine::Overloaded{
            //: Heading over the building cards
            [](const calibration::BuildingFace&) { return FacesModel::tr("Buildings"); },
            [](const calibration::ProjectFace& f) {
                //: Heading over a suit's seven project cards; %1 is the suit
                return FacesModel::tr("%1 cards").arg(suitText(f.card.suit()));
            },
            //: Heading over the backs of the project cards
            [](const calibration::BackFace&) { return FacesModel::tr("Backs"); },
            [](const calibration::ShipFace&) { return shipsTitle(); },
            [](const calibration::EarthFace&) { return shipsTitle(); },
        },
        kind);
}

} // namespace

QString FacesModel::title(const calibration::FaceKind& kind) {
    return std::visit(engine::Overloaded{
                          [](const calibration::BuildingFace& f) { return suitText(f.suit); },
                          [](const calibration::ProjectFace& f) { return cardText(f.card); },
                          [](const calibration::BackFace& f) { return suitText(f.suit); },
                          [](const calibration::ShipFace& f) { return colourText(f.colour); },
                          //: The card on which colonists wait
                          [](const calibration::EarthFace&) { return tr("Earth"); },
                      },
                      kind);
}

QString FacesModel::wholeTitle(const calibration::FaceKind& kind) {
    auto name = title(kind);
    if (std::holds_alternative<calibration::BackFace>(kind)) {
        //: A card in a list of cards of all kinds; %1 the suit that its back shows
        return tr("%1, back").arg(name);
    }
    if (std::holds_alternative<calibration::BuildingFace>(kind)) {
        //: A card in a list of cards of all kinds; %1 the building
        return tr("%1, building").arg(name);
    }
    if (std::holds_alternative<calibration::ShipFace>(kind)) {
        //: A card in a list of cards of all kinds; %1 the colour of a spaceship
        return tr("%1, ship").arg(name);
    }
    return name;
}

FacesModel::FacesModel(std::shared_ptr<ImageStore> images, QObject* parent)
    : QAbstractListModel(parent), m_images(std::move(images)), m_cardPictures(engine::kCardCount),
      m_backPictures(engine::kSuitCount) {}

FacesModel::~FacesModel() { clear(); }

void FacesModel::setProfile(const calibration::Profile* profile) {
    beginResetModel();
    clear();
    if (profile != nullptr) {
        for (const auto& face : profile->faces) {
            const auto url = add(groupTitle(face.kind), title(face.kind), face.image);
            if (const auto* project = std::get_if<calibration::ProjectFace>(&face.kind)) {
                m_cardPictures[project->card.index()] = url;
            } else if (const auto* back = std::get_if<calibration::BackFace>(&face.kind)) {
                m_backPictures[static_cast<int>(engine::index(back->suit))] = url;
            }
        }
        //: Heading over the wooden pieces
        const auto pieces = tr("Colonists and energy marker");
        for (const auto& piece : profile->colonists) {
            add(pieces, colourText(piece.colour), piece.image);
        }
        //: The wooden disc on a ship's energy track
        add(pieces, tr("Energy marker"), profile->marker.image);
    }
    endResetModel();
    emit countChanged();
}

void FacesModel::clear() {
    for (const auto& group : m_groups) {
        for (const auto& face : group.faces) {
            m_images->remove(face.image);
        }
    }
    m_groups.clear();
    m_cardPictures = QStringList(engine::kCardCount);
    m_backPictures = QStringList(engine::kSuitCount);
}

QString FacesModel::add(const QString& group, const QString& title, const cv::Mat& image) {
    if (image.empty()) {
        return {};
    }
    auto found = std::find_if(m_groups.begin(), m_groups.end(),
                              [&](const Group& g) { return g.title == group; });
    if (found == m_groups.end()) {
        found = m_groups.insert(m_groups.end(), Group{group, {}});
    }
    found->faces << Face{title, m_images->put(asImage(image))};
    return found->faces.last().image;
}

int FacesModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant FacesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& group = m_groups[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return group.title;
    case FacesRole:
        return QVariant::fromValue(group.faces);
    default:
        return {};
    }
}

QHash<int, QByteArray> FacesModel::roleNames() const {
    return {{TitleRole, "title"}, {FacesRole, "faces"}};
}

} // namespace pocketmars::app
