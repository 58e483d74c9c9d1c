import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// How well the cards in a photo agree with the profile: the photo, and a line a card.
Panel {
    id: pane

    required property ProfileCheckModel check

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            BodyText {
                objectName: "profileAdvice"
                Layout.fillWidth: true
                font.weight: Font.DemiBold
                text: pane.check.advice
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ActionButton {
                outline: Icons.close
                //: Button: closes the test of a card profile
                text: qsTr("Close the test")
                onClicked: pane.check.close()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Image {
                Layout.fillWidth: true
                Layout.fillHeight: true
                source: pane.check.picture
                fillMode: Image.PreserveAspectFit
                smooth: true
                mipmap: true
                Accessible.role: Accessible.Graphic
                //: Read out for a photo with outlines of its cards
                Accessible.name: qsTr("The photo with its cards outlined")
            }
            ListView {
                id: list

                Layout.preferredWidth: Theme.px(320)
                Layout.fillHeight: true
                clip: true
                model: pane.check.cards
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.List
                //: Read out for the list of cards that were tested
                Accessible.name: qsTr("Cards in the photo")
                ScrollBar.vertical: ScrollBar {}

                delegate: RowLayout {
                    id: row

                    required property var modelData

                    width: ListView.view.width
                    spacing: Theme.gapSmall
                    Accessible.role: Accessible.ListItem
                    Accessible.name: row.modelData.title + " " + row.modelData.agreement + " " + row.modelData.verdict

                    BodyText {
                        Layout.fillWidth: true
                        text: row.modelData.title
                        Accessible.ignored: true
                    }
                    BodyText {
                        text: row.modelData.agreement
                        Accessible.ignored: true
                    }
                    BodyText {
                        Layout.preferredWidth: Theme.px(130)
                        color: row.modelData.good ? Theme.muted : Theme.danger
                        text: row.modelData.verdict
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
