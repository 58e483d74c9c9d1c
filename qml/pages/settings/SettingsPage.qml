import QtQuick
import QtQuick.Layouts
import PocketMars.App

// Language, looks, sounds, voice, where the data lie, and how doubtful cards are read.
Item {
    id: page

    required property Settings settings
    required property Voice voice
    required property DataFolderViewModel dataFolder
    required property ReadingsModel readings

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gapLarge
        anchors.rightMargin: Theme.gapLarge
        anchors.bottomMargin: Theme.gapLarge
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            Layout.topMargin: Theme.gap
            Layout.preferredHeight: Theme.touch
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.fontTitle
            //: Title of the page with the settings
            text: qsTr("Settings")
        }
        ScrollColumn {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            SettingGroup {
                width: parent.width
                //: Setting: the language of the window
                title: qsTr("Language")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Repeater {
                        // Each in its own language, whichever is on now.
                        model: [
                            {
                                code: "en",
                                name: "English"
                            },
                            {
                                code: "pl",
                                name: "Polski"
                            },
                            {
                                code: "zh_TW",
                                name: "繁體中文"
                            }
                        ]

                        Chip {
                            required property var modelData

                            text: modelData.name
                            current: page.settings.language === modelData.code
                            onClicked: page.settings.language = modelData.code
                        }
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting: light or dark
                title: qsTr("Colours")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Chip {
                        //: Colours of the window: light or dark as the system is
                        text: qsTr("As the system")
                        current: page.settings.theme === Settings.FollowSystem
                        onClicked: page.settings.theme = Settings.FollowSystem
                    }
                    Chip {
                        //: Colours of the window
                        text: qsTr("Light")
                        current: page.settings.theme === Settings.Light
                        onClicked: page.settings.theme = Settings.Light
                    }
                    Chip {
                        //: Colours of the window
                        text: qsTr("Dark")
                        current: page.settings.theme === Settings.Dark
                        onClicked: page.settings.theme = Settings.Dark
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting
                title: qsTr("Text size")
                //: What the setting means
                explanation: qsTr("Texts, buttons and pictures also grow with the window.")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Repeater {
                        model: [
                            {
                                factor: 1,
                                //: Text size
                                name: qsTr("Normal")
                            },
                            {
                                factor: 1.12,
                                //: Text size
                                name: qsTr("Large")
                            },
                            {
                                factor: 1.25,
                                //: Text size
                                name: qsTr("Very large")
                            }
                        ]

                        Chip {
                            required property var modelData

                            text: modelData.name
                            current: Math.abs(page.settings.textSize - modelData.factor) < 0.01
                            onClicked: page.settings.textSize = modelData.factor
                        }
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting
                title: qsTr("Sounds")
                //: What the setting means
                explanation: qsTr("A short sound when the program has a question or finds something wrong while it watches the table.")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Chip {
                        //: Sounds are off
                        text: qsTr("Off")
                        current: !page.settings.sounds
                        onClicked: page.settings.sounds = false
                    }
                    Chip {
                        //: Sounds are on
                        text: qsTr("On")
                        current: page.settings.sounds
                        onClicked: page.settings.sounds = true
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting
                title: qsTr("Read aloud")
                //: What the setting means
                explanation: qsTr("While a game is played, the computer says what is to be done for Devious Automatics, its questions, and what is against the rules; each once.")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Chip {
                        //: Reading aloud is off
                        text: qsTr("Off")
                        current: !page.settings.spoken
                        onClicked: page.settings.spoken = false
                    }
                    Chip {
                        objectName: "spoken"
                        //: Reading aloud is on
                        text: qsTr("On")
                        current: page.settings.spoken
                        onClicked: page.settings.spoken = true
                    }
                }
                Notice {
                    width: parent.width
                    mild: true
                    text: page.settings.spoken ? page.voice.trouble.line : ""
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting
                title: qsTr("Advice")
                //: What the setting means
                explanation: qsTr("On the page of a game the button Advice, or the key A, says what a strong player would do. It never speaks up by itself. In the history it looks at finished games again.")

                Flow {
                    width: parent.width
                    spacing: Theme.px(6)

                    Chip {
                        //: No advice
                        text: qsTr("Never")
                        current: page.settings.advice === Settings.NoAdvice
                        onClicked: page.settings.advice = Settings.NoAdvice
                    }
                    Chip {
                        //: Advice for children
                        text: qsTr("One good move")
                        current: page.settings.advice === Settings.OneMove
                        onClicked: page.settings.advice = Settings.OneMove
                    }
                    Chip {
                        //: Advice with odds
                        text: qsTr("Odds and three moves")
                        current: page.settings.advice === Settings.FullAdvice
                        onClicked: page.settings.advice = Settings.FullAdvice
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting: the folder with the games and card profiles
                title: qsTr("Data folder")
                //: What the setting means
                explanation: qsTr("Your games, pictures and card profiles lie here. If you choose another folder they are copied there, unless it holds some already, and the window opens anew. What is in the old folder stays as it is.")

                BodyText {
                    width: parent.width
                    font.weight: Font.DemiBold
                    wrapMode: Text.WrapAnywhere
                    text: page.dataFolder.path
                }
                Notice {
                    width: parent.width
                    text: page.dataFolder.trouble.text
                }
                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall

                    ActionButton {
                        outline: Icons.folder
                        //: Button: shows the data folder in the file manager
                        text: qsTr("Open the folder")
                        onClicked: page.dataFolder.show()
                    }
                    ActionButton {
                        //: Button: opens a dialog to choose the data folder
                        text: qsTr("Choose another …")
                        onClicked: folderDialog.open()
                    }
                    ActionButton {
                        visible: !page.dataFolder.isUsual
                        outline: Icons.undo
                        //: Button: back to the data folder that the program uses by itself
                        text: qsTr("Back to the usual one")
                        onClicked: page.dataFolder.useUsual()
                    }
                }
            }
            SettingGroup {
                width: parent.width
                //: Setting: how cards are read of which prints differ
                title: qsTr("Doubtful cards")
                //: What the setting means; %1 the name of a card profile
                explanation: page.readings.profile.length > 0 ? qsTr("Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games with the cards of “%1”.").arg(page.readings.profile)
                //: What the setting means while no card profile is in use
                 : qsTr("Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games.")

                Repeater {
                    model: page.readings

                    ReadingChoice {
                        id: reading

                        required property int index

                        width: parent.width
                        onPicked: option => page.readings.choose(reading.index, option)
                    }
                }
                ActionButton {
                    enabled: page.readings.changed
                    outline: Icons.undo
                    //: Button: all doubtful cards are read as the program does by itself
                    text: qsTr("All as usual")
                    onClicked: page.readings.reset()
                }
            }
        }
    }
    FolderChooser {
        id: folderDialog

        //: Title of the dialog that chooses the data folder
        title: qsTr("Choose a folder for your data")
        onChosen: folder => page.dataFolder.use(folder)
    }
}
