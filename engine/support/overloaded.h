#pragma once

namespace pocketmars::engine {

/// One visitor from several lambdas, for std::visit.
template <class... Ts> struct Overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace pocketmars::engine
