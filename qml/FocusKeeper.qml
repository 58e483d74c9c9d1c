import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T

// Sees to it that who uses the keyboard never loses the focus.
Item {
    id: keeper

    required property ApplicationWindow window
    // It holds what is shown beside the rail.
    required property Loader page

    // Whether the focus was seen where it was last, so that it must not get lost.
    property bool byKeyboard: false
    readonly property Item last: window.activeFocusItem
    readonly property T.Control focused: last as T.Control
    readonly property bool lost: window.active && (last === null || !last.activeFocusOnTab || !last.visible) && !T.Overlay.overlay.visible

    onFocusedChanged: noting.restart()
    // It knows why it has the focus only then.
    Timer {
        id: noting

        interval: 0
        onTriggered: {
            if (keeper.focused !== null && keeper.focused.activeFocusOnTab)
                keeper.byKeyboard = keeper.focused.visualFocus;
        }
    }
    // What had the focus is gone: the keyboard goes on at the beginning of the part that it was in,
    // or of the page.
    Timer {
        interval: 16
        repeat: true // until the part has something that takes it
        running: keeper.lost && keeper.byKeyboard
        onTriggered: {
            const part = keeper.last ?? keeper.window.contentItem;
            const heir = (part as HandingScope)?.heir;
            if (heir) {
                heir.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
            const begin = (part === keeper.window.contentItem ? keeper.page.item : part).nextItemInFocusChain();
            let first = begin;
            // A key pressed in haste must not give up a game.
            while ((first as ActionButton)?.grave || (first as IconButton)?.grave) {
                first = first.nextItemInFocusChain();
                if (first === begin)
                    return;
            }
            if (first)
                first.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
