#pragma once

#include "app/session/files/zip_file.h"
#include "app/session/support/session_error.h"
#include "app/session/watching/settled_frame.h"
#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>
#include <tl/expected.hpp>

#include <cstddef>
#include <deque>
#include <filesystem>
#include <string>
#include <vector>

/// `pocketmars.bundle/1`: a zip archive with the last settled frames of a watch, their readings and
/// the card profile, so that a reading that went wrong can be looked into elsewhere. It is written
/// where the player says and goes nowhere by itself. See docs/formats.md.
namespace pocketmars::session {

inline constexpr std::size_t kBundledFrames = 8;

/// A settled frame as it goes into a bundle: compressed, so that several take little memory.
struct PackedFrame {
    std::string about; ///< JSON; what the list of frames says of it
    ZipEntries files;  ///< by ending; `.png` is the picture, bit for bit
};

[[nodiscard]] PackedFrame packFrame(const SettledFrame& frame);

/// Keeps a bundle up to date while a table is watched.
class BundleRecorder {
public:
    /// Makes the folder, if need be, and reads the profile's files.
    /// @param folder         where the bundle goes
    /// @param name           of the bundle's file, say `watch.zip`
    /// @param profileFolder  of the profile that is read with
    /// @param version        of the program
    [[nodiscard]] static tl::expected<BundleRecorder, SessionError>
    open(const std::filesystem::path& folder, const std::string& name,
         const std::filesystem::path& profileFolder, std::string version);

    /// Adds a frame, lets go of the oldest if there are more than kBundledFrames, and writes the
    /// bundle anew.
    [[nodiscard]] tl::expected<void, SessionError> add(const SettledFrame& frame);

private:
    friend tl::expected<void, SessionError> writeBundle(const std::filesystem::path& file,
                                                        const std::filesystem::path& profileFolder,
                                                        const std::string& version,
                                                        const std::vector<PackedFrame>& frames);
    BundleRecorder() = default;
    void keep(PackedFrame frame);
    [[nodiscard]] tl::expected<void, SessionError> write() const;

    std::filesystem::path m_file;
    std::string m_version;
    std::string m_profileName;
    ZipEntries m_profile;
    std::deque<PackedFrame> m_frames;
};

/// Writes a bundle of frames that were kept, of more than kBundledFrames the last.
/// @param file  replaced where it is there
[[nodiscard]] tl::expected<void, SessionError>
writeBundle(const std::filesystem::path& file, const std::filesystem::path& profileFolder,
            const std::string& version, const std::vector<PackedFrame>& frames);

/// A picture to be read again, and how.
struct BundledFrame {
    std::string photo; ///< as SettledFrame's frame was called
    cv::Mat image;     ///< CV_8UC3 BGR, bit for bit as it was read
    vision::ReadOptions options;
};

struct Bundle {
    calibration::Profile profile;
    std::vector<BundledFrame> frames; ///< oldest first
};

[[nodiscard]] tl::expected<Bundle, SessionError> readBundle(const std::filesystem::path& file);

} // namespace pocketmars::session
