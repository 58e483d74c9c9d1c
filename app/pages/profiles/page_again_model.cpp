#include "app/pages/profiles/page_again_model.h"

#include "app/pages/profiles/wizard_steps_model.h"
#include "app/session/profiles/profile_draft.h"
#include "app/session/profiles/profiles.h"

#include <utility>

namespace pocketmars::app {
namespace {

/// A photo that may be marked, and the layout of the profile that it is for.
struct Opened {
    session::ProfilePhoto photo;
    calibration::Layout layout;
};

QString fileName(const std::filesystem::path& photo) {
    return QString::fromStdString(photo.filename().string());
}

} // namespace

PageAgainModel::PageAgainModel(const ProfileServices& services, Worker& worker,
                               std::shared_ptr<ImageStore> images, QObject* parent)
    : QObject(parent), m_services(services), m_worker(worker), m_images(std::move(images)) {}

QString PageAgainModel::message() const {
    if (!m_isLearnt || m_busy) {
        return {};
    }
    //: After one photo of a card profile was learnt again; %1 the file's name
    return tr("%1 was learnt; the other cards are as they were.").arg(fileName(m_photo));
}

QString PageAgainModel::title() const { return WizardStepsModel::title(m_picture); }

void PageAgainModel::learn(const QString& profile, int picture, const QUrl& photo) {
    if (m_busy || picture < 0 || picture >= session::kProfilePictures) {
        return;
    }
    dismiss();
    m_profile = profile.toStdString();
    m_picture = picture;
    m_photo = photo.toLocalFile().toStdString();
    learnNow();
}

void PageAgainModel::learnAnyway() {
    if (canTrust()) {
        m_trusts = true;
        learnNow();
    }
}

void PageAgainModel::learnNow() {
    m_trouble.clear();
    m_isLearnt = false;
    m_looksOther = false;
    setBusy(true);
    const auto page = std::filesystem::path(session::profilePicture(m_picture)).stem().string();
    calibration::LearnOptions options;
    options.trustPages = m_trusts;
    if (m_used) {
        // They were marked on the photo as it was turned.
        const int back = (4 - m_turn) % 4;
        options.corners.pages[page] = {calibration::turnedMarks(*m_used, m_size, back),
                                       back % 2 == 0 ? m_size
                                                     : cv::Size(m_size.height, m_size.width),
                                       m_photo.filename().string()};
    }
    m_worker.run([learnPage = m_services.learnPage, name = m_profile, photo = m_photo, page,
                  options] { return learnPage(name, photo, page, options); },
                 [this](const auto& profile) { learnt(profile); });
}

void PageAgainModel::learnt(
    const tl::expected<calibration::Profile, session::SessionError>& profile) {
    m_isLearnt = profile.has_value();
    if (profile) {
        m_isPicture = true;
        emit stored(*profile);
    } else {
        m_looksOther = profile.error().options == session::kTrustPagesOption;
        m_isPicture =
            m_isPicture || m_looksOther || profile.error().options == session::kCornersOption;
        m_trouble.tell(QString::fromStdString(profile.error().message));
    }
    setBusy(false);
}

void PageAgainModel::putRight() {
    if (!canPutRight() || m_byHand) {
        return;
    }
    setBusy(true);
    m_worker.run(
        [load = m_services.load, read = m_services.readPicture, name = m_profile, photo = m_photo,
         picture = m_picture, marked = m_hand, turn = m_turn] {
            session::PictureHints hints;
            if (marked) {
                hints.marks = marked->marks;
                hints.turn = turn;
            }
            return load(name).map([&](const calibration::Profile& profile) {
                return Opened{read(photo, picture, profile.layout, hints), profile.layout};
            });
        },
        [this](const tl::expected<Opened, session::SessionError>& opened) {
            setBusy(false);
            if (!opened) {
                m_trouble.tell(QString::fromStdString(opened.error().message));
            } else if (opened->photo.image.empty()) {
                m_trouble.tell(QString::fromStdString(opened->photo.reading.problem));
            } else {
                beginByHand(opened->photo, opened->layout);
            }
        });
}

void PageAgainModel::beginByHand(const session::ProfilePhoto& photo,
                                 const calibration::Layout& layout) {
    if (!m_hand) {
        const auto found = session::foundOn(photo.reading, m_picture);
        m_hand = session::HandWork{false, found, {}, found};
    }
    m_size = photo.image.size();
    m_turn = photo.turn;
    m_marks.begin({m_picture == session::kPiecesPicture,
                   static_cast<int>(session::itemsOn(m_picture, layout)), m_size,
                   [cardAround = m_services.cardAround, image = photo.image, mm = layout.cardMm](
                       cv::Point2f tap, const std::vector<calibration::Quad>& known) {
                       return cardAround(image, tap, known, mm);
                   }},
                  *m_hand);
    m_sharpPicture = m_images->put(asImage(photo.image));
    m_byHand = true;
    emit byHandChanged();
}

void PageAgainModel::useMarks() {
    if (m_byHand && m_marks.use()) {
        m_used = m_marks.work().marks;
        m_trusts = false; // it was said of what lay there before
        endByHand();
        learnNow();
    }
}

void PageAgainModel::leaveMarks() { endByHand(); }

void PageAgainModel::endByHand() {
    if (!m_byHand) {
        return;
    }
    m_hand = m_marks.work();
    m_byHand = false;
    m_images->remove(std::exchange(m_sharpPicture, {}));
    m_marks.begin({}, {}); // lets go of the photo
    emit byHandChanged();
}

void PageAgainModel::dismiss() {
    if (m_busy) {
        return;
    }
    endByHand();
    m_hand.reset();
    m_used.reset();
    m_trusts = false;
    m_isPicture = false;
    m_looksOther = false;
    m_isLearnt = false;
    m_trouble.clear();
    emit changed();
}

void PageAgainModel::retranslate() {
    m_marks.retranslate();
    emit changed();
    emit byHandChanged();
}

void PageAgainModel::setBusy(bool busy) {
    m_busy = busy;
    emit changed();
}

} // namespace pocketmars::app
