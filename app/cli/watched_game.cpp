#include "app/cli/watched_game.h"

#include "app/cli/json_text.h"
#include "app/cli/score_text.h"
#include "app/session/saved_game.h"
#include "app/session/table_scorer.h"
#include "app/session/text_file.h"
#include "engine/score_json.h"
#include "engine/state_json.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <iostream>
#include <memory>
#include <utility>

namespace pocketmars::cli {
namespace {

using session::SessionError;
// Fields come out in the order in which they are set.
using Json = nlohmann::ordered_json;

tl::unexpected<SessionError> refuse(const std::string& message) {
    return tl::unexpected(SessionError{message});
}

std::string jsonOf(const session::StateAccepted& accepted, const std::string& /*photo*/) {
    Json json{{"event", "state"},
              {"photo", accepted.table},
              {"state", Json::parse(engine::stateToJson(accepted.game))},
              {"after", accepted.after},
              {"moves", accepted.moves},
              {"did", accepted.did},
              {"margin", accepted.margin}};
    if (accepted.provisional) {
        json["provisional"] = true;
    }
    return jsonText(json);
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

void print(std::ostream& out, const session::StateAccepted& accepted) {
    const auto round = std::to_string(accepted.game.state.round);
    out << (accepted.after == "setup" ? accepted.did : "Round " + round + ": " + accepted.did)
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
                                                           const std::vector<std::string>& colours,
                                                           std::filesystem::path folder,
                                                           bool json) {
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
    engine::GameOptions game;
    game.mode = *mode;
    game.level = *level;
    game.edition = *edition;
    game.players = static_cast<std::uint8_t>(colours.size());
    return WatchedGame(session::GameSession(game, colours), std::move(answers), std::move(folder),
                       json);
}

WatchedGame::WatchedGame(session::GameSession game, GameAnswers answers,
                         std::filesystem::path folder, bool json)
    : m_game(std::move(game)), m_answers(std::move(answers)), m_folder(std::move(folder)),
      m_json(json) {}

void WatchedGame::see(const session::TableSeen& table, Terminal& terminal) {
    const auto events = m_game.see(table.observation, table.photo);
    m_last = table;
    for (const auto& event : events) {
        tell(event, table, terminal);
    }
    const auto question = m_game.openQuestion();
    // Only a folder waits: a camera's next table may settle the question by itself.
    if (!question || events.empty() || m_folder.empty()) {
        return;
    }
    if (const auto option = m_answers.to(question->id, question->options.size())) {
        for (const auto& event : m_game.answer(question->id, *option)) {
            tell(event, table, terminal);
        }
    }
}

void WatchedGame::end(Terminal& terminal) {
    for (const auto& event : m_game.end()) {
        tell(event, m_last, terminal);
    }
}

void WatchedGame::tell(const session::GameEvent& event, const session::TableSeen& table,
                       Terminal& terminal) {
    std::visit(
        [&](const auto& e) {
            if (m_json) {
                terminal.out << jsonOf(e, table.photo) << '\n';
            } else {
                print(terminal.out, e);
            }
        },
        event);
    terminal.out.flush(); // whoever reads it acts on it now
    if (std::holds_alternative<session::GameScored>(event)) {
        save(table, terminal);
    }
}

void WatchedGame::save(const session::TableSeen& table, Terminal& terminal) const {
    auto scored = session::scoreState(m_game.game());
    if (!m_folder.empty()) {
        scored.source = m_folder / table.photo;
        if (auto file = session::readText(scored.source)) {
            scored.photoFile = std::make_shared<const std::string>(*std::move(file));
        }
    }
    auto history = session::openHistory();
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto id = history ? session::saveGame(*history, scored, now)
                            : tl::expected<db::GameId, SessionError>(tl::unexpect, history.error());
    terminal.err << (id ? "Saved as game " + std::to_string(id->value()) + "."
                        : "Not saved: " + id.error().message)
                 << '\n';
}

} // namespace pocketmars::cli
