#include "calibration/photo/picture_header.h"

#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace pocketmars::calibration {
namespace {

using Bytes = std::span<const std::uint8_t>;

std::int64_t bigEndian(Bytes file, std::size_t at, int bytes) {
    std::int64_t value = 0;
    for (int i = 0; i < bytes; ++i) {
        value = value * 256 + file[at + static_cast<std::size_t>(i)];
    }
    return value;
}

std::int64_t littleEndian(Bytes file, std::size_t at, int bytes) {
    std::int64_t value = 0;
    for (int i = bytes - 1; i >= 0; --i) {
        value = value * 256 + file[at + static_cast<std::size_t>(i)];
    }
    return value;
}

bool has(Bytes file, std::size_t at, std::string_view text) {
    return file.size() >= at + text.size() &&
           std::memcmp(file.data() + at, text.data(), text.size()) == 0;
}

constexpr std::string_view kPngMark = "\x89PNG\r\n\x1a\n";

/// The marker codes of T.81, table B.1.
namespace jpeg {
constexpr int kEndOfImage = 0xD9;
constexpr int kStartOfScan = 0xDA;

/// Markers that stand alone, without a length.
bool standsAlone(int marker) { return marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8); }

/// SOF0 .. SOF15, but for the three codes among them that mean something else (DHT, JPG, DAC).
bool isFrame(int marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}
} // namespace jpeg

/// Walks the markers of a JPEG.
/// @param visit  is told each marker and where its length field lies; false ends the walk
/// @return true if visit ended the walk, false if the file broke off before
template <class Visit> bool walkJpeg(Bytes file, Visit visit) {
    std::size_t at = 0;
    bool inScan = false;
    while (at + 1 < file.size()) {
        if (file[at] != 0xFF) {
            if (!inScan) {
                return false;
            }
            const auto* next = static_cast<const std::uint8_t*>(
                std::memchr(file.data() + at, 0xFF, file.size() - at));
            if (next == nullptr) {
                return false;
            }
            at = static_cast<std::size_t>(next - file.data());
            continue;
        }
        const int marker = file[at + 1];
        if (marker == 0xFF) { // fill bytes may stand before any marker
            ++at;
            continue;
        }
        if (marker == 0x00 || jpeg::standsAlone(marker)) { // 00: an FF of the scan's data
            at += 2;
            continue;
        }
        inScan = marker == jpeg::kStartOfScan;
        if (!visit(marker, at + 2)) {
            return true;
        }
        if (at + 4 > file.size()) {
            return false;
        }
        at += 2 + static_cast<std::size_t>(bigEndian(file, at + 2, 2));
    }
    return false;
}

std::optional<PictureHeader> jpegHeader(Bytes file) {
    std::optional<PictureHeader> header;
    walkJpeg(file, [&](int marker, std::size_t at) {
        if (jpeg::isFrame(marker) && at + 7 <= file.size()) {
            header = PictureHeader{PictureFormat::Jpeg, bigEndian(file, at + 5, 2),
                                   bigEndian(file, at + 3, 2)};
        }
        return !jpeg::isFrame(marker) && marker != jpeg::kEndOfImage;
    });
    return header;
}

std::optional<PictureHeader> pngHeader(Bytes file) {
    if (file.size() < 24 || !has(file, 12, "IHDR")) {
        return std::nullopt;
    }
    return PictureHeader{PictureFormat::Png, bigEndian(file, 16, 4), bigEndian(file, 20, 4)};
}

std::optional<PictureHeader> webpHeader(Bytes file) {
    if (file.size() < 30) {
        return std::nullopt;
    }
    if (has(file, 12, "VP8X")) {
        return PictureHeader{PictureFormat::WebP, littleEndian(file, 24, 3) + 1,
                             littleEndian(file, 27, 3) + 1};
    }
    if (has(file, 12, "VP8L")) {
        const auto bits = littleEndian(file, 21, 4);
        return PictureHeader{PictureFormat::WebP, (bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1};
    }
    if (has(file, 12, "VP8 ")) {
        return PictureHeader{PictureFormat::WebP, littleEndian(file, 26, 2) & 0x3FFF,
                             littleEndian(file, 28, 2) & 0x3FFF};
    }
    return std::nullopt;
}

std::optional<PictureHeader> bmpHeader(Bytes file) {
    if (file.size() < 26) {
        return std::nullopt;
    }
    // A negative height means that the rows run from the top.
    const auto rows = static_cast<std::int32_t>(littleEndian(file, 22, 4));
    const std::int64_t height = rows;
    return PictureHeader{PictureFormat::Bmp, littleEndian(file, 18, 4),
                         height < 0 ? -height : height};
}

/// As PNG's annex D has it.
std::uint32_t checksum(Bytes bytes) {
    return static_cast<std::uint32_t>(::crc32_z(0, bytes.data(), bytes.size()));
}

/// Every chunk is there and has its checksum right: libpng reports damage on standard error.
bool pngIsWhole(Bytes file) {
    std::size_t at = kPngMark.size();
    while (at + 12 <= file.size()) {
        const auto length = static_cast<std::size_t>(bigEndian(file, at, 4));
        if (length > file.size() - at - 12 ||
            checksum(file.subspan(at + 4, length + 4)) != bigEndian(file, at + 8 + length, 4)) {
            return false;
        }
        if (has(file, at + 4, "IEND")) {
            return true;
        }
        at += 12 + length;
    }
    return false;
}

} // namespace

std::optional<PictureFormat> pictureFormat(Bytes file) {
    if (has(file, 0, "\xFF\xD8\xFF")) {
        return PictureFormat::Jpeg;
    }
    if (has(file, 0, kPngMark)) {
        return PictureFormat::Png;
    }
    if (has(file, 0, "RIFF") && has(file, 8, "WEBP")) {
        return PictureFormat::WebP;
    }
    if (has(file, 0, "BM")) {
        return PictureFormat::Bmp;
    }
    return std::nullopt;
}

std::optional<PictureHeader> readPictureHeader(Bytes file) {
    const auto format = pictureFormat(file);
    if (!format) {
        return std::nullopt;
    }
    switch (*format) {
    case PictureFormat::Jpeg:
        return jpegHeader(file);
    case PictureFormat::Png:
        return pngHeader(file);
    case PictureFormat::WebP:
        return webpHeader(file);
    case PictureFormat::Bmp:
        return bmpHeader(file);
    }
    return std::nullopt;
}

bool isComplete(Bytes file, PictureFormat format) {
    switch (format) {
    case PictureFormat::Jpeg:
        return walkJpeg(file, [](int marker, std::size_t) { return marker != jpeg::kEndOfImage; });
    case PictureFormat::Png:
        return pngIsWhole(file);
    case PictureFormat::WebP:
        return file.size() >= 8 &&
               static_cast<std::int64_t>(file.size()) >= littleEndian(file, 4, 4) + 8;
    case PictureFormat::Bmp:
        return file.size() >= 6 &&
               static_cast<std::int64_t>(file.size()) >= littleEndian(file, 2, 4);
    }
    return false;
}

Bytes pngChunk(Bytes file, std::string_view name) {
    std::size_t at = kPngMark.size();
    while (at + 12 <= file.size()) {
        const auto length = static_cast<std::size_t>(bigEndian(file, at, 4));
        if (length > file.size() - at - 12) {
            break;
        }
        if (has(file, at + 4, name)) {
            return file.subspan(at + 8, length);
        }
        at += 12 + length;
    }
    return {};
}

Bytes webpChunk(Bytes file, std::string_view name) {
    std::size_t at = 12; // behind RIFF, its size and WEBP
    while (at + 8 <= file.size()) {
        const auto length = static_cast<std::size_t>(littleEndian(file, at + 4, 4));
        if (length > file.size() - at - 8) {
            break;
        }
        if (has(file, at, name)) {
            return file.subspan(at + 8, length);
        }
        at += 8 + length + length % 2;
    }
    return {};
}

} // namespace pocketmars::calibration
