#include "tests/temp_folder.h"
#include "vision/cameras.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace pocketmars::vision {
namespace {

namespace fs = std::filesystem;

TEST(Cameras, AreListedByNumberWithoutTheirOtherDeviceFiles) {
    const test::TempFolder sysfs;
    const auto add = [&](const std::string& entry, const std::string& name, int index) {
        fs::create_directories(sysfs / entry);
        std::ofstream(sysfs / entry / "name") << name << '\n';
        std::ofstream(sysfs / entry / "index") << index << '\n';
    };
    add("video10", "HD Webcam", 0);
    add("video2", "Document camera", 0);
    add("video3", "Document camera", 1); // its metadata
    add("radio0", "A radio", 0);
    const auto cameras = listCameras(sysfs.path());
    ASSERT_EQ(cameras.size(), 2U);
    EXPECT_EQ(cameras[0].number, 2);
    EXPECT_EQ(cameras[0].device, "/dev/video2");
    EXPECT_EQ(cameras[0].name, "Document camera");
    EXPECT_EQ(cameras[1].number, 10);
}

TEST(Cameras, WithoutAnyTheListIsEmpty) {
    EXPECT_TRUE(listCameras("/nowhere/video4linux").empty());
}

} // namespace
} // namespace pocketmars::vision
