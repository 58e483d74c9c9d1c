#include "app/pages/help/help_topics.h"

#include "app/pages/help/card_help.h"
#include "app/pages/help/help_parts.h"
#include "app/support/item_text.h"
#include "engine/box/card.h"
#include "engine/box/suit.h"

#include <QCoreApplication>

#include <string>

namespace pocketmars::app {
namespace {

/// Gives the texts of this file their context for translators.
struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QList<HelpTopic> buildingTopics(const engine::Readings& readings) {
    QList<HelpTopic> topics;
    for (const auto suit : engine::kSuits) {
        HelpTopic topic;
        topic.id = QStringLiteral("building/") + QString::fromStdString(std::string(name(suit)));
        //: Group of topics of the help
        topic.section = Help::tr("Buildings");
        topic.title = suitText(suit);
        topic.blocks << HelpBlock{//: Heading in the help: what a building is good for
                                  Help::tr("Ability"), abilityText(suit, readings)};
        if (suit == engine::Suit::Habitation) {
            topic.blocks << HelpBlock{
                //: Heading in the help: colonists in a building
                Help::tr("Room"),
                //: Help: the habitation
                Help::tr("None: colonists can't live here, and its cards have the value 0.")};
        } else {
            topic.blocks << HelpBlock{
                Help::tr("Room"),
                //: Help: a building
                Help::tr("★ holds any number of colonists, 2 points each. ★★ holds one with one or "
                         "two players and two with three or four, 4 points each.")};
            topic.blocks << HelpBlock{
                //: Heading in the help: number on a card
                Help::tr("Value"),
                //: Help: a building
                Help::tr("3, which the first card of its stack has to beat for a colonist to "
                         "settle.")};
        }
        topic.blocks << HelpBlock{
            //: Heading in the help: when an ability is used
            Help::tr("When"),
            //: Help: a building
            Help::tr("Each time a card is laid on its stack, as the last step. It costs nothing, "
                     "and you may do without.")};
        topics << topic;
    }
    return topics;
}

QList<HelpTopic> cardTopics(const engine::Readings& readings) {
    QList<HelpTopic> topics;
    for (int i = 0; i < engine::kCardCount; ++i) {
        const engine::CardId card(i);
        HelpTopic topic;
        const auto id = QString::fromStdString(card.toString());
        topic.id = QStringLiteral("card/") + id;
        //: Group of topics of the help
        topic.section = Help::tr("Cards");
        topic.title = cardText(card);
        topic.keywords = id;
        topic.blocks << HelpBlock{
            //: Heading in the help: what a card does when it is played from the hand
            Help::tr("Top, from your hand"), topActionText(card, readings)};
        topic.blocks << HelpBlock{
            //: Heading in the help: what a card does when it is played from a prep module
            Help::tr("Bottom, from a prep module"), bottomActionText(card, readings)};
        if (const auto remark = cardRemark(card); !remark.isEmpty()) {
            //: Heading in the help: a remark on a card
            topic.blocks << HelpBlock{Help::tr("Note"), remark};
        }
        topics << topic;
    }
    return topics;
}

} // namespace

QList<HelpTopic> helpTopics(const engine::Readings& readings) {
    return settingUpTopics() + roundTopics() + actionsTopics() + rulesTopics() +
           buildingTopics(readings) + cardTopics(readings) + automatonTopics() + scoringTopics() +
           programTopics() + toMarsTopics();
}

} // namespace pocketmars::app
