import QtQuick
import PocketMars.App

// Asked where a game is to begin on a table that is no set-up; what differs is on the picture.
Panel {
    id: bar

    required property PlayViewModel play

    readonly property BeginCheckModel check: play.newGame.check
    readonly property string others: play.newGame.onTable.contradiction
    readonly property int most: 3

    implicitHeight: Math.max(texts.implicitHeight, answers.implicitHeight) + 2 * Theme.gap
    visible: check.open
    color: Theme.accentSoft
    border.width: 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: title.text

    Icon {
        id: icon

        anchors.left: parent.left
        anchors.top: texts.top
        anchors.leftMargin: Theme.gap
        outline: Icons.question
        color: Theme.accent
    }
    Column {
        id: texts

        anchors.left: icon.right
        anchors.right: answers.left
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.px(2)

        Heading {
            id: title

            width: parent.width
            text: {
                if (bar.others.length > 0)
                    //: Asked before a game begins: the players that were chosen are not those of the table
                    return qsTr("Others lie on the table");
                if (bar.check.differences.length > 5)
                    //: Asked before a game begins on a table that has much else than a set-up
                    return qsTr("A game seems to be under way on this table");
                //: Asked before a game begins on a table that is not quite set up
                return qsTr("The table is not set up");
            }
            Accessible.ignored: true
        }
        BodyText {
            width: parent.width
            visible: bar.others.length > 0
            text: bar.others
        }
        Column {
            width: parent.width
            visible: listed.count > 0
            spacing: Theme.px(2)

            Repeater {
                id: listed

                model: bar.others.length > 0 || bar.check.differences.length > 5 ? 0 : Math.min(bar.most, bar.check.differences.length)

                BodyText {
                    required property int index
                    readonly property var modelData: bar.check.differences[index]

                    width: parent.width
                    //: What is not as at a set-up: %1 a place on the table, %2 what should lie there, %3 what the camera sees
                    text: qsTr("%1: %2 at a set-up, seen %3").arg(modelData.title).arg(modelData.expected).arg(modelData.seen)
                }
            }
        }
        BodyText {
            width: parent.width
            visible: bar.others.length === 0 && bar.check.differences.length > bar.most
            color: Theme.muted
            //: What is not as at a set-up: how many places are marked on the picture
            text: qsTr("%n {place differs|places differ}, marked on the picture", "", bar.check.differences.length)
        }
    }
    Flow {
        id: answers

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        width: Math.min(Theme.px(430), bar.width / 2)
        spacing: Theme.gapSmall
        layoutDirection: Qt.RightToLeft

        ActionButton {
            objectName: "takeTablePlayers"
            kind: ActionButton.Primary
            visible: bar.others.length > 0
            //: Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`
            text: qsTr("Take %1").arg(bar.play.newGame.onTable.text)
            onClicked: bar.play.takeTablePlayers()
        }
        ActionButton {
            objectName: "keepMine"
            visible: bar.others.length > 0
            //: Button beside what the table shows of the players: those who were chosen are right all the same
            text: qsTr("Keep mine")
            onClicked: bar.play.keepSaidPlayers()
        }
        ActionButton {
            objectName: "putRight"
            kind: bar.others.length > 0 ? ActionButton.Plain : ActionButton.Primary
            //: Button: the player sets the table up and begins then
            text: qsTr("I put it right")
            onClicked: bar.check.close()
        }
        ActionButton {
            objectName: "beginFromHere"
            visible: bar.others.length === 0
            enabled: bar.check.canBegin
            //: Button: the game begins with the table as it lies; nobody knows its hidden cards
            text: qsTr("Begin from here")
            onClicked: bar.play.beginFromHere()
        }
        ActionButton {
            objectName: "watchOnly"
            visible: bar.others.length === 0
            //: Button: no game is followed; what is read of the table is shown, and what it scores
            text: qsTr("Watch only")
            onClicked: bar.play.watchOnly()
        }
    }
}
