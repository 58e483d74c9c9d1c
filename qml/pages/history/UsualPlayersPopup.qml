import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Who usually plays which colour.
Popup {
    id: popup

    required property HistoryViewModel history

    width: Theme.px(420)
    padding: Theme.gapLarge
    focus: true
    background: Panel {}
    onAboutToShow: history.usual.load()

    contentItem: Column {
        spacing: Theme.gapSmall

        Heading {
            width: popup.availableWidth
            //: Heading over the names of the players
            text: qsTr("Who usually plays?")
        }
        BodyText {
            width: popup.availableWidth
            color: Theme.muted
            font.pixelSize: Theme.fontSmall
            //: What the names of the players are for
            text: qsTr("Games get the name of a colour's usual player; those so far that have none get it now. A name can be changed game by game.")
        }
        ListView {
            width: popup.availableWidth
            height: Math.min(contentHeight, Theme.px(340))
            clip: true
            spacing: Theme.px(4)
            model: popup.history.usual.players
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollBar {}

            delegate: UsualPlayerRow {
                onNamed: (colour, name) => popup.history.usual.setName(colour, name)
            }
        }
    }
}
