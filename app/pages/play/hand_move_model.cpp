#include "app/pages/play/hand_move_model.h"

#include "app/support/item_text.h"

#include <algorithm>

namespace pocketmars::app {

void HandMoveModel::begin(const engine::NamedState& game) {
    if (m_from == game) {
        return;
    }
    m_from = game;
    if (game.state.phase == engine::Phase::Over) {
        m_move.reset();
        m_menu.reset();
    } else {
        m_move.emplace(game);
        m_menu.emplace(m_move->choices());
    }
    emit changed();
}

void HandMoveModel::clear() {
    m_from.reset();
    m_move.reset();
    m_menu.reset();
    emit changed();
}

void HandMoveModel::retranslate() {
    if (m_move) {
        m_move->retell();
    }
    emit changed();
}

QString HandMoveModel::decider() const {
    const auto colour = m_move ? m_move->decider() : std::nullopt;
    return colour ? colourText(*colour) : QString();
}

bool HandMoveModel::isAutomaton() const {
    return m_move && m_from && m_from->state.phase == engine::Phase::Android;
}

QStringList HandMoveModel::choices() const {
    QStringList all;
    if (m_move) {
        for (const auto building : m_menu->buildings()) {
            //: A choice that leads to others; %1 a building
            all << tr("%1 …").arg(suitText(building));
        }
        for (const auto choice : m_menu->direct()) {
            all << sentenceText(m_move->choices()[choice].words);
        }
    }
    return all;
}

QList<PickCard> HandMoveModel::cards() const {
    QList<PickCard> all;
    const auto possible = m_move ? m_menu->cards() : std::vector<engine::CardId>();
    if (possible.empty()) {
        return all;
    }
    for (int i = 0; i < engine::kCardCount; ++i) {
        const engine::CardId card(i);
        PickCard cell;
        cell.title = cardText(card);
        const auto format = QString::fromStdString(card.toString());
        cell.text = format.front() + (card.value() > 0 ? format.mid(1) : cell.title.right(1));
        cell.suit = QString::fromUtf8(engine::name(card.suit()).data());
        cell.possible = std::binary_search(possible.begin(), possible.end(), card);
        all << cell;
    }
    return all;
}

QString HandMoveModel::hint() const {
    using Asks = session::ChoiceMenu::Asks;
    if (!m_move) {
        return {};
    }
    QStringList picked;
    for (const auto card : m_menu->picked()) {
        picked << cardText(card);
    }
    const auto before = picked.join(QStringLiteral(", "));
    switch (m_menu->asks()) {
    case Asks::Card:
        //: Above the cards to pick from
        return tr("Which card?");
    case Asks::OtherCard:
        //: Above the cards to pick from; %1 the card that was picked before
        return tr("%1, and which other card?").arg(before);
    case Asks::Building:
        //: Above the buildings to pick from
        return tr("Where?");
    case Asks::Choice:
        break;
    }
    //: Above the choices for a card; %1 the card
    return picked.isEmpty() ? QString() : tr("What is done with %1?").arg(before);
}

bool HandMoveModel::canTakeBack() const {
    return m_move && (m_menu->canGoBack() || m_move->canTakeBack());
}

QString HandMoveModel::words() const { return m_move ? sentenceText(m_move->words()) : QString(); }

QStringList HandMoveModel::orders() const {
    QStringList all;
    for (const auto& order : m_move ? m_move->orders() : std::vector<std::string>()) {
        all << sentenceText(order);
    }
    return all;
}

void HandMoveModel::choose(int choice) {
    if (!m_move || choice < 0) {
        return;
    }
    const auto place = static_cast<std::size_t>(choice);
    const auto buildings = m_menu->buildings();
    const auto& direct = m_menu->direct();
    if (place < buildings.size()) {
        follow(m_menu->pick(buildings[place]));
    } else if (place - buildings.size() < direct.size()) {
        decide(direct[place - buildings.size()]);
    }
}

void HandMoveModel::pick(int card) {
    if (m_move && card >= 0 && card < engine::kCardCount) {
        follow(m_menu->pick(engine::CardId(card)));
    }
}

void HandMoveModel::follow(std::optional<std::size_t> only) {
    if (only) {
        decide(*only);
    } else {
        emit changed();
    }
}

void HandMoveModel::decide(std::size_t choice) {
    m_move->choose(choice);
    m_menu.emplace(m_move->choices());
    emit changed();
}

void HandMoveModel::takeBack() {
    if (!canTakeBack()) {
        return;
    }
    if (m_menu->canGoBack()) {
        m_menu->goBack();
    } else {
        m_move->takeBack();
        m_menu.emplace(m_move->choices());
    }
    emit changed();
}

} // namespace pocketmars::app
