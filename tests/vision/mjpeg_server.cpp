#include "tests/vision/mjpeg_server.h"

#include <opencv2/imgcodecs.hpp>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

namespace pocketmars::vision {
namespace {

/// @param port  0: any that is free
int listenAt(int port) {
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    if (bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 ||
        listen(listener, 4) != 0) {
        close(listener);
        throw std::runtime_error("the test's server can't listen");
    }
    return listener;
}

int portOf(int listener) {
    sockaddr_in address{};
    socklen_t size = sizeof address;
    getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
}

bool sendAll(int client, const std::string& bytes) {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const auto n = send(client, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (n <= 0) {
            return false;
        }
        sent += static_cast<std::size_t>(n);
    }
    return true;
}

/// @param otherAddress  where the client is sent; empty: it gets the pictures
/// @return the client; less than 0: it was sent away
int greet(int listener, const std::string& otherAddress) {
    const int client = accept(listener, nullptr, nullptr);
    const timeval patience{1, 0};
    setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    char request[4096];
    (void)!recv(client, request, sizeof request, 0);
    if (!otherAddress.empty()) {
        sendAll(client, "HTTP/1.0 302 Found\r\nLocation: " + otherAddress + "\r\n\r\n");
        close(client);
        return -1;
    }
    sendAll(client, "HTTP/1.0 200 OK\r\n"
                    "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n");
    return client;
}

void closeAll(std::vector<int>& sockets) {
    for (const int s : sockets) {
        close(s);
    }
    sockets.clear();
}

/// A JPEG comment (ITU T.81, B.2.4.5) behind the start mark changes the bits and no pixel.
std::string withComment(std::string jpeg, unsigned number) {
    const std::string text = std::to_string(number);
    const std::string head{'\xFF', '\xFE', '\0', static_cast<char>(text.size() + 2)};
    return jpeg.insert(2, head + text);
}

std::string partOf(const std::string& jpeg) {
    return "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " + std::to_string(jpeg.size()) +
           "\r\n\r\n" + jpeg + "\r\n";
}

/// Bytes in which no picture is.
std::string babble(unsigned number) {
    std::string bytes(2000, '\0');
    for (auto& byte : bytes) {
        number = number * 1103515245U + 12345U;
        byte = static_cast<char>(number >> 16U);
    }
    return bytes;
}

} // namespace

MjpegServer::MjpegServer() {
    const int listener = listenAt(0);
    m_port = portOf(listener);
    close(listener);
    m_thread = std::thread([this] { serve(); });
}

MjpegServer::~MjpegServer() {
    {
        const std::lock_guard lock(m_mutex);
        m_state.stop = true;
    }
    m_thread.join();
}

std::string MjpegServer::url() const {
    return "http://127.0.0.1:" + std::to_string(m_port) + "/video";
}

void MjpegServer::setMood(Mood mood) {
    const std::lock_guard lock(m_mutex);
    m_state.mood = mood;
}

void MjpegServer::show(const cv::Mat& image) { showBytes(jpegOf(image)); }

void MjpegServer::showBytes(std::string bytes) {
    const std::lock_guard lock(m_mutex);
    m_state.bytes = std::move(bytes);
}

void MjpegServer::setNoisy(bool noisy) {
    const std::lock_guard lock(m_mutex);
    m_state.noisy = noisy;
}

void MjpegServer::setFramesPerSecond(int frames) {
    const std::lock_guard lock(m_mutex);
    m_state.periodMs = 1000 / frames;
}

void MjpegServer::setOtherAddress(std::string url) {
    const std::lock_guard lock(m_mutex);
    m_state.otherAddress = std::move(url);
}

MjpegServer::State MjpegServer::state() {
    const std::lock_guard lock(m_mutex);
    return m_state;
}

std::string MjpegServer::nextPiece(const State& now, unsigned number) {
    if (now.mood == Mood::Babbles) {
        return babble(number);
    }
    if (now.mood == Mood::Stalls || now.mood == Mood::SendsAway || now.bytes.empty()) {
        return {};
    }
    auto part = partOf(now.noisy ? withComment(now.bytes, number) : now.bytes);
    switch (now.mood) {
    case Mood::Drips:
        return part.substr(number % part.size(), 1);
    case Mood::BreaksOff:
        return part.substr(0, part.size() / 2);
    default:
        return part;
    }
}

void MjpegServer::serve() {
    int listener = listenAt(m_port);
    std::vector<int> clients;
    unsigned number = 0; // of frames
    for (auto now = state(); !now.stop; now = state()) {
        if (now.mood == Mood::Off) {
            if (listener >= 0) {
                close(std::exchange(listener, -1));
                closeAll(clients);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(now.periodMs));
            continue;
        }
        if (listener < 0) {
            listener = listenAt(m_port);
        }
        pollfd waiting{listener, POLLIN, 0};
        const bool isAsked = poll(&waiting, 1, now.periodMs) > 0;
        now = state(); // what was set before a client came holds for its first answer
        if (now.mood == Mood::Off) {
            continue;
        }
        m_connections += isAsked ? 1 : 0;
        if (now.mood == Mood::HangsUp) {
            closeAll(clients);
            if (isAsked) {
                close(accept(listener, nullptr, nullptr));
            }
            continue;
        }
        if (isAsked) {
            const bool isAway = now.mood == Mood::SendsAway;
            if (const int client = greet(listener, isAway ? now.otherAddress : ""); client >= 0) {
                clients.push_back(client);
            }
        }
        const auto piece = nextPiece(now, ++number);
        if (piece.empty()) {
            continue;
        }
        const auto gone = std::remove_if(clients.begin(), clients.end(), [&](int client) {
            if (sendAll(client, piece) && now.mood != Mood::BreaksOff) {
                return false;
            }
            close(client);
            return true;
        });
        clients.erase(gone, clients.end());
    }
    closeAll(clients);
    if (listener >= 0) {
        close(listener);
    }
}

std::string jpegOf(const cv::Mat& image) {
    std::vector<uchar> bytes;
    cv::imencode(".jpg", image, bytes);
    return {bytes.begin(), bytes.end()};
}

} // namespace pocketmars::vision
