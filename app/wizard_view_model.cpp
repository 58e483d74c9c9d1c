#include "app/wizard_view_model.h"

#include "app/card_help.h"
#include "app/faces_model.h"
#include "app/item_text.h"
#include "app/session/log.h"
#include "app/session/player_words.h"
#include "calibration/layout_json.h"
#include "calibration/profile_pages.h"
#include "calibration/text_file.h"
#include "calibration/usual_layout.h"
#include "engine/observation.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

namespace pocketmars::app {
namespace {

namespace fs = std::filesystem;
using session::kPiecesPicture;
using session::kProfilePictures;
using session::kShipsPicture;

constexpr int kHabitationPicture = 5;

fs::path asPath(const QUrl& url) { return url.toLocalFile().toStdString(); }

/// As large as a screen shows it.
QImage asShown(const cv::Mat& image) {
    constexpr int kLongest = 1600; // px
    const auto all = asImage(image);
    return std::max(image.cols, image.rows) <= kLongest
               ? all
               : all.scaled(kLongest, kLongest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

std::vector<calibration::FaceKind> kindsOf(int picture, const calibration::Layout& layout) {
    return calibration::profilePages(layout)[static_cast<std::size_t>(picture)].kinds;
}

QString letterOf(engine::CardId card) {
    return QString(QChar(static_cast<char16_t>(u'A' + card.rank())));
}

/// Of a project card what tells it from others of its suit.
QString shortTitle(const calibration::FaceKind& kind) {
    const auto* project = std::get_if<calibration::ProjectFace>(&kind);
    return project == nullptr ? FacesModel::title(kind)
           : project->card.suit() == engine::Suit::Habitation
               ? letterOf(project->card)
               : QString::number(project->card.value());
}

QString sentence(const std::string& text) {
    return QString::fromStdString(session::capitalised(text));
}

} // namespace

WizardViewModel::WizardViewModel(WizardServices services, const fs::path& draft,
                                 std::shared_ptr<ImageStore> images, ProfilesViewModel& profiles,
                                 QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_draft(draft), m_images(std::move(images)),
      m_profiles(profiles), m_spaces(m_images), m_colours(m_images), m_camera(m_services) {
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
    connect(&m_spaces, &SpacesModel::marked, this, [this] {
        m_spaces.writeTo(m_notes.layout);
        noteChanged();
    });
    connect(&m_colours, &ColourNames::named, this, [this] {
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
                     for (int picture = 0; picture < kProfilePictures; ++picture) {
                         if (m_draft.has(picture)) {
                             read(picture);
                         }
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
    if (shown) {
        emit cameraWanted(true);
        m_camera.find();
    }
    m_camera.look(shown && atPicture());
    if (!shown) {
        emit cameraWanted(false);
    }
}

void WizardViewModel::setStep(int step) {
    if (step == m_notes.step || step < 0 || step >= stepCount()) {
        return;
    }
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

QString WizardViewModel::advice() const {
    switch (m_notes.step) {
    case 0:
        //: What to lay on the table for a picture
        return tr("Lay the five building cards side by side.");
    case kShipsPicture - 1:
        //: What to lay on the table for a picture
        return tr("Lay one project card of each suit face down, in the order of the buildings.");
    case kShipsPicture:
        return earthCard()
                   //: What to lay on the table for a picture
                   ? tr("Lay the spaceship cards side by side in any order, and the Earth card "
                        "below them.")
                   //: What to lay on the table for a picture
                   : tr("Lay the spaceship cards side by side in any order.");
    case kPiecesPicture:
        //: What to lay on the table for a picture
        return tr("Stand one colonist of each colour in a row, in any order, and one energy "
                  "marker at the right end; leave room between them.");
    case WizardStepsModel::Spaces:
        //: What to do with the spaces marked on a card
        return tr("Drag each frame onto its space. One placing goes for all buildings, and one "
                  "for all ships: look at two or three of them.");
    case WizardStepsModel::Colours:
        //: What to do with the colours that were found
        return tr("Look whether each piece and each ship has its right name. Who takes another "
                  "one's name swaps with it.");
    case WizardStepsModel::Name:
        //: What to do at the last step of learning cards
        return tr("What shall this copy of the game be called?");
    case kHabitationPicture:
        //: What to lay on the table for a picture; the sketch beside it says which card is A
        return tr("Lay the seven habitation cards in two rows, four above and three below, in this "
                  "order.");
    default:
        //: What to lay on the table for a picture
        return tr("Lay the seven cards of this suit in two rows, four above and three below.");
    }
}

QStringList WizardViewModel::sketch() const {
    QStringList cells;
    if (m_notes.step == kPiecesPicture) {
        for (std::size_t i = 0; i < m_notes.layout.colonists.size(); ++i) {
            //: A wooden piece in a sketch of the table
            cells << tr("Colonist");
        }
        //: A wooden piece in a sketch of the table
        cells << tr("Energy marker");
    } else if (atPicture()) {
        for (const auto& kind : kindsOf(m_notes.step, m_notes.layout)) {
            //: A card in a sketch of the table
            cells << (std::holds_alternative<calibration::ShipFace>(kind) ? tr("Ship")
                                                                          : shortTitle(kind));
        }
    }
    return cells;
}

QStringList WizardViewModel::sketchNotes() const {
    QStringList notes;
    if (m_notes.step == kHabitationPicture) {
        for (const auto& kind : kindsOf(m_notes.step, m_notes.layout)) {
            const auto card = std::get<calibration::ProjectFace>(kind).card;
            //: A habitation card: %1 its letter, %2 its upper action, %3 its lower action
            notes << tr("%1: %2 / %3")
                         .arg(letterOf(card), topActionText(card, {}), bottomActionText(card, {}));
        }
    }
    return notes;
}

int WizardViewModel::sketchColumns() const {
    constexpr int kCardsInRow = 4; // of seven
    return m_notes.step == kShipsPicture ? static_cast<int>(m_notes.layout.ships.size())
           : m_notes.step >= 1 && m_notes.step < kShipsPicture - 1
               ? kCardsInRow
               : static_cast<int>(sketch().size());
}

QString WizardViewModel::picture() const {
    return atPicture() ? at(m_notes.step).image : QString();
}

QSizeF WizardViewModel::pictureSize() const {
    return atPicture() ? at(m_notes.step).size : QSizeF();
}

QString WizardViewModel::verdict() const {
    if (!atPicture() || !isGood(m_notes.step)) {
        return {};
    }
    const auto& reading = at(m_notes.step).reading;
    if (m_notes.step == kPiecesPicture) {
        //: About a picture of wooden pieces; %n of them
        return tr("Found all %n piece(s).", nullptr, static_cast<int>(reading.pieces.size()));
    }
    //: About a picture of cards; %n of them
    return tr("Found all %n card(s).", nullptr, static_cast<int>(reading.faces.size()));
}

QString WizardViewModel::problem() const {
    return atPicture() && state() == WizardStepsModel::Wrong
               ? sentence(at(m_notes.step).reading.problem)
               : QString();
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
    m_notes.layout.earthCard = there;
    m_notes.learnt.earthCard = there;
    noteChanged();
    emit notesChanged();
    emit stepChanged(); // other cards are to be laid
    if (at(kShipsPicture).isThere) {
        read(kShipsPicture);
    }
}

void WizardViewModel::setName(const QString& name) {
    if (name != this->name()) {
        m_notes.name = name.toStdString();
        noteChanged();
        emit notesChanged();
    }
}

void WizardViewModel::setNote(const QString& note) {
    if (note != this->note()) {
        m_notes.note = note.toStdString();
        noteChanged();
        emit notesChanged();
    }
}

bool WizardViewModel::nameTaken() const { return m_profiles.names().contains(name().trimmed()); }

QString WizardViewModel::missing() const {
    QStringList open;
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (!isGood(picture)) {
            open << WizardStepsModel::title(picture);
        }
    }
    if (!open.isEmpty()) {
        //: Pictures that are not there yet, or can't be used; %1 their names
        return tr("Pictures still needed: %1").arg(open.join(QStringLiteral(", ")));
    }
    //: What is missing before a card profile can be saved
    return name().trimmed().isEmpty() ? tr("Give it a name.") : QString();
}

int WizardViewModel::beginReading(int picture) {
    auto& now = m_pictures[static_cast<std::size_t>(picture)];
    const int ticket = ++now.ticket;
    now.isThere = true;
    now.reading = {};
    m_steps.setState(picture, WizardStepsModel::Busy);
    setError({});
    showFound();
    followSteps();
    emit pictureChanged();
    emit picturesChanged();
    return ticket;
}

void WizardViewModel::read(int picture) { readKept(picture, beginReading(picture)); }

void WizardViewModel::keepAndRead(int picture, Keep keep) {
    const int ticket = beginReading(picture);
    m_keeper.run(std::move(keep),
                 [this, picture, ticket](const tl::expected<void, session::SessionError>& kept) {
                     if (ticket != at(picture).ticket) {
                         return; // another one was taken meanwhile
                     }
                     if (!kept) {
                         forget(picture);
                         setError(sentence(kept.error().message));
                         return;
                     }
                     readKept(picture, ticket);
                 });
}

void WizardViewModel::readKept(int picture, int ticket) {
    m_reader.run(
        [readPhoto = m_services.read, file = m_draft.file(picture), layout = m_notes.layout,
         picture] {
            auto photo = readPhoto(file, picture, layout);
            auto shown = asShown(photo.image);
            return std::make_pair(std::move(photo), std::move(shown));
        },
        [this, picture, ticket](std::pair<session::ProfilePhoto, QImage> read) {
            if (ticket == at(picture).ticket) {
                take(picture, std::move(read.first), read.second);
            }
        });
}

void WizardViewModel::take(int picture, session::ProfilePhoto photo, const QImage& shown) {
    auto& now = m_pictures[static_cast<std::size_t>(picture)];
    m_images->remove(now.image);
    now.image = shown.isNull() ? QString() : m_images->put(shown);
    now.size = QSizeF(photo.image.cols, photo.image.rows);
    now.reading = std::move(photo.reading);
    const bool isUsable = now.reading.problem.empty();
    if (!isUsable) {
        session::logError(session::profilePicture(picture) + ": " + now.reading.problem);
    }
    m_steps.setState(picture, isUsable ? WizardStepsModel::Done : WizardStepsModel::Wrong);
    if (isUsable && picture == kShipsPicture) {
        const auto& ship = now.reading.faces.front().image;
        const bool landscape = ship.cols > ship.rows;
        if (landscape != m_notes.layout.landscapeShips) {
            calibration::setUsualShip(m_notes.layout, landscape);
            calibration::setUsualShip(m_notes.learnt, landscape);
        }
    }
    if (picture == kShipsPicture || picture == kPiecesPicture) {
        nameColours();
    }
    if (m_notes.step == WizardStepsModel::Spaces) {
        showSpaces();
    }
    showFound();
    followSteps();
    emit pictureChanged();
    emit picturesChanged();
}

void WizardViewModel::forget(int picture) {
    auto& now = m_pictures[static_cast<std::size_t>(picture)];
    m_images->remove(now.image);
    const int ticket = now.ticket + 1; // nothing that is still being read is this one
    now = {};
    now.ticket = ticket;
    m_steps.setState(picture, WizardStepsModel::Open);
    showFound();
    followSteps();
    emit pictureChanged();
    emit picturesChanged();
}

void WizardViewModel::forgetNames(int picture) {
    if (picture == kPiecesPicture) {
        m_notes.pieces.clear();
    }
    if (picture == kPiecesPicture || picture == kShipsPicture) {
        m_notes.ships.clear();
    }
}

void WizardViewModel::replace(int picture, Keep keep) {
    forgetNames(picture);
    keepAndRead(picture, std::move(keep));
    noteChanged();
}

void WizardViewModel::choose(const QList<QUrl>& files) {
    if (files.isEmpty()) {
        return;
    }
    setError({});
    std::error_code failed;
    const auto first = asPath(files.first());
    if (files.size() == 1 && fs::is_directory(first, failed)) {
        chooseMany(session::profilePicturesIn(first), first / "layout.json");
    } else if (files.size() > 1) {
        std::vector<fs::path> paths;
        std::transform(files.begin(), files.end(), std::back_inserter(paths), asPath);
        const auto layout = std::find_if(paths.begin(), paths.end(), [](const fs::path& path) {
            return path.filename() == "layout.json";
        });
        const auto layoutFile = layout == paths.end() ? fs::path() : *layout;
        chooseMany(session::profilePicturesAmong(std::move(paths)), layoutFile);
    } else if (atPicture()) {
        replace(m_notes.step, [draft = m_draft, picture = m_notes.step, first] {
            return draft.keep(picture, first);
        });
    }
}

void WizardViewModel::chooseMany(
    const tl::expected<std::vector<fs::path>, session::SessionError>& files,
    const fs::path& layout) {
    if (!files) {
        setError(sentence(files.error().message));
        return;
    }
    m_notes.pieces.clear();
    m_notes.ships.clear();
    const auto problem = takeLayout(layout);
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        const auto& file = (*files)[static_cast<std::size_t>(picture)];
        if (!file.empty()) {
            keepAndRead(picture,
                        [draft = m_draft, picture, file] { return draft.keep(picture, file); });
        }
    }
    setError(problem);
    noteChanged();
}

QString WizardViewModel::takeLayout(const fs::path& file) {
    const auto text = file.empty() ? std::nullopt : calibration::readText(file);
    if (!text) {
        return {}; // the spaces are where the player marks them
    }
    const auto layout = calibration::readLayout(*text);
    if (!layout) {
        return QString::fromStdString("layout.json: " + layout.error().message);
    }
    m_notes.layout = *layout;
    m_notes.learnt = *layout;
    m_notes.pieces = layout->colonists;
    m_notes.pieces.emplace_back(); // the energy marker
    m_notes.ships = layout->ships;
    emit notesChanged();
    emit stepChanged();
    return {};
}

void WizardViewModel::retake() {
    if (!atPicture()) {
        return;
    }
    const int picture = m_notes.step;
    m_keeper.run(
        [draft = m_draft, picture] {
            draft.drop(picture);
            return true;
        },
        [](bool) {});
    forgetNames(picture);
    forget(picture);
    noteChanged();
}

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

void WizardViewModel::showFound() {
    std::vector<vision::Finding> found;
    if (atPicture()) {
        const auto& outlines = at(m_notes.step).reading.outlines;
        for (std::size_t i = 0; i < outlines.size(); ++i) {
            vision::Finding finding;
            finding.path = "picture." + std::to_string(i);
            finding.outline = outlines[i];
            finding.confidence = 1.0;
            if (isGood(m_notes.step)) {
                const auto names = m_notes.step == kPiecesPicture  ? m_colours.pieces()
                                   : m_notes.step == kShipsPicture ? m_colours.ships()
                                                                   : QList<NamedPiece>();
                const auto& faces = at(m_notes.step).reading.faces;
                if (i < static_cast<std::size_t>(names.size())) {
                    finding.label = names[static_cast<int>(i)].text.toStdString();
                } else if (i < faces.size()) {
                    finding.label = shortTitle(faces[i].kind).toStdString();
                }
            }
            found.push_back(std::move(finding));
        }
    }
    m_found.setFindings(found, engine::Observation());
}

void WizardViewModel::followSteps() {
    const bool complete = done() == kProfilePictures;
    for (int step = WizardStepsModel::Spaces; step < stepCount(); ++step) {
        m_steps.setState(step, complete && m_notes.step > step ? WizardStepsModel::Done
                                                               : WizardStepsModel::Open);
    }
    emit missingChanged();
}

void WizardViewModel::startOver() {
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
    setError({});
    showFound();
    followSteps();
    m_camera.look(m_shown);
    noteChanged();
    emit stepChanged();
    emit pictureChanged();
    emit notesChanged();
}

void WizardViewModel::save() {
    if (m_saving || !missing().isEmpty()) {
        return;
    }
    session::NewProfile made;
    made.name = name().trimmed().toStdString();
    made.note = note().trimmed().toStdString();
    made.layout = m_notes.layout;
    made.layout.ships = m_colours.shipNames();
    made.pieces = m_colours.namedPieces();
    made.layout.colonists.clear();
    for (const auto& piece : made.pieces) {
        if (!piece.colour.empty()) {
            made.layout.colonists.push_back(piece.colour);
        }
    }
    made.faces = faces();
    m_saving = true;
    setError({});
    emit savingChanged();
    m_reader.run([store = m_services.store, made = std::move(made)] { return store(made); },
                 [this](tl::expected<calibration::Profile, session::SessionError> stored) {
                     m_saving = false;
                     emit savingChanged();
                     if (!stored) {
                         setError(sentence(stored.error().message));
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
    m_spaces.retranslate();
    m_colours.retranslate();
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (m_steps.state(picture) == WizardStepsModel::Wrong) {
            read(picture); // why it can't be used is said in the language of its reading
        }
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
                         setError(sentence(kept.error().message));
                     }
                 });
}

void WizardViewModel::setError(const QString& error) {
    if (error != m_error) {
        if (!error.isEmpty()) {
            session::logError(error.toStdString());
        }
        m_error = error;
        emit errorChanged();
    }
}

} // namespace pocketmars::app
