#include "app/pages/to_mars/mars_photo_model.h"

#include "app/pages/to_mars/mars_values.h"

#include <utility>

namespace pocketmars::app {
namespace {

/// What was made of a photo.
struct Look {
    tl::expected<cv::Mat, session::SessionError> photo;
    tl::expected<cv::Mat, session::SessionError> flat; ///< empty: it was not looked for
};

} // namespace

MarsPhotoModel::MarsPhotoModel(const MarsServices& services, std::shared_ptr<ImageStore> images,
                               Trouble& trouble, QObject* parent)
    : QObject(parent), m_services(services), m_images(std::move(images)), m_trouble(trouble),
      m_corners(m_images) {
    connect(&m_corners, &MarsCornersModel::marked, this, &MarsPhotoModel::showFlat);
}

MarsPhotoModel::~MarsPhotoModel() { m_images->remove(m_url); }

QString MarsPhotoModel::name() const { return text(m_file.filename().string()); }

void MarsPhotoModel::use(const std::filesystem::path& file, const to_mars::Ship& ship,
                         const std::optional<vision::BoardCorners>& marked) {
    clear();
    m_file = file;
    m_ship = ship;
    m_isBusy = true;
    emit changed();
    m_worker.run(
        [load = m_services.loadPhoto, find = m_services.findBoard, flatten = m_services.flatten,
         file, ship, marked] {
            Look look{load(file), cv::Mat()};
            if (look.photo && marked) {
                look.flat = flatten(*look.photo, *marked, ship);
            } else if (look.photo && !ship.isMadeUp) { // nobody has a photo of that one
                look.flat = find(ship, file);
            }
            return look;
        },
        [this, asked = m_looks](const Look& look) {
            if (asked != m_looks) {
                return;
            }
            m_isBusy = false;
            if (!look.photo) {
                m_trouble.tell(text(look.photo.error().message));
                emit changed();
                return;
            }
            m_photo = *look.photo;
            if (!look.flat) {
                m_trouble.tell(text(look.flat.error().message));
            }
            const bool found = look.flat && !look.flat->empty();
            show(found ? *look.flat : m_photo, found);
        });
}

void MarsPhotoModel::clear() {
    ++m_looks;
    m_file.clear();
    m_photo = cv::Mat();
    m_isBusy = false;
    m_corners.close();
    show({}, false);
}

void MarsPhotoModel::markCorners() {
    if (!m_photo.empty()) {
        m_trouble.clear();
        m_corners.begin(m_photo);
    }
}

void MarsPhotoModel::showFlat(const cv::Mat& photo, const vision::BoardCorners& corners) {
    const auto flat = m_services.flatten(photo, corners, m_ship);
    if (!flat) {
        m_trouble.tell(text(flat.error().message));
        return;
    }
    m_trouble.clear();
    m_corners.close();
    show(*flat, true);
    emit cornersMarked(corners);
}

void MarsPhotoModel::show(const cv::Mat& picture, bool isFlat) {
    m_images->remove(std::exchange(m_url, {}));
    if (!picture.empty()) {
        m_url = m_images->put(asImage(picture));
    }
    m_isFlat = isFlat;
    emit changed();
}

} // namespace pocketmars::app
