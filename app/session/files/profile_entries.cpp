#include "app/session/files/profile_entries.h"

#include "calibration/photo/picture_header.h"
#include "calibration/profile/profile_json.h"
#include "calibration/support/temporary_folder.h"
#include "calibration/support/text_file.h"
#include "engine/support/json_error.h"
#include "engine/support/phrase.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace pocketmars::session {
namespace {

using engine::phrase;

/// Of all pictures of a profile together: some 50 cards at 5 px a mm take a tenth.
constexpr double kMostPixels = 100e6;

bool isPlain(std::string_view name) {
    return !name.empty() && name != "." && name != ".." &&
           name.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos;
}

/// How many a picture would take in memory, as its header says; 0 for what is no picture.
double pixels(const std::string& content) {
    const auto header = calibration::readPictureHeader(
        std::span(reinterpret_cast<const std::uint8_t*>(content.data()), content.size()));
    return header ? static_cast<double>(header->width) * static_cast<double>(header->height) : 0;
}

} // namespace

tl::expected<calibration::Profile, NoProfile> profileIn(const ZipEntries& entries) {
    const auto folder = calibration::TemporaryFolder::make();
    if (!folder) {
        return tl::unexpected(NoProfile{folder.error().message, true});
    }
    double total = 0;
    for (const auto& [entry, content] : entries) {
        if (entry.rfind(kProfileEntries, 0) != 0) {
            continue;
        }
        const auto plain = entry.substr(std::string_view(kProfileEntries).size());
        if (!isPlain(plain)) {
            return tl::unexpected(
                NoProfile{//: About a file that holds others; %1 one of them
                          phrase("Exchange", "\"%1\" would lie outside of the profile")
                              .with(engine::shownName(entry))});
        }
        total += pixels(content);
        if (!(total <= kMostPixels)) {
            return tl::unexpected(NoProfile{
                //: About a file that holds a card profile
                phrase("Exchange", "its pictures are far larger than those of a profile")});
        }
        if (!calibration::writeText(folder->path() / plain, content)) {
            return tl::unexpected(NoProfile{
                //: %1 a folder
                phrase("Exchange", "%1 can't be written; free some room there, or set TMPDIR to "
                                   "another folder")
                    .with(folder->path().string()),
                true});
        }
    }
    return calibration::readProfileFolder(folder->path())
        .map_error([](const calibration::StoreError& error) { return NoProfile{error.message}; });
}

} // namespace pocketmars::session
