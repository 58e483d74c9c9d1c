pragma Singleton

import QtQuick

// The look of all pages: colours, sizes, distances. Calm Mars: sand, rust and a night sky.
QtObject {
    id: theme

    // Set by the window.
    property bool dark: false
    // Of all sizes: 1 in a window of 1280 x 720, growing with the window, so that a 4K screen
    // without scaling of its own stays legible.
    property real scale: 1

    function px(size: real): int {
        return Math.round(size * theme.scale);
    }

    readonly property color window: dark ? "#191310" : "#f6f0ea"
    readonly property color rail: dark ? "#110c0a" : "#2e1d16"
    readonly property color railText: "#f3e4d8"
    readonly property color railMuted: "#c9b3a4"
    readonly property color railCurrent: dark ? "#5a2f1f" : "#8a3d22"
    readonly property color surface: dark ? "#241c18" : "#ffffff"
    readonly property color sunken: dark ? "#1e1714" : "#f9f4ef"
    readonly property color border: dark ? "#44372f" : "#e0d3c7"
    // Around fields to type into and to choose from: three times as light or dark as what is around.
    readonly property color fieldBorder: dark ? "#83705f" : "#94806f"
    readonly property color text: dark ? "#f3e9e1" : "#2a1e17"
    readonly property color muted: dark ? "#bcab9e" : "#6b584c"
    readonly property color accent: dark ? "#f19a6f" : "#a8431f"
    readonly property color accentText: dark ? "#2a120a" : "#ffffff"
    readonly property color accentSoft: dark ? "#47291c" : "#f8e3d8"
    readonly property color hover: dark ? "#33281f" : "#f3e9df"
    readonly property color pressed: dark ? "#40322a" : "#e9dbce"
    readonly property color danger: dark ? "#ff9a8a" : "#a51f14"
    readonly property color dangerSoft: dark ? "#4a211b" : "#fbe3e0"
    // What should be looked at; and behind it.
    readonly property color look: dark ? "#ffb547" : "#8a5600"
    readonly property color lookSoft: dark ? "#45331a" : "#fbeccf"
    // What was done; and behind it: never to be taken for what went wrong.
    readonly property color done: dark ? "#a5d694" : "#2d6a2a"
    readonly property color doneSoft: dark ? "#223420" : "#e1f0db"
    readonly property color focus: dark ? "#ffd2b8" : "#1f1410"
    readonly property color scrim: "#99000000"
    // Behind a photo: neutral, so that the photo's own colours stand.
    readonly property color photo: dark ? "#0e0b09" : "#e7ddd3"

    // The suits, as all editions print them; over light letters in light and dark.
    readonly property color suitText: "#ffffff"
    readonly property color greenhouse: "#3f7f3a"
    readonly property color energyBank: "#a16600"
    readonly property color commsCenter: "#74478f"
    readonly property color aqualab: "#2e6a9e"
    readonly property color habitation: "#4a4440"

    // As the formats name them, in the order of the rules.
    readonly property list<string> suits: ["greenhouse", "energy_bank", "comms_center", "aqualab", "habitation"]

    // A suit as the formats name it.
    function suit(name: string): color {
        switch (name) {
        case "greenhouse":
            return greenhouse;
        case "energy_bank":
            return energyBank;
        case "comms_center":
            return commsCenter;
        case "aqualab":
            return aqualab;
        }
        return habitation;
    }

    // Of the lines and bars of charts, told apart by the colour-blind too (after Okabe and Ito), and
    // of what is written on them.
    readonly property list<color> chart: dark ? ["#f19a6f", "#6fb7e8", "#59c9a5", "#e3c64f", "#d79bc4"] : ["#b5481f", "#0a6aa8", "#00795a", "#8f6d00", "#a3527f"]
    readonly property color chartText: dark ? "#1b0d07" : "#ffffff"

    // A colour as it stands out from a surface.
    function legible(colour: color): color {
        const lightness = Math.max(dark ? 0.55 : 0, Math.min(dark ? 1 : 0.5, colour.hslLightness));
        return Qt.hsla(Math.max(0, colour.hslHue), colour.hslSaturation, lightness, 1);
    }

    // How sure an item is; over a photo, so the same in light and dark.
    readonly property color sure: "#3fd0a4"
    readonly property color doubtful: "#ffb547"
    readonly property color unclear: "#ff6a55"
    // Where something else should lie; over a photo.
    readonly property color expected: "#5cc8ff"

    readonly property int gapSmall: px(8)
    readonly property int gap: px(12)
    readonly property int gapLarge: px(20)
    readonly property int radius: px(12)
    // Nothing that is to be tapped is smaller.
    readonly property int touch: px(48)

    readonly property int fontSmall: px(13)
    readonly property int fontBody: px(15)
    readonly property int fontHeading: px(18)
    readonly property int fontTitle: px(24)
}
