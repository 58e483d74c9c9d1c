#include "app/pages/score/score_view_model.h"

#include "app/session/scoring/score_lines.h"
#include "engine/observation/item_path.h"

#include <QImageReader>

#include <filesystem>
#include <utility>

namespace pocketmars::app {

ScoreViewModel::ScoreViewModel(TableServices services, std::shared_ptr<ImageStore> images,
                               ProfilesViewModel& profiles, Settings& settings, QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_images(std::move(images)),
      m_profiles(profiles), m_options(settings) {
    connect(&m_profiles, &ProfilesViewModel::profileChanged, this, [this] {
        if (m_profiles.loading()) {
            return;
        }
        m_options.setProfile(m_profiles.profile().get());
        m_marks.setProfile(m_profiles.profile().get());
        if (m_waiting) {
            start();
        }
    });
    connect(&m_options, &TableOptions::changed, this,
            [this] { setStale(m_state == Ready || m_state == Failed); });
    m_options.setProfile(m_profiles.profile().get());
    m_marks.setProfile(m_profiles.profile().get());
}

ScoreViewModel::~ScoreViewModel() { m_images->remove(m_photo); }

QSizeF ScoreViewModel::photoSize() const {
    if (!m_table) {
        return {};
    }
    return QSizeF(shown().cols, shown().rows);
}

QUrl ScoreViewModel::preview() const {
    return !m_file.isEmpty() && QImageReader(m_file.toLocalFile()).canRead() ? m_file : QUrl();
}

void ScoreViewModel::open(const QUrl& file) {
    m_file = file;
    m_marks.clear();
    start();
}

void ScoreViewModel::readAgain() {
    if (!m_file.isEmpty()) {
        start();
    }
}

void ScoreViewModel::start() {
    const int reading = ++m_reading;
    const auto path = std::filesystem::path(m_file.toLocalFile().toStdString());
    const bool photo = !m_services.isJsonFile(path);
    tellTrouble({});
    setStale(false);
    m_correction.close();
    m_waiting = photo && m_profiles.loading();
    setState(Reading);
    if (m_waiting) {
        return;
    }
    m_profile = photo ? m_profiles.profile() : nullptr;
    if (photo && !m_profile) {
        tellTrouble(m_profiles.trouble()->text().isEmpty()
                        //: Why a photo can't be read: there is no card profile
                        ? tr("Learn a card profile first: without one no card is known.")
                        : m_profiles.trouble()->text());
        setState(Failed);
        return;
    }
    if (photo && !m_options.missing().isEmpty()) {
        tellTrouble(m_options.missing(), true);
        setState(Failed);
        return;
    }
    const auto done = [this,
                       reading](tl::expected<session::ScoredTable, session::SessionError> table) {
        if (reading != m_reading) {
            return; // another file was opened meanwhile
        }
        if (!table) {
            // The folder of the file is of no interest here.
            tellTrouble(QString::fromStdString(table.error().message)
                            .replace(m_file.toLocalFile(), fileName()),
                        !table.error().options.empty());
            setState(Failed);
            return;
        }
        show(std::move(*table));
    };
    if (m_profile) {
        auto options = m_options.readOptions();
        options.marked = m_marks.cards();
        m_worker.run(
            [score = m_services.scorePhoto, path, profile = m_profile, options = std::move(options),
             edition = m_options.edition()] { return score(path, *profile, options, edition); },
            done);
    } else {
        m_worker.run([score = m_services.scoreFile, path,
                      edition = m_options.edition()] { return score(path, edition); },
                     done);
    }
}

void ScoreViewModel::show(session::ScoredTable table) {
    m_table = std::move(table);
    m_undo.clear();
    showPicture();
    setSaveState(Unsaved);
    followTable();
    setState(Ready);
}

void ScoreViewModel::showPicture() {
    m_above.reset();
    if (m_rectified && m_table->photoToTable) {
        m_above = vision::rectifyTable(m_table->photo, m_table->findings, *m_table->photoToTable);
    }
    m_images->remove(m_photo);
    m_photo = shown().empty() ? QString() : m_images->put(asImage(shown()));
}

void ScoreViewModel::setRectified(bool rectified) {
    if (rectified == m_rectified) {
        return;
    }
    m_rectified = rectified;
    if (m_table) {
        showPicture();
        followTable();
    } else {
        emit tableChanged();
    }
}

void ScoreViewModel::followTable() {
    m_findings.setFindings(m_above ? m_above->findings : m_table->findings, m_table->observation);
    m_sheet.setSheet(m_table->sheet, m_profile.get(),
                     session::doubtsOf(m_table->observation, m_table->sheet));
    m_questions.setQuestions(m_table->questions, m_table->observation);
    m_correction.update(*m_table);
    emit tableChanged();
}

void ScoreViewModel::retranslate() {
    const bool stale = m_stale;
    m_options.retranslate();
    m_marks.retranslate();
    setStale(stale); // the options are the same as before
    if (m_table) {
        m_correction.retranslate(*m_table);
        followTable();
    }
}

void ScoreViewModel::openItem(const QString& path) {
    if (m_table && !path.isEmpty()) {
        m_correction.open({path.toStdString()}, *m_table);
    }
}

void ScoreViewModel::openCell(ScoreSheetModel::Line line, int player) {
    const auto players = m_table ? m_table->observation.players.size() : 0;
    if (player < 0 || static_cast<std::size_t>(player) >= players) {
        return;
    }
    std::vector<std::string> paths;
    if (line != ScoreSheetModel::TotalLine) {
        for (const auto& item : session::itemsBehind(static_cast<session::ScoreLine>(line),
                                                     static_cast<std::size_t>(player), players)) {
            paths.push_back(engine::pathOf(m_table->observation, item));
        }
    }
    m_correction.open(paths, *m_table);
}

void ScoreViewModel::closeCorrection() { m_correction.close(); }

void ScoreViewModel::correct(const QString& path, const QString& value) {
    if (!m_table || m_state != Ready) {
        return;
    }
    auto before = *m_table;
    const auto corrected = m_services.correct(*m_table, path.toStdString(), value.toStdString());
    if (!corrected) {
        tellTrouble(QString::fromStdString(corrected.error().message));
        return;
    }
    m_undo.push_back(std::move(before));
    tellTrouble({});
    setSaveState(Unsaved);
    followTable();
}

void ScoreViewModel::undo() {
    if (m_undo.empty() || m_state != Ready) {
        return;
    }
    m_table = std::move(m_undo.back());
    m_undo.pop_back();
    tellTrouble({});
    setSaveState(Unsaved);
    followTable();
}

void ScoreViewModel::save() {
    if (m_table && m_state == Ready && m_saveState == Unsaved) {
        tellTrouble({});
        setSaveState(Saving);
        emit saveRequested(*m_table);
    }
}

void ScoreViewModel::saved() {
    if (m_saveState == Saving) {
        setSaveState(Saved);
    }
}

void ScoreViewModel::saveFailed(const QString& error) {
    tellTrouble(error);
    setSaveState(Unsaved);
}

void ScoreViewModel::setState(State state) {
    m_state = state;
    emit stateChanged();
}

void ScoreViewModel::tellTrouble(const QString& text, bool playersWanted) {
    m_trouble.tell(text);
    if (playersWanted != m_playersWanted) {
        m_playersWanted = playersWanted;
        emit playersWantedChanged();
    }
}

void ScoreViewModel::setSaveState(SaveState state) {
    if (state != m_saveState) {
        m_saveState = state;
        emit saveStateChanged();
    }
}

void ScoreViewModel::setStale(bool stale) {
    if (stale != m_stale) {
        m_stale = stale;
        emit staleChanged();
    }
}

} // namespace pocketmars::app
