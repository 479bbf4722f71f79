# Texts of the page for the dice-line game. `shows` are the dice beside a line: leave them as they are.

short-1 = Two players. Put a die that fits at the play end; the line grows.
    .shows = b3 b5
short-2 = Nothing fits? Take the die at the back and roll all your dice.
    .shows = r2
short-3 = Your opponent takes one or two from the back and misses a turn.
    .shows = gD1 yD2
short-4 = A wild goes on anything; then name a color.
    .shows = W
short-5 = The line keeps one die. Whoever has no dice left wins the hand.
    .shows = uno
option-target = Points to reach
option-best_of = The match is won by
option-best_of-0 = Points
option-best_of-3 = Two hands
aim-two-hands = first to two hands
field = 24 slots, a line of { $number } dice
slot-play-end = Slot { $slot }, { $face }, play end
slot-back = Slot { $slot }, { $face }, back end
slot-back-taken = Slot { $slot }, { $face }, back end, can be taken
slot-next = Slot { $slot }, empty, the line continues here
# Tags on dice of the line.
tag-end = end
tag-line = line
tag-back = back
take-die = Take { $face }
take = Take
give-die = Give { $face }
asked-give = give one die
asked-play-or-pass = play one, or pass
asked-play = play
asked-roll = the line keeps its die: roll
asked-last-die = play: the line keeps its last die
# What the other choice costs: the die at the back, with which all $count dice are rolled.
price-or-play = play, or take { $face } and roll { $count }
price = nothing fits: take { $face } and roll { $count }
asked-take = nothing fits: take the back die
# $count is how many dice of the line the other player must take.
hint-gives = { $Face } fits: the other takes { $count }
    .label = { $face }, fits: the other player takes { $count }
hint-no-match = { $Face } does not fit
    .label = { $face }, does not fit
real-tag-end = play end
real-take-back-die = Take the back die
real-asked-put-or-pass = put a die, or pass
real-asked-put = put a die into the lit slot
real-asked-pass = nothing fits: pass
