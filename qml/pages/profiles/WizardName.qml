import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// What the profile is called; saving it is the last step.
Panel {
    id: part

    required property WizardViewModel wizard

    // What is proposed gives way to what is typed.
    Component.onCompleted: {
        name.forceActiveFocus();
        name.selectAll();
    }

    ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.margins: Theme.gapLarge
        contentWidth: availableWidth

        Column {
            width: Math.min(scroll.availableWidth, Theme.px(560))
            spacing: Theme.gap

            Heading {
                width: parent.width
                text: part.wizard.title
            }
            BodyText {
                width: parent.width
                text: part.wizard.advice
            }
            TextBox {
                id: name

                objectName: "profileName"
                width: parent.width
                text: part.wizard.name
                enabled: !part.wizard.saving
                // It becomes the name of a folder: up to 100 bytes, no slashes, no dot before.
                maximumLength: 33
                validator: RegularExpressionValidator {
                    regularExpression: /[^\x00-\x1f\/\\.][^\x00-\x1f\/\\]*/
                }
                //: Read out for the field for a card profile's name
                title: qsTr("Name of the profile")
                onTextEdited: part.wizard.name = text
            }
            BodyText {
                width: parent.width
                visible: part.wizard.nameTaken && !part.wizard.saving
                color: Theme.muted
                font.pixelSize: Theme.fontSmall
                //: Under the field for a card profile's name
                text: qsTr("There is a profile of this name; it will be replaced.")
            }
            TextBox {
                width: parent.width
                text: part.wizard.note
                enabled: !part.wizard.saving
                maximumLength: 200
                //: In the empty field for a note on a copy of the game
                placeholderText: qsTr("Note: edition, language, sleeves … (may stay empty)")
                //: Read out for the field for a note on a copy of the game
                title: qsTr("Note on this copy of the game")
                onTextEdited: part.wizard.note = text
            }
            BodyText {
                width: parent.width
                visible: part.wizard.missing.length > 0
                color: Theme.danger
                text: part.wizard.missing
            }
            ProgressLine {
                width: parent.width
                visible: part.wizard.saving
                indeterminate: true
                //: Read out for the bar of progress
                Accessible.name: qsTr("Saving the profile")
            }
        }
    }
}
