#pragma once

#include "app/settings/settings.h"
#include "engine/to_mars/ship/choices.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace pocketmars::app {

/// What the sheet leaves open, a row a question, and how it is answered in the next game. Answers
/// are remembered.
class MarsChoicesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a page's view-model")

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< a short name
        QuestionRole,
        OptionsRole, ///< the answers; the first is the default
        ChosenRole   ///< which of them counts
    };

    /// @param settings  outlives the model
    explicit MarsChoicesModel(Settings& settings, QObject* parent = nullptr)
        : QAbstractListModel(parent), m_settings(&settings), m_choices(settings.marsChoices()) {}

    [[nodiscard]] const to_mars::Choices& choices() const { return m_choices; }
    /// @param option  one that is not there changes nothing
    Q_INVOKABLE void choose(int row, int option);
    /// Puts the texts into the language of now.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    Settings* m_settings;
    to_mars::Choices m_choices;
};

} // namespace pocketmars::app
