import QtQuick
import QtQuick.Layouts

// One button for each page, and one for the phone.
Rectangle {
    id: rail

    // Of Main.Page.
    required property int page
    required property bool phoneShown
    // Whether it is a bar at the window's bottom.
    required property bool flat

    signal chosen(int page)
    signal phoneWanted

    readonly property int buttons: 9
    // Upright in a low window the buttons stand close to each other and are lower.
    readonly property bool tight: !flat && height < buttons * (Theme.px(64) + Theme.px(4)) + 2 * Theme.gap
    readonly property int edge: flat ? 0 : tight ? Theme.px(4) : Theme.gap
    readonly property int buttonHeight: tight ? Math.max(48, Math.min(Theme.px(64), Math.floor((height - 2 * edge) / buttons))) : Theme.px(64)

    implicitWidth: Theme.px(104)
    implicitHeight: Theme.px(68)
    color: Theme.rail

    GridLayout {
        anchors.fill: parent
        anchors.topMargin: rail.edge
        anchors.bottomMargin: rail.edge
        columns: rail.flat ? 10 : 1
        rowSpacing: rail.tight ? 0 : Theme.px(4)
        columnSpacing: 0

        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.home
            //: Page in the navigation rail: where to begin
            text: qsTr("Home")
            current: rail.page === Main.Home
            onClicked: rail.chosen(Main.Home)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.rocket
            //: Page in the navigation rail: play a game at the table
            text: qsTr("Play")
            current: rail.page === Main.Play
            onClicked: rail.chosen(Main.Play)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.table
            //: Page in the navigation rail: score a table from a photo
            text: qsTr("Score")
            current: rail.page === Main.Score
            onClicked: rail.chosen(Main.Score)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.history
            //: Page in the navigation rail: games that were saved
            text: qsTr("History")
            current: rail.page === Main.History
            onClicked: rail.chosen(Main.History)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.cards
            //: Page in the navigation rail: card profiles
            text: qsTr("Profiles")
            current: rail.page === Main.Profiles
            onClicked: rail.chosen(Main.Profiles)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.ship
            //: Page in the navigation rail: another game; it is a name
            text: qsTr("To Mars")
            current: rail.page === Main.ToMars
            onClicked: rail.chosen(Main.ToMars)
        }
        Item {
            visible: !rail.flat
            Layout.fillHeight: true
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            objectName: "phoneButton"
            outline: Icons.phone
            //: Button in the navigation rail: pairs a phone as camera and second screen
            text: qsTr("Phone")
            current: rail.phoneShown
            onClicked: rail.phoneWanted()
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.help
            //: Page in the navigation rail: rules and cards to look up
            text: qsTr("Help")
            current: rail.page === Main.Help
            onClicked: rail.chosen(Main.Help)
        }
        RailButton {
            Layout.alignment: Qt.AlignCenter
            Layout.fillWidth: rail.flat
            implicitHeight: rail.buttonHeight
            outline: Icons.settings
            //: Page in the navigation rail
            text: qsTr("Settings")
            current: rail.page === Main.Preferences
            onClicked: rail.chosen(Main.Preferences)
        }
    }
}
