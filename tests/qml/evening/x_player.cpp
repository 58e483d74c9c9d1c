#include "tests/qml/evening/x_player.h"

#include <cctype>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <thread>

namespace pocketmars {
namespace {

template <class T> using Reply = std::unique_ptr<T, decltype(&std::free)>;
template <class T> Reply<T> held(T* reply) { return {reply, &std::free}; }

constexpr std::chrono::milliseconds kBetweenStrokes(20);

} // namespace

XPlayer::XPlayer(const std::string& display) : m_connection(xcb_connect(display.c_str(), nullptr)) {
    if (xcb_connection_has_error(m_connection.get()) != 0) {
        throw std::runtime_error("no display " + display);
    }
    m_root = xcb_setup_roots_iterator(xcb_get_setup(m_connection.get())).data->root;
}

bool XPlayer::waitForWindow(int width, int height, std::chrono::seconds patience) {
    auto* const x = m_connection.get();
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        const auto tree = held(xcb_query_tree_reply(x, xcb_query_tree(x, m_root), nullptr));
        const auto count = static_cast<std::size_t>(xcb_query_tree_children_length(tree.get()));
        for (const auto window : std::span(xcb_query_tree_children(tree.get()), count)) {
            const auto look = held(
                xcb_get_window_attributes_reply(x, xcb_get_window_attributes(x, window), nullptr));
            const auto size = held(xcb_get_geometry_reply(x, xcb_get_geometry(x, window), nullptr));
            if (look && size && look->map_state == XCB_MAP_STATE_VIEWABLE && size->width == width &&
                size->height == height) {
                m_window = window;
                // There is no window manager to do so.
                xcb_set_input_focus(x, XCB_INPUT_FOCUS_PARENT, window, XCB_CURRENT_TIME);
                xcb_flush(x);
                return true;
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

void XPlayer::sendButton(std::uint8_t type, int x, int y, std::uint16_t state) {
    xcb_button_press_event_t event{};
    event.response_type = type;
    event.detail = type == XCB_MOTION_NOTIFY ? 0 : XCB_BUTTON_INDEX_1;
    event.root = m_root;
    event.event = m_window;
    event.root_x = event.event_x = static_cast<std::int16_t>(x);
    event.root_y = event.event_y = static_cast<std::int16_t>(y);
    event.state = state;
    event.same_screen = 1;
    xcb_send_event(m_connection.get(), 0, m_window, XCB_EVENT_MASK_NO_EVENT,
                   reinterpret_cast<const char*>(&event));
    xcb_flush(m_connection.get());
    std::this_thread::sleep_for(kBetweenStrokes);
}

void XPlayer::click(int x, int y) {
    sendButton(XCB_MOTION_NOTIFY, x, y, 0);
    sendButton(XCB_BUTTON_PRESS, x, y, 0);
    sendButton(XCB_BUTTON_RELEASE, x, y, XCB_BUTTON_MASK_1);
}

void XPlayer::sendKey(xcb_keycode_t code, std::uint16_t state) {
    for (const auto type : {XCB_KEY_PRESS, XCB_KEY_RELEASE}) {
        xcb_key_press_event_t event{};
        event.response_type = static_cast<std::uint8_t>(type);
        event.detail = code;
        event.root = m_root;
        event.event = m_window;
        event.state = state;
        event.same_screen = 1;
        xcb_send_event(m_connection.get(), 0, m_window, XCB_EVENT_MASK_NO_EVENT,
                       reinterpret_cast<const char*>(&event));
        xcb_flush(m_connection.get());
    }
    std::this_thread::sleep_for(kBetweenStrokes);
}

void XPlayer::press(xcb_keysym_t symbol, bool control) {
    auto* const x = m_connection.get();
    const auto* setup = xcb_get_setup(x);
    const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
    const auto keys = held(xcb_get_keyboard_mapping_reply(
        x, xcb_get_keyboard_mapping(x, setup->min_keycode, count), nullptr));
    const auto* symbols = xcb_get_keyboard_mapping_keysyms(keys.get());
    for (int key = 0; key < count; ++key) {
        for (int level = 0; level < 2; ++level) { // plain, with Shift
            if (symbols[key * keys->keysyms_per_keycode + level] == symbol) {
                const auto shift = level == 1 ? XCB_MOD_MASK_SHIFT : 0;
                sendKey(static_cast<xcb_keycode_t>(setup->min_keycode + key),
                        static_cast<std::uint16_t>(shift | (control ? XCB_MOD_MASK_CONTROL : 0)));
                return;
            }
        }
    }
    throw std::runtime_error("the keyboard has no such key");
}

void XPlayer::type(const std::string& text) {
    for (const char letter : text) {
        press(static_cast<unsigned char>(letter)); // Latin 1 symbols have their own codes
    }
}

} // namespace pocketmars
