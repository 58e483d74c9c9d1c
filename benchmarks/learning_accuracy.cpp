// learning_accuracy FOLDER: learns every deck below a folder and compares with where its cards lie.
#include "app/session/files/text_file.h"
#include "benchmarks/learning_evidence.h"
#include "benchmarks/learning_pictures.h"
#include "benchmarks/learning_truth.h"
#include "benchmarks/marked_photos.h"
#include "benchmarks/set_option.h"
#include "calibration/agreement/page_agreement.h"
#include "calibration/learning/page_reading.h"
#include "calibration/learning/profile_pages.h"
#include "calibration/learning/suit_alignment.h"
#include "calibration/paints/colour_guess.h"
#include "calibration/paints/ship_match.h"
#include "calibration/photo/photo.h"
#include "calibration/profile/layout_json.h"
#include "calibration/profile/profile.h"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <future>
#include <iostream>
#include <iterator>
#include <numeric>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace pocketmars;
namespace fs = std::filesystem;

struct PageResult {
    std::string name;
    bool isPieces = false;
    benchmarks::PageScore score;
    benchmarks::PageScore sleeveScore; ///< the same against the sleeves' edges
    double outwardMm = 0;              ///< of the cardboard: the sides in the mean
    std::string said;                  ///< the problem or the doubt
    bool isUsable = false; ///< learnt: without a word, or with a doubt that is only told
    calibration::PageReading reading;

    [[nodiscard]] bool isRight() const { return score.right == score.wanted; }
};

struct Tally {
    int pages = 0;
    int pagesRight = 0;
    int cards = 0;
    int cardsRight = 0;
    int piecePages = 0;
    int piecePagesRight = 0;
    int said = 0;   ///< pages of either kind with a problem or a doubt
    int silent = 0; ///< wrong ones without
    double worstMm = 0;

    void add(const PageResult& page) {
        said += page.said.empty() ? 0 : 1;
        silent += page.said.empty() && !page.isRight() ? 1 : 0;
        auto& all = page.isPieces ? piecePages : pages;
        auto& right = page.isPieces ? piecePagesRight : pagesRight;
        ++all;
        right += page.isRight() ? 1 : 0;
        if (!page.isPieces) {
            cards += page.score.wanted;
            cardsRight += page.score.right;
            worstMm = std::max(worstMm, page.score.worstMm);
        }
    }
};

double percent(int part, int all) { return all > 0 ? 100.0 * part / all : 0.0; }

/// What somebody asked for.
struct Wish {
    std::vector<std::string> pages; ///< only these; none: all
    fs::path pictures;              ///< where pages that are wrong or in doubt are drawn; or empty
    fs::path evidence;              ///< a file for what bears each page of cards out; or empty
    calibration::ShipsStand ships = calibration::ShipsStand::AsTheLayoutSays;
    int turn = 0; ///< quarter turns clockwise by which each photo is turned before it is read
    std::vector<std::string> turned; ///< only these pages are; none: all
    bool verbose = false;

    [[nodiscard]] int turnOf(const std::string& page) const {
        const bool isTurned =
            turned.empty() || std::find(turned.begin(), turned.end(), page) != turned.end();
        return isTurned ? turn : 0;
    }
};

/// Where things lie on the photo as it was before it was turned.
void turnBack(calibration::PageReading& reading, cv::Size turned, int turn) {
    for (auto& outline : reading.outlines) {
        for (auto& point : outline) {
            point = calibration::turnedPoint(point, turned, (4 - turn) % 4);
        }
    }
}

/// @param page  null: the pieces
PageResult readOne(const fs::path& folder, const calibration::ProfilePage* page,
                   const calibration::Layout& layout, const benchmarks::LearningTruth& truth,
                   const Wish& wish, const calibration::DeckHints& others) {
    PageResult out;
    const std::string file = page != nullptr ? page->photo : calibration::kColonistsPhoto;
    out.name = fs::path(file).stem().string();
    out.isPieces = page == nullptr;
    const auto photo = calibration::loadPhoto(folder / file);
    if (!photo) {
        out.said = calibration::describe(photo.error());
        return out;
    }
    const int turn = wish.turnOf(out.name);
    const auto image = calibration::turnedPhoto(photo->image, turn);
    auto reading = page != nullptr
                       ? calibration::readCards(image, *page, layout, wish.ships, others)
                       : calibration::readPieces(image, layout, others);
    turnBack(reading, image.size(), turn);
    out.said = reading.problem.empty() ? reading.doubt : reading.problem;
    out.isUsable = out.said.empty() || (reading.problem.empty() && reading.isLikely);
    using benchmarks::CutAt;
    const auto scored = [&](CutAt edge) {
        return benchmarks::scorePage(reading, truth, out.name, photo->scale, edge);
    };
    out.score = scored(CutAt::Cardboard);
    out.sleeveScore = scored(CutAt::Sleeve);
    const auto& sides = out.score.outwardMm;
    out.outwardMm = std::accumulate(sides.begin(), sides.end(), 0.0) / 4;
    out.reading = reading;
    return out;
}

/// Cards in sleeves are compared with whichever edge most of the deck's are cut at.
void chooseEdge(std::vector<PageResult>& deck) {
    int cardboard = 0;
    int sleeve = 0;
    for (const auto& page : deck) {
        cardboard += page.score.right;
        sleeve += page.sleeveScore.right;
    }
    for (auto& page : deck) {
        page.score = sleeve > cardboard && !page.isPieces ? page.sleeveScore : page.score;
    }
}

/// Two at once, as learning itself does on two cores.
template <class Do> void onTwoCores(std::size_t count, Do work) {
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            work(i);
        }
    };
    auto other = std::async(std::launch::async, run);
    run();
    other.get();
}

struct Share {
    int right = 0;
    int wanted = 0; ///< 0: a page of them was not learnt
};

/// A piece's colour, and what it is called.
struct CalledColour {
    std::string colour;
    std::string name;
};

std::vector<CalledColour> calledColours(const std::vector<PageResult>& pages) {
    std::vector<calibration::PieceFace> people;
    for (const auto& page : pages) {
        std::copy_if(page.reading.pieces.begin(), page.reading.pieces.end(),
                     std::back_inserter(people),
                     [](const calibration::PieceFace& piece) { return !piece.colour.empty(); });
    }
    const auto names = calibration::guessColours(people);
    std::vector<CalledColour> out;
    for (std::size_t i = 0; i < people.size(); ++i) {
        out.push_back({people[i].colour, names[i]});
    }
    return out;
}

/// How many ships are taken for those of the pieces that have their colour.
Share matchedShips(const std::vector<PageResult>& pages) {
    std::vector<calibration::CardFace> ships;
    std::vector<calibration::PieceFace> people;
    for (const auto& page : pages) {
        for (const auto& face : page.reading.faces) {
            if (std::holds_alternative<calibration::ShipFace>(face.kind)) {
                ships.push_back(face);
            }
        }
        for (const auto& piece : page.reading.pieces) {
            if (!piece.colour.empty()) {
                people.push_back(piece);
            }
        }
    }
    Share out;
    if (ships.empty() || ships.size() > people.size()) {
        return out;
    }
    const auto matched = calibration::matchShips(ships, people);
    for (std::size_t i = 0; i < ships.size(); ++i) {
        ++out.wanted;
        out.right +=
            people[matched[i]].colour == std::get<calibration::ShipFace>(ships[i].kind).colour ? 1
                                                                                               : 0;
    }
    return out;
}

struct DeckResult {
    std::vector<PageResult> pages;
    Share ships;
    std::vector<CalledColour> names;
    std::string disagreement; ///< what is said of the pages together, as of two that are swapped
};

/// @param layout  the deck's
std::string disagreementOf(const std::vector<PageResult>& pages, calibration::Layout layout) {
    calibration::Profile profile;
    profile.layout = std::move(layout);
    for (const auto& page : pages) {
        const auto& faces = page.reading.faces;
        profile.faces.insert(profile.faces.end(), faces.begin(), faces.end());
        if (page.isPieces && !page.reading.pieces.empty()) {
            profile.colonists = page.reading.pieces;
            profile.marker = std::move(profile.colonists.back());
            profile.colonists.pop_back();
        }
    }
    calibration::alignSuits(profile.faces);
    return calibration::pageDisagreement(profile).text;
}

DeckResult readDeck(const fs::path& deck, const Wish& wish) {
    const auto& only = wish.pages;
    const auto layout = calibration::readLayout(session::readText(deck / "layout.json").value());
    const auto truth = benchmarks::readLearningTruth(deck / "truth.json");
    const auto pages = calibration::profilePages(layout.value());
    std::vector<const calibration::ProfilePage*> wanted;
    const auto isWanted = [&](const std::string& photo) {
        return only.empty() ||
               std::find(only.begin(), only.end(), fs::path(photo).stem().string()) != only.end();
    };
    for (const auto& page : pages) {
        if (isWanted(page.photo)) {
            wanted.push_back(&page);
        }
    }
    if (isWanted(calibration::kColonistsPhoto)) {
        wanted.push_back(nullptr);
    }
    std::vector<PageResult> results(wanted.size());
    onTwoCores(results.size(), [&](std::size_t i) {
        results[i] = readOne(deck, wanted[i], *layout, truth, wish, {});
    });
    // What the other pages cast doubt on is read again with what they tell, as learning does.
    std::vector<const calibration::PageReading*> readings;
    for (const auto& page : pages) {
        const auto result =
            std::find_if(results.begin(), results.end(), [&](const PageResult& each) {
                return each.name == fs::path(page.photo).stem().string();
            });
        readings.push_back(result == results.end() ? nullptr : &result->reading);
    }
    std::vector<calibration::DeckHints> hints;
    std::transform(wanted.begin(), wanted.end(), std::back_inserter(hints), [&](const auto* page) {
        const auto index = page != nullptr ? page - pages.data() : std::ssize(pages);
        return calibration::hintsFor(pages, readings, static_cast<std::size_t>(index));
    });
    const auto readAgain = [&](std::size_t i) {
        if (calibration::isToReadAgain(results[i].reading, hints[i])) {
            results[i] = readOne(deck, wanted[i], *layout, truth, wish, hints[i]);
        }
    };
    onTwoCores(results.size(), readAgain);
    const bool isSleeved = std::any_of(truth.begin(), truth.end(),
                                       [](const auto& page) { return page.second.isSleeved; });
    if (isSleeved) {
        chooseEdge(results);
    }
    auto disagreement = disagreementOf(results, *layout);
    const auto ships = matchedShips(results);
    auto names = calledColours(results);
    return {std::move(results), ships, std::move(names), std::move(disagreement)};
}

void printWrong(const PageResult& page) {
    const auto& out = page.score.outwardMm;
    std::cout << fmt::format("    {:14} {} of {}  worst {:.1f} mm, sides outwards {:.1f} {:.1f} "
                             "{:.1f} {:.1f}  {}\n",
                             page.name, page.score.right, page.score.wanted, page.score.worstMm,
                             out[0], out[1], out[2], out[3],
                             page.said.empty() ? "no word of doubt" : page.said);
}

/// @param name  of the deck
void drawPage(const fs::path& deck, const std::string& name, const PageResult& page,
              const fs::path& into) {
    const auto photo = calibration::loadPhoto(deck / (page.name + ".jpg"));
    if (!photo) {
        return;
    }
    const auto truth = benchmarks::readLearningTruth(deck / "truth.json");
    std::string file = name + "_" + page.name + ".jpg";
    std::replace(file.begin(), file.end(), '/', '_');
    cv::imwrite((into / file).string(), benchmarks::pagePicture(photo->image, page.reading,
                                                                truth.at(page.name), photo->scale));
}

int run(const fs::path& root, const Wish& wish) {
    if (const auto photos = benchmarks::markedPhotos(root); !photos.empty()) {
        return benchmarks::tellMarkedPhotos(photos, wish.pictures);
    }
    const auto decks = benchmarks::decksBelow(root);
    if (decks.empty()) {
        std::cerr << "learning_accuracy: " << root.string()
                  << ": there is no truth.json below it, beside nine photos and layout.json\n";
        return 2;
    }
    std::ofstream evidence;
    if (!wish.evidence.empty()) {
        evidence.open(wish.evidence);
        evidence << benchmarks::evidenceHeader();
        if (!evidence) {
            std::cerr << "learning_accuracy: " << wish.evidence.string() << " can't be written\n";
            return 2;
        }
    }
    Tally all;
    int learnt = 0;
    int unasked = 0; // learnt, if with a word of doubt about pages that are right
    int usable = 0;  // learnt at all
    int refused = 0;
    Share named;
    int shipDecks = 0; // of which ships and pieces were learnt
    int shipDecksRight = 0;
    double seconds = 0;
    for (const auto& deck : decks) {
        const auto started = std::chrono::steady_clock::now();
        const auto results = readDeck(deck, wish);
        const double took =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
        seconds += took;
        Tally tally;
        bool isLearnt = results.disagreement.empty();
        bool isUsable = isLearnt;
        bool isRight = true;
        refused += isLearnt ? 0 : 1;
        for (const auto& page : results.pages) {
            tally.add(page);
            all.add(page);
            const bool isGood = page.said.empty() && page.isRight();
            isLearnt = isLearnt && isGood;
            isUsable = isUsable && page.isUsable;
            isRight = isRight && page.isRight();
            evidence << benchmarks::evidenceLine(fs::relative(deck, root).string(), page.name,
                                                 page.reading, page.isRight(), page.score.worstMm,
                                                 page.outwardMm)
                     << std::flush;
            if (wish.verbose && !isGood) {
                printWrong(page);
            }
            if (!wish.pictures.empty() && !isGood) {
                drawPage(deck, fs::relative(deck, root).string(), page, wish.pictures);
            }
        }
        if (!results.disagreement.empty()) {
            std::cout << "    " << results.disagreement << '\n';
        }
        if (const auto& ships = results.ships; ships.wanted > 0) {
            ++shipDecks;
            shipDecksRight += ships.right == ships.wanted ? 1 : 0;
            if (wish.verbose && ships.right < ships.wanted) {
                std::cout << fmt::format("    {} of {} ships are taken for their pieces'\n",
                                         ships.right, ships.wanted);
            }
        }
        for (const auto& [colour, name] : results.names) {
            ++named.wanted;
            named.right += name == colour ? 1 : 0;
            if (wish.verbose && name != colour) {
                std::cout << fmt::format("    {} is called {}\n", colour, name);
            }
        }
        learnt += isLearnt ? 1 : 0;
        usable += isUsable ? 1 : 0;
        unasked += isUsable && isRight ? 1 : 0;
        std::cout << fmt::format(
                         "{:20} pages {} of {}  cards {:2} of {:2}  worst {:5.1f} mm  pieces {}  "
                         "{:11}  {:.1f} s",
                         fs::relative(deck, root).string(), tally.pagesRight, tally.pages,
                         tally.cardsRight, tally.cards, tally.worstMm,
                         tally.piecePagesRight == tally.piecePages ? "right" : "WRONG",
                         isLearnt   ? "learnt"
                         : isUsable ? isRight ? "in doubt" : "with faults"
                                    : "not learnt",
                         took)
                  << std::endl;
    }
    const auto count = static_cast<int>(decks.size());
    std::cout << fmt::format(
        "\n{} decks: pages right {} of {} ({:.1f} %), cards right {} of {} ({:.1f} %), pieces "
        "right {} of {}\nlearnt right without a word {} ({:.1f} %), with a word of doubt as well "
        "{} "
        "({:.1f} %); learnt at all {} ({:.1f} %); pages doubted or refused {}, wrong without a "
        "word {}; sets whose pages are said not to be what they are named {}; all ships taken for "
        "their pieces' in {} of {}; colours called by their names {} of {}; {:.1f} s a deck\n",
        count, all.pagesRight, all.pages, percent(all.pagesRight, all.pages), all.cardsRight,
        all.cards, percent(all.cardsRight, all.cards), all.piecePagesRight, all.piecePages, learnt,
        percent(learnt, count), unasked, percent(unasked, count), usable, percent(usable, count),
        all.said, all.silent, refused, shipDecksRight, shipDecks, named.right, named.wanted,
        seconds / count);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Learns every deck below a folder and compares with its truth.json.",
                 "learning_accuracy");
    fs::path folder;
    Wish wish;
    bool sizeUnknown = false;
    app.add_option("FOLDER", folder,
                   "Folders of nine photos, layout.json and truth.json; or photos of any cards, "
                   "each with where they lie beside it")
        ->required();
    app.add_option("--pages", wish.pages, "Only these pages: greenhouse,colonists")->delimiter(',');
    app.add_option("--turn", wish.turn,
                   "Turn the photos by so many quarter turns clockwise before they are read")
        ->check(CLI::Range(0, 3));
    app.add_option("--turned", wish.turned, "Turn only these pages: buildings,backs")
        ->delimiter(',');
    app.add_flag("--size-unknown", sizeUnknown,
                 "As in the window, where nobody has said how large the cards are");
    benchmarks::addSetOption(app);
    app.add_option("--pictures", wish.pictures,
                   "A folder for pictures of the pages that are wrong or in doubt")
        ->check(CLI::ExistingDirectory);
    app.add_option("--evidence", wish.evidence,
                   "A file (CSV) for what bears out each page of cards");
    app.add_flag("--verbose", wish.verbose, "Name the pages that are wrong or in doubt");
    try {
        app.parse(argc, argv);
        if (sizeUnknown) {
            wish.ships = calibration::ShipsStand::AsTheyLie;
        }
        return run(folder, wish);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    } catch (const std::exception& error) {
        std::cerr << "learning_accuracy: " << error.what() << '\n';
        return 1;
    }
}
