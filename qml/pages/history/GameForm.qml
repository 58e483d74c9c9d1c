import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A game that is written down by hand, or what is said anew of one.
Panel {
    id: pane

    required property GameFormModel form
    // Whether anything was said yet: before, what is missing is no fault.
    property bool touched: false

    readonly property list<string> levels: ["", "android", "super_droid", "cyborg"]
    readonly property int titleWidth: Theme.px(150)
    readonly property int columnWidth: Math.min(Theme.px(190), Math.floor((scroll.availableWidth - titleWidth) / form.players) - Theme.gapSmall)

    Connections {
        target: pane.form

        function onChanged() {
            pane.touched = true;
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Heading {
                Layout.fillWidth: true
                //: Title of the form for a game that was played without the program
                text: pane.form.isNew ? qsTr("Enter a game") :
                //: Title of the form that changes a saved game
                qsTr("Edit the game")
            }
            ActionButton {
                //: Button: closes the form and changes nothing
                text: qsTr("Cancel")
                onClicked: pane.form.close()
            }
            ActionButton {
                kind: ActionButton.Primary
                outline: Icons.save
                //: Button: keeps what stands in the form of a game
                text: qsTr("Save")
                enabled: pane.form.fault.length === 0
                onClicked: pane.form.save()
            }
        }
        BodyText {
            Layout.fillWidth: true
            color: pane.touched && pane.form.fault.length > 0 ? Theme.danger : Theme.muted
            font.pixelSize: Theme.fontSmall
            Accessible.role: Accessible.AlertMessage
            text: {
                if (pane.form.fault.length > 0)
                    return pane.form.fault;
                if (pane.form.pointsFixed)
                    //: Below the title of the form of a game that was scored from a photo or by watching
                    return qsTr("Who played and the points stay as they were scored.");
                //: Below the title of the form of a game, while nothing is wrong
                return qsTr("All there. Lines that are left empty count as 0.");
            }
        }
        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            contentWidth: availableWidth

            Column {
                width: scroll.availableWidth
                spacing: Theme.gap

                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall

                    TextBox {
                        focus: true
                        //: Read out for the field with the day of a game
                        title: qsTr("Date")
                        placeholderText: "2026-03-01"
                        text: pane.form.date
                        onTextEdited: pane.form.date = text
                    }
                    TextBox {
                        implicitWidth: Theme.px(90)
                        //: Read out for the field with the time of day of a game
                        title: qsTr("Time")
                        placeholderText: "20:05"
                        text: pane.form.time
                        onTextEdited: pane.form.time = text
                    }
                    TextBox {
                        implicitWidth: Theme.px(110)
                        //: Read out for the field with the duration of a game
                        title: qsTr("Minutes")
                        //: In the empty field for how many minutes a game took
                        placeholderText: qsTr("minutes")
                        text: pane.form.minutes
                        inputMethodHints: Qt.ImhDigitsOnly
                        onTextEdited: pane.form.minutes = text
                    }
                    SelectBox {
                        width: Theme.px(210)
                        visible: pane.form.solo
                        //: The level of a solo game is not known
                        model: [qsTr("Level not known"),
                            //: Level of Devious Automatics, the weakest
                            qsTr("Android"),
                            //: Level of Devious Automatics
                            qsTr("Super droid"),
                            //: Level of Devious Automatics, the strongest
                            qsTr("Cyborg")]
                        chosen: pane.levels.indexOf(pane.form.level)
                        //: Read out for the choice of the level
                        Accessible.name: qsTr("Level: %1").arg(displayText)
                        onActivated: index => pane.form.level = pane.levels[index]
                    }
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall
                    visible: !pane.form.pointsFixed

                    Chip {
                        //: Kind of game: one player against Devious Automatics
                        text: qsTr("Solo")
                        current: pane.form.solo
                        onClicked: pane.form.solo = true
                    }
                    Repeater {
                        model: [2, 3, 4]

                        Chip {
                            required property int modelData

                            //: Kind of game: how many people play against each other
                            text: qsTr("%n players", "", modelData)
                            current: !pane.form.solo && pane.form.players === modelData
                            onClicked: {
                                pane.form.solo = false;
                                pane.form.players = modelData;
                            }
                        }
                    }
                    Item {
                        width: Theme.gap
                        height: 1
                    }
                    Chip {
                        //: How points are given: each line of the score pad
                        text: qsTr("Line by line")
                        current: pane.form.detailed
                        onClicked: pane.form.detailed = true
                    }
                    Chip {
                        //: How points are given: the total of each player
                        text: qsTr("Only totals")
                        current: !pane.form.detailed
                        onClicked: pane.form.detailed = false
                    }
                    Chip {
                        //: Edition of the game's rules
                        text: qsTr("Polish edition")
                        current: pane.form.polish
                        Accessible.role: Accessible.CheckBox
                        onClicked: pane.form.polish = !pane.form.polish
                    }
                }
                Grid {
                    columns: pane.form.players + 1
                    spacing: Theme.px(4)
                    columnSpacing: Theme.gapSmall
                    verticalItemAlignment: Grid.AlignVCenter

                    BodyText {
                        width: pane.titleWidth
                        //: Head of the line with the players' colours
                        text: qsTr("Colour")
                    }
                    // Who played stays as it was scored.
                    Repeater {
                        model: pane.form.pointsFixed ? pane.form.players : 0

                        BodyText {
                            required property int index

                            width: pane.columnWidth
                            leftPadding: Theme.px(14)
                            text: pane.form.colourName(pane.form.colour(index))
                        }
                    }
                    Repeater {
                        model: pane.form.pointsFixed ? 0 : pane.form.players

                        SelectBox {
                            required property int index

                            width: pane.columnWidth
                            model: pane.form.colours.map(colour => pane.form.colourName(colour))
                            chosen: pane.form.colours.indexOf(pane.form.colour(index))
                            //: Read out for the choice of a player's colour; %1 the seat from 1, %2 the colour
                            Accessible.name: qsTr("Colour of player %1: %2").arg(index + 1).arg(displayText)
                            onActivated: choice => pane.form.setColour(index, pane.form.colours[choice])
                        }
                    }
                    BodyText {
                        width: pane.titleWidth
                        //: Head of the line with the players' names
                        text: qsTr("Name")
                    }
                    Repeater {
                        model: pane.form.players

                        TextBox {
                            required property int index
                            readonly property bool automaton: pane.form.solo && index === 1

                            width: pane.columnWidth
                            enabled: !automaton
                            //: Read out for the field with a player's name; %1 the seat from 1
                            title: qsTr("Name of player %1").arg(index + 1)
                            //: In place of the automaton's name; short for Devious Automatics
                            placeholderText: automaton ? qsTr("DA") :
                            //: In the empty field for a player's name: it may be left so
                            qsTr("as usual")
                            text: automaton ? "" : pane.form.name(index)
                            maximumLength: 60
                            onTextEdited: pane.form.setName(index, text)
                        }
                    }
                    // Lines of the score pad; ScoreSheetModel.Line.
                    Repeater {
                        model: pane.form.pointsFixed || !pane.form.detailed ? 0 : 6 * (pane.form.players + 1)

                        Loader {
                            id: cell

                            required property int index
                            readonly property int line: Math.floor(index / (pane.form.players + 1))
                            readonly property int seat: index % (pane.form.players + 1) - 1

                            sourceComponent: seat < 0 ? titlePart : pointsPart

                            Component {
                                id: titlePart

                                BodyText {
                                    width: pane.titleWidth
                                    text: pane.form.lineTitle(cell.line)
                                }
                            }
                            Component {
                                id: pointsPart

                                TextBox {
                                    width: pane.columnWidth
                                    inputMethodHints: Qt.ImhDigitsOnly
                                    maximumLength: 3
                                    placeholderText: "0"
                                    //: Read out for a field of the score pad; %1 the seat from 1, %2 the line
                                    title: qsTr("Player %1, %2").arg(cell.seat + 1).arg(pane.form.lineTitle(cell.line))
                                    text: pane.form.points(cell.seat, cell.line)
                                    wrong: text.length > 0 && !/^\d+$/.test(text)
                                    onTextEdited: pane.form.setPoints(cell.seat, cell.line, text)
                                }
                            }
                        }
                    }
                    BodyText {
                        width: pane.titleWidth
                        font.weight: Font.Bold
                        //: Last line of the score sheet
                        text: qsTr("Total")
                    }
                    Repeater {
                        model: pane.form.players

                        Loader {
                            id: total

                            required property int index

                            sourceComponent: pane.form.detailed || pane.form.pointsFixed ? sumPart : totalPart

                            Component {
                                id: sumPart

                                BodyText {
                                    width: pane.columnWidth
                                    leftPadding: Theme.px(14)
                                    height: Theme.touch
                                    verticalAlignment: Text.AlignVCenter
                                    font.weight: Font.Bold
                                    text: pane.form.totals[total.index] >= 0 ? pane.form.totals[total.index] : "?"
                                }
                            }
                            Component {
                                id: totalPart

                                TextBox {
                                    width: pane.columnWidth
                                    inputMethodHints: Qt.ImhDigitsOnly
                                    maximumLength: 3
                                    //: Read out for the field with a player's total; %1 the seat from 1
                                    title: qsTr("Total of player %1").arg(total.index + 1)
                                    text: pane.form.points(total.index, 6)
                                    wrong: text.length > 0 && !/^\d+$/.test(text)
                                    onTextEdited: pane.form.setPoints(total.index, 6, text)
                                }
                            }
                        }
                    }
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall
                    visible: pane.form.tied.length > 0

                    BodyText {
                        height: Theme.touch
                        verticalAlignment: Text.AlignVCenter
                        //: Before the players with the most points, one of whom is to be chosen
                        text: qsTr("Who won the tie?")
                    }
                    Repeater {
                        model: pane.form.tied

                        Chip {
                            required property int modelData

                            text: pane.form.name(modelData).length > 0 ? pane.form.name(modelData) : pane.form.colourName(pane.form.colour(modelData))
                            current: pane.form.winners.indexOf(modelData) >= 0
                            Accessible.role: Accessible.CheckBox
                            onClicked: pane.form.toggleWinner(modelData)
                        }
                    }
                }
                TextBox {
                    width: parent.width
                    //: Read out for the field with the player's own words on a game
                    title: qsTr("Note")
                    //: In the empty field for the player's own words on a game
                    placeholderText: qsTr("Note")
                    maximumLength: 2000
                    text: pane.form.note
                    onTextEdited: pane.form.note = text
                }
            }
        }
    }
}
