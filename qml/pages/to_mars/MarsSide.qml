import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Beside the ship: what the player can do, the score with its reasons, and the steps so far.
ColumnLayout {
    id: side

    objectName: "marsSide"

    required property ToMarsViewModel toMars

    signal photoWanted

    property int tab: toMars.over ? MarsSide.Score : MarsSide.Actions

    // A list of its own: an action that changes stays the same item, where it was scrolled to.
    readonly property var actionList: toMars.actions
    readonly property var nothing: ({
            group: "",
            text: "",
            detail: "",
            legal: false,
            chosen: false
        })

    enum Tab {
        Actions,
        Score,
        Steps
    }

    spacing: Theme.gapSmall

    Row {
        spacing: Theme.px(6)

        Chip {
            //: Tab: what a player can do
            text: qsTr("Do")
            current: side.tab === MarsSide.Actions
            onClicked: side.tab = MarsSide.Actions
        }
        Chip {
            //: Tab: points and why
            text: qsTr("Score")
            current: side.tab === MarsSide.Score
            onClicked: side.tab = MarsSide.Score
        }
        Chip {
            //: Tab: what was done so far
            text: qsTr("Steps")
            current: side.tab === MarsSide.Steps
            onClicked: side.tab = MarsSide.Steps
        }
    }
    Loader {
        Layout.fillWidth: true
        Layout.fillHeight: true
        sourceComponent: side.tab === MarsSide.Actions ? actions : side.tab === MarsSide.Score ? score : steps
    }
    Flow {
        Layout.fillWidth: true
        visible: side.tab === MarsSide.Score
        spacing: Theme.gapSmall

        ActionButton {
            width: Math.min(implicitWidth, parent.width)
            outline: Icons.photo
            //: Button: chooses a photo of the ship that is kept with the game
            text: side.toMars.photo.name.length > 0 ? side.toMars.photo.name : qsTr("Photo of the ship …")
            onClicked: side.photoWanted()
        }
        ActionButton {
            visible: side.toMars.photo.picture.length > 0
            enabled: !side.toMars.photo.corners.open
            //: Button: the corners of the board are marked by hand in a photo
            text: qsTr("Mark its corners …")
            onClicked: side.toMars.photo.markCorners()
        }
        ActionButton {
            kind: ActionButton.Primary
            outline: side.toMars.isSaved ? Icons.check : Icons.save
            enabled: !side.toMars.isSaved
            //: Button: the game stands in the history
            text: side.toMars.isSaved ? qsTr("Saved")
            //: Button: keeps a game that stands in the history as it is now
             : side.toMars.wasSaved ? qsTr("Save again")
            //: Button: keeps the game in the history
             : qsTr("Save")
            onClicked: side.toMars.save()
        }
    }
    Component {
        id: actions

        ScrollColumn {
            spacing: Theme.px(6)

            Repeater {
                model: side.actionList.length

                Column {
                    id: entry

                    required property int index
                    readonly property var modelData: side.actionList[index] ?? side.nothing

                    width: parent.width
                    spacing: Theme.px(4)

                    BodyText {
                        width: parent.width
                        visible: text.length > 0
                        topPadding: entry.index > 0 ? Theme.gapSmall : 0
                        font.weight: Font.DemiBold
                        text: entry.modelData.group
                    }
                    Chip {
                        width: parent.width
                        text: entry.modelData.text
                        current: entry.modelData.chosen
                        opacity: entry.modelData.legal ? 1 : 0.6
                        //: Read out for something that can't be done now; %1 what
                        Accessible.name: entry.modelData.legal ? text : qsTr("%1, not now").arg(text)
                        onClicked: side.toMars.act(entry.index)
                    }
                    BodyText {
                        width: parent.width
                        visible: text.length > 0
                        color: Theme.muted
                        font.pixelSize: Theme.fontSmall
                        text: entry.modelData.detail
                    }
                }
            }
        }
    }
    Component {
        id: score

        ScrollColumn {
            spacing: Theme.px(6)

            BodyText {
                width: parent.width
                color: Theme.muted
                //: Above the points
                text: side.toMars.over ? qsTr("The game is over.")
                //: Above the points
                 : qsTr("As if the game ended now.")
            }
            Repeater {
                model: side.toMars.lines

                RowLayout {
                    id: line

                    required property var modelData

                    width: parent.width
                    spacing: Theme.gapSmall

                    Rectangle {
                        visible: line.modelData.isTotal
                        implicitWidth: Theme.px(14)
                        implicitHeight: Theme.px(14)
                        radius: Theme.px(7)
                        color: line.modelData.colour
                    }
                    BodyText {
                        Layout.fillWidth: true
                        font.weight: line.modelData.isTotal ? Font.Bold : Font.Normal
                        //: A line of the score: %1 what scored, %2 why
                        text: line.modelData.isTotal ? line.modelData.title : qsTr("%1: %2").arg(line.modelData.title).arg(line.modelData.reason)
                    }
                    BodyText {
                        font.weight: line.modelData.isTotal ? Font.Bold : Font.Normal
                        text: line.modelData.points
                    }
                }
            }
            Repeater {
                model: side.toMars.players

                RowLayout {
                    id: elsewhere

                    required property int index
                    required property var modelData

                    width: parent.width
                    spacing: Theme.gapSmall

                    BodyText {
                        Layout.fillWidth: true
                        color: Theme.muted
                        //: Before a field for points that were not had on the ship; %1 a player
                        text: qsTr("%1: VP of the rest of the game").arg(elsewhere.modelData.name)
                    }
                    TextBox {
                        implicitWidth: Theme.px(80)
                        title: qsTr("%1: VP of the rest of the game").arg(elsewhere.modelData.name)
                        text: elsewhere.modelData.elsewhere
                        inputMethodHints: Qt.ImhDigitsOnly
                        validator: IntValidator {
                            bottom: 0
                            top: 999
                        }
                        onEditingFinished: side.toMars.setElsewhere(elsewhere.index, parseInt(text))
                    }
                }
            }
            Repeater {
                model: side.toMars.sections

                BodyText {
                    required property string modelData

                    width: parent.width
                    color: Theme.muted
                    text: modelData
                }
            }
        }
    }
    Component {
        id: steps

        ScrollColumn {
            spacing: Theme.px(6)

            BodyText {
                width: parent.width
                visible: side.toMars.steps.length === 0
                color: Theme.muted
                //: In place of the list of steps
                text: qsTr("Nothing was done yet.")
            }
            Repeater {
                model: side.toMars.steps

                BodyText {
                    required property int index
                    required property string modelData

                    width: parent.width
                    text: (side.toMars.steps.length - index) + ". " + modelData
                }
            }
        }
    }
}
