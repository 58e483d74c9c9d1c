<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <extracomment>Read out for the drawn board</extracomment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Discard pile: %1, %2 cards</source>
        <extracomment>Read out for the discard pile; %1 its top card, %2 how many cards</extracomment>
        <translation>Discard pile: %1, %2 cards</translation>
    </message>
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
    <name>BuildingView</name>
    <message>
        <source>Stack of %1: %2</source>
        <extracomment>Read out for a building&apos;s stack; %1 the building, %2 its cards from the oldest on</extracomment>
        <translation>Stack of %1: %2</translation>
    </message>
</context>
<context>
    <name>CameraChoice</name>
    <message>
        <source>address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>address: http://…, rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>Address of a camera</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>Only while none of your colonists is in the building %1:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a building</extracomment>
        <translation>Only while none of your colonists is in the building %1:</translation>
    </message>
    <message>
        <source>Only while your ship carries no colonist:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>Only while your ship carries no colonist:</translation>
    </message>
    <message numerus="yes">
        <source>Only while your ship carries %n or more colonists:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>Only while your ship carries %n or more colonists:</numerusform>
            <numerusform>Only while your ship carries %n or more colonists:</numerusform>
        </translation>
    </message>
    <message>
        <source>Only while you have a card of the suit %1 in your hand:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a suit of cards</extracomment>
        <translation>Only while you have a card of the suit %1 in your hand:</translation>
    </message>
    <message numerus="yes">
        <source>If you pay %n energy:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>If you pay %n energy:</numerusform>
            <numerusform>If you pay %n energy:</numerusform>
        </translation>
    </message>
    <message>
        <source>If you discard a card of the suit %1 from your hand:</source>
        <translation>If you discard a card of the suit %1 from your hand:</translation>
    </message>
    <message>
        <source>If you discard any card from your hand:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>If you discard any card from your hand:</translation>
    </message>
    <message numerus="yes">
        <source>settle up to %n of your colonists in the building %1.</source>
        <extracomment>Effect of a card; %1 a building, %n at most that many colonists</extracomment>
        <translation>
            <numerusform>settle up to %n of your colonists in the building %1.</numerusform>
            <numerusform>settle up to %n of your colonists in the building %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>settle one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from the ship to ★; %1 a building</extracomment>
        <translation>settle one of your colonists in the building %1.</translation>
    </message>
    <message>
        <source>you may put one card of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>you may put one card of your hand at the bottom of the deck.</translation>
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
    <message>
        <source>upgrade one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from ★ to ★★; %1 a building</extracomment>
        <translation>upgrade one of your colonists in the building %1.</translation>
    </message>
    <message>
        <source>send one of your colonists from Earth straight to ★ of the building %1.</source>
        <extracomment>Effect of a card; %1 a building</extracomment>
        <translation>send one of your colonists from Earth straight to ★ of the building %1.</translation>
    </message>
    <message>
        <source>take one more action, any of the five.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>take one more action, any of the five.</translation>
    </message>
    <message>
        <source>keep one of them; the other goes face down on the stack of its suit.</source>
        <extracomment>Effect of a card, after drawing two cards</extracomment>
        <translation>keep one of them; the other goes face down on the stack of its suit.</translation>
    </message>
    <message>
        <source>settle one of your colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from the ship to ★</extracomment>
        <translation>settle one of your colonists in whichever building you like.</translation>
    </message>
    <message>
        <source>downgrade one of your own colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from ★★ to ★</extracomment>
        <translation>downgrade one of your own colonists in whichever building you like.</translation>
    </message>
    <message>
        <source>upgrade or downgrade one colonist, no matter whose and in which building.</source>
        <extracomment>Effect of a card: from ★ to ★★ or back</extracomment>
        <translation>upgrade or downgrade one colonist, no matter whose and in which building.</translation>
    </message>
    <message>
        <source>in one building, a colonist on ★ and one on ★★ change places, no matter whose they are.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>in one building, a colonist on ★ and one on ★★ change places, no matter whose they are.</translation>
    </message>
    <message>
        <source>the two top cards of one stack change places.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>the two top cards of one stack change places.</translation>
    </message>
    <message>
        <source>pick a card of the discard pile for your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>pick a card of the discard pile for your hand.</translation>
    </message>
    <message>
        <source>pick up the top card of any one stack into your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>pick up the top card of any one stack into your hand.</translation>
    </message>
    <message>
        <source>turn the open top card of any one stack face down.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>turn the open top card of any one stack face down.</translation>
    </message>
    <message>
        <source>bring one of your colonists back from a building, from ★ or ★★, to your ship.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>bring one of your colonists back from a building, from ★ or ★★, to your ship.</translation>
    </message>
    <message>
        <source>exchange a card of your prep module for one of another player&apos;s, chosen by its back.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>exchange a card of your prep module for one of another player&apos;s, chosen by its back.</translation>
    </message>
    <message>
        <source>exchange a card of your hand for one of your prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>exchange a card of your hand for one of your prep module.</translation>
    </message>
    <message>
        <source>put a card of your hand or prep module face down at the bottom of the deck.</source>
        <extracomment>Effect of a building</extracomment>
        <translation>put a card of your hand or prep module face down at the bottom of the deck.</translation>
    </message>
    <message>
        <source>look at two cards of another player&apos;s prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>look at two cards of another player&apos;s prep module.</translation>
    </message>
    <message>
        <source>In return, %1</source>
        <extracomment>Effect of a card that comes only if the one before did; %1 is that effect</extracomment>
        <translation>In return, %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One sentence after the other; without the blank in languages that have none</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>With a single card left to draw you just keep that one.</source>
        <extracomment>Remark on a card that draws two cards and keeps one</extracomment>
        <translation>With a single card left to draw you just keep that one.</translation>
    </message>
    <message>
        <source>It reaches the discard pile only afterwards, so it can&apos;t pick itself.</source>
        <extracomment>Remark on a card that takes a card from the discard pile</extracomment>
        <translation>It reaches the discard pile only afterwards, so it can&apos;t pick itself.</translation>
    </message>
    <message>
        <source>If any action is possible you have to take it. Only then is this card discarded and the four-card rule applied.</source>
        <extracomment>Remark on a card that gives another action</extracomment>
        <translation>If any action is possible you have to take it. Only then is this card discarded and the four-card rule applied.</translation>
    </message>
    <message>
        <source>In the solo game the other player is Devious Automatics.</source>
        <extracomment>Remark on a card that exchanges cards of prep modules</extracomment>
        <translation>In the solo game the other player is Devious Automatics.</translation>
    </message>
    <message>
        <source>The two may have the same colour; then nothing changes.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>The two may have the same colour; then nothing changes.</translation>
    </message>
    <message>
        <source>Two colonists of the same colour are no exchange.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>Two colonists of the same colour are no exchange.</translation>
    </message>
    <message>
        <source>A card that lies face down counts as 0. This card lies on top of its stack by then and may turn itself.</source>
        <extracomment>Remark on a card that turns the top card of a stack</extracomment>
        <translation>A card that lies face down counts as 0. This card lies on top of its stack by then and may turn itself.</translation>
    </message>
    <message>
        <source>This card lies on top of its stack by then and may come back.</source>
        <extracomment>Remark on a card that takes the top card of a stack</extracomment>
        <translation>This card lies on top of its stack by then and may come back.</translation>
    </message>
    <message>
        <source>In the solo game you look at those of Devious Automatics.</source>
        <extracomment>Remark on a card that looks at cards</extracomment>
        <translation>In the solo game you look at those of Devious Automatics.</translation>
    </message>
</context>
<context>
    <name>CardMark</name>
    <message>
        <source>Arrow keys move the card.</source>
        <extracomment>Read out for a marked card</extracomment>
        <translation>Arrow keys move the card.</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <extracomment>Read out for a corner of a marked card: %1 the card, %2 the corner&apos;s number, clockwise from its upper left</extracomment>
        <translation>%1, corner %2</translation>
    </message>
</context>
<context>
    <name>CardSketch</name>
    <message>
        <source>In this order: %1</source>
        <extracomment>Read out for a sketch of the table: %1 what lies there, from left to right</extracomment>
        <translation>In this order: %1</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 holds %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a card</extracomment>
        <translation>%1 holds %2</translation>
    </message>
    <message>
        <source>%1 holds a card of %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>%1 holds a card of %2</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s prep module</source>
        <extracomment>What is known of a prep module; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>%1 lies in %2&apos;s prep module</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>Button that leaves everything as it is</extracomment>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Correct what was read</source>
        <extracomment>Heading over the items that were tapped</extracomment>
        <translation>Correct what was read</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes the corrections</extracomment>
        <translation>Done</translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>%1 can&apos;t hold your data (%2): choose another folder</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>%1 can&apos;t hold your data (%2): choose another folder</translation>
    </message>
    <message>
        <source>no place for your data: set HOME or XDG_DATA_HOME to a folder that you may write to</source>
        <translation>no place for your data: set HOME or XDG_DATA_HOME to a folder that you may write to</translation>
    </message>
    <message>
        <source>the data folder %1 is not there: bring its disk back, or remove %2 to use the usual folder</source>
        <extracomment>%1 a folder, %2 a file</extracomment>
        <translation>the data folder %1 is not there: bring its disk back, or remove %2 to use the usual folder</translation>
    </message>
    <message>
        <source>%1 lies within the data folder %2: choose one outside of it</source>
        <extracomment>%1, %2 folders</extracomment>
        <translation>%1 lies within the data folder %2: choose one outside of it</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 was written by a newer Pocket Mars Table (version %2 of the history, this program knows %3): update the program; the history was left as it is</source>
        <extracomment>%1 a file, %2 and %3 numbers of versions</extracomment>
        <translation>%1 was written by a newer Pocket Mars Table (version %2 of the history, this program knows %3): update the program; the history was left as it is</translation>
    </message>
    <message>
        <source>%1 could not be brought up to date (%2): it is as it was; go on with the program that wrote it, and report this</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 could not be brought up to date (%2): it is as it was; go on with the program that wrote it, and report this</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: make the file and its folder writable for you, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 can&apos;t be written: make the file and its folder writable for you, or choose another data folder</translation>
    </message>
    <message>
        <source>%1 is another program&apos;s database: move it away, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is another program&apos;s database: move it away, or choose another data folder</translation>
    </message>
    <message>
        <source>%1 is damaged (%2): put a copy of it back, or move it away to begin a new history</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 is damaged (%2): put a copy of it back, or move it away to begin a new history</translation>
    </message>
    <message>
        <source>%1 is in use by another program: close that program and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is in use by another program: close that program and try again</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2): see that a file can be there, or choose another data folder</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 can&apos;t be opened (%2): see that a file can be there, or choose another data folder</translation>
    </message>
    <message>
        <source>%1 has no room to grow: free some space on its disk and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 has no room to grow: free some space on its disk and try again</translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2): check its disk and the free space there, then try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 could not be read or written (%2): check its disk and the free space there, then try again</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved as it is (%1): correct it and try again</source>
        <extracomment>%1 the database&apos;s own words</extracomment>
        <translation>the game can&apos;t be saved as it is (%1): correct it and try again</translation>
    </message>
    <message>
        <source>%1 failed (%2): try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 failed (%2): try again</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made (%2): mend that, or choose another data folder</source>
        <extracomment>%1 a folder, %2 why, as the system says it</extracomment>
        <translation>the folder %1 can&apos;t be made (%2): mend that, or choose another data folder</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: no file is there, but a folder or something else of that name, or one of its folders is a file or closed to you: move that away or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 can&apos;t be opened: no file is there, but a folder or something else of that name, or one of its folders is a file or closed to you: move that away or choose another data folder</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: make it readable and writable for you</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 can&apos;t be read: make it readable and writable for you</translation>
    </message>
    <message>
        <source>it is no database</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>it is no database</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>it is cut short</translation>
    </message>
    <message>
        <source>the game was ended in another window: start the watch again</source>
        <extracomment>Why a step of a game can&apos;t be kept</extracomment>
        <translation>the game was ended in another window: start the watch again</translation>
    </message>
    <message>
        <source>there is no game %1 in the history: list it to see those there are</source>
        <extracomment>%1 a number</extracomment>
        <translation>there is no game %1 in the history: list it to see those there are</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no file: choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>&apos;%1&apos; names no file: choose another data folder</translation>
    </message>
    <message>
        <source>game in progress %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>game in progress %1</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved: %1</source>
        <extracomment>%1 what is wrong with it and what to do</extracomment>
        <translation>the game can&apos;t be saved: %1</translation>
    </message>
    <message>
        <source>nobody plays in it; name the players</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>nobody plays in it; name the players</translation>
    </message>
    <message>
        <source>its winner %1 does not play in it; name the players anew</source>
        <extracomment>Why a game can&apos;t be saved; %1 a colour</extracomment>
        <translation>its winner %1 does not play in it; name the players anew</translation>
    </message>
    <message>
        <source>a player&apos;s total is missing; give it</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>a player&apos;s total is missing; give it</translation>
    </message>
    <message>
        <source>its photo is larger than 1 GB; save a smaller one</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>its photo is larger than 1 GB; save a smaller one</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>game %1</translation>
    </message>
    <message>
        <source>a player of game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>a player of game %1</translation>
    </message>
    <message>
        <source>copying it first failed</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date</extracomment>
        <translation>copying it first failed</translation>
    </message>
    <message>
        <source>naming its copy failed: %1</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date; %1 why, as the system says it</extracomment>
        <translation>naming its copy failed: %1</translation>
    </message>
    <message>
        <source>rows of %1 refer to rows that are gone</source>
        <extracomment>What is wrong in the history&apos;s file; %1 one of its tables</extracomment>
        <translation>rows of %1 refer to rows that are gone</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>settle in %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>settle in %1</translation>
    </message>
    <message>
        <source>run the bottom action</source>
        <extracomment>A choice: the lower action of a card</extracomment>
        <translation>run the bottom action</translation>
    </message>
    <message>
        <source>use the ability of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>use the ability of %1</translation>
    </message>
    <message>
        <source>pay the energy</source>
        <extracomment>A choice</extracomment>
        <translation>pay the energy</translation>
    </message>
    <message>
        <source>settle nobody</source>
        <extracomment>A choice: no colonist settles</extracomment>
        <translation>settle nobody</translation>
    </message>
    <message>
        <source>leave the bottom action</source>
        <extracomment>A choice: not to run the lower action of a card</extracomment>
        <translation>leave the bottom action</translation>
    </message>
    <message>
        <source>leave the ability of %1</source>
        <extracomment>A choice: not to use it; %1 a building</extracomment>
        <translation>leave the ability of %1</translation>
    </message>
    <message>
        <source>no more</source>
        <extracomment>A choice: nothing further of what may be done several times</extracomment>
        <translation>no more</translation>
    </message>
    <message>
        <source>swap the two top cards of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>swap the two top cards of %1</translation>
    </message>
    <message>
        <source>take %1 from the discard pile</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>take %1 from the discard pile</translation>
    </message>
    <message>
        <source>take the top card of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>take the top card of %1</translation>
    </message>
    <message>
        <source>turn the top card of %1 face down</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>turn the top card of %1 face down</translation>
    </message>
    <message>
        <source>give %1 for %2 of %3&apos;s prep module</source>
        <extracomment>A choice; %1 and %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>give %1 for %2 of %3&apos;s prep module</translation>
    </message>
    <message>
        <source>swap %1 of the hand with %2 of the prep module</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>swap %1 of the hand with %2 of the prep module</translation>
    </message>
    <message>
        <source>put %1 of the hand under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>put %1 of the hand under the deck</translation>
    </message>
    <message>
        <source>put %1 of the prep module under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>put %1 of the prep module under the deck</translation>
    </message>
    <message>
        <source>look at %1&apos;s prep module</source>
        <extracomment>A choice; %1 a player&apos;s colour</extracomment>
        <translation>look at %1&apos;s prep module</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>discard %1</translation>
    </message>
    <message>
        <source>keep %1, put %2 face down on its stack</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>keep %1, put %2 face down on its stack</translation>
    </message>
    <message>
        <source>draw %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>draw %1 from %2&apos;s prep module</translation>
    </message>
    <message>
        <source>put %1 into the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>put %1 into the prep module</translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>keep %1</translation>
    </message>
    <message>
        <source>move %1 up in %2</source>
        <extracomment>A choice, from ★ to ★★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>move %1 up in %2</translation>
    </message>
    <message>
        <source>move %1 down in %2</source>
        <extracomment>A choice, from ★★ to ★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>move %1 down in %2</translation>
    </message>
    <message>
        <source>swap %1 on %2 ★ with %3 on ★★</source>
        <extracomment>A choice; %1 and %3 players&apos; colours, %2 a building</extracomment>
        <translation>swap %1 on %2 ★ with %3 on ★★</translation>
    </message>
    <message>
        <source>take one from %1 ★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>take one from %1 ★ back to the ship</translation>
    </message>
    <message>
        <source>take one from %1 ★★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>take one from %1 ★★ back to the ship</translation>
    </message>
    <message>
        <source>play %1 from the hand</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>play %1 from the hand</translation>
    </message>
    <message>
        <source>play %1 from the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>play %1 from the prep module</translation>
    </message>
    <message>
        <source>play %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>play %1 from %2&apos;s prep module</translation>
    </message>
    <message>
        <source>launch 1</source>
        <extracomment>A choice: a colonist goes from Earth to the ship</extracomment>
        <translation>launch 1</translation>
    </message>
    <message>
        <source>launch 1, discard %1 of %2&apos;s prep module</source>
        <extracomment>A choice: a colonist goes from Earth to the ship; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>launch 1, discard %1 of %2&apos;s prep module</translation>
    </message>
    <message>
        <source>discard %1 of the hand for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>discard %1 of the hand for energy</translation>
    </message>
    <message>
        <source>discard %1 of the prep module for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>discard %1 of the prep module for energy</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A choice: nothing else is possible</extracomment>
        <translation>pass</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>A choice: which card is left; %1 the colour of Devious Automatics, %2 a card</extracomment>
        <translation>%1 has %2</translation>
    </message>
    <message>
        <source>system failure</source>
        <extracomment>A phase</extracomment>
        <translation>system failure</translation>
    </message>
    <message>
        <source>shuffle a new deck</source>
        <extracomment>What happens when the deck is empty</extracomment>
        <translation>shuffle a new deck</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>a card</source>
        <extracomment>A card that is not known any closer, in a list of what is wrong on the table</extracomment>
        <translation>a card</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <extracomment>In a list of what is wrong on the table</extracomment>
        <translation>a face-down card</translation>
    </message>
    <message>
        <source>a %1</source>
        <extracomment>A card of which the value is known only; in a list of what is wrong on the table</extracomment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1 on the stack of %2 where %3 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 a building, %3 the card that should be</extracomment>
        <translation>%1 on the stack of %2 where %3 belongs</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>Between the backs of two cards</extracomment>
        <translation> and </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No card lies there</extracomment>
        <translation>nothing</translation>
    </message>
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
    <message>
        <source>%1 on the discard pile where %2 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 the card that should be</extracomment>
        <translation>%1 on the discard pile where %2 belongs</translation>
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
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a player&apos;s energy; %1 `Energy of red`, %2 the level</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1: name a file that ends in .csv (for a spreadsheet) or .json</source>
        <translation>%1: name a file that ends in .csv (for a spreadsheet) or .json</translation>
    </message>
    <message>
        <source>%1; choose a file that was exported as JSON</source>
        <extracomment>What is wrong with a file that is to be imported, and what to do; %1 what is wrong</extracomment>
        <translation>%1; choose a file that was exported as JSON</translation>
    </message>
    <message>
        <source>this is no JSON, or cut off</source>
        <translation>this is no JSON, or cut off</translation>
    </message>
    <message>
        <source>this holds no games of Pocket Mars Table</source>
        <translation>this holds no games of Pocket Mars Table</translation>
    </message>
</context>
<context>
    <name>FacesPane</name>
    <message>
        <source>Cards of %1</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>Cards of %1</translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <extracomment>While the pictures of a card profile are read from the disk</extracomment>
        <translation>Loading the cards …</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1: this folder can&apos;t be made; name one that you may write to</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1: this folder can&apos;t be made; name one that you may write to</translation>
    </message>
    <message>
        <source>that is a folder; name a file in it</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>that is a folder; name a file in it</translation>
    </message>
    <message>
        <source>larger than 1 GB, so surely not the file that you mean</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>larger than 1 GB, so surely not the file that you mean</translation>
    </message>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>there is no such file, or it may not be read; check the name</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <extracomment>Read out for the choices of which games are listed</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Any game</source>
        <extracomment>Games of any kind are listed</extracomment>
        <translation>Any game</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 to 4 players</translation>
    </message>
    <message>
        <source>Kind of game: %1</source>
        <extracomment>Read out for the choice of the kind of game</extracomment>
        <translation>Kind of game: %1</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>Games of any level of Devious Automatics are listed</extracomment>
        <translation>Any level</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Super droid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>Level: %1</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>Games of any player are listed</extracomment>
        <translation>Anybody</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <extracomment>Read out for the choice of the player</extracomment>
        <translation>Player: %1</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Games with any result are listed</extracomment>
        <translation>Any result</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>Won</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>Result of a game: nobody won</extracomment>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <extracomment>Read out for the choice of the result</extracomment>
        <translation>Result: %1</translation>
    </message>
    <message>
        <source>From day</source>
        <extracomment>Read out for the first day of the games that are listed</extracomment>
        <translation>From day</translation>
    </message>
    <message>
        <source>from yyyy-mm-dd</source>
        <extracomment>In the empty field for the first day; as in 2026-03-01</extracomment>
        <translation>from yyyy-mm-dd</translation>
    </message>
    <message>
        <source>To day</source>
        <extracomment>Read out for the last day of the games that are listed</extracomment>
        <translation>To day</translation>
    </message>
    <message>
        <source>to yyyy-mm-dd</source>
        <extracomment>In the empty field for the last day; as in 2026-03-01</extracomment>
        <translation>to yyyy-mm-dd</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: lists all games again</extracomment>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>the game is set up</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>the game is set up</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>What happened?</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>I see a table that no rule allows</source>
        <extracomment>The camera sees what can&apos;t have come about</extracomment>
        <translation>I see a table that no rule allows</translation>
    </message>
    <message>
        <source>I see %1</source>
        <extracomment>The camera sees what can&apos;t have come about; %1 a list of what is wrong</extracomment>
        <translation>I see %1</translation>
    </message>
    <message>
        <source>look at the table again</source>
        <extracomment>What to do about a table that no rule allows</extracomment>
        <translation>look at the table again</translation>
    </message>
    <message>
        <source>put it right, or tell me what I missed</source>
        <translation>put it right, or tell me what I missed</translation>
    </message>
    <message>
        <source>no table breaks a rule just now</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>no table breaks a rule just now</translation>
    </message>
    <message>
        <source>no game has such a table: correct what I read wrong instead</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>no game has such a table: correct what I read wrong instead</translation>
    </message>
    <message>
        <source>the game has not begun yet: set it up first</source>
        <extracomment>Why nothing can be corrected</extracomment>
        <translation>the game has not begun yet: set it up first</translation>
    </message>
    <message>
        <source>%1: no game has such a table; a colonist that comes to one place leaves another: correct both</source>
        <extracomment>Why something can&apos;t be corrected; %1 an item of the table</extracomment>
        <translation>%1: no game has such a table; a colonist that comes to one place leaves another: correct both</translation>
    </message>
    <message>
        <source>the table is as the player says</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>the table is as the player says</translation>
    </message>
    <message>
        <source>%1, or tell me what I missed</source>
        <extracomment>What to do about what is wrong on the table; %1 does it</extracomment>
        <translation>%1, or tell me what I missed</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>Answer to: What happened? Nothing but what is certain</extracomment>
        <translation>nothing else</translation>
    </message>
    <message>
        <source>What was played last in this game?</source>
        <extracomment>Asked where the game may be over and the camera left doubt; the answers are moves</extracomment>
        <translation>What was played last in this game?</translation>
    </message>
    <message>
        <source>the game that was begun can&apos;t be gone on with (%1); begin another one</source>
        <extracomment>%1 what is wrong with it</extracomment>
        <translation>the game that was begun can&apos;t be gone on with (%1); begin another one</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Enter a game</source>
        <extracomment>Title of the form for a game that was played without the program</extracomment>
        <translation>Enter a game</translation>
    </message>
    <message>
        <source>Edit the game</source>
        <extracomment>Title of the form that changes a saved game</extracomment>
        <translation>Edit the game</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: closes the form and changes nothing</extracomment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keeps what stands in the form of a game</extracomment>
        <translation>Save</translation>
    </message>
    <message>
        <source>Who played and the points are those of the table that was scored.</source>
        <extracomment>Below the title of the form of a game that was scored from a photo or by watching</extracomment>
        <translation>Who played and the points are those of the table that was scored.</translation>
    </message>
    <message>
        <source>All there. Lines that are left empty count as 0.</source>
        <extracomment>Below the title of the form of a game, while nothing is wrong</extracomment>
        <translation>All there. Lines that are left empty count as 0.</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Read out for the field with the day of a game</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Read out for the field with the time of day of a game</extracomment>
        <translation>Time</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Read out for the field with the duration of a game</extracomment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>minutes</source>
        <extracomment>In the empty field for how many minutes a game took</extracomment>
        <translation>minutes</translation>
    </message>
    <message>
        <source>Level not known</source>
        <extracomment>The level of a solo game is not known</extracomment>
        <translation>Level not known</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Super droid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>Level: %1</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>Kind of game: how many people play against each other</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>Line by line</source>
        <extracomment>How points are given: each line of the score pad</extracomment>
        <translation>Line by line</translation>
    </message>
    <message>
        <source>Only totals</source>
        <extracomment>How points are given: the total of each player</extracomment>
        <translation>Only totals</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Edition of the game&apos;s rules</extracomment>
        <translation>Polish edition</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>Head of the line with the players&apos; colours</extracomment>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <extracomment>Read out for the choice of a player&apos;s colour; %1 the seat from 1, %2 the colour</extracomment>
        <translation>Colour of player %1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of the line with the players&apos; names</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>Read out for the field with a player&apos;s name; %1 the seat from 1</extracomment>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>In place of the automaton&apos;s name; short for Devious Automatics</extracomment>
        <translation>DA</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>In the empty field for a player&apos;s name: it may be left so</extracomment>
        <translation>as usual</translation>
    </message>
    <message>
        <source>Player %1, %2</source>
        <extracomment>Read out for a field of the score pad; %1 the seat from 1, %2 the line</extracomment>
        <translation>Player %1, %2</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total of player %1</source>
        <extracomment>Read out for the field with a player&apos;s total; %1 the seat from 1</extracomment>
        <translation>Total of player %1</translation>
    </message>
    <message>
        <source>Who won the tie?</source>
        <extracomment>Before the players with the most points, one of whom is to be chosen</extracomment>
        <translation>Who won the tie?</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Read out for the field with the player&apos;s own words on a game
----------
In the empty field for the player&apos;s own words on a game</extracomment>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Loading the photo …</source>
        <extracomment>In place of the photo of a saved game</extracomment>
        <translation>Loading the photo …</translation>
    </message>
    <message>
        <source>It was saved with questions open.</source>
        <extracomment>Below who was ahead in a saved game</extracomment>
        <translation>It was saved with questions open.</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes a saved game, after asking</extracomment>
        <translation>Remove …</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Button: shows a saved game step by step</extracomment>
        <translation>Step by step</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <extracomment>Button: shows the code by which a saved game is logged in the app BG Stats</extracomment>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Edit …</source>
        <extracomment>Button: opens the form that changes a saved game</extracomment>
        <translation>Edit …</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>When a game was saved; %1 the date, %2 the time</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>HandMovePanel</name>
    <message>
        <source>What does %1 do?</source>
        <extracomment>Heading over what can be decided; %1 the player&apos;s colour</extracomment>
        <translation>What does %1 do?</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <extracomment>Heading over a phase in which nothing is to be decided</extracomment>
        <translation>Nothing to decide here</translation>
    </message>
    <message>
        <source>Is that what happened?</source>
        <extracomment>Heading over a phase or turn that was entered</extracomment>
        <translation>Is that what happened?</translation>
    </message>
    <message>
        <source>One decision back</source>
        <extracomment>Button: takes the last decision of a move back</extracomment>
        <translation>One decision back</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: a phase in which nothing was to be decided is over; or a move that was entered is right</extracomment>
        <translation>Done</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>Yes, go on</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Setting up</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Setting up</translation>
    </message>
    <message>
        <source>Set-up for one</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Set-up for one</translation>
    </message>
    <message>
        <source>start begin solo alone</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>start begin solo alone</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. One spaceship is yours, another one belongs to Devious Automatics (DA). Both energy markers start at 1.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>Lay the five buildings in a row, with room for a stack of cards below each. One spaceship is yours, another one belongs to Devious Automatics (DA). Both energy markers start at 1.</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Colonists</translation>
    </message>
    <message>
        <source>One of your seven stands on your ship, six wait on Earth. DA has more of a start, as the level says: 5 on its ship and 2 on Earth as an android, 6 and 1 as a super droid, all 7 on its ship as a cyborg.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>One of your seven stands on your ship, six wait on Earth. DA has more of a start, as the level says: 5 on its ship and 2 on Earth as an android, 6 and 1 as a super droid, all 7 on its ship as a cyborg.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading of a paragraph in the help
----------
Group of topics of the help</extracomment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Shuffle all 35 project cards and deal yourself four: two of your choice lie face down as your prep module, two are your hand. DA gets two, face down, that nobody has seen. The other 29 are the deck; leave a place for the discard pile.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>Shuffle all 35 project cards and deal yourself four: two of your choice lie face down as your prep module, two are your hand. DA gets two, face down, that nobody has seen. The other 29 are the deck; leave a place for the discard pile.</translation>
    </message>
    <message>
        <source>Set-up for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Set-up for 2 to 4</translation>
    </message>
    <message>
        <source>start begin versus players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>start begin versus players</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. Everybody takes a spaceship and the seven colonists of its colour: one stands on the ship, six wait on Earth. All energy markers start at 1.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>Lay the five buildings in a row, with room for a stack of cards below each. Everybody takes a spaceship and the seven colonists of its colour: one stands on the ship, six wait on Earth. All energy markers start at 1.</translation>
    </message>
    <message>
        <source>Shuffle the 35 project cards and deal four to each. Everybody chooses two of them to lie face down as the prep module; the other two are the hand. The rest is the deck; leave a place for the discard pile. Draw lots for who begins.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>Shuffle the 35 project cards and deal four to each. Everybody chooses two of them to lie face down as the prep module; the other two are the hand. The rest is the deck; leave a place for the discard pile. Draw lots for who begins.</translation>
    </message>
    <message>
        <source>Room on ★★</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Room on ★★</translation>
    </message>
    <message>
        <source>With two players, as in the solo game, ★★ of a building holds one colonist; with three or four it holds two. ★ holds any number.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>With two players, as in the solo game, ★★ of a building holds one colonist; with three or four it holds two. ★ holds any number.</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Draft</translation>
    </message>
    <message>
        <source>choose deal variant</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>choose deal variant</translation>
    </message>
    <message>
        <source>For players who know the cards: deal five to each. Keep one, hand the others on to the left, keep one of those that come, and so on until everybody has kept four. What is left over is shuffled back into the deck. Then choose two of your four for the prep module.</source>
        <extracomment>Help: Draft</extracomment>
        <translation>For players who know the cards: deal five to each. Keep one, hand the others on to the left, keep one of those that come, and so on until everybody has kept four. What is left over is shuffled back into the deck. Then choose two of your four for the prep module.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>A round</translation>
    </message>
    <message>
        <source>The round of the solo game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>The round of the solo game</translation>
    </message>
    <message>
        <source>order phases</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>order phases</translation>
    </message>
    <message>
        <source>1. Architect</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. Architect</translation>
    </message>
    <message>
        <source>You take one of the five actions, then bring your cards back to four.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>You take one of the five actions, then bring your cards back to four.</translation>
    </message>
    <message>
        <source>2. System failure</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. System failure</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>The two top cards of the deck are discarded.</translation>
    </message>
    <message>
        <source>3. Android activation</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. Android activation</translation>
    </message>
    <message>
        <source>Devious Automatics acts if exactly one card lies in its prep module; then its prep module is filled up.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>Devious Automatics acts if exactly one card lies in its prep module; then its prep module is filled up.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>The end</translation>
    </message>
    <message>
        <source>After the third phase the game is over if you have all seven colonists in buildings, or DA has, or DA&apos;s prep module could not be filled up to two cards.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>After the third phase the game is over if you have all seven colonists in buildings, or DA has, or DA&apos;s prep module could not be filled up to two cards.</translation>
    </message>
    <message>
        <source>The round for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>The round for 2 to 4</translation>
    </message>
    <message>
        <source>order turn players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>order turn players</translation>
    </message>
    <message>
        <source>Everybody has one turn, clockwise from the starting player: one of the five actions, then the four-card rule for all, beginning with whoever had the turn.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>Everybody has one turn, clockwise from the starting player: one of the five actions, then the four-card rule for all, beginning with whoever had the turn.</translation>
    </message>
    <message>
        <source>When a round is over and somebody has all seven colonists in buildings at that moment, the game ends.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>When a round is over and somebody has all seven colonists in buildings at that moment, the game ends.</translation>
    </message>
    <message>
        <source>Architect phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Architect phase</translation>
    </message>
    <message>
        <source>turn action solo</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>turn action solo</translation>
    </message>
    <message>
        <source>Your own turn in the solo game. Take exactly one of the five actions. Whatever you draw, on a card&apos;s account or to get back to four cards, comes from DA&apos;s prep module as long as a card lies there; which one, you choose by the back. Only then does the deck serve you.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>Your own turn in the solo game. Take exactly one of the five actions. Whatever you draw, on a card&apos;s account or to get back to four cards, comes from DA&apos;s prep module as long as a card lies there; which one, you choose by the back. Only then does the deck serve you.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Good to know</translation>
    </message>
    <message>
        <source>DA acts only with exactly one card in its prep module. With two it rests, with none it just refills: what you draw decides about that.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>DA acts only with exactly one card in its prep module. With two it rests, with none it just refills: what you draw decides about that.</translation>
    </message>
    <message>
        <source>System failure phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>System failure phase</translation>
    </message>
    <message>
        <source>discard deck spark</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>discard deck spark</translation>
    </message>
    <message>
        <source>Put the two top cards of the deck face up on the discard pile, or the last one if there is only one. It is not a draw, so DA&apos;s prep module is not touched. In the solo game the deck is never shuffled anew: these cards bring the end nearer.</source>
        <extracomment>Help: System failure phase</extracomment>
        <translation>Put the two top cards of the deck face up on the discard pile, or the last one if there is only one. It is not a draw, so DA&apos;s prep module is not touched. In the solo game the deck is never shuffled anew: these cards bring the end nearer.</translation>
    </message>
    <message>
        <source>Android activation phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Android activation phase</translation>
    </message>
    <message>
        <source>DA activation refill</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>DA activation refill</translation>
    </message>
    <message>
        <source>Two cards in DA&apos;s prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Two cards in DA&apos;s prep module</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>Nothing happens.</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>One card</translation>
    </message>
    <message>
        <source>First DA settles a colonist in the building of that card&apos;s suit; if none is on its ship it launches one instead. For habitation this step is left out. Then DA uses its own ability for that suit. The card stays face down and is not discarded.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>First DA settles a colonist in the building of that card&apos;s suit; if none is on its ship it launches one instead. For habitation this step is left out. Then DA uses its own ability for that suit. The card stays face down and is not discarded.</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>No card</translation>
    </message>
    <message>
        <source>DA only refills.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>DA only refills.</translation>
    </message>
    <message>
        <source>Refilling</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Refilling</translation>
    </message>
    <message>
        <source>Fill DA&apos;s prep module up to two cards from the top of the deck, unseen.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>Fill DA&apos;s prep module up to two cards from the top of the deck, unseen.</translation>
    </message>
    <message>
        <source>The five actions</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>The five actions</translation>
    </message>
    <message>
        <source>Play a card of your hand</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Play a card of your hand</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>top</translation>
    </message>
    <message>
        <source>Do what the upper action of the card says, one step after the other and each as far as possible; then discard the card. You may play it even if nothing of it works.</source>
        <extracomment>Help: Play a card of your hand</extracomment>
        <translation>Do what the upper action of the card says, one step after the other and each as far as possible; then discard the card. You may play it even if nothing of it works.</translation>
    </message>
    <message>
        <source>Play a card of your prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Play a card of your prep module</translation>
    </message>
    <message>
        <source>bottom stack connect</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>bottom stack connect</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit, so that the value of the card below stays visible. Then come three steps. Each is up to you, but the order is fixed:</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Turn the card up and lay it on the stack of its suit, so that the value of the card below stays visible. Then come three steps. Each is up to you, but the order is fixed:</translation>
    </message>
    <message>
        <source>1. Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. Settle</translation>
    </message>
    <message>
        <source>If its value is higher than that of the card it covers, settle a colonist in that building. The first card of a stack has to beat the building&apos;s 3. Habitation has no room for colonists.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>If its value is higher than that of the card it covers, settle a colonist in that building. The first card of a stack has to beat the building&apos;s 3. Habitation has no room for colonists.</translation>
    </message>
    <message>
        <source>2. Bottom action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. Bottom action</translation>
    </message>
    <message>
        <source>Use the lower action of the card.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Use the lower action of the card.</translation>
    </message>
    <message>
        <source>3. Ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. Ability</translation>
    </message>
    <message>
        <source>Use the ability of the building.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Use the ability of the building.</translation>
    </message>
    <message>
        <source>Play a card of another&apos;s prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Play a card of another&apos;s prep module</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>steal</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2 to 4 players</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit. Its owner may use the lower action as if it were their own play; you may use the building&apos;s ability. Nobody settles for the value.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>Turn the card up and lay it on the stack of its suit. Its owner may use the lower action as if it were their own play; you may use the building&apos;s ability. Nobody settles for the value.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>From DA&apos;s prep module: you may settle if the value is higher, and you may use the building&apos;s ability. The lower action is lost.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>From DA&apos;s prep module: you may settle if the value is higher, and you may use the building&apos;s ability. The lower action is lost.</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>Topic of the help
----------
Heading of a paragraph in the help</extracomment>
        <translation>Launch</translation>
    </message>
    <message>
        <source>Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>Earth ship</translation>
    </message>
    <message>
        <source>Move one of your colonists from Earth to your ship. In the solo game you also discard a card of DA&apos;s prep module; if no card lies there, or nobody of yours is on Earth any more, you can&apos;t take this action.</source>
        <extracomment>Help: Launch</extracomment>
        <translation>Move one of your colonists from Earth to your ship. In the solo game you also discard a card of DA&apos;s prep module; if no card lies there, or nobody of yours is on Earth any more, you can&apos;t take this action.</translation>
    </message>
    <message>
        <source>Turn a card into energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Turn a card into energy</translation>
    </message>
    <message>
        <source>discard gain</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>discard gain</translation>
    </message>
    <message>
        <source>Discard a card of your hand or prep module and gain 1 energy, in the solo game 2. Energy never exceeds 7; you may still discard a card at 7, for nothing.</source>
        <extracomment>Help: Turn a card into energy</extracomment>
        <translation>Discard a card of your hand or prep module and gain 1 energy, in the solo game 2. Energy never exceeds 7; you may still discard a card at 7, for nothing.</translation>
    </message>
    <message>
        <source>Rules of every turn</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Rules of every turn</translation>
    </message>
    <message>
        <source>The four-card rule</source>
        <extracomment>Topic of the help</extracomment>
        <translation>The four-card rule</translation>
    </message>
    <message>
        <source>hand draw discard refill prep</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>hand draw discard refill prep</translation>
    </message>
    <message>
        <source>At the end of each turn, first the player whose turn it was, then the others clockwise; in the solo game only you:</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>At the end of each turn, first the player whose turn it was, then the others clockwise; in the solo game only you:</translation>
    </message>
    <message>
        <source>Too many</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Too many</translation>
    </message>
    <message>
        <source>With more than four cards in hand and prep module together, discard cards of the hand until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>With more than four cards in hand and prep module together, discard cards of the hand until there are four.</translation>
    </message>
    <message>
        <source>Too few</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Too few</translation>
    </message>
    <message>
        <source>With fewer than four, draw until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>With fewer than four, draw until there are four.</translation>
    </message>
    <message>
        <source>Prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Prep module</translation>
    </message>
    <message>
        <source>Then put cards of your hand into the prep module until two lie there. Cards never come back from there to the hand, unless a card says so.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Then put cards of your hand into the prep module until two lie there. Cards never come back from there to the hand, unless a card says so.</translation>
    </message>
    <message>
        <source>Nothing left to draw</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Nothing left to draw</translation>
    </message>
    <message>
        <source>Go on with fewer cards; the prep module is filled first.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Go on with fewer cards; the prep module is filled first.</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <extracomment>Topic of the help</extracomment>
        <translation>The deck runs out</translation>
    </message>
    <message>
        <source>shuffle empty</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>shuffle empty</translation>
    </message>
    <message>
        <source>At once all covered cards of the stacks go to the discard pile, which is shuffled into a new deck. The top card of each stack stays.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>At once all covered cards of the stacks go to the discard pile, which is shuffled into a new deck. The top card of each stack stays.</translation>
    </message>
    <message>
        <source>There is no new deck. As soon as DA&apos;s prep module can&apos;t be filled up to two cards, the round at hand is the last.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>There is no new deck. As soon as DA&apos;s prep module can&apos;t be filled up to two cards, the round at hand is the last.</translation>
    </message>
    <message>
        <source>Must, may and costs</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Must, may and costs</translation>
    </message>
    <message>
        <source>forced optional pay condition</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>forced optional pay condition</translation>
    </message>
    <message>
        <source>The upper action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>The upper action</translation>
    </message>
    <message>
        <source>Everything is carried out as far as possible; only paying, and what a card expressly allows, is your choice. You can&apos;t launch fewer than possible.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>Everything is carried out as far as possible; only paying, and what a card expressly allows, is your choice. You can&apos;t launch fewer than possible.</translation>
    </message>
    <message>
        <source>Lower action and ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Lower action and ability</translation>
    </message>
    <message>
        <source>Always your choice, but only where something changes; looking at cards counts as a change.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>Always your choice, but only where something changes; looking at cards counts as a change.</translation>
    </message>
    <message>
        <source>Costs</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Costs</translation>
    </message>
    <message>
        <source>You pay all of it or nothing, and only if something then happens. Where a card asks for a condition, nothing of it happens unless the condition holds.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>You pay all of it or nothing, and only if something then happens. Where a card asks for a condition, nothing of it happens unless the condition holds.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Words of the game</translation>
    </message>
    <message>
        <source>glossary launch settle upgrade downgrade connect Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>glossary launch settle upgrade downgrade connect Earth ship</translation>
    </message>
    <message>
        <source>from Earth to the own ship.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>from Earth to the own ship.</translation>
    </message>
    <message>
        <source>Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Settle</translation>
    </message>
    <message>
        <source>from the own ship to ★ of a building.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>from the own ship to ★ of a building.</translation>
    </message>
    <message>
        <source>Upgrade, downgrade</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Upgrade, downgrade</translation>
    </message>
    <message>
        <source>from ★ to ★★ of the same building, or back. ★★ needs room.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>from ★ to ★★ of the same building, or back. ★★ needs room.</translation>
    </message>
    <message>
        <source>a player&apos;s two face-down cards. Their owner may look at them at any time.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>a player&apos;s two face-down cards. Their owner may look at them at any time.</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Stack</translation>
    </message>
    <message>
        <source>the project cards under a building. A card that lies face down counts as 0 there.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>the project cards under a building. A card that lies face down counts as 0 there.</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>What DA chooses</source>
        <extracomment>Topic of the help</extracomment>
        <translation>What DA chooses</translation>
    </message>
    <message>
        <source>tie automaton decision</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>tie automaton decision</translation>
    </message>
    <message>
        <source>Where Devious Automatics has a choice it takes what makes its lead over you largest, counted as if the game ended right then. If several are as good: greenhouse before energy bank, comms center and aqualab. Among equals you may decide otherwise.</source>
        <extracomment>Help: What DA chooses</extracomment>
        <translation>Where Devious Automatics has a choice it takes what makes its lead over you largest, counted as if the game ended right then. If several are as good: greenhouse before energy bank, comms center and aqualab. Among equals you may decide otherwise.</translation>
    </message>
    <message>
        <source>DA: two upgrades</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: two upgrades</translation>
    </message>
    <message>
        <source>Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that works nowhere, one of yours goes from ★★ back to ★. If neither is possible, nothing happens.</source>
        <extracomment>Help: DA: two upgrades</extracomment>
        <translation>Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that works nowhere, one of yours goes from ★★ back to ★. If neither is possible, nothing happens.</translation>
    </message>
    <message>
        <source>DA: energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: energy</translation>
    </message>
    <message>
        <source>DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two top cards of the deck are discarded.</source>
        <extracomment>Help: DA: energy</extracomment>
        <translation>DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two top cards of the deck are discarded.</translation>
    </message>
    <message>
        <source>DA: launch</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: launch</translation>
    </message>
    <message>
        <source>One of DA&apos;s colonists goes from Earth to its ship, if one is left there.</source>
        <extracomment>Help: DA: launch</extracomment>
        <translation>One of DA&apos;s colonists goes from Earth to its ship, if one is left there.</translation>
    </message>
    <message>
        <source>DA: spark</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: spark</translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>discard</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded. The game gets shorter.</source>
        <extracomment>Help: DA: spark</extracomment>
        <translation>The two top cards of the deck are discarded. The game gets shorter.</translation>
    </message>
    <message>
        <source>DA: calculations</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: calculations</translation>
    </message>
    <message>
        <source>DA settles a colonist in whichever building gives it the largest lead. With none on its ship, it launches one instead.</source>
        <extracomment>Help: DA: calculations</extracomment>
        <translation>DA settles a colonist in whichever building gives it the largest lead. With none on its ship, it launches one instead.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>What counts</source>
        <extracomment>Topic of the help</extracomment>
        <translation>What counts</translation>
    </message>
    <message>
        <source>points victory score sheet</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>points victory score sheet</translation>
    </message>
    <message>
        <source>Each colonist</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Each colonist</translation>
    </message>
    <message>
        <source>1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.</translation>
    </message>
    <message>
        <source>In all four buildings</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>In all four buildings</translation>
    </message>
    <message>
        <source>With at least one colonist in each: 2 points, for DA 4.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>With at least one colonist in each: 2 points, for DA 4.</translation>
    </message>
    <message>
        <source>Four in one building</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Four in one building</translation>
    </message>
    <message>
        <source>With at least four in any one building: 3 points, for DA 5. It counts only once.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>With at least four in any one building: 3 points, for DA 5. It counts only once.</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Most energy</translation>
    </message>
    <message>
        <source>1 point for everybody who has the highest level, for DA 2.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>1 point for everybody who has the highest level, for DA 2.</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>Topic of the help</extracomment>
        <translation>A tie</translation>
    </message>
    <message>
        <source>equal draw winner edition Polish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>equal draw winner edition Polish</translation>
    </message>
    <message>
        <source>You win only with more points than DA. An equal score is DA&apos;s.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>You win only with more points than DA. An equal score is DA&apos;s.</translation>
    </message>
    <message>
        <source>English edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>English edition</translation>
    </message>
    <message>
        <source>Whoever has more colonists in buildings wins; if that is equal too, the win is shared.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>Whoever has more colonists in buildings wins; if that is equal too, the win is shared.</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Polish edition</translation>
    </message>
    <message>
        <source>First, more colonists on ★★ win, then more in buildings. If all is equal the game is a draw and played again.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>First, more colonists on ★★ win, then more in buildings. If all is equal the game is a draw and played again.</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <extracomment>Topic of the help</extracomment>
        <translation>When the game ends</translation>
    </message>
    <message>
        <source>last round finish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>last round finish</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has all seven colonists in buildings. It counts what lies on the table at that moment.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>At the end of a round in which somebody has all seven colonists in buildings. It counts what lies on the table at that moment.</translation>
    </message>
    <message>
        <source>After the android phase, if you or DA have all seven colonists in buildings, or DA&apos;s prep module has fewer than two cards.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>After the android phase, if you or DA have all seven colonists in buildings, or DA&apos;s prep module has fewer than two cards.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>This program</translation>
    </message>
    <message>
        <source>With a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>With a camera</translation>
    </message>
    <message>
        <source>watch light photo picture</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>watch light photo picture</translation>
    </message>
    <message>
        <source>The camera</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>The camera</translation>
    </message>
    <message>
        <source>Fix it above the middle of the table, with all buildings, ships and Earth in view. Light from the side keeps reflections off the cards.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Fix it above the middle of the table, with all buildings, ships and Earth in view. Light from the side keeps reflections off the cards.</translation>
    </message>
    <message>
        <source>While you play</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>While you play</translation>
    </message>
    <message>
        <source>Just play. As soon as no hand is over the table, the program looks at it and says what happened. Where it is not sure it asks; the next move often answers by itself.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Just play. As soon as no hand is over the table, the program looks at it and says what happened. Where it is not sure it asks; the next move often answers by itself.</translation>
    </message>
    <message>
        <source>When it is wrong</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>When it is wrong</translation>
    </message>
    <message>
        <source>Tap what is wrong and say what it is. What you said counts more than what the camera sees.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Tap what is wrong and say what it is. What you said counts more than what the camera sees.</translation>
    </message>
    <message>
        <source>Without a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Without a camera</translation>
    </message>
    <message>
        <source>by hand photo score</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>by hand photo score</translation>
    </message>
    <message>
        <source>A photo of the table at the end of a game is enough: open or drop it on the page Score. What could not be read for sure is asked, and everything can be corrected.</source>
        <extracomment>Help: Without a camera</extracomment>
        <translation>A photo of the table at the end of a game is enough: open or drop it on the page Score. What could not be read for sure is asked, and everything can be corrected.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Keys</translation>
    </message>
    <message>
        <source>keyboard shortcut</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>keyboard shortcut</translation>
    </message>
    <message>
        <source>Tab and the arrow keys reach everything, Return presses it, Esc closes what is open.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Tab and the arrow keys reach everything, Return presses it, Esc closes what is open.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>Heading in the help: what a building is good for</extracomment>
        <translation>Ability</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Heading in the help: colonists in a building</extracomment>
        <translation>Room</translation>
    </message>
    <message>
        <source>None: colonists can&apos;t live here, and its cards have the value 0.</source>
        <extracomment>Help: the habitation</extracomment>
        <translation>None: colonists can&apos;t live here, and its cards have the value 0.</translation>
    </message>
    <message>
        <source>★ holds any number of colonists, 2 points each. ★★ holds one with one or two players and two with three or four, 4 points each.</source>
        <extracomment>Help: a building</extracomment>
        <translation>★ holds any number of colonists, 2 points each. ★★ holds one with one or two players and two with three or four, 4 points each.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading in the help: number on a card</extracomment>
        <translation>Value</translation>
    </message>
    <message>
        <source>3, which the first card of its stack has to beat for a colonist to settle.</source>
        <extracomment>Help: a building</extracomment>
        <translation>3, which the first card of its stack has to beat for a colonist to settle.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading in the help: when an ability is used</extracomment>
        <translation>When</translation>
    </message>
    <message>
        <source>Each time a card is laid on its stack, as the last step. It costs nothing, and you may do without.</source>
        <extracomment>Help: a building</extracomment>
        <translation>Each time a card is laid on its stack, as the last step. It costs nothing, and you may do without.</translation>
    </message>
    <message>
        <source>Top, from your hand</source>
        <extracomment>Heading in the help: what a card does when it is played from the hand</extracomment>
        <translation>Top, from your hand</translation>
    </message>
    <message>
        <source>Bottom, from a prep module</source>
        <extracomment>Heading in the help: what a card does when it is played from a prep module</extracomment>
        <translation>Bottom, from a prep module</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading in the help: a remark on a card</extracomment>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <extracomment>Title of the page with the rules and cards</extracomment>
        <translation>Help</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <extracomment>In the empty line to search the help</extracomment>
        <translation>Search rules and cards</translation>
    </message>
    <message>
        <source>Topics</source>
        <extracomment>Read out for the list of topics of the help</extracomment>
        <translation>Topics</translation>
    </message>
    <message>
        <source>Nothing is called so. Try another word, or a part of it.</source>
        <extracomment>In place of the list where a search finds nothing</extracomment>
        <translation>Nothing is called so. Try another word, or a part of it.</translation>
    </message>
    <message>
        <source>Does your copy say something else?</source>
        <extracomment>Heading over the ways to read a card of which prints differ</extracomment>
        <translation>Does your copy say something else?</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Remove this game?</source>
        <extracomment>Asked before a saved game is removed</extracomment>
        <translation>Remove this game?</translation>
    </message>
    <message>
        <source>Its photo and its score leave the history for good.</source>
        <extracomment>What removing a saved game means</extracomment>
        <translation>Its photo and its score leave the history for good.</translation>
    </message>
    <message>
        <source>Remove the game</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Remove the game</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of the page with the saved games</extracomment>
        <translation>History</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>Title of the empty history</extracomment>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Score a table</source>
        <extracomment>Button in the empty history: goes to the page that scores a photo</extracomment>
        <translation>Score a table</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Shows the list of the saved games
----------
Read out for the list of saved games</extracomment>
        <translation>Games</translation>
    </message>
    <message>
        <source>Choose a game to see its score sheet and its photo.</source>
        <extracomment>While no saved game is chosen</extracomment>
        <translation>Choose a game to see its score sheet and its photo.</translation>
    </message>
    <message>
        <source>Export the games that are listed</source>
        <extracomment>Title of the dialog that writes the games to a file</extracomment>
        <translation>Export the games that are listed</translation>
    </message>
    <message>
        <source>For a spreadsheet (*.csv)</source>
        <extracomment>File types in the dialog that writes the games</extracomment>
        <translation>For a spreadsheet (*.csv)</translation>
    </message>
    <message>
        <source>For this program (*.json)</source>
        <translation>For this program (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>Title of the dialog that reads games from a file</extracomment>
        <translation>Import games</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <extracomment>File types in the dialog that reads games</extracomment>
        <translation>Exported games (*.json)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Shows what all saved games say together</extracomment>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Read out for the field by which games are searched for</extracomment>
        <translation>Search the games</translation>
    </message>
    <message>
        <source>Search …</source>
        <extracomment>In the empty field by which games are searched for</extracomment>
        <translation>Search …</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Button: shows by what the list of games can be narrowed</extracomment>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <extracomment>Button: opens the form for a game that was played without the program</extracomment>
        <translation>Enter a game</translation>
    </message>
    <message>
        <source>Export, import, players</source>
        <extracomment>Button: more to do with the history</extracomment>
        <translation>Export, import, players</translation>
    </message>
    <message>
        <source>Export …</source>
        <extracomment>In a menu: writes the games that are listed to a file</extracomment>
        <translation>Export …</translation>
    </message>
    <message>
        <source>Import …</source>
        <extracomment>In a menu: reads games from a file</extracomment>
        <translation>Import …</translation>
    </message>
    <message>
        <source>Names of the players …</source>
        <extracomment>In a menu: who usually plays which colour</extracomment>
        <translation>Names of the players …</translation>
    </message>
    <message>
        <source>Score a table and save it: the game, its score sheet and its photo will stand here. Games that you played before can be entered by hand.</source>
        <extracomment>In the empty history</extracomment>
        <translation>Score a table and save it: the game, its score sheet and its photo will stand here. Games that you played before can be entered by hand.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Below the list of games; %1 how many fit the filter, %2 how many there are</extracomment>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>Where a filter leaves no saved game</extracomment>
        <translation>No game fits the filter.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Good evening, colonist</source>
        <extracomment>Title of the first page</extracomment>
        <translation>Good evening, colonist</translation>
    </message>
    <message>
        <source>Play with a camera over the table or by hand, or score a game from one photo.</source>
        <extracomment>Below the title of the first page</extracomment>
        <translation>Play with a camera over the table or by hand, or score a game from one photo.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>On the first page: back to the game that is being played</extracomment>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <extracomment>On the first page, before there is any card profile</extracomment>
        <translation>Show me the sample table</translation>
    </message>
    <message>
        <source>Learns the cards that come with the program, and scores a photo of them</source>
        <extracomment>Below “Show me the sample table”</extracomment>
        <translation>Learns the cards that come with the program, and scores a photo of them</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>On the first page</extracomment>
        <translation>New game</translation>
    </message>
    <message>
        <source>Alone against Devious Automatics, or 2 to 4 players</source>
        <extracomment>Below “New game”</extracomment>
        <translation>Alone against Devious Automatics, or 2 to 4 players</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <extracomment>On the first page</extracomment>
        <translation>Score a photo</translation>
    </message>
    <message>
        <source>One picture of the final table gives the score sheet</source>
        <extracomment>Below “Score a photo”</extracomment>
        <translation>One picture of the final table gives the score sheet</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>On the first page: games that were saved</extracomment>
        <translation>History</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far</source>
        <extracomment>Below “History”; how many games were saved</extracomment>
        <translation>
            <numerusform>%n game so far</numerusform>
            <numerusform>%n games so far</numerusform>
        </translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>On the first page: card profiles</extracomment>
        <translation>Profiles</translation>
    </message>
    <message>
        <source>What your cards look like, learnt from nine photos</source>
        <extracomment>Below “Profiles”: what they are, where there is none yet</extracomment>
        <translation>What your cards look like, learnt from nine photos</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>On the first page: the game that was not finished</extracomment>
        <translation>Go on with the game</translation>
    </message>
</context>
<context>
    <name>InfoBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button: takes away what was said</extracomment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>ItemChoices</name>
    <message>
        <source>counts as %1</source>
        <extracomment>Below an item&apos;s name; %1 its value</extracomment>
        <translation>counts as %1</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <extracomment>Below an item&apos;s name, read with doubts; %1 its value</extracomment>
        <translation>perhaps %1</translation>
    </message>
    <message>
        <source>%1: set to %2</source>
        <extracomment>Read out for a button that sets an item; %1 the item, %2 the value</extracomment>
        <translation>%1: set to %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <extracomment>Button beside the likely values of an item: choose another one</extracomment>
        <translation>Other …</translation>
    </message>
    <message>
        <source>Show it on the photo</source>
        <extracomment>Shows an item close up on the photo</extracomment>
        <translation>Show it on the photo</translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Greenhouse</translation>
    </message>
    <message>
        <source>Energy bank</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Energy bank</translation>
    </message>
    <message>
        <source>Comms center</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Comms center</translation>
    </message>
    <message>
        <source>Aqualab</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Aqualab</translation>
    </message>
    <message>
        <source>Habitation</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Habitation</translation>
    </message>
    <message>
        <source>Habitation %1</source>
        <extracomment>A card of the suit habitation; %1 is the letter that tells the seven apart</extracomment>
        <translation>Habitation %1</translation>
    </message>
    <message>
        <source>%1 ★, %2</source>
        <extracomment>Colonists on a building&apos;s one-star space; %1 the building, %2 the player&apos;s colour</extracomment>
        <translation>%1 ★, %2</translation>
    </message>
    <message>
        <source>%1 ★★, %2</source>
        <extracomment>Colonists on a building&apos;s two-star space; %1 the building, %2 the player&apos;s colour</extracomment>
        <translation>%1 ★★, %2</translation>
    </message>
    <message>
        <source>%1 stack</source>
        <extracomment>The stack of cards under a building; %1 the building</extracomment>
        <translation>%1 stack</translation>
    </message>
    <message>
        <source>%1 stack, card %2</source>
        <extracomment>A card of the stack under a building; %1 the building, %2 counts from the oldest card</extracomment>
        <translation>%1 stack, card %2</translation>
    </message>
    <message>
        <source>Ship of %1</source>
        <extracomment>Colonists on a player&apos;s spaceship; %1 the player&apos;s colour</extracomment>
        <translation>Ship of %1</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <extracomment>Level of a player&apos;s energy track; %1 the player&apos;s colour</extracomment>
        <translation>Energy of %1</translation>
    </message>
    <message>
        <source>On Earth, %1</source>
        <extracomment>A player&apos;s colonists that wait on Earth; %1 the player&apos;s colour</extracomment>
        <translation>On Earth, %1</translation>
    </message>
    <message>
        <source>Prep module of %1</source>
        <extracomment>A player&apos;s face-down cards beside the ship; %1 the player&apos;s colour</extracomment>
        <translation>Prep module of %1</translation>
    </message>
    <message>
        <source>Prep card %2 of %1</source>
        <extracomment>A face-down card of a player&apos;s prep module; %1 the player&apos;s colour, %2 is 1 or 2</extracomment>
        <translation>Prep card %2 of %1</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <extracomment>The card that lies on top of the discard pile</extracomment>
        <translation>Top of the discard pile</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>The back of the card that lies on top of the deck</extracomment>
        <translation>Top of the deck</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>An item that lies outside the photo or is covered</extracomment>
        <translation>not seen</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>An item that was looked for but could not be read</extracomment>
        <translation>unclear</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>A card that shows its back, or a pile without cards</extracomment>
        <translation>face down</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>no such item; %1 has %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a building, %2 words that name items</extracomment>
        <translation>no such item; %1 has %2</translation>
    </message>
    <message>
        <source>it is not known how many cards lie there; set %1 as a whole, cards parted by commas</source>
        <extracomment>Why an item can&apos;t be corrected; %1 what it belongs to</extracomment>
        <translation>it is not known how many cards lie there; set %1 as a whole, cards parted by commas</translation>
    </message>
    <message>
        <source>no card lies there</source>
        <extracomment>Why an item can&apos;t be corrected</extracomment>
        <translation>no card lies there</translation>
    </message>
    <message>
        <source>expected a card from 0 to %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a number</extracomment>
        <translation>expected a card from 0 to %1</translation>
    </message>
    <message>
        <source>no such item; a player has %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items</extracomment>
        <translation>no such item; a player has %1</translation>
    </message>
    <message>
        <source>expected a colour of this table after one_star or two_star: %1</source>
        <extracomment>Why an item can&apos;t be corrected; one_star and two_star are words of a path, %1 colours</extracomment>
        <translation>expected a colour of this table after one_star or two_star: %1</translation>
    </message>
    <message>
        <source>no such item; expected one such as %1, of %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items, %2 what has items</extracomment>
        <translation>no such item; expected one such as %1, of %2</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>a date such as &quot;2026-03-01T19:05:00Z&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a date such as &quot;2026-03-01T19:05:00Z&quot;</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>true or false</translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>two players have this colour</translation>
    </message>
    <message>
        <source>not the sum of the lines, which is %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>not the sum of the lines, which is %1</translation>
    </message>
    <message>
        <source>a list of 1 to 4 players</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a list of 1 to 4 players</translation>
    </message>
    <message>
        <source>give the lines of all players, or the totals of all</source>
        <extracomment>What is wrong with a file: some players have the lines of their score sheet, others don&apos;t</extracomment>
        <translation>give the lines of all players, or the totals of all</translation>
    </message>
    <message>
        <source>only a solo game has a level</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>only a solo game has a level</translation>
    </message>
    <message>
        <source>expected a list</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>expected a list</translation>
    </message>
    <message>
        <source>a text that no other game has</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a text that no other game has</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; or &quot;%2&quot;, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1 to %3 words for kinds of files</extracomment>
        <translation>expected &quot;%1&quot; or &quot;%2&quot;, found &quot;%3&quot;</translation>
    </message>
    <message>
        <source>expected the human and DA in solo, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>expected the human and DA in solo, found %1</translation>
    </message>
    <message>
        <source>expected 2 to 4 players in versus, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>expected 2 to 4 players in versus, found %1</translation>
    </message>
    <message numerus="yes">
        <source>expected at most %n {colonist|colonists} with %1 players, found %2</source>
        <extracomment>What is wrong with a file; %n of a space on a building, %1 how many play (2 to 4), %2 how many there are</extracomment>
        <translation>
            <numerusform>expected at most %n colonist with %1 players, found %2</numerusform>
            <numerusform>expected at most %n colonists with %1 players, found %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies in %2 already</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a place in the file</extracomment>
        <translation>%1 lies in %2 already</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a number from %1 to %2</translation>
    </message>
    <message>
        <source>the name of a colour</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>the name of a colour</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <extracomment>What is wrong with a file; %1 what must stand there, %2 what does</extracomment>
        <translation>expected %1, found %2</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What must stand, or stands, in a file: values in square brackets</extracomment>
        <translation>a list</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What must stand, or stands, in a file: fields in curly brackets</extracomment>
        <translation>an object</translation>
    </message>
    <message>
        <source>a long text</source>
        <extracomment>What stands in a file</extracomment>
        <translation>a long text</translation>
    </message>
    <message>
        <source>a probability from 0 to 1</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a probability from 0 to 1</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a text</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Words that may stand in a file: %1 all but the last, %2 the last</extracomment>
        <translation>%1 or %2</translation>
    </message>
    <message>
        <source>expected at most %1 elements, found %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>expected at most %1 elements, found %2</translation>
    </message>
    <message>
        <source>missing, expected %1</source>
        <translation>missing, expected %1</translation>
    </message>
    <message>
        <source>not valid JSON at line %1, column %2</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>not valid JSON at line %1, column %2</translation>
    </message>
    <message>
        <source>stands twice in one object</source>
        <extracomment>What is wrong with a field of a file</extracomment>
        <translation>stands twice in one object</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>nested deeper than %1 levels</translation>
    </message>
    <message>
        <source>too large: %1 bytes, expected at most %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>too large: %1 bytes, expected at most %2</translation>
    </message>
    <message>
        <source>expected no more confidences than items</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>expected no more confidences than items</translation>
    </message>
    <message>
        <source>expected %1 or &quot;over&quot; in %2, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1, %3 words of a game&apos;s phases, %2 solo or versus</extracomment>
        <translation>expected %1 or &quot;over&quot; in %2, found &quot;%3&quot;</translation>
    </message>
    <message>
        <source>%1 colonists in all (earth %2, ship %3, in buildings %4), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1 to %4 numbers</extracomment>
        <translation>%1 colonists in all (earth %2, ship %3, in buildings %4), expected 7 of a colour</translation>
    </message>
    <message>
        <source>%1 is no card of %2</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a building</extracomment>
        <translation>%1 is no card of %2</translation>
    </message>
    <message>
        <source>more than 7 cards of %1</source>
        <extracomment>What is wrong with a file; %1 a building</extracomment>
        <translation>more than 7 cards of %1</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5</extracomment>
        <translation>%1 stands twice</translation>
    </message>
    <message>
        <source>more than 35 cards in all</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>more than 35 cards in all</translation>
    </message>
    <message>
        <source>is taken by another player</source>
        <extracomment>What is wrong with a file, behind the place of a colour</extracomment>
        <translation>is taken by another player</translation>
    </message>
    <message>
        <source>expected %1 numbers, one a player, found %2</source>
        <extracomment>What is wrong with a file; %1 how many play (2 to 4), %2 a number</extracomment>
        <translation>expected %1 numbers, one a player, found %2</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; here in %2</source>
        <extracomment>What is wrong with a file; %1 a word, %2 solo or versus</extracomment>
        <translation>expected &quot;%1&quot; here in %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken by %2</source>
        <extracomment>What is wrong with a file; %1 a colour, %2 a player</extracomment>
        <translation>&quot;%1&quot; is taken by %2</translation>
    </message>
    <message>
        <source>nobody plays this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>nobody plays this colour</translation>
    </message>
    <message>
        <source>%1 %2 colonists in all (earth %3, ship %4, in buildings %5), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1, %3 to %5 numbers, %2 a colour</extracomment>
        <translation>%1 %2 colonists in all (earth %3, ship %4, in buildings %5), expected 7 of a colour</translation>
    </message>
    <message>
        <source>expected at most 7 cards, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>expected at most 7 cards, found %1</translation>
    </message>
    <message>
        <source>a value from 1 to 7, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a value from 1 to 7, null or &quot;?&quot;</translation>
    </message>
    <message>
        <source>0, &quot;H0a&quot; to &quot;H0g&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>0, &quot;H0a&quot; to &quot;H0g&quot;, null or &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as &quot;G5&quot; or &quot;H0c&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>a card such as &quot;G5&quot; or &quot;H0c&quot;, null or &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as %1 or %2</source>
        <extracomment>What must stand in a file; %1 words, %2 the last of them</extracomment>
        <translation>a card such as %1 or %2</translation>
    </message>
</context>
<context>
    <name>Layout</name>
    <message>
        <source>expected an object</source>
        <translation>expected an object</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>A field of a file</extracomment>
        <translation>is missing</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>expected a list</translation>
    </message>
    <message>
        <source>expected a text</source>
        <translation>expected a text</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>expected true or false</translation>
    </message>
    <message>
        <source>expected %1</source>
        <extracomment>%1 what a field of a file looks like, as [x, y]</extracomment>
        <translation>expected %1</translation>
    </message>
    <message>
        <source>[x0, y0, x1, y1] as fractions of the card, 0 to 1</source>
        <translation>[x0, y0, x1, y1] as fractions of the card, 0 to 1</translation>
    </message>
    <message>
        <source>expected x0 &lt; x1 and y0 &lt; y1</source>
        <translation>expected x0 &lt; x1 and y0 &lt; y1</translation>
    </message>
    <message>
        <source>expected the name of a colour</source>
        <translation>expected the name of a colour</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>&quot;%1&quot; stands there twice</translation>
    </message>
    <message>
        <source>expected at least one colour</source>
        <translation>expected at least one colour</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot;</source>
        <extracomment>%1 a word that the file must hold</extracomment>
        <translation>expected &quot;%1&quot;</translation>
    </message>
    <message>
        <source>[width, height] in mm, 10 to 300</source>
        <translation>[width, height] in mm, 10 to 300</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the colonists</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>&quot;%1&quot; is not among the colonists</translation>
    </message>
    <message>
        <source>expected &quot;portrait&quot; or &quot;landscape&quot;</source>
        <translation>expected &quot;portrait&quot; or &quot;landscape&quot;</translation>
    </message>
    <message>
        <source>expected 8 points, the centres of levels 0 to 7</source>
        <translation>expected 8 points, the centres of levels 0 to 7</translation>
    </message>
    <message>
        <source>[x, y] as fractions of the card, 0 to 1</source>
        <translation>[x, y] as fractions of the card, 0 to 1</translation>
    </message>
    <message>
        <source>this is no valid JSON</source>
        <translation>this is no valid JSON</translation>
    </message>
</context>
<context>
    <name>LearnPane</name>
    <message>
        <source>Choose the folder with the photos of your cards</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Choose the folder with the photos of your cards</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Heading over how to learn a card profile</extracomment>
        <translation>Learn your own cards</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>Back to the cards</translation>
    </message>
    <message>
        <source>Take nine photos once, each of cards laid out flat on the table that you play on, left to right, then the next row. Put them into one folder under these names:</source>
        <extracomment>Above a list of file names</extracomment>
        <translation>Take nine photos once, each of cards laid out flat on the table that you play on, left to right, then the next row. Put them into one folder under these names:</translation>
    </message>
    <message>
        <source>greenhouse, energy bank, comms center, aqualab, habitation</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>greenhouse, energy bank, comms center, aqualab, habitation</translation>
    </message>
    <message>
        <source>that suit&apos;s cards 1 2 3 4, then 5 6 7</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>that suit&apos;s cards 1 2 3 4, then 5 6 7</translation>
    </message>
    <message>
        <source>the seven habitation cards, four and three</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>the seven habitation cards, four and three</translation>
    </message>
    <message>
        <source>one face-down card a suit, in the order of the buildings</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>one face-down card a suit, in the order of the buildings</translation>
    </message>
    <message>
        <source>the spaceship cards, then Earth if you have it</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>the spaceship cards, then Earth if you have it</translation>
    </message>
    <message>
        <source>one colonist a colour and one energy marker, apart from each other</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>one colonist a colour and one energy marker, apart from each other</translation>
    </message>
    <message>
        <source>the colours in their order, and where the spaces are on the cards: copy samples/profile/layout.json and change what differs</source>
        <extracomment>A file beside the photos for learning</extracomment>
        <translation>the colours in their order, and where the spaces are on the cards: copy samples/profile/layout.json and change what differs</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <extracomment>Button: opens the dialog that chooses a folder</extracomment>
        <translation>Choose a folder</translation>
    </message>
    <message>
        <source>or drop it here</source>
        <extracomment>Beside the button “Choose a folder”</extracomment>
        <translation>or drop it here</translation>
    </message>
    <message>
        <source>Name of the profile; left empty, that of the folder</source>
        <extracomment>In the empty field for a card profile&apos;s name</extracomment>
        <translation>Name of the profile; left empty, that of the folder</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>Name of the profile</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Button: learns a card profile from the folder</extracomment>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: stops learning a card profile</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Learning the cards</translation>
    </message>
    <message>
        <source>%1 of %2 photos: %3</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all, %3 the photo in hand</extracomment>
        <translation>%1 of %2 photos: %3</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>sure</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>sure</translation>
    </message>
    <message>
        <source>doubtful</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>doubtful</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>unclear</translation>
    </message>
</context>
<context>
    <name>LightRow</name>
    <message>
        <source>seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>seen</translation>
    </message>
    <message>
        <source>not clear</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>not clear</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>not seen</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>not looked at yet</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A traffic light, read out: %1 the thing, %2 how it is seen, %3 what to do</extracomment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A traffic light: %1 the thing, %2 how it is seen</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Pocket Mars Table</source>
        <extracomment>Title of the window: the program&apos;s name</extracomment>
        <translation>Pocket Mars Table</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Page in the navigation rail: score a table from a photo</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Page in the navigation rail: games that were saved</extracomment>
        <translation>History</translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>Page in the navigation rail: card profiles</extracomment>
        <translation>Profiles</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Page in the navigation rail: rules and cards to look up</extracomment>
        <translation>Help</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Page in the navigation rail</extracomment>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Open a photo of a table</source>
        <extracomment>Title of the dialog that opens a file</extracomment>
        <translation>Open a photo of a table</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in the dialog that opens a photo; JSON files hold a table as text</extracomment>
        <translation>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Tables as text (*.json)</source>
        <translation>Tables as text (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Page in the navigation rail: where to begin</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page in the navigation rail: play a game at the table</extracomment>
        <translation>Play</translation>
    </message>
</context>
<context>
    <name>MarkPane</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo on which cards are marked</extracomment>
        <translation>Photo of the table</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Title of the page on which cards are marked by hand</extracomment>
        <translation>Show me the cards</translation>
    </message>
    <message>
        <source>Choose a card and drag its corners onto the photo; the thick side is its upper edge. One building is a start, more are better.</source>
        <extracomment>How cards are marked by hand</extracomment>
        <translation>Choose a card and drag its corners onto the photo; the thick side is its upper edge. One building is a start, more are better.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Button: the marked card is turned by a quarter</extracomment>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Take away</source>
        <extracomment>Button: the card is not marked any more</extracomment>
        <translation>Take away</translation>
    </message>
    <message>
        <source>Read the table so</source>
        <extracomment>Button: the photo is read with the cards where they were marked</extracomment>
        <translation>Read the table so</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: leaves the page on which cards are marked</extracomment>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1: there is no such camera, file or folder; the command &apos;cameras&apos; lists the cameras</source>
        <extracomment>%1 a camera, file or folder that was named</extracomment>
        <translation>%1: there is no such camera, file or folder; the command &apos;cameras&apos; lists the cameras</translation>
    </message>
    <message>
        <source>%1: there is no photo in this folder; choose one with JPEGs in it</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1: there is no photo in this folder; choose one with JPEGs in it</translation>
    </message>
    <message>
        <source>%1: this is neither a photo nor a video that can be read; choose another</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: this is neither a photo nor a video that can be read; choose another</translation>
    </message>
    <message>
        <source>%1: no table found with the cards of profile &apos;%2&apos;; take the photo from above with all building cards in it, or choose another profile</source>
        <extracomment>%1 a photo, %2 a card profile</extracomment>
        <translation>%1: no table found with the cards of profile &apos;%2&apos;; take the photo from above with all building cards in it, or choose another profile</translation>
    </message>
    <message>
        <source>%1: can&apos;t tell who plays; say which colours do</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1: can&apos;t tell who plays; say which colours do</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written; name a folder that is there, that you may write to and has room</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: can&apos;t be written; name a folder that is there, that you may write to and has room</translation>
    </message>
    <message>
        <source>%1: two tables are in view, as the same buildings lie in two places; take a photo of one of them</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1: two tables are in view, as the same buildings lie in two places; take a photo of one of them</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>a card of %1</source>
        <extracomment>A card of which the back is known only; %1 a building</extracomment>
        <translation>a card of %1</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>a card</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player&apos;s colour, %2 what that player does: `red passes`</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>plays %1 from the hand</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>plays %1 from the hand</translation>
    </message>
    <message>
        <source>plays %1 from the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>plays %1 from the prep module</translation>
    </message>
    <message>
        <source>plays %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>plays %1 from %2&apos;s prep module</translation>
    </message>
    <message>
        <source>discards %1 of the hand for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>discards %1 of the hand for energy</translation>
    </message>
    <message>
        <source>discards %1 of the prep module for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>discards %1 of the prep module for energy</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>What a player does in a game; can&apos;t do anything</extracomment>
        <translation>passes</translation>
    </message>
    <message>
        <source>swaps the two top cards of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>swaps the two top cards of %1</translation>
    </message>
    <message>
        <source>takes %1 from the discard pile</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>takes %1 from the discard pile</translation>
    </message>
    <message>
        <source>takes %1 from the stack of %2</source>
        <extracomment>What a player does in a game; %1 a card, %2 a building</extracomment>
        <translation>takes %1 from the stack of %2</translation>
    </message>
    <message>
        <source>turns %1 face down</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>turns %1 face down</translation>
    </message>
    <message>
        <source>gives %1 for %2 of %3&apos;s prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>gives %1 for %2 of %3&apos;s prep module</translation>
    </message>
    <message>
        <source>swaps %1 of the hand with %2 of the prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>swaps %1 of the hand with %2 of the prep module</translation>
    </message>
    <message>
        <source>puts %1 of the hand under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>puts %1 of the hand under the deck</translation>
    </message>
    <message>
        <source>puts %1 of the prep module under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>puts %1 of the prep module under the deck</translation>
    </message>
    <message>
        <source>looks at %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a player&apos;s colour</extracomment>
        <translation>looks at %1&apos;s prep module</translation>
    </message>
    <message>
        <source>discards %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>discards %1</translation>
    </message>
    <message>
        <source>keeps %1 and puts %2 face down on its stack</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>keeps %1 and puts %2 face down on its stack</translation>
    </message>
    <message>
        <source>draws %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>draws %1 from %2&apos;s prep module</translation>
    </message>
    <message>
        <source>puts %1 into the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>puts %1 into the prep module</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>keeps %1</translation>
    </message>
    <message>
        <source>uses the ability of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>uses the ability of %1</translation>
    </message>
    <message>
        <source>runs the bottom action</source>
        <extracomment>What a player does in a game; of the card just played</extracomment>
        <translation>runs the bottom action</translation>
    </message>
    <message>
        <source>moves up in %1</source>
        <extracomment>A colonist goes from ★ to ★★; %1 a building</extracomment>
        <translation>moves up in %1</translation>
    </message>
    <message>
        <source>moves down in %1</source>
        <extracomment>A colonist goes from ★★ to ★; %1 a building</extracomment>
        <translation>moves down in %1</translation>
    </message>
    <message>
        <source>lands in %1</source>
        <extracomment>A colonist goes from Earth straight to a building; %1 the building</extracomment>
        <translation>lands in %1</translation>
    </message>
    <message>
        <source>settles in %1</source>
        <translation>settles in %1</translation>
    </message>
    <message>
        <source>goes back to the ship from %1</source>
        <extracomment>A colonist goes from a building to the ship; %1 the building</extracomment>
        <translation>goes back to the ship from %1</translation>
    </message>
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
    <message>
        <source>DA&apos;s prep module is refilled</source>
        <extracomment>DA: Devious Automatics</extracomment>
        <translation>DA&apos;s prep module is refilled</translation>
    </message>
    <message numerus="yes">
        <source>draws %n {card|cards}</source>
        <extracomment>What a player does in a game</extracomment>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>draws the last card of %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 the colour of Devious Automatics</extracomment>
        <translation>draws the last card of %1&apos;s prep module</translation>
    </message>
    <message>
        <source>discards %1 of %2&apos;s prep module</source>
        <extracomment>%1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>discards %1 of %2&apos;s prep module</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <extracomment>In place of what a player did in a turn</extracomment>
        <translation>nothing happens</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>profile</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a profile has no name yet&quot;</extracomment>
        <translation>profile</translation>
    </message>
    <message>
        <source>a %1 has no name yet; give it a name</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>a %1 has no name yet; give it a name</translation>
    </message>
    <message>
        <source>the %1&apos;s name is longer than 100 bytes; give it a shorter one</source>
        <extracomment>%1 what is to be stored: a card profile, a lens; letters may take several bytes</extracomment>
        <translation>the %1&apos;s name is longer than 100 bytes; give it a shorter one</translation>
    </message>
    <message>
        <source>a %1&apos;s name may not begin with a dot or hold slashes; give it another</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>a %1&apos;s name may not begin with a dot or hold slashes; give it another</translation>
    </message>
    <message>
        <source>lens</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a lens has no name yet&quot;</extracomment>
        <translation>lens</translation>
    </message>
</context>
<context>
    <name>NewGamePane</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page that sets up a game</extracomment>
        <translation>New game</translation>
    </message>
    <message>
        <source>Beginning the game</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Beginning the game</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins the game</extracomment>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>OptionsPopup</name>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of the table on the photo</extracomment>
        <translation>Who plays?</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 to 4 players</translation>
    </message>
    <message>
        <source>Tap your colour first, then that of DA.</source>
        <extracomment>DA is the automaton of the solo game</extracomment>
        <translation>Tap your colour first, then that of DA.</translation>
    </message>
    <message>
        <source>Tap the colours in seating order, the starting player first.</source>
        <extracomment>How to choose the players</extracomment>
        <translation>Tap the colours in seating order, the starting player first.</translation>
    </message>
    <message>
        <source>The players are those whose ships and colonists are seen on the photo.</source>
        <extracomment>Who plays where that is found out from the photo</extracomment>
        <translation>The players are those whose ships and colonists are seen on the photo.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A player&apos;s colour with its seat; %1 counts from 1, %2 the colour</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules break a tie</extracomment>
        <translation>Edition</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Polish</translation>
    </message>
    <message>
        <source>The editions differ in how a tie is broken.</source>
        <extracomment>What the edition changes</extracomment>
        <translation>The editions differ in how a tie is broken.</translation>
    </message>
    <message>
        <source>Read the photo again</source>
        <extracomment>Button: after the players or the edition were changed</extracomment>
        <translation>Read the photo again</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Move one %1 colonist in %2 from ★ to ★★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Move one %1 colonist in %2 from ★ to ★★</translation>
    </message>
    <message>
        <source>Move one %1 colonist in %2 from ★★ to ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Move one %1 colonist in %2 from ★★ to ★</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %1&apos;s ship to %2 ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Move one %1 colonist from %1&apos;s ship to %2 ★</translation>
    </message>
    <message>
        <source>Move one %1 colonist from Earth to %1&apos;s ship</source>
        <extracomment>An order to the player; %1 a colour</extracomment>
        <translation>Move one %1 colonist from Earth to %1&apos;s ship</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>Set %1&apos;s energy to %2</translation>
    </message>
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
    <message>
        <source>two touch %1; lay them apart</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>two touch %1; lay them apart</translation>
    </message>
    <message>
        <source>one reaches out of the photo %1; take them all into the picture</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>one reaches out of the photo %1; take them all into the picture</translation>
    </message>
    <message>
        <source>one hardly shows %1; uncover it, and give it more light without reflections</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>one hardly shows %1; uncover it, and give it more light without reflections</translation>
    </message>
    <message>
        <source>lay them flat and apart, on a table of another colour, in even light</source>
        <extracomment>What to do where cards are missing on a photo</extracomment>
        <translation>lay them flat and apart, on a table of another colour, in even light</translation>
    </message>
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
    <message>
        <source>the first row has 3 cards, expected 4; turn the photo if it is upside down</source>
        <extracomment>About a photo of seven cards</extracomment>
        <translation>the first row has 3 cards, expected 4; turn the photo if it is upside down</translation>
    </message>
    <message>
        <source>the cards lie on their sides; turn the photo until they stand upright</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>the cards lie on their sides; turn the photo until they stand upright</translation>
    </message>
    <message>
        <source>found %1 pieces, expected %2; stand them apart from each other, with the table around each</source>
        <extracomment>%1 pieces on a photo, %2 how many there should be</extracomment>
        <translation>found %1 pieces, expected %2; stand them apart from each other, with the table around each</translation>
    </message>
    <message>
        <source>there is no such file in %1</source>
        <extracomment>A file is missing; %1 a folder</extracomment>
        <translation>there is no such file in %1</translation>
    </message>
    <message>
        <source>there is no such photo in %1; take it as the others were taken</source>
        <extracomment>A photo is missing; %1 a folder</extracomment>
        <translation>there is no such photo in %1; take it as the others were taken</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>there is no such file, or it may not be read; check the name</translation>
    </message>
    <message>
        <source>this is no JPEG, PNG, WebP or BMP picture; save the photo as a JPEG</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>this is no JPEG, PNG, WebP or BMP picture; save the photo as a JPEG</translation>
    </message>
    <message>
        <source>it is damaged, perhaps cut off while being copied; copy it again</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>it is damaged, perhaps cut off while being copied; copy it again</translation>
    </message>
    <message>
        <source>it has more than 200 megapixels; scale it down</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>it has more than 200 megapixels; scale it down</translation>
    </message>
    <message>
        <source>it is smaller than 64 x 64 pixels; take a larger photo</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>it is smaller than 64 x 64 pixels; take a larger photo</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo</extracomment>
        <translation>Photo of the table</translation>
    </message>
    <message>
        <source>Arrow keys go from mark to mark, Return corrects one, plus and minus zoom.</source>
        <extracomment>Read out for the photo with the marks on it</extracomment>
        <translation>Arrow keys go from mark to mark, Return corrects one, plus and minus zoom.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something found on the photo, read out: %1 the item, %2 how it was read</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide the marks</source>
        <extracomment>Button: the outlines of what was read, drawn on the photo</extracomment>
        <translation>Hide the marks</translation>
    </message>
    <message>
        <source>Show the marks</source>
        <translation>Show the marks</translation>
    </message>
    <message>
        <source>Show the photo as it was taken</source>
        <extracomment>Button beside the photo: the table as seen from straight above, or as the camera saw it</extracomment>
        <translation>Show the photo as it was taken</translation>
    </message>
    <message>
        <source>Show the table from above</source>
        <translation>Show the table from above</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Show the whole photo</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Show the whole photo</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for the list of names: %1 a piece or ship, %2 its name</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>at the upper left</source>
        <translation>at the upper left</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>at the top</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <translation>at the upper right</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>at the left</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in the middle</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>at the right</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <translation>at the lower left</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>at the bottom</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <translation>at the lower right</translation>
    </message>
</context>
<context>
    <name>PlaceView</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a player&apos;s place: %1 the place of a colour, %2 how many colonists</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlayLinkPane</name>
    <message>
        <source>QR code with the link for BG Stats</source>
        <extracomment>Read out for the QR code</extracomment>
        <translation>QR code with the link for BG Stats</translation>
    </message>
    <message>
        <source>Log this game in BG Stats</source>
        <extracomment>Title over the QR code; BG Stats is an app for phones</extracomment>
        <translation>Log this game in BG Stats</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera and open the link: BG Stats adds the play with date, players and points. The play keeps its id, so that the app can tell when it gets it twice.</source>
        <extracomment>How to use the QR code</extracomment>
        <translation>Scan the code with the phone&apos;s camera and open the link: BG Stats adds the play with date, players and points. The play keeps its id, so that the app can tell when it gets it twice.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button, after the link was copied</extracomment>
        <translation>Copied</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <extracomment>Button: copies the link for BG Stats</extracomment>
        <translation>Copy the link</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <extracomment>Read out for the field that shows the link</extracomment>
        <translation>Link for BG Stats</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the QR code back to the game&apos;s score sheet</extracomment>
        <translation>Score sheet</translation>
    </message>
</context>
<context>
    <name>ProfileEditorPane</name>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Saving the profile</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: puts a profile away without saving what was changed</extracomment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <extracomment>Button: stores a card profile with what was changed</extracomment>
        <translation>Save the changes</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>in use</source>
        <extracomment>The profile with which photos are read</extracomment>
        <translation>in use</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is none yet: learn one</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>no card profile is called &apos;%1&apos;; there is none yet: learn one</translation>
    </message>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>no card profile is called &apos;%1&apos;; there is %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be made (%2): make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>%1 can&apos;t be made (%2): make the folder writable or free some space</translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Remove the profile “%1”?</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>Remove the profile “%1”?</translation>
    </message>
    <message>
        <source>Photos of these cards can&apos;t be read until the profile is learnt again. Games in the history stay as they are.</source>
        <extracomment>What removing a card profile means</extracomment>
        <translation>Photos of these cards can&apos;t be read until the profile is learnt again. Games in the history stay as they are.</translation>
    </message>
    <message>
        <source>Remove the profile</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Remove the profile</translation>
    </message>
    <message>
        <source>Card profiles</source>
        <extracomment>Title of the page with the card profiles
----------
Read out for the list of card profiles</extracomment>
        <translation>Card profiles</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes the card profile in use, after asking</extracomment>
        <translation>Remove …</translation>
    </message>
    <message>
        <source>Learn a profile</source>
        <translation>Learn a profile</translation>
    </message>
    <message>
        <source>From a folder …</source>
        <extracomment>Button: learns another card profile from a folder that holds all it takes</extracomment>
        <translation>From a folder …</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <extracomment>Button: learns another card profile, or goes on with one that is half learnt</extracomment>
        <translation>Go on learning</translation>
    </message>
    <message>
        <source>Spaces and colours</source>
        <extracomment>Button: shows the spaces and colours of the card profile in use, to change them</extracomment>
        <translation>Spaces and colours</translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message>
        <source>To be sure of the score, please check: %1</source>
        <extracomment>Heading over the open questions; %1 how many</extracomment>
        <translation>To be sure of the score, please check: %1</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a button that says how a card is read; %1 the card, %2 the reading</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ReadingPane</name>
    <message>
        <source>Reading the table …</source>
        <extracomment>Over the photo while it is read</extracomment>
        <translation>Reading the table …</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Reading the table</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score a table</source>
        <extracomment>Title of the page before a photo is opened</extracomment>
        <translation>Score a table</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>Card profile: %1</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Open a photo</translation>
    </message>
    <message>
        <source>Say who plays</source>
        <extracomment>Button beside an error that this mends</extracomment>
        <translation>Say who plays</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>Button beside an error: reads the same file once more</extracomment>
        <translation>Read again</translation>
    </message>
    <message>
        <source>Show where cards lie</source>
        <extracomment>Button: marks cards on the photo that were not found</extracomment>
        <translation>Show where cards lie</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Button beside an error: marks cards on the photo that were not found</extracomment>
        <translation>Show me the cards</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Read out for the table of points</extracomment>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Head of the automaton&apos;s column; %1 its colour, %2 DA</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>Points on the score sheet where something unknown counts as 0; %1 the points</extracomment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of the score sheet, read out: %1 the player, %2 the line, %3 the points</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>ScoresChart</name>
    <message>
        <source>Score over time</source>
        <extracomment>Title of a chart</extracomment>
        <translation>Score over time</translation>
    </message>
    <message>
        <source>%1: %2 last</source>
        <extracomment>A line of the chart of scores, read out: %1 the player, %2 the points of the last game</extracomment>
        <translation>%1: %2 last</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>In place of the chart of scores</extracomment>
        <translation>No game fits the filter.</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>Button: empties the line that is searched for</extracomment>
        <translation>Clear the search</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>%1 (DA)</source>
        <extracomment>A player on the board: %1 their colour; DA is the automaton</extracomment>
        <translation>%1 (DA)</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>On the board: a player&apos;s spaceship</extracomment>
        <translation>Ship</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>On the board: where colonists wait</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>Prep module of %1: %2</source>
        <extracomment>Read out for a player&apos;s prep module; %1 the player, %2 the cards</extracomment>
        <translation>Prep module of %1: %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Read out: a player&apos;s points so far</extracomment>
        <translation>%1 points</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page with the settings</extracomment>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Setting: the language of the window</extracomment>
        <translation>Language</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Setting: light or dark</extracomment>
        <translation>Colours</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Colours of the window: light or dark as the system is</extracomment>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Colours of the window</extracomment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Colours of the window</extracomment>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Setting</extracomment>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Texts, buttons and pictures also grow with the window.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Texts, buttons and pictures also grow with the window.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Text size</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>Text size</extracomment>
        <translation>Large</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>Text size</extracomment>
        <translation>Very large</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Setting</extracomment>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>A short sound when the program has a question or finds something wrong while it watches the table.</source>
        <extracomment>What the setting means</extracomment>
        <translation>A short sound when the program has a question or finds something wrong while it watches the table.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Sounds are off</extracomment>
        <translation>Off</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Sounds are on</extracomment>
        <translation>On</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>Setting: the folder with the games and card profiles</extracomment>
        <translation>Data folder</translation>
    </message>
    <message>
        <source>Your games, pictures and card profiles lie here. If you choose another folder they are copied there, unless it holds some already, and the window opens anew. What is in the old folder stays as it is.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Your games, pictures and card profiles lie here. If you choose another folder they are copied there, unless it holds some already, and the window opens anew. What is in the old folder stays as it is.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>Button: shows the data folder in the file manager</extracomment>
        <translation>Open the folder</translation>
    </message>
    <message>
        <source>Choose another …</source>
        <extracomment>Button: opens a dialog to choose the data folder</extracomment>
        <translation>Choose another …</translation>
    </message>
    <message>
        <source>Back to the usual one</source>
        <extracomment>Button: back to the data folder that the program uses by itself</extracomment>
        <translation>Back to the usual one</translation>
    </message>
    <message>
        <source>Doubtful cards</source>
        <extracomment>Setting: how cards are read of which prints differ</extracomment>
        <translation>Doubtful cards</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games with the cards of “%1”.</source>
        <extracomment>What the setting means; %1 the name of a card profile</extracomment>
        <translation>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games with the cards of “%1”.</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games.</source>
        <extracomment>What the setting means while no card profile is in use</extracomment>
        <translation>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games.</translation>
    </message>
    <message>
        <source>All as usual</source>
        <extracomment>Button: all doubtful cards are read as the program does by itself</extracomment>
        <translation>All as usual</translation>
    </message>
    <message>
        <source>Choose a folder for your data</source>
        <extracomment>Title of the dialog that chooses the data folder</extracomment>
        <translation>Choose a folder for your data</translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>Waiting for the camera …</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Waiting for the camera</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <extracomment>Heading over what the camera must see, each with a traffic light</extracomment>
        <translation>What the camera sees</translation>
    </message>
    <message>
        <source>Set the table</source>
        <extracomment>Heading over what has to lie on the table as a game begins</extracomment>
        <translation>Set the table</translation>
    </message>
    <message>
        <source>Without a camera you enter each move by hand, and the game runs Devious Automatics for you.</source>
        <extracomment>Where no camera is chosen</extracomment>
        <translation>Without a camera you enter each move by hand, and the game runs Devious Automatics for you.</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Choose a folder of photos of a game</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Choose a folder of photos of a game</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of a new game</extracomment>
        <translation>Who plays?</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 to 4 players</translation>
    </message>
    <message>
        <source>Your colour first, then that of DA; tap one to free its seat.</source>
        <extracomment>How to choose the colours; DA is the automaton of the solo game</extracomment>
        <translation>Your colour first, then that of DA; tap one to free its seat.</translation>
    </message>
    <message>
        <source>The colours in seating order, the starting player first.</source>
        <extracomment>How to choose the colours</extracomment>
        <translation>The colours in seating order, the starting player first.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A player&apos;s colour with its seat; %1 counts from 1, %2 the colour</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>Heading over the levels of Devious Automatics</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Super droid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading over how the cards are dealt</extracomment>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>How the cards are dealt: four to each player</extracomment>
        <translation>Dealt</translation>
    </message>
    <message>
        <source>Drafted</source>
        <extracomment>How the cards are dealt: each keeps one and passes the rest on</extracomment>
        <translation>Drafted</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules count</extracomment>
        <translation>Edition</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Polish</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Photos …</source>
        <extracomment>Button: watch a folder of photos in place of a camera</extracomment>
        <translation>Photos …</translation>
    </message>
    <message>
        <source>or an address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>or an address: http://…, rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera, a film or a folder of photos</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>Address of a camera, a film or a folder of photos</translation>
    </message>
    <message>
        <source>Card profile</source>
        <extracomment>Heading over the choice of a card profile</extracomment>
        <translation>Card profile</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>Card profile: %1</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button: goes to the page that learns a card profile</extracomment>
        <translation>Learn my cards</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>This table was read from a file of text, so there is no photo. Tap a number on the score sheet to correct it.</source>
        <extracomment>In place of the photo</extracomment>
        <translation>This table was read from a file of text, so there is no photo. Tap a number on the score sheet to correct it.</translation>
    </message>
    <message>
        <source>Tap a number or a mark to correct it.</source>
        <extracomment>Below who won; the marks are those on the photo</extracomment>
        <translation>Tap a number or a mark to correct it.</translation>
    </message>
    <message>
        <source>The open questions may change that.</source>
        <extracomment>Below who is ahead</extracomment>
        <translation>The open questions may change that.</translation>
    </message>
    <message>
        <source>Options changed: read again</source>
        <extracomment>Button: the players, the edition or the card profile are others now</extracomment>
        <translation>Options changed: read again</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last correction back</extracomment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>On the button that saves the game</extracomment>
        <translation>Saving …</translation>
    </message>
    <message>
        <source>Saved to the history</source>
        <extracomment>On the button that saves the game, once that is done</extracomment>
        <translation>Saved to the history</translation>
    </message>
    <message>
        <source>Save to the history</source>
        <extracomment>Button: saves the game</extracomment>
        <translation>Save to the history</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Earth</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>the ship</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>the ship</translation>
    </message>
    <message>
        <source>the system failure is left out</source>
        <extracomment>A mistake, in a list of what happened</extracomment>
        <translation>the system failure is left out</translation>
    </message>
    <message>
        <source>one %1 colonist is on %2 and belongs on %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>one %1 colonist is on %2 and belongs on %3</translation>
    </message>
    <message>
        <source>%1&apos;s energy is %2 instead of %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a player&apos;s colour, %2 and %3 levels</extracomment>
        <translation>%1&apos;s energy is %2 instead of %3</translation>
    </message>
    <message>
        <source>It seems that the system failure was left out: nothing was discarded</source>
        <extracomment>A mistake that the camera noticed</extracomment>
        <translation>It seems that the system failure was left out: nothing was discarded</translation>
    </message>
    <message>
        <source>put the top 2 cards of the deck face up on the discard pile</source>
        <extracomment>How a mistake is put right</extracomment>
        <translation>put the top 2 cards of the deck face up on the discard pile</translation>
    </message>
    <message>
        <source>move one %1 colonist from %2 to %3</source>
        <extracomment>How a mistake is put right; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>move one %1 colonist from %2 to %3</translation>
    </message>
    <message>
        <source>set %1&apos;s energy to %2</source>
        <extracomment>How a mistake is put right; %1 a player&apos;s colour, %2 a level</extracomment>
        <translation>set %1&apos;s energy to %2</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points by source, a game on average</source>
        <extracomment>Title of a chart: points by line of the score pad</extracomment>
        <translation>Points by source, a game on average</translation>
    </message>
    <message>
        <source>%1: %2, Devious Automatics %3</source>
        <extracomment>A pair of bars of the chart of points by source, read out: %1 the line of the score pad, %2 the people&apos;s points, %3 those of Devious Automatics</extracomment>
        <translation>%1: %2, Devious Automatics %3</translation>
    </message>
    <message>
        <source>Of these games only the totals are known.</source>
        <extracomment>In place of the chart of points by source</extracomment>
        <translation>Of these games only the totals are known.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Whose bars: all but the automaton&apos;s</extracomment>
        <translation>People</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>Whose bars: the automaton&apos;s</extracomment>
        <translation>Devious Automatics</translation>
    </message>
</context>
<context>
    <name>SpaceFrame</name>
    <message>
        <source>Arrow keys move the frame, with Shift they resize it.</source>
        <extracomment>Read out for a space that is marked on a card</extracomment>
        <translation>Arrow keys move the frame, with Shift they resize it.</translation>
    </message>
</context>
<context>
    <name>SpaceView</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a building&apos;s space: how many colonists of which player are there; %1 the space of a colour, %2 the number</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StartPane</name>
    <message>
        <source>Try another photo</source>
        <extracomment>Title of the page without a photo: after one that could not be scored, and before any</extracomment>
        <translation>Try another photo</translation>
    </message>
    <message>
        <source>Drop a photo of your table here</source>
        <translation>Drop a photo of your table here</translation>
    </message>
    <message>
        <source>Take it from above, with all cards, ships and Earth in view and no hand over them. Cards may lie in any order and turned any way.</source>
        <extracomment>How to take the photo</extracomment>
        <translation>Take it from above, with all cards, ships and Earth in view and no hand over them. Cards may lie in any order and turned any way.</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Open a photo</translation>
    </message>
    <message>
        <source>Score a sample photo</source>
        <extracomment>Button: takes a photo that comes with the program</extracomment>
        <translation>Score a sample photo</translation>
    </message>
    <message>
        <source>Welcome to Pocket Mars Table</source>
        <extracomment>Title of the first start</extracomment>
        <translation>Welcome to Pocket Mars Table</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first; see how it works with the sample table that comes with it, or learn your own cards right away.</source>
        <extracomment>First start, with and without the sample that comes with the program</extracomment>
        <translation>It scores a game from one photo of the table. It has to know your cards first; see how it works with the sample table that comes with it, or learn your own cards right away.</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first: learn them from nine photos.</source>
        <translation>It scores a game from one photo of the table. It has to know your cards first: learn them from nine photos.</translation>
    </message>
    <message>
        <source>Learning the sample cards …</source>
        <extracomment>Button of the first start: learns the sample&apos;s cards and scores a photo of them; and while it learns</extracomment>
        <translation>Learning the sample cards …</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <translation>Show me the sample table</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button of the first start: goes to the page that learns a card profile</extracomment>
        <translation>Learn my cards</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Learning the cards</translation>
    </message>
    <message>
        <source>%1 of %2 photos</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all</extracomment>
        <translation>%1 of %2 photos</translation>
    </message>
</context>
<context>
    <name>StatisticsPane</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A number of the statistics, read out: %1 what it counts, %2 the number</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>What happened</source>
        <extracomment>Read out for the list of what happened</extracomment>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <extracomment>Button beside a step of the game: all later steps are taken back; %1 the step</extracomment>
        <translation>Back to: %1</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>%1: %2: expected a text</source>
        <extracomment>%1 a file, %2 a field of it</extracomment>
        <translation>%1: %2: expected a text</translation>
    </message>
    <message>
        <source>%1: %2: there is no &quot;%3&quot;</source>
        <extracomment>%1 a file, %2 a field of it, %3 what stands there</extracomment>
        <translation>%1: %2: there is no &quot;%3&quot;</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no plain file name</source>
        <extracomment>%1 a file, %2 what stands in it</extracomment>
        <translation>%1: &quot;%2&quot; is no plain file name</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is missing or damaged</translation>
    </message>
    <message>
        <source>%1 is not of its image&apos;s size</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is not of its image&apos;s size</translation>
    </message>
    <message>
        <source>%1: %2: expected a list</source>
        <extracomment>%1 a file, %2 a field of it</extracomment>
        <translation>%1: %2: expected a list</translation>
    </message>
    <message>
        <source>%1: format: expected &quot;%2&quot;</source>
        <extracomment>%1 a file, %2 a word that it must hold</extracomment>
        <translation>%1: format: expected &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is missing</translation>
    </message>
    <message>
        <source>%1 is no valid JSON</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 is no valid JSON</translation>
    </message>
    <message>
        <source>writing failed</source>
        <extracomment>Stands for the system&apos;s words on what went wrong, where it has none</extracomment>
        <translation>writing failed</translation>
    </message>
    <message>
        <source>cannot save the profile in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>cannot save the profile in %1: %2; make the folder writable or free some space</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; learn one from photos of your cards</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>there is no profile called &quot;%1&quot;; learn one from photos of your cards</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are: %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>there is no profile called &quot;%1&quot;; there are: %2</translation>
    </message>
    <message>
        <source>cannot remove %1: %2</source>
        <extracomment>%1 a file, %2 why, as the system says it
----------
%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>cannot remove %1: %2</translation>
    </message>
    <message>
        <source>the profile in %1 is broken: %2; learn it again</source>
        <extracomment>%1 a folder, %2 which file and what is wrong with it</extracomment>
        <translation>the profile in %1 is broken: %2; learn it again</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is none yet: learn one from photos of the chessboard</source>
        <extracomment>%1 the name of a camera&apos;s lens</extracomment>
        <translation>no lens is called &apos;%1&apos;; there is none yet: learn one from photos of the chessboard</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2 those that there are</extracomment>
        <translation>no lens is called &apos;%1&apos;; there is %2</translation>
    </message>
    <message>
        <source>cannot save the lens in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>cannot save the lens in %1: %2; make the folder writable or free some space</translation>
    </message>
    <message>
        <source>the lens in %1 is broken; learn it again</source>
        <extracomment>%1 a file</extracomment>
        <translation>the lens in %1 is broken; learn it again</translation>
    </message>
</context>
<context>
    <name>TableItems</name>
    <message>
        <source>none</source>
        <extracomment>In place of a card, where there is none</extracomment>
        <translation>none</translation>
    </message>
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
    <name>TableLights</name>
    <message>
        <source>Bring into the picture, whole and uncovered: %1</source>
        <extracomment>Beside a red light; %1 what the camera does not see, such as `Greenhouse, Aqualab`</extracomment>
        <translation>Bring into the picture, whole and uncovered: %1</translation>
    </message>
    <message>
        <source>Take hands and reflections away from: %1</source>
        <extracomment>Beside an amber light; %1 what the camera sees badly</extracomment>
        <translation>Take hands and reflections away from: %1</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>What the camera must see: the five building cards</extracomment>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>What the camera must see: the players&apos; spaceship cards</extracomment>
        <translation>Ships</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>What the camera must see: where colonists wait</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>Prep modules</source>
        <extracomment>What the camera must see: the face-down cards beside the ships</extracomment>
        <translation>Prep modules</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>What the camera must see</extracomment>
        <translation>Discard pile</translation>
    </message>
    <message>
        <source>the place of the discard pile</source>
        <extracomment>Name of a place on the table, in a list of what is to be seen</extracomment>
        <translation>the place of the discard pile</translation>
    </message>
    <message>
        <source>%1: %2 on the ship, %3 on Earth, energy at %4</source>
        <extracomment>Set-up; %1 a player&apos;s colour, %2 how many, %3 how many</extracomment>
        <translation>%1: %2 on the ship, %3 on Earth, energy at %4</translation>
    </message>
    <message>
        <source>%1: 2 cards face down in the prep module</source>
        <extracomment>Set-up; %1 a player&apos;s colour</extracomment>
        <translation>%1: 2 cards face down in the prep module</translation>
    </message>
    <message>
        <source>Five buildings, nothing on them</source>
        <extracomment>Set-up</extracomment>
        <translation>Five buildings, nothing on them</translation>
    </message>
    <message>
        <source>No card on the discard pile</source>
        <extracomment>Set-up</extracomment>
        <translation>No card on the discard pile</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>New game</source>
        <extracomment>Button: from the game in progress to the page that sets up a game; the game can be gone on with</extracomment>
        <translation>New game</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Leave</translation>
    </message>
    <message>
        <source>Working out what happened</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Working out what happened</translation>
    </message>
    <message>
        <source>By camera</source>
        <extracomment>Button: enters the move at hand, though a camera watches; and back</extracomment>
        <translation>By camera</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>By hand</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last step of the game back</extracomment>
        <translation>Undo</translation>
    </message>
    <message>
        <source>It is right so</source>
        <extracomment>Button beside a warning: the table is right, though it breaks a rule</extracomment>
        <translation>It is right so</translation>
    </message>
    <message>
        <source>Save the last pictures, how they were read, and your cards</source>
        <extracomment>Title of the dialog that saves what the camera saw; nothing is sent anywhere</extracomment>
        <translation>Save the last pictures, how they were read, and your cards</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <extracomment>File type in the dialog that saves what the camera saw</extracomment>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>Read wrong? Save the last pictures for a report</source>
        <extracomment>Button: saves what the camera saw last as a file, by which others can find out why it was read wrong</extracomment>
        <translation>Read wrong? Save the last pictures for a report</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Saved to the history</source>
        <extracomment>Below who won, once the game is in the history</extracomment>
        <translation>Saved to the history</translation>
    </message>
    <message>
        <source>Lay the table back</source>
        <extracomment>Heading over the steps that lead the table back after an undo</extracomment>
        <translation>Lay the table back</translation>
    </message>
    <message>
        <source>It lies as it did</source>
        <extracomment>Button: the table lies as it did before the step that was taken back</extracomment>
        <translation>It lies as it did</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <extracomment>Heading over what the player does for Devious Automatics</extracomment>
        <translation>Do this for Devious Automatics</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the timeline back to the game&apos;s score sheet</extracomment>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Button: to the step before</extracomment>
        <translation>Step back</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of a game is shown; %1 counts from 1, %2 how many there are</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Step on</source>
        <extracomment>Button: to the next step</extracomment>
        <translation>Step on</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the steps of a game</extracomment>
        <translation>Steps</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Over a step of a game: %1 the round and phase, %2 the time</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>TroubleWindow</name>
    <message>
        <source>Pocket Mars Table</source>
        <extracomment>Title of the window: the program&apos;s name</extracomment>
        <translation>Pocket Mars Table</translation>
    </message>
    <message>
        <source>Your games and profiles can&apos;t be reached</source>
        <extracomment>Title of the only window where the data folder can&apos;t be reached</extracomment>
        <translation>Your games and profiles can&apos;t be reached</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: looks once more for the data folder</extracomment>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes the program</extracomment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>UsualPlayerRow</name>
    <message>
        <source>Name of %1&apos;s usual player</source>
        <extracomment>Read out for the field with the name of a colour&apos;s usual player; %1 the colour</extracomment>
        <translation>Name of %1&apos;s usual player</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the empty field for a player&apos;s name</extracomment>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>UsualPlayersPopup</name>
    <message>
        <source>Who usually plays?</source>
        <extracomment>Heading over the names of the players</extracomment>
        <translation>Who usually plays?</translation>
    </message>
    <message>
        <source>Games get the name of a colour&apos;s usual player; those so far that have none get it now. A name can be changed game by game.</source>
        <extracomment>What the names of the players are for</extracomment>
        <translation>Games get the name of a colour&apos;s usual player; those so far that have none get it now. A name can be changed game by game.</translation>
    </message>
</context>
<context>
    <name>WarningBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A warning, read out: %1 what is wrong, %2 what to do</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: expected %2, seen %3</source>
        <extracomment>A warning: %1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1: expected %2, seen %3</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>the camera does not answer</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the camera does not answer</translation>
    </message>
    <message>
        <source>check its plug or network, and that no other program uses it; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>check its plug or network, and that no other program uses it; the watch goes on when it is back</translation>
    </message>
    <message>
        <source>the camera&apos;s picture stands still</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the camera&apos;s picture stands still</translation>
    </message>
    <message>
        <source>wake the camera up or start it anew; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>wake the camera up or start it anew; the watch goes on when it is back</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures arrive broken</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the camera&apos;s pictures arrive broken</translation>
    </message>
    <message>
        <source>go nearer to the network&apos;s router or take a shorter cable; the watch goes on with the next good picture</source>
        <extracomment>What to do about it</extracomment>
        <translation>go nearer to the network&apos;s router or take a shorter cable; the watch goes on with the next good picture</translation>
    </message>
    <message>
        <source>the watch goes on with the next photo</source>
        <extracomment>After a photo that can&apos;t be read</extracomment>
        <translation>the watch goes on with the next photo</translation>
    </message>
    <message>
        <source>the picture of %1 pixels is too small to read</source>
        <extracomment>%1 a size, as in 640 x 480</extracomment>
        <translation>the picture of %1 pixels is too small to read</translation>
    </message>
    <message>
        <source>set the camera to 1600 x 1200 or more</source>
        <extracomment>What to do about it</extracomment>
        <translation>set the camera to 1600 x 1200 or more</translation>
    </message>
    <message>
        <source>the picture is too dark to read</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the picture is too dark to read</translation>
    </message>
    <message>
        <source>switch on a lamp, and take the cap off the lens</source>
        <extracomment>What to do about it</extracomment>
        <translation>switch on a lamp, and take the cap off the lens</translation>
    </message>
    <message>
        <source>the picture is burnt out to white</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the picture is burnt out to white</translation>
    </message>
    <message>
        <source>turn a lamp away, or set the camera to a shorter exposure</source>
        <extracomment>What to do about it</extracomment>
        <translation>turn a lamp away, or set the camera to a shorter exposure</translation>
    </message>
    <message>
        <source>there is nothing in the picture</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>there is nothing in the picture</translation>
    </message>
    <message>
        <source>clear the view of the lens, and point the camera at the table</source>
        <extracomment>What to do about it</extracomment>
        <translation>clear the view of the lens, and point the camera at the table</translation>
    </message>
    <message>
        <source>no table is seen with the cards of profile &apos;%1&apos;</source>
        <extracomment>%1 a card profile</extracomment>
        <translation>no table is seen with the cards of profile &apos;%1&apos;</translation>
    </message>
    <message>
        <source>point the camera so that all building cards are in view, or choose another profile</source>
        <extracomment>What to do about it</extracomment>
        <translation>point the camera so that all building cards are in view, or choose another profile</translation>
    </message>
    <message>
        <source>can&apos;t tell who plays</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>can&apos;t tell who plays</translation>
    </message>
    <message>
        <source>start the watch with --human COLOUR --da COLOUR, or with --players COLOUR,COLOUR</source>
        <extracomment>What to do about it</extracomment>
        <translation>start the watch with --human COLOUR --da COLOUR, or with --players COLOUR,COLOUR</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures changed from %1 to %2 pixels</source>
        <extracomment>%1, %2 sizes, as in 640 x 480</extracomment>
        <translation>the camera&apos;s pictures changed from %1 to %2 pixels</translation>
    </message>
    <message>
        <source>set the camera back if that was not meant; the watch goes on with the new size</source>
        <extracomment>What to do about it</extracomment>
        <translation>set the camera back if that was not meant; the watch goes on with the new size</translation>
    </message>
    <message>
        <source>lay tiles flat beside the cards, not on a box; where they are flat, the lens bends the picture, and &apos;lens learn&apos; helps</source>
        <extracomment>What to do about it</extracomment>
        <translation>lay tiles flat beside the cards, not on a box; where they are flat, the lens bends the picture, and &apos;lens learn&apos; helps</translation>
    </message>
    <message>
        <source>print the tiles again at 100 %, and lay them on the table itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>print the tiles again at 100 %, and lay them on the table itself</translation>
    </message>
    <message>
        <source>the tiles name the profile &apos;%1&apos;, but &apos;%2&apos; is in use</source>
        <extracomment>%1, %2 card profiles</extracomment>
        <translation>the tiles name the profile &apos;%1&apos;, but &apos;%2&apos; is in use</translation>
    </message>
    <message>
        <source>the lens &apos;%1&apos; was learnt from pictures of %2 pixels, and these have %3</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2, %3 sizes, as in 640 x 480</extracomment>
        <translation>the lens &apos;%1&apos; was learnt from pictures of %2 pixels, and these have %3</translation>
    </message>
    <message>
        <source>set the camera to that shape, or learn the lens again; until then it is not used</source>
        <extracomment>What to do about it</extracomment>
        <translation>set the camera to that shape, or learn the lens again; until then it is not used</translation>
    </message>
    <message>
        <source>the camera was moved</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>the camera was moved</translation>
    </message>
    <message>
        <source>nothing to do: the table was found again; fasten the camera if it moves by itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>nothing to do: the table was found again; fasten the camera if it moves by itself</translation>
    </message>
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
    <message>
        <source>two tables are in view</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>two tables are in view</translation>
    </message>
    <message>
        <source>point the camera so that it sees one game only</source>
        <extracomment>What to do about it</extracomment>
        <translation>point the camera so that it sees one game only</translation>
    </message>
    <message>
        <source>start again with the profile &apos;%1&apos; if these are its cards, or take the tiles away</source>
        <extracomment>What to do about it; %1 a card profile</extracomment>
        <translation>start again with the profile &apos;%1&apos; if these are its cards, or take the tiles away</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>the camera sends no picture; check its address and that it is switched on, and start the watch again</source>
        <translation>the camera sends no picture; check its address and that it is switched on, and start the watch again</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Earth</source>
        <extracomment>Where colonists wait: &quot;from Earth to ...&quot;</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <extracomment>%1 a player&apos;s colour: &quot;from red&apos;s ship to ...&quot;</extracomment>
        <translation>%1&apos;s ship</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>%1&apos;s hand</translation>
    </message>
    <message>
        <source>%1&apos;s prep module</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>%1&apos;s prep module</translation>
    </message>
    <message>
        <source>the stack of %1</source>
        <extracomment>Where a card goes from or to; %1 a building</extracomment>
        <translation>the stack of %1</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>the discard pile</translation>
    </message>
    <message>
        <source>the deck</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>the deck</translation>
    </message>
    <message>
        <source>Put %1 from %2 back into %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;into red&apos;s hand&quot;</extracomment>
        <translation>Put %1 from %2 back into %3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back face down on %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;on the discard pile&quot;</extracomment>
        <translation>Put %1 from %2 back face down on %3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back on %3</source>
        <translation>Put %1 from %2 back on %3</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %2 to %3</source>
        <extracomment>An order to the player; %1 a colour, %2 and %3 places</extracomment>
        <translation>Move one %1 colonist from %2 to %3</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>Set %1&apos;s energy to %2</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face down</source>
        <extracomment>An order to the player; %1 a card, %2 a pile</extracomment>
        <translation>Turn %1 on %2 face down</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face up</source>
        <translation>Turn %1 on %2 face up</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>a card</translation>
    </message>
</context>
<context>
    <name>WinRateChart</name>
    <message>
        <source>Win rate by level</source>
        <extracomment>Title of a chart</extracomment>
        <translation>Win rate by level</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>A bar of the chart of win rates, read out: %1 the level, %2 how many were won, %3 of how many</extracomment>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>No solo game among these; choose a player to count games of several.</source>
        <extracomment>In place of the chart of win rates</extracomment>
        <translation>No solo game among these; choose a player to count games of several.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a bar of the chart of win rates: %1 how many were won, %2 of how many</extracomment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>What the bars of the chart of win rates count</extracomment>
        <translation>Won</translation>
    </message>
</context>
<context>
    <name>WizardColours</name>
    <message>
        <source>The picture of the pieces is needed first.</source>
        <extracomment>Where there are no pieces yet that could be named</extracomment>
        <translation>The picture of the pieces is needed first.</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <extracomment>Read out for a wooden piece; %1 counts from the left</extracomment>
        <translation>Piece %1</translation>
    </message>
    <message>
        <source>Whose ship is whose?</source>
        <extracomment>Heading over the spaceship cards</extracomment>
        <translation>Whose ship is whose?</translation>
    </message>
    <message>
        <source>Ship %1</source>
        <extracomment>Read out for a spaceship card; %1 counts from the left</extracomment>
        <translation>Ship %1</translation>
    </message>
</context>
<context>
    <name>WizardName</name>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>Name of the profile</translation>
    </message>
    <message>
        <source>There is a profile of this name; it will be replaced.</source>
        <extracomment>Under the field for a card profile&apos;s name</extracomment>
        <translation>There is a profile of this name; it will be replaced.</translation>
    </message>
    <message>
        <source>Note: edition, language, sleeves … (may stay empty)</source>
        <extracomment>In the empty field for a note on a copy of the game</extracomment>
        <translation>Note: edition, language, sleeves … (may stay empty)</translation>
    </message>
    <message>
        <source>Note on this copy of the game</source>
        <extracomment>Read out for the field for a note on a copy of the game</extracomment>
        <translation>Note on this copy of the game</translation>
    </message>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Saving the profile</translation>
    </message>
</context>
<context>
    <name>WizardPane</name>
    <message>
        <source>Choose the picture: %1</source>
        <extracomment>Title of the dialog that opens a file</extracomment>
        <translation>Choose the picture: %1</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in a dialog that opens pictures</extracomment>
        <translation>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Choose the folder with the nine pictures</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Choose the folder with the nine pictures</translation>
    </message>
    <message>
        <source>Start over?</source>
        <extracomment>Asked before all pictures for learning cards are thrown away</extracomment>
        <translation>Start over?</translation>
    </message>
    <message>
        <source>The pictures taken so far, the spaces and the names are thrown away.</source>
        <extracomment>What starting over means</extracomment>
        <translation>The pictures taken so far, the spaces and the names are thrown away.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Title of the page that learns cards step by step</extracomment>
        <translation>Learn your own cards</translation>
    </message>
    <message>
        <source>Start over …</source>
        <extracomment>Button: throws the pictures for learning cards away, after asking</extracomment>
        <translation>Start over …</translation>
    </message>
    <message>
        <source>All nine from a folder …</source>
        <extracomment>Button: chooses a folder that holds all nine pictures</extracomment>
        <translation>All nine from a folder …</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>Back to the cards</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back</extracomment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Take another</source>
        <extracomment>Button: throws the picture away for another one</extracomment>
        <translation>Take another</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Choose a file …</translation>
    </message>
    <message>
        <source>Hold still …</source>
        <extracomment>Button: takes a picture with the camera; and while it waits for a moment in which nothing moves</extracomment>
        <translation>Hold still …</translation>
    </message>
    <message>
        <source>Take the picture</source>
        <translation>Take the picture</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: one step on</extracomment>
        <translation>Next</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>Button: makes the card profile and stores it; and while that takes its time</extracomment>
        <translation>Saving …</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Save the profile</translation>
    </message>
</context>
<context>
    <name>WizardPicture</name>
    <message>
        <source>Picture: %1</source>
        <extracomment>Read out for the camera&apos;s picture, or one that was taken; %1 what it shows</extracomment>
        <translation>Picture: %1</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>What the camera sees</translation>
    </message>
    <message>
        <source>Arrow keys go from outline to outline, plus and minus zoom.</source>
        <extracomment>Read out for a picture with the outlines of what was found</extracomment>
        <translation>Arrow keys go from outline to outline, plus and minus zoom.</translation>
    </message>
    <message>
        <source>Looking at the picture …</source>
        <extracomment>While a picture is read</extracomment>
        <translation>Looking at the picture …</translation>
    </message>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>Waiting for the camera …</translation>
    </message>
    <message>
        <source>Choose a camera or a file, or drop a picture here.</source>
        <extracomment>In place of the camera&apos;s picture, where there is no camera</extracomment>
        <translation>Choose a camera or a file, or drop a picture here.</translation>
    </message>
    <message>
        <source>Looking at the picture</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Looking at the picture</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Waiting for the camera</translation>
    </message>
    <message>
        <source>There is an Earth card</source>
        <extracomment>Whether the player&apos;s edition has a card for Earth</extracomment>
        <translation>There is an Earth card</translation>
    </message>
    <message>
        <source>Flat and a finger&apos;s breadth apart, with nothing else in the picture; the camera above, so that the cards stand upright in it.</source>
        <extracomment>How each of the nine pictures is taken</extracomment>
        <translation>Flat and a finger&apos;s breadth apart, with nothing else in the picture; the camera above, so that the cards stand upright in it.</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>Camera</translation>
    </message>
</context>
<context>
    <name>WizardSpaces</name>
    <message>
        <source>Card: %1</source>
        <extracomment>Read out for a card on which spaces are marked; %1 the card</extracomment>
        <translation>Card: %1</translation>
    </message>
    <message>
        <source>The pictures of the buildings and of the spaceships are needed first.</source>
        <extracomment>Where there is no card yet on which spaces could be marked</extracomment>
        <translation>The pictures of the buildings and of the spaceships are needed first.</translation>
    </message>
    <message>
        <source>The numbers lie on the levels of the energy track.</source>
        <extracomment>On the spaces of a ship card, and of a building card</extracomment>
        <translation>The numbers lie on the levels of the energy track.</translation>
    </message>
    <message>
        <source>Whatever stands on a building outside of ★★ counts as ★.</source>
        <translation>Whatever stands on a building outside of ★★ counts as ★.</translation>
    </message>
    <message>
        <source>Turn the energy track</source>
        <extracomment>Button: turns the frame of the energy track by a quarter</extracomment>
        <translation>Turn the energy track</translation>
    </message>
    <message>
        <source>As they were at first</source>
        <extracomment>Button: puts the frames where they were at first</extracomment>
        <translation>As they were at first</translation>
    </message>
</context>
<context>
    <name>WizardSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the list of steps</extracomment>
        <translation>Steps</translation>
    </message>
    <message>
        <source>being read</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>being read</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>done</translation>
    </message>
    <message>
        <source>not usable</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>not usable</translation>
    </message>
    <message>
        <source>still to do</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>still to do</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step, read out: %1 what it is, %2 how far it has come</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list: `red, blue, green`</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>greenhouse</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>greenhouse</translation>
    </message>
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
        <source>aqualab</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>aqualab</translation>
    </message>
    <message>
        <source>habitation</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>habitation</translation>
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
        <source>red</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>red</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>blue</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>green</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>yellow</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>white</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>black</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>grey</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>purple</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>pink</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>brown</translation>
    </message>
    <message>
        <source>turquoise</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>turquoise</translation>
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
    <name>WrittenGame</name>
    <message>
        <source>a solo game has one human and Devious Automatics</source>
        <translation>a solo game has one human and Devious Automatics</translation>
    </message>
    <message>
        <source>2 to 4 people play: name their colours</source>
        <translation>2 to 4 people play: name their colours</translation>
    </message>
    <message>
        <source>give each player a colour of their own</source>
        <translation>give each player a colour of their own</translation>
    </message>
    <message>
        <source>points go from 0 to %1</source>
        <translation>points go from 0 to %1</translation>
    </message>
    <message>
        <source>who wins has the most points: check the points and the winner</source>
        <translation>who wins has the most points: check the points and the winner</translation>
    </message>
    <message>
        <source>who has the most points wins: check the points and the winner</source>
        <translation>who has the most points wins: check the points and the winner</translation>
    </message>
    <message>
        <source>the level of a solo game is android, super_droid or cyborg</source>
        <translation>the level of a solo game is android, super_droid or cyborg</translation>
    </message>
    <message>
        <source>a game takes from 1 to %1 minutes</source>
        <translation>a game takes from 1 to %1 minutes</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::BoardModel</name>
    <message>
        <source>Unknown card</source>
        <extracomment>A card of which nothing is known</extracomment>
        <translation>Unknown card</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <extracomment>A card that lies face down; %1 its suit</extracomment>
        <translation>%1, face down</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ColourNames</name>
    <message>
        <source>Energy</source>
        <extracomment>The energy marker, in a list of colours; short</extracomment>
        <translation>Energy</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::DataFolderViewModel</name>
    <message>
        <source>No program is there to show folders: open it by hand.</source>
        <extracomment>There is no file manager</extracomment>
        <translation>No program is there to show folders: open it by hand.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::FacesModel</name>
    <message>
        <source>Spaceships and Earth</source>
        <extracomment>Heading over the spaceship cards and the Earth card</extracomment>
        <translation>Spaceships and Earth</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Heading over the building cards</extracomment>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>Heading over a suit&apos;s seven project cards; %1 is the suit</extracomment>
        <translation>%1 cards</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Heading over the backs of the project cards</extracomment>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>The card on which colonists wait</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>Colonists and energy marker</source>
        <extracomment>Heading over the wooden pieces</extracomment>
        <translation>Colonists and energy marker</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>The wooden disc on a ship&apos;s energy track</extracomment>
        <translation>Energy marker</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameFormModel</name>
    <message>
        <source>Give the date as 2026-03-01 and the time as 20:05.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Give the date as 2026-03-01 and the time as 20:05.</translation>
    </message>
    <message>
        <source>Give the duration in minutes, or leave it empty.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Give the duration in minutes, or leave it empty.</translation>
    </message>
    <message>
        <source>Give each player a colour of their own.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Give each player a colour of their own.</translation>
    </message>
    <message>
        <source>Points are whole numbers from 0 to %1.</source>
        <extracomment>What to mend in the form of a game; %1 the most points that a line can have</extracomment>
        <translation>Points are whole numbers from 0 to %1.</translation>
    </message>
    <message>
        <source>Give the total of each player.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Give the total of each player.</translation>
    </message>
    <message>
        <source>Give the points of the players.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Give the points of the players.</translation>
    </message>
    <message>
        <source>The best have the same points: tap who won the tie.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>The best have the same points: tap who won the tie.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameSetup</name>
    <message>
        <source>No camera</source>
        <translation>No camera</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HandMoveModel</name>
    <message>
        <source>%1 …</source>
        <extracomment>A choice that leads to others; %1 a building</extracomment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>Above the cards to pick from</extracomment>
        <translation>Which card?</translation>
    </message>
    <message>
        <source>%1, and which other card?</source>
        <extracomment>Above the cards to pick from; %1 the card that was picked before</extracomment>
        <translation>%1, and which other card?</translation>
    </message>
    <message>
        <source>Where?</source>
        <extracomment>Above the buildings to pick from</extracomment>
        <translation>Where?</translation>
    </message>
    <message>
        <source>What is done with %1?</source>
        <extracomment>Above the choices for a card; %1 the card</extracomment>
        <translation>What is done with %1?</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HistoryViewModel</name>
    <message>
        <source>From %1, read with the cards of “%2”</source>
        <extracomment>Where a saved game came from; %1 a photo&apos;s file name, %2 the card profile it was read with</extracomment>
        <translation>From %1, read with the cards of “%2”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A saved game in a line; %1 its date, %2 who won</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a game took</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
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
    <name>pocketmars::app::MarksModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A card that can be marked on the photo; %1 a colour</extracomment>
        <translation>Ship: %1</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>A card that can be marked on the photo</extracomment>
        <translation>Earth</translation>
    </message>
    <message>
        <source>%1: the sides of the card cross. Put its corners back in order.</source>
        <extracomment>Why a mark can&apos;t be used; %1 the card</extracomment>
        <translation>%1: the sides of the card cross. Put its corners back in order.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PlayViewModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A game that can be gone on with; %1 the players, %2 the round and phase</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not saved yet, tried again by itself: %1</source>
        <extracomment>%1 why, and what to do about it</extracomment>
        <translation>Not saved yet, tried again by itself: %1</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReadingsModel</name>
    <message>
        <source>Which card has to be discarded for the bottom action?</source>
        <extracomment>A doubtful card: which card has to be discarded for its action</extracomment>
        <translation>Which card has to be discarded for the bottom action?</translation>
    </message>
    <message>
        <source>What does the bottom action exchange?</source>
        <extracomment>A doubtful card: what its action does</extracomment>
        <translation>What does the bottom action exchange?</translation>
    </message>
    <message>
        <source>Which colonists decide when the totals are equal?</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>Which colonists decide when the totals are equal?</translation>
    </message>
    <message>
        <source>A card of which suit has to be in hand for the bottom action?</source>
        <extracomment>A doubtful card: a card of which suit has to be in hand for its action</extracomment>
        <translation>A card of which suit has to be in hand for the bottom action?</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Which card has to be discarded; %1 a suit Which card has to be discarded</extracomment>
        <translation>Any card</translation>
    </message>
    <message>
        <source>A ★ and a ★★ colonist</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>A ★ and a ★★ colonist</translation>
    </message>
    <message>
        <source>The two top cards of a stack</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>The two top cards of a stack</translation>
    </message>
    <message>
        <source>Those on ★★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>Those on ★★</translation>
    </message>
    <message>
        <source>Those on ★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>Those on ★</translation>
    </message>
    <message>
        <source>A tie, Polish edition</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>A tie, Polish edition</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReportModel</name>
    <message>
        <source>Saved as %1. It goes nowhere by itself: attach it to a report, if you like.</source>
        <extracomment>After pictures were saved for a report; %1 the file</extracomment>
        <translation>Saved as %1. It goes nowhere by itself: attach it to a report, if you like.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreSheetModel</name>
    <message>
        <source>DA</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>The automaton that plays in the solo game, as a winner</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>Level so far, at&#xa0;%1</source>
        <extracomment>Not all is known yet, and the best two have the same total; %1 the points</extracomment>
        <translation>Level so far, at&#xa0;%1</translation>
    </message>
    <message>
        <source>A draw: play it again</source>
        <extracomment>Who won: nobody</extracomment>
        <translation>A draw: play it again</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <extracomment>Several players share the win; %1 all but the last, %2 the last: `Red, Blue and Green`</extracomment>
        <translation>%1 and %2 share the win</translation>
    </message>
    <message>
        <source>%1 wins the tie at&#xa0;%2</source>
        <extracomment>The best two have the same total; %1 is who wins the tie-break, %2 the points</extracomment>
        <translation>%1 wins the tie at&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 is ahead so far, %2&#xa0;to&#xa0;%3</source>
        <extracomment>%1 is the player, %2 that player&apos;s points, %3 those of the second</extracomment>
        <translation>%1 is ahead so far, %2&#xa0;to&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 wins, %2&#xa0;to&#xa0;%3</source>
        <translation>%1 wins, %2&#xa0;to&#xa0;%3</translation>
    </message>
    <message>
        <source>? counts as 0 what was not seen or could not be read.</source>
        <extracomment>Below a score sheet with question marks behind some of the points</extracomment>
        <translation>? counts as 0 what was not seen or could not be read.</translation>
    </message>
    <message>
        <source>On the ship</source>
        <extracomment>Line of the score sheet: colonists on the own spaceship</extracomment>
        <translation>On the ship</translation>
    </message>
    <message>
        <source>★ colonists</source>
        <extracomment>Line of the score sheet: colonists on one-star spaces</extracomment>
        <translation>★ colonists</translation>
    </message>
    <message>
        <source>★★ colonists</source>
        <extracomment>Line of the score sheet: colonists on two-star spaces</extracomment>
        <translation>★★ colonists</translation>
    </message>
    <message>
        <source>All four buildings</source>
        <extracomment>Line of the score sheet: a colonist in each of the four buildings</extracomment>
        <translation>All four buildings</translation>
    </message>
    <message>
        <source>Four in a building</source>
        <extracomment>Line of the score sheet: four colonists in one building</extracomment>
        <translation>Four in a building</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Line of the score sheet: the highest energy level</extracomment>
        <translation>Most energy</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreViewModel</name>
    <message>
        <source>Learn a card profile first: without one no card is known.</source>
        <translation>Learn a card profile first: without one no card is known.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::SpacesModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A spaceship card; %1 a colour</extracomment>
        <translation>Ship: %1</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>The space of a spaceship card on which colonists stand</extracomment>
        <translation>Colonists</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>The space of a spaceship card along which the energy marker moves</extracomment>
        <translation>Energy</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::StatisticsModel</name>
    <message>
        <source>%1 min</source>
        <extracomment>How long games took; %1 minutes</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>How long games took; %1 hours</extracomment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Super droid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Statistics: how many games there are</extracomment>
        <translation>Games</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Statistics: a share of games; %1 how many were won, %2 of how many, %3 percent</extracomment>
        <translation>Won</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 of %2 (%3 %)</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>Statistics: most games won one after the other</extracomment>
        <translation>Longest streak</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>Statistics: points a game</extracomment>
        <translation>Average points</translation>
    </message>
    <message>
        <source>Best score</source>
        <extracomment>Statistics: most points in a game</extracomment>
        <translation>Best score</translation>
    </message>
    <message>
        <source>Time played</source>
        <extracomment>Statistics: how long all games took</extracomment>
        <translation>Time played</translation>
    </message>
    <message>
        <source>Versus</source>
        <extracomment>Kind of game in the statistics: people against each other</extracomment>
        <translation>Versus</translation>
    </message>
    <message>
        <source>Level not known</source>
        <extracomment>Solo games in the statistics whose level is not known</extracomment>
        <translation>Level not known</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>The automaton that plays in the solo game</extracomment>
        <translation>Devious Automatics</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::StepsModel</name>
    <message>
        <source>Round %1, architect phase</source>
        <extracomment>What is being played in the solo game: the player&apos;s own phase; %1 the round</extracomment>
        <translation>Round %1, architect phase</translation>
    </message>
    <message>
        <source>Round %1, system failure</source>
        <extracomment>What is being played in the solo game: cards are discarded from the deck; %1 the round</extracomment>
        <translation>Round %1, system failure</translation>
    </message>
    <message>
        <source>Round %1, android activation</source>
        <extracomment>What is being played in the solo game: the automaton&apos;s phase; %1 the round</extracomment>
        <translation>Round %1, android activation</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>What is being played among several players: a turn; %1 the round</extracomment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>What is being played: nothing yet, the game was set up</extracomment>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::TableOptions</name>
    <message>
        <source>Players: automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>Players: automatic</translation>
    </message>
    <message>
        <source>Solo: %1, DA %2</source>
        <extracomment>A solo game; %1 the human&apos;s colour, %2 that of Devious Automatics</extracomment>
        <translation>Solo: %1, DA %2</translation>
    </message>
    <message>
        <source>Choose your colour</source>
        <extracomment>On the button with the players: what is still to be said; DA is the automaton</extracomment>
        <translation>Choose your colour</translation>
    </message>
    <message>
        <source>Choose the colour of DA</source>
        <translation>Choose the colour of DA</translation>
    </message>
    <message>
        <source>Choose 2 to 4 colours</source>
        <extracomment>On the button with the players: what is still to be said</extracomment>
        <translation>Choose 2 to 4 colours</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardStepsModel</name>
    <message>
        <source>Buildings</source>
        <extracomment>Step of learning cards: a picture of the building cards</extracomment>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Step of learning cards: a picture of the backs of cards</extracomment>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <extracomment>Step of learning cards: a picture of the spaceship cards</extracomment>
        <translation>Spaceships</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>Step of learning cards: a picture of the wooden pieces</extracomment>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Step of learning cards: where colonists stand on the cards</extracomment>
        <translation>Spaces</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Step of learning cards: what the colours are called</extracomment>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Step of learning cards: what the profile is called</extracomment>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardViewModel</name>
    <message>
        <source>My cards</source>
        <extracomment>Name that is offered for a new card profile</extracomment>
        <translation>My cards</translation>
    </message>
    <message>
        <source>Lay the five building cards side by side.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Lay the five building cards side by side.</translation>
    </message>
    <message>
        <source>Lay one project card of each suit face down, in the order of the buildings.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Lay one project card of each suit face down, in the order of the buildings.</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order, and the Earth card below them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Lay the spaceship cards side by side in any order, and the Earth card below them.</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order.</source>
        <translation>Lay the spaceship cards side by side in any order.</translation>
    </message>
    <message>
        <source>Stand one colonist of each colour in a row, in any order, and one energy marker at the right end; leave room between them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Stand one colonist of each colour in a row, in any order, and one energy marker at the right end; leave room between them.</translation>
    </message>
    <message>
        <source>Drag each frame onto its space. One placing goes for all buildings, and one for all ships: look at two or three of them.</source>
        <extracomment>What to do with the spaces marked on a card</extracomment>
        <translation>Drag each frame onto its space. One placing goes for all buildings, and one for all ships: look at two or three of them.</translation>
    </message>
    <message>
        <source>Look whether each piece and each ship has its right name. Who takes another one&apos;s name swaps with it.</source>
        <extracomment>What to do with the colours that were found</extracomment>
        <translation>Look whether each piece and each ship has its right name. Who takes another one&apos;s name swaps with it.</translation>
    </message>
    <message>
        <source>What shall this copy of the game be called?</source>
        <extracomment>What to do at the last step of learning cards</extracomment>
        <translation>What shall this copy of the game be called?</translation>
    </message>
    <message>
        <source>Lay the seven habitation cards in two rows, four above and three below, in this order.</source>
        <extracomment>What to lay on the table for a picture; the sketch beside it says which card is A</extracomment>
        <translation>Lay the seven habitation cards in two rows, four above and three below, in this order.</translation>
    </message>
    <message>
        <source>Lay the seven cards of this suit in two rows, four above and three below.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Lay the seven cards of this suit in two rows, four above and three below.</translation>
    </message>
    <message>
        <source>Colonist</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>Colonist</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>Energy marker</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>A card in a sketch of the table</extracomment>
        <translation>Ship</translation>
    </message>
    <message>
        <source>%1: %2 / %3</source>
        <extracomment>A habitation card: %1 its letter, %2 its upper action, %3 its lower action</extracomment>
        <translation>%1: %2 / %3</translation>
    </message>
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
    <message>
        <source>Pictures still needed: %1</source>
        <extracomment>Pictures that are not there yet, or can&apos;t be used; %1 their names</extracomment>
        <translation>Pictures still needed: %1</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <extracomment>What is missing before a card profile can be saved</extracomment>
        <translation>Give it a name.</translation>
    </message>
</context>
</TS>
