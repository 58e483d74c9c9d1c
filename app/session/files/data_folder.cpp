#include "app/session/files/data_folder.h"

#include "app/session/files/whole_file.h"
#include "app/session/support/log.h"
#include "app/session/support/xdg.h"
#include "calibration/support/text_file.h"
#include "db/database.h"
#include "engine/support/phrase.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>
#include <system_error>

namespace pocketmars::session {
namespace {

namespace fs = std::filesystem;
using engine::phrase;

constexpr auto kHistory = "history.db";
constexpr auto kProfiles = "profiles";
constexpr auto kLenses = "lenses";
/// Where copies arrive: in the new folder, on the same disk, so that they can be moved into place.
constexpr auto kIncoming = ".incoming";

/// Names the folder that the user chose, on its only line.
std::optional<fs::path> choiceFile() {
    const auto config = xdgFolder("XDG_CONFIG_HOME", ".config");
    return config ? std::optional(*config / "pocketmars" / "data_folder") : std::nullopt;
}

std::optional<fs::path> chosenFolder() {
    const auto choice = choiceFile();
    if (!choice) {
        return std::nullopt;
    }
    std::ifstream file(*choice);
    std::string line;
    std::getline(file, line);
    const fs::path folder(line);
    return folder.is_absolute() ? std::optional(folder) : std::nullopt;
}

bool holdsData(const fs::path& folder) {
    std::error_code failed;
    const auto all = {kHistory, kProfiles, kLenses};
    return std::any_of(all.begin(), all.end(),
                       [&](const char* name) { return fs::exists(folder / name, failed); });
}

bool isWithin(const fs::path& inner, const fs::path& outer) {
    std::error_code failed;
    const auto a = fs::weakly_canonical(inner, failed);
    const auto b = fs::weakly_canonical(outer, failed);
    return std::mismatch(b.begin(), b.end(), a.begin(), a.end()).first == b.end();
}

/// Copies all that lies in a folder, and shows it there only when it is whole.
std::error_code copyAll(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    const auto incoming = to / kIncoming;
    fs::remove_all(incoming, failed);
    fs::copy(from, incoming, fs::copy_options::recursive, failed);
    for (fs::directory_iterator entry(incoming, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        fs::rename(entry->path(), to / entry->path().filename(), failed);
        if (failed) {
            break;
        }
    }
    std::error_code ignored;
    fs::remove_all(incoming, ignored);
    return failed;
}

tl::unexpected<SessionError> cannotUse(const fs::path& folder, const std::error_code& why) {
    return tl::unexpected(
        SessionError{//: %1 a folder, %2 the system's words for what went wrong
                     phrase("DataFolder", "%1 can't hold your data (%2): choose another folder")
                         .with(folder.string(), why.message())});
}

} // namespace

tl::expected<fs::path, SessionError> usualDataFolder() {
    if (const auto data = xdgFolder("XDG_DATA_HOME", ".local/share")) {
        return *data / "pocketmars";
    }
    return tl::unexpected(SessionError{
        phrase("DataFolder",
               "no place for your data: set HOME or XDG_DATA_HOME to a folder that you may write "
               "to")});
}

tl::expected<fs::path, SessionError> dataFolder() {
    const auto chosen = chosenFolder();
    if (!chosen) {
        return usualDataFolder();
    }
    std::error_code failed;
    if (!fs::is_directory(*chosen, failed)) {
        return tl::unexpected(SessionError{
            //: %1 a folder, %2 a file
            phrase("DataFolder",
                   "the data folder %1 is not there: bring its disk back, or remove %2 to use the "
                   "usual folder")
                .with(chosen->string(), choiceFile()->string())});
    }
    return *chosen;
}

tl::expected<void, SessionError> chooseDataFolder(const fs::path& folder) {
    const auto now = dataFolder();
    const auto usual = usualDataFolder();
    const auto choice = choiceFile();
    if (!now || !usual || !choice) {
        return tl::unexpected(now ? usual.error() : now.error());
    }
    std::error_code failed;
    auto to = folder;
    if (fs::exists(to, failed) && !fs::is_empty(to, failed) && !holdsData(to) && to != *usual) {
        to /= "pocketmars";
    }
    if (isWithin(to, *now) && !isWithin(*now, to)) {
        return tl::unexpected(SessionError{
            //: %1, %2 folders
            phrase("DataFolder", "%1 lies within the data folder %2: choose one outside of it")
                .with(to.string(), now->string())});
    }
    fs::create_directories(to, failed);
    if (failed) {
        return cannotUse(to, failed);
    }
    if (fs::equivalent(to, *now, failed)) {
        return {};
    }
    if (!holdsData(to) && holdsData(*now)) {
        if (fs::exists(*now / kHistory, failed) && db::isInUse(*now / kHistory)) {
            return tl::unexpected(SessionError{phrase(
                "DataFolder", "another Pocket Mars Table has your games open, in a window or "
                              "a terminal: close it, then choose the folder again")});
        }
        if (const auto broken = copyAll(*now, to)) {
            return cannotUse(to, broken);
        }
    }
    if (to == *usual) {
        fs::remove(*choice, failed);
    } else {
        fs::create_directories(choice->parent_path(), failed);
        auto written = writeWhole(*choice, [&to](const fs::path& file) {
            return calibration::writeText(file, to.string() + '\n');
        });
        if (!written) {
            return written;
        }
    }
    logInfo("the data folder is " + to.string());
    return {};
}

tl::expected<fs::path, SessionError> profilesFolder() {
    return dataFolder().map([](const fs::path& data) { return data / kProfiles; });
}

tl::expected<fs::path, SessionError> historyFile() {
    return dataFolder().map([](const fs::path& data) { return data / kHistory; });
}

tl::expected<fs::path, SessionError> phonesFile() {
    return dataFolder().map([](const fs::path& data) { return data / "phones.json"; });
}

tl::expected<fs::path, SessionError> phoneCertificateFile() {
    return dataFolder().map([](const fs::path& data) { return data / "phone_certificate.pem"; });
}

tl::expected<fs::path, SessionError> lensesFolder() {
    return dataFolder().map([](const fs::path& data) { return data / kLenses; });
}

} // namespace pocketmars::session
