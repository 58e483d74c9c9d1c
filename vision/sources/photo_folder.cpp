#include "vision/sources/photo_folder.h"

#include "calibration/photo/photo.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <system_error>
#include <utility>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> kEndings{".jpg", ".jpeg", ".png", ".webp", ".bmp"};

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

bool isNamedLikeAPhoto(const fs::path& file) {
    auto ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

/// Takes the number that begins at a place, without its leading zeros.
std::string_view takeNumber(std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == '0') {
        ++at;
    }
    const auto begin = at;
    while (at < text.size() && isDigit(text[at])) {
        ++at;
    }
    return text.substr(begin, at - begin);
}

} // namespace

bool namedBefore(const std::string& a, const std::string& b) {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (isDigit(a[i]) && isDigit(b[j])) {
            const auto x = takeNumber(a, i);
            const auto y = takeNumber(b, j);
            if (x != y) {
                return x.size() != y.size() ? x.size() < y.size() : x < y;
            }
        } else if (a[i] != b[j]) {
            return a[i] < b[j];
        } else {
            ++i;
            ++j;
        }
    }
    const bool restOfA = i < a.size();
    const bool restOfB = j < b.size();
    return restOfA != restOfB ? restOfB : a < b; // `01` and `1`: some order, always the same
}

std::vector<fs::path> photosIn(const fs::path& folder) {
    std::vector<fs::path> photos;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code unreadable;
        if (isNamedLikeAPhoto(it->path()) && it->is_regular_file(unreadable)) {
            photos.push_back(it->path());
        }
    }
    std::sort(photos.begin(), photos.end(), [](const fs::path& a, const fs::path& b) {
        return namedBefore(a.filename().string(), b.filename().string());
    });
    return photos;
}

PhotoFolder::PhotoFolder(std::vector<fs::path> photos) : m_photos(std::move(photos)) {}

SourceReport PhotoFolder::next(std::chrono::milliseconds /*patience*/) {
    if (m_next == m_photos.size()) {
        return SourceEnded{};
    }
    const auto& file = m_photos[m_next];
    const auto seconds = static_cast<double>(m_next);
    ++m_next;
    auto name = file.filename().string();
    auto photo = calibration::loadPhoto(file);
    if (!photo) {
        return SourceTrouble{SourceTrouble::Kind::BadPhoto, std::move(name),
                             calibration::describe(photo.error())};
    }
    return Frame{std::move(photo->image), std::move(name), seconds, true};
}

} // namespace pocketmars::vision
