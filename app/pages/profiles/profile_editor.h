#pragma once

#include "app/pages/profiles/colour_names.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/profiles/spaces_model.h"
#include "app/services/wizard_services.h"
#include "app/support/image_store.h"
#include "app/support/trouble.h"
#include "app/support/worker.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pocketmars::app {

/// The spaces and colours of a profile that is stored already, to be looked at and changed. Its
/// cards and pieces are those that it was learnt from.
class ProfileEditor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// The profile in hand; empty if there is none.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(pocketmars::app::SpacesModel* spaces READ spaces CONSTANT)
    Q_PROPERTY(pocketmars::app::ColourNames* colours READ colours CONSTANT)
    /// Whether the player changed anything.
    Q_PROPERTY(bool touched READ touched NOTIFY changed)
    Q_PROPERTY(bool saving READ saving NOTIFY changed)
    /// Why it could not be saved; empty if it could.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    /// @param profiles  whose profile in use is edited; outlives the editor
    ProfileEditor(decltype(WizardServices::store) store, const std::shared_ptr<ImageStore>& images,
                  ProfilesViewModel& profiles, QObject* parent = nullptr);

    [[nodiscard]] QString name() const;
    [[nodiscard]] SpacesModel* spaces() { return &m_spaces; }
    [[nodiscard]] ColourNames* colours() { return &m_colours; }
    [[nodiscard]] bool touched() const { return m_isTouched; }
    [[nodiscard]] bool saving() const { return m_isSaving; }
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// Takes the profile in use in hand. Does nothing while it is being loaded.
    Q_INVOKABLE void open();
    /// Puts it away; what was not saved is forgotten.
    Q_INVOKABLE void close();
    /// Replaces the stored profile, and takes the new one into use. Takes seconds.
    Q_INVOKABLE void save();
    /// Puts the texts into the language of now.
    void retranslate();

signals:
    void changed();
    void saved();

private:
    void touch();

    decltype(WizardServices::store) m_store;
    ProfilesViewModel& m_profiles;
    SpacesModel m_spaces;
    ColourNames m_colours;
    std::shared_ptr<const calibration::Profile> m_profile; ///< in hand
    bool m_isTouched = false;
    bool m_isSaving = false;
    Trouble m_trouble;
    Worker m_worker;
};

} // namespace pocketmars::app
