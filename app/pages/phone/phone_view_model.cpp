#include "app/pages/phone/phone_view_model.h"

#include "app/pages/phone/phone_camera.h"
#include "app/pages/phone/phone_texts.h"
#include "app/support/qr_image.h"
#include "calibration/photo/photo.h"
#include "vision/frame_mailbox.h"

#include <QBuffer>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace pocketmars::app {
namespace {

/// A photo is shown on a phone in this size, px of its longer side.
constexpr int kShownPx = 1600;
constexpr int kShownQuality = 80;
/// So many photos that phones took are kept, to be read again.
constexpr std::size_t kKeptPhotos = 24;
constexpr std::chrono::milliseconds kCameraLook(500);

std::string text(const QJsonObject& json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

phone::Reply answered(const QJsonObject& json, int status = 200) {
    phone::Reply reply;
    reply.status = status;
    reply.type = "application/json";
    reply.body = text(json);
    return reply;
}

phone::Reply refused(const QString& why, int status = 409) {
    return answered({{"error", why}}, status);
}

/// By what a picture's file begins with; empty: it is none that can be read.
std::string endingOf(const std::filesystem::path& file) {
    std::array<char, 12> start{};
    std::ifstream(file, std::ios::binary).read(start.data(), start.size());
    const std::string_view bytes(start.data(), start.size());
    if (bytes.substr(0, 3) == "\xFF\xD8\xFF") {
        return ".jpg";
    }
    if (bytes.substr(0, 4) == "\x89PNG") {
        return ".png";
    }
    return bytes.substr(0, 4) == "RIFF" && bytes.substr(8, 4) == "WEBP" ? ".webp" : "";
}

} // namespace

PhoneViewModel::PhoneViewModel(const Parts& parts, std::shared_ptr<ImageStore> images, Files files,
                               QObject* parent)
    : QObject(parent), m_images(std::move(images)), m_files(std::move(files)),
      m_score(parts.scoring, parts.profiles), m_play(parts.play, parts.settings),
      m_cards(parts.wizard), m_desks{{QStringLiteral("score"), &m_score},
                                     {QStringLiteral("game"), &m_play},
                                     {QStringLiteral("cards"), &m_cards}} {
    connect(&m_score, &ScoreDesk::photoArrived, this, &PhoneViewModel::photoArrived);
    // What changes together goes out together.
    m_publishSoon.setSingleShot(true);
    m_publishSoon.setInterval(0);
    connect(&m_publishSoon, &QTimer::timeout, this, &PhoneViewModel::publishAll);
    // A camera that goes away says nothing.
    m_lookForCameras.setInterval(kCameraLook);
    connect(&m_lookForCameras, &QTimer::timeout, this, &PhoneViewModel::followPhones);
    for (const auto& [name, desk] : m_desks) {
        connect(desk, &Desk::changed, this, [this] {
            if (running()) {
                m_publishSoon.start();
            }
        });
    }
}

PhoneViewModel::~PhoneViewModel() { stop(); }

void PhoneViewModel::startAt(phone::PhoneServerOptions wanted) {
    if (running()) {
        return;
    }
    m_trouble.clear();
    if (!m_folder) {
        auto folder = calibration::TemporaryFolder::make();
        if (!folder) {
            m_trouble.tell(QString::fromStdString(folder.error().message));
            return;
        }
        m_folder = *std::move(folder);
    }
    wanted.phones = m_files.phones;
    wanted.certificate = m_files.certificate;
    wanted.uploads = m_folder->path();
    m_errands.open();
    auto server = phone::PhoneServer::start(
        wanted, {[this](const phone::Call& call) { return show(call); },
                 [this](const phone::Call& call) { return act(call); },
                 [this] {
                     QMetaObject::invokeMethod(this, &PhoneViewModel::followPhones,
                                               Qt::QueuedConnection);
                 }});
    if (!server) {
        m_trouble.tell(QString::fromStdString(server.error().message));
        return;
    }
    m_server = *std::move(server);
    retranslate();
    publishAll();
    followPhones();
    m_lookForCameras.start();
    emit runningChanged();
}

void PhoneViewModel::stop() {
    if (!running()) {
        return;
    }
    m_errands.close();
    m_server.reset();
    m_lookForCameras.stop();
    followPhones();
    emit runningChanged();
}

QString PhoneViewModel::fingerprint() const {
    return running() ? QString::fromStdString(m_server->fingerprint()) : QString();
}

QStringList PhoneViewModel::cameras() const {
    QStringList names;
    for (const auto& phone : m_phones) {
        if (phone.camera) {
            names << phone.name;
        }
    }
    return names;
}

void PhoneViewModel::throwOut(const QString& id) {
    if (running()) {
        m_server->throwOut(id.toStdString());
    }
}

void PhoneViewModel::copy() const { QGuiApplication::clipboard()->setText(m_invitation); }

void PhoneViewModel::followPhones() {
    const auto invitation = running() ? QString::fromStdString(m_server->invitation()) : QString();
    if (invitation != m_invitation) {
        m_invitation = invitation;
        m_images->remove(m_code);
        m_code.clear();
        m_modules = 0;
        if (running()) {
            const auto code = qrImage(invitation);
            m_modules = code.width();
            m_code = m_images->put(code);
        }
        emit invitationChanged();
    }
    const auto senders = vision::FrameMailboxes::ofProgram().senders();
    QList<PhoneEntry> phones;
    for (const auto& phone : running() ? m_server->phones() : std::vector<phone::PairedPhone>()) {
        phones << PhoneEntry{
            QString::fromStdString(phone.id), QString::fromStdString(phone.name), phone.streams > 0,
            std::find(senders.begin(), senders.end(), phone.name) != senders.end()};
    }
    if (phones != m_phones) {
        m_phones = std::move(phones);
        emit phonesChanged();
    }
}

void PhoneViewModel::retranslate() {
    if (running()) {
        m_server->publish("texts", text(phoneTexts()));
        m_publishSoon.start();
    }
}

void PhoneViewModel::publish(const QString& topic) {
    m_server->publish(topic.toStdString(), text(m_desks.at(topic)->shown()));
}

void PhoneViewModel::publishAll() {
    if (running()) {
        for (const auto& [topic, desk] : m_desks) {
            publish(topic);
        }
    }
}

phone::Reply PhoneViewModel::show(const phone::Call& call) const {
    const auto picture =
        call.what.rfind("picture/", 0) == 0 ? m_images->image(pictureId(call.what)) : QImage();
    if (picture.isNull()) {
        return phone::refusal(404, "no such picture");
    }
    const bool isLarge = std::max(picture.width(), picture.height()) > kShownPx;
    QBuffer bytes;
    (isLarge ? picture.scaled(kShownPx, kShownPx, Qt::KeepAspectRatio, Qt::SmoothTransformation)
             : picture)
        .save(&bytes, "JPEG", kShownQuality);
    phone::Reply reply;
    reply.type = "image/jpeg";
    reply.body = bytes.data().toStdString();
    reply.isKept = true;
    return reply;
}

phone::Reply PhoneViewModel::act(const phone::Call& call) {
    if (call.what == "frame") {
        return takeFrame(call);
    }
    if (call.what.rfind("photo", 0) == 0) {
        return takePhoto(call);
    }
    return m_errands.run([this, call]() -> phone::Reply {
        const auto what = QString::fromStdString(call.what);
        const auto desk = m_desks.find(what.section('/', 0, 0));
        const auto said = QJsonDocument::fromJson(QByteArray::fromStdString(call.body));
        if (desk == m_desks.end() || !said.isObject()) {
            return phone::refusal(404, "no such thing to do");
        }
        QJsonObject answer;
        const auto why = desk->second->act(what.section('/', 1), said.object(), answer);
        publish(desk->first);
        return why ? refused(*why) : answered(answer);
    });
}

phone::Reply PhoneViewModel::takePhoto(const phone::Call& call) {
    const auto file = keepPhoto(call.photo);
    if (!file) {
        return file.error();
    }
    return m_errands.run([this, call, file = *file]() -> phone::Reply {
        const auto what = QString::fromStdString(call.what); // `photo/score/more`
        const auto desk = m_desks.find(what.section('/', 1, 1));
        if (desk == m_desks.end()) {
            return phone::refusal(404, "no such photo");
        }
        const auto why =
            desk->second->take(what.section('/', 2), QString::fromStdString(file.string()));
        return why ? refused(*why) : answered({}, 202);
    });
}

tl::expected<std::filesystem::path, phone::Reply>
PhoneViewModel::keepPhoto(const std::filesystem::path& upload) {
    const auto ending = upload.empty() ? "" : endingOf(upload);
    if (ending.empty()) {
        const auto why = calibration::describe(calibration::PhotoError::NotAPicture);
        return tl::unexpected(refused(QString::fromStdString(why), 415));
    }
    const std::lock_guard lock(m_photosMutex);
    const auto time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const auto name = "phone-" + time.toStdString() + "-" + std::to_string(++m_photoCount);
    auto file = m_folder->path() / (name + ending);
    std::error_code failed;
    std::filesystem::rename(upload, file, failed);
    if (failed) {
        return tl::unexpected(refused(QString::fromLocal8Bit(failed.message().c_str()), 507));
    }
    m_photos.push_back(file);
    if (m_photos.size() > kKeptPhotos) {
        std::filesystem::remove(m_photos.front(), failed);
        m_photos.pop_front();
    }
    return file;
}

} // namespace pocketmars::app
