#pragma once

#include "app/session/profiles/picture_notes.h"
#include "app/session/support/session_error.h"
#include "calibration/learning/page_reading.h"
#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// A card profile that is being learnt picture by picture: what is kept of it until it is whole.
namespace pocketmars::session {

/// The pictures of a profile, in the order in which they are taken: the buildings, a suit each, the
/// backs, the ships, the pieces.
inline constexpr int kProfilePictures = 9;
inline constexpr int kShipsPicture = 7;
inline constexpr int kPiecesPicture = 8;

/// File name of a picture: `buildings.jpg`.
/// @param picture  0 .. kProfilePictures - 1
[[nodiscard]] std::string profilePicture(int picture);

/// How many cards or pieces lie in a picture, the energy marker included.
[[nodiscard]] std::size_t itemsOn(int picture, const calibration::Layout& layout);

/// What a reading found in a picture, for the player to put right.
[[nodiscard]] calibration::PageMarks foundOn(const calibration::PageReading& reading, int picture);

/// What the player said so far.
struct ProfileNotes {
    int step = 0;               ///< where the player is: a picture, or what follows after the last
    std::string name;           ///< of the profile
    std::string note;           ///< on the copy of the game: its edition, its language
    calibration::Layout layout; ///< where the spaces are, and whether there is Earth
    calibration::Layout learnt; ///< the same before the player moved anything
    /// Names of the pieces' colours in the order of their picture, empty for the energy marker;
    /// none where nobody named them yet.
    std::vector<std::string> pieces;
    std::vector<std::string> ships; ///< the same for the spaceship cards
    std::array<PictureNotes, kProfilePictures> pictures;

    /// As a game usually is.
    ProfileNotes();
};

/// A folder that keeps the pictures and notes of an unfinished profile. Whatever was kept is there
/// after a crash.
class ProfileDraft {
public:
    /// @param folder  its own; made when something is kept
    explicit ProfileDraft(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// What was kept; as a game usually is where nothing was, or it can't be read.
    [[nodiscard]] ProfileNotes notes() const;
    [[nodiscard]] tl::expected<void, SessionError> keep(const ProfileNotes& notes) const;

    /// Where a picture is or would be.
    [[nodiscard]] std::filesystem::path file(int picture) const;
    [[nodiscard]] bool has(int picture) const;
    /// Copies a picture's file, whatever its format.
    [[nodiscard]] tl::expected<void, SessionError> keep(int picture,
                                                        const std::filesystem::path& file) const;
    /// @param image  CV_8UC3 BGR
    [[nodiscard]] tl::expected<void, SessionError> keep(int picture, const cv::Mat& image) const;
    /// Gives two pictures that are there each other's place, at once.
    [[nodiscard]] tl::expected<void, SessionError> swap(int picture, int other) const;
    void drop(int picture) const;
    /// Drops all pictures.
    void dropAll() const;

private:
    [[nodiscard]] tl::expected<void, SessionError> makeFolder() const;

    std::filesystem::path m_folder;
};

/// The pictures that lie in a folder, by the names that profilePicture() gives them (any ending),
/// or, where none has such a name and there are exactly nine, in the order of their names.
/// @return a path for each picture, empty where there is none; or what to do
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, SessionError>
profilePicturesIn(const std::filesystem::path& folder);

/// The same for files that were chosen together.
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, SessionError>
profilePicturesAmong(std::vector<std::filesystem::path> files);

/// All that a profile is made from.
struct NewProfile {
    std::string name;
    std::string note;
    calibration::Layout layout;
    std::vector<calibration::CardFace> faces;
    std::vector<calibration::PieceFace> pieces; ///< as calibration::assembleProfile takes them
    /// The player says that each picture shows what it should, though that is not how it looks.
    bool trustPages = false;
    std::vector<std::string> inDoubt; ///< as calibration::Profile has it
};

/// A picture and what it shows.
struct ProfilePhoto {
    cv::Mat image;                    ///< CV_8UC3 BGR, upright; empty where the file is no picture
    calibration::PageReading reading; ///< of the image
    int turn = 0; ///< quarter turns clockwise by which the file was turned until it was upright
};

/// What is known of a picture before it is read.
struct PictureHints {
    /// Where the cards or pieces lie, if the player said so: then nothing is searched.
    std::optional<calibration::PageMarks> marks;
    calibration::DeckHints deck; ///< what its other pictures tell
    /// By which it has to be turned until it is upright, if the player said so.
    std::optional<int> turn;
};

/// Reads one of the nine; takes a second or two. Ships may stand as they like, and the picture is
/// turned as its cards have to be.
[[nodiscard]] ProfilePhoto readProfilePhoto(const std::filesystem::path& file, int picture,
                                            const calibration::Layout& layout,
                                            const PictureHints& hints = {});

} // namespace pocketmars::session
