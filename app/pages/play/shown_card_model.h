#pragma once

#include "app/services/play_services.h"
#include "app/support/worker.h"
#include "calibration/profile/profile.h"

#include <opencv2/core/mat.hpp>

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace pocketmars::app {

/// A card that the player lays before the camera in place of an answer.
class ShownCardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

    /// Whether a card is waited for.
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)
    /// Why it goes on waiting; empty at first.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    explicit ShownCardModel(const PlayServices& services, QObject* parent = nullptr);

    [[nodiscard]] bool isLooking() const { return !m_wanted.isEmpty(); }
    [[nodiscard]] const QString& trouble() const { return m_trouble; }

    /// @param wanted  the cards of which one is shown, by engine::CardId::index()
    void start(const QList<int>& wanted);
    void stop();
    /// Looks for the card on a table at rest.
    /// @param image  CV_8UC3 BGR; its pixels stay as they are
    void look(std::shared_ptr<const calibration::Profile> profile, const cv::Mat& image);

signals:
    void changed();
    /// Just one of the cards lies there.
    /// @param place  of the card among those that are wanted
    void found(int place);

private:
    void take(const std::vector<engine::CardId>& seen);

    decltype(PlayServices::cardsIn) m_cardsIn;
    QList<int> m_wanted; ///< none: nothing is looked for
    QString m_trouble;
    int m_turn = 0; ///< what an older look found is dropped
    Worker m_worker;
};

} // namespace pocketmars::app
