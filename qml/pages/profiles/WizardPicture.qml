import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// One of the nine pictures: what to lay on the table, the camera's picture, and what was found.
GridLayout {
    id: part

    required property WizardViewModel wizard

    readonly property bool taken: wizard.picture.length > 0
    readonly property bool reading: wizard.state === WizardStepsModel.Busy
    readonly property LiveTable live: wizard.camera.live

    // In a narrow window what to do lies below the picture.
    readonly property bool stacked: width > 0 && width < Theme.px(620)

    columns: stacked ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            // What to do scrolls; a picture that is too small shows nothing.
            Layout.minimumHeight: part.stacked ? Math.min(Theme.px(180), part.height * 0.4) : 0
            radius: Theme.radius
            color: Theme.photo
            clip: true

            PhotoView {
                anchors.fill: parent
                visible: part.taken || (!part.reading && part.live.hasPicture)
                source: part.wizard.picture
                live: part.taken ? null : part.live.feed
                photoSize: part.taken ? part.wizard.pictureSize : part.live.feed.sourceSize
                findings: part.taken ? part.wizard.found : null
                everyLabel: true
                //: Read out for the camera's picture, or one that was taken; %1 what it shows
                Accessible.name: part.taken ? qsTr("Picture: %1").arg(part.wizard.title) : qsTr("What the camera sees")
                //: Read out for a picture with the outlines of what was found
                Accessible.description: part.taken ? qsTr("Arrow keys go from outline to outline, plus and minus zoom.") : ""
            }
            ColumnLayout {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(380))
                visible: !part.taken && (part.reading || !part.live.hasPicture)
                spacing: Theme.gap

                BodyText {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    text: {
                        if (part.reading)
                            //: While a picture is read
                            return qsTr("Looking at the picture …");
                        if (part.live.state === LiveTable.Opening)
                            //: In place of the camera's picture
                            return qsTr("Waiting for the camera …");
                        //: In place of the camera's picture, where there is no camera
                        return qsTr("Choose a camera or a file, or drop a picture here.");
                    }
                }
                ProgressLine {
                    Layout.fillWidth: true
                    visible: part.reading || part.live.state === LiveTable.Opening
                    indeterminate: true
                    //: Read out for the bar of progress
                    Accessible.name: part.reading ? qsTr("Looking at the picture") : qsTr("Waiting for the camera")
                }
            }
            ProgressLine {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.gapSmall
                visible: part.taken && part.reading
                indeterminate: true
                Accessible.name: qsTr("Looking at the picture")
            }
        }
        Notice {
            Layout.fillWidth: true
            mild: part.wizard.doubt.length > 0
            text: {
                if (part.wizard.problem.length > 0)
                    return part.wizard.problem;
                if (part.wizard.doubt.length > 0)
                    return part.wizard.doubt;
                if (part.taken || part.reading)
                    return "";
                return part.live.trouble.line;
            }
        }
        // Side by side where there is room.
        Flow {
            id: ways

            Layout.fillWidth: true
            visible: part.wizard.canPutRight
            spacing: Theme.gapSmall

            Row {
                visible: part.wizard.verdict.length > 0
                height: Math.max(Theme.touch, verdictText.implicitHeight)
                spacing: Theme.gapSmall
                rightPadding: Theme.gap

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    outline: Icons.check
                    color: Theme.accent
                }
                BodyText {
                    id: verdictText

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, ways.width - Theme.px(60))
                    font.weight: Font.DemiBold
                    text: part.wizard.verdict
                }
            }
            ActionButton {
                objectName: "looksRight"
                visible: part.wizard.doubt.length > 0
                kind: ActionButton.Primary
                outline: Icons.check
                //: Button: what was found in a picture is right, though it was doubtful
                text: qsTr("Looks right")
                onClicked: part.wizard.confirm()
            }
            ActionButton {
                objectName: "putRight"
                kind: part.wizard.problem.length > 0 ? ActionButton.Primary : ActionButton.Plain
                outline: Icons.pencil
                //: Button: cards or pieces that were not found right are marked by hand
                text: qsTr("Put right by hand")
                onClicked: part.wizard.putRight()
            }
            ActionButton {
                objectName: "turnPicture"
                outline: Icons.again
                //: Button: turns a picture by a quarter
                text: qsTr("Turn")
                onClicked: part.wizard.turn()
            }
        }
    }
    Panel {
        Layout.preferredWidth: Theme.px(320)
        Layout.preferredHeight: part.stacked ? part.height * 0.4 : -1
        Layout.maximumHeight: part.stacked ? part.height * 0.4 : Infinity
        Layout.fillWidth: part.stacked
        Layout.fillHeight: true

        ScrollView {
            id: scroll

            anchors.fill: parent
            anchors.margins: Theme.gap
            contentWidth: availableWidth

            Column {
                width: scroll.availableWidth
                spacing: Theme.gap

                Heading {
                    width: parent.width
                    text: part.wizard.title
                }
                BodyText {
                    width: parent.width
                    text: part.wizard.advice
                }
                CardSketch {
                    width: parent.width
                    visible: part.wizard.faces.length === 0
                    columns: part.wizard.sketchColumns
                    cells: part.wizard.sketch
                }
                BodyText {
                    width: parent.width
                    visible: part.wizard.faces.length > 0
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                    //: Over small pictures of the cards or pieces that were cut out of a photo
                    text: qsTr("As they will be learnt:")
                }
                Grid {
                    id: faces

                    width: parent.width
                    visible: part.wizard.faces.length > 0
                    columns: part.wizard.sketchColumns
                    spacing: Theme.px(4)

                    Repeater {
                        model: part.wizard.faces

                        Image {
                            required property int index
                            required property string modelData

                            width: Math.floor((faces.width - (faces.columns - 1) * faces.spacing) / faces.columns)
                            height: implicitWidth > 0 ? Math.min(width * implicitHeight / implicitWidth, width * 1.6) : width
                            source: modelData
                            fillMode: Image.PreserveAspectFit
                            smooth: true
                            mipmap: true
                            Accessible.role: Accessible.Graphic
                            Accessible.name: part.wizard.sketch[index] ?? ""
                        }
                    }
                }
                Repeater {
                    model: part.wizard.sketchNotes

                    BodyText {
                        required property string modelData

                        width: parent.width
                        font.pixelSize: Theme.fontSmall
                        text: modelData
                    }
                }
                CheckRow {
                    width: parent.width
                    visible: part.wizard.step === 7
                    //: Whether the player's edition has a card for Earth
                    text: qsTr("There is an Earth card")
                    done: part.wizard.earthCard
                    onTicked: wanted => part.wizard.earthCard = wanted
                }
                BodyText {
                    width: parent.width
                    color: Theme.muted
                    font.pixelSize: Theme.fontSmall
                    //: How each of the nine pictures is taken
                    text: qsTr("Flat and a finger's breadth apart, with nothing else in the picture; the camera above, so that the cards stand upright in it.")
                }
                Heading {
                    width: parent.width
                    //: Heading over the choice of a camera
                    text: qsTr("Camera")
                }
                CameraChoice {
                    width: parent.width
                    camera: part.wizard.camera
                }
            }
        }
    }
}
