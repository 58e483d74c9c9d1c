#include "app/pages/profiles/wizard_view_model.h"
#include "calibration/learning/profile_pages.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <utility>

/// Of the wizard: a picture that is confirmed, or set right by hand.
namespace pocketmars::app {
namespace {

using session::kPiecesPicture;

/// What a reading found, to begin with.
calibration::PageMarks marksOf(const calibration::PageReading& reading, bool pieces) {
    calibration::PageMarks marks;
    for (const auto& outline : reading.outlines) {
        if (pieces && outline.size() >= 3) {
            calibration::PieceCircle circle;
            cv::minEnclosingCircle(outline, circle.middle, circle.radius);
            marks.pieces.push_back(circle);
        } else if (!pieces && outline.size() == 4) {
            calibration::Quad card;
            std::copy(outline.begin(), outline.end(), card.begin());
            marks.cards.push_back(card);
        }
    }
    return marks;
}

} // namespace

bool WizardViewModel::canPutRight() const {
    return atPicture() && at(m_notes.step).isThere && at(m_notes.step).size.width() > 0 &&
           state() != WizardStepsModel::Busy;
}

bool WizardViewModel::hasHandWork() const {
    return atPicture() && (notesOf(m_notes.step).marks || notesOf(m_notes.step).hand);
}

void WizardViewModel::confirm() {
    if (!atPicture() || state() != WizardStepsModel::Doubtful) {
        return;
    }
    const int picture = m_notes.step;
    notesOf(picture).looksRight = true;
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
    // Not behind pictures that are being read, which takes seconds.
    m_keeper.run(
        [load = m_services.photo, file = m_draft.file(m_notes.step)] { return load(file); },
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
        const auto found = marksOf(at(picture).reading, pieces);
        hand = session::HandWork{false, found, {}, found};
    }
    hand->isOpen = true;
    const auto pages = calibration::profilePages(m_notes.layout);
    const auto expected = pieces ? m_notes.layout.colonists.size() + 1
                                 : pages[static_cast<std::size_t>(picture)].kinds.size();
    std::vector<calibration::Quad> elsewhere;
    for (int other = 0; other < kPiecesPicture && !pieces; ++other) {
        if (other != picture && isGood(other) && at(other).size == QSizeF(photo.cols, photo.rows)) {
            const auto cards = marksOf(at(other).reading, false).cards;
            elsewhere.insert(elsewhere.end(), cards.begin(), cards.end());
        }
    }
    m_marks.begin({pieces, static_cast<int>(expected), photo.size(),
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
    if (!notes.marks && notes.hand->taps.empty() && notes.hand->marks == notes.hand->found) {
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
