#include "app/pages/to_mars/mars_choices_model.h"

#include "engine/to_mars/rules/game_words.h"

#include <QStringList>

namespace pocketmars::app {
namespace {

constexpr int kRows = static_cast<int>(to_mars::kChoiceCount);

QString titleOf(to_mars::Choice choice) {
    using to_mars::Choice;
    switch (choice) {
    //: An open question of the rules, in a word or two
    case Choice::CornerPanels:
        return MarsChoicesModel::tr("Panels at corners");
    //: An open question of the rules, in a word or two
    case Choice::AstronautSlots:
        return MarsChoicesModel::tr("Astronauts' slots");
    //: An open question of the rules, in a word or two
    case Choice::RoboticsPanel:
        return MarsChoicesModel::tr("Orbital Robotics");
    //: An open question of the rules, in a word or two
    case Choice::Assembly:
        return MarsChoicesModel::tr("Orbital Assembly");
    //: An open question of the rules, in a word or two
    case Choice::Retrieve:
        return MarsChoicesModel::tr("Lunar Shuttle");
    //: An open question of the rules, in a word or two
    case Choice::Tokens:
        return MarsChoicesModel::tr("Corporation tokens");
    //: An open question of the rules, in a word or two
    case Choice::Solo:
        return MarsChoicesModel::tr("Solo");
    }
    return {};
}

} // namespace

void MarsChoicesModel::choose(int row, int option) {
    if (row >= 0 && row < kRows && (option == 0 || option == 1)) {
        m_choices.set(static_cast<to_mars::Choice>(row), option == 1);
        m_settings->setMarsChoices(m_choices);
        emit dataChanged(index(row), index(row));
    }
}

void MarsChoicesModel::retranslate() { emit dataChanged(index(0), index(kRows - 1)); }

int MarsChoicesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kRows;
}

QVariant MarsChoicesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const auto choice = static_cast<to_mars::Choice>(index.row());
    const auto words = to_mars::explained(choice);
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return titleOf(choice);
    case QuestionRole:
        return QString::fromStdString(words.question);
    case OptionsRole:
        //: The answer to an open question that counts unless the other is chosen; %1 the answer
        return QStringList{tr("%1 (default)").arg(QString::fromStdString(words.answers[0])),
                           QString::fromStdString(words.answers[1])};
    case ChosenRole:
        return m_choices.second(choice) ? 1 : 0;
    default:
        return {};
    }
}

QHash<int, QByteArray> MarsChoicesModel::roleNames() const {
    return {{TitleRole, "title"},
            {QuestionRole, "question"},
            {OptionsRole, "options"},
            {ChosenRole, "chosen"}};
}

} // namespace pocketmars::app
