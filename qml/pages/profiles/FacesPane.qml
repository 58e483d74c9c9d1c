import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// The cards of the profile in use as they were learnt, group by group.
Panel {
    id: pane

    required property ProfilesViewModel profiles

    // A suit's seven cards fill a row.
    readonly property int cardWidth: Math.max(Theme.px(88), Math.min(Theme.px(150), Math.floor((list.width - 6 * Theme.gap) / 7)))

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.gap
        clip: true
        spacing: Theme.gapLarge
        model: pane.profiles.faces
        // Else Qt complains of delegates that it was making when the profile changed.
        cacheBuffer: 0
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        //: %1 the name of a card profile
        Accessible.name: qsTr("Cards of %1").arg(pane.profiles.current)
        Keys.onUpPressed: list.flick(0, Theme.px(900))
        Keys.onDownPressed: list.flick(0, -Theme.px(900))
        ScrollBar.vertical: ScrollBar {}

        header: Loader {
            width: ListView.view.width
            active: pane.profiles.note.length > 0
            sourceComponent: noteComponent
        }

        delegate: Column {
            id: group

            required property string title
            required property var faces

            width: ListView.view.width
            spacing: Theme.gapSmall

            Heading {
                width: parent.width
                text: group.title
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                Repeater {
                    model: group.faces

                    Column {
                        id: face

                        required property var modelData

                        spacing: Theme.px(4)
                        width: pane.cardWidth
                        Accessible.role: Accessible.Graphic
                        Accessible.name: modelData.title

                        Image {
                            width: parent.width
                            height: Math.round(pane.cardWidth * 1.4)
                            source: face.modelData.image
                            sourceSize.height: Math.round(pane.cardWidth * 1.4)
                            fillMode: Image.PreserveAspectFit
                            verticalAlignment: Image.AlignBottom
                            smooth: true
                            Accessible.ignored: true
                        }
                        Text {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: face.modelData.title
                            color: Theme.muted
                            font.pixelSize: Theme.fontSmall
                            wrapMode: Text.Wrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Component {
        id: noteComponent

        BodyText {
            bottomPadding: Theme.gap
            color: Theme.muted
            text: pane.profiles.note
        }
    }
    BodyText {
        anchors.centerIn: parent
        visible: pane.profiles.loading
        color: Theme.muted
        //: While the pictures of a card profile are read from the disk
        text: qsTr("Loading the cards …")
    }
}
