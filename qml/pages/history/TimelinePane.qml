import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// How a game came about, step by step: what was played, the board after it and, where one was kept, its
// picture.
ColumnLayout {
    id: pane

    required property TimelineModel timeline
    // Which game this is: `1 March 2026`.
    required property string gameTitle
    // Whether the coach may be asked.
    property bool coached: true

    signal closed
    // To play on from a state, as JSON.
    signal playOnWanted(state: string)

    function go(step: int) {
        timeline.current = Math.max(0, Math.min(timeline.count - 1, timeline.current + step));
    }

    spacing: Theme.gap

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gapSmall

        ActionButton {
            outline: Icons.left
            //: Button: from the timeline back to the game's score sheet
            text: qsTr("Score sheet")
            onClicked: pane.closed()
        }
        BodyText {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.gapSmall
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: pane.gameTitle
        }
        ActionButton {
            objectName: "playOn"
            outline: Icons.rocket
            enabled: pane.timeline.playableState.length > 0
            //: Button: begins a game, told by hand, from the moment that is shown
            text: qsTr("Play on from here")
            onClicked: pane.playOnWanted(pane.timeline.playableState)
        }
        IconButton {
            outline: Icons.left
            //: Button: to the step before
            text: qsTr("Step back")
            enabled: pane.timeline.current > 0
            onClicked: pane.go(-1)
        }
        BodyText {
            //: Which step of a game is shown; %1 counts from 1, %2 how many there are
            text: qsTr("%1 of %2").arg(pane.timeline.current + 1).arg(pane.timeline.count)
            visible: pane.timeline.count > 0
        }
        IconButton {
            outline: Icons.right
            //: Button: to the next step
            text: qsTr("Step on")
            enabled: pane.timeline.current < pane.timeline.count - 1
            onClicked: pane.go(1)
        }
    }
    // Its parts are placed by hand: Qt 6.4's layouts do not always notice that the picture came or went.
    Item {
        id: parts

        // Two places side by side on each of five buildings, and the gaps between.
        readonly property real leastBoard: 10 * Theme.touch + 6 * Theme.gapSmall
        readonly property real listWidth: Theme.px(290)
        // Where there is no width for the list beside the board, it lies below it.
        readonly property bool stacked: width < listWidth + Theme.gap + leastBoard
        readonly property real below: stacked ? Math.floor(Math.max(Theme.px(120), height * 0.3)) : 0
        readonly property bool hasPhoto: pane.timeline.photo.length > 0
        readonly property real beside: width - listWidth - Theme.gap
        // The picture lies beside the board, else above the list, or beside it where that lies below.
        readonly property bool photoBeside: hasPhoto && !stacked && beside - Theme.gap - leastBoard >= Theme.px(200)
        readonly property real boardWidth: stacked ? width : photoBeside ? Math.max(leastBoard, Math.floor((beside - Theme.gap) * 0.6)) : beside
        readonly property real photoHeight: photoBeside ? height : stacked ? below : Math.floor(listWidth * 0.75)

        Layout.fillWidth: true
        Layout.fillHeight: true

        ListView {
            id: list

            x: 0
            y: parts.stacked ? parts.height - parts.below : parts.hasPhoto && !parts.photoBeside ? parts.photoHeight + Theme.gap : 0
            width: parts.stacked ? (parts.hasPhoto ? Math.floor((parts.width - Theme.gap) / 2) : parts.width) : parts.listWidth
            height: parts.stacked ? parts.below : parts.height - y
            clip: true
            spacing: Theme.px(4)
            model: pane.timeline
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: false
            highlightFollowsCurrentItem: true
            highlightMoveDuration: 0
            currentIndex: pane.timeline.current
            Keys.onUpPressed: pane.go(-1)
            Keys.onDownPressed: pane.go(1)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
                if (event.accepted)
                    pane.go(event.key === Qt.Key_Home ? -count : count);
            }
            Accessible.role: Accessible.List
            //: Read out for the steps of a game
            Accessible.name: qsTr("Steps")
            ScrollBar.vertical: ScrollBar {}

            delegate: ItemDelegate {
                id: step

                required property int index
                required property string title
                required property string words
                required property string inferred
                required property string time
                required property bool provisional

                readonly property bool current: ListView.isCurrentItem

                width: ListView.view.width
                implicitHeight: Math.max(Theme.touch, implicitContentHeight + topPadding + bottomPadding)
                padding: Theme.gapSmall
                Accessible.name: title + ", " + words
                Accessible.role: Accessible.ListItem
                Accessible.selected: current
                onClicked: pane.timeline.current = index

                contentItem: Column {
                    BodyText {
                        width: parent.width
                        color: Theme.muted
                        font.pixelSize: Theme.fontSmall
                        //: Over a step of a game: %1 the round and phase, %2 the time
                        text: qsTr("%1 · %2").arg(step.title).arg(step.time)
                    }
                    BodyText {
                        width: parent.width
                        font.weight: step.current ? Font.DemiBold : Font.Normal
                        text: step.words
                    }
                    BodyText {
                        width: parent.width
                        visible: step.provisional
                        color: Theme.look
                        font.pixelSize: Theme.fontSmall
                        //: Below what happened in a game, where the last table left some doubt
                        text: qsTr("As it seems: no clear table has shown it.")
                    }
                }
                background: Rectangle {
                    radius: Theme.radius
                    color: step.current ? Theme.accentSoft : step.hovered ? Theme.hover : "transparent"
                    border.width: step.current && step.ListView.view.activeFocus ? Theme.px(2) : 0
                    border.color: Theme.focus
                }
            }
        }
        ScrollView {
            id: scroll

            x: parts.stacked ? 0 : parts.listWidth + Theme.gap
            width: parts.boardWidth
            height: parts.stacked ? parts.height - parts.below - Theme.gap : parts.height
            contentWidth: availableWidth

            ColumnLayout {
                width: scroll.availableWidth
                spacing: Theme.gap

                Panel {
                    Layout.fillWidth: true
                    implicitHeight: said.implicitHeight + 2 * Theme.gap
                    color: Theme.accentSoft
                    border.width: 0
                    visible: pane.timeline.current >= 0

                    Column {
                        id: said

                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.top: parent.top
                        anchors.margins: Theme.gap

                        BodyText {
                            width: parent.width
                            font.weight: Font.DemiBold
                            text: pane.timeline.words
                        }
                    }
                }
                ReviewPanel {
                    id: review

                    Layout.fillWidth: true
                    visible: pane.coached && pane.timeline.count > 1
                    review: pane.timeline.review
                    current: pane.timeline.current
                    onStepWanted: step => pane.timeline.current = step
                }
                BoardView {
                    Layout.fillWidth: true
                    visible: pane.timeline.current >= 0
                    board: pane.timeline.board
                    room: scroll.availableHeight - said.height - (review.visible ? review.height : 0) - 4 * Theme.gap
                }
            }
        }
        Rectangle {
            x: parts.photoBeside || parts.stacked ? parts.width - width : 0
            y: parts.stacked ? parts.height - height : 0
            width: parts.photoBeside ? parts.beside - parts.boardWidth - Theme.gap : parts.stacked ? Math.floor((parts.width - Theme.gap) / 2) : parts.listWidth
            height: parts.photoHeight
            radius: Theme.radius
            color: Theme.photo
            visible: parts.hasPhoto

            PhotoView {
                anchors.fill: parent
                source: pane.timeline.photo
                photoSize: pane.timeline.photoSize
            }
        }
    }
}
