#include "calibration/photo/photo.h"

#include "calibration/photo/picture_header.h"
#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

#include <array>

namespace pocketmars::calibration {
namespace {

using test::TestFolder;

/// Wide, with a white left edge, to tell which way it is turned.
cv::Mat striped(cv::Size size) {
    cv::Mat picture(size, CV_8UC3, cv::Scalar(40, 40, 40));
    picture.colRange(0, size.width / 10).setTo(cv::Scalar::all(255));
    return picture;
}

std::vector<std::uint8_t> encoded(const cv::Mat& picture, const char* ending) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(ending, picture, bytes);
    return bytes;
}

/// A JPEG with an EXIF block that says how to turn it (TIFF 6.0, tag 0x0112).
std::vector<std::uint8_t> withOrientation(std::vector<std::uint8_t> jpeg, std::uint8_t how) {
    const std::array<std::uint8_t, 36> exif{0xFF, 0xE1, 0, 34, 'E', 'x', 'i', 'f', 0, 0,  'M', 'M',
                                            0,    42,   0, 0,  0,   8,   0,   1,   1, 18, 0,   3,
                                            0,    0,    0, 1,  0,   how, 0,   0,   0, 0,  0,   0};
    jpeg.insert(jpeg.begin() + 2, exif.begin(), exif.end());
    return jpeg;
}

TEST(LoadPhoto, ReadsJpegPngWebpAndBmp) {
    const TestFolder folder;
    for (const auto* ending : {".jpg", ".png", ".webp", ".bmp"}) {
        const auto file =
            folder.write("photo" + std::string(ending), encoded(striped({200, 100}), ending));
        const auto photo = loadPhoto(file);
        ASSERT_TRUE(photo) << ending;
        EXPECT_EQ(photo->image.size(), cv::Size(200, 100)) << ending;
        EXPECT_EQ(photo->image.type(), CV_8UC3) << ending;
        EXPECT_EQ(photo->scale, 1.0) << ending;
    }
}

TEST(LoadPhoto, ReadsALargePhotoSmaller) {
    const TestFolder folder;
    for (const auto* ending : {".jpg", ".png"}) {
        const auto file =
            folder.write("photo" + std::string(ending), encoded(striped({3000, 1500}), ending));
        const auto photo = loadPhoto(file, 600);
        ASSERT_TRUE(photo) << ending;
        EXPECT_EQ(photo->image.size(), cv::Size(600, 300)) << ending;
        EXPECT_DOUBLE_EQ(photo->scale, 0.2) << ending;
        EXPECT_GT(photo->image.at<cv::Vec3b>(150, 30)[0], 240) << ending;
        EXPECT_LT(photo->image.at<cv::Vec3b>(150, 90)[0], 60) << ending;
    }
}

TEST(LoadPhoto, ReadsA108MegapixelPhoto) {
    const TestFolder folder;
    const auto file =
        folder.write("photo.jpg", encoded(cv::Mat(9000, 12000, CV_8UC1, cv::Scalar(90)), ".jpg"));
    const auto photo = loadPhoto(file);
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->image.size(), cv::Size(2400, 1800));
    EXPECT_DOUBLE_EQ(photo->scale, 0.2);
}

TEST(LoadPhoto, TurnsAPhotoAsItsExifSays) {
    const TestFolder folder;
    // 6: the camera was held upright, the left edge of what is stored is on top when shown.
    const auto file =
        folder.write("photo.jpg", withOrientation(encoded(striped({1600, 800}), ".jpg"), 6));
    const auto photo = loadPhoto(file, 400);
    ASSERT_TRUE(photo);
    EXPECT_EQ(photo->image.size(), cv::Size(200, 400));
    EXPECT_DOUBLE_EQ(photo->scale, 0.25);
    EXPECT_GT(photo->image.at<cv::Vec3b>(10, 100)[0], 240);
    EXPECT_LT(photo->image.at<cv::Vec3b>(300, 100)[0], 60);
}

TEST(LoadPhoto, ShowsAPhotoStoredInAnyOfTheEightWaysAsOthersDo) {
    cv::Mat picture = striped({200, 100});
    picture.rowRange(0, 20).setTo(cv::Scalar(0, 0, 200));
    for (const auto how : {1, 2, 3, 4, 5, 6, 7, 8, 0, 9}) {
        const auto jpeg = withOrientation(encoded(picture, ".jpg"), static_cast<std::uint8_t>(how));
        const auto photo = decodePhoto(jpeg);
        ASSERT_TRUE(photo) << how;
        const cv::Mat other = cv::imdecode(jpeg, cv::IMREAD_COLOR);
        ASSERT_EQ(photo->image.size(), other.size()) << how;
        EXPECT_EQ(cv::norm(photo->image, other, cv::NORM_INF), 0.0) << how;
    }
}

TEST(LoadPhoto, ReadsGreyPhotosAndThoseOfPrinters) {
    const cv::Mat grey(100, 200, CV_8UC1, cv::Scalar(90));
    for (const auto* ending : {".jpg", ".png"}) {
        const auto photo = decodePhoto(encoded(grey, ending));
        ASSERT_TRUE(photo) << ending;
        EXPECT_EQ(photo->image.at<cv::Vec3b>(50, 100), cv::Vec3b(90, 90, 90)) << ending;
    }
    // Four inks, as `convert -colorspace CMYK` stores them: an orange.
    const auto photo = loadPhoto(POCKETMARS_TEST_DATA "/calibration/four-inks.jpg");
    ASSERT_TRUE(photo);
    const auto orange = photo->image.at<cv::Vec3b>(40, 40);
    EXPECT_NEAR(orange[0], 30, 12);
    EXPECT_NEAR(orange[1], 140, 12);
    EXPECT_NEAR(orange[2], 230, 12);
}

TEST(LoadPhoto, SaysWhatIsWrong) {
    const TestFolder folder;
    const auto jpeg = encoded(striped({400, 300}), ".jpg");
    const auto png = encoded(striped({400, 300}), ".png");
    const auto half = [](std::vector<std::uint8_t> bytes) {
        bytes.resize(bytes.size() / 2);
        return bytes;
    };
    const auto error = [&](const std::string& name, const std::vector<std::uint8_t>& bytes) {
        const auto photo = loadPhoto(folder.write(name, bytes));
        EXPECT_FALSE(photo) << name;
        return photo ? PhotoError::NotFound : photo.error();
    };
    EXPECT_EQ(error("cut.jpg", half(jpeg)), PhotoError::Damaged);
    EXPECT_EQ(error("cut.png", half(png)), PhotoError::Damaged);
    EXPECT_EQ(error("begun.jpg", {0xFF, 0xD8, 0xFF}), PhotoError::Damaged);
    EXPECT_EQ(error("text.jpg", {'h', 'e', 'l', 'l', 'o'}), PhotoError::NotAPicture);
    EXPECT_EQ(error("empty.jpg", {}), PhotoError::NotAPicture);
    EXPECT_EQ(error("dot.png", encoded(striped({1, 1}), ".png")), PhotoError::TooSmall);
    EXPECT_EQ(error("strip.png", encoded(striped({6400, 64}), ".png")), PhotoError::TooNarrow);
    EXPECT_EQ(error("post.png", encoded(striped({64, 6400}), ".png")), PhotoError::TooNarrow);
    EXPECT_EQ(loadPhoto(folder.path() / "none.jpg").error(), PhotoError::NotFound);
    EXPECT_EQ(loadPhoto(folder.path()).error(), PhotoError::Folder);
}

TEST(LoadPhoto, FindsDamageInAPngWithoutAWordOfTheLibrary) {
    const TestFolder folder;
    auto png = encoded(striped({200, 100}), ".png");
    png[png.size() / 2] ^= 0xFF;
    const auto file = folder.write("photo.png", png);
    testing::internal::CaptureStderr();
    const auto photo = loadPhoto(file);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    ASSERT_FALSE(photo);
    EXPECT_EQ(photo.error(), PhotoError::Damaged);
}

TEST(LoadPhoto, RefusesAGiantBeforeDecodingIt) {
    const TestFolder folder;
    auto png = encoded(striped({400, 300}), ".png");
    // IHDR: 20000 x 20000 px; the data would never decode to that.
    const std::array<std::uint8_t, 8> size{0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20};
    std::copy(size.begin(), size.end(), png.begin() + 16);
    EXPECT_EQ(loadPhoto(folder.write("giant.png", png)).error(), PhotoError::TooLarge);
}

TEST(LoadPhoto, HasASentenceForEveryError) {
    for (const auto error :
         {PhotoError::NotFound, PhotoError::Folder, PhotoError::NotAPicture, PhotoError::Damaged,
          PhotoError::TooLarge, PhotoError::TooSmall, PhotoError::TooNarrow}) {
        EXPECT_FALSE(describe(error).empty());
        EXPECT_EQ(describe(error).find('\n'), std::string_view::npos);
    }
}

TEST(PictureHeader, FindsTheEndOfAJpegWithAThumbnail) {
    const auto thumbnail = encoded(striped({80, 60}), ".jpg");
    auto jpeg = encoded(striped({400, 300}), ".jpg");
    // An application segment that holds a whole JPEG, end mark and all.
    std::vector<std::uint8_t> segment{0xFF, 0xE2,
                                      static_cast<std::uint8_t>((thumbnail.size() + 2) >> 8U),
                                      static_cast<std::uint8_t>((thumbnail.size() + 2) & 0xFFU)};
    segment.insert(segment.end(), thumbnail.begin(), thumbnail.end());
    jpeg.insert(jpeg.begin() + 2, segment.begin(), segment.end());
    EXPECT_EQ(readPictureHeader(jpeg)->width, 400);
    EXPECT_TRUE(isComplete(jpeg, PictureFormat::Jpeg));
    jpeg.resize(jpeg.size() - 200);
    EXPECT_FALSE(isComplete(jpeg, PictureFormat::Jpeg));
}

} // namespace
} // namespace pocketmars::calibration
