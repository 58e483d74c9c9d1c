#include "app/pages/score/score_view_model.h"

#include "app/session/scoring/next_photo.h"
#include "calibration/photo/photo.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace pocketmars::app {
namespace {

// Read for others than those who sit there, a table leaves more than so many items open.
constexpr std::size_t kManyQuestions = 5;

/// Whether a file has the ending of another format than those that are decoded here: Qt goes by it
/// before it looks into the file, and would ask that format's plugin.
bool isNamedAsAnother(const QString& file) {
    static const QStringList kOurs{"", "jpg", "jpeg", "jpe", "jfif", "png", "bmp"};
    return !kOurs.contains(QFileInfo(file).suffix().toLower());
}

} // namespace

ScoreViewModel::ScoreViewModel(TableServices services, std::shared_ptr<ImageStore> images,
                               ProfilesViewModel& profiles, Settings& settings, QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_images(std::move(images)),
      m_profiles(profiles), m_options(settings) {
    connect(&m_profiles, &ProfilesViewModel::profileChanged, this, [this] {
        if (m_profiles.loading()) {
            return;
        }
        if (m_lent && m_profiles.current() == m_lentBeside) {
            return;
        }
        m_lent.reset();
        if (m_cards != m_profiles.profile()) { // else it is only told in another language
            setCards(m_profiles.profile());
        }
        if (m_waiting) {
            start();
        }
    });
    connect(&m_options, &TableOptions::changed, this, [this] { setStale(m_state != Empty); });
    connect(&m_options, &TableOptions::changed, this, &ScoreViewModel::othersOnPhotoChanged);
    setCards(m_profiles.profile());
}

ScoreViewModel::~ScoreViewModel() { m_images->remove(m_photo); }

QSizeF ScoreViewModel::photoSize() const {
    if (!m_table) {
        return {};
    }
    return QSizeF(shown().cols, shown().rows);
}

QString ScoreViewModel::photoHint() const {
    if (m_table && session::missesAllMarkers(*m_table)) {
        //: Below the open questions, where no energy marker was found
        return tr("No energy marker was found. Does the track lie where the profile has it? See "
                  "Profiles, Spaces and colours.");
    }
    const auto side = m_table ? session::sideOfNextPhoto(*m_table) : std::nullopt;
    if (!side) {
        return {};
    }
    switch (*side) {
    case vision::Side::Left:
        //: Below the open questions
        return tr("One more photo from the left may answer this.");
    case vision::Side::Right:
        //: Below the open questions
        return tr("One more photo from the right may answer this.");
    case vision::Side::Near:
        //: Below the open questions; the near side is the one that the buildings face
        return tr("One more photo from the near side may answer this.");
    case vision::Side::Far:
        //: Below the open questions; the far side is the one across the table
        return tr("One more photo from the far side may answer this.");
    }
    return {};
}

QUrl ScoreViewModel::preview() const {
    // Qt would show whatever one of its plugins takes for a picture. It has none for WebP.
    const auto file = m_file.toLocalFile();
    const auto format = calibration::pictureFormatOf(file.toStdString());
    return format && *format != calibration::PictureFormat::WebP && !isNamedAsAnother(file)
               ? m_file
               : QUrl();
}

void ScoreViewModel::setCards(const std::shared_ptr<const calibration::Profile>& profile) {
    m_cards = profile;
    const auto seated = m_options.seated();
    m_options.setProfile(profile.get());
    if (m_options.seated() < seated) { // who was said does not play with these cards
        m_options.setGame(TableOptions::Automatic);
    }
    m_marks.setProfile(profile.get());
    m_marked.clear();
}

void ScoreViewModel::open(const QUrl& file) { openAll({file}); }

void ScoreViewModel::openWith(const QUrl& file,
                              std::shared_ptr<const calibration::Profile> profile) {
    m_lent = std::move(profile);
    m_lentBeside = m_profiles.current();
    setCards(m_lent);
    openFiles({file});
}

void ScoreViewModel::openAll(const QList<QUrl>& files) {
    if (files.isEmpty()) {
        return;
    }
    if (std::exchange(m_lent, nullptr)) {
        setCards(m_profiles.profile());
    }
    openFiles(files);
}

void ScoreViewModel::openFiles(const QList<QUrl>& files) {
    const auto json = std::find_if(files.begin(), files.end(), [this](const QUrl& file) {
        return m_services.isJsonFile(file.toLocalFile().toStdString());
    });
    m_file = json != files.end() ? *json : files.front();
    ++m_opened;
    // They were of the photo before; whom the player named himself play on.
    const auto taken = std::exchange(m_taken, std::nullopt);
    if (taken && m_options.missing().isEmpty() && m_options.game() != TableOptions::Automatic &&
        m_options.agreesWith(*taken)) {
        m_options.setGame(TableOptions::Automatic);
    }
    if (const auto ofThis = std::exchange(m_ofNext, std::nullopt)) {
        m_options.setPlayers(*ofThis);
        const auto said = m_options.readOptions();
        m_taken = session::ProposedPlayers{*said.mode, said.players};
    }
    m_savedAs.reset();
    setSaveState(Unsaved);
    m_more = json != files.end() ? QList<QUrl>() : files.mid(1);
    m_marks.clear();
    m_marked.clear();
    start();
}

QVariantList ScoreViewModel::furtherPhotos() const {
    QVariantList out;
    for (auto* photo : m_further) {
        out << QVariant::fromValue(photo);
    }
    return out;
}

bool ScoreViewModel::canAddPhoto() const { return m_state == Ready && m_profile != nullptr; }

void ScoreViewModel::addPhoto(const QUrl& file) {
    if (canAddPhoto()) {
        m_more << file;
        read(true);
    }
}

std::vector<std::filesystem::path> ScoreViewModel::paths() const {
    std::vector<std::filesystem::path> out{m_file.toLocalFile().toStdString()};
    for (const auto& file : m_more) {
        out.emplace_back(file.toLocalFile().toStdString());
    }
    return out;
}

QString ScoreViewModel::othersOnPhoto() const {
    const bool isSaid =
        m_options.game() != TableOptions::Automatic && m_options.missing().isEmpty();
    return !m_onPhoto || (isSaid && m_options.agreesWith(*m_onPhoto)) ? QString()
                                                                      : playersText(*m_onPhoto);
}

void ScoreViewModel::takeOthersOnPhoto() {
    if (m_onPhoto) {
        m_taken = m_onPhoto;
        m_options.take(*m_onPhoto);
        readAgain();
    }
}

void ScoreViewModel::lookWhoSits() {
    m_worker.run([seats = m_services.seats, path = paths().front(),
                  profile = m_profile] { return seats(path, profile); },
                 [this, reading = m_reading](const std::vector<vision::SeatSeen>& seats) {
                     if (reading == m_reading) {
                         m_onPhoto = session::proposePlayers(seats);
                         emit othersOnPhotoChanged();
                     }
                 });
}

void ScoreViewModel::forgetWhoSits() {
    m_onPhoto.reset();
    emit othersOnPhotoChanged();
}

void ScoreViewModel::readAgain() {
    if (!m_file.isEmpty()) {
        start();
    }
}

void ScoreViewModel::readMarked() {
    if (m_marks.problem().isEmpty()) {
        m_marked = m_marks.cards();
        readAgain();
    }
}

void ScoreViewModel::start() {
    ++m_reading; // what is being read is wanted no more
    m_isAdding = false;
    m_corrections.clear();
    const auto path = std::filesystem::path(m_file.toLocalFile().toStdString());
    const bool photo = !m_services.isJsonFile(path);
    tellTrouble({});
    setStale(false);
    m_correction.close();
    m_waiting = photo && !m_lent && m_profiles.loading();
    setState(Reading);
    if (m_waiting) {
        return;
    }
    m_profile = !photo ? nullptr : m_lent ? m_lent : m_profiles.profile();
    if (photo && !m_profile) {
        if (m_profiles.trouble()->isEmpty()) {
            note([] {
                //: Why a photo can't be read: there is no card profile
                return tr("Learn a card profile first: without one no card is known.");
            });
        } else {
            tellTrouble(m_profiles.trouble()->text());
        }
        setState(Failed);
        return;
    }
    if (photo && !m_options.missing().isEmpty()) {
        note([this] { return m_options.missing(); }, true);
        setState(Failed);
        forgetWhoSits();
        lookWhoSits();
        return;
    }
    if (m_profile) {
        m_readOptions = m_options.readOptions();
        m_readOptions.marked = m_marked;
    }
    m_readEdition = m_options.edition();
    read(false);
}

void ScoreViewModel::stop() {
    if (m_state != Reading) {
        return;
    }
    ++m_reading; // what comes of it is dropped
    m_waiting = false;
    const bool isFurther = std::exchange(m_isAdding, false);
    if (isFurther) {
        m_more.removeLast();
    } else {
        note([] {
            //: In place of a score sheet: the player stopped the reading of a photo
            return tr("The reading was stopped.");
        });
    }
    setState(isFurther ? Ready : Failed);
}

void ScoreViewModel::read(bool added) {
    const int reading = ++m_reading;
    m_isAdding = added;
    tellTrouble({});
    forgetWhoSits();
    m_correction.close();
    setState(Reading);
    const auto done = [this, reading,
                       added](tl::expected<session::ScoredTable, session::SessionError> table) {
        if (reading != m_reading) {
            return; // another file was opened meanwhile
        }
        m_isAdding = false;
        if (!table) {
            // The folder of a file is of no interest here.
            auto text = QString::fromStdString(table.error().message);
            for (const auto& file : QList<QUrl>{m_file} + m_more) {
                text.replace(file.toLocalFile(), file.fileName());
            }
            tellTrouble(text, !table.error().options.empty());
            if (added) {
                m_more.removeLast();
            }
            setState(added ? Ready : Failed);
            if (m_playersWanted && m_profile) {
                lookWhoSits();
            }
            return;
        }
        show(std::move(*table));
        if (m_profile && m_options.game() != TableOptions::Automatic &&
            m_table->questions.size() > kManyQuestions) {
            lookWhoSits();
        }
    };
    if (m_profile) {
        m_worker.run([score = m_services.scorePhotos, paths = paths(), profile = m_profile,
                      options = m_readOptions,
                      edition = m_readEdition] { return score(paths, profile, options, edition); },
                     done);
    } else {
        m_worker.run([score = m_services.scoreFile, path = paths().front(),
                      edition = m_readEdition] { return score(path, edition); },
                     done);
    }
}

void ScoreViewModel::show(session::ScoredTable table) {
    m_table = std::move(table);
    m_undo.clear();
    correctAs(std::exchange(m_corrections, {}));
    showPicture();
    showFurther();
    setSaveState(Unsaved);
    followTable();
    setState(Ready);
    if (!m_savedAs) {
        emit tableRead(*m_table);
    }
}

void ScoreViewModel::showPicture() {
    m_above.reset();
    if (m_rectified && m_table->photoToTable) {
        auto findings = m_table->findings;
        std::erase_if(findings, [](const auto& finding) { return finding.photo != 0; });
        m_above = vision::rectifyTable(m_table->photo, findings, *m_table->photoToTable);
    }
    m_images->remove(m_photo);
    m_photo = shown().empty() ? QString() : m_images->put(asImage(shown()));
}

void ScoreViewModel::showFurther() {
    for (auto* photo : std::exchange(m_further, {})) {
        m_images->remove(photo->source());
        photo->deleteLater();
    }
    for (const auto& photo : m_table->furtherPhotos) {
        m_further << new ShownPhoto(QString::fromStdString(photo.source.filename().string()),
                                    m_images->put(asImage(photo.picture)),
                                    QSizeF(photo.picture.cols, photo.picture.rows), this);
    }
    emit furtherPhotosChanged();
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
    const auto inPhoto = [this](std::size_t photo) {
        std::vector<vision::Finding> findings;
        std::copy_if(m_table->findings.begin(), m_table->findings.end(),
                     std::back_inserter(findings),
                     [photo](const auto& finding) { return finding.photo == photo; });
        return findings;
    };
    m_findings.setFindings(m_above ? m_above->findings : inPhoto(0), m_table->observation);
    for (qsizetype i = 0; i < m_further.size(); ++i) {
        m_further[i]->findings()->setFindings(inPhoto(static_cast<std::size_t>(i + 1)),
                                              m_table->observation);
    }
    m_sheet.setSheet(m_table->sheet, m_profile.get(),
                     session::doubtsOf(m_table->observation, m_table->sheet));
    m_questions.setQuestions(m_table->questions, m_table->observation);
    m_correction.update(*m_table);
    ++m_revision;
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
    m_trouble.retranslate();
    if (m_state == Failed && !m_trouble.hasWords()) {
        readAgain();
    }
}

void ScoreViewModel::setState(State state) {
    m_state = state;
    ++m_revision;
    emit stateChanged();
}

void ScoreViewModel::tellTrouble(const QString& text, bool playersWanted) {
    m_trouble.tell(text);
    setPlayersWanted(playersWanted);
}

void ScoreViewModel::note(Trouble::Words words, bool playersWanted) {
    m_trouble.note(std::move(words));
    setPlayersWanted(playersWanted);
}

void ScoreViewModel::setPlayersWanted(bool playersWanted) {
    if (playersWanted != m_playersWanted) {
        m_playersWanted = playersWanted;
        emit playersWantedChanged();
    }
}

void ScoreViewModel::setStale(bool stale) {
    if (stale != m_stale) {
        m_stale = stale;
        emit staleChanged();
    }
}

} // namespace pocketmars::app
