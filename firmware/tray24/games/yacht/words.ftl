### The texts of yacht.

box_blue = Blue dice
box_chain = Chain of five
box_four = Four alike
box_green = Green dice
box_large = Five of a color
box_open = open
box_red = Red dice
box_small = Four of a color
box_three = Three alike
box_two = Two alike
box_wild = Wilds
box_yellow = Yellow dice
# Boxes of a sheet in two columns of the display: 40 columns each.
cell_blue = Blue
cell_chain = Chain
cell_four = 4 alike
cell_green = Green
cell_large = 5 color
cell_red = Red
cell_small = 4 color
cell_three = 3 alike
cell_two = 2 alike
cell_wild = Wilds
cell_yellow = Yellow
dice_and_sheets = Dice and sheets
did_reroll = { $name } rolls again
did_score = { $name }: { $box }, { $points }
did_zero = { $name }: zero, { $box }
do_reroll = Roll marked dice
do_score = Score a box
do_zero = Zero in a box
faces_of_dice = Faces of the dice
game = Yacht
hold = hold { $dice }
keep_die = Keep { $face }
mark_dice = Mark dice to roll
roll_die = Roll { $face } again
roll_five = roll all five
# Of one die, where four are held: these would have no room.
roll_only = roll only { $die }
rolls_n = { $count } left
totals_are = Totals: { $counts }
worth = { $points }
# Hints. What the dice that are held are for: "Four alike 47%".
why_aim = { $box } { $chance }%
# A box that they meet in any case: "Blue dice, about 46".
why_about = { $box }, about { $points }
# A box that is written: its points now, and those on average if it stays open.
why_now = { $points } now, about { $chance } later

# What the coach says in a first match: three lines of the display.
coach-again = You may roll some of them once more, or score now
coach-box = Each box is used once. This one would score { $points } now
coach-reroll = Mark dice to roll them again, up to twice; the others stay
coach-zero = No box scores now: you must write a zero in one
