import QtQuick
import PocketMars.App

// The board that is being entered: its places over its picture.
Item {
    id: view

    required property MarsEditorModel editor
    required property int selected
    // Whether a tap on a space says that the place which is chosen lies beside it.
    property bool linking: false

    signal picked(place: int)

    // A list of its own: a place that changes stays the same item, and keeps the keyboard.
    readonly property var places: editor.places
    readonly property var nowhere: ({
            box: Qt.rect(0, 0, 0, 0),
            label: "",
            title: "",
            kind: MarsEditorModel.Space,
            neighbours: []
        })
    readonly property var neighbours: (places[selected] ?? nowhere).neighbours

    function choose(place: int, kind: int): void {
        if (linking && kind === MarsEditorModel.Space)
            editor.toggleBeside(selected, place);
        else
            picked(place);
    }

    readonly property size shownSize: editor.boardSize
    // With the places that a board made smaller leaves outside: they can still be taken hold of.
    readonly property size reach: {
        let width = shownSize.width;
        let height = shownSize.height;
        for (const place of places) {
            width = Math.max(width, place.box.x + place.box.width);
            height = Math.max(height, place.box.y + place.box.height);
        }
        return Qt.size(width, height);
    }
    readonly property real factor: reach.width > 0 ? Math.min(width / reach.width, height / reach.height) : 1

    Rectangle {
        id: board

        x: (view.width - view.reach.width * view.factor) / 2
        y: (view.height - view.reach.height * view.factor) / 2
        width: view.shownSize.width * view.factor
        height: view.shownSize.height * view.factor
        color: Theme.photo

        Image {
            anchors.fill: parent
            source: view.editor.picture
            visible: view.editor.picture.length > 0
        }
        Repeater {
            model: view.places.length

            Rectangle {
                id: place

                required property int index
                readonly property var modelData: view.places[index] ?? view.nowhere

                readonly property bool current: view.selected === index
                readonly property bool isBeside: view.neighbours.includes(index)

                function lay() {
                    x = Qt.binding(() => modelData.box.x * view.factor);
                    y = Qt.binding(() => modelData.box.y * view.factor);
                }

                x: modelData.box.x * view.factor
                y: modelData.box.y * view.factor
                width: modelData.box.width * view.factor
                height: modelData.box.height * view.factor
                radius: modelData.kind === MarsEditorModel.Slot ? width / 2 : 2
                color: Qt.alpha(isBeside ? Theme.accent : modelData.kind === MarsEditorModel.Panel ? Theme.aqualab : Theme.surface, isBeside ? 0.35 : 0.55)
                border.width: current ? 3 : isBeside ? 2 : 1
                border.color: current || isBeside ? Theme.accent : Theme.text
                activeFocusOnTab: true
                Accessible.role: Accessible.Button
                Accessible.name: modelData.title
                Accessible.focusable: true

                // Not by the focus alone: on its way to the fields that would go over all places.
                Keys.onReturnPressed: view.choose(index, modelData.kind)
                Keys.onEnterPressed: view.choose(index, modelData.kind)
                Keys.onSpacePressed: view.choose(index, modelData.kind)
                Keys.onPressed: event => {
                    const step = event.modifiers & Qt.ShiftModifier ? 5 : 1;
                    const dx = event.key === Qt.Key_Left ? -step : event.key === Qt.Key_Right ? step : 0;
                    const dy = event.key === Qt.Key_Up ? -step : event.key === Qt.Key_Down ? step : 0;
                    const box = place.modelData.box;
                    if (dx !== 0 || dy !== 0) {
                        event.accepted = true;
                        if (!view.linking)
                            view.picked(place.index);
                        view.editor.setBox(place.index, box.x + dx, box.y + dy, box.width, box.height);
                    }
                }

                FocusRing {
                    shown: place.activeFocus
                }
                Text {
                    anchors.centerIn: parent
                    font.pixelSize: Theme.fontBody
                    color: Theme.text
                    text: place.modelData.label
                    Accessible.ignored: true
                }
                TapHandler {
                    onTapped: view.choose(place.index, place.modelData.kind)
                }
                DragHandler {
                    enabled: !view.linking
                    onActiveChanged: {
                        view.picked(place.index);
                        if (!active) {
                            view.editor.setBox(place.index, place.x / view.factor, place.y / view.factor, place.modelData.box.width, place.modelData.box.height);
                            place.lay();
                        }
                    }
                }
                // The corner by which it is made larger.
                Rectangle {
                    id: grip

                    function lay() {
                        x = Qt.binding(() => place.width - width / 2);
                        y = Qt.binding(() => place.height - height / 2);
                    }

                    x: place.width - width / 2
                    y: place.height - height / 2
                    visible: place.current
                    width: Theme.px(16)
                    height: width
                    radius: width / 2
                    color: Theme.accent

                    DragHandler {
                        margin: Theme.px(8)
                        onActiveChanged: {
                            if (!active) {
                                view.editor.setBox(place.index, place.modelData.box.x, place.modelData.box.y, (grip.x + grip.width / 2) / view.factor, (grip.y + grip.height / 2) / view.factor);
                                grip.lay();
                            }
                        }
                    }
                }
            }
        }
    }
}
