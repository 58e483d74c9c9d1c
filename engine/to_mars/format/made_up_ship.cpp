#include "engine/support/check.h"
#include "engine/to_mars/format/ship_json.h"

namespace pocketmars::to_mars {
namespace {

// Nobody's board: it has what every ship has (panels between sections and at corners, slots between
// spaces), and is drawn so that the sheet's example can be played on it.
constexpr std::string_view kMadeUp = R"json(
{"format": "pocketmars.mars_ship/1", "name": "Made-up ship", "made_up": true,
 "size_mm": [330, 150],
 "structures": {"dome": {"size": 1, "each": 6}, "workshop": {"size": 2, "each": 4}, "laboratory": {"size": 3, "each": 4}},
 "sections": [
  {"upper": [
    {"number": 1, "box": [25, 42, 18, 28]},
    {"number": 2, "box": [43, 42, 18, 28]},
    {"number": 3, "box": [61, 42, 18, 28]},
    {"number": 4, "box": [79, 42, 18, 28]},
    {"number": 5, "box": [97, 42, 18, 28]}],
   "lower": [
    {"number": 6, "box": [25, 76, 18, 28]},
    {"number": 7, "box": [43, 76, 18, 28]},
    {"number": 8, "box": [61, 76, 18, 28]},
    {"number": 9, "box": [79, 76, 18, 28]},
    {"number": 10, "box": [97, 76, 18, 28]}]},
  {"upper": [
    {"number": 1, "box": [120, 42, 18, 28]},
    {"number": 2, "box": [138, 42, 18, 28]},
    {"number": 3, "box": [156, 42, 18, 28]},
    {"number": 4, "box": [174, 42, 18, 28]},
    {"number": 5, "box": [192, 42, 18, 28]}],
   "lower": [
    {"number": 6, "box": [120, 76, 18, 28]},
    {"number": 7, "box": [138, 76, 18, 28]},
    {"number": 8, "box": [156, 76, 18, 28]},
    {"number": 9, "box": [174, 76, 18, 28]},
    {"number": 10, "box": [192, 76, 18, 28]}]},
  {"upper": [
    {"number": 1, "box": [215, 42, 18, 28]},
    {"number": 2, "box": [233, 42, 18, 28]},
    {"number": 3, "box": [251, 42, 18, 28]},
    {"number": 4, "box": [269, 42, 18, 28]},
    {"number": 5, "box": [287, 42, 18, 28]}],
   "lower": [
    {"number": 6, "box": [215, 76, 18, 28]},
    {"number": 7, "box": [233, 76, 18, 28]},
    {"number": 8, "box": [251, 76, 18, 28]},
    {"number": 9, "box": [269, 76, 18, 28]},
    {"number": 10, "box": [287, 76, 18, 28]}]}],
 "panels": [
  {"id": "1", "beside": ["A"], "at_corner": ["B"], "box": [33, 12, 87, 26]},
  {"id": "2", "beside": ["A", "B"], "at_corner": [], "box": [80, 108, 75, 26]},
  {"id": "3", "beside": ["B", "C"], "at_corner": [], "box": [175, 12, 75, 26]},
  {"id": "4", "beside": ["C"], "at_corner": ["B"], "box": [210, 108, 87, 26]}],
 "astronauts": [
  {"id": "a", "vp": 2, "beside": ["A.upper.1", "A.lower.1"], "box": [6, 64, 16, 16]},
  {"id": "b", "vp": 3, "beside": ["A.lower.2", "A.lower.3"], "box": [54, 108, 16, 16]},
  {"id": "c", "vp": 3, "beside": ["B.upper.1", "B.upper.2"], "box": [130, 22, 16, 16]},
  {"id": "d", "vp": 4, "beside": ["B.lower.4", "B.lower.5"], "box": [184, 108, 16, 16]},
  {"id": "e", "vp": 4, "beside": ["C.upper.4", "C.upper.5"], "box": [280, 22, 16, 16]},
  {"id": "f", "vp": 5, "beside": ["C.upper.5", "C.lower.5"], "box": [308, 64, 16, 16]}]}
)json";

} // namespace

const Ship& madeUpShip() {
    static const Ship ship = [] {
        auto read = shipFromJson(kMadeUp);
        engine::check(read.has_value(), "the ship that comes with the program is one");
        return *std::move(read);
    }();
    return ship;
}

} // namespace pocketmars::to_mars
