#include "app/pages/profiles/profile_editor.h"

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace pocketmars::app {

ProfileEditor::ProfileEditor(decltype(WizardServices::store) store,
                             const std::shared_ptr<ImageStore>& images, ProfilesViewModel& profiles,
                             QObject* parent)
    : QObject(parent), m_store(std::move(store)), m_profiles(profiles), m_spaces(images),
      m_colours(images) {
    connect(&m_spaces, &SpacesModel::marked, this, &ProfileEditor::touch);
    connect(&m_colours, &ColourNames::named, this, &ProfileEditor::touch);
}

QString ProfileEditor::name() const {
    return m_profile ? QString::fromStdString(m_profile->name) : QString();
}

void ProfileEditor::open() {
    const auto& profile = m_profiles.profile();
    if (!profile || m_isSaving) {
        return;
    }
    m_profile = profile;
    m_isTouched = false;
    m_trouble.clear();
    m_spaces.setCards(profile->faces, profile->layout, profile->layout);
    auto pieces = profile->colonists;
    pieces.push_back(profile->marker);
    std::vector<std::string> pieceNames;
    pieceNames.reserve(pieces.size());
    for (const auto& piece : pieces) {
        pieceNames.push_back(piece.colour);
    }
    std::vector<calibration::CardFace> ships;
    std::vector<std::string> shipNames;
    for (const auto& face : profile->faces) {
        if (const auto* ship = std::get_if<calibration::ShipFace>(&face.kind)) {
            ships.push_back(face);
            shipNames.push_back(ship->colour);
        }
    }
    m_colours.set(std::move(pieces), std::move(ships), std::move(pieceNames), std::move(shipNames));
    emit changed();
}

void ProfileEditor::close() {
    m_profile.reset();
    m_isTouched = false;
    m_trouble.clear();
    m_spaces.setCards({}, {}, {});
    m_colours.set({}, {}, {}, {});
    emit changed();
}

void ProfileEditor::save() {
    if (!m_profile || m_isSaving) {
        return;
    }
    session::NewProfile made;
    made.name = m_profile->name;
    made.note = m_profile->note;
    made.layout = m_profile->layout;
    m_spaces.writeTo(made.layout);
    made.faces = m_profile->faces;
    made.trustPages = true; // they were learnt before
    made.inDoubt = m_profile->inDoubt;
    m_colours.writeTo(made);
    m_isSaving = true;
    m_trouble.clear();
    emit changed();
    m_worker.run([store = m_store, made = std::move(made)] { return store(made); },
                 [this](tl::expected<calibration::Profile, session::NotStored> stored) {
                     m_isSaving = false;
                     if (!stored) {
                         m_trouble.tell(QString::fromStdString(stored.error().message));
                         emit changed();
                         return;
                     }
                     close();
                     m_profiles.adopt(*std::move(stored));
                     emit saved();
                 });
}

void ProfileEditor::retranslate() {
    m_spaces.retranslate();
    m_colours.retranslate();
}

void ProfileEditor::touch() {
    m_isTouched = true;
    emit changed();
}

} // namespace pocketmars::app
