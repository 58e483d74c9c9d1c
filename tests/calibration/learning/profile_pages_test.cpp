#include "calibration/learning/profile_pages.h"

#include "calibration/learning/usual_layout.h"
#include "calibration/pages/page_finder.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

/// Of a plain page with two cards.
PageLook someLook() {
    cv::Mat photo(600, 800, CV_8UC3, cv::Scalar(60, 90, 40));
    for (const int x : {120, 460}) {
        cv::rectangle(photo, {x, 100, 189, 264}, cv::Scalar(225, 230, 235), cv::FILLED);
        cv::rectangle(photo, {x + 15, 115, 159, 140}, cv::Scalar(120, 40, 30), cv::FILLED);
    }
    const auto found = findPage(photo, {2, {63, 88}});
    return found ? found->look : PageLook();
}

TEST(ProfilePages, OnlySuitsTellHowOtherSuitsArePrinted) {
    const auto pages = profilePages(usualLayout());
    ASSERT_EQ(pages.size(), 8U);
    const auto look = someLook();
    ASSERT_TRUE(look.isKnown());
    std::vector<PageLook> looks(pages.size());
    looks[0] = look; // the buildings
    EXPECT_FALSE(lookFor(pages, looks, 1).isKnown());
    looks[2] = look; // a suit
    EXPECT_TRUE(lookFor(pages, looks, 1).isKnown());
    EXPECT_FALSE(lookFor(pages, looks, 2).isKnown()) << "a page says nothing about itself";
    EXPECT_FALSE(lookFor(pages, looks, 0).isKnown()) << "buildings are printed otherwise";
    EXPECT_FALSE(lookFor(pages, looks, 7).isKnown());
    EXPECT_FALSE(lookFor(pages, looks, 8).isKnown()) << "the pieces are no cards";
}

TEST(ProfilePages, PagesPrintedOtherwiseTellOfSleevesAllTheSame) {
    const auto pages = profilePages(usualLayout());
    auto sleeved = someLook();
    ASSERT_TRUE(sleeved.isOfSurePages(1));
    sleeved.rememberBeside(0.6);
    std::vector<PageLook> looks(pages.size());
    looks[0] = looks[2] = sleeved;
    EXPECT_FALSE(lookFor(pages, looks, 7).unlikeBeside()) << "two pages are not enough";
    looks[3] = sleeved;
    const auto others = lookFor(pages, looks, 7);
    ASSERT_TRUE(others.unlikeBeside());
    EXPECT_NEAR(*others.unlikeBeside(), 0.6, 1e-9);
    EXPECT_FALSE(lookFor(pages, looks, 3).unlikeBeside()) << "a page says nothing about itself";
}

TEST(ProfilePages, ThreeSurePagesTellTheProportionsOfTheOthers) {
    const auto pages = profilePages(usualLayout());
    std::vector<PageLook> looks(pages.size());
    for (const std::size_t page : {0U, 2U, 3U}) {
        looks[page] = someLook();
        looks[page].rememberAspect(0.70 + 0.001 * static_cast<double>(page));
    }
    ASSERT_TRUE(lookFor(pages, looks, 7).aspect());
    EXPECT_NEAR(*lookFor(pages, looks, 7).aspect(), 0.702, 1e-9) << "the median";
    EXPECT_FALSE(lookFor(pages, looks, 3).aspect()) << "a page says nothing about itself";
    looks[3] = PageLook({}, {}, {}, 1, 0.15);
    looks[3].rememberAspect(0.7);
    EXPECT_FALSE(lookFor(pages, looks, 7).aspect()) << "one of them is in doubt";
}

} // namespace
} // namespace pocketmars::calibration
