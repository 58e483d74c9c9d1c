import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// The steps of learning cards, and how far each has come.
ListView {
    id: list

    required property WizardViewModel wizard

    clip: true
    model: wizard.steps
    activeFocusOnTab: true
    boundsBehavior: Flickable.StopAtBounds
    // Follows the view-model only.
    keyNavigationEnabled: false
    currentIndex: wizard.step
    Keys.onUpPressed: --wizard.step
    Keys.onDownPressed: ++wizard.step
    Accessible.role: Accessible.List
    //: Read out for the list of steps
    Accessible.name: qsTr("Steps")
    ScrollBar.vertical: ScrollBar {}

    delegate: ItemDelegate {
        id: row

        required property int index
        required property string title
        required property int stepState

        readonly property bool current: ListView.isCurrentItem
        readonly property bool wrong: stepState === WizardStepsModel.Wrong
        readonly property bool doubtful: stepState === WizardStepsModel.Doubtful
        // Said in words as well: not everybody sees the signs.
        readonly property string words: {
            switch (stepState) {
            case WizardStepsModel.Busy:
                //: State of a step, read out
                return qsTr("being read");
            case WizardStepsModel.Done:
                //: State of a step, read out
                return qsTr("done");
            case WizardStepsModel.Wrong:
                //: State of a step, read out
                return qsTr("not usable");
            case WizardStepsModel.Doubtful:
                //: State of a step, read out: somebody should look at the picture
                return qsTr("needs a look");
            }
            //: State of a step, read out
            return qsTr("still to do");
        }

        width: ListView.view.width
        height: Theme.touch
        padding: 0
        leftPadding: Theme.px(10)
        rightPadding: Theme.px(6)
        text: title
        Accessible.role: Accessible.ListItem
        //: A step, read out: %1 what it is, %2 how far it has come
        Accessible.name: qsTr("%1: %2").arg(title).arg(words)
        Accessible.selected: current
        onClicked: list.wizard.step = index

        contentItem: Row {
            spacing: Theme.px(10)

            Item {
                width: Theme.px(22)
                height: parent.height

                Icon {
                    anchors.centerIn: parent
                    visible: row.stepState === WizardStepsModel.Done || row.wrong || row.doubtful
                    size: Theme.px(20)
                    outline: row.wrong ? Icons.warning : row.doubtful ? Icons.question : Icons.check
                    color: row.wrong ? Theme.danger : row.doubtful ? Theme.look : Theme.accent
                }
                Text {
                    anchors.centerIn: parent
                    visible: row.stepState === WizardStepsModel.Open
                    text: row.index + 1
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                }
                Rectangle {
                    anchors.centerIn: parent
                    visible: row.stepState === WizardStepsModel.Busy
                    width: Theme.px(10)
                    height: width
                    radius: width / 2
                    color: Theme.accent

                    SequentialAnimation on opacity {
                        running: row.stepState === WizardStepsModel.Busy
                        loops: Animation.Infinite

                        NumberAnimation {
                            from: 1
                            to: 0.2
                            duration: 500
                        }
                        NumberAnimation {
                            from: 0.2
                            to: 1
                            duration: 500
                        }
                    }
                }
            }
            Text {
                width: parent.width - Theme.px(32)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: row.title
                color: row.current ? Theme.accent : Theme.text
                font.pixelSize: Theme.fontBody
                font.weight: row.current ? Font.Bold : Font.Normal
                wrapMode: Text.Wrap
                lineHeight: 0.9
            }
        }
        background: Rectangle {
            radius: Theme.px(8)
            color: row.current ? Theme.accentSoft : row.hovered ? Theme.hover : "transparent"
            border.width: row.current && list.activeFocus ? Theme.px(2) : 0
            border.color: Theme.focus
        }
    }
}
