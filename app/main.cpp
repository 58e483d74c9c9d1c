#include "app/cli/program.h"
#include "app/session/support/log.h"
#include "app/shell/awaited_phone.h"
#include "app/shell/gui.h"
#include "app/shell/serve.h"
#include "vision/picture_memory.h"

#include <exception>
#include <iostream>
#include <string_view>

namespace {

constexpr int kBadInput = 2;

int openWindow(int& argc, char** argv, const pocketmars::app::GuiOptions& options) {
    const auto code = pocketmars::app::runGui(argc, argv, options);
    if (!code) {
        std::cerr << "pocketmars: " << code.error().message << '\n';
        pocketmars::session::logError(code.error().message);
        return kBadInput;
    }
    return *code;
}

} // namespace

int main(int argc, char** argv) {
    std::set_terminate(pocketmars::cli::endOnDefect);
    pocketmars::vision::keepPictureMemory();
    // For the tests, not for people, so --help does not name it.
    if (argc == 2 && std::string_view(argv[1]) == "--self-test") {
        return openWindow(argc, argv, {.selfTest = true});
    }
    if (const auto log = pocketmars::session::logFile()) {
        pocketmars::session::openLog(*log);
    }
    pocketmars::cli::Desktop desktop;
    desktop.openWindow = [&argc, argv] { return openWindow(argc, argv, {}); };
    desktop.saveSheet = pocketmars::app::saveSheetWithoutWindow;
    desktop.serve = pocketmars::app::serve;
    desktop.awaitPhone = pocketmars::app::awaitPhone;
    return pocketmars::cli::run(argc, argv, std::cout, std::cerr, desktop);
}
