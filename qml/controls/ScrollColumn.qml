import QtQuick
import QtQuick.Controls.Basic

// A column that scrolls, by keys as well: what has the keyboard comes into view.
Flickable {
    id: scroll

    default property alias items: column.data
    property alias spacing: column.spacing

    function reveal(item: Item) {
        let above = item;
        while (above && above !== column)
            above = above.parent;
        if (!above)
            return;
        const top = item.mapToItem(column, 0, 0).y - Theme.gap;
        const bottom = top + item.height + 2 * Theme.gap;
        if (top < contentY)
            contentY = Math.max(0, top);
        else if (bottom > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), bottom - height);
    }
    function turn(pages: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + pages * height));
    }

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {
        // Seen before anybody scrolls: what is below the fold may be what is looked for.
        policy: ScrollBar.AlwaysOn
        visible: scroll.contentHeight > scroll.height + 1
    }
    Keys.onUpPressed: scroll.turn(-0.2)
    Keys.onDownPressed: scroll.turn(0.2)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
            scroll.turn(event.key === Qt.Key_PageUp ? -0.9 : 0.9);
            event.accepted = true;
        }
    }

    Connections {
        target: scroll.Window.window

        function onActiveFocusItemChanged() {
            const item = scroll.Window.activeFocusItem;
            if (item && item !== scroll)
                scroll.reveal(item);
        }
    }
    Column {
        id: column

        width: scroll.width - Theme.gap
    }
}
