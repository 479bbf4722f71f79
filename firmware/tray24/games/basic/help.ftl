### The rules of the tray game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Be the first without dice. Whoever goes out scores what the others hold; 500 points win, or what you agreed.
    .title = Goal
    .rules = B18 B19 B21 B22

begin =
    The highest roll starts: she rolls one die and puts it into any slot. That half of the tray, left or right, is
    played on. Then all draw four dice, or three when five or six play.
    .title = Begin
    .rules = B1 B2 B4 B20

starting-die =
    The die that begins acts too. A number: the next player plays. Wild: she names its color first. Skip: she is
    skipped. +2: she takes two more and misses her turn. Reverse: play turns round and the starter plays. Wild +4:
    roll it again.
    .title = First die
    .rules = B2 B3

turn =
    In your first turn you roll all your dice; later you roll them again or keep them. Then you place one, beside a
    die that lies in this half: it must have the color or the sign of one neighbor at least.
    .title = Turn
    .rules = B5 B6

no-fit =
    If a die fits, you must place one. If none does, draw a die and roll it: place it if it fits, otherwise keep
    it.
    .title = No fit
    .rules = B7 B9

wilds =
    A wild lies beside anything, and you name its color. A wild +4 is allowed only when no other die of yours fits:
    the next player takes four dice and misses her turn.
    .title = Wilds
    .rules = B8 B10 B15

actions =
    Skip: the next player misses her turn. Reverse: play turns round; when two play it skips. +2: the next player
    takes two dice, rolls them and misses her turn.
    .title = Actions
    .rules = B12 B13 B14

full-half =
    When its last slot is filled, all dice but that one go back into the bag. The same happens when the bag holds
    too few to draw; if even that is not enough, you take what there is.
    .title = Full half
    .rules = B11 B16

uno =
    Call when you play your next-to-last die: press your seat button. If you forget, any other player can catch
    you with hers, and you take two dice. She may do so until the next player has placed a die or ended her turn.
    .title = UNO
    .rules = B17

last-die = Your last die ends the hand. If it is +2 or a wild +4, the next player still takes two or four.
    .title = Last die
    .rules = B18

points = Numbers count their value, skip, reverse and +2 count 20, wilds 50.
    .title = Points
    .rules = B19

options =
    Points to win. Points go to the winner; or to the holders: all add up their own, and the lowest total wins. Roll
    every turn: nobody keeps her dice. Young players: only theirs are rolled every turn. Table talk: agree whether you
    may talk about dice.
    .title = Options
    .rules = B5 B21 B22 B23
