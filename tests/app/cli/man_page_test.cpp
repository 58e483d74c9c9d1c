#include "app/cli/program.h"

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

/// The man page tells all that can be typed, and nothing else. Both sides are sets of what can be
/// typed: `profile learn`, `profile learn FOLDER`, `profile learn --name`; `--version` of the
/// program itself.
namespace pocketmars::cli {
namespace {

using Typed = std::set<std::string>;

void addTyped(const CLI::App& app, const std::string& command, Typed& all) {
    const std::string before = command.empty() ? "" : command + " ";
    for (const auto* option : app.get_options()) {
        if (option->get_positional()) {
            all.insert(before + option->get_name(true));
        }
        for (const auto& name : option->get_lnames()) {
            if (name != "help" || command.empty()) { // it is the same everywhere
                auto said = before;
                said += "--";
                all.insert(said += name);
            }
        }
    }
    const auto parts = app.get_subcommands({});
    if (parts.empty()) {
        all.insert(command);
    }
    for (const auto* part : parts) {
        addTyped(*part, before + part->get_name(), all);
    }
}

Typed typedInProgram() {
    CLI::App app;
    Desktop desktop;
    desktop.serve = [](const ServeOptions&, Terminal&) { return Outcome(); };
    addAllCommands(
        app, [](const Command&) {}, desktop);
    Typed all;
    addTyped(app, "", all);
    return all;
}

std::vector<std::string> matchesIn(const std::string& text, const char* pattern) {
    const std::regex wanted(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator match(text.begin(), text.end(), wanted), end; match != end; ++match) {
        found.push_back(match->str());
    }
    return found;
}

/// The text of a tag: `.B \-\-name \fINAME\fR` is `--name NAME`.
std::string tagText(const std::string& line) {
    EXPECT_EQ(line.rfind(".B ", 0), 0U) << line;
    const auto withoutFonts = std::regex_replace(line.substr(2), std::regex(R"(\\f.)"), "");
    return std::regex_replace(withoutFonts, std::regex(R"(\\-)"), "-");
}

/// Takes the page line by line.
class Page {
public:
    void take(const std::string& line) {
        if (line.rfind(".SH ", 0) == 0) {
            m_section = line.substr(4);
            m_command.clear();
        } else if (line == ".RS" || line == ".RE") {
            m_inCommand = line == ".RS";
        } else if (m_tagIsNext && m_section == "COMMANDS" && !m_inCommand) {
            takeCommand(tagText(line));
        } else if (m_tagIsNext && (m_section == "COMMANDS" || isOptions(m_section))) {
            auto& into = m_inCommand ? m_typed[m_command] : m_typed[m_section];
            const auto options = matchesIn(tagText(line), "--[a-z][a-z-]*");
            EXPECT_FALSE(options.empty()) << line;
            into.insert(options.begin(), options.end());
        } else if (!m_command.empty() && !m_inCommand) {
            const auto sections = matchesIn(line, "[A-Z]+ OPTIONS");
            m_shared[m_command].insert(sections.begin(), sections.end());
        }
        m_tagIsNext = line == ".TP";
    }

    Typed typed() const {
        Typed all = at(m_typed, "OPTIONS");
        for (const auto& [command, itsOwn] : m_typed) {
            if (isOptions(command)) {
                continue;
            }
            all.insert(command);
            auto lists = std::vector{itsOwn};
            for (const auto& section : at(m_shared, command)) {
                lists.push_back(at(m_typed, section));
            }
            for (const auto& list : lists) {
                for (const auto& each : list) {
                    auto said = command;
                    said += " ";
                    all.insert(said += each);
                }
            }
        }
        return all;
    }

private:
    static bool isOptions(const std::string& section) {
        return section.find("OPTIONS") != std::string::npos;
    }
    static Typed at(const std::map<std::string, Typed>& all, const std::string& name) {
        const auto found = all.find(name);
        return found == all.end() ? Typed() : found->second;
    }

    void takeCommand(const std::string& tag) {
        m_command.clear();
        Typed arguments;
        for (const auto& word : matchesIn(tag, "[A-Za-z][A-Za-z-]*")) {
            if (word == CLI::detail::to_lower(word)) {
                m_command += (m_command.empty() ? "" : " ") + word;
            } else {
                arguments.insert(word);
            }
        }
        m_typed[m_command] = std::move(arguments);
    }

    std::map<std::string, Typed> m_typed;  ///< by command, or by section of options
    std::map<std::string, Typed> m_shared; ///< sections of options that a command names
    std::string m_section;
    std::string m_command;
    bool m_inCommand = false; ///< among its options
    bool m_tagIsNext = false;
};

Typed typedOnPage() {
    std::ifstream file(POCKETMARS_MAN_PAGE);
    Page page;
    for (std::string line; std::getline(file, line);) {
        page.take(line);
    }
    return page.typed();
}

Typed without(const Typed& all, const Typed& these) {
    Typed rest;
    std::set_difference(all.begin(), all.end(), these.begin(), these.end(),
                        std::inserter(rest, rest.end()));
    return rest;
}

TEST(ManPage, TellsEveryCommandWithItsArgumentsAndOptions) {
    EXPECT_EQ(without(typedInProgram(), typedOnPage()), Typed());
}

TEST(ManPage, TellsNothingThatCanNotBeTyped) {
    EXPECT_EQ(without(typedOnPage(), typedInProgram()), Typed());
}

} // namespace
} // namespace pocketmars::cli
