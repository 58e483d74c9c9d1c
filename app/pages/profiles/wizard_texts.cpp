#include "app/pages/help/card_help.h"
#include "app/pages/profiles/faces_model.h"
#include "app/pages/profiles/wizard_view_model.h"
#include "app/session/words/player_words.h"
#include "app/support/item_text.h"
#include "calibration/learning/profile_pages.h"
#include "engine/box/player.h"
#include "engine/observation/observation.h"

/// Of the wizard: what it says and draws at each step.
namespace pocketmars::app {
namespace {

using session::kPiecesPicture;
using session::kProfilePictures;
using session::kShipsPicture;

constexpr int kHabitationPicture = 5;

std::vector<calibration::FaceKind> kindsOf(int picture, const calibration::Layout& layout) {
    return calibration::profilePages(layout)[static_cast<std::size_t>(picture)].kinds;
}

QString letterOf(engine::CardId card) {
    return QString(QChar(static_cast<char16_t>(u'A' + card.rank())));
}

/// Of a project card what tells it from others of its suit.
QString shortTitle(const calibration::FaceKind& kind) {
    const auto* project = std::get_if<calibration::ProjectFace>(&kind);
    return project == nullptr ? FacesModel::title(kind)
           : project->card.suit() == engine::Suit::Habitation
               ? letterOf(project->card)
               : QString::number(project->card.value());
}

} // namespace

QString WizardViewModel::adviceOf(int step) const {
    switch (step) {
    case 0:
        //: What to lay on the table for a picture
        return tr("Lay the five building cards side by side.");
    case kShipsPicture - 1:
        //: What to lay on the table for a picture
        return tr("Lay one project card of each suit face down, in the order of the buildings.");
    case kShipsPicture:
        return earthCard()
                   //: What to lay on the table for a picture
                   ? tr("Lay the spaceship cards side by side in any order, and the Earth card "
                        "below them.")
                   //: What to lay on the table for a picture
                   : tr("Lay the spaceship cards side by side in any order.");
    case kPiecesPicture:
        //: What to lay on the table for a picture
        return tr("Stand one colonist of each colour in a row, in any order, and one energy "
                  "marker at the right end; leave room between them.");
    case WizardStepsModel::Spaces:
        //: What to do with the spaces marked on a card
        return tr("Drag each frame onto its space. One placing goes for all buildings, and one for "
                  "all ships: look at two or three of them.");
    case WizardStepsModel::Colours:
        //: What to do with the colours that were found
        return tr("Look whether each piece and each ship has its right name. Who takes another "
                  "one's name swaps with it.");
    case WizardStepsModel::Name:
        //: What to do at the last step of learning cards
        return tr("What shall this copy of the game be called?");
    case kHabitationPicture:
        //: What to lay on the table for a picture; the sketch beside it says which card is A
        return tr("Lay the seven habitation cards in two rows, four above and three below, in this "
                  "order.");
    default:
        //: What to lay on the table for a picture
        return tr("Lay the seven cards of this suit in two rows, four above and three below.");
    }
}

QStringList WizardViewModel::sketch() const {
    QStringList cells;
    if (m_notes.step == kPiecesPicture) {
        for (std::size_t i = 0; i < m_notes.layout.colonists.size(); ++i) {
            //: A wooden piece in a sketch of the table
            cells << tr("Colonist");
        }
        //: A wooden piece in a sketch of the table
        cells << tr("Energy marker");
    } else if (atPicture()) {
        for (const auto& kind : kindsOf(m_notes.step, m_notes.layout)) {
            //: A card in a sketch of the table
            cells << (std::holds_alternative<calibration::ShipFace>(kind) ? tr("Ship")
                                                                          : shortTitle(kind));
        }
    }
    return cells;
}

QStringList WizardViewModel::sketchNotes() const {
    QStringList notes;
    if (m_notes.step == kHabitationPicture) {
        for (const auto& kind : kindsOf(m_notes.step, m_notes.layout)) {
            const auto card = std::get<calibration::ProjectFace>(kind).card;
            //: A habitation card: %1 its letter, %2 its upper action, %3 its lower action
            notes << tr("%1: %2 / %3")
                         .arg(letterOf(card), topActionText(card, {}), bottomActionText(card, {}));
        }
    }
    return notes;
}

int WizardViewModel::sketchColumns() const {
    constexpr int kCardsInRow = 4; // of seven
    return m_notes.step == kShipsPicture ? static_cast<int>(m_notes.layout.ships.size())
           : m_notes.step >= 1 && m_notes.step < kShipsPicture - 1
               ? kCardsInRow
               : static_cast<int>(sketch().size());
}

QString WizardViewModel::verdict() const {
    if (!showsPicture() || !isGood(m_notes.step)) {
        return {};
    }
    const auto& reading = at(m_notes.step).reading;
    if (m_notes.step == kPiecesPicture) {
        //: About a picture of wooden pieces; %n of them
        return tr("Found all %n piece(s).", nullptr, static_cast<int>(reading.pieces.size()));
    }
    //: About a picture of cards; %n of them
    return tr("Found all %n card(s).", nullptr, static_cast<int>(reading.faces.size()));
}

QString WizardViewModel::problem() const {
    if (!atPicture() || state() != WizardStepsModel::Wrong) {
        return {};
    }
    const auto& reading = at(m_notes.step).reading;
    auto text = QString::fromStdString(session::capitalised(reading.problem));
    if (m_notes.step == kShipsPicture && earthCard() &&
        static_cast<int>(reading.outlines.size()) == engine::kMaxPlayers) {
        //: Behind what is wrong with a picture of the spaceships where one card too few was found
        text += ". " + tr("If your edition has no Earth card, say so here.");
    }
    return text;
}

QString WizardViewModel::doubt() const {
    return atPicture() && state() == WizardStepsModel::Doubtful
               ? QString::fromStdString(session::capitalised(at(m_notes.step).reading.doubt))
               : QString();
}

QString WizardViewModel::missing() const {
    QStringList open;
    for (int picture = 0; picture < kProfilePictures; ++picture) {
        if (!isGood(picture)) {
            open << WizardStepsModel::title(picture);
        }
    }
    if (!open.isEmpty()) {
        //: Pictures that are not there yet, or can't be used; %1 their names
        return tr("Pictures still needed: %1").arg(open.join(QStringLiteral(", ")));
    }
    //: What is missing before a card profile can be saved
    return name().trimmed().isEmpty() ? tr("Give it a name.") : QString();
}

void WizardViewModel::showFound() {
    std::vector<vision::Finding> found;
    if (showsPicture()) {
        const auto& outlines = at(m_notes.step).reading.outlines;
        for (std::size_t i = 0; i < outlines.size(); ++i) {
            vision::Finding finding;
            finding.path = "picture." + std::to_string(i);
            finding.outline = outlines[i];
            finding.confidence = 1.0;
            if (at(m_notes.step).reading.problem.empty()) {
                const auto names = m_notes.step == kPiecesPicture  ? m_colours.pieces()
                                   : m_notes.step == kShipsPicture ? m_colours.ships()
                                                                   : QList<NamedPiece>();
                const auto& faces = at(m_notes.step).reading.faces;
                if (i < static_cast<std::size_t>(names.size())) {
                    finding.label = names[static_cast<int>(i)].text.toStdString();
                } else if (i < faces.size()) {
                    finding.label = shortTitle(faces[i].kind).toStdString();
                }
            }
            found.push_back(std::move(finding));
        }
    }
    m_found.setFindings(found, engine::Observation());
    showFaces();
}

void WizardViewModel::showFaces() {
    for (const auto& image : m_faceImages) {
        m_images->remove(image);
    }
    m_faceImages.clear();
    if (!showsPicture()) {
        return;
    }
    const auto put = [this](const cv::Mat& image) {
        constexpr int kHeight = 240; // px, of a large screen's small picture
        const auto all = asImage(image);
        m_faceImages << m_images->put(
            all.height() <= kHeight ? all : all.scaledToHeight(kHeight, Qt::SmoothTransformation));
    };
    const auto& reading = at(m_notes.step).reading;
    for (const auto& face : reading.faces) {
        put(face.image);
    }
    for (const auto& piece : reading.pieces) {
        put(piece.image);
    }
}

} // namespace pocketmars::app
