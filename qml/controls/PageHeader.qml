import QtQuick
import QtQuick.Layouts

// The title of a page and beside it, or below it where the width is scarce, what can be done there.
// Placed by hand: the layouts of Qt 6.4 may miss that what was below is beside it now.
Item {
    id: header

    required property string title
    // Width of the page, known before layouts have shared it out.
    required property real room
    // Whether a long title is shortened rather than put above the buttons.
    property bool elided: false
    property alias spacing: tools.spacing
    // Buttons.
    default property alias items: tools.data

    readonly property bool stacked: room < (elided ? Math.min(heading.implicitWidth, Theme.px(160)) : heading.implicitWidth) + tools.wanted + Theme.gap

    Layout.fillWidth: true
    Layout.topMargin: Theme.gap
    Layout.preferredHeight: stacked ? heading.height + Theme.gapSmall + tools.height : Math.max(Theme.touch, heading.height)
    Layout.minimumHeight: Layout.preferredHeight

    Heading {
        id: heading

        y: header.stacked ? 0 : Math.round((Theme.touch - height) / 2)
        width: header.stacked ? header.room : header.room - tools.width - Theme.gap
        font.pixelSize: Theme.fontTitle
        elide: header.elided ? Text.ElideMiddle : Text.ElideNone
        wrapMode: header.elided ? Text.NoWrap : Text.Wrap
        text: header.title
    }
    ButtonFlow {
        id: tools

        x: header.stacked ? 0 : header.room - width
        y: header.stacked ? heading.height + Theme.gapSmall : 0
        width: Math.min(header.room, Math.ceil(wanted))
        height: wantedHeight
    }
}
