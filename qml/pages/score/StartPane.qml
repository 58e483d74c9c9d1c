import QtQuick
import PocketMars.App

// What to do first: a photo, a profile, or the sample table.
Item {
    id: pane

    required property ScoreViewModel scoring
    required property ProfilesViewModel profiles
    required property SampleViewModel sample

    // Whether the user's own cards are not known yet.
    readonly property bool onlySample: profiles.sampleInUse && profiles.names.length === 1

    signal photoWanted
    signal profilesWanted

    MarsHorizon {
        // To the edges of the page.
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -Theme.gapLarge
        height: parent.height * 0.4
    }
    Loader {
        anchors.fill: parent
        active: pane.profiles.listed
        sourceComponent: pane.profiles.names.length > 0 ? photoPart : welcomePart
    }
    Component {
        id: photoPart

        EmptyState {
            outline: Icons.photo
            title: pane.onlySample ?
            //: Title of the page without a photo, while the program knows no cards but those that come with it
            qsTr("Learn your own cards first") :
            //: Title of the page without a photo: after one that could not be scored, and before any
            pane.scoring.state === ScoreViewModel.Failed ? qsTr("Try another photo") : qsTr("Drop a photo of your table here")
            text: pane.onlySample ?
            //: In place of how to take the photo, while the program knows no cards but those that come with it
            qsTr("So far only the cards of the sample table are known. Learn yours first: without them a photo of your own table can't be read.") :
            //: How to take the photo
            qsTr("Take it from above, with all cards, ships and Earth in view and no hand over them. Cards may lie in any order and turned any way.")

            ActionButton {
                visible: pane.onlySample
                kind: ActionButton.Primary
                outline: Icons.cards
                //: Button of the first start: goes to the page that learns a card profile
                text: qsTr("Learn my cards")
                onClicked: pane.profilesWanted()
            }
            ActionButton {
                kind: pane.onlySample ? ActionButton.Plain : ActionButton.Primary
                outline: Icons.photo
                //: Button: opens the dialog that chooses a file
                text: qsTr("Open a photo")
                onClicked: pane.photoWanted()
            }
            ActionButton {
                outline: Icons.table
                //: Button: takes a photo that comes with the program
                text: qsTr("Score a sample photo")
                visible: pane.sample.available && pane.scoring.state === ScoreViewModel.Empty
                onClicked: pane.sample.start()
            }
        }
    }
    Component {
        id: welcomePart

        EmptyState {
            outline: Icons.rocket
            //: Title of the first start
            title: qsTr("Welcome to Pocket Mars Table")
            //: First start, with and without the sample that comes with the program
            text: pane.sample.available ? qsTr("It scores a game from one photo of the table. It has to know your cards first; see how it works with the sample table that comes with it, or learn your own cards right away.") : qsTr("It scores a game from one photo of the table. It has to know your cards first: learn them from nine photos.")

            ActionButton {
                kind: ActionButton.Primary
                outline: Icons.table
                //: Button of the first start: learns the sample's cards and scores a photo of them; and while it learns
                text: pane.profiles.learning ? qsTr("Learning the sample cards …") : qsTr("Show me the sample table")
                visible: pane.sample.available
                enabled: !pane.profiles.learning
                onClicked: pane.sample.start()
            }
            ActionButton {
                kind: pane.sample.available ? ActionButton.Plain : ActionButton.Primary
                outline: Icons.cards
                //: Button of the first start: goes to the page that learns a card profile
                text: qsTr("Learn my cards")
                enabled: !pane.profiles.learning
                onClicked: pane.profilesWanted()
            }
            footer: [
                ProgressLine {
                    width: Theme.px(420)
                    visible: pane.profiles.learning
                    indeterminate: pane.profiles.learnTotal === 0
                    to: Math.max(1, pane.profiles.learnTotal)
                    value: pane.profiles.learnDone
                    //: Read out for the bar of progress
                    Accessible.name: qsTr("Learning the cards")
                },
                BodyText {
                    width: Theme.px(420)
                    horizontalAlignment: Text.AlignHCenter
                    visible: pane.profiles.learning || pane.profiles.learnTrouble.text.length > 0
                    font.pixelSize: Theme.fontSmall
                    color: pane.profiles.learning ? Theme.muted : Theme.danger
                    //: Progress of learning; %1 photos done, %2 photos in all
                    text: pane.profiles.learning ? qsTr("%1 of %2 photos").arg(pane.profiles.learnDone).arg(pane.profiles.learnTotal) : pane.profiles.learnTrouble.text
                }
            ]
        }
    }
}
