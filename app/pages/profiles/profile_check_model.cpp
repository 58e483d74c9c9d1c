#include "app/pages/profiles/profile_check_model.h"

#include "app/pages/profiles/faces_model.h"
#include "vision/overlay.h"

#include <QPainter>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
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
        out.agreement = QStringLiteral("%1\u00a0%").arg(std::lround(card.agreement * 100));
    }
    out.verdict = QString::fromStdString(session::verdictWord(card.verdict));
    out.good = card.verdict == Verdict::Good;
    return out;
}

/// Green is good, amber weak, red not recognised.
vision::Finding finding(const vision::CheckedCard& card) {
    const double confidence = card.verdict == Verdict::Good   ? 1.0
                              : card.verdict == Verdict::Weak ? 0.6
                                                              : 0.0;
    return {"", "", card.outline, confidence};
}

/// Writes the numbers of the list onto the cards.
void number(QImage& picture, const std::vector<vision::CheckedCard>& cards) {
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto box = cv::boundingRect(cards[i].outline);
        const double size = std::min(box.width, box.height) * 0.4;
        const QRectF disc(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size,
                          size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 200));
        painter.drawEllipse(disc);
        auto font = painter.font();
        font.setBold(true);
        font.setPixelSize(std::max(1, static_cast<int>(size * 0.6)));
        painter.setFont(font);
        painter.setPen(Qt::white);
        painter.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
    }
}

} // namespace

ProfileCheckModel::ProfileCheckModel(const ProfileServices& services, Worker& worker,
                                     Trouble& trouble, std::shared_ptr<ImageStore> images,
                                     QObject* parent)
    : QObject(parent), m_services(services), m_worker(worker), m_trouble(trouble),
      m_images(std::move(images)) {}

ProfileCheckModel::~ProfileCheckModel() { m_images->remove(m_picture); }

void ProfileCheckModel::check(const std::shared_ptr<const calibration::Profile>& profile,
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
        findings.push_back(finding(card));
        m_cards << tested(card, findings.size());
    }
    auto picture =
        asImage(vision::drawOverlay(photo.image, findings)).convertToFormat(QImage::Format_RGB32);
    number(picture, photo.cards);
    m_picture = m_images->put(picture);
    m_advice = QString::fromStdString(session::adviceOn(photo.cards));
}

} // namespace pocketmars::app
