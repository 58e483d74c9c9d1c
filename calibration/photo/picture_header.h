#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace pocketmars::calibration {

enum class PictureFormat { Jpeg, Png, WebP, Bmp };

/// What a picture file says of itself, read without decoding it.
struct PictureHeader {
    PictureFormat format;
    std::int64_t width = 0;  ///< px as stored, before any EXIF rotation
    std::int64_t height = 0; ///< px as stored

    [[nodiscard]] double megapixels() const {
        return static_cast<double>(width) * static_cast<double>(height) / 1e6;
    }
};

/// Reads the header of a JPEG, PNG, WebP or BMP file.
/// Sources: ITU T.81 B.2.2 (frame header), PNG 11.2.2 (IHDR), the WebP container specification and
/// the BITMAPINFOHEADER of Windows.
/// @return nothing if it is none of these, or ends before it says its size
[[nodiscard]] std::optional<PictureHeader> readPictureHeader(std::span<const std::uint8_t> file);

/// The file begins like one of the formats above, whether or not a size can be read.
[[nodiscard]] std::optional<PictureFormat> pictureFormat(std::span<const std::uint8_t> file);

/// False if the file breaks off before its end mark or, of a PNG, has a checksum wrong. Decoders
/// fill the lost part of such a picture with grey and call it a success.
[[nodiscard]] bool isComplete(std::span<const std::uint8_t> file, PictureFormat format);

/// The data of the first chunk of this name (four letters); empty if there is none.
[[nodiscard]] std::span<const std::uint8_t> pngChunk(std::span<const std::uint8_t> file,
                                                     std::string_view name);
[[nodiscard]] std::span<const std::uint8_t> webpChunk(std::span<const std::uint8_t> file,
                                                      std::string_view name);

} // namespace pocketmars::calibration
