import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A photo of a table becomes a score sheet.
Item {
    id: page

    required property ScoreViewModel scoring
    required property ProfilesViewModel profiles
    required property SampleViewModel sample

    // Whether the player shows where cards lie.
    property bool marking: false
    // Whether all is clear on the photo but who plays.
    readonly property bool asksPlayers: scoring.state === ScoreViewModel.Failed && scoring.playersWanted && scoring.isPicture

    // The player wants to choose a photo.
    signal photoWanted
    // Photos of a table, or a table as text.
    signal tablesDropped(var files)
    // The player wants to choose a further photo of the table that is shown.
    signal anotherPhotoWanted
    // The player wants a profile to be learnt.
    signal profilesWanted

    // Another program may have learnt a profile.
    Component.onCompleted: profiles.refresh()

    Timer {
        interval: 0
        running: true
        onTriggered: part.active = true
    }
    Connections {
        target: page.scoring

        // Another photo has other cards.
        function onStateChanged() {
            if (page.scoring.state === ScoreViewModel.Reading)
                page.marking = false;
        }
    }
    OptionsPopup {
        id: optionsPopup

        objectName: "options"
        options: page.scoring.options
        canRead: page.scoring.state === ScoreViewModel.Ready || page.scoring.state === ScoreViewModel.Failed
        x: Math.max(Theme.gap, column.x + optionsButton.parent.x + optionsButton.x + optionsButton.width - width)
        y: header.y + header.height + Theme.px(6)
        onReadAgain: page.scoring.readAgain()
    }
    ColumnLayout {
        id: column

        spacing: Theme.gap
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge

        PageHeader {
            id: header

            room: page.width - 2 * Theme.gapLarge
            spacing: Theme.gap
            elided: true
            //: Title of the page before a photo is opened
            title: page.scoring.fileName.length > 0 ? page.scoring.fileName : qsTr("Score a table")

            SelectBox {
                id: profileBox

                visible: page.profiles.names.length > 0
                model: page.profiles.names
                chosen: page.profiles.currentRow
                //: Read out for the list of card profiles
                Accessible.name: qsTr("Card profile: %1").arg(currentText)
                onActivated: index => page.profiles.currentRow = index
            }
            ActionButton {
                id: optionsButton

                visible: page.profiles.names.length > 0
                outline: Icons.players
                text: page.scoring.options.summary
                onClicked: optionsPopup.opened ? optionsPopup.close() : optionsPopup.open()
            }
            IconButton {
                outline: Icons.locate
                //: Button: marks cards on the photo that were not found
                text: qsTr("Show where cards lie")
                visible: !page.marking && page.scoring.isPicture && (page.scoring.state === ScoreViewModel.Ready || page.scoring.state === ScoreViewModel.Failed)
                onClicked: page.marking = true
            }
            IconButton {
                outline: Icons.plus
                //: Button: chooses a further photo of the same table, from another side
                text: qsTr("Another photo")
                visible: !page.marking && page.scoring.canAddPhoto
                onClicked: page.anotherPhotoWanted()
            }
            ActionButton {
                visible: page.profiles.names.length > 0
                kind: page.scoring.state === ScoreViewModel.Empty ? ActionButton.Primary : ActionButton.Plain
                outline: Icons.photo
                //: Button: opens the dialog that chooses a file
                text: qsTr("Open a photo")
                ToolTip.text: "Ctrl+O"
                ToolTip.visible: hovered
                ToolTip.delay: 600
                onClicked: page.photoWanted()
            }
        }
        Notice {
            Layout.fillWidth: true
            mild: page.scoring.trouble.mild
            text: page.scoring.trouble.text

            ActionButton {
                //: Button beside an error that this mends
                text: qsTr("Say who plays")
                outline: Icons.players
                visible: page.scoring.playersWanted && !page.asksPlayers
                onClicked: optionsPopup.open()
            }
            ActionButton {
                //: Button beside an error: marks cards on the photo that were not found
                text: qsTr("Show me the cards")
                outline: Icons.locate
                visible: !page.marking && page.scoring.state === ScoreViewModel.Failed && page.scoring.isPicture
                onClicked: page.marking = true
            }
            ActionButton {
                //: Button beside an error: reads the same file once more
                text: qsTr("Read again")
                outline: Icons.again
                visible: page.scoring.state === ScoreViewModel.Failed
                onClicked: page.scoring.readAgain()
            }
        }
        Notice {
            objectName: "othersOnPhoto"
            Layout.fillWidth: true
            mild: true
            //: Others lie on the photo than were said to play; %1 who: `Solo: Red, DA Blue`
            text: page.scoring.othersOnPhoto.length > 0 ? qsTr("On this photo: %1").arg(page.scoring.othersOnPhoto) : ""

            ActionButton {
                kind: ActionButton.Primary
                //: Button: those play whose pieces are on the photo; %1 the players: `Solo: Red, DA Blue`
                text: qsTr("Take %1").arg(page.scoring.othersOnPhoto)
                onClicked: page.scoring.takeOthersOnPhoto()
            }
        }
        Notice {
            objectName: "sampleCards"
            Layout.fillWidth: true
            mild: true
            text: {
                if (!page.scoring.isPicture)
                    return "";
                if (page.sample.shown && page.profiles.sampleInUse)
                    //: Above the photo that comes with the program, while no other cards are known
                    return qsTr("This is the sample's photo, and only the sample's cards are known so far: learn yours before you score your own table.");
                if (page.sample.shown)
                    //: Above the photo that comes with the program; %1 the name of the user's own card profile
                    return qsTr("This is the sample's photo, read with the sample's cards. Your own photos are read with “%1”.").arg(page.profiles.current);
                if (page.profiles.sampleInUse)
                    //: Above a photo of the user's own table
                    return qsTr("Read with the sample's cards, not with yours, so what is found may be wrong: learn your own cards, or choose their profile.");
                return "";
            }

            ActionButton {
                visible: page.profiles.sampleInUse
                outline: Icons.cards
                //: Button: goes to the page that learns a card profile
                text: qsTr("Learn my cards")
                onClicked: page.profilesWanted()
            }
        }
        Loader {
            id: part

            // After the page has its place: Qt 6.4 does not lay out what comes with it.
            active: false
            Layout.fillWidth: true
            Layout.fillHeight: true
            sourceComponent: {
                if (page.marking && page.scoring.state !== ScoreViewModel.Reading)
                    return markPart;
                if (page.scoring.state === ScoreViewModel.Ready)
                    return readyPart;
                if (page.scoring.state === ScoreViewModel.Reading)
                    return readingPart;
                if (page.asksPlayers)
                    return playersPart;
                return startPart;
            }
        }
    }
    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: event => {
            if (event.hasUrls) {
                page.tablesDropped(event.urls);
                event.accept();
            }
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gapSmall
            visible: drop.containsDrag
            color: Qt.alpha(Theme.accent, 0.15)
            radius: Theme.radius
            border.width: Theme.px(3)
            border.color: Theme.accent
        }
    }

    Component {
        id: startPart

        StartPane {
            scoring: page.scoring
            profiles: page.profiles
            sample: page.sample
            onPhotoWanted: page.photoWanted()
            onProfilesWanted: page.profilesWanted()
        }
    }
    Component {
        id: markPart

        MarkPane {
            marks: page.scoring.marks
            photo: page.scoring.preview
            onCancelled: page.marking = false
            onReadWanted: {
                page.marking = false;
                page.scoring.readMarked();
            }
        }
    }
    Component {
        id: readingPart

        ReadingPane {
            preview: page.scoring.preview
            onStopped: page.scoring.stop()
        }
    }
    Component {
        id: playersPart

        PlayersPane {
            scoring: page.scoring
        }
    }
    Component {
        id: readyPart

        SheetPane {
            scoring: page.scoring
            onAnotherPhotoWanted: page.anotherPhotoWanted()
        }
    }
}
