#include "engine/observation/complaints.h"

#include "engine/support/phrase.h"

namespace pocketmars::engine {

std::string wrongPlayerCount(Mode mode, std::size_t found) {
    const auto count = std::to_string(found);
    if (mode == Mode::Solo) {
        //: What is wrong with a file; %1 a number
        return phrase("Json", "expected the human and DA in solo, found %1").with(count);
    }
    //: What is wrong with a file; %1 a number
    return phrase("Json", "expected 2 to 4 players in versus, found %1").with(count);
}

std::string tooManyOnTwoStar(int capacity, std::size_t players, int found) {
    //: What is wrong with a file; %n of a space on a building, %1 how many play (2 to 4), %2 how
    //: many there are
    return phrase("Json", "expected at most %n {colonist|colonists} with %1 players, found %2", "",
                  capacity)
        .with(std::to_string(players), found);
}

std::string liesThereAlready(std::string_view card, std::string_view first) {
    //: What is wrong with a file; %1 a card, as in G5, %2 a place in the file
    return phrase("Json", "%1 lies in %2 already").with(card, first);
}

//: What must stand in a file
std::string nameOfAColour() { return phrase("Json", "the name of a colour"); }

} // namespace pocketmars::engine
