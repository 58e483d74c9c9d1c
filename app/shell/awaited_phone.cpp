#include "app/shell/awaited_phone.h"

#include "app/pages/phone/phone_camera.h"
#include "app/pages/phone/phone_texts.h"
#include "app/phone/phone_server.h"
#include "app/session/files/data_folder.h"
#include "app/session/files/qr_code.h"
#include "calibration/support/temporary_folder.h"

#include <QJsonDocument>

#include <algorithm>
#include <mutex>
#include <set>

namespace pocketmars::app {
namespace {

using session::SessionError;

class AwaitedPhone {
public:
    AwaitedPhone(calibration::TemporaryFolder folder, std::string name, cli::Terminal& terminal)
        : m_folder(std::move(folder)), m_name(std::move(name)), m_terminal(terminal) {}

    [[nodiscard]] tl::expected<void, SessionError> start(phone::PhoneServerOptions options) {
        options.uploads = m_folder.path();
        options.nextName = m_name;
        auto server = phone::PhoneServer::start(
            options, {[](const phone::Call&) { return nothingHere(); },
                      [this](const phone::Call& call) { return act(call); }, [] {}});
        if (!server) {
            return tl::unexpected(server.error());
        }
        m_server = *std::move(server);
        if (m_server->fingerprint().empty()) {
            return tl::unexpected(
                SessionError{"the page for the phone's camera can't be opened; the log says why"});
        }
        auto texts = phoneTexts();
        texts["language"] = "en"; // as the whole command line
        m_server->publish("texts",
                          QJsonDocument(texts).toJson(QJsonDocument::Compact).toStdString());
        greet();
        return {};
    }

private:
    static phone::Reply nothingHere() { return phone::refusal(404, "a camera, and nothing else"); }

    /// Says how the phone comes here.
    void greet() const {
        const auto phones = m_server->phones();
        const bool isKnown = std::any_of(phones.begin(), phones.end(),
                                         [&](const auto& each) { return each.name == m_name; });
        m_terminal.err << session::qrText(m_server->invitation()) << '\n';
        if (isKnown) {
            m_terminal.err << "On the phone '" << m_name << "' open " << m_server->address()
                           << "#camera. Another one scans the code, or opens ";
        } else {
            m_terminal.err << "Scan the code with the phone that is to be '" << m_name
                           << "', or open ";
        }
        m_terminal.err << m_server->invitation()
                       << "\nThe browser will warn of the camera's page; its certificate is right "
                          "if its SHA-256 fingerprint is\n"
                       << m_server->fingerprint() << std::endl;
    }

    phone::Reply act(const phone::Call& call) {
        if (call.what != "frame") {
            return nothingHere();
        }
        const std::lock_guard lock(m_mutex);
        if (m_said.insert(call.phone.name).second) {
            m_terminal.err << (call.phone.name == m_name
                                   ? "'" + m_name + "' sends its pictures."
                                   : "'" + call.phone.name + "' sends its pictures, but '" +
                                         m_name +
                                         "' is watched; give it that name on its page "
                                         "More, or watch 'phone://" +
                                         call.phone.name + "'.")
                           << std::endl;
        }
        return takeFrame(call);
    }

    calibration::TemporaryFolder m_folder;
    std::string m_name;
    cli::Terminal& m_terminal;
    std::mutex m_mutex;
    std::set<std::string> m_said; ///< phones, under the mutex
    std::unique_ptr<phone::PhoneServer> m_server;
};

} // namespace

tl::expected<std::shared_ptr<void>, SessionError> awaitPhone(const cli::PhoneCameraOptions& wanted,
                                                             cli::Terminal& terminal) {
    phone::PhoneServerOptions options;
    options.address = wanted.address;
    auto phones = session::phonesFile();
    auto certificate = session::phoneCertificateFile();
    auto folder = calibration::TemporaryFolder::make();
    if (!phones || !certificate) {
        return tl::unexpected(phones ? certificate.error() : phones.error());
    }
    if (!folder) {
        return tl::unexpected(SessionError{folder.error().message});
    }
    options.phones = *std::move(phones);
    options.certificate = *std::move(certificate);
    auto awaited = std::make_shared<AwaitedPhone>(*std::move(folder), wanted.name, terminal);
    if (auto started = awaited->start(options); !started) {
        return tl::unexpected(started.error());
    }
    return awaited;
}

} // namespace pocketmars::app
