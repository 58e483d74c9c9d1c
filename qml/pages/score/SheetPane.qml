import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import PocketMars.App

// A table that was read: the photo with its marks, questions or corrections below it, and the score
// sheet beside it.
GridLayout {
    id: pane

    // On an upright window the sheet lies below the photo.
    columns: width < Theme.px(840) && height > width ? 1 : 2
    columnSpacing: Theme.gap
    rowSpacing: Theme.gap

    required property ScoreViewModel scoring

    // The player wants to choose a further photo of the table.
    signal anotherPhotoWanted

    // Shows items close up, in every photo.
    function frame(paths: list<string>) {
        photo.frame(paths);
        for (let i = 0; i < further.count; ++i)
            further.itemAt(i).frame(paths);
    }
    function showWhole() {
        photo.showWhole();
        for (let i = 0; i < further.count; ++i)
            further.itemAt(i).showWhole();
    }

    // Whether the sheet and the verdict only just have room.
    readonly property bool compact: height < Theme.px(560)
    // What the photo has together with what is corrected or asked below it.
    readonly property real photoRoom: columns === 1 ? height / 2 : height
    // Whether that is enough for one of them, not for both.
    readonly property bool low: photoRoom < Theme.px(300)
    // Whether the corrections were opened by the keyboard, and so are to have the focus.
    property bool byKeyboard: false

    // What is corrected is shown close up, and the whole photo again when that is done.
    Connections {
        target: pane.scoring.correction

        function onPathsChanged() {
            if (corrections.items.count > 0)
                framing.start();
            else
                pane.showWhole();
        }
    }
    // The corrections have taken their place only when the layout is done.
    Timer {
        id: framing

        interval: 0
        onTriggered: {
            pane.frame(corrections.items.paths);
            if (pane.byKeyboard)
                corrections.takeFocus();
        }
    }
    ColumnLayout {
        spacing: Theme.gap

        Rectangle {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.minimumHeight: pane.low ? 0 : Theme.px(140)
            visible: !(pane.low && corrections.visible)
            radius: Theme.radius
            color: Theme.photo

            // Photos from several sides lie beside each other, or below where there is more room.
            Grid {
                id: photos

                readonly property int cellWidth: Math.floor((width - (columns - 1) * spacing) / columns)
                readonly property int cellHeight: Math.floor((height - (rows - 1) * spacing) / rows)

                anchors.fill: parent
                visible: pane.scoring.photo.length > 0
                columns: width > height ? Math.min(4, 1 + further.count) : 1
                rows: Math.ceil((1 + further.count) / columns)
                spacing: Theme.px(4)

                PhotoView {
                    id: photo

                    width: photos.cellWidth
                    height: photos.cellHeight
                    source: pane.scoring.photo
                    photoSize: pane.scoring.photoSize
                    findings: pane.scoring.findings
                    correction: pane.scoring.correction
                    canRectify: pane.scoring.furtherPhotos.length === 0
                    rectified: pane.scoring.rectified
                    onRectifiedWanted: wanted => pane.scoring.rectified = wanted
                    onItemTapped: (path, byKeyboard) => {
                        pane.byKeyboard = byKeyboard;
                        pane.scoring.openItem(path);
                    }
                }
                Repeater {
                    id: further

                    model: pane.scoring.furtherPhotos

                    PhotoView {
                        required property ShownPhoto modelData

                        width: photos.cellWidth
                        height: photos.cellHeight
                        source: modelData.source
                        photoSize: modelData.size
                        findings: modelData.findings
                        correction: pane.scoring.correction
                        onItemTapped: (path, byKeyboard) => {
                            pane.byKeyboard = byKeyboard;
                            pane.scoring.openItem(path);
                        }
                    }
                }
            }
            BodyText {
                anchors.centerIn: parent
                width: Math.min(parent.width - 2 * Theme.gapLarge, Theme.px(420))
                horizontalAlignment: Text.AlignHCenter
                visible: pane.scoring.photo.length === 0
                color: Theme.muted
                //: In place of the photo
                text: qsTr("This table was read from a file of text, so there is no photo. Tap a number on the score sheet to correct it.")
            }
        }
        CorrectionPanel {
            id: corrections

            Layout.fillWidth: true
            Layout.fillHeight: pane.low
            Layout.preferredHeight: Math.min(implicitHeight, pane.photoRoom * 0.48)
            visible: items.count > 0
            items: pane.scoring.correction
            onChosen: (path, value) => pane.scoring.correct(path, value)
            onClosed: pane.scoring.closeCorrection()
        }
        QuestionsPanel {
            id: questions

            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(implicitHeight, pane.photoRoom * (pane.low ? 0.6 : pane.columns === 1 ? 0.5 : 0.35))
            visible: pane.scoring.questions.count > 0 && !corrections.visible
            questions: pane.scoring.questions
            findings: pane.scoring.findings
            onAnswered: (path, value) => pane.scoring.correct(path, value)
            hint: pane.scoring.canAddPhoto ? pane.scoring.photoHint : ""
            onPhotoWanted: pane.anotherPhotoWanted()
            onLocated: path => pane.frame([path])
            onOtherWanted: path => pane.scoring.openItem(path)
        }
    }
    ColumnLayout {
        Layout.fillWidth: pane.columns === 1
        Layout.preferredWidth: Theme.px(400)
        // Below the photo, all of the sheet and who wins, but for what the photo needs.
        Layout.preferredHeight: pane.columns === 1 ? Math.min(sheet.implicitHeight + verdict.implicitHeight + buttons.implicitHeight + stale.taken + 3 * spacing, pane.height * (corrections.visible || questions.visible ? 0.5 : 0.65)) : -1
        Layout.fillHeight: pane.columns === 2
        spacing: Theme.gap

        ScrollView {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: sheet.implicitHeight
            Layout.maximumHeight: sheet.implicitHeight
            contentWidth: availableWidth

            ScoreSheet {
                id: sheet

                width: scroll.availableWidth
                sheet: pane.scoring.sheet
                interactive: true
                compact: pane.compact
                seenTo: (scroll.contentItem as Flickable).contentY + scroll.height
                onCellTapped: (line, player, byKeyboard) => {
                    pane.byKeyboard = byKeyboard;
                    pane.scoring.openCell(line, player);
                }
            }
        }
        // Seen whatever of the sheet has to be scrolled to.
        Verdict {
            id: verdict

            Layout.fillWidth: true
            text: pane.scoring.sheet.verdict
            settled: !pane.scoring.sheet.open
            compact: pane.compact
            remark: {
                if (!pane.scoring.sheet.open)
                    //: Below who won; the marks are those on the photo
                    return qsTr("Tap a number or a mark to correct it.");
                //: Below who is ahead
                const open = qsTr("The open questions may change that.");
                return pane.scoring.sheet.remark.length > 0 ? pane.scoring.sheet.remark + "\n" + open : open;
            }
        }
        // It takes no room rather than none: what becomes visible may stay where it was, over the
        // sheet, until something else moves.
        Item {
            id: stale

            readonly property real taken: pane.scoring.stale ? implicitHeight + Theme.gap : 0

            Layout.fillWidth: true
            Layout.fillHeight: true // what the sheet leaves
            Layout.minimumHeight: implicitHeight
            Layout.topMargin: pane.scoring.stale ? 0 : -Theme.gap
            implicitHeight: pane.scoring.stale ? readAgain.implicitHeight : 0

            ActionButton {
                id: readAgain

                objectName: "readAgain"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                visible: pane.scoring.stale
                outline: Icons.again
                //: Button: the players, the edition or the card profile are others now
                text: qsTr("Options changed: read again")
                onClicked: pane.scoring.readAgain()
            }
        }
        RowLayout {
            id: buttons

            spacing: Theme.gap

            ActionButton {
                outline: Icons.undo
                //: Takes the last correction back
                text: qsTr("Undo")
                enabled: pane.scoring.canUndo
                ToolTip.text: "Ctrl+Z"
                ToolTip.visible: hovered
                ToolTip.delay: 600
                onClicked: pane.scoring.undo()
            }
            ActionButton {
                Layout.fillWidth: true
                kind: ActionButton.Primary
                outline: pane.scoring.saveState === ScoreViewModel.Saved ? Icons.check : Icons.save
                text: {
                    switch (pane.scoring.saveState) {
                    case ScoreViewModel.Saving:
                        //: On the button that saves the game
                        return qsTr("Saving …");
                    case ScoreViewModel.Saved:
                        //: On the button that saves the game, once that is done
                        return qsTr("Saved to the history");
                    }
                    if (pane.scoring.savedBefore)
                        return pane.scoring.canUndo ?
                            //: Button: the game is in the history, and takes what was corrected since
                            qsTr("Save the correction") :
                            //: Button: the photo's game is in the history, and takes what is on the sheet
                            qsTr("Save again");
                    //: Button: saves the game
                    return qsTr("Save to the history");
                }
                enabled: pane.scoring.saveState === ScoreViewModel.Unsaved
                ToolTip.text: "Ctrl+S"
                ToolTip.visible: hovered
                ToolTip.delay: 600
                onClicked: pane.scoring.save()
            }
        }
    }
}
