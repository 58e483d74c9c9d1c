#pragma once

#include "app/services/services.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"
#include "calibration/profile/profile.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pocketmars::app {

/// A card of a photo that a profile is tested with.
struct TestedCard {
    Q_GADGET
    QML_VALUE_TYPE(testedCard)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString agreement MEMBER agreement CONSTANT)
    Q_PROPERTY(QString verdict MEMBER verdict CONSTANT)
    Q_PROPERTY(bool good MEMBER good CONSTANT)

public:
    QString title;     ///< `Greenhouse 5`; `?` where it was not recognised
    QString agreement; ///< `93 %`; empty where it was not recognised
    QString verdict;   ///< `good`
    bool good = false;

    friend bool operator==(const TestedCard&, const TestedCard&) = default;
};

/// How well the cards in a photo agree with the profile in use.
class ProfileCheckModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the profiles")

    /// From the upper left to the lower right.
    Q_PROPERTY(QList<pocketmars::app::TestedCard> cards READ cards NOTIFY changed)
    /// The photo with the cards' outlines; empty before one was looked at.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    /// What it comes to and what to do.
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)

public:
    /// @param trouble  where a failure is told; outlives this, as the worker does
    ProfileCheckModel(const ProfileServices& services, Worker& worker, Trouble& trouble,
                      std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~ProfileCheckModel() override;
    Q_DISABLE_COPY_MOVE(ProfileCheckModel)

    [[nodiscard]] const QList<TestedCard>& cards() const { return m_cards; }
    [[nodiscard]] const QString& picture() const { return m_picture; }
    [[nodiscard]] const QString& advice() const { return m_advice; }
    [[nodiscard]] bool busy() const { return m_busy; }

    void check(const std::shared_ptr<const calibration::Profile>& profile, const QUrl& photo);
    /// Forgets what was found, also what is on its way.
    Q_INVOKABLE void close();

signals:
    void changed();

private:
    void show(const session::CheckedPhoto& photo);

    ProfileServices m_services;
    Worker& m_worker;
    Trouble& m_trouble;
    std::shared_ptr<ImageStore> m_images;
    QList<TestedCard> m_cards;
    QString m_picture;
    QString m_advice;
    bool m_busy = false;
    int m_turn = 0; ///< an earlier photo's result is dropped
};

} // namespace pocketmars::app
