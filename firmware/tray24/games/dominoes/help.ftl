### The rules of dominoes in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Be the first without tiles. Whoever goes out scores what is on the other racks; 500 points win, or what you
    agreed.
    .title = Goal
    .rules = D11 D14

begin =
    Everybody draws six tiles and hides them. Whoever holds the doublet of the highest number leads it: it has four
    open arms.
    .title = Begin
    .rules = D1 D2 D3

turn =
    Lay a tile at an open end: one of its markings must have the color or the sign of that end. The other marking is
    the new end. A doublet never goes onto a doublet.
    .title = Turn
    .rules = D4

draw =
    If you cannot or will not play, draw a tile. You may play it at once if it fits. When the pile is empty you
    pass.
    .title = Draw
    .rules = D9

actions =
    Only the side that touches acts. Skip: the next player misses her turn. +2: she takes two tiles and
    misses it. Reverse: play turns round; when two play it skips.
    .title = Actions
    .rules = D7

wilds =
    A wild marking fits every end. Left open it gets a color, which you name. A wild +4 that touches makes the next
    player take four; it is allowed only when no marking on your rack has the color of an open end.
    .title = Wilds
    .rules = D5 D8

challenge = The next player may challenge a wild +4. If it was not allowed, its player takes the four; the tile stays.
    .title = Challenge
    .rules = D8

dead-end =
    A tile with a dead end (X) closes its arm; that side never touches an end. Whoever closes the last arm goes out.
    .title = Dead end
    .rules = D6 D12

uno =
    Call when you play your next-to-last tile: press your seat button. If you forget, you can be caught until the next
    player has laid a tile or ended her turn: you take two.
    .title = UNO
    .rules = D10

last-tile = Your last tile ends the hand. If its +2 or wild +4 acts, the next player still takes two or four.
    .title = Last tile
    .rules = D11

blocked = Pile empty and all have passed: the lowest rack scores the others minus its own; a tie scores nothing.
    .title = Blocked
    .rules = D13

points = Numbers count their value, skip, reverse and +2 10, dead ends and wild +4 20, wilds 25; both markings of a tile.
    .title = Points
    .rules = D11

options =
    Points to win. Doublets open: every doublet opens two more arms. Reopening: when all arms are closed, whoever holds
    wild/wild may lay it beside a doublet: three new arms.
    .title = Options
    .rules = D14 D15 D16
