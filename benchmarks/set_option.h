#pragma once

#include <CLI/CLI.hpp>

namespace pocketmars::benchmarks {

/// Gives a program the option `--set NAME=VALUE`, any number of times: a tuned number has another
/// value for this run. What is no such number, or out of its range, is told as a bad option.
void addSetOption(CLI::App& app);

} // namespace pocketmars::benchmarks
