#include "app/pages/home/sample_view_model.h"

#include <QUrl>

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
}

void SampleViewModel::start() {
    if (!m_sample || m_profiles.learning()) {
        return;
    }
    const auto name = QString::fromLatin1(session::kSampleProfile);
    if (m_profiles.names().contains(name)) {
        m_profiles.setCurrent(name);
        openNext();
        return;
    }
    m_learning = true;
    m_profiles.learn(asUrl(m_sample->profilePhotos), name);
}

void SampleViewModel::openNext() {
    const auto& table = m_sample->tables[m_next];
    m_scoring.options()->setPlayers(table.players);
    m_scoring.open(asUrl(table.photo));
    m_next = (m_next + 1) % m_sample->tables.size();
}

} // namespace pocketmars::app
