import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Which camera pictures are taken with.
Column {
    id: choice

    required property CameraView camera

    spacing: Theme.gapSmall

    Flow {
        width: parent.width
        spacing: Theme.gapSmall

        Repeater {
            model: choice.camera.sources

            Chip {
                required property var modelData

                text: modelData.text
                current: modelData.current
                onClicked: choice.camera.source = modelData.value
            }
        }
    }
    TextBox {
        width: parent.width
        text: choice.camera.source.includes("/") ? choice.camera.source : ""
        //: In the empty field for a camera's address
        placeholderText: qsTr("address: http://…, rtsp://…")
        //: Read out for the field for a camera's address
        title: qsTr("Address of a camera")
        onEditingFinished: {
            if (text.length > 0)
                choice.camera.source = text;
        }
    }
}
