#pragma once

#include "app/pages/to_mars/mars_corners_model.h"
#include "app/services/mars_services.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"
#include "engine/to_mars/ship/ship.h"

#include <QList>
#include <QObject>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <opencv2/core/mat.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// A place of a board that is being entered.
struct EditedPlace {
    Q_GADGET
    QML_VALUE_TYPE(editedPlace)
    Q_PROPERTY(QRectF box MEMBER box CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString title MEMBER title CONSTANT)
    Q_PROPERTY(int kind MEMBER kind CONSTANT)
    Q_PROPERTY(int number MEMBER number CONSTANT)
    Q_PROPERTY(QString beside MEMBER beside CONSTANT)
    Q_PROPERTY(QList<int> neighbours MEMBER neighbours CONSTANT)

public:
    QRectF box; ///< mm
    QString label;
    QString title;
    int kind = 0;   ///< MarsEditorModel::Kind
    int number = 0; ///< of a space, as printed; of a slot, its VP
    /// What it lies beside: sections of a panel (`A B`, at corners `(C)`), spaces of a slot.
    QString beside;
    QList<int> neighbours; ///< which places those are: the spaces of a panel's sections, of a slot

    friend bool operator==(const EditedPlace&, const EditedPlace&) = default;
};

/// A board of one's own on its way into the program: spaces, panels and slots are laid over a photo
/// whose corners were marked, or their places typed. Each change can be undone.
class MarsEditorModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    /// Whether it is one that was entered before, and can be removed.
    Q_PROPERTY(bool isKept READ isKept NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QSizeF boardSize READ boardSize NOTIFY changed)
    Q_PROPERTY(QList<pocketmars::app::EditedPlace> places READ places NOTIFY changed)
    /// Sizes of dome, workshop and laboratory, and how many of each a player has.
    Q_PROPERTY(QList<int> sizes READ sizes NOTIFY changed)
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    /// The board's flat picture; may be empty.
    Q_PROPERTY(QString picture READ picture NOTIFY changed)
    /// Its corners in a photo, while they are being marked: usePhoto().
    Q_PROPERTY(pocketmars::app::MarsCornersModel* corners READ corners CONSTANT)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    enum Kind { Space, Panel, Slot };
    Q_ENUM(Kind)

    MarsEditorModel(const MarsServices& services, std::shared_ptr<ImageStore> images,
                    QObject* parent = nullptr);
    ~MarsEditorModel() override;
    Q_DISABLE_COPY_MOVE(MarsEditorModel)

    [[nodiscard]] bool isOpen() const { return m_ship.has_value(); }
    [[nodiscard]] bool isKept() const { return m_origin.has_value(); }
    [[nodiscard]] QString name() const;
    void setName(const QString& name);
    [[nodiscard]] QSizeF boardSize() const;
    [[nodiscard]] QList<EditedPlace> places() const;
    [[nodiscard]] QList<int> sizes() const;
    [[nodiscard]] QList<int> counts() const;
    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] QString picture() const { return m_url; }
    [[nodiscard]] MarsCornersModel* corners() { return &m_corners; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// Begins with a copy of a board; the made-up one under another name.
    void edit(const to_mars::Ship& ship);
    Q_INVOKABLE void close();

    /// The board's size in mm.
    Q_INVOKABLE void setBoardSize(double width, double height);
    Q_INVOKABLE void setSize(int structure, int size);
    Q_INVOKABLE void setCount(int structure, int count);

    /// Adds a space behind the last one of an area, a panel or a slot.
    /// @param section, lower  of a space
    Q_INVOKABLE void add(int kind, int section, bool lower);
    Q_INVOKABLE void remove(int place);
    /// Lays a place elsewhere; mm.
    Q_INVOKABLE void setBox(int place, double x, double y, double width, double height);
    /// Its printed number, or VP.
    Q_INVOKABLE void setNumber(int place, int number);
    /// As EditedPlace::beside has it; what can't be read changes nothing and says why.
    Q_INVOKABLE void setBeside(int place, const QString& text);
    /// A slot touches a space, or does so no more; a panel lies along the space's section, then at
    /// a corner of it, then apart from it.
    Q_INVOKABLE void toggleBeside(int place, int space);
    /// Sets what all panels and slots lie beside from where they lie.
    Q_INVOKABLE void guessNeighbours();
    Q_INVOKABLE void undo();

    /// Shows a photo to mark the board's corners in.
    Q_INVOKABLE void usePhoto(const QUrl& file);

    /// Keeps the board in place of the one that it was, or says what it lacks.
    Q_INVOKABLE void save();
    /// Removes the board that is edited; games that were begun on it keep theirs.
    Q_INVOKABLE void removeShip();
    void retranslate();

signals:
    void changed();
    /// Boards were kept or removed.
    void shipsChanged();

private:
    /// A place of the list: which of its kind, and for a space where.
    struct Spot {
        Kind kind = Space;
        std::size_t item = 0;
        to_mars::SpaceId space;
    };
    [[nodiscard]] std::optional<Spot> spotAt(int place) const;
    /// What a new board is called until the player says otherwise.
    [[nodiscard]] static std::string firstName();
    [[nodiscard]] to_mars::Box& boxAt(const Spot& spot);
    /// Keeps the board as it was, to go back to.
    void remember();
    /// The corners are right: the board is cut out and shown flat.
    void flatten(const cv::Mat& photo, const vision::BoardCorners& corners);
    void show(const cv::Mat& picture);

    const MarsServices& m_services;
    std::shared_ptr<ImageStore> m_images;
    Trouble m_trouble;
    std::optional<to_mars::Ship> m_ship;
    std::optional<to_mars::Ship> m_origin; ///< as it is kept; nothing for a new one
    std::string m_firstName;               ///< of a new one, in the language of now
    std::vector<to_mars::Ship> m_before;
    MarsCornersModel m_corners;
    cv::Mat m_flat; ///< new, not kept yet
    QString m_url;
    bool m_busy = false;
    Worker m_worker;
};

} // namespace pocketmars::app
