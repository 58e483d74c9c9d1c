// outline_accuracy FOLDER: finds the cards in every photo of a folder and compares how many there
// are with the folder's README.md.
#include "app/session/files/text_file.h"
#include "app/session/words/messages.h"
#include "benchmarks/outline_counts.h"
#include "calibration/outlines/card_outlines.h"
#include "calibration/photo/photo.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <chrono>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;

int run(const fs::path& folder) {
    const auto truth = folder / "README.md";
    const auto text = session::readText(truth);
    if (!text) {
        std::cerr << "outline_accuracy: " << text.error().message << '\n';
        return 2;
    }
    const auto counts = benchmarks::readOutlineCounts(*text);
    if (counts.empty()) {
        std::cerr << "outline_accuracy: " << truth.string()
                  << ": there is no table row such as '| photo.jpg | 7 |'; add one a photo\n";
        return 2;
    }
    int right = 0;
    int unread = 0;
    double totalMs = 0;
    for (const auto& [name, wanted] : counts) {
        const auto started = std::chrono::steady_clock::now();
        const auto photo = calibration::loadPhoto(folder / name);
        if (!photo) {
            std::cerr << "outline_accuracy: "
                      << session::message(photo.error(), folder / name).message << '\n';
            ++unread;
            continue;
        }
        const auto found = calibration::findCardOutlines(photo->image).size();
        const std::chrono::duration<double, std::milli> elapsed =
            std::chrono::steady_clock::now() - started;
        const bool isRight = found == static_cast<std::size_t>(wanted);
        right += isRight ? 1 : 0;
        totalMs += elapsed.count();
        std::cout << fmt::format("{:28}  {}  found {:3} of {:3}{:7.0f} ms", name,
                                 isRight ? "right" : "WRONG", found, wanted, elapsed.count())
                  << std::endl;
    }
    const auto photos = static_cast<int>(counts.size());
    std::cout << "\nPhotos with the right count: " << right << " of " << photos;
    if (unread < photos) {
        std::cout << fmt::format("; {:.0f} ms a photo", totalMs / (photos - unread));
    }
    std::cout << '\n';
    return unread > 0 ? 2 : 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Counts the cards in every photo of a folder and compares with its README.md.",
                 "outline_accuracy");
    fs::path folder;
    app.add_option("FOLDER", folder,
                   "Photos, and a README.md with a table of how many cards each "
                   "shows")
        ->required();
    try {
        app.parse(argc, argv);
        return run(folder);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << "outline_accuracy: " << error.what() << '\n';
        return 1;
    }
}
