#include "app/pages/profiles/wizard_view_model.h"

#include <utility>

/// Of the wizard: a picture that is confirmed, or set right by hand.
namespace pocketmars::app {
namespace {

using session::kPiecesPicture;

} // namespace

bool WizardViewModel::canPutRight() const {
    return showsPicture() && at(m_notes.step).isThere && at(m_notes.step).size.width() > 0 &&
           state() != WizardStepsModel::Busy;
}

bool WizardViewModel::hasHandWork() const {
    if (!showsPicture()) {
        return false; // or it was asked for already
    }
    const auto& notes = notesOf(m_notes.step);
    return notes.hand || (notes.marks && !notes.looksRight);
}

void WizardViewModel::holdTurn(int picture) {
    auto& notes = notesOf(picture);
    const int by = (at(picture).turn - notes.turn.value_or(0) + 4) % 4;
    const auto size = at(picture).size.toSize(); // after it was turned
    const cv::Size before =
        by % 2 == 0 ? cv::Size(size.width(), size.height()) : cv::Size(size.height(), size.width());
    session::turnFurther(notes, before, by);
}

void WizardViewModel::turn() {
    if (canPutRight() && !m_byHand) {
        m_isUntouched = false;
        turnBy(m_notes.step, 1);
    }
}

void WizardViewModel::turnBy(int picture, int quarters) {
    holdTurn(picture);
    const auto size = at(picture).size.toSize();
    session::turnFurther(notesOf(picture), {size.width(), size.height()}, quarters);
    notesOf(picture).looksRight = false;
    forgetNames(picture); // they went by the order of what was found
    read(picture);
    noteChanged();
}

void WizardViewModel::confirm() {
    if (!atPicture() || state() != WizardStepsModel::Doubtful) {
        return;
    }
    m_isUntouched = false;
    const int picture = m_notes.step;
    holdTurn(picture);
    auto& notes = notesOf(picture);
    notes.looksRight = true;
    if (!notes.marks && picture != kPiecesPicture) {
        // Read anew, without what others told then, the cards may be found elsewhere.
        auto found = session::foundOn(at(picture).reading, picture);
        const auto size = at(picture).size.toSize();
        if (calibration::checkMarks(found, session::itemsOn(picture, m_notes.layout), 0,
                                    {size.width(), size.height()})) {
            notes.marks = std::move(found);
        }
    }
    m_steps.setState(picture, WizardStepsModel::Done);
    if (picture == session::kShipsPicture || picture == kPiecesPicture) {
        nameColours();
    }
    showFound();
    followSteps();
    noteChanged();
    emit pictureChanged();
    emit picturesChanged();
}

void WizardViewModel::putRight() {
    const bool isHalfDone = atPicture() && notesOf(m_notes.step).hand.has_value();
    if (m_byHand || (!canPutRight() && !isHalfDone)) {
        return;
    }
    m_isUntouched = false;
    // Not behind pictures that are being read, which takes seconds.
    m_keeper.run(
        [load = m_services.photo, file = m_draft.file(m_notes.step),
         turn = notesOf(m_notes.step).turn.value_or(at(m_notes.step).turn)] {
            return calibration::turnedPhoto(load(file), turn);
        },
        [this, ticket = ++m_handTicket](const cv::Mat& photo) {
            if (ticket == m_handTicket && !photo.empty()) {
                beginByHand(photo);
            }
        });
}

void WizardViewModel::beginByHand(const cv::Mat& photo) {
    const int picture = m_notes.step;
    const bool pieces = picture == kPiecesPicture;
    auto& hand = notesOf(picture).hand;
    if (!hand) {
        holdTurn(picture);
        const auto found = session::foundOn(at(picture).reading, picture);
        hand = session::HandWork{false, found, {}, found};
    }
    hand->isOpen = true;
    std::vector<calibration::Quad> elsewhere;
    for (int other = 0; other < kPiecesPicture && !pieces; ++other) {
        if (other != picture && isGood(other) && at(other).size == QSizeF(photo.cols, photo.rows)) {
            const auto cards = session::foundOn(at(other).reading, other).cards;
            elsewhere.insert(elsewhere.end(), cards.begin(), cards.end());
        }
    }
    m_marks.begin({pieces, static_cast<int>(session::itemsOn(picture, m_notes.layout)),
                   photo.size(),
                   [cardAround = m_services.cardAround, photo, mm = m_notes.layout.cardMm](
                       cv::Point2f tap, const std::vector<calibration::Quad>& known) {
                       return cardAround(photo, tap, known, mm);
                   },
                   std::move(elsewhere)},
                  *hand);
    m_images->remove(m_sharpPicture);
    m_sharpPicture = m_images->put(asImage(photo));
    m_byHand = true;
    noteChanged();
    emit byHandChanged();
}

void WizardViewModel::endByHand() {
    ++m_handTicket; // nothing that is still being loaded is marked
    if (!m_byHand) {
        return;
    }
    auto& notes = notesOf(m_notes.step);
    notes.hand->isOpen = false;
    if ((!notes.marks || notes.looksRight) && notes.hand->taps.empty() &&
        notes.hand->marks == notes.hand->found) {
        notes.hand.reset(); // it was only looked at
    }
    m_byHand = false;
    m_images->remove(std::exchange(m_sharpPicture, {}));
    m_marks.begin({}, {}); // lets go of the photo
    noteChanged();
    emit byHandChanged();
    emit pictureChanged();
}

void WizardViewModel::leaveMarks() { endByHand(); }

void WizardViewModel::useMarks() {
    if (!m_byHand || !m_marks.use()) {
        return;
    }
    const int picture = m_notes.step;
    notesOf(picture).marks = m_marks.work().marks;
    notesOf(picture).looksRight = false;
    endByHand();
    forgetNames(picture); // they went by the order of what was found
    read(picture);
    noteChanged();
}

} // namespace pocketmars::app
