import QtQuick
import QtQuick.Layouts
import PocketMars.App

// One game on its way to the BG Stats app: a code for the phone to scan, a link to copy or open.
Panel {
    id: pane

    required property PlayLinkModel playLink

    signal closed

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        spacing: Theme.gapLarge

        // White in the dark too: that is what scanners look for.
        Rectangle {
            readonly property int side: Math.min(pane.height - 2 * Theme.gapLarge, Math.floor(0.62 * pane.width))

            Layout.alignment: Qt.AlignTop
            implicitWidth: side
            implicitHeight: side
            radius: Theme.px(4)
            color: "white"
            border.width: 1
            border.color: Theme.border
            Accessible.role: Accessible.Graphic
            //: Read out for the QR code
            Accessible.name: qsTr("QR code with the link for BG Stats")

            Image {
                // A whole number of pixels a module, so that none is blurred.
                readonly property int modulePx: Math.max(1, Math.floor((parent.side - 2) / Math.max(1, pane.playLink.modules)))

                anchors.centerIn: parent
                width: modulePx * pane.playLink.modules
                height: width
                source: pane.playLink.code
                smooth: false
                fillMode: Image.PreserveAspectFit
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                //: Title over the QR code; BG Stats is an app for phones
                text: qsTr("Log this game in BG Stats")
            }
            BodyText {
                Layout.fillWidth: true
                color: Theme.muted
                //: How to use the QR code
                text: qsTr("Scan the code with the phone's camera and open the link: BG Stats adds the play with date, players and points. The play keeps its id, so that the app can tell when it gets it twice.")
            }
            CopyButton {
                //: Button: copies the link for BG Stats
                label: qsTr("Copy the link")
                enabled: pane.playLink.link.length > 0
                onClicked: pane.playLink.copy()
            }
            TextBox {
                Layout.fillWidth: true
                //: Read out for the field that shows the link
                title: qsTr("Link for BG Stats")
                readOnly: true
                text: pane.playLink.link
                font.pixelSize: Theme.fontSmall
                onTextChanged: cursorPosition = 0
            }
            Item {
                Layout.fillHeight: true
            }
            ActionButton {
                outline: Icons.left
                //: Button: from the QR code back to the game's score sheet
                text: qsTr("Score sheet")
                onClicked: pane.closed()
            }
        }
    }
}
