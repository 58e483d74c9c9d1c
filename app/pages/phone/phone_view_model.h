#pragma once

#include "app/pages/phone/cards_desk.h"
#include "app/pages/phone/errands.h"
#include "app/pages/phone/play_desk.h"
#include "app/pages/phone/score_desk.h"
#include "app/phone/phone_server.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "calibration/support/temporary_folder.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

namespace pocketmars::app {

/// A phone that is paired.
struct PhoneEntry {
    Q_GADGET
    QML_VALUE_TYPE(phoneEntry)
    Q_PROPERTY(QString id MEMBER id CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)
    Q_PROPERTY(bool here MEMBER here CONSTANT)
    Q_PROPERTY(bool camera MEMBER camera CONSTANT)

public:
    QString id;
    QString name;        ///< as its owner knows it
    bool here = false;   ///< it has a page open
    bool camera = false; ///< it sends its camera's pictures, as `phone://NAME`

    friend bool operator==(const PhoneEntry&, const PhoneEntry&) = default;
};

/// Phones of the home network as camera and second screen. Nothing listens before start().
class PhoneViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    /// What the next phone opens: `http://192.168.1.20:8337/k7m2pq9xdr`; empty while off.
    Q_PROPERTY(QString invitation READ invitation NOTIFY invitationChanged)
    /// The same as a QR code, for Image.source: black on white with its quiet zone, a px a module.
    Q_PROPERTY(QString code READ code NOTIFY invitationChanged)
    /// Modules a side, quiet zone included.
    Q_PROPERTY(int modules READ modules NOTIFY invitationChanged)
    /// Those that are paired, by name of the oldest first.
    Q_PROPERTY(QList<pocketmars::app::PhoneEntry> phones READ phones NOTIFY phonesChanged)
    /// Of the certificate of the page where a phone becomes a camera, SHA-256: `3F:0A:…`; empty
    /// while off, or where there is no such page.
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY runningChanged)
    /// Why phones can't be waited for.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    struct Parts {
        ScoreViewModel& scoring; ///< all outlive it
        ProfilesViewModel& profiles;
        PlayViewModel& play;
        WizardViewModel& wizard;
        const Settings& settings;
    };

    /// Where things are remembered; empty: nowhere.
    struct Files {
        std::filesystem::path phones{};      ///< those that are paired
        std::filesystem::path certificate{}; ///< without it no phone is a camera
    };

    PhoneViewModel(const Parts& parts, std::shared_ptr<ImageStore> images, Files files,
                   QObject* parent = nullptr);
    ~PhoneViewModel() override;
    Q_DISABLE_COPY_MOVE(PhoneViewModel)

    [[nodiscard]] bool running() const { return m_server != nullptr; }
    [[nodiscard]] const QString& invitation() const { return m_invitation; }
    [[nodiscard]] const QString& code() const { return m_code; }
    [[nodiscard]] int modules() const { return m_modules; }
    [[nodiscard]] const QList<PhoneEntry>& phones() const { return m_phones; }
    [[nodiscard]] QString fingerprint() const;
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }
    /// The names of those that send their camera's pictures.
    [[nodiscard]] QStringList cameras() const;

    /// From now on phones of the home network are answered.
    Q_INVOKABLE void start() { startAt({}); }
    /// @param wanted  address, port and limits; the rest is filled in
    void startAt(phone::PhoneServerOptions wanted);
    Q_INVOKABLE void stop();
    Q_INVOKABLE void throwOut(const QString& id);
    Q_INVOKABLE void copy() const;
    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void runningChanged();
    void invitationChanged();
    void phonesChanged();
    /// A phone took a photo, which the page Score reads.
    void photoArrived();

private:
    [[nodiscard]] phone::Reply show(const phone::Call& call) const;
    [[nodiscard]] phone::Reply act(const phone::Call& call);
    [[nodiscard]] phone::Reply takePhoto(const phone::Call& call);
    [[nodiscard]] tl::expected<std::filesystem::path, phone::Reply>
    keepPhoto(const std::filesystem::path& upload);
    void followPhones();
    void publish(const QString& topic);
    void publishAll();

    std::shared_ptr<ImageStore> m_images;
    Files m_files;
    ScoreDesk m_score;
    PlayDesk m_play;
    CardsDesk m_cards;
    std::map<QString, Desk*> m_desks; ///< by the name of their topic
    QString m_invitation;
    QString m_code;
    int m_modules = 0;
    QList<PhoneEntry> m_phones;
    Trouble m_trouble;
    std::optional<calibration::TemporaryFolder> m_folder; ///< of photos; they outlast the server
    std::mutex m_photosMutex;
    std::deque<std::filesystem::path> m_photos; ///< the newest last
    int m_photoCount = 0;
    QTimer m_publishSoon;
    QTimer m_lookForCameras;
    Errands m_errands;
    // Last, so that it ends before what it calls.
    std::unique_ptr<phone::PhoneServer> m_server;
};

} // namespace pocketmars::app
