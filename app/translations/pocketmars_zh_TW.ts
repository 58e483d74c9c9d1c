<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AdvicePanel</name>
    <message>
        <source>Advice</source>
        <extracomment>Read out: the coach&apos;s panel</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>A good move</source>
        <extracomment>Heading over one good move</extracomment>
        <translation>一步好棋</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Thinking about the move</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在思考這一步</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <extracomment>Button: takes the advice away</extracomment>
        <translation>關閉建議</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A move that is advised: %1 its place, %2 what to do, %3 the odds to win with it</extracomment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>A line to type into: the cards of one&apos;s hand</extracomment>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Your prep module</source>
        <extracomment>A line to type into: the cards of one&apos;s prep module</extracomment>
        <translation>你的準備艙</translation>
    </message>
    <message>
        <source>Ask again</source>
        <extracomment>Button: asks the coach once more</extracomment>
        <translation>再問一次</translation>
    </message>
    <message>
        <source>Shows it on the board</source>
        <extracomment>Read out for a move that is advised: what happens when it is chosen</extracomment>
        <translation>在圖板上顯示</translation>
    </message>
    <message>
        <source>The camera does not see your cards. Say which they are, as in A7, HC, for advice on just these.</source>
        <translation>相機看不到你的牌。請寫下是哪些牌，例如 A7, HC，建議就會針對這些牌。</translation>
    </message>
    <message>
        <source>Nobody has said yet which your cards are. Say so, as in A7, HC, for advice on just these.</source>
        <extracomment>In a game without a camera</extracomment>
        <translation>還沒有人說你有哪些卡片。請輸入，例如 A7、HC，就能得到針對這些卡片的建議。</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>%1: it shows the same cards as %2; look which of the two is right, and photograph the other cards</source>
        <extracomment>%1, %2 photos of a profile: buildings.jpg</extracomment>
        <translation>%1：與 %2 是相同的卡片；請看哪一張才對，並拍攝另一組卡片</translation>
    </message>
    <message>
        <source>%1: its cards have nothing in common with those of the other suits; photograph those of this deck</source>
        <extracomment>%1 a photo of a profile</extracomment>
        <translation>%1：這些卡片與其他花色毫無共同之處；請拍攝這副牌的卡片</translation>
    </message>
    <message>
        <source>%1 and %2: each seems to show the cards of the other; swap the two photos&apos; names</source>
        <extracomment>%1, %2 photos of a profile: greenhouse.jpg</extracomment>
        <translation>%1 與 %2：似乎各自拍到對方的卡片；請互換兩張照片的名稱</translation>
    </message>
    <message>
        <source>%1: the cards of %2 and %3 seem to lie in each other&apos;s place; swap the two and take the photo again</source>
        <extracomment>%1 a photo of a profile: buildings.jpg; %2, %3 suits: greenhouse</extracomment>
        <translation>%1：%2 與 %3 的卡片似乎放在彼此的位置；請把兩張對調後重新拍照</translation>
    </message>
    <message>
        <source>%1: it seems to be upside down, since what it shows comes in reverse; turn the photo half round</source>
        <extracomment>%1 a photo of a profile: ships.jpg</extracomment>
        <translation>%1：順序相反，照片似乎上下顛倒；請將照片旋轉半圈</translation>
    </message>
</context>
<context>
    <name>BeginCheckBar</name>
    <message>
        <source>Others lie on the table</source>
        <extracomment>Asked before a game begins: the players that were chosen are not those of the table</extracomment>
        <translation>桌上是其他玩家</translation>
    </message>
    <message>
        <source>A game seems to be under way on this table</source>
        <extracomment>Asked before a game begins on a table that has much else than a set-up</extracomment>
        <translation>這張桌上似乎已有遊戲在進行</translation>
    </message>
    <message>
        <source>The table is not set up</source>
        <extracomment>Asked before a game begins on a table that is not quite set up</extracomment>
        <translation>桌面尚未布置好</translation>
    </message>
    <message>
        <source>%1: %2 at a set-up, seen %3</source>
        <extracomment>What is not as at a set-up: %1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1：布置時應為 %2，看到 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n {place differs|places differ}, marked on the picture</source>
        <extracomment>What is not as at a set-up: how many places are marked on the picture</extracomment>
        <translation>
            <numerusform>有 %n 處不同，已標在畫面上</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>採用 %1</translation>
    </message>
    <message>
        <source>I put it right</source>
        <extracomment>Button: the player sets the table up and begins then</extracomment>
        <translation>我來擺好</translation>
    </message>
    <message>
        <source>Begin from here</source>
        <extracomment>Button: the game begins with the table as it lies; nobody knows its hidden cards</extracomment>
        <translation>從這裡開始</translation>
    </message>
    <message>
        <source>Watch only</source>
        <extracomment>Button: no game is followed; what is read of the table is shown, and what it scores</extracomment>
        <translation>只觀看</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>維持我的選擇</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <extracomment>Read out for the drawn board</extracomment>
        <translation>桌面示意</translation>
    </message>
    <message>
        <source>Discard pile: %1, %2 cards</source>
        <extracomment>Read out for the discard pile; %1 its top card, %2 how many cards</extracomment>
        <translation>棄牌堆：%1，共 %2 張</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n</source>
        <extracomment>On the board: the discard pile; how many cards</extracomment>
        <translation>
            <numerusform>棄牌堆：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n</source>
        <extracomment>On the board: the deck; how many cards</extracomment>
        <translation>
            <numerusform>牌庫：%n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildingView</name>
    <message>
        <source>Stack of %1: %2</source>
        <extracomment>Read out for a building&apos;s stack; %1 the building, %2 its cards from the oldest on</extracomment>
        <translation>%1的卡堆：%2</translation>
    </message>
</context>
<context>
    <name>CameraChoice</name>
    <message>
        <source>address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>網址：http://…、rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>攝影機的網址</translation>
    </message>
</context>
<context>
    <name>CardHelp</name>
    <message>
        <source>Only while none of your colonists is in the building %1:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a building</extracomment>
        <translation>若你沒有殖民者在%1：</translation>
    </message>
    <message>
        <source>Only while your ship carries no colonist:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>若你的太空船上沒有殖民者：</translation>
    </message>
    <message numerus="yes">
        <source>Only while your ship carries %n or more colonists:</source>
        <extracomment>Condition of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>若你的太空船上有 %n 個以上的殖民者：</numerusform>
        </translation>
    </message>
    <message>
        <source>Only while you have a card of the suit %1 in your hand:</source>
        <extracomment>Condition of a card&apos;s action, which follows; %1 a suit of cards</extracomment>
        <translation>若你手上有%1的卡片：</translation>
    </message>
    <message numerus="yes">
        <source>If you pay %n energy:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>
            <numerusform>若你支付 %n 點能源：</numerusform>
        </translation>
    </message>
    <message>
        <source>If you discard a card of the suit %1 from your hand:</source>
        <translation>若你從手牌棄掉一張%1的卡片：</translation>
    </message>
    <message>
        <source>If you discard any card from your hand:</source>
        <extracomment>Cost of a card&apos;s action, which follows</extracomment>
        <translation>若你從手牌棄掉任一張卡片：</translation>
    </message>
    <message numerus="yes">
        <source>settle up to %n of your colonists in the building %1.</source>
        <extracomment>Effect of a card; %1 a building, %n at most that many colonists</extracomment>
        <translation>
            <numerusform>讓你最多 %n 個殖民者入住%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>settle one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from the ship to ★; %1 a building</extracomment>
        <translation>讓你的 1 個殖民者入住%1。</translation>
    </message>
    <message>
        <source>you may put one card of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>你可以把 1 張手牌放到牌庫底。</translation>
    </message>
    <message numerus="yes">
        <source>put up to %n cards of your hand at the bottom of the deck.</source>
        <extracomment>Effect of a card; %n at most that many cards</extracomment>
        <translation>
            <numerusform>把最多 %n 張手牌放到牌庫底。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>launch %n of your colonists.</source>
        <extracomment>Effect of a card: from Earth to the ship</extracomment>
        <translation>
            <numerusform>發射你的 %n 個殖民者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gain %n energy.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>獲得 %n 點能源。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw %n cards.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>
            <numerusform>抽 %n 張卡片。</numerusform>
        </translation>
    </message>
    <message>
        <source>upgrade one of your colonists in the building %1.</source>
        <extracomment>Effect of a card: from ★ to ★★; %1 a building</extracomment>
        <translation>升級你在%1的 1 個殖民者。</translation>
    </message>
    <message>
        <source>send one of your colonists from Earth straight to ★ of the building %1.</source>
        <extracomment>Effect of a card; %1 a building</extracomment>
        <translation>把你的 1 個殖民者從地球直接送到%1的 ★。</translation>
    </message>
    <message>
        <source>take one more action, any of the five.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>再執行一個行動，五種任選。</translation>
    </message>
    <message>
        <source>keep one of them; the other goes face down on the stack of its suit.</source>
        <extracomment>Effect of a card, after drawing two cards</extracomment>
        <translation>留下其中一張，另一張面朝下放到同色的卡堆上。</translation>
    </message>
    <message>
        <source>settle one of your colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from the ship to ★</extracomment>
        <translation>讓你的 1 個殖民者入住任一棟建築。</translation>
    </message>
    <message>
        <source>downgrade one of your own colonists in whichever building you like.</source>
        <extracomment>Effect of a card: from ★★ to ★</extracomment>
        <translation>降級你在任一棟建築的 1 個殖民者。</translation>
    </message>
    <message>
        <source>upgrade or downgrade one colonist, no matter whose and in which building.</source>
        <extracomment>Effect of a card: from ★ to ★★ or back</extracomment>
        <translation>升級或降級任一棟建築中任一玩家的 1 個殖民者。</translation>
    </message>
    <message>
        <source>in one building, a colonist on ★ and one on ★★ change places, no matter whose they are.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>在同一棟建築中，讓 ★ 與 ★★ 的殖民者各一個互換位置，不論屬於誰。</translation>
    </message>
    <message>
        <source>the two top cards of one stack change places.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>讓同一疊卡堆最上面的兩張卡互換位置。</translation>
    </message>
    <message>
        <source>pick a card of the discard pile for your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>從棄牌堆選一張卡片加入手牌。</translation>
    </message>
    <message>
        <source>pick up the top card of any one stack into your hand.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>把任一卡堆最上面的卡片拿到手上。</translation>
    </message>
    <message>
        <source>turn the open top card of any one stack face down.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>把任一卡堆最上面的正面卡片翻成面朝下。</translation>
    </message>
    <message>
        <source>bring one of your colonists back from a building, from ★ or ★★, to your ship.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>把你在任一棟建築（★ 或 ★★）的 1 個殖民者帶回太空船。</translation>
    </message>
    <message>
        <source>exchange a card of your prep module for one of another player&apos;s, chosen by its back.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>用你準備艙的一張卡，交換另一位玩家準備艙的一張卡（看卡背選擇）。</translation>
    </message>
    <message>
        <source>exchange a card of your hand for one of your prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>用一張手牌交換你準備艙的一張卡。</translation>
    </message>
    <message>
        <source>put a card of your hand or prep module face down at the bottom of the deck.</source>
        <extracomment>Effect of a building</extracomment>
        <translation>把手牌或準備艙的一張卡面朝下放到牌庫底。</translation>
    </message>
    <message>
        <source>look at two cards of another player&apos;s prep module.</source>
        <extracomment>Effect of a card</extracomment>
        <translation>查看另一位玩家準備艙的兩張卡。</translation>
    </message>
    <message>
        <source>In return, %1</source>
        <extracomment>Effect of a card that comes only if the one before did; %1 is that effect</extracomment>
        <translation>如此便可%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>One sentence after the other; without the blank in languages that have none</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>With a single card left to draw you just keep that one.</source>
        <extracomment>Remark on a card that draws two cards and keeps one</extracomment>
        <translation>若只剩一張可抽，就直接留下那一張。</translation>
    </message>
    <message>
        <source>It reaches the discard pile only afterwards, so it can&apos;t pick itself.</source>
        <extracomment>Remark on a card that takes a card from the discard pile</extracomment>
        <translation>這張卡事後才進棄牌堆，因此拿不到它自己。</translation>
    </message>
    <message>
        <source>If any action is possible you have to take it. Only then is this card discarded and the four-card rule applied.</source>
        <extracomment>Remark on a card that gives another action</extracomment>
        <translation>只要有可行的行動就必須執行。之後才棄掉這張卡並套用四張卡片守則。</translation>
    </message>
    <message>
        <source>In the solo game the other player is Devious Automatics.</source>
        <extracomment>Remark on a card that exchanges cards of prep modules</extracomment>
        <translation>單人遊戲中，另一位玩家就是 Devious Automatics。</translation>
    </message>
    <message>
        <source>The two may have the same colour; then nothing changes.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>兩個可以同色，那樣就什麼都不變。</translation>
    </message>
    <message>
        <source>Two colonists of the same colour are no exchange.</source>
        <extracomment>Remark on a card that exchanges two colonists</extracomment>
        <translation>兩個同色的殖民者不算交換。</translation>
    </message>
    <message>
        <source>A card that lies face down counts as 0. This card lies on top of its stack by then and may turn itself.</source>
        <extracomment>Remark on a card that turns the top card of a stack</extracomment>
        <translation>面朝下的卡片數值視為 0。此時這張卡已在卡堆頂，也可以翻它自己。</translation>
    </message>
    <message>
        <source>This card lies on top of its stack by then and may come back.</source>
        <extracomment>Remark on a card that takes the top card of a stack</extracomment>
        <translation>此時這張卡已在卡堆頂，可以拿回它自己。</translation>
    </message>
    <message>
        <source>In the solo game you look at those of Devious Automatics.</source>
        <extracomment>Remark on a card that looks at cards</extracomment>
        <translation>單人遊戲中查看的是 Devious Automatics 的卡片。</translation>
    </message>
</context>
<context>
    <name>CardMark</name>
    <message>
        <source>Arrow keys move the card.</source>
        <extracomment>Read out for a marked card</extracomment>
        <translation>方向鍵可移動卡片。</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <extracomment>Read out for a corner of a marked card: %1 the card, %2 the corner&apos;s number, clockwise from its upper left</extracomment>
        <translation>%1，第 %2 個角</translation>
    </message>
</context>
<context>
    <name>CardSketch</name>
    <message>
        <source>In this order: %1</source>
        <extracomment>Read out for a sketch of the table: %1 what lies there, from left to right</extracomment>
        <translation>依此順序：%1</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>%1 holds %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a card</extracomment>
        <translation>%1手上有%2</translation>
    </message>
    <message>
        <source>%1 holds a card of %2</source>
        <extracomment>What is known of a hand; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>%1手上有一張%2的卡</translation>
    </message>
    <message>
        <source>%1 lies in %2&apos;s prep module</source>
        <extracomment>What is known of a prep module; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>%1在%2的準備艙裡</translation>
    </message>
</context>
<context>
    <name>Check</name>
    <message>
        <source>the profile fits these cards</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>設定檔符合這些卡片</translation>
    </message>
    <message>
        <source>none of them is of this profile: choose the right one, or learn these cards</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>都不屬於此設定檔：請選擇正確的設定檔，或學習這些卡片</translation>
    </message>
    <message>
        <source>the profile fits most of these cards; look whether a reflection or a shadow lies on the others</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>設定檔符合大多數卡片；請看其他卡片上是否有反光或陰影</translation>
    </message>
    <message>
        <source>sleeves or light have changed too much: learn these pages again</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>卡套或光線變化太大：請重新學習這些照片</translation>
    </message>
    <message>
        <source>no cards there: lay some of them flat, apart from each other</source>
        <extracomment>What a photo says of a card profile</extracomment>
        <translation>沒有卡片：請平放幾張，彼此分開</translation>
    </message>
    <message numerus="yes">
        <source>%n {card|cards}: %1 good, %2 weak, %3 not recognised; %4</source>
        <extracomment>%n cards in a photo, %1 how many agree well with a card profile, %2 how many hardly, %3 how many not at all, %4 what to do</extracomment>
        <translation>
            <numerusform>%n 張卡片：%1 張良好、%2 張勉強、%3 張無法辨識；%4</numerusform>
        </translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>良好</translation>
    </message>
    <message>
        <source>weak</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>勉強</translation>
    </message>
    <message>
        <source>not recognised</source>
        <extracomment>How well a card agrees with a card profile</extracomment>
        <translation>無法辨識</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>%1 from the ship</source>
        <extracomment>A source of points</extracomment>
        <translation>太空船 %1</translation>
    </message>
    <message>
        <source>%1 on ★</source>
        <extracomment>A source of points</extracomment>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>%1 on ★★</source>
        <extracomment>A source of points</extracomment>
        <translation>★★ %1</translation>
    </message>
    <message>
        <source>%1 for all four buildings</source>
        <extracomment>A source of points</extracomment>
        <translation>四棟建築 %1</translation>
    </message>
    <message>
        <source>%1 for four in one building</source>
        <extracomment>A source of points</extracomment>
        <translation>一棟四人 %1</translation>
    </message>
    <message>
        <source>%1 for energy</source>
        <extracomment>A source of points</extracomment>
        <translation>能量 %1</translation>
    </message>
    <message>
        <source>quick games from there end about %1 : %2 (%3); %4</source>
        <extracomment>Why a move is good; %1, %2 points, %3 where the first ones come from, %4 how the game ends</extracomment>
        <translation>由此快速試玩大約以 %1 : %2 收場（%3）；%4</translation>
    </message>
    <message>
        <source>the game is over; there is nothing left to decide</source>
        <translation>遊戲已結束，沒有可決定的事</translation>
    </message>
    <message>
        <source>the phase that is next is Devious Automatics&apos;; ask again in your own</source>
        <translation>下一階段屬於 Devious Automatics；請在自己的階段再問</translation>
    </message>
    <message>
        <source>a new deck is to be shuffled first; ask again after that</source>
        <translation>要先洗好新的牌庫；之後再問</translation>
    </message>
    <message>
        <source>it is not clear who plays next; ask again after the next table</source>
        <translation>不清楚輪到誰；請在下一次看到桌面後再問</translation>
    </message>
    <message>
        <source>%1 has no states of a game; record one with simulate --transcript or watch --play --json</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 沒有遊戲狀態；請用 simulate --transcript 或 watch --play --json 記錄</translation>
    </message>
    <message>
        <source>of game %1 only the score is known; a game that was followed can be looked at again</source>
        <extracomment>%1 the number of a game of the history</extracomment>
        <translation>遊戲 %1 只知道分數；只有跟隨過的遊戲才能回顧</translation>
    </message>
    <message>
        <source>no game is open; begin one with watch --play, or name a state as a file</source>
        <translation>沒有進行中的遊戲；請用 watch --play 開始，或指定狀態檔案</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no card; write A7,G5 for two of them</source>
        <extracomment>%1 what was typed</extracomment>
        <translation>「%1」不是牌；兩張牌寫作 A7,G5</translation>
    </message>
    <message>
        <source>Odds to win, turn by turn</source>
        <translation>逐回合的獲勝機率</translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as %1 has all seven in buildings</source>
        <extracomment>Of a game; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>%n 輪內結束，多半因為%1七人都進了建築</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as another player has all seven in buildings</source>
        <translation>
            <numerusform>%n 輪內結束，多半因為另一位玩家七人都進了建築</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it ends {in this round|in %n rounds}, mostly as the deck runs out</source>
        <translation>
            <numerusform>%n 輪內結束，多半因為牌庫用完</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the end is %n {round|rounds} or more away</source>
        <translation>
            <numerusform>離結束至少 %n 輪</numerusform>
        </translation>
    </message>
    <message>
        <source>points from there: %1; %2</source>
        <extracomment>Why a move is good; %1 where its points come from, %2 how the game ends</extracomment>
        <translation>之後的得分：%1；%2</translation>
    </message>
    <message>
        <source>%1 lies elsewhere as the game stands; look at it again</source>
        <extracomment>%1 a card that was typed</extracomment>
        <translation>%1 目前在別的地方；請再看一次</translation>
    </message>
    <message>
        <source>there is no room for %1: %2 cards lie there, face down; name each once, and none that lies elsewhere</source>
        <extracomment>%1 a card that was typed, %2 how many cards lie there</extracomment>
        <translation>那裡沒有 %1 的位置：蓋著的卡片有 %2 張；每張只寫一次，也不要寫在別處的卡片</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>Button that leaves everything as it is</extracomment>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>Button, after something was copied</extracomment>
        <translation>已複製</translation>
    </message>
</context>
<context>
    <name>Corners</name>
    <message>
        <source>[x, y] in px of the photo</source>
        <translation>[x, y]，照片的像素</translation>
    </message>
    <message>
        <source>expected 4 corners, each [x, y]</source>
        <translation>應有 4 個角，每個為 [x, y]</translation>
    </message>
    <message>
        <source>the corners cross; name them in turn around the card</source>
        <translation>四角交叉；請沿卡片依序列出</translation>
    </message>
    <message>
        <source>[width, height] of the photo, px</source>
        <translation>照片的 [寬, 高]，像素</translation>
    </message>
    <message>
        <source>no photo of a profile is called so; there are %1</source>
        <extracomment>%1 the names of a profile&apos;s photos</extracomment>
        <translation>設定檔沒有這個名稱的照片；有：%1</translation>
    </message>
    <message>
        <source>they are of a photo of %1 px, this one has %2; mark this one</source>
        <extracomment>%1, %2 the sizes of photos: 1600 x 1200</extracomment>
        <translation>它們屬於 %1 像素的照片，這張是 %2；請標記這張</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Correct what was read</source>
        <extracomment>Heading over the items that were tapped</extracomment>
        <translation>修正辨識結果</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes the corrections</extracomment>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>DataFolder</name>
    <message>
        <source>%1 can&apos;t hold your data (%2): choose another folder</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>%1 無法存放資料（%2）：請選擇其他資料夾</translation>
    </message>
    <message>
        <source>no place for your data: set HOME or XDG_DATA_HOME to a folder that you may write to</source>
        <translation>沒有地方存放資料：請將 HOME 或 XDG_DATA_HOME 設為可寫入的資料夾</translation>
    </message>
    <message>
        <source>the data folder %1 is not there: bring its disk back, or remove %2 to use the usual folder</source>
        <extracomment>%1 a folder, %2 a file</extracomment>
        <translation>找不到資料夾 %1：請接回磁碟，或移除 %2 以使用預設資料夾</translation>
    </message>
    <message>
        <source>%1 lies within the data folder %2: choose one outside of it</source>
        <extracomment>%1, %2 folders</extracomment>
        <translation>%1 位於資料夾 %2 之內：請選擇它以外的位置</translation>
    </message>
    <message>
        <source>another Pocket Mars Table has your games open, in a window or a terminal: close it, then choose the folder again</source>
        <translation>另一個 Pocket Mars Table 正在使用你的遊戲紀錄（視窗或終端機）：請先關閉它，再重新選擇資料夾</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 was written by a newer Pocket Mars Table (version %2 of the history, this program knows %3): update the program; the history was left as it is</source>
        <extracomment>%1 a file, %2 and %3 numbers of versions</extracomment>
        <translation>%1 是由較新的 Pocket Mars Table 寫入（紀錄版本 %2，本程式支援 %3）：請更新程式；紀錄未被更動</translation>
    </message>
    <message>
        <source>%1 could not be brought up to date (%2): it is as it was; go on with the program that wrote it, and report this</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>無法更新 %1（%2）：檔案維持原狀；請繼續使用寫入它的程式，並回報此問題</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: make the file and its folder writable for you, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>無法寫入 %1：請讓檔案與資料夾可寫入，或選擇其他資料夾</translation>
    </message>
    <message>
        <source>%1 is another program&apos;s database: move it away, or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 是其他程式的資料庫：請移走它，或選擇其他資料夾</translation>
    </message>
    <message>
        <source>%1 is damaged (%2): put a copy of it back, or move it away to begin a new history</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 已損壞（%2）：請還原備份，或移走它以開始新的紀錄</translation>
    </message>
    <message>
        <source>%1 is in use by another program: close that program and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 正被其他程式使用：請關閉該程式後再試</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened (%2): see that a file can be there, or choose another data folder</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>無法開啟 %1（%2）：請確認該處可存放檔案，或選擇其他資料夾</translation>
    </message>
    <message>
        <source>%1 has no room to grow: free some space on its disk and try again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 沒有空間了：請釋放磁碟空間後再試</translation>
    </message>
    <message>
        <source>%1 could not be read or written (%2): check its disk and the free space there, then try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>無法讀寫 %1（%2）：請檢查磁碟與剩餘空間後再試</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved as it is (%1): correct it and try again</source>
        <extracomment>%1 the database&apos;s own words</extracomment>
        <translation>這場遊戲無法照此儲存（%1）：請修正後再試</translation>
    </message>
    <message>
        <source>%1 failed (%2): try again</source>
        <extracomment>%1 a file, %2 the database&apos;s own words</extracomment>
        <translation>%1 失敗（%2）：請再試一次</translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made (%2): mend that, or choose another data folder</source>
        <extracomment>%1 a folder, %2 why, as the system says it</extracomment>
        <translation>無法建立資料夾 %1（%2）：請排除問題，或選擇別的資料夾</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened: no file is there, but a folder or something else of that name, or one of its folders is a file or closed to you: move that away or choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>無法開啟 %1：那裡不是檔案，而是同名的資料夾或別的東西，或者其中一層資料夾其實是檔案或不允許你進入：請移開它，或選擇別的資料夾</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: make it readable and writable for you</source>
        <extracomment>%1 a file</extracomment>
        <translation>無法讀取 %1：請讓自己有讀寫的權限</translation>
    </message>
    <message>
        <source>it is no database</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>這不是資料庫</translation>
    </message>
    <message>
        <source>it is cut short</source>
        <extracomment>What is wrong with the history&apos;s file</extracomment>
        <translation>檔案不完整</translation>
    </message>
    <message>
        <source>the game was ended in another window: start the watch again</source>
        <extracomment>Why a step of a game can&apos;t be kept</extracomment>
        <translation>這局已在另一個視窗結束：請重新開始觀看</translation>
    </message>
    <message>
        <source>the game goes on in another window: play on there, or close that window and start the watch again</source>
        <extracomment>Why a step of a game can&apos;t be kept</extracomment>
        <translation>這局正在另一個視窗繼續：請在那裡玩下去，或關閉那個視窗並重新開始觀看</translation>
    </message>
    <message>
        <source>there is no game %1 in the history: list it to see those there are</source>
        <extracomment>%1 a number</extracomment>
        <translation>紀錄裡沒有第 %1 局：列出紀錄看看有哪些</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no file: choose another data folder</source>
        <extracomment>%1 a file</extracomment>
        <translation>「%1」不是檔案：請選擇其他資料夾</translation>
    </message>
    <message>
        <source>game in progress %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>進行中的遊戲 %1</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved: %1</source>
        <extracomment>%1 what is wrong with it and what to do</extracomment>
        <translation>無法儲存這場遊戲：%1</translation>
    </message>
    <message>
        <source>nobody plays in it; name the players</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>沒有玩家；請填寫玩家</translation>
    </message>
    <message>
        <source>its winner %1 does not play in it; name the players anew</source>
        <extracomment>Why a game can&apos;t be saved; %1 a colour</extracomment>
        <translation>獲勝者 %1 不在玩家之中；請重新填寫玩家</translation>
    </message>
    <message>
        <source>a player&apos;s total is missing; give it</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>缺少一位玩家的總分；請填寫</translation>
    </message>
    <message>
        <source>its photo is larger than 1 GB; save a smaller one</source>
        <extracomment>Why a game can&apos;t be saved</extracomment>
        <translation>照片超過 1 GB；請儲存較小的照片</translation>
    </message>
    <message>
        <source>game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>遊戲 %1</translation>
    </message>
    <message>
        <source>a player of game %1</source>
        <extracomment>What is damaged in the history&apos;s file; %1 a number</extracomment>
        <translation>遊戲 %1 的一位玩家</translation>
    </message>
    <message>
        <source>copying it first failed</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date</extracomment>
        <translation>事先複製失敗</translation>
    </message>
    <message>
        <source>naming its copy failed: %1</source>
        <extracomment>Why the history&apos;s file can&apos;t be brought up to date; %1 why, as the system says it</extracomment>
        <translation>複本命名失敗：%1</translation>
    </message>
    <message>
        <source>rows of %1 refer to rows that are gone</source>
        <extracomment>What is wrong in the history&apos;s file; %1 one of its tables</extracomment>
        <translation>%1 的資料列指向已不存在的資料列</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>settle in %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>入住%1</translation>
    </message>
    <message>
        <source>run the bottom action</source>
        <extracomment>A choice: the lower action of a card</extracomment>
        <translation>執行下半部行動</translation>
    </message>
    <message>
        <source>use the ability of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>使用%1的能力</translation>
    </message>
    <message>
        <source>pay the energy</source>
        <extracomment>A choice</extracomment>
        <translation>支付能源</translation>
    </message>
    <message>
        <source>settle nobody</source>
        <extracomment>A choice: no colonist settles</extracomment>
        <translation>不讓殖民者入住</translation>
    </message>
    <message>
        <source>leave the bottom action</source>
        <extracomment>A choice: not to run the lower action of a card</extracomment>
        <translation>不執行下半部行動</translation>
    </message>
    <message>
        <source>leave the ability of %1</source>
        <extracomment>A choice: not to use it; %1 a building</extracomment>
        <translation>不使用%1的能力</translation>
    </message>
    <message>
        <source>no more</source>
        <extracomment>A choice: nothing further of what may be done several times</extracomment>
        <translation>到此為止</translation>
    </message>
    <message>
        <source>swap the two top cards of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>交換%1卡堆最上面的兩張卡</translation>
    </message>
    <message>
        <source>take %1 from the discard pile</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>從棄牌堆拿取%1</translation>
    </message>
    <message>
        <source>take the top card of %1</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>拿取%1卡堆最上面的卡</translation>
    </message>
    <message>
        <source>turn the top card of %1 face down</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>將%1卡堆最上面的卡翻成面朝下</translation>
    </message>
    <message>
        <source>give %1 for %2 of %3&apos;s prep module</source>
        <extracomment>A choice; %1 and %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>用%1交換%3準備艙的%2</translation>
    </message>
    <message>
        <source>swap %1 of the hand with %2 of the prep module</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>用手牌的%1交換準備艙的%2</translation>
    </message>
    <message>
        <source>put %1 of the hand under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>把手牌的%1放到牌庫底</translation>
    </message>
    <message>
        <source>put %1 of the prep module under the deck</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>把準備艙的%1放到牌庫底</translation>
    </message>
    <message>
        <source>look at %1&apos;s prep module</source>
        <extracomment>A choice; %1 a player&apos;s colour</extracomment>
        <translation>查看%1的準備艙</translation>
    </message>
    <message>
        <source>discard %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>棄掉%1</translation>
    </message>
    <message>
        <source>keep %1, put %2 face down on its stack</source>
        <extracomment>A choice; %1 and %2 cards</extracomment>
        <translation>留下%1，將%2面朝下放到卡堆</translation>
    </message>
    <message>
        <source>draw %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>從%2的準備艙抽取%1</translation>
    </message>
    <message>
        <source>put %1 into the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>將%1放入準備艙</translation>
    </message>
    <message>
        <source>keep %1</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>留下%1</translation>
    </message>
    <message>
        <source>move %1 up in %2</source>
        <extracomment>A choice, from ★ to ★★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>讓%1在%2升級</translation>
    </message>
    <message>
        <source>move %1 down in %2</source>
        <extracomment>A choice, from ★★ to ★; %1 a player&apos;s colour, %2 a building</extracomment>
        <translation>讓%1在%2降級</translation>
    </message>
    <message>
        <source>swap %1 on %2 ★ with %3 on ★★</source>
        <extracomment>A choice; %1 and %3 players&apos; colours, %2 a building</extracomment>
        <translation>交換%2★上的%1與★★上的%3</translation>
    </message>
    <message>
        <source>take one from %1 ★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>將一個殖民者從%1★收回太空船</translation>
    </message>
    <message>
        <source>take one from %1 ★★ back to the ship</source>
        <extracomment>A choice; %1 a building</extracomment>
        <translation>將一個殖民者從%1★★收回太空船</translation>
    </message>
    <message>
        <source>play %1 from the hand</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>從手牌打出%1</translation>
    </message>
    <message>
        <source>play %1 from the prep module</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>從準備艙打出%1</translation>
    </message>
    <message>
        <source>play %1 from %2&apos;s prep module</source>
        <extracomment>A choice; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>打出%2準備艙的%1</translation>
    </message>
    <message>
        <source>launch 1</source>
        <extracomment>A choice: a colonist goes from Earth to the ship</extracomment>
        <translation>發射 1 個殖民者</translation>
    </message>
    <message>
        <source>launch 1, discard %1 of %2&apos;s prep module</source>
        <extracomment>A choice: a colonist goes from Earth to the ship; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>發射 1 個殖民者，棄掉%2準備艙的%1</translation>
    </message>
    <message>
        <source>discard %1 of the hand for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>從手牌棄掉%1換能源</translation>
    </message>
    <message>
        <source>discard %1 of the prep module for energy</source>
        <extracomment>A choice; %1 a card</extracomment>
        <translation>從準備艙棄掉%1換能源</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A choice: nothing else is possible</extracomment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>A choice: which card is left; %1 the colour of Devious Automatics, %2 a card</extracomment>
        <translation>%1有%2</translation>
    </message>
    <message>
        <source>system failure</source>
        <extracomment>A phase</extracomment>
        <translation>系統故障</translation>
    </message>
    <message>
        <source>shuffle a new deck</source>
        <extracomment>What happens when the deck is empty</extracomment>
        <translation>洗出新的牌庫</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>a card</source>
        <extracomment>A card that is not known any closer, in a list of what is wrong on the table</extracomment>
        <translation>一張卡片</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <extracomment>In a list of what is wrong on the table</extracomment>
        <translation>一張面朝下的卡片</translation>
    </message>
    <message>
        <source>a %1</source>
        <extracomment>A card of which the value is known only; in a list of what is wrong on the table</extracomment>
        <translation>一張 %1</translation>
    </message>
    <message>
        <source>%1 on the stack of %2 where %3 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 a building, %3 the card that should be</extracomment>
        <translation>%2的卡堆上是%1，應為%3</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>Between the backs of two cards</extracomment>
        <translation> 和 </translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>No card lies there</extracomment>
        <translation>無</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on the ship where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>太空船上有 %1 個%2，應為 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on Earth where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %n how many should be</extracomment>
        <translation>
            <numerusform>地球上有 %1 個%2，應為 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 energy for %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the level seen, %2 a player&apos;s colour, %n the level that should be</extracomment>
        <translation>
            <numerusform>%2的能源是 %1，應為 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the discard pile where %2 belongs</source>
        <extracomment>Wrong on the table; %1 the card seen, %2 the card that should be</extracomment>
        <translation>棄牌堆頂是%1，應為%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 cards on the stack of %2 where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 how many were seen, %2 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%2的卡堆有 %1 張，應為 %n 張</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2&apos;s prep module where %3 {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 the backs seen, %2 a colour, %3 the backs that should be</extracomment>
        <translation>
            <numerusform>%2的準備艙裡是%1，應為%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%3★上有 %1 個%2，應為 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 on %3 ★★ where %n {belongs|belong}</source>
        <extracomment>Wrong on the table; %1 colonists seen, %2 their colour, %3 a building, %n how many should be</extracomment>
        <translation>
            <numerusform>%3★★上有 %1 個%2，應為 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnergyTrack</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a player&apos;s energy; %1 `Energy of red`, %2 the level</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>&quot;%1&quot; would lie outside of the profile</source>
        <extracomment>About a file that holds others; %1 one of them</extracomment>
        <translation>「%1」會落在設定檔之外</translation>
    </message>
    <message>
        <source>its pictures are far larger than those of a profile</source>
        <extracomment>About a file that holds a card profile</extracomment>
        <translation>其圖片遠大於設定檔的圖片</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; free some room there, or set TMPDIR to another folder</source>
        <extracomment>%1 a folder</extracomment>
        <translation>無法寫入 %1；請騰出空間，或將 TMPDIR 設為其他資料夾</translation>
    </message>
    <message>
        <source>%1: %2; ask for the file again, written by &apos;Export&apos; or &apos;profile export&apos;</source>
        <extracomment>%1 a file, %2 what is wrong with it</extracomment>
        <translation>%1：%2；請對方用「匯出」或「profile export」重新產生檔案</translation>
    </message>
    <message>
        <source>this is no card profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>這不是卡片設定檔</translation>
    </message>
    <message>
        <source>cards or pieces are missing from its profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>設定檔缺少卡片或配件</translation>
    </message>
    <message>
        <source>it holds files that are no part of a profile</source>
        <extracomment>Why a file can&apos;t be imported</extracomment>
        <translation>內有不屬於設定檔的檔案</translation>
    </message>
    <message>
        <source>there is a card profile called &apos;%1&apos; already</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>已有名為「%1」的卡片設定檔</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1: name a file that ends in .csv (for a spreadsheet) or .json</source>
        <translation>%1：請指定以 .csv（供試算表使用）或 .json 結尾的檔案</translation>
    </message>
    <message>
        <source>%1; choose a file that was exported as JSON</source>
        <extracomment>What is wrong with a file that is to be imported, and what to do; %1 what is wrong</extracomment>
        <translation>%1；請選擇以 JSON 匯出的檔案</translation>
    </message>
    <message>
        <source>this is no JSON, or cut off</source>
        <translation>這不是 JSON，或內容不完整</translation>
    </message>
    <message>
        <source>this holds no games of Pocket Mars Table</source>
        <translation>其中沒有 Pocket Mars Table 的對局</translation>
    </message>
    <message>
        <source>this is nested too deep</source>
        <translation>這個檔案的層級太深</translation>
    </message>
</context>
<context>
    <name>FacesPane</name>
    <message>
        <source>Cards of %1</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>%1 的卡片</translation>
    </message>
    <message>
        <source>Loading the cards …</source>
        <extracomment>While the pictures of a card profile are read from the disk</extracomment>
        <translation>正在載入卡片…</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <extracomment>In the dialog that chooses a file: before the name of the file</extracomment>
        <translation>檔案名稱</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>In the dialog that chooses a file: before the kinds of files that are listed</extracomment>
        <translation>檔案類型</translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Name of the file</source>
        <extracomment>What is typed into a box: the name of a file that is to be written</extracomment>
        <translation>檔案名稱</translation>
    </message>
    <message>
        <source>Another folder</source>
        <extracomment>Button: the file is to be written into another folder</extracomment>
        <translation>其他資料夾</translation>
    </message>
    <message>
        <source>There is a file of that name.</source>
        <extracomment>Beside the button that writes a file, where one of that name is there already</extracomment>
        <translation>已有同名的檔案。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: writes no file</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace it</source>
        <extracomment>Button: writes the file, in place of the one that is there</extracomment>
        <translation>取代</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>The name only, without “/”: “Another folder” leads elsewhere.</source>
        <extracomment>Under the name of a file that is to be written, where a whole path was typed</extracomment>
        <translation>只填名稱，不含「/」：要換位置請按「其他資料夾」。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1: this folder can&apos;t be made; name one that you may write to</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1：無法建立這個資料夾；請指定可寫入的資料夾</translation>
    </message>
    <message>
        <source>that is a folder; name a file in it</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>這是資料夾；請指定其中的檔案</translation>
    </message>
    <message>
        <source>larger than 1 GB, so surely not the file that you mean</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>超過 1 GB，想必不是您要的檔案</translation>
    </message>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a file can&apos;t be read, behind its name</extracomment>
        <translation>沒有這個檔案，或無法讀取；請檢查檔名</translation>
    </message>
    <message>
        <source>%1: this profile is gone; learn it or import it again</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1：此設定檔已不存在；請重新學習或再次匯入</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Filter</source>
        <extracomment>Read out for the choices of which games are listed</extracomment>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Any game</source>
        <extracomment>Games of any kind are listed</extracomment>
        <translation>所有對局</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>單人</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>Kind of game: %1</source>
        <extracomment>Read out for the choice of the kind of game</extracomment>
        <translation>對局類型：%1</translation>
    </message>
    <message>
        <source>Any level</source>
        <extracomment>Games of any level of Devious Automatics are listed</extracomment>
        <translation>所有等級</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>機器人</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>超級機器人</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>生化人</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>等級：%1</translation>
    </message>
    <message>
        <source>Anybody</source>
        <extracomment>Games of any player are listed</extracomment>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <extracomment>Read out for the choice of the player</extracomment>
        <translation>玩家：%1</translation>
    </message>
    <message>
        <source>Any result</source>
        <extracomment>Games with any result are listed</extracomment>
        <translation>所有結果</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Result of a game for a player</extracomment>
        <translation>負</translation>
    </message>
    <message>
        <source>Drawn</source>
        <extracomment>Result of a game: nobody won</extracomment>
        <translation>平手</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <extracomment>Read out for the choice of the result</extracomment>
        <translation>結果：%1</translation>
    </message>
    <message>
        <source>From day</source>
        <extracomment>Read out for the first day of the games that are listed</extracomment>
        <translation>起始日</translation>
    </message>
    <message>
        <source>from yyyy-mm-dd</source>
        <extracomment>In the empty field for the first day; as in 2026-03-01</extracomment>
        <translation>自 yyyy-mm-dd</translation>
    </message>
    <message>
        <source>To day</source>
        <extracomment>Read out for the last day of the games that are listed</extracomment>
        <translation>結束日</translation>
    </message>
    <message>
        <source>to yyyy-mm-dd</source>
        <extracomment>In the empty field for the last day; as in 2026-03-01</extracomment>
        <translation>至 yyyy-mm-dd</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Button: lists all games again</extracomment>
        <translation>清除</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Kind of game: another game than Pocket Mars; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Any advice</source>
        <extracomment>Games are listed whether the coach was asked or not</extracomment>
        <translation>不論有無建議</translation>
    </message>
    <message>
        <source>Without advice</source>
        <extracomment>Only games in which the coach was not asked are listed</extracomment>
        <translation>未用建議</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <extracomment>Read out for the choice of whether games with advice are listed</extracomment>
        <translation>建議：%1</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>One folder up</source>
        <extracomment>Button: to the folder that this one lies in</extracomment>
        <translation>上一層資料夾</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: chooses no folder</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Take this folder</source>
        <extracomment>Button: chooses the folder of which the contents are listed</extracomment>
        <translation>選擇這個資料夾</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>the game is set up</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>遊戲已設置完成</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>發生了什麼？</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>還沒有動作</translation>
    </message>
    <message>
        <source>I see a table that no rule allows</source>
        <extracomment>The camera sees what can&apos;t have come about</extracomment>
        <translation>看到的桌面不符合任何規則</translation>
    </message>
    <message>
        <source>I see %1</source>
        <extracomment>The camera sees what can&apos;t have come about; %1 a list of what is wrong</extracomment>
        <translation>看到：%1</translation>
    </message>
    <message>
        <source>look at the table again</source>
        <extracomment>What to do about a table that no rule allows</extracomment>
        <translation>請再看看桌面</translation>
    </message>
    <message>
        <source>put it right, or tell me what I missed</source>
        <translation>請修正，或告訴我漏看了什麼</translation>
    </message>
    <message>
        <source>no table breaks a rule just now</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>目前沒有違反規則的桌面</translation>
    </message>
    <message>
        <source>no game has such a table: correct what I read wrong instead</source>
        <extracomment>Why a rule can&apos;t be overruled</extracomment>
        <translation>沒有遊戲會出現這樣的桌面：請改為修正辨識錯誤之處</translation>
    </message>
    <message>
        <source>the game has not begun yet: set it up first</source>
        <extracomment>Why nothing can be corrected</extracomment>
        <translation>遊戲尚未開始：請先完成設置</translation>
    </message>
    <message>
        <source>%1: no game has such a table; a colonist that comes to one place leaves another: correct both</source>
        <extracomment>Why something can&apos;t be corrected; %1 an item of the table</extracomment>
        <translation>%1：沒有遊戲會出現這樣的桌面；殖民者來到一處就會離開另一處：請兩處都修正</translation>
    </message>
    <message>
        <source>the table is as the player says</source>
        <extracomment>In the list of what happened in a game</extracomment>
        <translation>桌面以玩家所說為準</translation>
    </message>
    <message>
        <source>%1, or tell me what I missed</source>
        <extracomment>What to do about what is wrong on the table; %1 does it</extracomment>
        <translation>%1，或告訴我漏看了什麼</translation>
    </message>
    <message>
        <source>nothing else</source>
        <extracomment>Answer to: What happened? Nothing but what is certain</extracomment>
        <translation>沒有別的</translation>
    </message>
    <message>
        <source>What was played last in this game?</source>
        <extracomment>Asked where the game may be over and the camera left doubt; the answers are moves</extracomment>
        <translation>這局最後做了什麼？</translation>
    </message>
    <message>
        <source>the game that was begun can&apos;t be gone on with (%1); begin another one</source>
        <extracomment>%1 what is wrong with it</extracomment>
        <translation>已開始的遊戲無法繼續（%1）；請開始新的遊戲</translation>
    </message>
    <message>
        <source>the rules do not allow this move now: tell it again</source>
        <extracomment>Why a move that the player told is not played</extracomment>
        <translation>規則現在不允許這個行動：請重新輸入</translation>
    </message>
    <message>
        <source>the game has gone on meanwhile: look, and say it again</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>遊戲在此期間已經繼續：請看一下，再輸入一次</translation>
    </message>
    <message>
        <source>the game has begun already</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>遊戲已經開始</translation>
    </message>
    <message>
        <source>this question is not open any more</source>
        <extracomment>Why an answer changed nothing</extracomment>
        <translation>這個問題已經不需要回答</translation>
    </message>
    <message>
        <source>this question has no such answer</source>
        <extracomment>Why an answer changed nothing</extracomment>
        <translation>這個問題沒有這個答案</translation>
    </message>
    <message>
        <source>there is no such step to go back to</source>
        <extracomment>Why nothing was taken back</extracomment>
        <translation>沒有可以退回的這個步驟</translation>
    </message>
    <message>
        <source>there is no such step on the way back</source>
        <extracomment>Why a tick changed nothing</extracomment>
        <translation>退回的步驟中沒有這一步</translation>
    </message>
    <message>
        <source>the game goes on already</source>
        <extracomment>Why what the player said changed nothing</extracomment>
        <translation>遊戲已經在進行</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>Asked where the camera left doubt; the answers are cards: `G2`</extracomment>
        <translation>哪一張牌？</translation>
    </message>
    <message>
        <source>How many?</source>
        <extracomment>Asked where the camera left doubt; the answers are numbers</extracomment>
        <translation>幾個？</translation>
    </message>
    <message>
        <source>a game seems to be under way on this table</source>
        <extracomment>Said where a game is to begin on a table that has much else than a set-up</extracomment>
        <translation>這張桌上似乎已有遊戲在進行</translation>
    </message>
    <message>
        <source>set it up, or say that the game begins from here</source>
        <extracomment>What to do about a table on which a game seems to be under way</extracomment>
        <translation>請布置好，或告訴我從這裡開始</translation>
    </message>
    <message>
        <source>cards seem to have been moved together</source>
        <extracomment>Said during a game where most of what differs are cards</extracomment>
        <translation>牌似乎被推到一起了</translation>
    </message>
    <message>
        <source>lay the stacks out again; the game waits</source>
        <extracomment>What to do about cards that were moved together</extracomment>
        <translation>請重新擺開牌疊；遊戲會等著</translation>
    </message>
    <message>
        <source>this looks like another table</source>
        <extracomment>Said during a game where much differs at once</extracomment>
        <translation>這看起來是另一張桌子</translation>
    </message>
    <message>
        <source>lay it back, or say that it is right so; the game waits</source>
        <extracomment>What to do about a table that looks like another one</extracomment>
        <translation>請擺回去，或告訴我這樣沒錯；遊戲會等著</translation>
    </message>
    <message>
        <source>In which building?</source>
        <extracomment>Asked where the camera left doubt; the answers are buildings</extracomment>
        <translation>在哪座建築？</translation>
    </message>
    <message>
        <source>And then?</source>
        <translation>接著呢？</translation>
    </message>
    <message>
        <source>the table is right as it lies</source>
        <extracomment>Answer to: What happened? Nothing that the rules know, but the table is right so</extracomment>
        <translation>桌面現況就是對的</translation>
    </message>
    <message>
        <source>right as it lies: %1</source>
        <extracomment>Answer to: What happened? %1 is what is against the rules: 4 energy for red where 3 belong</extracomment>
        <translation>現況就是對的：%1</translation>
    </message>
    <message>
        <source>taken back: a table was misread; what happened since is told anew</source>
        <extracomment>In the list of what happened in a game, in the place of steps that were told wrongly</extracomment>
        <translation>已收回：先前有一次讀錯了桌面；之後發生的事會重新敘述</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Enter a game</source>
        <extracomment>Title of the form for a game that was played without the program</extracomment>
        <translation>手動輸入</translation>
    </message>
    <message>
        <source>Edit the game</source>
        <extracomment>Title of the form that changes a saved game</extracomment>
        <translation>編輯對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: closes the form and changes nothing</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keeps what stands in the form of a game</extracomment>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Who played and the points stay as they were scored.</source>
        <extracomment>Below the title of the form of a game that was scored from a photo or by watching</extracomment>
        <translation>玩家與分數維持計分時的結果。</translation>
    </message>
    <message>
        <source>All there. Lines that are left empty count as 0.</source>
        <extracomment>Below the title of the form of a game, while nothing is wrong</extracomment>
        <translation>資料齊全。留空的項目以 0 計。</translation>
    </message>
    <message>
        <source>Date</source>
        <extracomment>Read out for the field with the day of a game</extracomment>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Read out for the field with the time of day of a game</extracomment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Read out for the field with the duration of a game</extracomment>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>minutes</source>
        <extracomment>In the empty field for how many minutes a game took</extracomment>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Level not known</source>
        <extracomment>The level of a solo game is not known</extracomment>
        <translation>等級不明</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>機器人</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>超級機器人</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>生化人</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Read out for the choice of the level</extracomment>
        <translation>等級：%1</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>單人</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <extracomment>Kind of game: how many people play against each other</extracomment>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Line by line</source>
        <extracomment>How points are given: each line of the score pad</extracomment>
        <translation>逐項輸入</translation>
    </message>
    <message>
        <source>Only totals</source>
        <extracomment>How points are given: the total of each player</extracomment>
        <translation>只輸入總分</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Edition of the game&apos;s rules</extracomment>
        <translation>波蘭版</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>Head of the line with the players&apos; colours</extracomment>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <extracomment>Read out for the choice of a player&apos;s colour; %1 the seat from 1, %2 the colour</extracomment>
        <translation>玩家 %1 的顏色：%2</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Head of the line with the players&apos; names</extracomment>
        <translation>名字</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <extracomment>Read out for the field with a player&apos;s name; %1 the seat from 1</extracomment>
        <translation>玩家 %1 的名字</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>In place of the automaton&apos;s name; short for Devious Automatics</extracomment>
        <translation>DA</translation>
    </message>
    <message>
        <source>as usual</source>
        <extracomment>In the empty field for a player&apos;s name: it may be left so</extracomment>
        <translation>照舊</translation>
    </message>
    <message>
        <source>Player %1, %2</source>
        <extracomment>Read out for a field of the score pad; %1 the seat from 1, %2 the line</extracomment>
        <translation>玩家 %1，%2</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>總分</translation>
    </message>
    <message>
        <source>Total of player %1</source>
        <extracomment>Read out for the field with a player&apos;s total; %1 the seat from 1</extracomment>
        <translation>玩家 %1 的總分</translation>
    </message>
    <message>
        <source>Who won the tie?</source>
        <extracomment>Before the players with the most points, one of whom is to be chosen</extracomment>
        <translation>平手由誰獲勝？</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Read out for the field with the player&apos;s own words on a game
----------
In the empty field for the player&apos;s own words on a game</extracomment>
        <translation>備註</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Loading the photo …</source>
        <extracomment>In place of the photo of a saved game</extracomment>
        <translation>正在載入照片…</translation>
    </message>
    <message>
        <source>It was saved with questions open.</source>
        <extracomment>Below who was ahead in a saved game</extracomment>
        <translation>儲存時還有未回答的問題。</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes a saved game, after asking</extracomment>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Button: shows a saved game step by step</extracomment>
        <translation>逐步回顧</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <extracomment>Button: shows the code by which a saved game is logged in the app BG Stats</extracomment>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Edit …</source>
        <extracomment>Button: opens the form that changes a saved game</extracomment>
        <translation>編輯…</translation>
    </message>
    <message>
        <source>Open …</source>
        <extracomment>Button: opens a saved game of To Mars to look at its steps, and to go on</extracomment>
        <translation>開啟 …</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>When a game was saved; %1 the date, %2 the time</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>HandMovePanel</name>
    <message>
        <source>What does %1 do?</source>
        <extracomment>Heading over what can be decided; %1 the player&apos;s colour</extracomment>
        <translation>%1要做什麼？</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <extracomment>Heading over a phase in which nothing is to be decided</extracomment>
        <translation>這裡沒有要決定的事</translation>
    </message>
    <message>
        <source>Is that what happened?</source>
        <extracomment>Heading over a phase or turn that was entered</extracomment>
        <translation>是這樣嗎？</translation>
    </message>
    <message>
        <source>One decision back</source>
        <extracomment>Button: takes the last decision of a move back</extracomment>
        <translation>退回一個決定</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: a phase in which nothing was to be decided is over; or a move that was entered is right</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>對，繼續</translation>
    </message>
    <message>
        <source>DA (%1) acts. What is its card?</source>
        <extracomment>Heading over what a card of the automaton may be; %1 the automaton&apos;s colour</extracomment>
        <translation>DA（%1）行動中。它的卡片是哪一張？</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <extracomment>Heading over what the player moves for the automaton</extracomment>
        <translation>請替 Devious Automatics 執行</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Setting up</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>遊戲設置</translation>
    </message>
    <message>
        <source>Set-up for one</source>
        <extracomment>Topic of the help</extracomment>
        <translation>單人遊戲設置</translation>
    </message>
    <message>
        <source>start begin solo alone</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>開始 一人 單人</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. One spaceship is yours, another one belongs to Devious Automatics (DA). Both energy markers start at 1.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>將五張建築排成一列，每張下方留出放卡堆的空間。一艘太空船是你的，另一艘屬於 Devious Automatics（DA）。雙方的能源標記都從 1 開始。</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>殖民者</translation>
    </message>
    <message>
        <source>One of your seven stands on your ship, six wait on Earth. DA has more of a start, as the level says: 5 on its ship and 2 on Earth as an android, 6 and 1 as a super droid, all 7 on its ship as a cyborg.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>你的七個殖民者中，一個在太空船上，六個在地球等候。DA 依難度起步較快：機器人 5 個在船上、2 個在地球；超級機器人 6 個與 1 個；生化人 7 個全在船上。</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading of a paragraph in the help
----------
Group of topics of the help</extracomment>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Shuffle all 35 project cards and deal yourself four: two of your choice lie face down as your prep module, two are your hand. DA gets two, face down, that nobody has seen. The other 29 are the deck; leave a place for the discard pile.</source>
        <extracomment>Help: Set-up for one</extracomment>
        <translation>將 35 張計畫卡全部洗勻，發給自己四張：自選兩張面朝下作為準備艙，另外兩張是手牌。DA 得到兩張面朝下、無人看過的卡。其餘 29 張是牌庫；旁邊留出棄牌堆的位置。</translation>
    </message>
    <message>
        <source>Set-up for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>2 至 4 人遊戲設置</translation>
    </message>
    <message>
        <source>start begin versus players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>開始 多人 對戰</translation>
    </message>
    <message>
        <source>Lay the five buildings in a row, with room for a stack of cards below each. Everybody takes a spaceship and the seven colonists of its colour: one stands on the ship, six wait on Earth. All energy markers start at 1.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>將五張建築排成一列，每張下方留出放卡堆的空間。每人拿一艘太空船和同色的七個殖民者：一個放在船上，六個在地球等候。所有能源標記都從 1 開始。</translation>
    </message>
    <message>
        <source>Shuffle the 35 project cards and deal four to each. Everybody chooses two of them to lie face down as the prep module; the other two are the hand. The rest is the deck; leave a place for the discard pile. Draw lots for who begins.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>將 35 張計畫卡洗勻，每人發四張。各自選兩張面朝下作為準備艙，另外兩張是手牌。其餘是牌庫；旁邊留出棄牌堆的位置。隨機決定起始玩家。</translation>
    </message>
    <message>
        <source>Room on ★★</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>★★ 的容量</translation>
    </message>
    <message>
        <source>With two players, as in the solo game, ★★ of a building holds one colonist; with three or four it holds two. ★ holds any number.</source>
        <extracomment>Help: Set-up for 2 to 4</extracomment>
        <translation>兩人或單人遊戲時，每棟建築的 ★★ 可容納一個殖民者；三或四人時可容納兩個。★ 則沒有上限。</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Topic of the help</extracomment>
        <translation>輪抽</translation>
    </message>
    <message>
        <source>choose deal variant</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>選牌 變體</translation>
    </message>
    <message>
        <source>For players who know the cards: deal five to each. Keep one, hand the others on to the left, keep one of those that come, and so on until everybody has kept four. What is left over is shuffled back into the deck. Then choose two of your four for the prep module.</source>
        <extracomment>Help: Draft</extracomment>
        <translation>適合熟悉卡片的玩家：每人發五張。留下一張，其餘傳給左邊的玩家，再從收到的卡中留一張，如此重複直到每人留下四張。剩下的洗回牌庫。然後從四張中選兩張放入準備艙。</translation>
    </message>
    <message>
        <source>A round</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>一輪</translation>
    </message>
    <message>
        <source>The round of the solo game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>單人遊戲的一輪</translation>
    </message>
    <message>
        <source>order phases</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>順序 階段</translation>
    </message>
    <message>
        <source>1. Architect</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. 建築師</translation>
    </message>
    <message>
        <source>You take one of the five actions, then bring your cards back to four.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>你執行五種行動之一，然後將卡片調整回四張。</translation>
    </message>
    <message>
        <source>2. System failure</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. 系統故障</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>棄掉牌庫頂的兩張卡。</translation>
    </message>
    <message>
        <source>3. Android activation</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. 機器人啟動</translation>
    </message>
    <message>
        <source>Devious Automatics acts if exactly one card lies in its prep module; then its prep module is filled up.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>若 Devious Automatics 的準備艙恰有一張卡，它就會行動；之後補滿它的準備艙。</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>結束</translation>
    </message>
    <message>
        <source>After the third phase the game is over if you have all seven colonists in buildings, or DA has, or DA&apos;s prep module could not be filled up to two cards.</source>
        <extracomment>Help: The round of the solo game</extracomment>
        <translation>第三階段之後，若你或 DA 的七個殖民者都在建築裡，或 DA 的準備艙無法補到兩張，遊戲就結束。</translation>
    </message>
    <message>
        <source>The round for 2 to 4</source>
        <extracomment>Topic of the help</extracomment>
        <translation>2 至 4 人遊戲的一輪</translation>
    </message>
    <message>
        <source>order turn players</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>順序 回合 玩家</translation>
    </message>
    <message>
        <source>Everybody has one turn, clockwise from the starting player: one of the five actions, then the four-card rule for all, beginning with whoever had the turn.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>從起始玩家開始，順時針每人進行一個回合：執行五種行動之一，然後從當前玩家起，所有人套用四張卡片守則。</translation>
    </message>
    <message>
        <source>When a round is over and somebody has all seven colonists in buildings at that moment, the game ends.</source>
        <extracomment>Help: The round for 2 to 4</extracomment>
        <translation>一輪結束時，若有人的七個殖民者當下都在建築裡，遊戲就結束。</translation>
    </message>
    <message>
        <source>Architect phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>建築師階段</translation>
    </message>
    <message>
        <source>turn action solo</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>回合 行動 單人</translation>
    </message>
    <message>
        <source>Your own turn in the solo game. Take exactly one of the five actions. Whatever you draw, on a card&apos;s account or to get back to four cards, comes from DA&apos;s prep module as long as a card lies there; which one, you choose by the back. Only then does the deck serve you.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>單人遊戲中你自己的回合。執行五種行動中的一種。無論因為卡片效果或補到四張，只要 DA 的準備艙還有卡，就從那裡抽，看卡背決定拿哪一張。沒有了才從牌庫抽。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>小提示</translation>
    </message>
    <message>
        <source>DA acts only with exactly one card in its prep module. With two it rests, with none it just refills: what you draw decides about that.</source>
        <extracomment>Help: Architect phase</extracomment>
        <translation>DA 只在準備艙恰有一張卡時行動。有兩張就休息，沒有卡則只補牌：這取決於你抽了幾張。</translation>
    </message>
    <message>
        <source>System failure phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>系統故障階段</translation>
    </message>
    <message>
        <source>discard deck spark</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>棄牌 牌庫 火花</translation>
    </message>
    <message>
        <source>Put the two top cards of the deck face up on the discard pile, or the last one if there is only one. It is not a draw, so DA&apos;s prep module is not touched. In the solo game the deck is never shuffled anew: these cards bring the end nearer.</source>
        <extracomment>Help: System failure phase</extracomment>
        <translation>將牌庫頂的兩張卡面朝上放到棄牌堆，若只剩一張就放一張。這不算抽牌，因此不動 DA 的準備艙。單人遊戲中牌庫不會重洗：這些卡讓遊戲更接近結束。</translation>
    </message>
    <message>
        <source>Android activation phase</source>
        <extracomment>Topic of the help</extracomment>
        <translation>機器人啟動階段</translation>
    </message>
    <message>
        <source>DA activation refill</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>DA 啟動 補牌</translation>
    </message>
    <message>
        <source>Two cards in DA&apos;s prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>DA 準備艙有兩張卡</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>什麼都不發生。</translation>
    </message>
    <message>
        <source>One card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>一張卡</translation>
    </message>
    <message>
        <source>First DA settles a colonist in the building of that card&apos;s suit; if none is on its ship it launches one instead. For habitation this step is left out. Then DA uses its own ability for that suit. The card stays face down and is not discarded.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>首先 DA 讓一個殖民者入住該卡顏色的建築；若船上沒有，就改為發射一個。建造建築則略過此步驟。接著 DA 使用該顏色的專屬能力。卡片保持面朝下，也不棄掉。</translation>
    </message>
    <message>
        <source>No card</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>沒有卡</translation>
    </message>
    <message>
        <source>DA only refills.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>DA 只補牌。</translation>
    </message>
    <message>
        <source>Refilling</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>補牌</translation>
    </message>
    <message>
        <source>Fill DA&apos;s prep module up to two cards from the top of the deck, unseen.</source>
        <extracomment>Help: Android activation phase</extracomment>
        <translation>從牌庫頂將 DA 的準備艙補到兩張，不看牌面。</translation>
    </message>
    <message>
        <source>The five actions</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>五種行動</translation>
    </message>
    <message>
        <source>Play a card of your hand</source>
        <extracomment>Topic of the help</extracomment>
        <translation>從手牌打出卡片</translation>
    </message>
    <message>
        <source>top</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>上半部</translation>
    </message>
    <message>
        <source>Do what the upper action of the card says, one step after the other and each as far as possible; then discard the card. You may play it even if nothing of it works.</source>
        <extracomment>Help: Play a card of your hand</extracomment>
        <translation>依序執行卡片上半部的行動，每一步盡可能做到；然後棄掉這張卡。即使毫無效果也可以打出。</translation>
    </message>
    <message>
        <source>Play a card of your prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>從自己的準備艙打出卡片</translation>
    </message>
    <message>
        <source>bottom stack connect</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>下半部 卡堆 連接</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit, so that the value of the card below stays visible. Then come three steps. Each is up to you, but the order is fixed:</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>翻開卡片，放到同色的卡堆上，並露出下面那張卡的數值。接著有三個步驟，每一步都可選擇不做，但順序固定：</translation>
    </message>
    <message>
        <source>1. Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>1. 入住</translation>
    </message>
    <message>
        <source>If its value is higher than that of the card it covers, settle a colonist in that building. The first card of a stack has to beat the building&apos;s 3. Habitation has no room for colonists.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>若數值大於被覆蓋的卡，就讓一個殖民者入住該建築。卡堆的第一張卡須大於建築的 3。建造建築不能住人。</translation>
    </message>
    <message>
        <source>2. Bottom action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2. 下半部行動</translation>
    </message>
    <message>
        <source>Use the lower action of the card.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>使用卡片下半部的行動。</translation>
    </message>
    <message>
        <source>3. Ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>3. 能力</translation>
    </message>
    <message>
        <source>Use the ability of the building.</source>
        <extracomment>Help: Play a card of your prep module</extracomment>
        <translation>使用建築的能力。</translation>
    </message>
    <message>
        <source>Play a card of another&apos;s prep module</source>
        <extracomment>Topic of the help</extracomment>
        <translation>從他人的準備艙打出卡片</translation>
    </message>
    <message>
        <source>steal</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>偷 別人</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>Turn the card up and lay it on the stack of its suit. Its owner may use the lower action as if it were their own play; you may use the building&apos;s ability. Nobody settles for the value.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>翻開卡片，放到同色的卡堆上。卡片的主人可以使用下半部行動，如同自己打出；你可以使用建築的能力。沒有人因數值而入住。</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>單人</translation>
    </message>
    <message>
        <source>From DA&apos;s prep module: you may settle if the value is higher, and you may use the building&apos;s ability. The lower action is lost.</source>
        <extracomment>Help: Play a card of another&apos;s prep module</extracomment>
        <translation>從 DA 的準備艙：若數值較大，你可以入住；也可以使用建築的能力。下半部行動則無效。</translation>
    </message>
    <message>
        <source>Launch</source>
        <extracomment>Topic of the help
----------
Heading of a paragraph in the help</extracomment>
        <translation>發射</translation>
    </message>
    <message>
        <source>Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>地球 太空船</translation>
    </message>
    <message>
        <source>Move one of your colonists from Earth to your ship. In the solo game you also discard a card of DA&apos;s prep module; if no card lies there, or nobody of yours is on Earth any more, you can&apos;t take this action.</source>
        <extracomment>Help: Launch</extracomment>
        <translation>將你的一個殖民者從地球移到太空船。單人遊戲中還要棄掉 DA 準備艙的一張卡；若那裡沒有卡，或你在地球上已沒有殖民者，就不能執行這個行動。</translation>
    </message>
    <message>
        <source>Turn a card into energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>以卡片換能源</translation>
    </message>
    <message>
        <source>discard gain</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>棄牌 獲得</translation>
    </message>
    <message>
        <source>Discard a card of your hand or prep module and gain 1 energy, in the solo game 2. Energy never exceeds 7; you may still discard a card at 7, for nothing.</source>
        <extracomment>Help: Turn a card into energy</extracomment>
        <translation>從手牌或準備艙棄掉一張卡，獲得 1 點能源，單人遊戲為 2 點。能源上限是 7；已達 7 時仍可棄牌，但沒有收穫。</translation>
    </message>
    <message>
        <source>Rules of every turn</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>每回合的規則</translation>
    </message>
    <message>
        <source>The four-card rule</source>
        <extracomment>Topic of the help</extracomment>
        <translation>四張卡片守則</translation>
    </message>
    <message>
        <source>hand draw discard refill prep</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>手牌 抽牌 棄牌 補牌</translation>
    </message>
    <message>
        <source>At the end of each turn, first the player whose turn it was, then the others clockwise; in the solo game only you:</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>每個回合結束時，先由當前玩家，再由其他人順時針進行；單人遊戲只有你：</translation>
    </message>
    <message>
        <source>Too many</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>太多</translation>
    </message>
    <message>
        <source>With more than four cards in hand and prep module together, discard cards of the hand until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>手牌與準備艙合計超過四張時，從手牌棄到剩四張。</translation>
    </message>
    <message>
        <source>Too few</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>太少</translation>
    </message>
    <message>
        <source>With fewer than four, draw until there are four.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>少於四張時，抽到四張。</translation>
    </message>
    <message>
        <source>Prep module</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>準備艙</translation>
    </message>
    <message>
        <source>Then put cards of your hand into the prep module until two lie there. Cards never come back from there to the hand, unless a card says so.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>接著把手牌放入準備艙，直到有兩張。除非卡片註明，放進去的卡不能拿回手上。</translation>
    </message>
    <message>
        <source>Nothing left to draw</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>無牌可抽</translation>
    </message>
    <message>
        <source>Go on with fewer cards; the prep module is filled first.</source>
        <extracomment>Help: The four-card rule</extracomment>
        <translation>以較少的卡片繼續；先補準備艙。</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <extracomment>Topic of the help</extracomment>
        <translation>牌庫用完</translation>
    </message>
    <message>
        <source>shuffle empty</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>洗牌 沒牌</translation>
    </message>
    <message>
        <source>At once all covered cards of the stacks go to the discard pile, which is shuffled into a new deck. The top card of each stack stays.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>立刻將卡堆中所有被蓋住的卡放到棄牌堆，洗勻成為新牌庫。每疊最上面的卡留在原處。</translation>
    </message>
    <message>
        <source>There is no new deck. As soon as DA&apos;s prep module can&apos;t be filled up to two cards, the round at hand is the last.</source>
        <extracomment>Help: The deck runs out</extracomment>
        <translation>不會有新牌庫。一旦 DA 的準備艙無法補到兩張，當前這一輪就是最後一輪。</translation>
    </message>
    <message>
        <source>Must, may and costs</source>
        <extracomment>Topic of the help</extracomment>
        <translation>必須、可以與費用</translation>
    </message>
    <message>
        <source>forced optional pay condition</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>強制 可選 支付 條件</translation>
    </message>
    <message>
        <source>The upper action</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>上半部行動</translation>
    </message>
    <message>
        <source>Everything is carried out as far as possible; only paying, and what a card expressly allows, is your choice. You can&apos;t launch fewer than possible.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>一切盡可能執行；只有支付以及卡片明言可選的部分由你決定。不能故意少發射。</translation>
    </message>
    <message>
        <source>Lower action and ability</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>下半部行動與能力</translation>
    </message>
    <message>
        <source>Always your choice, but only where something changes; looking at cards counts as a change.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>都由你決定，但必須有所改變才能使用；查看卡片也算改變。</translation>
    </message>
    <message>
        <source>Costs</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>費用</translation>
    </message>
    <message>
        <source>You pay all of it or nothing, and only if something then happens. Where a card asks for a condition, nothing of it happens unless the condition holds.</source>
        <extracomment>Help: Must, may and costs</extracomment>
        <translation>要嘛全付，要嘛不付，而且付了必須有效果。卡片若有條件，不符合就完全無效。</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <extracomment>Topic of the help</extracomment>
        <translation>遊戲用語</translation>
    </message>
    <message>
        <source>glossary launch settle upgrade downgrade connect Earth ship</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>詞彙 發射 入住 升級 降級 地球 太空船</translation>
    </message>
    <message>
        <source>from Earth to the own ship.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>從地球移到自己的太空船。</translation>
    </message>
    <message>
        <source>Settle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>入住</translation>
    </message>
    <message>
        <source>from the own ship to ★ of a building.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>從自己的太空船移到建築的 ★。</translation>
    </message>
    <message>
        <source>Upgrade, downgrade</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>升級、降級</translation>
    </message>
    <message>
        <source>from ★ to ★★ of the same building, or back. ★★ needs room.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>在同一棟建築從 ★ 移到 ★★，或移回。★★ 必須有空位。</translation>
    </message>
    <message>
        <source>a player&apos;s two face-down cards. Their owner may look at them at any time.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>玩家面前兩張面朝下的卡。主人隨時可以查看。</translation>
    </message>
    <message>
        <source>Stack</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>卡堆</translation>
    </message>
    <message>
        <source>the project cards under a building. A card that lies face down counts as 0 there.</source>
        <extracomment>Help: Words of the game</extracomment>
        <translation>建築下方的計畫卡。面朝下的卡在此數值為 0。</translation>
    </message>
    <message>
        <source>Devious Automatics</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>Devious Automatics</translation>
    </message>
    <message>
        <source>What DA chooses</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA 如何選擇</translation>
    </message>
    <message>
        <source>tie automaton decision</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>平手 自動 決定</translation>
    </message>
    <message>
        <source>Where Devious Automatics has a choice it takes what makes its lead over you largest, counted as if the game ended right then. If several are as good: greenhouse before energy bank, comms center and aqualab. Among equals you may decide otherwise.</source>
        <extracomment>Help: What DA chooses</extracomment>
        <translation>Devious Automatics 有選擇時，會選讓它領先你最多的一項，以遊戲當下結束計算。若有數項同樣好，依序為生態、能源、科學、水源建築。同等選項中你也可以自行決定。</translation>
    </message>
    <message>
        <source>DA: two upgrades</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA：兩次升級</translation>
    </message>
    <message>
        <source>Twice: a colonist of DA goes from ★ to ★★ in a building with room. If that works nowhere, one of yours goes from ★★ back to ★. If neither is possible, nothing happens.</source>
        <extracomment>Help: DA: two upgrades</extracomment>
        <translation>進行兩次：DA 的一個殖民者在有空位的建築從 ★ 升到 ★★。若都不行，就讓你的一個從 ★★ 退回 ★。兩者皆不可行則無事發生。</translation>
    </message>
    <message>
        <source>DA: energy</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA：能源</translation>
    </message>
    <message>
        <source>DA gains 2 energy, up to 7. If it stood at 7 already, it sparks: the two top cards of the deck are discarded.</source>
        <extracomment>Help: DA: energy</extracomment>
        <translation>DA 獲得 2 點能源，最多到 7。若已是 7 則冒火花：棄掉牌庫頂的兩張卡。</translation>
    </message>
    <message>
        <source>DA: launch</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA：發射</translation>
    </message>
    <message>
        <source>One of DA&apos;s colonists goes from Earth to its ship, if one is left there.</source>
        <extracomment>Help: DA: launch</extracomment>
        <translation>若地球上還有 DA 的殖民者，一個移到它的太空船。</translation>
    </message>
    <message>
        <source>DA: spark</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA：火花</translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>The two top cards of the deck are discarded. The game gets shorter.</source>
        <extracomment>Help: DA: spark</extracomment>
        <translation>棄掉牌庫頂的兩張卡。遊戲因此縮短。</translation>
    </message>
    <message>
        <source>DA: calculations</source>
        <extracomment>Topic of the help</extracomment>
        <translation>DA：計算</translation>
    </message>
    <message>
        <source>DA settles a colonist in whichever building gives it the largest lead. With none on its ship, it launches one instead.</source>
        <extracomment>Help: DA: calculations</extracomment>
        <translation>DA 讓一個殖民者入住使它領先最多的建築。若船上沒有，就改為發射一個。</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>計分方式</translation>
    </message>
    <message>
        <source>What counts</source>
        <extracomment>Topic of the help</extracomment>
        <translation>得分項目</translation>
    </message>
    <message>
        <source>points victory score sheet</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>分數 勝利 計分表</translation>
    </message>
    <message>
        <source>Each colonist</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>每個殖民者</translation>
    </message>
    <message>
        <source>1 point on the own ship, 2 on ★, 4 on ★★. Those on Earth count nothing.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>自己太空船上 1 分，★ 上 2 分，★★ 上 4 分。留在地球的不計分。</translation>
    </message>
    <message>
        <source>In all four buildings</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>四棟建築都有</translation>
    </message>
    <message>
        <source>With at least one colonist in each: 2 points, for DA 4.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>每棟至少一個殖民者：2 分，DA 為 4 分。</translation>
    </message>
    <message>
        <source>Four in one building</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>一棟建築有四個</translation>
    </message>
    <message>
        <source>With at least four in any one building: 3 points, for DA 5. It counts only once.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>任一棟至少四個殖民者：3 分，DA 為 5 分。只計一次。</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>能源最高</translation>
    </message>
    <message>
        <source>1 point for everybody who has the highest level, for DA 2.</source>
        <extracomment>Help: What counts</extracomment>
        <translation>能源最高者各得 1 分，DA 為 2 分。</translation>
    </message>
    <message>
        <source>A tie</source>
        <extracomment>Topic of the help</extracomment>
        <translation>平手</translation>
    </message>
    <message>
        <source>equal draw winner edition Polish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>同分 平局 勝者 版本</translation>
    </message>
    <message>
        <source>You win only with more points than DA. An equal score is DA&apos;s.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>你的分數必須高於 DA 才算獲勝。同分時 DA 獲勝。</translation>
    </message>
    <message>
        <source>English edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>英文版</translation>
    </message>
    <message>
        <source>Whoever has more colonists in buildings wins; if that is equal too, the win is shared.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>建築中殖民者較多者獲勝；若仍相同，則共享勝利。</translation>
    </message>
    <message>
        <source>Polish edition</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>波蘭文版</translation>
    </message>
    <message>
        <source>First, more colonists on ★★ win, then more in buildings. If all is equal the game is a draw and played again.</source>
        <extracomment>Help: A tie</extracomment>
        <translation>先比 ★★ 上的殖民者，再比建築中的總數。若都相同則為平局，重新再玩。</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <extracomment>Topic of the help</extracomment>
        <translation>遊戲何時結束</translation>
    </message>
    <message>
        <source>last round finish</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>最後一輪 結束</translation>
    </message>
    <message>
        <source>At the end of a round in which somebody has all seven colonists in buildings. It counts what lies on the table at that moment.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>在某一輪結束時有人的七個殖民者都在建築裡。以當下桌面的狀況計分。</translation>
    </message>
    <message>
        <source>After the android phase, if you or DA have all seven colonists in buildings, or DA&apos;s prep module has fewer than two cards.</source>
        <extracomment>Help: When the game ends</extracomment>
        <translation>機器人啟動階段之後，若你或 DA 的七個殖民者都在建築裡，或 DA 的準備艙少於兩張卡。</translation>
    </message>
    <message>
        <source>This program</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>關於本程式</translation>
    </message>
    <message>
        <source>With a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>使用攝影機</translation>
    </message>
    <message>
        <source>watch light photo picture</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>觀察 光線 照片</translation>
    </message>
    <message>
        <source>The camera</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Fix it above the middle of the table, with all buildings, ships and Earth in view. Light from the side keeps reflections off the cards.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>固定在桌面中央上方，讓所有建築、太空船與地球都入鏡。從側面打光可避免卡片反光。</translation>
    </message>
    <message>
        <source>While you play</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>遊戲進行中</translation>
    </message>
    <message>
        <source>Just play. As soon as no hand is over the table, the program looks at it and says what happened. Where it is not sure it asks; the next move often answers by itself.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>儘管玩就好。手一離開桌面，程式就會觀察並說明發生了什麼。不確定時會詢問；通常下一步就會自然揭曉。</translation>
    </message>
    <message>
        <source>When it is wrong</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>判斷錯誤時</translation>
    </message>
    <message>
        <source>Tap what is wrong and say what it is. What you said counts more than what the camera sees.</source>
        <extracomment>Help: With a camera</extracomment>
        <translation>點選錯誤之處，說明正確內容。你的說法優先於攝影機所見。</translation>
    </message>
    <message>
        <source>Without a camera</source>
        <extracomment>Topic of the help</extracomment>
        <translation>不使用攝影機</translation>
    </message>
    <message>
        <source>by hand photo score</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>手動 照片 計分</translation>
    </message>
    <message>
        <source>A photo of the table at the end of a game is enough: open or drop it on the page Score. What could not be read for sure is asked, and everything can be corrected.</source>
        <extracomment>Help: Without a camera</extracomment>
        <translation>遊戲結束時拍一張桌面照片就夠了：在「計分」頁開啟或拖放照片。無法確定的會詢問，每一項都能修正。</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Topic of the help</extracomment>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>keyboard shortcut</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>鍵盤 快捷鍵</translation>
    </message>
    <message>
        <source>Tab and the arrow keys reach everything, Return presses it, Esc closes what is open.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Tab 與方向鍵可到達每一處，Enter 按下，Esc 關閉開啟的項目。</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>快捷鍵</translation>
    </message>
    <message>
        <source>Ctrl+O opens a photo, Ctrl+S saves, Ctrl+Z takes back, F1 shows this help.</source>
        <extracomment>Help: Keys</extracomment>
        <translation>Ctrl+O 開啟照片，Ctrl+S 儲存，Ctrl+Z 復原，F1 顯示本說明。</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Group of topics of the help</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>Ability</source>
        <extracomment>Heading in the help: what a building is good for</extracomment>
        <translation>能力</translation>
    </message>
    <message>
        <source>Room</source>
        <extracomment>Heading in the help: colonists in a building</extracomment>
        <translation>容量</translation>
    </message>
    <message>
        <source>None: colonists can&apos;t live here, and its cards have the value 0.</source>
        <extracomment>Help: the habitation</extracomment>
        <translation>無：殖民者不能住在這裡，此色卡片的數值都是 0。</translation>
    </message>
    <message>
        <source>★ holds any number of colonists, 2 points each. ★★ holds one with one or two players and two with three or four, 4 points each.</source>
        <extracomment>Help: a building</extracomment>
        <translation>★ 可容納任意數量的殖民者，每個 2 分。★★ 在一至二人遊戲容納一個，三至四人容納兩個，每個 4 分。</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading in the help: number on a card</extracomment>
        <translation>數值</translation>
    </message>
    <message>
        <source>3, which the first card of its stack has to beat for a colonist to settle.</source>
        <extracomment>Help: a building</extracomment>
        <translation>3，卡堆的第一張卡必須大於它，殖民者才能入住。</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Heading in the help: when an ability is used</extracomment>
        <translation>時機</translation>
    </message>
    <message>
        <source>Each time a card is laid on its stack, as the last step. It costs nothing, and you may do without.</source>
        <extracomment>Help: a building</extracomment>
        <translation>每次有卡放到它的卡堆時，作為最後一步。不需費用，也可以不用。</translation>
    </message>
    <message>
        <source>Top, from your hand</source>
        <extracomment>Heading in the help: what a card does when it is played from the hand</extracomment>
        <translation>上半部，從手牌打出</translation>
    </message>
    <message>
        <source>Bottom, from a prep module</source>
        <extracomment>Heading in the help: what a card does when it is played from a prep module</extracomment>
        <translation>下半部，從準備艙打出</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Heading in the help: a remark on a card</extracomment>
        <translation>備註</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Group of topics of the help: another game; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Following a Mars ship</source>
        <extracomment>Topic of the help</extracomment>
        <translation>追蹤火星船</translation>
    </message>
    <message>
        <source>begin step undo save photo board tracker</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>開始 步驟 復原 儲存 照片 版圖 追蹤</translation>
    </message>
    <message>
        <source>The page To Mars follows the Mars ship of another game: whose modules lie where, what they give, and what the ship is worth. Whose turn it is, what things cost and all other cards stay in your hands.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>「To Mars」頁追蹤另一款遊戲的火星船：誰的模組在哪裡、給什麼、這艘船值多少分。輪到誰、各項費用與其他卡牌仍由你掌管。</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>One to four names with their colours, and a board. The board that comes along is made up: enter your own once, over a photo or by typing.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>一到四個名字與顏色，以及一張版圖。隨附的版圖是虛構的：你自己的只要輸入一次，可在照片上標示或直接填寫。</translation>
    </message>
    <message>
        <source>A step</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>一個步驟</translation>
    </message>
    <message>
        <source>Tap who acts, then what is done. Where it needs a place, the places that are allowed light up on the ship; any other says why not. What a step gives, or has to be paid, is told below the ship.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>先點是誰行動，再點做什麼。需要位置時，船上可用的位置會亮起；點其他位置會說明為何不行。每個步驟給什麼、要付什麼，寫在船的下方。</translation>
    </message>
    <message>
        <source>What is due</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>待完成的事</translation>
    </message>
    <message>
        <source>What a card brings at once comes before anything else. If it can&apos;t be done at the table, leave it out.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>卡牌立即帶來的事要最先處理。若桌上無法執行，就略過。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Each step can be taken back, down to the first, also after the end and in a game of the history.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>每個步驟都能收回，直到第一步；遊戲結束後及紀錄中的對局也可以。</translation>
    </message>
    <message>
        <source>Photo and history</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>照片與紀錄</translation>
    </message>
    <message>
        <source>Under Score, add a photo of the ship: your own board is found in it, or mark its corners, and it is drawn flat below the tracker. Save puts the game into the history; saving again takes its place there.</source>
        <extracomment>Help: Following a Mars ship</extracomment>
        <translation>在「計分」加入船的照片：程式會找出你自己的版圖，或由你標示四角，並攤平顯示在下方。「儲存」把對局存入紀錄；再次儲存會取代先前那一筆。</translation>
    </message>
    <message>
        <source>Modules, panels, astronauts</source>
        <extracomment>Topic of the help</extracomment>
        <translation>模組、太陽能板、太空人</translation>
    </message>
    <message>
        <source>ticket token dome workshop laboratory place section area slot</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>船票 標記 圓頂 工坊 實驗室 格子 區段 區域 位置</translation>
    </message>
    <message>
        <source>Tickets</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>船票</translation>
    </message>
    <message>
        <source>A corporation token gives one. They never run out: beyond the twelve in the box use anything.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>公司標記給一張。船票不會用完：盒中十二張之外可用任何東西代替。</translation>
    </message>
    <message>
        <source>Modules</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>模組</translation>
    </message>
    <message>
        <source>For a ticket, a structure of yours leaves the main board for the ship, where it is called a module: a dome gives 3 credits, a workshop 1 titanium, a laboratory 1 rare earth, whichever way it came.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>花一張船票，你的一座建築從主版圖移到船上，稱為模組：圓頂給 3 元，工坊給 1 鈦，實驗室給 1 稀土，不論它如何上船。</translation>
    </message>
    <message>
        <source>Where they go</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>放在哪裡</translation>
    </message>
    <message>
        <source>To the lowest number that fits in the section furthest left; where it has no room for the module, to the next section that has.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>放在最左邊區段中可容納的最小號碼；該區段放不下時，放到下一個有空間的區段。</translation>
    </message>
    <message>
        <source>Solar panels</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>太陽能板</translation>
    </message>
    <message>
        <source>Built by the action of the game, by a player with a module in a section beside the panel.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>以遊戲的行動建造，玩家須在太陽能板旁的區段有模組。</translation>
    </message>
    <message>
        <source>Astronauts</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>太空人</translation>
    </message>
    <message>
        <source>An astronaut that you gain may go to a free slot beside a module of yours instead of your base. Its points count at once.</source>
        <extracomment>Help: Modules, panels, astronauts</extracomment>
        <translation>你獲得的太空人可不回基地，改到你模組旁的空位。分數立即計算。</translation>
    </message>
    <message>
        <source>Goals and sections</source>
        <extracomment>Topic of the help</extracomment>
        <translation>目標與區段</translation>
    </message>
    <message>
        <source>points end score complete tie majority</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>分數 結束 計分 完成 平手 多數</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Modules in one, two and all three sections: 4, 8 and 12 points for the first, 2, 6 and 10 for the second. With two players the second places are closed, with three that of two sections.</source>
        <extracomment>Help: Goals and sections</extracomment>
        <translation>一個、兩個、三個區段有模組：第一位得 4、8、12 分，第二位得 2、6、10 分。兩人時第二個位置不開放，三人時兩個區段的第二個位置不開放。</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>區段</translation>
    </message>
    <message>
        <source>At the end a section counts if all its spaces are covered and all panels beside it stand; free slots don&apos;t matter. Who has most there, by the size of all modules, gets 10 points, the next 6, the third 3. In a tie the one who was there first is ahead.</source>
        <extracomment>Help: Goals and sections</extracomment>
        <translation>結束時，區段的所有格子都被覆蓋且旁邊的太陽能板都已建好才計分；太空人空位不影響。依全部模組大小，最多者得 10 分，其次 6 分，第三 3 分。平手時先到者領先。</translation>
    </message>
    <message>
        <source>How the sheet is read</source>
        <extracomment>Topic of the help</extracomment>
        <translation>說明書如何解讀</translation>
    </message>
    <message>
        <source>unclear decision area skip solo energy crater</source>
        <extracomment>Further words to search the help for; in any order</extracomment>
        <translation>不清楚 決定 區域 略過 單人 能量 隕石坑</translation>
    </message>
    <message>
        <source>Where one reading is plainly meant, or nothing hangs on it, the program takes it and does not ask.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>當意思明顯，或結果不受影響時，程式直接採用而不詢問。</translation>
    </message>
    <message>
        <source>Side by side</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>並排</translation>
    </message>
    <message>
        <source>A module lies within one area: two spaces above and one below hold no laboratory of three. The sheet&apos;s own example has it so.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>模組須在同一區域內：上方兩格加下方一格放不下三格的實驗室。說明書的例子正是如此。</translation>
    </message>
    <message>
        <source>Left out for now</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>暫時空下</translation>
    </message>
    <message>
        <source>Spaces that were too few for a module stay open, and smaller ones fill them later.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>格數不足以放下模組的空格會留著，之後由較小的模組填入。</translation>
    </message>
    <message>
        <source>The panel of Orbital Robotics</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>軌道機器人的太陽能板</translation>
    </message>
    <message>
        <source>Where it can be built it is: 1 rare earth is only for when it can&apos;t. So it can&apos;t be left out.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>能建造就必須建造：只有無法建造時才得 1 稀土，所以不能略過。</translation>
    </message>
    <message>
        <source>Goals alone</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>單人的目標</translation>
    </message>
    <message>
        <source>The second places are closed as with two players. Alone nothing hangs on it, as nobody claims a goal twice; a rival counts as the second player.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>第二個位置與兩人時一樣不開放。單人時沒有差別，因為同一目標不會達成兩次；對手算第二位玩家。</translation>
    </message>
    <message>
        <source>Solar Cells</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>太陽能電池</translation>
    </message>
    <message>
        <source>They give energy for projects that are funded after them, the one that they bring included, not for themselves.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>只對之後資助的計畫給能量，包括它自己帶來的那個，不含它本身。</translation>
    </message>
    <message>
        <source>Launch Pad</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>發射台</translation>
    </message>
    <message>
        <source>First the structure, then the panel that it may bring, then the astronaut, who may stand beside the new module, and may be swapped. The crater is the main board.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>先放建築，再建它可能帶來的太陽能板，最後送太空人；他可站在新模組旁，也可先交換。隕石坑就是主版圖。</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>Heading of a paragraph in the help</extracomment>
        <translation>月球接駁船</translation>
    </message>
    <message>
        <source>Works as often as there are tickets. Points of an astronaut that comes back stay.</source>
        <extracomment>Help: How the sheet is read</extracomment>
        <translation>有幾張船票就能用幾次。太空人返回後，已得的分數保留。</translation>
    </message>
    <message>
        <source>Projects</source>
        <extracomment>Topic of the help</extracomment>
        <translation>計畫</translation>
    </message>
    <message>
        <source>What the sheet leaves open</source>
        <extracomment>Topic of the help</extracomment>
        <translation>說明書未說明之處</translation>
    </message>
    <message>
        <source>These points the sheet does not settle. Each has an answer that counts by itself, and another that you can choose; what you choose is remembered, and counts in the games that begin from then on. A game that has begun keeps what it began with.</source>
        <extracomment>Help: What the sheet leaves open</extracomment>
        <translation>說明書沒有定論的地方。每一項都有預設答案，也可改選另一個；你的選擇會被記住，並用於之後開始的對局。已開始的對局沿用開始時的選擇。</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <extracomment>Title of the page with the rules and cards</extracomment>
        <translation>說明</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <extracomment>In the empty line to search the help</extracomment>
        <translation>搜尋規則與卡片</translation>
    </message>
    <message>
        <source>Topics</source>
        <extracomment>Read out for the list of topics of the help</extracomment>
        <translation>主題</translation>
    </message>
    <message>
        <source>Nothing is called so. Try another word, or a part of it.</source>
        <extracomment>In place of the list where a search finds nothing</extracomment>
        <translation>找不到符合的內容。請換個詞，或只輸入一部分。</translation>
    </message>
    <message>
        <source>Does your copy say something else?</source>
        <extracomment>Heading over the ways to read a card of which prints differ</extracomment>
        <translation>你的版本寫法不同嗎？</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Remove this game?</source>
        <extracomment>Asked before a saved game is removed</extracomment>
        <translation>要移除這場遊戲嗎？</translation>
    </message>
    <message>
        <source>Its photo and its score leave the history for good.</source>
        <extracomment>What removing a saved game means</extracomment>
        <translation>照片與分數會從紀錄中永久刪除。</translation>
    </message>
    <message>
        <source>Remove the game</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>移除遊戲</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of the page with the saved games</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>No games yet</source>
        <extracomment>Title of the empty history</extracomment>
        <translation>還沒有遊戲</translation>
    </message>
    <message>
        <source>Score a table</source>
        <extracomment>Button in the empty history: goes to the page that scores a photo</extracomment>
        <translation>為桌面計分</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Shows the list of the saved games
----------
Read out for the list of saved games</extracomment>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Choose a game to see its score sheet and its photo.</source>
        <extracomment>While no saved game is chosen</extracomment>
        <translation>選擇一場遊戲，查看計分表與照片。</translation>
    </message>
    <message>
        <source>Export the games that are listed</source>
        <extracomment>Title of the dialog that writes the games to a file</extracomment>
        <translation>匯出清單中的對局</translation>
    </message>
    <message>
        <source>For a spreadsheet (*.csv)</source>
        <extracomment>File types in the dialog that writes the games</extracomment>
        <translation>供試算表使用 (*.csv)</translation>
    </message>
    <message>
        <source>For this program (*.json)</source>
        <translation>供本程式使用 (*.json)</translation>
    </message>
    <message>
        <source>Import games</source>
        <extracomment>Title of the dialog that reads games from a file</extracomment>
        <translation>匯入對局</translation>
    </message>
    <message>
        <source>Exported games (*.json)</source>
        <extracomment>File types in the dialog that reads games</extracomment>
        <translation>匯出的對局 (*.json)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Shows what all saved games say together</extracomment>
        <translation>統計</translation>
    </message>
    <message>
        <source>Search the games</source>
        <extracomment>Read out for the field by which games are searched for</extracomment>
        <translation>搜尋對局</translation>
    </message>
    <message>
        <source>Search …</source>
        <extracomment>In the empty field by which games are searched for</extracomment>
        <translation>搜尋…</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Button: shows by what the list of games can be narrowed</extracomment>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <extracomment>Button: opens the form for a game that was played without the program</extracomment>
        <translation>手動輸入</translation>
    </message>
    <message>
        <source>Export, import, players</source>
        <extracomment>Button: more to do with the history</extracomment>
        <translation>匯出、匯入、玩家</translation>
    </message>
    <message>
        <source>Export …</source>
        <extracomment>In a menu: writes the games that are listed to a file</extracomment>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Import …</source>
        <extracomment>In a menu: reads games from a file</extracomment>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Names of the players …</source>
        <extracomment>In a menu: who usually plays which colour</extracomment>
        <translation>玩家名字…</translation>
    </message>
    <message>
        <source>Score a table and save it: the game, its score sheet and its photo will stand here. Games that you played before can be entered by hand.</source>
        <extracomment>In the empty history</extracomment>
        <translation>為桌面計分並儲存：對局、計分表與照片都會列在這裡。以前玩過的對局可以手動輸入。</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <extracomment>Below the list of games; %1 how many fit the filter, %2 how many there are</extracomment>
        <translation>%2 局中的 %1 局</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>Where a filter leaves no saved game</extracomment>
        <translation>沒有符合篩選條件的對局。</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play with a camera over the table or by hand, or score a game from one photo.</source>
        <extracomment>Below the title of the first page</extracomment>
        <translation>用桌面上方的攝影機或手動進行遊戲，也可以用一張照片計分。</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <extracomment>On the first page: back to the game that is being played</extracomment>
        <translation>回到桌面</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <extracomment>On the first page, before there is any card profile</extracomment>
        <translation>看看範例桌面</translation>
    </message>
    <message>
        <source>Learns the cards that come with the program, and scores a photo of them</source>
        <extracomment>Below “Show me the sample table”</extracomment>
        <translation>學習程式附帶的卡片，並為一張照片計分</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>On the first page</extracomment>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Alone against Devious Automatics, or 2 to 4 players</source>
        <extracomment>Below “New game”</extracomment>
        <translation>單人對抗 Devious Automatics，或 2 至 4 人</translation>
    </message>
    <message>
        <source>Score a photo</source>
        <extracomment>On the first page</extracomment>
        <translation>為照片計分</translation>
    </message>
    <message>
        <source>One picture of the final table gives the score sheet</source>
        <extracomment>Below “Score a photo”</extracomment>
        <translation>拍一張終局桌面就能得到計分表</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>On the first page: games that were saved</extracomment>
        <translation>紀錄</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) so far</source>
        <extracomment>Below “History”; how many games were saved</extracomment>
        <translation>
            <numerusform>目前 %n 場遊戲</numerusform>
        </translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>On the first page: card profiles</extracomment>
        <translation>設定檔</translation>
    </message>
    <message>
        <source>What your cards look like, learnt from nine photos</source>
        <translation>從九張照片學到的卡片外觀</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <extracomment>On the first page: the game that was not finished</extracomment>
        <translation>繼續這場遊戲</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>On the first page: a moment of a game in which one move wins</extracomment>
        <translation>每日一題</translation>
    </message>
    <message numerus="yes">
        <source>Solved, %n day(s) in a row</source>
        <extracomment>Below “Puzzle of the day”, once it was solved; how many days in a row one was</extracomment>
        <translation>
            <numerusform>已解出，連續 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the sample&apos;s so far: learn your own cards</source>
        <extracomment>Below “Profiles”: what they are, where there is none yet</extracomment>
        <translation>目前只有範例的設定檔：請學習你自己的卡片</translation>
    </message>
    <message>
        <source>Welcome, colonist</source>
        <extracomment>Title of the first page</extracomment>
        <translation>歡迎，殖民者</translation>
    </message>
</context>
<context>
    <name>InfoBar</name>
    <message>
        <source>Close</source>
        <extracomment>Button: takes away what was said</extracomment>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>ItemChoices</name>
    <message>
        <source>counts as %1</source>
        <extracomment>Below an item&apos;s name; %1 its value</extracomment>
        <translation>計為 %1</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <extracomment>Below an item&apos;s name, read with doubts; %1 its value</extracomment>
        <translation>可能是 %1</translation>
    </message>
    <message>
        <source>%1: set to %2</source>
        <extracomment>Read out for a button that sets an item; %1 the item, %2 the value</extracomment>
        <translation>%1：設為 %2</translation>
    </message>
    <message>
        <source>Other …</source>
        <extracomment>Button beside the likely values of an item: choose another one</extracomment>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Show it on the photo</source>
        <extracomment>Shows an item close up on the photo</extracomment>
        <translation>在照片上顯示</translation>
    </message>
</context>
<context>
    <name>ItemText</name>
    <message>
        <source>Greenhouse</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>生態建築</translation>
    </message>
    <message>
        <source>Energy bank</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>能源建築</translation>
    </message>
    <message>
        <source>Comms center</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>科學建築</translation>
    </message>
    <message>
        <source>Aqualab</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>水源建築</translation>
    </message>
    <message>
        <source>Habitation</source>
        <extracomment>Name of a building and of its suit of cards</extracomment>
        <translation>建造建築</translation>
    </message>
    <message>
        <source>Habitation %1</source>
        <extracomment>A card of the suit habitation; %1 is the letter that tells the seven apart</extracomment>
        <translation>建造建築 %1</translation>
    </message>
    <message>
        <source>%1 ★, %2</source>
        <extracomment>Colonists on a building&apos;s one-star space; %1 the building, %2 the player&apos;s colour</extracomment>
        <translation>%1 ★，%2</translation>
    </message>
    <message>
        <source>%1 ★★, %2</source>
        <extracomment>Colonists on a building&apos;s two-star space; %1 the building, %2 the player&apos;s colour</extracomment>
        <translation>%1 ★★，%2</translation>
    </message>
    <message>
        <source>%1 stack</source>
        <extracomment>The stack of cards under a building; %1 the building</extracomment>
        <translation>%1的卡堆</translation>
    </message>
    <message>
        <source>%1 stack, card %2</source>
        <extracomment>A card of the stack under a building; %1 the building, %2 counts from the oldest card</extracomment>
        <translation>%1的卡堆，第 %2 張</translation>
    </message>
    <message>
        <source>Ship of %1</source>
        <extracomment>Colonists on a player&apos;s spaceship; %1 the player&apos;s colour</extracomment>
        <translation>%1的太空船</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <extracomment>Level of a player&apos;s energy track; %1 the player&apos;s colour</extracomment>
        <translation>%1的能源</translation>
    </message>
    <message>
        <source>On Earth, %1</source>
        <extracomment>A player&apos;s colonists that wait on Earth; %1 the player&apos;s colour</extracomment>
        <translation>地球上，%1</translation>
    </message>
    <message>
        <source>Prep module of %1</source>
        <extracomment>A player&apos;s face-down cards beside the ship; %1 the player&apos;s colour</extracomment>
        <translation>%1的準備艙</translation>
    </message>
    <message>
        <source>Prep card %2 of %1</source>
        <extracomment>A face-down card of a player&apos;s prep module; %1 the player&apos;s colour, %2 is 1 or 2</extracomment>
        <translation>%1的準備艙第 %2 張卡</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <extracomment>The card that lies on top of the discard pile</extracomment>
        <translation>棄牌堆頂</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>The back of the card that lies on top of the deck</extracomment>
        <translation>牌庫頂</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>An item that lies outside the photo or is covered</extracomment>
        <translation>未看見</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>An item that was looked for but could not be read</extracomment>
        <translation>不清楚</translation>
    </message>
    <message>
        <source>face down</source>
        <extracomment>A card that shows its back, or a pile without cards</extracomment>
        <translation>面朝下</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>no such item; %1 has %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a building, %2 words that name items</extracomment>
        <translation>沒有這個項目；%1 有：%2</translation>
    </message>
    <message>
        <source>it is not known how many cards lie there; set %1 as a whole, cards parted by commas</source>
        <extracomment>Why an item can&apos;t be corrected; %1 what it belongs to</extracomment>
        <translation>不知道那裡有幾張卡；請整個填寫 %1，卡片以逗號分隔</translation>
    </message>
    <message>
        <source>no card lies there</source>
        <extracomment>Why an item can&apos;t be corrected</extracomment>
        <translation>那裡沒有卡片</translation>
    </message>
    <message>
        <source>expected a card from 0 to %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 a number</extracomment>
        <translation>這裡應為 0 到 %1 的卡片</translation>
    </message>
    <message>
        <source>no such item; a player has %1</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items</extracomment>
        <translation>沒有這個項目；玩家有：%1</translation>
    </message>
    <message>
        <source>expected a colour of this table after one_star or two_star: %1</source>
        <extracomment>Why an item can&apos;t be corrected; one_star and two_star are words of a path, %1 colours</extracomment>
        <translation>one_star 或 two_star 之後應為這張桌上的顏色：%1</translation>
    </message>
    <message>
        <source>no such item; expected one such as %1, of %2</source>
        <extracomment>Why an item can&apos;t be corrected; %1 words that name items, %2 what has items</extracomment>
        <translation>沒有這個項目；應如 %1，屬於：%2</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>a date such as &quot;2026-03-01T19:05:00Z&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>如「2026-03-01T19:05:00Z」的日期</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>two players have this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>有兩位玩家使用這個顏色</translation>
    </message>
    <message>
        <source>not the sum of the lines, which is %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>與各列總和 %1 不符</translation>
    </message>
    <message>
        <source>a list of 1 to 4 players</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>1 到 4 位玩家的清單</translation>
    </message>
    <message>
        <source>give the lines of all players, or the totals of all</source>
        <extracomment>What is wrong with a file: some players have the lines of their score sheet, others don&apos;t</extracomment>
        <translation>請填寫所有玩家的各列分數，或所有玩家的總分</translation>
    </message>
    <message>
        <source>only a solo game has a level</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>只有單人遊戲才有難度</translation>
    </message>
    <message>
        <source>expected a list</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>這裡應為清單</translation>
    </message>
    <message>
        <source>a text that no other game has</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>其他遊戲沒有的文字</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; or &quot;%2&quot;, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1 to %3 words for kinds of files</extracomment>
        <translation>這裡應為「%1」或「%2」，卻是「%3」</translation>
    </message>
    <message>
        <source>expected the human and DA in solo, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>單人遊戲應有玩家與 DA，卻有 %1 位</translation>
    </message>
    <message>
        <source>expected 2 to 4 players in versus, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>對戰應有 2 到 4 位玩家，卻有 %1 位</translation>
    </message>
    <message numerus="yes">
        <source>expected at most %n {colonist|colonists} with %1 players, found %2</source>
        <extracomment>What is wrong with a file; %n of a space on a building, %1 how many play (2 to 4), %2 how many there are</extracomment>
        <translation>
            <numerusform>%1 位玩家時最多 %n 位殖民者，卻有 %2 位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies in %2 already</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a place in the file</extracomment>
        <translation>%1 已在 %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>%1 到 %2 的數字</translation>
    </message>
    <message>
        <source>the name of a colour</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>顏色的名稱</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <extracomment>What is wrong with a file; %1 what must stand there, %2 what does</extracomment>
        <translation>這裡應為 %1，卻是 %2</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>What must stand, or stands, in a file: values in square brackets</extracomment>
        <translation>清單</translation>
    </message>
    <message>
        <source>an object</source>
        <extracomment>What must stand, or stands, in a file: fields in curly brackets</extracomment>
        <translation>物件</translation>
    </message>
    <message>
        <source>a long text</source>
        <extracomment>What stands in a file</extracomment>
        <translation>很長的文字</translation>
    </message>
    <message>
        <source>a probability from 0 to 1</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>0 到 1 的機率</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>Words that may stand in a file: %1 all but the last, %2 the last</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>expected at most %1 elements, found %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>最多 %1 個元素，卻有 %2 個</translation>
    </message>
    <message>
        <source>missing, expected %1</source>
        <translation>缺少，這裡應為 %1</translation>
    </message>
    <message>
        <source>not valid JSON at line %1, column %2</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>第 %1 行第 %2 欄不是有效的 JSON</translation>
    </message>
    <message>
        <source>stands twice in one object</source>
        <extracomment>What is wrong with a field of a file</extracomment>
        <translation>在同一個物件中出現兩次</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>巢狀超過 %1 層</translation>
    </message>
    <message>
        <source>too large: %1 bytes, expected at most %2</source>
        <extracomment>What is wrong with a file; %1, %2 numbers</extracomment>
        <translation>太大：%1 位元組，最多應為 %2</translation>
    </message>
    <message>
        <source>expected no more confidences than items</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>信心值不應多於項目</translation>
    </message>
    <message>
        <source>expected %1 or &quot;over&quot; in %2, found &quot;%3&quot;</source>
        <extracomment>What is wrong with a file; %1, %3 words of a game&apos;s phases, %2 solo or versus</extracomment>
        <translation>%2 中這裡應為 %1 或「over」，卻是「%3」</translation>
    </message>
    <message>
        <source>%1 colonists in all (earth %2, ship %3, in buildings %4), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1 to %4 numbers</extracomment>
        <translation>共 %1 位殖民者（地球 %2、太空船 %3、建築內 %4），每色應為 7 位</translation>
    </message>
    <message>
        <source>%1 is no card of %2</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5, %2 a building</extracomment>
        <translation>%1 不是 %2 的卡片</translation>
    </message>
    <message>
        <source>more than 7 cards of %1</source>
        <extracomment>What is wrong with a file; %1 a building</extracomment>
        <translation>%1 的卡片超過 7 張</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <extracomment>What is wrong with a file; %1 a card, as in G5</extracomment>
        <translation>%1 出現兩次</translation>
    </message>
    <message>
        <source>more than 35 cards in all</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>總共超過 35 張卡</translation>
    </message>
    <message>
        <source>is taken by another player</source>
        <extracomment>What is wrong with a file, behind the place of a colour</extracomment>
        <translation>已由另一位玩家使用</translation>
    </message>
    <message>
        <source>expected %1 numbers, one a player, found %2</source>
        <extracomment>What is wrong with a file; %1 how many play (2 to 4), %2 a number</extracomment>
        <translation>應有 %1 個數字，每位玩家一個，卻有 %2 個</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; here in %2</source>
        <extracomment>What is wrong with a file; %1 a word, %2 solo or versus</extracomment>
        <translation>%2 中這裡應為「%1」</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is taken by %2</source>
        <extracomment>What is wrong with a file; %1 a colour, %2 a player</extracomment>
        <translation>「%1」已由 %2 使用</translation>
    </message>
    <message>
        <source>nobody plays this colour</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>沒有玩家使用這個顏色</translation>
    </message>
    <message>
        <source>%1 %2 colonists in all (earth %3, ship %4, in buildings %5), expected 7 of a colour</source>
        <extracomment>What is wrong with a file; %1, %3 to %5 numbers, %2 a colour</extracomment>
        <translation>%2：共 %1 位殖民者（地球 %3、太空船 %4、建築內 %5），每色應為 7 位</translation>
    </message>
    <message>
        <source>expected at most 7 cards, found %1</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>最多 7 張卡，卻有 %1 張</translation>
    </message>
    <message>
        <source>a value from 1 to 7, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>1 到 7 的數值、null 或 &quot;?&quot;</translation>
    </message>
    <message>
        <source>0, &quot;H0a&quot; to &quot;H0g&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>0、&quot;H0a&quot; 到 &quot;H0g&quot;、null 或 &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as &quot;G5&quot; or &quot;H0c&quot;, null or &quot;?&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>如 &quot;G5&quot; 或 &quot;H0c&quot; 的卡片、null 或 &quot;?&quot;</translation>
    </message>
    <message>
        <source>a card such as %1 or %2</source>
        <extracomment>What must stand in a file; %1 words, %2 the last of them</extracomment>
        <translation>如 %1 或 %2 的卡片</translation>
    </message>
    <message>
        <source>a number</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>數字</translation>
    </message>
    <message>
        <source>expected a JSON object, whole on this line</source>
        <extracomment>What is wrong with a line of a file</extracomment>
        <translation>這一行應為一個完整的 JSON 物件</translation>
    </message>
    <message>
        <source>a solo game has two players, a human and then da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>單人遊戲有兩位玩家：先是 human，再來是 da</translation>
    </message>
    <message>
        <source>a versus game has 2 to 4 players</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>對戰遊戲有 2 到 4 位玩家</translation>
    </message>
    <message>
        <source>the second player of a solo game is da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>單人遊戲的第二位玩家是 da</translation>
    </message>
    <message>
        <source>only the second player of a solo game is da</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>只有單人遊戲的第二位玩家是 da</translation>
    </message>
</context>
<context>
    <name>LargeOrders</name>
    <message>
        <source>The card of Devious Automatics</source>
        <extracomment>Read out for the picture of the automaton&apos;s card</extracomment>
        <translation>Devious Automatics 的卡片</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <extracomment>In large letters: nothing is to be done for the automaton; %1 whose turn it is</extracomment>
        <translation>輪到%1</translation>
    </message>
    <message>
        <source>Nothing to do for DA</source>
        <extracomment>In large letters: nothing is to be done for the automaton</extracomment>
        <translation>DA 沒有事要做</translation>
    </message>
    <message>
        <source>Enter the move</source>
        <extracomment>Button among what is to be done in large letters: back to the board, where moves are entered</extracomment>
        <translation>輸入這一步</translation>
    </message>
</context>
<context>
    <name>Layout</name>
    <message>
        <source>[x0, y0, x1, y1] as fractions of the card, 0 to 1</source>
        <translation>[x0, y0, x1, y1]，以卡片的比例表示，0 到 1</translation>
    </message>
    <message>
        <source>expected x0 &lt; x1 and y0 &lt; y1</source>
        <translation>應為 x0 &lt; x1 且 y0 &lt; y1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands there twice</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>「%1」出現了兩次</translation>
    </message>
    <message>
        <source>expected at least one colour</source>
        <translation>這裡至少要有一種顏色</translation>
    </message>
    <message>
        <source>[width, height] in mm, 10 to 300</source>
        <translation>[寬, 高]，單位為公釐，10 到 300</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not among the colonists</source>
        <extracomment>%1 the name of a colour</extracomment>
        <translation>殖民者中沒有「%1」</translation>
    </message>
    <message>
        <source>expected 8 points, the centres of levels 0 to 7</source>
        <translation>這裡應有 8 個點，即等級 0 到 7 的中心</translation>
    </message>
    <message>
        <source>[x, y] as fractions of the card, 0 to 1</source>
        <translation>[x, y]，以卡片的比例表示，0 到 1</translation>
    </message>
    <message>
        <source>expected at most %1 colours</source>
        <extracomment>%1 a number of colours of colonists</extracomment>
        <translation>這裡最多只能有 %1 種顏色</translation>
    </message>
</context>
<context>
    <name>LearnPane</name>
    <message>
        <source>Choose the folder with the photos of your cards</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>選擇存放卡片照片的資料夾</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Heading over how to learn a card profile</extracomment>
        <translation>學習你自己的卡片</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>返回卡片</translation>
    </message>
    <message>
        <source>Take nine photos once, each of cards laid out flat on the table that you play on, left to right, then the next row. Put them into one folder under these names:</source>
        <extracomment>Above a list of file names</extracomment>
        <translation>只要拍一次九張照片：把卡片平放在你玩遊戲的桌上，由左至右排列，再排下一列。將照片放進同一個資料夾，並使用以下檔名：</translation>
    </message>
    <message>
        <source>greenhouse, energy bank, comms center, aqualab, habitation</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>生態、能源、科學、水源、建造建築</translation>
    </message>
    <message>
        <source>that suit&apos;s cards 1 2 3 4, then 5 6 7</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>該顏色的卡片 1 2 3 4，接著 5 6 7</translation>
    </message>
    <message>
        <source>the seven habitation cards, four and three</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>七張建造卡片，四張加三張</translation>
    </message>
    <message>
        <source>one face-down card a suit, in the order of the buildings</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>每種顏色一張面朝下的卡片，依建築順序</translation>
    </message>
    <message>
        <source>the spaceship cards, then Earth if you have it</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>太空船卡，若有地球卡則放在最後</translation>
    </message>
    <message>
        <source>one colonist a colour and one energy marker, apart from each other</source>
        <extracomment>What lies on a photo for learning</extracomment>
        <translation>每種顏色一個殖民者，再加一個能源標記，彼此分開</translation>
    </message>
    <message>
        <source>the colours in their order, and where the spaces are on the cards: copy samples/profile/layout.json and change what differs</source>
        <extracomment>A file beside the photos for learning</extracomment>
        <translation>顏色的順序，以及卡片上各區域的位置：複製 samples/profile/layout.json，再修改不同之處</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <extracomment>Button: opens the dialog that chooses a folder</extracomment>
        <translation>選擇資料夾</translation>
    </message>
    <message>
        <source>or drop it here</source>
        <extracomment>Beside the button “Choose a folder”</extracomment>
        <translation>或拖放到這裡</translation>
    </message>
    <message>
        <source>Name of the profile; left empty, that of the folder</source>
        <extracomment>In the empty field for a card profile&apos;s name</extracomment>
        <translation>設定檔名稱；留空則用資料夾名稱</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>設定檔名稱</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>Button: learns a card profile from the folder</extracomment>
        <translation>學習</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: stops learning a card profile</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在學習卡片</translation>
    </message>
    <message>
        <source>%1 of %2 photos: %3</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all, %3 the photo in hand</extracomment>
        <translation>第 %1 / %2 張照片：%3</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>sure</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>確定</translation>
    </message>
    <message>
        <source>doubtful</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>存疑</translation>
    </message>
    <message>
        <source>unclear</source>
        <extracomment>How sure a reading is</extracomment>
        <translation>不清楚</translation>
    </message>
</context>
<context>
    <name>LightRow</name>
    <message>
        <source>seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>已看見</translation>
    </message>
    <message>
        <source>not clear</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>不清楚</translation>
    </message>
    <message>
        <source>not seen</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>未看見</translation>
    </message>
    <message>
        <source>not looked at yet</source>
        <extracomment>A traffic light, in words</extracomment>
        <translation>尚未查看</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <extracomment>A traffic light, read out: %1 the thing, %2 how it is seen, %3 what to do</extracomment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A traffic light: %1 the thing, %2 how it is seen</extracomment>
        <translation>%1：%2</translation>
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
        <translation>開啟桌面照片</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in the dialog that opens a photo; JSON files hold a table as text</extracomment>
        <translation>照片 (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Tables as text (*.json)</source>
        <translation>文字格式的桌面 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Open one more photo of this table</source>
        <extracomment>Titles of the dialog that opens a file</extracomment>
        <translation>再開啟一張這張桌子的照片</translation>
    </message>
    <message>
        <source>Give up the game that you follow?</source>
        <extracomment>Asked before another game of To Mars takes the place of the one that is followed</extracomment>
        <translation>放棄正在追蹤的對局？</translation>
    </message>
    <message>
        <source>It was not saved in the history as it is now: its steps would be gone.</source>
        <extracomment>What opening another game of To Mars means</extracomment>
        <translation>它目前的樣子尚未存入紀錄：其步驟將會消失。</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Give up the game that is not finished?</source>
        <extracomment>Asked before a game that is not finished is given up</extracomment>
        <translation>要放棄未完成的遊戲嗎？</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be gone on with once a new one has begun.</source>
        <extracomment>What giving up a game means; %1 the game: `Red against blue, round 3`</extracomment>
        <translation>%1：開始新遊戲後就無法再繼續這一局。</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Leave without saving the score?</source>
        <extracomment>Asked before the program ends while a score that was corrected is not saved</extracomment>
        <translation>不儲存分數就離開嗎？</translation>
    </message>
    <message>
        <source>You corrected it, and it is not in the history as it is now.</source>
        <extracomment>What leaving the program means for a score that was corrected</extracomment>
        <translation>分數已更正，目前的內容還沒有存入紀錄。</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>離開</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button that does not end the program</extracomment>
        <translation>留下</translation>
    </message>
    <message>
        <source>Open another photo without saving the score?</source>
        <extracomment>Asked before another photo is opened while a score that was corrected is not saved</extracomment>
        <translation>不儲存計分就開啟另一張照片？</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>開啟</translation>
    </message>
</context>
<context>
    <name>MarkFrame</name>
    <message>
        <source>Piece %1</source>
        <extracomment>Read out for a mark on a picture; %1 counts them</extracomment>
        <translation>棋子 %1</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>卡片 %1</translation>
    </message>
    <message>
        <source>%1, not right</source>
        <translation>%1，不正確</translation>
    </message>
    <message>
        <source>Arrow keys move the circle, with Shift by ten; plus and minus resize it, Delete takes it away.</source>
        <extracomment>Read out for a circle around a wooden piece</extracomment>
        <translation>方向鍵移動圓圈，加 Shift 一次移十格；加號和減號調整大小，Delete 移除。</translation>
    </message>
    <message>
        <source>Arrow keys move the frame, with Shift by ten; Delete takes it away.</source>
        <extracomment>Read out for a card&apos;s frame</extracomment>
        <translation>方向鍵移動外框，加 Shift 一次移十格；Delete 移除。</translation>
    </message>
    <message>
        <source>%1, corner %2</source>
        <extracomment>Read out for a corner of a marked card: %1 the card, %2 the corner&apos;s number</extracomment>
        <translation>%1，第 %2 角</translation>
    </message>
    <message>
        <source>Arrow keys move the corner, with Shift by ten; Delete takes the frame away.</source>
        <extracomment>Read out for a corner of a marked card</extracomment>
        <translation>方向鍵移動這個角，加 Shift 一次移十格；Delete 移除外框。</translation>
    </message>
</context>
<context>
    <name>MarkPane</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo on which cards are marked</extracomment>
        <translation>桌面的照片</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Title of the page on which cards are marked by hand</extracomment>
        <translation>指出卡片的位置</translation>
    </message>
    <message>
        <source>Choose a card and drag its corners onto the photo; the thick side is its upper edge. One building is a start, more are better.</source>
        <extracomment>How cards are marked by hand</extracomment>
        <translation>選一張卡片，把它的四個角拖到照片上的位置；粗線是卡片的上緣。先標一棟建築就可以，標得越多越好。</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Button: the marked card is turned by a quarter</extracomment>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Take away</source>
        <extracomment>Button: the card is not marked any more</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Read the table so</source>
        <extracomment>Button: the photo is read with the cards where they were marked</extracomment>
        <translation>依此辨識桌面</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: leaves the page on which cards are marked</extracomment>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>MarkView</name>
    <message>
        <source>Picture, %1</source>
        <extracomment>Read out for a picture on which cards or pieces are marked; %1 how many are</extracomment>
        <translation>照片，%1</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, with Shift by more; Return taps, plus and minus zoom, Tab goes from mark to mark.</source>
        <extracomment>Read out for a picture on which cards or pieces are marked</extracomment>
        <translation>方向鍵移動游標，加 Shift 移得更遠；Return 點一下，加號和減號縮放，Tab 在標記之間移動。</translation>
    </message>
</context>
<context>
    <name>MarksPane</name>
    <message>
        <source>By hand: %1</source>
        <extracomment>Title of the page on which cards or pieces are marked by hand; %1 what the picture shows</extracomment>
        <translation>手動標記：%1</translation>
    </message>
    <message>
        <source>One tap</source>
        <extracomment>Choice of how a card is marked</extracomment>
        <translation>點一下</translation>
    </message>
    <message>
        <source>Four corners</source>
        <extracomment>Choice of how a card is marked</extracomment>
        <translation>四個角</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was marked or moved last</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Button: does again what was taken back</extracomment>
        <translation>重做</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show the whole picture</source>
        <extracomment>Button beside the picture</extracomment>
        <translation>顯示整張照片</translation>
    </message>
    <message>
        <source>Take away</source>
        <extracomment>Button: the card or piece that was picked is not marked any more</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Take all away</source>
        <extracomment>Button: nothing is marked any more</extracomment>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>As it was found</source>
        <extracomment>Button: puts the marks where the program found something</extracomment>
        <translation>回到找到的樣子</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: the picture is read with what is marked</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: from marking by hand to the picture as it was read; the marks stay</extracomment>
        <translation>稍後再標</translation>
    </message>
</context>
<context>
    <name>MarsBoardFields</name>
    <message>
        <source>Name of the board</source>
        <extracomment>Field: the name of a board</extracomment>
        <translation>版圖名稱</translation>
    </message>
    <message>
        <source>Photo of the board …</source>
        <extracomment>Button: chooses a photo of the board</extracomment>
        <translation>版圖照片 …</translation>
    </message>
    <message>
        <source>Width, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>寬，mm</translation>
    </message>
    <message>
        <source>Height, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>高，mm</translation>
    </message>
    <message>
        <source>Dome</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>圓頂</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>%1: size</source>
        <extracomment>Field: how many spaces a structure takes; %1 the structure</extracomment>
        <translation>%1：大小</translation>
    </message>
    <message>
        <source>%1: a player has</source>
        <extracomment>Field: how many of a structure a player has; %1 the structure</extracomment>
        <translation>%1：每人數量</translation>
    </message>
    <message>
        <source>above</source>
        <extracomment>The upper area of a section of the ship</extracomment>
        <translation>上方</translation>
    </message>
    <message>
        <source>below</source>
        <extracomment>The lower area of a section of the ship</extracomment>
        <translation>下方</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>Button: adds a space for modules to a board</extracomment>
        <translation>格子</translation>
    </message>
    <message>
        <source>Solar panel</source>
        <extracomment>Button: adds a solar panel to a board</extracomment>
        <translation>太陽能板</translation>
    </message>
    <message>
        <source>Astronaut slot</source>
        <extracomment>Button: adds an astronaut&apos;s slot to a board</extracomment>
        <translation>太空人位置</translation>
    </message>
    <message>
        <source>Neighbours from the drawing</source>
        <extracomment>Button: finds out what panels and slots lie beside, from where they lie</extracomment>
        <translation>依圖判定相鄰</translation>
    </message>
    <message>
        <source>The whole board</source>
        <extracomment>Heading above what belongs to a board as a whole</extracomment>
        <translation>整張版圖</translation>
    </message>
</context>
<context>
    <name>MarsCorners</name>
    <message>
        <source>Corner %1</source>
        <extracomment>Read out for the handle on a corner of a board; %1 its number, from 1</extracomment>
        <translation>角 %1</translation>
    </message>
</context>
<context>
    <name>MarsCornersPane</name>
    <message>
        <source>Drag the four handles onto the corners of the board: number 1 to its own upper left, then clockwise. The arrow keys move the one that has the keyboard.</source>
        <extracomment>What to do with the handles on a photo</extracomment>
        <translation>把四個控點拖到版圖的四角：1 號放在版圖自己的左上角，其餘依順時針。方向鍵可移動選取的控點。</translation>
    </message>
    <message>
        <source>The corners are right</source>
        <extracomment>Button: the corners of the board are marked</extracomment>
        <translation>四角正確</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: the corners of the board are not marked after all</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>MarsEditor</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back the last change of a board</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Save the board</source>
        <extracomment>Button: keeps a board that was entered</extracomment>
        <translation>儲存版圖</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Button: leaves the editor; the board stays as it was
----------
Button that confirms it</extracomment>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Choose a photo of your board</source>
        <extracomment>Title of the dialog that chooses a photo</extracomment>
        <translation>選擇你的版圖照片</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>照片 (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>Remove the board …</source>
        <extracomment>Button: removes a board that was entered, after asking</extracomment>
        <translation>移除版圖 …</translation>
    </message>
    <message>
        <source>Give up the changes?</source>
        <extracomment>Asked before the changes of a board are given up</extracomment>
        <translation>放棄修改？</translation>
    </message>
    <message>
        <source>The board stays as it was before the editor was opened.</source>
        <extracomment>What giving up the changes of a board means</extracomment>
        <translation>版圖會維持開啟編輯器之前的樣子。</translation>
    </message>
    <message>
        <source>Remove this board?</source>
        <extracomment>Asked before a board that was entered is removed</extracomment>
        <translation>移除這張版圖？</translation>
    </message>
    <message>
        <source>It can&apos;t be played on any more. Games that were begun on it keep it.</source>
        <extracomment>What removing a board means</extracomment>
        <translation>之後無法再用它進行。已用它開始的對局會保留它。</translation>
    </message>
    <message>
        <source>Remove the board</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>移除版圖</translation>
    </message>
</context>
<context>
    <name>MarsGame</name>
    <message>
        <source>%1: %2 VP, tickets: %3</source>
        <extracomment>A player: %1 the name, %2 victory points so far, %3 Mars tickets</extracomment>
        <translation>%1：%2 分，船票：%3</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <extracomment>Button: does not do what is due</extracomment>
        <translation>略過</translation>
    </message>
    <message>
        <source>The board of your photo, drawn flat to compare</source>
        <extracomment>Read out for the picture below the drawn ship</extracomment>
        <translation>你照片中的版圖，攤平以供比對</translation>
    </message>
    <message>
        <source>This ship is made up; enter your own board to play by it.</source>
        <extracomment>Below the drawn ship</extracomment>
        <translation>這艘船是虛構的；輸入你自己的版圖即可照它進行。</translation>
    </message>
    <message>
        <source>Your photo of the ship</source>
        <extracomment>Read out for the picture below the drawn ship</extracomment>
        <translation>你拍的船</translation>
    </message>
</context>
<context>
    <name>MarsPlace</name>
    <message>
        <source>%1: can go here</source>
        <extracomment>Read out for a place on the ship where what is in hand may go; %1 the place</extracomment>
        <translation>%1：可以放這裡</translation>
    </message>
</context>
<context>
    <name>MarsPlaceFields</name>
    <message>
        <source>Tap a place to change it; drag it, or type where it lies.</source>
        <extracomment>In place of the name of a chosen place of a board</extracomment>
        <translation>點選位置即可修改；拖曳它，或輸入它的座標。</translation>
    </message>
    <message>
        <source>Left, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>左，mm</translation>
    </message>
    <message>
        <source>Top, mm</source>
        <extracomment>Field: mm</extracomment>
        <translation>上，mm</translation>
    </message>
    <message>
        <source>Width, mm</source>
        <translation>寬，mm</translation>
    </message>
    <message>
        <source>Height, mm</source>
        <translation>高，mm</translation>
    </message>
    <message>
        <source>VP</source>
        <extracomment>Field: victory points</extracomment>
        <translation>分數</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>Field: the number that is printed on a space</extracomment>
        <translation>號碼</translation>
    </message>
    <message>
        <source>Beside sections, at corners in brackets, as in A B (C)</source>
        <extracomment>Above the field for what a panel lies beside</extracomment>
        <translation>相鄰的區段，只碰到角的加括號，如 A B (C)</translation>
    </message>
    <message>
        <source>Beside</source>
        <extracomment>Field: what a place of a board lies beside</extracomment>
        <translation>相鄰</translation>
    </message>
    <message>
        <source>Remove the place</source>
        <extracomment>Button: removes a place from a board</extracomment>
        <translation>移除位置</translation>
    </message>
    <message>
        <source>Beside spaces, as in A above 1, A above 2</source>
        <extracomment>Above the field for what a slot lies beside</extracomment>
        <translation>相鄰的格子，如 A 上方 1、A 上方 2</translation>
    </message>
    <message>
        <source>Tap what it lies beside</source>
        <extracomment>Button: the spaces that a panel or slot lies beside are tapped on the board, one after another</extracomment>
        <translation>點選相鄰的格子</translation>
    </message>
    <message>
        <source>Tap a space: its section lies along the panel, again: at a corner, again: apart.</source>
        <extracomment>How a panel&apos;s sections are tapped on the board</extracomment>
        <translation>點一下格子：其區段與太陽能板相鄰；再點：只碰到角；再點：不相鄰。</translation>
    </message>
    <message>
        <source>Tap the spaces that the slot touches; tap again to take one away.</source>
        <extracomment>How a slot&apos;s spaces are tapped on the board</extracomment>
        <translation>點選此位置碰到的格子；再點一下即取消。</translation>
    </message>
</context>
<context>
    <name>MarsPlayerField</name>
    <message>
        <source>Player %1</source>
        <extracomment>In an empty field for a player&apos;s name; %1 a number</extracomment>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <extracomment>Read out for the choice of a player&apos;s colour; %1 the seat from 1, %2 the colour</extracomment>
        <translation>玩家 %1 的顏色：%2</translation>
    </message>
</context>
<context>
    <name>MarsSetup</name>
    <message>
        <source>Players</source>
        <extracomment>Who plays To Mars</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>One to four, in seating order.</source>
        <extracomment>Above the fields for the players&apos; names</extracomment>
        <translation>一到四人，依座位順序。</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Which Mars ship is played on</extracomment>
        <translation>版圖</translation>
    </message>
    <message>
        <source>The made-up ship shows how it works: it is no board that you can buy. Enter your own once.</source>
        <extracomment>What the made-up board is</extracomment>
        <translation>虛構的船只用來示範：它不是買得到的版圖。你自己的版圖只要輸入一次。</translation>
    </message>
    <message>
        <source>Enter my own board …</source>
        <extracomment>Button: opens the editor with a copy of the chosen board</extracomment>
        <translation>輸入我自己的版圖 …</translation>
    </message>
    <message>
        <source>Change this board …</source>
        <extracomment>Button: opens the editor with the chosen board</extracomment>
        <translation>修改這張版圖 …</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins a game of To Mars</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>What the rules leave open</source>
        <extracomment>Choices where the rules of To Mars are not clear</extracomment>
        <translation>規則未說明之處</translation>
    </message>
    <message>
        <source>How it works</source>
        <extracomment>Button: opens the help on To Mars</extracomment>
        <translation>使用方式</translation>
    </message>
    <message>
        <source>Your answers are remembered for the next games. A game keeps what it began with.</source>
        <extracomment>Above the choices</extracomment>
        <translation>你的答案會記住供之後的對局使用。對局會沿用開始時的選擇。</translation>
    </message>
</context>
<context>
    <name>MarsShip</name>
    <message>
        <source>four numbers: left, top, width and height in mm</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>四個數字：左、上、寬、高（mm）</translation>
    </message>
    <message>
        <source>a space such as &quot;A.upper.1&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>如 &quot;A.upper.1&quot; 的格子</translation>
    </message>
    <message>
        <source>width and height in mm</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>寬與高（mm）</translation>
    </message>
    <message>
        <source>three sections, A, B and C</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>三個區段 A、B、C</translation>
    </message>
    <message>
        <source>must have a size and lie on the board</source>
        <extracomment>What is wrong with a file: a place on a board</extracomment>
        <translation>必須有大小並位於版圖上</translation>
    </message>
    <message>
        <source>has more than %1 spaces</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>超過 %1 格</translation>
    </message>
    <message>
        <source>numbers of an area must not fall</source>
        <extracomment>What is wrong with a file: numbers printed on a board</extracomment>
        <translation>同一區域的號碼不可遞減</translation>
    </message>
    <message>
        <source>has no space for a module</source>
        <extracomment>What is wrong with a file: a section of a ship</extracomment>
        <translation>沒有可放模組的格子</translation>
    </message>
    <message>
        <source>must be 1 to 12 letters and digits</source>
        <extracomment>What is wrong with a file: how a place on a board is called</extracomment>
        <translation>必須是 1 到 12 個英數字</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <extracomment>What is wrong with a file; %1 how a place on a board is called</extracomment>
        <translation>%1 出現兩次</translation>
    </message>
    <message>
        <source>has more than %1 elements</source>
        <extracomment>What is wrong with a file; %1 a number</extracomment>
        <translation>超過 %1 個項目</translation>
    </message>
    <message>
        <source>must name a section</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>必須指明區段</translation>
    </message>
    <message>
        <source>must name spaces of the ship</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>必須指明船上的格子</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <extracomment>What is wrong with a file: of a ship</extracomment>
        <translation>不可空白</translation>
    </message>
</context>
<context>
    <name>MarsSide</name>
    <message>
        <source>Do</source>
        <extracomment>Tab: what a player can do</extracomment>
        <translation>行動</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Tab: points and why</extracomment>
        <translation>計分</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Tab: what was done so far</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Photo of the ship …</source>
        <extracomment>Button: chooses a photo of the ship that is kept with the game</extracomment>
        <translation>船的照片 …</translation>
    </message>
    <message>
        <source>Saved</source>
        <extracomment>Button: the game stands in the history</extracomment>
        <translation>已儲存</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button: keeps the game in the history</extracomment>
        <translation>儲存</translation>
    </message>
    <message>
        <source>%1, not now</source>
        <extracomment>Read out for something that can&apos;t be done now; %1 what</extracomment>
        <translation>%1，目前不行</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <extracomment>Above the points</extracomment>
        <translation>遊戲結束。</translation>
    </message>
    <message>
        <source>As if the game ended now.</source>
        <extracomment>Above the points</extracomment>
        <translation>假設遊戲現在結束。</translation>
    </message>
    <message>
        <source>%1: VP of the rest of the game</source>
        <extracomment>Before a field for points that were not had on the ship; %1 a player</extracomment>
        <translation>%1：遊戲其他部分的分數</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <extracomment>In place of the list of steps</extracomment>
        <translation>尚未進行任何步驟。</translation>
    </message>
    <message>
        <source>Mark its corners …</source>
        <extracomment>Button: the corners of the board are marked by hand in a photo</extracomment>
        <translation>標示四角 …</translation>
    </message>
    <message>
        <source>Save again</source>
        <extracomment>Button: keeps a game that stands in the history as it is now</extracomment>
        <translation>再次儲存</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A line of the score: %1 what scored, %2 why</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>%1: there is no such camera, file or folder; the command &apos;cameras&apos; lists the cameras</source>
        <extracomment>%1 a camera, file or folder that was named</extracomment>
        <translation>%1：沒有這個攝影機、檔案或資料夾；指令 &apos;cameras&apos; 會列出攝影機</translation>
    </message>
    <message>
        <source>%1: there is no photo in this folder; choose one with JPEGs in it</source>
        <extracomment>%1 a folder</extracomment>
        <translation>%1：此資料夾中沒有照片；請選擇含有 JPEG 的資料夾</translation>
    </message>
    <message>
        <source>%1: this is neither a photo nor a video that can be read; choose another</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1：這不是可讀取的照片或影片；請選擇其他檔案</translation>
    </message>
    <message>
        <source>%1: no table found with the cards of profile &apos;%2&apos;; take the photo from above with all building cards in it, or choose another profile</source>
        <extracomment>%1 a photo, %2 a card profile</extracomment>
        <translation>%1：找不到使用設定檔「%2」卡片的桌面；請從上方拍攝並讓所有建築卡入鏡，或選擇其他設定檔</translation>
    </message>
    <message>
        <source>%1: can&apos;t tell who plays; say which colours do</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1：無法判斷誰在玩；請指定玩家顏色</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written; name a folder that is there, that you may write to and has room</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1：無法寫入；請指定存在、可寫入且有空間的資料夾</translation>
    </message>
    <message>
        <source>%1: two tables are in view, as the same buildings lie in two places; take a photo of one of them</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1：畫面中有兩張桌子，因為同樣的建築出現在兩處；請只拍攝其中一張</translation>
    </message>
    <message>
        <source>%1: shows another table than the first photo, or the same one at another time; take both one after the other, and move nothing in between</source>
        <extracomment>%1 a photo</extracomment>
        <translation>%1：拍到的不是第一張照片的桌子，或是不同時間的同一張桌子；請連續拍兩張，中間不要移動任何東西</translation>
    </message>
    <message>
        <source>the program&apos;s own part for cameras and films is missing; install it again</source>
        <translation>程式中處理鏡頭與影片的部分不見了；請重新安裝</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>a card of %1</source>
        <extracomment>A card of which the back is known only; %1 a building</extracomment>
        <translation>一張%1的卡</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>一張卡片</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player&apos;s colour, %2 what that player does: `red passes`</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>plays %1 from the hand</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>從手牌打出%1</translation>
    </message>
    <message>
        <source>plays %1 from the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>從準備艙打出%1</translation>
    </message>
    <message>
        <source>plays %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 a player&apos;s colour</extracomment>
        <translation>打出%2準備艙的%1</translation>
    </message>
    <message>
        <source>discards %1 of the hand for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>從手牌棄掉%1換能源</translation>
    </message>
    <message>
        <source>discards %1 of the prep module for energy</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>從準備艙棄掉%1換能源</translation>
    </message>
    <message>
        <source>passes</source>
        <extracomment>What a player does in a game; can&apos;t do anything</extracomment>
        <translation>跳過</translation>
    </message>
    <message>
        <source>swaps the two top cards of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>交換%1卡堆最上面的兩張卡</translation>
    </message>
    <message>
        <source>takes %1 from the discard pile</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>從棄牌堆拿取%1</translation>
    </message>
    <message>
        <source>takes %1 from the stack of %2</source>
        <extracomment>What a player does in a game; %1 a card, %2 a building</extracomment>
        <translation>從%2的卡堆拿取%1</translation>
    </message>
    <message>
        <source>turns %1 face down</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>將%1翻成面朝下</translation>
    </message>
    <message>
        <source>gives %1 for %2 of %3&apos;s prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards, %3 a player&apos;s colour</extracomment>
        <translation>用%1交換%3準備艙的%2</translation>
    </message>
    <message>
        <source>swaps %1 of the hand with %2 of the prep module</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>用手牌的%1交換準備艙的%2</translation>
    </message>
    <message>
        <source>puts %1 of the hand under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>把手牌的%1放到牌庫底</translation>
    </message>
    <message>
        <source>puts %1 of the prep module under the deck</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>把準備艙的%1放到牌庫底</translation>
    </message>
    <message>
        <source>looks at %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a player&apos;s colour</extracomment>
        <translation>查看%1的準備艙</translation>
    </message>
    <message>
        <source>discards %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>棄掉%1</translation>
    </message>
    <message>
        <source>keeps %1 and puts %2 face down on its stack</source>
        <extracomment>What a player does in a game; %1, %2 cards</extracomment>
        <translation>留下%1，將%2面朝下放到卡堆</translation>
    </message>
    <message>
        <source>draws %1 from %2&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>從%2的準備艙抽取%1</translation>
    </message>
    <message>
        <source>puts %1 into the prep module</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>將%1放入準備艙</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <extracomment>What a player does in a game; %1 a card</extracomment>
        <translation>留下%1</translation>
    </message>
    <message>
        <source>uses the ability of %1</source>
        <extracomment>What a player does in a game; %1 a building</extracomment>
        <translation>使用%1的能力</translation>
    </message>
    <message>
        <source>runs the bottom action</source>
        <extracomment>What a player does in a game; of the card just played</extracomment>
        <translation>執行下半部行動</translation>
    </message>
    <message>
        <source>moves up in %1</source>
        <extracomment>A colonist goes from ★ to ★★; %1 a building</extracomment>
        <translation>在%1升級</translation>
    </message>
    <message>
        <source>moves down in %1</source>
        <extracomment>A colonist goes from ★★ to ★; %1 a building</extracomment>
        <translation>在%1降級</translation>
    </message>
    <message>
        <source>lands in %1</source>
        <extracomment>A colonist goes from Earth straight to a building; %1 the building</extracomment>
        <translation>直接登陸%1</translation>
    </message>
    <message>
        <source>settles in %1</source>
        <translation>入住%1</translation>
    </message>
    <message>
        <source>goes back to the ship from %1</source>
        <extracomment>A colonist goes from a building to the ship; %1 the building</extracomment>
        <translation>從%1回到太空船</translation>
    </message>
    <message numerus="yes">
        <source>launches %n</source>
        <extracomment>Colonists go from Earth to the ship</extracomment>
        <translation>
            <numerusform>發射 %n 個殖民者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gains %n energy</source>
        <translation>
            <numerusform>獲得 %n 點能源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n energy</source>
        <translation>
            <numerusform>支付 %n 點能源</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a new deck of %n {card|cards} is shuffled</source>
        <extracomment>The discard pile becomes the deck</extracomment>
        <translation>
            <numerusform>重新洗出 %n 張卡的牌庫</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>system failure: %n {card|cards} discarded</source>
        <extracomment>The phase in which the top cards of the deck are discarded</extracomment>
        <translation>
            <numerusform>系統故障：棄掉 %n 張卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sparks: %n {card|cards} discarded</source>
        <extracomment>Devious Automatics discards cards of the deck</extracomment>
        <translation>
            <numerusform>冒火花：棄掉 %n 張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>DA&apos;s prep module is refilled</source>
        <extracomment>DA: Devious Automatics</extracomment>
        <translation>DA 的準備艙補滿</translation>
    </message>
    <message numerus="yes">
        <source>draws %n {card|cards}</source>
        <extracomment>What a player does in a game</extracomment>
        <translation>
            <numerusform>抽 %n 張卡</numerusform>
        </translation>
    </message>
    <message>
        <source>draws the last card of %1&apos;s prep module</source>
        <extracomment>What a player does in a game; %1 the colour of Devious Automatics</extracomment>
        <translation>抽走%1準備艙的最後一張卡</translation>
    </message>
    <message>
        <source>discards %1 of %2&apos;s prep module</source>
        <extracomment>%1 a card, %2 the colour of Devious Automatics</extracomment>
        <translation>棄掉%2準備艙的%1</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <extracomment>In place of what a player did in a turn</extracomment>
        <translation>什麼都沒發生</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <extracomment>In what a player did; %1 the card that it most likely was: `red plays perhaps A7 from the hand`</extracomment>
        <translation>可能是 %1</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>profile</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a profile has no name yet&quot;</extracomment>
        <translation>設定檔</translation>
    </message>
    <message>
        <source>a %1 has no name yet; give it a name</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>%1還沒有名稱；請為它命名</translation>
    </message>
    <message>
        <source>the %1&apos;s name is longer than 100 bytes; give it a shorter one</source>
        <extracomment>%1 what is to be stored: a card profile, a lens; letters may take several bytes</extracomment>
        <translation>%1的名稱超過 100 個位元組；請取短一點的名稱</translation>
    </message>
    <message>
        <source>a %1&apos;s name may not begin with a dot or hold slashes; give it another</source>
        <extracomment>%1 what is to be stored: a card profile, a lens</extracomment>
        <translation>%1的名稱不能以句點開頭，也不能含有斜線；請換一個名稱</translation>
    </message>
    <message>
        <source>lens</source>
        <extracomment>What is to be stored, in a sentence such as &quot;a lens has no name yet&quot;</extracomment>
        <translation>攝影機</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Home</source>
        <extracomment>Page in the navigation rail: where to begin</extracomment>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Page in the navigation rail: play a game at the table</extracomment>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Page in the navigation rail: score a table from a photo</extracomment>
        <translation>計分</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Page in the navigation rail: games that were saved</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>Page in the navigation rail: card profiles</extracomment>
        <translation>設定檔</translation>
    </message>
    <message>
        <source>To Mars</source>
        <extracomment>Page in the navigation rail: another game; it is a name</extracomment>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Phone</source>
        <extracomment>Button in the navigation rail: pairs a phone as camera and second screen</extracomment>
        <translation>手機</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Page in the navigation rail: rules and cards to look up</extracomment>
        <translation>說明</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Page in the navigation rail</extracomment>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>NewGamePane</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page that sets up a game</extracomment>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Beginning the game</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在開始遊戲</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins the game</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <source>Give up the game that is not finished?</source>
        <extracomment>Asked before a game that is not finished is given up</extracomment>
        <translation>要放棄未完成的遊戲嗎？</translation>
    </message>
    <message>
        <source>%1: it can&apos;t be gone on with once a new one has begun.</source>
        <extracomment>What giving up a game means; %1 the game: `Red against blue, round 3`</extracomment>
        <translation>%1：開始新遊戲後就無法再繼續這一局。</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: goes on with the game that was not finished</extracomment>
        <translation>繼續遊戲</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Move one %1 colonist in %2 from ★ to ★★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>將%2的一個%1殖民者從 ★ 移到 ★★</translation>
    </message>
    <message>
        <source>Move one %1 colonist in %2 from ★★ to ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>將%2的一個%1殖民者從 ★★ 移到 ★</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %1&apos;s ship to %2 ★</source>
        <extracomment>An order to the player; %1 a colour, %2 a building</extracomment>
        <translation>將一個%1殖民者從太空船移到%2的 ★</translation>
    </message>
    <message>
        <source>Move one %1 colonist from Earth to %1&apos;s ship</source>
        <extracomment>An order to the player; %1 a colour</extracomment>
        <translation>將一個%1殖民者從地球移到太空船</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>將%1的能源設為 %2</translation>
    </message>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck face up on the discard pile</source>
        <extracomment>An order to the player</extracomment>
        <translation>
            <numerusform>將牌庫頂 %n 張卡面朝上放到棄牌堆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put the top {card|%n cards} of the deck, unseen, into %1&apos;s prep module</source>
        <extracomment>An order to the player; %1 the colour of Devious Automatics</extracomment>
        <translation>
            <numerusform>將牌庫頂 %n 張卡不看牌面放入%1的準備艙</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>two touch %1; lay them apart</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>%1有兩張相碰；請分開</translation>
    </message>
    <message>
        <source>one reaches out of the photo %1; take them all into the picture</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>%1有一張超出照片；請全部入鏡</translation>
    </message>
    <message>
        <source>one hardly shows %1; uncover it, and give it more light without reflections</source>
        <extracomment>Why cards are missing on a photo; %1 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>%1有一張幾乎看不見；請露出它，並補光且避免反光</translation>
    </message>
    <message>
        <source>lay them flat and apart, on a table of another colour, in even light</source>
        <extracomment>What to do where cards are missing on a photo</extracomment>
        <translation>請平放並分開，放在不同顏色的桌面上，光線要均勻</translation>
    </message>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 what to do</extracomment>
        <translation>
            <numerusform>找到 %n 張卡，應有 %1 張：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found %n {card|cards}, expected %1: take away what else lies there; the least like a card is %2</source>
        <extracomment>%n cards on a photo, %1 how many there should be, %2 a place on it, as in &quot;at the left&quot;</extracomment>
        <translation>
            <numerusform>找到 %n 張卡，應有 %1 張：請拿走其他東西；最不像卡片的在%2</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards lie on their sides; turn the photo until they stand upright</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>卡片是橫的；請旋轉照片使其直立</translation>
    </message>
    <message>
        <source>found %1 pieces, expected %2; stand them apart from each other, with the table around each</source>
        <extracomment>%1 pieces on a photo, %2 how many there should be</extracomment>
        <translation>找到 %1 個配件，應有 %2 個；請彼此分開，四周都露出桌面</translation>
    </message>
    <message>
        <source>there is no such file in %1</source>
        <extracomment>A file is missing; %1 a folder</extracomment>
        <translation>%1 中沒有這個檔案</translation>
    </message>
    <message>
        <source>there is no such photo in %1; take it as the others were taken</source>
        <extracomment>A photo is missing; %1 a folder</extracomment>
        <translation>%1 中沒有這張照片；請比照其他照片拍攝</translation>
    </message>
    <message>
        <source>the corners of card %1 cross; name them in turn around the card</source>
        <extracomment>%1 counts the cards that were marked by hand</extracomment>
        <translation>卡片 %1 的四角交叉；請沿卡片依序列出</translation>
    </message>
    <message>
        <source>card %1 reaches out of the photo; its corners are px of the photo as it is shown</source>
        <translation>卡片 %1 超出照片；四角以顯示的照片像素計</translation>
    </message>
    <message>
        <source>cards %1 and %2 lie on each other; mark each once</source>
        <translation>卡片 %1 與 %2 重疊；每張只標記一次</translation>
    </message>
    <message>
        <source>piece %1 lies outside of the photo; its middle is px of the photo as it is shown</source>
        <translation>配件 %1 在照片之外；中心以顯示的照片像素計</translation>
    </message>
    <message>
        <source>pieces %1 and %2 are at one place; mark each once</source>
        <translation>配件 %1 與 %2 在同一位置；每個只標記一次</translation>
    </message>
    <message>
        <source>no photo of a profile is called &quot;%1&quot;; name it as when the profile was learnt: buildings, greenhouse, …, backs, ships or colonists</source>
        <extracomment>%1 what a person called it</extracomment>
        <translation>設定檔沒有名為「%1」的照片；請用學習時的名稱：buildings、greenhouse、…、backs、ships 或 colonists</translation>
    </message>
    <message>
        <source>the piece %1 hardly shows; look whether the frame is around it</source>
        <extracomment>%1 at the right, in the middle, …</extracomment>
        <translation>%1的配件幾乎看不出來；請確認框線有圍住它</translation>
    </message>
    <message>
        <source>found %1 pieces, expected %2; one seems to stand %3 that can&apos;t be told from the table: put a circle around it, or take the photo on another table</source>
        <extracomment>%1 pieces on a photo, %2 how many there should be, %3 at the right, …</extracomment>
        <translation>找到 %1 個配件，應有 %2 個；似乎有一個在%3，但與桌面難以分辨：請用圓圈標出它，或換一張桌面再拍</translation>
    </message>
    <message>
        <source>the cards can&apos;t be told from the table; lay them on one of another colour, in even light</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>無法分辨卡片與桌面；請放在其他顏色的桌面上，光線要均勻</translation>
    </message>
    <message>
        <source>where the cards end can&apos;t be told for certain; look whether each frame lies on its card&apos;s edges</source>
        <extracomment>About a photo of cards</extracomment>
        <translation>無法確定卡片的邊緣在哪裡；請看每個框是否落在卡片的邊上</translation>
    </message>
    <message numerus="yes">
        <source>%n {card is|cards are} marked, expected %1: mark each once</source>
        <extracomment>%n cards were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>標記了 %n 張卡片，應為 %1 張：每張只標記一次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {piece is|pieces are} marked, expected %1: mark each once</source>
        <extracomment>%n wooden pieces were marked by hand, %1 how many there should be</extracomment>
        <translation>
            <numerusform>標記了 %n 個配件，應為 %1 個：每個只標記一次</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no such folder; check the name</source>
        <extracomment>%1 was to be a folder</extracomment>
        <translation>沒有這個資料夾；請檢查名稱</translation>
    </message>
    <message>
        <source>piece %1 from the left hardly shows; look whether the frame is around it</source>
        <extracomment>%1 a number, counted from the left of a row</extracomment>
        <translation>左起第 %1 個配件幾乎看不出來；請確認框線有圍住它</translation>
    </message>
    <message>
        <source>the photo does not seem to be upright, and was turned; look whether all stand upright and in their order now</source>
        <extracomment>About a photo of cards or pieces</extracomment>
        <translation>照片似乎沒有擺正，已自動旋轉；請看看現在是否全都正立、順序正確</translation>
    </message>
    <message>
        <source>%1: it is upside down beside what was learnt before; turn the photo half round</source>
        <extracomment>About a photo of a profile that is learnt again; %1 its name</extracomment>
        <translation>%1：與先前學會的相比上下顛倒；請將照片旋轉半圈</translation>
    </message>
</context>
<context>
    <name>PhoneDialog</name>
    <message>
        <source>Your phone as camera and second screen</source>
        <extracomment>Title: a phone as camera and second screen</extracomment>
        <translation>把手機當作相機和第二螢幕</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes what lies over the page</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>QR code that pairs a phone</source>
        <extracomment>Read out for the QR code that pairs a phone</extracomment>
        <translation>配對手機的 QR 碼</translation>
    </message>
    <message>
        <source>A phone in your home network takes photos of the table, shows the score sheet and the game, and answers questions. Nothing is installed on it, and nothing leaves your network. As long as this is off nothing listens.</source>
        <extracomment>Before phones are let in</extracomment>
        <translation>家中網路裡的手機可以拍攝桌面、顯示計分表與遊戲，並回答問題。手機上不需安裝任何東西，資料也不會離開你的網路。關閉時，程式不會監聽任何連線。</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera, or type the address into its browser. The code is good for one phone; then there is a new one.</source>
        <extracomment>How to use the QR code</extracomment>
        <translation>用手機相機掃描代碼，或在手機瀏覽器輸入網址。每個代碼只供一支手機使用，之後會換新的。</translation>
    </message>
    <message>
        <source>Address for the phone</source>
        <extracomment>Read out for the field that shows the address for the phone</extracomment>
        <translation>手機用的網址</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <extracomment>Button: copies the address for the phone</extracomment>
        <translation>複製網址</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>Button: phones are not answered any more</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Let phones in</source>
        <extracomment>Button: phones of the home network are answered from now on</extracomment>
        <translation>允許手機連線</translation>
    </message>
    <message>
        <source>Paired phones</source>
        <extracomment>Heading over the list of paired phones</extracomment>
        <translation>已配對的手機</translation>
    </message>
    <message>
        <source>A phone becomes the table&apos;s camera by its page More, Use this phone as the camera. Its browser then warns of a page that it does not know, as the program made the page&apos;s certificate itself. It is the right one if the browser shows this SHA-256 fingerprint:</source>
        <extracomment>How a phone becomes the camera of the table; &quot;More&quot; and &quot;Use this phone as the camera&quot; are on the phone&apos;s page</extracomment>
        <translation>在手機的「更多」頁點選「把這支手機當作攝影機」，手機就成為桌面的攝影機。瀏覽器會警告它不認識這個頁面，因為頁面的憑證是程式自己製作的。若瀏覽器顯示的 SHA-256 指紋與此相同，就是正確的頁面：</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate</source>
        <extracomment>Read out for the field that shows a certificate&apos;s fingerprint</extracomment>
        <translation>憑證的指紋</translation>
    </message>
</context>
<context>
    <name>PhonePages</name>
    <message>
        <source>Photo</source>
        <extracomment>On a phone: tabs</extracomment>
        <translation>照片</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Connected</source>
        <extracomment>On a phone: it hears from the computer</extracomment>
        <translation>已連線</translation>
    </message>
    <message>
        <source>Not connected</source>
        <extracomment>On a phone: it hears nothing from the computer, and tries again by itself</extracomment>
        <translation>未連線</translation>
    </message>
    <message>
        <source>This phone is not paired any more. Scan the code that Pocket Mars Table shows.</source>
        <translation>這支手機已不再配對。請掃描 Pocket Mars Table 顯示的代碼。</translation>
    </message>
    <message>
        <source>That did not work. Try it once more.</source>
        <translation>沒有成功，請再試一次。</translation>
    </message>
    <message>
        <source>The photo is larger than 25 MB. Take it at a lower resolution.</source>
        <translation>照片超過 25 MB，請用較低的解析度拍攝。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Take the photo from above, with all cards, ships and Earth in view and no hand over them.</source>
        <extracomment>On a phone, above the button that takes a photo</extracomment>
        <translation>請從上方拍攝，讓所有卡牌、太空船和地球都在畫面中，且不要被手遮住。</translation>
    </message>
    <message>
        <source>The program does not know your cards yet. Show it your cards first, on the page Cards.</source>
        <translation>程式還不認識你的卡牌。請先在「卡牌」頁讓它看你的卡牌。</translation>
    </message>
    <message>
        <source>Take a photo</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <extracomment>On a phone: of those that it has</extracomment>
        <translation>選擇照片</translation>
    </message>
    <message>
        <source>Another photo of this table</source>
        <extracomment>On a phone: of the same table, from another side</extracomment>
        <translation>再拍一張這個桌面</translation>
    </message>
    <message>
        <source>Photo of a new table</source>
        <extracomment>On a phone: of another table</extracomment>
        <translation>拍攝新的桌面</translation>
    </message>
    <message>
        <source>The photo is on its way …</source>
        <translation>照片傳送中…</translation>
    </message>
    <message>
        <source>The table is being read …</source>
        <translation>正在讀取桌面…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新辨識</translation>
    </message>
    <message>
        <source>The options have changed since.</source>
        <translation>選項在此之後已變更。</translation>
    </message>
    <message>
        <source>Questions</source>
        <extracomment>On a phone: what the reader is not sure of</extracomment>
        <translation>問題</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Save to the history</source>
        <translation>存入紀錄</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>儲存中…</translation>
    </message>
    <message>
        <source>Saved to the history</source>
        <translation>已存入紀錄</translation>
    </message>
    <message>
        <source>Photo %1</source>
        <extracomment>Read out for a photo with marks; %1 which</extracomment>
        <translation>照片 %1</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>As seen</source>
        <translation>依照片判斷</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>單人</translation>
    </message>
    <message>
        <source>Versus</source>
        <translation>對戰</translation>
    </message>
    <message>
        <source>Colours in seating order</source>
        <translation>依座位順序的顏色</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文版</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波蘭文版</translation>
    </message>
    <message>
        <source>Card profile</source>
        <translation>卡牌設定檔</translation>
    </message>
    <message>
        <source>This phone</source>
        <translation>這支手機</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>This phone is called %1 now.</source>
        <extracomment>%1 the phone&apos;s name</extracomment>
        <translation>這支手機現在名為 %1。</translation>
    </message>
    <message>
        <source>Unpair this phone</source>
        <translation>解除這支手機的配對</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>淺色或深色</translation>
    </message>
    <message>
        <source>As the phone</source>
        <translation>跟隨手機</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>Text sizes</extracomment>
        <translation>一般</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>No game is being played. Begin one in the window, on the page Play.</source>
        <extracomment>On a phone, as the second screen of a game</extracomment>
        <translation>目前沒有進行中的遊戲。請在視窗的「遊戲」頁開始。</translation>
    </message>
    <message>
        <source>The game is being taken up …</source>
        <translation>正在接續遊戲…</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>繼續這場遊戲</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生了什麼</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <translation>請替 Devious Automatics 執行</translation>
    </message>
    <message>
        <source>Lay the table back</source>
        <translation>把桌面擺回去</translation>
    </message>
    <message>
        <source>It lies as it did</source>
        <extracomment>On a phone: the table lies as it did before the step that was taken back</extracomment>
        <translation>已恢復原狀</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <extracomment>On a phone: takes the last step of the game back</extracomment>
        <translation>退回上一步</translation>
    </message>
    <message>
        <source>%1: expected %2, seen %3</source>
        <extracomment>%1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1：應為 %2，看到 %3</translation>
    </message>
    <message>
        <source>The table is right</source>
        <extracomment>On a phone, beside a warning: the table is right, though it breaks a rule</extracomment>
        <translation>桌面是對的</translation>
    </message>
    <message>
        <source>Tell by hand what happens</source>
        <extracomment>On a phone: opens what can be told of a move that no camera sees</extracomment>
        <translation>手動輸入發生的事</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <extracomment>%1 a player&apos;s colour</extracomment>
        <translation>%1要做什麼？</translation>
    </message>
    <message>
        <source>Nothing to decide here</source>
        <translation>這裡沒有要決定的事</translation>
    </message>
    <message>
        <source>Is that what happened?</source>
        <translation>是這樣嗎？</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Yes, go on</source>
        <translation>對，繼續</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>On a phone, a switch: what is new of the game is spoken</extracomment>
        <translation>朗讀</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the list of steps in which a card profile is learnt</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>The cards are being read …</source>
        <translation>正在讀取卡牌…</translation>
    </message>
    <message>
        <source>It is right as it is</source>
        <extracomment>On a phone: what was found in a picture of cards is right</extracomment>
        <translation>這樣是對的</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Take it again</source>
        <translation>重拍</translation>
    </message>
    <message>
        <source>Drag the corners</source>
        <extracomment>On a phone: corners of cards are dragged to where they are</extracomment>
        <translation>拖曳角落</translation>
    </message>
    <message>
        <source>Read it with these</source>
        <translation>用這些標記讀取</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Card for Earth</source>
        <translation>地球卡</translation>
    </message>
    <message>
        <source>There is a card for Earth</source>
        <translation>有地球卡</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>Wooden pieces</source>
        <translation>木製配件</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <translation>太空船</translation>
    </message>
    <message>
        <source>Name of the profile</source>
        <translation>設定檔名稱</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>儲存設定檔</translation>
    </message>
    <message>
        <source>One decision back</source>
        <translation>退回一個決定</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>On a phone, heading: it is the camera of the table</extracomment>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Use this phone as the camera</source>
        <translation>把這支手機當作攝影機</translation>
    </message>
    <message>
        <source>The phone stands above the table and shows it to the program for as long as the camera&apos;s page is open.</source>
        <translation>手機架在桌面上方，只要攝影機頁面開著，就會把桌面傳給程式看。</translation>
    </message>
    <message>
        <source>Browsers give the camera to encrypted pages only, and the program made the certificate of its encrypted page itself. So your browser will warn that the connection is not private or the certificate unknown. That is to be expected here, once on each phone: choose Advanced or Details there, and then go on to the page.</source>
        <translation>瀏覽器只允許加密的頁面使用攝影機，而這個加密頁面的憑證是程式自己製作的。因此瀏覽器會警告連線不是私人連線，或憑證不明。這在此處是正常的，每支手機一次：請選擇「進階」或「詳細資料」，然後繼續前往該頁面。</translation>
    </message>
    <message>
        <source>To be sure that nobody stands between, compare the certificate&apos;s SHA-256 fingerprint that the browser shows with the one that Pocket Mars Table shows on the computer. It should be this one:</source>
        <translation>若要確定沒有人從中攔截，請比對瀏覽器顯示的憑證 SHA-256 指紋，與電腦上 Pocket Mars Table 顯示的是否相同。應該是這一個：</translation>
    </message>
    <message>
        <source>Open the camera&apos;s page</source>
        <translation>開啟攝影機頁面</translation>
    </message>
    <message>
        <source>The camera&apos;s page could not be opened on the computer. The log of Pocket Mars Table says why.</source>
        <translation>電腦上無法開啟攝影機頁面。原因記錄在 Pocket Mars Table 的記錄檔中。</translation>
    </message>
    <message>
        <source>Start the camera</source>
        <translation>啟動攝影機</translation>
    </message>
    <message>
        <source>Stop the camera</source>
        <translation>停止攝影機</translation>
    </message>
    <message>
        <source>The browser keeps the camera from this page. Allow it in the browser&apos;s settings of the page, and start again.</source>
        <translation>瀏覽器不讓這個頁面使用攝影機。請在瀏覽器的網站設定中允許，然後重新啟動。</translation>
    </message>
    <message>
        <source>The camera can&apos;t be used now. Close other apps that use it, and start again.</source>
        <translation>現在無法使用攝影機。請關閉其他正在使用攝影機的應用程式，然後重新啟動。</translation>
    </message>
    <message>
        <source>Watched: %1 pictures a second, %2 × %3</source>
        <extracomment>On a phone that is the camera; %1 a number, %2 and %3 pixels</extracomment>
        <translation>觀看中：每秒 %1 張，%2 × %3</translation>
    </message>
    <message>
        <source>Ready, but nobody watches yet. Choose the camera %1 in the window, on the page Play.</source>
        <extracomment>On a phone that is the camera; %1 the phone&apos;s name</extracomment>
        <translation>已就緒，但還沒有人觀看。請在視窗的「遊戲」頁選擇攝影機 %1。</translation>
    </message>
    <message>
        <source>Lamp</source>
        <extracomment>On a phone, a switch: its lamp beside the camera</extracomment>
        <translation>燈</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解析度</translation>
    </message>
    <message>
        <source>It is too dark. Switch on a light, or the phone&apos;s lamp.</source>
        <translation>太暗了。請開燈，或打開手機的燈。</translation>
    </message>
    <message>
        <source>The phone was bumped. Let it stand still.</source>
        <translation>手機被碰到了。請讓它靜止不動。</translation>
    </message>
    <message>
        <source>Put the phone on a stand or a pile of books, so that it sees all cards, and plug it in. The screen stays on while the camera is used.</source>
        <translation>請把手機放在支架或一疊書上，讓它看得到所有卡牌，並接上電源。使用攝影機時螢幕會保持開啟。</translation>
    </message>
    <message>
        <source>This browser lets the screen go off. Have the phone&apos;s settings wait longer with that.</source>
        <translation>這個瀏覽器會讓螢幕關閉。請在手機設定中延長螢幕關閉的時間。</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>On a phone, button: asks the coach about the turn at hand</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>A good move</source>
        <extracomment>On a phone, heading over the one move that children are advised</extracomment>
        <translation>一步好棋</translation>
    </message>
    <message>
        <source>Odds to win</source>
        <extracomment>Read out on a phone for the bar of odds</extracomment>
        <translation>獲勝機率</translation>
    </message>
    <message>
        <source>Some of your cards are not known to the program. Say in the window which they are, for advice on just these.</source>
        <extracomment>On a phone, with advice: which can be put right in the window</extracomment>
        <translation>程式不知道您的部分手牌。在視窗中說明是哪些牌，建議就會針對它們。</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <translation>關閉建議</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>one star</source>
        <extracomment>Read aloud in place of the symbol ★</extracomment>
        <translation>一星</translation>
    </message>
    <message>
        <source>two stars</source>
        <extracomment>Read aloud in place of the symbol ★★</extracomment>
        <translation>二星</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>Before the choice of a card on which spaces are marked</extracomment>
        <translation>卡片</translation>
    </message>
    <message>
        <source>The pictures of the buildings and of the spaceships are needed first.</source>
        <extracomment>Where there is no card yet on which spaces could be marked</extracomment>
        <translation>需要先有建築與太空船的照片。</translation>
    </message>
    <message>
        <source>Turn the energy track</source>
        <extracomment>Button: turns the frame of the energy track by a quarter</extracomment>
        <translation>旋轉能源軌</translation>
    </message>
    <message>
        <source>Levels in another order</source>
        <extracomment>Button: levels of the energy track in a line, a zigzag, two rows, counted back, and so on</extracomment>
        <translation>換一種能量排列</translation>
    </message>
    <message>
        <source>As they were at first</source>
        <extracomment>Button: puts the frames where they were at first</extracomment>
        <translation>恢復原樣</translation>
    </message>
    <message>
        <source>Further questions: %1</source>
        <extracomment>On a phone, opens those questions about a photo that do not stand there yet; %1 how many</extracomment>
        <translation>其餘問題：%1</translation>
    </message>
    <message>
        <source>None of these</source>
        <extracomment>Button behind the answers to what happened in the game: the player tells it by hand</extracomment>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Tell what happened; until then the camera waits.</source>
        <extracomment>No answer to a question was right</extracomment>
        <translation>請說明發生了什麼；在那之前攝影機會等候。</translation>
    </message>
    <message>
        <source>By camera</source>
        <extracomment>Button: the player does not tell it after all</extracomment>
        <translation>用攝影機</translation>
    </message>
    <message>
        <source>On your cards ★ and ★★ may lie the other way round. Whatever stands on a building outside of ★★ counts as ★.</source>
        <extracomment>On the spaces of a building card</extracomment>
        <translation>你的卡牌上 ★ 和 ★★ 也許左右相反。站在建築卡上、★★ 以外的都算 ★。</translation>
    </message>
    <message>
        <source>Swap ★ and ★★</source>
        <extracomment>Button: the frames of two spaces on a building card change places</extracomment>
        <translation>對調 ★ 和 ★★</translation>
    </message>
    <message>
        <source>The numbers lie on the levels of the energy track.</source>
        <extracomment>On the spaces of a ship card</extracomment>
        <translation>數字應落在能源軌的各等級上。</translation>
    </message>
    <message>
        <source>Drag levels one by one</source>
        <extracomment>The levels of the energy track are dragged each by itself, not all with their frame</extracomment>
        <translation>逐一拖曳各等級</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>On a phone: a photo is turned by a quarter</extracomment>
        <translation>旋轉</translation>
    </message>
</context>
<context>
    <name>PhoneRow</name>
    <message>
        <source>%1, connected</source>
        <extracomment>A paired phone whose page is open; %1 its name</extracomment>
        <translation>%1，已連線</translation>
    </message>
    <message>
        <source>Throw out</source>
        <extracomment>Button: the phone is not let in any more</extracomment>
        <translation>移除</translation>
    </message>
    <message>
        <source>%1, used as a camera</source>
        <extracomment>A paired phone that is used as a camera; %1 its name</extracomment>
        <translation>%1，當作攝影機使用中</translation>
    </message>
</context>
<context>
    <name>PhoneServer</name>
    <message>
        <source>%1 is no address of this computer; without one the address in the home network is taken</source>
        <extracomment>%1 what was given as an address</extracomment>
        <translation>%1 不是這台電腦的位址；不指定時會使用家用網路中的位址</translation>
    </message>
    <message>
        <source>no phone can be waited for at %1, port %2: %3; try another port</source>
        <extracomment>%1 an address of this computer, %2 a number, %3 why</extracomment>
        <translation>無法在 %1 的連接埠 %2 等待手機：%3；請改用其他連接埠</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no address of a network; give one like 192.168.1.20</source>
        <extracomment>%1 what was given as an address</extracomment>
        <translation>「%1」不是網路位址；請輸入像 192.168.1.20 這樣的位址</translation>
    </message>
    <message>
        <source>this computer is in no home network; connect it to the one that the phone is in</source>
        <translation>這台電腦不在任何家用網路中；請連上手機所在的網路</translation>
    </message>
    <message>
        <source>This code is not the one of now. Scan the one that Pocket Mars Table shows.</source>
        <translation>這個代碼已失效。請掃描 Pocket Mars Table 目前顯示的代碼。</translation>
    </message>
</context>
<context>
    <name>Photo</name>
    <message>
        <source>there is no such file, or it may not be read; check the name</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>沒有這個檔案，或無法讀取；請檢查名稱</translation>
    </message>
    <message>
        <source>this is no JPEG, PNG, WebP or BMP picture; save the photo as a JPEG</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>這不是 JPEG、PNG、WebP 或 BMP 圖片；請將照片存成 JPEG</translation>
    </message>
    <message>
        <source>it is damaged, perhaps cut off while being copied; copy it again</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>檔案已損壞，可能複製時中斷；請重新複製</translation>
    </message>
    <message>
        <source>it has more than 200 megapixels; scale it down</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>超過 2 億像素；請縮小圖片</translation>
    </message>
    <message>
        <source>it is smaller than 64 x 64 pixels; take a larger photo</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>小於 64 × 64 像素；請拍更大的照片</translation>
    </message>
    <message>
        <source>this is a folder; name a photo in it</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>這是資料夾；請指定其中的照片</translation>
    </message>
    <message>
        <source>it is a narrow strip; take a photo of the whole table</source>
        <extracomment>Why a photo can&apos;t be used, behind its name</extracomment>
        <translation>這是一條窄長的圖；請拍下整張桌面</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo</extracomment>
        <translation>桌面照片</translation>
    </message>
    <message>
        <source>Arrow keys go from mark to mark, Return corrects one, plus and minus zoom.</source>
        <extracomment>Read out for the photo with the marks on it</extracomment>
        <translation>方向鍵切換標記，Enter 鍵修正，加減號縮放。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Something found on the photo, read out: %1 the item, %2 how it was read</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hide the marks</source>
        <extracomment>Button: the outlines of what was read, drawn on the photo</extracomment>
        <translation>隱藏標記</translation>
    </message>
    <message>
        <source>Show the marks</source>
        <translation>顯示標記</translation>
    </message>
    <message>
        <source>Show the photo as it was taken</source>
        <extracomment>Button beside the photo: the table as seen from straight above, or as the camera saw it</extracomment>
        <translation>顯示拍攝時的照片</translation>
    </message>
    <message>
        <source>Show the table from above</source>
        <translation>從正上方顯示桌面</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>放大</translation>
    </message>
    <message>
        <source>Show the whole photo</source>
        <extracomment>Button beside the photo</extracomment>
        <translation>顯示整張照片</translation>
    </message>
</context>
<context>
    <name>PieceName</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for the list of names: %1 a piece or ship, %2 its name</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>at the upper left</source>
        <translation>左上方</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>at the upper right</source>
        <translation>右上方</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>左側</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>中間</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>右側</translation>
    </message>
    <message>
        <source>at the lower left</source>
        <translation>左下方</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>at the lower right</source>
        <translation>右下方</translation>
    </message>
</context>
<context>
    <name>PlaceView</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a player&apos;s place: %1 the place of a colour, %2 how many colonists</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>PlayLinkPane</name>
    <message>
        <source>QR code with the link for BG Stats</source>
        <extracomment>Read out for the QR code</extracomment>
        <translation>含有 BG Stats 連結的 QR 碼</translation>
    </message>
    <message>
        <source>Log this game in BG Stats</source>
        <extracomment>Title over the QR code; BG Stats is an app for phones</extracomment>
        <translation>在 BG Stats 記錄此局</translation>
    </message>
    <message>
        <source>Scan the code with the phone&apos;s camera and open the link: BG Stats adds the play with date, players and points. The play keeps its id, so that the app can tell when it gets it twice.</source>
        <extracomment>How to use the QR code</extracomment>
        <translation>用手機相機掃描此碼並開啟連結：BG Stats 會新增這場遊戲的日期、玩家與分數。此局的識別碼不變，因此應用程式能認出重複的記錄。</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <extracomment>Button: copies the link for BG Stats</extracomment>
        <translation>複製連結</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <extracomment>Read out for the field that shows the link</extracomment>
        <translation>BG Stats 連結</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the QR code back to the game&apos;s score sheet</extracomment>
        <translation>計分表</translation>
    </message>
</context>
<context>
    <name>PlayersForm</name>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of the table on the photo</extracomment>
        <translation>誰在玩？</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>自動</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>單人</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>Tap your colour first, then that of DA.</source>
        <extracomment>DA is the automaton of the solo game</extracomment>
        <translation>先點你的顏色，再點 DA 的顏色。</translation>
    </message>
    <message>
        <source>Tap the colours in seating order, the starting player first.</source>
        <extracomment>How to choose the players</extracomment>
        <translation>依座位順序點選顏色，從起始玩家開始。</translation>
    </message>
    <message>
        <source>The players are those whose ships and colonists are seen on the photo.</source>
        <extracomment>Who plays where that is found out from the photo</extracomment>
        <translation>玩家就是照片中看得到太空船與殖民者的人。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A player&apos;s colour with its seat; %1 counts from 1, %2 the colour</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules break a tie</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>英文版</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>波蘭文版</translation>
    </message>
    <message>
        <source>The editions differ in how a tie is broken.</source>
        <extracomment>What the edition changes</extracomment>
        <translation>各版本的平手判定方式不同。</translation>
    </message>
    <message>
        <source>Read the photo again</source>
        <extracomment>Button: after the players or the edition were changed</extracomment>
        <translation>重新辨識照片</translation>
    </message>
</context>
<context>
    <name>PlayersPane</name>
    <message>
        <source>Photo of the table</source>
        <extracomment>Read out for the photo</extracomment>
        <translation>桌面照片</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%1 leads by %n {point|points}</source>
        <extracomment>How a puzzle stands; %1 a player&apos;s colour</extracomment>
        <translation>
            <numerusform>%1領先 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>both have as many points, and a tie is %1&apos;s</source>
        <extracomment>How a puzzle stands; %1 the colour of Devious Automatics</extracomment>
        <translation>雙方同分，平手算%1勝</translation>
    </message>
    <message>
        <source>no card is left in the deck</source>
        <extracomment>How a puzzle stands</extracomment>
        <translation>牌庫已無牌</translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n {card|cards} left</source>
        <extracomment>How a puzzle stands</extracomment>
        <translation>
            <numerusform>牌庫剩 %n 張牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2; %3. Which move wins for %4?</source>
        <extracomment>A puzzle: %1 the round, %2 who leads, %3 the cards of the deck, %4 the player&apos;s colour</extracomment>
        <translation>第 %1 輪：%2；%3。%4要怎麼走才會贏？</translation>
    </message>
</context>
<context>
    <name>PracticePane</name>
    <message>
        <source>Home</source>
        <extracomment>Button: from the puzzle back to the first page</extracomment>
        <translation>首頁</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <extracomment>Title: a moment of a game in which one move wins</extracomment>
        <translation>每日一題</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>Days in a row on which a puzzle was solved</extracomment>
        <translation>
            <numerusform>連續 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand:</source>
        <extracomment>Before the cards that the player of a puzzle holds</extracomment>
        <translation>你的手牌：</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <extracomment>What was found of a puzzle&apos;s answer so far; %1 decisions</extracomment>
        <translation>正確：%1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>A choice of a puzzle: %1 its number, %2 what is done</extracomment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button: leaves a puzzle that was solved</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>Button: the same puzzle from its beginning</extracomment>
        <translation>再試一次</translation>
    </message>
</context>
<context>
    <name>ProfileActions</name>
    <message>
        <source>Test the profile with a photo</source>
        <extracomment>Title of the dialog that chooses a photo of cards</extracomment>
        <translation>用照片測試設定檔</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in the dialog that chooses a photo</extracomment>
        <translation>照片 (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>The new photo of these cards</source>
        <extracomment>Title of the dialog that chooses a photo of a card profile</extracomment>
        <translation>這些卡片的新照片</translation>
    </message>
    <message>
        <source>Export the profile</source>
        <extracomment>Title of the dialog that writes a card profile to a file</extracomment>
        <translation>匯出設定檔</translation>
    </message>
    <message>
        <source>Card profiles (*.pmprofile)</source>
        <extracomment>File types in the dialogs for card profiles</extracomment>
        <translation>卡片設定檔 (*.pmprofile)</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <extracomment>Title of the dialog that reads a card profile from a file</extracomment>
        <translation>匯入設定檔</translation>
    </message>
    <message>
        <source>Learn one picture again</source>
        <extracomment>Heading over learning one photo of a card profile again</extracomment>
        <translation>重新學習一張照片</translation>
    </message>
    <message>
        <source>Lay these cards out as when the profile was learnt and photograph them. All other cards stay as they are.</source>
        <extracomment>How to learn one photo of a card profile again</extracomment>
        <translation>請像學習設定檔時一樣排好這些卡片並拍照。其他卡片維持原樣。</translation>
    </message>
    <message>
        <source>Which picture</source>
        <extracomment>Read out for the choice of a picture of a card profile</extracomment>
        <translation>哪一張照片</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>Greenhouse cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>生態建築的卡片</translation>
    </message>
    <message>
        <source>Energy bank cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>能源建築的卡片</translation>
    </message>
    <message>
        <source>Comms center cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>科學建築的卡片</translation>
    </message>
    <message>
        <source>Aqualab cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>水源建築的卡片</translation>
    </message>
    <message>
        <source>Habitation cards</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>建造建築的卡片</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>卡背</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>Colonists and marker</source>
        <extracomment>A picture of a card profile</extracomment>
        <translation>殖民者與標記</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Button that leaves everything as it is</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>Choose the photo …</source>
        <extracomment>Button: chooses the photo to learn again</extracomment>
        <translation>選擇照片…</translation>
    </message>
    <message>
        <source>Test with a photo …</source>
        <extracomment>Button: says how well the cards in a photo agree with the profile</extracomment>
        <translation>用照片測試…</translation>
    </message>
    <message>
        <source>Learn one picture again …</source>
        <extracomment>Button: learns one of the photos of a card profile again</extracomment>
        <translation>重新學習一張…</translation>
    </message>
    <message>
        <source>Export …</source>
        <extracomment>Button: writes the card profile to a file</extracomment>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Import …</source>
        <extracomment>Button: adds a card profile from a file</extracomment>
        <translation>匯入…</translation>
    </message>
</context>
<context>
    <name>ProfileCheckPane</name>
    <message>
        <source>Close the test</source>
        <extracomment>Button: closes the test of a card profile</extracomment>
        <translation>關閉測試</translation>
    </message>
    <message>
        <source>The photo with its cards outlined</source>
        <extracomment>Read out for a photo with outlines of its cards</extracomment>
        <translation>標出卡片外框的照片</translation>
    </message>
    <message>
        <source>Cards in the photo</source>
        <extracomment>Read out for the list of cards that were tested</extracomment>
        <translation>照片中的卡片</translation>
    </message>
</context>
<context>
    <name>ProfileEditorPane</name>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在儲存設定檔</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: puts a profile away without saving what was changed</extracomment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <extracomment>Button: stores a card profile with what was changed</extracomment>
        <translation>儲存變更</translation>
    </message>
</context>
<context>
    <name>ProfileRow</name>
    <message>
        <source>in use</source>
        <extracomment>The profile with which photos are read</extracomment>
        <translation>使用中</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is none yet: learn one</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>沒有名為「%1」的卡片設定檔；目前一個都沒有：請先學習</translation>
    </message>
    <message>
        <source>no card profile is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>沒有名為「%1」的卡片設定檔；現有：%2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be made (%2): make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>無法建立 %1（%2）：請讓資料夾可寫入，或釋出一些空間</translation>
    </message>
    <message>
        <source>%1: another file says already where the cards of %2 lie; give one for each photo</source>
        <extracomment>%1 a file, %2 what a photo of a profile is called</extracomment>
        <translation>%1：另一個檔案已說明 %2 的卡片位置；每張照片只給一個</translation>
    </message>
    <message>
        <source>%1: not all there could be told for certain; look at the pictures, and where the table shows or a card or piece is cut off learn the photo again</source>
        <extracomment>%1 photos of a card profile: ships.jpg, backs.jpg</extracomment>
        <translation>%1：並非所有內容都能確定；請看圖片，若露出桌面，或卡片、棋子被切掉，請重新學習這張照片</translation>
    </message>
    <message numerus="yes">
        <source>%n {picture|pictures} there, and none with a name that says what it shows: choose nine in the order of the steps, or call them buildings.jpg, …</source>
        <extracomment>%n pictures were found in a folder</extracomment>
        <translation>
            <numerusform>那裡有 %n 張照片，檔名都沒有說明內容：請依步驟順序選擇九張，或命名為 buildings.jpg、…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProfilesPage</name>
    <message>
        <source>Remove the profile “%1”?</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>要移除設定檔「%1」嗎？</translation>
    </message>
    <message>
        <source>Photos of these cards can&apos;t be read until the profile is learnt again. Games in the history stay as they are.</source>
        <extracomment>What removing a card profile means</extracomment>
        <translation>重新學習設定檔之前，將無法辨識這些卡片的照片。紀錄中的遊戲不受影響。</translation>
    </message>
    <message>
        <source>Remove the profile</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>移除設定檔</translation>
    </message>
    <message>
        <source>Card profiles</source>
        <extracomment>Title of the page with the card profiles
----------
Read out for the list of card profiles</extracomment>
        <translation>卡片設定檔</translation>
    </message>
    <message>
        <source>Remove …</source>
        <extracomment>Button: removes the card profile in use, after asking</extracomment>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Learn a profile</source>
        <translation>學習設定檔</translation>
    </message>
    <message>
        <source>From a folder …</source>
        <extracomment>Button: learns another card profile from a folder that holds all it takes</extracomment>
        <translation>從資料夾…</translation>
    </message>
    <message>
        <source>Go on learning</source>
        <extracomment>Button: learns another card profile, or goes on with one that is half learnt</extracomment>
        <translation>繼續學習</translation>
    </message>
    <message>
        <source>Spaces and colours</source>
        <extracomment>Button: shows the spaces and colours of the card profile in use, to change them</extracomment>
        <translation>位置與顏色</translation>
    </message>
    <message>
        <source>Somebody with the same edition has given you a file of their cards?</source>
        <extracomment>Beside the button that imports a card profile</extracomment>
        <translation>有同版本的朋友給了你他們卡片的檔案？</translation>
    </message>
    <message>
        <source>They are right</source>
        <extracomment>Button: somebody has looked at the cards that were in doubt</extracomment>
        <translation>都正確</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <extracomment>Button: the player marks what lies in a picture</extracomment>
        <translation>手動修正</translation>
    </message>
    <message>
        <source>Learn it all the same</source>
        <extracomment>Button: learns a photo that looks like another deck&apos;s all the same</extracomment>
        <translation>仍要學習</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: takes away what was said</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Comparing the photo with the cards …</source>
        <extracomment>While a photo is compared with a card profile</extracomment>
        <translation>正在比對照片與卡牌…</translation>
    </message>
    <message>
        <source>Learning the picture …</source>
        <extracomment>While one picture of a card profile is learnt again</extracomment>
        <translation>正在學習這張照片…</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>this ship has no place for it</source>
        <extracomment>Why something can&apos;t be done</extracomment>
        <translation>這艘船沒有它的位置</translation>
    </message>
    <message>
        <source>From the main board to the ship, for a ticket</source>
        <extracomment>Heading: structures of a player that are built</extracomment>
        <translation>花一張船票，從主版圖移到船上</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A structure that can be moved; %1 its name, %2 how many there are</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>By a project</source>
        <extracomment>Heading: what a player&apos;s projects can do</extracomment>
        <translation>利用計畫</translation>
    </message>
    <message>
        <source>Launch: %1 (%2)</source>
        <extracomment>A project&apos;s action: behind its name %1 a structure, %2 how many there are</extracomment>
        <translation>發射：%1（%2）</translation>
    </message>
    <message>
        <source>Assemble: %1 (%2)</source>
        <extracomment>A project&apos;s action: behind its name %1 a structure, %2 how many there are</extracomment>
        <translation>組裝：%1（%2）</translation>
    </message>
    <message>
        <source>Built on the main board</source>
        <extracomment>Heading: structures of a player that are not built yet</extracomment>
        <translation>建造在主版圖</translation>
    </message>
    <message>
        <source>On the ship</source>
        <extracomment>Heading: solar panels and astronauts of the ship</extracomment>
        <translation>在船上</translation>
    </message>
    <message>
        <source>Solar panel</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>太陽能板</translation>
    </message>
    <message>
        <source>Astronaut</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>太空人</translation>
    </message>
    <message>
        <source>Swapped astronaut</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>交換後的太空人</translation>
    </message>
    <message>
        <source>Bring one back</source>
        <extracomment>What a player can do: then a place on the ship is tapped</extracomment>
        <translation>帶一位回來</translation>
    </message>
    <message>
        <source>Ticket</source>
        <extracomment>Heading: corporation tokens</extracomment>
        <translation>船票</translation>
    </message>
    <message>
        <source>Corporation token</source>
        <extracomment>What a player can do</extracomment>
        <translation>公司標記</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Heading</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Fund a project</source>
        <extracomment>Heading: projects that can be funded</extracomment>
        <translation>資助計畫</translation>
    </message>
    <message>
        <source>Another corporation&apos;s</source>
        <extracomment>What a player can do: fund a project that is not To Mars&apos;</extracomment>
        <translation>其他公司的</translation>
    </message>
    <message>
        <source>Solar panel %1, built</source>
        <extracomment>Read out for a place on the ship; %1 its name</extracomment>
        <translation>太陽能板 %1，已建造</translation>
    </message>
    <message>
        <source>Solar panel %1, not built</source>
        <translation>太陽能板 %1，未建造</translation>
    </message>
    <message>
        <source>Astronaut slot %1, %2 VP</source>
        <extracomment>Read out for a place on the ship; %1 its name, %2 victory points</extracomment>
        <translation>太空人位置 %1，%2 分</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>Of a goal&apos;s points: nobody has claimed them yet</extracomment>
        <translation>空著</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>不開放</translation>
    </message>
    <message>
        <source>%1 VP: %2</source>
        <extracomment>A goal&apos;s points and who has them; %1 victory points, %2 a player, &quot;free&quot; or &quot;closed&quot;</extracomment>
        <translation>%1 分：%2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between what is listed in a line</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 a player&apos;s name or a place, %2 what is there</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Open</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of a dialog that chooses a file</extracomment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>More of what happened</source>
        <extracomment>Button beside a question: shows all that the answers have in common</extracomment>
        <translation>更多經過</translation>
    </message>
    <message>
        <source>Lay it face up on a free place of the table and take your hand away.</source>
        <extracomment>Below a question whose answers are cards, while the camera is to be shown one</extracomment>
        <translation>把卡片正面朝上放在桌面空處，然後把手移開。</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button beside a question that is asked in steps: the step before</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Don&apos;t look</source>
        <extracomment>Button beside a question whose answers are cards: the camera finds out which it is; and stops that</extracomment>
        <translation>不用看了</translation>
    </message>
    <message>
        <source>Show it to the camera</source>
        <translation>給鏡頭看</translation>
    </message>
    <message>
        <source>None of these</source>
        <extracomment>Button behind the answers to what happened in the game: the player tells it by hand</extracomment>
        <translation>都不是</translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message>
        <source>To be sure of the score, please check: %1</source>
        <extracomment>Heading over the open questions; %1 how many</extracomment>
        <translation>為確保分數正確，請確認：%1</translation>
    </message>
    <message>
        <source>Another photo</source>
        <extracomment>Button: chooses a further photo of the same table, from another side</extracomment>
        <translation>再加一張照片</translation>
    </message>
</context>
<context>
    <name>ReadingChoice</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a button that says how a card is read; %1 the card, %2 the reading</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ReadingPane</name>
    <message>
        <source>Reading the table …</source>
        <extracomment>Over the photo while it is read</extracomment>
        <translation>正在辨識桌面…</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在辨識桌面</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: a photo that is being read is wanted no more</extracomment>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Odds to win, turn by turn</source>
        <extracomment>Title of a curve</extracomment>
        <translation>逐回合的獲勝機率</translation>
    </message>
    <message>
        <source>Looking at the game</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在回顧遊戲</translation>
    </message>
    <message>
        <source>Where was it won?</source>
        <extracomment>Button: the coach looks at a finished game again</extracomment>
        <translation>勝負在哪裡？</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>Beside a curve of odds; %1 a number</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>%1 ★★ has room for %2, not for %3: correct one of them</source>
        <extracomment>Why a table can&apos;t be saved; %1 a building, %2 and %3 numbers</extracomment>
        <translation>%1 ★★ 只能放 %2 個，不是 %3 個：請更正其中一個</translation>
    </message>
    <message>
        <source>%1 has at least %2 colonists, and the box holds %3: one of the counts is too high</source>
        <extracomment>Why a table can&apos;t be saved; %1 a colour, %2 and %3 numbers</extracomment>
        <translation>%1 至少有 %2 位殖民者，盒中只有 %3 位：其中一個數目太大</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score a table</source>
        <extracomment>Title of the page before a photo is opened</extracomment>
        <translation>為桌面計分</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>卡片設定檔：%1</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>開啟照片</translation>
    </message>
    <message>
        <source>Say who plays</source>
        <extracomment>Button beside an error that this mends</extracomment>
        <translation>指定玩家</translation>
    </message>
    <message>
        <source>Read again</source>
        <extracomment>Button beside an error: reads the same file once more</extracomment>
        <translation>重新辨識</translation>
    </message>
    <message>
        <source>Show where cards lie</source>
        <extracomment>Button: marks cards on the photo that were not found</extracomment>
        <translation>指出卡片在哪裡</translation>
    </message>
    <message>
        <source>Show me the cards</source>
        <extracomment>Button beside an error: marks cards on the photo that were not found</extracomment>
        <translation>指出卡片的位置</translation>
    </message>
    <message>
        <source>Another photo</source>
        <extracomment>Button: chooses a further photo of the same table, from another side</extracomment>
        <translation>再加一張照片</translation>
    </message>
    <message>
        <source>On this photo: %1</source>
        <extracomment>Others lie on the photo than were said to play; %1 who: `Solo: Red, DA Blue`</extracomment>
        <translation>這張照片上：%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces are on the photo; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>採用 %1</translation>
    </message>
    <message>
        <source>This is the sample&apos;s photo, and only the sample&apos;s cards are known so far: learn yours before you score your own table.</source>
        <extracomment>Above the photo that comes with the program, while no other cards are known</extracomment>
        <translation>這是範例照片，程式目前只認識範例的卡片：為自己的桌面計分前，請先學習你的卡片。</translation>
    </message>
    <message>
        <source>This is the sample&apos;s photo, read with the sample&apos;s cards. Your own photos are read with “%1”.</source>
        <extracomment>Above the photo that comes with the program; %1 the name of the user&apos;s own card profile</extracomment>
        <translation>這是範例照片，以範例的卡片判讀。你自己的照片會以「%1」判讀。</translation>
    </message>
    <message>
        <source>Read with the sample&apos;s cards, not with yours, so what is found may be wrong: learn your own cards, or choose their profile.</source>
        <extracomment>Above a photo of the user&apos;s own table</extracomment>
        <translation>這是以範例的卡片判讀的，不是你的卡片，結果可能有誤：請學習自己的卡片，或選擇它們的設定檔。</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button: goes to the page that learns a card profile</extracomment>
        <translation>學習我的卡片</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Read out for the table of points</extracomment>
        <translation>計分表</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Head of the automaton&apos;s column; %1 its colour, %2 DA</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 ?</source>
        <extracomment>Points on the score sheet where something unknown counts as 0; %1 the points</extracomment>
        <translation>%1 ?</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A cell of the score sheet, read out: %1 the player, %2 the line, %3 the points</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>ScoresChart</name>
    <message>
        <source>%1: %2 last</source>
        <extracomment>A line of the chart of scores, read out: %1 the player, %2 the points of the last game</extracomment>
        <translation>%1：最近 %2 分</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <extracomment>In place of the chart of scores</extracomment>
        <translation>沒有符合篩選條件的對局。</translation>
    </message>
    <message>
        <source>Score by game, with the mean of five</source>
        <extracomment>Title of a chart</extracomment>
        <translation>逐局得分與五局平均</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>Button: empties the line that is searched for</extracomment>
        <translation>清除搜尋</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>%1 (DA)</source>
        <extracomment>A player on the board: %1 their colour; DA is the automaton</extracomment>
        <translation>%1（DA）</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>On the board: a player&apos;s spaceship</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>On the board: where colonists wait</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>Prep module of %1: %2</source>
        <extracomment>Read out for a player&apos;s prep module; %1 the player, %2 the cards</extracomment>
        <translation>%1的準備艙：%2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>Read out: a player&apos;s points so far</extracomment>
        <translation>%1 分</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page with the settings</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Setting: the language of the window</extracomment>
        <translation>語言</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Setting: light or dark</extracomment>
        <translation>色彩</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>Colours of the window: light or dark as the system is</extracomment>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Colours of the window</extracomment>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Colours of the window</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Setting</extracomment>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Texts, buttons and pictures also grow with the window.</source>
        <extracomment>What the setting means</extracomment>
        <translation>文字、按鈕與圖片也會隨視窗放大。</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Text size</extracomment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>Text size</extracomment>
        <translation>大</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>Text size</extracomment>
        <translation>特大</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Setting</extracomment>
        <translation>音效</translation>
    </message>
    <message>
        <source>A short sound when the program has a question or finds something wrong while it watches the table.</source>
        <extracomment>What the setting means</extracomment>
        <translation>程式觀察桌面時，若有疑問或發現錯誤，會發出短音。</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Sounds are off
----------
Reading aloud is off</extracomment>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>Sounds are on
----------
Reading aloud is on</extracomment>
        <translation>開</translation>
    </message>
    <message>
        <source>Data folder</source>
        <extracomment>Setting: the folder with the games and card profiles</extracomment>
        <translation>資料夾位置</translation>
    </message>
    <message>
        <source>Your games, pictures and card profiles lie here. If you choose another folder they are copied there, unless it holds some already, and the window opens anew. What is in the old folder stays as it is.</source>
        <extracomment>What the setting means</extracomment>
        <translation>你的遊戲、照片與卡片設定檔都放在這裡。選擇其他資料夾時，若其中尚無資料，會將它們複製過去，並重新開啟視窗。原資料夾的內容維持不變。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>Button: shows the data folder in the file manager</extracomment>
        <translation>開啟資料夾</translation>
    </message>
    <message>
        <source>Choose another …</source>
        <extracomment>Button: opens a dialog to choose the data folder</extracomment>
        <translation>選擇其他…</translation>
    </message>
    <message>
        <source>Back to the usual one</source>
        <extracomment>Button: back to the data folder that the program uses by itself</extracomment>
        <translation>恢復預設位置</translation>
    </message>
    <message>
        <source>Doubtful cards</source>
        <extracomment>Setting: how cards are read of which prints differ</extracomment>
        <translation>有疑義的卡片</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games with the cards of “%1”.</source>
        <extracomment>What the setting means; %1 the name of a card profile</extracomment>
        <translation>有些卡片的印刷可以有兩種解讀。若你的版本不同，請在此設定：適用於使用「%1」卡片的新遊戲。</translation>
    </message>
    <message>
        <source>Some prints can be read in two ways. If your copy says something else, say so here: it counts for new games.</source>
        <extracomment>What the setting means while no card profile is in use</extracomment>
        <translation>有些卡片的印刷可以有兩種解讀。若你的版本不同，請在此設定：適用於新遊戲。</translation>
    </message>
    <message>
        <source>All as usual</source>
        <extracomment>Button: all doubtful cards are read as the program does by itself</extracomment>
        <translation>全部恢復預設</translation>
    </message>
    <message>
        <source>Choose a folder for your data</source>
        <extracomment>Title of the dialog that chooses the data folder</extracomment>
        <translation>選擇存放資料的資料夾</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Setting</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>No advice</extracomment>
        <translation>從不</translation>
    </message>
    <message>
        <source>One good move</source>
        <extracomment>Advice for children</extracomment>
        <translation>一步好棋</translation>
    </message>
    <message>
        <source>Odds and three moves</source>
        <extracomment>Advice with odds</extracomment>
        <translation>機率與三步棋</translation>
    </message>
    <message>
        <source>On the page of a game the button Advice, or the key A, says what a strong player would do. It never speaks up by itself. In the history it looks at finished games again.</source>
        <extracomment>What the setting means</extracomment>
        <translation>在遊戲頁面，「建議」按鈕或 A 鍵會說出高手會怎麼做。它絕不會自己開口。在歷史紀錄中可回顧已結束的遊戲。</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <extracomment>Setting</extracomment>
        <translation>朗讀</translation>
    </message>
    <message>
        <source>While a game is played, the computer says what is to be done for Devious Automatics, its questions, and what is against the rules; each once.</source>
        <extracomment>What the setting means</extracomment>
        <translation>遊戲進行時，電腦會說出要替 Devious Automatics 做的事、它的問題，以及違反規則之處；每件只說一次。</translation>
    </message>
</context>
<context>
    <name>SetupCheck</name>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>等待攝影機…</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>等待攝影機</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <extracomment>Heading over what the camera must see, each with a traffic light</extracomment>
        <translation>攝影機看到的內容</translation>
    </message>
    <message>
        <source>Set the table</source>
        <extracomment>Heading over what has to lie on the table as a game begins</extracomment>
        <translation>布置桌面</translation>
    </message>
    <message>
        <source>Without a camera you enter each move by hand, and the game runs Devious Automatics for you.</source>
        <extracomment>Where no camera is chosen</extracomment>
        <translation>沒有攝影機時，你手動輸入每一步，由程式為你執行 Devious Automatics。</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>採用 %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>維持我的選擇</translation>
    </message>
</context>
<context>
    <name>SetupForm</name>
    <message>
        <source>Choose a folder of photos of a game</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>選擇一場遊戲的照片資料夾</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <extracomment>Heading over the players of a new game</extracomment>
        <translation>誰在玩？</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game: one player against Devious Automatics</extracomment>
        <translation>單人</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <extracomment>Kind of game: people against each other</extracomment>
        <translation>2 至 4 人</translation>
    </message>
    <message>
        <source>The colours in seating order, the starting player first.</source>
        <extracomment>How to choose the colours</extracomment>
        <translation>依座位順序選顏色，從起始玩家開始。</translation>
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
        <translation>機器人</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>超級機器人</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>生化人</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Heading over how the cards are dealt</extracomment>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>How the cards are dealt: four to each player</extracomment>
        <translation>發牌</translation>
    </message>
    <message>
        <source>Drafted</source>
        <extracomment>How the cards are dealt: each keeps one and passes the rest on</extracomment>
        <translation>輪抽</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Which edition&apos;s rules count</extracomment>
        <translation>版本</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>Edition of the game</extracomment>
        <translation>英文版</translation>
    </message>
    <message>
        <source>Polish</source>
        <extracomment>Edition of the game</extracomment>
        <translation>波蘭文版</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Photos …</source>
        <extracomment>Button: watch a folder of photos in place of a camera</extracomment>
        <translation>照片…</translation>
    </message>
    <message>
        <source>or an address: http://…, rtsp://…</source>
        <extracomment>In the empty field for a camera&apos;s address</extracomment>
        <translation>或輸入網址：http://…、rtsp://…</translation>
    </message>
    <message>
        <source>Address of a camera, a film or a folder of photos</source>
        <extracomment>Read out for the field for a camera&apos;s address</extracomment>
        <translation>攝影機、影片或照片資料夾的位址</translation>
    </message>
    <message>
        <source>Card profile</source>
        <extracomment>Heading over the choice of a card profile</extracomment>
        <translation>卡片設定檔</translation>
    </message>
    <message>
        <source>Card profile: %1</source>
        <extracomment>Read out for the list of card profiles</extracomment>
        <translation>卡片設定檔：%1</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button: goes to the page that learns a card profile</extracomment>
        <translation>學習我的卡片</translation>
    </message>
    <message>
        <source>So the table shows it: %1</source>
        <extracomment>Below the players: that they were told from the table; %1 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>桌面顯示如此：%1</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>Above the colours of the person in the solo game, and of its automaton</extracomment>
        <translation>你</translation>
    </message>
    <message>
        <source>DA</source>
        <translation>DA</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A colour that somebody may have, read out; %1 who: `You`, %2 the colour</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>These are the sample&apos;s cards. A camera over your own table needs yours.</source>
        <extracomment>Below the choice of a card profile, where it is that of the photos that come with the program</extracomment>
        <translation>這些是範例的卡片。攝影機對著你自己的桌面時，需要你的卡片。</translation>
    </message>
</context>
<context>
    <name>SheetPane</name>
    <message>
        <source>This table was read from a file of text, so there is no photo. Tap a number on the score sheet to correct it.</source>
        <extracomment>In place of the photo</extracomment>
        <translation>這張桌面讀自文字檔，因此沒有照片。點計分表上的數字即可修正。</translation>
    </message>
    <message>
        <source>Tap a number or a mark to correct it.</source>
        <extracomment>Below who won; the marks are those on the photo</extracomment>
        <translation>點數字或標記即可修正。</translation>
    </message>
    <message>
        <source>The open questions may change that.</source>
        <extracomment>Below who is ahead</extracomment>
        <translation>未回答的問題可能改變結果。</translation>
    </message>
    <message>
        <source>Options changed: read again</source>
        <extracomment>Button: the players, the edition or the card profile are others now</extracomment>
        <translation>選項已變更：請重新辨識</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last correction back</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>On the button that saves the game</extracomment>
        <translation>正在儲存…</translation>
    </message>
    <message>
        <source>Saved to the history</source>
        <extracomment>On the button that saves the game, once that is done</extracomment>
        <translation>已存入紀錄</translation>
    </message>
    <message>
        <source>Save to the history</source>
        <extracomment>Button: saves the game</extracomment>
        <translation>存入紀錄</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Button: the game is in the history, and takes what was corrected since</extracomment>
        <translation>儲存更正</translation>
    </message>
    <message>
        <source>Save again</source>
        <extracomment>Button: the photo&apos;s game is in the history, and takes what is on the sheet</extracomment>
        <translation>再次儲存</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Earth</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>the ship</source>
        <extracomment>Where a colonist is</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>the system failure is left out</source>
        <extracomment>A mistake, in a list of what happened</extracomment>
        <translation>漏了系統故障</translation>
    </message>
    <message>
        <source>one %1 colonist is on %2 and belongs on %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>一個%1殖民者在%2，應在%3</translation>
    </message>
    <message>
        <source>%1&apos;s energy is %2 instead of %3</source>
        <extracomment>A mistake, in a list of what happened; %1 a player&apos;s colour, %2 and %3 levels</extracomment>
        <translation>%1的能源是 %2，應為 %3</translation>
    </message>
    <message>
        <source>It seems that the system failure was left out: nothing was discarded</source>
        <extracomment>A mistake that the camera noticed</extracomment>
        <translation>似乎漏了系統故障：沒有棄牌</translation>
    </message>
    <message>
        <source>put the top 2 cards of the deck face up on the discard pile</source>
        <extracomment>How a mistake is put right</extracomment>
        <translation>請將牌庫頂 2 張卡面朝上放到棄牌堆</translation>
    </message>
    <message>
        <source>move one %1 colonist from %2 to %3</source>
        <extracomment>How a mistake is put right; %1 a colour, %2 and %3 places of the table</extracomment>
        <translation>請將一個%1殖民者從%2移到%3</translation>
    </message>
    <message>
        <source>set %1&apos;s energy to %2</source>
        <extracomment>How a mistake is put right; %1 a player&apos;s colour, %2 a level</extracomment>
        <translation>請將%1的能源設為 %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <extracomment>Two things that may be wrong on the table, or two ways to put it right: one of them is meant</extracomment>
        <translation>%1，或者%2</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points by source, a game on average</source>
        <extracomment>Title of a chart: points by line of the score pad</extracomment>
        <translation>各來源得分（每局平均）</translation>
    </message>
    <message>
        <source>%1: %2, Devious Automatics %3</source>
        <extracomment>A pair of bars of the chart of points by source, read out: %1 the line of the score pad, %2 the people&apos;s points, %3 those of Devious Automatics</extracomment>
        <translation>%1：%2，Devious Automatics %3</translation>
    </message>
    <message>
        <source>Of these games only the totals are known.</source>
        <extracomment>In place of the chart of points by source</extracomment>
        <translation>這些對局只知道總分。</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Whose bars: all but the automaton&apos;s</extracomment>
        <translation>玩家</translation>
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
        <translation>方向鍵移動框線，加上 Shift 則改變大小。</translation>
    </message>
    <message>
        <source>Arrow keys move the frame, with Shift they resize it; a number picks a level, which they move then, Escape the frame again.</source>
        <extracomment>Read out for an energy track that is marked on a card</extracomment>
        <translation>方向鍵移動框線，加上 Shift 則改變大小；數字鍵選取一個等級，方向鍵便移動它，Escape 回到框線。</translation>
    </message>
</context>
<context>
    <name>SpaceView</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out for a building&apos;s space: how many colonists of which player are there; %1 the space of a colour, %2 the number</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>StartPane</name>
    <message>
        <source>Try another photo</source>
        <extracomment>Title of the page without a photo: after one that could not be scored, and before any</extracomment>
        <translation>換一張照片</translation>
    </message>
    <message>
        <source>Drop a photo of your table here</source>
        <translation>把桌面照片拖放到這裡</translation>
    </message>
    <message>
        <source>Take it from above, with all cards, ships and Earth in view and no hand over them. Cards may lie in any order and turned any way.</source>
        <extracomment>How to take the photo</extracomment>
        <translation>請從上方拍攝，讓所有卡片、太空船與地球都入鏡，且沒有手遮住。卡片的順序與方向不拘。</translation>
    </message>
    <message>
        <source>Open a photo</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>開啟照片</translation>
    </message>
    <message>
        <source>Score a sample photo</source>
        <extracomment>Button: takes a photo that comes with the program</extracomment>
        <translation>為範例照片計分</translation>
    </message>
    <message>
        <source>Welcome to Pocket Mars Table</source>
        <extracomment>Title of the first start</extracomment>
        <translation>歡迎使用 Pocket Mars Table</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first; see how it works with the sample table that comes with it, or learn your own cards right away.</source>
        <extracomment>First start, with and without the sample that comes with the program</extracomment>
        <translation>只要一張桌面照片就能計分。它得先認識你的卡片；你可以先用附帶的範例桌面看看怎麼運作，或立刻學習你自己的卡片。</translation>
    </message>
    <message>
        <source>It scores a game from one photo of the table. It has to know your cards first: learn them from nine photos.</source>
        <translation>只要一張桌面照片就能計分。它得先認識你的卡片：請用九張照片學習。</translation>
    </message>
    <message>
        <source>Learning the sample cards …</source>
        <extracomment>Button of the first start: learns the sample&apos;s cards and scores a photo of them; and while it learns</extracomment>
        <translation>正在學習範例卡片…</translation>
    </message>
    <message>
        <source>Show me the sample table</source>
        <translation>看看範例桌面</translation>
    </message>
    <message>
        <source>Learn my cards</source>
        <extracomment>Button of the first start: goes to the page that learns a card profile</extracomment>
        <translation>學習我的卡片</translation>
    </message>
    <message>
        <source>Learning the cards</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在學習卡片</translation>
    </message>
    <message>
        <source>%1 of %2 photos</source>
        <extracomment>Progress of learning; %1 photos done, %2 photos in all</extracomment>
        <translation>第 %1 / %2 張照片</translation>
    </message>
    <message>
        <source>So far only the cards of the sample table are known. Learn yours first: without them a photo of your own table can&apos;t be read.</source>
        <extracomment>In place of how to take the photo, while the program knows no cards but those that come with it</extracomment>
        <translation>程式目前只認識範例桌面的卡片。請先學習你的卡片：否則無法判讀你自己桌面的照片。</translation>
    </message>
    <message>
        <source>Learn your own cards first</source>
        <extracomment>Title of the page without a photo, while the program knows no cards but those that come with it</extracomment>
        <translation>請先學習你自己的卡片</translation>
    </message>
</context>
<context>
    <name>StatisticsPane</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A number of the statistics, read out: %1 what it counts, %2 the number</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>StepsList</name>
    <message>
        <source>What happened</source>
        <extracomment>Read out for the list of what happened</extracomment>
        <translation>發生了什麼</translation>
    </message>
    <message>
        <source>Back to: %1</source>
        <extracomment>Button beside a step of the game: all later steps are taken back; %1 the step</extracomment>
        <translation>退回到：%1</translation>
    </message>
    <message>
        <source>As it seems: no clear table has shown it.</source>
        <extracomment>Below what happened in a game, where the last table left some doubt</extracomment>
        <translation>看來是這樣：還沒有清楚的桌面能證實。</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>%1: &quot;%2&quot; is no plain file name</source>
        <extracomment>%1 a file, %2 what stands in it</extracomment>
        <translation>%1：「%2」不是單純的檔名</translation>
    </message>
    <message>
        <source>%1 is missing or damaged</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 不見了或已損壞</translation>
    </message>
    <message>
        <source>%1 is not of its image&apos;s size</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 的大小與它的圖片不符</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <extracomment>%1 a file</extracomment>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>writing failed</source>
        <extracomment>Stands for the system&apos;s words on what went wrong, where it has none</extracomment>
        <translation>寫入失敗</translation>
    </message>
    <message>
        <source>cannot save the profile in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>無法將設定檔存到 %1：%2；請讓資料夾可寫入，或釋出一些空間</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; learn one from photos of your cards</source>
        <extracomment>%1 the name of a card profile</extracomment>
        <translation>沒有名為「%1」的設定檔；請用卡片的照片學習一個</translation>
    </message>
    <message>
        <source>there is no profile called &quot;%1&quot;; there are: %2</source>
        <extracomment>%1 the name of a card profile, %2 those that there are</extracomment>
        <translation>沒有名為「%1」的設定檔；現有：%2</translation>
    </message>
    <message>
        <source>cannot remove %1: %2</source>
        <extracomment>%1 a file, %2 why, as the system says it
----------
%1 a folder, %2 the system&apos;s words for what went wrong</extracomment>
        <translation>無法移除 %1：%2</translation>
    </message>
    <message>
        <source>the profile in %1 is broken: %2; learn it again</source>
        <extracomment>%1 a folder, %2 which file and what is wrong with it</extracomment>
        <translation>%1 裡的設定檔已損壞：%2；請重新學習</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is none yet: learn one from photos of the chessboard</source>
        <extracomment>%1 the name of a camera&apos;s lens</extracomment>
        <translation>沒有名為「%1」的鏡頭；目前還沒有任何鏡頭：請用棋盤照片學習</translation>
    </message>
    <message>
        <source>no lens is called &apos;%1&apos;; there is %2</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2 those that there are</extracomment>
        <translation>沒有名為「%1」的鏡頭；現有：%2</translation>
    </message>
    <message>
        <source>cannot save the lens in %1: %2; make the folder writable or free some space</source>
        <extracomment>%1 a folder, %2 what went wrong</extracomment>
        <translation>無法將鏡頭存到 %1：%2；請讓資料夾可寫入，或釋出一些空間</translation>
    </message>
    <message>
        <source>the lens in %1 is broken; learn it again</source>
        <extracomment>%1 a file</extracomment>
        <translation>%1 中的鏡頭已損壞；請重新學習</translation>
    </message>
    <message>
        <source>a card, as G5 or H0a</source>
        <extracomment>What must stand in a file: a card&apos;s number</extracomment>
        <translation>卡片，如 G5 或 H0a</translation>
    </message>
</context>
<context>
    <name>TableItems</name>
    <message>
        <source>none</source>
        <extracomment>In place of a card, where there is none</extracomment>
        <translation>無</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>Cards in a prep module of which not all could be read; %1 how many they are</extracomment>
        <translation>
            <numerusform>%n 張卡</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableLights</name>
    <message>
        <source>Bring into the picture, whole and uncovered: %1</source>
        <extracomment>Beside a red light; %1 what the camera does not see, such as `Greenhouse, Aqualab`</extracomment>
        <translation>請讓它完整入鏡、不被遮住：%1</translation>
    </message>
    <message>
        <source>Take hands and reflections away from: %1</source>
        <extracomment>Beside an amber light; %1 what the camera sees badly</extracomment>
        <translation>請移開手與反光：%1</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>What the camera must see: the five building cards</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>Ships</source>
        <extracomment>What the camera must see: the players&apos; spaceship cards</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>What the camera must see: where colonists wait</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>Prep modules</source>
        <extracomment>What the camera must see: the face-down cards beside the ships</extracomment>
        <translation>準備艙</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>What the camera must see</extracomment>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>the place of the discard pile</source>
        <extracomment>Name of a place on the table, in a list of what is to be seen</extracomment>
        <translation>棄牌堆的位置</translation>
    </message>
    <message>
        <source>%1: %2 on the ship, %3 on Earth, energy at %4</source>
        <extracomment>Set-up; %1 a player&apos;s colour, %2 how many, %3 how many</extracomment>
        <translation>%1：太空船上 %2 個，地球上 %3 個，能源 %4</translation>
    </message>
    <message>
        <source>%1: 2 cards face down in the prep module</source>
        <extracomment>Set-up; %1 a player&apos;s colour</extracomment>
        <translation>%1：準備艙有 2 張面朝下的卡</translation>
    </message>
    <message>
        <source>Five buildings, nothing on them</source>
        <extracomment>Set-up</extracomment>
        <translation>五棟建築，上面沒有東西</translation>
    </message>
    <message>
        <source>No card on the discard pile</source>
        <extracomment>Set-up</extracomment>
        <translation>棄牌堆沒有卡片</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>New game</source>
        <extracomment>Button: from the game in progress to the page that sets up a game; the game can be gone on with</extracomment>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>Working out what happened</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在推算發生了什麼</translation>
    </message>
    <message>
        <source>By camera</source>
        <extracomment>Button: enters the move at hand, though a camera watches; and back</extracomment>
        <translation>用相機</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動輸入</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last decision or step of the game back</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>It is right so</source>
        <extracomment>Button beside a warning: the table is right, though it breaks a rule</extracomment>
        <translation>這樣沒錯</translation>
    </message>
    <message>
        <source>Save the last pictures, how they were read, and your cards</source>
        <extracomment>Title of the dialog that saves what the camera saw; nothing is sent anywhere</extracomment>
        <translation>儲存最近的畫面、讀取結果和你的牌</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <extracomment>File type in the dialog that saves what the camera saw</extracomment>
        <translation>壓縮檔 (*.zip)</translation>
    </message>
    <message>
        <source>Read wrong? Save the last pictures for a report</source>
        <extracomment>Button: saves what the camera saw last as a file, by which others can find out why it was read wrong</extracomment>
        <translation>讀錯了？儲存最近的畫面以便回報</translation>
    </message>
    <message>
        <source>Advice</source>
        <extracomment>Button: asks the coach what a strong player would do</extracomment>
        <translation>建議</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>Button: those play whose pieces lie on the table; %1 the players: `Solo: Red, DA Blue`</extracomment>
        <translation>採用 %1</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Button beside what the table shows of the players: those who were chosen are right all the same</extracomment>
        <translation>維持我的選擇</translation>
    </message>
    <message>
        <source>Begin from here</source>
        <extracomment>Button: the game begins with the table as it lies; nobody knows its hidden cards</extracomment>
        <translation>從這裡開始</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <extracomment>Button: what is to be done in letters that are read from across the table; and back</extracomment>
        <translation>回到版圖</translation>
    </message>
    <message>
        <source>Large, to be read across the table</source>
        <translation>大字顯示，隔著桌子也能讀</translation>
    </message>
    <message>
        <source>Go back to: %1?</source>
        <extracomment>Asked before several steps of a game are taken back; %1 what happened last then</extracomment>
        <translation>要回到：%1 嗎？</translation>
    </message>
    <message numerus="yes">
        <source>%n {step after it is|steps after it are} taken back, and the table is to be laid as it was then.</source>
        <extracomment>What going back means; %n steps</extracomment>
        <translation>
            <numerusform>之後的 %n 步會被取消，桌面要擺回當時的樣子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>回到那裡</translation>
    </message>
    <message>
        <source>Read aloud no more</source>
        <extracomment>Button: questions, slips and what is to be done are read aloud by the computer; and no more</extracomment>
        <translation>停止朗讀</translation>
    </message>
    <message>
        <source>Read aloud what is new</source>
        <translation>朗讀新的內容</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Saved to the history</source>
        <extracomment>Below who won, once the game is in the history</extracomment>
        <translation>已存入紀錄</translation>
    </message>
    <message>
        <source>Lay the table back</source>
        <extracomment>Heading over the steps that lead the table back after an undo</extracomment>
        <translation>把桌面擺回去</translation>
    </message>
    <message>
        <source>It lies as it did</source>
        <extracomment>Button: the table lies as it did before the step that was taken back</extracomment>
        <translation>已恢復原狀</translation>
    </message>
    <message>
        <source>Do this for Devious Automatics</source>
        <extracomment>Heading over what the player does for Devious Automatics</extracomment>
        <translation>請替 Devious Automatics 執行</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <extracomment>Title of the dialog that saves a score sheet with its photo</extracomment>
        <translation>儲存計分表</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <extracomment>File types in the dialog that saves a score sheet</extracomment>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>Button at the end of a game: another one of the same players</extracomment>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Button at the end of a game: shows it among the games that were saved</extracomment>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>BG Stats</source>
        <extracomment>Button: shows the code by which a saved game is logged in the app BG Stats</extracomment>
        <translation>BG Stats</translation>
    </message>
    <message>
        <source>Share …</source>
        <extracomment>Button at the end of a game: its sheet and photo as one picture</extracomment>
        <translation>分享 …</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: from the timeline back to the game&apos;s score sheet</extracomment>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Step back</source>
        <extracomment>Button: to the step before</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of a game is shown; %1 counts from 1, %2 how many there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step on</source>
        <extracomment>Button: to the next step</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the steps of a game</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Over a step of a game: %1 the round and phase, %2 the time</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: begins a game, told by hand, from the moment that is shown</extracomment>
        <translation>從這裡繼續玩</translation>
    </message>
    <message>
        <source>As it seems: no clear table has shown it.</source>
        <extracomment>Below what happened in a game, where the last table left some doubt</extracomment>
        <translation>看來是這樣：還沒有清楚的桌面能證實。</translation>
    </message>
</context>
<context>
    <name>ToMars</name>
    <message>
        <source>the folder %1 can&apos;t be made; make room or choose another data folder</source>
        <extracomment>%1 a folder</extracomment>
        <translation>無法建立資料夾 %1；請騰出空間或選擇其他資料夾</translation>
    </message>
    <message>
        <source>these are no corners of a board: begin at its upper left and go on clockwise</source>
        <extracomment>What is wrong with marked corners, and what to do</extracomment>
        <translation>這些不是版圖的四角：從左上角開始，依順時針標示</translation>
    </message>
    <message>
        <source>a short name without a colon</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>不含冒號的短名稱</translation>
    </message>
    <message>
        <source>a project such as &quot;robotic_arm&quot;</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>如 &quot;robotic_arm&quot; 的計畫</translation>
    </message>
    <message>
        <source>1 to 4 players</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>1 到 4 位玩家</translation>
    </message>
    <message>
        <source>names a project of another player</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>列出了其他玩家的計畫</translation>
    </message>
    <message>
        <source>is another player&apos;s name</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>是其他玩家的名字</translation>
    </message>
    <message>
        <source>have more than five tokens in all</source>
        <extracomment>What is wrong with a file</extracomment>
        <translation>合計超過五個標記</translation>
    </message>
    <message>
        <source>the name of a player</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>玩家的名字</translation>
    </message>
    <message>
        <source>there is no room left for it</source>
        <extracomment>What is wrong with a file: of a module on the ship</extracomment>
        <translation>已經沒有空間放它</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, the lowest number furthest left that fits</source>
        <extracomment>What must stand in a file; %1 a place on the ship</extracomment>
        <translation>&quot;%1&quot;，最左邊可容納的最小號碼</translation>
    </message>
    <message>
        <source>the id of a solar panel of the ship</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>船上太陽能板的代號</translation>
    </message>
    <message>
        <source>the id of an astronauts&apos; slot of the ship</source>
        <extracomment>What must stand in a file</extracomment>
        <translation>船上太空人位置的代號</translation>
    </message>
    <message>
        <source>is taken already</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>已被占用</translation>
    </message>
    <message>
        <source>Robotic Arm</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>機械手臂</translation>
    </message>
    <message>
        <source>Engineering Support</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>工程支援</translation>
    </message>
    <message>
        <source>Solar Cells</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>太陽能電池</translation>
    </message>
    <message>
        <source>Orbital Robotics</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>軌道機器人</translation>
    </message>
    <message>
        <source>Habitat Module</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>居住模組</translation>
    </message>
    <message>
        <source>Launch Pad</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>發射台</translation>
    </message>
    <message>
        <source>Astronaut Exchange</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>太空人交換</translation>
    </message>
    <message>
        <source>Orbital Assembly</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>軌道組裝</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>A project of To Mars</extracomment>
        <translation>月球接駁船</translation>
    </message>
    <message>
        <source>A ticket now. Each module that you send scores its size.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即獲得一張船票。你送出的每個模組得到等同其大小的分數。</translation>
    </message>
    <message>
        <source>Build now. From then on each section with a module of yours makes building 1 titanium cheaper, if you like.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即建造。之後每個有你模組的區段，建造時可少付 1 鈦。</translation>
    </message>
    <message>
        <source>Fund another project now. Funding then gives 1 energy for every panel that stands on the ship.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即資助另一個計畫。之後資助時，船上每塊太陽能板產生 1 能量。</translation>
    </message>
    <message>
        <source>A ticket now. Each module that you send brings a panel at no cost, or 1 rare earth where none can be built.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即獲得一張船票。你送出的每個模組免費附帶一塊太陽能板；無法建造時改得 1 稀土。</translation>
    </message>
    <message>
        <source>A ticket now. Once a round: a dome goes from your player board to the ship, with its 3 credits.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即獲得一張船票。每輪一次：一座圓頂從你的玩家面板移到船上，並得 3 元。</translation>
    </message>
    <message>
        <source>A ticket now. Once a round, for a ticket: a structure of yours and an astronaut of the Lunar Gateway go to the ship.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即獲得一張船票。每輪一次，花一張船票：你的一座建築與月球門戶的一位太空人前往船上。</translation>
    </message>
    <message>
        <source>An astronaut on the way to the ship may change places with one of the Lunar Gateway: 2 reputation.</source>
        <extracomment>What a project does</extracomment>
        <translation>前往船上的太空人可與月球門戶的一位交換：得 2 聲望。</translation>
    </message>
    <message>
        <source>Build now. What you build may go straight to the ship; then domes&apos; abilities work, laboratories&apos; do not.</source>
        <extracomment>What a project does</extracomment>
        <translation>立即建造。你建造的東西可直接放到船上；此時圓頂的能力有效，實驗室的無效。</translation>
    </message>
    <message>
        <source>2 VP for each astronaut that you send. For a ticket, one comes back from the ship into your base.</source>
        <extracomment>What a project does</extracomment>
        <translation>每送出一位太空人得 2 分。花一張船票，可讓一位從船上回到你的基地。</translation>
    </message>
    <message>
        <source>Is a panel that meets a section at a corner beside it?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>只在角上碰到區段的太陽能板算相鄰嗎？</translation>
    </message>
    <message>
        <source>No, only along a side</source>
        <translation>不算，要沿著邊</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>算</translation>
    </message>
    <message>
        <source>When is a module beside an astronaut&apos;s slot?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>模組何時算與太空人位置相鄰？</translation>
    </message>
    <message>
        <source>When it touches the slot</source>
        <translation>碰到該位置時</translation>
    </message>
    <message>
        <source>When it lies in the slot&apos;s section</source>
        <translation>在該位置的區段內時</translation>
    </message>
    <message>
        <source>Where does Orbital Robotics build its panel?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>軌道機器人的太陽能板建在哪裡？</translation>
    </message>
    <message>
        <source>Wherever the player may build one on the ship</source>
        <translation>玩家在船上可建造的任何地方</translation>
    </message>
    <message>
        <source>Beside the section of the module only</source>
        <translation>只能在該模組的區段旁</translation>
    </message>
    <message>
        <source>Does a structure of Orbital Assembly count as sent?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>軌道組裝的建築算是送出嗎？</translation>
    </message>
    <message>
        <source>Yes, projects that reward sending work</source>
        <translation>算，獎勵送出的計畫有效</translation>
    </message>
    <message>
        <source>No, it is only built there</source>
        <translation>不算，只是建在那裡</translation>
    </message>
    <message>
        <source>Whose astronaut may Lunar Shuttle bring back?</source>
        <extracomment>A question that the rules leave open, and its two answers; a project&apos;s name</extracomment>
        <translation>月球接駁船可帶回誰的太空人？</translation>
    </message>
    <message>
        <source>One that the player sent</source>
        <translation>該玩家送出的</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任何一位</translation>
    </message>
    <message>
        <source>How often can the five corporation tokens be taken?</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>五個公司標記可以拿幾次？</translation>
    </message>
    <message>
        <source>Each once a game</source>
        <translation>每個每局一次</translation>
    </message>
    <message>
        <source>All anew each round</source>
        <translation>每輪全部重新提供</translation>
    </message>
    <message>
        <source>Who else is there in solo? The solo card is not explained.</source>
        <extracomment>A question that the rules leave open, and its two answers</extracomment>
        <translation>單人遊戲還有誰？單人卡沒有說明。</translation>
    </message>
    <message>
        <source>Nobody: all sections are yours</source>
        <translation>沒有人：所有區段都是你的</translation>
    </message>
    <message>
        <source>A rival, whose moves you enter as your card says</source>
        <translation>一位對手，依你的卡片輸入其行動</translation>
    </message>
    <message>
        <source>takes a corporation token</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>拿取公司標記</translation>
    </message>
    <message>
        <source>builds: %1</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory</extracomment>
        <translation>建造：%1</translation>
    </message>
    <message>
        <source>builds on the ship: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>在船上建造：%1，%2</translation>
    </message>
    <message>
        <source>sends to the ship: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>送到船上：%1，%2</translation>
    </message>
    <message>
        <source>sends a dome from the player board: %1</source>
        <extracomment>What a player does: behind the name; %1 a place on the ship</extracomment>
        <translation>從玩家面板送出圓頂：%1</translation>
    </message>
    <message>
        <source>launches: %1, %2</source>
        <extracomment>What a player does: behind the name; %1 dome, workshop, laboratory, %2 a place on the ship</extracomment>
        <translation>發射：%1，%2</translation>
    </message>
    <message>
        <source>builds solar panel %1</source>
        <extracomment>What a player does: behind the name; %1 the name of a solar panel</extracomment>
        <translation>建造太陽能板 %1</translation>
    </message>
    <message>
        <source>sends a swapped astronaut to slot %1</source>
        <translation>送交換後的太空人到位置 %1</translation>
    </message>
    <message>
        <source>sends an astronaut to slot %1</source>
        <translation>送太空人到位置 %1</translation>
    </message>
    <message>
        <source>funds %1</source>
        <extracomment>What a player does: behind the name; %1 the name of a project</extracomment>
        <translation>資助%1</translation>
    </message>
    <message>
        <source>funds a project of another corporation</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>資助其他公司的計畫</translation>
    </message>
    <message>
        <source>brings the astronaut of slot %1 to the base</source>
        <extracomment>What a player does: behind the name; %1 the name of a slot</extracomment>
        <translation>把位置 %1 的太空人帶回基地</translation>
    </message>
    <message>
        <source>claims a goal: %1</source>
        <extracomment>What a player does: behind the name; %1 what a goal asks for</extracomment>
        <translation>達成目標：%1</translation>
    </message>
    <message>
        <source>leaves it out</source>
        <extracomment>What a player does: behind the name</extracomment>
        <translation>略過</translation>
    </message>
    <message>
        <source>A new round begins</source>
        <extracomment>What happens in a game</extracomment>
        <translation>新的一輪開始</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>What happens in a game</extracomment>
        <translation>遊戲結束</translation>
    </message>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n 張火星船票</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Mars {ticket|tickets} spent</source>
        <extracomment>What a step of the game costs</extracomment>
        <translation>
            <numerusform>花費 %n 張火星船票</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {credit|credits}</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n 元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n 鈦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rare earth</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n 稀土</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy may be produced</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>可產生 %n 能量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reputation</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>%n 聲望</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <extracomment>What a step of the game gives: victory points</extracomment>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n titanium less to pay</source>
        <extracomment>What a step of the game gives</extracomment>
        <translation>
            <numerusform>最多可少付 %n 鈦</numerusform>
        </translation>
    </message>
    <message>
        <source>the usual cost to pay</source>
        <extracomment>What a step of the game asks for</extracomment>
        <translation>支付一般費用</translation>
    </message>
    <message>
        <source>abilities of domes may be used, those of laboratories may not</source>
        <extracomment>What a step of the game allows</extracomment>
        <translation>可使用圓頂的能力，不可使用實驗室的</translation>
    </message>
    <message>
        <source>the astronaut goes to the base</source>
        <extracomment>What a step of the game does</extracomment>
        <translation>太空人回到基地</translation>
    </message>
    <message>
        <source>dome</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>圓頂</translation>
    </message>
    <message>
        <source>workshop</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>工坊</translation>
    </message>
    <message>
        <source>laboratory</source>
        <extracomment>A structure of To Mars</extracomment>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>a module in one section</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>一個區段有模組</translation>
    </message>
    <message>
        <source>modules in two sections</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>兩個區段有模組</translation>
    </message>
    <message>
        <source>modules in all three sections</source>
        <extracomment>A goal of To Mars</extracomment>
        <translation>三個區段都有模組</translation>
    </message>
    <message>
        <source>%1 above, from %2 on</source>
        <translation>%1 上方，從 %2 起</translation>
    </message>
    <message>
        <source>%1 below, from %2 on</source>
        <translation>%1 下方，從 %2 起</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 a player&apos;s name, %2 what that player does</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 builds a solar panel for free</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 免費建造太陽能板</translation>
    </message>
    <message>
        <source>%1 builds a structure and pays its cost</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 建造一座建築並支付費用</translation>
    </message>
    <message>
        <source>%1 funds a project and pays its cost</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 資助一個計畫並支付費用</translation>
    </message>
    <message>
        <source>%1 sends an astronaut of the Lunar Gateway to the ship</source>
        <extracomment>What must be done next; %1 a player&apos;s name</extracomment>
        <translation>%1 把月球門戶的一位太空人送到船上</translation>
    </message>
    <message>
        <source>there is no room left for this structure: %1</source>
        <extracomment>Why a move is not legal; %1 dome, workshop, laboratory</extracomment>
        <translation>已無空間放這種建築：%1</translation>
    </message>
    <message>
        <source>the lowest numbers furthest left are filled first: %1</source>
        <extracomment>Why a move is not legal; %1 a place on the ship</extracomment>
        <translation>要先填最左邊的最小號碼：%1</translation>
    </message>
    <message>
        <source>solar panel %1 stands already</source>
        <extracomment>Why a move is not legal; %1 the name of a solar panel</extracomment>
        <translation>太陽能板 %1 已經建好</translation>
    </message>
    <message>
        <source>%1 has no module in a section beside panel %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a solar panel</extracomment>
        <translation>%1 在太陽能板 %2 旁的區段沒有模組</translation>
    </message>
    <message>
        <source>the free panel must stand beside section %1</source>
        <extracomment>Why a move is not legal; %1 a section of the ship</extracomment>
        <translation>免費的太陽能板必須在區段 %1 旁</translation>
    </message>
    <message>
        <source>slot %1 is taken</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>位置 %1 已被占用</translation>
    </message>
    <message>
        <source>%1 has no module beside slot %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a slot</extracomment>
        <translation>%1 在位置 %2 旁沒有模組</translation>
    </message>
    <message>
        <source>nobody stands in slot %1</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>位置 %1 沒有人</translation>
    </message>
    <message>
        <source>the astronaut in slot %1 is another player&apos;s</source>
        <extracomment>Why a move is not legal; %1 the name of a slot</extracomment>
        <translation>位置 %1 的太空人屬於其他玩家</translation>
    </message>
    <message>
        <source>%1 has no Mars ticket</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name</extracomment>
        <translation>%1 沒有火星船票</translation>
    </message>
    <message>
        <source>%1 has none on the main board: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 dome, workshop, laboratory</extracomment>
        <translation>%1 在主版圖上沒有：%2</translation>
    </message>
    <message>
        <source>%1 has none left on the player board: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 dome, workshop, laboratory</extracomment>
        <translation>%1 的玩家面板上已沒有：%2</translation>
    </message>
    <message>
        <source>%1 does not have %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a project</extracomment>
        <translation>%1 沒有%2</translation>
    </message>
    <message>
        <source>%1 was used this round</source>
        <extracomment>Why a move is not legal; %1 the name of a project</extracomment>
        <translation>%1本輪已使用</translation>
    </message>
    <message>
        <source>%1 has %2 already</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 the name of a project</extracomment>
        <translation>%1 已有%2</translation>
    </message>
    <message>
        <source>%1 has claimed this goal</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name</extracomment>
        <translation>%1 已達成此目標</translation>
    </message>
    <message>
        <source>%1 does not have what it takes: %2</source>
        <extracomment>Why a move is not legal; %1 a player&apos;s name, %2 what a goal asks for</extracomment>
        <translation>%1 未達條件：%2</translation>
    </message>
    <message>
        <source>the game is over; undo to go on</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>遊戲已結束；復原即可繼續</translation>
    </message>
    <message>
        <source>first: %1</source>
        <extracomment>Why a move is not legal; %1 what must be done next, in a sentence</extracomment>
        <translation>先完成：%1</translation>
    </message>
    <message>
        <source>there is nothing to leave out</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>沒有可略過的事</translation>
    </message>
    <message>
        <source>a panel can be built, so it is</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>可以建造太陽能板，所以必須建造</translation>
    </message>
    <message>
        <source>all five corporation tokens are taken</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>五個公司標記都被拿走了</translation>
    </message>
    <message>
        <source>the goal is claimed, and its second slot is closed with so few players</source>
        <extracomment>Why a move is not legal</extracomment>
        <translation>目標已被達成，人數這麼少時第二個位置不開放</translation>
    </message>
    <message>
        <source>both slots of the goal are claimed</source>
        <translation>目標的兩個位置都已被占用</translation>
    </message>
    <message>
        <source>astronauts sent earlier</source>
        <extracomment>Why points were had</extracomment>
        <translation>先前送出的太空人</translation>
    </message>
    <message>
        <source>an astronaut sent to slot %1</source>
        <extracomment>Why points were had; %1 the name of a slot for an astronaut</extracomment>
        <translation>送到位置 %1 的太空人</translation>
    </message>
    <message>
        <source>modules sent earlier</source>
        <extracomment>Why points were had</extracomment>
        <translation>先前送出的模組</translation>
    </message>
    <message>
        <source>an astronaut sent with the shuttle</source>
        <extracomment>Why points were had</extracomment>
        <translation>以接駁船送出的太空人</translation>
    </message>
    <message>
        <source>%1 complete, second (size %2)</source>
        <translation>%1 完成，第二（大小 %2）</translation>
    </message>
    <message>
        <source>%1 complete, third (size %2)</source>
        <translation>%1 完成，第三（大小 %2）</translation>
    </message>
    <message>
        <source>%1, ahead in a tie as the first there</source>
        <translation>%1，平手時先到者領先</translation>
    </message>
    <message>
        <source>from the rest of the game</source>
        <extracomment>Why points were had</extracomment>
        <translation>來自遊戲其他部分</translation>
    </message>
    <message>
        <source>%1 is complete</source>
        <extracomment>%1 a section of the ship: A, B or C</extracomment>
        <translation>%1 已完成</translation>
    </message>
    <message numerus="yes">
        <source>%n {space is|spaces are} free</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>還有 %n 格空著</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solar {panel is|panels are} missing</source>
        <extracomment>What a section of the ship lacks</extracomment>
        <translation>
            <numerusform>缺 %n 塊太陽能板</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores nothing yet: %2</source>
        <translation>%1 尚不計分：%2</translation>
    </message>
    <message>
        <source>Astronauts</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>太空人</translation>
    </message>
    <message>
        <source>Goals</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>目標</translation>
    </message>
    <message>
        <source>Sections</source>
        <extracomment>Line of the score sheet</extracomment>
        <translation>區段</translation>
    </message>
    <message>
        <source>Rest of the game</source>
        <extracomment>Line of the score sheet: points that were not had on the ship</extracomment>
        <translation>遊戲其他部分</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot;</source>
        <extracomment>%1 the name of a player that nobody has</extracomment>
        <translation>沒有人叫 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move</source>
        <extracomment>%1 what was typed for a move</extracomment>
        <translation>&quot;%1&quot; 不是行動</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nobody&apos;s move: leave the name out</source>
        <extracomment>%1 a move as it is typed</extracomment>
        <translation>&quot;%1&quot; 不屬於任何人：請省略名字</translation>
    </message>
    <message>
        <source>say whose move it is, as in &quot;NAME: %1&quot;</source>
        <translation>請說明是誰的行動，如 &quot;名字: %1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names nothing that is on this ship</source>
        <extracomment>%1 what was typed for a move</extracomment>
        <translation>&quot;%1&quot; 沒有指明這艘船上的任何東西</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed; look at who may write there</source>
        <extracomment>%1 a file</extracomment>
        <translation>無法移除 %1；請檢查寫入權限</translation>
    </message>
    <message>
        <source>no photo of the board %1 was shown yet: mark its corners in this one, or open the board in the editor</source>
        <extracomment>Why a board is not looked for in a photo, and what to do; %1 the board&apos;s name</extracomment>
        <translation>還沒有版圖 %1 的照片：請在這張照片標示四角，或在編輯器開啟該版圖</translation>
    </message>
    <message>
        <source>%1: the board is not found; mark its corners, or take a photo that shows all of it, sharp and without reflections</source>
        <extracomment>What is wrong with a photo, and what to do; %1 its name</extracomment>
        <translation>%1：找不到版圖；請標示四角，或拍一張版圖全貌清晰且不反光的照片</translation>
    </message>
    <message>
        <source>Who plays? Give one to four names.</source>
        <extracomment>What to mend before a game begins</extracomment>
        <translation>誰來玩？請填一到四個名字。</translation>
    </message>
    <message>
        <source>Rival</source>
        <extracomment>The name of the second player in solo</extracomment>
        <translation>對手</translation>
    </message>
    <message>
        <source>A name is short and without a colon: %1.</source>
        <extracomment>What to mend before a game begins; %1 what was given as a player&apos;s name</extracomment>
        <translation>名字要短且不含冒號：%1。</translation>
    </message>
    <message>
        <source>Two players are called %1; give one another name.</source>
        <extracomment>What to mend before a game begins; %1 a player&apos;s name</extracomment>
        <translation>有兩位玩家都叫 %1；請替其中一位改名。</translation>
    </message>
    <message>
        <source>stands already</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>已經建好</translation>
    </message>
    <message>
        <source>has no module in a section beside it</source>
        <extracomment>What is wrong with a file: of a solar panel</extracomment>
        <translation>相鄰的區段沒有模組</translation>
    </message>
    <message>
        <source>has no module of the player beside it</source>
        <extracomment>What is wrong with a file: of a slot for an astronaut</extracomment>
        <translation>旁邊沒有此玩家的模組</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between what a step gives
----------
Between what a section of the ship lacks</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>the size of a module sent (%1)</source>
        <extracomment>Why points were had; %1 a structure: dome, workshop, laboratory</extracomment>
        <translation>送出的模組大小（%1）</translation>
    </message>
    <message>
        <source>%1 complete, largest share (size %2)</source>
        <extracomment>Why points were had; %1 a section of the ship, %2 a number</extracomment>
        <translation>%1 完成，總大小第一（大小 %2）</translation>
    </message>
    <message>
        <source>%1 scores nothing: %2</source>
        <extracomment>At the end of the game; %1 a section of the ship, %2 what it lacks</extracomment>
        <translation>%1 不計分：%2</translation>
    </message>
    <message>
        <source>no slot for an astronaut</source>
        <extracomment>What a step of the game does not bring: no slot is free beside a module of the player</extracomment>
        <translation>沒有太空人的位置</translation>
    </message>
</context>
<context>
    <name>ToMarsPage</name>
    <message>
        <source>To Mars, round %1</source>
        <extracomment>Title of the page of the game To Mars; it is a name</extracomment>
        <translation>To Mars，第 %1 輪</translation>
    </message>
    <message>
        <source>To Mars</source>
        <translation>To Mars</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last step of the game back</extracomment>
        <translation>復原</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>Button: the next round of the game begins</extracomment>
        <translation>下一輪</translation>
    </message>
    <message>
        <source>End the game</source>
        <extracomment>Button: the game is over and is scored</extracomment>
        <translation>結束遊戲</translation>
    </message>
    <message>
        <source>Close …</source>
        <extracomment>Button: closes the game that is followed</extracomment>
        <translation>關閉 …</translation>
    </message>
    <message>
        <source>Choose a photo of the ship</source>
        <extracomment>Title of the dialog that chooses a photo</extracomment>
        <translation>選擇船的照片</translation>
    </message>
    <message>
        <source>Photos (*.jpg *.jpeg *.png *.webp)</source>
        <extracomment>Kind of file in a dialog</extracomment>
        <translation>照片 (*.jpg *.jpeg *.png *.webp)</translation>
    </message>
    <message>
        <source>Close this game?</source>
        <extracomment>Question before the game that is followed is closed</extracomment>
        <translation>關閉這場遊戲？</translation>
    </message>
    <message>
        <source>Its steps are gone unless it was saved in the history.</source>
        <extracomment>What closing a game means</extracomment>
        <translation>除非已存入紀錄，否則其步驟將會消失。</translation>
    </message>
    <message>
        <source>Close it</source>
        <extracomment>Button: closes the game</extracomment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Title of the page of the game To Mars where there is little room</extracomment>
        <translation>第 %1 輪</translation>
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
        <translation>無法存取您的遊戲與設定檔</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: looks once more for the data folder</extracomment>
        <translation>重試</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes the program</extracomment>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>UsualPlayerRow</name>
    <message>
        <source>Name of %1&apos;s usual player</source>
        <extracomment>Read out for the field with the name of a colour&apos;s usual player; %1 the colour</extracomment>
        <translation>%1：常用玩家的名字</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>In the empty field for a player&apos;s name</extracomment>
        <translation>名字</translation>
    </message>
</context>
<context>
    <name>UsualPlayersPopup</name>
    <message>
        <source>Who usually plays?</source>
        <extracomment>Heading over the names of the players</extracomment>
        <translation>平常由誰使用？</translation>
    </message>
    <message>
        <source>Games get the name of a colour&apos;s usual player; those so far that have none get it now. A name can be changed game by game.</source>
        <extracomment>What the names of the players are for</extracomment>
        <translation>對局會帶入該顏色常用玩家的名字；先前沒有名字的對局現在也會補上。每局的名字都可以個別修改。</translation>
    </message>
</context>
<context>
    <name>WarningBar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A warning, read out: %1 what is wrong, %2 what to do</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: expected %2, seen %3</source>
        <extracomment>A warning: %1 a place on the table, %2 what should lie there, %3 what the camera sees</extracomment>
        <translation>%1：應為 %2，看到 %3</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Button beside a warning: shows all that differs, or one line again; %n how many more there are</extracomment>
        <translation>收起</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>還有 %n 項</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>the camera does not answer</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>攝影機沒有回應</translation>
    </message>
    <message>
        <source>check its plug or network, and that no other program uses it; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>請檢查接線或網路，並確認沒有其他程式在使用；恢復後會繼續觀察</translation>
    </message>
    <message>
        <source>the camera&apos;s picture stands still</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>攝影機畫面停住了</translation>
    </message>
    <message>
        <source>wake the camera up or start it anew; the watch goes on when it is back</source>
        <extracomment>What to do about it</extracomment>
        <translation>請喚醒或重新啟動攝影機；恢復後會繼續觀察</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures arrive broken</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>攝影機傳來的畫面已損壞</translation>
    </message>
    <message>
        <source>go nearer to the network&apos;s router or take a shorter cable; the watch goes on with the next good picture</source>
        <extracomment>What to do about it</extracomment>
        <translation>請靠近無線基地台或改用較短的線；下一張正常畫面後會繼續觀察</translation>
    </message>
    <message>
        <source>the watch goes on with the next photo</source>
        <extracomment>After a photo that can&apos;t be read</extracomment>
        <translation>將從下一張照片繼續觀察</translation>
    </message>
    <message>
        <source>the picture of %1 pixels is too small to read</source>
        <extracomment>%1 a size, as in 640 x 480</extracomment>
        <translation>%1 像素的畫面太小，無法辨識</translation>
    </message>
    <message>
        <source>set the camera to 1600 x 1200 or more</source>
        <extracomment>What to do about it</extracomment>
        <translation>請將攝影機設為 1600 × 1200 以上</translation>
    </message>
    <message>
        <source>the picture is too dark to read</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>畫面太暗，無法辨識</translation>
    </message>
    <message>
        <source>switch on a lamp, and take the cap off the lens</source>
        <extracomment>What to do about it</extracomment>
        <translation>請開燈，並取下鏡頭蓋</translation>
    </message>
    <message>
        <source>the picture is burnt out to white</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>畫面過曝成一片白</translation>
    </message>
    <message>
        <source>turn a lamp away, or set the camera to a shorter exposure</source>
        <extracomment>What to do about it</extracomment>
        <translation>請把燈移開，或縮短曝光時間</translation>
    </message>
    <message>
        <source>there is nothing in the picture</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>畫面裡什麼都沒有</translation>
    </message>
    <message>
        <source>clear the view of the lens, and point the camera at the table</source>
        <extracomment>What to do about it</extracomment>
        <translation>請清除鏡頭前的遮擋，並將攝影機對準桌面</translation>
    </message>
    <message>
        <source>no table is seen with the cards of profile &apos;%1&apos;</source>
        <extracomment>%1 a card profile</extracomment>
        <translation>看不到使用設定檔「%1」卡片的桌面</translation>
    </message>
    <message>
        <source>point the camera so that all building cards are in view, or choose another profile</source>
        <extracomment>What to do about it</extracomment>
        <translation>請調整攝影機讓所有建築卡入鏡，或選擇其他設定檔</translation>
    </message>
    <message>
        <source>can&apos;t tell who plays</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>無法判斷誰在玩</translation>
    </message>
    <message>
        <source>start the watch with --human COLOUR --da COLOUR, or with --players COLOUR,COLOUR</source>
        <extracomment>What to do about it</extracomment>
        <translation>請以 --human 顏色 --da 顏色，或 --players 顏色,顏色 開始觀察</translation>
    </message>
    <message>
        <source>the camera&apos;s pictures changed from %1 to %2 pixels</source>
        <extracomment>%1, %2 sizes, as in 640 x 480</extracomment>
        <translation>攝影機畫面從 %1 變成 %2 像素</translation>
    </message>
    <message>
        <source>set the camera back if that was not meant; the watch goes on with the new size</source>
        <extracomment>What to do about it</extracomment>
        <translation>若非有意，請將攝影機調回；將以新尺寸繼續觀察</translation>
    </message>
    <message>
        <source>lay tiles flat beside the cards, not on a box; where they are flat, the lens bends the picture, and &apos;lens learn&apos; helps</source>
        <extracomment>What to do about it</extracomment>
        <translation>請將角標平放在卡片旁，不要放在盒子上；若已平放，則是鏡頭使畫面變形，可用 &apos;lens learn&apos; 改善</translation>
    </message>
    <message>
        <source>print the tiles again at 100 %, and lay them on the table itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>請以 100 % 重新列印角標，並直接放在桌面上</translation>
    </message>
    <message>
        <source>the tiles name the profile &apos;%1&apos;, but &apos;%2&apos; is in use</source>
        <extracomment>%1, %2 card profiles</extracomment>
        <translation>角標標示的設定檔是「%1」，但目前使用「%2」</translation>
    </message>
    <message>
        <source>the lens &apos;%1&apos; was learnt from pictures of %2 pixels, and these have %3</source>
        <extracomment>%1 the name of a camera&apos;s lens, %2, %3 sizes, as in 640 x 480</extracomment>
        <translation>鏡頭「%1」是由 %2 像素的畫面學得，但目前是 %3</translation>
    </message>
    <message>
        <source>set the camera to that shape, or learn the lens again; until then it is not used</source>
        <extracomment>What to do about it</extracomment>
        <translation>請將攝影機設為該尺寸，或重新學習鏡頭；在此之前不會使用它</translation>
    </message>
    <message>
        <source>the camera was moved</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>攝影機被移動了</translation>
    </message>
    <message>
        <source>nothing to do: the table was found again; fasten the camera if it moves by itself</source>
        <extracomment>What to do about it</extracomment>
        <translation>不需處理：已重新找到桌面；若攝影機會自己移動，請固定好</translation>
    </message>
    <message numerus="yes">
        <source>{tile|tiles} %1 can&apos;t be used: not flat on the table</source>
        <extracomment>%1 names of corner tiles</extracomment>
        <translation>
            <numerusform>角標 %1 無法使用：沒有平放在桌上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile|tiles} %1: %2 where %3 is printed on it; the size is not used</source>
        <extracomment>%1 names of corner tiles, %2, %3 lengths: `27.1 mm`</extracomment>
        <translation>
            <numerusform>角標 %1：量得 %2，但印的是 %3；不採用此尺寸</numerusform>
        </translation>
    </message>
    <message>
        <source>two tables are in view</source>
        <extracomment>What is wrong while a camera watches the table</extracomment>
        <translation>畫面中有兩張桌子</translation>
    </message>
    <message>
        <source>point the camera so that it sees one game only</source>
        <extracomment>What to do about it</extracomment>
        <translation>請將相機對準，只拍到一局遊戲</translation>
    </message>
    <message>
        <source>start again with the profile &apos;%1&apos; if these are its cards, or take the tiles away</source>
        <extracomment>What to do about it; %1 a card profile</extracomment>
        <translation>若這些是「%1」設定檔的卡片，請以它重新開始，或拿走角標</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>the camera sends no picture; check its address and that it is switched on, and start the watch again</source>
        <translation>攝影機沒有傳送影像；請檢查位址與電源，然後重新開始觀看</translation>
    </message>
</context>
<context>
    <name>WatchPane</name>
    <message>
        <source>Watching only</source>
        <extracomment>Title of the page that shows a table without following a game</extracomment>
        <translation>只觀看</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>Button: from a table that is only watched to the page that sets up a game</extracomment>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>What the table scores as it lies. Nothing is kept.</source>
        <extracomment>Over the score of a table that is only watched</extracomment>
        <translation>桌面目前的得分。不會保存任何內容。</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Earth</source>
        <extracomment>Where colonists wait: &quot;from Earth to ...&quot;</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>%1&apos;s ship</source>
        <extracomment>%1 a player&apos;s colour: &quot;from red&apos;s ship to ...&quot;</extracomment>
        <translation>%1的太空船</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>%1&apos;s prep module</source>
        <extracomment>Where a card goes from or to; %1 a player&apos;s colour</extracomment>
        <translation>%1的準備艙</translation>
    </message>
    <message>
        <source>the stack of %1</source>
        <extracomment>Where a card goes from or to; %1 a building</extracomment>
        <translation>%1的卡堆</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>the deck</source>
        <extracomment>Where a card goes from or to</extracomment>
        <translation>牌庫</translation>
    </message>
    <message>
        <source>Put %1 from %2 back into %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;into red&apos;s hand&quot;</extracomment>
        <translation>將%1從%2放回%3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back face down on %3</source>
        <extracomment>An order to the player; %1 a card, %2 and %3 places: &quot;on the discard pile&quot;</extracomment>
        <translation>將%1從%2面朝下放回%3</translation>
    </message>
    <message>
        <source>Put %1 from %2 back on %3</source>
        <translation>將%1從%2放回%3</translation>
    </message>
    <message>
        <source>Move one %1 colonist from %2 to %3</source>
        <extracomment>An order to the player; %1 a colour, %2 and %3 places</extracomment>
        <translation>將一個%1殖民者從%2移到%3</translation>
    </message>
    <message>
        <source>Set %1&apos;s energy to %2</source>
        <extracomment>An order to the player; %1 a colour, %2 the level</extracomment>
        <translation>將%1的能源設為 %2</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face down</source>
        <extracomment>An order to the player; %1 a card, %2 a pile</extracomment>
        <translation>將%2上的%1翻成面朝下</translation>
    </message>
    <message>
        <source>Turn %1 on %2 face up</source>
        <translation>將%2上的%1翻成面朝上</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>A card that nobody knows</extracomment>
        <translation>一張卡片</translation>
    </message>
</context>
<context>
    <name>WinRateChart</name>
    <message>
        <source>Win rate by level</source>
        <extracomment>Title of a chart</extracomment>
        <translation>各等級勝率</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>A bar of the chart of win rates, read out: %1 the level, %2 how many were won, %3 of how many</extracomment>
        <translation>%1：%3 局中勝 %2 局</translation>
    </message>
    <message>
        <source>No solo game among these; choose a player to count games of several.</source>
        <extracomment>In place of the chart of win rates</extracomment>
        <translation>其中沒有單人對局；選擇一位玩家即可統計多人對局。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Below a bar of the chart of win rates: %1 how many were won, %2 of how many</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>What the bars of the chart of win rates count</extracomment>
        <translation>勝</translation>
    </message>
</context>
<context>
    <name>WizardColours</name>
    <message>
        <source>The picture of the pieces is needed first.</source>
        <extracomment>Where there are no pieces yet that could be named</extracomment>
        <translation>需要先有棋子的照片。</translation>
    </message>
    <message>
        <source>Piece %1</source>
        <extracomment>Read out for a wooden piece; %1 counts from the left</extracomment>
        <translation>棋子 %1</translation>
    </message>
    <message>
        <source>Whose ship is whose?</source>
        <extracomment>Heading over the spaceship cards</extracomment>
        <translation>哪艘太空船是誰的？</translation>
    </message>
    <message>
        <source>Ship %1</source>
        <extracomment>Read out for a spaceship card; %1 counts from the left</extracomment>
        <translation>太空船 %1</translation>
    </message>
</context>
<context>
    <name>WizardName</name>
    <message>
        <source>Name of the profile</source>
        <extracomment>Read out for the field for a card profile&apos;s name</extracomment>
        <translation>設定檔名稱</translation>
    </message>
    <message>
        <source>There is a profile of this name; it will be replaced.</source>
        <extracomment>Under the field for a card profile&apos;s name</extracomment>
        <translation>已有同名的設定檔；它會被取代。</translation>
    </message>
    <message>
        <source>Note: edition, language, sleeves … (may stay empty)</source>
        <extracomment>In the empty field for a note on a copy of the game</extracomment>
        <translation>備註：版本、語言、牌套…（可留空）</translation>
    </message>
    <message>
        <source>Note on this copy of the game</source>
        <extracomment>Read out for the field for a note on a copy of the game</extracomment>
        <translation>關於這套遊戲的備註</translation>
    </message>
    <message>
        <source>Saving the profile</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在儲存設定檔</translation>
    </message>
</context>
<context>
    <name>WizardPane</name>
    <message>
        <source>Choose the picture: %1</source>
        <extracomment>Title of the dialog that opens a file</extracomment>
        <translation>選擇照片：%1</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.webp *.bmp)</source>
        <extracomment>File types in a dialog that opens pictures</extracomment>
        <translation>照片 (*.jpg *.jpeg *.png *.webp *.bmp)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Choose the folder with the nine pictures</source>
        <extracomment>Title of the dialog that chooses a folder</extracomment>
        <translation>選擇放有九張照片的資料夾</translation>
    </message>
    <message>
        <source>Start over?</source>
        <extracomment>Asked before all pictures for learning cards are thrown away</extracomment>
        <translation>要重新開始嗎？</translation>
    </message>
    <message>
        <source>The pictures taken so far, the spaces and the names are thrown away.</source>
        <extracomment>What starting over means</extracomment>
        <translation>到目前為止拍的照片、位置與名稱都會丟棄。</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button that confirms it</extracomment>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Learn your own cards</source>
        <extracomment>Title of the page that learns cards step by step</extracomment>
        <translation>學習自己的卡片</translation>
    </message>
    <message>
        <source>Start over …</source>
        <extracomment>Button: throws the pictures for learning cards away, after asking</extracomment>
        <translation>重新開始…</translation>
    </message>
    <message>
        <source>All nine from a folder …</source>
        <extracomment>Button: chooses a folder that holds all nine pictures</extracomment>
        <translation>從資料夾讀入全部九張…</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <extracomment>Button: from learning a card profile to the cards of the one in use</extracomment>
        <translation>回到卡片</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back</extracomment>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Take another</source>
        <extracomment>Button that confirms it
----------
Button: the camera is to take another picture in place of the one that is there</extracomment>
        <translation>重拍</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <extracomment>Button: opens the dialog that chooses a file</extracomment>
        <translation>選擇檔案…</translation>
    </message>
    <message>
        <source>Hold still …</source>
        <extracomment>Button: takes a picture with the camera; and while it waits for a moment in which nothing moves</extracomment>
        <translation>請勿移動…</translation>
    </message>
    <message>
        <source>Take the picture</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>Button: one step on</extracomment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Saving …</source>
        <extracomment>Button: makes the card profile and stores it; and while that takes its time</extracomment>
        <translation>正在儲存…</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>儲存設定檔</translation>
    </message>
    <message>
        <source>Another picture?</source>
        <extracomment>Asked before pictures for learning cards are replaced</extracomment>
        <translation>換一張照片？</translation>
    </message>
    <message>
        <source>Other pictures?</source>
        <translation>換其他照片？</translation>
    </message>
    <message>
        <source>What you put right on this picture is thrown away with it.</source>
        <extracomment>What another picture means, where the player marked cards on the one that is there</extracomment>
        <translation>您在這張照片上所做的修正會一併捨棄。</translation>
    </message>
    <message>
        <source>They take the places of the pictures that are there, with all that was put right on those.</source>
        <extracomment>What all pictures from a folder mean, where there are some already</extracomment>
        <translation>它們會取代現有的照片，以及在那些照片上所做的一切修正。</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Keep the old one</source>
        <extracomment>Button: no other picture is taken, the one that was there is shown again</extracomment>
        <translation>保留原本的</translation>
    </message>
</context>
<context>
    <name>WizardPicture</name>
    <message>
        <source>Picture: %1</source>
        <extracomment>Read out for the camera&apos;s picture, or one that was taken; %1 what it shows</extracomment>
        <translation>照片：%1</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>攝影機看到的畫面</translation>
    </message>
    <message>
        <source>Arrow keys go from outline to outline, plus and minus zoom.</source>
        <extracomment>Read out for a picture with the outlines of what was found</extracomment>
        <translation>方向鍵在輪廓之間移動，加號與減號縮放。</translation>
    </message>
    <message>
        <source>Looking at the picture …</source>
        <extracomment>While a picture is read</extracomment>
        <translation>正在查看照片…</translation>
    </message>
    <message>
        <source>Waiting for the camera …</source>
        <extracomment>In place of the camera&apos;s picture</extracomment>
        <translation>正在等待攝影機…</translation>
    </message>
    <message>
        <source>Choose a camera or a file, or drop a picture here.</source>
        <extracomment>In place of the camera&apos;s picture, where there is no camera</extracomment>
        <translation>請選擇攝影機或檔案，或將照片拖放到這裡。</translation>
    </message>
    <message>
        <source>Looking at the picture</source>
        <extracomment>Read out for the bar of progress</extracomment>
        <translation>正在查看照片</translation>
    </message>
    <message>
        <source>Waiting for the camera</source>
        <translation>正在等待攝影機</translation>
    </message>
    <message>
        <source>There is an Earth card</source>
        <extracomment>Whether the player&apos;s edition has a card for Earth</extracomment>
        <translation>有地球卡</translation>
    </message>
    <message>
        <source>Flat and a finger&apos;s breadth apart, with nothing else in the picture; the camera above, so that the cards stand upright in it.</source>
        <extracomment>How each of the nine pictures is taken</extracomment>
        <translation>平放，彼此相隔一指寬，畫面中沒有其他東西；攝影機在上方，讓卡片在畫面中保持直立。</translation>
    </message>
    <message>
        <source>Camera</source>
        <extracomment>Heading over the choice of a camera</extracomment>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Put right by hand</source>
        <extracomment>Button: cards or pieces that were not found right are marked by hand</extracomment>
        <translation>手動修正</translation>
    </message>
    <message>
        <source>Looks right</source>
        <extracomment>Button: what was found in a picture is right, though it was doubtful</extracomment>
        <translation>沒問題</translation>
    </message>
    <message>
        <source>As they will be learnt:</source>
        <extracomment>Over small pictures of the cards or pieces that were cut out of a photo</extracomment>
        <translation>將這樣學習：</translation>
    </message>
    <message>
        <source>Turn</source>
        <extracomment>Button: turns a picture by a quarter</extracomment>
        <translation>旋轉</translation>
    </message>
</context>
<context>
    <name>WizardSpaces</name>
    <message>
        <source>Card: %1</source>
        <extracomment>Read out for a card on which spaces are marked; %1 the card
----------
Read out for the choice of a card on which spaces are marked; %1 the card</extracomment>
        <translation>卡片：%1</translation>
    </message>
    <message>
        <source>The pictures of the buildings and of the spaceships are needed first.</source>
        <extracomment>Where there is no card yet on which spaces could be marked</extracomment>
        <translation>需要先有建築與太空船的照片。</translation>
    </message>
    <message>
        <source>Turn the energy track</source>
        <extracomment>Button: turns the frame of the energy track by a quarter</extracomment>
        <translation>旋轉能源軌</translation>
    </message>
    <message>
        <source>As they were at first</source>
        <extracomment>Button: puts the frames where they were at first</extracomment>
        <translation>恢復原樣</translation>
    </message>
    <message>
        <source>Levels in another order</source>
        <extracomment>Button: the levels of the energy track lie in one line, in a zigzag, in two rows, in rows counted back, and so on</extracomment>
        <translation>換一種能量排列</translation>
    </message>
    <message>
        <source>Swap ★ and ★★</source>
        <extracomment>Button: the frames of two spaces on a building card change places</extracomment>
        <translation>對調 ★ 和 ★★</translation>
    </message>
    <message>
        <source>On your cards ★ and ★★ may lie the other way round. Whatever stands on a building outside of ★★ counts as ★.</source>
        <extracomment>On the spaces of a building card</extracomment>
        <translation>你的卡牌上 ★ 和 ★★ 也許左右相反。站在建築卡上、★★ 以外的都算 ★。</translation>
    </message>
    <message>
        <source>The numbers lie on the levels of the energy track.</source>
        <extracomment>On the spaces of a ship card</extracomment>
        <translation>數字應落在能源軌的各等級上。</translation>
    </message>
    <message>
        <source>Drag levels one by one</source>
        <extracomment>The levels of the energy track are dragged each by itself, not all with their frame</extracomment>
        <translation>逐一拖曳各等級</translation>
    </message>
</context>
<context>
    <name>WizardSteps</name>
    <message>
        <source>Steps</source>
        <extracomment>Read out for the list of steps</extracomment>
        <translation>步驟</translation>
    </message>
    <message>
        <source>being read</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>辨識中</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>完成</translation>
    </message>
    <message>
        <source>not usable</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>無法使用</translation>
    </message>
    <message>
        <source>still to do</source>
        <extracomment>State of a step, read out</extracomment>
        <translation>待完成</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A step, read out: %1 what it is, %2 how far it has come</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>needs a look</source>
        <extracomment>State of a step, read out: somebody should look at the picture</extracomment>
        <translation>需要看一下</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list: `red, blue, green`</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>greenhouse</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>生態建築</translation>
    </message>
    <message>
        <source>energy_bank</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>能源建築</translation>
    </message>
    <message>
        <source>comms_center</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>科學建築</translation>
    </message>
    <message>
        <source>aqualab</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>水源建築</translation>
    </message>
    <message>
        <source>habitation</source>
        <extracomment>A building&apos;s name within a sentence</extracomment>
        <translation>建造建築</translation>
    </message>
    <message>
        <source>G%1</source>
        <extracomment>A card of the greenhouse within a sentence; %1 its value</extracomment>
        <translation>生態建築 %1</translation>
    </message>
    <message>
        <source>E%1</source>
        <extracomment>A card of the energy bank within a sentence; %1 its value</extracomment>
        <translation>能源建築 %1</translation>
    </message>
    <message>
        <source>C%1</source>
        <extracomment>A card of the comms center within a sentence; %1 its value</extracomment>
        <translation>科學建築 %1</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>A card of the aqualab within a sentence; %1 its value</extracomment>
        <translation>水源建築 %1</translation>
    </message>
    <message>
        <source>red</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>紅色</translation>
    </message>
    <message>
        <source>blue</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>藍色</translation>
    </message>
    <message>
        <source>green</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>綠色</translation>
    </message>
    <message>
        <source>yellow</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>黃色</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>白色</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>黑色</translation>
    </message>
    <message>
        <source>grey</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>灰色</translation>
    </message>
    <message>
        <source>orange</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>橙色</translation>
    </message>
    <message>
        <source>purple</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>紫色</translation>
    </message>
    <message>
        <source>pink</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>粉紅色</translation>
    </message>
    <message>
        <source>brown</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>棕色</translation>
    </message>
    <message>
        <source>turquoise</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>藍綠色</translation>
    </message>
    <message>
        <source>H0a</source>
        <translation>建造建築 A</translation>
    </message>
    <message>
        <source>H0b</source>
        <translation>建造建築 B</translation>
    </message>
    <message>
        <source>H0c</source>
        <translation>建造建築 C</translation>
    </message>
    <message>
        <source>H0d</source>
        <translation>建造建築 D</translation>
    </message>
    <message>
        <source>H0e</source>
        <translation>建造建築 E</translation>
    </message>
    <message>
        <source>H0f</source>
        <translation>建造建築 F</translation>
    </message>
    <message>
        <source>H0g</source>
        <translation>建造建築 G</translation>
    </message>
    <message>
        <source>natural</source>
        <extracomment>A player&apos;s colour within a sentence: wood without paint</extracomment>
        <translation>原木色</translation>
    </message>
    <message>
        <source>lime</source>
        <extracomment>A player&apos;s colour within a sentence</extracomment>
        <translation>萊姆綠色</translation>
    </message>
</context>
<context>
    <name>WrittenGame</name>
    <message>
        <source>a solo game has one human and Devious Automatics</source>
        <translation>單人遊戲由一位玩家對抗 Devious Automatics</translation>
    </message>
    <message>
        <source>2 to 4 people play: name their colours</source>
        <translation>2 至 4 人遊戲：請指定顏色</translation>
    </message>
    <message>
        <source>give each player a colour of their own</source>
        <translation>請給每位玩家不同的顏色</translation>
    </message>
    <message>
        <source>points go from 0 to %1</source>
        <translation>分數為 0 至 %1</translation>
    </message>
    <message>
        <source>who wins has the most points: check the points and the winner</source>
        <translation>獲勝者的分數應最高：請檢查分數與獲勝者</translation>
    </message>
    <message>
        <source>who has the most points wins: check the points and the winner</source>
        <translation>分數最高者獲勝：請檢查分數與獲勝者</translation>
    </message>
    <message>
        <source>the level of a solo game is android, super_droid or cyborg</source>
        <translation>單人遊戲的難度為 android、super_droid 或 cyborg</translation>
    </message>
    <message>
        <source>a game takes from 1 to %1 minutes</source>
        <translation>一場遊戲為 1 至 %1 分鐘</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::AdviceModel</name>
    <message>
        <source>%1 wins with %2&#xa0;% (± %3)</source>
        <extracomment>The coach: %1 a player&apos;s colour, %2 odds in per cent, %3 by how much they may be wrong</extracomment>
        <translation>%1獲勝機率 %2 %（± %3）</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <extracomment>Odds to win; %1 in per cent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1&#xa0;% with this card</source>
        <extracomment>Odds to win of who has the card of a move, where nobody told whether the player has it; %1 in per cent</extracomment>
        <translation>持有此牌時 %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 wins with %2&#xa0;% (± %3), over all cards they may hold</source>
        <extracomment>The same where nobody told which cards the player holds, so that each move below it has odds of its own, those of who has its card</extracomment>
        <translation>%1獲勝機率 %2 %（± %3），以所有可能持有的牌計算</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::BoardModel</name>
    <message>
        <source>Unknown card</source>
        <extracomment>A card of which nothing is known</extracomment>
        <translation>未知的卡片</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <extracomment>A card that lies face down; %1 its suit</extracomment>
        <translation>%1，面朝下</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ColourNames</name>
    <message>
        <source>Energy</source>
        <extracomment>The energy marker, in a list of colours; short</extracomment>
        <translation>能源</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::DataFolderViewModel</name>
    <message>
        <source>No program is there to show folders: open it by hand.</source>
        <extracomment>There is no file manager</extracomment>
        <translation>找不到可顯示資料夾的程式：請自行開啟。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Desk</name>
    <message>
        <source>Somebody was quicker: look again, and tap once more.</source>
        <extracomment>A phone&apos;s tap on what has changed meanwhile; the new is on the screen already</extracomment>
        <translation>有人先了一步：請再看一次，然後重新點選。</translation>
    </message>
    <message>
        <source>This page is of another version; load it again.</source>
        <extracomment>A phone asks for what this version does not know</extracomment>
        <translation>此頁面屬於其他版本；請重新載入。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::FacesModel</name>
    <message>
        <source>Spaceships and Earth</source>
        <extracomment>Heading over the spaceship cards and the Earth card</extracomment>
        <translation>太空船與地球</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Heading over the building cards</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <extracomment>Heading over a suit&apos;s seven project cards; %1 is the suit</extracomment>
        <translation>%1的卡片</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Heading over the backs of the project cards</extracomment>
        <translation>卡背</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>The card on which colonists wait</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>Colonists and energy marker</source>
        <extracomment>Heading over the wooden pieces</extracomment>
        <translation>殖民者與能源標記</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>The wooden disc on a ship&apos;s energy track</extracomment>
        <translation>能源標記</translation>
    </message>
    <message>
        <source>%1, back</source>
        <extracomment>A card in a list of cards of all kinds; %1 the suit that its back shows</extracomment>
        <translation>%1，卡背</translation>
    </message>
    <message>
        <source>%1, building</source>
        <extracomment>A card in a list of cards of all kinds; %1 the building</extracomment>
        <translation>%1，建築</translation>
    </message>
    <message>
        <source>%1, ship</source>
        <extracomment>A card in a list of cards of all kinds; %1 the colour of a spaceship</extracomment>
        <translation>%1，太空船</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameFormModel</name>
    <message>
        <source>Give the date as 2026-03-01 and the time as 20:05.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>日期請寫成 2026-03-01，時間請寫成 20:05。</translation>
    </message>
    <message>
        <source>Give the duration in minutes, or leave it empty.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>請以分鐘輸入時間長度，或留空。</translation>
    </message>
    <message>
        <source>Give each player a colour of their own.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>每位玩家的顏色必須不同。</translation>
    </message>
    <message>
        <source>Points are whole numbers from 0 to %1.</source>
        <extracomment>What to mend in the form of a game; %1 the most points that a line can have</extracomment>
        <translation>分數須為 0 至 %1 的整數。</translation>
    </message>
    <message>
        <source>Give the total of each player.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>請輸入每位玩家的總分。</translation>
    </message>
    <message>
        <source>Give the points of the players.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>請輸入玩家的分數。</translation>
    </message>
    <message>
        <source>The best have the same points: tap who won the tie.</source>
        <extracomment>What to mend in the form of a game</extracomment>
        <translation>最高分相同：請點選由誰獲勝。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameReviewModel</name>
    <message>
        <source>Round %1: %2&#xa0;%</source>
        <extracomment>A point of the curve of odds; %1 a round, %2 the odds to win in per cent</extracomment>
        <translation>第 %1 輪：%2&#xa0;%</translation>
    </message>
    <message>
        <source>The end</source>
        <extracomment>The last point of the curve of odds</extracomment>
        <translation>結束</translation>
    </message>
    <message>
        <source>Round %1, %2: %3&#xa0;% given away</source>
        <extracomment>A decision that cost much: %1 the round, %2 what was done, %3 odds given away</extracomment>
        <translation>第 %1 輪，%2：失去 %3&#xa0;%</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>What would have been better; %1 a move</extracomment>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Round %1, %4, %2: %3&#xa0;% given away</source>
        <extracomment>The same of one of several players: %4 their colour</extracomment>
        <translation>第 %1 輪，%4，%2：失去 %3&#xa0;%</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::GameSetup</name>
    <message>
        <source>No camera</source>
        <translation>沒有攝影機</translation>
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
        <translation>哪張牌？</translation>
    </message>
    <message>
        <source>%1, and which other card?</source>
        <extracomment>Above the cards to pick from; %1 the card that was picked before</extracomment>
        <translation>%1，另一張是哪張？</translation>
    </message>
    <message>
        <source>Where?</source>
        <extracomment>Above the buildings to pick from</extracomment>
        <translation>在哪裡？</translation>
    </message>
    <message>
        <source>What is done with %1?</source>
        <extracomment>Above the choices for a card; %1 the card</extracomment>
        <translation>%1 要怎麼用？</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::HistoryFilesModel</name>
    <message numerus="yes">
        <source>%n game(s) written to %1.</source>
        <extracomment>After games were exported; %1 the file&apos;s name</extracomment>
        <translation>
            <numerusform>已將 %n 局寫入 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <extracomment>After games were imported: how many of the file&apos;s are new</extracomment>
        <translation>
            <numerusform>已新增 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the file had been there already.</source>
        <extracomment>After games were imported: how many of the file&apos;s are not new</extracomment>
        <translation>
            <numerusform>檔案中有 %n 局原本就存在。</numerusform>
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
        <translation>這場對局的步驟已不存在。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarksModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A card that can be marked on the photo; %1 a colour</extracomment>
        <translation>太空船：%1</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>A card that can be marked on the photo</extracomment>
        <translation>地球</translation>
    </message>
    <message>
        <source>%1: the sides of the card cross. Put its corners back in order.</source>
        <extracomment>Why a mark can&apos;t be used; %1 the card</extracomment>
        <translation>%1：卡片的邊線交叉了，請把四個角依序放好。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarsChoicesModel</name>
    <message>
        <source>Panels at corners</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>角上的太陽能板</translation>
    </message>
    <message>
        <source>Astronauts&apos; slots</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>太空人位置</translation>
    </message>
    <message>
        <source>Orbital Robotics</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>軌道機器人</translation>
    </message>
    <message>
        <source>Orbital Assembly</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>軌道組裝</translation>
    </message>
    <message>
        <source>Lunar Shuttle</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>月球接駁船</translation>
    </message>
    <message>
        <source>Corporation tokens</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>公司標記</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>An open question of the rules, in a word or two</extracomment>
        <translation>單人</translation>
    </message>
    <message>
        <source>%1 (default)</source>
        <extracomment>The answer to an open question that counts unless the other is chosen; %1 the answer</extracomment>
        <translation>%1（預設）</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::MarsEditorModel</name>
    <message>
        <source>Solar panel %1</source>
        <extracomment>A place of a board that is being entered; %1 its name</extracomment>
        <translation>太陽能板 %1</translation>
    </message>
    <message>
        <source>Astronaut slot %1</source>
        <extracomment>A place of a board that is being entered; %1 its name</extracomment>
        <translation>太空人位置 %1</translation>
    </message>
    <message>
        <source>There is no room for more of these.</source>
        <translation>沒有空間再加了。</translation>
    </message>
    <message>
        <source>Name sections, as in A B, those at a corner as in (C).</source>
        <translation>請填區段，如 A B；只碰到角的填如 (C)。</translation>
    </message>
    <message>
        <source>Not yet: another board is called %1.</source>
        <extracomment>A board can&apos;t be kept yet; %1 the name of another board</extracomment>
        <translation>還不行：另一張版圖叫 %1。</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>版圖名稱</translation>
    </message>
    <message>
        <source>Name spaces of the board, as in A above 1, A above 2.</source>
        <translation>請填版圖上的格子，如 A 上方 1、A 上方 2。</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <translation>%1 上方 %2</translation>
    </message>
    <message>
        <source>%1 below %2</source>
        <translation>%1 下方 %2</translation>
    </message>
    <message>
        <source>Not yet – %1.</source>
        <extracomment>A board can&apos;t be kept yet; %1 what is wrong with it, a place and a colon before it</extracomment>
        <translation>還不行——%1。</translation>
    </message>
    <message>
        <source>My ship</source>
        <extracomment>The name of a board that is being entered, to be changed</extracomment>
        <translation>我的船</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Narrator</name>
    <message>
        <source>Reading aloud.</source>
        <extracomment>Said aloud when reading aloud is switched on</extracomment>
        <translation>開始朗讀。</translation>
    </message>
    <message>
        <source>two stars</source>
        <extracomment>Read aloud in place of the symbol ★★</extracomment>
        <translation>二星</translation>
    </message>
    <message>
        <source>one star</source>
        <extracomment>Read aloud in place of the symbol ★</extracomment>
        <translation>一星</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::NewGameModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A game that can be gone on with; %1 the players, %2 the round and phase</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PageAgainModel</name>
    <message>
        <source>%1 was learnt; the other cards are as they were.</source>
        <extracomment>After one photo of a card profile was learnt again; %1 the file&apos;s name</extracomment>
        <translation>已學習 %1；其他卡片維持原樣。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PageMarksModel</name>
    <message>
        <source>%1 of %2 marked</source>
        <extracomment>How many cards or pieces are marked on a picture, and how many there should be</extracomment>
        <translation>已標記 %1／%2</translation>
    </message>
    <message numerus="yes">
        <source>Tap the other %n corner(s) of this card.</source>
        <extracomment>While a card is marked by its corners; %n are missing</extracomment>
        <translation>
            <numerusform>再點這張卡片的另外 %n 個角。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away what is no piece: tap it, then “Take away”.</source>
        <extracomment>More pieces are marked on a picture than there should be</extracomment>
        <translation>移除不是棋子的標記：點它，再按「移除」。</translation>
    </message>
    <message>
        <source>Take away what is no card: tap it, then “Take away”.</source>
        <extracomment>More cards are marked on a picture than there should be</extracomment>
        <translation>移除不是卡片的標記：點它，再按「移除」。</translation>
    </message>
    <message>
        <source>Does each circle lie just around its piece? Drag it, or the dot beside it to resize it.</source>
        <extracomment>All pieces are marked on a picture</extracomment>
        <translation>每個圓圈都剛好圍住棋子嗎？拖動圓圈可以移動，拖動旁邊的圓點可以調整大小。</translation>
    </message>
    <message>
        <source>Does each frame lie on the edges of its card? Drag a corner to put it right.</source>
        <extracomment>All cards are marked on a picture</extracomment>
        <translation>每個外框都貼著卡片的邊緣嗎？拖動角就能修正。</translation>
    </message>
    <message>
        <source>Tap the middle of each piece that is not marked.</source>
        <extracomment>How pieces are marked by hand</extracomment>
        <translation>點每個還沒標記的棋子的中心。</translation>
    </message>
    <message>
        <source>Tap the middle of each card that is not marked.</source>
        <extracomment>How cards are marked by hand, once one is</extracomment>
        <translation>點每張還沒標記的卡片的中心。</translation>
    </message>
    <message>
        <source>A card around that place would reach out of the picture. Tap its four corners.</source>
        <extracomment>How cards are marked by hand, where a tap in the middle was not enough</extracomment>
        <translation>在那裡的卡片會超出照片。請點它的四個角。</translation>
    </message>
    <message>
        <source>Tap the four corners of a card that is not marked, in any order.</source>
        <extracomment>How cards are marked by hand</extracomment>
        <translation>點一張還沒標記的卡片的四個角，順序不拘。</translation>
    </message>
    <message>
        <source>Card %1 has not the shape of those around it: drag its corners onto its own.</source>
        <extracomment>A card that was marked by hand; %1 counts the cards</extracomment>
        <translation>卡片 %1 的形狀與周圍的不同：請把框的四角拖到它自己的角上。</translation>
    </message>
    <message>
        <source>If it is right so, press the button once more.</source>
        <extracomment>Below what is odd with the marks, once they were to be used</extracomment>
        <translation>如果這樣沒錯，請再按一次按鈕。</translation>
    </message>
    <message>
        <source>Cards %1 and %2 lie partly on each other: drag each frame onto its own card.</source>
        <extracomment>Cards that were marked by hand; %1 and %2 count the cards</extracomment>
        <translation>卡片 %1 與 %2 的框有一部分重疊：請把每個框拖到它自己的卡片上。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PlayViewModel</name>
    <message>
        <source>Not saved yet, tried again by itself: %1</source>
        <extracomment>%1 why, and what to do about it</extracomment>
        <translation>尚未儲存，會自動重試：%1</translation>
    </message>
    <message>
        <source>The table is being set up</source>
        <extracomment>In place of the round and phase: a game begins once its table is seen set up</extracomment>
        <translation>正在布置桌面</translation>
    </message>
    <message>
        <source>Round %1: %2 plays</source>
        <extracomment>What is being played among several players; %1 the round, %2 whose turn it is: `Green`</extracomment>
        <translation>第 %1 輪：輪到%2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::PracticeModel</name>
    <message>
        <source>wins with %1&#xa0;%</source>
        <extracomment>Beside a move that was not the answer; %1 in per cent</extracomment>
        <translation>勝率 %1%</translation>
    </message>
    <message>
        <source>Found at the first try. It wins with %1&#xa0;%.</source>
        <extracomment>A puzzle was solved; %1 the odds to win in per cent</extracomment>
        <translation>一次就找到了，勝率 %1%。</translation>
    </message>
    <message>
        <source>Not this: “%1” wins with %2&#xa0;% only.</source>
        <extracomment>A move that was not the answer of a puzzle; %1 the move, %2 the odds to win in per cent</extracomment>
        <translation>不是這一步：「%1」勝率只有 %2%。</translation>
    </message>
    <message numerus="yes">
        <source>Found after %n wrong {try|tries}. It wins with %1&#xa0;%.</source>
        <extracomment>A puzzle was solved after some wrong tries; %1 the odds to win in per cent</extracomment>
        <translation>
            <numerusform>試錯 %n 次後找到，勝率 %1%。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ProfileFilesModel</name>
    <message>
        <source>%1 was written to %2.</source>
        <extracomment>After a card profile was exported; %1 its name, %2 the file&apos;s</extracomment>
        <translation>%1 已寫入 %2。</translation>
    </message>
    <message>
        <source>%1 was added and is in use.</source>
        <extracomment>After a card profile was imported; %1 its name</extracomment>
        <translation>已加入並使用 %1。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::QuestionsModel</name>
    <message>
        <source>counted in all: %1, not 7</source>
        <extracomment>Below an item that is asked about: the player&apos;s colonists on the whole table; %1 how many</extracomment>
        <translation>總共數到 %1 個，不是 7 個</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReadingsModel</name>
    <message>
        <source>Which card has to be discarded for the bottom action?</source>
        <extracomment>A doubtful card: which card has to be discarded for its action</extracomment>
        <translation>下半部行動須棄掉哪種卡片？</translation>
    </message>
    <message>
        <source>What does the bottom action exchange?</source>
        <extracomment>A doubtful card: what its action does</extracomment>
        <translation>下半部行動交換什麼？</translation>
    </message>
    <message>
        <source>Which colonists decide when the totals are equal?</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>總分相同時，比較哪裡的殖民者？</translation>
    </message>
    <message>
        <source>A card of which suit has to be in hand for the bottom action?</source>
        <extracomment>A doubtful card: a card of which suit has to be in hand for its action</extracomment>
        <translation>下半部行動須持有哪種顏色的手牌？</translation>
    </message>
    <message>
        <source>Any card</source>
        <extracomment>Which card has to be discarded; %1 a suit Which card has to be discarded</extracomment>
        <translation>任何卡片</translation>
    </message>
    <message>
        <source>A ★ and a ★★ colonist</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>★ 與 ★★ 的殖民者各一</translation>
    </message>
    <message>
        <source>The two top cards of a stack</source>
        <extracomment>What a card&apos;s action exchanges</extracomment>
        <translation>卡堆最上面的兩張卡</translation>
    </message>
    <message>
        <source>Those on ★★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>★★ 上的</translation>
    </message>
    <message>
        <source>Those on ★</source>
        <extracomment>What breaks a tie</extracomment>
        <translation>★ 上的</translation>
    </message>
    <message>
        <source>A tie, Polish edition</source>
        <extracomment>A doubtful rule of the Polish edition</extracomment>
        <translation>平手，波蘭文版</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ReportModel</name>
    <message>
        <source>Saved as %1. It goes nowhere by itself: attach it to a report, if you like.</source>
        <extracomment>After pictures were saved for a report; %1 the file</extracomment>
        <translation>已存為 %1。它不會自己傳出去：需要的話，請附在回報中。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreDesk</name>
    <message>
        <source>There is no table that this photo could belong to.</source>
        <extracomment>A phone&apos;s further photo while no table is shown</extracomment>
        <translation>沒有這張照片可以歸屬的桌面。</translation>
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
        <translation>目前平手，各&#xa0;%1 分</translation>
    </message>
    <message>
        <source>A draw: play it again</source>
        <extracomment>Who won: nobody</extracomment>
        <translation>平局：再玩一次</translation>
    </message>
    <message>
        <source>%1 and %2 share the win</source>
        <extracomment>Several players share the win; %1 all but the last, %2 the last: `Red, Blue and Green`</extracomment>
        <translation>%1與%2共享勝利</translation>
    </message>
    <message>
        <source>%1 wins the tie at&#xa0;%2</source>
        <extracomment>The best two have the same total; %1 is who wins the tie-break, %2 the points</extracomment>
        <translation>%1在&#xa0;%2 分平手時勝出</translation>
    </message>
    <message>
        <source>%1 is ahead so far, %2&#xa0;to&#xa0;%3</source>
        <extracomment>%1 is the player, %2 that player&apos;s points, %3 those of the second</extracomment>
        <translation>%1目前領先，%2&#xa0;比&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 wins, %2&#xa0;to&#xa0;%3</source>
        <translation>%1獲勝，%2&#xa0;比&#xa0;%3</translation>
    </message>
    <message>
        <source>? counts as 0 what was not seen or could not be read.</source>
        <extracomment>Below a score sheet with question marks behind some of the points</extracomment>
        <translation>? 表示未看見或無法辨識的項目，以 0 計算。</translation>
    </message>
    <message>
        <source>On the ship</source>
        <extracomment>Line of the score sheet: colonists on the own spaceship</extracomment>
        <translation>太空船上</translation>
    </message>
    <message>
        <source>★ colonists</source>
        <extracomment>Line of the score sheet: colonists on one-star spaces</extracomment>
        <translation>★ 殖民者</translation>
    </message>
    <message>
        <source>★★ colonists</source>
        <extracomment>Line of the score sheet: colonists on two-star spaces</extracomment>
        <translation>★★ 殖民者</translation>
    </message>
    <message>
        <source>All four buildings</source>
        <extracomment>Line of the score sheet: a colonist in each of the four buildings</extracomment>
        <translation>四棟建築都有</translation>
    </message>
    <message>
        <source>Four in a building</source>
        <extracomment>Line of the score sheet: four colonists in one building</extracomment>
        <translation>一棟有四個</translation>
    </message>
    <message>
        <source>Most energy</source>
        <extracomment>Line of the score sheet: the highest energy level</extracomment>
        <translation>能源最高</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line of the score sheet</extracomment>
        <translation>總分</translation>
    </message>
    <message>
        <source>Alone, %1 points</source>
        <extracomment>How a game ended that one played alone; %1 the points</extracomment>
        <translation>獨自一人，%1 分</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ScoreViewModel</name>
    <message>
        <source>Learn a card profile first: without one no card is known.</source>
        <extracomment>Why a photo can&apos;t be read: there is no card profile</extracomment>
        <translation>請先學習卡片設定檔：沒有它就認不得任何卡片。</translation>
    </message>
    <message>
        <source>One more photo from the left may answer this.</source>
        <extracomment>Below the open questions</extracomment>
        <translation>從左邊再拍一張，或許就能確定。</translation>
    </message>
    <message>
        <source>One more photo from the right may answer this.</source>
        <extracomment>Below the open questions</extracomment>
        <translation>從右邊再拍一張，或許就能確定。</translation>
    </message>
    <message>
        <source>One more photo from the near side may answer this.</source>
        <extracomment>Below the open questions; the near side is the one that the buildings face</extracomment>
        <translation>從靠近自己的一側再拍一張，或許就能確定。</translation>
    </message>
    <message>
        <source>One more photo from the far side may answer this.</source>
        <extracomment>Below the open questions; the far side is the one across the table</extracomment>
        <translation>從桌子對面再拍一張，或許就能確定。</translation>
    </message>
    <message>
        <source>The reading was stopped.</source>
        <extracomment>In place of a score sheet: the player stopped the reading of a photo</extracomment>
        <translation>讀取已停止。</translation>
    </message>
    <message>
        <source>No energy marker was found. Does the track lie where the profile has it? See Profiles, Spaces and colours.</source>
        <extracomment>Below the open questions, where no energy marker was found</extracomment>
        <translation>找不到任何能量標記。能量軌的位置和設定檔裡的一樣嗎？請看「設定檔」的「位置與顏色」。</translation>
    </message>
    <message>
        <source>You corrected this photo when you saved it, and so it is shown. Undo takes that back.</source>
        <extracomment>Below the photo, which was saved with corrections before</extracomment>
        <translation>這張照片儲存時修正過，現在照修正後的樣子顯示。按「復原」即可取消。</translation>
    </message>
    <message>
        <source>This photo is in the history with other points: %1. Saving it again puts these in their place.</source>
        <extracomment>Below a photo that was saved before; %1 the points of then: `5 : 3`</extracomment>
        <translation>這張照片在紀錄裡是別的分數：%1。再次儲存會取代它。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShareModel</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>After a score sheet was saved as a picture; %1 the file</extracomment>
        <translation>已存為 %1</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShownCardModel</name>
    <message>
        <source>None of these cards is seen yet: lay it flat, apart from the others.</source>
        <extracomment>While a card is to be shown to the camera</extracomment>
        <translation>還沒看到這些卡片中的任何一張：請平放，和其他卡片分開。</translation>
    </message>
    <message>
        <source>Several of these cards are seen: take away all but the one.</source>
        <translation>看到其中好幾張：請只留下那一張。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ShownGameModel</name>
    <message>
        <source>From %1, read with the cards of “%2”</source>
        <extracomment>Where a saved game came from; %1 a photo&apos;s file name, %2 the card profile it was read with</extracomment>
        <translation>來自 %1，以「%2」的卡片辨識</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A saved game in a line; %1 its date, %2 who won</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a game took</extracomment>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 VP: %3</source>
        <extracomment>Why a player has points; %1 the player, %2 the points, %3 the reason</extracomment>
        <translation>%1，%2 分：%3</translation>
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
            <numerusform>用了建議：%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pocketmars::app::SpacesModel</name>
    <message>
        <source>Ship: %1</source>
        <extracomment>A spaceship card; %1 a colour</extracomment>
        <translation>太空船：%1</translation>
    </message>
    <message>
        <source>Colonists</source>
        <extracomment>The space of a spaceship card on which colonists stand</extracomment>
        <translation>殖民者</translation>
    </message>
    <message>
        <source>Energy</source>
        <extracomment>The space of a spaceship card along which the energy marker moves</extracomment>
        <translation>能源</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::StatisticsModel</name>
    <message>
        <source>%1 min</source>
        <extracomment>How long games took; %1 minutes</extracomment>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>How long games took; %1 hours</extracomment>
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>Android</source>
        <extracomment>Level of Devious Automatics, the weakest</extracomment>
        <translation>機器人</translation>
    </message>
    <message>
        <source>Super droid</source>
        <extracomment>Level of Devious Automatics</extracomment>
        <translation>超級機器人</translation>
    </message>
    <message>
        <source>Cyborg</source>
        <extracomment>Level of Devious Automatics, the strongest</extracomment>
        <translation>生化人</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Statistics: how many games there are</extracomment>
        <translation>局數</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Statistics: a share of games; %1 how many were won, %2 of how many, %3 percent</extracomment>
        <translation>勝</translation>
    </message>
    <message>
        <source>%1 of %2 (%3&#xa0;%)</source>
        <translation>%1 / %2（%3&#xa0;%）</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <extracomment>Statistics: most games won one after the other</extracomment>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Average points</source>
        <extracomment>Statistics: points a game</extracomment>
        <translation>平均分數</translation>
    </message>
    <message>
        <source>Best score</source>
        <extracomment>Statistics: most points in a game</extracomment>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Time played</source>
        <extracomment>Statistics: how long all games took</extracomment>
        <translation>遊戲時間</translation>
    </message>
    <message>
        <source>Versus</source>
        <extracomment>Kind of game in the statistics: people against each other</extracomment>
        <translation>多人</translation>
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
        <translation>目前連勝</translation>
    </message>
    <message>
        <source>First win</source>
        <extracomment>Statistics: the day of the first game that was won</extracomment>
        <translation>首勝</translation>
    </message>
    <message>
        <source>First win, %1</source>
        <extracomment>Statistics: the day of the first game that was won against it; %1 a level of DA</extracomment>
        <translation>首勝（%1）</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of game in the statistics: solo games of which no level was said</extracomment>
        <translation>單人</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::StepsModel</name>
    <message>
        <source>Round %1, architect phase</source>
        <extracomment>What is being played in the solo game: the player&apos;s own phase; %1 the round</extracomment>
        <translation>第 %1 輪，建築師階段</translation>
    </message>
    <message>
        <source>Round %1, system failure</source>
        <extracomment>What is being played in the solo game: cards are discarded from the deck; %1 the round</extracomment>
        <translation>第 %1 輪，系統故障</translation>
    </message>
    <message>
        <source>Round %1, android activation</source>
        <extracomment>What is being played in the solo game: the automaton&apos;s phase; %1 the round</extracomment>
        <translation>第 %1 輪，機器人啟動</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>What is being played among several players: a turn; %1 the round</extracomment>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>What is being played: nothing yet, the game was set up</extracomment>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>遊戲設置</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::TableOptions</name>
    <message>
        <source>Players: automatic</source>
        <extracomment>Who plays is found out from the photo</extracomment>
        <translation>玩家：自動</translation>
    </message>
    <message>
        <source>Solo: %1, DA %2</source>
        <translation>單人：%1，DA %2</translation>
    </message>
    <message>
        <source>Choose your colour</source>
        <extracomment>On the button with the players: what is still to be said; DA is the automaton</extracomment>
        <translation>選擇你的顏色</translation>
    </message>
    <message>
        <source>Choose the colour of DA</source>
        <translation>選擇 DA 的顏色</translation>
    </message>
    <message>
        <source>Choose 2 to 4 colours</source>
        <extracomment>On the button with the players: what is still to be said</extracomment>
        <translation>選擇 2 至 4 種顏色</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::TablePlayersModel</name>
    <message>
        <source>On the table: %1</source>
        <extracomment>The players that were chosen are other than on the table; %1 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>桌上：%1</translation>
    </message>
    <message>
        <source>Nothing seen of: %1. On the table: %2</source>
        <extracomment>The players that were chosen are other than on the table; %1 those of whom nothing is seen: `White, Black`; %2 who lies there: `Solo: Red, DA Blue`</extracomment>
        <translation>沒看到：%1。桌上：%2</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>What the camera must see: ships and colonists of those who play</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>others lie there</source>
        <extracomment>The light of the players, in words: the table shows others than were chosen</extracomment>
        <translation>放的是別人的</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::ToMarsViewModel</name>
    <message>
        <source>Made-up ship</source>
        <extracomment>The board that comes with the program</extracomment>
        <translation>虛構的船</translation>
    </message>
    <message>
        <source>First choose beside the ship what goes there.</source>
        <translation>請先在船旁邊選擇要放什麼。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 a sentence without its full stop, which other scripts write otherwise</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 a step of the game, in which a colon may stand, %2 what it gave</extracomment>
        <translation>%1——%2</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::Voice</name>
    <message>
        <source>This computer has no voice for this language. Install one, as speech-dispatcher-espeak-ng, or have a phone read aloud.</source>
        <extracomment>Why nothing is read aloud, and what helps; names of Debian packages</extracomment>
        <translation>這台電腦沒有這種語言的語音。請安裝一種，例如 speech-dispatcher-espeak-ng，或讓手機朗讀。</translation>
    </message>
    <message>
        <source>This computer does not speak: install speech-dispatcher and look whether its sound works, or have a phone read aloud.</source>
        <extracomment>Why nothing is read aloud, and what helps; names of Debian packages</extracomment>
        <translation>這台電腦沒有發聲：請安裝 speech-dispatcher 並檢查聲音是否正常，或讓手機朗讀。</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardStepsModel</name>
    <message>
        <source>Buildings</source>
        <extracomment>Step of learning cards: a picture of the building cards</extracomment>
        <translation>建築</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>Step of learning cards: a picture of the backs of cards</extracomment>
        <translation>卡背</translation>
    </message>
    <message>
        <source>Spaceships</source>
        <extracomment>Step of learning cards: a picture of the spaceship cards</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>Pieces</source>
        <extracomment>Step of learning cards: a picture of the wooden pieces</extracomment>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Spaces</source>
        <extracomment>Step of learning cards: where colonists stand on the cards</extracomment>
        <translation>位置</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>Step of learning cards: what the colours are called</extracomment>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Step of learning cards: what the profile is called</extracomment>
        <translation>名稱</translation>
    </message>
</context>
<context>
    <name>pocketmars::app::WizardViewModel</name>
    <message>
        <source>My cards</source>
        <extracomment>Name that is offered for a new card profile</extracomment>
        <translation>我的卡片</translation>
    </message>
    <message>
        <source>Lay the five building cards side by side.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>將五張建築卡並排放好。</translation>
    </message>
    <message>
        <source>Lay one project card of each suit face down, in the order of the buildings.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>每種計畫卡各取一張，面朝下，依建築的順序放好。</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order, and the Earth card below them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>將太空船卡以任意順序並排放好，地球卡放在下方。</translation>
    </message>
    <message>
        <source>Lay the spaceship cards side by side in any order.</source>
        <translation>將太空船卡以任意順序並排放好。</translation>
    </message>
    <message>
        <source>Stand one colonist of each colour in a row, in any order, and one energy marker at the right end; leave room between them.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>每種顏色各取一個殖民者排成一列，順序不拘，最右邊放一個能源標記；彼此之間留些空隙。</translation>
    </message>
    <message>
        <source>Look whether each piece and each ship has its right name. Who takes another one&apos;s name swaps with it.</source>
        <extracomment>What to do with the colours that were found</extracomment>
        <translation>請確認每個棋子與每艘太空船的名稱是否正確。選了別人的名稱，兩者就會互換。</translation>
    </message>
    <message>
        <source>What shall this copy of the game be called?</source>
        <extracomment>What to do at the last step of learning cards</extracomment>
        <translation>這套遊戲要叫什麼名字？</translation>
    </message>
    <message>
        <source>Lay the seven habitation cards in two rows, four above and three below, in this order.</source>
        <extracomment>What to lay on the table for a picture; the sketch beside it says which card is A</extracomment>
        <translation>將七張建造建築卡排成兩列，上四下三，依此順序。</translation>
    </message>
    <message>
        <source>Lay the seven cards of this suit in two rows, four above and three below.</source>
        <extracomment>What to lay on the table for a picture</extracomment>
        <translation>將這種花色的七張卡排成兩列，上四下三。</translation>
    </message>
    <message>
        <source>Colonist</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>殖民者</translation>
    </message>
    <message>
        <source>Energy marker</source>
        <extracomment>A wooden piece in a sketch of the table</extracomment>
        <translation>能源標記</translation>
    </message>
    <message>
        <source>Ship</source>
        <extracomment>A card in a sketch of the table</extracomment>
        <translation>太空船</translation>
    </message>
    <message>
        <source>%1: %2 / %3</source>
        <extracomment>A habitation card: %1 its letter, %2 its upper action, %3 its lower action</extracomment>
        <translation>%1：%2／%3</translation>
    </message>
    <message numerus="yes">
        <source>Found all %n piece(s).</source>
        <extracomment>About a picture of wooden pieces; %n of them</extracomment>
        <translation>
            <numerusform>找到全部 %n 個棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found all %n card(s).</source>
        <extracomment>About a picture of cards; %n of them</extracomment>
        <translation>
            <numerusform>找到全部 %n 張卡片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures still needed: %1</source>
        <extracomment>Pictures that are not there yet, or can&apos;t be used; %1 their names</extracomment>
        <translation>還需要的照片：%1</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <extracomment>What is missing before a card profile can be saved</extracomment>
        <translation>請為它命名。</translation>
    </message>
    <message>
        <source>%1. If they are right as they are, save once more.</source>
        <extracomment>%1 what seems to be wrong with the pictures of a card profile</extracomment>
        <translation>%1。如果照片沒有問題，請再儲存一次。</translation>
    </message>
    <message>
        <source>If your edition has no Earth card, say so here.</source>
        <extracomment>Behind what is wrong with a picture of the spaceships where one card too few was found</extracomment>
        <translation>如果您的版本沒有地球卡，請在此說明。</translation>
    </message>
    <message>
        <source>Drag each frame onto its space. One placing goes for all buildings, and one for all ships: look at two or three of them.</source>
        <extracomment>What to do with the spaces marked on a card</extracomment>
        <translation>把每個框拖到它的格位上。所有建築共用一種位置，所有太空船共用一種：看兩三張確認。</translation>
    </message>
    <message>
        <source>Swap the two</source>
        <extracomment>Button: two pictures are given each other&apos;s place</extracomment>
        <translation>對調兩張</translation>
    </message>
    <message>
        <source>Turn it half round</source>
        <extracomment>Button: a picture that is upside down is turned</extracomment>
        <translation>旋轉半圈</translation>
    </message>
</context>
</TS>
