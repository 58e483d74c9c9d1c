#include "app/pages/home/sample_view_model.h"

#include <QUrl>

#include <algorithm>
#include <memory>
#include <utility>

namespace pocketmars::app {
namespace {

QUrl asUrl(const std::filesystem::path& path) {
    return QUrl::fromLocalFile(QString::fromStdString(path.string()));
}

} // namespace

SampleViewModel::SampleViewModel(std::optional<session::Sample> sample, ProfilesViewModel& profiles,
                                 ScoreViewModel& scoring, QObject* parent)
    : QObject(parent), m_sample(std::move(sample)), m_profiles(profiles), m_scoring(scoring) {
    connect(&m_profiles, &ProfilesViewModel::learnt, this, [this] {
        if (m_learning) {
            openNext();
        }
    });
    connect(&m_profiles, &ProfilesViewModel::learningChanged, this,
            [this] { m_learning = m_learning && m_profiles.learning(); });
    connect(&m_scoring, &ScoreViewModel::stateChanged, this, &SampleViewModel::shownChanged);
}

bool SampleViewModel::shown() const {
    return m_sample && std::any_of(m_sample->tables.begin(), m_sample->tables.end(),
                                   [this](const session::SampleTable& table) {
                                       return asUrl(table.photo) == m_scoring.file();
                                   });
}

void SampleViewModel::start() {
    if (!m_sample || m_profiles.learning()) {
        return;
    }
    const auto name = QString::fromLatin1(session::kSampleProfile);
    if (m_profiles.names().contains(name)) {
        openNext();
        return;
    }
    m_learning = true;
    m_profiles.learn(asUrl(m_sample->profilePhotos), name);
}

void SampleViewModel::openNext() {
    const auto& table = m_sample->tables[m_next];
    m_next = (m_next + 1) % m_sample->tables.size();
    const auto photo = asUrl(table.photo);
    if (m_profiles.sampleInUse()) {
        m_scoring.sayPlayersOfNext(table.players);
        m_scoring.open(photo);
        return;
    }
    m_profiles.lend(QString::fromLatin1(session::kSampleProfile),
                    [this, photo, players = table.players](
                        const std::shared_ptr<const calibration::Profile>& profile) {
                        m_scoring.sayPlayersOfNext(players);
                        m_scoring.openWith(photo, profile);
                    });
}

} // namespace pocketmars::app
