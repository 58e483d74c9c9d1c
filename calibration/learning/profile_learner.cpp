#include "calibration/learning/profile_learner.h"

#include "calibration/agreement/page_agreement.h"
#include "calibration/learning/kept_order.h"
#include "calibration/learning/page_reading.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/suit_alignment.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/profile/profile_json.h"
#include "calibration/support/text_file.h"
#include "engine/support/phrase.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cassert>
#include <future>
#include <iterator>
#include <mutex>
#include <numeric>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace pocketmars::calibration {
namespace {

using engine::phrase;

tl::unexpected<LearnError> failed(const std::string& photo, const std::string& why) {
    return tl::unexpected(LearnError{photo + ": " + why});
}

/// What was read of a photo, or why it can't be learnt.
tl::expected<PageReading, LearnError> usable(PageReading reading, const std::string& file) {
    const bool hasProblem = !reading.problem.empty();
    const auto& why = hasProblem ? reading.problem : reading.doubt;
    if (hasProblem || (!why.empty() && !reading.isLikely)) {
        return tl::unexpected(LearnError{file + ": " + why, LearnError::Help::Corners});
    }
    return reading;
}

/// @param corners  where a person says that things lie; null: they are searched
/// @param search   of the picture: what lies where
/// @param cut      of the picture and marks: what lies there
template <class Search, class Cut>
tl::expected<PageReading, LearnError> readPage(const std::filesystem::path& path,
                                               const PageCorners* corners, Search search, Cut cut) {
    const auto photo = loadPhoto(path);
    const auto file = path.filename().string();
    if (!photo) {
        return failed(file, describe(photo.error()));
    }
    if (corners == nullptr) {
        return search(photo->image);
    }
    const auto marks = marksOn(*photo, *corners);
    if (!marks) {
        return failed(corners->where, marks.error());
    }
    auto reading = cut(photo->image, *marks);
    if (!reading.problem.empty()) {
        return failed(corners->where, reading.problem);
    }
    return reading;
}

tl::expected<Layout, LearnError> learnLayout(const std::filesystem::path& folder) {
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        return failed(folder.string(), //: %1 was to be a folder
                      phrase("Page", "there is no such folder; check the name"));
    }
    const auto text = readText(folder / kLayoutFile);
    if (!text) {
        return failed(kLayoutFile, //: A file is missing; %1 a folder
                      phrase("Page", "there is no such file in %1").with(folder.string()));
    }
    auto layout = readLayout(*text);
    if (!layout) {
        return failed(kLayoutFile, layout.error().toString());
    }
    return *std::move(layout);
}

/// Told before anything is learnt: learning takes seconds a photo.
tl::expected<void, LearnError> checkFiles(const std::filesystem::path& folder,
                                          const std::vector<ProfilePage>& pages) {
    std::vector<std::string> photos{kColonistsPhoto};
    std::transform(pages.begin(), pages.end(), std::back_inserter(photos),
                   [](const ProfilePage& page) { return page.photo; });
    for (const auto& photo : photos) {
        std::error_code error;
        if (!std::filesystem::is_regular_file(folder / photo, error)) {
            return failed(
                photo, //: A photo is missing; %1 a folder
                phrase("Page", "there is no such photo in %1; take it as the others were taken")
                    .with(folder.string()));
        }
    }
    return {};
}

tl::expected<PageReading, LearnError> readCardPage(const std::filesystem::path& photo,
                                                   const ProfilePage& page, const Layout& layout,
                                                   const Corners& corners,
                                                   const DeckHints& others) {
    return readPage(
        photo, corners.of(page.photo),
        [&](const cv::Mat& picture) {
            return readCards(picture, page, layout, ShipsStand::AsTheLayoutSays, others);
        },
        [&](const cv::Mat& picture, const PageMarks& marks) {
            return readCardsAt(picture, marks.cards, page, layout, ShipsStand::AsTheLayoutSays,
                               others);
        });
}

tl::expected<PageReading, LearnError> readPiecePage(const std::filesystem::path& photo,
                                                    const Layout& layout, const Corners& corners,
                                                    const DeckHints& others) {
    return readPage(
        photo, corners.of(kColonistsPhoto),
        [&](const cv::Mat& picture) { return readPieces(picture, layout, others); },
        [&](const cv::Mat& picture, const PageMarks& marks) {
            return readPiecesAt(picture, marks.pieces, layout, others);
        });
}

/// Reads the photos of a folder, as many at once as the machine has cores.
class PagesAtOnce {
public:
    PagesAtOnce(const std::filesystem::path& folder, const std::vector<ProfilePage>& pages,
                const Layout& layout, const LearnOptions& options)
        : m_folder(folder), m_pages(pages), m_layout(layout), m_options(options) {}

    /// In the order of the pages, that of the pieces at the end; or what is wrong with the first
    /// that can't be learnt.
    [[nodiscard]] tl::expected<std::vector<PageReading>, LearnError> read() {
        m_readings.resize(m_pages.size() + 1);
        m_hints.resize(m_readings.size());
        m_todo.resize(m_readings.size());
        std::iota(m_todo.begin(), m_todo.end(), std::size_t{0});
        workOff();
        if (!m_isStopped) {
            askOthers();
        }
        std::vector<PageReading> all;
        for (std::size_t i = 0; i < m_readings.size(); ++i) {
            auto& reading = m_readings[i];
            if (!reading) { // none was begun after the first that failed
                return tl::unexpected(LearnError{"stopped"});
            }
            if (!*reading) {
                return tl::unexpected(reading->error());
            }
            auto one = usable(*std::move(*reading), photoOf(i));
            if (!one) {
                return tl::unexpected(one.error());
            }
            all.push_back(*std::move(one));
        }
        return all;
    }

    /// All is done, and what is left as well.
    void tellEnd() {
        if (m_options.progress) {
            const auto all = static_cast<int>(m_readings.size());
            m_options.progress(all, all, kColonistsPhoto);
        }
    }

private:
    [[nodiscard]] std::string photoOf(std::size_t index) const {
        return index < m_pages.size() ? m_pages[index].photo : kColonistsPhoto;
    }

    /// Photos that are in doubt, or that the others contradict, are read again with what these
    /// tell.
    void askOthers() {
        std::vector<const PageReading*> readings;
        for (const auto& reading : m_readings) {
            readings.push_back(reading && *reading ? &**reading : nullptr);
        }
        m_todo.clear();
        for (std::size_t i = 0; i < m_readings.size(); ++i) {
            m_hints[i] = hintsFor(m_pages, readings, i);
            if (readings[i] && isToReadAgain(*readings[i], m_hints[i])) {
                m_todo.push_back(i);
            }
        }
        workOff();
    }

    void workOff() {
        m_next = 0;
        std::vector<std::future<void>> others;
        for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
            others.push_back(std::async(std::launch::async, [this] { work(); }));
        }
        work();
        for (auto& other : others) {
            other.get();
        }
    }

    void work() {
        for (;;) {
            std::size_t index = 0;
            {
                const std::scoped_lock lock(m_mutex);
                if (m_isStopped || m_next == m_todo.size()) {
                    return;
                }
                index = m_todo[m_next++];
                if (m_options.progress &&
                    !m_options.progress(m_done, static_cast<int>(m_readings.size()),
                                        photoOf(index))) {
                    m_isStopped = true;
                    m_readings[index].reset();
                    return;
                }
            }
            auto reading = readPhoto(index);
            const std::scoped_lock lock(m_mutex);
            m_isStopped = m_isStopped || !reading;
            m_readings[index] = std::move(reading);
            m_done = std::min(m_done + 1, static_cast<int>(m_readings.size()) - 1);
        }
    }

    [[nodiscard]] tl::expected<PageReading, LearnError> readPhoto(std::size_t index) const {
        if (index == m_pages.size()) {
            return readPiecePage(m_folder / kColonistsPhoto, m_layout, m_options.corners,
                                 m_hints[index]);
        }
        return readCardPage(m_folder / m_pages[index].photo, m_pages[index], m_layout,
                            m_options.corners, m_hints[index]);
    }

    const std::filesystem::path& m_folder;
    const std::vector<ProfilePage>& m_pages;
    const Layout& m_layout;
    const LearnOptions& m_options;
    std::mutex m_mutex; ///< of all below, and of the calls of progress
    std::vector<std::optional<tl::expected<PageReading, LearnError>>> m_readings;
    std::vector<std::size_t> m_todo; ///< of the readings
    std::vector<DeckHints> m_hints;  ///< what is known of each page
    std::size_t m_next = 0;          ///< of m_todo
    int m_done = 0;
    bool m_isStopped = false;
};

/// Each in the place of the face of its name.
void putIn(std::vector<CardFace>& faces, std::vector<CardFace> learnt) {
    for (auto& face : learnt) {
        const auto place = std::find_if(faces.begin(), faces.end(), [&](const CardFace& each) {
            return each.name() == face.name();
        });
        if (place == faces.end()) {
            faces.push_back(std::move(face));
        } else {
            place->image = std::move(face.image);
        }
    }
}

/// How far what a photo shows is from what was learnt before, Lab units.
std::optional<double> apartFrom(const Profile& profile, const PageReading& reading) {
    if (!reading.problem.empty()) {
        return std::nullopt;
    }
    if (const auto pieces = piecesBefore(reading.pieces, profile)) {
        return apartByPlace(reading.pieces, *pieces);
    }
    const auto faces = facesBefore(reading.faces, profile.faces);
    return faces && !faces->empty() ? std::optional(apartByPlace(reading.faces, *faces))
                                    : std::nullopt;
}

/// Reads a photo that is learnt again. Where nothing on it says which of two ways it has to be
/// turned, it is read as things looked before; one that was the other way up is refused.
/// @param file  its name
/// @param read  with hints
template <class Read>
tl::expected<PageReading, LearnError> readAsBefore(const Profile& profile, const std::string& file,
                                                   const LearnOptions& options, Read read) {
    auto best = read(DeckHints());
    if (!best) {
        return best;
    }
    const auto asItLies = *best;
    auto least = apartFrom(profile, asItLies);
    // Pieces are known by their colours, in whatever order they stand.
    const bool isTold = asItLies.turn && (options.trustPages || !asItLies.pieces.empty());
    for (const auto turn : asItLies.turns) {
        if (turn == asItLies.turn || isTold) {
            continue;
        }
        auto turned = read(DeckHints{{}, turn});
        const bool isTurned = turned && turned->turn == turn;
        const auto apart = isTurned ? apartFrom(profile, *turned) : std::nullopt;
        if (!apart || (least && !isClearlyLess(*apart, *least))) {
            continue;
        }
        if (asItLies.turn && least) {
            return tl::unexpected(LearnError{
                //: About a photo of a profile that is learnt again; %1 its name
                phrase("Page", "%1: it is upside down beside what was learnt before; turn the "
                               "photo half round")
                    .with(file),
                LearnError::Help::TrustPages});
        }
        least = apart;
        best = std::move(turned);
    }
    return best;
}

/// Gives each the name of what it was before, in whatever order the photo shows them now.
/// @param faces  all of the profile
void nameAsBefore(std::vector<CardFace>& learnt, const std::vector<CardFace>& faces) {
    const auto before = facesBefore(learnt, faces);
    if (!before) {
        return;
    }
    const auto order = orderOf(learnt, *before);
    for (std::size_t i = 0; i < learnt.size(); ++i) {
        learnt[i].kind = (*before)[order[i]].kind;
    }
}

/// The same of the pieces of a profile, the marker last.
void takeAsBefore(std::vector<PieceFace> learnt, Profile& profile) {
    auto pieces = piecesBefore(learnt, profile);
    if (!pieces) {
        profile.marker = std::move(learnt.back());
        learnt.pop_back();
        profile.colonists = std::move(learnt);
        return;
    }
    auto& before = *pieces;
    const auto order = orderOf(learnt, before);
    for (std::size_t i = 0; i < learnt.size(); ++i) {
        learnt[i].colour = before[order[i]].colour;
        before[order[i]] = std::move(learnt[i]);
    }
    profile.marker = std::move(before.back());
    before.pop_back();
    profile.colonists = std::move(before);
}

/// Of a photo that was learnt again.
void noteDoubt(Profile& profile, const std::string& photo, const PageReading& reading) {
    std::erase(profile.inDoubt, photo);
    if (!reading.doubt.empty()) {
        profile.inDoubt.push_back(photo);
    }
}

} // namespace

std::string defaultProfileName(const std::filesystem::path& folder) {
    std::error_code error;
    auto path = std::filesystem::weakly_canonical(folder, error);
    if (path.filename() == "profile") {
        path = path.parent_path();
    }
    return path.filename().string();
}

Profile assembleProfile(const std::string& name, Layout layout, std::vector<CardFace> faces,
                        std::vector<PieceFace> pieces) {
    assert(!pieces.empty());
    Profile profile;
    profile.name = name;
    profile.layout = std::move(layout);
    profile.faces = std::move(faces);
    alignSuits(profile.faces);
    profile.features = findFeatures(profile.faces);
    profile.marker = std::move(pieces.back());
    pieces.pop_back();
    profile.colonists = std::move(pieces);
    return profile;
}

tl::expected<Profile, LearnError> learnProfile(const std::filesystem::path& folder,
                                               const LearnOptions& options) {
    const auto layout = learnLayout(folder);
    if (!layout) {
        return tl::unexpected(layout.error());
    }
    const auto all = profilePages(*layout);
    if (const auto complete = checkFiles(folder, all); !complete) {
        return tl::unexpected(complete.error());
    }
    PagesAtOnce pages(folder, all, *layout, options);
    auto readings = pages.read();
    if (!readings) {
        return tl::unexpected(readings.error());
    }
    std::vector<std::string> inDoubt;
    if (!readings->back().doubt.empty()) {
        inDoubt.emplace_back(kColonistsPhoto);
    }
    auto pieces = std::move(readings->back().pieces);
    readings->pop_back();
    std::vector<CardFace> faces;
    for (std::size_t i = 0; i < readings->size(); ++i) {
        auto& reading = (*readings)[i];
        if (!reading.doubt.empty()) {
            inDoubt.push_back(all[i].photo);
        }
        std::move(reading.faces.begin(), reading.faces.end(), std::back_inserter(faces));
    }
    auto profile = assembleProfile(options.name.empty() ? defaultProfileName(folder) : options.name,
                                   *layout, std::move(faces), std::move(pieces));
    profile.inDoubt = std::move(inDoubt);
    if (auto wrong = options.trustPages ? PageDisagreement() : pageDisagreement(profile);
        !wrong.empty()) {
        return tl::unexpected(LearnError{std::move(wrong.text), LearnError::Help::TrustPages});
    }
    pages.tellEnd();
    return profile;
}

tl::expected<Profile, LearnError> learnPage(Profile profile, const std::filesystem::path& photo,
                                            const std::string& page, const LearnOptions& options) {
    const auto pages = profilePages(profile.layout);
    const auto found = std::find_if(pages.begin(), pages.end(), [&](const ProfilePage& each) {
        return each.photo == page + ".jpg";
    });
    if (page + ".jpg" == kColonistsPhoto) {
        const auto read = [&](const DeckHints& hints) {
            return readPiecePage(photo, profile.layout, options.corners, hints);
        };
        auto reading = readAsBefore(profile, photo.filename().string(), options, read)
                           .and_then([&](PageReading readable) {
                               return usable(std::move(readable), photo.filename().string());
                           });
        if (!reading) {
            return tl::unexpected(reading.error());
        }
        takeAsBefore(std::move(reading->pieces), profile);
        noteDoubt(profile, kColonistsPhoto, *reading);
        return profile;
    }
    if (found == pages.end()) {
        return tl::unexpected(LearnError{
            //: %1 what a person called it
            phrase("Page",
                   "no photo of a profile is called \"%1\"; name it as when the profile was "
                   "learnt: buildings, greenhouse, …, backs, ships or colonists")
                .with(page)});
    }
    const auto read = [&](const DeckHints& hints) {
        return readCardPage(photo, *found, profile.layout, options.corners, hints);
    };
    auto reading = readAsBefore(profile, photo.filename().string(), options, read)
                       .and_then([&](PageReading readable) {
                           return usable(std::move(readable), photo.filename().string());
                       });
    if (!reading) {
        return tl::unexpected(reading.error());
    }
    const auto before = profile;
    nameAsBefore(reading->faces, profile.faces);
    alignSuits(reading->faces); // the others are as they were
    putIn(profile.faces, std::move(reading->faces));
    noteDoubt(profile, found->photo, *reading);
    // Of what was so before, a person has said that it is right.
    if (auto wrong = options.trustPages ? PageDisagreement() : pageDisagreement(profile);
        !wrong.empty() && wrong.text != pageDisagreement(before).text) {
        return tl::unexpected(LearnError{std::move(wrong.text), LearnError::Help::TrustPages});
    }
    profile.features = findFeatures(profile.faces);
    return profile;
}

} // namespace pocketmars::calibration
