import QtQuick

// A heading within a page.
BodyText {
    font.pixelSize: Theme.fontHeading
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
}
