import QtQuick

// Around things that go when one of them is used: the keyboard that they had goes on with others of
// them, or with the heir.
FocusScope {
    property Item heir: null
}
