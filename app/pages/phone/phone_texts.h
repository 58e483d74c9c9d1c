#pragma once

#include <QJsonObject>

namespace pocketmars::app {

/// The texts of the phones' pages (app/phone/pages) in the language of now, by the keys that these
/// ask for; `language` as HTML names it.
[[nodiscard]] QJsonObject phoneTexts();

} // namespace pocketmars::app
