<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>BeginCheckBar</name>
    <message numerus="yes">
        <source>%n {place differs|places differ}, marked on the picture</source>
        <extracomment>What is not as at a set-up: how many places are marked on the picture</extracomment>
        <translation>
            <numerusform>%n place differs, marked on the picture</numerusform>
            <numerusform>%n places differ, marked on the picture</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message numerus="yes">
        <source>Discard pile: %n</source>
        <extracomment>On the board: the discard pile; how many cards</extracomment>
        <translation>
            <numerusform>Discard pile: %n</numerusform>
            <numerusform>Discard pile: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n</source>
        <extracomment>On the board: the deck; how many cards</extracomment>
        <translation>
            <numerusform>Deck: %n</numerusform>
            <numerusform>Deck: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message numerus="yes">
        <source>Only while your ship carries %n or more colonists:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>Only while your ship carries %n or more colonists:</numerusform>
            <numerusform>Only while your ship carries %n or more colonists:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you pay %n energy:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>If you pay %n energy:</numerusform>
            <numerusform>If you pay %n energy:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>settle up to %n of your colonists in the building %1.</source>
        <extracomment>Effect of a card; %1 a building, %n at most that many colonists</extracomment>
        <translation>
            <numerusform>settle up to %n of your colonists in the building %1.</numerusform>
            <numerusform>settle up to %n of your colonists in the building %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put up to %n cards of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card; %n at most that many cards</extracomment>
        <translation>
            <numerusform>put up to %n card of your hand at the bottom of the deck.</numerusform>
            <numerusform>put up to %n cards of your hand at the bottom of the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>launch %n of your colonists.</source>
        <extracomment>Effect of a card: from Earth to the ship</extracomment>
        <translation>
            <numerusform>launch %n of your colonists.</numerusform>
            <numerusform>launch %n of your colonists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n energy.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>gain %n energy.</numerusform>
            <numerusform>gain %n energy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>draw %n card.</numerusform>
            <numerusform>draw %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message numerus="yes">
        <source>%n {card|cards}: %1 good, %2 weak, %3 not recognised; %4</source>
        <extracomment>%n cards in a photo, %1 how many agree well with a card profile, %2 how many hardly, %3 how many not at all, %4 what to do</extracomment>
        <translation>
            <numerusform>%n card: %1 good, %2 weak, %3 not recognised; %4</numerusform>
            <numerusform>%n cards: %1 good, %2 weak, %3 not recognised; %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as %1 has all seven in buildings</source>
        <extracomment>Of a game; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>it ends in this round, mostly as %1 has all seven in buildings</numerusform>
            <numerusform>it ends in %n rounds, mostly as %1 has all seven in buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as another player has all seven in buildings</source>
        <translation>
            <numerusform>it ends in this round, mostly as another player has all seven in buildings</numerusform>
            <numerusform>it ends in %n rounds, mostly as another player has all seven in buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as the deck runs out</source>
        <translation>
            <numerusform>it ends in this round, mostly as the deck runs out</numerusform>
            <numerusform>it ends in %n rounds, mostly as the deck runs out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the end is %n {round|rounds} or more away</source>
        <translation>
            <numerusform>the end is %n round or more away</numerusform>
            <numerusform>the end is %n rounds or more away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message numerus="yes">
        <source>%1 %2 on the ship where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>%1 %2 on the ship where %n belongs</numerusform>
            <numerusform>%1 %2 on the ship where %n belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on Earth where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>%1 %2 on Earth where %n belongs</numerusform>
            <numerusform>%1 %2 on Earth where %n belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 energy for %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the level seen, %2 a player&apos;s colour, %n the level that should be</extracomment>
        <translation>
            <numerusform>%1 energy for %2 where %n belongs</numerusform>
            <numerusform>%1 energy for %2 where %n belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cards on the stack of %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 how many were seen, %2 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%1 cards on the stack of %2 where %n belongs</numerusform>
            <numerusform>%1 cards on the stack of %2 where %n belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2&apos;s prep module where %3 {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the backs seen, %2 a colour, %3 the backs that should be</extracomment>
        <translation>
            <numerusform>%1 in %2&apos;s prep module where %3 belongs</numerusform>
            <numerusform>%1 in %2&apos;s prep module where %3 belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%1 %2 on %3 ★ where %n belongs</numerusform>
            <numerusform>%1 %2 on %3 ★ where %n belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%1 %2 on %3 ★★ where %n belongs</numerusform>
            <numerusform>%1 %2 on %3 ★★ where %n belong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>Kind of game: how many people play against each other</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n game(s) so far</source>
        <extracomment>Below “History”; how many games were saved</extracomment>
        <translation>
            <numerusform>%n game so far</numerusform>
            <numerusform>%n games so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved, %n day(s) in a row</source>
        <extracomment>Below “Puzzle of the day”, once it was solved; how many days in a row one was</extracomment>
        <translation>
            <numerusform>Solved, %n day in a row</numerusform>
            <numerusform>Solved, %n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message numerus="yes">
        <source>expected at most %n {colonist|colonists} with %1 players, found %2</source>
        <extracomment>What is wrong with a file; %n of a space on a building, %1 how many play (2 to 4), %2 how many there are</extracomment>
        <translation>
            <numerusform>expected at most %n colonist with %1 players, found %2</numerusform>
            <numerusform>expected at most %n colonists with %1 players, found %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>launches %n</source>
        <extracomment>Colonists go from Earth to the ship</extracomment>
        <translation>
            <numerusform>launches %n</numerusform>
            <numerusform>launches %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n energy</source>
        <translation>
            <numerusform>gains %n energy</numerusform>
            <numerusform>gains %n energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n energy</source>
        <translation>
            <numerusform>pays %n energy</numerusform>
            <numerusform>pays %n energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a new deck of %n {card|cards} is shuffled</source>
        <extracomment>The discard pile becomes the deck</extracomment>
        <translation>
            <numerusform>a new deck of %n card is shuffled</numerusform>
            <numerusform>a new deck of %n cards is shuffled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>system failure: %n {card|cards} discarded</source>
        <extracomment>The phase in which the top cards of the deck are discarded</extracomment>
        <translation>
            <numerusform>system failure: %n card discarded</numerusform>
            <numerusform>system failure: %n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sparks: %n {card|cards} discarded</source>
        <extracomment>Devious Automatics discards cards of the deck</extracomment>
        <translation>
            <numerusform>sparks: %n card discarded</numerusform>
            <numerusform>sparks: %n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n {card|cards}</source>
        <extracomment>What a player does in a game</extracomment>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck face up on the discard pile</source>
        <extracomment>An order to the player</extracomment>
        <translation>
            <numerusform>Put the top card of the deck face up on the discard pile</numerusform>
            <numerusform>Put the top %n cards of the deck face up on the discard pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck, unseen, into %1&apos;s prep module</source>
        <extracomment>An order to the player; %1 the colour of Devious Automatics</extracomment>
        <translation>
            <numerusform>Put the top card of the deck, unseen, into %1&apos;s prep module</numerusform>
            <numerusform>Put the top %n cards of the deck, unseen, into %1&apos;s prep module</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 what to do</extracomment>
        <translation>
            <numerusform>found %n card, expected %1: %2</numerusform>
            <numerusform>found %n cards, expected %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: take away what else lies there; the least like a card is %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>
            <numerusform>found %n card, expected %1: take away what else lies there; the least like a card is %2</numerusform>
            <numerusform>found %n cards, expected %1: take away what else lies there; the least like a card is %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {card is|cards are} marked, expected %1: mark each once</source>
        <extracomment>%n cards were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>%n card is marked, expected %1: mark each once</numerusform>
            <numerusform>%n cards are marked, expected %1: mark each once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {piece is|pieces are} marked, expected %1: mark each once</source>
        <extracomment>%n wooden pieces were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>%n piece is marked, expected %1: mark each once</numerusform>
            <numerusform>%n pieces are marked, expected %1: mark each once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%1 leads by %n {point|points}</source>
        <extracomment>How a puzzle stands; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>%1 leads by %n point</numerusform>
            <numerusform>%1 leads by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n {card|cards} left</source>
        <extracomment>How a puzzle stands</extracomment>
        <translation>
            <numerusform>the deck has %n card left</numerusform>
            <numerusform>the deck has %n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>Days in a row on which a puzzle was solved</extracomment>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message numerus="yes">
        <source>%n {picture|pictures} there, and none with a name that says what it shows: choose nine in the order of the steps, or call them buildings.jpg, …</source>
        <extracomment>%n pictures were found in a folder</extracomment>
        <translation>
            <numerusform>%n picture there, and none with a name that says what it shows: choose nine in the order of the steps, or call them buildings.jpg, …</numerusform>
            <numerusform>%n pictures there, and none with a name that says what it shows: choose nine in the order of the steps, or call them buildings.jpg, …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableItems</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Cards in a prep module of which not all could be read; %1 how many they are</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message numerus="yes">
        <source>%n {step after it is|steps after it are} taken back, and the table is to be laid as it was then.</source>
        <extracomment>What going back means; %n steps</extracomment>
        <translation>
            <numerusform>%n step after it is taken back, and the table is to be laid as it was then.</numerusform>
            <numerusform>%n steps after it are taken back, and the table is to be laid as it was then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToMars</name>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n Mars ticket</numerusform>
            <numerusform>%n Mars tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets} spent</source>
        <extracomment>What a step of the game costs</extracomment>
        <translation>
            <numerusform>%n Mars ticket spent</numerusform>
            <numerusform>%n Mars tickets spent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {credit|credits}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n titanium</numerusform>
            <numerusform>%n titanium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare earth</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n rare earth</numerusform>
            <numerusform>%n rare earth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy may be produced</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n energy may be produced</numerusform>
            <numerusform>%n energy may be produced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reputation</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n reputation</numerusform>
            <numerusform>%n reputation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <extracomment>What a step of the game gives: victory points</extracomment>
        <translation>
            <numerusform>%n VP</numerusform>
            <numerusform>%n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n titanium less to pay</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>up to %n titanium less to pay</numerusform>
            <numerusform>up to %n titanium less to pay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {space is|spaces are} free</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>%n space is free</numerusform>
            <numerusform>%n spaces are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solar {panel is|panels are} missing</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>%n solar panel is missing</numerusform>
            <numerusform>%n solar panels are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarningBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message numerus="yes">
        <source>{tile|tiles} %1 can&apos;t be used: not flat on the table</source>
        <extracomment>%1 names of corner tiles</extracomment>
        <translation>
            <numerusform>tile %1 can&apos;t be used: not flat on the table</numerusform>
            <numerusform>tiles %1 can&apos;t be used: not flat on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile|tiles} %1: %2 where %3 is printed on it; the size is not used</source>
        <extracomment>%1 names of corner tiles, %2, %3 lengths: `27.1 mm`</extracomment>
        <translation>
            <numerusform>tile %1: %2 where %3 is printed on it; the size is not used</numerusform>
            <numerusform>tiles %1: %2 where %3 is printed on it; the size is not used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>energy_bank</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>energy bank</translation>
    </message>
    <message>
        <source>comms_center</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>comms center</translation>
    </message>
    <message>
        <source>G%1</source>
        <extracomment>A card of the greenhouse within a sentence; %1 its value</extracomment>
        <translation>Greenhouse %1</translation>
    </message>
    <message>
        <source>E%1</source>
        <extracomment>A card of the energy bank within a sentence; %1 its value</extracomment>
        <translation>Energy bank %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <extracomment>A card of the comms center within a sentence; %1 its value</extracomment>
        <translation>Comms center %1</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>A card of the aqualab within a sentence; %1 its value</extracomment>
        <translation>Aqualab %1</translation>
    </message>
    <message>
        <source>H0a</source>
        <translation>Habitation A</translation>
    </message>
    <message>
        <source>H0b</source>
        <translation>Habitation B</translation>
    </message>
    <message>
        <source>H0c</source>
        <translation>Habitation C</translation>
    </message>
    <message>
        <source>H0d</source>
        <translation>Habitation D</translation>
    </message>
    <message>
        <source>H0e</source>
        <translation>Habitation E</translation>
    </message>
    <message>
        <source>H0f</source>
        <translation>Habitation F</translation>
    </message>
    <message>
        <source>H0g</source>
        <translation>Habitation G</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HistoryFilesModel</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <extracomment>After games were exported; %1 the file&apos;s name</extracomment>
        <translation>
            <numerusform>%n game written to %1.</numerusform>
            <numerusform>%n games written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>After games were imported: how many of the file&apos;s are new</extracomment>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file had been there already.</source>
        <extracomment>After games were imported: how many of the file&apos;s are not new</extracomment>
        <translation>
            <numerusform>%n of the file had been there already.</numerusform>
            <numerusform>%n of the file had been there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PageMarksModel</name>
    <message numerus="yes">
        <source>Tap the other %n corner(s) of this card.</source>
        <extracomment>While a card is marked by its corners; %n are missing</extracomment>
        <translation>
            <numerusform>Tap the other %n corner of this card.</numerusform>
            <numerusform>Tap the other %n corners of this card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PracticeModel</name>
    <message numerus="yes">
        <source>Found after %n wrong {try|tries}. It wins with %1&#xa0;%.</source>
        <extracomment>A puzzle was solved after some wrong tries; %1 the odds to win in per cent</extracomment>
        <translation>
            <numerusform>Found after %n wrong try. It wins with %1&#xa0;%.</numerusform>
            <numerusform>Found after %n wrong tries. It wins with %1&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShownGameModel</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a game took</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played with advice: %n move(s)</source>
        <extracomment>Of a game of the history: at how many moves the coach was asked</extracomment>
        <translation>
            <numerusform>played with advice: %n move</numerusform>
            <numerusform>played with advice: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardViewModel</name>
    <message numerus="yes">
        <source>Found all %n piece(s).</source>
        <extracomment>About a picture of wooden pieces; %n of them</extracomment>
        <translation>
            <numerusform>Found all %n piece.</numerusform>
            <numerusform>Found all %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found all %n card(s).</source>
        <extracomment>About a picture of cards; %n of them</extracomment>
        <translation>
            <numerusform>Found all %n card.</numerusform>
            <numerusform>Found all %n cards.</numerusform>
        </translation>
    </message>
</context>
</TS>
