import QtQuick
import PocketMars.App

// A game: its set-up, then the table.
Item {
    id: page

    required property PlayViewModel play
    required property ProfilesViewModel profiles
    required property Settings settings
    required property Voice voice

    // The player wants a profile to be learnt.
    signal profilesWanted
    // The finished game is to be shown in the history, in one of HistoryPage's views.
    signal historyWanted(view: int)

    Component.onCompleted: play.findCameras()

    Loader {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        sourceComponent: {
            if (page.play.state === PlayViewModel.Watching)
                return watchPart;
            return page.play.state === PlayViewModel.Playing || page.play.state === PlayViewModel.Over ? tablePart : setupPart;
        }
    }
    Component {
        id: setupPart

        NewGamePane {
            play: page.play
            profiles: page.profiles
            onProfilesWanted: page.profilesWanted()
        }
    }
    Component {
        id: watchPart

        WatchPane {
            play: page.play
        }
    }
    Component {
        id: tablePart

        TablePane {
            play: page.play
            settings: page.settings
            voice: page.voice
            cardPictures: page.profiles.faces.cardPictures
            backPictures: page.profiles.faces.backPictures
            onHistoryWanted: view => page.historyWanted(view)
        }
    }
}
