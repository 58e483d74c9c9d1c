import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Who plays, on which board, and how the rules' open points are read.
ScrollColumn {
    id: setup

    required property ToMarsViewModel toMars

    property int ship: toMars.lastShip

    signal helpWanted

    spacing: Theme.gap

    SettingGroup {
        width: parent.width
        //: Who plays To Mars
        title: qsTr("Players")
        //: Above the fields for the players' names
        explanation: qsTr("One to four, in seating order.")

        Flow {
            width: parent.width
            spacing: Theme.gapSmall

            Repeater {
                id: fields

                model: 4

                MarsPlayerField {
                    toMars: setup.toMars
                }
            }
        }
    }
    SettingGroup {
        width: parent.width
        //: Which Mars ship is played on
        title: qsTr("Board")
        //: What the made-up board is
        explanation: qsTr("The made-up ship shows how it works: it is no board that you can buy. Enter your own once.")

        Flow {
            width: parent.width
            spacing: Theme.px(6)

            Repeater {
                model: setup.toMars.shipNames

                Chip {
                    required property int index
                    required property string modelData

                    text: modelData
                    current: setup.ship === index
                    onClicked: setup.ship = index
                }
            }
        }
        ActionButton {
            outline: Icons.pencil
            //: Button: opens the editor with a copy of the chosen board
            text: setup.ship === 0 ? qsTr("Enter my own board …")
            //: Button: opens the editor with the chosen board
             : qsTr("Change this board …")
            onClicked: setup.toMars.editShip(setup.ship)
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        ActionButton {
            kind: ActionButton.Primary
            outline: Icons.rocket
            //: Button: begins a game of To Mars
            text: qsTr("Begin")
            onClicked: {
                let names = [];
                for (let i = 0; i < fields.count; ++i)
                    names.push((fields.itemAt(i) as MarsPlayerField).name);
                setup.toMars.begin(names, setup.ship);
            }
        }
        ActionButton {
            outline: Icons.help
            //: Button: opens the help on To Mars
            text: qsTr("How it works")
            onClicked: setup.helpWanted()
        }
    }
    SettingGroup {
        width: parent.width
        //: Choices where the rules of To Mars are not clear
        title: qsTr("What the rules leave open")
        //: Above the choices
        explanation: qsTr("Your answers are remembered for the next games. A game keeps what it began with.")

        Repeater {
            model: setup.toMars.choices

            ReadingChoice {
                id: choice

                required property int index

                width: parent.width
                onPicked: option => setup.toMars.choices.choose(choice.index, option)
            }
        }
    }
}
