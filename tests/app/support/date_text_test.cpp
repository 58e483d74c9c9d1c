#include "app/support/date_text.h"

#include <gtest/gtest.h>

#include <QLocale>

namespace pocketmars::app {
namespace {

class DateText : public testing::TestWithParam<const char*> {
protected:
    ~DateText() override { QLocale::setDefault(m_before); }
    const QLocale m_before;
};

TEST_P(DateText, HasNoLetterThatQtLeftOver) {
    QLocale::setDefault(QLocale(GetParam()));
    auto evening = timeText({21, 40, 5});
    evening.replace(QChar(0x202F), QLatin1Char(' ')); // what later Qt puts before PM
    EXPECT_TRUE(evening == "21:40" || evening == "9:40 PM" || evening == QStringLiteral("下午9:40"))
        << qUtf8Printable(evening);
    EXPECT_FALSE(dateText({2026, 3, 1}).isEmpty());
}

INSTANTIATE_TEST_SUITE_P(Each, DateText, testing::Values("en", "pl", "zh_TW", "C"));

} // namespace
} // namespace pocketmars::app
