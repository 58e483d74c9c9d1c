#include "app/pages/settings/readings_model.h"

#include "app/support/item_text.h"

#include <cstddef>

namespace pocketmars::app {
namespace {

using engine::CardId;
using engine::Readings;
using engine::Suit;

constexpr int kSuits = static_cast<int>(engine::kScoringSuits.size());

// The rows: the 5s and the 7s in building order, then these.
enum Row { FirstFive = 0, FirstSeven = kSuits, C3 = 2 * kSuits, A3, C4, Tie, Rows };

CardId cardOf(int row) {
    if (row < C3) {
        return {engine::kScoringSuits.at(static_cast<std::size_t>(row % kSuits)),
                row < FirstSeven ? 4 : 6};
    }
    return row == C3   ? CardId(Suit::CommsCenter, 2)
           : row == A3 ? CardId(Suit::Aqualab, 2)
                       : CardId(Suit::CommsCenter, 3);
}

Suit& held(Readings& readings, int row) {
    auto& all = row < FirstSeven ? readings.heldFor5 : readings.heldFor7;
    return all.at(static_cast<std::size_t>(row % kSuits));
}

int optionOf(Readings readings, int row) {
    switch (row) {
    case C3:
        return readings.discardedForC3 ? 0 : 1;
    case A3:
        return readings.discardedForA3 ? 0 : 1;
    case C4:
        return static_cast<int>(readings.c4Bottom);
    case Tie:
        return readings.polishTie == engine::PolishTie::TwoStar ? 0 : 1;
    default:
        return static_cast<int>(engine::index(held(readings, row)));
    }
}

void setOption(Readings& readings, int row, int option) {
    const Readings usual;
    switch (row) {
    case C3:
        readings.discardedForC3 = option == 0 ? usual.discardedForC3 : std::nullopt;
        break;
    case A3:
        readings.discardedForA3 = option == 0 ? usual.discardedForA3 : std::nullopt;
        break;
    case C4:
        readings.c4Bottom = option == 0 ? engine::C4Bottom::Colonists : engine::C4Bottom::Cards;
        break;
    case Tie:
        readings.polishTie = option == 0 ? engine::PolishTie::TwoStar : engine::PolishTie::OneStar;
        break;
    default:
        held(readings, row) = engine::kSuits.at(static_cast<std::size_t>(option));
    }
}

QString questionOf(int row) {
    switch (row) {
    case C3:
    case A3:
        //: A doubtful card: which card has to be discarded for its action
        return ReadingsModel::tr("Which card has to be discarded for the bottom action?");
    case C4:
        //: A doubtful card: what its action does
        return ReadingsModel::tr("What does the bottom action exchange?");
    case Tie:
        //: A doubtful rule of the Polish edition
        return ReadingsModel::tr("Which colonists decide when the totals are equal?");
    default:
        //: A doubtful card: a card of which suit has to be in hand for its action
        return ReadingsModel::tr("A card of which suit has to be in hand for the bottom action?");
    }
}

QStringList optionsOf(int row) {
    switch (row) {
    case C3:
    case A3:
        //: Which card has to be discarded; %1 a suit
        return {suitText(cardOf(row).suit()),
                //: Which card has to be discarded
                ReadingsModel::tr("Any card")};
    case C4:
        //: What a card's action exchanges
        return {ReadingsModel::tr("A ★ and a ★★ colonist"),
                //: What a card's action exchanges
                ReadingsModel::tr("The two top cards of a stack")};
    case Tie:
        //: What breaks a tie
        return {ReadingsModel::tr("Those on ★★"),
                //: What breaks a tie
                ReadingsModel::tr("Those on ★")};
    default:
        break;
    }
    QStringList suits;
    for (const auto suit : engine::kSuits) {
        suits << suitText(suit);
    }
    return suits;
}

QString topicOf(int row) {
    return row == Tie
               ? QStringLiteral("score/tie")
               : QStringLiteral("card/%1").arg(QString::fromStdString(cardOf(row).toString()));
}

} // namespace

ReadingsModel::ReadingsModel(Settings& settings, QObject* parent)
    : QAbstractListModel(parent), m_settings(&settings),
      m_readings(settings.readings(settings.profile())) {
    connect(&settings, &Settings::profileChanged, this, [this] {
        showAll();
        emit profileChanged();
    });
    connect(&settings, &Settings::readingsChanged, this, [this](const QString& profile) {
        if (profile == m_settings->profile()) {
            showAll();
        }
    });
}

bool ReadingsModel::changed() const { return m_readings != Readings(); }

QString ReadingsModel::profile() const { return m_settings->profile(); }

void ReadingsModel::choose(int row, int option) {
    if (row < 0 || row >= Rows || option < 0 || option >= optionsOf(row).size()) {
        return;
    }
    auto readings = m_readings;
    setOption(readings, row, option);
    m_settings->setReadings(m_settings->profile(), readings);
}

void ReadingsModel::reset() { m_settings->setReadings(m_settings->profile(), {}); }

int ReadingsModel::rowOf(const QString& topic) const {
    for (int row = 0; row < Rows; ++row) {
        if (topicOf(row) == topic) {
            return row;
        }
    }
    return -1;
}

void ReadingsModel::retranslate() { emit dataChanged(index(0), index(Rows - 1)); }

void ReadingsModel::showAll() {
    const bool before = changed();
    m_readings = m_settings->readings(m_settings->profile());
    emit dataChanged(index(0), index(Rows - 1));
    if (changed() != before) {
        emit changedChanged();
    }
}

int ReadingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(Rows);
}

QVariant ReadingsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int row = index.row();
    switch (role) {
    case TopicRole:
        return topicOf(row);
    case Qt::DisplayRole:
    case TitleRole:
        //: A doubtful rule of the Polish edition
        return row == Tie ? tr("A tie, Polish edition") : cardText(cardOf(row));
    case QuestionRole:
        return questionOf(row);
    case OptionsRole:
        return optionsOf(row);
    case ChosenRole:
        return optionOf(m_readings, row);
    default:
        return {};
    }
}

QHash<int, QByteArray> ReadingsModel::roleNames() const {
    return {{TopicRole, "topic"},
            {TitleRole, "title"},
            {QuestionRole, "question"},
            {OptionsRole, "options"},
            {ChosenRole, "chosen"}};
}

} // namespace pocketmars::app
