#include "app/session/profiles/profile_draft.h"

#include "app/session/files/picture_file.h"
#include "app/session/files/whole_file.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/support/text_file.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <system_error>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;
using engine::phrase;
using Json = nlohmann::json;

constexpr const char* kNotesFile = "draft.json";
constexpr const char* kDraftFormat = "pocketmars.draft/1";
constexpr int kMostSteps = 100; // far more than there are

bool isPicture(const fs::path& file) {
    auto ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    constexpr std::array kEndings{".jpg", ".jpeg", ".png", ".webp", ".bmp"};
    return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

Json layoutJson(const calibration::Layout& layout) {
    return Json::parse(calibration::writeLayout(layout));
}

/// Leaves `layout` as it is where there is none, or it is not whole.
void readLayout(const engine::JsonValue* json, calibration::Layout& layout) {
    if (json != nullptr) {
        if (auto read = calibration::readLayout(*json)) {
            layout = *std::move(read);
        }
    }
}

/// Leaves the names as they are where there is no list.
void readNames(const engine::JsonCursor& list, std::vector<std::string>& names) {
    if (list.exists()) {
        for (const auto& name : list.elements()) {
            names.push_back(name.text());
        }
    }
}

/// Nothing where a field is of another kind: somebody changed the file.
std::optional<ProfileNotes> notesFrom(const engine::JsonValue& json) {
    std::optional<engine::JsonError> error;
    const engine::JsonCursor root(json, error);
    ProfileNotes notes;
    (void)root["format"].oneOf({kDraftFormat});
    notes.step = root["step"].exists() ? root["step"].integer(0, kMostSteps) : 0;
    notes.name = root["name"].exists() ? root["name"].text() : "";
    notes.note = root["note"].exists() ? root["note"].text() : "";
    readLayout(json.field("layout"), notes.layout);
    readLayout(json.field("learnt"), notes.learnt);
    readNames(root["pieces"], notes.pieces);
    readNames(root["ships"], notes.ships);
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (const auto said = root["pictures"][profilePicture(picture)]; said.exists()) {
            notes.pictures[static_cast<std::size_t>(picture)] = readPictureNotes(said);
        }
    }
    return error ? std::nullopt : std::optional(std::move(notes));
}

calibration::PageReading readingOf(const cv::Mat& image, int picture,
                                   const calibration::Layout& layout, const PictureHints& hints) {
    const auto& marks = hints.marks;
    auto deck = hints.deck;
    if (hints.turn) {
        deck.turn.reset(); // they were not turned as this one was
    }
    if (picture == kPiecesPicture) {
        return marks ? calibration::readPiecesAt(image, marks->pieces, layout, deck)
                     : calibration::readPieces(image, layout, deck);
    }
    const auto page = calibration::profilePages(layout)[static_cast<std::size_t>(picture)];
    constexpr auto kShips = calibration::ShipsStand::AsTheyLie;
    return marks ? calibration::readCardsAt(image, marks->cards, page, layout, kShips, deck)
                 : calibration::readCards(image, page, layout, kShips, deck);
}

} // namespace

std::string profilePicture(int picture) {
    assert(picture >= 0 && picture < kProfilePictures);
    static const auto pages = calibration::profilePages(calibration::Layout());
    return picture == kPiecesPicture ? calibration::kColonistsPhoto
                                     : pages[static_cast<std::size_t>(picture)].photo;
}

std::size_t itemsOn(int picture, const calibration::Layout& layout) {
    if (picture == kPiecesPicture) {
        return layout.colonists.size() + 1;
    }
    return calibration::profilePages(layout)[static_cast<std::size_t>(picture)].kinds.size();
}

calibration::PageMarks foundOn(const calibration::PageReading& reading, int picture) {
    const bool pieces = picture == kPiecesPicture;
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

ProfileNotes::ProfileNotes() : layout(calibration::usualLayout()), learnt(layout) {}

ProfileNotes ProfileDraft::notes() const {
    const auto text = calibration::readText(m_folder / kNotesFile);
    const auto json = engine::parseJson(text.value_or(""));
    return json ? notesFrom(*json).value_or(ProfileNotes()) : ProfileNotes();
}

tl::expected<void, SessionError> ProfileDraft::makeFolder() const {
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed) {
        //: %1 a folder, %2 the system's words for what went wrong
        return tl::unexpected(SessionError{phrase("Profiles", "%1 can't be made (%2): make the "
                                                              "folder writable or free some space")
                                               .with(m_folder.string(), failed.message())});
    }
    return {};
}

tl::expected<void, SessionError> ProfileDraft::keep(const ProfileNotes& notes) const {
    auto pictures = Json::object();
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        const auto& said = notes.pictures[static_cast<std::size_t>(picture)];
        if (!said.empty()) {
            pictures[profilePicture(picture)] = pictureNotesJson(said);
        }
    }
    const Json json{{"format", kDraftFormat},
                    {"step", notes.step},
                    {"name", notes.name},
                    {"note", notes.note},
                    {"layout", layoutJson(notes.layout)},
                    {"learnt", layoutJson(notes.learnt)},
                    {"pieces", notes.pieces},
                    {"ships", notes.ships},
                    {"pictures", std::move(pictures)}};
    return makeFolder().and_then([&] {
        return writeWhole(m_folder / kNotesFile, [&](const fs::path& part) {
            return calibration::writeText(
                part, json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n');
        });
    });
}

fs::path ProfileDraft::file(int picture) const { return m_folder / profilePicture(picture); }

bool ProfileDraft::has(int picture) const {
    std::error_code failed;
    return fs::is_regular_file(file(picture), failed);
}

tl::expected<void, SessionError> ProfileDraft::keep(int picture, const fs::path& from) const {
    return makeFolder().and_then([&] {
        return writeWhole(file(picture), [&](const fs::path& part) {
            std::error_code failed;
            return fs::copy_file(from, part, fs::copy_options::overwrite_existing, failed);
        });
    });
}

tl::expected<void, SessionError> ProfileDraft::keep(int picture, const cv::Mat& image) const {
    return makeFolder().and_then([&] { return savePicture(file(picture), image); });
}

tl::expected<void, SessionError> ProfileDraft::swap(int picture, int other) const {
    return exchangeFiles(file(picture), file(other));
}

void ProfileDraft::drop(int picture) const {
    std::error_code ignored;
    fs::remove(file(picture), ignored);
}

void ProfileDraft::dropAll() const {
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        drop(picture);
    }
}

tl::expected<std::vector<fs::path>, SessionError> profilePicturesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end;
         at.increment(failed)) {
        files.push_back(at->path());
    }
    return profilePicturesAmong(std::move(files));
}

tl::expected<std::vector<fs::path>, SessionError>
profilePicturesAmong(std::vector<fs::path> files) {
    std::erase_if(files, [](const fs::path& file) { return !isPicture(file); });
    std::sort(files.begin(), files.end());
    std::vector<fs::path> pictures(kProfilePictures);
    bool any = false;
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        const auto stem = fs::path(profilePicture(picture)).stem();
        const auto found = std::find_if(files.begin(), files.end(),
                                        [&](const fs::path& file) { return file.stem() == stem; });
        if (found != files.end()) {
            pictures[static_cast<std::size_t>(picture)] = *found;
            any = true;
        }
    }
    if (!any && files.size() == kProfilePictures) {
        return files;
    }
    if (!any) {
        const int there = static_cast<int>(files.size());
        return tl::unexpected(SessionError{
            //: %n pictures were found in a folder
            phrase("Profiles",
                   "%n {picture|pictures} there, and none with a name that says what it shows: "
                   "choose nine in the order of the steps, or call them buildings.jpg, …",
                   "", there)});
    }
    return pictures;
}

ProfilePhoto readProfilePhoto(const fs::path& file, int picture, const calibration::Layout& layout,
                              const PictureHints& hints) {
    ProfilePhoto out;
    auto photo = calibration::loadPhoto(file);
    if (!photo) {
        out.reading.problem = calibration::describe(photo.error());
        return out;
    }
    out.turn = hints.turn.value_or(0);
    out.image = calibration::turnedPhoto(photo->image, out.turn);
    out.reading = readingOf(out.image, picture, layout, hints);
    if (const int further = out.reading.turn.value_or(0); further != 0) {
        for (auto& outline : out.reading.outlines) {
            for (auto& point : outline) {
                point = calibration::turnedPoint(point, out.image.size(), further);
            }
        }
        out.image = calibration::turnedPhoto(out.image, further);
        out.turn = (out.turn + further) % 4;
    }
    return out;
}

} // namespace pocketmars::session
