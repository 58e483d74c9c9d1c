#include "app/session/coaching/review_chart.h"

#include "app/session/words/words.h"
#include "engine/support/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace pocketmars::session {
namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 320;
constexpr double kLeft = 56;
constexpr double kRight = 16;
constexpr double kTop = 24;
constexpr double kBottom = 40;

/// What pieces' colours look like on white.
std::string strokeOf(const std::string& colour) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kStrokes{
        {{"red", "#c0392b"},
         {"blue", "#2166ac"},
         {"green", "#2e8b57"},
         {"yellow", "#c9a400"},
         {"black", "#222222"},
         {"white", "#888888"},
         {"orange", "#d9822b"},
         {"purple", "#7b3fa0"},
         {"pink", "#c2588f"},
         {"brown", "#7a4a2b"},
         {"grey", "#666666"},
         {"turquoise", "#1f9e94"},
         {"natural", "#a87f45"},
         {"lime", "#86a81e"}}};
    const auto* const found = std::find_if(kStrokes.begin(), kStrokes.end(),
                                           [&colour](const auto& s) { return s.first == colour; });
    return std::string(found == kStrokes.end() ? "#777777" : found->second);
}

double yOf(double win) { return kTop + (1 - win) * (kHeight - kTop - kBottom); }

std::string grid() {
    std::string svg;
    for (int percent = 0; percent <= 100; percent += 25) {
        const double y = yOf(percent / 100.0);
        svg += fmt::format("<line x1=\"{}\" y1=\"{:.1f}\" x2=\"{}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n"
                           "<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{} %</text>\n",
                           kLeft, y, kWidth - kRight, y, percent == 50 ? "#999" : "#ddd", kLeft - 8,
                           y + 4, percent);
    }
    return svg;
}

std::string escaped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '<':
            out += "&lt;";
            break;
        case '&':
            out += "&amp;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

} // namespace

std::string reviewChart(const Review& review, const std::vector<std::string>& colours) {
    const auto count = review.turns.size() + (review.shares ? 1U : 0U);
    const auto xOf = [count](std::size_t i) {
        return kLeft + (kWidth - kLeft - kRight) * static_cast<double>(i) /
                           static_cast<double>(std::max<std::size_t>(count, 2) - 1);
    };
    auto svg =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" "
                    "width=\"{0}\" height=\"{1}\" font-family=\"sans-serif\" "
                    "font-size=\"12\">\n<title>{2}</title>\n"
                    "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
                    kWidth, kHeight, escaped(engine::phrase("Coach", "Odds to win, turn by turn")));
    svg += grid();
    constexpr std::size_t kMarked = 3;
    for (std::size_t seat = 0; seat < colours.size(); ++seat) {
        std::string points;
        for (std::size_t i = 0; i < review.turns.size(); ++i) {
            if (review.turns[i].seat == seat) {
                points += fmt::format("{:.1f},{:.1f} ", xOf(i), yOf(review.turns[i].odds.win));
            }
        }
        if (points.empty()) {
            continue;
        }
        if (review.shares && seat < review.shares->size()) {
            points += fmt::format("{:.1f},{:.1f} ", xOf(count - 1), yOf((*review.shares)[seat]));
        }
        const auto stroke = strokeOf(colours[seat]);
        svg += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" "
                           "stroke-width=\"2.5\"><title>{}</title></polyline>\n",
                           points, stroke, escaped(colourWord(colours[seat])));
        for (const auto turn : turningPoints(review, seat, kMarked)) {
            const bool isEnd = turn == review.turns.size();
            const double x = xOf(isEnd ? count - 1 : turn);
            const double win = isEnd ? (*review.shares)[seat] : review.turns[turn].odds.win;
            svg += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" fill=\"{}\"/>\n", x,
                               yOf(win), stroke);
            if (!isEnd) { // which needs no number of a step
                svg += fmt::format(
                    "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>\n", x,
                    kHeight - kBottom / 2.5, review.turns[turn].step + 1);
            }
        }
    }
    return svg + "</svg>\n";
}

} // namespace pocketmars::session
