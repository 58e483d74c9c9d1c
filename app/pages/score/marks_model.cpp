#include "app/pages/score/marks_model.h"

#include "app/session/scoring/marked_card.h"
#include "app/support/item_text.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace pocketmars::app {
namespace {

// A new mark's height, by the photo's.
constexpr double kHeight = 0.25;
constexpr const char* kShip = ".ship";

} // namespace

void MarksModel::setProfile(const calibration::Profile* profile) {
    const auto name = profile != nullptr ? profile->name : std::string();
    if (name == m_profile && !m_rows.empty()) {
        return;
    }
    beginResetModel();
    m_profile = name;
    m_rows.clear();
    const auto add = [this, profile](const std::string& card) {
        if (const auto* face = vision::markedFace(*profile, card)) {
            const auto size = face->image.size();
            m_rows.push_back({card, size.empty() ? 0.7 : size.aspectRatio(), false, {}});
        }
    };
    if (profile != nullptr) {
        for (const auto suit : engine::kSuits) {
            add(std::string(engine::name(suit)));
        }
        for (const auto& face : profile->faces) {
            if (const auto* ship = std::get_if<calibration::ShipFace>(&face.kind)) {
                add(ship->colour + kShip);
            }
        }
        add("earth");
    }
    endResetModel();
    emit changed();
}

QString MarksModel::title(const std::string& card) {
    if (const auto suit = engine::suitFromName(card)) {
        return suitText(*suit);
    }
    if (card.ends_with(kShip)) {
        //: A card that can be marked on the photo; %1 a colour
        return tr("Ship: %1").arg(colourText(card.substr(0, card.size() - std::strlen(kShip))));
    }
    //: A card that can be marked on the photo
    return tr("Earth");
}

void MarksModel::retranslate() {
    if (!m_rows.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1), {TitleRole});
        emit changed();
    }
}

void MarksModel::clear() {
    for (int row = 0; row < rowCount(); ++row) {
        remove(row);
    }
}

int MarksModel::marked() const {
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.isMarked; }));
}

QString MarksModel::problem() const {
    for (const auto& card : cards()) {
        if (!session::boundsACard(card.corners)) {
            //: Why a mark can't be used; %1 the card
            return tr("%1: the sides of the card cross. Put its corners back in order.")
                .arg(title(card.card));
        }
    }
    return {};
}

std::vector<vision::MarkedCard> MarksModel::cards() const {
    std::vector<vision::MarkedCard> out;
    for (const auto& row : m_rows) {
        if (row.isMarked) {
            vision::MarkedCard card{row.card, {}};
            std::transform(
                row.corners.begin(), row.corners.end(), card.corners.begin(), [](QPointF p) {
                    return cv::Point2f(static_cast<float>(p.x()), static_cast<float>(p.y()));
                });
            out.push_back(std::move(card));
        }
    }
    return out;
}

void MarksModel::add(int row, qreal aspect) {
    if (!isRow(row) || m_rows[static_cast<std::size_t>(row)].isMarked) {
        return;
    }
    auto& mark = m_rows[static_cast<std::size_t>(row)];
    const double bottom = (1 + kHeight) / 2;
    const double top = (1 - kHeight) / 2;
    const double half = std::min(0.5, kHeight * mark.widthByHeight / std::max(aspect, 0.1) / 2);
    mark.corners = {QPointF(0.5 - half, top), QPointF(0.5 + half, top), QPointF(0.5 + half, bottom),
                    QPointF(0.5 - half, bottom)};
    mark.isMarked = true;
    tell(row);
}

void MarksModel::remove(int row) {
    if (isRow(row) && m_rows[static_cast<std::size_t>(row)].isMarked) {
        m_rows[static_cast<std::size_t>(row)].isMarked = false;
        tell(row);
    }
}

void MarksModel::moveCorner(int row, int corner, QPointF place) {
    if (isRow(row) && corner >= 0 && corner < 4) {
        m_rows[static_cast<std::size_t>(row)].corners.at(static_cast<std::size_t>(corner)) = {
            std::clamp(place.x(), 0.0, 1.0), std::clamp(place.y(), 0.0, 1.0)};
        tell(row);
    }
}

void MarksModel::moveCard(int row, QPointF by) {
    if (!isRow(row)) {
        return;
    }
    auto& corners = m_rows[static_cast<std::size_t>(row)].corners;
    // As far as all of it stays within the photo.
    for (const auto corner : corners) {
        by.setX(std::clamp(by.x(), -corner.x(), 1 - corner.x()));
        by.setY(std::clamp(by.y(), -corner.y(), 1 - corner.y()));
    }
    for (auto& corner : corners) {
        corner += by;
    }
    tell(row);
}

void MarksModel::turn(int row) {
    if (isRow(row)) {
        auto& corners = m_rows[static_cast<std::size_t>(row)].corners;
        std::rotate(corners.begin(), corners.begin() + 1, corners.end());
        tell(row);
    }
}

bool MarksModel::isRow(int row) const { return row >= 0 && row < rowCount(); }

void MarksModel::tell(int row) {
    emit dataChanged(index(row), index(row));
    emit changed();
}

int MarksModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant MarksModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return title(row.card);
    case MarkedRole:
        return row.isMarked;
    case CornersRole:
        return QVariant::fromValue(QList<QPointF>(row.corners.begin(), row.corners.end()));
    default:
        return {};
    }
}

QHash<int, QByteArray> MarksModel::roleNames() const {
    return {{TitleRole, "title"}, {MarkedRole, "marked"}, {CornersRole, "corners"}};
}

} // namespace pocketmars::app
