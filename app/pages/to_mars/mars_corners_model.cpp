#include "app/pages/to_mars/mars_corners_model.h"

#include <algorithm>
#include <utility>

namespace pocketmars::app {

MarsCornersModel::MarsCornersModel(std::shared_ptr<ImageStore> images, QObject* parent)
    : QObject(parent), m_images(std::move(images)) {}

MarsCornersModel::~MarsCornersModel() { m_images->remove(m_url); }

void MarsCornersModel::begin(const cv::Mat& photo) {
    close();
    m_photo = photo;
    m_url = m_images->put(asImage(photo));
    const double width = photo.cols;
    const double height = photo.rows;
    m_points = {{0.1 * width, 0.1 * height},
                {0.9 * width, 0.1 * height},
                {0.9 * width, 0.9 * height},
                {0.1 * width, 0.9 * height}};
    emit changed();
}

void MarsCornersModel::move(int corner, double x, double y) {
    if (corner >= 0 && corner < m_points.size()) {
        m_points[corner] = {std::clamp(x, 0.0, static_cast<double>(m_photo.cols)),
                            std::clamp(y, 0.0, static_cast<double>(m_photo.rows))};
        emit changed();
    }
}

void MarsCornersModel::accept() {
    if (!isOpen()) {
        return;
    }
    vision::BoardCorners corners;
    std::ranges::transform(m_points, corners.begin(),
                           [](const QPointF& at) { return cv::Point2d(at.x(), at.y()); });
    emit marked(m_photo, corners);
}

void MarsCornersModel::close() {
    m_images->remove(std::exchange(m_url, {}));
    m_photo = cv::Mat();
    m_points.clear();
    emit changed();
}

} // namespace pocketmars::app
