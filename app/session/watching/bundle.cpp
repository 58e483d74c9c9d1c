#include "app/session/watching/bundle.h"

#include "app/session/files/profile_entries.h"
#include "app/session/files/text_file.h"
#include "calibration/photo/photo.h"
#include "calibration/photo/picture_encoder.h"
#include "engine/box/player.h"
#include "engine/format/observation_json.h"
#include "engine/json/json_cursor.h"
#include "engine/support/phrase.h"
#include "vision/overlay.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "pocketmars.bundle/1";
constexpr const char* kContents = "bundle.json";
constexpr int kOverlayQuality = 90;

std::string text(const Json& json) {
    return json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json describe(const SettledFrame& settled) {
    Json about{{"photo", settled.frame.name}, {"t", settled.frame.seconds}};
    if (settled.options.mode) {
        about["mode"] = engine::name(*settled.options.mode);
        about["players"] = settled.options.players;
    }
    if (!settled.cause.empty()) {
        about["cause"] = settled.cause;
    }
    return about;
}

SessionError notABundle(const fs::path& file) {
    return {file.string() + ": this is no bundle of a watch; choose a zip that 'watch --record' "
                            "has written"};
}

/// The caller looks for what the cursor has to complain of.
tl::expected<BundledFrame, SessionError>
unpackFrame(const fs::path& file, const ZipEntries& entries, const engine::JsonCursor& about) {
    BundledFrame out;
    out.photo = about["photo"].text();
    if (about["mode"].exists()) {
        out.options.mode = engine::modeFromName(about["mode"].text());
        for (const auto& colour : about["players"].elements()) {
            out.options.players.push_back(colour.text());
        }
    }
    const auto picture = entries.find(about["picture"].text());
    if (picture == entries.end()) {
        return tl::unexpected(notABundle(file));
    }
    auto photo = calibration::decodePhoto(std::span(
        reinterpret_cast<const std::uint8_t*>(picture->second.data()), picture->second.size()));
    if (!photo) {
        return tl::unexpected(notABundle(file));
    }
    out.image = std::move(photo->image);
    return out;
}

} // namespace

tl::expected<BundleRecorder, SessionError> BundleRecorder::open(const fs::path& folder,
                                                                const std::string& name,
                                                                const fs::path& profileFolder,
                                                                std::string version) {
    BundleRecorder out;
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) {
        return tl::unexpected(SessionError{
            //: %1 a folder
            engine::phrase("Files", "%1: this folder can't be made; name one that you may write to")
                .with(folder.string())});
    }
    out.m_file = folder / name;
    out.m_version = std::move(version);
    out.m_profileName = profileFolder.filename().string();
    for (fs::directory_iterator it(profileFolder, failed), end; !failed && it != end;
         it.increment(failed)) {
        auto content = readText(it->path());
        if (!content) {
            return tl::unexpected(content.error());
        }
        out.m_profile[kProfileEntries + it->path().filename().string()] = *std::move(content);
    }
    if (out.m_profile.empty()) {
        return tl::unexpected(SessionError{
            //: %1 a folder
            engine::phrase("Files", "%1: this profile is gone; learn it or import it again")
                .with(profileFolder.string())});
    }
    return out;
}

tl::expected<void, SessionError> BundleRecorder::add(const SettledFrame& settled) {
    keep(packFrame(settled));
    return write();
}

PackedFrame packFrame(const SettledFrame& settled) {
    PackedFrame packed{text(describe(settled)), {}};
    auto& files = packed.files;
    files[".png"] = calibration::encodePng(settled.frame.image);
    if (settled.reading) {
        files[".reading.json"] = engine::observationToJson(settled.reading->observation) + '\n';
        files[".overlay.jpg"] = calibration::encodeJpeg(
            vision::drawOverlay(settled.frame.image, settled.reading->findings), kOverlayQuality);
    }
    if (settled.told) {
        files[".told.json"] = engine::observationToJson(*settled.told) + '\n';
    }
    return packed;
}

void BundleRecorder::keep(PackedFrame frame) {
    m_frames.push_back(std::move(frame));
    if (m_frames.size() > kBundledFrames) {
        m_frames.pop_front();
    }
}

tl::expected<void, SessionError> BundleRecorder::write() const {
    auto entries = m_profile;
    auto list = Json::array();
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
        const auto stem = "frames/" + std::to_string(i + 1);
        auto about = Json::parse(m_frames[i].about);
        about["picture"] = stem + ".png";
        list.push_back(std::move(about));
        for (const auto& [ending, content] : m_frames[i].files) {
            entries[stem + ending] = content;
        }
    }
    entries[kContents] = text(Json{{"format", kFormat},
                                   {"version", m_version},
                                   {"profile", m_profileName},
                                   {"frames", std::move(list)}});
    return writeZip(m_file, entries);
}

tl::expected<void, SessionError> writeBundle(const fs::path& file, const fs::path& profileFolder,
                                             const std::string& version,
                                             const std::vector<PackedFrame>& frames) {
    auto recorder =
        BundleRecorder::open(file.parent_path(), file.filename().string(), profileFolder, version);
    if (!recorder) {
        return tl::unexpected(recorder.error());
    }
    for (const auto& frame : frames) {
        recorder->keep(frame);
    }
    return recorder->write();
}

tl::expected<Bundle, SessionError> readBundle(const fs::path& file) {
    const auto entries = readZip(file);
    if (!entries) {
        return tl::unexpected(entries.error());
    }
    const auto contents = entries->find(kContents);
    if (contents == entries->end()) {
        return tl::unexpected(notABundle(file));
    }
    const auto tree = engine::parseJson(contents->second);
    if (!tree) {
        return tl::unexpected(notABundle(file));
    }
    std::optional<engine::JsonError> error;
    const engine::JsonCursor root(*tree, error);
    (void)root["format"].oneOf({kFormat});
    const auto name = root["profile"].text();
    const auto frames = root["frames"].elements();
    if (error || frames.size() > kBundledFrames) {
        return tl::unexpected(notABundle(file));
    }
    auto profile = profileIn(*entries);
    if (!profile) {
        return tl::unexpected(profile.error().isOurs ? SessionError{profile.error().message}
                                                     : notABundle(file));
    }
    profile->name = name;
    Bundle bundle{*std::move(profile), {}};
    for (const auto& about : frames) {
        auto frame = unpackFrame(file, *entries, about);
        if (!frame || error) {
            return tl::unexpected(error ? notABundle(file) : frame.error());
        }
        bundle.frames.push_back(*std::move(frame));
    }
    return bundle;
}

} // namespace pocketmars::session
