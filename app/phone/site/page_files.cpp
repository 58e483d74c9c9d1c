#include "app/phone/site/page_files.h"

#include <algorithm>
#include <array>
#include <cstddef>

// The files, as app/phone/site/page_files.S has them.
// clang-format off
#define POCKETMARS_PAGES(each)               \
    each(index_html, "index.html")           \
    each(pair_html, "pair.html")             \
    each(stranger_html, "stranger.html")     \
    each(style_css, "style.css")             \
    each(main_js, "main.js")                 \
    each(pair_js, "pair.js")                 \
    each(link_js, "link.js")                 \
    each(parts_js, "parts.js")               \
    each(photo_js, "photo.js")               \
    each(marks_js, "marks.js")               \
    each(table_js, "table.js")               \
    each(game_js, "game.js")                 \
    each(cards_js, "cards.js")               \
    each(camera_js, "camera.js")             \
    each(eye_js, "eye.js")                   \
    each(sending_js, "sending.js")           \
    each(spaces_js, "spaces.js")             \
    each(voice_js, "voice.js")               \
    each(icon_svg, "icon.svg")
// clang-format on
#define POCKETMARS_NAMES(symbol, file)                                                             \
    extern "C" const char pocketmars_page_##symbol##_begin[];                                      \
    extern "C" const char pocketmars_page_##symbol##_end[];
POCKETMARS_PAGES(POCKETMARS_NAMES)
#undef POCKETMARS_NAMES

namespace pocketmars::phone {
namespace {

std::string_view between(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

} // namespace

const char* PageFile::type() const {
    const auto ending = name.substr(name.rfind('.') + 1);
    return ending == "html"  ? "text/html; charset=utf-8"
           : ending == "css" ? "text/css; charset=utf-8"
           : ending == "svg" ? "image/svg+xml"
                             : "text/javascript; charset=utf-8";
}

std::span<const PageFile> pageFiles() {
#define POCKETMARS_FILE(symbol, file)                                                              \
    PageFile{file, between(pocketmars_page_##symbol##_begin, pocketmars_page_##symbol##_end)},
    static const std::array files = {POCKETMARS_PAGES(POCKETMARS_FILE)};
#undef POCKETMARS_FILE
    return files;
}

std::optional<PageFile> pageFile(std::string_view name) {
    const auto files = pageFiles();
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const PageFile& file) { return file.name == name; });
    return found != files.end() ? std::optional(*found) : std::nullopt;
}

} // namespace pocketmars::phone
