#pragma once

#include "app/pages/profiles/profiles_view_model.h"
#include "app/pages/score/score_view_model.h"
#include "app/session/scoring/sample.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>

namespace pocketmars::app {

/// The sample table that comes with the program, for a first look without cards of one's own.
class SampleViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Whether the program came with its samples.
    Q_PROPERTY(bool available READ available CONSTANT)
    /// Whether one of its photos is what the page "Score a table" shows.
    Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)

public:
    /// @param profiles, scoring  outlive the view-model
    SampleViewModel(std::optional<session::Sample> sample, ProfilesViewModel& profiles,
                    ScoreViewModel& scoring, QObject* parent = nullptr);

    [[nodiscard]] bool available() const { return m_sample.has_value(); }
    [[nodiscard]] bool shown() const;

    /// Learns the sample's cards, if that was not done before, and scores one of its photos,
    /// another one each time. Where the user has a profile, that one stays in use. Does nothing
    /// without samples.
    Q_INVOKABLE void start();

signals:
    void shownChanged();

private:
    void openNext();

    std::optional<session::Sample> m_sample;
    ProfilesViewModel& m_profiles;
    ScoreViewModel& m_scoring;
    std::size_t m_next = 0;
    bool m_learning = false;
};

} // namespace pocketmars::app
