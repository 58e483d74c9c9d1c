pragma Singleton

import QtQuick

// Outlines of the icons, as SVG paths on a grid of 24 x 24; drawn for this program.
QtObject {
    readonly property string table: "M3 8 L12 4 L21 8 L12 12 Z M3 12 L12 16 L21 12 M3 16 L12 20 L21 16"
    readonly property string history: "M12 3 A9 9 0 1 1 4.2 7.5 M4 3 L4 8 L9 8 M12 7.5 L12 12.5 L15.5 14.5"
    readonly property string cards: "M8 3 L19 3 L19 17 L8 17 Z M5 7 L5 21 L16 21"
    readonly property string photo: "M3 7 L8 7 L9.5 4.5 L14.5 4.5 L16 7 L21 7 L21 19 L3 19 Z M12 9 A3.7 3.7 0 1 1 11.9 9"
    readonly property string save: "M5 3 L16 3 L21 8 L21 21 L3 21 L3 3 Z M7 21 L7 14 L17 14 L17 21 M8 3 L8 8 L14 8 L14 3"
    readonly property string undo: "M9 5 L4 10 L9 15 M4 10 L14 10 A5.5 5.5 0 0 1 14 21 L10 21"
    readonly property string close: "M6 6 L18 18 M18 6 L6 18"
    readonly property string check: "M4 12.5 L10 18 L20 6.5"
    readonly property string plus: "M12 5 L12 19 M5 12 L19 12"
    readonly property string minus: "M5 12 L19 12"
    readonly property string fit: "M4 9 L4 4 L9 4 M15 4 L20 4 L20 9 M20 15 L20 20 L15 20 M9 20 L4 20 L4 15"
    readonly property string remove: "M4 6 L20 6 M9 6 L9 3.5 L15 3.5 L15 6 M6 6 L7 20.5 L17 20.5 L18 6 M10 10 L10 16.5 M14 10 L14 16.5"
    readonly property string players: "M9 4 A3.5 3.5 0 1 1 8.9 4 M2.5 20 A6.5 6.5 0 0 1 15.5 20 M16 4.8 A3 3 0 0 1 16 10.7 M17.5 13.8 A6 6 0 0 1 21.5 20"
    readonly property string down: "M6 9 L12 15 L18 9"
    readonly property string warning: "M12 3.5 L22 20.5 L2 20.5 Z M12 10 L12 15 M12 17.6 L12 17.9"
    readonly property string theme: "M12 3 A9 9 0 1 0 12 21 A9 9 0 1 0 12 3 M12 3 L12 21 M12 7 L19 7 M12 11 L20.8 11 M12 15 L20.2 15 M12 19 L16 19"
    readonly property string folder: "M3 5 L9.5 5 L12 8 L21 8 L21 19 L3 19 Z"
    readonly property string again: "M20 12 A8 8 0 1 1 17.5 6.2 M18 2.5 L18 6.8 L13.7 6.8"
    readonly property string locate: "M12 2 L12 6 M12 18 L12 22 M2 12 L6 12 M18 12 L22 12 M12 6.5 A5.5 5.5 0 1 1 11.9 6.5"
    readonly property string marks: "M2 12 C6 5.5 18 5.5 22 12 C18 18.5 6 18.5 2 12 Z M12 9 A3 3 0 1 1 11.9 9"
    readonly property string trophy: "M7 4 L17 4 L17 9 A5 5 0 0 1 7 9 Z M7 5.5 L3.5 5.5 A4 4 0 0 0 7.3 10.5 M17 5.5 L20.5 5.5 A4 4 0 0 1 16.7 10.5 M12 14 L12 18 M8 20.5 L16 20.5 M9.5 18 L14.5 18"
    readonly property string question: "M8.5 8.5 A3.5 3.5 0 1 1 13.5 11.7 C12.3 12.3 12 13 12 14.5 M12 17.8 L12 18.1"
    readonly property string home: "M3 11.5 L12 4 L21 11.5 M5.5 9.5 L5.5 20 L18.5 20 L18.5 9.5 M10 20 L10 14 L14 14 L14 20"
    readonly property string rocket: "M12 2.5 C16 6 16.5 11 15.5 16 L8.5 16 C7.5 11 8 6 12 2.5 Z M8.3 12 L5 16 L5 19 L8.7 16.5 M15.7 12 L19 16 L19 19 L15.3 16.5 M12 8 A1.6 1.6 0 1 1 11.9 8 M10.5 18.5 L12 21.5 L13.5 18.5"
    readonly property string search: "M10.5 4 A6.5 6.5 0 1 1 10.4 4 M15.3 15.3 L21 21"
    readonly property string help: "M12 3 A9 9 0 1 1 11.9 3 M9.3 9.2 A2.8 2.8 0 1 1 13.2 11.8 C12.2 12.3 12 12.9 12 14 M12 16.8 L12 17"
    readonly property string settings: "M4 7 L9 7 M15 7 L20 7 M12 4.3 A2.7 2.7 0 1 1 11.9 4.3 M4 17 L6 17 M12 17 L20 17 M9 14.3 A2.7 2.7 0 1 1 8.9 14.3"
}
