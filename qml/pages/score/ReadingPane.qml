import QtQuick

// A photo is being read.
Rectangle {
    id: pane

    // The photo; empty if the file is none.
    required property url preview

    signal stopped

    radius: Theme.radius
    color: Theme.photo
    clip: true

    Image {
        anchors.fill: parent
        source: pane.preview
        sourceSize.width: 1600
        asynchronous: true
        autoTransform: true
        fillMode: Image.PreserveAspectFit
        opacity: 0.45
        Accessible.ignored: true
    }
    Panel {
        anchors.centerIn: parent
        width: Theme.px(340)
        height: column.implicitHeight + 2 * Theme.gapLarge

        Column {
            id: column

            anchors.centerIn: parent
            width: parent.width - 2 * Theme.gapLarge
            spacing: Theme.gap

            Heading {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                //: Over the photo while it is read
                text: qsTr("Reading the table …")
            }
            ProgressLine {
                width: parent.width
                indeterminate: true
                //: Read out for the bar of progress
                Accessible.name: qsTr("Reading the table")
            }
            ActionButton {
                objectName: "stopReading"
                anchors.horizontalCenter: parent.horizontalCenter
                outline: Icons.close
                //: Button: a photo that is being read is wanted no more
                text: qsTr("Stop")
                onClicked: pane.stopped()
            }
        }
    }
}
