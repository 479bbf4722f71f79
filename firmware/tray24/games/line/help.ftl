### The rules of the dice-line game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Two play. Be the first without dice and score what the other holds. 200 points win; or, by an option, two hands
    of three.
    .title = Goal
    .rules = L9 L10

begin =
    Each takes five dice of the eleven and rolls one: the higher number starts. Then all are rolled, for both to
    see. The last die, rolled until it shows a number, begins the line.
    .title = Begin
    .rules = L1 L2

turn =
    Put a die at the play end of the line when it has the color or the sign of the die there. A wild always fits,
    and you name its color.
    .title = Turn
    .rules = L3 L7

take =
    If you cannot or will not play, take the die at the back of the line and roll all your dice. Then you may play
    one that fits; otherwise your turn ends.
    .title = Take
    .rules = L4

one-die =
    The line keeps its last die. If it holds only one, you must play when a die fits; else you roll all your dice
    once and may then play.
    .title = One die
    .rules = L5

take-actions =
    The other player takes one or two dice from the back, rolls all her dice, and it is your turn again. The last
    die of the line stays.
    .title = +1, +2
    .rules = L6

uno =
    Call when you play your next-to-last die: press your seat button, or hold blue where there is none. If you are
    caught, you take two dice from the back and roll all. If the line holds only one, the catcher gives you one of her
    dice. You can be caught until the next turn begins.
    .title = UNO
    .rules = L8

last-die = Your last die ends the hand. After a last +1 or +2 the other player still takes dice and rolls all.
    .title = Last die
    .rules = L9

points = Numbers count their value, +1 and +2 count 20, wilds 50.
    .title = Points
    .rules = L9

options = Points to win; or two of three: whoever wins two hands wins.
    .title = Options
    .rules = L10
