#include "app/pages/profiles/profiles_view_model.h"

#include "app/session/profiles/profiles.h"
#include "app/session/scoring/sample.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

namespace pocketmars::app {
namespace {

bool isSample(const QString& name) { return name == QLatin1String(session::kSampleProfile); }

} // namespace

ProfilesViewModel::ProfilesViewModel(ProfileServices services, std::shared_ptr<ImageStore> images,
                                     Settings& settings, QObject* parent)
    : QObject(parent), m_services(std::move(services)), m_settings(settings), m_faces(images),
      m_files(m_services, m_learner, m_trouble), m_again(m_services, m_learner, images),
      m_check(m_services, m_learner, m_trouble, std::move(images)) {
    const auto adopted = [this](const calibration::Profile& profile) { adopt(profile); };
    connect(&m_files, &ProfileFilesModel::stored, this, adopted);
    connect(&m_again, &PageAgainModel::stored, this, adopted);
    // What was learnt again was of the profile that was in use.
    connect(this, &ProfilesViewModel::currentChanged, &m_again, &PageAgainModel::dismiss);
    // Queued, as it comes from the worker's thread.
    connect(this, &ProfilesViewModel::photoBegun, this,
            [this](int done, int total, const QString& photo) {
                m_learnDone = done;
                m_learnTotal = total;
                m_learnPhoto = photo;
                emit learnProgressChanged();
            });
    refresh();
}

ProfilesViewModel::~ProfilesViewModel() { m_cancelLearning = true; }

bool ProfilesViewModel::sampleInUse() const { return isSample(m_current); }

QString ProfilesViewModel::firstOwn() const {
    const auto own = std::find_if_not(m_names.begin(), m_names.end(), isSample);
    return own == m_names.end() ? QString() : *own;
}

void ProfilesViewModel::setCurrent(const QString& name) {
    if (name != m_current && m_names.contains(name)) {
        m_settings.setProfile(name);
        use(name);
    }
}

void ProfilesViewModel::refresh() {
    m_shelf.run(m_services.list, [this](const std::vector<std::string>& listed) {
        QStringList names;
        for (const auto& name : listed) {
            names << QString::fromStdString(name);
        }
        if (std::exchange(m_listed, true) && names == m_names) {
            return;
        }
        m_names = names;
        emit namesChanged();
        emit currentChanged(); // its row may be another one now
        const auto wanted = m_settings.profile();
        const auto own = firstOwn();
        const bool stays = m_names.contains(m_current) && (own.isEmpty() || !sampleInUse());
        const auto name = m_names.contains(wanted) ? wanted
                          : stays                  ? m_current
                          : own.isEmpty()          ? m_names.value(0)
                                                   : own;
        if (name != m_current || (m_profile == nullptr && m_trouble.isEmpty())) {
            use(name);
        }
    });
}

void ProfilesViewModel::use(const QString& name) {
    m_check.close(); // it was of another one
    m_current = name;
    m_trouble.clear();
    setProfile(nullptr);
    emit currentChanged();
    if (name.isEmpty()) {
        return;
    }
    m_shelf.run([load = m_services.load, name] { return load(name.toStdString()); },
                [this, name](auto loaded) {
                    if (name != m_current) {
                        return; // the user went on to another one meanwhile
                    }
                    if (!loaded) {
                        m_trouble.tell(QString::fromStdString(loaded.error().message));
                        emit profileChanged();
                        return;
                    }
                    setProfile(std::make_shared<const calibration::Profile>(std::move(*loaded)));
                });
}

void ProfilesViewModel::learn(const QUrl& folder, const QString& name) {
    if (m_learning) {
        return;
    }
    m_cancelLearning = false;
    m_learnDone = 0;
    m_learnTotal = 0;
    m_learnPhoto.clear();
    emit learnProgressChanged();
    setLearning(true, {});
    const auto progress = [this](int done, int total, const std::string& photo) {
        emit photoBegun(done, total, QString::fromStdString(photo));
        return !m_cancelLearning;
    };
    m_learner.run(
        [learn = m_services.learn, path = std::filesystem::path(folder.toLocalFile().toStdString()),
         name = name.trimmed().toStdString(), progress] { return learn(path, name, progress); },
        [this](auto learnt) {
            if (!learnt) {
                setLearning(false, m_cancelLearning
                                       ? QString()
                                       : QString::fromStdString(learnt.error().message));
                return;
            }
            const auto newName = QString::fromStdString(learnt->name);
            if (isSample(newName) && !firstOwn().isEmpty()) {
                refresh();
            } else {
                adopt(*std::move(learnt));
            }
            emit this->learnt(newName);
            setLearning(false, {});
        });
}

void ProfilesViewModel::lend(
    const QString& name,
    const std::function<void(std::shared_ptr<const calibration::Profile>)>& use) {
    m_shelf.run([load = m_services.load, name] { return load(name.toStdString()); },
                [this, use](auto loaded) {
                    m_trouble.tell(loaded ? QString()
                                          : QString::fromStdString(loaded.error().message));
                    if (loaded) {
                        use(std::make_shared<const calibration::Profile>(std::move(*loaded)));
                    }
                });
}

void ProfilesViewModel::adopt(calibration::Profile profile) {
    m_current = QString::fromStdString(profile.name);
    if (!sampleInUse()) { // that one only until there is another
        m_settings.setProfile(m_current);
    }
    m_trouble.clear();
    setProfile(std::make_shared<const calibration::Profile>(std::move(profile)));
    emit currentChanged();
    refresh();
}

QString ProfilesViewModel::doubt() const {
    return m_profile ? QString::fromStdString(session::doubtIn(*m_profile)) : QString();
}

void ProfilesViewModel::retranslate() {
    m_faces.setProfile(m_profile.get());
    m_again.retranslate();
    // Said in the language of before, and over.
    m_files.dismiss();
    m_learnTrouble.clear();
    if (!m_trouble.isEmpty() && !m_profile) {
        use(m_current); // why it can't be used is said in the language of its loading
    } else {
        m_trouble.clear();
    }
    emit profileChanged();
}

void ProfilesViewModel::setFolder(const QUrl& folder) {
    if (folder != m_folder) {
        m_folder = folder;
        emit folderChanged();
        setLearning(m_learning, {}); // an error was about the folder before
    }
}

void ProfilesViewModel::cancelLearning() { m_cancelLearning = true; }

void ProfilesViewModel::remove(const QString& name) {
    m_shelf.run([remove = m_services.remove, name] { return remove(name.toStdString()); },
                [this](const tl::expected<void, session::SessionError>& removed) {
                    m_trouble.tell(removed ? QString()
                                           : QString::fromStdString(removed.error().message));
                    refresh();
                });
}

void ProfilesViewModel::setProfile(std::shared_ptr<const calibration::Profile> profile) {
    m_profile = std::move(profile);
    m_faces.setProfile(m_profile.get());
    emit profileChanged();
}

void ProfilesViewModel::setLearning(bool learning, const QString& trouble) {
    m_learnTrouble.tell(trouble);
    m_learning = learning;
    emit learningChanged();
}

} // namespace pocketmars::app
