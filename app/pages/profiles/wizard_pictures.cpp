#include "app/pages/profiles/wizard_view_model.h"
#include "app/session/support/log.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/profile/layout_json.h"
#include "calibration/support/text_file.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

/// Of the wizard: the nine pictures on their way from a camera or a file to what was found in them.
namespace pocketmars::app {
namespace {

namespace fs = std::filesystem;
using session::kPiecesPicture;
using session::kProfilePictures;
using session::kShipsPicture;

fs::path asPath(const QUrl& url) { return url.toLocalFile().toStdString(); }

/// What a folder or several files hold.
struct Several {
    tl::expected<std::vector<fs::path>, session::SessionError> pictures; ///< empty: not given
    fs::path layout;                                                     ///< empty: none
};

/// @return nothing if it is one file, of whichever picture is wanted
std::optional<Several> severalOf(const QList<QUrl>& files) {
    std::error_code failed;
    if (files.size() == 1) {
        const auto folder = asPath(files.first());
        if (!fs::is_directory(folder, failed)) {
            return std::nullopt;
        }
        return Several{session::profilePicturesIn(folder), folder / "layout.json"};
    }
    std::vector<fs::path> paths;
    std::transform(files.begin(), files.end(), std::back_inserter(paths), asPath);
    const auto layout = std::find_if(paths.begin(), paths.end(), [](const fs::path& path) {
        return path.filename() == "layout.json";
    });
    const auto layoutFile = layout == paths.end() ? fs::path() : *layout;
    return Several{session::profilePicturesAmong(std::move(paths)), layoutFile};
}

/// As large as a screen shows it.
QImage asShown(const cv::Mat& image) {
    constexpr int kLongest = 1600; // px
    const auto all = asImage(image);
    return std::max(image.cols, image.rows) <= kLongest
               ? all
               : all.scaled(kLongest, kLongest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

int WizardViewModel::beginReading(int picture) {
    auto& now = m_pictures[static_cast<std::size_t>(picture)];
    const int ticket = ++now.ticket;
    now.isThere = true;
    now.reading = {};
    forgetWrongPages();
    m_steps.setState(picture, WizardStepsModel::Busy);
    m_trouble.clear();
    showFound();
    followSteps();
    emit pictureChanged();
    emit picturesChanged();
    return ticket;
}

void WizardViewModel::read(int picture) { readKept(picture, beginReading(picture)); }

void WizardViewModel::keepAndRead(int picture, Keep keep, std::function<void()> takeBack) {
    m_pictures[static_cast<std::size_t>(picture)].knownBefore = 0;
    const int ticket = beginReading(picture);
    m_keeper.run(std::move(keep), [this, picture, ticket, takeBack = std::move(takeBack)](
                                      const tl::expected<void, session::SessionError>& kept) {
        if (ticket != at(picture).ticket) {
            return; // another one was taken meanwhile
        }
        if (!kept) {
            tell(kept.error());
        }
        const bool isThere = m_draft.has(picture);
        if (!kept && isThere && takeBack) { // the one that was there stays
            takeBack();
        }
        if (isThere) {
            readKept(picture, ticket);
        } else {
            forget(picture);
        }
    });
}

void WizardViewModel::readKept(int picture, int ticket) {
    m_reader.run(
        [readPhoto = m_services.read, file = m_draft.file(picture), layout = m_notes.layout,
         hints = hintsFor(picture), picture] {
            auto photo = readPhoto(file, picture, layout, hints);
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
    now.turn = photo.turn;
    now.reading = std::move(photo.reading);
    const bool isUsable = now.reading.problem.empty();
    if (!isUsable) {
        session::logError(session::profilePicture(picture) + ": " + now.reading.problem);
    }
    const bool isDoubtful = !now.reading.doubt.empty() && !notesOf(picture).looksRight;
    m_steps.setState(picture, !isUsable    ? WizardStepsModel::Wrong
                              : isDoubtful ? WizardStepsModel::Doubtful
                                           : WizardStepsModel::Done);
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
    readAgain();
    goToFirstOpen();
}

void WizardViewModel::goToFirstOpen() {
    int first = kProfilePictures;
    for (int picture = kProfilePictures - 1; picture >= 0; --picture) {
        if (m_steps.state(picture) == WizardStepsModel::Busy) {
            return;
        }
        first = isGood(picture) ? first : picture;
    }
    if (std::exchange(m_isUntouched, false) && first != kProfilePictures && first != m_notes.step) {
        goTo(first);
    }
}

session::PictureHints WizardViewModel::hintsFor(int picture) {
    const auto& notes = notesOf(picture);
    if (at(picture).knownBefore == 0) {
        return {notes.marks, {}, notes.turn};
    }
    std::vector<const calibration::PageReading*> readings;
    readings.reserve(kProfilePictures);
    for (int other = 0; other < kProfilePictures; ++other) {
        readings.push_back(&at(other).reading);
    }
    return {notes.marks,
            calibration::hintsFor(calibration::profilePages(m_notes.layout), readings,
                                  static_cast<std::size_t>(picture)),
            notes.turn};
}

void WizardViewModel::readAgain() {
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (m_steps.state(picture) == WizardStepsModel::Busy) {
            return; // the others know more when all are read
        }
    }
    const int known = done();
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        auto& now = m_pictures[static_cast<std::size_t>(picture)];
        const auto& notes = notesOf(picture);
        const bool mayBeRead = now.isThere && !notes.looksRight && !notes.marks && !notes.hand;
        if (!mayBeRead || known <= now.knownBefore) {
            continue;
        }
        const int before = std::exchange(now.knownBefore, known);
        if (calibration::isToReadAgain(now.reading, hintsFor(picture).deck)) {
            read(picture);
        } else {
            now.knownBefore = before;
        }
    }
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

void WizardViewModel::forgetSaid(int picture) {
    if (picture == m_notes.step) {
        endByHand();
        m_retaking = false;
    }
    forgetNames(picture);
    if (!notesOf(picture).empty()) {
        notesOf(picture) = {};
        keepNotes(); // before the picture is another one
    }
}

void WizardViewModel::replace(int picture, Keep keep) {
    m_isUntouched = false;
    const auto said = m_notes;
    forgetSaid(picture);
    keepAndRead(picture, std::move(keep), [this, picture, said] {
        const auto at = static_cast<std::size_t>(picture);
        notesOf(picture) = said.pictures[at];
        if (picture == kPiecesPicture) {
            m_notes.pieces = said.pieces;
        }
        if (picture == kPiecesPicture || picture == kShipsPicture) {
            m_notes.ships = said.ships;
        }
        keepNotes();
        noteChanged();
    });
    noteChanged();
}

void WizardViewModel::swapPictures(int picture, int other) {
    const auto bare = [&] { // kept first: what was said of a picture is not of the other one
        auto notes = m_notes;
        notes.pictures[static_cast<std::size_t>(picture)] = {};
        notes.pictures[static_cast<std::size_t>(other)] = {};
        return notes;
    }();
    std::swap(notesOf(picture), notesOf(other));
    const int ticket = beginReading(picture);
    const int otherTicket = beginReading(other);
    m_keeper.run(
        [draft = m_draft, bare, notes = m_notes, picture, other] {
            return draft.keep(bare)
                .and_then([&] { return draft.swap(picture, other); })
                .and_then([&] { return draft.keep(notes); });
        },
        [this, picture, other, ticket,
         otherTicket](const tl::expected<void, session::SessionError>& swapped) {
            if (!swapped) {
                std::swap(notesOf(picture), notesOf(other));
                keepNotes();
                tell(swapped.error());
            }
            readKept(picture, ticket);
            readKept(other, otherTicket);
        });
}

WizardViewModel::Loss WizardViewModel::lossBy(const QList<QUrl>& files) const {
    const auto many = severalOf(files);
    if (!many) {
        return hasHandWork() ? HandWork : Nothing;
    }
    if (!many->pictures) {
        return Nothing;
    }
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        const bool isGiven = !(*many->pictures)[static_cast<std::size_t>(picture)].empty();
        if (isGiven && (at(picture).isThere || !notesOf(picture).empty())) {
            return Pictures;
        }
    }
    return Nothing;
}

void WizardViewModel::choose(const QList<QUrl>& files) {
    if (files.isEmpty()) {
        return;
    }
    m_isUntouched = false;
    m_trouble.clear();
    if (const auto many = severalOf(files)) {
        chooseMany(many->pictures, many->layout);
    } else if (atPicture()) {
        replace(m_notes.step, [draft = m_draft, picture = m_notes.step,
                               file = asPath(files.first())] { return draft.keep(picture, file); });
    }
}

void WizardViewModel::chooseMany(
    const tl::expected<std::vector<fs::path>, session::SessionError>& files,
    const fs::path& layout) {
    if (!files) {
        tell(files.error());
        return;
    }
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (!(*files)[static_cast<std::size_t>(picture)].empty()) {
            forgetSaid(picture);
        }
    }
    const auto problem = takeLayout(layout);
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        const auto& file = (*files)[static_cast<std::size_t>(picture)];
        if (!file.empty()) {
            keepAndRead(picture,
                        [draft = m_draft, picture, file] { return draft.keep(picture, file); });
        }
    }
    m_trouble.tell(problem);
    noteChanged();
}

QString WizardViewModel::takeLayout(const fs::path& file) {
    const auto text = file.empty() ? std::nullopt : calibration::readText(file);
    if (!text) {
        return {}; // the spaces are where the player marks them
    }
    const auto layout = calibration::readLayout(*text);
    if (!layout) {
        return QString::fromStdString("layout.json: " + layout.error().toString());
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
    m_isUntouched = false;
    if (atPicture() && at(m_notes.step).isThere) {
        endByHand();
        m_retaking = true;
        showFound();
        emit pictureChanged();
    }
}

void WizardViewModel::keepPicture() {
    if (std::exchange(m_retaking, false)) {
        showFound();
        emit pictureChanged();
    }
}

} // namespace pocketmars::app
