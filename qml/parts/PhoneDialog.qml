import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import PocketMars.App

// Phones as camera and second screen: the code for the next one, and those that are paired.
Dialog {
    id: dialog

    required property PhoneViewModel phone

    anchors.centerIn: T.Overlay.overlay
    width: Math.min(Theme.px(760), parent ? parent.width - 2 * Theme.gapLarge : Theme.px(760))
    padding: Theme.gapLarge
    modal: true
    focus: true

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Panel {
    }
    contentItem: ColumnLayout {
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                //: Title: a phone as camera and second screen
                text: qsTr("Your phone as camera and second screen")
            }
            IconButton {
                objectName: "closePhone"
                outline: Icons.close
                //: Button: closes what lies over the page
                text: qsTr("Close")
                onClicked: dialog.close()
            }
        }
        Notice {
            Layout.fillWidth: true
            text: dialog.phone.trouble.text
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gapLarge

            // White in the dark too: that is what scanners look for.
            Rectangle {
                readonly property int modulePx: Math.max(1, Math.floor(Theme.px(250) / Math.max(1, dialog.phone.modules)))

                Layout.alignment: Qt.AlignTop
                visible: dialog.phone.running
                implicitWidth: modulePx * dialog.phone.modules
                implicitHeight: implicitWidth
                color: "white"
                Accessible.role: Accessible.Graphic
                //: Read out for the QR code that pairs a phone
                Accessible.name: qsTr("QR code that pairs a phone")

                Image {
                    anchors.fill: parent
                    source: dialog.phone.code
                    smooth: false
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: Theme.gap

                BodyText {
                    Layout.fillWidth: true
                    //: Before phones are let in
                    text: !dialog.phone.running ? qsTr("A phone in your home network takes photos of the table, shows the score sheet and the game, and answers questions. Nothing is installed on it, and nothing leaves your network. As long as this is off nothing listens.") :
                    //: How to use the QR code
                    qsTr("Scan the code with the phone's camera, or type the address into its browser. The code is good for one phone; then there is a new one.")
                }
                TextBox {
                    Layout.fillWidth: true
                    visible: dialog.phone.running
                    //: Read out for the field that shows the address for the phone
                    title: qsTr("Address for the phone")
                    readOnly: true
                    text: dialog.phone.invitation
                    font.pixelSize: Theme.fontSmall
                    onTextChanged: cursorPosition = 0
                }
                RowLayout {
                    spacing: Theme.gapSmall

                    CopyButton {
                        visible: dialog.phone.running
                        //: Button: copies the address for the phone
                        label: qsTr("Copy the address")
                        onClicked: dialog.phone.copy()
                    }
                    ActionButton {
                        objectName: "switchPhone"
                        focus: true
                        kind: dialog.phone.running ? ActionButton.Plain : ActionButton.Primary
                        outline: dialog.phone.running ? Icons.close : Icons.phone
                        //: Button: phones are not answered any more
                        text: dialog.phone.running ? qsTr("Switch off") :
                        //: Button: phones of the home network are answered from now on
                        qsTr("Let phones in")
                        onClicked: dialog.phone.running ? dialog.phone.stop() : dialog.phone.start()
                    }
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: dialog.phone.fingerprint.length > 0
            spacing: Theme.gapSmall

            BodyText {
                Layout.fillWidth: true
                //: How a phone becomes the camera of the table; "More" and "Use this phone as the camera" are on the phone's page
                text: qsTr("A phone becomes the table's camera by its page More, Use this phone as the camera. Its browser then warns of a page that it does not know, as the program made the page's certificate itself. It is the right one if the browser shows this SHA-256 fingerprint:")
            }
            TextBox {
                objectName: "fingerprint"
                Layout.fillWidth: true
                //: Read out for the field that shows a certificate's fingerprint
                title: qsTr("Fingerprint of the certificate")
                readOnly: true
                text: dialog.phone.fingerprint
                font.pixelSize: Theme.fontSmall
                onTextChanged: cursorPosition = 0
            }
        }
        BodyText {
            Layout.fillWidth: true
            visible: dialog.phone.phones.length > 0
            font.weight: Font.DemiBold
            //: Heading over the list of paired phones
            text: qsTr("Paired phones")
        }
        ListView {
            Layout.fillWidth: true
            visible: dialog.phone.phones.length > 0
            implicitHeight: Math.min(contentHeight, Theme.px(180))
            clip: true
            spacing: Theme.px(4)
            model: dialog.phone.phones

            delegate: PhoneRow {
                width: ListView.view.width
                onThrownOut: dialog.phone.throwOut(modelData.id)
            }
        }
    }
}
