#pragma once

#include "app/pages/help/help_view_model.h"
#include "app/pages/history/history_view_model.h"
#include "app/pages/home/practice_model.h"
#include "app/pages/home/sample_view_model.h"
#include "app/pages/phone/phone_view_model.h"
#include "app/pages/play/play_view_model.h"
#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/profiles/wizard_view_model.h"
#include "app/pages/score/score_view_model.h"
#include "app/pages/settings/readings_model.h"
#include "app/pages/to_mars/to_mars_view_model.h"
#include "app/services/services.h"
#include "app/settings/settings.h"
#include "app/settings/translation.h"
#include "app/shell/data_folder_view_model.h"
#include "app/shell/narrator.h"
#include "app/shell/sounds.h"
#include "app/shell/voice.h"
#include "app/support/image_store.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <optional>

class QQmlApplicationEngine;
class QQuickWindow;

namespace pocketmars::app {

/// Where the window's data lie.
struct DataPlaces {
    std::filesystem::path profiles; ///< folder of the card profiles
    std::filesystem::path history;  ///< file of the database
    QString settings;               ///< INI file; empty: the program's own
    PhoneViewModel::Files phone{};  ///< of phones as camera and second screen
};

/// In the user's data folder.
[[nodiscard]] tl::expected<DataPlaces, session::SessionError> usualPlaces();

/// All view-models of the window, tied together.
class ViewModels {
public:
    /// @param playing   how cameras are watched and games are kept
    /// @param learning  how cards are learnt; none: as the program does
    ViewModels(const DataPlaces& places, std::optional<session::Sample> sample,
               const PlayServices& playing = playServices(),
               std::optional<WizardServices> learning = std::nullopt);

    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings;
    Translation translation;
    Sounds sounds;
    Voice voice;
    DataFolderViewModel dataFolder;
    ReadingsModel readings;
    HelpViewModel help;
    ProfilesViewModel profiles;
    HistoryViewModel history;
    ScoreViewModel scoring;
    SampleViewModel sample;
    PracticeModel practice;
    PlayViewModel play;
    WizardViewModel wizard;
    ToMarsViewModel toMars;
    PhoneViewModel phone;
    Narrator narrator;
};

/// Loads Main.qml into an engine, standing on the view-models, which outlive it. The types were
/// registered before (app/shell/gui.h).
/// @return null where the QML has an error, which was printed
[[nodiscard]] QQuickWindow* loadWindow(QQmlApplicationEngine& engine, ViewModels& models);

} // namespace pocketmars::app
