// A picture from a stranger reaches the library of its own format and no other. OpenCV's `imdecode`
// falls back to GDAL, which opens files and addresses that a picture names: this program stands in
// for GDAL's door and counts who knocks.

#include "calibration/photo/photo.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {
int timesGdalWasEntered = 0;
}

// The dynamic linker finds a program's own symbols before those of a library.
extern "C" void* GDALOpen(const char* /*file*/, int /*access*/) {
    ++timesGdalWasEntered;
    return nullptr;
}

namespace pocketmars::calibration {
namespace {

/// Begins like a picture that its own decoder declines; OpenCV takes the word at 140 for a dataset.
std::vector<std::uint8_t> disguised(std::string_view mark) {
    std::vector<std::uint8_t> bytes(400, 0);
    std::copy(mark.begin(), mark.end(), bytes.begin());
    constexpr std::string_view kDataset = "DTED";
    std::copy(kDataset.begin(), kDataset.end(), bytes.begin() + 140);
    return bytes;
}

constexpr std::string_view kWebP("RIFF\x88\x01\0\0WEBPVP8X\x01\0\0\0\0\0\0\0\xFF\0\0\xFF\0\0", 30);

TEST(StrangersPhoto, WouldReachGdalByOpenCvsDecoder) {
    timesGdalWasEntered = 0;
    EXPECT_TRUE(cv::imdecode(disguised(kWebP), cv::IMREAD_COLOR).empty());
    EXPECT_GT(timesGdalWasEntered, 0) << "then the tests below show nothing";
}

TEST(StrangersPhoto, NeverReachesGdal) {
    timesGdalWasEntered = 0;
    for (const auto mark :
         {kWebP, std::string_view("RIFF\x88\x01\0\0WEBPVP8 \x7C\x01\0\0", 20),
          std::string_view("RIFF\x88\x01\0\0WEBPVP8L\x7C\x01\0\0", 20),
          std::string_view("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0\x8\x2\0\0\0", 29),
          std::string_view("BM\x90\x01\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\0\1\0\0\0\1\0\0", 26),
          std::string_view("\xFF\xD8\xFF\xC0\0\x11\x8\1\0\1\0\3", 12),
          std::string_view("NITF02.10"),
          std::string_view("<VRTDataset rasterXSize=\"512\" rasterYSize=\"512\">")}) {
        EXPECT_FALSE(decodePhoto(disguised(mark))) << mark;
    }
    EXPECT_EQ(timesGdalWasEntered, 0);
}

} // namespace
} // namespace pocketmars::calibration
