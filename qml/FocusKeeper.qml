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
    // Whether the keyboard is the window's, and not a dialog's over it.
    readonly property bool free: window.active && !T.Overlay.overlay.visible
    readonly property bool lost: free && (last === null || !last.activeFocusOnTab || !last.visible)
    // How many looks it may still take until a page that was opened by a key has something that takes
    // the focus; 0: none is wanted.
    property int entering: 0

    // Has the focus on the page, and not where it was on the rail.
    function enter() {
        entering = 30;
    }

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
    // or of the page. So it does on a page that was opened by a key.
    Timer {
        interval: 16
        repeat: true // until the part has something that takes it
        running: keeper.free && (keeper.entering > 0 || (keeper.lost && keeper.byKeyboard))
        onTriggered: {
            const onRail = (keeper.last as RailButton) !== null;
            if (!keeper.lost && !onRail) {
                keeper.entering = 0; // it is on the page already
                return;
            }
            const part = onRail ? keeper.window.contentItem : keeper.last ?? keeper.window.contentItem;
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
            if (keeper.entering > 0 && (first as RailButton) !== null) {
                --keeper.entering; // nothing on the page takes it yet
                return;
            }
            keeper.entering = 0;
            if (first)
                first.forceActiveFocus(Qt.TabFocusReason);
        }
    }
}
