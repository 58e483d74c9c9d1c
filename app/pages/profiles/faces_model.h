#pragma once

#include "app/support/image_store.h"
#include "calibration/profile/profile.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <vector>

namespace pocketmars::app {

/// A card or piece of a profile.
struct Face {
    Q_GADGET
    QML_VALUE_TYPE(face)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(QString image MEMBER image CONSTANT)

public:
    QString title; ///< `Greenhouse 5`
    QString image; ///< URL for Image.source

    friend bool operator==(const Face&, const Face&) = default;
};

/// What a profile learnt, a row for each group of cards: buildings, the cards of each suit, backs,
/// spaceships and Earth, pieces.
class FacesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// How many groups there are.
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The picture of each project card, by engine::CardId::index(): URLs for Image.source, empty
    /// where there is none.
    Q_PROPERTY(QStringList cardPictures READ cardPictures NOTIFY countChanged)
    /// The picture of each suit's back, likewise by engine::index().
    Q_PROPERTY(QStringList backPictures READ backPictures NOTIFY countChanged)

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< heading of the group: `Greenhouse cards`
        FacesRole                 ///< list of Face
    };

    explicit FacesModel(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~FacesModel() override;
    Q_DISABLE_COPY_MOVE(FacesModel)

    /// `Greenhouse 5`, `Earth`
    [[nodiscard]] static QString title(const calibration::FaceKind& kind);
    /// Where cards of all kinds stand together: `Aqualab, back`, `Aqualab, building`, `Aqualab 5`.
    [[nodiscard]] static QString wholeTitle(const calibration::FaceKind& kind);

    /// @param profile  may be null: no faces; its pictures are shared, not copied
    void setProfile(const calibration::Profile* profile);

    [[nodiscard]] int count() const { return static_cast<int>(m_groups.size()); }
    [[nodiscard]] const QStringList& cardPictures() const { return m_cardPictures; }
    [[nodiscard]] const QStringList& backPictures() const { return m_backPictures; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    struct Group {
        QString title;
        QList<Face> faces;
    };
    void clear();
    /// @return its picture's URL; empty where there is none
    QString add(const QString& group, const QString& title, const cv::Mat& image);

    std::shared_ptr<ImageStore> m_images;
    std::vector<Group> m_groups;
    QStringList m_cardPictures; ///< of all cards
    QStringList m_backPictures; ///< of all suits
};

} // namespace pocketmars::app
