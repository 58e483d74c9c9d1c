#include "app/parts/steps_model.h"

#include "app/support/item_text.h"
#include "engine/state/state.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>

namespace pocketmars::app {

QString phaseText(int round, const std::string& phase) {
    if (phase == engine::name(engine::Phase::Architect)) {
        //: What is being played in the solo game: the player's own phase; %1 the round
        return StepsModel::tr("Round %1, architect phase").arg(round);
    }
    if (phase == engine::name(engine::Phase::Failure)) {
        //: What is being played in the solo game: cards are discarded from the deck; %1 the round
        return StepsModel::tr("Round %1, system failure").arg(round);
    }
    if (phase == engine::name(engine::Phase::Android)) {
        //: What is being played in the solo game: the automaton's phase; %1 the round
        return StepsModel::tr("Round %1, android activation").arg(round);
    }
    if (phase == engine::name(engine::Phase::Turn)) {
        //: What is being played among several players: a turn; %1 the round
        return StepsModel::tr("Round %1").arg(round);
    }
    //: What is being played: nothing yet, the game was set up
    return phase == engine::name(engine::Phase::Over) ? StepsModel::tr("The game is over")
                                                      : StepsModel::tr("Set-up");
}

StepsModel::Row StepsModel::rowOf(const session::StateAccepted& step, int round) {
    Row row;
    row.round = round;
    row.phase = step.after;
    row.words = sentenceText(step.did);
    row.isProvisional = step.provisional;
    row.takesBack = step.takesBack;
    QStringList inferred;
    for (const auto& known : step.inferred) {
        inferred << QString::fromStdString(known);
    }
    row.inferred = inferred.join(QStringLiteral("; "));
    return row;
}

void StepsModel::setSteps(const std::vector<session::StateAccepted>& steps) {
    beginResetModel();
    m_rows.clear();
    m_round = 1;
    for (const auto& step : steps) {
        m_rows.push_back(rowOf(step, m_round));
        m_round = step.game.state.round;
    }
    endResetModel();
    emit countChanged();
}

void StepsModel::add(const session::StateAccepted& step) {
    beginInsertRows({}, 0, 0);
    m_rows.push_back(rowOf(step, m_round));
    m_round = step.game.state.round; // the next step's
    endInsertRows();
    emit countChanged();
}

bool StepsModel::isBeginningOf(const std::vector<session::StateAccepted>& steps) const {
    // What was taken back has a line in its place that says so.
    return m_rows.size() <= steps.size() &&
           std::equal(m_rows.begin(), m_rows.end(), steps.begin(),
                      [](const Row& row, const session::StateAccepted& step) {
                          return row.takesBack == step.takesBack;
                      });
}

int StepsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant StepsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int number = count() - 1 - index.row();
    const auto& row = m_rows[static_cast<std::size_t>(number)];
    switch (role) {
    case TitleRole:
        return phaseText(row.round, row.phase);
    case Qt::DisplayRole:
    case WordsRole:
        return row.words;
    case InferredRole:
        return row.inferred;
    case NumberRole:
        return number;
    case ProvisionalRole:
        return row.isProvisional;
    default:
        return {};
    }
}

QHash<int, QByteArray> StepsModel::roleNames() const {
    return {{TitleRole, "title"},
            {WordsRole, "words"},
            {InferredRole, "inferred"},
            {NumberRole, "number"},
            {ProvisionalRole, "provisional"}};
}

} // namespace pocketmars::app
