# Texts of the page for yacht. `shows` are the dice beside a line: leave them as they are.

short-1 = Five dice, three rolls: keep what you like, roll the rest again.
    .shows = r7 b7
short-2 = Then write one box: two, three or four alike, colors, a chain, wilds.
    .shows = g4 g8
short-3 = Wilds stand for any sign and any color.
    .shows = W
short-4 = Nothing fits? Write a zero.
    .shows = -
short-5 = Eleven boxes; the highest total wins. One player can play alone, too.
    .shows = y9
clicks = mark dice, then roll; choose a box to write it.
aim = eleven boxes
lasted = after eleven rounds
field = 24 slots: five dice in the top row, eleven boxes below
total = Total
# Opens the six faces of each of the five dice.
faces = Faces of the dice
# On the boxes of the tray: 8 letters at most.
box-two = Two
box-three = Three
box-four = Four
box-small = 4 color
box-large = 5 color
box-chain = Chain
box-red = Red
box-yellow = Yellow
box-green = Green
box-blue = Blue
box-wild = Wilds
slot-marked = Slot { $slot }, { $face }, marked to roll again
slot-written = Slot { $slot }, { $box }: { $points } written
slot-gives = Slot { $slot }, { $box }: would score { $points }
slot-open = Slot { $slot }, { $box }, open
# A box inside a sentence.
inside-two = two alike
inside-three = three alike
inside-four = four alike
inside-small = four of a color
inside-large = five of a color
inside-chain = chain of five
inside-red = red dice
inside-yellow = yellow dice
inside-green = green dice
inside-blue = blue dice
inside-wild = wilds
asked-zero-in = a zero in { $box }?
zero-in = Zero in { $box }
asked-zero-box = choose the box for a zero
write-points = Write points
write-zero = Write a zero
# A tag on a die that is marked to be rolled again.
tag-again = again
# A tag on a die that stays while others are rolled again.
tag-hold = hold
mark-none = Mark none
mark-all = Mark all
roll-again = Roll { $count } again
asked-box = choose a box
# On a starter, which has no slots for the boxes.
asked-box-keys = choose a box with the keys: yellow and blue, then green
rolls-left = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
rolls-left-mark = { $count ->
    [one] { $count } roll left: mark dice, or choose a box
   *[other] { $count } rolls left: mark dice, or choose a box
}
rolls-left-keys = { $count ->
    [one] { $count } roll left: mark dice, or choose a box with the keys
   *[other] { $count } rolls left: mark dice, or choose a box with the keys
}
real-rolls-left = { $count ->
    [one] { $count } roll left: mark dice
   *[other] { $count } rolls left: mark dice
}
real-keep-all = Keep all
real-tell = Tell them
real-asked-roll = roll all five
real-asked-put = put them in, or tell them
hint-rolled-again = { $Face }, rolled again
    .label = { $face }, rolled again
hint-click = { $Face }: mark it to roll it again
    .label = { $face }: mark it to roll it again
