// hand_test PHOTOS [--real-edges]: learns a profile in the window with the finder switched off
// altogether: nine photos, on which a player marks everything by hand. It counts what the hand
// does, and checks that the marks lie where the cards and pieces do, and that it takes no more than
// four minutes. PHOTOS is a folder of the nine, on which the finder finds everything: its outlines
// are the truth.
// How well a tapped card is moved onto its edges is tested beside calibration::cardAround(); here
// edges near by are taken from the truth, or with --real-edges from the photo.
#include "app/shell/gui.h"
#include "app/shell/view_models.h"
#include "calibration/learning/usual_layout.h"
#include "calibration/support/geometry.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQmlExpression>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars {
namespace {

namespace fs = std::filesystem;
using calibration::PageMarks;
using calibration::Quad;

// What is assumed of a player: a tap takes 2.5 s with the looking for its place, a drag under the
// magnifier 4 s, a button 1.5 s.
constexpr double kTapSeconds = 2.5;
constexpr double kDragSeconds = 4.0;
constexpr double kButtonSeconds = 1.5;
constexpr double kMostSeconds = 240;
constexpr double kMostMm = 1.5; ///< a card counts as right with every corner that near
/// How far beside the place a hand taps, px of the screen.
constexpr double kUnsteady = 2;

void expect(bool holds, const std::string& what) {
    if (!holds) {
        throw std::runtime_error(what);
    }
}

fs::path photoOf(const fs::path& folder, int picture) {
    return folder / session::profilePicture(picture);
}

/// Where everything lies.
PageMarks truthOf(const fs::path& folder, int picture) {
    const auto photo =
        session::readProfilePhoto(photoOf(folder, picture), picture, calibration::usualLayout());
    expect(photo.reading.problem.empty(),
           session::profilePicture(picture) + ": " + photo.reading.problem);
    PageMarks truth;
    for (const auto& outline : photo.reading.outlines) {
        if (picture == session::kPiecesPicture) {
            calibration::PieceCircle circle;
            cv::minEnclosingCircle(outline, circle.middle, circle.radius);
            truth.pieces.push_back(circle);
        } else {
            Quad card;
            std::copy(outline.begin(), outline.end(), card.begin());
            truth.cards.push_back(card);
        }
    }
    return truth;
}

/// px of the photo for a mm of a card.
double pxPerMm(const Quad& card) {
    const auto sides = calibration::sideLengths(card);
    return (sides[0] + sides[1] + sides[2] + sides[3]) / (2 * (63.0 + 88.0));
}

/// A card that lies about where a quad does, as its edges would be found.
/// @param page  all that there are
std::optional<Quad> cardNear(const Quad& quad, const PageMarks& page) {
    constexpr double kReachMm = 6;
    constexpr float kErrorMm = 0.4F;
    for (const auto& truth : page.cards) {
        auto card = calibration::fromUpperLeft(truth);
        const double pxMm = pxPerMm(card);
        const auto mine = calibration::fromUpperLeft(quad);
        const bool isNear =
            std::equal(mine.begin(), mine.end(), card.begin(), [&](cv::Point2f a, cv::Point2f b) {
                return cv::norm(a - b) < kReachMm * pxMm;
            });
        if (isNear) {
            card[2] += cv::Point2f(kErrorMm, 0) * pxMm;
            return card;
        }
    }
    return std::nullopt;
}

/// The program's own, but no photo shows anything to the finder.
/// @param edges  of the page at hand, found near a tap; none: those of the photo
app::WizardServices withoutFinder(const fs::path& profiles,
                                  const std::shared_ptr<const PageMarks>& edges) {
    auto services = app::wizardServices(profiles);
    services.cardAround = [edges, real = services.cardAround](const cv::Mat& photo, cv::Point2f tap,
                                                              const std::vector<Quad>& known,
                                                              cv::Size2d mm) {
        const auto card = real(photo, tap, known, mm);
        const auto moved = card ? cardNear(*card, *edges) : std::nullopt;
        return moved ? moved : card;
    };
    services.read = [](const fs::path& file, int picture, const calibration::Layout& layout,
                       session::PictureHints hints) {
        const bool isMarked = hints.marks.has_value();
        hints.marks = hints.marks.value_or(PageMarks());
        auto photo = session::readProfilePhoto(file, picture, layout, hints);
        if (!isMarked) {
            photo.reading.problem = "found nothing";
        }
        return photo;
    };
    return services;
}

QQuickItem* named(QQuickItem* item, const QString& name) {
    if (!item->isVisible()) {
        return nullptr;
    }
    const bool isButton = item->metaObject()->indexOfSignal("clicked()") >= 0;
    if (isButton && item->property("text").toString() == name) {
        return item;
    }
    for (auto* child : item->childItems()) {
        if (auto* found = named(child, name)) {
            return found;
        }
    }
    return nullptr;
}

/// A player before the window, with a clock that runs by what the hand does.
class Player {
public:
    explicit Player(QQuickWindow& window) : m_window(window) {}

    void press(const char* name) {
        QQuickItem* button = nullptr;
        const bool isThere = QTest::qWaitFor(
            [&] {
                (void)m_window.grabWindow(); // lays everything out
                button = named(m_window.contentItem(), QString::fromUtf8(name));
                return button != nullptr && button->isEnabled();
            },
            20000);
        expect(isThere, std::string("no button can be pressed that says ") + name);
        QTest::mouseClick(
            &m_window, Qt::LeftButton, {},
            button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        ++buttons;
    }
    /// @param place  px of the photo, somewhere beside which it taps
    void tap(cv::Point2d place) {
        const double angle = 2.4 * taps; // all around, one after the other
        const QPointF off(kUnsteady * std::cos(angle), kUnsteady * std::sin(angle));
        QTest::mouseClick(&m_window, Qt::LeftButton, {}, (onScreen(place) + off).toPoint());
        ++taps;
    }
    void drag(cv::Point2d from, cv::Point2d to) {
        const auto start = onScreen(from).toPoint();
        const auto end = start + (onScreen(to) - onScreen(from)).toPoint();
        QTest::mousePress(&m_window, Qt::LeftButton, {}, start);
        constexpr int kSteps = 6;
        for (int i = 1; i <= kSteps; ++i) {
            QTest::mouseMove(&m_window, start + (end - start) * i / kSteps);
        }
        QTest::mouseMove(&m_window, end + QPoint(5, 5)); // past it, and back
        QTest::mouseMove(&m_window, end);
        QTest::mouseRelease(&m_window, Qt::LeftButton, {}, end);
        ++drags;
    }
    /// Waits for something to happen: the clock stands still.
    template <class Condition> void waitFor(const char* what, Condition condition) {
        expect(QTest::qWaitFor(condition, 60000), std::string("waited in vain for ") + what);
    }

    [[nodiscard]] double seconds() const {
        return kTapSeconds * taps + kDragSeconds * drags + kButtonSeconds * buttons;
    }

    int taps = 0;
    int drags = 0;
    int buttons = 0;

private:
    /// px of the window
    QPointF onScreen(cv::Point2d place) {
        auto* view = m_window.findChild<QQuickItem*>(QStringLiteral("markView"));
        expect(view != nullptr, "nothing can be marked");
        QQmlExpression expression(
            qmlContext(view), view,
            QStringLiteral("fromPicture(Qt.point(%1, %2))").arg(place.x).arg(place.y));
        return view->mapToScene(expression.evaluate().toPointF());
    }

    QQuickWindow& m_window;
};

/// The marked corner that is nearest a true one.
cv::Point2f nearestCorner(const Quad& marked, cv::Point2f truth) {
    return *std::min_element(marked.begin(), marked.end(), [&](cv::Point2f a, cv::Point2f b) {
        return cv::norm(a - truth) < cv::norm(b - truth);
    });
}

/// Marks the cards of a page: the first by its corners, the others by their middles; corners that
/// came to lie beside the card's are dragged.
/// @return the largest error of a corner, mm
double markCards(Player& player, app::PageMarksModel& marks, const std::vector<Quad>& truth) {
    const auto& first = truth.front();
    for (const int corner : {2, 0, 3, 1}) {
        player.tap(first[static_cast<std::size_t>(corner)]);
    }
    double worst = 0;
    for (std::size_t card = 0; card < truth.size(); ++card) {
        if (card > 0) {
            player.tap(calibration::centre(truth[card]));
        }
        expect(marks.count() == static_cast<int>(card) + 1,
               "card " + std::to_string(card + 1) + " is marked: " + marks.hint().toStdString());
        for (const auto corner : truth[card]) {
            const auto error = [&] {
                return cv::norm(nearestCorner(marks.work().marks.cards.back(), corner) - corner) /
                       pxPerMm(truth[card]);
            };
            if (error() > kMostMm) {
                player.drag(nearestCorner(marks.work().marks.cards.back(), corner), corner);
            }
            worst = std::max(worst, error());
        }
    }
    return worst;
}

double markPieces(Player& player, app::PageMarksModel& marks,
                  const std::vector<calibration::PieceCircle>& truth) {
    for (const auto& piece : truth) {
        player.tap(piece.middle);
    }
    double worst = 0; // of a piece's size
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const auto circle = marks.work().marks.pieces.at(i);
        worst = std::max(worst, cv::norm(circle.middle - truth[i].middle) / truth[i].radius);
    }
    return worst;
}

void learnByHand(const fs::path& photos, bool realEdges) {
    std::vector<PageMarks> truths;
    truths.reserve(session::kProfilePictures);
    for (int picture = 0; picture < session::kProfilePictures; ++picture) {
        truths.push_back(truthOf(photos, picture));
    }
    const auto edges = std::make_shared<PageMarks>();
    const QTemporaryDir home;
    const fs::path root = home.path().toStdString();
    app::ViewModels models({root / "profiles", root / "history.db", home.filePath("settings.ini")},
                           {}, app::playServices(), withoutFinder(root / "profiles", edges));
    models.settings.setLanguage(QStringLiteral("en"));
    QQmlApplicationEngine engine;
    auto* window = app::loadWindow(engine, models);
    expect(window != nullptr, "the window has no error");
    window->setProperty("page", 4); // Main.Profiles, which begins with the wizard
    Player player(*window);
    auto& wizard = models.wizard;
    player.waitFor("the wizard", [&] { return wizard.opened(); });
    for (int picture = 0; picture < session::kProfilePictures; ++picture) {
        const auto& truth = truths[static_cast<std::size_t>(picture)];
        if (!realEdges) {
            *edges = truth;
        }
        wizard.choose(
            {QUrl::fromLocalFile(QString::fromStdString(photoOf(photos, picture).string()))});
        player.waitFor("the picture", [&] { return wizard.canPutRight(); });
        expect(wizard.state() == app::WizardStepsModel::Wrong, "the finder is switched off");
        player.press("Put right by hand");
        player.waitFor("the marks", [&] { return wizard.byHand(); });
        (void)window->grabWindow(); // lays everything out
        const auto before = player;
        const bool pieces = picture == session::kPiecesPicture;
        const double worst = pieces ? markPieces(player, *wizard.marks(), truth.pieces)
                                    : markCards(player, *wizard.marks(), truth.cards);
        player.press("Done");
        player.waitFor("the reading", [&] {
            return wizard.state() == app::WizardStepsModel::Done ||
                   wizard.state() == app::WizardStepsModel::Wrong;
        });
        expect(wizard.state() == app::WizardStepsModel::Done, wizard.problem().toStdString());
        std::printf("%-18s %2d taps, %2d drags, at most %.2f %s off\n",
                    session::profilePicture(picture).c_str(), player.taps - before.taps,
                    player.drags - before.drags, worst, pieces ? "radii" : "mm");
        expect(worst <= (pieces ? 0.5 : kMostMm), "the marks lie where the cards do");
        player.press("Next");
    }
    std::printf("nine photos: %d taps, %d drags, %d buttons: %.0f s\n", player.taps, player.drags,
                player.buttons, player.seconds());
    expect(player.seconds() <= kMostSeconds, "it takes no more than four minutes");
    wizard.setStep(app::WizardStepsModel::Name);
    player.press("Save the profile");
    player.waitFor("the profile", [&] { return !models.profiles.current().isEmpty(); });
    const auto& profile = models.profiles.profile();
    expect(profile != nullptr && profile->faces.size() == 50 && profile->colonists.size() == 4,
           "the profile is whole");
}

} // namespace
} // namespace pocketmars

int main(int argc, char** argv) {
    const bool realEdges = argc == 3 && std::string(argv[2]) == "--real-edges";
    if (argc != 2 && !realEdges) {
        std::fputs("usage: hand_test PHOTOS [--real-edges]\n", stderr);
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    qputenv("XDG_STATE_HOME", data.path().toLocal8Bit());
    const QApplication program(argc, argv);
    pocketmars::app::registerTypes();
    try {
        pocketmars::learnByHand(argv[1], realEdges);
    } catch (const std::exception& failed) {
        std::fprintf(stderr, "failed: %s\n", failed.what());
        return 1;
    }
    return 0;
}
