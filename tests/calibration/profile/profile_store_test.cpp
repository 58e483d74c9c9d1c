#include "calibration/profile/profile_store.h"

#include "tests/calibration/small_profile.h"
#include "tests/calibration/support/interrupted_calls.h"
#include "tests/calibration/test_folder.h"
#include "tests/ordinary_user.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;
using test::smallProfile;
using test::TestFolder;

/// Everything in a folder, hidden files too.
std::vector<std::string> entries(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

TEST(ProfileStore, ListsNothingWhereNothingIs) {
    const TestFolder folder;
    EXPECT_TRUE(ProfileStore(folder.path()).list().empty());
    EXPECT_TRUE(ProfileStore(folder.path() / "none").list().empty());
}

TEST(ProfileStore, KeepsProfilesByName) {
    const TestFolder folder;
    const ProfileStore store(folder.path() / "made" / "when needed");
    for (const auto* name : {"second", "first"}) {
        const auto saved = store.save(smallProfile(name));
        ASSERT_TRUE(saved) << saved.error().message;
    }
    EXPECT_EQ(store.list(), (std::vector<std::string>{"first", "second"}));
    const auto loaded = store.load("first");
    ASSERT_TRUE(loaded) << loaded.error().message;
    EXPECT_EQ(loaded->name, "first");
    EXPECT_EQ(loaded->faces.size(), smallProfile("").faces.size());
    ASSERT_TRUE(store.remove("first"));
    EXPECT_EQ(store.list(), (std::vector<std::string>{"second"}));
    EXPECT_EQ(entries(folder.path() / "made" / "when needed"),
              (std::vector<std::string>{"second"}));
}

TEST(ProfileStore, WhoLoadedAProfileNeedsItsFolderNoMore) {
    const TestFolder folder;
    const ProfileStore store(folder.path() / "profiles");
    ASSERT_TRUE(store.save(smallProfile("small")));
    const auto loaded = store.load("small");
    ASSERT_TRUE(loaded);
    fs::remove_all(folder.path() / "profiles"); // in use
    EXPECT_TRUE(store.list().empty());
    const auto gone = store.load("small");
    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().message.find('\n'), std::string::npos);
    EXPECT_FALSE(store.remove("small"));
    ASSERT_TRUE(store.save(*loaded)) << "nothing of it was only there";
    const auto again = store.load("small");
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_EQ(again->faces.size(), loaded->faces.size());
    for (std::size_t i = 0; i < again->faces.size(); ++i) {
        EXPECT_EQ(cv::norm(again->faces[i].image, loaded->faces[i].image, cv::NORM_INF), 0.0) << i;
    }
}

TEST(ProfileStore, TakesANewProfileInPlaceOfTheOld) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    ASSERT_TRUE(store.save(smallProfile("table")));
    auto fewer = smallProfile("table");
    fewer.faces.resize(2);
    ASSERT_TRUE(store.save(fewer));
    EXPECT_EQ(store.load("table")->faces.size(), 2U);
    EXPECT_FALSE(fs::exists(folder.path() / "table" / "earth.png")) << "left over from the old";
    EXPECT_EQ(entries(folder.path()), (std::vector<std::string>{"table"}));
}

TEST(ProfileStore, TakesNamesThatAFolderCanHave) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    for (const auto& name :
         std::vector<std::string>{"two words", "Мой стол ★", "it's 100 % \"mine\"", "-v", "a.b",
                                  std::string(100, 'x')}) {
        const auto saved = store.save(smallProfile(name));
        ASSERT_TRUE(saved) << saved.error().message;
        const auto loaded = store.load(name);
        ASSERT_TRUE(loaded) << loaded.error().message;
        EXPECT_EQ(loaded->name, name);
        EXPECT_EQ(store.list(), (std::vector<std::string>{name}));
        EXPECT_TRUE(store.remove(name)) << name;
    }
}

TEST(ProfileStore, RefusesNamesThatLeadOutOfItsFolder) {
    const TestFolder folder;
    const auto inner = folder.path() / "profiles";
    const ProfileStore store(inner);
    ASSERT_TRUE(store.save(smallProfile("good")));
    ASSERT_TRUE(ProfileStore(folder.path()).save(smallProfile("outside")));
    for (const auto& name :
         std::vector<std::string>{"", ".", "..", "../outside", "good/", "a/b", "a\\b", ".hidden",
                                  "new\nline", std::string(101, 'x')}) {
        const auto saved = store.save(smallProfile(name));
        ASSERT_FALSE(saved) << name;
        EXPECT_NE(saved.error().message.find("give it a"), std::string::npos) << name;
        EXPECT_FALSE(store.load(name)) << name;
        EXPECT_FALSE(store.remove(name)) << name;
    }
    EXPECT_EQ(entries(inner), (std::vector<std::string>{"good"}));
    EXPECT_TRUE(ProfileStore(folder.path()).load("outside"));
}

TEST(ProfileStore, SaysWhichProfilesThereAre) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    EXPECT_EQ(store.load("mine").error().message,
              "there is no profile called \"mine\"; learn one from photos of your cards");
    ASSERT_TRUE(store.save(smallProfile("b")));
    ASSERT_TRUE(store.save(smallProfile("a")));
    EXPECT_EQ(store.load("mine").error().message,
              "there is no profile called \"mine\"; there are: a, b");
    EXPECT_EQ(store.remove("mine").error().message,
              "there is no profile called \"mine\"; there are: a, b");
}

TEST(ProfileStore, DoesNotListWhatWasNeverFinished) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    ASSERT_TRUE(store.save(smallProfile("whole")));
    // A program that was killed while saving leaves such a folder.
    fs::copy(folder.path() / "whole", folder.path() / ".whole.123.new");
    fs::create_directory(folder.path() / "empty");
    folder.write("a file", "no profile");
    EXPECT_EQ(store.list(), (std::vector<std::string>{"whole"}));
    EXPECT_FALSE(store.remove("empty"));
    EXPECT_FALSE(store.remove("a file"));
    EXPECT_TRUE(fs::exists(folder.path() / "a file"));
}

TEST(ProfileStore, SaysWhatIsBrokenAndWhatToDo) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    ASSERT_TRUE(store.save(smallProfile("table")));
    fs::remove(folder.path() / "table" / "G5.png");
    EXPECT_EQ(store.load("table").error().message,
              "the profile in " + (folder.path() / "table").string() +
                  " is broken: G5.png is missing or damaged; learn it again");
    EXPECT_EQ(store.list(), (std::vector<std::string>{"table"})) << "it can be removed by name";
    EXPECT_TRUE(store.remove("table"));
}

TEST(ProfileStore, KeepsTheOldProfileIfTheNewCannotBeWritten) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    ASSERT_TRUE(store.save(smallProfile("table")));
    auto broken = smallProfile("table");
    broken.faces.back().image = cv::Mat(); // no encoder takes it
    EXPECT_FALSE(store.save(broken));
    EXPECT_EQ(store.load("table")->faces.size(), broken.faces.size());
    EXPECT_EQ(entries(folder.path()), (std::vector<std::string>{"table"}));
}

/// Saves in a program of its own, which ends before a call that puts something into place.
/// @return its exit code
int saveUntil(int call, const ProfileStore& store, const Profile& profile) {
    const auto child = ::fork();
    if (child == 0) {
        test::interruptAt(call);
        ::_exit(store.save(profile) ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WEXITSTATUS(status);
}

void expectAWholeProfileWheneverKilled() {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    auto profile = smallProfile("table");
    ASSERT_TRUE(store.save(profile));
    const auto all = profile.faces.size();
    int call = 1;
    for (auto code = test::kKilled; code == test::kKilled; ++call) {
        const auto before = store.load("table")->faces.size();
        profile = smallProfile("table");
        profile.faces.resize(before == all ? 2 : all);
        code = saveUntil(call, store, profile);
        ASSERT_TRUE(code == test::kKilled || code == 0) << code;
        EXPECT_EQ(store.list(), (std::vector<std::string>{"table"})) << "killed at call " << call;
        const auto found = store.load("table");
        ASSERT_TRUE(found) << "killed at call " << call << ": " << found.error().message;
        EXPECT_TRUE(found->faces.size() == before || found->faces.size() == profile.faces.size());
        EXPECT_TRUE(code != 0 || found->faces.size() == profile.faces.size());
    }
    EXPECT_GT(call, 4) << "files, folders and their names are each put on the disk";
}

TEST(ProfileStore, HasTheOldOrTheNewProfileWheneverItIsKilled) {
    expectAWholeProfileWheneverKilled();
}

TEST(ProfileStore, HasTheOldOrTheNewProfileWhereFoldersCannotBeExchanged) {
    test::refuseExchange(true);
    expectAWholeProfileWheneverKilled();
    test::refuseExchange(false);
}

TEST(ProfileStore, SaysThatItsFolderCannotBeMade) {
    const TestFolder folder;
    folder.write("file", "in the way");
    const auto saved =
        ProfileStore(folder.path() / "file" / "profiles").save(smallProfile("table"));
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().message,
              "cannot save the profile in " + (folder.path() / "file" / "profiles").string() +
                  ": Not a directory; make the folder writable or free some space");
}

TEST(ProfileStore, TellsBeforehandWhetherAProfileCouldBeSaved) {
    const TestFolder folder;
    const ProfileStore store(folder.path() / "profiles");
    ASSERT_TRUE(store.prepare("table"));
    EXPECT_TRUE(store.list().empty());
    EXPECT_TRUE(entries(folder.path() / "profiles").empty());
    ASSERT_TRUE(store.save(smallProfile("table")));
    ASSERT_TRUE(store.prepare("table"));
    EXPECT_TRUE(store.load("table")) << "the one that would be replaced is still there";
    EXPECT_FALSE(store.prepare("../table"));
    folder.write("file", "in the way");
    EXPECT_FALSE(ProfileStore(folder.path() / "file" / "profiles").prepare("table"));
}

TEST(ProfileStore, LeavesAReadOnlyFolderAsItIs) {
    const TestFolder folder;
    const ProfileStore store(folder.path());
    ASSERT_TRUE(store.save(smallProfile("table")));
    fs::permissions(folder.path(), static_cast<fs::perms>(0555));
    {
        const pocketmars::test::OrdinaryUser user;
        const auto saved = store.save(smallProfile("other"));
        ASSERT_FALSE(saved);
        EXPECT_NE(saved.error().message.find("make the folder writable"), std::string::npos);
        EXPECT_EQ(store.prepare("other").error().message, saved.error().message);
        EXPECT_FALSE(store.remove("table"));
        EXPECT_TRUE(store.load("table"));
    }
    EXPECT_EQ(entries(folder.path()), (std::vector<std::string>{"table"}));
}

} // namespace
} // namespace pocketmars::calibration
