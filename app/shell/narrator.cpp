#include "app/shell/narrator.h"

#include <utility>

namespace pocketmars::app {
namespace {

QStringList notEmpty(QStringList texts) {
    texts.removeAll(QString());
    return texts;
}

} // namespace

Narrator::Narrator(const Settings& settings, PlayViewModel& play, QObject* parent)
    : QObject(parent), m_settings(settings), m_play(play) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Narrator::tell);
    const auto soon = qOverload<>(&QTimer::start);
    connect(play.question(), &GameQuestionModel::changed, &m_soon, soon);
    connect(play.warning(), &GameWarningModel::changed, &m_soon, soon);
    connect(play.orders(), &ChecklistModel::changed, &m_soon, soon);
    connect(play.wayBack(), &ChecklistModel::changed, &m_soon, soon);
    connect(&play, &PlayViewModel::gameChanged, &m_soon, soon);
    connect(&play, &PlayViewModel::stateChanged, &m_soon, soon);
    connect(&play, &PlayViewModel::retold, this, &Narrator::passOverRetold);
    connect(&settings, &Settings::spokenChanged, this, &Narrator::follow);
}

void Narrator::follow() {
    if (!m_settings.spoken()) {
        emit hushed();
        return;
    }
    //: Said aloud when reading aloud is switched on
    emit told(tr("Reading aloud."));
    m_told.clear();
    m_ordersTold.clear();
    m_soon.start();
}

void Narrator::passOverRetold() {
    m_isRetold = true;
    m_soon.start();
}

std::map<Narrator::Kind, QStringList> Narrator::open() const {
    std::map<Kind, QStringList> out{{Warning, {}}, {Question, {}}, {Verdict, {}}};
    if (m_play.state() == PlayViewModel::Over) {
        out[Verdict] = notEmpty({m_play.sheet()->verdict()});
    } else if (m_play.state() == PlayViewModel::Playing) {
        const auto& warning = *m_play.warning();
        out[Warning] = notEmpty({warning.text(), warning.remedy()});
        const auto& question = *m_play.question();
        if (question.isOpen()) {
            out[Question] =
                notEmpty(QStringList{question.text(), question.frame()} + question.answers());
        }
    }
    return out;
}

QStringList Narrator::news() {
    QStringList out;
    for (const auto& [kind, texts] : open()) {
        if (m_told[kind] != texts) {
            m_told[kind] = texts;
            out += texts;
        }
    }
    return out + newOrders();
}

QStringList Narrator::newOrders() {
    const auto& list = m_play.wayBack()->count() > 0 ? *m_play.wayBack() : *m_play.orders();
    const int count = m_play.state() == PlayViewModel::Playing ? list.count() : 0;
    QStringList out;
    QStringList listed;
    bool goesOn = false;
    for (int row = 0; row < count; ++row) {
        const auto text = list.data(list.index(row), ChecklistModel::TextRole).toString();
        listed << text;
        if (m_ordersTold.contains(text)) {
            goesOn = true;
        } else if (!list.data(list.index(row), ChecklistModel::DoneRole).toBool()) {
            out << text;
        }
    }
    // What was ticked stays told: taking the tick away is no news.
    m_ordersTold = goesOn ? m_ordersTold + listed : listed;
    m_ordersTold.removeDuplicates();
    return out;
}

void Narrator::tell() {
    const auto texts = news();
    const bool isRetold = std::exchange(m_isRetold, false);
    if (isRetold || !m_settings.spoken()) {
        return;
    }
    for (const auto& text : texts) {
        emit told(inWords(text));
    }
}

QString Narrator::inWords(QString text) {
    //: Read aloud in place of the symbol ★★
    text.replace(QStringLiteral("★★"), tr("two stars"));
    //: Read aloud in place of the symbol ★
    return text.replace(QStringLiteral("★"), tr("one star"));
}

} // namespace pocketmars::app
