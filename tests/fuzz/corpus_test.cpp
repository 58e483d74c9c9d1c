#include "tests/fuzz/target.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

namespace pocketmars::fuzz {
namespace {

namespace fs = std::filesystem;
using Buffer = std::vector<std::uint8_t>;

Buffer contents(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<fs::path> corpus(std::string_view name) {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::directory_iterator(fs::path(POCKETMARS_TEST_DATA) / "fuzz" / name)) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// A few bits turned, a piece doubled or cut out, or the end lost.
Buffer damaged(Buffer bytes, std::mt19937& random) {
    const auto below = [&](std::size_t n) { return n == 0 ? 0 : random() % n; };
    const auto place = [&](std::size_t at) {
        return bytes.begin() + static_cast<std::ptrdiff_t>(at);
    };
    for (auto changes = 1 + below(3); changes > 0 && !bytes.empty(); --changes) {
        const auto at = below(bytes.size());
        const auto length = std::min<std::size_t>(1 + below(16), bytes.size() - at);
        switch (below(5)) {
        case 0:
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1U << below(8)));
            break;
        case 1:
            bytes[at] = static_cast<std::uint8_t>(random());
            break;
        case 2: {
            const Buffer piece(place(at), place(at + length));
            bytes.insert(place(below(bytes.size())), piece.begin(), piece.end());
            break;
        }
        case 3:
            bytes.erase(place(at), place(at + length));
            break;
        default:
            bytes.resize(at);
            break;
        }
    }
    return bytes;
}

class CorpusTest : public testing::TestWithParam<Target> {};

TEST_P(CorpusTest, ComesBackWhateverTheBytesAre) {
    constexpr int kDamagedEach = 40;
    const auto& target = GetParam();
    const auto files = corpus(target.name);
    ASSERT_FALSE(files.empty()) << target.name << " has no corpus";
    std::mt19937 random(1);
    int taken = 0;
    target.run({});
    for (const auto& file : files) {
        SCOPED_TRACE(file.filename());
        const auto bytes = contents(file);
        ASSERT_FALSE(bytes.empty());
        taken += target.run(bytes) ? 1 : 0;
        for (int i = 0; i < kDamagedEach; ++i) {
            target.run(damaged(bytes, random));
        }
    }
    EXPECT_GT(taken, 0) << "a corpus that is refused at the door leads nowhere";
}

INSTANTIATE_TEST_SUITE_P(Fuzz, CorpusTest, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto& chosen) {
                             std::string name(chosen.param.name);
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace pocketmars::fuzz
