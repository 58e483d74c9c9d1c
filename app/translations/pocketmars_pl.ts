<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>AdvicePanel</name>
    <message>
        <source>Advice</source>
        <extracomment>Read out: the coach&apos;s panel</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>A good move</source>
        <extracomment>Heading over one good move</extracomment>
        <translation>Dobry ruch</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myślę…</translation>
    </message>
    <message>
        <source>Thinking about the move</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Namysł nad ruchem</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <extracomment>Button: takes the advice away</extracomment>
        <translation>Zamknij radę</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A move that is advised: %1 its place, %2 what to do, %3 the odds to win with it</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>A line to type into: the cards of one&apos;s hand</extracomment>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Your prep module</source>
        <extracomment>A line to type into: the cards of one&apos;s prep module</extracomment>
        <translation>Twój moduł przygotowań</translation>
    </message>
    <message>
        <source>Ask again</source>
        <extracomment>Button: asks the coach once more</extracomment>
        <translation>Zapytaj ponownie</translation>
    </message>
    <message>
        <source>Shows it on the board</source>
        <extracomment>Read out for a move that is advised: what happens when it is chosen</extracomment>
        <translation>Pokazuje go na planszy</translation>
    </message>
    <message>
        <source>The camera does not see your cards. Say which they are, as in A7, HC, for advice on just these.</source>
        <translation>Kamera nie widzi twoich kart. Podaj je, na przykład A7, HC, a rada będzie właśnie o nich.</translation>
    </message>
    <message>
        <source>Nobody has said yet which your cards are. Say so, as in A7, HC, for advice on just these.</source>
        <extracomment>In a game without a camera</extracomment>
        <translation>Nikt jeszcze nie podał, jakie masz karty. Podaj je, na przykład A7, HC, a rada będzie właśnie dla nich.</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>%1: it shows the same cards as %2; look which of the two is right, and photograph the other cards</source>
        <extracomment>%1, %2 photos of a profile: buildings.jpg</extracomment>
        <translation>%1: są na nim te same karty co na %2; sprawdź, które z nich jest właściwe, i sfotografuj pozostałe karty</translation>
    </message>
    <message>
        <source>%1: its cards have nothing in common with those of the other suits; photograph those of this deck</source>
        <extracomment>%1 a photo of a profile</extracomment>
        <translation>%1: te karty nie mają nic wspólnego z kartami innych kolorów; sfotografuj karty z tej talii</translation>
    </message>
    <message>
        <source>%1 and %2: each seems to show the cards of the other; swap the two photos&apos; names</source>
        <extracomment>%1, %2 photos of a profile: greenhouse.jpg</extracomment>
        <translation>%1 i %2: na każdym są chyba karty z drugiego; zamień nazwy tych zdjęć</translation>
    </message>
    <message>
        <source>%1: the cards of %2 and %3 seem to lie in each other&apos;s place; swap the two and take the photo again</source>
        <extracomment>%1 a photo of a profile: buildings.jpg; %2, %3 suits: greenhouse</extracomment>
        <translation>%1: karty %2 i %3 leżą chyba jedna na miejscu drugiej; zamień je i zrób zdjęcie jeszcze raz</translation>
    </message>
    <message>
        <source>%1: it seems to be upside down, since what it shows comes in reverse; turn the photo half round</source>
        <extracomment>%1 a photo of a profile: ships.jpg</extracomment>
        <translation>%1: wygląda na odwrócone do góry nogami, bo wszystko jest w odwrotnej kolejności; obróć zdjęcie o pół obrotu</translation>
    </message>
</context>
<context>
    <name>BeginCheckBar</name>
    <message>
        <source>Others lie on the table</source>
        <extracomment>Asked before a game begins: the players that were chosen are not those of the table</extracomment>
        <translation>Na stole leżą inni</translation>
    </message>
    <message>
        <source>A game seems to be under way on this table</source>
        <extracomment>Asked before a game begins on a table that has much else than a set-up</extracomment>
        <translation>Na tym stole trwa chyba gra</translation>
    </message>
    <message>
        <source>The table is not set up</source>
        <extracomment>Asked before a game begins on a table that is not quite set up</extracomment>
        <translation>Stół nie jest przygotowany</translation>
    </message>
    <message>
        <source>%1: %2 at a set-up, seen %3</source>
        <extracomment>What is not as at a set-up: %1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1: na początku gry %2, widać %3</translation>
    </message>
    <message numerus="yes">
        <source>%n {place differs|places differ}, marked on the picture</source>
        <extracomment>What is not as at a set-up: how many places are marked on the picture</extracomment>
        <translation>
            <numerusform>Różni się %n miejsce, zaznaczone na obrazie</numerusform>
            <numerusform>Różnią się %n miejsca, zaznaczone na obrazie</numerusform>
            <numerusform>Różni się %n miejsc, zaznaczonych na obrazie</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>Przyjmij: %1</translation>
    </message>
    <message>
        <source>I put it right</source>
        <extracomment>Button: the player sets the table up and begins then</extracomment>
        <translation>Poprawię to</translation>
    </message>
    <message>
        <source>Begin from here</source>
        <extracomment>Button: the game begins with the table as it lies; nobody knows its hidden cards</extracomment>
        <translation>Zacznij od tego miejsca</translation>
    </message>
    <message>
        <source>Watch only</source>
        <extracomment>Button: no game is followed; what is read of the table is shown, and what it scores</extracomment>
        <translation>Tylko patrz</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>Zostaw moje</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <extracomment>Read out for the drawn board</extracomment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Discard pile: %1, %2 cards</source>
        <extracomment>Read out for the discard pile; %1 its top card, %2 how many cards</extracomment>
        <translation>Stos odrzuconych: %1, kart: %2</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n</source>
        <extracomment>On the board: the discard pile; how many cards</extracomment>
        <translation>
            <numerusform>Stos odrzuconych: %n</numerusform>
            <numerusform>Stos odrzuconych: %n</numerusform>
            <numerusform>Stos odrzuconych: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n</source>
        <extracomment>On the board: the deck; how many cards</extracomment>
        <translation>
            <numerusform>Talia: %n</numerusform>
            <numerusform>Talia: %n</numerusform>
            <numerusform>Talia: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildingView</name>
    <message>
        <source>Stack of %1: %2</source>
        <extracomment>Read out for a building&apos;s stack; %1 the building, %2 its cards from the oldest on</extracomment>
        <translation>Stos %1: %2</translation>
    </message>
</context>
<context>
    <name>CameraChoice</name>
    <message>
        <source>address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>adres: http://…, rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>Adres kamery</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>Only while none of your colonists is in the building %1:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a building</extracomment>
        <translation>Tylko gdy żaden twój kolonista nie jest w budynku %1:</translation>
    </message>
    <message>
        <source>Only while your ship carries no colonist:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>Tylko gdy na twoim statku nie ma kolonistów:</translation>
    </message>
    <message numerus="yes">
        <source>Only while your ship carries %n or more colonists:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>Tylko gdy na twoim statku jest co najmniej %n kolonista:</numerusform>
            <numerusform>Tylko gdy na twoim statku jest co najmniej %n kolonistów:</numerusform>
            <numerusform>Tylko gdy na twoim statku jest co najmniej %n kolonistów:</numerusform>
        </translation>
    </message>
    <message>
        <source>Only while you have a card of the suit %1 in your hand:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a suit of cards</extracomment>
        <translation>Tylko gdy masz na ręce kartę rodzaju %1:</translation>
    </message>
    <message numerus="yes">
        <source>If you pay %n energy:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>Jeśli zapłacisz %n energię:</numerusform>
            <numerusform>Jeśli zapłacisz %n energie:</numerusform>
            <numerusform>Jeśli zapłacisz %n energii:</numerusform>
        </translation>
    </message>
    <message>
        <source>If you discard a card of the suit %1 from your hand:</source>
        <translation>Jeśli odrzucisz z ręki kartę rodzaju %1:</translation>
    </message>
    <message>
        <source>If you discard any card from your hand:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>Jeśli odrzucisz z ręki dowolną kartę:</translation>
    </message>
    <message numerus="yes">
        <source>settle up to %n of your colonists in the building %1.</source>
        <extracomment>Effect of a card; %1 a building, %n at most that many colonists</extracomment>
        <translation>
            <numerusform>osiedl do %n swojego kolonisty w budynku %1.</numerusform>
            <numerusform>osiedl do %n swoich kolonistów w budynku %1.</numerusform>
            <numerusform>osiedl do %n swoich kolonistów w budynku %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>settle one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from the ship to ★; %1 a building</extracomment>
        <translation>osiedl jednego swojego kolonistę w budynku %1.</translation>
    </message>
    <message>
        <source>you may put one card of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>możesz odłożyć jedną kartę z ręki na spód talii.</translation>
    </message>
    <message numerus="yes">
        <source>put up to %n cards of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card; %n at most that many cards</extracomment>
        <translation>
            <numerusform>odłóż do %n karty z ręki na spód talii.</numerusform>
            <numerusform>odłóż do %n kart z ręki na spód talii.</numerusform>
            <numerusform>odłóż do %n kart z ręki na spód talii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>launch %n of your colonists.</source>
        <extracomment>Effect of a card: from Earth to the ship</extracomment>
        <translation>
            <numerusform>wyślij na statek %n swojego kolonistę.</numerusform>
            <numerusform>wyślij na statek %n swoich kolonistów.</numerusform>
            <numerusform>wyślij na statek %n swoich kolonistów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n energy.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>zyskaj %n energię.</numerusform>
            <numerusform>zyskaj %n energie.</numerusform>
            <numerusform>zyskaj %n energii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>dobierz %n kartę.</numerusform>
            <numerusform>dobierz %n karty.</numerusform>
            <numerusform>dobierz %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>upgrade one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from ★ to ★★; %1 a building</extracomment>
        <translation>awansuj jednego swojego kolonistę w budynku %1.</translation>
    </message>
    <message>
        <source>send one of your colonists from Earth straight to ★ of the building %1.</source>
        <extracomment>Effect of a card; %1 a building</extracomment>
        <translation>wyślij jednego swojego kolonistę z Ziemi prosto na ★ budynku %1.</translation>
    </message>
    <message>
        <source>take one more action, any of the five.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>wykonaj jeszcze jedną akcję, dowolną z pięciu.</translation>
    </message>
    <message>
        <source>keep one of them; the other goes face down on the stack of its suit.</source>
        <extracomment>Effect of a card, after drawing two cards</extracomment>
        <translation>jedną z nich zatrzymaj; drugą połóż zakrytą na stosie jej rodzaju.</translation>
    </message>
    <message>
        <source>settle one of your colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from the ship to ★</extracomment>
        <translation>osiedl jednego swojego kolonistę w dowolnym budynku.</translation>
    </message>
    <message>
        <source>downgrade one of your own colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from ★★ to ★</extracomment>
        <translation>zdegraduj jednego swojego kolonistę w dowolnym budynku.</translation>
    </message>
    <message>
        <source>upgrade or downgrade one colonist, no matter whose and in which building.</source>
        <extracomment>Effect of a card: from ★ to ★★ or back</extracomment>
        <translation>awansuj lub zdegraduj jednego kolonistę, obojętnie czyjego i w którym budynku.</translation>
    </message>
    <message>
        <source>in one building, a colonist on ★ and one on ★★ change places, no matter whose they are.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>w jednym budynku kolonista z ★ i kolonista z ★★ zamieniają się miejscami, obojętnie czyi są.</translation>
    </message>
    <message>
        <source>the two top cards of one stack change places.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>dwie wierzchnie karty jednego stosu zamieniają się miejscami.</translation>
    </message>
    <message>
        <source>pick a card of the discard pile for your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>weź na rękę wybraną kartę ze stosu odrzuconych.</translation>
    </message>
    <message>
        <source>pick up the top card of any one stack into your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>weź na rękę wierzchnią kartę dowolnego stosu.</translation>
    </message>
    <message>
        <source>turn the open top card of any one stack face down.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>zakryj odkrytą wierzchnią kartę dowolnego stosu.</translation>
    </message>
    <message>
        <source>bring one of your colonists back from a building, from ★ or ★★, to your ship.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>zabierz jednego swojego kolonistę z budynku, z ★ lub ★★, z powrotem na swój statek.</translation>
    </message>
    <message>
        <source>exchange a card of your prep module for one of another player&apos;s, chosen by its back.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>wymień kartę swojego modułu przygotowawczego na kartę z modułu innego gracza, wybraną po rewersie.</translation>
    </message>
    <message>
        <source>exchange a card of your hand for one of your prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>wymień kartę z ręki na kartę ze swojego modułu przygotowawczego.</translation>
    </message>
    <message>
        <source>put a card of your hand or prep module face down at the bottom of the deck.</source>
        <extracomment>Effect of a building</extracomment>
        <translation>odłóż zakrytą kartę z ręki lub modułu przygotowawczego na spód talii.</translation>
    </message>
    <message>
        <source>look at two cards of another player&apos;s prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>obejrzyj dwie karty modułu przygotowawczego innego gracza.</translation>
    </message>
    <message>
        <source>In return, %1</source>
        <extracomment>Effect of a card that comes only if the one before did; %1 is that effect</extracomment>
        <translation>W zamian %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One sentence after the other; without the blank in languages that have none</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>With a single card left to draw you just keep that one.</source>
        <extracomment>Remark on a card that draws two cards and keeps one</extracomment>
        <translation>Gdy do dobrania została jedna karta, po prostu ją zatrzymujesz.</translation>
    </message>
    <message>
        <source>It reaches the discard pile only afterwards, so it can&apos;t pick itself.</source>
        <extracomment>Remark on a card that takes a card from the discard pile</extracomment>
        <translation>Na stos odrzuconych trafia dopiero potem, więc nie może wziąć samej siebie.</translation>
    </message>
    <message>
        <source>If any action is possible you have to take it. Only then is this card discarded and the four-card rule applied.</source>
        <extracomment>Remark on a card that gives another action</extracomment>
        <translation>Jeśli jakakolwiek akcja jest możliwa, trzeba ją wykonać. Dopiero potem odrzuca się tę kartę i stosuje zasadę czterech kart.</translation>
    </message>
    <message>
        <source>In the solo game the other player is Devious Automatics.</source>
        <extracomment>Remark on a card that exchanges cards of prep modules</extracomment>
        <translation>W grze solo innym graczem jest Devious Automatics.</translation>
    </message>
    <message>
        <source>The two may have the same colour; then nothing changes.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>Obaj mogą być tego samego koloru; wtedy nic się nie zmienia.</translation>
    </message>
    <message>
        <source>Two colonists of the same colour are no exchange.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>Dwóch kolonistów tego samego koloru to nie zamiana.</translation>
    </message>
    <message>
        <source>A card that lies face down counts as 0. This card lies on top of its stack by then and may turn itself.</source>
        <extracomment>Remark on a card that turns the top card of a stack</extracomment>
        <translation>Zakryta karta liczy się jako 0. Ta karta leży już wtedy na wierzchu swojego stosu i może zakryć samą siebie.</translation>
    </message>
    <message>
        <source>This card lies on top of its stack by then and may come back.</source>
        <extracomment>Remark on a card that takes the top card of a stack</extracomment>
        <translation>Ta karta leży już wtedy na wierzchu swojego stosu i może wrócić.</translation>
    </message>
    <message>
        <source>In the solo game you look at those of Devious Automatics.</source>
        <extracomment>Remark on a card that looks at cards</extracomment>
        <translation>W grze solo oglądasz karty Devious Automatics.</translation>
    </message>
</context>
<context>
    <name>CardMark</name>
    <message>
        <source>Arrow keys move the card.</source>
        <extracomment>Read out for a marked card</extracomment>
        <translation>Strzałki przesuwają kartę.</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <extracomment>Read out for a corner of a marked card: %1 the card, %2 the corner&apos;s number, clockwise from its upper left</extracomment>
        <translation>%1, róg %2</translation>
    </message>
</context>
<context>
    <name>CardSketch</name>
    <message>
        <source>In this order: %1</source>
        <extracomment>Read out for a sketch of the table: %1 what lies there, from left to right</extracomment>
        <translation>W tej kolejności: %1</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 holds %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a card</extracomment>
        <translation>%1 ma na ręce: %2</translation>
    </message>
    <message>
        <source>%1 holds a card of %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>%1 ma na ręce kartę: %2</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s prep module</source>
        <extracomment>What is known of a prep module; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>%1 leży w module przygotowawczym (%2)</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>the profile fits these cards</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>profil pasuje do tych kart</translation>
    </message>
    <message>
        <source>none of them is of this profile: choose the right one, or learn these cards</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>żadna nie jest z tego profilu: wybierz właściwy albo naucz program tych kart</translation>
    </message>
    <message>
        <source>the profile fits most of these cards; look whether a reflection or a shadow lies on the others</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>profil pasuje do większości kart; sprawdź, czy na pozostałych nie ma odblasku lub cienia</translation>
    </message>
    <message>
        <source>sleeves or light have changed too much: learn these pages again</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>koszulki lub światło zmieniły się za bardzo: naucz program tych stron na nowo</translation>
    </message>
    <message>
        <source>no cards there: lay some of them flat, apart from each other</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>nie ma tu kart: połóż kilka płasko, z odstępami</translation>
    </message>
    <message numerus="yes">
        <source>%n {card|cards}: %1 good, %2 weak, %3 not recognised; %4</source>
        <extracomment>%n cards in a photo, %1 how many agree well with a card profile, %2 how many hardly, %3 how many not at all, %4 what to do</extracomment>
        <translation>
            <numerusform>%n karta: dobrze %1, słabo %2, nierozpoznane %3; %4</numerusform>
            <numerusform>%n karty: dobrze %1, słabo %2, nierozpoznane %3; %4</numerusform>
            <numerusform>%n kart: dobrze %1, słabo %2, nierozpoznane %3; %4</numerusform>
        </translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>weak</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>słabo</translation>
    </message>
    <message>
        <source>not recognised</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>nierozpoznana</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>%1 from the ship</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za statek</translation>
    </message>
    <message>
        <source>%1 on ★</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za ★</translation>
    </message>
    <message>
        <source>%1 on ★★</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za ★★</translation>
    </message>
    <message>
        <source>%1 for all four buildings</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za wszystkie cztery budynki</translation>
    </message>
    <message>
        <source>%1 for four in one building</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za czterech w jednym budynku</translation>
    </message>
    <message>
        <source>%1 for energy</source>
        <extracomment>A source of points</extracomment>
        <translation>%1 za energię</translation>
    </message>
    <message>
        <source>quick games from there end about %1 : %2 (%3); %4</source>
        <extracomment>Why a move is good; %1, %2 points, %3 where the first ones come from, %4 how the game ends</extracomment>
        <translation>szybkie gry stamtąd kończą się około %1 : %2 (%3); %4</translation>
    </message>
    <message>
        <source>the game is over; there is nothing left to decide</source>
        <translation>gra jest skończona; nie ma już o czym decydować</translation>
    </message>
    <message>
        <source>the phase that is next is Devious Automatics&apos;; ask again in your own</source>
        <translation>następna faza należy do Devious Automatics; zapytaj w swojej</translation>
    </message>
    <message>
        <source>a new deck is to be shuffled first; ask again after that</source>
        <translation>najpierw trzeba potasować nową talię; zapytaj potem</translation>
    </message>
    <message>
        <source>it is not clear who plays next; ask again after the next table</source>
        <translation>nie jest jasne, kto teraz gra; zapytaj po następnym stole</translation>
    </message>
    <message>
        <source>%1 has no states of a game; record one with simulate --transcript or watch --play --json</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 nie zawiera stanów gry; nagraj ją przez simulate --transcript lub watch --play --json</translation>
    </message>
    <message>
        <source>of game %1 only the score is known; a game that was followed can be looked at again</source>
        <extracomment>%1 the number of a game of the history</extracomment>
        <translation>z gry %1 znany jest tylko wynik; ponownie obejrzeć można grę, która była śledzona</translation>
    </message>
    <message>
        <source>no game is open; begin one with watch --play, or name a state as a file</source>
        <translation>żadna gra nie jest otwarta; zacznij ją przez watch --play albo podaj stan jako plik</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no card; write A7,G5 for two of them</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>&apos;%1&apos; to nie karta; dwie karty zapisz jako A7,G5</translation>
    </message>
    <message>
        <source>Odds to win, turn by turn</source>
        <translation>Szanse na wygraną, tura po turze</translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as %1 has all seven in buildings</source>
        <extracomment>Of a game; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>gra kończy się w tej rundzie, zwykle gdy %1 ma wszystkich siedmiu w budynkach</numerusform>
            <numerusform>gra kończy się za %n rundy, zwykle gdy %1 ma wszystkich siedmiu w budynkach</numerusform>
            <numerusform>gra kończy się za %n rund, zwykle gdy %1 ma wszystkich siedmiu w budynkach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as another player has all seven in buildings</source>
        <translation>
            <numerusform>gra kończy się w tej rundzie, zwykle gdy inny gracz ma wszystkich siedmiu w budynkach</numerusform>
            <numerusform>gra kończy się za %n rundy, zwykle gdy inny gracz ma wszystkich siedmiu w budynkach</numerusform>
            <numerusform>gra kończy się za %n rund, zwykle gdy inny gracz ma wszystkich siedmiu w budynkach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as the deck runs out</source>
        <translation>
            <numerusform>gra kończy się w tej rundzie, zwykle gdy zabraknie talii</numerusform>
            <numerusform>gra kończy się za %n rundy, zwykle gdy zabraknie talii</numerusform>
            <numerusform>gra kończy się za %n rund, zwykle gdy zabraknie talii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the end is %n {round|rounds} or more away</source>
        <translation>
            <numerusform>do końca co najmniej %n runda</numerusform>
            <numerusform>do końca co najmniej %n rundy</numerusform>
            <numerusform>do końca co najmniej %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>points from there: %1; %2</source>
        <extracomment>Why a move is good; %1 where its points come from, %2 how the game ends</extracomment>
        <translation>punkty z tego ruchu: %1; %2</translation>
    </message>
    <message>
        <source>%1 lies elsewhere as the game stands; look at it again</source>
        <extracomment>%1 a card that was typed</extracomment>
        <translation>%1 leży w tej grze gdzie indziej; sprawdź jeszcze raz</translation>
    </message>
    <message>
        <source>there is no room for %1: %2 cards lie there, face down; name each once, and none that lies elsewhere</source>
        <extracomment>%1 a card that was typed, %2 how many cards lie there</extracomment>
        <translation>dla %1 nie ma tam miejsca: zakrytych kart leży tam %2; podaj każdą raz i żadnej, która leży gdzie indziej</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>Button that leaves everything as it is</extracomment>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>Button, after something was copied</extracomment>
        <translation>Skopiowano</translation>
    </message>
</context>
<context>
    <name>Corners</name>
    <message>
        <source>[x, y] in px of the photo</source>
        <translation>[x, y] w pikselach zdjęcia</translation>
    </message>
    <message>
        <source>expected 4 corners, each [x, y]</source>
        <translation>oczekiwano 4 rogów, każdy [x, y]</translation>
    </message>
    <message>
        <source>the corners cross; name them in turn around the card</source>
        <translation>rogi się krzyżują; podaj je po kolei wokół karty</translation>
    </message>
    <message>
        <source>[width, height] of the photo, px</source>
        <translation>[szerokość, wysokość] zdjęcia w pikselach</translation>
    </message>
    <message>
        <source>no photo of a profile is called so; there are %1</source>
        <extracomment>%1 the names of a profile&apos;s photos</extracomment>
        <translation>żadne zdjęcie profilu tak się nie nazywa; są: %1</translation>
    </message>
    <message>
        <source>they are of a photo of %1 px, this one has %2; mark this one</source>
        <extracomment>%1, %2 the sizes of photos: 1600 x 1200</extracomment>
        <translation>dotyczą zdjęcia %1 px, a to ma %2; zaznacz na tym</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Correct what was read</source>
        <extracomment>Heading over the items that were tapped</extracomment>
        <translation>Popraw odczyt</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes the corrections</extracomment>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>%1 can&apos;t hold your data (%2): choose another folder</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>%1 nie pomieści twoich danych (%2): wybierz inny folder</translation>
    </message>
    <message>
        <source>no place for your data: set HOME or XDG_DATA_HOME to a folder that you may write to</source>
        <translation>brak miejsca na twoje dane: ustaw HOME lub XDG_DATA_HOME na folder, w którym możesz zapisywać</translation>
    </message>
    <message>
        <source>the data folder %1 is not there: bring its disk back, or remove %2 to use the usual folder</source>
        <extracomment>%1 a folder, %2 a file</extracomment>
        <translation>nie ma folderu danych %1: podłącz jego dysk albo usuń %2, aby używać zwykłego folderu</translation>
    </message>
    <message>
        <source>%1 lies within the data folder %2: choose one outside of it</source>
        <extracomment>%1, %2 folders</extracomment>
        <translation>%1 leży wewnątrz folderu danych %2: wybierz folder poza nim</translation>
    </message>
    <message>
        <source>another Pocket Mars Table has your games open, in a window or a terminal: close it, then choose the folder again</source>
        <translation>inny Pocket Mars Table ma otwarte Twoje gry, w oknie lub w terminalu: zamknij go i wybierz folder ponownie</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 was written by a newer Pocket Mars Table (version %2 of the history, this program knows %3): update the program; the history was left as it is</source>
        <extracomment>%1 a file, %2 and %3 numbers of versions</extracomment>
        <translation>%1 zapisał nowszy Pocket Mars Table (wersja historii %2, ten program zna %3): zaktualizuj program; historia pozostała bez zmian</translation>
    </message>
    <message>
        <source>%1 could not be brought up to date (%2): it is as it was; go on with the program that wrote it, and report this</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 nie dało się zaktualizować (%2): plik jest taki, jak był; używaj dalej programu, który go zapisał, i zgłoś to</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: make the file and its folder writable for you, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 nie można zapisać: nadaj sobie prawo zapisu do pliku i folderu albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>%1 is another program&apos;s database: move it away, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 to baza danych innego programu: przenieś ją albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>%1 is damaged (%2): put a copy of it back, or move it away to begin a new history</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 jest uszkodzony (%2): przywróć jego kopię albo przenieś go, aby zacząć nową historię</translation>
    </message>
    <message>
        <source>%1 is in use by another program: close that program and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 jest używany przez inny program: zamknij go i spróbuj ponownie</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2): see that a file can be there, or choose another data folder</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 nie można otworzyć (%2): sprawdź, czy plik może tam być, albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>%1 has no room to grow: free some space on its disk and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 nie ma miejsca, by rosnąć: zwolnij miejsce na dysku i spróbuj ponownie</translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2): check its disk and the free space there, then try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 nie dało się odczytać lub zapisać (%2): sprawdź dysk i wolne miejsce, potem spróbuj ponownie</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved as it is (%1): correct it and try again</source>
        <extracomment>%1 the database&apos;s own words</extracomment>
        <translation>gry nie można tak zapisać (%1): popraw ją i spróbuj ponownie</translation>
    </message>
    <message>
        <source>%1 failed (%2): try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1: błąd (%2), spróbuj ponownie</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made (%2): mend that, or choose another data folder</source>
        <extracomment>%1 a folder, %2 why, as the system says it</extracomment>
        <translation>nie można utworzyć folderu %1 (%2): napraw to albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: no file is there, but a folder or something else of that name, or one of its folders is a file or closed to you: move that away or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>nie można otworzyć %1: zamiast pliku jest tam folder lub coś innego o tej nazwie albo jeden z folderów jest plikiem lub nie masz do niego dostępu: przenieś to albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: make it readable and writable for you</source>
        <extracomment>%1 a file</extracomment>
        <translation>nie można odczytać %1: nadaj sobie prawa do odczytu i zapisu</translation>
    </message>
    <message>
        <source>it is no database</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>to nie jest baza danych</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>jest ucięty</translation>
    </message>
    <message>
        <source>the game was ended in another window: start the watch again</source>
        <extracomment>Why a step of a game can&apos;t be kept</extracomment>
        <translation>gra została zakończona w innym oknie: zacznij obserwację od nowa</translation>
    </message>
    <message>
        <source>the game goes on in another window: play on there, or close that window and start the watch again</source>
        <extracomment>Why a step of a game can&apos;t be kept</extracomment>
        <translation>gra toczy się w innym oknie: graj dalej tam albo zamknij tamto okno i zacznij obserwację od nowa</translation>
    </message>
    <message>
        <source>there is no game %1 in the history: list it to see those there are</source>
        <extracomment>%1 a number</extracomment>
        <translation>w historii nie ma gry %1: wyświetl historię, żeby zobaczyć, jakie są</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no file: choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>„%1” nie wskazuje pliku: wybierz inny folder danych</translation>
    </message>
    <message>
        <source>game in progress %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>rozpoczęta gra %1</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved: %1</source>
        <extracomment>%1 what is wrong with it and what to do</extracomment>
        <translation>gry nie da się zapisać: %1</translation>
    </message>
    <message>
        <source>nobody plays in it; name the players</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>nikt w niej nie gra; podaj graczy</translation>
    </message>
    <message>
        <source>its winner %1 does not play in it; name the players anew</source>
        <extracomment>Why a game can&apos;t be saved; %1 a colour</extracomment>
        <translation>jej zwycięzca (%1) w niej nie gra; podaj graczy od nowa</translation>
    </message>
    <message>
        <source>a player&apos;s total is missing; give it</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>brakuje sumy jednego z graczy; podaj ją</translation>
    </message>
    <message>
        <source>its photo is larger than 1 GB; save a smaller one</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>jej zdjęcie ma ponad 1 GB; zapisz mniejsze</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>gra %1</translation>
    </message>
    <message>
        <source>a player of game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>gracz z gry %1</translation>
    </message>
    <message>
        <source>copying it first failed</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date</extracomment>
        <translation>nie udało się go najpierw skopiować</translation>
    </message>
    <message>
        <source>naming its copy failed: %1</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date; %1 why, as the system says it</extracomment>
        <translation>nie udało się nazwać kopii: %1</translation>
    </message>
    <message>
        <source>rows of %1 refer to rows that are gone</source>
        <extracomment>What is wrong in the history&apos;s file; %1 one of its tables</extracomment>
        <translation>wiersze tabeli %1 wskazują na wiersze, których nie ma</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>settle in %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>osiedl w budynku %1</translation>
    </message>
    <message>
        <source>run the bottom action</source>
        <extracomment>A choice: the lower action of a card</extracomment>
        <translation>wykonaj dolną akcję</translation>
    </message>
    <message>
        <source>use the ability of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>użyj zdolności budynku %1</translation>
    </message>
    <message>
        <source>pay the energy</source>
        <extracomment>A choice</extracomment>
        <translation>zapłać energię</translation>
    </message>
    <message>
        <source>settle nobody</source>
        <extracomment>A choice: no colonist settles</extracomment>
        <translation>nie osiedlaj nikogo</translation>
    </message>
    <message>
        <source>leave the bottom action</source>
        <extracomment>A choice: not to run the lower action of a card</extracomment>
        <translation>pomiń dolną akcję</translation>
    </message>
    <message>
        <source>leave the ability of %1</source>
        <extracomment>A choice: not to use it; %1 a building</extracomment>
        <translation>pomiń zdolność budynku %1</translation>
    </message>
    <message>
        <source>no more</source>
        <extracomment>A choice: nothing further of what may be done several times</extracomment>
        <translation>nic więcej</translation>
    </message>
    <message>
        <source>swap the two top cards of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>zamień dwie wierzchnie karty stosu %1</translation>
    </message>
    <message>
        <source>take %1 from the discard pile</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>weź ze stosu odrzuconych: %1</translation>
    </message>
    <message>
        <source>take the top card of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>weź wierzchnią kartę stosu %1</translation>
    </message>
    <message>
        <source>turn the top card of %1 face down</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>zakryj wierzchnią kartę stosu %1</translation>
    </message>
    <message>
        <source>give %1 for %2 of %3&apos;s prep module</source>
        <extracomment>A choice; %1 and %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>oddaj: %1 za %2 z modułu (%3)</translation>
    </message>
    <message>
        <source>swap %1 of the hand with %2 of the prep module</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>wymień z ręki: %1 na %2 z modułu</translation>
    </message>
    <message>
        <source>put %1 of the hand under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>odłóż z ręki na spód talii: %1</translation>
    </message>
    <message>
        <source>put %1 of the prep module under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>odłóż z modułu na spód talii: %1</translation>
    </message>
    <message>
        <source>look at %1&apos;s prep module</source>
        <extracomment>A choice; %1 a player&apos;s colour</extracomment>
        <translation>obejrzyj moduł przygotowawczy (%1)</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>odrzuć: %1</translation>
    </message>
    <message>
        <source>keep %1, put %2 face down on its stack</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>zatrzymaj: %1, a na stos połóż zakrytą: %2</translation>
    </message>
    <message>
        <source>draw %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>dobierz z modułu (%2): %1</translation>
    </message>
    <message>
        <source>put %1 into the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>włóż do modułu: %1</translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>zatrzymaj: %1</translation>
    </message>
    <message>
        <source>move %1 up in %2</source>
        <extracomment>A choice, from ★ to ★★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>awansuj (%1) w budynku %2</translation>
    </message>
    <message>
        <source>move %1 down in %2</source>
        <extracomment>A choice, from ★★ to ★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>zdegraduj (%1) w budynku %2</translation>
    </message>
    <message>
        <source>swap %1 on %2 ★ with %3 on ★★</source>
        <extracomment>A choice; %1 and %3 players&apos; colours, %2 a building</extracomment>
        <translation>zamień w budynku %2: %1 na ★ i %3 na ★★</translation>
    </message>
    <message>
        <source>take one from %1 ★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>cofnij jednego na statek: %1 ★</translation>
    </message>
    <message>
        <source>take one from %1 ★★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>cofnij jednego na statek: %1 ★★</translation>
    </message>
    <message>
        <source>play %1 from the hand</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>zagraj z ręki: %1</translation>
    </message>
    <message>
        <source>play %1 from the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>zagraj z modułu przygotowawczego: %1</translation>
    </message>
    <message>
        <source>play %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>zagraj z cudzego modułu (%2): %1</translation>
    </message>
    <message>
        <source>launch 1</source>
        <extracomment>A choice: a colonist goes from Earth to the ship</extracomment>
        <translation>wyślij 1 kolonistę</translation>
    </message>
    <message>
        <source>launch 1, discard %1 of %2&apos;s prep module</source>
        <extracomment>A choice: a colonist goes from Earth to the ship; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>wyślij 1 kolonistę, odrzuć z modułu (%2): %1</translation>
    </message>
    <message>
        <source>discard %1 of the hand for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>odrzuć z ręki za energię: %1</translation>
    </message>
    <message>
        <source>discard %1 of the prep module for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>odrzuć z modułu za energię: %1</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A choice: nothing else is possible</extracomment>
        <translation>spasuj</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>A choice: which card is left; %1 the colour of Devious Automatics, %2 a card</extracomment>
        <translation>%1 ma: %2</translation>
    </message>
    <message>
        <source>system failure</source>
        <extracomment>A phase</extracomment>
        <translation>awaria systemu</translation>
    </message>
    <message>
        <source>shuffle a new deck</source>
        <extracomment>What happens when the deck is empty</extracomment>
        <translation>potasuj nową talię</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>a card</source>
        <extracomment>A card that is not known any closer, in a list of what is wrong on the table</extracomment>
        <translation>karta</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <extracomment>In a list of what is wrong on the table</extracomment>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>a %1</source>
        <extracomment>A card of which the value is known only; in a list of what is wrong on the table</extracomment>
        <translation>karta o wartości %1</translation>
    </message>
    <message>
        <source>%1 on the stack of %2 where %3 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 a building, %3 the card that should be</extracomment>
        <translation>na stosie %2 leży %1, a powinno być: %3</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>Between the backs of two cards</extracomment>
        <translation> i </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No card lies there</extracomment>
        <translation>nic</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on the ship where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>na statku (%2): %1, a powinien być %n</numerusform>
            <numerusform>na statku (%2): %1, a powinno być %n</numerusform>
            <numerusform>na statku (%2): %1, a powinno być %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on Earth where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>na Ziemi (%2): %1, a powinien być %n</numerusform>
            <numerusform>na Ziemi (%2): %1, a powinno być %n</numerusform>
            <numerusform>na Ziemi (%2): %1, a powinno być %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 energy for %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the level seen, %2 a player&apos;s colour, %n the level that should be</extracomment>
        <translation>
            <numerusform>energia (%2): %1, a powinna być %n</numerusform>
            <numerusform>energia (%2): %1, a powinny być %n</numerusform>
            <numerusform>energia (%2): %1, a powinno być %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the discard pile where %2 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 the card that should be</extracomment>
        <translation>na stosie odrzuconych leży %1, a powinno być: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cards on the stack of %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 how many were seen, %2 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>kart na stosie %2: %1, a powinna być %n</numerusform>
            <numerusform>kart na stosie %2: %1, a powinny być %n</numerusform>
            <numerusform>kart na stosie %2: %1, a powinno być %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2&apos;s prep module where %3 {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the backs seen, %2 a colour, %3 the backs that should be</extracomment>
        <translation>
            <numerusform>w module przygotowawczym (%2): %1, a powinno być: %3</numerusform>
            <numerusform>w module przygotowawczym (%2): %1, a powinno być: %3</numerusform>
            <numerusform>w module przygotowawczym (%2): %1, a powinno być: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%3, ★ (%2): %1, a powinien być %n</numerusform>
            <numerusform>%3, ★ (%2): %1, a powinno być %n</numerusform>
            <numerusform>%3, ★ (%2): %1, a powinno być %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%3, ★★ (%2): %1, a powinien być %n</numerusform>
            <numerusform>%3, ★★ (%2): %1, a powinno być %n</numerusform>
            <numerusform>%3, ★★ (%2): %1, a powinno być %n</numerusform>
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
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; would lie outside of the profile</source>
        <extracomment>About a file that holds others; %1 one of them</extracomment>
        <translation>„%1” leżałoby poza profilem</translation>
    </message>
    <message>
        <source>its pictures are far larger than those of a profile</source>
        <extracomment>About a file that holds a card profile</extracomment>
        <translation>jego obrazy są znacznie większe niż w profilu</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; free some room there, or set TMPDIR to another folder</source>
        <extracomment>%1 a folder</extracomment>
        <translation>nie można pisać w %1; zwolnij tam miejsce albo ustaw TMPDIR na inny folder</translation>
    </message>
    <message>
        <source>%1: %2; ask for the file again, written by &apos;Export&apos; or &apos;profile export&apos;</source>
        <extracomment>%1 a file, %2 what is wrong with it</extracomment>
        <translation>%1: %2; poproś o ten plik jeszcze raz, zapisany przez „Eksportuj” lub „profile export”</translation>
    </message>
    <message>
        <source>this is no card profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>to nie jest profil kart</translation>
    </message>
    <message>
        <source>cards or pieces are missing from its profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>w profilu brakuje kart lub pionków</translation>
    </message>
    <message>
        <source>it holds files that are no part of a profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>zawiera pliki, które nie należą do profilu</translation>
    </message>
    <message>
        <source>there is a card profile called &apos;%1&apos; already</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>profil kart „%1” już istnieje</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1: name a file that ends in .csv (for a spreadsheet) or .json</source>
        <translation>%1: podaj plik, którego nazwa kończy się na .csv (dla arkusza kalkulacyjnego) lub .json</translation>
    </message>
    <message>
        <source>%1; choose a file that was exported as JSON</source>
        <extracomment>What is wrong with a file that is to be imported, and what to do; %1 what is wrong</extracomment>
        <translation>%1; wybierz plik wyeksportowany jako JSON</translation>
    </message>
    <message>
        <source>this is no JSON, or cut off</source>
        <translation>to nie jest JSON albo jest ucięty</translation>
    </message>
    <message>
        <source>this holds no games of Pocket Mars Table</source>
        <translation>nie ma tu gier z Pocket Mars Table</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation>to jest zbyt głęboko zagnieżdżone</translation>
    </message>
</context>
<context>
    <name>FacesPane</name>
    <message>
        <source>Cards of %1</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>Karty profilu %1</translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <extracomment>While the pictures of a card profile are read from the disk</extracomment>
        <translation>Wczytywanie kart…</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <extracomment>In the dialog that chooses a file: before the name of the file</extracomment>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>In the dialog that chooses a file: before the kinds of files that are listed</extracomment>
        <translation>Rodzaj plików</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Name of the file</source>
        <extracomment>What is typed into a box: the name of a file that is to be written</extracomment>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>Another folder</source>
        <extracomment>Button: the file is to be written into another folder</extracomment>
        <translation>Inny folder</translation>
    </message>
    <message>
        <source>There is a file of that name.</source>
        <extracomment>Beside the button that writes a file, where one of that name is there already</extracomment>
        <translation>Plik o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: writes no file</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>Button: writes the file, in place of the one that is there</extracomment>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>The name only, without “/”: “Another folder” leads elsewhere.</source>
        <extracomment>Under the name of a file that is to be written, where a whole path was typed</extracomment>
        <translation>Tylko nazwa, bez „/”: gdzie indziej prowadzi „Inny folder”.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1: this folder can&apos;t be made; name one that you may write to</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1: tego folderu nie da się utworzyć; podaj taki, w którym wolno ci zapisywać</translation>
    </message>
    <message>
        <source>that is a folder; name a file in it</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>to jest folder; podaj plik w nim</translation>
    </message>
    <message>
        <source>larger than 1 GB, so surely not the file that you mean</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>większy niż 1 GB, więc na pewno nie o ten plik chodzi</translation>
    </message>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>nie ma takiego pliku albo nie wolno go odczytać; sprawdź nazwę</translation>
    </message>
    <message>
        <source>%1: this profile is gone; learn it or import it again</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1: tego profilu już nie ma; naucz się go od nowa albo wczytaj go z pliku</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <extracomment>Read out for the choices of which games are listed</extracomment>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Any game</source>
        <extracomment>Games of any kind are listed</extracomment>
        <translation>Każda gra</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2–4 graczy</translation>
    </message>
    <message>
        <source>Kind of game: %1</source>
        <extracomment>Read out for the choice of the kind of game</extracomment>
        <translation>Rodzaj gry: %1</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>Games of any level of Devious Automatics are listed</extracomment>
        <translation>Każdy poziom</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Superdroid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>Poziom: %1</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>Games of any player are listed</extracomment>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <extracomment>Read out for the choice of the player</extracomment>
        <translation>Gracz: %1</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Games with any result are listed</extracomment>
        <translation>Każdy wynik</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>Result of a game: nobody won</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <extracomment>Read out for the choice of the result</extracomment>
        <translation>Wynik: %1</translation>
    </message>
    <message>
        <source>From day</source>
        <extracomment>Read out for the first day of the games that are listed</extracomment>
        <translation>Od dnia</translation>
    </message>
    <message>
        <source>from yyyy-mm-dd</source>
        <extracomment>In the empty field for the first day; as in 2026-03-01</extracomment>
        <translation>od rrrr-mm-dd</translation>
    </message>
    <message>
        <source>To day</source>
        <extracomment>Read out for the last day of the games that are listed</extracomment>
        <translation>Do dnia</translation>
    </message>
    <message>
        <source>to yyyy-mm-dd</source>
        <extracomment>In the empty field for the last day; as in 2026-03-01</extracomment>
        <translation>do rrrr-mm-dd</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: lists all games again</extracomment>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Kind of game: another game than Pocket Mars; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Any advice</source>
        <extracomment>Games are listed whether the coach was asked or not</extracomment>
        <translation>Z radą lub bez</translation>
    </message>
    <message>
        <source>Without advice</source>
        <extracomment>Only games in which the coach was not asked are listed</extracomment>
        <translation>Bez rady</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <extracomment>Read out for the choice of whether games with advice are listed</extracomment>
        <translation>Rada: %1</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>One folder up</source>
        <extracomment>Button: to the folder that this one lies in</extracomment>
        <translation>Folder wyżej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: chooses no folder</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <extracomment>Button: chooses the folder of which the contents are listed</extracomment>
        <translation>Wybierz ten folder</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>the game is set up</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>gra jest przygotowana</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Co się stało?</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>I see a table that no rule allows</source>
        <extracomment>The camera sees what can&apos;t have come about</extracomment>
        <translation>Widzę stół, na jaki nie pozwala żadna zasada</translation>
    </message>
    <message>
        <source>I see %1</source>
        <extracomment>The camera sees what can&apos;t have come about; %1 a list of what is wrong</extracomment>
        <translation>Widzę: %1</translation>
    </message>
    <message>
        <source>look at the table again</source>
        <extracomment>What to do about a table that no rule allows</extracomment>
        <translation>spójrz jeszcze raz na stół</translation>
    </message>
    <message>
        <source>put it right, or tell me what I missed</source>
        <translation>popraw to albo powiedz, co mi umknęło</translation>
    </message>
    <message>
        <source>no table breaks a rule just now</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>żaden stół nie łamie teraz zasad</translation>
    </message>
    <message>
        <source>no game has such a table: correct what I read wrong instead</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>żadna gra nie daje takiego stołu: popraw raczej to, co źle odczytałem</translation>
    </message>
    <message>
        <source>the game has not begun yet: set it up first</source>
        <extracomment>Why nothing can be corrected</extracomment>
        <translation>gra jeszcze się nie zaczęła: najpierw ją przygotuj</translation>
    </message>
    <message>
        <source>%1: no game has such a table; a colonist that comes to one place leaves another: correct both</source>
        <extracomment>Why something can&apos;t be corrected; %1 an item of the table</extracomment>
        <translation>%1: żadna gra nie daje takiego stołu; kolonista, który gdzieś przychodzi, skądś odchodzi: popraw oba miejsca</translation>
    </message>
    <message>
        <source>the table is as the player says</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>stół jest taki, jak mówi gracz</translation>
    </message>
    <message>
        <source>%1, or tell me what I missed</source>
        <extracomment>What to do about what is wrong on the table; %1 does it</extracomment>
        <translation>%1 albo powiedz, co mi umknęło</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>Answer to: What happened? Nothing but what is certain</extracomment>
        <translation>nic więcej</translation>
    </message>
    <message>
        <source>What was played last in this game?</source>
        <extracomment>Asked where the game may be over and the camera left doubt; the answers are moves</extracomment>
        <translation>Co zagrano na końcu tej gry?</translation>
    </message>
    <message>
        <source>the game that was begun can&apos;t be gone on with (%1); begin another one</source>
        <extracomment>%1 what is wrong with it</extracomment>
        <translation>rozpoczętej gry nie da się kontynuować (%1); zacznij inną</translation>
    </message>
    <message>
        <source>the rules do not allow this move now: tell it again</source>
        <extracomment>Why a move that the player told is not played</extracomment>
        <translation>zasady nie pozwalają teraz na ten ruch: podaj go jeszcze raz</translation>
    </message>
    <message>
        <source>the game has gone on meanwhile: look, and say it again</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>gra potoczyła się tymczasem dalej: sprawdź i podaj to jeszcze raz</translation>
    </message>
    <message>
        <source>the game has begun already</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>gra już się zaczęła</translation>
    </message>
    <message>
        <source>this question is not open any more</source>
        <extracomment>Why an answer changed nothing</extracomment>
        <translation>to pytanie nie jest już otwarte</translation>
    </message>
    <message>
        <source>this question has no such answer</source>
        <extracomment>Why an answer changed nothing</extracomment>
        <translation>to pytanie nie ma takiej odpowiedzi</translation>
    </message>
    <message>
        <source>there is no such step to go back to</source>
        <extracomment>Why nothing was taken back</extracomment>
        <translation>nie ma takiego kroku, do którego można by wrócić</translation>
    </message>
    <message>
        <source>there is no such step on the way back</source>
        <extracomment>Why a tick changed nothing</extracomment>
        <translation>nie ma takiego kroku w drodze powrotnej</translation>
    </message>
    <message>
        <source>the game goes on already</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>gra już toczy się dalej</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>Asked where the camera left doubt; the answers are cards: `G2`</extracomment>
        <translation>Która karta?</translation>
    </message>
    <message>
        <source>How many?</source>
        <extracomment>Asked where the camera left doubt; the answers are numbers</extracomment>
        <translation>Ile?</translation>
    </message>
    <message>
        <source>a game seems to be under way on this table</source>
        <extracomment>Said where a game is to begin on a table that has much else than a set-up</extracomment>
        <translation>na tym stole trwa chyba gra</translation>
    </message>
    <message>
        <source>set it up, or say that the game begins from here</source>
        <extracomment>What to do about a table on which a game seems to be under way</extracomment>
        <translation>przygotuj go albo powiedz, że gra zaczyna się od tego miejsca</translation>
    </message>
    <message>
        <source>cards seem to have been moved together</source>
        <extracomment>Said during a game where most of what differs are cards</extracomment>
        <translation>karty zostały chyba zsunięte</translation>
    </message>
    <message>
        <source>lay the stacks out again; the game waits</source>
        <extracomment>What to do about cards that were moved together</extracomment>
        <translation>rozłóż stosy na nowo; gra czeka</translation>
    </message>
    <message>
        <source>this looks like another table</source>
        <extracomment>Said during a game where much differs at once</extracomment>
        <translation>to wygląda na inny stół</translation>
    </message>
    <message>
        <source>lay it back, or say that it is right so; the game waits</source>
        <extracomment>What to do about a table that looks like another one</extracomment>
        <translation>ułóż go z powrotem albo powiedz, że tak ma być; gra czeka</translation>
    </message>
    <message>
        <source>In which building?</source>
        <extracomment>Asked where the camera left doubt; the answers are buildings</extracomment>
        <translation>W którym budynku?</translation>
    </message>
    <message>
        <source>And then?</source>
        <translation>A potem?</translation>
    </message>
    <message>
        <source>the table is right as it lies</source>
        <extracomment>Answer to: What happened? Nothing that the rules know, but the table is right so</extracomment>
        <translation>stół jest w porządku tak, jak leży</translation>
    </message>
    <message>
        <source>right as it lies: %1</source>
        <extracomment>Answer to: What happened? %1 is what is against the rules: 4 energy for red where 3 belong</extracomment>
        <translation>jest dobrze tak, jak leży: %1</translation>
    </message>
    <message>
        <source>taken back: a table was misread; what happened since is told anew</source>
        <extracomment>In the list of what happened in a game, in the place of steps that were told wrongly</extracomment>
        <translation>cofnięte: stół został raz źle odczytany; to, co wydarzyło się od tego czasu, zostanie podane na nowo</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Enter a game</source>
        <extracomment>Title of the form for a game that was played without the program</extracomment>
        <translation>Wpisz grę</translation>
    </message>
    <message>
        <source>Edit the game</source>
        <extracomment>Title of the form that changes a saved game</extracomment>
        <translation>Zmień grę</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: closes the form and changes nothing</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keeps what stands in the form of a game</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Who played and the points stay as they were scored.</source>
        <extracomment>Below the title of the form of a game that was scored from a photo or by watching</extracomment>
        <translation>Gracze i punkty pozostają takie, jak policzono.</translation>
    </message>
    <message>
        <source>All there. Lines that are left empty count as 0.</source>
        <extracomment>Below the title of the form of a game, while nothing is wrong</extracomment>
        <translation>Wszystko jest. Puste wiersze liczą się jako 0.</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Read out for the field with the day of a game</extracomment>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Read out for the field with the time of day of a game</extracomment>
        <translation>Godzina</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Read out for the field with the duration of a game</extracomment>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>minutes</source>
        <extracomment>In the empty field for how many minutes a game took</extracomment>
        <translation>minuty</translation>
    </message>
    <message>
        <source>Level not known</source>
        <extracomment>The level of a solo game is not known</extracomment>
        <translation>Poziom nieznany</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Superdroid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>Poziom: %1</translation>
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
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Line by line</source>
        <extracomment>How points are given: each line of the score pad</extracomment>
        <translation>Wiersz po wierszu</translation>
    </message>
    <message>
        <source>Only totals</source>
        <extracomment>How points are given: the total of each player</extracomment>
        <translation>Tylko sumy</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Edition of the game&apos;s rules</extracomment>
        <translation>Wydanie polskie</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>Head of the line with the players&apos; colours</extracomment>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <extracomment>Read out for the choice of a player&apos;s colour; %1 the seat from 1, %2 the colour</extracomment>
        <translation>Kolor gracza %1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of the line with the players&apos; names</extracomment>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>Read out for the field with a player&apos;s name; %1 the seat from 1</extracomment>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>In place of the automaton&apos;s name; short for Devious Automatics</extracomment>
        <translation>DA</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>In the empty field for a player&apos;s name: it may be left so</extracomment>
        <translation>jak zwykle</translation>
    </message>
    <message>
        <source>Player %1, %2</source>
        <extracomment>Read out for a field of the score pad; %1 the seat from 1, %2 the line</extracomment>
        <translation>Gracz %1, %2</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Total of player %1</source>
        <extracomment>Read out for the field with a player&apos;s total; %1 the seat from 1</extracomment>
        <translation>Suma gracza %1</translation>
    </message>
    <message>
        <source>Who won the tie?</source>
        <extracomment>Before the players with the most points, one of whom is to be chosen</extracomment>
        <translation>Kto wygrał remis?</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Read out for the field with the player&apos;s own words on a game
----------
In the empty field for the player&apos;s own words on a game</extracomment>
        <translation>Notatka</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Loading the photo …</source>
        <extracomment>In place of the photo of a saved game</extracomment>
        <translation>Wczytywanie zdjęcia…</translation>
    </message>
    <message>
        <source>It was saved with questions open.</source>
        <extracomment>Below who was ahead in a saved game</extracomment>
        <translation>Zapisano ją z otwartymi pytaniami.</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes a saved game, after asking</extracomment>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Button: shows a saved game step by step</extracomment>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <extracomment>Button: shows the code by which a saved game is logged in the app BG Stats</extracomment>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Edit …</source>
        <extracomment>Button: opens the form that changes a saved game</extracomment>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Open …</source>
        <extracomment>Button: opens a saved game of To Mars to look at its steps, and to go on</extracomment>
        <translation>Otwórz …</translation>
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
        <translation>Co robi gracz (%1)?</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <extracomment>Heading over a phase in which nothing is to be decided</extracomment>
        <translation>Tu nie ma nic do wyboru</translation>
    </message>
    <message>
        <source>Is that what happened?</source>
        <extracomment>Heading over a phase or turn that was entered</extracomment>
        <translation>Czy tak było?</translation>
    </message>
    <message>
        <source>One decision back</source>
        <extracomment>Button: takes the last decision of a move back</extracomment>
        <translation>Cofnij jedną decyzję</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: a phase in which nothing was to be decided is over; or a move that was entered is right</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>Tak, dalej</translation>
    </message>
    <message>
        <source>DA (%1) acts. What is its card?</source>
        <extracomment>Heading over what a card of the automaton may be; %1 the automaton&apos;s colour</extracomment>
        <translation>DA (%1) działa. Jaka to karta?</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <extracomment>Heading over what the player moves for the automaton</extracomment>
        <translation>Zrób to za Devious Automatics</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Setting up</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Set-up for one</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Przygotowanie gry solo</translation>
    </message>
    <message>
        <source>start begin solo alone</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>start początek samemu jeden gracz</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. One spaceship is yours, another one belongs to Devious Automatics (DA). Both energy markers start at 1.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>Ułóż pięć budynków w rzędzie, z miejscem na stos kart pod każdym. Jeden statek jest twój, drugi należy do Devious Automatics (DA). Oba znaczniki energii zaczynają na 1.</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Koloniści</translation>
    </message>
    <message>
        <source>One of your seven stands on your ship, six wait on Earth. DA has more of a start, as the level says: 5 on its ship and 2 on Earth as an android, 6 and 1 as a super droid, all 7 on its ship as a cyborg.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>Jeden z twoich siedmiu stoi na twoim statku, sześciu czeka na Ziemi. DA ma lepszy start, zależnie od poziomu: android 5 na statku i 2 na Ziemi, superdroid 6 i 1, cyborg wszystkich 7 na statku.</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading of a paragraph in the help
----------
Group of topics of the help</extracomment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Shuffle all 35 project cards and deal yourself four: two of your choice lie face down as your prep module, two are your hand. DA gets two, face down, that nobody has seen. The other 29 are the deck; leave a place for the discard pile.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>Potasuj wszystkie 35 kart projektów i rozdaj sobie cztery: dwie wybrane kładziesz zakryte jako moduł przygotowawczy, dwie zostają na ręce. DA dostaje dwie zakryte, których nikt nie widział. Pozostałe 29 to talia; zostaw miejsce na stos odrzuconych.</translation>
    </message>
    <message>
        <source>Set-up for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Przygotowanie gry dla 2–4</translation>
    </message>
    <message>
        <source>start begin versus players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>start początek gracze</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. Everybody takes a spaceship and the seven colonists of its colour: one stands on the ship, six wait on Earth. All energy markers start at 1.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>Ułóż pięć budynków w rzędzie, z miejscem na stos kart pod każdym. Każdy bierze statek i siedmiu kolonistów w jego kolorze: jeden staje na statku, sześciu czeka na Ziemi. Wszystkie znaczniki energii zaczynają na 1.</translation>
    </message>
    <message>
        <source>Shuffle the 35 project cards and deal four to each. Everybody chooses two of them to lie face down as the prep module; the other two are the hand. The rest is the deck; leave a place for the discard pile. Draw lots for who begins.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>Potasuj 35 kart projektów i rozdaj każdemu po cztery. Każdy wybiera dwie, które kładzie zakryte jako moduł przygotowawczy; dwie pozostałe to ręka. Reszta to talia; zostaw miejsce na stos odrzuconych. Wylosujcie, kto zaczyna.</translation>
    </message>
    <message>
        <source>Room on ★★</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Miejsce na ★★</translation>
    </message>
    <message>
        <source>With two players, as in the solo game, ★★ of a building holds one colonist; with three or four it holds two. ★ holds any number.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>Przy dwóch graczach, tak jak solo, ★★ budynku mieści jednego kolonistę; przy trzech lub czterech mieści dwóch. ★ mieści dowolną liczbę.</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Draft</translation>
    </message>
    <message>
        <source>choose deal variant</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>wybór rozdanie wariant</translation>
    </message>
    <message>
        <source>For players who know the cards: deal five to each. Keep one, hand the others on to the left, keep one of those that come, and so on until everybody has kept four. What is left over is shuffled back into the deck. Then choose two of your four for the prep module.</source>
        <extracomment>Help: Draft</extracomment>
        <translation>Dla graczy, którzy znają karty: rozdaj każdemu po pięć. Zatrzymaj jedną, resztę podaj w lewo, z otrzymanych znów zatrzymaj jedną i tak dalej, aż każdy będzie miał cztery. To, co zostało, wtasuj z powrotem do talii. Potem wybierz dwie ze swoich czterech do modułu przygotowawczego.</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>The round of the solo game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Runda gry solo</translation>
    </message>
    <message>
        <source>order phases</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>kolejność fazy</translation>
    </message>
    <message>
        <source>1. Architect</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. Architekt</translation>
    </message>
    <message>
        <source>You take one of the five actions, then bring your cards back to four.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>Wykonujesz jedną z pięciu akcji, potem znów masz mieć cztery karty.</translation>
    </message>
    <message>
        <source>2. System failure</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. Awaria systemu</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>Odrzuca się dwie wierzchnie karty talii.</translation>
    </message>
    <message>
        <source>3. Android activation</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. Aktywacja androidów</translation>
    </message>
    <message>
        <source>Devious Automatics acts if exactly one card lies in its prep module; then its prep module is filled up.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>Devious Automatics działa, jeśli w jego module leży dokładnie jedna karta; potem moduł zostaje uzupełniony.</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>After the third phase the game is over if you have all seven colonists in buildings, or DA has, or DA&apos;s prep module could not be filled up to two cards.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>Po trzeciej fazie gra się kończy, jeśli ty lub DA macie wszystkich siedmiu kolonistów w budynkach albo jeśli modułu DA nie dało się uzupełnić do dwóch kart.</translation>
    </message>
    <message>
        <source>The round for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Runda dla 2–4 graczy</translation>
    </message>
    <message>
        <source>order turn players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>kolejność tura gracze</translation>
    </message>
    <message>
        <source>Everybody has one turn, clockwise from the starting player: one of the five actions, then the four-card rule for all, beginning with whoever had the turn.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>Każdy ma jedną turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza: jedna z pięciu akcji, potem zasada czterech kart dla wszystkich, od tego, kto miał turę.</translation>
    </message>
    <message>
        <source>When a round is over and somebody has all seven colonists in buildings at that moment, the game ends.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>Gdy runda się kończy i ktoś ma w tej chwili wszystkich siedmiu kolonistów w budynkach, gra się kończy.</translation>
    </message>
    <message>
        <source>Architect phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Faza architekta</translation>
    </message>
    <message>
        <source>turn action solo</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>tura akcja solo</translation>
    </message>
    <message>
        <source>Your own turn in the solo game. Take exactly one of the five actions. Whatever you draw, on a card&apos;s account or to get back to four cards, comes from DA&apos;s prep module as long as a card lies there; which one, you choose by the back. Only then does the deck serve you.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>Twoja tura w grze solo. Wykonaj dokładnie jedną z pięciu akcji. Cokolwiek dobierasz, z powodu karty czy do czterech kart, pochodzi z modułu przygotowawczego DA, dopóki leży tam karta; którą, wybierasz po rewersie. Dopiero potem dobierasz z talii.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Warto wiedzieć</translation>
    </message>
    <message>
        <source>DA acts only with exactly one card in its prep module. With two it rests, with none it just refills: what you draw decides about that.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>DA działa tylko wtedy, gdy w jego module leży dokładnie jedna karta. Przy dwóch odpoczywa, bez kart tylko uzupełnia: decyduje o tym to, co dobierasz.</translation>
    </message>
    <message>
        <source>System failure phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Faza awarii systemu</translation>
    </message>
    <message>
        <source>discard deck spark</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>odrzucanie talia iskra</translation>
    </message>
    <message>
        <source>Put the two top cards of the deck face up on the discard pile, or the last one if there is only one. It is not a draw, so DA&apos;s prep module is not touched. In the solo game the deck is never shuffled anew: these cards bring the end nearer.</source>
        <extracomment>Help: System failure phase</extracomment>
        <translation>Połóż dwie wierzchnie karty talii odkryte na stosie odrzuconych, albo ostatnią, jeśli jest tylko jedna. To nie dobieranie, więc moduł DA zostaje nietknięty. W grze solo talii nigdy nie tasuje się na nowo: te karty przybliżają koniec.</translation>
    </message>
    <message>
        <source>Android activation phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Faza aktywacji androidów</translation>
    </message>
    <message>
        <source>DA activation refill</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>DA aktywacja uzupełnianie</translation>
    </message>
    <message>
        <source>Two cards in DA&apos;s prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Dwie karty w module DA</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>Nic się nie dzieje.</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Jedna karta</translation>
    </message>
    <message>
        <source>First DA settles a colonist in the building of that card&apos;s suit; if none is on its ship it launches one instead. For habitation this step is left out. Then DA uses its own ability for that suit. The card stays face down and is not discarded.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>Najpierw DA osiedla kolonistę w budynku rodzaju tej karty; jeśli nie ma nikogo na statku, wysyła jednego z Ziemi. Przy budownictwie pomija się ten krok. Potem DA używa własnej zdolności dla tego rodzaju. Karta zostaje zakryta i nie jest odrzucana.</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Bez kart</translation>
    </message>
    <message>
        <source>DA only refills.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>DA tylko uzupełnia karty.</translation>
    </message>
    <message>
        <source>Refilling</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Uzupełnianie</translation>
    </message>
    <message>
        <source>Fill DA&apos;s prep module up to two cards from the top of the deck, unseen.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>Uzupełnij moduł DA do dwóch kart z wierzchu talii, bez oglądania.</translation>
    </message>
    <message>
        <source>The five actions</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Pięć akcji</translation>
    </message>
    <message>
        <source>Play a card of your hand</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Zagranie karty z ręki</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>górna</translation>
    </message>
    <message>
        <source>Do what the upper action of the card says, one step after the other and each as far as possible; then discard the card. You may play it even if nothing of it works.</source>
        <extracomment>Help: Play a card of your hand</extracomment>
        <translation>Wykonaj górną akcję karty, krok po kroku i każdy na ile się da; potem odrzuć kartę. Możesz ją zagrać, nawet jeśli nic z niej nie zadziała.</translation>
    </message>
    <message>
        <source>Play a card of your prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Zagranie karty ze swojego modułu</translation>
    </message>
    <message>
        <source>bottom stack connect</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>dolna stos dołączenie</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit, so that the value of the card below stays visible. Then come three steps. Each is up to you, but the order is fixed:</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Odkryj kartę i połóż ją na stosie jej rodzaju, tak by wartość karty pod spodem była widoczna. Potem następują trzy kroki. Każdy jest dobrowolny, ale kolejność jest stała:</translation>
    </message>
    <message>
        <source>1. Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. Osiedlenie</translation>
    </message>
    <message>
        <source>If its value is higher than that of the card it covers, settle a colonist in that building. The first card of a stack has to beat the building&apos;s 3. Habitation has no room for colonists.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Jeśli jej wartość jest wyższa niż karty, którą przykrywa, osiedl kolonistę w tym budynku. Pierwsza karta stosu musi przebić 3 budynku. W budownictwie nie ma miejsca dla kolonistów.</translation>
    </message>
    <message>
        <source>2. Bottom action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. Dolna akcja</translation>
    </message>
    <message>
        <source>Use the lower action of the card.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Użyj dolnej akcji karty.</translation>
    </message>
    <message>
        <source>3. Ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. Zdolność</translation>
    </message>
    <message>
        <source>Use the ability of the building.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>Użyj zdolności budynku.</translation>
    </message>
    <message>
        <source>Play a card of another&apos;s prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Zagranie karty z cudzego modułu</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>cudza karta</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2–4 graczy</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit. Its owner may use the lower action as if it were their own play; you may use the building&apos;s ability. Nobody settles for the value.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>Odkryj kartę i połóż ją na stosie jej rodzaju. Jej właściciel może użyć dolnej akcji jak przy własnym zagraniu; ty możesz użyć zdolności budynku. Za wartość nikt się nie osiedla.</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>From DA&apos;s prep module: you may settle if the value is higher, and you may use the building&apos;s ability. The lower action is lost.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>Z modułu DA: możesz osiedlić kolonistę, jeśli wartość jest wyższa, i użyć zdolności budynku. Dolna akcja przepada.</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>Topic of the help
----------
Heading of a paragraph in the help</extracomment>
        <translation>Wysłanie</translation>
    </message>
    <message>
        <source>Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>Ziemia statek</translation>
    </message>
    <message>
        <source>Move one of your colonists from Earth to your ship. In the solo game you also discard a card of DA&apos;s prep module; if no card lies there, or nobody of yours is on Earth any more, you can&apos;t take this action.</source>
        <extracomment>Help: Launch</extracomment>
        <translation>Przenieś jednego swojego kolonistę z Ziemi na swój statek. W grze solo odrzucasz też kartę z modułu DA; jeśli nie leży tam żadna karta albo nie masz już nikogo na Ziemi, nie możesz wykonać tej akcji.</translation>
    </message>
    <message>
        <source>Turn a card into energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Karta na energię</translation>
    </message>
    <message>
        <source>discard gain</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>odrzucanie zysk</translation>
    </message>
    <message>
        <source>Discard a card of your hand or prep module and gain 1 energy, in the solo game 2. Energy never exceeds 7; you may still discard a card at 7, for nothing.</source>
        <extracomment>Help: Turn a card into energy</extracomment>
        <translation>Odrzuć kartę z ręki lub modułu i zyskaj 1 energię, w grze solo 2. Energia nigdy nie przekracza 7; przy 7 nadal możesz odrzucić kartę, za nic.</translation>
    </message>
    <message>
        <source>Rules of every turn</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Zasady każdej tury</translation>
    </message>
    <message>
        <source>The four-card rule</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Zasada czterech kart</translation>
    </message>
    <message>
        <source>hand draw discard refill prep</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>ręka dobieranie odrzucanie uzupełnianie</translation>
    </message>
    <message>
        <source>At the end of each turn, first the player whose turn it was, then the others clockwise; in the solo game only you:</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Na koniec każdej tury, najpierw gracz, który miał turę, potem pozostali zgodnie z ruchem wskazówek zegara; w grze solo tylko ty:</translation>
    </message>
    <message>
        <source>Too many</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Za dużo</translation>
    </message>
    <message>
        <source>With more than four cards in hand and prep module together, discard cards of the hand until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Mając razem na ręce i w module więcej niż cztery karty, odrzucaj karty z ręki, aż zostaną cztery.</translation>
    </message>
    <message>
        <source>Too few</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Za mało</translation>
    </message>
    <message>
        <source>With fewer than four, draw until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Mając mniej niż cztery, dobierz do czterech.</translation>
    </message>
    <message>
        <source>Prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Moduł przygotowawczy</translation>
    </message>
    <message>
        <source>Then put cards of your hand into the prep module until two lie there. Cards never come back from there to the hand, unless a card says so.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Potem wkładaj karty z ręki do modułu, aż będą tam dwie. Karty nigdy stamtąd nie wracają na rękę, chyba że mówi tak karta.</translation>
    </message>
    <message>
        <source>Nothing left to draw</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Nie ma czego dobrać</translation>
    </message>
    <message>
        <source>Go on with fewer cards; the prep module is filled first.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>Graj dalej z mniejszą liczbą kart; najpierw uzupełnia się moduł.</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Talia się kończy</translation>
    </message>
    <message>
        <source>shuffle empty</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>tasowanie pusta</translation>
    </message>
    <message>
        <source>At once all covered cards of the stacks go to the discard pile, which is shuffled into a new deck. The top card of each stack stays.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>Natychmiast wszystkie przykryte karty stosów trafiają na stos odrzuconych, który tasuje się w nową talię. Wierzchnia karta każdego stosu zostaje.</translation>
    </message>
    <message>
        <source>There is no new deck. As soon as DA&apos;s prep module can&apos;t be filled up to two cards, the round at hand is the last.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>Nowej talii nie ma. Gdy modułu DA nie da się uzupełnić do dwóch kart, trwająca runda jest ostatnia.</translation>
    </message>
    <message>
        <source>Must, may and costs</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Przymus, wybór i koszty</translation>
    </message>
    <message>
        <source>forced optional pay condition</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>obowiązkowe dobrowolne płacenie warunek</translation>
    </message>
    <message>
        <source>The upper action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Górna akcja</translation>
    </message>
    <message>
        <source>Everything is carried out as far as possible; only paying, and what a card expressly allows, is your choice. You can&apos;t launch fewer than possible.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>Wszystko wykonuje się na ile się da; wybór masz tylko przy płaceniu i tam, gdzie karta wyraźnie na to pozwala. Nie można wysłać mniej kolonistów, niż się da.</translation>
    </message>
    <message>
        <source>Lower action and ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Dolna akcja i zdolność</translation>
    </message>
    <message>
        <source>Always your choice, but only where something changes; looking at cards counts as a change.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>Zawsze dobrowolne, ale tylko gdy coś się zmienia; obejrzenie kart liczy się jako zmiana.</translation>
    </message>
    <message>
        <source>Costs</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Koszty</translation>
    </message>
    <message>
        <source>You pay all of it or nothing, and only if something then happens. Where a card asks for a condition, nothing of it happens unless the condition holds.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>Płacisz całość albo nic i tylko wtedy, gdy coś się potem stanie. Gdy karta stawia warunek, bez jego spełnienia nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Słowniczek</translation>
    </message>
    <message>
        <source>glossary launch settle upgrade downgrade connect Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>słownik pojęcia wysłać osiedlić awansować zdegradować Ziemia statek</translation>
    </message>
    <message>
        <source>from Earth to the own ship.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>z Ziemi na własny statek.</translation>
    </message>
    <message>
        <source>Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Osiedlenie</translation>
    </message>
    <message>
        <source>from the own ship to ★ of a building.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>z własnego statku na ★ budynku.</translation>
    </message>
    <message>
        <source>Upgrade, downgrade</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Awans, degradacja</translation>
    </message>
    <message>
        <source>from ★ to ★★ of the same building, or back. ★★ needs room.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>z ★ na ★★ tego samego budynku albo z powrotem. Na ★★ musi być miejsce.</translation>
    </message>
    <message>
        <source>a player&apos;s two face-down cards. Their owner may look at them at any time.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>dwie zakryte karty gracza. Ich właściciel może je w każdej chwili obejrzeć.</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Stos</translation>
    </message>
    <message>
        <source>the project cards under a building. A card that lies face down counts as 0 there.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>karty projektów pod budynkiem. Zakryta karta liczy się tam jako 0.</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>What DA chooses</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Co wybiera DA</translation>
    </message>
    <message>
        <source>tie automaton decision</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>remis automat decyzja</translation>
    </message>
    <message>
        <source>Where Devious Automatics has a choice it takes what makes its lead over you largest, counted as if the game ended right then. If several are as good: greenhouse before energy bank, comms center and aqualab. Among equals you may decide otherwise.</source>
        <extracomment>Help: What DA chooses</extracomment>
        <translation>Gdy Devious Automatics ma wybór, robi to, co daje mu największą przewagę nad tobą, licząc, jakby gra skończyła się właśnie teraz. Gdy kilka możliwości jest równie dobrych: ekosystem przed energią, nauką i wodą. Wśród równych możesz zdecydować inaczej.</translation>
    </message>
    <message>
        <source>DA: two upgrades</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: dwa awanse</translation>
    </message>
    <message>
        <source>Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that works nowhere, one of yours goes from ★★ back to ★. If neither is possible, nothing happens.</source>
        <extracomment>Help: DA: two upgrades</extracomment>
        <translation>Dwa razy: kolonista DA przechodzi z ★ na ★★ w budynku, gdzie jest miejsce. Jeśli nigdzie się nie da, jeden z twoich wraca z ★★ na ★. Jeśli i to niemożliwe, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>DA: energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: energia</translation>
    </message>
    <message>
        <source>DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two top cards of the deck are discarded.</source>
        <extracomment>Help: DA: energy</extracomment>
        <translation>DA zyskuje 2 energie, najwyżej do 7. Jeśli miał już 7, iskrzy: odrzuca się dwie wierzchnie karty talii.</translation>
    </message>
    <message>
        <source>DA: launch</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: wysłanie</translation>
    </message>
    <message>
        <source>One of DA&apos;s colonists goes from Earth to its ship, if one is left there.</source>
        <extracomment>Help: DA: launch</extracomment>
        <translation>Jeden kolonista DA przechodzi z Ziemi na jego statek, jeśli jakiś tam został.</translation>
    </message>
    <message>
        <source>DA: spark</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: iskra</translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>odrzucanie</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded. The game gets shorter.</source>
        <extracomment>Help: DA: spark</extracomment>
        <translation>Odrzuca się dwie wierzchnie karty talii. Gra staje się krótsza.</translation>
    </message>
    <message>
        <source>DA: calculations</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA: obliczenia</translation>
    </message>
    <message>
        <source>DA settles a colonist in whichever building gives it the largest lead. With none on its ship, it launches one instead.</source>
        <extracomment>Help: DA: calculations</extracomment>
        <translation>DA osiedla kolonistę w budynku, który daje mu największą przewagę. Jeśli nie ma nikogo na statku, wysyła jednego z Ziemi.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>What counts</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Co się liczy</translation>
    </message>
    <message>
        <source>points victory score sheet</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>punkty zwycięstwa arkusz wynik</translation>
    </message>
    <message>
        <source>Each colonist</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Każdy kolonista</translation>
    </message>
    <message>
        <source>1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>1 punkt na własnym statku, 2 na ★, 4 na ★★. Ci na Ziemi nic nie dają.</translation>
    </message>
    <message>
        <source>In all four buildings</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>We wszystkich czterech budynkach</translation>
    </message>
    <message>
        <source>With at least one colonist in each: 2 points, for DA 4.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>Przynajmniej jeden kolonista w każdym: 2 punkty, dla DA 4.</translation>
    </message>
    <message>
        <source>Four in one building</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Czterech w jednym budynku</translation>
    </message>
    <message>
        <source>With at least four in any one building: 3 points, for DA 5. It counts only once.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>Przynajmniej czterech w którymkolwiek budynku: 3 punkty, dla DA 5. Liczy się tylko raz.</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Najwięcej energii</translation>
    </message>
    <message>
        <source>1 point for everybody who has the highest level, for DA 2.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>1 punkt dla każdego, kto ma najwyższy poziom, dla DA 2.</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>equal draw winner edition Polish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>równo zwycięzca wydanie polskie</translation>
    </message>
    <message>
        <source>You win only with more points than DA. An equal score is DA&apos;s.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>Wygrywasz tylko mając więcej punktów niż DA. Przy równym wyniku wygrywa DA.</translation>
    </message>
    <message>
        <source>English edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Wydanie angielskie</translation>
    </message>
    <message>
        <source>Whoever has more colonists in buildings wins; if that is equal too, the win is shared.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>Wygrywa ten, kto ma więcej kolonistów w budynkach; jeśli i to jest równe, zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Wydanie polskie</translation>
    </message>
    <message>
        <source>First, more colonists on ★★ win, then more in buildings. If all is equal the game is a draw and played again.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>Najpierw decyduje więcej kolonistów na ★★, potem więcej w budynkach. Jeśli wszystko jest równe, jest remis i gra się jeszcze raz.</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Kiedy gra się kończy</translation>
    </message>
    <message>
        <source>last round finish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>ostatnia runda koniec</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has all seven colonists in buildings. It counts what lies on the table at that moment.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>Na koniec rundy, w której ktoś ma wszystkich siedmiu kolonistów w budynkach. Liczy się to, co leży w tej chwili na stole.</translation>
    </message>
    <message>
        <source>After the android phase, if you or DA have all seven colonists in buildings, or DA&apos;s prep module has fewer than two cards.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>Po fazie androidów, jeśli ty lub DA macie wszystkich siedmiu kolonistów w budynkach albo w module DA są mniej niż dwie karty.</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Ten program</translation>
    </message>
    <message>
        <source>With a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Z kamerą</translation>
    </message>
    <message>
        <source>watch light photo picture</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>śledzenie światło zdjęcie obraz</translation>
    </message>
    <message>
        <source>The camera</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Fix it above the middle of the table, with all buildings, ships and Earth in view. Light from the side keeps reflections off the cards.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Umocuj ją nad środkiem stołu, tak by widziała wszystkie budynki, statki i Ziemię. Światło z boku nie odbija się w kartach.</translation>
    </message>
    <message>
        <source>While you play</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Podczas gry</translation>
    </message>
    <message>
        <source>Just play. As soon as no hand is over the table, the program looks at it and says what happened. Where it is not sure it asks; the next move often answers by itself.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Po prostu graj. Gdy nad stołem nie ma już ręki, program patrzy i mówi, co się stało. Gdy nie jest pewien, pyta; często odpowiedź przynosi następny ruch.</translation>
    </message>
    <message>
        <source>When it is wrong</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Gdy się myli</translation>
    </message>
    <message>
        <source>Tap what is wrong and say what it is. What you said counts more than what the camera sees.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>Dotknij tego, co się nie zgadza, i podaj, co to jest. Twoje słowo liczy się bardziej niż to, co widzi kamera.</translation>
    </message>
    <message>
        <source>Without a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Bez kamery</translation>
    </message>
    <message>
        <source>by hand photo score</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>ręcznie zdjęcie wynik</translation>
    </message>
    <message>
        <source>A photo of the table at the end of a game is enough: open or drop it on the page Score. What could not be read for sure is asked, and everything can be corrected.</source>
        <extracomment>Help: Without a camera</extracomment>
        <translation>Wystarczy zdjęcie stołu na koniec gry: otwórz je lub upuść na stronie Punkty. O to, czego nie dało się pewnie odczytać, program zapyta, a wszystko można poprawić.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>keyboard shortcut</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>klawiatura skróty</translation>
    </message>
    <message>
        <source>Tab and the arrow keys reach everything, Return presses it, Esc closes what is open.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Tab i strzałki prowadzą wszędzie, Enter naciska, Esc zamyka to, co otwarte.</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Skróty</translation>
    </message>
    <message>
        <source>Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Ctrl+O otwiera zdjęcie, Ctrl+S zapisuje, Ctrl+Z cofa, F1 pokazuje tę pomoc.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>Heading in the help: what a building is good for</extracomment>
        <translation>Zdolność</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Heading in the help: colonists in a building</extracomment>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>None: colonists can&apos;t live here, and its cards have the value 0.</source>
        <extracomment>Help: the habitation</extracomment>
        <translation>Brak: koloniści nie mogą tu mieszkać, a karty mają wartość 0.</translation>
    </message>
    <message>
        <source>★ holds any number of colonists, 2 points each. ★★ holds one with one or two players and two with three or four, 4 points each.</source>
        <extracomment>Help: a building</extracomment>
        <translation>★ mieści dowolną liczbę kolonistów, po 2 punkty. ★★ mieści jednego przy jednym lub dwóch graczach, a dwóch przy trzech lub czterech, po 4 punkty.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading in the help: number on a card</extracomment>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>3, which the first card of its stack has to beat for a colonist to settle.</source>
        <extracomment>Help: a building</extracomment>
        <translation>3; pierwsza karta stosu musi ją przebić, by kolonista mógł się osiedlić.</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading in the help: when an ability is used</extracomment>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Each time a card is laid on its stack, as the last step. It costs nothing, and you may do without.</source>
        <extracomment>Help: a building</extracomment>
        <translation>Za każdym razem, gdy karta trafia na jego stos, jako ostatni krok. Nic nie kosztuje i można z niej zrezygnować.</translation>
    </message>
    <message>
        <source>Top, from your hand</source>
        <extracomment>Heading in the help: what a card does when it is played from the hand</extracomment>
        <translation>Góra, z ręki</translation>
    </message>
    <message>
        <source>Bottom, from a prep module</source>
        <extracomment>Heading in the help: what a card does when it is played from a prep module</extracomment>
        <translation>Dół, z modułu przygotowawczego</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading in the help: a remark on a card</extracomment>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Group of topics of the help: another game; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Following a Mars ship</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Śledzenie statku na Marsa</translation>
    </message>
    <message>
        <source>begin step undo save photo board tracker</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>zacząć krok cofnąć zapisać zdjęcie plansza śledzenie</translation>
    </message>
    <message>
        <source>The page To Mars follows the Mars ship of another game: whose modules lie where, what they give, and what the ship is worth. Whose turn it is, what things cost and all other cards stay in your hands.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>Strona To Mars śledzi statek na Marsa z innej gry: czyje moduły gdzie leżą, co dają i ile wart jest statek. Czyja jest tura, co ile kosztuje i wszystkie inne karty zostają w twoich rękach.</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Początek</translation>
    </message>
    <message>
        <source>One to four names with their colours, and a board. The board that comes along is made up: enter your own once, over a photo or by typing.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>Od jednego do czterech imion z kolorami i plansza. Dołączona plansza jest zmyślona: swoją wprowadź raz, na zdjęciu albo wpisując.</translation>
    </message>
    <message>
        <source>A step</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Tap who acts, then what is done. Where it needs a place, the places that are allowed light up on the ship; any other says why not. What a step gives, or has to be paid, is told below the ship.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>Dotknij, kto działa, potem co robi. Gdy potrzeba miejsca, na statku świecą się te dozwolone; każde inne mówi, dlaczego nie. Co krok daje i co trzeba zapłacić, stoi pod statkiem.</translation>
    </message>
    <message>
        <source>What is due</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Co trzeba zrobić</translation>
    </message>
    <message>
        <source>What a card brings at once comes before anything else. If it can&apos;t be done at the table, leave it out.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>To, co karta daje od razu, jest przed wszystkim innym. Jeśli przy stole nie da się tego zrobić, pomiń to.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>Each step can be taken back, down to the first, also after the end and in a game of the history.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>Każdy krok można cofnąć, aż do pierwszego, także po końcu i w grze z historii.</translation>
    </message>
    <message>
        <source>Photo and history</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Zdjęcie i historia</translation>
    </message>
    <message>
        <source>Under Score, add a photo of the ship: your own board is found in it, or mark its corners, and it is drawn flat below the tracker. Save puts the game into the history; saving again takes its place there.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>W zakładce Wynik dodaj zdjęcie statku: twoja plansza zostanie na nim znaleziona albo zaznacz jej rogi, a pod śledzeniem pokaże się płasko. Zapisz wstawia grę do historii; ponowny zapis zajmuje jej miejsce.</translation>
    </message>
    <message>
        <source>Modules, panels, astronauts</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Moduły, panele, astronauci</translation>
    </message>
    <message>
        <source>ticket token dome workshop laboratory place section area slot</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>bilet żeton kopuła warsztat laboratorium pole sekcja obszar miejsce</translation>
    </message>
    <message>
        <source>Tickets</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Bilety</translation>
    </message>
    <message>
        <source>A corporation token gives one. They never run out: beyond the twelve in the box use anything.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>Daje go żeton korporacji. Nigdy się nie kończą: poza dwunastoma z pudełka użyj czegokolwiek.</translation>
    </message>
    <message>
        <source>Modules</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Moduły</translation>
    </message>
    <message>
        <source>For a ticket, a structure of yours leaves the main board for the ship, where it is called a module: a dome gives 3 credits, a workshop 1 titanium, a laboratory 1 rare earth, whichever way it came.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>Za bilet twoja budowla przechodzi z planszy głównej na statek i nazywa się tam modułem: kopuła daje 3 kredyty, warsztat 1 tytan, laboratorium 1 metal ziem rzadkich, którąkolwiek drogą przybyła.</translation>
    </message>
    <message>
        <source>Where they go</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Dokąd trafiają</translation>
    </message>
    <message>
        <source>To the lowest number that fits in the section furthest left; where it has no room for the module, to the next section that has.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>Na najniższy pasujący numer w sekcji najdalej w lewo; gdy nie ma tam miejsca na moduł, do następnej, która je ma.</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Panele słoneczne</translation>
    </message>
    <message>
        <source>Built by the action of the game, by a player with a module in a section beside the panel.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>Buduje się je akcją gry; może to gracz z modułem w sekcji obok panelu.</translation>
    </message>
    <message>
        <source>Astronauts</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Astronauci</translation>
    </message>
    <message>
        <source>An astronaut that you gain may go to a free slot beside a module of yours instead of your base. Its points count at once.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>Zdobyty astronauta może zamiast do bazy pójść na wolne miejsce obok twojego modułu. Punkty liczą się od razu.</translation>
    </message>
    <message>
        <source>Goals and sections</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Cele i sekcje</translation>
    </message>
    <message>
        <source>points end score complete tie majority</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>punkty koniec wynik ukończona remis większość</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Modules in one, two and all three sections: 4, 8 and 12 points for the first, 2, 6 and 10 for the second. With two players the second places are closed, with three that of two sections.</source>
        <extracomment>Help: Goals and sections</extracomment>
        <translation>Moduły w jednej, dwóch i wszystkich trzech sekcjach: 4, 8 i 12 punktów dla pierwszego, 2, 6 i 10 dla drugiego. Przy dwóch graczach drugie miejsca są zamknięte, przy trzech to za dwie sekcje.</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Sekcje</translation>
    </message>
    <message>
        <source>At the end a section counts if all its spaces are covered and all panels beside it stand; free slots don&apos;t matter. Who has most there, by the size of all modules, gets 10 points, the next 6, the third 3. In a tie the one who was there first is ahead.</source>
        <extracomment>Help: Goals and sections</extracomment>
        <translation>Na końcu sekcja liczy się, jeśli wszystkie jej pola są zajęte i stoją wszystkie panele obok; wolne miejsca astronautów nie mają znaczenia. Kto ma tam najwięcej, licząc rozmiar wszystkich modułów, dostaje 10 punktów, następny 6, trzeci 3. W remisie pierwszy jest ten, kto był tam wcześniej.</translation>
    </message>
    <message>
        <source>How the sheet is read</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Jak czytana jest karta</translation>
    </message>
    <message>
        <source>unclear decision area skip solo energy crater</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>niejasne decyzja obszar pominąć solo energia krater</translation>
    </message>
    <message>
        <source>Where one reading is plainly meant, or nothing hangs on it, the program takes it and does not ask.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Gdzie jedno znaczenie jest oczywiste albo nic od niego nie zależy, program je przyjmuje i nie pyta.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>A module lies within one area: two spaces above and one below hold no laboratory of three. The sheet&apos;s own example has it so.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Moduł leży w jednym obszarze: dwa pola u góry i jedno u dołu nie pomieszczą laboratorium o rozmiarze trzy. Tak jest w przykładzie z karty.</translation>
    </message>
    <message>
        <source>Left out for now</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Na razie pominięte</translation>
    </message>
    <message>
        <source>Spaces that were too few for a module stay open, and smaller ones fill them later.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Pola, których było za mało na moduł, zostają wolne i zajmują je później mniejsze.</translation>
    </message>
    <message>
        <source>The panel of Orbital Robotics</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Panel Robotyki orbitalnej</translation>
    </message>
    <message>
        <source>Where it can be built it is: 1 rare earth is only for when it can&apos;t. So it can&apos;t be left out.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Gdzie można go zbudować, buduje się go: 1 metal ziem rzadkich jest tylko, gdy się nie da. Dlatego nie można go pominąć.</translation>
    </message>
    <message>
        <source>Goals alone</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Cele w pojedynkę</translation>
    </message>
    <message>
        <source>The second places are closed as with two players. Alone nothing hangs on it, as nobody claims a goal twice; a rival counts as the second player.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Drugie miejsca są zamknięte jak przy dwóch graczach. W pojedynkę nic od tego nie zależy, bo nikt nie zdobywa celu dwa razy; rywal liczy się jako drugi gracz.</translation>
    </message>
    <message>
        <source>Solar Cells</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Ogniwa słoneczne</translation>
    </message>
    <message>
        <source>They give energy for projects that are funded after them, the one that they bring included, not for themselves.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Dają energię za projekty sfinansowane po nich, także za ten, który same przynoszą, ale nie za siebie.</translation>
    </message>
    <message>
        <source>Launch Pad</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Platforma startowa</translation>
    </message>
    <message>
        <source>First the structure, then the panel that it may bring, then the astronaut, who may stand beside the new module, and may be swapped. The crater is the main board.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Najpierw budowla, potem panel, który może przynieść, potem astronauta; może stanąć obok nowego modułu i może być zamieniony. Krater to plansza główna.</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>Prom księżycowy</translation>
    </message>
    <message>
        <source>Works as often as there are tickets. Points of an astronaut that comes back stay.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>Działa tyle razy, ile jest biletów. Punkty astronauty, który wraca, zostają.</translation>
    </message>
    <message>
        <source>Projects</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Projekty</translation>
    </message>
    <message>
        <source>What the sheet leaves open</source>
        <extracomment>Topic of the help</extracomment>
        <translation>Czego karta nie mówi</translation>
    </message>
    <message>
        <source>These points the sheet does not settle. Each has an answer that counts by itself, and another that you can choose; what you choose is remembered, and counts in the games that begin from then on. A game that has begun keeps what it began with.</source>
        <extracomment>Help: What the sheet leaves open</extracomment>
        <translation>Tych punktów karta nie rozstrzyga. Każdy ma odpowiedź domyślną i drugą, którą możesz wybrać; wybór jest pamiętany i liczy się w grach, które zaczną się później. Rozpoczęta gra zachowuje to, z czym się zaczęła.</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <extracomment>Title of the page with the rules and cards</extracomment>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <extracomment>In the empty line to search the help</extracomment>
        <translation>Szukaj w zasadach i kartach</translation>
    </message>
    <message>
        <source>Topics</source>
        <extracomment>Read out for the list of topics of the help</extracomment>
        <translation>Tematy</translation>
    </message>
    <message>
        <source>Nothing is called so. Try another word, or a part of it.</source>
        <extracomment>In place of the list where a search finds nothing</extracomment>
        <translation>Niczego takiego nie ma. Spróbuj innego słowa albo jego części.</translation>
    </message>
    <message>
        <source>Does your copy say something else?</source>
        <extracomment>Heading over the ways to read a card of which prints differ</extracomment>
        <translation>Twój egzemplarz mówi co innego?</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Remove this game?</source>
        <extracomment>Asked before a saved game is removed</extracomment>
        <translation>Usunąć tę grę?</translation>
    </message>
    <message>
        <source>Its photo and its score leave the history for good.</source>
        <extracomment>What removing a saved game means</extracomment>
        <translation>Jej zdjęcie i wynik znikną z historii na zawsze.</translation>
    </message>
    <message>
        <source>Remove the game</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Usuń grę</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of the page with the saved games</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>Title of the empty history</extracomment>
        <translation>Nie ma jeszcze gier</translation>
    </message>
    <message>
        <source>Score a table</source>
        <extracomment>Button in the empty history: goes to the page that scores a photo</extracomment>
        <translation>Podlicz stół</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Shows the list of the saved games
----------
Read out for the list of saved games</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Choose a game to see its score sheet and its photo.</source>
        <extracomment>While no saved game is chosen</extracomment>
        <translation>Wybierz grę, aby zobaczyć jej arkusz punktów i zdjęcie.</translation>
    </message>
    <message>
        <source>Export the games that are listed</source>
        <extracomment>Title of the dialog that writes the games to a file</extracomment>
        <translation>Eksport gier z listy</translation>
    </message>
    <message>
        <source>For a spreadsheet (*.csv)</source>
        <extracomment>File types in the dialog that writes the games</extracomment>
        <translation>Dla arkusza kalkulacyjnego (*.csv)</translation>
    </message>
    <message>
        <source>For this program (*.json)</source>
        <translation>Dla tego programu (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>Title of the dialog that reads games from a file</extracomment>
        <translation>Import gier</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <extracomment>File types in the dialog that reads games</extracomment>
        <translation>Wyeksportowane gry (*.json)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Shows what all saved games say together</extracomment>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Read out for the field by which games are searched for</extracomment>
        <translation>Szukaj wśród gier</translation>
    </message>
    <message>
        <source>Search …</source>
        <extracomment>In the empty field by which games are searched for</extracomment>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Button: shows by what the list of games can be narrowed</extracomment>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <extracomment>Button: opens the form for a game that was played without the program</extracomment>
        <translation>Wpisz grę</translation>
    </message>
    <message>
        <source>Export, import, players</source>
        <extracomment>Button: more to do with the history</extracomment>
        <translation>Eksport, import, gracze</translation>
    </message>
    <message>
        <source>Export …</source>
        <extracomment>In a menu: writes the games that are listed to a file</extracomment>
        <translation>Eksportuj …</translation>
    </message>
    <message>
        <source>Import …</source>
        <extracomment>In a menu: reads games from a file</extracomment>
        <translation>Importuj …</translation>
    </message>
    <message>
        <source>Names of the players …</source>
        <extracomment>In a menu: who usually plays which colour</extracomment>
        <translation>Imiona graczy …</translation>
    </message>
    <message>
        <source>Score a table and save it: the game, its score sheet and its photo will stand here. Games that you played before can be entered by hand.</source>
        <extracomment>In the empty history</extracomment>
        <translation>Policz stół i zapisz go: tu pojawi się gra, jej arkusz punktów i zdjęcie. Dawniejsze gry można wpisać ręcznie.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Below the list of games; %1 how many fit the filter, %2 how many there are</extracomment>
        <translation>%1 z %2 gier</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>Where a filter leaves no saved game</extracomment>
        <translation>Żadna gra nie pasuje do filtra.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play with a camera over the table or by hand, or score a game from one photo.</source>
        <extracomment>Below the title of the first page</extracomment>
        <translation>Graj z kamerą nad stołem albo ręcznie, albo podlicz grę z jednego zdjęcia.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>On the first page: back to the game that is being played</extracomment>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <extracomment>On the first page, before there is any card profile</extracomment>
        <translation>Pokaż przykładowy stół</translation>
    </message>
    <message>
        <source>Learns the cards that come with the program, and scores a photo of them</source>
        <extracomment>Below “Show me the sample table”</extracomment>
        <translation>Uczy się kart dołączonych do programu i podlicza ich zdjęcie</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>On the first page</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Alone against Devious Automatics, or 2 to 4 players</source>
        <extracomment>Below “New game”</extracomment>
        <translation>Samemu przeciw Devious Automatics albo 2–4 graczy</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <extracomment>On the first page</extracomment>
        <translation>Podlicz zdjęcie</translation>
    </message>
    <message>
        <source>One picture of the final table gives the score sheet</source>
        <extracomment>Below “Score a photo”</extracomment>
        <translation>Jedno zdjęcie stołu na koniec daje arkusz punktów</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>On the first page: games that were saved</extracomment>
        <translation>Historia</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far</source>
        <extracomment>Below “History”; how many games were saved</extracomment>
        <translation>
            <numerusform>Jak dotąd %n gra</numerusform>
            <numerusform>Jak dotąd %n gry</numerusform>
            <numerusform>Jak dotąd %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>On the first page: card profiles</extracomment>
        <translation>Profile</translation>
    </message>
    <message>
        <source>What your cards look like, learnt from nine photos</source>
        <translation>Wygląd twoich kart, poznany z dziewięciu zdjęć</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>On the first page: the game that was not finished</extracomment>
        <translation>Wróć do rozgrywki</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>On the first page: a moment of a game in which one move wins</extracomment>
        <translation>Zagadka dnia</translation>
    </message>
    <message numerus="yes">
        <source>Solved, %n day(s) in a row</source>
        <extracomment>Below “Puzzle of the day”, once it was solved; how many days in a row one was</extracomment>
        <translation>
            <numerusform>Rozwiązana, %n dzień z rzędu</numerusform>
            <numerusform>Rozwiązana, %n dni z rzędu</numerusform>
            <numerusform>Rozwiązana, %n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the sample&apos;s so far: learn your own cards</source>
        <extracomment>Below “Profiles”: what they are, where there is none yet</extracomment>
        <translation>Na razie tylko przykładowy: naucz program swoich kart</translation>
    </message>
    <message>
        <source>Welcome, colonist</source>
        <extracomment>Title of the first page</extracomment>
        <translation>Witaj, kolonisto</translation>
    </message>
</context>
<context>
    <name>InfoBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button: takes away what was said</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ItemChoices</name>
    <message>
        <source>counts as %1</source>
        <extracomment>Below an item&apos;s name; %1 its value</extracomment>
        <translation>liczy się jako %1</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <extracomment>Below an item&apos;s name, read with doubts; %1 its value</extracomment>
        <translation>być może %1</translation>
    </message>
    <message>
        <source>%1: set to %2</source>
        <extracomment>Read out for a button that sets an item; %1 the item, %2 the value</extracomment>
        <translation>%1: ustaw na %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <extracomment>Button beside the likely values of an item: choose another one</extracomment>
        <translation>Inne…</translation>
    </message>
    <message>
        <source>Show it on the photo</source>
        <extracomment>Shows an item close up on the photo</extracomment>
        <translation>Pokaż na zdjęciu</translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Ekosystem</translation>
    </message>
    <message>
        <source>Energy bank</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Comms center</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Aqualab</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Habitation</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>Budownictwo</translation>
    </message>
    <message>
        <source>Habitation %1</source>
        <extracomment>A card of the suit habitation; %1 is the letter that tells the seven apart</extracomment>
        <translation>Budownictwo %1</translation>
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
        <translation>Stos: %1</translation>
    </message>
    <message>
        <source>%1 stack, card %2</source>
        <extracomment>A card of the stack under a building; %1 the building, %2 counts from the oldest card</extracomment>
        <translation>Stos: %1, karta %2</translation>
    </message>
    <message>
        <source>Ship of %1</source>
        <extracomment>Colonists on a player&apos;s spaceship; %1 the player&apos;s colour</extracomment>
        <translation>Statek: %1</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <extracomment>Level of a player&apos;s energy track; %1 the player&apos;s colour</extracomment>
        <translation>Poziom energii: %1</translation>
    </message>
    <message>
        <source>On Earth, %1</source>
        <extracomment>A player&apos;s colonists that wait on Earth; %1 the player&apos;s colour</extracomment>
        <translation>Na Ziemi: %1</translation>
    </message>
    <message>
        <source>Prep module of %1</source>
        <extracomment>A player&apos;s face-down cards beside the ship; %1 the player&apos;s colour</extracomment>
        <translation>Moduł przygotowawczy: %1</translation>
    </message>
    <message>
        <source>Prep card %2 of %1</source>
        <extracomment>A face-down card of a player&apos;s prep module; %1 the player&apos;s colour, %2 is 1 or 2</extracomment>
        <translation>Karta %2 modułu: %1</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <extracomment>The card that lies on top of the discard pile</extracomment>
        <translation>Wierzch stosu odrzuconych</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>The back of the card that lies on top of the deck</extracomment>
        <translation>Wierzch talii</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>An item that lies outside the photo or is covered</extracomment>
        <translation>niewidoczne</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>An item that was looked for but could not be read</extracomment>
        <translation>niejasne</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>A card that shows its back, or a pile without cards</extracomment>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusto</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>no such item; %1 has %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a building, %2 words that name items</extracomment>
        <translation>nie ma takiego elementu; %1 ma: %2</translation>
    </message>
    <message>
        <source>it is not known how many cards lie there; set %1 as a whole, cards parted by commas</source>
        <extracomment>Why an item can&apos;t be corrected; %1 what it belongs to</extracomment>
        <translation>nie wiadomo, ile kart tam leży; podaj %1 w całości, karty po przecinkach</translation>
    </message>
    <message>
        <source>no card lies there</source>
        <extracomment>Why an item can&apos;t be corrected</extracomment>
        <translation>nie leży tam żadna karta</translation>
    </message>
    <message>
        <source>expected a card from 0 to %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a number</extracomment>
        <translation>oczekiwano karty od 0 do %1</translation>
    </message>
    <message>
        <source>no such item; a player has %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items</extracomment>
        <translation>nie ma takiego elementu; gracz ma: %1</translation>
    </message>
    <message>
        <source>expected a colour of this table after one_star or two_star: %1</source>
        <extracomment>Why an item can&apos;t be corrected; one_star and two_star are words of a path, %1 colours</extracomment>
        <translation>po one_star lub two_star oczekiwano koloru z tego stołu: %1</translation>
    </message>
    <message>
        <source>no such item; expected one such as %1, of %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items, %2 what has items</extracomment>
        <translation>nie ma takiego elementu; oczekiwano takiego jak %1, z: %2</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>a date such as &quot;2026-03-01T19:05:00Z&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>data taka jak „2026-03-01T19:05:00Z”</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>true lub false</translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>ten kolor ma dwóch graczy</translation>
    </message>
    <message>
        <source>not the sum of the lines, which is %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>nie zgadza się z sumą wierszy, która wynosi %1</translation>
    </message>
    <message>
        <source>a list of 1 to 4 players</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>lista od 1 do 4 graczy</translation>
    </message>
    <message>
        <source>give the lines of all players, or the totals of all</source>
        <extracomment>What is wrong with a file: some players have the lines of their score sheet, others don&apos;t</extracomment>
        <translation>podaj wiersze wszystkich graczy albo sumy wszystkich</translation>
    </message>
    <message>
        <source>only a solo game has a level</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>poziom ma tylko gra solo</translation>
    </message>
    <message>
        <source>expected a list</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>oczekiwano listy</translation>
    </message>
    <message>
        <source>a text that no other game has</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>tekst, którego nie ma żadna inna gra</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; or &quot;%2&quot;, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1 to %3 words for kinds of files</extracomment>
        <translation>oczekiwano „%1” lub „%2”, jest „%3”</translation>
    </message>
    <message>
        <source>expected the human and DA in solo, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>w grze solo oczekiwano człowieka i DA, graczy jest: %1</translation>
    </message>
    <message>
        <source>expected 2 to 4 players in versus, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>w grze versus oczekiwano od 2 do 4 graczy, jest: %1</translation>
    </message>
    <message numerus="yes">
        <source>expected at most %n {colonist|colonists} with %1 players, found %2</source>
        <extracomment>What is wrong with a file; %n of a space on a building, %1 how many play (2 to 4), %2 how many there are</extracomment>
        <translation>
            <numerusform>przy liczbie graczy %1 oczekiwano najwyżej %n kolonisty, jest: %2</numerusform>
            <numerusform>przy liczbie graczy %1 oczekiwano najwyżej %n kolonistów, jest: %2</numerusform>
            <numerusform>przy liczbie graczy %1 oczekiwano najwyżej %n kolonistów, jest: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies in %2 already</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a place in the file</extracomment>
        <translation>%1 leży już w %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>liczba od %1 do %2</translation>
    </message>
    <message>
        <source>the name of a colour</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>nazwa koloru</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <extracomment>What is wrong with a file; %1 what must stand there, %2 what does</extracomment>
        <translation>oczekiwano: %1, jest: %2</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What must stand, or stands, in a file: values in square brackets</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What must stand, or stands, in a file: fields in curly brackets</extracomment>
        <translation>obiekt</translation>
    </message>
    <message>
        <source>a long text</source>
        <extracomment>What stands in a file</extracomment>
        <translation>długi tekst</translation>
    </message>
    <message>
        <source>a probability from 0 to 1</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>prawdopodobieństwo od 0 do 1</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>tekst</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Words that may stand in a file: %1 all but the last, %2 the last</extracomment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>expected at most %1 elements, found %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>elementów oczekiwano najwyżej %1, jest: %2</translation>
    </message>
    <message>
        <source>missing, expected %1</source>
        <translation>brakuje, oczekiwano: %1</translation>
    </message>
    <message>
        <source>not valid JSON at line %1, column %2</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>niepoprawny JSON w wierszu %1, kolumnie %2</translation>
    </message>
    <message>
        <source>stands twice in one object</source>
        <extracomment>What is wrong with a field of a file</extracomment>
        <translation>występuje dwa razy w jednym obiekcie</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>zagnieżdżenie głębsze niż %1 poziomów</translation>
    </message>
    <message>
        <source>too large: %1 bytes, expected at most %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>za duże: %1 bajtów, oczekiwano najwyżej %2</translation>
    </message>
    <message>
        <source>expected no more confidences than items</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>oczekiwano nie więcej pewności niż elementów</translation>
    </message>
    <message>
        <source>expected %1 or &quot;over&quot; in %2, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1, %3 words of a game&apos;s phases, %2 solo or versus</extracomment>
        <translation>w grze %2 oczekiwano %1 lub „over”, jest „%3”</translation>
    </message>
    <message>
        <source>%1 colonists in all (earth %2, ship %3, in buildings %4), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1 to %4 numbers</extracomment>
        <translation>kolonistów razem %1 (Ziemia %2, statek %3, w budynkach %4), oczekiwano 7 w kolorze</translation>
    </message>
    <message>
        <source>%1 is no card of %2</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a building</extracomment>
        <translation>%1 to nie karta budynku %2</translation>
    </message>
    <message>
        <source>more than 7 cards of %1</source>
        <extracomment>What is wrong with a file; %1 a building</extracomment>
        <translation>więcej niż 7 kart budynku %1</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5</extracomment>
        <translation>%1 występuje dwa razy</translation>
    </message>
    <message>
        <source>more than 35 cards in all</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>razem więcej niż 35 kart</translation>
    </message>
    <message>
        <source>is taken by another player</source>
        <extracomment>What is wrong with a file, behind the place of a colour</extracomment>
        <translation>ma już inny gracz</translation>
    </message>
    <message>
        <source>expected %1 numbers, one a player, found %2</source>
        <extracomment>What is wrong with a file; %1 how many play (2 to 4), %2 a number</extracomment>
        <translation>liczb oczekiwano %1, po jednej na gracza, jest: %2</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; here in %2</source>
        <extracomment>What is wrong with a file; %1 a word, %2 solo or versus</extracomment>
        <translation>w grze %2 oczekiwano tu „%1”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken by %2</source>
        <extracomment>What is wrong with a file; %1 a colour, %2 a player</extracomment>
        <translation>„%1” ma już %2</translation>
    </message>
    <message>
        <source>nobody plays this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>nikt nie gra tym kolorem</translation>
    </message>
    <message>
        <source>%1 %2 colonists in all (earth %3, ship %4, in buildings %5), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1, %3 to %5 numbers, %2 a colour</extracomment>
        <translation>%2: kolonistów razem %1 (Ziemia %3, statek %4, w budynkach %5), oczekiwano 7 w kolorze</translation>
    </message>
    <message>
        <source>expected at most 7 cards, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>kart oczekiwano najwyżej 7, jest: %1</translation>
    </message>
    <message>
        <source>a value from 1 to 7, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>wartość od 1 do 7, null lub &quot;?&quot;</translation>
    </message>
    <message>
        <source>0, &quot;H0a&quot; to &quot;H0g&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>0, od &quot;H0a&quot; do &quot;H0g&quot;, null lub &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as &quot;G5&quot; or &quot;H0c&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>karta taka jak &quot;G5&quot; lub &quot;H0c&quot;, null lub &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as %1 or %2</source>
        <extracomment>What must stand in a file; %1 words, %2 the last of them</extracomment>
        <translation>karta taka jak %1 lub %2</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>liczba</translation>
    </message>
    <message>
        <source>expected a JSON object, whole on this line</source>
        <extracomment>What is wrong with a line of a file</extracomment>
        <translation>w tym wierszu powinien stać cały obiekt JSON</translation>
    </message>
    <message>
        <source>a solo game has two players, a human and then da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>gra solo ma dwóch graczy: najpierw human, potem da</translation>
    </message>
    <message>
        <source>a versus game has 2 to 4 players</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>gra versus ma od 2 do 4 graczy</translation>
    </message>
    <message>
        <source>the second player of a solo game is da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>drugi gracz w grze solo to da</translation>
    </message>
    <message>
        <source>only the second player of a solo game is da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>da to tylko drugi gracz w grze solo</translation>
    </message>
</context>
<context>
    <name>LargeOrders</name>
    <message>
        <source>The card of Devious Automatics</source>
        <extracomment>Read out for the picture of the automaton&apos;s card</extracomment>
        <translation>Karta Devious Automatics</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>In large letters: nothing is to be done for the automaton; %1 whose turn it is</extracomment>
        <translation>Ruch gracza: %1</translation>
    </message>
    <message>
        <source>Nothing to do for DA</source>
        <extracomment>In large letters: nothing is to be done for the automaton</extracomment>
        <translation>Dla DA nic do zrobienia</translation>
    </message>
    <message>
        <source>Enter the move</source>
        <extracomment>Button among what is to be done in large letters: back to the board, where moves are entered</extracomment>
        <translation>Wpisz ruch</translation>
    </message>
</context>
<context>
    <name>Layout</name>
    <message>
        <source>[x0, y0, x1, y1] as fractions of the card, 0 to 1</source>
        <translation>[x0, y0, x1, y1] jako ułamki karty, od 0 do 1</translation>
    </message>
    <message>
        <source>expected x0 &lt; x1 and y0 &lt; y1</source>
        <translation>powinno być x0 &lt; x1 i y0 &lt; y1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>„%1” występuje tu dwa razy</translation>
    </message>
    <message>
        <source>expected at least one colour</source>
        <translation>powinien tu być co najmniej jeden kolor</translation>
    </message>
    <message>
        <source>[width, height] in mm, 10 to 300</source>
        <translation>[szerokość, wysokość] w mm, od 10 do 300</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the colonists</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>nie ma takiego koloru wśród kolonistów: „%1”</translation>
    </message>
    <message>
        <source>expected 8 points, the centres of levels 0 to 7</source>
        <translation>powinno tu być 8 punktów, środków poziomów od 0 do 7</translation>
    </message>
    <message>
        <source>[x, y] as fractions of the card, 0 to 1</source>
        <translation>[x, y] jako ułamki karty, od 0 do 1</translation>
    </message>
    <message>
        <source>expected at most %1 colours</source>
        <extracomment>%1 a number of colours of colonists</extracomment>
        <translation>powinno tu być najwyżej %1 kolorów</translation>
    </message>
</context>
<context>
    <name>LearnPane</name>
    <message>
        <source>Choose the folder with the photos of your cards</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Wybierz folder ze zdjęciami swoich kart</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Heading over how to learn a card profile</extracomment>
        <translation>Naucz program swoich kart</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>Wróć do kart</translation>
    </message>
    <message>
        <source>Take nine photos once, each of cards laid out flat on the table that you play on, left to right, then the next row. Put them into one folder under these names:</source>
        <extracomment>Above a list of file names</extracomment>
        <translation>Zrób raz dziewięć zdjęć kart rozłożonych płasko na stole, przy którym grasz: od lewej do prawej, potem następny rząd. Umieść je w jednym folderze pod tymi nazwami:</translation>
    </message>
    <message>
        <source>greenhouse, energy bank, comms center, aqualab, habitation</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>budynki ekosystemu, energii, nauki, wody i budownictwa</translation>
    </message>
    <message>
        <source>that suit&apos;s cards 1 2 3 4, then 5 6 7</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>karty tego rodzaju 1 2 3 4, potem 5 6 7</translation>
    </message>
    <message>
        <source>the seven habitation cards, four and three</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>siedem kart budownictwa, cztery i trzy</translation>
    </message>
    <message>
        <source>one face-down card a suit, in the order of the buildings</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>po jednej zakrytej karcie z rodzaju, w kolejności budynków</translation>
    </message>
    <message>
        <source>the spaceship cards, then Earth if you have it</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>karty statków, potem Ziemia, jeśli ją masz</translation>
    </message>
    <message>
        <source>one colonist a colour and one energy marker, apart from each other</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>po jednym koloniście w kolorze i jeden znacznik energii, z odstępami</translation>
    </message>
    <message>
        <source>the colours in their order, and where the spaces are on the cards: copy samples/profile/layout.json and change what differs</source>
        <extracomment>A file beside the photos for learning</extracomment>
        <translation>kolejność kolorów i położenie pól na kartach: skopiuj samples/profile/layout.json i zmień to, co się różni</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <extracomment>Button: opens the dialog that chooses a folder</extracomment>
        <translation>Wybierz folder</translation>
    </message>
    <message>
        <source>or drop it here</source>
        <extracomment>Beside the button “Choose a folder”</extracomment>
        <translation>albo upuść go tutaj</translation>
    </message>
    <message>
        <source>Name of the profile; left empty, that of the folder</source>
        <extracomment>In the empty field for a card profile&apos;s name</extracomment>
        <translation>Nazwa profilu; puste pole: nazwa folderu</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>Nazwa profilu</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Button: learns a card profile from the folder</extracomment>
        <translation>Ucz się</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: stops learning a card profile</extracomment>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Nauka kart</translation>
    </message>
    <message>
        <source>%1 of %2 photos: %3</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all, %3 the photo in hand</extracomment>
        <translation>Zdjęcie %1 z %2: %3</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>sure</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>pewne</translation>
    </message>
    <message>
        <source>doubtful</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>wątpliwe</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>niejasne</translation>
    </message>
</context>
<context>
    <name>LightRow</name>
    <message>
        <source>seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>widać</translation>
    </message>
    <message>
        <source>not clear</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>niejasne</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>niewidoczne</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>jeszcze nieobejrzane</translation>
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
        <source>Open a photo of a table</source>
        <translation>Otwórz zdjęcie stołu</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in the dialog that opens a photo; JSON files hold a table as text</extracomment>
        <translation>Zdjęcia (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Tables as text (*.json)</source>
        <translation>Stoły jako tekst (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open one more photo of this table</source>
        <extracomment>Titles of the dialog that opens a file</extracomment>
        <translation>Otwórz jeszcze jedno zdjęcie tego stołu</translation>
    </message>
    <message>
        <source>Give up the game that you follow?</source>
        <extracomment>Asked before another game of To Mars takes the place of the one that is followed</extracomment>
        <translation>Porzucić śledzoną grę?</translation>
    </message>
    <message>
        <source>It was not saved in the history as it is now: its steps would be gone.</source>
        <extracomment>What opening another game of To Mars means</extracomment>
        <translation>Nie zapisano jej w historii w obecnym stanie: jej kroki przepadną.</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Porzuć</translation>
    </message>
    <message>
        <source>Give up the game that is not finished?</source>
        <extracomment>Asked before a game that is not finished is given up</extracomment>
        <translation>Porzucić niedokończoną grę?</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be gone on with once a new one has begun.</source>
        <extracomment>What giving up a game means; %1 the game: `Red against blue, round 3`</extracomment>
        <translation>%1: po rozpoczęciu nowej nie da się do niej wrócić.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Leave without saving the score?</source>
        <extracomment>Asked before the program ends while a score that was corrected is not saved</extracomment>
        <translation>Wyjść bez zapisania wyniku?</translation>
    </message>
    <message>
        <source>You corrected it, and it is not in the history as it is now.</source>
        <extracomment>What leaving the program means for a score that was corrected</extracomment>
        <translation>Jest poprawiony, a w obecnej postaci nie ma go w historii.</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button that does not end the program</extracomment>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Open another photo without saving the score?</source>
        <extracomment>Asked before another photo is opened while a score that was corrected is not saved</extracomment>
        <translation>Otworzyć inne zdjęcie bez zapisania wyniku?</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>MarkFrame</name>
    <message>
        <source>Piece %1</source>
        <extracomment>Read out for a mark on a picture; %1 counts them</extracomment>
        <translation>Pionek %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Karta %1</translation>
    </message>
    <message>
        <source>%1, not right</source>
        <translation>%1, niepoprawnie</translation>
    </message>
    <message>
        <source>Arrow keys move the circle, with Shift by ten; plus and minus resize it, Delete takes it away.</source>
        <extracomment>Read out for a circle around a wooden piece</extracomment>
        <translation>Strzałki przesuwają okrąg, z Shift o dziesięć; plus i minus zmieniają jego rozmiar, Delete go usuwa.</translation>
    </message>
    <message>
        <source>Arrow keys move the frame, with Shift by ten; Delete takes it away.</source>
        <extracomment>Read out for a card&apos;s frame</extracomment>
        <translation>Strzałki przesuwają ramkę, z Shift o dziesięć; Delete ją usuwa.</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <extracomment>Read out for a corner of a marked card: %1 the card, %2 the corner&apos;s number</extracomment>
        <translation>%1, róg %2</translation>
    </message>
    <message>
        <source>Arrow keys move the corner, with Shift by ten; Delete takes the frame away.</source>
        <extracomment>Read out for a corner of a marked card</extracomment>
        <translation>Strzałki przesuwają róg, z Shift o dziesięć; Delete usuwa ramkę.</translation>
    </message>
</context>
<context>
    <name>MarkPane</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo on which cards are marked</extracomment>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Title of the page on which cards are marked by hand</extracomment>
        <translation>Pokaż mi karty</translation>
    </message>
    <message>
        <source>Choose a card and drag its corners onto the photo; the thick side is its upper edge. One building is a start, more are better.</source>
        <extracomment>How cards are marked by hand</extracomment>
        <translation>Wybierz kartę i przeciągnij jej rogi we właściwe miejsca na zdjęciu; grubsza linia to jej górna krawędź. Na początek wystarczy jeden budynek, lepiej wskazać więcej.</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Button: the marked card is turned by a quarter</extracomment>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Take away</source>
        <extracomment>Button: the card is not marked any more</extracomment>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Read the table so</source>
        <extracomment>Button: the photo is read with the cards where they were marked</extracomment>
        <translation>Odczytaj stół z tymi kartami</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: leaves the page on which cards are marked</extracomment>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>MarkView</name>
    <message>
        <source>Picture, %1</source>
        <extracomment>Read out for a picture on which cards or pieces are marked; %1 how many are</extracomment>
        <translation>Zdjęcie, %1</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, with Shift by more; Return taps, plus and minus zoom, Tab goes from mark to mark.</source>
        <extracomment>Read out for a picture on which cards or pieces are marked</extracomment>
        <translation>Strzałki przesuwają kursor, z Shift dalej; Return stuka, plus i minus powiększają i pomniejszają, Tab przechodzi od znacznika do znacznika.</translation>
    </message>
</context>
<context>
    <name>MarksPane</name>
    <message>
        <source>By hand: %1</source>
        <extracomment>Title of the page on which cards or pieces are marked by hand; %1 what the picture shows</extracomment>
        <translation>Ręcznie: %1</translation>
    </message>
    <message>
        <source>One tap</source>
        <extracomment>Choice of how a card is marked</extracomment>
        <translation>Jedno stuknięcie</translation>
    </message>
    <message>
        <source>Four corners</source>
        <extracomment>Choice of how a card is marked</extracomment>
        <translation>Cztery rogi</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was marked or moved last</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: does again what was taken back</extracomment>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>Pokaż całe zdjęcie</translation>
    </message>
    <message>
        <source>Take away</source>
        <extracomment>Button: the card or piece that was picked is not marked any more</extracomment>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Take all away</source>
        <extracomment>Button: nothing is marked any more</extracomment>
        <translation>Usuń wszystkie</translation>
    </message>
    <message>
        <source>As it was found</source>
        <extracomment>Button: puts the marks where the program found something</extracomment>
        <translation>Jak znaleziono</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: the picture is read with what is marked</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: from marking by hand to the picture as it was read; the marks stay</extracomment>
        <translation>Później</translation>
    </message>
</context>
<context>
    <name>MarsBoardFields</name>
    <message>
        <source>Name of the board</source>
        <extracomment>Field: the name of a board</extracomment>
        <translation>Nazwa planszy</translation>
    </message>
    <message>
        <source>Photo of the board …</source>
        <extracomment>Button: chooses a photo of the board</extracomment>
        <translation>Zdjęcie planszy …</translation>
    </message>
    <message>
        <source>Width, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>Szerokość, mm</translation>
    </message>
    <message>
        <source>Height, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>Wysokość, mm</translation>
    </message>
    <message>
        <source>Dome</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>Kopuła</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>%1: size</source>
        <extracomment>Field: how many spaces a structure takes; %1 the structure</extracomment>
        <translation>%1: rozmiar</translation>
    </message>
    <message>
        <source>%1: a player has</source>
        <extracomment>Field: how many of a structure a player has; %1 the structure</extracomment>
        <translation>%1: gracz ma</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>The upper area of a section of the ship</extracomment>
        <translation>u góry</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>The lower area of a section of the ship</extracomment>
        <translation>u dołu</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Button: adds a space for modules to a board</extracomment>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Solar panel</source>
        <extracomment>Button: adds a solar panel to a board</extracomment>
        <translation>Panel słoneczny</translation>
    </message>
    <message>
        <source>Astronaut slot</source>
        <extracomment>Button: adds an astronaut&apos;s slot to a board</extracomment>
        <translation>Miejsce astronauty</translation>
    </message>
    <message>
        <source>Neighbours from the drawing</source>
        <extracomment>Button: finds out what panels and slots lie beside, from where they lie</extracomment>
        <translation>Sąsiedzi z rysunku</translation>
    </message>
    <message>
        <source>The whole board</source>
        <extracomment>Heading above what belongs to a board as a whole</extracomment>
        <translation>Cała plansza</translation>
    </message>
</context>
<context>
    <name>MarsCorners</name>
    <message>
        <source>Corner %1</source>
        <extracomment>Read out for the handle on a corner of a board; %1 its number, from 1</extracomment>
        <translation>Róg %1</translation>
    </message>
</context>
<context>
    <name>MarsCornersPane</name>
    <message>
        <source>Drag the four handles onto the corners of the board: number 1 to its own upper left, then clockwise. The arrow keys move the one that has the keyboard.</source>
        <extracomment>What to do with the handles on a photo</extracomment>
        <translation>Przeciągnij cztery uchwyty na rogi planszy: numer 1 na jej lewy górny róg, potem zgodnie z ruchem wskazówek zegara. Strzałki przesuwają ten, który jest wybrany.</translation>
    </message>
    <message>
        <source>The corners are right</source>
        <extracomment>Button: the corners of the board are marked</extracomment>
        <translation>Rogi są dobre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: the corners of the board are not marked after all</extracomment>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>MarsEditor</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back the last change of a board</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Save the board</source>
        <extracomment>Button: keeps a board that was entered</extracomment>
        <translation>Zapisz planszę</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Button: leaves the editor; the board stays as it was
----------
Button that confirms it</extracomment>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Choose a photo of your board</source>
        <extracomment>Title of the dialog that chooses a photo</extracomment>
        <translation>Wybierz zdjęcie swojej planszy</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>Zdjęcia (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>Remove the board …</source>
        <extracomment>Button: removes a board that was entered, after asking</extracomment>
        <translation>Usuń planszę …</translation>
    </message>
    <message>
        <source>Give up the changes?</source>
        <extracomment>Asked before the changes of a board are given up</extracomment>
        <translation>Odrzucić zmiany?</translation>
    </message>
    <message>
        <source>The board stays as it was before the editor was opened.</source>
        <extracomment>What giving up the changes of a board means</extracomment>
        <translation>Plansza zostanie taka, jaka była przed otwarciem edytora.</translation>
    </message>
    <message>
        <source>Remove this board?</source>
        <extracomment>Asked before a board that was entered is removed</extracomment>
        <translation>Usunąć tę planszę?</translation>
    </message>
    <message>
        <source>It can&apos;t be played on any more. Games that were begun on it keep it.</source>
        <extracomment>What removing a board means</extracomment>
        <translation>Nie będzie można już na niej grać. Gry na niej rozpoczęte ją zachowują.</translation>
    </message>
    <message>
        <source>Remove the board</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Usuń planszę</translation>
    </message>
</context>
<context>
    <name>MarsGame</name>
    <message>
        <source>%1: %2 VP, tickets: %3</source>
        <extracomment>A player: %1 the name, %2 victory points so far, %3 Mars tickets</extracomment>
        <translation>%1: %2 PZ, bilety: %3</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <extracomment>Button: does not do what is due</extracomment>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>The board of your photo, drawn flat to compare</source>
        <extracomment>Read out for the picture below the drawn ship</extracomment>
        <translation>Plansza z twojego zdjęcia, pokazana płasko do porównania</translation>
    </message>
    <message>
        <source>This ship is made up; enter your own board to play by it.</source>
        <extracomment>Below the drawn ship</extracomment>
        <translation>Ten statek jest zmyślony; wprowadź własną planszę, aby na niej grać.</translation>
    </message>
    <message>
        <source>Your photo of the ship</source>
        <extracomment>Read out for the picture below the drawn ship</extracomment>
        <translation>Twoje zdjęcie statku</translation>
    </message>
</context>
<context>
    <name>MarsPlace</name>
    <message>
        <source>%1: can go here</source>
        <extracomment>Read out for a place on the ship where what is in hand may go; %1 the place</extracomment>
        <translation>%1: może tu trafić</translation>
    </message>
</context>
<context>
    <name>MarsPlaceFields</name>
    <message>
        <source>Tap a place to change it; drag it, or type where it lies.</source>
        <extracomment>In place of the name of a chosen place of a board</extracomment>
        <translation>Dotknij miejsca, aby je zmienić; przeciągnij je albo wpisz, gdzie leży.</translation>
    </message>
    <message>
        <source>Left, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>Od lewej, mm</translation>
    </message>
    <message>
        <source>Top, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>Od góry, mm</translation>
    </message>
    <message>
        <source>Width, mm</source>
        <translation>Szerokość, mm</translation>
    </message>
    <message>
        <source>Height, mm</source>
        <translation>Wysokość, mm</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>Field: victory points</extracomment>
        <translation>PZ</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Field: the number that is printed on a space</extracomment>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Beside sections, at corners in brackets, as in A B (C)</source>
        <extracomment>Above the field for what a panel lies beside</extracomment>
        <translation>Obok sekcji, przy rogach w nawiasach, np. A B (C)</translation>
    </message>
    <message>
        <source>Beside</source>
        <extracomment>Field: what a place of a board lies beside</extracomment>
        <translation>Obok</translation>
    </message>
    <message>
        <source>Remove the place</source>
        <extracomment>Button: removes a place from a board</extracomment>
        <translation>Usuń miejsce</translation>
    </message>
    <message>
        <source>Beside spaces, as in A above 1, A above 2</source>
        <extracomment>Above the field for what a slot lies beside</extracomment>
        <translation>Obok pól, np. A u góry 1, A u góry 2</translation>
    </message>
    <message>
        <source>Tap what it lies beside</source>
        <extracomment>Button: the spaces that a panel or slot lies beside are tapped on the board, one after another</extracomment>
        <translation>Dotknij tego, obok czego leży</translation>
    </message>
    <message>
        <source>Tap a space: its section lies along the panel, again: at a corner, again: apart.</source>
        <extracomment>How a panel&apos;s sections are tapped on the board</extracomment>
        <translation>Dotknij pola: jego sekcja leży wzdłuż panelu, jeszcze raz: przy rogu, jeszcze raz: osobno.</translation>
    </message>
    <message>
        <source>Tap the spaces that the slot touches; tap again to take one away.</source>
        <extracomment>How a slot&apos;s spaces are tapped on the board</extracomment>
        <translation>Dotknij pól, których dotyka to miejsce; dotknij ponownie, aby pole usunąć.</translation>
    </message>
</context>
<context>
    <name>MarsPlayerField</name>
    <message>
        <source>Player %1</source>
        <extracomment>In an empty field for a player&apos;s name; %1 a number</extracomment>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <extracomment>Read out for the choice of a player&apos;s colour; %1 the seat from 1, %2 the colour</extracomment>
        <translation>Kolor gracza %1: %2</translation>
    </message>
</context>
<context>
    <name>MarsSetup</name>
    <message>
        <source>Players</source>
        <extracomment>Who plays To Mars</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>One to four, in seating order.</source>
        <extracomment>Above the fields for the players&apos; names</extracomment>
        <translation>Od jednego do czterech, w kolejności przy stole.</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Which Mars ship is played on</extracomment>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The made-up ship shows how it works: it is no board that you can buy. Enter your own once.</source>
        <extracomment>What the made-up board is</extracomment>
        <translation>Zmyślony statek pokazuje, jak to działa: takiej planszy nie kupisz. Swoją wprowadź raz.</translation>
    </message>
    <message>
        <source>Enter my own board …</source>
        <extracomment>Button: opens the editor with a copy of the chosen board</extracomment>
        <translation>Wprowadź własną planszę …</translation>
    </message>
    <message>
        <source>Change this board …</source>
        <extracomment>Button: opens the editor with the chosen board</extracomment>
        <translation>Zmień tę planszę …</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins a game of To Mars</extracomment>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>What the rules leave open</source>
        <extracomment>Choices where the rules of To Mars are not clear</extracomment>
        <translation>Czego zasady nie mówią</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: opens the help on To Mars</extracomment>
        <translation>Jak to działa</translation>
    </message>
    <message>
        <source>Your answers are remembered for the next games. A game keeps what it began with.</source>
        <extracomment>Above the choices</extracomment>
        <translation>Odpowiedzi są pamiętane na następne gry. Gra zachowuje to, z czym się zaczęła.</translation>
    </message>
</context>
<context>
    <name>MarsShip</name>
    <message>
        <source>four numbers: left, top, width and height in mm</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>cztery liczby: od lewej, od góry, szerokość i wysokość w mm</translation>
    </message>
    <message>
        <source>a space such as &quot;A.upper.1&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>pole takie jak &quot;A.upper.1&quot;</translation>
    </message>
    <message>
        <source>width and height in mm</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>szerokość i wysokość w mm</translation>
    </message>
    <message>
        <source>three sections, A, B and C</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>trzy sekcje, A, B i C</translation>
    </message>
    <message>
        <source>must have a size and lie on the board</source>
        <extracomment>What is wrong with a file: a place on a board</extracomment>
        <translation>musi mieć rozmiar i leżeć na planszy</translation>
    </message>
    <message>
        <source>has more than %1 spaces</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>ma więcej niż %1 pól</translation>
    </message>
    <message>
        <source>numbers of an area must not fall</source>
        <extracomment>What is wrong with a file: numbers printed on a board</extracomment>
        <translation>numery obszaru nie mogą maleć</translation>
    </message>
    <message>
        <source>has no space for a module</source>
        <extracomment>What is wrong with a file: a section of a ship</extracomment>
        <translation>nie ma pola na moduł</translation>
    </message>
    <message>
        <source>must be 1 to 12 letters and digits</source>
        <extracomment>What is wrong with a file: how a place on a board is called</extracomment>
        <translation>musi mieć od 1 do 12 liter i cyfr</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <extracomment>What is wrong with a file; %1 how a place on a board is called</extracomment>
        <translation>%1 jest dwa razy</translation>
    </message>
    <message>
        <source>has more than %1 elements</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>ma więcej niż %1 elementów</translation>
    </message>
    <message>
        <source>must name a section</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>musi wymieniać sekcję</translation>
    </message>
    <message>
        <source>must name spaces of the ship</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>musi wymieniać pola statku</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <extracomment>What is wrong with a file: of a ship</extracomment>
        <translation>nie może być puste</translation>
    </message>
</context>
<context>
    <name>MarsSide</name>
    <message>
        <source>Do</source>
        <extracomment>Tab: what a player can do</extracomment>
        <translation>Działania</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Tab: points and why</extracomment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Tab: what was done so far</extracomment>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Photo of the ship …</source>
        <extracomment>Button: chooses a photo of the ship that is kept with the game</extracomment>
        <translation>Zdjęcie statku …</translation>
    </message>
    <message>
        <source>Saved</source>
        <extracomment>Button: the game stands in the history</extracomment>
        <translation>Zapisano</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keeps the game in the history</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <extracomment>Read out for something that can&apos;t be done now; %1 what</extracomment>
        <translation>%1, nie teraz</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Above the points</extracomment>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>As if the game ended now.</source>
        <extracomment>Above the points</extracomment>
        <translation>Jakby gra kończyła się teraz.</translation>
    </message>
    <message>
        <source>%1: VP of the rest of the game</source>
        <extracomment>Before a field for points that were not had on the ship; %1 a player</extracomment>
        <translation>%1: PZ z reszty gry</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <extracomment>In place of the list of steps</extracomment>
        <translation>Nic jeszcze nie zrobiono.</translation>
    </message>
    <message>
        <source>Mark its corners …</source>
        <extracomment>Button: the corners of the board are marked by hand in a photo</extracomment>
        <translation>Zaznacz rogi …</translation>
    </message>
    <message>
        <source>Save again</source>
        <extracomment>Button: keeps a game that stands in the history as it is now</extracomment>
        <translation>Zapisz ponownie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of the score: %1 what scored, %2 why</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1: there is no such camera, file or folder; the command &apos;cameras&apos; lists the cameras</source>
        <extracomment>%1 a camera, file or folder that was named</extracomment>
        <translation>%1: nie ma takiej kamery, pliku ani folderu; polecenie &apos;cameras&apos; wypisuje kamery</translation>
    </message>
    <message>
        <source>%1: there is no photo in this folder; choose one with JPEGs in it</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1: w tym folderze nie ma zdjęć; wybierz folder z plikami JPEG</translation>
    </message>
    <message>
        <source>%1: this is neither a photo nor a video that can be read; choose another</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: to nie jest zdjęcie ani film, które da się odczytać; wybierz inny plik</translation>
    </message>
    <message>
        <source>%1: no table found with the cards of profile &apos;%2&apos;; take the photo from above with all building cards in it, or choose another profile</source>
        <extracomment>%1 a photo, %2 a card profile</extracomment>
        <translation>%1: nie znaleziono stołu z kartami profilu „%2”; zrób zdjęcie z góry ze wszystkimi kartami budynków albo wybierz inny profil</translation>
    </message>
    <message>
        <source>%1: can&apos;t tell who plays; say which colours do</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1: nie wiadomo, kto gra; podaj kolory graczy</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written; name a folder that is there, that you may write to and has room</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1: nie można zapisać; wskaż istniejący folder, w którym wolno pisać i jest miejsce</translation>
    </message>
    <message>
        <source>%1: two tables are in view, as the same buildings lie in two places; take a photo of one of them</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1: w kadrze są dwa stoły, bo te same budynki leżą w dwóch miejscach; zrób zdjęcie jednego z nich</translation>
    </message>
    <message>
        <source>%1: shows another table than the first photo, or the same one at another time; take both one after the other, and move nothing in between</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1: pokazuje inny stół niż pierwsze zdjęcie albo ten sam w innym czasie; zrób oba jedno po drugim i niczego między nimi nie przesuwaj</translation>
    </message>
    <message>
        <source>the program&apos;s own part for cameras and films is missing; install it again</source>
        <translation>brakuje części programu do kamer i filmów; zainstaluj go ponownie</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>a card of %1</source>
        <extracomment>A card of which the back is known only; %1 a building</extracomment>
        <translation>kartę rodzaju %1</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>kartę</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player&apos;s colour, %2 what that player does: `red passes`</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>plays %1 from the hand</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>zagrywa z ręki: %1</translation>
    </message>
    <message>
        <source>plays %1 from the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>zagrywa z modułu przygotowawczego: %1</translation>
    </message>
    <message>
        <source>plays %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>zagrywa z cudzego modułu (%2): %1</translation>
    </message>
    <message>
        <source>discards %1 of the hand for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>odrzuca z ręki za energię: %1</translation>
    </message>
    <message>
        <source>discards %1 of the prep module for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>odrzuca z modułu za energię: %1</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>What a player does in a game; can&apos;t do anything</extracomment>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>swaps the two top cards of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>zamienia dwie wierzchnie karty stosu %1</translation>
    </message>
    <message>
        <source>takes %1 from the discard pile</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>bierze ze stosu odrzuconych: %1</translation>
    </message>
    <message>
        <source>takes %1 from the stack of %2</source>
        <extracomment>What a player does in a game; %1 a card, %2 a building</extracomment>
        <translation>bierze ze stosu %2: %1</translation>
    </message>
    <message>
        <source>turns %1 face down</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>zakrywa: %1</translation>
    </message>
    <message>
        <source>gives %1 for %2 of %3&apos;s prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>oddaje: %1 za %2 z modułu (%3)</translation>
    </message>
    <message>
        <source>swaps %1 of the hand with %2 of the prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>wymienia z ręki: %1 na %2 z modułu</translation>
    </message>
    <message>
        <source>puts %1 of the hand under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>odkłada z ręki na spód talii: %1</translation>
    </message>
    <message>
        <source>puts %1 of the prep module under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>odkłada z modułu na spód talii: %1</translation>
    </message>
    <message>
        <source>looks at %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a player&apos;s colour</extracomment>
        <translation>ogląda moduł przygotowawczy (%1)</translation>
    </message>
    <message>
        <source>discards %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>odrzuca: %1</translation>
    </message>
    <message>
        <source>keeps %1 and puts %2 face down on its stack</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>zatrzymuje: %1, a na stos kładzie zakrytą: %2</translation>
    </message>
    <message>
        <source>draws %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>dobiera z modułu (%2): %1</translation>
    </message>
    <message>
        <source>puts %1 into the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>wkłada do modułu: %1</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>zatrzymuje: %1</translation>
    </message>
    <message>
        <source>uses the ability of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>używa zdolności budynku %1</translation>
    </message>
    <message>
        <source>runs the bottom action</source>
        <extracomment>What a player does in a game; of the card just played</extracomment>
        <translation>wykonuje dolną akcję</translation>
    </message>
    <message>
        <source>moves up in %1</source>
        <extracomment>A colonist goes from ★ to ★★; %1 a building</extracomment>
        <translation>awansuje w budynku %1</translation>
    </message>
    <message>
        <source>moves down in %1</source>
        <extracomment>A colonist goes from ★★ to ★; %1 a building</extracomment>
        <translation>spada w budynku %1</translation>
    </message>
    <message>
        <source>lands in %1</source>
        <extracomment>A colonist goes from Earth straight to a building; %1 the building</extracomment>
        <translation>ląduje w budynku %1</translation>
    </message>
    <message>
        <source>settles in %1</source>
        <translation>osiedla się w budynku %1</translation>
    </message>
    <message>
        <source>goes back to the ship from %1</source>
        <extracomment>A colonist goes from a building to the ship; %1 the building</extracomment>
        <translation>wraca na statek z budynku %1</translation>
    </message>
    <message numerus="yes">
        <source>launches %n</source>
        <extracomment>Colonists go from Earth to the ship</extracomment>
        <translation>
            <numerusform>wysyła %n kolonistę</numerusform>
            <numerusform>wysyła %n kolonistów</numerusform>
            <numerusform>wysyła %n kolonistów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n energy</source>
        <translation>
            <numerusform>zyskuje %n energię</numerusform>
            <numerusform>zyskuje %n energie</numerusform>
            <numerusform>zyskuje %n energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n energy</source>
        <translation>
            <numerusform>płaci %n energię</numerusform>
            <numerusform>płaci %n energie</numerusform>
            <numerusform>płaci %n energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a new deck of %n {card|cards} is shuffled</source>
        <extracomment>The discard pile becomes the deck</extracomment>
        <translation>
            <numerusform>potasowano nową talię z %n karty</numerusform>
            <numerusform>potasowano nową talię z %n kart</numerusform>
            <numerusform>potasowano nową talię z %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>system failure: %n {card|cards} discarded</source>
        <extracomment>The phase in which the top cards of the deck are discarded</extracomment>
        <translation>
            <numerusform>awaria systemu: odrzucono %n kartę</numerusform>
            <numerusform>awaria systemu: odrzucono %n karty</numerusform>
            <numerusform>awaria systemu: odrzucono %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sparks: %n {card|cards} discarded</source>
        <extracomment>Devious Automatics discards cards of the deck</extracomment>
        <translation>
            <numerusform>iskrzy: odrzucono %n kartę</numerusform>
            <numerusform>iskrzy: odrzucono %n karty</numerusform>
            <numerusform>iskrzy: odrzucono %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>DA&apos;s prep module is refilled</source>
        <extracomment>DA: Devious Automatics</extracomment>
        <translation>moduł przygotowawczy DA zostaje uzupełniony</translation>
    </message>
    <message numerus="yes">
        <source>draws %n {card|cards}</source>
        <extracomment>What a player does in a game</extracomment>
        <translation>
            <numerusform>dobiera %n kartę</numerusform>
            <numerusform>dobiera %n karty</numerusform>
            <numerusform>dobiera %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>draws the last card of %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 the colour of Devious Automatics</extracomment>
        <translation>dobiera ostatnią kartę z modułu (%1)</translation>
    </message>
    <message>
        <source>discards %1 of %2&apos;s prep module</source>
        <extracomment>%1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>odrzuca z modułu (%2): %1</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <extracomment>In place of what a player did in a turn</extracomment>
        <translation>nic się nie dzieje</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <extracomment>In what a player did; %1 the card that it most likely was: `red plays perhaps A7 from the hand`</extracomment>
        <translation>być może %1</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>profile</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a profile has no name yet&quot;</extracomment>
        <translation>profil</translation>
    </message>
    <message>
        <source>a %1 has no name yet; give it a name</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>brakuje nazwy (%1); nadaj ją</translation>
    </message>
    <message>
        <source>the %1&apos;s name is longer than 100 bytes; give it a shorter one</source>
        <extracomment>%1 what is to be stored: a card profile, a lens; letters may take several bytes</extracomment>
        <translation>nazwa (%1) jest dłuższa niż 100 bajtów; nadaj krótszą</translation>
    </message>
    <message>
        <source>a %1&apos;s name may not begin with a dot or hold slashes; give it another</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>nazwa (%1) nie może zaczynać się kropką ani zawierać ukośników; nadaj inną</translation>
    </message>
    <message>
        <source>lens</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a lens has no name yet&quot;</extracomment>
        <translation>obiektyw</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Home</source>
        <extracomment>Page in the navigation rail: where to begin</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page in the navigation rail: play a game at the table</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Page in the navigation rail: score a table from a photo</extracomment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Page in the navigation rail: games that were saved</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>Page in the navigation rail: card profiles</extracomment>
        <translation>Profile</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Page in the navigation rail: another game; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Phone</source>
        <extracomment>Button in the navigation rail: pairs a phone as camera and second screen</extracomment>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Page in the navigation rail: rules and cards to look up</extracomment>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Page in the navigation rail</extracomment>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>NewGamePane</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page that sets up a game</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Beginning the game</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Rozpoczynanie gry</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins the game</extracomment>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Give up the game that is not finished?</source>
        <extracomment>Asked before a game that is not finished is given up</extracomment>
        <translation>Porzucić niedokończoną grę?</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be gone on with once a new one has begun.</source>
        <extracomment>What giving up a game means; %1 the game: `Red against blue, round 3`</extracomment>
        <translation>%1: po rozpoczęciu nowej nie da się do niej wrócić.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: goes on with the game that was not finished</extracomment>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Move one %1 colonist in %2 from ★ to ★★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Przesuń kolonistę (%1) w budynku %2 z ★ na ★★</translation>
    </message>
    <message>
        <source>Move one %1 colonist in %2 from ★★ to ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Przesuń kolonistę (%1) w budynku %2 z ★★ na ★</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %1&apos;s ship to %2 ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>Przenieś kolonistę (%1) ze statku na ★ budynku %2</translation>
    </message>
    <message>
        <source>Move one %1 colonist from Earth to %1&apos;s ship</source>
        <extracomment>An order to the player; %1 a colour</extracomment>
        <translation>Przenieś kolonistę (%1) z Ziemi na jego statek</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>Ustaw energię (%1) na %2</translation>
    </message>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck face up on the discard pile</source>
        <extracomment>An order to the player</extracomment>
        <translation>
            <numerusform>Połóż %n wierzchnią kartę talii odkrytą na stosie odrzuconych</numerusform>
            <numerusform>Połóż %n wierzchnie karty talii odkryte na stosie odrzuconych</numerusform>
            <numerusform>Połóż %n wierzchnich kart talii odkrytych na stosie odrzuconych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck, unseen, into %1&apos;s prep module</source>
        <extracomment>An order to the player; %1 the colour of Devious Automatics</extracomment>
        <translation>
            <numerusform>Włóż %n wierzchnią kartę talii bez oglądania do modułu przygotowawczego (%1)</numerusform>
            <numerusform>Włóż %n wierzchnie karty talii bez oglądania do modułu przygotowawczego (%1)</numerusform>
            <numerusform>Włóż %n wierzchnich kart talii bez oglądania do modułu przygotowawczego (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>two touch %1; lay them apart</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>dwie stykają się %1; rozsuń je</translation>
    </message>
    <message>
        <source>one reaches out of the photo %1; take them all into the picture</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>jedna wychodzi poza zdjęcie %1; ujmij w kadrze wszystkie</translation>
    </message>
    <message>
        <source>one hardly shows %1; uncover it, and give it more light without reflections</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>jedną ledwo widać %1; odsłoń ją i doświetl bez odblasków</translation>
    </message>
    <message>
        <source>lay them flat and apart, on a table of another colour, in even light</source>
        <extracomment>What to do where cards are missing on a photo</extracomment>
        <translation>ułóż je płasko i osobno, na stole innego koloru, w równym świetle</translation>
    </message>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 what to do</extracomment>
        <translation>
            <numerusform>znaleziono %n kartę, oczekiwano %1: %2</numerusform>
            <numerusform>znaleziono %n karty, oczekiwano %1: %2</numerusform>
            <numerusform>znaleziono %n kart, oczekiwano %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: take away what else lies there; the least like a card is %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>
            <numerusform>znaleziono %n kartę, oczekiwano %1: zabierz to, co jeszcze tam leży; najmniej kartę przypomina to %2</numerusform>
            <numerusform>znaleziono %n karty, oczekiwano %1: zabierz to, co jeszcze tam leży; najmniej kartę przypomina to %2</numerusform>
            <numerusform>znaleziono %n kart, oczekiwano %1: zabierz to, co jeszcze tam leży; najmniej kartę przypomina to %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards lie on their sides; turn the photo until they stand upright</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>karty leżą na boku; obróć zdjęcie, aż będą stały pionowo</translation>
    </message>
    <message>
        <source>found %1 pieces, expected %2; stand them apart from each other, with the table around each</source>
        <extracomment>%1 pieces on a photo, %2 how many there should be</extracomment>
        <translation>znaleziono pionków: %1, oczekiwano %2; ustaw je osobno, tak by wokół każdego było widać stół</translation>
    </message>
    <message>
        <source>there is no such file in %1</source>
        <extracomment>A file is missing; %1 a folder</extracomment>
        <translation>nie ma takiego pliku w %1</translation>
    </message>
    <message>
        <source>there is no such photo in %1; take it as the others were taken</source>
        <extracomment>A photo is missing; %1 a folder</extracomment>
        <translation>nie ma takiego zdjęcia w %1; zrób je tak jak pozostałe</translation>
    </message>
    <message>
        <source>the corners of card %1 cross; name them in turn around the card</source>
        <extracomment>%1 counts the cards that were marked by hand</extracomment>
        <translation>rogi karty %1 się krzyżują; podaj je po kolei wokół karty</translation>
    </message>
    <message>
        <source>card %1 reaches out of the photo; its corners are px of the photo as it is shown</source>
        <translation>karta %1 wychodzi poza zdjęcie; rogi podaje się w pikselach wyświetlanego zdjęcia</translation>
    </message>
    <message>
        <source>cards %1 and %2 lie on each other; mark each once</source>
        <translation>karty %1 i %2 leżą na sobie; zaznacz każdą raz</translation>
    </message>
    <message>
        <source>piece %1 lies outside of the photo; its middle is px of the photo as it is shown</source>
        <translation>pionek %1 leży poza zdjęciem; środek podaje się w pikselach wyświetlanego zdjęcia</translation>
    </message>
    <message>
        <source>pieces %1 and %2 are at one place; mark each once</source>
        <translation>pionki %1 i %2 są w tym samym miejscu; zaznacz każdy raz</translation>
    </message>
    <message>
        <source>no photo of a profile is called &quot;%1&quot;; name it as when the profile was learnt: buildings, greenhouse, …, backs, ships or colonists</source>
        <extracomment>%1 what a person called it</extracomment>
        <translation>żadne zdjęcie profilu nie nazywa się „%1”; nazwij je jak przy nauce profilu: buildings, greenhouse, …, backs, ships lub colonists</translation>
    </message>
    <message>
        <source>the piece %1 hardly shows; look whether the frame is around it</source>
        <extracomment>%1 at the right, in the middle, …</extracomment>
        <translation>pionek %1 jest ledwo widoczny; sprawdź, czy ramka go otacza</translation>
    </message>
    <message>
        <source>found %1 pieces, expected %2; one seems to stand %3 that can&apos;t be told from the table: put a circle around it, or take the photo on another table</source>
        <extracomment>%1 pieces on a photo, %2 how many there should be, %3 at the right, …</extracomment>
        <translation>znaleziono pionków: %1, oczekiwano %2; jeden zdaje się stać %3, ale nie widać go na tle stołu: zaznacz go kołem albo zrób zdjęcie na innym stole</translation>
    </message>
    <message>
        <source>the cards can&apos;t be told from the table; lay them on one of another colour, in even light</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>kart nie da się odróżnić od stołu; połóż je na stole innego koloru, w równym świetle</translation>
    </message>
    <message>
        <source>where the cards end can&apos;t be told for certain; look whether each frame lies on its card&apos;s edges</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>nie da się z pewnością stwierdzić, gdzie kończą się karty; sprawdź, czy każda ramka leży na brzegach swojej karty</translation>
    </message>
    <message numerus="yes">
        <source>%n {card is|cards are} marked, expected %1: mark each once</source>
        <extracomment>%n cards were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>zaznaczono %n kartę, a powinno ich być %1: zaznacz każdą raz</numerusform>
            <numerusform>zaznaczono %n karty, a powinno ich być %1: zaznacz każdą raz</numerusform>
            <numerusform>zaznaczono %n kart, a powinno ich być %1: zaznacz każdą raz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {piece is|pieces are} marked, expected %1: mark each once</source>
        <extracomment>%n wooden pieces were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>zaznaczono %n pionek, a powinno ich być %1: zaznacz każdy raz</numerusform>
            <numerusform>zaznaczono %n pionki, a powinno ich być %1: zaznacz każdy raz</numerusform>
            <numerusform>zaznaczono %n pionków, a powinno ich być %1: zaznacz każdy raz</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such folder; check the name</source>
        <extracomment>%1 was to be a folder</extracomment>
        <translation>nie ma takiego folderu; sprawdź nazwę</translation>
    </message>
    <message>
        <source>piece %1 from the left hardly shows; look whether the frame is around it</source>
        <extracomment>%1 a number, counted from the left of a row</extracomment>
        <translation>%1. pionek od lewej jest ledwo widoczny; sprawdź, czy ramka go otacza</translation>
    </message>
    <message>
        <source>the photo does not seem to be upright, and was turned; look whether all stand upright and in their order now</source>
        <extracomment>About a photo of cards or pieces</extracomment>
        <translation>zdjęcie nie wyglądało na ustawione prosto i zostało obrócone; sprawdź, czy wszystko stoi teraz prosto i we właściwej kolejności</translation>
    </message>
    <message>
        <source>%1: it is upside down beside what was learnt before; turn the photo half round</source>
        <extracomment>About a photo of a profile that is learnt again; %1 its name</extracomment>
        <translation>%1: jest odwrócone do góry nogami w porównaniu z tym, co nauczono wcześniej; obróć zdjęcie o pół obrotu</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>Your phone as camera and second screen</source>
        <extracomment>Title: a phone as camera and second screen</extracomment>
        <translation>Twój telefon jako kamera i drugi ekran</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes what lies over the page</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>QR code that pairs a phone</source>
        <extracomment>Read out for the QR code that pairs a phone</extracomment>
        <translation>Kod QR, który paruje telefon</translation>
    </message>
    <message>
        <source>A phone in your home network takes photos of the table, shows the score sheet and the game, and answers questions. Nothing is installed on it, and nothing leaves your network. As long as this is off nothing listens.</source>
        <extracomment>Before phones are let in</extracomment>
        <translation>Telefon w Twojej sieci domowej robi zdjęcia stołu, pokazuje arkusz punktów i grę oraz odpowiada na pytania. Niczego się na nim nie instaluje i nic nie opuszcza Twojej sieci. Dopóki to jest wyłączone, nic nie nasłuchuje.</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, or type the address into its browser. The code is good for one phone; then there is a new one.</source>
        <extracomment>How to use the QR code</extracomment>
        <translation>Zeskanuj kod aparatem telefonu albo wpisz adres w jego przeglądarce. Kod jest dla jednego telefonu; potem jest nowy.</translation>
    </message>
    <message>
        <source>Address for the phone</source>
        <extracomment>Read out for the field that shows the address for the phone</extracomment>
        <translation>Adres dla telefonu</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <extracomment>Button: copies the address for the phone</extracomment>
        <translation>Kopiuj adres</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>Button: phones are not answered any more</extracomment>
        <translation>Wyłącz</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <extracomment>Button: phones of the home network are answered from now on</extracomment>
        <translation>Wpuść telefony</translation>
    </message>
    <message>
        <source>Paired phones</source>
        <extracomment>Heading over the list of paired phones</extracomment>
        <translation>Sparowane telefony</translation>
    </message>
    <message>
        <source>A phone becomes the table&apos;s camera by its page More, Use this phone as the camera. Its browser then warns of a page that it does not know, as the program made the page&apos;s certificate itself. It is the right one if the browser shows this SHA-256 fingerprint:</source>
        <extracomment>How a phone becomes the camera of the table; &quot;More&quot; and &quot;Use this phone as the camera&quot; are on the phone&apos;s page</extracomment>
        <translation>Telefon staje się kamerą stołu przez swoją stronę Więcej, Użyj tego telefonu jako kamery. Jego przeglądarka ostrzega wtedy przed stroną, której nie zna, bo program sam wystawił jej certyfikat. To właściwa strona, jeśli przeglądarka pokazuje ten odcisk SHA-256:</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate</source>
        <extracomment>Read out for the field that shows a certificate&apos;s fingerprint</extracomment>
        <translation>Odcisk certyfikatu</translation>
    </message>
</context>
<context>
    <name>PhonePages</name>
    <message>
        <source>Photo</source>
        <extracomment>On a phone: tabs</extracomment>
        <translation>Zdjęcie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>On a phone: it hears from the computer</extracomment>
        <translation>Połączono</translation>
    </message>
    <message>
        <source>Not connected</source>
        <extracomment>On a phone: it hears nothing from the computer, and tries again by itself</extracomment>
        <translation>Brak połączenia</translation>
    </message>
    <message>
        <source>This phone is not paired any more. Scan the code that Pocket Mars Table shows.</source>
        <translation>Ten telefon nie jest już sparowany. Zeskanuj kod, który pokazuje Pocket Mars Table.</translation>
    </message>
    <message>
        <source>That did not work. Try it once more.</source>
        <translation>Nie udało się. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>The photo is larger than 25 MB. Take it at a lower resolution.</source>
        <translation>Zdjęcie ma ponad 25 MB. Zrób je w niższej rozdzielczości.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Take the photo from above, with all cards, ships and Earth in view and no hand over them.</source>
        <extracomment>On a phone, above the button that takes a photo</extracomment>
        <translation>Zrób zdjęcie z góry, tak aby było widać wszystkie karty, statki i Ziemię i żeby nie zasłaniała ich ręka.</translation>
    </message>
    <message>
        <source>The program does not know your cards yet. Show it your cards first, on the page Cards.</source>
        <translation>Program nie zna jeszcze Twoich kart. Najpierw pokaż mu karty, na stronie Karty.</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>Zrób zdjęcie</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <extracomment>On a phone: of those that it has</extracomment>
        <translation>Wybierz zdjęcie</translation>
    </message>
    <message>
        <source>Another photo of this table</source>
        <extracomment>On a phone: of the same table, from another side</extracomment>
        <translation>Kolejne zdjęcie tego stołu</translation>
    </message>
    <message>
        <source>Photo of a new table</source>
        <extracomment>On a phone: of another table</extracomment>
        <translation>Zdjęcie nowego stołu</translation>
    </message>
    <message>
        <source>The photo is on its way …</source>
        <translation>Zdjęcie jest w drodze …</translation>
    </message>
    <message>
        <source>The table is being read …</source>
        <translation>Odczytuję stół …</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Odczytaj ponownie</translation>
    </message>
    <message>
        <source>The options have changed since.</source>
        <translation>Opcje się od tego czasu zmieniły.</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>On a phone: what the reader is not sure of</extracomment>
        <translation>Pytania</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Save to the history</source>
        <translation>Zapisz w historii</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Zapisuję …</translation>
    </message>
    <message>
        <source>Saved to the history</source>
        <translation>Zapisano w historii</translation>
    </message>
    <message>
        <source>Photo %1</source>
        <extracomment>Read out for a photo with marks; %1 which</extracomment>
        <translation>Zdjęcie %1</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Większe</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mniejsze</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>Jak widać</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Versus</source>
        <translation>Przeciwko sobie</translation>
    </message>
    <message>
        <source>Colours in seating order</source>
        <translation>Kolory w kolejności siedzenia</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angielskie</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polskie</translation>
    </message>
    <message>
        <source>Card profile</source>
        <translation>Profil kart</translation>
    </message>
    <message>
        <source>This phone</source>
        <translation>Ten telefon</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>This phone is called %1 now.</source>
        <extracomment>%1 the phone&apos;s name</extracomment>
        <translation>Ten telefon nazywa się teraz %1.</translation>
    </message>
    <message>
        <source>Unpair this phone</source>
        <translation>Rozłącz ten telefon</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Jasno czy ciemno</translation>
    </message>
    <message>
        <source>As the phone</source>
        <translation>Jak w telefonie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasno</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemno</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>Text sizes</extracomment>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duża</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Największa</translation>
    </message>
    <message>
        <source>No game is being played. Begin one in the window, on the page Play.</source>
        <extracomment>On a phone, as the second screen of a game</extracomment>
        <translation>Nie toczy się żadna gra. Rozpocznij ją w oknie, na stronie Gra.</translation>
    </message>
    <message>
        <source>The game is being taken up …</source>
        <translation>Wracam do gry …</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <translation>Zrób to za Devious Automatics</translation>
    </message>
    <message>
        <source>Lay the table back</source>
        <translation>Przywróć stan stołu</translation>
    </message>
    <message>
        <source>It lies as it did</source>
        <extracomment>On a phone: the table lies as it did before the step that was taken back</extracomment>
        <translation>Leży jak przedtem</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <extracomment>On a phone: takes the last step of the game back</extracomment>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>%1: expected %2, seen %3</source>
        <extracomment>%1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1: oczekiwano %2, widać %3</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>On a phone, beside a warning: the table is right, though it breaks a rule</extracomment>
        <translation>Stół jest w porządku</translation>
    </message>
    <message>
        <source>Tell by hand what happens</source>
        <extracomment>On a phone: opens what can be told of a move that no camera sees</extracomment>
        <translation>Powiedz ręcznie, co się dzieje</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 a player&apos;s colour</extracomment>
        <translation>Co robi gracz (%1)?</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>Tu nie ma nic do wyboru</translation>
    </message>
    <message>
        <source>Is that what happened?</source>
        <translation>Czy tak było?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>Tak, dalej</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>On a phone, a switch: what is new of the game is spoken</extracomment>
        <translation>Czytaj na głos</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the list of steps in which a card profile is learnt</extracomment>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>The cards are being read …</source>
        <translation>Odczytuję karty …</translation>
    </message>
    <message>
        <source>It is right as it is</source>
        <extracomment>On a phone: what was found in a picture of cards is right</extracomment>
        <translation>Jest dobrze tak, jak jest</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>Zrób ponownie</translation>
    </message>
    <message>
        <source>Drag the corners</source>
        <extracomment>On a phone: corners of cards are dragged to where they are</extracomment>
        <translation>Przeciągnij rogi</translation>
    </message>
    <message>
        <source>Read it with these</source>
        <translation>Odczytaj z nimi</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Card for Earth</source>
        <translation>Karta Ziemi</translation>
    </message>
    <message>
        <source>There is a card for Earth</source>
        <translation>Jest karta Ziemi</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Nie ma jej</translation>
    </message>
    <message>
        <source>Wooden pieces</source>
        <translation>Drewniane pionki</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <translation>Statki</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>Nazwa profilu</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Zapisz profil</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>Cofnij jedną decyzję</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>On a phone, heading: it is the camera of the table</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Use this phone as the camera</source>
        <translation>Użyj tego telefonu jako kamery</translation>
    </message>
    <message>
        <source>The phone stands above the table and shows it to the program for as long as the camera&apos;s page is open.</source>
        <translation>Telefon stoi nad stołem i pokazuje go programowi tak długo, jak otwarta jest strona kamery.</translation>
    </message>
    <message>
        <source>Browsers give the camera to encrypted pages only, and the program made the certificate of its encrypted page itself. So your browser will warn that the connection is not private or the certificate unknown. That is to be expected here, once on each phone: choose Advanced or Details there, and then go on to the page.</source>
        <translation>Przeglądarki udostępniają kamerę tylko stronom szyfrowanym, a certyfikat swojej szyfrowanej strony program wystawił sam. Dlatego przeglądarka ostrzeże, że połączenie nie jest prywatne albo że nie zna certyfikatu. Tutaj jest to normalne, raz na każdym telefonie: wybierz tam Zaawansowane lub Szczegóły, a potem przejdź na stronę.</translation>
    </message>
    <message>
        <source>To be sure that nobody stands between, compare the certificate&apos;s SHA-256 fingerprint that the browser shows with the one that Pocket Mars Table shows on the computer. It should be this one:</source>
        <translation>Aby mieć pewność, że nikt nie stoi pomiędzy, porównaj odcisk SHA-256 certyfikatu, który pokazuje przeglądarka, z tym, który Pocket Mars Table pokazuje na komputerze. Powinien to być ten:</translation>
    </message>
    <message>
        <source>Open the camera&apos;s page</source>
        <translation>Otwórz stronę kamery</translation>
    </message>
    <message>
        <source>The camera&apos;s page could not be opened on the computer. The log of Pocket Mars Table says why.</source>
        <translation>Nie udało się otworzyć strony kamery na komputerze. Powód jest w dzienniku Pocket Mars Table.</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <translation>Włącz kamerę</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <translation>Wyłącz kamerę</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the browser&apos;s settings of the page, and start again.</source>
        <translation>Przeglądarka nie daje tej stronie kamery. Zezwól na nią w ustawieniach strony w przeglądarce i włącz ponownie.</translation>
    </message>
    <message>
        <source>The camera can&apos;t be used now. Close other apps that use it, and start again.</source>
        <translation>Kamery nie można teraz użyć. Zamknij inne aplikacje, które jej używają, i włącz ponownie.</translation>
    </message>
    <message>
        <source>Watched: %1 pictures a second, %2 × %3</source>
        <extracomment>On a phone that is the camera; %1 a number, %2 and %3 pixels</extracomment>
        <translation>Oglądana: %2 × %3, obrazów na sekundę: %1</translation>
    </message>
    <message>
        <source>Ready, but nobody watches yet. Choose the camera %1 in the window, on the page Play.</source>
        <extracomment>On a phone that is the camera; %1 the phone&apos;s name</extracomment>
        <translation>Gotowe, ale nikt jeszcze nie patrzy. Wybierz kamerę %1 w oknie, na stronie Gra.</translation>
    </message>
    <message>
        <source>Lamp</source>
        <extracomment>On a phone, a switch: its lamp beside the camera</extracomment>
        <translation>Lampa</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Rozdzielczość</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a light, or the phone&apos;s lamp.</source>
        <translation>Jest za ciemno. Zapal światło albo lampę telefonu.</translation>
    </message>
    <message>
        <source>The phone was bumped. Let it stand still.</source>
        <translation>Telefon został potrącony. Niech stoi nieruchomo.</translation>
    </message>
    <message>
        <source>Put the phone on a stand or a pile of books, so that it sees all cards, and plug it in. The screen stays on while the camera is used.</source>
        <translation>Postaw telefon na statywie albo na stosie książek, tak by widział wszystkie karty, i podłącz go do ładowarki. Ekran pozostaje włączony, dopóki kamera jest używana.</translation>
    </message>
    <message>
        <source>This browser lets the screen go off. Have the phone&apos;s settings wait longer with that.</source>
        <translation>Ta przeglądarka pozwala ekranowi zgasnąć. Ustaw w telefonie dłuższy czas do wygaszenia.</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>On a phone, button: asks the coach about the turn at hand</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>A good move</source>
        <extracomment>On a phone, heading over the one move that children are advised</extracomment>
        <translation>Dobry ruch</translation>
    </message>
    <message>
        <source>Odds to win</source>
        <extracomment>Read out on a phone for the bar of odds</extracomment>
        <translation>Szanse na wygraną</translation>
    </message>
    <message>
        <source>Some of your cards are not known to the program. Say in the window which they are, for advice on just these.</source>
        <extracomment>On a phone, with advice: which can be put right in the window</extracomment>
        <translation>Program nie zna niektórych twoich kart. Podaj je w oknie, a rada będzie dotyczyć właśnie ich.</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <translation>Zamknij radę</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myślę…</translation>
    </message>
    <message>
        <source>one star</source>
        <extracomment>Read aloud in place of the symbol ★</extracomment>
        <translation>jedna gwiazdka</translation>
    </message>
    <message>
        <source>two stars</source>
        <extracomment>Read aloud in place of the symbol ★★</extracomment>
        <translation>dwie gwiazdki</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>Before the choice of a card on which spaces are marked</extracomment>
        <translation>Karta</translation>
    </message>
    <message>
        <source>The pictures of the buildings and of the spaceships are needed first.</source>
        <extracomment>Where there is no card yet on which spaces could be marked</extracomment>
        <translation>Najpierw potrzebne są zdjęcia budynków i statków.</translation>
    </message>
    <message>
        <source>Turn the energy track</source>
        <extracomment>Button: turns the frame of the energy track by a quarter</extracomment>
        <translation>Obróć tor energii</translation>
    </message>
    <message>
        <source>Levels in another order</source>
        <extracomment>Button: levels of the energy track in a line, a zigzag, two rows, counted back, and so on</extracomment>
        <translation>Inny układ poziomów</translation>
    </message>
    <message>
        <source>As they were at first</source>
        <extracomment>Button: puts the frames where they were at first</extracomment>
        <translation>Jak na początku</translation>
    </message>
    <message>
        <source>Further questions: %1</source>
        <extracomment>On a phone, opens those questions about a photo that do not stand there yet; %1 how many</extracomment>
        <translation>Dalsze pytania: %1</translation>
    </message>
    <message>
        <source>None of these</source>
        <extracomment>Button behind the answers to what happened in the game: the player tells it by hand</extracomment>
        <translation>Żadna z tych</translation>
    </message>
    <message>
        <source>Tell what happened; until then the camera waits.</source>
        <extracomment>No answer to a question was right</extracomment>
        <translation>Opowiedz, co się stało; do tego czasu kamera czeka.</translation>
    </message>
    <message>
        <source>By camera</source>
        <extracomment>Button: the player does not tell it after all</extracomment>
        <translation>Kamerą</translation>
    </message>
    <message>
        <source>On your cards ★ and ★★ may lie the other way round. Whatever stands on a building outside of ★★ counts as ★.</source>
        <extracomment>On the spaces of a building card</extracomment>
        <translation>Na twoich kartach ★ i ★★ mogą leżeć odwrotnie. Co stoi na budynku poza ★★, liczy się jako ★.</translation>
    </message>
    <message>
        <source>Swap ★ and ★★</source>
        <extracomment>Button: the frames of two spaces on a building card change places</extracomment>
        <translation>Zamień ★ i ★★</translation>
    </message>
    <message>
        <source>The numbers lie on the levels of the energy track.</source>
        <extracomment>On the spaces of a ship card</extracomment>
        <translation>Liczby leżą na poziomach toru energii.</translation>
    </message>
    <message>
        <source>Drag levels one by one</source>
        <extracomment>The levels of the energy track are dragged each by itself, not all with their frame</extracomment>
        <translation>Przeciągaj poziomy pojedynczo</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>On a phone: a photo is turned by a quarter</extracomment>
        <translation>Obróć</translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>%1, connected</source>
        <extracomment>A paired phone whose page is open; %1 its name</extracomment>
        <translation>%1, połączony</translation>
    </message>
    <message>
        <source>Throw out</source>
        <extracomment>Button: the phone is not let in any more</extracomment>
        <translation>Wyrzuć</translation>
    </message>
    <message>
        <source>%1, used as a camera</source>
        <extracomment>A paired phone that is used as a camera; %1 its name</extracomment>
        <translation>%1, używany jako kamera</translation>
    </message>
</context>
<context>
    <name>PhoneServer</name>
    <message>
        <source>%1 is no address of this computer; without one the address in the home network is taken</source>
        <extracomment>%1 what was given as an address</extracomment>
        <translation>%1 nie jest adresem tego komputera; bez niego przyjmuje się adres w sieci domowej</translation>
    </message>
    <message>
        <source>no phone can be waited for at %1, port %2: %3; try another port</source>
        <extracomment>%1 an address of this computer, %2 a number, %3 why</extracomment>
        <translation>nie można czekać na telefon pod %1, port %2: %3; spróbuj innego portu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no address of a network; give one like 192.168.1.20</source>
        <extracomment>%1 what was given as an address</extracomment>
        <translation>&apos;%1&apos; nie jest adresem sieciowym; podaj taki jak 192.168.1.20</translation>
    </message>
    <message>
        <source>this computer is in no home network; connect it to the one that the phone is in</source>
        <translation>ten komputer nie jest w żadnej sieci domowej; połącz go z tą, w której jest telefon</translation>
    </message>
    <message>
        <source>This code is not the one of now. Scan the one that Pocket Mars Table shows.</source>
        <translation>Ten kod nie jest aktualny. Zeskanuj ten, który pokazuje Pocket Mars Table.</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>nie ma takiego pliku albo nie wolno go czytać; sprawdź nazwę</translation>
    </message>
    <message>
        <source>this is no JPEG, PNG, WebP or BMP picture; save the photo as a JPEG</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>to nie jest obraz JPEG, PNG, WebP ani BMP; zapisz zdjęcie jako JPEG</translation>
    </message>
    <message>
        <source>it is damaged, perhaps cut off while being copied; copy it again</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>plik jest uszkodzony, może urwał się przy kopiowaniu; skopiuj go ponownie</translation>
    </message>
    <message>
        <source>it has more than 200 megapixels; scale it down</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>obraz ma ponad 200 megapikseli; zmniejsz go</translation>
    </message>
    <message>
        <source>it is smaller than 64 x 64 pixels; take a larger photo</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>obraz jest mniejszy niż 64 × 64 piksele; zrób większe zdjęcie</translation>
    </message>
    <message>
        <source>this is a folder; name a photo in it</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>to jest folder; podaj zdjęcie, które w nim jest</translation>
    </message>
    <message>
        <source>it is a narrow strip; take a photo of the whole table</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>to wąski pasek; zrób zdjęcie całego stołu</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo</extracomment>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>Arrow keys go from mark to mark, Return corrects one, plus and minus zoom.</source>
        <extracomment>Read out for the photo with the marks on it</extracomment>
        <translation>Strzałki przechodzą między znacznikami, Enter poprawia, plus i minus przybliżają.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something found on the photo, read out: %1 the item, %2 how it was read</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide the marks</source>
        <extracomment>Button: the outlines of what was read, drawn on the photo</extracomment>
        <translation>Ukryj znaczniki</translation>
    </message>
    <message>
        <source>Show the marks</source>
        <translation>Pokaż znaczniki</translation>
    </message>
    <message>
        <source>Show the photo as it was taken</source>
        <extracomment>Button beside the photo: the table as seen from straight above, or as the camera saw it</extracomment>
        <translation>Pokaż zdjęcie tak, jak je zrobiono</translation>
    </message>
    <message>
        <source>Show the table from above</source>
        <translation>Pokaż stół z góry</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Oddal</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Przybliż</translation>
    </message>
    <message>
        <source>Show the whole photo</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>Pokaż całe zdjęcie</translation>
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
        <translation>u góry po lewej</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>u góry</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <translation>u góry po prawej</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>po lewej</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>pośrodku</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>po prawej</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <translation>u dołu po lewej</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>u dołu</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <translation>u dołu po prawej</translation>
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
        <translation>Kod QR z odnośnikiem dla BG Stats</translation>
    </message>
    <message>
        <source>Log this game in BG Stats</source>
        <extracomment>Title over the QR code; BG Stats is an app for phones</extracomment>
        <translation>Zapisz tę grę w BG Stats</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera and open the link: BG Stats adds the play with date, players and points. The play keeps its id, so that the app can tell when it gets it twice.</source>
        <extracomment>How to use the QR code</extracomment>
        <translation>Zeskanuj kod aparatem telefonu i otwórz odnośnik: BG Stats doda rozgrywkę z datą, graczami i punktami. Rozgrywka zachowuje swój identyfikator, więc aplikacja pozna, gdy dostanie ją dwa razy.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <extracomment>Button: copies the link for BG Stats</extracomment>
        <translation>Kopiuj odnośnik</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <extracomment>Read out for the field that shows the link</extracomment>
        <translation>Odnośnik dla BG Stats</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the QR code back to the game&apos;s score sheet</extracomment>
        <translation>Arkusz punktów</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of the table on the photo</extracomment>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>Automatycznie</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2–4 graczy</translation>
    </message>
    <message>
        <source>Tap your colour first, then that of DA.</source>
        <extracomment>DA is the automaton of the solo game</extracomment>
        <translation>Dotknij najpierw swojego koloru, potem koloru DA.</translation>
    </message>
    <message>
        <source>Tap the colours in seating order, the starting player first.</source>
        <extracomment>How to choose the players</extracomment>
        <translation>Dotykaj kolorów w kolejności siedzenia, od pierwszego gracza.</translation>
    </message>
    <message>
        <source>The players are those whose ships and colonists are seen on the photo.</source>
        <extracomment>Who plays where that is found out from the photo</extracomment>
        <translation>Grają ci, których statki i kolonistów widać na zdjęciu.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A player&apos;s colour with its seat; %1 counts from 1, %2 the colour</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules break a tie</extracomment>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Angielskie</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Polskie</translation>
    </message>
    <message>
        <source>The editions differ in how a tie is broken.</source>
        <extracomment>What the edition changes</extracomment>
        <translation>Wydania różnią się rozstrzyganiem remisów.</translation>
    </message>
    <message>
        <source>Read the photo again</source>
        <extracomment>Button: after the players or the edition were changed</extracomment>
        <translation>Odczytaj zdjęcie ponownie</translation>
    </message>
</context>
<context>
    <name>PlayersPane</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo</extracomment>
        <translation>Zdjęcie stołu</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%1 leads by %n {point|points}</source>
        <extracomment>How a puzzle stands; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>prowadzi %1, o %n punkt</numerusform>
            <numerusform>prowadzi %1, o %n punkty</numerusform>
            <numerusform>prowadzi %1, o %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>both have as many points, and a tie is %1&apos;s</source>
        <extracomment>How a puzzle stands; %1 the colour of Devious Automatics</extracomment>
        <translation>punktów jest po równo, a remis wygrywa %1</translation>
    </message>
    <message>
        <source>no card is left in the deck</source>
        <extracomment>How a puzzle stands</extracomment>
        <translation>w talii nie ma już kart</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n {card|cards} left</source>
        <extracomment>How a puzzle stands</extracomment>
        <translation>
            <numerusform>w talii została %n karta</numerusform>
            <numerusform>w talii zostały %n karty</numerusform>
            <numerusform>w talii zostało %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2; %3. Which move wins for %4?</source>
        <extracomment>A puzzle: %1 the round, %2 who leads, %3 the cards of the deck, %4 the player&apos;s colour</extracomment>
        <translation>Runda %1: %2; %3. Którym ruchem wygrywa %4?</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Home</source>
        <extracomment>Button: from the puzzle back to the first page</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>Title: a moment of a game in which one move wins</extracomment>
        <translation>Zagadka dnia</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>Days in a row on which a puzzle was solved</extracomment>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand:</source>
        <extracomment>Before the cards that the player of a puzzle holds</extracomment>
        <translation>Twoja ręka:</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>What was found of a puzzle&apos;s answer so far; %1 decisions</extracomment>
        <translation>Dobrze: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A choice of a puzzle: %1 its number, %2 what is done</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: leaves a puzzle that was solved</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>Button: the same puzzle from its beginning</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
</context>
<context>
    <name>ProfileActions</name>
    <message>
        <source>Test the profile with a photo</source>
        <extracomment>Title of the dialog that chooses a photo of cards</extracomment>
        <translation>Sprawdź profil zdjęciem</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in the dialog that chooses a photo</extracomment>
        <translation>Zdjęcia (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>The new photo of these cards</source>
        <extracomment>Title of the dialog that chooses a photo of a card profile</extracomment>
        <translation>Nowe zdjęcie tych kart</translation>
    </message>
    <message>
        <source>Export the profile</source>
        <extracomment>Title of the dialog that writes a card profile to a file</extracomment>
        <translation>Eksportuj profil</translation>
    </message>
    <message>
        <source>Card profiles (*.pmprofile)</source>
        <extracomment>File types in the dialogs for card profiles</extracomment>
        <translation>Profile kart (*.pmprofile)</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <extracomment>Title of the dialog that reads a card profile from a file</extracomment>
        <translation>Importuj profil</translation>
    </message>
    <message>
        <source>Learn one picture again</source>
        <extracomment>Heading over learning one photo of a card profile again</extracomment>
        <translation>Jedno zdjęcie na nowo</translation>
    </message>
    <message>
        <source>Lay these cards out as when the profile was learnt and photograph them. All other cards stay as they are.</source>
        <extracomment>How to learn one photo of a card profile again</extracomment>
        <translation>Rozłóż te karty jak przy nauce profilu i sfotografuj je. Wszystkie inne karty zostają, jakie są.</translation>
    </message>
    <message>
        <source>Which picture</source>
        <extracomment>Read out for the choice of a picture of a card profile</extracomment>
        <translation>Które zdjęcie</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Greenhouse cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Karty: Ekosystem</translation>
    </message>
    <message>
        <source>Energy bank cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Karty: Energia</translation>
    </message>
    <message>
        <source>Comms center cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Karty: Nauka</translation>
    </message>
    <message>
        <source>Aqualab cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Karty: Woda</translation>
    </message>
    <message>
        <source>Habitation cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Karty: Budownictwo</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Statki</translation>
    </message>
    <message>
        <source>Colonists and marker</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>Koloniści i znacznik</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button that leaves everything as it is</extracomment>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Choose the photo …</source>
        <extracomment>Button: chooses the photo to learn again</extracomment>
        <translation>Wybierz zdjęcie …</translation>
    </message>
    <message>
        <source>Test with a photo …</source>
        <extracomment>Button: says how well the cards in a photo agree with the profile</extracomment>
        <translation>Sprawdź zdjęciem …</translation>
    </message>
    <message>
        <source>Learn one picture again …</source>
        <extracomment>Button: learns one of the photos of a card profile again</extracomment>
        <translation>Jedno zdjęcie na nowo …</translation>
    </message>
    <message>
        <source>Export …</source>
        <extracomment>Button: writes the card profile to a file</extracomment>
        <translation>Eksportuj …</translation>
    </message>
    <message>
        <source>Import …</source>
        <extracomment>Button: adds a card profile from a file</extracomment>
        <translation>Importuj …</translation>
    </message>
</context>
<context>
    <name>ProfileCheckPane</name>
    <message>
        <source>Close the test</source>
        <extracomment>Button: closes the test of a card profile</extracomment>
        <translation>Zamknij sprawdzian</translation>
    </message>
    <message>
        <source>The photo with its cards outlined</source>
        <extracomment>Read out for a photo with outlines of its cards</extracomment>
        <translation>Zdjęcie z obrysami kart</translation>
    </message>
    <message>
        <source>Cards in the photo</source>
        <extracomment>Read out for the list of cards that were tested</extracomment>
        <translation>Karty na zdjęciu</translation>
    </message>
</context>
<context>
    <name>ProfileEditorPane</name>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Zapisywanie profilu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: puts a profile away without saving what was changed</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <extracomment>Button: stores a card profile with what was changed</extracomment>
        <translation>Zapisz zmiany</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>in use</source>
        <extracomment>The profile with which photos are read</extracomment>
        <translation>w użyciu</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is none yet: learn one</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>żaden profil kart nie nazywa się „%1”; nie ma jeszcze żadnego: naucz programu kart</translation>
    </message>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>żaden profil kart nie nazywa się „%1”; są: %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be made (%2): make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>%1: nie można utworzyć (%2); pozwól pisać w tym folderze albo zwolnij miejsce</translation>
    </message>
    <message>
        <source>%1: another file says already where the cards of %2 lie; give one for each photo</source>
        <extracomment>%1 a file, %2 what a photo of a profile is called</extracomment>
        <translation>%1: inny plik mówi już, gdzie leżą karty z %2; podaj po jednym na zdjęcie</translation>
    </message>
    <message>
        <source>%1: not all there could be told for certain; look at the pictures, and where the table shows or a card or piece is cut off learn the photo again</source>
        <extracomment>%1 photos of a card profile: ships.jpg, backs.jpg</extracomment>
        <translation>%1: nie wszystko dało się tam rozpoznać na pewno; obejrzyj obrazy, a gdzie widać stół albo karta lub pionek są ucięte, naucz programu tego zdjęcia jeszcze raz</translation>
    </message>
    <message numerus="yes">
        <source>%n {picture|pictures} there, and none with a name that says what it shows: choose nine in the order of the steps, or call them buildings.jpg, …</source>
        <extracomment>%n pictures were found in a folder</extracomment>
        <translation>
            <numerusform>jest tam %n zdjęcie, a jego nazwa nie mówi, co przedstawia: wybierz dziewięć w kolejności kroków albo nazwij je buildings.jpg, …</numerusform>
            <numerusform>są tam %n zdjęcia, a żadna nazwa nie mówi, co przedstawiają: wybierz dziewięć w kolejności kroków albo nazwij je buildings.jpg, …</numerusform>
            <numerusform>jest tam %n zdjęć, a żadna nazwa nie mówi, co przedstawiają: wybierz dziewięć w kolejności kroków albo nazwij je buildings.jpg, …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Remove the profile “%1”?</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>Usunąć profil „%1”?</translation>
    </message>
    <message>
        <source>Photos of these cards can&apos;t be read until the profile is learnt again. Games in the history stay as they are.</source>
        <extracomment>What removing a card profile means</extracomment>
        <translation>Zdjęć tych kart nie da się odczytać, dopóki program nie nauczy się profilu na nowo. Gry w historii pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>Remove the profile</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Usuń profil</translation>
    </message>
    <message>
        <source>Card profiles</source>
        <extracomment>Title of the page with the card profiles
----------
Read out for the list of card profiles</extracomment>
        <translation>Profile kart</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes the card profile in use, after asking</extracomment>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Learn a profile</source>
        <translation>Naucz profilu</translation>
    </message>
    <message>
        <source>From a folder …</source>
        <extracomment>Button: learns another card profile from a folder that holds all it takes</extracomment>
        <translation>Z folderu…</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <extracomment>Button: learns another card profile, or goes on with one that is half learnt</extracomment>
        <translation>Ucz się dalej</translation>
    </message>
    <message>
        <source>Spaces and colours</source>
        <extracomment>Button: shows the spaces and colours of the card profile in use, to change them</extracomment>
        <translation>Pola i kolory</translation>
    </message>
    <message>
        <source>Somebody with the same edition has given you a file of their cards?</source>
        <extracomment>Beside the button that imports a card profile</extracomment>
        <translation>Ktoś z tym samym wydaniem dał ci plik ze swoimi kartami?</translation>
    </message>
    <message>
        <source>They are right</source>
        <extracomment>Button: somebody has looked at the cards that were in doubt</extracomment>
        <translation>Są w porządku</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <extracomment>Button: the player marks what lies in a picture</extracomment>
        <translation>Popraw ręcznie</translation>
    </message>
    <message>
        <source>Learn it all the same</source>
        <extracomment>Button: learns a photo that looks like another deck&apos;s all the same</extracomment>
        <translation>Naucz mimo to</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: takes away what was said</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Comparing the photo with the cards …</source>
        <extracomment>While a photo is compared with a card profile</extracomment>
        <translation>Porównuję zdjęcie z kartami …</translation>
    </message>
    <message>
        <source>Learning the picture …</source>
        <extracomment>While one picture of a card profile is learnt again</extracomment>
        <translation>Uczę się zdjęcia …</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>this ship has no place for it</source>
        <extracomment>Why something can&apos;t be done</extracomment>
        <translation>ten statek nie ma na to miejsca</translation>
    </message>
    <message>
        <source>From the main board to the ship, for a ticket</source>
        <extracomment>Heading: structures of a player that are built</extracomment>
        <translation>Z planszy głównej na statek, za bilet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A structure that can be moved; %1 its name, %2 how many there are</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>By a project</source>
        <extracomment>Heading: what a player&apos;s projects can do</extracomment>
        <translation>Dzięki projektowi</translation>
    </message>
    <message>
        <source>Launch: %1 (%2)</source>
        <extracomment>A project&apos;s action: behind its name %1 a structure, %2 how many there are</extracomment>
        <translation>Start: %1 (%2)</translation>
    </message>
    <message>
        <source>Assemble: %1 (%2)</source>
        <extracomment>A project&apos;s action: behind its name %1 a structure, %2 how many there are</extracomment>
        <translation>Montaż: %1 (%2)</translation>
    </message>
    <message>
        <source>Built on the main board</source>
        <extracomment>Heading: structures of a player that are not built yet</extracomment>
        <translation>Budowa na planszy głównej</translation>
    </message>
    <message>
        <source>On the ship</source>
        <extracomment>Heading: solar panels and astronauts of the ship</extracomment>
        <translation>Na statku</translation>
    </message>
    <message>
        <source>Solar panel</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>Panel słoneczny</translation>
    </message>
    <message>
        <source>Astronaut</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>Astronauta</translation>
    </message>
    <message>
        <source>Swapped astronaut</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>Zamieniony astronauta</translation>
    </message>
    <message>
        <source>Bring one back</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>Sprowadź z powrotem</translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>Heading: corporation tokens</extracomment>
        <translation>Bilet</translation>
    </message>
    <message>
        <source>Corporation token</source>
        <extracomment>What a player can do</extracomment>
        <translation>Żeton korporacji</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Heading</extracomment>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Fund a project</source>
        <extracomment>Heading: projects that can be funded</extracomment>
        <translation>Sfinansuj projekt</translation>
    </message>
    <message>
        <source>Another corporation&apos;s</source>
        <extracomment>What a player can do: fund a project that is not To Mars&apos;</extracomment>
        <translation>Innej korporacji</translation>
    </message>
    <message>
        <source>Solar panel %1, built</source>
        <extracomment>Read out for a place on the ship; %1 its name</extracomment>
        <translation>Panel słoneczny %1, zbudowany</translation>
    </message>
    <message>
        <source>Solar panel %1, not built</source>
        <translation>Panel słoneczny %1, nie zbudowany</translation>
    </message>
    <message>
        <source>Astronaut slot %1, %2 VP</source>
        <extracomment>Read out for a place on the ship; %1 its name, %2 victory points</extracomment>
        <translation>Miejsce astronauty %1, %2 PZ</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>Of a goal&apos;s points: nobody has claimed them yet</extracomment>
        <translation>wolne</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zamknięte</translation>
    </message>
    <message>
        <source>%1 VP: %2</source>
        <extracomment>A goal&apos;s points and who has them; %1 victory points, %2 a player, &quot;free&quot; or &quot;closed&quot;</extracomment>
        <translation>%1 PZ: %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between what is listed in a line</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player&apos;s name or a place, %2 what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>More of what happened</source>
        <extracomment>Button beside a question: shows all that the answers have in common</extracomment>
        <translation>Więcej o tym, co się stało</translation>
    </message>
    <message>
        <source>Lay it face up on a free place of the table and take your hand away.</source>
        <extracomment>Below a question whose answers are cards, while the camera is to be shown one</extracomment>
        <translation>Połóż ją odkrytą w wolnym miejscu stołu i zabierz rękę.</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button beside a question that is asked in steps: the step before</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Don&apos;t look</source>
        <extracomment>Button beside a question whose answers are cards: the camera finds out which it is; and stops that</extracomment>
        <translation>Nie patrz</translation>
    </message>
    <message>
        <source>Show it to the camera</source>
        <translation>Pokaż ją kamerze</translation>
    </message>
    <message>
        <source>None of these</source>
        <extracomment>Button behind the answers to what happened in the game: the player tells it by hand</extracomment>
        <translation>Żadna z tych</translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message>
        <source>To be sure of the score, please check: %1</source>
        <extracomment>Heading over the open questions; %1 how many</extracomment>
        <translation>Aby wynik był pewny, sprawdź: %1</translation>
    </message>
    <message>
        <source>Another photo</source>
        <extracomment>Button: chooses a further photo of the same table, from another side</extracomment>
        <translation>Kolejne zdjęcie</translation>
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
        <translation>Odczytywanie stołu…</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Odczytywanie stołu</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: a photo that is being read is wanted no more</extracomment>
        <translation>Zatrzymaj</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Odds to win, turn by turn</source>
        <extracomment>Title of a curve</extracomment>
        <translation>Szanse na wygraną, tura po turze</translation>
    </message>
    <message>
        <source>Looking at the game</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Przegląd gry</translation>
    </message>
    <message>
        <source>Where was it won?</source>
        <extracomment>Button: the coach looks at a finished game again</extracomment>
        <translation>Gdzie rozstrzygnęła się gra?</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>Beside a curve of odds; %1 a number</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 ★★ has room for %2, not for %3: correct one of them</source>
        <extracomment>Why a table can&apos;t be saved; %1 a building, %2 and %3 numbers</extracomment>
        <translation>%1 ★★ mieści %2, a nie %3: popraw jedno z nich</translation>
    </message>
    <message>
        <source>%1 has at least %2 colonists, and the box holds %3: one of the counts is too high</source>
        <extracomment>Why a table can&apos;t be saved; %1 a colour, %2 and %3 numbers</extracomment>
        <translation>%1 ma co najmniej %2 kolonistów, a w pudełku jest ich %3: jedna z liczb jest za duża</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score a table</source>
        <extracomment>Title of the page before a photo is opened</extracomment>
        <translation>Podlicz stół</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>Profil kart: %1</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Otwórz zdjęcie</translation>
    </message>
    <message>
        <source>Say who plays</source>
        <extracomment>Button beside an error that this mends</extracomment>
        <translation>Podaj, kto gra</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>Button beside an error: reads the same file once more</extracomment>
        <translation>Odczytaj ponownie</translation>
    </message>
    <message>
        <source>Show where cards lie</source>
        <extracomment>Button: marks cards on the photo that were not found</extracomment>
        <translation>Pokaż, gdzie leżą karty</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Button beside an error: marks cards on the photo that were not found</extracomment>
        <translation>Pokaż mi karty</translation>
    </message>
    <message>
        <source>Another photo</source>
        <extracomment>Button: chooses a further photo of the same table, from another side</extracomment>
        <translation>Kolejne zdjęcie</translation>
    </message>
    <message>
        <source>On this photo: %1</source>
        <extracomment>Others lie on the photo than were said to play; %1 who: `Solo: Red, DA Blue`</extracomment>
        <translation>Na tym zdjęciu: %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces are on the photo; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>Przyjmij: %1</translation>
    </message>
    <message>
        <source>This is the sample&apos;s photo, and only the sample&apos;s cards are known so far: learn yours before you score your own table.</source>
        <extracomment>Above the photo that comes with the program, while no other cards are known</extracomment>
        <translation>To przykładowe zdjęcie, a program zna na razie tylko przykładowe karty: zanim podliczysz własny stół, naucz go swoich.</translation>
    </message>
    <message>
        <source>This is the sample&apos;s photo, read with the sample&apos;s cards. Your own photos are read with “%1”.</source>
        <extracomment>Above the photo that comes with the program; %1 the name of the user&apos;s own card profile</extracomment>
        <translation>To przykładowe zdjęcie, odczytane według przykładowych kart. Twoje zdjęcia program odczytuje według profilu „%1”.</translation>
    </message>
    <message>
        <source>Read with the sample&apos;s cards, not with yours, so what is found may be wrong: learn your own cards, or choose their profile.</source>
        <extracomment>Above a photo of the user&apos;s own table</extracomment>
        <translation>Odczytano według przykładowych kart, nie twoich, więc wynik może być błędny: naucz program swoich kart albo wybierz ich profil.</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button: goes to the page that learns a card profile</extracomment>
        <translation>Naucz moich kart</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Read out for the table of points</extracomment>
        <translation>Arkusz punktów</translation>
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
        <source>%1: %2 last</source>
        <extracomment>A line of the chart of scores, read out: %1 the player, %2 the points of the last game</extracomment>
        <translation>%1: ostatnio %2</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>In place of the chart of scores</extracomment>
        <translation>Żadna gra nie pasuje do filtra.</translation>
    </message>
    <message>
        <source>Score by game, with the mean of five</source>
        <extracomment>Title of a chart</extracomment>
        <translation>Wynik gra po grze, ze średnią z pięciu</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>Button: empties the line that is searched for</extracomment>
        <translation>Wyczyść wyszukiwanie</translation>
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
        <translation>Statek</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>On the board: where colonists wait</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>Prep module of %1: %2</source>
        <extracomment>Read out for a player&apos;s prep module; %1 the player, %2 the cards</extracomment>
        <translation>Moduł przygotowawczy (%1): %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Read out: a player&apos;s points so far</extracomment>
        <translation>Punkty: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page with the settings</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Setting: the language of the window</extracomment>
        <translation>Język</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Setting: light or dark</extracomment>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Colours of the window: light or dark as the system is</extracomment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Colours of the window</extracomment>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Colours of the window</extracomment>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Setting</extracomment>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Texts, buttons and pictures also grow with the window.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Teksty, przyciski i obrazy rosną też wraz z oknem.</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Text size</extracomment>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>Text size</extracomment>
        <translation>Duża</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>Text size</extracomment>
        <translation>Bardzo duża</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Setting</extracomment>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>A short sound when the program has a question or finds something wrong while it watches the table.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Krótki dźwięk, gdy program patrzy na stół i ma pytanie albo widzi błąd.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Sounds are off
----------
Reading aloud is off</extracomment>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Sounds are on
----------
Reading aloud is on</extracomment>
        <translation>Włączone</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>Setting: the folder with the games and card profiles</extracomment>
        <translation>Folder danych</translation>
    </message>
    <message>
        <source>Your games, pictures and card profiles lie here. If you choose another folder they are copied there, unless it holds some already, and the window opens anew. What is in the old folder stays as it is.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Tu leżą twoje gry, zdjęcia i profile kart. Jeśli wybierzesz inny folder, zostaną tam skopiowane, o ile nie ma w nim już danych, a okno otworzy się na nowo. Zawartość starego folderu się nie zmieni.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>Button: shows the data folder in the file manager</extracomment>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Choose another …</source>
        <extracomment>Button: opens a dialog to choose the data folder</extracomment>
        <translation>Wybierz inny…</translation>
    </message>
    <message>
        <source>Back to the usual one</source>
        <extracomment>Button: back to the data folder that the program uses by itself</extracomment>
        <translation>Wróć do zwykłego</translation>
    </message>
    <message>
        <source>Doubtful cards</source>
        <extracomment>Setting: how cards are read of which prints differ</extracomment>
        <translation>Wątpliwe karty</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games with the cards of “%1”.</source>
        <extracomment>What the setting means; %1 the name of a card profile</extracomment>
        <translation>Niektóre karty można odczytać na dwa sposoby. Jeśli twój egzemplarz mówi co innego, zaznacz to tutaj: obowiązuje w nowych grach kartami „%1”.</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games.</source>
        <extracomment>What the setting means while no card profile is in use</extracomment>
        <translation>Niektóre karty można odczytać na dwa sposoby. Jeśli twój egzemplarz mówi co innego, zaznacz to tutaj: obowiązuje w nowych grach.</translation>
    </message>
    <message>
        <source>All as usual</source>
        <extracomment>Button: all doubtful cards are read as the program does by itself</extracomment>
        <translation>Wszystko jak zwykle</translation>
    </message>
    <message>
        <source>Choose a folder for your data</source>
        <extracomment>Title of the dialog that chooses the data folder</extracomment>
        <translation>Wybierz folder na swoje dane</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Setting</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>No advice</extracomment>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>One good move</source>
        <extracomment>Advice for children</extracomment>
        <translation>Jeden dobry ruch</translation>
    </message>
    <message>
        <source>Odds and three moves</source>
        <extracomment>Advice with odds</extracomment>
        <translation>Szanse i trzy ruchy</translation>
    </message>
    <message>
        <source>On the page of a game the button Advice, or the key A, says what a strong player would do. It never speaks up by itself. In the history it looks at finished games again.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Na stronie gry przycisk Rada lub klawisz A mówi, co zrobiłby mocny gracz. Sam nigdy się nie odzywa. W historii ogląda ukończone gry jeszcze raz.</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Setting</extracomment>
        <translation>Czytanie na głos</translation>
    </message>
    <message>
        <source>While a game is played, the computer says what is to be done for Devious Automatics, its questions, and what is against the rules; each once.</source>
        <extracomment>What the setting means</extracomment>
        <translation>Podczas gry komputer mówi, co trzeba zrobić za Devious Automatics, zadaje pytania i mówi, co jest niezgodne z zasadami; wszystko tylko raz.</translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>Czekanie na kamerę…</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Czekanie na kamerę</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <extracomment>Heading over what the camera must see, each with a traffic light</extracomment>
        <translation>Co widzi kamera</translation>
    </message>
    <message>
        <source>Set the table</source>
        <extracomment>Heading over what has to lie on the table as a game begins</extracomment>
        <translation>Przygotuj stół</translation>
    </message>
    <message>
        <source>Without a camera you enter each move by hand, and the game runs Devious Automatics for you.</source>
        <extracomment>Where no camera is chosen</extracomment>
        <translation>Bez kamery wpisujesz każdy ruch ręcznie, a program prowadzi za ciebie Devious Automatics.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>Przyjmij: %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>Zostaw moje</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Choose a folder of photos of a game</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Wybierz folder ze zdjęciami gry</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of a new game</extracomment>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2–4 graczy</translation>
    </message>
    <message>
        <source>The colours in seating order, the starting player first.</source>
        <extracomment>How to choose the colours</extracomment>
        <translation>Kolory w kolejności siedzenia, od pierwszego gracza.</translation>
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
        <translation>Superdroid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading over how the cards are dealt</extracomment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>How the cards are dealt: four to each player</extracomment>
        <translation>Rozdane</translation>
    </message>
    <message>
        <source>Drafted</source>
        <extracomment>How the cards are dealt: each keeps one and passes the rest on</extracomment>
        <translation>Z draftu</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules count</extracomment>
        <translation>Wydanie</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Angielskie</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>Polskie</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Photos …</source>
        <extracomment>Button: watch a folder of photos in place of a camera</extracomment>
        <translation>Zdjęcia…</translation>
    </message>
    <message>
        <source>or an address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>albo adres: http://…, rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera, a film or a folder of photos</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>Adres kamery, filmu lub folderu ze zdjęciami</translation>
    </message>
    <message>
        <source>Card profile</source>
        <extracomment>Heading over the choice of a card profile</extracomment>
        <translation>Profil kart</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>Profil kart: %1</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button: goes to the page that learns a card profile</extracomment>
        <translation>Naucz moich kart</translation>
    </message>
    <message>
        <source>So the table shows it: %1</source>
        <extracomment>Below the players: that they were told from the table; %1 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>Tak widać na stole: %1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Above the colours of the person in the solo game, and of its automaton</extracomment>
        <translation>Ty</translation>
    </message>
    <message>
        <source>DA</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A colour that somebody may have, read out; %1 who: `You`, %2 the colour</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These are the sample&apos;s cards. A camera over your own table needs yours.</source>
        <extracomment>Below the choice of a card profile, where it is that of the photos that come with the program</extracomment>
        <translation>To przykładowe karty. Kamera nad twoim stołem potrzebuje profilu twoich kart.</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>This table was read from a file of text, so there is no photo. Tap a number on the score sheet to correct it.</source>
        <extracomment>In place of the photo</extracomment>
        <translation>Ten stół odczytano z pliku tekstowego, więc nie ma zdjęcia. Dotknij liczby na arkuszu punktów, aby ją poprawić.</translation>
    </message>
    <message>
        <source>Tap a number or a mark to correct it.</source>
        <extracomment>Below who won; the marks are those on the photo</extracomment>
        <translation>Dotknij liczby lub znacznika, aby je poprawić.</translation>
    </message>
    <message>
        <source>The open questions may change that.</source>
        <extracomment>Below who is ahead</extracomment>
        <translation>Otwarte pytania mogą to zmienić.</translation>
    </message>
    <message>
        <source>Options changed: read again</source>
        <extracomment>Button: the players, the edition or the card profile are others now</extracomment>
        <translation>Zmieniono opcje: odczytaj ponownie</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last correction back</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>On the button that saves the game</extracomment>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Saved to the history</source>
        <extracomment>On the button that saves the game, once that is done</extracomment>
        <translation>Zapisano w historii</translation>
    </message>
    <message>
        <source>Save to the history</source>
        <extracomment>Button: saves the game</extracomment>
        <translation>Zapisz w historii</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Button: the game is in the history, and takes what was corrected since</extracomment>
        <translation>Zapisz poprawkę</translation>
    </message>
    <message>
        <source>Save again</source>
        <extracomment>Button: the photo&apos;s game is in the history, and takes what is on the sheet</extracomment>
        <translation>Zapisz ponownie</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Earth</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>the ship</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>statek</translation>
    </message>
    <message>
        <source>the system failure is left out</source>
        <extracomment>A mistake, in a list of what happened</extracomment>
        <translation>awaria systemu zostaje pominięta</translation>
    </message>
    <message>
        <source>one %1 colonist is on %2 and belongs on %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>jeden kolonista (%1) nie na swoim miejscu: jest %2, powinno być %3</translation>
    </message>
    <message>
        <source>%1&apos;s energy is %2 instead of %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a player&apos;s colour, %2 and %3 levels</extracomment>
        <translation>energia (%1): %2 zamiast %3</translation>
    </message>
    <message>
        <source>It seems that the system failure was left out: nothing was discarded</source>
        <extracomment>A mistake that the camera noticed</extracomment>
        <translation>Wygląda na to, że pominięto awarię systemu: nic nie odrzucono</translation>
    </message>
    <message>
        <source>put the top 2 cards of the deck face up on the discard pile</source>
        <extracomment>How a mistake is put right</extracomment>
        <translation>połóż 2 wierzchnie karty talii odkryte na stosie odrzuconych</translation>
    </message>
    <message>
        <source>move one %1 colonist from %2 to %3</source>
        <extracomment>How a mistake is put right; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>przenieś kolonistę (%1): %2 → %3</translation>
    </message>
    <message>
        <source>set %1&apos;s energy to %2</source>
        <extracomment>How a mistake is put right; %1 a player&apos;s colour, %2 a level</extracomment>
        <translation>ustaw energię (%1) na %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>Two things that may be wrong on the table, or two ways to put it right: one of them is meant</extracomment>
        <translation>%1 albo %2</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points by source, a game on average</source>
        <extracomment>Title of a chart: points by line of the score pad</extracomment>
        <translation>Punkty według źródła, średnio na grę</translation>
    </message>
    <message>
        <source>%1: %2, Devious Automatics %3</source>
        <extracomment>A pair of bars of the chart of points by source, read out: %1 the line of the score pad, %2 the people&apos;s points, %3 those of Devious Automatics</extracomment>
        <translation>%1: %2, Devious Automatics %3</translation>
    </message>
    <message>
        <source>Of these games only the totals are known.</source>
        <extracomment>In place of the chart of points by source</extracomment>
        <translation>W tych grach znane są tylko sumy.</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Whose bars: all but the automaton&apos;s</extracomment>
        <translation>Gracze</translation>
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
        <translation>Strzałki przesuwają ramkę, z klawiszem Shift zmieniają jej rozmiar.</translation>
    </message>
    <message>
        <source>Arrow keys move the frame, with Shift they resize it; a number picks a level, which they move then, Escape the frame again.</source>
        <extracomment>Read out for an energy track that is marked on a card</extracomment>
        <translation>Strzałki przesuwają ramkę, z klawiszem Shift zmieniają jej rozmiar; cyfra wybiera poziom, który wtedy przesuwają, Escape znów ramkę.</translation>
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
        <translation>Spróbuj innego zdjęcia</translation>
    </message>
    <message>
        <source>Drop a photo of your table here</source>
        <translation>Upuść tu zdjęcie swojego stołu</translation>
    </message>
    <message>
        <source>Take it from above, with all cards, ships and Earth in view and no hand over them. Cards may lie in any order and turned any way.</source>
        <extracomment>How to take the photo</extracomment>
        <translation>Zrób je z góry, tak by było widać wszystkie karty, statki i Ziemię, bez dłoni nad nimi. Karty mogą leżeć w dowolnej kolejności i dowolnie obrócone.</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Otwórz zdjęcie</translation>
    </message>
    <message>
        <source>Score a sample photo</source>
        <extracomment>Button: takes a photo that comes with the program</extracomment>
        <translation>Podlicz przykładowe zdjęcie</translation>
    </message>
    <message>
        <source>Welcome to Pocket Mars Table</source>
        <extracomment>Title of the first start</extracomment>
        <translation>Witaj w Pocket Mars Table</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first; see how it works with the sample table that comes with it, or learn your own cards right away.</source>
        <extracomment>First start, with and without the sample that comes with the program</extracomment>
        <translation>Podlicza grę z jednego zdjęcia stołu. Najpierw musi poznać twoje karty; zobacz, jak działa, na przykładowym stole albo od razu naucz go swoich kart.</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first: learn them from nine photos.</source>
        <translation>Podlicza grę z jednego zdjęcia stołu. Najpierw musi poznać twoje karty: naucz go ich z dziewięciu zdjęć.</translation>
    </message>
    <message>
        <source>Learning the sample cards …</source>
        <extracomment>Button of the first start: learns the sample&apos;s cards and scores a photo of them; and while it learns</extracomment>
        <translation>Nauka przykładowych kart…</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <translation>Pokaż przykładowy stół</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button of the first start: goes to the page that learns a card profile</extracomment>
        <translation>Naucz moich kart</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Nauka kart</translation>
    </message>
    <message>
        <source>%1 of %2 photos</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all</extracomment>
        <translation>Zdjęcie %1 z %2</translation>
    </message>
    <message>
        <source>So far only the cards of the sample table are known. Learn yours first: without them a photo of your own table can&apos;t be read.</source>
        <extracomment>In place of how to take the photo, while the program knows no cards but those that come with it</extracomment>
        <translation>Program zna na razie tylko karty przykładowego stołu. Najpierw naucz go swoich: bez nich nie odczyta zdjęcia twojego stołu.</translation>
    </message>
    <message>
        <source>Learn your own cards first</source>
        <extracomment>Title of the page without a photo, while the program knows no cards but those that come with it</extracomment>
        <translation>Najpierw naucz program swoich kart</translation>
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
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <extracomment>Button beside a step of the game: all later steps are taken back; %1 the step</extracomment>
        <translation>Wróć do: %1</translation>
    </message>
    <message>
        <source>As it seems: no clear table has shown it.</source>
        <extracomment>Below what happened in a game, where the last table left some doubt</extracomment>
        <translation>Na to wygląda: żaden wyraźny stół tego nie pokazał.</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>%1: &quot;%2&quot; is no plain file name</source>
        <extracomment>%1 a file, %2 what stands in it</extracomment>
        <translation>%1: „%2” nie jest zwykłą nazwą pliku</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <extracomment>%1 a file</extracomment>
        <translation>brakuje pliku %1 albo jest uszkodzony</translation>
    </message>
    <message>
        <source>%1 is not of its image&apos;s size</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 nie ma rozmiaru swojego obrazu</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1 a file</extracomment>
        <translation>brakuje pliku %1</translation>
    </message>
    <message>
        <source>writing failed</source>
        <extracomment>Stands for the system&apos;s words on what went wrong, where it has none</extracomment>
        <translation>zapis się nie udał</translation>
    </message>
    <message>
        <source>cannot save the profile in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>nie można zapisać profilu w %1: %2; pozwól pisać w tym folderze albo zwolnij miejsce</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; learn one from photos of your cards</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>nie ma profilu o nazwie „%1”; utwórz go ze zdjęć swoich kart</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are: %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>nie ma profilu o nazwie „%1”; są: %2</translation>
    </message>
    <message>
        <source>cannot remove %1: %2</source>
        <extracomment>%1 a file, %2 why, as the system says it
----------
%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>nie można usunąć %1: %2</translation>
    </message>
    <message>
        <source>the profile in %1 is broken: %2; learn it again</source>
        <extracomment>%1 a folder, %2 which file and what is wrong with it</extracomment>
        <translation>profil w %1 jest uszkodzony: %2; utwórz go ponownie</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is none yet: learn one from photos of the chessboard</source>
        <extracomment>%1 the name of a camera&apos;s lens</extracomment>
        <translation>nie ma obiektywu „%1”; nie ma jeszcze żadnego: naucz program ze zdjęć szachownicy</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2 those that there are</extracomment>
        <translation>nie ma obiektywu „%1”; są: %2</translation>
    </message>
    <message>
        <source>cannot save the lens in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>nie można zapisać obiektywu w %1: %2; nadaj prawo zapisu do folderu albo zwolnij miejsce</translation>
    </message>
    <message>
        <source>the lens in %1 is broken; learn it again</source>
        <extracomment>%1 a file</extracomment>
        <translation>obiektyw w %1 jest uszkodzony; naucz go od nowa</translation>
    </message>
    <message>
        <source>a card, as G5 or H0a</source>
        <extracomment>What must stand in a file: a card&apos;s number</extracomment>
        <translation>karta, na przykład G5 lub H0a</translation>
    </message>
</context>
<context>
    <name>TableItems</name>
    <message>
        <source>none</source>
        <extracomment>In place of a card, where there is none</extracomment>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Cards in a prep module of which not all could be read; %1 how many they are</extracomment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLights</name>
    <message>
        <source>Bring into the picture, whole and uncovered: %1</source>
        <extracomment>Beside a red light; %1 what the camera does not see, such as `Greenhouse, Aqualab`</extracomment>
        <translation>Wprowadź w kadr, w całości i bez zasłaniania: %1</translation>
    </message>
    <message>
        <source>Take hands and reflections away from: %1</source>
        <extracomment>Beside an amber light; %1 what the camera sees badly</extracomment>
        <translation>Zabierz ręce i odblaski znad: %1</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>What the camera must see: the five building cards</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>What the camera must see: the players&apos; spaceship cards</extracomment>
        <translation>Statki</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>What the camera must see: where colonists wait</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>Prep modules</source>
        <extracomment>What the camera must see: the face-down cards beside the ships</extracomment>
        <translation>Moduły przygotowawcze</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>What the camera must see</extracomment>
        <translation>Stos odrzuconych</translation>
    </message>
    <message>
        <source>the place of the discard pile</source>
        <extracomment>Name of a place on the table, in a list of what is to be seen</extracomment>
        <translation>miejsce na stos odrzuconych</translation>
    </message>
    <message>
        <source>%1: %2 on the ship, %3 on Earth, energy at %4</source>
        <extracomment>Set-up; %1 a player&apos;s colour, %2 how many, %3 how many</extracomment>
        <translation>%1: %2 na statku, %3 na Ziemi, energia na %4</translation>
    </message>
    <message>
        <source>%1: 2 cards face down in the prep module</source>
        <extracomment>Set-up; %1 a player&apos;s colour</extracomment>
        <translation>%1: 2 zakryte karty w module przygotowawczym</translation>
    </message>
    <message>
        <source>Five buildings, nothing on them</source>
        <extracomment>Set-up</extracomment>
        <translation>Pięć budynków, nic na nich</translation>
    </message>
    <message>
        <source>No card on the discard pile</source>
        <extracomment>Set-up</extracomment>
        <translation>Brak kart na stosie odrzuconych</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>New game</source>
        <extracomment>Button: from the game in progress to the page that sets up a game; the game can be gone on with</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>Working out what happened</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Ustalanie, co się stało</translation>
    </message>
    <message>
        <source>By camera</source>
        <extracomment>Button: enters the move at hand, though a camera watches; and back</extracomment>
        <translation>Kamerą</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ręcznie</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last decision or step of the game back</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>It is right so</source>
        <extracomment>Button beside a warning: the table is right, though it breaks a rule</extracomment>
        <translation>Tak ma być</translation>
    </message>
    <message>
        <source>Save the last pictures, how they were read, and your cards</source>
        <extracomment>Title of the dialog that saves what the camera saw; nothing is sent anywhere</extracomment>
        <translation>Zapisz ostatnie zdjęcia, ich odczyt i twoje karty</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <extracomment>File type in the dialog that saves what the camera saw</extracomment>
        <translation>Archiwum (*.zip)</translation>
    </message>
    <message>
        <source>Read wrong? Save the last pictures for a report</source>
        <extracomment>Button: saves what the camera saw last as a file, by which others can find out why it was read wrong</extracomment>
        <translation>Źle odczytane? Zapisz ostatnie zdjęcia do zgłoszenia</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Button: asks the coach what a strong player would do</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>Przyjmij: %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>Zostaw moje</translation>
    </message>
    <message>
        <source>Begin from here</source>
        <extracomment>Button: the game begins with the table as it lies; nobody knows its hidden cards</extracomment>
        <translation>Zacznij od tego miejsca</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Button: what is to be done in letters that are read from across the table; and back</extracomment>
        <translation>Wróć do planszy</translation>
    </message>
    <message>
        <source>Large, to be read across the table</source>
        <translation>Duże litery, do czytania przez stół</translation>
    </message>
    <message>
        <source>Go back to: %1?</source>
        <extracomment>Asked before several steps of a game are taken back; %1 what happened last then</extracomment>
        <translation>Wrócić do: %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n {step after it is|steps after it are} taken back, and the table is to be laid as it was then.</source>
        <extracomment>What going back means; %n steps</extracomment>
        <translation>
            <numerusform>Cofnięty zostanie %n późniejszy krok, a stół trzeba ułożyć tak, jak leżał wtedy.</numerusform>
            <numerusform>Cofnięte zostaną %n późniejsze kroki, a stół trzeba ułożyć tak, jak leżał wtedy.</numerusform>
            <numerusform>Cofniętych zostanie %n późniejszych kroków, a stół trzeba ułożyć tak, jak leżał wtedy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Read aloud no more</source>
        <extracomment>Button: questions, slips and what is to be done are read aloud by the computer; and no more</extracomment>
        <translation>Nie czytaj już na głos</translation>
    </message>
    <message>
        <source>Read aloud what is new</source>
        <translation>Czytaj na głos, co nowe</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Saved to the history</source>
        <extracomment>Below who won, once the game is in the history</extracomment>
        <translation>Zapisano w historii</translation>
    </message>
    <message>
        <source>Lay the table back</source>
        <extracomment>Heading over the steps that lead the table back after an undo</extracomment>
        <translation>Przywróć stan stołu</translation>
    </message>
    <message>
        <source>It lies as it did</source>
        <extracomment>Button: the table lies as it did before the step that was taken back</extracomment>
        <translation>Leży jak przedtem</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <extracomment>Heading over what the player does for Devious Automatics</extracomment>
        <translation>Zrób to za Devious Automatics</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <extracomment>Title of the dialog that saves a score sheet with its photo</extracomment>
        <translation>Zapisz arkusz punktów</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>File types in the dialog that saves a score sheet</extracomment>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>Button at the end of a game: another one of the same players</extracomment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Button at the end of a game: shows it among the games that were saved</extracomment>
        <translation>Historia</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <extracomment>Button: shows the code by which a saved game is logged in the app BG Stats</extracomment>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Share …</source>
        <extracomment>Button at the end of a game: its sheet and photo as one picture</extracomment>
        <translation>Udostępnij …</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the timeline back to the game&apos;s score sheet</extracomment>
        <translation>Arkusz punktów</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Button: to the step before</extracomment>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of a game is shown; %1 counts from 1, %2 how many there are</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Step on</source>
        <extracomment>Button: to the next step</extracomment>
        <translation>Krok dalej</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the steps of a game</extracomment>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Over a step of a game: %1 the round and phase, %2 the time</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: begins a game, told by hand, from the moment that is shown</extracomment>
        <translation>Graj stąd dalej</translation>
    </message>
    <message>
        <source>As it seems: no clear table has shown it.</source>
        <extracomment>Below what happened in a game, where the last table left some doubt</extracomment>
        <translation>Na to wygląda: żaden wyraźny stół tego nie pokazał.</translation>
    </message>
</context>
<context>
    <name>ToMars</name>
    <message>
        <source>the folder %1 can&apos;t be made; make room or choose another data folder</source>
        <extracomment>%1 a folder</extracomment>
        <translation>nie można utworzyć folderu %1; zrób miejsce albo wybierz inny folder danych</translation>
    </message>
    <message>
        <source>these are no corners of a board: begin at its upper left and go on clockwise</source>
        <extracomment>What is wrong with marked corners, and what to do</extracomment>
        <translation>to nie są rogi planszy: zacznij od lewego górnego i idź zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>a short name without a colon</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>krótka nazwa bez dwukropka</translation>
    </message>
    <message>
        <source>a project such as &quot;robotic_arm&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>projekt taki jak &quot;robotic_arm&quot;</translation>
    </message>
    <message>
        <source>1 to 4 players</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>od 1 do 4 graczy</translation>
    </message>
    <message>
        <source>names a project of another player</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>wymienia projekt innego gracza</translation>
    </message>
    <message>
        <source>is another player&apos;s name</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>to imię innego gracza</translation>
    </message>
    <message>
        <source>have more than five tokens in all</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>mają razem więcej niż pięć żetonów</translation>
    </message>
    <message>
        <source>the name of a player</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>imię gracza</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <extracomment>What is wrong with a file: of a module on the ship</extracomment>
        <translation>nie ma już na to miejsca</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, the lowest number furthest left that fits</source>
        <extracomment>What must stand in a file; %1 a place on the ship</extracomment>
        <translation>&quot;%1&quot;, najniższy pasujący numer najdalej w lewo</translation>
    </message>
    <message>
        <source>the id of a solar panel of the ship</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>oznaczenie panelu słonecznego statku</translation>
    </message>
    <message>
        <source>the id of an astronauts&apos; slot of the ship</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>oznaczenie miejsca astronauty na statku</translation>
    </message>
    <message>
        <source>is taken already</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>jest już zajęte</translation>
    </message>
    <message>
        <source>Robotic Arm</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Ramię robota</translation>
    </message>
    <message>
        <source>Engineering Support</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Wsparcie techniczne</translation>
    </message>
    <message>
        <source>Solar Cells</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Ogniwa słoneczne</translation>
    </message>
    <message>
        <source>Orbital Robotics</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Robotyka orbitalna</translation>
    </message>
    <message>
        <source>Habitat Module</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Moduł mieszkalny</translation>
    </message>
    <message>
        <source>Launch Pad</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Platforma startowa</translation>
    </message>
    <message>
        <source>Astronaut Exchange</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Wymiana astronautów</translation>
    </message>
    <message>
        <source>Orbital Assembly</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Montaż orbitalny</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>Prom księżycowy</translation>
    </message>
    <message>
        <source>A ticket now. Each module that you send scores its size.</source>
        <extracomment>What a project does</extracomment>
        <translation>Od razu bilet. Każdy wysłany moduł daje punkty równe rozmiarowi.</translation>
    </message>
    <message>
        <source>Build now. From then on each section with a module of yours makes building 1 titanium cheaper, if you like.</source>
        <extracomment>What a project does</extracomment>
        <translation>Buduj od razu. Odtąd każda sekcja z twoim modułem obniża koszt budowy o 1 tytan, jeśli chcesz.</translation>
    </message>
    <message>
        <source>Fund another project now. Funding then gives 1 energy for every panel that stands on the ship.</source>
        <extracomment>What a project does</extracomment>
        <translation>Od razu sfinansuj inny projekt. Finansowanie daje potem 1 energię za każdy panel na statku.</translation>
    </message>
    <message>
        <source>A ticket now. Each module that you send brings a panel at no cost, or 1 rare earth where none can be built.</source>
        <extracomment>What a project does</extracomment>
        <translation>Od razu bilet. Każdy wysłany moduł przynosi panel bez kosztu albo 1 metal ziem rzadkich, gdy żadnego nie da się zbudować.</translation>
    </message>
    <message>
        <source>A ticket now. Once a round: a dome goes from your player board to the ship, with its 3 credits.</source>
        <extracomment>What a project does</extracomment>
        <translation>Od razu bilet. Raz na rundę: kopuła idzie z twojej planszy gracza na statek, ze swoimi 3 kredytami.</translation>
    </message>
    <message>
        <source>A ticket now. Once a round, for a ticket: a structure of yours and an astronaut of the Lunar Gateway go to the ship.</source>
        <extracomment>What a project does</extracomment>
        <translation>Od razu bilet. Raz na rundę, za bilet: twoja budowla i astronauta ze stacji Gateway lecą na statek.</translation>
    </message>
    <message>
        <source>An astronaut on the way to the ship may change places with one of the Lunar Gateway: 2 reputation.</source>
        <extracomment>What a project does</extracomment>
        <translation>Astronauta w drodze na statek może zamienić się z astronautą ze stacji Gateway: 2 reputacji.</translation>
    </message>
    <message>
        <source>Build now. What you build may go straight to the ship; then domes&apos; abilities work, laboratories&apos; do not.</source>
        <extracomment>What a project does</extracomment>
        <translation>Buduj od razu. To, co budujesz, może trafić prosto na statek; wtedy działają zdolności kopuł, ale nie laboratoriów.</translation>
    </message>
    <message>
        <source>2 VP for each astronaut that you send. For a ticket, one comes back from the ship into your base.</source>
        <extracomment>What a project does</extracomment>
        <translation>2 PZ za każdego wysłanego astronautę. Za bilet jeden wraca ze statku do twojej bazy.</translation>
    </message>
    <message>
        <source>Is a panel that meets a section at a corner beside it?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>Czy panel stykający się z sekcją rogiem leży obok niej?</translation>
    </message>
    <message>
        <source>No, only along a side</source>
        <translation>Nie, tylko wzdłuż boku</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>When is a module beside an astronaut&apos;s slot?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>Kiedy moduł leży obok miejsca astronauty?</translation>
    </message>
    <message>
        <source>When it touches the slot</source>
        <translation>Gdy styka się z miejscem</translation>
    </message>
    <message>
        <source>When it lies in the slot&apos;s section</source>
        <translation>Gdy leży w sekcji tego miejsca</translation>
    </message>
    <message>
        <source>Where does Orbital Robotics build its panel?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>Gdzie Robotyka orbitalna buduje panel?</translation>
    </message>
    <message>
        <source>Wherever the player may build one on the ship</source>
        <translation>Wszędzie, gdzie gracz może go zbudować na statku</translation>
    </message>
    <message>
        <source>Beside the section of the module only</source>
        <translation>Tylko obok sekcji modułu</translation>
    </message>
    <message>
        <source>Does a structure of Orbital Assembly count as sent?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>Czy budowla z Montażu orbitalnego liczy się jako wysłana?</translation>
    </message>
    <message>
        <source>Yes, projects that reward sending work</source>
        <translation>Tak, projekty nagradzające wysyłanie działają</translation>
    </message>
    <message>
        <source>No, it is only built there</source>
        <translation>Nie, jest tam tylko zbudowana</translation>
    </message>
    <message>
        <source>Whose astronaut may Lunar Shuttle bring back?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>Czyjego astronautę może sprowadzić Prom księżycowy?</translation>
    </message>
    <message>
        <source>One that the player sent</source>
        <translation>Wysłanego przez gracza</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Dowolnego</translation>
    </message>
    <message>
        <source>How often can the five corporation tokens be taken?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>Jak często można brać pięć żetonów korporacji?</translation>
    </message>
    <message>
        <source>Each once a game</source>
        <translation>Każdy raz na grę</translation>
    </message>
    <message>
        <source>All anew each round</source>
        <translation>Wszystkie od nowa w każdej rundzie</translation>
    </message>
    <message>
        <source>Who else is there in solo? The solo card is not explained.</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>Kto jeszcze gra solo? Karta solo nie jest wyjaśniona.</translation>
    </message>
    <message>
        <source>Nobody: all sections are yours</source>
        <translation>Nikt: wszystkie sekcje są twoje</translation>
    </message>
    <message>
        <source>A rival, whose moves you enter as your card says</source>
        <translation>Rywal, którego ruchy wpisujesz według karty</translation>
    </message>
    <message>
        <source>takes a corporation token</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>bierze żeton korporacji</translation>
    </message>
    <message>
        <source>builds: %1</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory</extracomment>
        <translation>buduje: %1</translation>
    </message>
    <message>
        <source>builds on the ship: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>buduje na statku: %1, %2</translation>
    </message>
    <message>
        <source>sends to the ship: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>wysyła na statek: %1, %2</translation>
    </message>
    <message>
        <source>sends a dome from the player board: %1</source>
        <extracomment>What a player does: behind the name; %1 a place on the ship</extracomment>
        <translation>wysyła kopułę z planszy gracza: %1</translation>
    </message>
    <message>
        <source>launches: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>wystrzeliwuje: %1, %2</translation>
    </message>
    <message>
        <source>builds solar panel %1</source>
        <extracomment>What a player does: behind the name; %1 the name of a solar panel</extracomment>
        <translation>buduje panel słoneczny %1</translation>
    </message>
    <message>
        <source>sends a swapped astronaut to slot %1</source>
        <translation>wysyła zamienionego astronautę na miejsce %1</translation>
    </message>
    <message>
        <source>sends an astronaut to slot %1</source>
        <translation>wysyła astronautę na miejsce %1</translation>
    </message>
    <message>
        <source>funds %1</source>
        <extracomment>What a player does: behind the name; %1 the name of a project</extracomment>
        <translation>finansuje: %1</translation>
    </message>
    <message>
        <source>funds a project of another corporation</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>finansuje projekt innej korporacji</translation>
    </message>
    <message>
        <source>brings the astronaut of slot %1 to the base</source>
        <extracomment>What a player does: behind the name; %1 the name of a slot</extracomment>
        <translation>sprowadza astronautę z miejsca %1 do bazy</translation>
    </message>
    <message>
        <source>claims a goal: %1</source>
        <extracomment>What a player does: behind the name; %1 what a goal asks for</extracomment>
        <translation>zdobywa cel: %1</translation>
    </message>
    <message>
        <source>leaves it out</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>pomija to</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <extracomment>What happens in a game</extracomment>
        <translation>Zaczyna się nowa runda</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>What happens in a game</extracomment>
        <translation>Gra skończona</translation>
    </message>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n bilet na Marsa</numerusform>
            <numerusform>%n bilety na Marsa</numerusform>
            <numerusform>%n biletów na Marsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets} spent</source>
        <extracomment>What a step of the game costs</extracomment>
        <translation>
            <numerusform>wydany %n bilet na Marsa</numerusform>
            <numerusform>wydane %n bilety na Marsa</numerusform>
            <numerusform>wydano %n biletów na Marsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {credit|credits}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n kredyt</numerusform>
            <numerusform>%n kredyty</numerusform>
            <numerusform>%n kredytów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n tytan</numerusform>
            <numerusform>%n tytany</numerusform>
            <numerusform>%n tytanów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare earth</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n metal ziem rzadkich</numerusform>
            <numerusform>%n metale ziem rzadkich</numerusform>
            <numerusform>%n metali ziem rzadkich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy may be produced</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>można wyprodukować %n energię</numerusform>
            <numerusform>można wyprodukować %n energie</numerusform>
            <numerusform>można wyprodukować %n energii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reputation</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n reputacja</numerusform>
            <numerusform>%n reputacje</numerusform>
            <numerusform>%n reputacji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <extracomment>What a step of the game gives: victory points</extracomment>
        <translation>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
            <numerusform>%n PZ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n titanium less to pay</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>do zapłaty nawet o %n tytan mniej</numerusform>
            <numerusform>do zapłaty nawet o %n tytany mniej</numerusform>
            <numerusform>do zapłaty nawet o %n tytanów mniej</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual cost to pay</source>
        <extracomment>What a step of the game asks for</extracomment>
        <translation>zwykły koszt do zapłaty</translation>
    </message>
    <message>
        <source>abilities of domes may be used, those of laboratories may not</source>
        <extracomment>What a step of the game allows</extracomment>
        <translation>można użyć zdolności kopuł, ale nie laboratoriów</translation>
    </message>
    <message>
        <source>the astronaut goes to the base</source>
        <extracomment>What a step of the game does</extracomment>
        <translation>astronauta idzie do bazy</translation>
    </message>
    <message>
        <source>dome</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>kopuła</translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>warsztat</translation>
    </message>
    <message>
        <source>laboratory</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>laboratorium</translation>
    </message>
    <message>
        <source>a module in one section</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>moduł w jednej sekcji</translation>
    </message>
    <message>
        <source>modules in two sections</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>moduły w dwóch sekcjach</translation>
    </message>
    <message>
        <source>modules in all three sections</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>moduły we wszystkich trzech sekcjach</translation>
    </message>
    <message>
        <source>%1 above, from %2 on</source>
        <translation>%1 u góry, od %2</translation>
    </message>
    <message>
        <source>%1 below, from %2 on</source>
        <translation>%1 u dołu, od %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player&apos;s name, %2 what that player does</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 builds a solar panel for free</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 buduje panel słoneczny za darmo</translation>
    </message>
    <message>
        <source>%1 builds a structure and pays its cost</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 buduje budowlę i płaci jej koszt</translation>
    </message>
    <message>
        <source>%1 funds a project and pays its cost</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 finansuje projekt i płaci jego koszt</translation>
    </message>
    <message>
        <source>%1 sends an astronaut of the Lunar Gateway to the ship</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 wysyła astronautę ze stacji Gateway na statek</translation>
    </message>
    <message>
        <source>there is no room left for this structure: %1</source>
        <extracomment>Why a move is not legal; %1 dome, workshop, laboratory</extracomment>
        <translation>nie ma już miejsca na tę budowlę: %1</translation>
    </message>
    <message>
        <source>the lowest numbers furthest left are filled first: %1</source>
        <extracomment>Why a move is not legal; %1 a place on the ship</extracomment>
        <translation>najpierw zajmuje się najniższe numery najdalej w lewo: %1</translation>
    </message>
    <message>
        <source>solar panel %1 stands already</source>
        <extracomment>Why a move is not legal; %1 the name of a solar panel</extracomment>
        <translation>panel słoneczny %1 już stoi</translation>
    </message>
    <message>
        <source>%1 has no module in a section beside panel %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a solar panel</extracomment>
        <translation>%1 nie ma modułu w sekcji obok panelu %2</translation>
    </message>
    <message>
        <source>the free panel must stand beside section %1</source>
        <extracomment>Why a move is not legal; %1 a section of the ship</extracomment>
        <translation>darmowy panel musi stać obok sekcji %1</translation>
    </message>
    <message>
        <source>slot %1 is taken</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>miejsce %1 jest zajęte</translation>
    </message>
    <message>
        <source>%1 has no module beside slot %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a slot</extracomment>
        <translation>%1 nie ma modułu obok miejsca %2</translation>
    </message>
    <message>
        <source>nobody stands in slot %1</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>na miejscu %1 nikogo nie ma</translation>
    </message>
    <message>
        <source>the astronaut in slot %1 is another player&apos;s</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>astronauta na miejscu %1 należy do innego gracza</translation>
    </message>
    <message>
        <source>%1 has no Mars ticket</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name</extracomment>
        <translation>%1 nie ma biletu na Marsa</translation>
    </message>
    <message>
        <source>%1 has none on the main board: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 dome, workshop, laboratory</extracomment>
        <translation>%1 nie ma na planszy głównej: %2</translation>
    </message>
    <message>
        <source>%1 has none left on the player board: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 dome, workshop, laboratory</extracomment>
        <translation>%1 nie ma już na planszy gracza: %2</translation>
    </message>
    <message>
        <source>%1 does not have %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a project</extracomment>
        <translation>%1 nie ma projektu %2</translation>
    </message>
    <message>
        <source>%1 was used this round</source>
        <extracomment>Why a move is not legal; %1 the name of a project</extracomment>
        <translation>%1: użyto w tej rundzie</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a project</extracomment>
        <translation>%1 ma już projekt %2</translation>
    </message>
    <message>
        <source>%1 has claimed this goal</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name</extracomment>
        <translation>%1 ma już ten cel</translation>
    </message>
    <message>
        <source>%1 does not have what it takes: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 what a goal asks for</extracomment>
        <translation>%1 nie spełnia warunku: %2</translation>
    </message>
    <message>
        <source>the game is over; undo to go on</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>gra skończona; cofnij, aby grać dalej</translation>
    </message>
    <message>
        <source>first: %1</source>
        <extracomment>Why a move is not legal; %1 what must be done next, in a sentence</extracomment>
        <translation>najpierw: %1</translation>
    </message>
    <message>
        <source>there is nothing to leave out</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>nie ma nic do pominięcia</translation>
    </message>
    <message>
        <source>a panel can be built, so it is</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>panel da się zbudować, więc się go buduje</translation>
    </message>
    <message>
        <source>all five corporation tokens are taken</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>wszystkie pięć żetonów korporacji jest zabranych</translation>
    </message>
    <message>
        <source>the goal is claimed, and its second slot is closed with so few players</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>cel jest zdobyty, a drugie miejsce jest zamknięte przy tak małej liczbie graczy</translation>
    </message>
    <message>
        <source>both slots of the goal are claimed</source>
        <translation>oba miejsca celu są zajęte</translation>
    </message>
    <message>
        <source>astronauts sent earlier</source>
        <extracomment>Why points were had</extracomment>
        <translation>wcześniej wysłani astronauci</translation>
    </message>
    <message>
        <source>an astronaut sent to slot %1</source>
        <extracomment>Why points were had; %1 the name of a slot for an astronaut</extracomment>
        <translation>astronauta wysłany na miejsce %1</translation>
    </message>
    <message>
        <source>modules sent earlier</source>
        <extracomment>Why points were had</extracomment>
        <translation>wcześniej wysłane moduły</translation>
    </message>
    <message>
        <source>an astronaut sent with the shuttle</source>
        <extracomment>Why points were had</extracomment>
        <translation>astronauta wysłany promem</translation>
    </message>
    <message>
        <source>%1 complete, second (size %2)</source>
        <translation>%1 ukończona, drugie miejsce (rozmiar %2)</translation>
    </message>
    <message>
        <source>%1 complete, third (size %2)</source>
        <translation>%1 ukończona, trzecie miejsce (rozmiar %2)</translation>
    </message>
    <message>
        <source>%1, ahead in a tie as the first there</source>
        <translation>%1, w remisie przed innymi jako pierwszy na miejscu</translation>
    </message>
    <message>
        <source>from the rest of the game</source>
        <extracomment>Why points were had</extracomment>
        <translation>z reszty gry</translation>
    </message>
    <message>
        <source>%1 is complete</source>
        <extracomment>%1 a section of the ship: A, B or C</extracomment>
        <translation>%1 jest ukończona</translation>
    </message>
    <message numerus="yes">
        <source>%n {space is|spaces are} free</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>wolne jest %n pole</numerusform>
            <numerusform>wolne są %n pola</numerusform>
            <numerusform>wolnych jest %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solar {panel is|panels are} missing</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>brakuje %n panelu słonecznego</numerusform>
            <numerusform>brakuje %n paneli słonecznych</numerusform>
            <numerusform>brakuje %n paneli słonecznych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores nothing yet: %2</source>
        <translation>%1 jeszcze nic nie daje: %2</translation>
    </message>
    <message>
        <source>Astronauts</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>Astronauci</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>Sekcje</translation>
    </message>
    <message>
        <source>Rest of the game</source>
        <extracomment>Line of the score sheet: points that were not had on the ship</extracomment>
        <translation>Reszta gry</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot;</source>
        <extracomment>%1 the name of a player that nobody has</extracomment>
        <translation>nikt nie nazywa się &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move</source>
        <extracomment>%1 what was typed for a move</extracomment>
        <translation>&quot;%1&quot; to nie ruch</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nobody&apos;s move: leave the name out</source>
        <extracomment>%1 a move as it is typed</extracomment>
        <translation>&quot;%1&quot; to niczyj ruch: pomiń imię</translation>
    </message>
    <message>
        <source>say whose move it is, as in &quot;NAME: %1&quot;</source>
        <translation>podaj, czyj to ruch, np. &quot;IMIĘ: %1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names nothing that is on this ship</source>
        <extracomment>%1 what was typed for a move</extracomment>
        <translation>&quot;%1&quot; nie wskazuje niczego na tym statku</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed; look at who may write there</source>
        <extracomment>%1 a file</extracomment>
        <translation>nie można usunąć %1; sprawdź, kto może tam pisać</translation>
    </message>
    <message>
        <source>no photo of the board %1 was shown yet: mark its corners in this one, or open the board in the editor</source>
        <extracomment>Why a board is not looked for in a photo, and what to do; %1 the board&apos;s name</extracomment>
        <translation>nie pokazano jeszcze zdjęcia planszy %1: zaznacz jej rogi na tym albo otwórz planszę w edytorze</translation>
    </message>
    <message>
        <source>%1: the board is not found; mark its corners, or take a photo that shows all of it, sharp and without reflections</source>
        <extracomment>What is wrong with a photo, and what to do; %1 its name</extracomment>
        <translation>%1: nie znaleziono planszy; zaznacz jej rogi albo zrób zdjęcie, na którym widać ją całą, ostro i bez odblasków</translation>
    </message>
    <message>
        <source>Who plays? Give one to four names.</source>
        <extracomment>What to mend before a game begins</extracomment>
        <translation>Kto gra? Podaj od jednego do czterech imion.</translation>
    </message>
    <message>
        <source>Rival</source>
        <extracomment>The name of the second player in solo</extracomment>
        <translation>Rywal</translation>
    </message>
    <message>
        <source>A name is short and without a colon: %1.</source>
        <extracomment>What to mend before a game begins; %1 what was given as a player&apos;s name</extracomment>
        <translation>Imię jest krótkie i bez dwukropka: %1.</translation>
    </message>
    <message>
        <source>Two players are called %1; give one another name.</source>
        <extracomment>What to mend before a game begins; %1 a player&apos;s name</extracomment>
        <translation>Dwoje graczy nazywa się %1; nadaj jednemu inne imię.</translation>
    </message>
    <message>
        <source>stands already</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>już stoi</translation>
    </message>
    <message>
        <source>has no module in a section beside it</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>nie ma obok sekcji z modułem</translation>
    </message>
    <message>
        <source>has no module of the player beside it</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>nie ma obok modułu tego gracza</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between what a step gives
----------
Between what a section of the ship lacks</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>the size of a module sent (%1)</source>
        <extracomment>Why points were had; %1 a structure: dome, workshop, laboratory</extracomment>
        <translation>rozmiar wysłanego modułu (%1)</translation>
    </message>
    <message>
        <source>%1 complete, largest share (size %2)</source>
        <extracomment>Why points were had; %1 a section of the ship, %2 a number</extracomment>
        <translation>%1 ukończona, największy udział (rozmiar %2)</translation>
    </message>
    <message>
        <source>%1 scores nothing: %2</source>
        <extracomment>At the end of the game; %1 a section of the ship, %2 what it lacks</extracomment>
        <translation>%1 nic nie daje: %2</translation>
    </message>
    <message>
        <source>no slot for an astronaut</source>
        <extracomment>What a step of the game does not bring: no slot is free beside a module of the player</extracomment>
        <translation>brak miejsca dla astronauty</translation>
    </message>
</context>
<context>
    <name>ToMarsPage</name>
    <message>
        <source>To Mars, round %1</source>
        <extracomment>Title of the page of the game To Mars; it is a name</extracomment>
        <translation>To Mars, runda %1</translation>
    </message>
    <message>
        <source>To Mars</source>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last step of the game back</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>Button: the next round of the game begins</extracomment>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>End the game</source>
        <extracomment>Button: the game is over and is scored</extracomment>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Close …</source>
        <extracomment>Button: closes the game that is followed</extracomment>
        <translation>Zamknij …</translation>
    </message>
    <message>
        <source>Choose a photo of the ship</source>
        <extracomment>Title of the dialog that chooses a photo</extracomment>
        <translation>Wybierz zdjęcie statku</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>Zdjęcia (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>Close this game?</source>
        <extracomment>Question before the game that is followed is closed</extracomment>
        <translation>Zamknąć tę grę?</translation>
    </message>
    <message>
        <source>Its steps are gone unless it was saved in the history.</source>
        <extracomment>What closing a game means</extracomment>
        <translation>Jej kroki przepadną, chyba że zapisano ją w historii.</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>Button: closes the game</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title of the page of the game To Mars where there is little room</extracomment>
        <translation>Runda %1</translation>
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
        <translation>Nie ma dostępu do twoich gier i profili</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: looks once more for the data folder</extracomment>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes the program</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>UsualPlayerRow</name>
    <message>
        <source>Name of %1&apos;s usual player</source>
        <extracomment>Read out for the field with the name of a colour&apos;s usual player; %1 the colour</extracomment>
        <translation>Zwykły gracz koloru: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the empty field for a player&apos;s name</extracomment>
        <translation>Imię</translation>
    </message>
</context>
<context>
    <name>UsualPlayersPopup</name>
    <message>
        <source>Who usually plays?</source>
        <extracomment>Heading over the names of the players</extracomment>
        <translation>Kto zwykle gra?</translation>
    </message>
    <message>
        <source>Games get the name of a colour&apos;s usual player; those so far that have none get it now. A name can be changed game by game.</source>
        <extracomment>What the names of the players are for</extracomment>
        <translation>Gry dostają imię zwykłego gracza danego koloru; dotychczasowe gry bez imienia dostają je teraz. Imię można zmienić w każdej grze z osobna.</translation>
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
        <translation>%1: oczekiwano %2, widać %3</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Button beside a warning: shows all that differs, or one line again; %n how many more there are</extracomment>
        <translation>Mniej</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n więcej</numerusform>
            <numerusform>%n więcej</numerusform>
            <numerusform>%n więcej</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>the camera does not answer</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>kamera nie odpowiada</translation>
    </message>
    <message>
        <source>check its plug or network, and that no other program uses it; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>sprawdź wtyczkę lub sieć i czy nie używa jej inny program; śledzenie ruszy, gdy kamera wróci</translation>
    </message>
    <message>
        <source>the camera&apos;s picture stands still</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>obraz z kamery stoi w miejscu</translation>
    </message>
    <message>
        <source>wake the camera up or start it anew; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>obudź kamerę lub uruchom ją ponownie; śledzenie ruszy, gdy wróci</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures arrive broken</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>obrazy z kamery docierają uszkodzone</translation>
    </message>
    <message>
        <source>go nearer to the network&apos;s router or take a shorter cable; the watch goes on with the next good picture</source>
        <extracomment>What to do about it</extracomment>
        <translation>podejdź bliżej routera albo użyj krótszego kabla; śledzenie ruszy z następnym dobrym obrazem</translation>
    </message>
    <message>
        <source>the watch goes on with the next photo</source>
        <extracomment>After a photo that can&apos;t be read</extracomment>
        <translation>śledzenie idzie dalej z następnym zdjęciem</translation>
    </message>
    <message>
        <source>the picture of %1 pixels is too small to read</source>
        <extracomment>%1 a size, as in 640 x 480</extracomment>
        <translation>obraz o rozmiarze %1 pikseli jest za mały, by go odczytać</translation>
    </message>
    <message>
        <source>set the camera to 1600 x 1200 or more</source>
        <extracomment>What to do about it</extracomment>
        <translation>ustaw kamerę na 1600 × 1200 lub więcej</translation>
    </message>
    <message>
        <source>the picture is too dark to read</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>obraz jest za ciemny, by go odczytać</translation>
    </message>
    <message>
        <source>switch on a lamp, and take the cap off the lens</source>
        <extracomment>What to do about it</extracomment>
        <translation>zapal lampę i zdejmij osłonę z obiektywu</translation>
    </message>
    <message>
        <source>the picture is burnt out to white</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>obraz jest prześwietlony na biało</translation>
    </message>
    <message>
        <source>turn a lamp away, or set the camera to a shorter exposure</source>
        <extracomment>What to do about it</extracomment>
        <translation>odwróć lampę albo ustaw krótszą ekspozycję</translation>
    </message>
    <message>
        <source>there is nothing in the picture</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>na obrazie nic nie ma</translation>
    </message>
    <message>
        <source>clear the view of the lens, and point the camera at the table</source>
        <extracomment>What to do about it</extracomment>
        <translation>odsłoń obiektyw i skieruj kamerę na stół</translation>
    </message>
    <message>
        <source>no table is seen with the cards of profile &apos;%1&apos;</source>
        <extracomment>%1 a card profile</extracomment>
        <translation>nie widać stołu z kartami profilu „%1”</translation>
    </message>
    <message>
        <source>point the camera so that all building cards are in view, or choose another profile</source>
        <extracomment>What to do about it</extracomment>
        <translation>ustaw kamerę tak, by było widać wszystkie karty budynków, albo wybierz inny profil</translation>
    </message>
    <message>
        <source>can&apos;t tell who plays</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>nie wiadomo, kto gra</translation>
    </message>
    <message>
        <source>start the watch with --human COLOUR --da COLOUR, or with --players COLOUR,COLOUR</source>
        <extracomment>What to do about it</extracomment>
        <translation>uruchom śledzenie z --human KOLOR --da KOLOR albo z --players KOLOR,KOLOR</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures changed from %1 to %2 pixels</source>
        <extracomment>%1, %2 sizes, as in 640 x 480</extracomment>
        <translation>obrazy z kamery zmieniły się z %1 na %2 pikseli</translation>
    </message>
    <message>
        <source>set the camera back if that was not meant; the watch goes on with the new size</source>
        <extracomment>What to do about it</extracomment>
        <translation>jeśli to pomyłka, przestaw kamerę z powrotem; śledzenie idzie dalej w nowym rozmiarze</translation>
    </message>
    <message>
        <source>lay tiles flat beside the cards, not on a box; where they are flat, the lens bends the picture, and &apos;lens learn&apos; helps</source>
        <extracomment>What to do about it</extracomment>
        <translation>połóż płytki płasko obok kart, nie na pudełku; jeśli leżą płasko, obiektyw wygina obraz i pomoże &apos;lens learn&apos;</translation>
    </message>
    <message>
        <source>print the tiles again at 100 %, and lay them on the table itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>wydrukuj płytki ponownie w skali 100 % i połóż je na samym stole</translation>
    </message>
    <message>
        <source>the tiles name the profile &apos;%1&apos;, but &apos;%2&apos; is in use</source>
        <extracomment>%1, %2 card profiles</extracomment>
        <translation>płytki wskazują profil „%1”, a używany jest „%2”</translation>
    </message>
    <message>
        <source>the lens &apos;%1&apos; was learnt from pictures of %2 pixels, and these have %3</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2, %3 sizes, as in 640 x 480</extracomment>
        <translation>obiektywu „%1” nauczono z obrazów %2 pikseli, a te mają %3</translation>
    </message>
    <message>
        <source>set the camera to that shape, or learn the lens again; until then it is not used</source>
        <extracomment>What to do about it</extracomment>
        <translation>ustaw kamerę na ten format albo naucz obiektyw ponownie; do tego czasu nie jest używany</translation>
    </message>
    <message>
        <source>the camera was moved</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>kamera została poruszona</translation>
    </message>
    <message>
        <source>nothing to do: the table was found again; fasten the camera if it moves by itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>nic nie trzeba robić: stół znów znaleziono; umocuj kamerę, jeśli rusza się sama</translation>
    </message>
    <message numerus="yes">
        <source>{tile|tiles} %1 can&apos;t be used: not flat on the table</source>
        <extracomment>%1 names of corner tiles</extracomment>
        <translation>
            <numerusform>płytki %1 nie da się użyć: nie leży płasko na stole</numerusform>
            <numerusform>płytek %1 nie da się użyć: nie leżą płasko na stole</numerusform>
            <numerusform>płytek %1 nie da się użyć: nie leżą płasko na stole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile|tiles} %1: %2 where %3 is printed on it; the size is not used</source>
        <extracomment>%1 names of corner tiles, %2, %3 lengths: `27.1 mm`</extracomment>
        <translation>
            <numerusform>płytka %1: %2 zamiast wydrukowanych %3; rozmiar nie jest używany</numerusform>
            <numerusform>płytki %1: %2 zamiast wydrukowanych %3; rozmiar nie jest używany</numerusform>
            <numerusform>płytki %1: %2 zamiast wydrukowanych %3; rozmiar nie jest używany</numerusform>
        </translation>
    </message>
    <message>
        <source>two tables are in view</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>w kadrze są dwa stoły</translation>
    </message>
    <message>
        <source>point the camera so that it sees one game only</source>
        <extracomment>What to do about it</extracomment>
        <translation>skieruj kamerę tak, by widziała tylko jedną grę</translation>
    </message>
    <message>
        <source>start again with the profile &apos;%1&apos; if these are its cards, or take the tiles away</source>
        <extracomment>What to do about it; %1 a card profile</extracomment>
        <translation>zacznij ponownie z profilem „%1”, jeśli to jego karty, albo zabierz płytki</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>the camera sends no picture; check its address and that it is switched on, and start the watch again</source>
        <translation>kamera nie wysyła obrazu; sprawdź jej adres i czy jest włączona, po czym zacznij obserwację od nowa</translation>
    </message>
</context>
<context>
    <name>WatchPane</name>
    <message>
        <source>Watching only</source>
        <extracomment>Title of the page that shows a table without following a game</extracomment>
        <translation>Tylko oglądanie</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Button: from a table that is only watched to the page that sets up a game</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>What the table scores as it lies. Nothing is kept.</source>
        <extracomment>Over the score of a table that is only watched</extracomment>
        <translation>Ile punktów daje stół, tak jak leży. Nic nie jest zapisywane.</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Earth</source>
        <extracomment>Where colonists wait: &quot;from Earth to ...&quot;</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <extracomment>%1 a player&apos;s colour: &quot;from red&apos;s ship to ...&quot;</extracomment>
        <translation>statek (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>ręka (%1)</translation>
    </message>
    <message>
        <source>%1&apos;s prep module</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>moduł przygotowawczy (%1)</translation>
    </message>
    <message>
        <source>the stack of %1</source>
        <extracomment>Where a card goes from or to; %1 a building</extracomment>
        <translation>stos %1</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>stos odrzuconych</translation>
    </message>
    <message>
        <source>the deck</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>talia</translation>
    </message>
    <message>
        <source>Put %1 from %2 back into %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;into red&apos;s hand&quot;</extracomment>
        <translation>Odłóż z powrotem %1: %2 → %3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back face down on %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;on the discard pile&quot;</extracomment>
        <translation>Odłóż z powrotem zakrytą %1: %2 → %3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back on %3</source>
        <translation>Odłóż z powrotem %1: %2 → %3</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %2 to %3</source>
        <extracomment>An order to the player; %1 a colour, %2 and %3 places</extracomment>
        <translation>Przenieś kolonistę (%1): %2 → %3</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>Ustaw energię (%1) na %2</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face down</source>
        <extracomment>An order to the player; %1 a card, %2 a pile</extracomment>
        <translation>Zakryj %1 (%2)</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face up</source>
        <translation>Odkryj %1 (%2)</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>karta</translation>
    </message>
</context>
<context>
    <name>WinRateChart</name>
    <message>
        <source>Win rate by level</source>
        <extracomment>Title of a chart</extracomment>
        <translation>Wygrane według poziomu</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>A bar of the chart of win rates, read out: %1 the level, %2 how many were won, %3 of how many</extracomment>
        <translation>%1: %2 z %3</translation>
    </message>
    <message>
        <source>No solo game among these; choose a player to count games of several.</source>
        <extracomment>In place of the chart of win rates</extracomment>
        <translation>Brak gier solo; wybierz gracza, aby liczyć gry wieloosobowe.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a bar of the chart of win rates: %1 how many were won, %2 of how many</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>What the bars of the chart of win rates count</extracomment>
        <translation>Wygrane</translation>
    </message>
</context>
<context>
    <name>WizardColours</name>
    <message>
        <source>The picture of the pieces is needed first.</source>
        <extracomment>Where there are no pieces yet that could be named</extracomment>
        <translation>Najpierw potrzebne jest zdjęcie pionków.</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <extracomment>Read out for a wooden piece; %1 counts from the left</extracomment>
        <translation>Pionek %1</translation>
    </message>
    <message>
        <source>Whose ship is whose?</source>
        <extracomment>Heading over the spaceship cards</extracomment>
        <translation>Który statek jest czyj?</translation>
    </message>
    <message>
        <source>Ship %1</source>
        <extracomment>Read out for a spaceship card; %1 counts from the left</extracomment>
        <translation>Statek %1</translation>
    </message>
</context>
<context>
    <name>WizardName</name>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>Nazwa profilu</translation>
    </message>
    <message>
        <source>There is a profile of this name; it will be replaced.</source>
        <extracomment>Under the field for a card profile&apos;s name</extracomment>
        <translation>Jest już profil o tej nazwie; zostanie zastąpiony.</translation>
    </message>
    <message>
        <source>Note: edition, language, sleeves … (may stay empty)</source>
        <extracomment>In the empty field for a note on a copy of the game</extracomment>
        <translation>Uwagi: wydanie, język, koszulki… (może zostać puste)</translation>
    </message>
    <message>
        <source>Note on this copy of the game</source>
        <extracomment>Read out for the field for a note on a copy of the game</extracomment>
        <translation>Uwagi o tym egzemplarzu gry</translation>
    </message>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Zapisywanie profilu</translation>
    </message>
</context>
<context>
    <name>WizardPane</name>
    <message>
        <source>Choose the picture: %1</source>
        <extracomment>Title of the dialog that opens a file</extracomment>
        <translation>Wybierz zdjęcie: %1</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in a dialog that opens pictures</extracomment>
        <translation>Zdjęcia (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Choose the folder with the nine pictures</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>Wybierz folder z dziewięcioma zdjęciami</translation>
    </message>
    <message>
        <source>Start over?</source>
        <extracomment>Asked before all pictures for learning cards are thrown away</extracomment>
        <translation>Zacząć od nowa?</translation>
    </message>
    <message>
        <source>The pictures taken so far, the spaces and the names are thrown away.</source>
        <extracomment>What starting over means</extracomment>
        <translation>Zrobione dotąd zdjęcia, pola i nazwy przepadną.</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Title of the page that learns cards step by step</extracomment>
        <translation>Naucz program swoich kart</translation>
    </message>
    <message>
        <source>Start over …</source>
        <extracomment>Button: throws the pictures for learning cards away, after asking</extracomment>
        <translation>Od nowa…</translation>
    </message>
    <message>
        <source>All nine from a folder …</source>
        <extracomment>Button: chooses a folder that holds all nine pictures</extracomment>
        <translation>Wszystkie z folderu…</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>Wróć do kart</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Take another</source>
        <extracomment>Button that confirms it
----------
Button: the camera is to take another picture in place of the one that is there</extracomment>
        <translation>Zrób inne</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Hold still …</source>
        <extracomment>Button: takes a picture with the camera; and while it waits for a moment in which nothing moves</extracomment>
        <translation>Nie ruszaj…</translation>
    </message>
    <message>
        <source>Take the picture</source>
        <translation>Zrób zdjęcie</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: one step on</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>Button: makes the card profile and stores it; and while that takes its time</extracomment>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Zapisz profil</translation>
    </message>
    <message>
        <source>Another picture?</source>
        <extracomment>Asked before pictures for learning cards are replaced</extracomment>
        <translation>Inne zdjęcie?</translation>
    </message>
    <message>
        <source>Other pictures?</source>
        <translation>Inne zdjęcia?</translation>
    </message>
    <message>
        <source>What you put right on this picture is thrown away with it.</source>
        <extracomment>What another picture means, where the player marked cards on the one that is there</extracomment>
        <translation>Wraz z tym zdjęciem przepadnie to, co na nim poprawiono.</translation>
    </message>
    <message>
        <source>They take the places of the pictures that are there, with all that was put right on those.</source>
        <extracomment>What all pictures from a folder mean, where there are some already</extracomment>
        <translation>Zastąpią zdjęcia, które już są, razem ze wszystkim, co na nich poprawiono.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Zastąp je</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <extracomment>Button: no other picture is taken, the one that was there is shown again</extracomment>
        <translation>Zostaw poprzednie</translation>
    </message>
</context>
<context>
    <name>WizardPicture</name>
    <message>
        <source>Picture: %1</source>
        <extracomment>Read out for the camera&apos;s picture, or one that was taken; %1 what it shows</extracomment>
        <translation>Zdjęcie: %1</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>Co widzi kamera</translation>
    </message>
    <message>
        <source>Arrow keys go from outline to outline, plus and minus zoom.</source>
        <extracomment>Read out for a picture with the outlines of what was found</extracomment>
        <translation>Strzałki przechodzą od obrysu do obrysu, plus i minus powiększają i pomniejszają.</translation>
    </message>
    <message>
        <source>Looking at the picture …</source>
        <extracomment>While a picture is read</extracomment>
        <translation>Oglądam zdjęcie…</translation>
    </message>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>Czekam na kamerę…</translation>
    </message>
    <message>
        <source>Choose a camera or a file, or drop a picture here.</source>
        <extracomment>In place of the camera&apos;s picture, where there is no camera</extracomment>
        <translation>Wybierz kamerę lub plik albo upuść zdjęcie tutaj.</translation>
    </message>
    <message>
        <source>Looking at the picture</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>Oglądanie zdjęcia</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>Czekanie na kamerę</translation>
    </message>
    <message>
        <source>There is an Earth card</source>
        <extracomment>Whether the player&apos;s edition has a card for Earth</extracomment>
        <translation>Jest karta Ziemi</translation>
    </message>
    <message>
        <source>Flat and a finger&apos;s breadth apart, with nothing else in the picture; the camera above, so that the cards stand upright in it.</source>
        <extracomment>How each of the nine pictures is taken</extracomment>
        <translation>Płasko, na szerokość palca od siebie i bez niczego innego na zdjęciu; kamera z góry, tak aby karty stały na zdjęciu pionowo.</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <extracomment>Button: cards or pieces that were not found right are marked by hand</extracomment>
        <translation>Popraw ręcznie</translation>
    </message>
    <message>
        <source>Looks right</source>
        <extracomment>Button: what was found in a picture is right, though it was doubtful</extracomment>
        <translation>Jest dobrze</translation>
    </message>
    <message>
        <source>As they will be learnt:</source>
        <extracomment>Over small pictures of the cards or pieces that were cut out of a photo</extracomment>
        <translation>Tak zostaną zapamiętane:</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Button: turns a picture by a quarter</extracomment>
        <translation>Obróć</translation>
    </message>
</context>
<context>
    <name>WizardSpaces</name>
    <message>
        <source>Card: %1</source>
        <extracomment>Read out for a card on which spaces are marked; %1 the card
----------
Read out for the choice of a card on which spaces are marked; %1 the card</extracomment>
        <translation>Karta: %1</translation>
    </message>
    <message>
        <source>The pictures of the buildings and of the spaceships are needed first.</source>
        <extracomment>Where there is no card yet on which spaces could be marked</extracomment>
        <translation>Najpierw potrzebne są zdjęcia budynków i statków.</translation>
    </message>
    <message>
        <source>Turn the energy track</source>
        <extracomment>Button: turns the frame of the energy track by a quarter</extracomment>
        <translation>Obróć tor energii</translation>
    </message>
    <message>
        <source>As they were at first</source>
        <extracomment>Button: puts the frames where they were at first</extracomment>
        <translation>Jak na początku</translation>
    </message>
    <message>
        <source>Levels in another order</source>
        <extracomment>Button: the levels of the energy track lie in one line, in a zigzag, in two rows, in rows counted back, and so on</extracomment>
        <translation>Inny układ poziomów</translation>
    </message>
    <message>
        <source>Swap ★ and ★★</source>
        <extracomment>Button: the frames of two spaces on a building card change places</extracomment>
        <translation>Zamień ★ i ★★</translation>
    </message>
    <message>
        <source>On your cards ★ and ★★ may lie the other way round. Whatever stands on a building outside of ★★ counts as ★.</source>
        <extracomment>On the spaces of a building card</extracomment>
        <translation>Na twoich kartach ★ i ★★ mogą leżeć odwrotnie. Co stoi na budynku poza ★★, liczy się jako ★.</translation>
    </message>
    <message>
        <source>The numbers lie on the levels of the energy track.</source>
        <extracomment>On the spaces of a ship card</extracomment>
        <translation>Liczby leżą na poziomach toru energii.</translation>
    </message>
    <message>
        <source>Drag levels one by one</source>
        <extracomment>The levels of the energy track are dragged each by itself, not all with their frame</extracomment>
        <translation>Przeciągaj poziomy pojedynczo</translation>
    </message>
</context>
<context>
    <name>WizardSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the list of steps</extracomment>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>being read</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>w trakcie odczytu</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>not usable</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>nie nadaje się</translation>
    </message>
    <message>
        <source>still to do</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>do zrobienia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step, read out: %1 what it is, %2 how far it has come</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>needs a look</source>
        <extracomment>State of a step, read out: somebody should look at the picture</extracomment>
        <translation>wymaga sprawdzenia</translation>
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
        <translation>Ekosystem</translation>
    </message>
    <message>
        <source>energy_bank</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>Energia</translation>
    </message>
    <message>
        <source>comms_center</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>aqualab</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>Woda</translation>
    </message>
    <message>
        <source>habitation</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>Budownictwo</translation>
    </message>
    <message>
        <source>G%1</source>
        <extracomment>A card of the greenhouse within a sentence; %1 its value</extracomment>
        <translation>Ekosystem %1</translation>
    </message>
    <message>
        <source>E%1</source>
        <extracomment>A card of the energy bank within a sentence; %1 its value</extracomment>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <extracomment>A card of the comms center within a sentence; %1 its value</extracomment>
        <translation>Nauka %1</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>A card of the aqualab within a sentence; %1 its value</extracomment>
        <translation>Woda %1</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>żółty</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>biały</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>czarny</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>szary</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>różowy</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>brązowy</translation>
    </message>
    <message>
        <source>turquoise</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>turkusowy</translation>
    </message>
    <message>
        <source>H0a</source>
        <translation>Budownictwo A</translation>
    </message>
    <message>
        <source>H0b</source>
        <translation>Budownictwo B</translation>
    </message>
    <message>
        <source>H0c</source>
        <translation>Budownictwo C</translation>
    </message>
    <message>
        <source>H0d</source>
        <translation>Budownictwo D</translation>
    </message>
    <message>
        <source>H0e</source>
        <translation>Budownictwo E</translation>
    </message>
    <message>
        <source>H0f</source>
        <translation>Budownictwo F</translation>
    </message>
    <message>
        <source>H0g</source>
        <translation>Budownictwo G</translation>
    </message>
    <message>
        <source>natural</source>
        <extracomment>A player&apos;s colour within a sentence: wood without paint</extracomment>
        <translation>naturalny</translation>
    </message>
    <message>
        <source>lime</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>limonkowy</translation>
    </message>
</context>
<context>
    <name>WrittenGame</name>
    <message>
        <source>a solo game has one human and Devious Automatics</source>
        <translation>w grze solo jest jeden człowiek i Devious Automatics</translation>
    </message>
    <message>
        <source>2 to 4 people play: name their colours</source>
        <translation>gra od 2 do 4 osób: podaj ich kolory</translation>
    </message>
    <message>
        <source>give each player a colour of their own</source>
        <translation>nadaj każdemu graczowi inny kolor</translation>
    </message>
    <message>
        <source>points go from 0 to %1</source>
        <translation>punkty są od 0 do %1</translation>
    </message>
    <message>
        <source>who wins has the most points: check the points and the winner</source>
        <translation>zwycięzca ma najwięcej punktów: sprawdź punkty i zwycięzcę</translation>
    </message>
    <message>
        <source>who has the most points wins: check the points and the winner</source>
        <translation>kto ma najwięcej punktów, wygrywa: sprawdź punkty i zwycięzcę</translation>
    </message>
    <message>
        <source>the level of a solo game is android, super_droid or cyborg</source>
        <translation>poziom gry solo to android, super_droid lub cyborg</translation>
    </message>
    <message>
        <source>a game takes from 1 to %1 minutes</source>
        <translation>gra trwa od 1 do %1 minut</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::AdviceModel</name>
    <message>
        <source>%1 wins with %2&#xa0;% (± %3)</source>
        <extracomment>The coach: %1 a player&apos;s colour, %2 odds in per cent, %3 by how much they may be wrong</extracomment>
        <translation>%1 wygrywa z szansą %2&#xa0;% (± %3)</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>Odds to win; %1 in per cent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1&#xa0;% with this card</source>
        <extracomment>Odds to win of who has the card of a move, where nobody told whether the player has it; %1 in per cent</extracomment>
        <translation>%1&#xa0;% z tą kartą</translation>
    </message>
    <message>
        <source>%1 wins with %2&#xa0;% (± %3), over all cards they may hold</source>
        <extracomment>The same where nobody told which cards the player holds, so that each move below it has odds of its own, those of who has its card</extracomment>
        <translation>%1 wygrywa z szansą %2&#xa0;% (± %3), licząc wszystkie karty, jakie może mieć</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::BoardModel</name>
    <message>
        <source>Unknown card</source>
        <extracomment>A card of which nothing is known</extracomment>
        <translation>Nieznana karta</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <extracomment>A card that lies face down; %1 its suit</extracomment>
        <translation>%1, zakryta</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ColourNames</name>
    <message>
        <source>Energy</source>
        <extracomment>The energy marker, in a list of colours; short</extracomment>
        <translation>Energia</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::DataFolderViewModel</name>
    <message>
        <source>No program is there to show folders: open it by hand.</source>
        <extracomment>There is no file manager</extracomment>
        <translation>Brak programu do pokazywania folderów: otwórz go ręcznie.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Desk</name>
    <message>
        <source>Somebody was quicker: look again, and tap once more.</source>
        <extracomment>A phone&apos;s tap on what has changed meanwhile; the new is on the screen already</extracomment>
        <translation>Ktoś był szybszy: spójrz jeszcze raz i stuknij ponownie.</translation>
    </message>
    <message>
        <source>This page is of another version; load it again.</source>
        <extracomment>A phone asks for what this version does not know</extracomment>
        <translation>Ta strona jest z innej wersji; wczytaj ją ponownie.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::FacesModel</name>
    <message>
        <source>Spaceships and Earth</source>
        <extracomment>Heading over the spaceship cards and the Earth card</extracomment>
        <translation>Statki i Ziemia</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Heading over the building cards</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>Heading over a suit&apos;s seven project cards; %1 is the suit</extracomment>
        <translation>Karty: %1</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Heading over the backs of the project cards</extracomment>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>The card on which colonists wait</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>Colonists and energy marker</source>
        <extracomment>Heading over the wooden pieces</extracomment>
        <translation>Koloniści i znacznik energii</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>The wooden disc on a ship&apos;s energy track</extracomment>
        <translation>Znacznik energii</translation>
    </message>
    <message>
        <source>%1, back</source>
        <extracomment>A card in a list of cards of all kinds; %1 the suit that its back shows</extracomment>
        <translation>%1, rewers</translation>
    </message>
    <message>
        <source>%1, building</source>
        <extracomment>A card in a list of cards of all kinds; %1 the building</extracomment>
        <translation>%1, budynek</translation>
    </message>
    <message>
        <source>%1, ship</source>
        <extracomment>A card in a list of cards of all kinds; %1 the colour of a spaceship</extracomment>
        <translation>%1, statek</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameFormModel</name>
    <message>
        <source>Give the date as 2026-03-01 and the time as 20:05.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Podaj datę jako 2026-03-01, a godzinę jako 20:05.</translation>
    </message>
    <message>
        <source>Give the duration in minutes, or leave it empty.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Podaj czas gry w minutach albo zostaw puste.</translation>
    </message>
    <message>
        <source>Give each player a colour of their own.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Każdy gracz musi mieć własny kolor.</translation>
    </message>
    <message>
        <source>Points are whole numbers from 0 to %1.</source>
        <extracomment>What to mend in the form of a game; %1 the most points that a line can have</extracomment>
        <translation>Punkty to liczby całkowite od 0 do %1.</translation>
    </message>
    <message>
        <source>Give the total of each player.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Podaj sumę każdego gracza.</translation>
    </message>
    <message>
        <source>Give the points of the players.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Podaj punkty graczy.</translation>
    </message>
    <message>
        <source>The best have the same points: tap who won the tie.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>Najlepsi mają tyle samo punktów: wskaż, kto wygrał remis.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameReviewModel</name>
    <message>
        <source>Round %1: %2&#xa0;%</source>
        <extracomment>A point of the curve of odds; %1 a round, %2 the odds to win in per cent</extracomment>
        <translation>Runda %1: %2&#xa0;%</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>The last point of the curve of odds</extracomment>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Round %1, %2: %3&#xa0;% given away</source>
        <extracomment>A decision that cost much: %1 the round, %2 what was done, %3 odds given away</extracomment>
        <translation>Runda %1, %2: strata %3&#xa0;%</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>What would have been better; %1 a move</extracomment>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>Round %1, %4, %2: %3&#xa0;% given away</source>
        <extracomment>The same of one of several players: %4 their colour</extracomment>
        <translation>Runda %1, %4, %2: strata %3&#xa0;%</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameSetup</name>
    <message>
        <source>No camera</source>
        <translation>Bez kamery</translation>
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
        <translation>Która karta?</translation>
    </message>
    <message>
        <source>%1, and which other card?</source>
        <extracomment>Above the cards to pick from; %1 the card that was picked before</extracomment>
        <translation>%1, a druga karta?</translation>
    </message>
    <message>
        <source>Where?</source>
        <extracomment>Above the buildings to pick from</extracomment>
        <translation>Gdzie?</translation>
    </message>
    <message>
        <source>What is done with %1?</source>
        <extracomment>Above the choices for a card; %1 the card</extracomment>
        <translation>Co z kartą %1?</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HistoryFilesModel</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <extracomment>After games were exported; %1 the file&apos;s name</extracomment>
        <translation>
            <numerusform>Zapisano %n grę do pliku %1.</numerusform>
            <numerusform>Zapisano %n gry do pliku %1.</numerusform>
            <numerusform>Zapisano %n gier do pliku %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>After games were imported: how many of the file&apos;s are new</extracomment>
        <translation>
            <numerusform>Dodano %n grę.</numerusform>
            <numerusform>Dodano %n gry.</numerusform>
            <numerusform>Dodano %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file had been there already.</source>
        <extracomment>After games were imported: how many of the file&apos;s are not new</extracomment>
        <translation>
            <numerusform>%n gra z pliku już tu była.</numerusform>
            <numerusform>%n gry z pliku już tu były.</numerusform>
            <numerusform>%n gier z pliku już tu było.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HistoryViewModel</name>
    <message>
        <source>To Mars</source>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>The steps of this game are not there any more.</source>
        <extracomment>Why a game of the history can&apos;t be opened</extracomment>
        <translation>Kroków tej gry już nie ma.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarksModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A card that can be marked on the photo; %1 a colour</extracomment>
        <translation>Statek: %1</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>A card that can be marked on the photo</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>%1: the sides of the card cross. Put its corners back in order.</source>
        <extracomment>Why a mark can&apos;t be used; %1 the card</extracomment>
        <translation>%1: boki karty się przecinają. Ustaw jej rogi we właściwej kolejności.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarsChoicesModel</name>
    <message>
        <source>Panels at corners</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Panele przy rogach</translation>
    </message>
    <message>
        <source>Astronauts&apos; slots</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Miejsca astronautów</translation>
    </message>
    <message>
        <source>Orbital Robotics</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Robotyka orbitalna</translation>
    </message>
    <message>
        <source>Orbital Assembly</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Montaż orbitalny</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Prom księżycowy</translation>
    </message>
    <message>
        <source>Corporation tokens</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Żetony korporacji</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>Solo</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>The answer to an open question that counts unless the other is chosen; %1 the answer</extracomment>
        <translation>%1 (domyślnie)</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarsEditorModel</name>
    <message>
        <source>Solar panel %1</source>
        <extracomment>A place of a board that is being entered; %1 its name</extracomment>
        <translation>Panel słoneczny %1</translation>
    </message>
    <message>
        <source>Astronaut slot %1</source>
        <extracomment>A place of a board that is being entered; %1 its name</extracomment>
        <translation>Miejsce astronauty %1</translation>
    </message>
    <message>
        <source>There is no room for more of these.</source>
        <translation>Nie ma miejsca na więcej.</translation>
    </message>
    <message>
        <source>Name sections, as in A B, those at a corner as in (C).</source>
        <translation>Podaj sekcje, np. A B, te przy rogu jako (C).</translation>
    </message>
    <message>
        <source>Not yet: another board is called %1.</source>
        <extracomment>A board can&apos;t be kept yet; %1 the name of another board</extracomment>
        <translation>Jeszcze nie: inna plansza nazywa się %1.</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nazwa planszy</translation>
    </message>
    <message>
        <source>Name spaces of the board, as in A above 1, A above 2.</source>
        <translation>Podaj pola planszy, np. A u góry 1, A u góry 2.</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <translation>%1 u góry %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <translation>%1 u dołu %2</translation>
    </message>
    <message>
        <source>Not yet – %1.</source>
        <extracomment>A board can&apos;t be kept yet; %1 what is wrong with it, a place and a colon before it</extracomment>
        <translation>Jeszcze nie – %1.</translation>
    </message>
    <message>
        <source>My ship</source>
        <extracomment>The name of a board that is being entered, to be changed</extracomment>
        <translation>Mój statek</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Narrator</name>
    <message>
        <source>Reading aloud.</source>
        <extracomment>Said aloud when reading aloud is switched on</extracomment>
        <translation>Czytam na głos.</translation>
    </message>
    <message>
        <source>two stars</source>
        <extracomment>Read aloud in place of the symbol ★★</extracomment>
        <translation>dwie gwiazdki</translation>
    </message>
    <message>
        <source>one star</source>
        <extracomment>Read aloud in place of the symbol ★</extracomment>
        <translation>jedna gwiazdka</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::NewGameModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A game that can be gone on with; %1 the players, %2 the round and phase</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PageAgainModel</name>
    <message>
        <source>%1 was learnt; the other cards are as they were.</source>
        <extracomment>After one photo of a card profile was learnt again; %1 the file&apos;s name</extracomment>
        <translation>Nauczono ze zdjęcia: %1; pozostałe karty bez zmian.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PageMarksModel</name>
    <message>
        <source>%1 of %2 marked</source>
        <extracomment>How many cards or pieces are marked on a picture, and how many there should be</extracomment>
        <translation>zaznaczono %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>Tap the other %n corner(s) of this card.</source>
        <extracomment>While a card is marked by its corners; %n are missing</extracomment>
        <translation>
            <numerusform>Stuknij jeszcze %n róg tej karty.</numerusform>
            <numerusform>Stuknij jeszcze %n rogi tej karty.</numerusform>
            <numerusform>Stuknij jeszcze %n rogów tej karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away what is no piece: tap it, then “Take away”.</source>
        <extracomment>More pieces are marked on a picture than there should be</extracomment>
        <translation>Usuń, co nie jest pionkiem: stuknij je, potem „Usuń”.</translation>
    </message>
    <message>
        <source>Take away what is no card: tap it, then “Take away”.</source>
        <extracomment>More cards are marked on a picture than there should be</extracomment>
        <translation>Usuń, co nie jest kartą: stuknij je, potem „Usuń”.</translation>
    </message>
    <message>
        <source>Does each circle lie just around its piece? Drag it, or the dot beside it to resize it.</source>
        <extracomment>All pieces are marked on a picture</extracomment>
        <translation>Czy każdy okrąg otacza ciasno swój pionek? Przeciągnij go, a kropkę obok, by zmienić rozmiar.</translation>
    </message>
    <message>
        <source>Does each frame lie on the edges of its card? Drag a corner to put it right.</source>
        <extracomment>All cards are marked on a picture</extracomment>
        <translation>Czy każda ramka leży na krawędziach swojej karty? Przeciągnij róg, by ją poprawić.</translation>
    </message>
    <message>
        <source>Tap the middle of each piece that is not marked.</source>
        <extracomment>How pieces are marked by hand</extracomment>
        <translation>Stuknij środek każdego pionka, który nie jest zaznaczony.</translation>
    </message>
    <message>
        <source>Tap the middle of each card that is not marked.</source>
        <extracomment>How cards are marked by hand, once one is</extracomment>
        <translation>Stuknij środek każdej karty, która nie jest zaznaczona.</translation>
    </message>
    <message>
        <source>A card around that place would reach out of the picture. Tap its four corners.</source>
        <extracomment>How cards are marked by hand, where a tap in the middle was not enough</extracomment>
        <translation>Karta w tym miejscu wystawałaby poza zdjęcie. Stuknij jej cztery rogi.</translation>
    </message>
    <message>
        <source>Tap the four corners of a card that is not marked, in any order.</source>
        <extracomment>How cards are marked by hand</extracomment>
        <translation>Stuknij cztery rogi karty, która nie jest zaznaczona, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Card %1 has not the shape of those around it: drag its corners onto its own.</source>
        <extracomment>A card that was marked by hand; %1 counts the cards</extracomment>
        <translation>Karta %1 nie ma kształtu kart obok: przeciągnij rogi ramki na jej rogi.</translation>
    </message>
    <message>
        <source>If it is right so, press the button once more.</source>
        <extracomment>Below what is odd with the marks, once they were to be used</extracomment>
        <translation>Jeśli tak jest dobrze, naciśnij przycisk jeszcze raz.</translation>
    </message>
    <message>
        <source>Cards %1 and %2 lie partly on each other: drag each frame onto its own card.</source>
        <extracomment>Cards that were marked by hand; %1 and %2 count the cards</extracomment>
        <translation>Ramki kart %1 i %2 częściowo się nakrywają: przeciągnij każdą na jej kartę.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PlayViewModel</name>
    <message>
        <source>Not saved yet, tried again by itself: %1</source>
        <extracomment>%1 why, and what to do about it</extracomment>
        <translation>Jeszcze nie zapisano, program spróbuje ponownie sam: %1</translation>
    </message>
    <message>
        <source>The table is being set up</source>
        <extracomment>In place of the round and phase: a game begins once its table is seen set up</extracomment>
        <translation>Stół jest przygotowywany</translation>
    </message>
    <message>
        <source>Round %1: %2 plays</source>
        <extracomment>What is being played among several players; %1 the round, %2 whose turn it is: `Green`</extracomment>
        <translation>Runda %1: gra %2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PracticeModel</name>
    <message>
        <source>wins with %1&#xa0;%</source>
        <extracomment>Beside a move that was not the answer; %1 in per cent</extracomment>
        <translation>wygrywa z szansą %1&#xa0;%</translation>
    </message>
    <message>
        <source>Found at the first try. It wins with %1&#xa0;%.</source>
        <extracomment>A puzzle was solved; %1 the odds to win in per cent</extracomment>
        <translation>Znaleziony za pierwszym razem. Wygrywa z szansą %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Not this: “%1” wins with %2&#xa0;% only.</source>
        <extracomment>A move that was not the answer of a puzzle; %1 the move, %2 the odds to win in per cent</extracomment>
        <translation>Nie to: „%1” wygrywa tylko z szansą %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Found after %n wrong {try|tries}. It wins with %1&#xa0;%.</source>
        <extracomment>A puzzle was solved after some wrong tries; %1 the odds to win in per cent</extracomment>
        <translation>
            <numerusform>Znaleziony po %n błędnej próbie. Wygrywa z szansą %1&#xa0;%.</numerusform>
            <numerusform>Znaleziony po %n błędnych próbach. Wygrywa z szansą %1&#xa0;%.</numerusform>
            <numerusform>Znaleziony po %n błędnych próbach. Wygrywa z szansą %1&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ProfileFilesModel</name>
    <message>
        <source>%1 was written to %2.</source>
        <extracomment>After a card profile was exported; %1 its name, %2 the file&apos;s</extracomment>
        <translation>Zapisano: %1, plik %2.</translation>
    </message>
    <message>
        <source>%1 was added and is in use.</source>
        <extracomment>After a card profile was imported; %1 its name</extracomment>
        <translation>Dodano profil, teraz w użyciu: %1.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::QuestionsModel</name>
    <message>
        <source>counted in all: %1, not 7</source>
        <extracomment>Below an item that is asked about: the player&apos;s colonists on the whole table; %1 how many</extracomment>
        <translation>policzonych razem: %1, a nie 7</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReadingsModel</name>
    <message>
        <source>Which card has to be discarded for the bottom action?</source>
        <extracomment>A doubtful card: which card has to be discarded for its action</extracomment>
        <translation>Jaką kartę trzeba odrzucić dla dolnej akcji?</translation>
    </message>
    <message>
        <source>What does the bottom action exchange?</source>
        <extracomment>A doubtful card: what its action does</extracomment>
        <translation>Co zamienia dolna akcja?</translation>
    </message>
    <message>
        <source>Which colonists decide when the totals are equal?</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>Którzy koloniści rozstrzygają przy równej liczbie punktów?</translation>
    </message>
    <message>
        <source>A card of which suit has to be in hand for the bottom action?</source>
        <extracomment>A doubtful card: a card of which suit has to be in hand for its action</extracomment>
        <translation>Kartę jakiego rodzaju trzeba mieć na ręce dla dolnej akcji?</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Which card has to be discarded; %1 a suit Which card has to be discarded</extracomment>
        <translation>Dowolną kartę</translation>
    </message>
    <message>
        <source>A ★ and a ★★ colonist</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>Kolonistę z ★ i kolonistę z ★★</translation>
    </message>
    <message>
        <source>The two top cards of a stack</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>Dwie wierzchnie karty stosu</translation>
    </message>
    <message>
        <source>Those on ★★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>Ci na ★★</translation>
    </message>
    <message>
        <source>Those on ★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>Ci na ★</translation>
    </message>
    <message>
        <source>A tie, Polish edition</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>Remis, wydanie polskie</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReportModel</name>
    <message>
        <source>Saved as %1. It goes nowhere by itself: attach it to a report, if you like.</source>
        <extracomment>After pictures were saved for a report; %1 the file</extracomment>
        <translation>Zapisano jako %1. Samo nigdzie nie trafi: dołącz to do zgłoszenia, jeśli chcesz.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreDesk</name>
    <message>
        <source>There is no table that this photo could belong to.</source>
        <extracomment>A phone&apos;s further photo while no table is shown</extracomment>
        <translation>Nie ma stołu, do którego to zdjęcie mogłoby należeć.</translation>
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
        <translation>Na razie remis po&#xa0;%1</translation>
    </message>
    <message>
        <source>A draw: play it again</source>
        <extracomment>Who won: nobody</extracomment>
        <translation>Remis: zagrajcie jeszcze raz</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <extracomment>Several players share the win; %1 all but the last, %2 the last: `Red, Blue and Green`</extracomment>
        <translation>Wspólne zwycięstwo: %1 i %2</translation>
    </message>
    <message>
        <source>%1 wins the tie at&#xa0;%2</source>
        <extracomment>The best two have the same total; %1 is who wins the tie-break, %2 the points</extracomment>
        <translation>%1 wygrywa remis po&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 is ahead so far, %2&#xa0;to&#xa0;%3</source>
        <extracomment>%1 is the player, %2 that player&apos;s points, %3 those of the second</extracomment>
        <translation>%1 na razie prowadzi, %2&#xa0;do&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 wins, %2&#xa0;to&#xa0;%3</source>
        <translation>%1 wygrywa, %2&#xa0;do&#xa0;%3</translation>
    </message>
    <message>
        <source>? counts as 0 what was not seen or could not be read.</source>
        <extracomment>Below a score sheet with question marks behind some of the points</extracomment>
        <translation>? oznacza, że to, czego nie widać lub nie dało się odczytać, liczy się jako 0.</translation>
    </message>
    <message>
        <source>On the ship</source>
        <extracomment>Line of the score sheet: colonists on the own spaceship</extracomment>
        <translation>Na statku</translation>
    </message>
    <message>
        <source>★ colonists</source>
        <extracomment>Line of the score sheet: colonists on one-star spaces</extracomment>
        <translation>Koloniści na ★</translation>
    </message>
    <message>
        <source>★★ colonists</source>
        <extracomment>Line of the score sheet: colonists on two-star spaces</extracomment>
        <translation>Koloniści na ★★</translation>
    </message>
    <message>
        <source>All four buildings</source>
        <extracomment>Line of the score sheet: a colonist in each of the four buildings</extracomment>
        <translation>Wszystkie 4 budynki</translation>
    </message>
    <message>
        <source>Four in a building</source>
        <extracomment>Line of the score sheet: four colonists in one building</extracomment>
        <translation>Czterech w budynku</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Line of the score sheet: the highest energy level</extracomment>
        <translation>Najwięcej energii</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Alone, %1 points</source>
        <extracomment>How a game ended that one played alone; %1 the points</extracomment>
        <translation>Samemu, punkty: %1</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreViewModel</name>
    <message>
        <source>Learn a card profile first: without one no card is known.</source>
        <extracomment>Why a photo can&apos;t be read: there is no card profile</extracomment>
        <translation>Najpierw naucz program profilu kart: bez niego nie zna żadnej karty.</translation>
    </message>
    <message>
        <source>One more photo from the left may answer this.</source>
        <extracomment>Below the open questions</extracomment>
        <translation>Jeszcze jedno zdjęcie z lewej strony może to wyjaśnić.</translation>
    </message>
    <message>
        <source>One more photo from the right may answer this.</source>
        <extracomment>Below the open questions</extracomment>
        <translation>Jeszcze jedno zdjęcie z prawej strony może to wyjaśnić.</translation>
    </message>
    <message>
        <source>One more photo from the near side may answer this.</source>
        <extracomment>Below the open questions; the near side is the one that the buildings face</extracomment>
        <translation>Jeszcze jedno zdjęcie z bliższej strony może to wyjaśnić.</translation>
    </message>
    <message>
        <source>One more photo from the far side may answer this.</source>
        <extracomment>Below the open questions; the far side is the one across the table</extracomment>
        <translation>Jeszcze jedno zdjęcie z przeciwnej strony stołu może to wyjaśnić.</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <extracomment>In place of a score sheet: the player stopped the reading of a photo</extracomment>
        <translation>Odczyt zatrzymano.</translation>
    </message>
    <message>
        <source>No energy marker was found. Does the track lie where the profile has it? See Profiles, Spaces and colours.</source>
        <extracomment>Below the open questions, where no energy marker was found</extracomment>
        <translation>Nie znaleziono żadnego znacznika energii. Czy tor leży tam, gdzie ma go profil? Zobacz Profile, Pola i kolory.</translation>
    </message>
    <message>
        <source>You corrected this photo when you saved it, and so it is shown. Undo takes that back.</source>
        <extracomment>Below the photo, which was saved with corrections before</extracomment>
        <translation>To zdjęcie zostało poprawione przy zapisie i tak jest pokazane. Cofnij usuwa te poprawki.</translation>
    </message>
    <message>
        <source>This photo is in the history with other points: %1. Saving it again puts these in their place.</source>
        <extracomment>Below a photo that was saved before; %1 the points of then: `5 : 3`</extracomment>
        <translation>To zdjęcie jest w historii z innym wynikiem: %1. Ponowny zapis zastąpi tamten.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShareModel</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>After a score sheet was saved as a picture; %1 the file</extracomment>
        <translation>Zapisano jako %1</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShownCardModel</name>
    <message>
        <source>None of these cards is seen yet: lay it flat, apart from the others.</source>
        <extracomment>While a card is to be shown to the camera</extracomment>
        <translation>Żadnej z tych kart jeszcze nie widać: połóż ją płasko, z dala od innych.</translation>
    </message>
    <message>
        <source>Several of these cards are seen: take away all but the one.</source>
        <translation>Widać kilka z tych kart: zabierz wszystkie oprócz tej jednej.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShownGameModel</name>
    <message>
        <source>From %1, read with the cards of “%2”</source>
        <extracomment>Where a saved game came from; %1 a photo&apos;s file name, %2 the card profile it was read with</extracomment>
        <translation>Z %1, odczytano kartami profilu „%2”</translation>
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
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 VP: %3</source>
        <extracomment>Why a player has points; %1 the player, %2 the points, %3 the reason</extracomment>
        <translation>%1, %2 PZ: %3</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>A game of the history, beside those of Pocket Mars; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message numerus="yes">
        <source>played with advice: %n move(s)</source>
        <extracomment>Of a game of the history: at how many moves the coach was asked</extracomment>
        <translation>
            <numerusform>grano z radą: %n ruch</numerusform>
            <numerusform>grano z radą: %n ruchy</numerusform>
            <numerusform>grano z radą: %n ruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::SpacesModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A spaceship card; %1 a colour</extracomment>
        <translation>Statek: %1</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>The space of a spaceship card on which colonists stand</extracomment>
        <translation>Koloniści</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>The space of a spaceship card along which the energy marker moves</extracomment>
        <translation>Energia</translation>
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
        <translation>%1 godz.</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>Android</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>Superdroid</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>Cyborg</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Statistics: how many games there are</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Statistics: a share of games; %1 how many were won, %2 of how many, %3 percent</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>%1 of %2 (%3&#xa0;%)</source>
        <translation>%1 z %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>Statistics: most games won one after the other</extracomment>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>Statistics: points a game</extracomment>
        <translation>Średnia punktów</translation>
    </message>
    <message>
        <source>Best score</source>
        <extracomment>Statistics: most points in a game</extracomment>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>Time played</source>
        <extracomment>Statistics: how long all games took</extracomment>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>Versus</source>
        <extracomment>Kind of game in the statistics: people against each other</extracomment>
        <translation>Wieloosobowe</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>The automaton that plays in the solo game</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Kind of game in the statistics; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Streak now</source>
        <extracomment>Statistics: games won one after the other up to the last one</extracomment>
        <translation>Obecna seria</translation>
    </message>
    <message>
        <source>First win</source>
        <extracomment>Statistics: the day of the first game that was won</extracomment>
        <translation>Pierwsza wygrana</translation>
    </message>
    <message>
        <source>First win, %1</source>
        <extracomment>Statistics: the day of the first game that was won against it; %1 a level of DA</extracomment>
        <translation>Pierwsza wygrana, %1</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game in the statistics: solo games of which no level was said</extracomment>
        <translation>Solo</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::StepsModel</name>
    <message>
        <source>Round %1, architect phase</source>
        <extracomment>What is being played in the solo game: the player&apos;s own phase; %1 the round</extracomment>
        <translation>Runda %1, faza architekta</translation>
    </message>
    <message>
        <source>Round %1, system failure</source>
        <extracomment>What is being played in the solo game: cards are discarded from the deck; %1 the round</extracomment>
        <translation>Runda %1, awaria systemu</translation>
    </message>
    <message>
        <source>Round %1, android activation</source>
        <extracomment>What is being played in the solo game: the automaton&apos;s phase; %1 the round</extracomment>
        <translation>Runda %1, aktywacja androidów</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>What is being played among several players: a turn; %1 the round</extracomment>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>What is being played: nothing yet, the game was set up</extracomment>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::TableOptions</name>
    <message>
        <source>Players: automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>Gracze: automatycznie</translation>
    </message>
    <message>
        <source>Solo: %1, DA %2</source>
        <translation>Solo: %1, DA %2</translation>
    </message>
    <message>
        <source>Choose your colour</source>
        <extracomment>On the button with the players: what is still to be said; DA is the automaton</extracomment>
        <translation>Wybierz swój kolor</translation>
    </message>
    <message>
        <source>Choose the colour of DA</source>
        <translation>Wybierz kolor DA</translation>
    </message>
    <message>
        <source>Choose 2 to 4 colours</source>
        <extracomment>On the button with the players: what is still to be said</extracomment>
        <translation>Wybierz od 2 do 4 kolorów</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::TablePlayersModel</name>
    <message>
        <source>On the table: %1</source>
        <extracomment>The players that were chosen are other than on the table; %1 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>Na stole: %1</translation>
    </message>
    <message>
        <source>Nothing seen of: %1. On the table: %2</source>
        <extracomment>The players that were chosen are other than on the table; %1 those of whom nothing is seen: `White, Black`; %2 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>Nie widać: %1. Na stole: %2</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>What the camera must see: ships and colonists of those who play</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>others lie there</source>
        <extracomment>The light of the players, in words: the table shows others than were chosen</extracomment>
        <translation>leżą tam inni</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ToMarsViewModel</name>
    <message>
        <source>Made-up ship</source>
        <extracomment>The board that comes with the program</extracomment>
        <translation>Zmyślony statek</translation>
    </message>
    <message>
        <source>First choose beside the ship what goes there.</source>
        <translation>Najpierw wybierz obok statku, co tam trafi.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 a sentence without its full stop, which other scripts write otherwise</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 a step of the game, in which a colon may stand, %2 what it gave</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Voice</name>
    <message>
        <source>This computer has no voice for this language. Install one, as speech-dispatcher-espeak-ng, or have a phone read aloud.</source>
        <extracomment>Why nothing is read aloud, and what helps; names of Debian packages</extracomment>
        <translation>Ten komputer nie ma głosu dla tego języka. Zainstaluj go, na przykład speech-dispatcher-espeak-ng, albo niech czyta telefon.</translation>
    </message>
    <message>
        <source>This computer does not speak: install speech-dispatcher and look whether its sound works, or have a phone read aloud.</source>
        <extracomment>Why nothing is read aloud, and what helps; names of Debian packages</extracomment>
        <translation>Ten komputer nie mówi: zainstaluj speech-dispatcher i sprawdź, czy działa dźwięk, albo niech czyta telefon.</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardStepsModel</name>
    <message>
        <source>Buildings</source>
        <extracomment>Step of learning cards: a picture of the building cards</extracomment>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Step of learning cards: a picture of the backs of cards</extracomment>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <extracomment>Step of learning cards: a picture of the spaceship cards</extracomment>
        <translation>Statki</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>Step of learning cards: a picture of the wooden pieces</extracomment>
        <translation>Pionki</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Step of learning cards: where colonists stand on the cards</extracomment>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Step of learning cards: what the colours are called</extracomment>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Step of learning cards: what the profile is called</extracomment>
        <translation>Nazwa</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardViewModel</name>
    <message>
        <source>My cards</source>
        <extracomment>Name that is offered for a new card profile</extracomment>
        <translation>Moje karty</translation>
    </message>
    <message>
        <source>Lay the five building cards side by side.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Połóż pięć kart budynków obok siebie.</translation>
    </message>
    <message>
        <source>Lay one project card of each suit face down, in the order of the buildings.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Połóż zakryte po jednej karcie projektu każdego rodzaju, w kolejności budynków.</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order, and the Earth card below them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Połóż karty statków obok siebie w dowolnej kolejności, a pod nimi kartę Ziemi.</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order.</source>
        <translation>Połóż karty statków obok siebie w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Stand one colonist of each colour in a row, in any order, and one energy marker at the right end; leave room between them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Ustaw w rzędzie po jednym koloniście każdego koloru, w dowolnej kolejności, a na prawym końcu znacznik energii; zostaw między nimi odstęp.</translation>
    </message>
    <message>
        <source>Look whether each piece and each ship has its right name. Who takes another one&apos;s name swaps with it.</source>
        <extracomment>What to do with the colours that were found</extracomment>
        <translation>Sprawdź, czy każdy pionek i każdy statek ma właściwą nazwę. Kto przejmie cudzą nazwę, zamienia się nią.</translation>
    </message>
    <message>
        <source>What shall this copy of the game be called?</source>
        <extracomment>What to do at the last step of learning cards</extracomment>
        <translation>Jak ma się nazywać ten egzemplarz gry?</translation>
    </message>
    <message>
        <source>Lay the seven habitation cards in two rows, four above and three below, in this order.</source>
        <extracomment>What to lay on the table for a picture; the sketch beside it says which card is A</extracomment>
        <translation>Połóż siedem kart budownictwa w dwóch rzędach, cztery u góry i trzy u dołu, w tej kolejności.</translation>
    </message>
    <message>
        <source>Lay the seven cards of this suit in two rows, four above and three below.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>Połóż siedem kart tego rodzaju w dwóch rzędach, cztery u góry i trzy u dołu.</translation>
    </message>
    <message>
        <source>Colonist</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>Kolonista</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>Znacznik energii</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>A card in a sketch of the table</extracomment>
        <translation>Statek</translation>
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
            <numerusform>Znaleziono %n pionek.</numerusform>
            <numerusform>Znaleziono wszystkie %n pionki.</numerusform>
            <numerusform>Znaleziono wszystkie %n pionków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found all %n card(s).</source>
        <extracomment>About a picture of cards; %n of them</extracomment>
        <translation>
            <numerusform>Znaleziono %n kartę.</numerusform>
            <numerusform>Znaleziono wszystkie %n karty.</numerusform>
            <numerusform>Znaleziono wszystkie %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures still needed: %1</source>
        <extracomment>Pictures that are not there yet, or can&apos;t be used; %1 their names</extracomment>
        <translation>Potrzebne są jeszcze zdjęcia: %1</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <extracomment>What is missing before a card profile can be saved</extracomment>
        <translation>Nadaj nazwę.</translation>
    </message>
    <message>
        <source>%1. If they are right as they are, save once more.</source>
        <extracomment>%1 what seems to be wrong with the pictures of a card profile</extracomment>
        <translation>%1. Jeśli zdjęcia są właściwe, zapisz jeszcze raz.</translation>
    </message>
    <message>
        <source>If your edition has no Earth card, say so here.</source>
        <extracomment>Behind what is wrong with a picture of the spaceships where one card too few was found</extracomment>
        <translation>Jeśli twoje wydanie nie ma karty Ziemi, zaznacz to tutaj.</translation>
    </message>
    <message>
        <source>Drag each frame onto its space. One placing goes for all buildings, and one for all ships: look at two or three of them.</source>
        <extracomment>What to do with the spaces marked on a card</extracomment>
        <translation>Przeciągnij każdą ramkę na jej pole. Jedno ułożenie dotyczy wszystkich budynków, a jedno wszystkich statków: obejrzyj dwa lub trzy z nich.</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <extracomment>Button: two pictures are given each other&apos;s place</extracomment>
        <translation>Zamień je miejscami</translation>
    </message>
    <message>
        <source>Turn it half round</source>
        <extracomment>Button: a picture that is upside down is turned</extracomment>
        <translation>Obróć o pół obrotu</translation>
    </message>
</context>
</TS>
