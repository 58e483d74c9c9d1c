#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace pocketmars {

/// Sits before a window of an X display: clicks, types, and looks whether it is there.
class XPlayer {
public:
    /// @param display  `:7`
    explicit XPlayer(const std::string& display);

    /// Waits until a window of that size is shown, and turns to it.
    [[nodiscard]] bool waitForWindow(int width, int height, std::chrono::seconds patience);

    /// @param x, y  px of the window
    void click(int x, int y);
    /// Letters, digits and `/_-.` as on a keyboard.
    void type(const std::string& text);
    /// @param symbol  of X, such as XK_Return
    /// @param control  whether Ctrl is held down
    void press(xcb_keysym_t symbol, bool control = false);

private:
    struct Disconnect {
        void operator()(xcb_connection_t* connection) const { xcb_disconnect(connection); }
    };
    void sendKey(xcb_keycode_t code, std::uint16_t state);
    void sendButton(std::uint8_t type, int x, int y, std::uint16_t state);

    std::unique_ptr<xcb_connection_t, Disconnect> m_connection;
    xcb_window_t m_root = 0;
    xcb_window_t m_window = 0;
};

} // namespace pocketmars
