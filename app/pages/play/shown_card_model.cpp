#include "app/pages/play/shown_card_model.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace pocketmars::app {

ShownCardModel::ShownCardModel(const PlayServices& services, QObject* parent)
    : QObject(parent), m_cardsIn(services.cardsIn) {}

void ShownCardModel::start(const QList<int>& wanted) {
    m_wanted = wanted;
    m_trouble.clear();
    ++m_turn;
    emit changed();
}

void ShownCardModel::stop() {
    if (isLooking()) {
        start({});
    }
}

void ShownCardModel::look(std::shared_ptr<const calibration::Profile> profile,
                          const cv::Mat& image) {
    if (!isLooking() || !profile || image.empty()) {
        return;
    }
    m_worker.run([cardsIn = m_cardsIn, profile = std::move(profile),
                  image] { return cardsIn(*profile, image); },
                 [this, turn = ++m_turn](const std::vector<engine::CardId>& seen) {
                     if (turn == m_turn) {
                         take(seen);
                     }
                 });
}

void ShownCardModel::take(const std::vector<engine::CardId>& seen) {
    QList<int> places;
    for (const auto card : seen) {
        const auto place = static_cast<int>(m_wanted.indexOf(card.index()));
        if (place >= 0 && !places.contains(place)) {
            places << place;
        }
    }
    if (places.size() == 1) {
        stop();
        emit found(places.front());
        return;
    }
    m_trouble = places.isEmpty()
                    //: While a card is to be shown to the camera
                    ? tr("None of these cards is seen yet: lay it flat, apart from the others.")
                    //: While a card is to be shown to the camera
                    : tr("Several of these cards are seen: take away all but the one.");
    emit changed();
}

} // namespace pocketmars::app
