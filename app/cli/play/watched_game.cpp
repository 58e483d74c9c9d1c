#include "app/cli/play/watched_game.h"

#include "app/cli/output/json_text.h"
#include "app/cli/output/local_time.h"
#include "app/cli/output/score_text.h"
#include "engine/format/score_json.h"
#include "engine/format/state_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <type_traits>
#include <utility>

namespace pocketmars::cli {
namespace {

using session::refuse;
using session::SessionError;
// Fields come out in the order in which they are set.
using Json = nlohmann::ordered_json;

/// @param isResumed  told already, by a program that ended since
std::string jsonOf(const session::StateAccepted& accepted, bool isResumed) {
    Json json{{"event", "state"},
              {"photo", accepted.table},
              {"state", Json::parse(engine::stateToJson(accepted.game))},
              {"after", accepted.after},
              {"moves", accepted.moves},
              {"did", accepted.did},
              {"margin", accepted.margin}};
    if (!accepted.inferred.empty()) {
        json["inferred"] = accepted.inferred;
    }
    if (accepted.takesBack > 0) {
        json["takes_back"] = accepted.takesBack;
    }
    if (accepted.provisional) {
        json["provisional"] = true;
    }
    if (isResumed) {
        json["resumed"] = true;
    }
    return jsonText(json);
}

std::string jsonOf(const session::StateAccepted& accepted, const std::string& /*photo*/) {
    return jsonOf(accepted, false);
}

std::string jsonOf(const session::Orders& orders, const std::string& /*photo*/) {
    return jsonText(Json{{"event", "order"}, {"steps", orders.steps}});
}

std::string jsonOf(const session::GameQuestion& question, const std::string& /*photo*/) {
    return jsonText(Json{{"event", "question"},
                         {"id", question.id},
                         {"text", question.text},
                         {"options", question.options}});
}

std::string jsonOf(const session::RuleBroken& broken, const std::string& photo) {
    return jsonText(Json{{"event", "warning"},
                         {"rule", broken.rule},
                         {"text", broken.text},
                         {"fix", broken.fix},
                         {"photo", photo}});
}

std::string jsonOf(const session::GameScored& scored, const std::string& /*photo*/) {
    return jsonText(
        Json{{"event", "score"}, {"score", Json::parse(engine::scoreToJson(scored.sheet))}});
}

/// @param round  that the step belongs to: after a round's last one the state has the next
void print(std::ostream& out, const session::StateAccepted& accepted, int round) {
    out << (accepted.after == "setup" ? accepted.did
                                      : "Round " + std::to_string(round) + ": " + accepted.did)
        << (accepted.provisional ? " (as it seems)" : "") << '\n';
}

void print(std::ostream& out, const session::Orders& orders) {
    for (const auto& step : orders.steps) {
        out << "  [ ] " << step << '\n';
    }
}

void print(std::ostream& out, const session::GameQuestion& question) {
    out << question.text << '\n';
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        out << "  " << i + 1 << ") " << question.options[i] << '\n';
    }
}

void print(std::ostream& out, const session::RuleBroken& broken) {
    out << "! " << broken.text << ": " << broken.fix << '\n';
}

void print(std::ostream& out, const session::GameScored& scored) {
    out << '\n';
    printSheet(out, scored.sheet, {});
}

} // namespace

tl::expected<WatchedGame, SessionError> WatchedGame::start(const WatchedGameOptions& options,
                                                           const WatchedTable& table, bool json) {
    const auto& colours = table.colours;
    const auto mode = engine::modeFromName(options.play);
    const auto level = engine::levelFromName(options.level.empty() ? "android" : options.level);
    const auto edition = engine::editionFromName(options.edition.empty() ? "en" : options.edition);
    if (!mode) {
        return refuse("--play takes solo or versus, not '" + options.play + "'");
    }
    if (!level) {
        return refuse("--level takes android, super_droid or cyborg, not '" + options.level + "'");
    }
    if (!edition) {
        return refuse("--edition takes en or pl, not '" + options.edition + "'");
    }
    if (*mode == engine::Mode::Versus && !options.level.empty()) {
        return refuse("--level is for solo games; leave it out");
    }
    if (colours.empty()) {
        return refuse(*mode == engine::Mode::Solo
                          ? "who plays? add --human COLOUR and --da COLOUR"
                          : "who plays? add --players COLOUR,COLOUR in seating order");
    }
    if (*mode == engine::Mode::Solo && colours.size() != 2) {
        return refuse("solo is played by two colours; add --human COLOUR and --da COLOUR");
    }
    GameAnswers answers(std::cin);
    if (!options.answers.empty()) {
        if (const auto loaded = answers.load(options.answers); !loaded) {
            return tl::unexpected(loaded.error());
        }
    }
    session::KeptGameOptions kept;
    kept.game.mode = *mode;
    kept.game.level = *level;
    kept.game.edition = *edition;
    kept.game.players = static_cast<std::uint8_t>(colours.size());
    kept.colours = colours;
    kept.profileName = table.profileName;
    kept.recording = table.recording;
    kept.fresh = options.fresh;
    auto game = session::KeptGame::start(kept);
    if (!game) {
        return tl::unexpected(game.error());
    }
    return WatchedGame(kept, *std::move(game), std::move(answers), table, json);
}

WatchedGame::WatchedGame(session::KeptGameOptions options, session::KeptGame game,
                         GameAnswers answers, const WatchedTable& table, bool json)
    : m_options(std::move(options)), m_game(std::move(game)), m_answers(std::move(answers)),
      m_recording(table.recording), m_json(json) {
    if (m_recording.empty()) {
        m_typed.emplace(table.keyboard);
    }
}

void WatchedGame::begin(Terminal& terminal) {
    const auto& steps = m_game.resumed();
    if (steps.empty()) {
        return;
    }
    m_round = steps.back().game.state.round;
    if (m_game.savedAs()) { // the program ended before it could say so
        terminal.err << "The game of " << localTime(m_game.startedAt()) << " is over.\n";
        std::vector<session::GameEvent> events(steps.begin(), steps.end());
        events.emplace_back(session::GameScored{engine::score(steps.back().game)});
        tell(events, steps.back().table, terminal);
        if (m_typed) { // what lies at the camera now is another game
            beginAnother(terminal);
        }
        return;
    }
    const auto count = std::to_string(steps.size()) + (steps.size() == 1 ? " step" : " steps");
    terminal.err << "Going on with the game of " << localTime(m_game.startedAt()) << ", round "
                 << steps.back().game.state.round << " (" << count << "); --new begins another.\n";
    session::Orders orders;
    for (const auto& step : m_game.session().orderSteps()) {
        orders.steps.push_back(step.text);
    }
    if (!m_json) {
        print(terminal.out, orders);
    } else {
        for (const auto& step : steps) { // who reads the stream knows the whole game
            terminal.out << jsonOf(step, true) << '\n';
        }
        if (!orders.steps.empty()) {
            terminal.out << jsonOf(orders, "") << '\n';
        }
    }
    terminal.out.flush();
}

void WatchedGame::beginAnother(Terminal& terminal) {
    if (auto another = session::KeptGame::start(m_options)) {
        m_game = *std::move(another);
        m_round = 1;
        if (!m_game.savedAs()) {
            begin(terminal); // perhaps one that was left unfinished
        }
    } else {
        terminal.err << another.error().message << '\n';
    }
}

std::optional<std::string> WatchedGame::lastSeen() const {
    auto last = m_game.lastSeen();
    return m_recording.empty() || last.empty() ? std::nullopt : std::optional(std::move(last));
}

void WatchedGame::hear(Terminal& terminal) {
    if (!m_typed) {
        return;
    }
    for (auto& line : m_typed->take()) {
        const auto question = m_game.session().openQuestion();
        const auto option = m_answers.from(std::move(line), question ? question->id : 0,
                                           question ? question->options.size() : 0);
        if (question && option) {
            apply(session::AnswerQuestion{question->id, *option}, terminal);
        }
    }
}

void WatchedGame::see(const session::TableSeen& table, Terminal& terminal) {
    hear(terminal); // it answers what was asked before this table
    m_lastPhoto = table.photo;
    const bool isNew =
        apply(session::SeeTable{table.observation, table.photo, table.image}, terminal);
    const auto question = m_game.session().openQuestion();
    if (!question || !isNew) {
        return;
    }
    // Only a recording waits: a camera's next table may settle the question by itself.
    const auto option = m_typed ? m_answers.known(question->id, question->options.size())
                                : m_answers.to(question->id, question->options.size());
    if (option) {
        apply(session::AnswerQuestion{question->id, *option}, terminal);
    }
}

Outcome WatchedGame::end(Terminal& terminal) {
    apply(session::EndTables{}, terminal);
    if (const auto& trouble = m_game.trouble()) {
        return tl::unexpected(*trouble);
    }
    return {};
}

bool WatchedGame::apply(session::GameAct act, Terminal& terminal) {
    const auto update = m_game.apply({m_game.revision(), std::move(act)});
    if (!update) {
        terminal.err << update.error().error.message << '\n';
        return false;
    }
    tell(*update, m_lastPhoto, terminal);
    return !update->empty();
}

void WatchedGame::tell(const std::vector<session::GameEvent>& events, const std::string& photo,
                       Terminal& terminal) {
    bool isOver = false;
    for (const auto& event : events) {
        std::visit(
            [&](const auto& e) {
                if (m_json) {
                    terminal.out << jsonOf(e, photo) << '\n';
                } else if constexpr (std::is_same_v<std::decay_t<decltype(e)>,
                                                    session::StateAccepted>) {
                    print(terminal.out, e, m_round);
                    m_round = e.game.state.round; // the next step's
                } else {
                    print(terminal.out, e);
                }
            },
            event);
        isOver = isOver || std::holds_alternative<session::GameScored>(event);
    }
    terminal.out.flush(); // whoever reads it acts on it now
    if (const auto& trouble = m_game.trouble()) {
        terminal.err << "Not saved: " << trouble->message << '\n';
    } else if (isOver && m_game.savedAs()) {
        terminal.err << "Saved as game " << m_game.savedAs()->value() << ".\n";
        (void)m_game.apply({m_game.revision(), session::CloseGame{}});
    }
}

} // namespace pocketmars::cli
