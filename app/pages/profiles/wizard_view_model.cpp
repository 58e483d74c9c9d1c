#include "app/pages/profiles/wizard_view_model.h"

#include "app/session/profiles/profiles.h"
#include "app/session/words/player_words.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/support/median.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {
namespace {

namespace fs = std::filesystem;
using session::kPiecesPicture;
using session::kProfilePictures;
using session::kShipsPicture;

} // namespace

WizardViewModel::WizardViewModel(WizardServices services, const fs::path& draft,
                                 std::shared_ptr<ImageStore> images, ProfilesViewModel& profiles,
                                 QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_draft(draft), m_images(std::move(images)),
      m_profiles(profiles), m_spaces(m_images), m_colours(m_images),
      m_editor(m_services.store, m_images, profiles), m_camera(m_services) {
    constexpr int kSoonMs = 200; // a drag moves a space many times a second
    m_keepSoon.setSingleShot(true);
    m_keepSoon.setInterval(kSoonMs);
    connect(&m_keepSoon, &QTimer::timeout, this, &WizardViewModel::keepNotes);
    connect(&m_camera, &CameraView::taken, this, [this](const cv::Mat& image) {
        if (atPicture()) {
            replace(m_notes.step, [draft = m_draft, picture = m_notes.step, image] {
                return draft.keep(picture, image);
            });
        }
    });
    connect(&m_marks, &PageMarksModel::edited, this, [this] {
        notesOf(m_notes.step).hand = m_marks.work();
        notesOf(m_notes.step).hand->isOpen = true;
        noteChanged();
    });
    connect(&m_spaces, &SpacesModel::marked, this, [this] {
        m_isUntouched = false;
        m_spaces.writeTo(m_notes.layout);
        noteChanged();
    });
    connect(&m_colours, &ColourNames::named, this, [this] {
        m_isUntouched = false;
        m_notes.pieces = m_colours.pieceNames();
        m_notes.ships = m_colours.shipNames();
        noteChanged();
    });
    connect(&m_profiles, &ProfilesViewModel::namesChanged, this, &WizardViewModel::notesChanged);
}

WizardViewModel::~WizardViewModel() {
    for (const auto& picture : m_pictures) {
        m_images->remove(picture.image);
    }
    m_images->remove(m_sharpPicture);
    for (const auto& image : m_faceImages) {
        m_images->remove(image);
    }
    if (m_keepSoon.isActive()) {
        keepNotes();
    }
    m_keeper.finish();
}

bool WizardViewModel::begun() const {
    if (!m_opened) {
        for (int picture = 0; picture < kProfilePictures; ++picture) {
            if (m_draft.has(picture)) {
                return true;
            }
        }
    }
    return std::any_of(m_pictures.begin(), m_pictures.end(),
                       [](const Picture& picture) { return picture.isThere; });
}

void WizardViewModel::open() {
    if (std::exchange(m_opening, true)) {
        return;
    }
    m_reader.run([draft = m_draft] { return draft.notes(); },
                 [this](session::ProfileNotes notes) {
                     m_notes = std::move(notes);
                     m_notes.step = std::clamp(m_notes.step, 0, stepCount() - 1);
                     m_opened = true;
                     const bool isByHand = atPicture() && m_draft.has(m_notes.step) &&
                                           notesOf(m_notes.step).hand &&
                                           notesOf(m_notes.step).hand->isOpen;
                     m_isUntouched = !isByHand;
                     for (int picture = 0; picture < kProfilePictures; ++picture) {
                         if (m_draft.has(picture)) {
                             read(picture);
                         } else {
                             notesOf(picture) = {}; // taken away just before the end
                             // What is missing is known before anything is read.
                             m_notes.step =
                                 isByHand ? m_notes.step : std::min(m_notes.step, picture);
                         }
                     }
                     if (isByHand) {
                         putRight();
                     }
                     followSteps();
                     emit openedChanged();
                     emit stepChanged();
                     emit pictureChanged();
                     emit notesChanged();
                 });
}

void WizardViewModel::setShown(bool shown) {
    if (shown == m_shown) {
        return;
    }
    m_shown = shown;
    keepPicture();
    if (shown) {
        emit cameraWanted(true);
        m_camera.find();
    }
    m_camera.look(shown && atPicture());
    if (!shown) {
        emit cameraWanted(false);
        if (!m_trustPages) { // which says what saving once more means
            m_trouble.clear();
        }
    }
}

void WizardViewModel::setStep(int step) {
    m_isUntouched = false;
    if (step != m_notes.step && step >= 0 && step < stepCount()) {
        goTo(step);
    }
}

void WizardViewModel::goTo(int step) {
    leaveMarks();
    m_retaking = false;
    m_notes.step = step;
    m_camera.look(m_shown && atPicture());
    if (step == WizardStepsModel::Spaces) {
        showSpaces();
    }
    if (step == WizardStepsModel::Name && m_notes.name.empty()) {
        //: Name that is offered for a new card profile
        const auto usual = tr("My cards");
        auto free = usual;
        for (int i = 2; m_profiles.names().contains(free); ++i) {
            free = QStringLiteral("%1 %2").arg(usual).arg(i);
        }
        m_notes.name = free.toStdString();
        emit notesChanged();
    }
    showFound();
    followSteps();
    noteChanged();
    emit stepChanged();
    emit pictureChanged();
}

void WizardViewModel::goOn() {
    // An energy track runs another way on nearly every edition: nobody may miss it.
    if (m_notes.step == WizardStepsModel::Spaces && m_spaces.turnToShips()) {
        return;
    }
    setStep(m_notes.step + 1);
}

QString WizardViewModel::picture() const {
    return showsPicture() ? at(m_notes.step).image : QString();
}

QSizeF WizardViewModel::pictureSize() const {
    return showsPicture() ? at(m_notes.step).size : QSizeF();
}

int WizardViewModel::done() const {
    int good = 0;
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        good += isGood(picture) ? 1 : 0;
    }
    return good;
}

void WizardViewModel::setEarthCard(bool there) {
    if (there == earthCard()) {
        return;
    }
    m_isUntouched = false;
    m_notes.layout.earthCard = there;
    m_notes.learnt.earthCard = there;
    notesOf(kShipsPicture).looksRight = false;
    noteChanged();
    emit notesChanged();
    emit stepChanged(); // other cards are to be laid
    if (at(kShipsPicture).isThere) {
        read(kShipsPicture);
    }
}

void WizardViewModel::setName(const QString& name) {
    if (name != this->name()) {
        m_isUntouched = false;
        m_notes.name = name.toStdString();
        noteChanged();
        emit notesChanged();
    }
}

void WizardViewModel::setNote(const QString& note) {
    if (note != this->note()) {
        m_isUntouched = false;
        m_notes.note = note.toStdString();
        noteChanged();
        emit notesChanged();
    }
}

bool WizardViewModel::nameTaken() const { return m_profiles.names().contains(name().trimmed()); }

void WizardViewModel::nameColours() {
    const bool bothThere = isGood(kPiecesPicture) && isGood(kShipsPicture);
    auto ships = at(kShipsPicture).reading.faces;
    std::erase_if(ships, [](const calibration::CardFace& face) {
        return !std::holds_alternative<calibration::ShipFace>(face.kind);
    });
    m_colours.set(at(kPiecesPicture).reading.pieces, std::move(ships), m_notes.pieces,
                  m_notes.ships);
    if (bothThere) {
        m_notes.pieces = m_colours.pieceNames();
        m_notes.ships = m_colours.shipNames();
        noteChanged();
    }
}

std::vector<calibration::CardFace> WizardViewModel::faces() const {
    std::vector<calibration::CardFace> all;
    for (int picture = 0; picture < kPiecesPicture; ++picture) {
        const auto& faces = at(picture).reading.faces;
        all.insert(all.end(), faces.begin(), faces.end());
    }
    std::size_t ship = 0;
    for (auto& face : all) {
        if (auto* kind = std::get_if<calibration::ShipFace>(&face.kind)) {
            if (ship < m_notes.ships.size()) {
                kind->colour = m_notes.ships[ship];
            }
            ++ship;
        }
    }
    return all;
}

void WizardViewModel::showSpaces() { m_spaces.setCards(faces(), m_notes.layout, m_notes.learnt); }

void WizardViewModel::followSteps() {
    const bool complete = done() == kProfilePictures;
    for (int step = WizardStepsModel::Spaces; step < stepCount(); ++step) {
        m_steps.setState(step, complete && m_notes.step > step ? WizardStepsModel::Done
                                                               : WizardStepsModel::Open);
    }
    emit missingChanged();
}

void WizardViewModel::startOver() {
    endByHand();
    m_retaking = false;
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        forget(picture);
    }
    m_keeper.run(
        [draft = m_draft] {
            draft.dropAll();
            return true;
        },
        [](bool) {});
    m_notes = {};
    nameColours();
    showSpaces();
    m_trouble.clear();
    showFound();
    followSteps();
    m_camera.look(m_shown);
    noteChanged();
    emit stepChanged();
    emit pictureChanged();
    emit notesChanged();
}

cv::Size2d WizardViewModel::cardSize() const {
    const auto said = m_notes.layout.cardMm;
    std::vector<double> aspects;
    for (const auto& picture : m_pictures) {
        if (picture.reading.aspect) {
            aspects.push_back(*picture.reading.aspect);
        }
    }
    const bool isSaid = said != calibration::Layout().cardMm;
    return isSaid || aspects.empty() ? said
                                     : calibration::usualCardSize(calibration::median(aspects));
}

void WizardViewModel::save() {
    if (m_saving || !missing().isEmpty()) {
        return;
    }
    session::NewProfile made;
    made.name = name().trimmed().toStdString();
    made.note = note().trimmed().toStdString();
    made.layout = m_notes.layout;
    made.layout.cardMm = cardSize();
    made.faces = faces();
    m_colours.writeTo(made);
    made.trustPages = m_trustPages;
    m_saving = true;
    m_wrongPages = {};
    emit cureChanged();
    m_trouble.clear();
    emit savingChanged();
    m_reader.run([store = m_services.store, made = std::move(made)] { return store(made); },
                 [this](tl::expected<calibration::Profile, session::NotStored> stored) {
                     m_saving = false;
                     emit savingChanged();
                     if (!stored) {
                         tellNotStored(stored.error());
                         return;
                     }
                     const auto name = QString::fromStdString(stored->name);
                     startOver();
                     m_profiles.adopt(*std::move(stored));
                     emit saved(name);
                 });
}

void WizardViewModel::retranslate() {
    m_steps.retranslate();
    m_editor.retranslate();
    m_spaces.retranslate();
    m_colours.retranslate();
    m_marks.retranslate();
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (m_steps.state(picture) == WizardStepsModel::Wrong ||
            m_steps.state(picture) == WizardStepsModel::Doubtful) {
            read(picture); // what is wrong with it is said in the language of its reading
        }
    }
    if (!m_trustPages) { // which says what saving once more means
        m_trouble.clear();
    }
    showFound();
    emit stepChanged();
    emit pictureChanged();
    emit missingChanged();
}

void WizardViewModel::noteChanged() {
    emit missingChanged();
    if (m_opened) {
        m_keepSoon.start();
    }
}

void WizardViewModel::keepNotes() {
    m_keepSoon.stop();
    m_keeper.run([draft = m_draft, notes = m_notes] { return draft.keep(notes); },
                 [this](const tl::expected<void, session::SessionError>& kept) {
                     if (!kept) {
                         tell(kept.error());
                     }
                 });
}

void WizardViewModel::forgetWrongPages() {
    m_trustPages = false;
    m_wrongPages = {};
    emit cureChanged();
}

QString WizardViewModel::cureText() const {
    switch (m_wrongPages.cure) {
    case calibration::PageCure::Swap:
        //: Button: two pictures are given each other's place
        return tr("Swap the two");
    case calibration::PageCure::TurnHalfRound:
        //: Button: a picture that is upside down is turned
        return tr("Turn it half round");
    case calibration::PageCure::None:
        break;
    }
    return {};
}

void WizardViewModel::takeCure() {
    std::vector<int> pictures;
    for (const auto& photo : m_wrongPages.photos) {
        for (int picture = 0; picture < kProfilePictures; ++picture) {
            if (session::profilePicture(picture) == photo) {
                pictures.push_back(picture);
            }
        }
    }
    const auto wanted = m_wrongPages.cure;
    if (wanted == calibration::PageCure::Swap && pictures.size() == 2) {
        swapPictures(pictures[0], pictures[1]);
    } else if (wanted == calibration::PageCure::TurnHalfRound && pictures.size() == 1) {
        turnBy(pictures[0], 2);
    }
}

void WizardViewModel::tellNotStored(const session::NotStored& error) {
    m_trustPages = error.options == session::kTrustPagesOption;
    if (!m_trustPages) {
        tell(error);
        return;
    }
    m_wrongPages = error.pages;
    emit cureChanged();
    m_trouble.note([what = QString::fromStdString(session::capitalised(error.message))] {
        //: %1 what seems to be wrong with the pictures of a card profile
        return tr("%1. If they are right as they are, save once more.").arg(what);
    });
}

void WizardViewModel::tell(const session::SessionError& error) {
    m_trouble.tell(QString::fromStdString(session::capitalised(error.message)));
}

} // namespace pocketmars::app
