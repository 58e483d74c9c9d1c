#include "app/phone/tls/certificate.h"

#include "tests/calibration/test_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace pocketmars::phone {
namespace {

namespace fs = std::filesystem;

class CertificateTest : public testing::Test {
protected:
    [[nodiscard]] Certificate kept(std::chrono::hours later = {}) const {
        auto out = keptCertificate(file, std::chrono::system_clock::now() + later);
        EXPECT_TRUE(out) << out.error().message;
        return out.value_or(Certificate());
    }

    calibration::test::TestFolder folder;
    fs::path file = folder.path() / "data" / "certificate.pem";
};

TEST_F(CertificateTest, IsMadeOnceAndOnlyItsOwnerReadsIt) {
    const auto made = kept();
    EXPECT_EQ(made.fingerprint.size(), 95U);
    EXPECT_EQ(std::count(made.fingerprint.begin(), made.fingerprint.end(), ':'), 31);
    const auto mine = fs::perms::owner_read | fs::perms::owner_write;
    EXPECT_EQ(fs::status(file).permissions(), mine);
    EXPECT_EQ(std::distance(fs::directory_iterator(file.parent_path()), {}), 1);
    fs::permissions(file, fs::perms::all);
    EXPECT_EQ(kept().fingerprint, made.fingerprint);
    EXPECT_EQ(fs::status(file).permissions(), mine) << "as after a copy by hand";
}

TEST_F(CertificateTest, IsMadeAnewBeforeItEnds) {
    const auto made = kept();
    EXPECT_EQ(kept(std::chrono::hours(24 * 760)).fingerprint, made.fingerprint);
    EXPECT_NE(kept(std::chrono::hours(24 * 775)).fingerprint, made.fingerprint);
}

TEST_F(CertificateTest, ADamagedOneIsMadeAnew) {
    const auto made = kept();
    const auto size = fs::file_size(file);
    for (const auto left : {std::uintmax_t(0), size / 2, size - 60}) {
        fs::resize_file(file, left);
        const auto again = kept();
        EXPECT_NE(again.fingerprint, made.fingerprint);
        EXPECT_EQ(kept().fingerprint, again.fingerprint);
    }
    // Another's key does not fit.
    const auto second = keptCertificate(folder.path() / "second.pem").value();
    std::ofstream(file) << made.text << second.key;
    EXPECT_NE(kept().fingerprint, made.fingerprint);
}

TEST_F(CertificateTest, SaysWhereItCanNotBeKept) {
    std::ofstream(folder.path() / "data") << "a file in its way";
    const auto none = keptCertificate(file);
    ASSERT_FALSE(none);
    EXPECT_NE(none.error().message, "");
}

} // namespace
} // namespace pocketmars::phone
