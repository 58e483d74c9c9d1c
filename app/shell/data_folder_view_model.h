#pragma once

#include "app/support/trouble.h"

#include <QObject>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>

namespace pocketmars::app {

/// Where the user's data lie, and moving them. The program does the moving itself, when nobody has
/// the data open (app/shell/gui.cpp).
class DataFolderViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// As people write it.
    Q_PROPERTY(QString path READ path CONSTANT)
    /// Whether it is the one that the program uses by itself.
    Q_PROPERTY(bool isUsual READ isUsual CONSTANT)
    /// Why the data could not be moved when that was tried last.
    Q_PROPERTY(pocketmars::app::Trouble* trouble READ trouble CONSTANT)

public:
    explicit DataFolderViewModel(std::filesystem::path folder, QObject* parent = nullptr);

    [[nodiscard]] QString path() const;
    [[nodiscard]] bool isUsual() const;
    [[nodiscard]] Trouble* trouble() { return &m_trouble; }

    /// Shows the folder in the system's file manager.
    Q_INVOKABLE void show();
    /// Has another folder hold the data.
    Q_INVOKABLE void use(const QUrl& folder);
    Q_INVOKABLE void useUsual();
    /// Puts the texts into the language of now.
    void retranslate() { m_trouble.retranslate(); }

signals:
    /// The data are to lie in another folder.
    void wanted(const std::filesystem::path& folder);

private:
    std::filesystem::path m_folder;
    Trouble m_trouble;
};

} // namespace pocketmars::app
