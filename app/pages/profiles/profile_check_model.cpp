#include "app/pages/profiles/profile_check_model.h"

#include "app/pages/profiles/faces_model.h"
#include "vision/overlay.h"

#include <cmath>
#include <cstddef>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::app {
namespace {

using Verdict = vision::CheckedCard::Verdict;

TestedCard tested(const vision::CheckedCard& card, std::size_t number) {
    TestedCard out;
    out.title = QStringLiteral("%1. %2").arg(number).arg(
        card.face == nullptr ? QStringLiteral("?") : FacesModel::wholeTitle(card.face->kind));
    if (card.face != nullptr) {
        out.agreement = QStringLiteral("%1 %").arg(std::lround(card.agreement * 100));
    }
    out.verdict = QString::fromStdString(session::verdictWord(card.verdict));
    out.good = card.verdict == Verdict::Good;
    return out;
}

/// Green is good, amber weak, red not recognised; the number leads to the list, since what is drawn
/// into a picture has English letters only.
vision::Finding finding(const vision::CheckedCard& card, std::size_t number) {
    const double confidence = card.verdict == Verdict::Good   ? 1.0
                              : card.verdict == Verdict::Weak ? 0.6
                                                              : 0.0;
    return {"", std::to_string(number), card.outline, confidence};
}

} // namespace

ProfileCheckModel::ProfileCheckModel(const ProfileServices& services, Worker& worker,
                                     Trouble& trouble, std::shared_ptr<ImageStore> images,
                                     QObject* parent)
    : QObject(parent), m_services(services), m_worker(worker), m_trouble(trouble),
      m_images(std::move(images)) {}

ProfileCheckModel::~ProfileCheckModel() { m_images->remove(m_picture); }

void ProfileCheckModel::check(std::shared_ptr<const calibration::Profile> profile,
                              const QUrl& photo) {
    if (!profile) {
        return;
    }
    close();
    m_busy = true;
    emit changed();
    m_worker.run(
        // The profile is kept as long as its faces are pointed at.
        [check = m_services.check, profile,
         path = std::filesystem::path(photo.toLocalFile().toStdString())] {
            return check(*profile, path);
        },
        [this, profile, turn = m_turn](const auto& checked) {
            if (turn != m_turn) {
                return;
            }
            m_busy = false;
            if (checked) {
                m_trouble.clear();
                show(*checked);
            } else {
                m_trouble.tell(QString::fromStdString(checked.error().message));
            }
            emit changed();
        });
}

void ProfileCheckModel::close() {
    ++m_turn;
    m_busy = false;
    m_cards.clear();
    m_advice.clear();
    m_images->remove(std::exchange(m_picture, {}));
    emit changed();
}

void ProfileCheckModel::show(const session::CheckedPhoto& photo) {
    std::vector<vision::Finding> findings;
    for (const auto& card : photo.cards) {
        const auto number = findings.size() + 1;
        m_cards << tested(card, number);
        findings.push_back(finding(card, number));
    }
    m_picture = m_images->put(asImage(vision::drawOverlay(photo.image, findings)));
    m_advice = QString::fromStdString(session::adviceOn(photo.cards));
}

} // namespace pocketmars::app
