### The rules of yacht in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Fill eleven boxes in eleven turns. The highest total wins; alone you play against your best.
    .title = Goal
    .rules = Y1 Y9

turn =
    Roll five dice. Then you may roll any of them again, twice at most. Mark those you want to roll, and choose to
    roll.
    .title = Turn
    .rules = Y2

boxes = After that the dice are scored in a box that is still open, or you write a zero in one. Each box is used once.
    .title = Boxes
    .rules = Y3

alike = Two, three or four alike: that many dice with the same sign, of any color. You score all five dice.
    .title = Alike
    .rules = Y5

colors = Four dice of one color score 75, five of one color 150.
    .title = Colors
    .rules = Y6

chain = All five dice can be put in a row in which neighbors share color or sign. You score all five.
    .title = Chain
    .rules = Y7

sums = Red, yellow, green, blue: the dice of that color. Wilds: 50 for each wild.
    .title = Sums
    .rules = Y8

wilds = A wild and a wild +4 stand for whatever is needed, but not in the sums of colors.
    .title = Wilds
    .rules = Y5 Y6 Y7

values = Numbers count their value, skip, reverse and +2 count 20, wilds 50.
    .title = Values
    .rules = Y4
