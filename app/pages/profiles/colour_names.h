#pragma once

#include "app/session/profiles/profile_draft.h"
#include "app/support/image_store.h"
#include "calibration/profile/profile.h"

#include <QColor>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <string>
#include <vector>

namespace pocketmars::app {

/// A wooden piece or a spaceship card whose colour is named.
struct NamedPiece {
    Q_GADGET
    QML_VALUE_TYPE(namedPiece)
    Q_PROPERTY(QString image MEMBER image CONSTANT)
    Q_PROPERTY(QColor colour MEMBER colour CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(int choice MEMBER choice CONSTANT)

public:
    QString image;   ///< URL for Image.source
    QColor colour;   ///< of the piece, or of the ship's pieces
    QString text;    ///< what it is called: `Red`, `Energy marker`
    int choice = -1; ///< the same in the list of names

    friend bool operator==(const NamedPiece&, const NamedPiece&) = default;
};

/// What the colours of a profile's pieces are called, and whose ship is whose. Names are given once
/// each: who takes another one's name leaves it the own.
class ColourNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The pieces in the order of their picture, the energy marker among them.
    Q_PROPERTY(QList<pocketmars::app::NamedPiece> pieces READ pieces NOTIFY changed)
    /// The ships in the order of theirs.
    Q_PROPERTY(QList<pocketmars::app::NamedPiece> ships READ ships NOTIFY changed)
    /// What a piece can be called; the last is the energy marker.
    Q_PROPERTY(QStringList pieceChoices READ pieceChoices NOTIFY changed)
    /// What a ship can be called: as the pieces are.
    Q_PROPERTY(QStringList shipChoices READ shipChoices NOTIFY changed)

public:
    explicit ColourNames(std::shared_ptr<ImageStore> images, QObject* parent = nullptr);
    ~ColourNames() override;
    Q_DISABLE_COPY_MOVE(ColourNames)

    /// Shows other pieces and ships, named as before where the numbers are right, else guessed from
    /// their colours, the energy marker last.
    /// @param pieceNames  in the order of the pieces, empty for the energy marker; or none
    /// @param shipNames   in the order of the ships; or none
    void set(std::vector<calibration::PieceFace> pieces, std::vector<calibration::CardFace> ships,
             std::vector<std::string> pieceNames, std::vector<std::string> shipNames);
    void retranslate() { emit changed(); }

    [[nodiscard]] QList<NamedPiece> pieces() const;
    [[nodiscard]] QList<NamedPiece> ships() const;
    [[nodiscard]] QStringList pieceChoices() const;
    [[nodiscard]] QStringList shipChoices() const;

    /// In the order of the pieces, empty for the energy marker.
    [[nodiscard]] const std::vector<std::string>& pieceNames() const { return m_pieceNames; }
    [[nodiscard]] const std::vector<std::string>& shipNames() const { return m_shipNames; }
    /// The pieces with their names, the energy marker last.
    [[nodiscard]] std::vector<calibration::PieceFace> namedPieces() const;
    /// Puts the pieces, and all names, into a profile whose faces hold the ships in their order.
    void writeTo(session::NewProfile& made) const;

    /// @param piece   index in `pieces`
    /// @param choice  index in `pieceChoices`
    Q_INVOKABLE void namePiece(int piece, int choice);
    /// @param ship    index in `ships`
    /// @param choice  index in `shipChoices`
    Q_INVOKABLE void nameShip(int ship, int choice);

signals:
    void changed();
    /// The player named something.
    void named();

private:
    [[nodiscard]] std::vector<std::string> choices() const;
    void clear();

    std::shared_ptr<ImageStore> m_images;
    std::vector<calibration::PieceFace> m_pieces;
    std::vector<calibration::CardFace> m_ships;
    QStringList m_pieceImages;
    QStringList m_shipImages;
    std::vector<std::string> m_pieceNames;
    std::vector<std::string> m_shipNames;
};

} // namespace pocketmars::app
