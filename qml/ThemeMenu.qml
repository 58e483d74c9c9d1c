import QtQuick
import QtQuick.Controls.Basic
import PocketMars.App

// Light, dark, or as the system is.
Menu {
    id: menu

    required property Settings settings

    padding: Theme.px(4)
    background: Panel {
        implicitWidth: Theme.px(240)
    }

    MenuChoice {
        //: Colours of the window: light or dark as the system is
        text: qsTr("As the system")
        checked: menu.settings.theme === Settings.FollowSystem
        onTriggered: menu.settings.theme = Settings.FollowSystem
    }
    MenuChoice {
        //: Colours of the window
        text: qsTr("Light")
        checked: menu.settings.theme === Settings.Light
        onTriggered: menu.settings.theme = Settings.Light
    }
    MenuChoice {
        //: Colours of the window
        text: qsTr("Dark")
        checked: menu.settings.theme === Settings.Dark
        onTriggered: menu.settings.theme = Settings.Dark
    }
}
