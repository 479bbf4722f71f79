"""What only yacht says. Lines as in `play`."""

TEXTS = """
totals_are=Totals: %s
mark_dice=Mark dice to roll
roll_die=Roll %s again
keep_die=Keep %s after all
hold=hold %s
roll_five=roll all five
do_reroll=Roll marked dice
do_score=Score a box
do_zero=Zero in a box
rolls_n=%d left
worth=%d
box_two=Two alike
box_three=Three alike
box_four=Four alike
box_small=Four of a color
box_large=Five of a color
box_chain=Chain of five
box_red=Red dice
box_yellow=Yellow dice
box_green=Green dice
box_blue=Blue dice
box_wild=Wilds

did_reroll=%s rolls again
did_score=%s: %s, %d
did_zero=%s: zero, %s
"""
