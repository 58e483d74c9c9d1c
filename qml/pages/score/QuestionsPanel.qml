import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// What the program could not tell for sure, each with its likely answers.
Panel {
    id: panel

    objectName: "questions"

    required property QuestionsModel questions
    // Where the items are on the photo.
    required property FindingsModel findings

    // From where one more photo would help; empty where none would.
    property string hint: ""

    signal photoWanted
    signal answered(string path, string value)
    signal located(string path)
    signal otherWanted(string path)

    implicitHeight: header.height + list.contentHeight + 4 * Theme.gapSmall

    Item {
        id: header

        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.gap
        anchors.bottomMargin: 0
        height: Math.max(texts.implicitHeight, icon.height, another.visible ? another.height : 0)

        Icon {
            id: icon

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            outline: Icons.question
            color: Theme.accent
        }
        Column {
            id: texts

            anchors.left: icon.right
            anchors.right: another.visible ? another.left : parent.right
            anchors.leftMargin: Theme.gapSmall
            anchors.rightMargin: another.visible ? Theme.gapSmall : 0
            anchors.verticalCenter: parent.verticalCenter

            Heading {
                width: parent.width
                //: Heading over the open questions; %1 how many
                text: qsTr("To be sure of the score, please check: %1").arg(panel.questions.count)
            }
            BodyText {
                width: parent.width
                visible: panel.hint.length > 0
                color: Theme.muted
                text: panel.hint
            }
        }
        IconButton {
            id: another

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.hint.length > 0
            outline: Icons.photo
            //: Button: chooses a further photo of the same table, from another side
            text: qsTr("Another photo")
            onClicked: panel.photoWanted()
        }
    }
    ListView {
        id: list

        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        anchors.topMargin: Theme.gapSmall
        clip: true
        spacing: Theme.gapSmall
        model: panel.questions
        cacheBuffer: 10000
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {
        }

        delegate: ItemChoices {
            required property string path
            required reason

            width: ListView.view.width
            onChosen: value => panel.answered(path, value)
            open: true
            locatable: panel.findings.rowOf(path) >= 0
            onLocated: panel.located(path)
            onOtherWanted: panel.otherWanted(path)
        }
    }
}
