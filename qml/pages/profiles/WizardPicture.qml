import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// One of the nine pictures: what to lay on the table, the camera's picture, and what was found.
RowLayout {
    id: part

    required property WizardViewModel wizard

    readonly property bool taken: wizard.picture.length > 0
    readonly property bool reading: wizard.state === WizardStepsModel.Busy
    readonly property LiveTable live: wizard.camera.live

    spacing: Theme.gap

    ColumnLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
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
            text: {
                if (part.wizard.problem.length > 0)
                    return part.wizard.problem;
                if (part.taken || part.reading)
                    return "";
                return part.live.trouble.line;
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.px(28)
            visible: part.wizard.verdict.length > 0
            spacing: Theme.gapSmall

            Icon {
                outline: Icons.check
                color: Theme.accent
            }
            BodyText {
                Layout.fillWidth: true
                font.weight: Font.DemiBold
                text: part.wizard.verdict
            }
        }
    }
    Panel {
        Layout.preferredWidth: Theme.px(320)
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
                    columns: part.wizard.sketchColumns
                    cells: part.wizard.sketch
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
                    checked: part.wizard.earthCard
                    onToggled: part.wizard.earthCard = checked
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
