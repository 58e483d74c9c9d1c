import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// The rules and cards, to look up: a list that can be searched, and the topic that is open.
Item {
    id: page

    required property HelpViewModel help
    required property ReadingsModel readings
    // Pictures of all cards, URLs; empty where there are none.
    property var cardPictures: []
    required property MarsChoicesModel marsChoices

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            Layout.minimumHeight: Theme.touch
            spacing: Theme.gap

            Heading {
                Layout.preferredWidth: list.width
                font.pixelSize: Theme.fontTitle
                //: Title of the page with the rules and cards
                text: qsTr("Help")
            }
            SearchField {
                id: search

                objectName: "helpSearch"
                Layout.fillWidth: true
                //: In the empty line to search the help
                placeholderText: qsTr("Search rules and cards")
                text: page.help.query
                onTextChanged: page.help.query = text
                Keys.onDownPressed: list.forceActiveFocus()
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            ListView {
                id: list

                objectName: "helpTopics"
                Layout.preferredWidth: Theme.px(320)
                Layout.fillHeight: true
                clip: true
                spacing: Theme.px(4)
                model: page.help
                activeFocusOnTab: count > 0
                boundsBehavior: Flickable.StopAtBounds
                // Follows the view-model only: the list itself goes back to its first row whenever
                // the topics change.
                keyNavigationEnabled: false
                currentIndex: page.help.currentRow
                highlightMoveDuration: 0
                // What is found stands in the order of how well it fits.
                section.property: page.help.query.length === 0 ? "section" : ""
                section.delegate: Heading {
                    required property string section

                    width: ListView.view.width
                    topPadding: Theme.gap
                    bottomPadding: Theme.px(4)
                    font.pixelSize: Theme.fontBody
                    color: Theme.muted
                    text: section
                }
                Keys.onUpPressed: page.help.currentRow = Math.max(0, page.help.currentRow - 1)
                Keys.onDownPressed: page.help.currentRow = Math.min(count - 1, page.help.currentRow + 1)
                Accessible.role: Accessible.List
                //: Read out for the list of topics of the help
                Accessible.name: qsTr("Topics")
                ScrollBar.vertical: ScrollBar {}

                delegate: ItemDelegate {
                    id: row

                    required property int index
                    required property string title

                    readonly property bool current: ListView.isCurrentItem

                    width: ListView.view.width - Theme.gap
                    implicitHeight: Math.max(Theme.touch, implicitContentHeight + Theme.gap)
                    text: title
                    Accessible.role: Accessible.ListItem
                    Accessible.name: title
                    Accessible.selected: current
                    onClicked: {
                        page.help.currentRow = index;
                        list.forceActiveFocus();
                    }

                    contentItem: Text {
                        text: row.title
                        color: Theme.text
                        font.pixelSize: Theme.fontBody
                        font.weight: row.current ? Font.DemiBold : Font.Normal
                        wrapMode: Text.Wrap
                        verticalAlignment: Text.AlignVCenter
                    }
                    background: Rectangle {
                        radius: Theme.radius
                        color: row.current ? Theme.accentSoft : row.hovered ? Theme.hover : "transparent"
                        border.width: row.current ? (row.ListView.view.activeFocus ? Theme.px(2) : 1) : 0
                        border.color: row.ListView.view.activeFocus ? Theme.focus : Theme.accent
                    }
                }

                BodyText {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    visible: list.count === 0
                    topPadding: Theme.gap
                    color: Theme.muted
                    //: In place of the list where a search finds nothing
                    text: qsTr("Nothing is called so. Try another word, or a part of it.")
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true

                ScrollColumn {
                    id: topic

                    objectName: "helpTopic"
                    anchors.fill: parent
                    visible: list.count > 0 // what was open is not what was searched for
                    anchors.margins: Theme.gapLarge
                    spacing: Theme.gap
                    activeFocusOnTab: contentHeight > height
                    Accessible.role: Accessible.Pane
                    Accessible.name: page.help.title

                    Connections {
                        target: page.help

                        function onTopicChanged() {
                            topic.contentY = 0;
                        }
                    }
                    Heading {
                        width: parent.width
                        font.pixelSize: Theme.fontTitle
                        text: page.help.title
                    }
                    Image {
                        objectName: "helpCard"
                        height: Theme.px(220)
                        width: Math.round(height * 63 / 88)
                        visible: status === Image.Ready
                        source: page.help.cardIndex >= 0 ? page.cardPictures[page.help.cardIndex] ?? "" : ""
                        sourceSize.height: 2 * height
                        fillMode: Image.PreserveAspectFit
                        mipmap: true
                        Accessible.role: Accessible.Graphic
                        Accessible.name: page.help.title
                    }
                    Repeater {
                        model: page.help.blocks

                        Column {
                            id: block

                            required property var modelData

                            width: parent.width
                            spacing: Theme.px(4)

                            Heading {
                                width: parent.width
                                visible: text.length > 0
                                text: block.modelData.heading
                            }
                            BodyText {
                                width: Math.min(parent.width, Theme.px(720))
                                lineHeight: 1.2
                                text: block.modelData.text
                            }
                        }
                    }
                    Repeater {
                        model: page.readings

                        ReadingChoice {
                            id: reading

                            required property int index

                            visible: page.help.reading === index
                            width: parent.width
                            //: Heading over the ways to read a card of which prints differ
                            title: qsTr("Does your copy say something else?")
                            onPicked: option => page.readings.choose(reading.index, option)
                        }
                    }
                    Repeater {
                        model: page.help.asksOfToMars ? page.marsChoices : null

                        ReadingChoice {
                            id: choice

                            required property int index

                            width: parent.width
                            onPicked: option => page.marsChoices.choose(choice.index, option)
                        }
                    }
                }
            }
        }
    }
}
