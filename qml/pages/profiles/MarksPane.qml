import QtQuick
import QtQuick.Layouts
import PocketMars.App

// What lies in a picture, set right by hand: the picture with its marks, and what to do with them.
RowLayout {
    id: part

    required property PageMarksModel marks
    // The picture in all its detail.
    required property string source
    // What it shows.
    required property string title

    // The picture is to be read with the marks.
    signal done
    // The marks stay, to be gone on with.
    signal later

    spacing: Theme.gap

    Component.onCompleted: view.forceActiveFocus()

    Shortcut {
        sequences: [StandardKey.Undo]
        onActivated: part.marks.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: part.marks.redo()
    }
    Shortcut {
        sequences: ["Ctrl+Return"]
        onActivated: part.done()
    }
    Shortcut {
        sequences: ["Esc"]
        onActivated: {
            if (part.marks.taps.length > 0)
                part.marks.dropTaps();
            else
                part.later();
        }
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.photo
        clip: true

        MarkView {
            id: view

            objectName: "markView"
            anchors.fill: parent
            marks: part.marks
            source: part.source
        }
    }
    ColumnLayout {
        Layout.preferredWidth: Theme.px(300)
        Layout.fillWidth: false
        Layout.fillHeight: true
        spacing: Theme.gapSmall

        ScrollColumn {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gapSmall

            Heading {
                width: parent.width
                //: Title of the page on which cards or pieces are marked by hand; %1 what the picture shows
                text: qsTr("By hand: %1").arg(part.title)
            }
            RowLayout {
                width: parent.width
                spacing: Theme.gapSmall

                Icon {
                    outline: part.marks.ready ? Icons.check : Icons.marks
                    color: part.marks.ready ? Theme.accent : Theme.muted
                }
                BodyText {
                    objectName: "countText"
                    Layout.fillWidth: true
                    font.weight: Font.Bold
                    text: part.marks.countText
                    Accessible.role: Accessible.AlertMessage
                }
            }
            BodyText {
                width: parent.width
                text: part.marks.hint
            }
            Notice {
                width: parent.width
                text: part.marks.problem
            }
            Flow {
                width: parent.width
                visible: !part.marks.pieces
                spacing: Theme.gapSmall

                Chip {
                    //: Choice of how a card is marked
                    text: qsTr("One tap")
                    enabled: part.marks.oneTapPossible
                    opacity: enabled ? 1 : 0.45
                    current: part.marks.oneTap
                    onClicked: part.marks.oneTap = true
                }
                Chip {
                    //: Choice of how a card is marked
                    text: qsTr("Four corners")
                    current: !part.marks.oneTap
                    onClicked: part.marks.oneTap = false
                }
            }
            Flow {
                width: parent.width

                IconButton {
                    outline: Icons.undo
                    //: Button: takes back what was marked or moved last
                    text: qsTr("Undo")
                    enabled: part.marks.canUndo
                    onClicked: part.marks.undo()
                }
                IconButton {
                    outline: Icons.redo
                    //: Button: does again what was taken back
                    text: qsTr("Redo")
                    enabled: part.marks.canRedo
                    onClicked: part.marks.redo()
                }
                IconButton {
                    outline: Icons.minus
                    //: Button beside the picture
                    text: qsTr("Zoom out")
                    enabled: view.zoom > 1
                    onClicked: view.zoomTo(view.zoom / 1.4, view.width / 2, view.height / 2)
                }
                IconButton {
                    outline: Icons.plus
                    //: Button beside the picture
                    text: qsTr("Zoom in")
                    enabled: view.zoom < view.maxZoom
                    onClicked: view.zoomTo(view.zoom * 1.4, view.width / 2, view.height / 2)
                }
                IconButton {
                    outline: Icons.fit
                    //: Button beside the picture
                    text: qsTr("Show the whole picture")
                    enabled: view.zoom > 1
                    onClicked: view.zoomTo(1, view.width / 2, view.height / 2)
                }
            }
            ActionButton {
                width: parent.width
                outline: Icons.remove
                //: Button: the card or piece that was picked is not marked any more
                text: qsTr("Take away")
                enabled: view.row >= 0 && view.row < part.marks.count
                onClicked: {
                    part.marks.remove(view.row);
                    view.unpick();
                }
            }
            ActionButton {
                width: parent.width
                outline: Icons.close
                //: Button: nothing is marked any more
                text: qsTr("Take all away")
                enabled: part.marks.count > 0 || part.marks.taps.length > 0
                onClicked: {
                    view.unpick();
                    part.marks.removeAll();
                }
            }
            ActionButton {
                width: parent.width
                outline: Icons.again
                //: Button: puts the marks where the program found something
                text: qsTr("As it was found")
                enabled: part.marks.moved
                onClicked: {
                    view.unpick();
                    part.marks.reset();
                }
            }
        }
        ActionButton {
            objectName: "useMarks"
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            kind: ActionButton.Primary
            outline: Icons.check
            //: Button: the picture is read with what is marked
            text: qsTr("Done")
            enabled: part.marks.ready
            onClicked: part.done()
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.rightMargin: Theme.gap
            outline: Icons.left
            //: Button: from marking by hand to the picture as it was read; the marks stay
            text: qsTr("Later")
            onClicked: part.later()
        }
    }
}
