### The rules of the center-die game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Be the first without dice. Whoever goes out scores what the others hold; 500 points win, or what you agreed.
    .title = Goal
    .rules = C10 C11

begin =
    One die is rolled until it shows a number: the center die. Everybody draws five dice and rolls them, for all to
    see.
    .title = Begin
    .rules = C1 C2

turn =
    Play a die with the color or the sign of the center die. It becomes the center die, and the old one goes back
    into the bag.
    .title = Turn
    .rules = C3

again =
    If you cannot or will not play, roll all your dice again, once. Then play a die that fits, or draw one: you may
    play it when it fits, or keep it. From an empty bag nothing is drawn.
    .title = Again
    .rules = C4

actions =
    Skip: the next player misses her turn. Reverse: play turns round; when two play it skips. +2: the next player
    takes two dice, rolls them and misses her turn.
    .title = Actions
    .rules = C5

wilds =
    A wild may always be played, and you name its color. A wild +4 makes the next player take four dice; it is
    allowed only when no colored die of yours fits.
    .title = Wilds
    .rules = C6 C7

challenge =
    The next player may challenge a wild +4. If it was not allowed, its player takes it back and four more dice. If
    it was allowed, the challenger takes four.
    .title = Challenge
    .rules = C8

uno =
    Call when you play your next-to-last die: press your seat button, or hold blue where there is none. Until the next
    player does anything in her turn, others may catch you with theirs: two dice.
    .title = UNO
    .rules = C9

last-die = Your last die ends the hand at once: nobody takes dice for a last +2 or wild +4.
    .title = Last die
    .rules = C10

points = Numbers count their value, skip, reverse and +2 count 20, wilds 50. Whoever went out starts the next hand.
    .title = Points
    .rules = C10

options = Points to win. Wild +4: the next player may challenge it, or it is enforced: refused when not allowed.
    .title = Options
    .rules = C8 C11
