import QtQuick
import PocketMars.App

// Which games of the history are shown.
Flow {
    id: bar

    required property GameFilterModel filter

    readonly property list<string> levels: ["", "android", "super_droid", "cyborg"]
    // As a list of JavaScript's own, with its methods.
    readonly property var persons: Array.from(filter.persons)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping
    //: Read out for the choices of which games are listed
    Accessible.name: qsTr("Filter")

    SelectBox {
        //: Games of any kind are listed
        model: [qsTr("Any game"),
            //: Kind of game: one player against Devious Automatics
            qsTr("Solo"),
            //: Kind of game: people against each other
            qsTr("2 to 4 players"),
            //: Kind of game: another game than Pocket Mars; it is a name
            qsTr("To Mars")]
        chosen: bar.filter.mode
        //: Read out for the choice of the kind of game
        Accessible.name: qsTr("Kind of game: %1").arg(displayText)
        onActivated: index => bar.filter.mode = index
    }
    SelectBox {
        //: Games of any level of Devious Automatics are listed
        model: [qsTr("Any level"),
            //: Level of Devious Automatics, the weakest
            qsTr("Android"),
            //: Level of Devious Automatics
            qsTr("Super droid"),
            //: Level of Devious Automatics, the strongest
            qsTr("Cyborg")]
        chosen: bar.levels.indexOf(bar.filter.level)
        //: Read out for the choice of the level
        Accessible.name: qsTr("Level: %1").arg(displayText)
        onActivated: index => bar.filter.level = bar.levels[index]
    }
    SelectBox {
        //: Games of any player are listed
        model: [qsTr("Anybody"), ...bar.persons]
        chosen: bar.persons.indexOf(bar.filter.person) + 1
        //: Read out for the choice of the player
        Accessible.name: qsTr("Player: %1").arg(displayText)
        onActivated: index => bar.filter.person = index === 0 ? "" : bar.persons[index - 1]
    }
    SelectBox {
        //: Games with any result are listed
        model: [qsTr("Any result"),
            //: Result of a game for a player
            qsTr("Won"),
            //: Result of a game for a player
            qsTr("Lost"),
            //: Result of a game: nobody won
            qsTr("Drawn")]
        chosen: bar.filter.result
        //: Read out for the choice of the result
        Accessible.name: qsTr("Result: %1").arg(displayText)
        onActivated: index => bar.filter.result = index
    }
    SelectBox {
        //: Games are listed whether the coach was asked or not
        model: [qsTr("Any advice"),
            //: Only games in which the coach was not asked are listed
            qsTr("Without advice")]
        chosen: bar.filter.withoutAdvice ? 1 : 0
        //: Read out for the choice of whether games with advice are listed
        Accessible.name: qsTr("Advice: %1").arg(displayText)
        onActivated: index => bar.filter.withoutAdvice = index === 1
    }
    TextBox {
        implicitWidth: Theme.px(178)
        //: Read out for the first day of the games that are listed
        title: qsTr("From day")
        //: In the empty field for the first day; as in 2026-03-01
        placeholderText: qsTr("from yyyy-mm-dd")
        text: bar.filter.from
        wrong: !bar.filter.fromFits
        onTextEdited: bar.filter.from = text
    }
    TextBox {
        implicitWidth: Theme.px(178)
        //: Read out for the last day of the games that are listed
        title: qsTr("To day")
        //: In the empty field for the last day; as in 2026-03-01
        placeholderText: qsTr("to yyyy-mm-dd")
        text: bar.filter.until
        wrong: !bar.filter.untilFits
        onTextEdited: bar.filter.until = text
    }
    ActionButton {
        outline: Icons.close
        //: Button: lists all games again
        text: qsTr("Clear")
        enabled: bar.filter.active
        onClicked: bar.filter.clear()
    }
}
