#pragma once

#include "app/session/profiles/picture_notes.h"
#include "calibration/learning/page_marks.h"

#include <QAbstractListModel>
#include <QList>
#include <QPointF>
#include <QSizeF>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace pocketmars::app {

/// Where the cards or pieces of one of a profile's pictures lie, as the player sets them right by
/// hand: a row for each, px of the picture. Each change can be undone.
class PageMarksModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether pieces are marked, as circles; else cards, by their corners.
    Q_PROPERTY(bool pieces READ pieces NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// How many there should be.
    Q_PROPERTY(int expected READ expected NOTIFY changed)
    /// `5 of 7 marked`
    Q_PROPERTY(QString countText READ countText NOTIFY changed)
    /// What is wrong with those that are marked; empty if nothing is.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// Whether the picture can be read with these.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// What is best done next.
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    /// Corners of a card that has fewer than four yet.
    Q_PROPERTY(QList<QPointF> taps READ taps NOTIFY changed)
    /// Whether the next tap beside what is marked marks something.
    Q_PROPERTY(bool wanting READ wanting NOTIFY changed)
    /// Whether cards are marked by a tap in their middle: as soon as one is known, and the first of
    /// a picture where that was asked for.
    Q_PROPERTY(bool oneTap READ oneTap WRITE setOneTap NOTIFY changed)
    Q_PROPERTY(bool oneTapPossible READ oneTapPossible NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Whether anything is not as it was found.
    Q_PROPERTY(bool moved READ moved NOTIFY changed)
    /// px
    Q_PROPERTY(QSizeF pictureSize READ pictureSize NOTIFY changed)

public:
    enum Role {
        HandlesRole = Qt::UserRole, ///< QPointF of a card's four corners; none of a circle
        MiddleRole,                 ///< QPointF
        RadiusRole,                 ///< of a circle
        WrongRole                   ///< it crosses itself, lies on another or outside, or is odd
    };
    /// No circle gets smaller, px.
    static constexpr double kLeastRadius = 4;

    /// The card around a tap where others are known; nothing where it can't be told.
    using CardAround = std::function<std::optional<calibration::Quad>(
        cv::Point2f, const std::vector<calibration::Quad>&)>;
    /// A picture on which something is marked.
    struct Page {
        bool pieces = false;
        int expected = 0;
        cv::Size size; ///< px
        CardAround cardAround = nullptr;
        /// Cards of other pictures of this size, for where the camera did not move in between.
        std::vector<calibration::Quad> elsewhere = {};
    };

    explicit PageMarksModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// Goes on with what was marked.
    void begin(Page page, const session::HandWork& work);
    /// What is marked now; `isOpen` is not its business.
    [[nodiscard]] session::HandWork work() const;
    /// Puts the texts into the language of now.
    void retranslate() { emit changed(); }

    [[nodiscard]] bool pieces() const { return m_page.pieces; }
    [[nodiscard]] int count() const;
    [[nodiscard]] int expected() const { return m_page.expected; }
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool ready() const;
    /// Uses the marks: where a card has an odd shape or lies partly on another only the second
    /// time, after saying so.
    /// @return whether they are used
    [[nodiscard]] bool use();
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QList<QPointF> taps() const;
    [[nodiscard]] bool wanting() const { return count() < expected(); }
    [[nodiscard]] bool oneTap() const;
    void setOneTap(bool one);
    [[nodiscard]] bool oneTapPossible() const {
        return !pieces() && (count() > 0 || !m_page.elsewhere.empty());
    }
    [[nodiscard]] bool canUndo() const { return !m_past.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_future.empty(); }
    [[nodiscard]] bool moved() const;
    [[nodiscard]] QSizeF pictureSize() const;

    /// Marks what is there, or a corner of it. Does nothing once enough is marked.
    Q_INVOKABLE void tap(QPointF place);
    /// Forgets the corners of a card that has fewer than four.
    Q_INVOKABLE void dropTaps();
    /// @param place  px; kept within the picture
    Q_INVOKABLE void moveTap(int index, QPointF place);
    Q_INVOKABLE void moveCorner(int row, int corner, QPointF place);
    /// Moves a card or circle as a whole, as far as it stays within the picture.
    Q_INVOKABLE void move(int row, QPointF by);
    Q_INVOKABLE void resize(int row, qreal radius);
    /// What is moved next is undone by itself.
    Q_INVOKABLE void letGo() { m_held = kNothing; }
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void removeAll();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Back to what was found.
    Q_INVOKABLE void reset();

    /// The smallest of those that hold a place; -1 if none does.
    /// @param reach  px; a circle that ends nearer than this counts as well
    Q_INVOKABLE [[nodiscard]] int rowAt(QPointF place, qreal reach) const;
    /// The nearest corner of a card, as 4 * row + corner; -1 if none is near enough.
    /// @param row  whose corners are asked first; -1: all are alike
    Q_INVOKABLE [[nodiscard]] int cornerAt(QPointF place, qreal reach, int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    /// The player did something.
    void edited();

private:
    struct Marks {
        calibration::PageMarks marks;
        std::vector<cv::Point2f> taps;
    };
    static constexpr int kNothing = -1;
    static constexpr int kWhole = 4; ///< in place of a corner
    static constexpr int kSize = 5;
    static constexpr int kTap = 6;

    [[nodiscard]] bool isRow(int row) const { return row >= 0 && row < count(); }
    [[nodiscard]] cv::Point2f within(QPointF place) const;
    /// Before a change: keeps what was. One after the other of the same thing are one.
    void keep(int held = kNothing);
    /// After a change.
    void tell();
    void show(Marks marks);
    void addCard(const calibration::Quad& card);
    void addPiece(cv::Point2f middle);
    void closeCard();
    [[nodiscard]] bool isWrong(int row) const;
    /// Cards that can be used, but look as if a corner or all of them lay elsewhere.
    [[nodiscard]] std::vector<std::size_t> odd() const;
    /// Of some of the rows.
    [[nodiscard]] calibration::PageMarks only(std::initializer_list<int> rows) const;

    Page m_page;
    calibration::PageMarks m_found;
    Marks m_now;
    std::vector<Marks> m_past;
    std::vector<Marks> m_future;
    bool m_oneTap = true;
    bool m_firstByTap = false; ///< a picture's first card as well, as those of another one lie
    bool m_reachedOut = false; ///< the last tap was no card's middle: this one by its corners
    int m_held = kNothing;
    bool m_warned = false; ///< of what is odd with what is marked now
};

} // namespace pocketmars::app
