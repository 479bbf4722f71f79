# The refusals of moves on display, page and in host tools. Every message ends without a full stop. Commands show the
# number of the rule in front: "B6: no neighbor has its color".
# The display shows .display instead if there is one: two lines of 126 pixels, better one.
# $face is a face: "r7" in host tools, "red 7" on display and page.

## Refusals of all games: rules/refusals.py

match_over = the match is over
# $line is a line of a record, as in RECORDS.md: "* draw 0"
dealer_awaited = the dealer is awaited: { $line }
turn_of_seat = it is the turn of { $seat }
# $verb and $phase are words of records: 'draw', move
not_in_phase = '{ $verb }' cannot be done in the phase { $phase }
only_drawn_die = only the drawn die may be played
die_not_held = { $seat } holds no { $face }

# UNO and catching: B17, C9, L8, D10
no_uno = UNO is not called in this game, and nobody is caught
    .display = no UNO in this game
uno_once_a_turn = UNO is called once a turn
uno_with_two_left = UNO is called with two left
uno_not_now = it is too late, or too early, to call UNO
    .display = not the time to call UNO
catch_herself = nobody catches herself
nobody_to_catch = nobody to catch there

## Refusals of two or more games: rules/matching.py

name_color = name a color for the wild
once_a_turn = once a turn
roll_before_pass = roll your dice before you pass
# $onto is the face that it should fit, written as $face is.
match_color_or_kind = { $face } has neither the color nor the sign of { $onto }
    .display = needs the color or sign of { $onto }
play_fitting_die = a die fits, so one must be played
    .display = a die fits: play one
# C8, D8
answer_wild_four = accept or challenge the wild +4

## games/basic

# B5
turn_begins_with_roll = every turn begins with a roll
roll_in_first_turn = roll in your first turn
roll_or_keep = first roll, or keep your dice
roll_before_play = roll once a turn, before you play
# B6
place_beside_die = place it beside a die, in an empty slot of the half in play
    .display = beside a die in this half
match_neighbor = no neighbor has the color or sign of { $face }
    .display = { $face } fits no neighbor
# Only the color of the die is known.
no_neighbor_of_color = no neighbor has its color
# B8
other_die_fits = another die fits
# B9
play_drawn_die = the drawn die fits, so it must be played
    .display = the drawn die must be played

## games/center

# C4
roll_before_draw = roll your hand again before you draw
    .display = roll again first
# C7
wild_four_while_matching = a wild +4 only while no die has the color or sign of the center die
    .display = not while a die fits

## games/line

# L5
line_keeps_last_die = the line keeps its last die: roll, or play
    .display = the last die stays
take_back_die = take the die at the back: draw
    .display = take the back die
# L8
give_a_die = give one of your dice

## games/dominoes

# D2
lead_highest_doublet = lead your doublet of the highest number
    .display = lead your highest doublet
# D3
doublet_onto_doublet = no doublet is played onto a doublet
# D4
tile_not_held = { $seat } does not hold that tile
no_arm = there is no arm { $arm }
not_open_end = { $face } has neither the color nor the sign of the open end, { $onto }
    .display = { $face } does not fit { $onto }
# D6
arm_closed = arm { $arm } is closed
dead_end_never_matches = a dead end never touches an end
# D9
only_drawn_tile = only the drawn tile may be played
pile_empty = the pile is empty: pass
pile_not_empty = draw a tile: the pile is not empty
    .display = draw a tile
one_tile_a_turn = one tile a turn is drawn
# D16
reopen_or_pass = lay wild / wild beside a doublet on the table, or pass
    .display = W/W beside a doublet, or pass

## games/yacht

# Y2
name_a_die = name one die at least
no_rolls_left = no rolls left: score a box
# Y3
box_used = that box has its { $points } points: choose an open one
    .display = box used ({ $points }): choose another

## Matches, in a notice, which may be longer than the display: match/match.py

nothing_to_take_back = there is nothing to take back
bot_with_real_dice = a bot cannot roll real dice: end the match, its record is kept
bot_already_there = a bot plays there already
name_a_bot = name the bot that goes on

## The dice of the day, in a notice: match/profile.py

day_for_one = the dice of the day are electronic, of the usual set, and for one player without bots
no_day = { $text } is no day: give its date, such as 20261125

## Real dice on the tray: ui/match/real

lit_slot = put it into the lit slot
other_die = this is another die
# B3: a starting die that begins no hand
roll_again = a wild +4 is rolled again
roll_number = roll until it is a number

## The saved match, in a notice or below the match: match/journal.py, match/match.py

# $reason is what MicroPython says, in English: "[Errno 5] EIO".
match_not_saved = the match is not being saved ({ $reason })
no_room_for_match = the match is not being saved (no room left: delete records)
end_not_saved = the end of the match is not saved: it became too long while it could not be saved
match_damaged = the saved match was damaged: its end is lost; all of the file is kept as { $file }
match_set_aside = the saved match is unreadable; it is kept as { $file }
match_unreadable = the saved match cannot be read: { $reason }

## Settings, in a notice, and for who sends them: ui/menus/settings.py
## $line is what was given, as in their file: brightness=900

no_setting = there is no setting { $text }
setting_number = { $line }: give a number from { $least } to { $most }
setting_word = { $line }: give { $choices }
setting_name = { $line }: give at most { $most } letters
setting_slots = { $line }: give slots from 0 to { $most }, such as 3,17
no_setting_line = '{ $text }' is no line name=value
wrong_line = { $file } line { $line }: { $why }
damaged_line = { $file } line { $line } is damaged
more_wrong_lines = { $file } has more wrong lines: { $count }
file_unreadable = { $file } cannot be read: { $reason }
file_too_long = { $file } has { $bytes } bytes: only its first lines were read
