#include "app/pages/profiles/wizard_steps_model.h"

#include "app/session/profiles/profile_draft.h"
#include "app/support/item_text.h"

namespace pocketmars::app {

QString WizardStepsModel::title(int step) {
    switch (step) {
    case 0:
        //: Step of learning cards: a picture of the building cards
        return tr("Buildings");
    case session::kShipsPicture - 1:
        //: Step of learning cards: a picture of the backs of cards
        return tr("Backs");
    case session::kShipsPicture:
        //: Step of learning cards: a picture of the spaceship cards
        return tr("Spaceships");
    case session::kPiecesPicture:
        //: Step of learning cards: a picture of the wooden pieces
        return tr("Pieces");
    case Spaces:
        //: Step of learning cards: where colonists stand on the cards
        return tr("Spaces");
    case Colours:
        //: Step of learning cards: what the colours are called
        return tr("Colours");
    case Name:
        //: Step of learning cards: what the profile is called
        return tr("Name");
    default:
        return suitText(engine::kSuits.at(static_cast<std::size_t>(step - 1)));
    }
}

void WizardStepsModel::setState(int step, State state) {
    auto& now = m_states.at(static_cast<std::size_t>(step));
    if (state != now) {
        now = state;
        emit dataChanged(index(step), index(step), {StateRole});
    }
}

void WizardStepsModel::retranslate() {
    emit dataChanged(index(0), index(rowCount() - 1), {TitleRole});
}

int WizardStepsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kSteps;
}

QVariant WizardStepsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return title(index.row());
    case StateRole:
        return state(index.row());
    default:
        return {};
    }
}

QHash<int, QByteArray> WizardStepsModel::roleNames() const {
    return {{TitleRole, "title"}, {StateRole, "stepState"}};
}

} // namespace pocketmars::app
