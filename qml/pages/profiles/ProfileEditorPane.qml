import QtQuick
import QtQuick.Layouts
import PocketMars.App

// The spaces and the colours of a stored profile, to be looked at and changed.
ColumnLayout {
    id: pane

    required property WizardViewModel wizard

    readonly property ProfileEditor editor: wizard.editor
    // Which part is shown: WizardStepsModel.Spaces or Colours.
    property int part: WizardStepsModel.Spaces

    signal closed

    spacing: Theme.gap

    Shortcut {
        sequences: ["Esc"]
        enabled: !pane.editor.saving
        onActivated: pane.closed()
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        Layout.minimumHeight: Theme.touch
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            font.pixelSize: Theme.fontTitle
            text: pane.editor.name
        }
        Repeater {
            model: [WizardStepsModel.Spaces, WizardStepsModel.Colours]

            Chip {
                required property int modelData

                text: pane.wizard.titleOf(modelData)
                current: pane.part === modelData
                onClicked: pane.part = modelData
            }
        }
        ProgressLine {
            Layout.preferredWidth: Theme.px(90)
            visible: pane.editor.saving
            indeterminate: true
            //: Read out for the bar of progress
            Accessible.name: qsTr("Saving the profile")
        }
        ActionButton {
            outline: Icons.close
            //: Button: puts a profile away without saving what was changed
            text: qsTr("Cancel")
            enabled: !pane.editor.saving
            onClicked: pane.closed()
        }
        ActionButton {
            objectName: "saveProfile"
            kind: ActionButton.Primary
            outline: Icons.save
            //: Button: stores a card profile with what was changed
            text: qsTr("Save the changes")
            enabled: pane.editor.touched && !pane.editor.saving
            onClicked: pane.editor.save()
        }
    }
    Notice {
        Layout.fillWidth: true
        text: pane.editor.trouble.text
    }
    Loader {
        Layout.fillWidth: true
        Layout.fillHeight: true
        enabled: !pane.editor.saving
        sourceComponent: pane.part === WizardStepsModel.Spaces ? spacesPart : coloursPart
    }
    Component {
        id: spacesPart

        WizardSpaces {
            spaces: pane.editor.spaces
            title: pane.wizard.titleOf(pane.part)
            advice: pane.wizard.adviceOf(pane.part)
        }
    }
    Component {
        id: coloursPart

        WizardColours {
            colours: pane.editor.colours
            title: pane.wizard.titleOf(pane.part)
            advice: pane.wizard.adviceOf(pane.part)
        }
    }
}
